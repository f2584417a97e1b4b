# ruff: noqa: N802
"""Income (rulebook 2), the same in both modes."""

from typing import Any

import pytest

from keeling.kernel.game import NOT_ASKED
from keeling.titles.common import refusal as shared
from keeling.titles.common.tracks import income_of
from keeling.titles.second_chance.decade import IncomePhase
from keeling.titles.second_chance.state import INCOME_PHASE
from second_chance.positions import (
    BLUE,
    COOPERATIVE,
    NOBODY,
    RED,
    YELLOW,
    Mode,
    asked,
    both,
    given,
    knowledge,
    options_of,
    play,
    refusal_of,
    tables_with_income,
)

COLUMNS = tables_with_income(wind=[1, 2, 3, 4, 5], hydro=[1, 2, 3, 4], solar=[1, 2, 3])
"""Tracks on which a space is worth its own number."""


def incomes(mode: Mode, positions: list[int], players: int = 4) -> list[int]:
    """What each player can take as money on the wind track, with discs on these spaces."""
    g = given(mode, IncomePhase(), players=players, tables=COLUMNS, expertise=knowledge(players, wind=positions))
    assert g.phase == INCOME_PHASE
    found = [0] * players
    while g.decision is not None:
        seat = asked(g)
        assert options_of(g) == [f"income {money}" for money in range(len(g.legal))]
        found[seat] = len(g.legal) - 1
        play(g, options_of(g)[-1])
    assert g.money == [10 + income for income in found]
    return found


@both
@pytest.mark.rule("S-INC-01", "S-INC-03")
def test_T_67_two_furthest_alone(mode: Mode) -> None:
    assert incomes(mode, [2, 3, 4, 5]) == [0, 0, 4, 5], "red, blue, yellow, purple"


@both
@pytest.mark.rule("S-INC-03")
def test_T_68_everybody_in_a_paid_stack_of_value_one(mode: Mode) -> None:
    assert incomes(mode, [1, 1, 1, 1]) == [1, 1, 1, 1]
    assert incomes(mode, [2, 1, 1, 2]) == [2, 1, 1, 2]


@both
@pytest.mark.rule("S-INC-03")
def test_T_69_two_tied_furthest_and_one_second(mode: Mode) -> None:
    assert incomes(mode, [4, 1, 4, 3]) == [4, 0, 4, 3]


@both
@pytest.mark.rule("S-INC-02")
def test_T_70_two_players_and_only_the_furthest_is_paid(mode: Mode) -> None:
    """B-28."""
    assert incomes(mode, [4, 5], 2) == [0, 5]


@both
@pytest.mark.rule("S-INC-02", "S-INC-03")
def test_T_71_two_players_tied(mode: Mode) -> None:
    assert incomes(mode, [5, 5], 2) == [5, 5]


@both
@pytest.mark.rule("S-INC-01", "S-INC-03")
def test_T_72_two_tied_second(mode: Mode) -> None:
    assert incomes(mode, [3, 3, 2, 4]) == [3, 3, 0, 4]


@both
@pytest.mark.rule("S-INC-01")
def test_three_players_have_two_paid_stacks(mode: Mode) -> None:
    assert incomes(mode, [5, 1, 3], 3) == [5, 0, 3]


@both
@pytest.mark.rule("S-INC-01", "S-INC-04")
def test_T_66_first_on_one_track_and_second_on_another(mode: Mode) -> None:
    g = given(
        mode,
        IncomePhase(),
        players=3,
        tables=tables_with_income(hydro=[0, 0, 0, 4], solar=[0, 0, 3, 0]),
        expertise=knowledge(3, hydro=[0, 4, 3], solar=[4, 3, 0]),
    )
    assert asked(g) == BLUE
    assert options_of(g) == [f"income {money}" for money in range(8)]
    assert refusal_of(g, "income 8") == shared.MORE_THAN_INCOME
    play(g, "income 4")
    assert g.money == [10, 14, 10]
    assert g.score == ([3] if mode is COOPERATIVE else [0, 3, 0])


@both
@pytest.mark.rule("S-INC-01")
def test_in_turn_order_from_the_start_player(mode: Mode) -> None:
    state: dict[str, Any] = {"expertise": knowledge(3, wind=[2, 2, 1]), "tables": COLUMNS}
    g = given(mode, IncomePhase(), players=3, start_player=YELLOW, **state)
    seats = []
    while g.decision is not None:
        seats.append(asked(g))
        play(g, "income 0")
    assert seats == [YELLOW, RED, BLUE]
    assert sum(g.score) == 5


@both
@pytest.mark.rule("S-INC-04", "S-INC-05")
@pytest.mark.parametrize("money", [0, 2, 5])
def test_each_splits_his_own_income(mode: Mode, money: int) -> None:
    g = given(mode, IncomePhase(), expertise=knowledge(2, wind=[5, 0]), tables=COLUMNS)
    assert refusal_of(g, "decline") == NOT_ASKED
    play(g, f"income {money}")
    assert g.money == [10 + money, 10]
    assert sum(g.score) == g.score[RED] == 5 - money
    assert asked(g) == NOBODY


@both
@pytest.mark.rule("S-INC-06")
def test_no_disc_no_income(mode: Mode) -> None:
    """Two furthest stacks: a player without a disc is in none, even if there is only one stack."""
    assert incomes(mode, [3, 0, 0, 0]) == [3, 0, 0, 0]
    assert incomes(mode, [0, 0, 0, 0]) == [0, 0, 0, 0]


@pytest.mark.rule("S-INC-01")
def test_a_lone_player_is_paid_for_his_own_stack() -> None:
    """G-123."""
    g = given(COOPERATIVE, players=1, expertise=knowledge(1, wind=[4], hydro=[3]), tables=COLUMNS)
    assert income_of(g, RED, g.rules.income_places) == 7
