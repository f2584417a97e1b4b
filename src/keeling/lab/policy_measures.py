"""What the books of Climate Policy say of a game (`titles/climate_policy/ledger.py`), as figures and curves."""

from typing import Any, Final

from keeling.titles.climate_policy.alphabet import LEVELS, PLANTS
from keeling.titles.climate_policy.layout import (
    CLEAN_KINDS,
    SHEET_CLEAN,
    SHEET_DEBT,
    SHEET_DIRTY,
    SHEET_MONEY,
    SHEET_PERMITS,
    sheet_place,
)
from keeling.titles.climate_policy.ledger import COMPANY_COLUMNS, TABLE_COLUMNS, UPKEEP_ROUND, read_columns
from keeling.titles.climate_policy.state import DEFEAT, ClimatePolicy

WORTH: Final = {
    "worth_money": SHEET_MONEY,
    "worth_dirty": SHEET_DIRTY,
    "worth_clean": SHEET_CLEAN,
    "worth_permits": SHEET_PERMITS,
    "worth_debt": SHEET_DEBT,
}
FLOWS: Final = {
    "tax": "tax_paid",
    "fine": "fines_paid",
    "grants": "grants_received",
    "dividend": "dividends_received",
    "research": "research_spent",
    "permit_cost": "permits_spent",
    "loophole_cost": "loopholes_spent",
    "permits_bought": "permits_bought",
    "demolished_pushed": "demolished_pushed",
    "demolished_chosen": "demolished_chosen",
    "demolished_tax": "demolished_tax",
    "demolished_permits": "demolished_permits",
}
"""Columns of a company in the books, and the figure that adds them up over the game."""
CLEAN: Final = [plant.replace("-", "_") for plant in PLANTS[:CLEAN_KINDS]]
DIRTY: Final = PLANTS[CLEAN_KINDS:]
PER_MILLE: Final = 1000


class Books:
    """The books of a finished game by name."""

    def __init__(self, g: ClimatePolicy) -> None:
        self.players = g.players
        self.columns = read_columns(g)

    def table(self, name: str) -> list[int]:
        """A column of the table."""
        return self.columns[TABLE_COLUMNS.index(name)]

    def company(self, player: int, name: str) -> list[int]:
        """A column of a company."""
        return self.columns[len(TABLE_COLUMNS) + player * len(COMPANY_COLUMNS) + COMPANY_COLUMNS.index(name)]

    def companies(self, name: str) -> list[list[int]]:
        """A column of all companies."""
        return [self.company(player, name) for player in range(self.players)]

    def plants(self, kinds: list[str]) -> list[list[int]]:
        """How many plants of these kinds each company has, by row."""
        return [
            [sum(row) for row in zip(*(self.company(player, kind) for kind in kinds), strict=True)]
            for player in range(self.players)
        ]


def policy_figures(g: ClimatePolicy, start_money: list[int]) -> dict[str, Any]:
    """The figures of a finished game. Rounds and decades are counted from 1.

    `ruined` are companies whose final worth is below their start money, `poorer` those with less money than then.
    """
    is_lost = g.end == DEFEAT
    books = Books(g)
    rows = range(len(books.table("decade")))
    rounds = [row for row in rows if books.table("round")[row] != UPKEEP_ROUND]
    ppm = books.companies("ppm")
    bought = sum(map(sum, books.companies("permits_bought")))
    spent = sum(map(sum, books.companies("permit_cost")))
    figures: dict[str, Any] = {
        "defeat_decade": g.decade if is_lost else None,
        "defeat_round": len(rounds) if is_lost else None,
        "ppm_final": [column[-1] for column in ppm],
        "ppm_ownerless": books.table("ownerless_ppm")[-1],
        "ppm_cumulative": [sum(column[row] for row in rounds) for column in ppm],
        "ppm_cumulative_ownerless": sum(books.table("ownerless_ppm")[row] for row in rounds),
        "dirty": [column[-1] for column in books.plants(DIRTY)],
        "clean": [column[-1] for column in books.plants(CLEAN)],
        "permit_price_mean": spent / bought if bought else None,
        "permits_held": [column[-1] for column in books.companies("permits")],
        "pool_final": books.table("funding_pool")[-1],
        "pool_mean": sum(books.table("funding_pool")) / max(1, len(rows)),
        "trades": sum(books.table("trades")),
        "trade_money": sum(books.table("trade_money")),
        "permits_traded": sum(books.table("permits_traded")),
        "ruined": sum(
            total < start for total, start in zip(g.score, start_money, strict=True)
        ) if not is_lost else None,
        "poorer": sum(money < start for money, start in zip(g.money, start_money, strict=True)),
    }  # fmt: skip
    figures["permit_concentration"] = concentration(figures["permits_held"])
    for name, line in WORTH.items():
        figures[name] = [g.sheet[sheet_place(player, line)] for player in range(g.players)]
    for column, name in FLOWS.items():
        figures[name] = [sum(values) for values in books.companies(column)]
    for level in range(LEVELS):
        kinds = CLEAN[level::LEVELS]
        figures[f"first_level_{level + 1}"] = first_round(books, kinds, rounds)
    for kind in CLEAN:
        figures[f"first_{kind}"] = first_round(books, [kind], rounds)
    return figures


def first_round(books: Books, kinds: list[str], rounds: list[int]) -> int | None:
    """In which round any company first has such a plant at the end of a round; None if never."""
    columns = books.plants(kinds)
    return next((n for n, row in enumerate(rounds, 1) if any(column[row] for column in columns)), None)


def concentration(held: list[int]) -> int | None:
    """The index of Herfindahl and Hirschman of what is held, in per mille; None if nobody holds any."""
    total = sum(held)
    return sum(PER_MILLE * each * each for each in held) // (total * total) if total else None


def policy_curves(g: ClimatePolicy) -> dict[str, list[Any]]:
    """The curves of a finished game, a value for each row of the books; lists by company where there are companies."""
    books = Books(g)
    return {
        "decade": books.table("decade"),
        "round": books.table("round"),
        "co2": books.table("co2"),
        "ownerless_ppm": books.table("ownerless_ppm"),
        "funding_pool": books.table("funding_pool"),
        "permit_price": books.table("lowest_permit_price"),
        "trades": books.table("trades"),
        "ppm": books.companies("ppm"),
        "money": books.companies("money"),
        "permits": books.companies("permits"),
        "dirty": books.plants(DIRTY),
        "clean": books.plants(CLEAN),
        "tax": books.companies("tax"),
        "research": books.companies("research"),
    }
