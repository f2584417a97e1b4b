# ruff: noqa: N802
"""Environmental Goals: how they are achieved, and what the open ones cost (SO-ENV)."""

from typing import Any

import pytest

from keeling.kernel.game import PLAYING
from keeling.titles.second_chance.cooperative import Cooperative
from keeling.titles.second_chance.decade import IncomePhase
from keeling.titles.second_chance.environment import GoalsPhase
from keeling.titles.second_chance.state import SCORE_BELOW_ZERO
from keeling.titles.second_chance.turn import Turn
from second_chance.phases import hurry, run
from second_chance.positions import (
    AF,
    AS,
    BLUE,
    BONUS_SOURCE,
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
    TABLES,
    WIND,
    Prepared,
    by_slot,
    by_topic,
    knowledge,
    play,
    projects,
    tables_with_bonuses,
    tables_with_income,
)
from second_chance.team import (
    ALL_GOALS,
    all_goals,
    goals,
    middle_goal,
    open_tiles,
    region_goal,
    size_goal,
    team,
    top_goal,
    topic_goal,
    type_goal,
)

TOP = [len(source.income) for source in TABLES.sources]
MIDDLE = [source.half_way for source in TABLES.sources]
NO_BONUSES = tables_with_bonuses()


# What open goals cost


@pytest.mark.rule("SO-ENV-02", "SO-ENV-03")
@pytest.mark.parametrize(("points", "left"), [(9, -1), (10, 0), (11, 1)])
def test_T_75_planning_the_income_of_2030(points: int, left: int) -> None:
    g = team(
        IncomePhase(),
        GoalsPhase(),
        decade=3,
        score=[5],
        tables=tables_with_income(solar=[11]),
        expertise=knowledge(solar=[1, 0]),
        **goals(*ALL_GOALS[:5]),
    )
    play(g, f"income {11 - points}")
    assert g.score == [left]
    assert g.end == (SCORE_BELOW_ZERO if left < 0 else PLAYING)


@pytest.mark.rule("SO-ENV-02", "SO-ENV-03", "SO-END-02")
def test_T_76_eight_open_goals_in_2020() -> None:
    g = team(GoalsPhase(), decade=2, score=[13], **goals(*ALL_GOALS[:8]))
    assert g.score == [-3]
    assert g.end == SCORE_BELOW_ZERO


@pytest.mark.rule("SO-ENV-02")
@pytest.mark.parametrize(("decade", "each"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_an_open_goal_costs_more_in_every_decade(decade: int, each: int) -> None:
    g = team(GoalsPhase(), decade=decade, score=[100], **goals(*ALL_GOALS[:7]))
    assert g.score == [100 - 7 * each]


@pytest.mark.rule("SO-ENV-01", "SO-ENV-02")
def test_achieved_goals_cost_nothing() -> None:
    g = team(GoalsPhase(), score=[100], **all_goals(0, 9, 20))
    assert g.score == [100 - 18]
    assert team(GoalsPhase(), score=[0], **all_goals(*range(21))).score == [0]


@pytest.mark.rule("SO-ENV-03")
@pytest.mark.parametrize(("score", "end"), [(2, PLAYING), (1, SCORE_BELOW_ZERO), (0, SCORE_BELOW_ZERO)])
def test_a_team_at_exactly_zero_goes_on(score: int, end: int) -> None:
    assert team(GoalsPhase(), score=[score], **goals(*ALL_GOALS[:2])).end == end


# Building plants


def build(region: str, source: int, **state: Any) -> Cooperative:
    """Red builds a plant of the type in the region."""
    g = team(
        Turn(RED),
        tables=NO_BONUSES,
        money=[99, 99],
        cube=[9, 9],
        expertise=knowledge(2, **{name: [5, 0] for name in ("forestation", "solar", "wind", "hydro", "recycling")}),
        **projects(**{f"{region}_tech": Prepared(source, BLUE)}),
        **state,
    )
    return play(g, f"build {region}-tech plain")


REGION_GOALS = [region_goal(region) for region in (NA, SA, EU, AF, AS, OC)]
TYPE_GOALS = [type_goal(source) for source in (FORESTATION, SOLAR, WIND, HYDRO, RECYCLING)]


@pytest.mark.rule("SO-ENV-01", "SO-ENV-04")
@pytest.mark.parametrize(
    ("name", "region", "source"),
    [
        ("NA", NA, SOLAR),
        ("SA", SA, SOLAR),
        ("EU", EU, WIND),
        ("AF", AF, RECYCLING),
        ("AS", AS, HYDRO),
        ("OC", OC, WIND),
    ],
)
def test_a_plant_achieves_the_goal_of_its_region_at_once(name: str, region: int, source: int) -> None:
    g = build(name, source, **goals(*REGION_GOALS))
    assert open_tiles(g) == [tile for tile in REGION_GOALS if tile != region_goal(region)]


@pytest.mark.rule("SO-ENV-05")
@pytest.mark.parametrize(
    ("name", "source"), [("NA", FORESTATION), ("NA", SOLAR), ("NA", WIND), ("SA", HYDRO), ("AF", RECYCLING)]
)
def test_a_plant_achieves_the_goal_of_its_type(name: str, source: int) -> None:
    g = build(name, source, **goals(*TYPE_GOALS))
    assert open_tiles(g) == [tile for tile in TYPE_GOALS if tile != type_goal(source)]


@pytest.mark.rule("SO-ENV-10")
def test_one_plant_achieves_one_tile_of_each_goal() -> None:
    """G-70: its region and its type, but never two tiles with the same goal."""
    tiles = [
        region_goal(NA),
        region_goal(NA, 2),
        type_goal(SOLAR),
        type_goal(SOLAR, 2),
        size_goal(2),
        middle_goal(SOLAR),
    ]
    g = build("NA", SOLAR, **goals(*tiles))
    assert open_tiles(g) == sorted([region_goal(NA, 2), type_goal(SOLAR, 2), size_goal(2), middle_goal(SOLAR)])


@pytest.mark.rule("SO-ENV-10")
def test_a_second_plant_achieves_the_second_tile() -> None:
    pair = [region_goal(NA), region_goal(NA, 2)]
    for done, left in (([], [pair[1]]), ([pair[0]], []), ([pair[1]], [])):
        shown = goals(*[tile for tile in pair if tile not in done], achieved=done)
        assert open_tiles(build("NA", SOLAR, **shown)) == left


@pytest.mark.rule("SO-ENV-04")
def test_plants_built_before_the_tile_counts_do_not_help_and_proposing_or_preparing_does_not() -> None:
    tiles = goals(region_goal(NA), type_goal(SOLAR))
    g = team(Turn(RED), **projects(NA_tech=SOLAR), **tiles)
    assert len(open_tiles(play(g.clone(), "prepare NA-tech"))) == 2
    assert len(open_tiles(play(g, "propose NA-money solar"))) == 2


# Knowledge


@pytest.mark.rule("SO-ENV-06")
@pytest.mark.parametrize("source", range(5))
def test_the_top_of_a_track_achieves_its_goal(source: int) -> None:
    tops = [top_goal(n) for n in range(5)]
    name = TABLES.sources[source].name.lower()
    region = "AF" if source == RECYCLING else "SA" if source == HYDRO else "NA"
    for distance, left in ((1, [tile for tile in tops if tile != top_goal(source)]), (2, tops)):
        discs = knowledge(2, **{name: [0, TOP[source] - distance]})
        g = team(Turn(BLUE), tables=NO_BONUSES, expertise=discs, **goals(*tops, middle_goal(source)))
        play(g, f"propose {region}-money {name}")
        assert open_tiles(g) == [*left, middle_goal(source)]


@pytest.mark.rule("SO-ENV-07")
@pytest.mark.parametrize("source", range(5))
def test_the_middle_of_a_track_achieves_its_goal(source: int) -> None:
    middles = [middle_goal(n) for n in range(5)]
    name = TABLES.sources[source].name.lower()
    region = "AF" if source == RECYCLING else "SA" if source == HYDRO else "NA"
    for distance, left in ((1, [tile for tile in middles if tile != middle_goal(source)]), (2, middles)):
        discs = knowledge(2, **{name: [MIDDLE[source] - distance, 0]})
        g = team(Turn(RED), tables=NO_BONUSES, expertise=discs, **goals(*middles, top_goal(source)))
        play(g, f"propose {region}-money {name}")
        assert open_tiles(g) == [top_goal(source), *left]


@pytest.mark.rule("SO-ENV-06", "SO-ENV-07")
def test_a_disc_moved_by_a_gift_counts_too() -> None:
    """G-72."""
    tables = tables_with_bonuses(recycling={1: BONUS_SOURCE + SOLAR})
    for position, tile in ((TOP[SOLAR], top_goal(SOLAR)), (MIDDLE[SOLAR], middle_goal(SOLAR))):
        g = team(Turn(RED), tables=tables, expertise=knowledge(solar=[0, position - 1]), **goals(tile))
        play(g, "propose AF-money recycling")
        kept = play(g.clone(), "give 1")
        assert open_tiles(kept) == [tile]
        assert open_tiles(play(g, "give 2")) == []


# Summits


def summit(tile: int, *owners: int, **state: Any) -> Cooperative:
    """A summit with this tile, whose first topics have these scientists; Red completes it from a matching project."""
    topics = TABLES.summits[tile].topics
    slots = {FORESTATION: "NA_money", SOLAR: "NA_money", WIND: "EU_money", HYDRO: "EU_money", RECYCLING: "AF_money"}
    slot = slots[topics[-1]]
    talks = {f"summit1_{n}": owner for n, owner in enumerate(owners, 1)}
    g = team(
        Turn(RED),
        tables=NO_BONUSES,
        summit_tile=[tile, -1, -1, -1, -1, -1],
        summit_scientist=by_topic(**talks),
        project_scientist=by_slot(NOBODY, **{slot: RED}),
        **projects(**{slot: topics[-1]}),
        **state,
    )
    play(g, f"move {slot.replace('_', '-')} summit1-{len(topics)}")
    return hurry(g, lambda g: g.active == NOBODY)


SIZES = [size_goal(2), size_goal(3), size_goal(4)]
TOPICS = [topic_goal(n) for n in range(5)]


@pytest.mark.rule("SO-ENV-08")
@pytest.mark.parametrize(("tile", "size"), [(0, 2), (10, 3), (16, 4)])
def test_a_summit_achieves_the_goal_of_its_size(tile: int, size: int) -> None:
    g = summit(tile, *[BLUE] * (size - 1), **goals(*SIZES))
    assert open_tiles(g) == [other for other in SIZES if other != size_goal(size)]


@pytest.mark.rule("SO-ENV-09")
@pytest.mark.parametrize("tile", [0, 8, 10, 16])
def test_a_summit_achieves_a_goal_for_each_of_its_topics(tile: int) -> None:
    """G-70."""
    topics = TABLES.summits[tile].topics
    g = summit(tile, *[RED, BLUE, BLUE][: len(topics) - 1], **goals(*TOPICS))
    assert open_tiles(g) == [topic_goal(n) for n in range(5) if n not in topics]


@pytest.mark.rule("SO-ENV-10")
def test_one_summit_achieves_one_tile_of_each_goal() -> None:
    tiles = [size_goal(2), size_goal(2, 2), topic_goal(SOLAR), topic_goal(SOLAR, 2)]
    g = summit(0, BLUE, **goals(*tiles))
    assert open_tiles(g) == [size_goal(2, 2), topic_goal(SOLAR, 2)]


@pytest.mark.rule("SO-ENV-08", "SO-ENV-09")
def test_an_unfinished_summit_achieves_nothing() -> None:
    tiles = [*SIZES, *TOPICS]
    g = summit(10, NOBODY, BLUE, **goals(*tiles))
    assert open_tiles(g) == tiles


@pytest.mark.rule("SO-ENV-08", "SO-ENV-10")
def test_two_summits_of_one_turn_achieve_two_tiles() -> None:
    """Red moves onto a card that lets him move again, so that he completes both summits in one turn."""
    g = team(
        Turn(BLUE),
        tables=NO_BONUSES,
        summit_tile=[4, 5, -1, -1, -1, -1],
        summit_scientist=by_topic(summit1_2=RED, summit2_2=RED),
        project_scientist=by_slot(NOBODY, NA_money=RED, NA_tech=BLUE),
        **projects(NA_money=SOLAR, NA_tech=SOLAR),
        **goals(size_goal(2), size_goal(2, 2), topic_goal(SOLAR), topic_goal(SOLAR, 2), topic_goal(HYDRO)),
    )
    play(g, "move NA-tech summit2-1", "prepare NA-money", "move NA-money summit1-1")
    assert len(open_tiles(g)) == 5, "summits are resolved after the actions of the turn"
    hurry(g, lambda g: g.active == NOBODY)
    assert open_tiles(g) == []


@pytest.mark.rule("SO-ENV-01")
def test_goals_achieved_in_the_decade_are_turned_before_the_phase_counts() -> None:
    g = build("NA", SOLAR, score=[0], **goals(region_goal(NA), type_goal(SOLAR), region_goal(EU)))
    points = g.score[0]
    run(hurry(g, lambda g: g.active == NOBODY), GoalsPhase())
    assert g.score[0] == points - 1


@pytest.mark.rule("SO-ENV-04", "SO-ENV-05")
def test_it_does_not_matter_who_prepared_and_who_built() -> None:
    g = team(
        Turn(BLUE),
        expertise=knowledge(recycling=[0, 1]),
        **projects(AF_money=Prepared(RECYCLING, RED)),
        **goals(region_goal(AF), type_goal(RECYCLING), region_goal(AS)),
    )
    assert open_tiles(play(g, "build AF-money plain")) == [region_goal(AS)]
