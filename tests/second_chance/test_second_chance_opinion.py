"""The opinion of bots about positions of Second Chance: what it looks at, and that greedy bots act sensibly on it."""

from typing import Any

from keeling.bots.bot import Peek
from keeling.bots.opinions import opinion_for
from keeling.bots.opinions.opinion import settle
from keeling.bots.series import Series, play_series
from keeling.bots.spec import bot_for
from keeling.kernel.digest import digest
from keeling.kernel.title import AnyTitle
from keeling.titles.common.board import SUPPLY
from keeling.titles.common.supply import SplitIncome
from keeling.titles.second_chance.decade import EndCooperativeDecade
from keeling.titles.second_chance.environment import GoalsPhase
from keeling.titles.second_chance.pollution import EndEnergySupply, ReduceCo2
from keeling.titles.second_chance.state import INCOME_PHASE, SecondChance
from keeling.titles.second_chance.turn import Turn
from second_chance.positions import (
    BLUE,
    COMPETITIVE,
    COOPERATIVE,
    EU,
    HYDRO,
    NA,
    NOBODY,
    RED,
    SA,
    SOLAR,
    Mode,
    Prepared,
    both,
    by_region,
    given,
    knowledge,
    plants,
    play,
    private_goals,
    projects,
    un_goal,
)
from second_chance.team import goals, region_goal, team, topic_goal


def choice(g: SecondChance, spec: str = "greedy") -> str:
    """What a greedy bot does here."""
    assert g.decision is not None
    action = bot_for(spec, 1, title_of(g), g.players).choose(Peek(g, g.decision.player))
    return COOPERATIVE.alphabet.notation(action)


def title_of(g: SecondChance) -> AnyTitle:
    """The mode of a game."""
    return COOPERATIVE if g.second.cooperative else COMPETITIVE


def value(g: SecondChance, seat: int) -> int:
    """What the position is worth to the seat when the small questions are answered."""
    opinion = opinion_for(title_of(g), g.players)
    settled = g.clone()
    settle(settled, opinion)
    return opinion.value(settled, seat)


def fear(g: SecondChance, seat: int) -> int:
    """How much of that is fear of common defeat."""
    return opinion_for(title_of(g), g.players).fear(g, seat)


# What a position is worth


@both
def test_looking_at_a_position_leaves_it_as_it_was(mode: Mode) -> None:
    controlled = {"controller": by_region(NOBODY, EU=RED), **plants(EU=[(SOLAR, RED)])}
    g = given(mode, Turn(RED), **controlled, **projects(NA_money=HYDRO))
    play(g, "prepare NA-money")
    assert len(g.legal) == 2  # the CEP from the hand or from Europe
    before = digest(g)
    value(g, RED)
    fear(g, RED)
    assert digest(g) == before


@both
def test_an_action_counts_before_its_small_questions_are_answered(mode: Mode) -> None:
    controlled = {"controller": by_region(NOBODY, EU=RED), **plants(EU=[(SOLAR, RED)])}
    g = given(mode, Turn(RED), **controlled, **projects(NA_money=HYDRO))
    play(g, "prepare NA-money")
    paid = play(g.clone(), "pay hand")
    assert value(g, RED) == value(paid, RED)


def test_the_private_goals_of_others_do_not_count() -> None:
    g = team(Turn(RED), goal_place=private_goals(red=[4, 6], blue=[5, 8]))
    other = g.clone()
    other.goal_place = private_goals(red=[4, 6], blue=[1, 2])
    assert value(g, RED) == value(other, RED)
    other.goal_place = private_goals(red=[5, 8], blue=[4, 6])
    assert value(g, RED) != value(other, RED)


def test_every_step_to_a_plant_is_worth_more_to_the_team() -> None:
    """The same plant: proposed, prepared, built."""
    goal = goals(region_goal(NA))
    worth = [
        value(team(Turn(RED), **goal, expertise=knowledge(hydro=[1, 1]), **stage), RED)
        for stage in (
            {},
            projects(NA_money=HYDRO),
            projects(NA_money=Prepared(HYDRO, BLUE)),
        )
    ]
    assert worth[0] < worth[1] < worth[2]


def test_infrastructure_for_one_un_goal_is_better_in_one_hand() -> None:
    row = [un_goal(HYDRO, SOLAR), un_goal(HYDRO, HYDRO), un_goal(SOLAR, SOLAR), un_goal(SOLAR, SOLAR, HYDRO)]
    alone = plants(EU=[(HYDRO, BLUE, RED), (SOLAR, BLUE, RED)])
    divided = plants(EU=[(HYDRO, BLUE, RED), (SOLAR, BLUE, BLUE)])
    assert value(team(Turn(RED), un_row=row, **alone), RED) > value(team(Turn(RED), un_row=row, **divided), RED)


def test_companies_fear_the_co2_to_come() -> None:
    """More CO2 makes a position worse by fear alone: without it nothing is lost."""
    low, high = (given(COMPETITIVE, Turn(RED), decade=3, co2=co2) for co2 in (300, 420))
    assert fear(low, RED) < fear(high, RED)
    assert value(low, RED) > value(high, RED)
    assert value(low, RED) + fear(low, RED) <= value(high, RED) + fear(high, RED)


# What greedy bots do


def test_a_team_in_need_takes_points() -> None:
    open_goals = goals(*(region_goal(region) for region in (NA, SA, EU)), topic_goal(SOLAR))
    g = team(SplitIncome(RED, 5), GoalsPhase(), EndCooperativeDecade(), phase=INCOME_PHASE, score=[0], **open_goals)
    assert choice(g) == "income 0"


def test_a_team_without_worries_takes_money() -> None:
    state: dict[str, Any] = {"phase": INCOME_PHASE, "score": [200], "money": [0, 0]}
    g = team(SplitIncome(RED, 5), GoalsPhase(), EndCooperativeDecade(), **state)
    assert choice(g) == "income 5"


def test_in_the_end_money_for_the_private_goal_beats_points() -> None:
    state: dict[str, Any] = {"phase": INCOME_PHASE, "decade": 4, "score": [90], "money": [7, 0]}
    g = team(SplitIncome(RED, 5), GoalsPhase(), EndCooperativeDecade(), goal_place=private_goals(red=[6]), **state)
    assert choice(g) in ("income 3", "income 4", "income 5")


def test_co2_is_bought_down_early_because_that_is_cheap() -> None:
    g = team(ReduceCo2(RED), EndEnergySupply(), EndCooperativeDecade(), phase=SUPPLY, co2=500, score=[40])
    play(g, choice(g))
    assert g.co2 < 500


def test_co2_is_not_bought_down_in_the_end() -> None:
    state: dict[str, Any] = {"phase": SUPPLY, "decade": 4, "co2": 480, "score": [10]}
    g = team(ReduceCo2(RED), EndEnergySupply(), EndCooperativeDecade(), **state)
    assert choice(g) == "reduce 0"


def test_greedy_teams_get_further_than_random_ones() -> None:
    """The random team is lost in the first decade, the greedy one is not."""
    ends = {}
    for spec in ("random", "greedy"):
        series = Series("second-chance-cooperative", 2, (spec,) * 2, 3, seed=5)
        ends[spec] = play_series(series).decisions
    assert ends["greedy"] > 2 * ends["random"]
