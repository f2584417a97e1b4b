# ruff: noqa: N802
"""The course of a competitive game, its energy supply and its income (SX-FLOW, SX-SUP, SX-INC, SX-EOD, SX-END)."""

from typing import Any

import pytest

from keeling.kernel.game import PLAYING
from keeling.titles.common.board import BETWEEN_DECADES, OPERATIONS, SCORING, SUPPLY
from keeling.titles.second_chance.competitive import Competitive
from keeling.titles.second_chance.decade import CompetitiveDecade, EndCompetitiveDecade, IncomePhase
from keeling.titles.second_chance.energy import SupplyEnergy
from keeling.titles.second_chance.state import DECADES, EVENTS_PHASE, INCOME_PHASE, TOO_MUCH_CO2
from second_chance.companies import companies, paupers
from second_chance.phases import Diary, hurry, run, stack, supplied
from second_chance.positions import (
    BLUE,
    COAL,
    COMPETITIVE,
    EMPTY,
    EU,
    FORESTATION,
    GAS,
    NOBODY,
    OIL,
    PURPLE,
    RED,
    SA,
    TABLES,
    WIND,
    YELLOW,
    asked,
    by_region,
    knowledge,
    options_of,
    place_of,
    plants,
    play,
    tables_with_income,
)

NOTHING_YET = plants(NA=[], SA=[], EU=[], AF=[], AS=[], OC=[])
FULL_REGIONS = [region.cep_limit for region in TABLES.regions]
PHASES = [SUPPLY, OPERATIONS, INCOME_PHASE, EVENTS_PHASE]


def row(g: Competitive, number: int) -> list[int]:
    """What stands on the demand spaces with this number, by region."""
    return [g.space[place_of(region, number)] for region in range(6)]


# The decades


def hurried(players: int, decade: int = 1, **state: Any) -> tuple[Competitive, Diary]:
    """A game from this decade on that begins with little CO2, with what happened in it."""
    g = companies(players=players, decade=decade, co2=-999, **supplied(decade - 1), **state)
    diary = Diary(g)
    return hurry(run(g, CompetitiveDecade())), diary


@pytest.mark.rule("SX-FLOW-01", "SX-END-01")
def test_five_decades_of_the_same_phases() -> None:
    g, diary = hurried(2)
    within = [now for now in diary.phases if now[1] != BETWEEN_DECADES]
    assert within == [(decade, phase) for decade in range(1, 6) for phase in PHASES] + [(5, SCORING)]
    assert (g.decade, g.end) == (5, DECADES)


@pytest.mark.rule("SX-FLOW-02")
def test_T_90_the_first_energy_supply() -> None:
    g = companies(region_cep=FULL_REGIONS, **NOTHING_YET)
    assert g.co2 == 50
    bank = g.bank
    run(stack(g, COAL, OIL, OIL, COAL, OIL, GAS), CompetitiveDecade())
    assert g.co2 == 50 + 190
    assert g.region_cep == [count - 1 for count in FULL_REGIONS]
    assert g.bank == bank + 6
    assert row(g, 1) == [COAL, OIL, OIL, COAL, OIL, GAS]
    assert (g.phase, g.decade) == (OPERATIONS, 1)


@pytest.mark.rule("SX-VAR-01")
def test_T_98_the_first_energy_supply_from_zero() -> None:
    g = companies(region_cep=FULL_REGIONS, options={"start_co2": "zero"}, **NOTHING_YET)
    run(stack(g, COAL, OIL, OIL, COAL, OIL, GAS), CompetitiveDecade())
    assert g.co2 == 190


@pytest.mark.rule("SX-FLOW-03")
@pytest.mark.parametrize(("players", "rounds"), [(2, 4), (3, 3), (4, 2)])
def test_the_last_decade_is_as_long_as_the_others(players: int, rounds: int) -> None:
    _, diary = hurried(players, decade=4)
    for decade in (4, 5):
        assert len([turn for turn in diary.turns if turn[0] == decade]) == rounds * players


@pytest.mark.rule("SX-EOD-01")
@pytest.mark.parametrize(("start", "right"), [(RED, YELLOW), (BLUE, RED), (YELLOW, BLUE)])
def test_the_start_player_token_goes_to_the_right(start: int, right: int) -> None:
    g = companies(EndCompetitiveDecade(), players=3, start_player=start)
    assert (g.decade, g.start_player, g.end) == (2, right, PLAYING)
    assert (asked(g), g.phase) == (right, OPERATIONS), "he begins after the Energy Supply of the next decade"


@pytest.mark.rule("SX-END-01", "SX-EOD-01")
@pytest.mark.parametrize(("decade", "end"), [(4, PLAYING), (5, DECADES)])
def test_the_game_ends_after_the_fifth_decade(decade: int, end: int) -> None:
    g = companies(EndCompetitiveDecade(), decade=decade, start_player=BLUE, co2=0)
    assert g.end == end
    assert (g.decade, g.start_player) == ((5, RED) if end == PLAYING else (5, BLUE))


@pytest.mark.rule("SX-END-01")
def test_the_fifth_decade_is_played_to_its_events() -> None:
    _, diary = hurried(2, decade=5)
    assert [phase for _, phase in diary.phases] == [*PHASES, SCORING]


# Energy supply


@pytest.mark.rule("SX-SUP-01")
def test_co2_cannot_be_bought_down() -> None:
    g = stack(companies(decade=2, co2=480 - 5 * 20, score=[99, 99]), GAS, GAS, GAS, GAS, GAS, GAS)
    run(g, CompetitiveDecade())
    assert (g.co2, g.score, g.phase) == (500, [99, 99], OPERATIONS), "nobody was asked anything"


@pytest.mark.rule("SX-SUP-02")
def test_a_fine_costs_the_debtors_own_points() -> None:
    g = paupers(
        decade=2,
        price=4,
        score=[10, 10],
        controller=by_region(NOBODY, EU=BLUE),
        **plants(EU=[(WIND, BLUE)]),
    )
    run(g, SupplyEnergy())
    assert g.score == [10, 6]


@pytest.mark.rule("SX-SUP-02")
def test_fines_may_lead_below_zero_and_each_has_its_price() -> None:
    """G-48, G-132: the first fine takes the last CEP of the market, so the second is dearer."""
    g = paupers(
        decade=2,
        price=4,
        market=1,
        controller=by_region(NOBODY, NA=RED, EU=BLUE),
        **plants(NA=[(WIND, RED)], EU=[(WIND, BLUE)]),
    )
    run(g, SupplyEnergy())
    assert g.score == [-4, -5]
    assert g.market == 1


@pytest.mark.rule("SX-SUP-03")
def test_T_96_the_limit_holds_at_any_moment() -> None:
    full = plants(NA=[OIL], SA=[OIL] * 2, EU=[OIL] * 2, AF=[OIL] * 2, AS=[COAL] * 2, OC=[COAL] * 2)
    g = stack(companies(decade=2, co2=480, **full), GAS)
    run(g, SupplyEnergy())
    assert (g.co2, g.end) == (500, PLAYING)
    lost = stack(companies(decade=2, co2=490, score=[50, 40]), GAS, GAS, GAS)
    run(lost, CompetitiveDecade())
    assert (lost.co2, lost.end) == (510, TOO_MUCH_CO2)
    assert row(lost, 2) == [GAS, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY], "in the middle of the phase"
    assert COMPETITIVE.outcome(lost) == ("too_much_co2", [50, 40], [])


@pytest.mark.rule("SX-SUP-03")
def test_the_last_region_counts_too() -> None:
    full = plants(NA=[OIL] * 2, SA=[OIL] * 2, EU=[OIL] * 2, AF=[OIL] * 2, AS=[COAL] * 2, OC=[COAL])
    for tile, end in ((GAS, PLAYING), (OIL, TOO_MUCH_CO2), (COAL, TOO_MUCH_CO2)):
        assert run(stack(companies(decade=2, co2=480, **full), tile), SupplyEnergy()).end == end


# Income


@pytest.mark.rule("SX-INC-01")
def test_T_92_income_of_ten() -> None:
    g = companies(
        IncomePhase(),
        players=4,
        tables=tables_with_income(forestation=[10]),
        expertise=knowledge(4, forestation=[0, 0, 0, 1]),
        score=[1, 1, 1, 1],
    )
    assert asked(g) == PURPLE
    play(g, "income 3")
    assert g.money == [10, 10, 10, 13]
    assert g.score == [1, 1, 1, 8]


@pytest.mark.rule("SX-INC-01")
def test_income_is_split_in_turn_order_into_own_points() -> None:
    g = companies(
        IncomePhase(),
        players=3,
        start_player=BLUE,
        tables=tables_with_income(forestation=[3], wind=[2], hydro=[1]),
        expertise=knowledge(3, forestation=[1, 0, 0], wind=[0, 1, 0], hydro=[0, 0, 1]),
    )
    for player, total in ((BLUE, 2), (YELLOW, 1), (RED, 3)):
        assert (asked(g), len(options_of(g))) == (player, total + 1)
        play(g, "income 0")
    assert (g.score, g.money) == ([3, 2, 1], [10, 10, 10])


@pytest.mark.rule("SX-SUP-02")
def test_who_can_pay_a_cep_pays_no_fine() -> None:
    g = companies(
        decade=2,
        score=[10, 10],
        cep=[0, 1],
        controller=by_region(NOBODY, SA=RED, EU=BLUE),
        region_cep=by_region(1, EU=0),
        **plants(SA=[(FORESTATION, RED)], EU=[(WIND, BLUE)]),
    )
    run(g, SupplyEnergy())
    assert (g.score, g.cep) == ([10, 10], [0, 0])
    assert (g.region_cep[SA], g.region_cep[EU]) == (0, 0)
