# ruff: noqa: N802
"""The Events phase of companies (SX-EVT, B-25, B-39, G-19, G-45 to G-47)."""

from typing import Any

import pytest

from keeling.titles.second_chance.competitive import Competitive
from keeling.titles.second_chance.events import EventsPhase
from keeling.titles.second_chance.state import EVENTS_PHASE
from keeling.titles.second_chance.turn import Turn
from second_chance.companies import companies, paupers
from second_chance.phases import run
from second_chance.positions import (
    AF,
    AS,
    BLUE,
    EMPTY,
    EU,
    FORESTATION,
    HYDRO,
    NA,
    NOBODY,
    OC,
    RECYCLING,
    RED,
    SA,
    SOLAR,
    WIND,
    YELLOW,
    Prepared,
    asked,
    by_region,
    knowledge,
    options_of,
    plants,
    play,
    projects,
    worlds,
)

CALM = 240
"""CO2 at which only the current event takes place."""


def struck(*, co2: int = CALM, **state: Any) -> Competitive:
    """North America is struck; nobody has a stake there, and all have a cube and a CEP unless said otherwise."""
    fields: dict[str, Any] = {"event_open": NA, "event_deck": [OC, AF, EU, SA, AS, AS], "cube": [1, 1], "cep": [1, 1]}
    return companies(EventsPhase(), co2=co2, **(fields | state))


# The two circles


@pytest.mark.rule("SX-EVT-02", "SX-EVT-04", "SX-EVT-05", "SX-EVT-06")
@pytest.mark.parametrize(("co2", "second"), [(390, False), (400, True), (410, True)])
def test_T_93_events_in_north_america_and_asia(co2: int, second: bool) -> None:
    """Yellow has nothing but a CEP in Africa, which he controls; Red has a stake in NA, Blue in both regions."""
    g = paupers(
        EventsPhase(),
        players=3,
        co2=co2,
        event_open=NA,
        event_deck=[OC, AF, EU, SA, AS, AS],
        score=[10, 10, 10],
        cube=[1, 1, 0],
        cep=[1, 1, 0],
        controller=by_region(NOBODY, AF=YELLOW),
        region_cep=by_region(0, AF=2 if second else 1),
        **plants(
            NA=[(SOLAR, RED), (WIND, BLUE)],
            AF=[(FORESTATION, YELLOW)],
            AS=[(RECYCLING, BLUE)],
        ),
    )
    assert g.phase == EVENTS_PHASE
    assert g.score == [10, 10, 10 - (4 if second else 2)]
    assert g.region_cep == by_region(0)
    assert g.region_cube == by_region(0, AS=int(second))
    assert (g.cube, g.cep) == ([0 if second else 1, 1, 0], [0 if second else 1, 1, 0])


@pytest.mark.rule("SX-EVT-02")
def test_the_current_event_takes_place_at_any_co2() -> None:
    for co2 in (0, 50, 340, 399):
        g = struck(co2=co2)
        assert (g.region_cube, g.cube, g.cep) == (by_region(0, NA=2), [0, 0], [0, 0])


@pytest.mark.rule("SX-EVT-06")
def test_both_events_follow_the_same_procedure() -> None:
    g = struck(co2=400, cube=[2, 1], cep=[2, 1], score=[10, 10], price=3)
    assert g.region_cube == by_region(0, NA=2, AS=1)
    assert (g.cube, g.cep, g.score) == ([0, 0], [0, 0], [10, 10 - 2 - 3])


@pytest.mark.rule("SX-EVT-07")
def test_used_tiles_are_discarded_and_the_circles_refilled() -> None:
    g = struck(co2=399, event_deck=[OC, AF, AS, SA, AS, EU])
    assert (g.event_open, g.event_deck, g.event_discard) == (EU, [OC, AF, AS, SA, AS], [NA])
    both = struck(co2=400, event_deck=[OC, AF, AS, SA, AS, EU])
    assert (both.event_open, both.event_deck, both.event_discard) == (AS, [OC, AF, AS, SA], [NA, EU])
    for found in (g, both):
        assert {world.event_deck[-1] for world in worlds(found, RED)} == {SA if found is both else AS}
        assert len({tuple(world.event_deck) for world in worlds(found, RED)}) > 1
        assert found.reveals > 0


@pytest.mark.rule("SX-EVT-07")
def test_without_a_tile_there_is_no_event() -> None:
    """G-19."""
    used = [SA, EU, AF, AS, AS, OC]
    last = struck(co2=400, event_deck=[], event_discard=used)
    assert last.region_cube == by_region(0, NA=2)
    assert (last.event_open, last.event_deck) == (EMPTY, [])
    none = struck(co2=400, event_open=EMPTY, event_deck=[], event_discard=[NA, *used])
    assert none.region_cube == by_region(0)
    assert (none.cep, none.cube, none.event_open) == ([1, 1], [1, 1], EMPTY)


@pytest.mark.rule("SX-EVT-06", "SX-EVT-07")
@pytest.mark.parametrize(("co2", "deck"), [(CALM, []), (400, [EU]), (CALM, [EU])])
def test_by_the_option_used_tiles_are_shuffled_to_a_new_deck(co2: int, deck: list[int]) -> None:
    """G-19: so that there is always a current and an upcoming event."""
    left = [tile for tile in (SA, EU, AF, AS, AS, OC) if tile not in deck]
    openings = set()
    for seed in range(12):
        g = struck(co2=co2, seed=seed, options={"event_reshuffle": True}, event_deck=deck, event_discard=left)
        assert g.event_open != EMPTY
        assert len(g.event_deck) >= 5
        assert sorted([g.event_open, *g.event_deck, *g.event_discard]) == [NA, SA, EU, AF, AS, AS, OC]
        assert len({tuple(world.event_deck) for world in worlds(g, RED)}) > 1
        openings.add(g.event_open)
    assert openings == {EU} if deck and co2 == CALM else len(openings) > 1


@pytest.mark.rule("SX-EVT-06")
def test_by_the_option_the_second_event_finds_a_tile_with_one_left() -> None:
    g = struck(options={"event_reshuffle": True}, event_deck=[EU], event_discard=[SA, AF, AS, AS, OC])
    upcoming = g.event_deck[-1]
    g.co2 = 400
    g.cube = [9, 9]
    before = g.region_cube[:]
    run(g, EventsPhase())
    assert g.event_discard[-2:] == [EU, upcoming]
    assert sum(g.region_cube) - sum(before) == 4 - 1, "two cubes for each event, and one consumed in NA"


# Cubes of regions


@pytest.mark.rule("SX-EVT-01")
def test_each_region_discards_one_cube_first() -> None:
    g = struck(region_cube=by_region(0, NA=1, EU=3, AF=1), cube=[0, 0], cep=[1, 1])
    assert g.region_cube == by_region(0, EU=2)
    assert g.cubes == 30 - 2
    assert struck(region_cube=by_region(0, NA=1)).region_cube == by_region(0, NA=2), "before new ones come"


@pytest.mark.rule("SX-EVT-08")
def test_a_region_holds_any_number_of_cubes() -> None:
    g = struck(region_cube=by_region(0, NA=9))
    assert g.region_cube[NA] == 9 - 1 + 2
    run(g, EventsPhase())
    assert g.region_cube[NA] == 9 - 1 + 2 - 1


@pytest.mark.rule("SX-EVT-08")
def test_the_cubes_stay_until_a_plant_uses_them() -> None:
    g = struck(expertise=knowledge(solar=[2, 0]), money=[10, 10], cep=[2, 2], **projects(NA_money=Prepared(SOLAR, RED)))
    assert (g.region_cube[NA], g.cube) == (2, [0, 0])
    g.cube = [1, 0]
    g.cubes -= 1
    play(run(g, Turn(RED)), "build NA-money region-cube")
    assert (g.region_cube[NA], g.cube) == (1, [0, 0])


# Who is exempt


@pytest.mark.rule("SX-EVT-03")
@pytest.mark.parametrize(
    ("stake", "exempt"),
    [
        (plants(NA=[(SOLAR, RED, BLUE)]), [True, True]),
        (plants(NA=[(SOLAR, RED)]), [True, False]),
        (plants(NA=[(SOLAR, BLUE)], EU=[(WIND, RED)]), [False, True]),
        (projects(NA_money=Prepared(SOLAR, RED)), [False, False]),
        (projects(EU_money=Prepared(WIND, RED)), [False, False]),
    ],
)
def test_a_plant_or_infrastructure_under_one_exempts(stake: dict[str, Any], exempt: list[bool]) -> None:
    """B-25."""
    g = struck(**stake)
    assert [cubes == 1 for cubes in g.cube] == exempt
    assert [ceps == 1 for ceps in g.cep] == exempt


@pytest.mark.rule("SX-EVT-03")
@pytest.mark.parametrize(
    ("stake", "exempt"),
    [
        (projects(NA_money=Prepared(SOLAR, RED)), [True, False]),
        (projects(NA_research=Prepared(WIND, BLUE)), [False, True]),
        (projects(SA_money=Prepared(HYDRO, RED)), [False, False]),
        (plants(NA=[(SOLAR, RED, BLUE)]), [True, True]),
    ],
)
def test_by_the_option_any_infrastructure_exempts(stake: dict[str, Any], exempt: list[bool]) -> None:
    g = struck(options={"event_exemption": "any_infrastructure"}, **stake)
    assert [cubes == 1 for cubes in g.cube] == exempt


@pytest.mark.rule("SX-EVT-03")
def test_control_of_the_region_alone_is_no_exemption_elsewhere() -> None:
    g = struck(controller=by_region(NOBODY, EU=RED), **plants(EU=[(WIND, RED)]), region_cep=by_region(1, EU=0))
    assert g.cube == [0, 0]


# What it costs


@pytest.mark.rule("SX-EVT-04")
def test_who_has_a_cube_gives_it_without_a_choice() -> None:
    g = struck(cube=[5, 5], score=[40, 40])
    assert asked(g) == NOBODY
    assert (g.cube, g.score) == ([4, 4], [40, 40])


@pytest.mark.rule("SX-EVT-04")
def test_who_has_no_cube_loses_two_points() -> None:
    g = struck(cube=[0, 1], score=[1, 1])
    assert (g.score, g.region_cube) == ([-1, 1], by_region(0, NA=1))


@pytest.mark.rule("SX-EVT-05")
def test_the_cep_comes_from_the_own_board_or_a_controlled_region() -> None:
    g = struck(controller=by_region(NOBODY, EU=RED), region_cep=by_region(2), **plants(EU=[(WIND, RED)]))
    bank = g.bank
    assert (asked(g), options_of(g)) == (RED, ["pay hand", "pay EU"])
    assert g.cube[RED] == 0, "G-47: the cube was first"
    play(g, "pay EU")
    assert (g.cep, g.region_cep) == ([1, 0], by_region(2, EU=1))
    assert g.bank == bank + 2


@pytest.mark.rule("SX-EVT-05")
@pytest.mark.parametrize(("price", "market"), [(1, 2), (3, 5), (8, 2)])
def test_who_has_no_cep_pays_the_fine(price: int, market: int) -> None:
    g = struck(cep=[0, 1], price=price, market=market, score=[10, 10])
    assert g.score == [10 - price, 10]
    assert (g.market, g.price) == (market - 1, price)


@pytest.mark.rule("SX-EVT-05")
def test_nobody_who_can_pay_chooses_the_fine() -> None:
    """B-39: not even if the CEP lies in a region and the fine would be cheap."""
    g = struck(
        cep=[0, 1],
        price=1,
        score=[10, 10],
        controller=by_region(NOBODY, EU=RED),
        region_cep=by_region(1),
        **plants(EU=[(WIND, RED)]),
    )
    assert (g.score, g.region_cep) == ([10, 10], by_region(1, EU=0))


@pytest.mark.rule("SX-EVT-05")
@pytest.mark.parametrize(("start", "fines"), [(RED, [4, 5, 5]), (BLUE, [5, 4, 5]), (YELLOW, [5, 5, 4])])
def test_fines_are_paid_in_turn_order_at_the_price_of_the_moment(start: int, fines: list[int]) -> None:
    """G-45, G-132: the first one empties the market, and the price rises."""
    g = struck(players=3, start_player=start, cube=[1, 1, 1], cep=[0, 0, 0], price=4, market=1, score=[20, 20, 20])
    assert [20 - points for points in g.score] == fines
    assert (g.market, g.price) == (2, 6), "the third fine empties it again"


@pytest.mark.rule("SX-EVT-05")
def test_a_fine_is_due_though_the_market_is_empty() -> None:
    """G-03."""
    g = struck(cep=[0, 48], market=0, bank=0, region_cep=by_region(0), price=3, score=[9, 9])
    assert g.score == [6, 9]
    assert g.price == 3
