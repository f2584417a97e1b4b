"""The books: a row for each round and upkeep, in the view and in the events, that explains every dollar."""

from itertools import pairwise
from typing import Any

import pytest

from climate_policy.positions import BLUE, POLICIES, RED, given, plants, play
from everywhere import moves, start
from keeling.kernel.game import SPECTATOR
from keeling.kernel.match import Match
from keeling.kernel.title import Setup
from keeling.titles.climate_policy.layout import COAL, GAS, NOBODY, OIL
from keeling.titles.climate_policy.sequence import CloseDecade, CloseRound
from keeling.titles.climate_policy.state import UPKEEP
from keeling.titles.climate_policy.title import TITLE
from keeling.titles.climate_policy.trade import MakeOffers
from keeling.titles.climate_policy.turn import Turn

RECEIVED = ("income", "loan", "grants", "dividend", "knowledge", "trade_balance")
PAID = ("building", "development", "research", "permit_cost", "loophole_cost", "tax", "fine")


def history_of(g: Any) -> Any:
    return TITLE.view(g, SPECTATOR)["history"]


@pytest.mark.parametrize("policy", POLICIES)
def test_there_is_a_row_for_every_round_and_upkeep_and_it_explains_all_money(policy: str) -> None:
    g = start(TITLE.name, 3, 4, policy=policy)
    start_money = g.money[:]
    for action in moves(g, 4):
        g.play(action)
    history = history_of(g)
    table = history["table"]
    decades, rounds = g.rules.decades, g.rules.rounds
    when = [(decade, number) for decade in range(1, decades + 1) for number in [*range(1, rounds + 1), 0]]
    assert list(zip(table["decade"], table["round"], strict=True)) == when
    for player, company in enumerate(history["companies"]):
        money = [start_money[player], *company["money"]]
        for row, (before, after) in enumerate(pairwise(money)):
            flowed = sum(company[name][row] for name in RECEIVED) - sum(company[name][row] for name in PAID)
            assert after == before + flowed
    for row, co2 in enumerate(table["co2"]):
        assert co2 == table["ownerless_ppm"][row] + sum(company["ppm"][row] for company in history["companies"])


def test_events_carry_the_rows_so_that_a_curve_needs_no_replay() -> None:
    """Rows put together from the changes of the closing events are the rows of the last view."""
    match = Match(Setup.of(TITLE, 2, 3, {"policy": "3AB"}), ["random"] * 2)
    heard: dict[str, list[int]] = {}
    closings = 0

    def hear(events: list[Any]) -> None:
        nonlocal closings
        for event in events:
            if event["kind"] in ("CloseRound", "CloseDecade", "CommonDefeat"):
                closings += 1
                for path, (_, after) in event["changes"].items():
                    if path.startswith("history.table."):
                        name, number = path.removeprefix("history.table.").split(".")
                        column = heard.setdefault(name, [])
                        column += [0] * (int(number) + 1 - len(column))
                        column[int(number)] = after

    hear(match.opening[SPECTATOR])
    for action in moves(match.game, 3):
        hear(match.play(action)[SPECTATOR])
    table = history_of(match.game)["table"]
    assert closings == len(table["co2"]) == 30
    for name, column in table.items():
        known = heard.get(name, [])
        assert known + [0] * (len(column) - len(known)) == column, name


def test_a_row_counts_plants_emissions_and_permits() -> None:
    g = given(
        CloseRound(),
        players=3,
        policy="3B",
        **plants(EU=[(COAL, RED, 1), (OIL, RED)], AS=[(GAS, NOBODY), (0, BLUE)]),
        permits=[1, 5, 0],
    )
    table, (red, blue, _) = history_of(g)["table"], history_of(g)["companies"]
    assert (table["co2"], table["ownerless_ppm"], table["ownerless_gas"]) == ([90], [20], [1])
    assert (table["permits_on_market"], table["lowest_permit_price"], table["loopholes_left"]) == ([29], [1], [7])
    assert table["permit_market_value"] == [sum(price * n for price, n in enumerate(g.permit_market))]
    assert (red["ppm"], red["liable_ppm"], red["unpermitted_ppm"]) == ([70], [30], [20])
    assert (red["coal"], red["oil"], red["gas"]) == ([1], [1], [0])
    assert (blue["forestation_1"], blue["permits"], blue["unpermitted_ppm"]) == ([1], [5], [0])


def test_demolitions_are_counted_by_their_cause() -> None:
    full = plants(AF=[(GAS, BLUE), (GAS, RED)])
    g = given(Turn(RED), CloseRound(), players=3, **full, stock=[1, 0, 0, 0, 0, 0, 0, 0, 0])
    play(g, "build coal AF", "demolish AF-2", "end")
    red, blue, _ = history_of(g)["companies"]
    assert (red["demolished_chosen"][0], blue["demolished_pushed"][0], red["demolished_pushed"][0]) == (1, 1, 0)
    assert red["building"][0] == 2


def test_trades_stand_in_the_books_with_their_price() -> None:
    g = given(
        MakeOffers(RED),
        CloseDecade(),
        players=3,
        policy="3",
        options={"trade_mode": "free"},
        phase=UPKEEP,
        permits=[3, 0, 0],
        offers_left=1,
    )
    play(g, "trade 2", "give-permits 2", "ask-money 5", "offer", "accept")
    table, (red, blue, _) = history_of(g)["table"], history_of(g)["companies"]
    assert [table[name][0] for name in ("trades", "trade_money", "permits_traded", "permit_trade_money")] == [
        1,
        5,
        2,
        5,
    ]
    assert (red["trade_balance"][0], blue["trade_balance"][0]) == (5, -5)


@pytest.mark.rule("P-SEQ-08")
def test_common_defeat_closes_the_books() -> None:
    dirty = plants(EU=[(COAL, RED)] * 4, AS=[(COAL, BLUE)] * 5, NA=[(OIL, RED)] * 4)
    g = given(Turn(RED), players=3, **dirty, stock=[0, 0, 1, 0, 0, 0, 0, 0, 0])
    assert g.co2 == 480
    play(g, "build gas OC")
    assert (g.end, g.co2, g.decision, g.stack) == (2, 500, None, [])
    assert history_of(g)["table"]["co2"] == [500]
    assert TITLE.outcome(g).winners == []
