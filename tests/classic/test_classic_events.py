# ruff: noqa: N802
"""Supply phase: events (C-EVT)."""

from typing import Any

import pytest

from classic.positions import (
    AF,
    AS,
    BIOMASS,
    BLUE,
    EMPTY,
    EU,
    FORESTATION,
    GAS,
    NA,
    OC,
    RED,
    SA,
    SOLAR,
    by_region,
    by_slot,
    discs,
    given,
    plants,
    play,
    refusal_of,
    worlds,
)
from keeling.kernel.game import SPECTATOR
from keeling.titles.classic.state import Classic
from keeling.titles.classic.supply import ResolveEvent
from keeling.titles.classic.title import TITLE
from keeling.titles.classic.turn import Turn
from keeling.titles.common import refusal as shared


def africa_is_struck(**state: Any) -> Classic:
    """Event AF; Blue has a plant there, Red none and 1 cube, Yellow none, no cube and 1 point."""
    fields: dict[str, Any] = {
        "co2": 350,
        "event_open": AF,
        "cube": [1, 1, 0],
        "score": [1, 1, 1],
        **plants(AF=[GAS, (FORESTATION, BLUE)]),
    }
    return given(ResolveEvent(), players=3, **(fields | state))


@pytest.mark.rule("C-EVT-01", "C-EVT-02", "C-EVT-03", "C-EVT-05", "C-EVT-06")
def test_T_13_a_disaster_in_africa() -> None:
    g = africa_is_struck()
    assert g.region_cube == by_region(0, AF=1)
    assert g.cube == [0, 1, 0]
    assert g.score == [1, 1, -1]
    assert (g.event_open, g.event_discard) == (NA, [AF]), "the card advances"
    averted = africa_is_struck(co2=340)
    assert averted.region_cube == by_region(0)
    assert (averted.cube, averted.score) == ([1, 1, 0], [1, 1, 1])
    assert (averted.event_open, averted.event_discard) == (NA, [AF]), "the card advances all the same"


@pytest.mark.rule("C-EVT-02")
def test_plants_elsewhere_or_of_others_do_not_help() -> None:
    g = africa_is_struck(**plants(AF=[(FORESTATION, BLUE)], EU=[(BIOMASS, RED)]), cube=[2, 2, 2])
    assert g.cube == [1, 2, 1]
    assert g.region_cube == by_region(0, AF=2)


@pytest.mark.rule("C-EVT-02")
def test_controlling_a_region_is_not_supplying_another() -> None:
    g = africa_is_struck(**plants(AF=[(FORESTATION, RED)], EU=[(BIOMASS, BLUE)]), cube=[2, 2, 2])
    assert g.cube == [2, 1, 1]


@pytest.mark.rule("C-EVT-03")
def test_two_points_are_lost_below_zero_too() -> None:
    assert africa_is_struck(score=[0, 0, -3]).score == [0, 0, -5]


@pytest.mark.rule("C-EVT-04")
def test_who_has_a_cube_must_give_it() -> None:
    g = africa_is_struck(cube=[5, 5, 5], score=[40, 40, 40])
    assert g.decision is None, "nobody is asked"
    assert (g.cube, g.score) == ([4, 5, 4], [40, 40, 40])


@pytest.mark.rule("C-EVT-06")
def test_the_open_card_of_the_deck_comes_and_the_next_is_turned_up() -> None:
    g = given(event_open=EU, event_deck=[SA, AS, OC, NA, AF])
    assert {world.event_deck[-1] for world in worlds(g, RED)} == {AF}
    reveals = g.reveals
    g.then(ResolveEvent())
    g.advance()
    assert (g.event_open, g.event_deck, g.event_discard) == (AF, [SA, AS, OC, NA], [EU])
    assert TITLE.view(g, SPECTATOR)["events"] == {"open": "AF", "next": "NA", "deck": 4}
    assert g.reveals == reveals + 1


@pytest.mark.rule("C-EVT-06")
def test_the_last_event_leaves_no_card_behind() -> None:
    g = given(ResolveEvent(), players=5, event_open=EU, event_deck=[AF], event_discard=[NA, SA, AS, OC])
    assert (g.event_open, g.event_deck) == (AF, [])
    assert TITLE.view(g, SPECTATOR)["events"]["next"] is None


def relief(cubes: int, in_region: int) -> Classic:
    """Red can pay for a solar plant of 2 cubes in North America but for the cubes he may lack."""
    return given(
        Turn(RED),
        project=by_slot(EMPTY, NA_money=SOLAR),
        installed=by_slot(0, NA_money=1),
        expertise=discs(solar=[3, 0]),
        cube=[cubes, 0],
        region_cube=by_region(0, NA=in_region),
    )


@pytest.mark.rule("C-EVT-07", "C-EVT-08")
def test_a_plant_uses_one_cube_of_its_region() -> None:
    g = play(relief(1, 2), "construct NA-money")
    assert (g.cube[RED], g.region_cube[NA]) == (0, 1)
    assert g.space_owner[1] == RED
    rich = play(relief(5, 2), "construct NA-money")
    assert (rich.cube[RED], rich.region_cube[NA]) == (4, 1), "also if the builder could pay both"
    alone = play(relief(2, 0), "construct NA-money")
    assert alone.cube[RED] == 0


@pytest.mark.rule("C-EVT-08")
def test_a_region_gives_at_most_one_cube_for_a_plant() -> None:
    assert refusal_of(relief(1, 0), "construct NA-money") == shared.NOT_ENOUGH_CUBES
    assert refusal_of(relief(1, 1), "construct NA-money") == 0
    assert refusal_of(relief(0, 3), "construct NA-money") == shared.NOT_ENOUGH_CUBES
