# ruff: noqa: N802
"""Final scoring of companies and who wins (SX-SCO)."""

from typing import Any

import pytest

from keeling.titles.common.board import SHEET_COINS, SHEET_CUBES, SHEET_GOAL, SHEET_LINES, SHEET_PLAY, SHEET_UN_GOALS
from keeling.titles.common.places import GOAL_DISCARDED, GOAL_SCORED
from keeling.titles.second_chance.competitive import Competitive
from keeling.titles.second_chance.scoring import FinalScoring
from keeling.titles.second_chance.state import DECADES
from second_chance.companies import paupers, un_owners
from second_chance.positions import (
    BLUE,
    COMPETITIVE,
    FORESTATION,
    NOBODY,
    PURPLE,
    RED,
    SOLAR,
    WIND,
    Prepared,
    by_region,
    company_goals,
    knowledge,
    plants,
    projects,
)


def scored(**state: Any) -> Competitive:
    """The final scoring of players who have nothing but what is given."""
    return paupers(FinalScoring(), **state)


def sheet(g: Competitive, player: int) -> dict[str, int]:
    """The player's lines of the scoring sheet that are not zero."""
    lines = {
        "play": SHEET_PLAY,
        "goal": SHEET_GOAL,
        "coins": SHEET_COINS,
        "cubes": SHEET_CUBES,
        "un_goals": SHEET_UN_GOALS,
    }
    values = {name: g.breakdown[player * SHEET_LINES + line] for name, line in lines.items()}
    return {name: points for name, points in values.items() if points}


@pytest.mark.rule("SX-SCO-01", "SX-SCO-02", "SX-SCO-03", "SX-SCO-04", "SX-SCO-05", "SX-GOAL-05", "SX-END-01")
def test_T_94_a_whole_final_scoring() -> None:
    g = scored(
        players=4,
        price=5,
        score=[0, 0, 0, 75],
        money=[0, 0, 0, 5],
        cep=[0, 0, 0, 3],
        cube=[2, 0, 1, 2],
        controller=by_region(NOBODY, AF=PURPLE, OC=PURPLE),
        region_cep=by_region(0, AF=1, OC=1),
        goal_place=company_goals(purple=[5]),
        un_owner=un_owners(0, 0, 0, 2),
        **plants(
            NA=[(SOLAR, PURPLE)], EU=[(WIND, PURPLE)], AF=[(FORESTATION, PURPLE)], OC=[(SOLAR, PURPLE)], AS=[], SA=[]
        ),
    )
    assert g.money[PURPLE] == 30
    assert sheet(g, PURPLE) == {"play": 75, "goal": 12, "coins": 15, "cubes": 3, "un_goals": 10}
    assert g.score == [3, 0, 0, 115]
    assert g.end == DECADES
    assert COMPETITIVE.outcome(g) == ("decades", [3, 0, 0, 115], [PURPLE])


@pytest.mark.rule("SX-SCO-01")
def test_ceps_of_controlled_regions_are_sold_with_the_own_at_one_price() -> None:
    g = scored(
        price=6,
        cep=[2, 1],
        controller=by_region(NOBODY, EU=BLUE, AF=RED),
        region_cep=by_region(1, EU=3, AF=2),
        **plants(EU=[(WIND, RED), (WIND, BLUE)]),
    )
    assert g.money == [4 * 6, 4 * 6]
    assert (g.price, g.cep) == (6, [0, 0])
    assert g.region_cep == by_region(1, EU=0, AF=0)
    assert "the CEPs of hands, regions, plants, market and bank are all there are" not in g.violations()


@pytest.mark.rule("SX-SCO-02")
@pytest.mark.parametrize(("controlled", "money", "points"), [(0, 8, 0), (1, 8, 0), (2, 0, 8), (4, 0, 16)])
def test_a_goal_scores_or_is_worth_eight_dollars(controlled: int, money: int, points: int) -> None:
    """G-58: worth exactly 4 it is given up, because money breaks ties."""
    g = scored(goal_place=company_goals(red=[4]), controller=[RED] * controlled + [NOBODY] * (6 - controlled))
    assert (g.money[RED], sheet(g, RED).get("goal", 0)) == (money, points)
    assert g.score[RED] == max(points, 4)
    assert g.goal_place[3] == (GOAL_SCORED if points else GOAL_DISCARDED) + RED


@pytest.mark.rule("SX-SCO-02")
def test_two_kept_goals_are_judged_one_by_one() -> None:
    """B-21: option keep_both."""
    options = {"company_goals": "keep_both"}
    goals = company_goals(red=[3, 4], blue=[1, 2])
    g = scored(options=options, goal_place=goals, un_owner=un_owners(2, 0), controller=by_region(NOBODY, NA=RED))
    assert g.score == [6 + 4 + 10, 8], "Red scores 6 for his UN Goals and takes $8; Blue takes $16"
    assert [g.goal_place[card] for card in range(4)] == [
        GOAL_DISCARDED + BLUE,
        GOAL_DISCARDED + BLUE,
        GOAL_SCORED + RED,
        GOAL_DISCARDED + RED,
    ]
    other = scored(options=options, goal_place=goals, un_owner=un_owners(1, 0), controller=by_region(RED))
    assert other.score[RED] == 4 + 16 + 6


@pytest.mark.rule("SX-SCO-02", "SX-GOAL-01")
def test_the_goal_for_ceps_is_counted_before_they_are_sold() -> None:
    """B-42."""
    g = scored(price=1, cep=[5, 0], goal_place=company_goals(red=[1]))
    assert sheet(g, RED) == {"goal": 10, "coins": 2}


@pytest.mark.rule("SX-SCO-03")
@pytest.mark.parametrize(("money", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (31, 15)])
def test_two_dollars_are_a_point_rounded_down(money: int, points: int) -> None:
    assert scored(money=[money, 0]).score == [points, 0]


@pytest.mark.rule("SX-SCO-04")
@pytest.mark.parametrize(
    ("cubes", "points"),
    [([3, 2, 1], [3, 0, 0]), ([2, 2, 1], [3, 3, 0]), ([1, 1, 1], [3, 3, 3]), ([0, 0, 0], [0, 0, 0])],
)
def test_most_tech_cubes_score_for_all_tied_players(cubes: list[int], points: list[int]) -> None:
    """G-54: at least one cube."""
    assert scored(players=3, cube=cubes, region_cube=by_region(3)).score == points


@pytest.mark.rule("SX-SCO-05")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 6), (2, 10), (3, 15), (4, 21), (5, 21)])
def test_T_95_points_for_un_goals(count: int, points: int) -> None:
    g = scored(un_owner=un_owners(1, count))
    assert g.score == [6, points]


@pytest.mark.rule("SX-SCO-05")
def test_no_income_is_paid_at_the_end() -> None:
    g = scored(expertise=knowledge(solar=[9, 1], wind=[5, 5]))
    assert (g.score, g.money, g.end) == ([0, 0], [0, 0], DECADES)


# Who wins


def winners(**state: Any) -> list[int]:
    """Who wins the final scoring."""
    return COMPETITIVE.outcome(scored(**state)).winners


@pytest.mark.rule("SX-SCO-06")
@pytest.mark.parametrize(
    ("score", "seats"), [([9, 8, 7], [0]), ([7, 9, 8], [1]), ([-3, -5, -2], [2]), ([8, 8, 7], [0, 1])]
)
def test_most_points_win(score: list[int], seats: list[int]) -> None:
    assert winners(players=3, score=score) == seats


@pytest.mark.rule("SX-SCO-06")
def test_ties_are_broken_by_un_goals_first() -> None:
    """Blue has a UN Goal and as many points; Red has more plants, infrastructure and money."""
    board = {**plants(NA=[(SOLAR, RED)], EU=[(WIND, RED)]), **projects(NA_tech=Prepared(SOLAR, RED))}
    assert winners(score=[6, 0], money=[1, 0], un_owner=un_owners(0, 1), **board) == [BLUE]


@pytest.mark.rule("SX-SCO-06")
def test_then_by_plants_built() -> None:
    board = {
        **plants(NA=[(SOLAR, BLUE, RED)], EU=[(WIND, RED)], SA=[(SOLAR, BLUE, RED)]),
        **projects(NA_tech=Prepared(SOLAR, RED)),
    }
    assert winners(money=[1, 0], **board) == [BLUE]


@pytest.mark.rule("SX-SCO-06")
def test_then_by_infrastructure_prepared() -> None:
    """One plant each; Blue has prepared two, with and without a plant."""
    board = {**plants(NA=[(SOLAR, RED)], EU=[(WIND, BLUE)]), **projects(NA_tech=Prepared(SOLAR, BLUE))}
    assert winners(money=[1, 0], **board) == [BLUE]


@pytest.mark.rule("SX-SCO-06")
def test_then_by_money() -> None:
    board = plants(NA=[(SOLAR, RED)], EU=[(WIND, BLUE)])
    assert winners(money=[2, 3], **board) == [BLUE]
    assert winners(money=[3, 3], **board) == [RED, BLUE]
    assert winners(price=3, cep=[0, 1], money=[2, 0]) == [BLUE], "G-56: after the sale of CEPs"


@pytest.mark.rule("SX-SCO-06")
def test_the_money_for_a_goal_worth_four_breaks_a_tie() -> None:
    """G-58."""
    g = scored(score=[0, 0], money=[0, 8], goal_place=company_goals(red=[4]), controller=by_region(NOBODY, NA=RED))
    assert g.score == [4, 4]
    assert COMPETITIVE.outcome(g).winners == [RED, BLUE]
