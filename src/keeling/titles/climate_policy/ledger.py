"""The books: what every company and the world look like at the end of each round and of each upkeep.

A row holds the table's columns and then, company by company, the company's. Stocks are as they are when the books
are closed; flows are what has happened since they were closed last. So

    money = money before + income + loan + grants + dividend + knowledge + trade_balance
            - building - development - research - permit_cost - loophole_cost - tax - fine

holds in every row for every company. An upkeep has the round 0. Common defeat closes the books, too.

In the state a row is one large number, 32 bits for each column, so that clones need not copy thousands of them.
"""

from struct import pack, unpack
from typing import Final

from keeling.titles.climate_policy.alphabet import DIRTY_KINDS, PLANTS
from keeling.titles.climate_policy.continents import liable_ppm
from keeling.titles.climate_policy.layout import (
    COAL,
    COMPANY_FLOWS,
    EMPTY,
    NOBODY,
    PLANT_KINDS,
    TABLE_FLOWS,
    dirty_plant,
    flow_place,
    table_flow_place,
)
from keeling.titles.climate_policy.market import loophole_price, permit_price
from keeling.titles.climate_policy.permits import uncovered_ppm
from keeling.titles.climate_policy.state import UPKEEP, ClimatePolicy

UPKEEP_ROUND: Final = 0

TABLE_STOCKS: Final = [
    "decade",
    "round",
    "co2",
    "ownerless_ppm",
    "ownerless_coal",
    "ownerless_oil",
    "ownerless_gas",
    "funding_pool",
    "bank",
    "permits_on_market",
    "lowest_permit_price",
    "permit_market_value",
    "permits_out_of_game",
    "loopholes_left",
    "loophole_price",
]
TABLE_FLOW_NAMES: Final = [
    "trades",
    "trade_money",
    "permits_traded",
    "permit_trade_money",
    "loopholes_traded",
    "plants_traded",
    "ownerless_pushed",
]
COMPANY_STOCKS: Final = [
    "money",
    "debt",
    "permits",
    "loopholes",
    "ppm",
    "liable_ppm",
    "unpermitted_ppm",
    *[plant.replace("-", "_") for plant in PLANTS],
]
COMPANY_FLOW_NAMES: Final = [
    "income",
    "loan",
    "grants",
    "dividend",
    "knowledge",
    "trade_balance",
    "building",
    "development",
    "research",
    "permit_cost",
    "loophole_cost",
    "tax",
    "fine",
    "demolished_pushed",
    "demolished_chosen",
    "demolished_tax",
    "demolished_permits",
    "permits_bought",
]
TABLE_COLUMNS: Final = TABLE_STOCKS + TABLE_FLOW_NAMES
COMPANY_COLUMNS: Final = COMPANY_STOCKS + COMPANY_FLOW_NAMES
assert len(TABLE_FLOW_NAMES) == TABLE_FLOWS
assert len(COMPANY_FLOW_NAMES) == COMPANY_FLOWS


def row_length(players: int) -> int:
    """How many numbers a row of the books has."""
    return len(TABLE_COLUMNS) + players * len(COMPANY_COLUMNS)


def close_books(g: ClimatePolicy) -> None:
    """Write a row and begin the next."""
    plants = plants_on_board(g)
    row: list[int] = []
    add_table(g, plants, row)
    for player in range(g.players):
        add_company(g, player, plants, row)
    g.history = [*g.history, int.from_bytes(pack(f"<{len(row)}i", *row), "little")]
    g.flow = [0] * len(g.flow)


def read_row(g: ClimatePolicy, number: int) -> list[int]:
    """A row of the books as its columns."""
    length = row_length(g.players)
    return list(unpack(f"<{length}i", g.history[number].to_bytes(4 * length, "little")))


def read_columns(g: ClimatePolicy) -> list[list[int]]:
    """All rows of the books, column by column."""
    length = row_length(g.players)
    books = b"".join([row.to_bytes(4 * length, "little") for row in g.history])
    numbers = unpack(f"<{length * len(g.history)}i", books)
    return [list(numbers[column::length]) for column in range(length)]


def add_table(g: ClimatePolicy, plants: list[int], row: list[int]) -> None:
    """Append the table's columns."""
    row.append(g.decade)
    row.append(UPKEEP_ROUND if g.phase == UPKEEP else g.round - g.players + 1)
    row.append(g.co2)
    kinds = plants_of(plants, g.players)
    row.append(ppm_of(g, kinds))
    for kind in range(DIRTY_KINDS):
        row.append(kinds[dirty_plant(kind)])
    row.append(g.funding)
    row.append(g.bank)
    permits = 0
    value = 0
    for price in range(len(g.permit_market)):
        permits += g.permit_market[price]
        value += g.permit_market[price] * price
    row.append(permits)
    row.append(permit_price(g))
    row.append(value)
    row.append(g.permit_box)
    row.append(g.loophole_supply)
    row.append(loophole_price(g))
    row += g.flow[table_flow_place(g.players, 0) :]


def add_company(g: ClimatePolicy, player: int, plants: list[int], row: list[int]) -> None:
    """Append a company's columns."""
    row.append(g.money[player])
    row.append(g.debt[player])
    row.append(g.permits[player])
    row.append(g.loopholes[player])
    kinds = plants_of(plants, player)
    row.append(ppm_of(g, kinds))
    row.append(liable_ppm(g, player))
    row.append(uncovered_ppm(g, player))
    row += kinds
    row += g.flow[flow_place(player, 0) : flow_place(player + 1, 0)]


def plants_on_board(g: ClimatePolicy) -> list[int]:
    """How many plants there are, by owner and kind, the ownerless ones behind those of the last player."""
    counts = [0] * ((g.players + 1) * PLANT_KINDS)
    for place, plant in enumerate(g.space):
        if plant != EMPTY:
            owner = g.owner[place] if g.owner[place] != NOBODY else g.players
            counts[owner * PLANT_KINDS + plant] += 1
    return counts


def plants_of(plants: list[int], owner: int) -> list[int]:
    """The part of the plants on the board that is the owner's, by kind."""
    return plants[owner * PLANT_KINDS : (owner + 1) * PLANT_KINDS]


def ppm_of(g: ClimatePolicy, kinds: list[int]) -> int:
    """The ppm of so many plants of each kind."""
    total = 0
    for plant in range(COAL, PLANT_KINDS):
        total += kinds[plant] * g.rules.ppm[plant]
    return total
