"""What bots expect of works in progress: which plants can come by when, whom they help, and what the team achieves."""

from typing import Any

import pytest

from keeling.bots.opinions import opinion_for
from keeling.bots.opinions.second_chance_works import Lack, Pace, Prospect, Works, team_ceps
from keeling.bots.opinions.weights import FOLDER, read_weights
from keeling.titles.common.alphabet import SLOTS
from keeling.titles.common.layout import COAL, GAS, OIL
from keeling.titles.second_chance.state import SecondChance
from keeling.titles.second_chance.turn import Turn
from second_chance.positions import (
    BLUE,
    COMPETITIVE,
    COOPERATIVE,
    FORESTATION,
    HYDRO,
    RECYCLING,
    RED,
    SOLAR,
    WIND,
    Prepared,
    given,
    knowledge,
    plants,
    play,
    private_goals,
    projects,
    un_goal,
)
from second_chance.team import team

ALL_HYDRO = knowledge(hydro=[1, 1])


def pace(g: SecondChance, turns: list[int], decade: int = 2) -> Prospect:
    """What comes of so many turns of each player until the supply of the decade."""
    weights = read_weights(FOLDER / "second-chance-competitive.toml", g.players)
    return Pace(weights, Lack(weights)).plants(g, Works(g), team_ceps(g), turns, decade)


def feature(g: SecondChance, name: str, seat: int = RED) -> int:
    """One feature of the position for the seat."""
    opinion = opinion_for(COOPERATIVE if g.second.cooperative else COMPETITIVE, g.players)
    return opinion.features(g, seat)[opinion.names.index(name)]


# Works


def test_prepared_works_come_first_and_the_cheapest_first() -> None:
    slots = projects(
        NA_money=Prepared(FORESTATION, RED), SA_money=HYDRO, EU_money=Prepared(RECYCLING, BLUE), AF_money=RECYCLING
    )
    works = Works(given(COMPETITIVE, Turn(RED), **slots))
    assert [SLOTS[slot] for slot in works.slots] == ["EU-money", "NA-money", "AF-money", "SA-money"]
    assert works.prepared == 2


def test_no_plant_comes_where_there_is_no_space() -> None:
    full = plants(AF=[(HYDRO, RED), (SOLAR, RED), (WIND, BLUE)])
    assert Works(given(COMPETITIVE, Turn(RED), **full, **projects(AF_money=HYDRO))).slots == []


def test_a_plant_takes_three_actions() -> None:
    none = given(COMPETITIVE, Turn(RED), expertise=ALL_HYDRO)
    proposed = given(COMPETITIVE, Turn(RED), expertise=ALL_HYDRO, **projects(NA_money=HYDRO))
    prepared = given(COMPETITIVE, Turn(RED), expertise=ALL_HYDRO, **projects(NA_money=Prepared(HYDRO, RED)))
    rest = pace(none, [1, 0]).plants  # a turn that is left over
    assert pace(proposed, [1, 0]).plants == rest
    assert pace(prepared, [1, 0]).plants > 2 * rest
    assert pace(proposed, [1, 1]).plants > 2 * pace(none, [1, 1]).plants
    assert pace(none, [2, 1]).plants > 2 * pace(none, [1, 1]).plants


def test_who_has_paid_for_a_plant_cannot_pay_for_the_next() -> None:
    """Two plants of $8: one player who has all the coins needs a turn for each, and has coins for only one."""
    two = projects(NA_money=Prepared(HYDRO, RED), EU_money=Prepared(HYDRO, RED))
    divided, united = (
        pace(given(COMPETITIVE, Turn(RED), expertise=ALL_HYDRO, money=money, **two), [1, 1]).plants
        for money in ([8, 8], [15, 0])
    )
    assert divided > united


def test_knowledge_that_nobody_has_makes_a_plant_unlikely() -> None:
    slot = projects(NA_money=Prepared(HYDRO, RED))
    known = given(COMPETITIVE, Turn(RED), expertise=ALL_HYDRO, **slot)
    assert pace(known, [1, 1]).plants > pace(given(COMPETITIVE, Turn(RED), **slot), [1, 1]).plants


@pytest.mark.parametrize(
    ("tiles", "decade", "helps"),
    [
        ([OIL], 2, 100),
        ([OIL, OIL], 2, 0),  # the plant takes the third space, which this supply does not look at
        ([OIL, OIL], 3, 100),
    ],
)
def test_a_plant_helps_the_supply_that_would_fill_its_space(tiles: list[int], decade: int, helps: int) -> None:
    g = given(COMPETITIVE, Turn(RED), **plants(NA=tiles), **projects(NA_money=Prepared(HYDRO, RED)))
    assert Works(g).help_of(g, 0, 0, decade) == helps


def test_replacing_coal_helps_more_than_replacing_gas() -> None:
    slots = projects(AF_money=Prepared(HYDRO, RED))
    coal, gas = (given(COMPETITIVE, Turn(RED), **plants(AF=[kind] * 3), **slots) for kind in (COAL, GAS))
    assert Works(coal).help_of(coal, 3, 0, 2) > 100 > Works(gas).help_of(gas, 3, 0, 2) > 0


# The fate of all companies


def test_the_planet_is_safer_for_everybody_with_every_step_to_a_plant() -> None:
    state: dict[str, Any] = {"decade": 3, "co2": 420, "round": 4, "expertise": ALL_HYDRO}
    hopes = [
        feature(given(COMPETITIVE, Turn(RED), **state, **stage), "planet", seat)
        for stage in ({}, projects(NA_money=HYDRO), projects(NA_money=Prepared(HYDRO, RED)))
        for seat in (RED, BLUE)
    ]
    assert hopes == sorted(hopes)
    assert hopes[0] == hopes[1] < hopes[2] == hopes[3] < hopes[4] == hopes[5] < 0


def test_no_supply_to_come_is_nothing_to_fear() -> None:
    assert feature(given(COMPETITIVE, Turn(RED), decade=5, co2=500), "planet") == 0


# The goals of the team


def test_a_plant_that_stands_counts_for_the_pace_as_one_to_come() -> None:
    g = team(Turn(RED), expertise=ALL_HYDRO, **projects(SA_money=Prepared(HYDRO, RED)))
    before = feature(g, "pace")
    play(g, "build SA-money plain")
    assert feature(g, "pace") >= before


def test_infrastructure_and_projects_count_for_un_goals() -> None:
    row = [un_goal(HYDRO, SOLAR), un_goal(WIND, WIND), un_goal(WIND, RECYCLING), un_goal(RECYCLING, RECYCLING)]
    half = plants(EU=[(HYDRO, BLUE, RED)])
    worth = [
        feature(team(Turn(RED), un_row=row, **half, **stage), "UN Goals")
        for stage in (
            projects(NA_money=Prepared(SOLAR, BLUE)),  # does not help Red, who has the hydro plant's infrastructure
            projects(NA_money=SOLAR),
            projects(NA_money=Prepared(SOLAR, RED)),
        )
    ]
    assert worth[0] < worth[1] < worth[2]


BUILT_IN_REGION = 15
PREPARED_REGIONS = 12
TRACK_TOPS = 7


def test_works_count_for_the_own_private_goal() -> None:
    """Two plants in one region: with one in Europe, another project there is on the way, one elsewhere is not."""
    held: dict[str, Any] = {"goal_place": private_goals(red=[BUILT_IN_REGION]), "decade": 2}
    one = plants(EU=[(HYDRO, RED)])
    elsewhere, proposed, prepared = (
        feature(team(Turn(RED), **held, **one, **stage), "Private Goals")
        for stage in (
            projects(NA_money=Prepared(SOLAR, BLUE)),
            projects(EU_money=SOLAR),
            projects(EU_money=Prepared(SOLAR, BLUE)),
        )
    )
    assert elsewhere < proposed < prepared


def test_infrastructure_in_another_region_counts_for_the_goal_of_regions() -> None:
    held: dict[str, Any] = {"goal_place": private_goals(red=[PREPARED_REGIONS]), "decade": 2}
    same, other = (
        feature(team(Turn(RED), **held, **plants(EU=[(HYDRO, RED)]), **stage), "Private Goals")
        for stage in (projects(EU_money=SOLAR), projects(NA_money=SOLAR))
    )
    assert same < other


def test_every_space_of_the_best_tracks_counts_for_the_goal_of_their_ends() -> None:
    held: dict[str, Any] = {"goal_place": private_goals(red=[TRACK_TOPS]), "decade": 2}
    worth = [
        feature(team(Turn(RED), **held, expertise=knowledge(hydro=[known, 0])), "Private Goals") for known in (3, 5, 6)
    ]
    assert worth[0] < worth[1] < worth[2]
