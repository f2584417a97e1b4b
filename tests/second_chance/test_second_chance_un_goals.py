# ruff: noqa: N802
"""Claim a UN Goal (rulebook 1.1c)."""

from typing import Any

import pytest

from keeling.titles.common import refusal as shared
from keeling.titles.second_chance.turn import Turn
from second_chance.positions import (
    BLUE,
    COOPERATIVE,
    FORESTATION,
    HYDRO,
    NOBODY,
    PURPLE,
    RED,
    SOLAR,
    TABLES,
    WIND,
    YELLOW,
    Mode,
    Prepared,
    asked,
    both,
    claim,
    given,
    options_of,
    plants,
    play,
    projects,
    refusal_of,
    un_goal,
)

SOLAR_WIND = un_goal(SOLAR, WIND)


def with_plants(*tiles: tuple[int, int, int], **state: Any) -> dict[str, Any]:
    """Plants in Oceania as (source, builder, whose infrastructure); the goals of solar and wind lie open."""
    fields: dict[str, Any] = plants(OC=tiles)
    return {**fields, "un_row": [SOLAR_WIND, un_goal(SOLAR, SOLAR)], **state}


@both
@pytest.mark.rule("S-UNG-01")
def test_a_goal_shows_plants_and_a_price(mode: Mode) -> None:
    """A type may occur twice: then two plants of it are needed."""
    double = claim(SOLAR, SOLAR)
    one = given(mode, Turn(RED), **with_plants((SOLAR, RED, RED), (WIND, RED, RED)))
    assert refusal_of(one, double) == shared.PLANTS_MISSING
    assert claim(SOLAR, WIND) in options_of(one)
    two = given(mode, Turn(RED), **with_plants((SOLAR, RED, RED), (SOLAR, RED, RED)))
    assert double in options_of(two)
    assert refusal_of(two, claim(SOLAR, WIND)) == shared.PLANTS_MISSING


@both
@pytest.mark.rule("S-UNG-02")
@pytest.mark.parametrize(
    ("tiles", "code"),
    [
        ([(SOLAR, RED, RED), (WIND, RED, RED)], 0),
        ([(SOLAR, BLUE, RED), (WIND, BLUE, RED)], 0),
        ([(SOLAR, RED, BLUE), (WIND, RED, RED)], shared.PLANTS_MISSING),
        ([(SOLAR, RED, BLUE), (WIND, RED, BLUE)], shared.PLANTS_MISSING),
        ([(SOLAR, RED, RED)], shared.PLANTS_MISSING),
    ],
)
def test_the_own_infrastructure_counts_whoever_built_on_it(mode: Mode, tiles: list[Any], code: int) -> None:
    g = given(mode, Turn(RED), **with_plants(*tiles))
    assert refusal_of(g, claim(SOLAR, WIND)) == code
    assert (claim(SOLAR, WIND) in options_of(g)) == (code == 0)


@both
@pytest.mark.rule("S-UNG-02")
def test_plants_in_different_regions_count_together(mode: Mode) -> None:
    state = {**plants(OC=[(SOLAR, BLUE, RED)], EU=[(WIND, BLUE, RED)]), "un_row": [SOLAR_WIND]}
    assert claim(SOLAR, WIND) in options_of(given(mode, Turn(RED), **state))


@both
@pytest.mark.rule("S-UNG-03")
def test_infrastructure_without_a_plant_does_not_count(mode: Mode) -> None:
    g = given(mode, Turn(RED), **with_plants((SOLAR, RED, RED)), **projects(OC_money=Prepared(WIND, RED)))
    assert refusal_of(g, claim(SOLAR, WIND)) == shared.PLANTS_MISSING


@both
@pytest.mark.rule("S-UNG-04")
@pytest.mark.parametrize("cubes", [0, 1, 2])
def test_the_price_in_cubes(mode: Mode, cubes: int) -> None:
    sources = (FORESTATION, SOLAR, HYDRO)
    card = un_goal(*sources)
    assert TABLES.un_goals[card].cubes == 2
    state = {**plants(SA=[(source, BLUE, RED) for source in sources]), "un_row": [card], "cube": [cubes, 0]}
    g = given(mode, Turn(RED), **state)
    if cubes < 2:
        assert refusal_of(g, claim(*sources)) == shared.NO_CUBE_FOR_GOAL
        assert claim(*sources) not in options_of(g)
    else:
        supply = g.cubes
        play(g, claim(*sources))
        assert (g.cube[RED], g.cubes) == (0, supply + 2)


@both
@pytest.mark.rule("S-UNG-05")
def test_a_claimed_goal_is_gone_and_not_replaced(mode: Mode) -> None:
    g = given(mode, Turn(RED), Turn(BLUE), **with_plants((SOLAR, RED, RED), (WIND, BLUE, RED), (SOLAR, RED, BLUE)))
    play(g, claim(SOLAR, WIND), "propose NA-money solar", "end")
    assert g.un_row == [un_goal(SOLAR, SOLAR)]
    assert g.un_owner[SOLAR_WIND] == RED
    assert asked(g) == BLUE
    assert refusal_of(g, claim(SOLAR, WIND)) == shared.GOAL_NOT_OPEN
    assert refusal_of(g, claim(HYDRO, HYDRO)) == shared.GOAL_NOT_OPEN, "nor one that was never open"


@both
@pytest.mark.rule("S-UNG-02", "S-UNG-05")
def test_infrastructure_is_not_used_up(mode: Mode) -> None:
    """G-31: the same plants serve for a second goal, in another turn."""
    tiles = [(SOLAR, RED, RED), (WIND, RED, RED), (SOLAR, RED, RED)]
    g = given(mode, Turn(RED), Turn(RED), **with_plants(*tiles))
    play(g, claim(SOLAR, WIND), "propose NA-money solar", "end")
    assert claim(SOLAR, SOLAR) in options_of(g)
    play(g, claim(SOLAR, SOLAR))
    assert g.un_goals_of(RED) == 2
    assert g.space_token.count(RED) == 3


@pytest.mark.rule("S-UNG-02", "S-UNG-03", "S-UNG-04")
def test_T_53_purple_claims_and_yellow_may_not() -> None:
    sources = (SOLAR, WIND, HYDRO)
    card = un_goal(*sources)
    state: dict[str, Any] = {
        **plants(
            OC=[(SOLAR, RED, PURPLE), (WIND, BLUE, PURPLE), (HYDRO, PURPLE, PURPLE)],
            NA=[(SOLAR, RED, YELLOW), (WIND, RED, YELLOW)],
        ),
        **projects(SA_money=Prepared(HYDRO, YELLOW)),
        "un_row": [card],
        "players": 4,
    }
    g = given(COOPERATIVE, Turn(YELLOW), **state)
    assert refusal_of(g, claim(*sources)) == shared.PLANTS_MISSING
    g = given(COOPERATIVE, Turn(PURPLE), **state, score=[5])
    play(g, claim(*sources))
    assert (g.cube, g.score) == ([2, 2, 2, 0], [7])
    assert (g.un_row, g.un_owner[card]) == ([], PURPLE)
    assert g.un_owner.count(NOBODY) == 44
