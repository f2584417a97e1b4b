# ruff: noqa: N802
"""The end of a cooperative game: victory or defeat, and what the winners are called (SO-END)."""

from typing import Any

import pytest

from keeling.kernel.game import PLAYING
from keeling.titles.common.board import SCORING
from keeling.titles.second_chance.cooperative import Cooperative
from keeling.titles.second_chance.decade import EndCooperativeDecade, EnergySupplyPhase
from keeling.titles.second_chance.scoring import epithet
from keeling.titles.second_chance.state import PRIVATE_GOAL_MISSED, SCORE_BELOW_ZERO, UN_GOALS_UNCLAIMED, VICTORY
from keeling.titles.second_chance.tables import Epithet
from second_chance.phases import with_cooperative
from second_chance.positions import COAL, COOPERATIVE, GAS, OIL, plants, private_goals
from second_chance.team import all_goals, team

ACHIEVED = private_goals(red=[6, 7], blue=[4, 8])
"""Red has $10 but no two tops of tracks, Blue 3 cubes but no regions."""

NO_NEED = plants(NA=[OIL] * 4, SA=[GAS] * 4, EU=[OIL] * 4, AF=[COAL] * 3, AS=[COAL] * 4, OC=[GAS] * 4)
"""Every region has energy for the fourth decade."""


def ended(unclaimed: int = 2, **state: Any) -> Cooperative:
    """The end of the last decade: 430 ppm, one Private Goal for each, so many UN Goals not claimed."""
    fields: dict[str, Any] = {
        "decade": 4,
        "co2": 430,
        "score": [0],
        "money": [10, 0],
        "cube": [0, 3],
        "goal_place": ACHIEVED,
        "un_row": list(range(unclaimed)),
    }
    return team(EndCooperativeDecade(), **(fields | state))


@pytest.mark.rule("SO-END-01", "SO-END-03", "SO-END-04", "SO-END-05")
def test_T_81_the_end_of_the_fourth_decade() -> None:
    g = ended()
    assert g.end == VICTORY
    assert epithet(g) == ("Credible", "Friends of the Back Yard")
    assert ended(4).end == UN_GOALS_UNCLAIMED
    assert ended(money=[9, 0]).end == PRIVATE_GOAL_MISSED
    assert ended(3).end == VICTORY


@pytest.mark.rule("SO-END-01")
def test_the_last_phase_leads_to_the_end() -> None:
    g = team(EnergySupplyPhase(), EndCooperativeDecade(), decade=4, goal_place=ACHIEVED, cube=[0, 3], **NO_NEED)
    assert (g.end, g.phase, g.decade) == (VICTORY, SCORING, 4)
    earlier = team(EnergySupplyPhase(), EndCooperativeDecade(), decade=3, goal_place=ACHIEVED, cube=[0, 3], **NO_NEED)
    assert (earlier.end, earlier.decade) == (PLAYING, 4)


@pytest.mark.rule("SO-END-02", "SO-END-01")
def test_a_team_below_zero_in_the_last_phase_has_lost_whatever_its_goals() -> None:
    g = team(
        EnergySupplyPhase(),
        EndCooperativeDecade(),
        decade=4,
        score=[-1],
        goal_place=ACHIEVED,
        cube=[0, 3],
        **NO_NEED,
    )
    assert g.end == SCORE_BELOW_ZERO


# Private Goals


@pytest.mark.rule("SO-END-03")
@pytest.mark.parametrize(
    ("money", "cube", "end"),
    [
        ([10, 0], [0, 3], VICTORY),
        ([10, 0], [0, 2], PRIVATE_GOAL_MISSED),
        ([9, 99], [9, 3], PRIVATE_GOAL_MISSED),
        ([9, 0], [0, 2], PRIVATE_GOAL_MISSED),
    ],
)
def test_every_player_needs_one_of_his_own_two_goals(money: list[int], cube: list[int], end: int) -> None:
    assert ended(money=money, cube=cube).end == end


@pytest.mark.rule("SO-END-03")
@pytest.mark.parametrize(("first", "second"), [(6, 4), (6, 5), (5, 4)])
def test_one_of_the_two_goals_is_enough(first: int, second: int) -> None:
    place = private_goals(red=[first, second], blue=[2, 3])
    g = ended(goal_place=place, money=[10, 0], cube=[3, 0], alone=[0, 1])
    assert g.end == VICTORY


@pytest.mark.rule("SO-END-03")
def test_goals_in_the_box_or_of_partners_do_not_help() -> None:
    g = ended(goal_place=private_goals(red=[5, 7], blue=[4, 6]), money=[99, 99], cube=[9, 9])
    assert g.end == PRIVATE_GOAL_MISSED


@pytest.mark.rule("SO-END-03")
def test_the_goals_are_tested_once_at_the_end() -> None:
    """G-75: what a player once had does not count, except for card 03."""
    assert ended(money=[9, 0], alone=[1, 1]).end == PRIVATE_GOAL_MISSED
    g = ended(money=[9, 0], alone=[1, 0], goal_place=private_goals(red=[3, 6], blue=[4, 8]))
    assert g.end == VICTORY


# UN Goals


@pytest.mark.rule("SO-END-04")
@pytest.mark.parametrize(("unclaimed", "end"), [(0, VICTORY), (3, VICTORY), (4, UN_GOALS_UNCLAIMED)])
def test_three_un_goals_may_be_left(unclaimed: int, end: int) -> None:
    g = ended(unclaimed)
    assert g.end == end
    assert COOPERATIVE.outcome(g).winners == ([0, 1] if end == VICTORY else [])


# Victory


@pytest.mark.rule("SO-END-05")
def test_a_victory_is_everybodys() -> None:
    g = ended(score=[17], **all_goals())
    assert COOPERATIVE.outcome(g) == ("victory", [17, 17], [0, 1])


@pytest.mark.rule("SO-END-05")
@pytest.mark.parametrize(("unclaimed", "rank"), [(0, "Legendary"), (1, "Renowned"), (2, "Credible"), (3, "Humble")])
def test_the_rank_follows_the_un_goals_left(unclaimed: int, rank: str) -> None:
    assert epithet(ended(unclaimed)) == (rank, "Friends of the Back Yard")


@pytest.mark.rule("SO-END-05")
@pytest.mark.parametrize(
    ("co2", "name"), [(400, "First"), (401, "Second"), (420, "Second"), (421, "Third"), (500, "Third")]
)
def test_the_name_follows_the_co2(co2: int, name: str) -> None:
    bounds = ((400, "First"), (420, "Second"), (500, "Third"))
    tables = with_cooperative(epithets=tuple(Epithet(most, text) for most, text in bounds))
    assert epithet(ended(co2=co2, tables=tables)) == ("Credible", name)
