# ruff: noqa: N802
"""The UN Inspectors variant (SO-VAR, G-71, G-78)."""

from typing import Any

import pytest

from keeling.kernel.game import PLAYING, SPECTATOR
from keeling.titles.second_chance.cooperative import BEFORE_FIRST, Cooperative
from keeling.titles.second_chance.decade import EndCooperativeDecade
from keeling.titles.second_chance.energy import SupplyEnergy
from keeling.titles.second_chance.environment import AdvanceInspector, AdvanceInspectors, GoalsPhase
from keeling.titles.second_chance.state import BLUE_INSPECTOR, GREEN_INSPECTOR
from keeling.titles.second_chance.turn import Turn
from second_chance.phases import run, stack
from second_chance.positions import (
    BLUE,
    COAL,
    COOPERATIVE,
    GAS,
    NA,
    OIL,
    RED,
    SOLAR,
    Prepared,
    fresh,
    knowledge,
    play,
    projects,
    worlds,
)
from second_chance.team import all_goals, open_tiles, region_goal, team

FIRST_SUMMIT_GOAL = 13
"""Its place on the display, after 8 power-plant goals and 5 knowledge goals."""


def inspected(
    *tiles: int, achieved: tuple[int, ...] = (), options: dict[str, object] | None = None, **state: Any
) -> Cooperative:
    """A position with inspectors and a whole display; these fossil tiles are drawn next."""
    g = team(options={"inspectors": True} | (options or {}), **all_goals(*achieved), **state)
    assert "the tech cubes of players, regions and supply are all there are" not in g.violations()
    return stack(g, *tiles)


# How they walk


@pytest.mark.rule("SO-VAR-01", "SO-VAR-02")
def test_T_82_gas_for_the_green_inspector() -> None:
    g = inspected(GAS, COAL)
    assert g.inspector == [BEFORE_FIRST, BEFORE_FIRST]
    deck = g.fossil_deck[:]
    run(g, AdvanceInspectors())
    assert g.inspector[GREEN_INSPECTOR] == 1, "the second tile"
    assert g.fossil_deck == [COAL, GAS, *deck[:-2]], "both tiles lie under the deck, the later one below"


@pytest.mark.rule("SO-VAR-02")
@pytest.mark.parametrize("inspector", [GREEN_INSPECTOR, BLUE_INSPECTOR])
@pytest.mark.parametrize(("tile", "spaces"), [(GAS, 2), (OIL, 3), (COAL, 4)])
@pytest.mark.parametrize("position", [BEFORE_FIRST, 0, 3, 5, 7])
def test_the_tile_tells_how_far_round_the_eight_goals(inspector: int, tile: int, spaces: int, position: int) -> None:
    g = inspected(tile, inspector=[position, position])
    run(g, AdvanceInspector(inspector))
    assert g.inspector[inspector] == (position + spaces) % 8
    assert g.inspector[1 - inspector] == position
    assert (g.fossil_deck[0], g.reveals) == (tile, 1)


@pytest.mark.rule("SO-VAR-02")
def test_the_green_one_moves_first() -> None:
    g = run(inspected(OIL, GAS), AdvanceInspectors())
    assert g.inspector == [2, 1]


@pytest.mark.rule("SO-VAR-02")
def test_achieved_goals_are_counted_as_spaces() -> None:
    """G-78."""
    g = run(inspected(GAS, GAS, achieved=(0, 1, 13)), AdvanceInspectors())
    assert g.inspector == [1, 1]


@pytest.mark.rule("SO-VAR-02")
def test_by_the_option_achieved_goals_are_passed_over() -> None:
    skips: dict[str, object] = {"inspector_skips_achieved": True}
    g = run(inspected(GAS, OIL, achieved=(0, 1, 13, 15), options=skips), AdvanceInspectors())
    assert g.inspector == [3, 4]
    round_ = run(inspected(GAS, inspector=[6, 0], achieved=(7, 0), options=skips), AdvanceInspector(GREEN_INSPECTOR))
    assert round_.inspector[GREEN_INSPECTOR] == 2
    nobody = inspected(GAS, COAL, inspector=[5, 5], achieved=tuple(range(8)), options=skips)
    run(nobody, AdvanceInspectors())
    assert nobody.inspector[GREEN_INSPECTOR] == 5, "he stays where all is achieved"
    assert nobody.inspector[BLUE_INSPECTOR] == 1
    assert nobody.fossil_deck[:2] == [COAL, GAS], "a tile is drawn for him all the same"


@pytest.mark.rule("SO-VAR-02")
def test_everybody_knows_the_tiles_under_the_deck_and_no_others() -> None:
    g = run(inspected(GAS, COAL), AdvanceInspectors())
    decks = [tuple(world.fossil_deck) for world in worlds(g, RED)] + [
        tuple(world.fossil_deck) for world in worlds(g, SPECTATOR)
    ]
    assert {deck[:2] for deck in decks} == {(COAL, GAS)}
    assert len({deck[2:] for deck in decks}) > 1
    assert {tuple(sorted(deck)) for deck in decks} == {tuple(sorted(g.fossil_deck))}


@pytest.mark.rule("SO-VAR-02")
def test_known_tiles_are_forgotten_when_they_are_drawn() -> None:
    g = run(inspected(GAS, COAL, decade=2), AdvanceInspectors())
    known = g.fossil_deck[:2]
    g.fossil_discard += g.fossil_deck[2:-4]
    del g.fossil_deck[2:-4]
    run(g, SupplyEnergy())
    assert (g.fossil_deck, known) == ([], [COAL, GAS])
    assert g.inspected == 0


# When they walk


@pytest.mark.rule("SO-VAR-01", "SO-VAR-03")
def test_they_come_with_the_set_up_and_take_one_walk() -> None:
    places = set()
    for seed in range(20):
        g = fresh(COOPERATIVE, 2, seed, inspectors=True)
        tiles = g.fossil_deck[:2]
        spaces = {GAS: 2, OIL: 3, COAL: 4}
        assert g.inspector == [spaces[tiles[1]] - 1, spaces[tiles[0]] - 1]
        places.add(tuple(g.inspector))
        assert g.cubes == 30 - 2 * 2 - 2, "two of the thirty cubes are the inspectors"
    assert len(places) > 3
    without = fresh(COOPERATIVE, 2)
    assert (without.inspector, without.cubes) == ([BEFORE_FIRST] * 2, 26)


@pytest.mark.rule("SO-VAR-03")
def test_they_walk_at_the_end_of_a_decade() -> None:
    g = inspected(GAS, GAS, inspector=[1, 2])
    run(g, EndCooperativeDecade())
    assert (g.inspector, g.decade, g.end) == ([3, 4], 2, PLAYING)
    off = stack(team(**all_goals()), GAS, GAS)
    run(off, EndCooperativeDecade())
    assert off.inspector == [BEFORE_FIRST] * 2


# What they cost


@pytest.mark.rule("SO-VAR-04")
def test_T_83_a_goal_with_an_inspector_costs_four_in_2020() -> None:
    done = tuple(n for n in range(21) if n not in (1, 5))
    g = inspected(decade=2, score=[20], inspector=[1, 3], achieved=done)
    run(g, GoalsPhase())
    assert g.score == [20 - 4 - 2]


@pytest.mark.rule("SO-VAR-04")
@pytest.mark.parametrize(
    ("inspector", "done", "cost"),
    [
        ([0, 0], (), 23),
        ([0, 0], (0,), 20 + 1),
        ([0, 0], (0, FIRST_SUMMIT_GOAL), 19),
        ([7, 7], (7,), 20 + 1),
        ([7, 7], (20,), 20 + 1),
        ([7, 7], (8,), 20 + 2),
        ([BEFORE_FIRST, BEFORE_FIRST], (), 21),
    ],
)
def test_each_open_goal_with_an_inspector_counts_twice(inspector: list[int], done: tuple[int, ...], cost: int) -> None:
    assert run(inspected(score=[50], inspector=inspector, achieved=done), GoalsPhase()).score == [50 - cost]


@pytest.mark.rule("SO-VAR-04", "SO-ENV-10")
@pytest.mark.parametrize(("position", "left"), [(0, 2), (1, 1), (5, 2)])
def test_of_two_equal_goals_the_one_with_the_inspector_is_achieved_first(position: int, left: int) -> None:
    """G-71: tiles 0 and 1 of the display are the two for North America."""
    assert [region_goal(NA), region_goal(NA, 2)] == [0, 1]
    g = inspected(
        inspector=[position, BEFORE_FIRST],
        expertise=knowledge(solar=[2, 0]),
        **projects(NA_money=Prepared(SOLAR, BLUE)),
    )
    play(run(g, Turn(RED)), "build NA-money plain")
    assert open_tiles(g)[0] == left - 1
