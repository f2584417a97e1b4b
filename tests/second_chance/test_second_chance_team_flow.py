"""The course of a cooperative game, its turns and its income (SO-FLOW, SO-OPS, SO-INC, SO-EOD)."""

from typing import Any

import pytest

from keeling.kernel.game import PLAYING
from keeling.titles.common import refusal as shared
from keeling.titles.common.board import BETWEEN_DECADES, OPERATIONS, SCORING, SUPPLY
from keeling.titles.second_chance import refusal
from keeling.titles.second_chance.cooperative import Cooperative
from keeling.titles.second_chance.decade import CooperativeDecade, EndCooperativeDecade, IncomePhase
from keeling.titles.second_chance.state import GOALS_PHASE, INCOME_PHASE, VICTORY
from keeling.titles.second_chance.turn import Turn
from second_chance.phases import Diary, hurry, run
from second_chance.positions import (
    BLUE,
    BONUS_ANY,
    BONUS_CUBE,
    COAL,
    EU,
    FORESTATION,
    GAS,
    NA,
    OIL,
    RECYCLING,
    RED,
    SOLAR,
    WIND,
    YELLOW,
    Prepared,
    asked,
    claim,
    knowledge,
    lobbyists,
    options_of,
    place_of,
    plants,
    play,
    private_goals,
    projects,
    refusal_of,
    tables_with_bonuses,
    tables_with_income,
    un_goal,
)
from second_chance.team import goals, region_goal, team

PHASES = [OPERATIONS, INCOME_PHASE, GOALS_PHASE, SUPPLY]


# The decades


def hurried(players: int = 2, decade: int = 1, **state: Any) -> tuple[Cooperative, Diary]:
    """A game from this decade on in which the team has points enough, with what happened in it."""
    g = team(players=players, decade=decade, score=[999], **state)
    diary = Diary(g)
    return hurry(run(g, CooperativeDecade())), diary


@pytest.mark.rule("SO-FLOW-01", "SO-FLOW-02", "SO-END-01")
def test_four_decades_of_the_same_phases_from_the_first_on() -> None:
    g, diary = hurried(goal_place=private_goals(red=[6, 1], blue=[4, 5]), money=[99, 10], cube=[0, 9])
    within = [now for now in diary.phases if now[1] != BETWEEN_DECADES]
    assert within == [(decade, phase) for decade in range(1, 5) for phase in PHASES] + [(4, SCORING)]
    assert g.decade == 4
    assert g.end == VICTORY, "the points were enough to buy all CO2 off, and both have a goal"


@pytest.mark.rule("SO-FLOW-02")
def test_the_first_decade_pays_income_and_costs_points_and_fossil_plants() -> None:
    g = team(
        CooperativeDecade(),
        players=4,
        expertise=knowledge(4, hydro=[1, 0, 0, 0]),
        score=[50],
        **goals(region_goal(NA)),
        **plants(NA=[], SA=[], EU=[], AF=[], AS=[], OC=[]),
    )
    hurry(g, lambda g: g.phase == INCOME_PHASE)
    money, score = sum(g.money), g.score[0]
    while g.phase == INCOME_PHASE:
        g.play(g.legal[-1])
    assert g.decade == 1
    assert sum(g.money) > money
    assert g.score[0] == score - 1
    assert g.space.count(COAL) + g.space.count(OIL) + g.space.count(GAS) == 6
    assert options_of(g)[0].startswith("reduce")


@pytest.mark.rule("SO-FLOW-03", "SO-SET-06")
@pytest.mark.parametrize(("players", "rounds", "last"), [(2, 4, 4), (3, 3, 2), (4, 2, 2)])
def test_three_players_have_a_shorter_last_decade(players: int, rounds: int, last: int) -> None:
    _, diary = hurried(players, decade=3)
    assert len([turn for turn in diary.turns if turn[0] == 3]) == rounds * players
    assert len([turn for turn in diary.turns if turn[0] == 4]) == last * players


@pytest.mark.rule("SO-EOD-01")
@pytest.mark.parametrize(("start", "right"), [(RED, YELLOW), (BLUE, RED), (YELLOW, BLUE)])
def test_the_start_player_token_goes_to_the_right(start: int, right: int) -> None:
    g = team(EndCooperativeDecade(), players=3, decade=2, start_player=start)
    assert (g.decade, g.start_player, g.end) == (3, right, PLAYING)
    assert (asked(g), g.phase) == (right, OPERATIONS), "he begins the next decade"


@pytest.mark.rule("SO-EOD-01", "SO-END-01")
def test_nothing_is_passed_on_after_the_last_decade() -> None:
    g = team(
        EndCooperativeDecade(), decade=4, start_player=BLUE, goal_place=private_goals(red=[6], blue=[4]), cube=[0, 3]
    )
    assert (g.decade, g.start_player, g.phase, g.end) == (4, BLUE, SCORING, VICTORY)
    assert team(EndCooperativeDecade(), decade=3, goal_place=private_goals(red=[6], blue=[4])).end == PLAYING


# Points of the team


@pytest.mark.rule("SO-OPS-01")
def test_points_for_a_plant_go_to_the_team_whoever_builds() -> None:
    for builder in (RED, BLUE):
        g = team(
            Turn(builder),
            score=[3],
            expertise=knowledge(recycling=[1, 1]),
            **projects(AF_money=Prepared(RECYCLING, RED)),
        )
        play(g, "build AF-money plain")
        assert g.score == [3 + 5]


@pytest.mark.rule("SO-OPS-01")
def test_points_of_a_card_go_to_the_team() -> None:
    g = play(team(Turn(BLUE), lobby_place=lobbyists(blue=[36])), "buy", "lobby 36 main")
    assert g.score == [2]


SUPPORTED = plants(NA=[GAS, (SOLAR, BLUE, RED)], AF=[GAS, (RECYCLING, BLUE, RED)])


@pytest.mark.rule("SO-OPS-01", "SO-OPS-02")
def test_a_claimed_un_goal_gives_two_points_and_cannot_be_claimed_again() -> None:
    card, other = un_goal(SOLAR, RECYCLING), un_goal(SOLAR, WIND)
    g = team(Turn(RED), un_row=[card, other], **SUPPORTED)
    play(g, claim(SOLAR, RECYCLING))
    assert g.score == [2]
    assert g.cube[RED] == 1
    assert g.un_row == [other], "the card is turned, and no other comes"
    again = team(Turn(BLUE), un_row=g.un_row, un_owner=g.un_owner, **SUPPORTED | {"space_token": g.space_token})
    assert refusal_of(again, claim(SOLAR, RECYCLING)) == shared.GOAL_NOT_OPEN


@pytest.mark.rule("SO-OPS-04")
@pytest.mark.parametrize(
    ("tile", "before", "after"), [(GAS, 430, 410), (GAS, 410, 400), (COAL, 430, 400), (OIL, 400, 400)]
)
def test_co2_never_falls_below_400(tile: int, before: int, after: int) -> None:
    g = team(
        Turn(RED),
        co2=before,
        expertise=knowledge(recycling=[1, 0]),
        **projects(AF_money=Prepared(RECYCLING, RED)),
        **plants(AF=[(FORESTATION, BLUE), tile, GAS]),
    )
    play(g, "build AF-money plain")
    assert g.space[place_of(3, 2)] == RECYCLING
    assert g.co2 == after


# Bonuses for others


def reaching_a_cube(**state: Any) -> Cooperative:
    """Red's proposal takes his solar disc to an icon with a tech cube; the first space of wind gives a further one."""
    tables = tables_with_bonuses(solar={1: BONUS_CUBE}, wind={1: BONUS_CUBE})
    return team(Turn(RED), players=3, tables=tables, **state)


@pytest.mark.rule("SO-OPS-03")
def test_the_player_whose_disc_moved_gives_the_bonus_to_any_one_player() -> None:
    for receiver in range(3):
        g = play(reaching_a_cube(), "propose NA-money solar")
        assert asked(g) == RED
        assert options_of(g) == ["give 1", "give 2", "give 3"]
        play(g, f"give {receiver + 1}")
        assert g.cube == [2 + (player == receiver) for player in range(3)]


@pytest.mark.rule("SO-OPS-03")
def test_who_reaches_an_icon_by_a_gift_is_the_giver_of_its_bonus() -> None:
    tables = tables_with_bonuses(solar={1: BONUS_ANY}, wind={1: BONUS_CUBE})
    g = play(team(Turn(RED), players=3, tables=tables), "propose NA-money solar", "give 2")
    assert asked(g) == BLUE
    play(g, "learn wind")
    assert asked(g) == BLUE
    play(g, "give 3")
    assert g.cube == [2, 2, 3]
    assert g.expertise_of(BLUE, WIND) == 1


@pytest.mark.rule("SO-OPS-03")
def test_by_the_option_everybody_keeps_his_own_bonus() -> None:
    g = play(reaching_a_cube(options={"bonus_recipient": "self"}), "propose NA-money solar")
    assert g.cube == [3, 2, 2]


# Income


@pytest.mark.rule("SO-INC-01")
def test_income_points_are_the_teams_and_income_money_the_players() -> None:
    tables = tables_with_income(solar=[4], wind=[5])
    g = team(
        IncomePhase(),
        players=3,
        tables=tables,
        start_player=YELLOW,
        score=[10],
        expertise=knowledge(3, solar=[1, 0, 0], wind=[0, 0, 1]),
    )
    assert (asked(g), g.phase) == (YELLOW, INCOME_PHASE)
    play(g, "income 2")
    assert (g.money, g.score) == ([10, 10, 12], [13])
    assert asked(g) == RED
    play(g, "income 1")
    assert (g.money, g.score) == ([11, 10, 12], [16])
    assert asked(g) == -1


@pytest.mark.rule("SO-INC-02", "SO-SUP-03", "SO-SUP-05")
def test_by_an_option_co2_is_bought_down_before_income_is_chosen() -> None:
    state: dict[str, Any] = {"score": [5], "co2": 420, "decade": 2, "start_player": BLUE}
    state |= {"tables": tables_with_income(solar=[4]), "expertise": knowledge(solar=[1, 0])}
    off = team(IncomePhase(), **state)
    assert options_of(off) == [f"income {money}" for money in range(5)]
    g = team(IncomePhase(), options={"reduce_before_income": True}, **state)
    assert (asked(g), options_of(g)) == (BLUE, ["reduce 0", "reduce 1", "reduce 2"])
    assert refusal_of(g, "reduce 3") == refusal.NOT_ENOUGH_POINTS, "income does not count yet"
    play(g, "reduce 1")
    assert (g.co2, g.score, asked(g)) == (410, [3], RED), "2 points for 10 ppm in 2020"
    play(g, "income 0")
    assert g.score == [7]


@pytest.mark.rule("SO-INC-02", "SO-SUP-04")
def test_before_income_nobody_has_to_lower_co2_to_the_limit() -> None:
    g = team(IncomePhase(), options={"reduce_before_income": True}, score=[9], co2=510, decade=1)
    assert options_of(g) == [f"reduce {steps}" for steps in range(10)]
    assert play(g, "reduce 0").end == PLAYING


@pytest.mark.rule("SO-INC-02")
def test_what_the_next_phases_will_cost_forces_nobody() -> None:
    g = team(
        IncomePhase(),
        tables=tables_with_income(solar=[4]),
        score=[0],
        co2=600,
        decade=4,
        expertise=knowledge(solar=[1, 0]),
        **goals(region_goal(NA), region_goal(EU)),
    )
    assert options_of(g) == [f"income {money}" for money in range(5)]
    assert play(g, "income 4").end == PLAYING
