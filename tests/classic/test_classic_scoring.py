# ruff: noqa: N802
"""Final scoring and who wins (C-SCO)."""

from typing import Any

import pytest

from classic.positions import (
    BIOMASS,
    BLUE,
    COLD_FUSION,
    FORESTATION,
    GAS,
    NOBODY,
    RED,
    SOLAR,
    YELLOW,
    by_region,
    company_goals,
    discs,
    given,
    plants,
    play,
    tables_with,
)
from keeling.kernel.game import SPECTATOR
from keeling.titles.classic.scoring import FinalScoring
from keeling.titles.classic.state import DECADES, Classic
from keeling.titles.classic.title import TITLE
from keeling.titles.classic.view import SheetView
from keeling.titles.common.supply import SplitIncome

NO_INCOME = tables_with(
    forestation={"income": (0,) * 10},
    solar={"income": (0,) * 10},
    cold_fusion={"income": (0,) * 7},
    biomass={"income": (0,) * 6},
    recycling={"income": (0,) * 5},
)
LADDER = tables_with(solar={"income": tuple(range(1, 11))})


def scored(players: int = 2, **state: Any) -> Classic:
    """The final scoring of players who have nothing but what is given."""
    nothing: dict[str, Any] = {"money": [0] * players, "cep": [0] * players, "region_cep": by_region(0)}
    return given(FinalScoring(DECADES), players=players, **(nothing | state))


def sheet(g: Classic, player: int) -> SheetView:
    found = TITLE.view(g, SPECTATOR)["players"][player]["sheet"]
    assert found is not None
    return found


def un_owners(*counts: int) -> list[int]:
    """`un_owner` such that each player has scored so many UN Goals."""
    owners = [player for player, count in enumerate(counts) for _ in range(count)]
    return owners + [NOBODY] * (13 - len(owners))


@pytest.mark.rule("C-SCO-01", "C-SCO-02", "C-SCO-03", "C-SCO-06", "C-GOAL-31")
def test_T_34_company_goal_31_counts_the_hand_only() -> None:
    g = scored(
        price=4,
        cep=[2, 0],
        controller=by_region(NOBODY, EU=RED, AF=RED),
        region_cep=by_region(0, EU=2, AF=1),
        money=[7, 0],
        goal_place=company_goals(red=31),
        **plants(EU=[(COLD_FUSION, RED)], AF=[(FORESTATION, RED)]),
    )
    assert sheet(g, RED)["goal"] == 4
    assert g.money[RED] == 27
    assert sheet(g, RED)["coins"] == 13
    assert g.score[RED] == 17


@pytest.mark.rule("C-SCO-02", "C-SCO-03", "C-SCO-04", "C-SCO-05", "C-SCO-06", "C-SCO-07", "C-SCO-08")
@pytest.mark.parametrize(("final_income", "total"), [("all_positions", 58), ("first_second", 57)])
def test_T_123_a_whole_final_scoring(final_income: str, total: int) -> None:
    g = given(
        FinalScoring(DECADES),
        players=3,
        tables=tables_with(solar={"income": (4,) * 10}, recycling={"income": (1, 2, 3, 4, 5)}),
        options={"final_income": final_income},
        expertise=discs(3, solar=[3, 0, 0], recycling=[1, 3, 2]),
        price=3,
        score=[40, 0, 0],
        money=[4, 0, 0],
        cep=[1, 0, 0],
        controller=by_region(NOBODY, EU=RED),
        region_cep=by_region(1, EU=2),
        goal_place=company_goals(red=27),
        cube=[3, 3, 1],
        un_owner=un_owners(2, 3, 0),
        **plants(EU=[(COLD_FUSION, RED)]),
    )
    income = total - 53
    assert sheet(g, RED) == {"play": 40, "income": income, "goal": 4, "coins": 6, "cubes": 3, "un_goals": 0}
    assert g.score[RED] == total
    assert g.price == 3


@pytest.mark.rule("C-SCO-02", "C-CTL-11")
def test_only_the_controller_gets_the_ceps_of_a_region() -> None:
    g = scored(
        price=2,
        region_cep=by_region(3),
        controller=by_region(NOBODY, EU=BLUE),
        **plants(EU=[(COLD_FUSION, RED), (BIOMASS, BLUE)]),
    )
    assert g.money == [0, 6]
    assert g.region_cep == by_region(3, EU=0)


@pytest.mark.rule("C-SCO-03")
def test_all_ceps_are_sold_at_one_price() -> None:
    g = scored(price=5, cep=[4, 3])
    assert g.money == [20, 15]
    assert g.cep == [0, 0]
    assert g.price == 5


@pytest.mark.rule("C-SCO-04")
@pytest.mark.parametrize(("choice", "paid"), [("all_positions", [5, 3, 8, 1]), ("first_second", [5, 0, 8, 0])])
def test_final_income_goes_to_all_positions_as_points(choice: str, paid: list[int]) -> None:
    expertise = discs(4, solar=[5, 3, 8, 1])
    g = scored(4, tables=LADDER, expertise=expertise, options={"final_income": choice})
    assert g.score == paid
    assert g.money == [0] * 4, "points, no coins"
    assert [sheet(g, player)["income"] for player in range(4)] == paid


@pytest.mark.rule("C-SCO-04")
def test_final_income_of_two_players_goes_to_both() -> None:
    assert scored(tables=LADDER, expertise=discs(solar=[5, 2])).score == [5, 2]


@pytest.mark.rule("C-SCO-05", "C-GOAL-01")
@pytest.mark.parametrize(
    ("controlled", "money", "goal", "coins"), [(0, 0, 0, 4), (1, 1, 4, 0), (2, 0, 8, 0), (0, 7, 0, 7)]
)
def test_a_goal_gives_its_points_or_8_coins(controlled: int, money: int, goal: int, coins: int) -> None:
    regions = dict.fromkeys(("EU", "AF")[:controlled], RED)
    board = plants(EU=[(COLD_FUSION, RED)], AF=[(FORESTATION, RED)])
    g = scored(goal_place=company_goals(red=27), controller=by_region(NOBODY, **regions), money=[money, 0], **board)
    assert (sheet(g, RED)["goal"], sheet(g, RED)["coins"]) == (goal, coins)
    assert g.score[RED] == goal + coins


@pytest.mark.rule("C-SCO-05")
def test_the_exchange_in_the_final_scoring_does_not_depend_on_the_option() -> None:
    g = scored(goal_place=company_goals(red=27), options={"company_goal_discard": "own_turn"})
    assert (g.money[RED], g.score[RED]) == (8, 4)


@pytest.mark.rule("C-SCO-06")
@pytest.mark.parametrize(("money", "points"), [(0, 0), (1, 0), (2, 1), (7, 3), (27, 13)])
def test_two_coins_are_a_point_rounded_down(money: int, points: int) -> None:
    assert scored(money=[money, 0]).score == [points, 0]


@pytest.mark.rule("C-SCO-07")
@pytest.mark.parametrize(("cubes", "points"), [([4, 2, 1], [3, 0, 0]), ([2, 4, 4], [0, 3, 3]), ([0, 0, 0], [0, 0, 0])])
def test_most_tech_cubes(cubes: list[int], points: list[int]) -> None:
    assert scored(3, cube=cubes).score == points


@pytest.mark.rule("C-SCO-08")
@pytest.mark.parametrize(("goals", "points"), [([1, 2, 0], [0, 3, 0]), ([2, 0, 2], [3, 0, 3]), ([0, 0, 0], [0, 0, 0])])
def test_most_un_goals(goals: list[int], points: list[int]) -> None:
    assert scored(3, un_owner=un_owners(*goals)).score == points


@pytest.mark.rule("C-SCO-07", "C-SCO-08")
def test_the_lone_player_needs_one_of_each() -> None:
    assert scored(1).score == [0]
    assert scored(1, cube=[1], un_owner=un_owners(1)).score == [6]


# Who wins


@pytest.mark.rule("C-SCO-09")
def test_the_highest_score_wins() -> None:
    g = scored(3, score=[20, 31, 30])
    assert TITLE.outcome(g).winners == [BLUE]
    assert TITLE.outcome(g).scores == [20, 31, 30]
    last = scored(3, score=[20, 31, 30], money=[0, 0, 4])
    assert TITLE.outcome(last).winners == [YELLOW], "final scoring counts"


def winners(**state: Any) -> list[int]:
    """Who wins at 30 points each."""
    g = scored(tables=NO_INCOME, score=[30, 30], **state)
    assert g.score == [30, 30]
    return TITLE.outcome(g).winners


BLUE_KNOWS_AND_RULES: dict[str, Any] = {
    "expertise": discs(forestation=[1, 5], solar=[1, 5]),
    "controller": by_region(NOBODY, EU=BLUE, SA=BLUE, AF=RED),
}


@pytest.mark.rule("C-SCO-10")
def test_a_tie_goes_to_most_green_plants() -> None:
    board = plants(EU=[(COLD_FUSION, BLUE)], AF=[(FORESTATION, RED), (FORESTATION, RED)], SA=[GAS])
    assert winners(**board, **BLUE_KNOWS_AND_RULES) == [RED]


@pytest.mark.rule("C-SCO-10")
@pytest.mark.parametrize(
    ("first", "second"),
    [("forestation", "solar"), ("solar", "cold_fusion"), ("cold_fusion", "biomass"), ("biomass", "recycling")],
)
def test_then_to_expertise_source_by_source(first: str, second: str) -> None:
    board = plants(EU=[(COLD_FUSION, BLUE)], AF=[(FORESTATION, RED)])
    controller = by_region(NOBODY, EU=BLUE)
    expertise = discs(2, **{first: [2, 1], second: [1, 5]})
    assert winners(**board, expertise=expertise, controller=controller) == [RED]
    mirrored = discs(2, **{first: [1, 2], second: [5, 1]})
    assert winners(**board, expertise=mirrored, controller=by_region(NOBODY, AF=RED)) == [BLUE]


@pytest.mark.rule("C-SCO-10")
def test_then_to_most_controlled_regions() -> None:
    board = plants(EU=[(COLD_FUSION, BLUE), (BIOMASS, RED)], AF=[(FORESTATION, RED)], OC=[(SOLAR, BLUE)])
    expertise = discs(solar=[3, 3], recycling=[1, 1])
    controller = by_region(NOBODY, AF=RED, EU=RED, OC=BLUE)
    assert winners(**board, expertise=expertise, controller=controller) == [RED]


@pytest.mark.rule("C-SCO-10")
def test_then_the_victory_is_shared() -> None:
    board = plants(EU=[(COLD_FUSION, BLUE)], AF=[(FORESTATION, RED)])
    controller = by_region(NOBODY, EU=BLUE, AF=RED)
    assert winners(**board, expertise=discs(solar=[3, 3]), controller=controller) == [RED, BLUE]
    three = scored(3, score=[30, 12, 30])
    assert TITLE.outcome(three).winners == [RED, YELLOW]


@pytest.mark.rule("C-SCO-11")
def test_T_36_scores_go_on_beyond_50_and_below_0() -> None:
    g = given(SplitIncome(RED, 5), score=[48, -3])
    play(g, "income 0")
    assert g.score == [53, -3]
    assert [player["score"] for player in TITLE.view(g, SPECTATOR)["players"]] == [53, -3]
