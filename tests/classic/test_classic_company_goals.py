# ruff: noqa: N802
"""Company Goals: what they are worth and how they are given up (C-GOAL)."""

from typing import Any

import pytest

from classic.positions import (
    BIOMASS,
    BLUE,
    COLD_FUSION,
    FORESTATION,
    GAS,
    NOBODY,
    RECYCLING,
    RED,
    SOLAR,
    by_region,
    company_goals,
    discs,
    given,
    options_of,
    plants,
    play,
    refusal_of,
    worlds,
)
from keeling.kernel.game import SPECTATOR
from keeling.titles.classic.scoring import FinalScoring
from keeling.titles.classic.state import DECADES, Classic
from keeling.titles.classic.title import TITLE
from keeling.titles.classic.turn import Turn
from keeling.titles.common import refusal as shared
from keeling.titles.common.goals import goal_value
from keeling.titles.common.places import GOAL_DISCARDED

SIX_PLANTS = plants(
    NA=[(FORESTATION, RED)],
    SA=[(FORESTATION, RED)],
    EU=[(COLD_FUSION, RED)],
    AF=[(RECYCLING, RED)],
    AS=[(BIOMASS, RED)],
    OC=[(SOLAR, RED)],
)
EVERYTHING: dict[str, Any] = {
    **SIX_PLANTS,
    "controller": [RED] * 6,
    "un_owner": [RED] * 6 + [NOBODY] * 7,
    "cep": [9, 2],
    "expertise": discs(forestation=[3, 1], solar=[3, 1], cold_fusion=[3, 1], biomass=[3, 1], recycling=[3, 1]),
}


def worth(card: int, **state: Any) -> int:
    """What the card is worth to Red."""
    g = given(goal_place=company_goals(red=card), **state)
    return goal_value(g, RED, card - 27)


@pytest.mark.rule("C-GOAL-27")
@pytest.mark.parametrize(
    ("regions", "points"), [("", 0), ("EU", 4), ("EU AF", 8), ("EU AF NA SA", 16), ("EU AF NA SA OC", 16)]
)
def test_27_four_points_for_each_controlled_region(regions: str, points: int) -> None:
    controller = by_region(NOBODY, **({"AS": BLUE} | dict.fromkeys(regions.split(), RED)))
    assert worth(27, **SIX_PLANTS, controller=controller) == points


@pytest.mark.rule("C-GOAL-28")
def test_28_three_points_for_each_region_with_an_own_plant() -> None:
    assert worth(28) == 0
    assert worth(28, **plants(EU=[(BIOMASS, RED), (BIOMASS, RED)], AF=[GAS, (FORESTATION, RED)])) == 6
    assert worth(28, **plants(EU=[(BIOMASS, BLUE)]), controller=by_region(NOBODY, EU=BLUE)) == 0
    assert worth(28, **SIX_PLANTS) == 15


@pytest.mark.rule("C-GOAL-29")
@pytest.mark.parametrize(("goals", "points"), [(0, 0), (1, 3), (4, 12), (5, 15), (6, 15)])
def test_29_three_points_for_each_un_goal(goals: int, points: int) -> None:
    assert worth(29, un_owner=[RED] * goals + [BLUE] * 3 + [NOBODY] * (10 - goals)) == points


@pytest.mark.rule("C-GOAL-30")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 0), (2, 3), (5, 12), (6, 15), (7, 15)])
def test_30_three_points_for_each_plant_beyond_the_first(count: int, points: int) -> None:
    own = [(FORESTATION, RED)] * count
    assert worth(30, **plants(NA=own[:5], SA=own[5:], EU=[(BIOMASS, BLUE)] * 3)) == points


@pytest.mark.rule("C-GOAL-31")
@pytest.mark.parametrize(("hand", "points"), [(0, 0), (1, 2), (8, 16), (9, 16)])
def test_31_two_points_for_each_cep_in_hand(hand: int, points: int) -> None:
    g = {**SIX_PLANTS, "controller": [RED] * 6, "region_cep": by_region(2)}
    assert worth(31, cep=[hand, 3], **g) == points, "those in controlled regions do not count"


@pytest.mark.rule("C-GOAL-32", "C-INC-05")
def test_32_four_points_for_each_source_one_leads() -> None:
    assert worth(32) == 0, "nobody leads where nobody has a disc"
    assert worth(32, expertise=discs(solar=[3, 2], biomass=[1, 2])) == 4
    assert worth(32, expertise=discs(solar=[3, 3], biomass=[1, 0], recycling=[0, 1])) == 8, "ties count"
    assert worth(32, expertise=EVERYTHING["expertise"]) == 16


@pytest.mark.rule("C-GOAL-33")
def test_33_three_points_for_each_different_source() -> None:
    board = plants(NA=[(SOLAR, RED), (SOLAR, RED), (FORESTATION, BLUE)], EU=[(COLD_FUSION, RED)])
    assert worth(33, **board) == 6
    assert worth(33, **SIX_PLANTS) == 15


@pytest.mark.rule("C-GOAL-27", "C-GOAL-28", "C-GOAL-29", "C-GOAL-30", "C-GOAL-31", "C-GOAL-32", "C-GOAL-33", "C-SCO-05")
@pytest.mark.parametrize(("card", "most"), [(27, 16), (28, 15), (29, 15), (30, 15), (31, 16), (32, 16), (33, 15)])
def test_T_35_every_goal_is_worth_4_to_its_maximum(card: int, most: int) -> None:
    poor = given(FinalScoring(DECADES), money=[0, 0], cep=[0, 0], goal_place=company_goals(red=card))
    assert poor.score[RED] == 4
    rich = given(FinalScoring(DECADES), goal_place=company_goals(red=card), **EVERYTHING)
    sheet = TITLE.view(rich, SPECTATOR)["players"][RED]["sheet"]
    assert sheet is not None
    assert sheet["goal"] == most


# Giving it up


def with_goal(**state: Any) -> Classic:
    return given(Turn(RED), players=3, goal_place=company_goals(red=31, blue=28), **state)


@pytest.mark.rule("C-GOAL-01")
@pytest.mark.parametrize("discard", ["anytime", "own_turn"])
def test_a_goal_is_worth_8_coins_at_any_time_of_the_own_turn(discard: str) -> None:
    g = with_goal(options={"company_goal_discard": discard})
    before = play(g.clone(), "discard-goal")
    assert before.money == [18, 10, 10]
    assert "propose NA-tech solar" in options_of(before), "it is neither the action nor a free move"
    assert {"buy", "sell"} <= set(options_of(before))
    after = play(g.clone(), "propose NA-tech solar", "buy", "discard-goal")
    assert after.money[RED] == 10 - 3 + 8
    assert "end" in options_of(after)


@pytest.mark.rule("C-GOAL-01")
def test_the_coins_can_be_used_at_once() -> None:
    g = with_goal(money=[0, 0, 0])
    assert refusal_of(g, "buy") == shared.NOT_ENOUGH_MONEY
    play(g, "discard-goal", "buy")
    assert g.money[RED] == 5


@pytest.mark.rule("C-GOAL-02", "C-SET-23")
def test_a_discarded_goal_stays_secret() -> None:
    g = play(with_goal(), "discard-goal")
    for seat in (BLUE, SPECTATOR):
        red = TITLE.view(g, seat)["players"][RED]
        assert (red["has_goal"], red["goal_discarded"], red["goal"]) == (False, True, None)
    unknown = {world.goal_place.index(GOAL_DISCARDED + RED) for world in worlds(g, BLUE)}
    assert len(unknown) > 1
    assert 28 - 27 not in unknown, "it is not the card Blue holds himself"
    ended = given(FinalScoring(DECADES), players=3, goal_place=g.goal_place)
    seen = [player["goal"] for player in TITLE.view(ended, SPECTATOR)["players"]]
    assert seen[RED] is None, "also after the game"


@pytest.mark.rule("C-GOAL-03")
def test_a_discarded_goal_is_gone() -> None:
    g = play(with_goal(cep=[9, 0, 0]), "discard-goal")
    assert refusal_of(g, "discard-goal") == shared.NO_GOAL
    assert "discard-goal" not in options_of(g)
    assert g.goal_of(RED) == -1, "it is not replaced"
    ended = given(FinalScoring(DECADES), players=3, goal_place=g.goal_place, cep=[9, 0, 0], money=[0, 0, 0], price=1)
    assert ended.score[RED] == 4, "9 coins for the CEPs, nothing for the goal, no other 8 coins"


@pytest.mark.rule("C-GOAL-03")
def test_nobody_gets_a_second_goal() -> None:
    g = with_goal()
    places = [g.goal_place.count(player) for player in range(3)]
    assert places == [1, 1, 0]
    play(g, "discard-goal", "propose NA-tech solar", "end")
    assert [g.goal_place.count(player) for player in range(3)] == [0, 1, 0]
