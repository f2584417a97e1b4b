# ruff: noqa: N802
"""Supply phase: income (C-INC)."""

import pytest

from classic.positions import (
    BLUE,
    ORANGE,
    PURPLE,
    RED,
    YELLOW,
    asked,
    discs,
    given,
    options_of,
    play,
    refusal_of,
    tables_with,
)
from keeling.titles.classic.state import Classic
from keeling.titles.common import refusal as shared
from keeling.titles.common.supply import DistributeIncome

LADDER = tables_with(solar={"income": tuple(range(1, 11))}, recycling={"income": tuple(range(1, 6))})
"""Solar and recycling pay the number of their space, so that every position pays another amount."""


def paid(g: Classic) -> dict[int, int]:
    """What each player is offered, in the order in which they choose; all of it taken as money."""
    offers = {}
    while g.decision is not None:
        player, total = asked(g), len(options_of(g)) - 1
        assert options_of(g) == [f"income {money}" for money in range(total + 1)]
        offers[player] = total
        play(g, f"income {total}")
    return offers


@pytest.mark.rule("C-INC-02", "C-INC-06")
def test_T_05_orange_takes_three_coins_and_three_points() -> None:
    tables = tables_with(biomass={"income": (1, 3, 4, 5, 6, 7)}, recycling={"income": (1, 2, 3, 4, 5)})
    expertise = discs(5, biomass=[0, 1, 0, 0, 3], recycling=[4, 0, 0, 1, 2])
    g = given(DistributeIncome(), players=5, tables=tables, start_player=ORANGE, expertise=expertise, money=[0] * 5)
    assert asked(g) == ORANGE
    assert options_of(g) == [f"income {money}" for money in range(7)]
    assert refusal_of(g, "income 7") == shared.MORE_THAN_INCOME
    for money in range(7):
        split = play(g.clone(), f"income {money}")
        assert (split.money[ORANGE], split.score[ORANGE]) == (money, 6 - money)
    play(g, "income 3")
    assert (g.money[ORANGE], g.score[ORANGE]) == (3, 3)


@pytest.mark.rule("C-INC-01", "C-INC-02", "C-INC-03")
def test_T_06_two_first_and_three_second_are_all_paid() -> None:
    expertise = discs(5, solar=[3, 7, 3, 7, 3])
    g = given(DistributeIncome(), players=5, tables=LADDER, expertise=expertise)
    assert paid(g) == {RED: 3, BLUE: 7, YELLOW: 3, PURPLE: 7, ORANGE: 3}


@pytest.mark.rule("C-INC-04")
def test_T_07_with_two_players_only_the_first_is_paid() -> None:
    ahead = given(DistributeIncome(), tables=LADDER, expertise=discs(solar=[4, 2]))
    assert paid(ahead) == {RED: 4}
    tied = given(DistributeIncome(), tables=LADDER, expertise=discs(solar=[3, 3]))
    assert paid(tied) == {RED: 3, BLUE: 3}


@pytest.mark.rule("C-INC-01")
def test_the_third_position_is_not_paid() -> None:
    g = given(DistributeIncome(), players=4, tables=LADDER, expertise=discs(4, solar=[5, 9, 2, 5]))
    assert paid(g) == {RED: 5, BLUE: 9, PURPLE: 5}


@pytest.mark.rule("C-INC-01", "C-INC-06")
def test_all_tracks_are_paid_in_one_sum() -> None:
    expertise = discs(3, solar=[4, 6, 0], recycling=[3, 0, 5])
    g = given(DistributeIncome(), players=3, tables=LADDER, expertise=expertise, money=[0] * 3)
    assert paid(g) == {RED: 7, BLUE: 6, YELLOW: 5}
    assert g.money == [7, 6, 5]


@pytest.mark.rule("C-INC-05")
def test_who_has_no_disc_is_in_no_position() -> None:
    g = given(DistributeIncome(), players=3, tables=LADDER, expertise=discs(3, solar=[1, 0, 0]))
    assert paid(g) == {RED: 1}
    nobody = given(DistributeIncome(), players=3)
    assert nobody.decision is None, "nobody is asked to split nothing"


@pytest.mark.rule("C-INC-05")
def test_the_lone_player_is_first_wherever_he_has_a_disc() -> None:
    g = given(DistributeIncome(), players=1, tables=LADDER, expertise=discs(1, solar=[2], recycling=[5]))
    assert paid(g) == {RED: 7}


@pytest.mark.rule("C-INC-07")
def test_players_choose_in_turn_order_from_the_start_player() -> None:
    expertise = discs(4, solar=[3, 3, 3, 3])
    g = given(DistributeIncome(), players=4, start_player=YELLOW, expertise=expertise)
    assert list(paid(g)) == [YELLOW, PURPLE, RED, BLUE]
