# ruff: noqa: N802
"""Energy supply of the team, and buying CO2 down (SO-SUP)."""

from typing import Any

import pytest

from keeling.kernel.game import PLAYING
from keeling.titles.second_chance import refusal
from keeling.titles.second_chance.cooperative import Cooperative
from keeling.titles.second_chance.decade import EnergySupplyPhase
from keeling.titles.second_chance.pollution import EndEnergySupply, ReduceCo2
from keeling.titles.second_chance.state import SCORE_BELOW_ZERO, TOO_MUCH_CO2
from second_chance.phases import run, stack
from second_chance.positions import (
    AF,
    BLUE,
    COAL,
    COOPERATIVE,
    EU,
    FORESTATION,
    GAS,
    NOBODY,
    OIL,
    RED,
    WIND,
    YELLOW,
    asked,
    by_region,
    options_of,
    plants,
    play,
    refusal_of,
)
from second_chance.team import team

FULL = plants(NA=[OIL] * 5, SA=[OIL] * 2, EU=[GAS] * 5, AF=[OIL] * 3, AS=[COAL] * 6, OC=[GAS] * 4)


def polluted(co2: int, score: int, decade: int = 1, **state: Any) -> Cooperative:
    """The regions are supplied; now the team may buy CO2 down, and the phase ends."""
    return team(ReduceCo2(RED), EndEnergySupply(), co2=co2, score=[score], decade=decade, **state)


def reductions(g: Cooperative) -> list[int]:
    """How many steps of 10 ppm are offered."""
    return [int(option.removeprefix("reduce ")) for option in options_of(g)]


# Buying down


@pytest.mark.rule("SO-SUP-03", "SO-SUP-04", "SO-SUP-05")
def test_T_79_buying_540_ppm_down_in_2030() -> None:
    g = polluted(540, 16, decade=3)
    assert reductions(g) == [4, 5]
    assert refusal_of(g, "reduce 6") == refusal.NOT_ENOUGH_POINTS
    assert refusal_of(g, "reduce 3") == refusal.CO2_STILL_TOO_HIGH
    least = play(g.clone(), "reduce 4")
    assert (least.co2, least.score, least.end) == (500, [4], PLAYING)
    play(g, "reduce 5")
    assert (g.co2, g.score, g.end) == (490, [1], PLAYING)


@pytest.mark.rule("SO-SUP-04", "SO-SUP-06")
@pytest.mark.parametrize("steps", [0, 1])
def test_T_80_one_point_does_not_save_520_ppm(steps: int) -> None:
    g = polluted(520, 1)
    assert reductions(g) == [0, 1], "no amount is enough, so none is asked for"
    play(g, f"reduce {steps}")
    assert g.end == TOO_MUCH_CO2
    assert polluted(520, 2).co2 == 500, "two points are, and there is nothing to choose"
    assert polluted(520, 2).end == PLAYING


@pytest.mark.rule("SO-SUP-03")
@pytest.mark.parametrize(("decade", "rate"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_ten_ppm_cost_more_in_every_decade(decade: int, rate: int) -> None:
    g = polluted(450, 11, decade)
    assert reductions(g) == list(range(min(5, 11 // rate) + 1))
    play(g, "reduce 2")
    assert (g.co2, g.score) == (430, [11 - 2 * rate])


@pytest.mark.rule("SO-SUP-03")
def test_the_start_player_answers_for_the_team() -> None:
    """G-73."""
    for seat in (RED, BLUE, YELLOW):
        g = team(EnergySupplyPhase(), players=3, start_player=seat, score=[9], co2=450)
        assert asked(g) == seat


@pytest.mark.rule("SO-SUP-03", "SO-SUP-05")
def test_buying_down_is_free_choice_below_the_limit() -> None:
    g = polluted(430, 99)
    assert reductions(g) == [0, 1, 2, 3]
    assert refusal_of(g, "reduce 4") == refusal.CO2_AT_FLOOR
    assert play(g.clone(), "reduce 0").co2 == 430
    assert play(g, "reduce 3").co2 == 400


@pytest.mark.rule("SO-SUP-05")
def test_more_than_necessary_can_be_bought_down_to_400() -> None:
    g = polluted(520, 99)
    assert reductions(g) == list(range(2, 13))
    play(g, "reduce 12")
    assert (g.co2, g.score) == (400, [87])
    assert asked(polluted(400, 99)) == NOBODY, "at 400 there is nothing to buy"


@pytest.mark.rule("SO-SUP-04")
def test_exactly_enough_points_must_be_used() -> None:
    g = polluted(530, 6, decade=2)
    assert (g.co2, g.score, g.end) == (500, [0], PLAYING)


# The end of the phase


@pytest.mark.rule("SO-SUP-06", "SO-SUP-04")
@pytest.mark.parametrize(("co2", "end"), [(490, PLAYING), (500, PLAYING), (510, TOO_MUCH_CO2), (700, TOO_MUCH_CO2)])
def test_exactly_500_is_safe(co2: int, end: int) -> None:
    g = polluted(co2, 0)
    assert g.end == end
    if end != PLAYING:
        assert COOPERATIVE.outcome(g).winners == []


@pytest.mark.rule("SO-SUP-06", "SO-END-02")
@pytest.mark.parametrize(("score", "end"), [(0, PLAYING), (-1, SCORE_BELOW_ZERO)])
def test_a_score_below_zero_is_a_defeat_at_safe_co2(score: int, end: int) -> None:
    assert polluted(400, score).end == end


@pytest.mark.rule("SO-SUP-06")
def test_co2_may_stand_above_the_limit_until_it_is_bought_down() -> None:
    g = stack(team(co2=480, score=[40], decade=2), COAL, COAL, COAL, COAL, COAL, COAL)
    run(g, EnergySupplyPhase())
    assert (g.co2, g.end) == (480 + 240, PLAYING)
    assert reductions(g) == list(range(21)), "all of it, though 520 ppm remain"
    assert play(g, "reduce 20").end == TOO_MUCH_CO2
    paid = stack(team(co2=480, score=[44], decade=2), COAL, COAL, COAL, COAL, COAL, COAL)
    run(paid, EnergySupplyPhase())
    assert (paid.co2, paid.score, paid.end) == (500, [0], PLAYING)


# Dues and fines


def red_owes(co2: int, score: int, price: int, *, market: int = 2) -> Cooperative:
    """2020: only Europe lacks energy and gets gas; Red controls it, and nobody has a CEP."""
    g = team(
        decade=2,
        co2=co2 - 20,
        score=[score],
        price=price,
        market=market,
        cep=[0, 0],
        region_cep=by_region(0),
        controller=by_region(NOBODY, EU=RED),
        **plants(NA=[OIL] * 2, SA=[OIL] * 2, EU=[(WIND, RED)], AF=[OIL] * 2, AS=[OIL] * 2, OC=[OIL] * 2),
    )
    return run(stack(g, GAS), EnergySupplyPhase())


@pytest.mark.rule("SO-SUP-02", "SO-SUP-06")
def test_T_85_a_fine_takes_the_team_below_zero() -> None:
    g = red_owes(480, 3, 4)
    assert g.co2 == 480
    assert g.score == [-1]
    assert g.end == SCORE_BELOW_ZERO, "the only reduction offered was none"


@pytest.mark.rule("SO-SUP-02")
def test_a_fine_is_paid_before_co2_is_bought_down() -> None:
    """G-74: of 6 points, 4 are gone, and 2 do not save 520 ppm in 2020."""
    g = red_owes(520, 6, 4)
    assert reductions(g) == [0, 1]
    assert play(g, "reduce 1").end == TOO_MUCH_CO2
    assert red_owes(520, 8, 4).end == PLAYING


@pytest.mark.rule("SO-SUP-02")
def test_a_fine_that_empties_the_market_has_the_old_price() -> None:
    g = red_owes(420, 9, 4, market=1)
    assert g.score == [9 - 4]
    assert (g.market, g.price, g.bank) == (2, 5, 50 - 2)


@pytest.mark.rule("SO-SUP-02")
def test_several_fines_of_one_phase_are_all_the_teams() -> None:
    """G-132: the first empties the market, so the second is dearer."""
    g = team(
        decade=2,
        score=[30],
        price=4,
        market=1,
        cep=[0, 0],
        region_cep=by_region(0),
        controller=by_region(NOBODY, EU=RED, AF=BLUE),
        **plants(NA=[OIL] * 2, SA=[OIL] * 2, EU=[(WIND, RED)], AF=[(FORESTATION, BLUE)], AS=[OIL] * 2, OC=[OIL] * 2),
    )
    run(stack(g, GAS, GAS), EnergySupplyPhase())
    assert g.score == [30 - 4 - 5]


# The supply itself


@pytest.mark.rule("SO-SUP-01")
def test_every_decade_has_its_supply_also_the_first() -> None:
    empty = plants(NA=[], SA=[], EU=[], AF=[], AS=[], OC=[])
    g = stack(team(score=[99], region_cep=by_region(3), **empty), COAL, COAL, OIL, OIL, OIL, GAS)
    run(g, EnergySupplyPhase())
    assert g.co2 == 400 + 190
    assert g.region_cep == by_region(2)
    assert [g.space[region * 6] for region in range(6)] == [COAL, COAL, OIL, OIL, OIL, GAS]


@pytest.mark.rule("SO-SUP-01")
def test_a_full_board_needs_nothing() -> None:
    g = team(EnergySupplyPhase(), decade=2, **FULL)
    assert (g.co2, g.region_cep[EU], g.region_cep[AF]) == (400, 4, 2)
