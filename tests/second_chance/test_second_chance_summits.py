# ruff: noqa: N802
"""Energy Summits (rulebook)."""

from dataclasses import replace
from typing import Any

import pytest

from keeling.kernel.game import NOT_ASKED
from keeling.titles.common import refusal as shared
from keeling.titles.second_chance.turn import Turn
from second_chance.positions import (
    BLUE,
    BONUS_CUBE,
    EMPTY,
    FORESTATION,
    NOBODY,
    PURPLE,
    RED,
    SOLAR,
    TABLES,
    WIND,
    YELLOW,
    Mode,
    asked,
    both,
    by_slot,
    by_topic,
    given,
    knowledge,
    lobbyists,
    options_of,
    play,
    projects,
    refusal_of,
    slot_of,
    tables_with_bonuses,
    topic_of,
)

PLAIN = tables_with_bonuses()
THREE = next(n for n, tile in enumerate(TABLES.summits) if tile.topics == (FORESTATION, SOLAR, WIND))
FOUR = next(n for n, tile in enumerate(TABLES.summits) if len(tile.topics) == 4)


def completing(**state: Any) -> dict[str, Any]:
    """Red can complete the first summit, of forestation and solar, in which Blue talks about forestation."""
    fields: dict[str, Any] = {
        **projects(OC_money=SOLAR, NA_money=FORESTATION),
        "project_scientist": by_slot(NOBODY, OC_money=RED),
        "summit_scientist": by_topic(summit1_1=BLUE),
        "lobby_place": lobbyists(red=[1], blue=[2]),
        "tables": PLAIN,
    }
    return fields | state


@both
@pytest.mark.rule("S-SUM-01")
def test_a_complete_summit_waits_for_the_end_of_the_turn(mode: Mode) -> None:
    g = given(mode, Turn(RED), **completing())
    play(g, "move OC-money summit1-2", "propose NA-tech wind")
    assert g.summit_scientist[:2] == [BLUE, RED]
    assert g.expertise == knowledge(2, solar=[1, 0], wind=[1, 0])
    play(g, "end")
    assert (asked(g), options_of(g)) == (BLUE, ["learn forestation", "learn solar"])
    assert refusal_of(g, "learn wind") == shared.NOT_A_TOPIC_HERE
    assert refusal_of(g, "buy") == NOT_ASKED


@both
@pytest.mark.rule("S-SUM-01")
def test_an_incomplete_summit_goes_on(mode: Mode) -> None:
    g = given(mode, Turn(RED), Turn(BLUE), **completing(summit_scientist=by_topic()))
    play(g, "move OC-money summit1-2", "propose NA-tech wind", "end")
    assert asked(g) == BLUE
    assert (g.summit_scientist[1], g.summit_tile) == (RED, [0, 1, 2, 3, 4, 5])
    assert g.expertise == knowledge(2, solar=[1, 0], wind=[1, 0])


@both
@pytest.mark.rule("S-SUM-02")
@pytest.mark.parametrize("first", ["summit5-1", "summit1-2"])
def test_several_summits_in_the_order_of_completion(mode: Mode, first: str) -> None:
    """Red completes the fifth summit and the first one in one turn: with the executive move and the grant."""
    second = {"summit5-1": "summit1-2", "summit1-2": "summit5-1"}[first]
    g = given(
        mode,
        Turn(RED),
        **projects(OC_money=SOLAR, SA_money=SOLAR),
        project_scientist=by_slot(NOBODY, OC_money=RED, SA_money=RED),
        summit_scientist=by_topic(summit1_1=BLUE, summit5_2=BLUE),
        lobby_place=lobbyists(red=[1]),
        tables=PLAIN,
    )
    play(g, f"move OC-money {first}", "propose NA-research wind", f"move SA-money {second}", "end")
    topics = {"summit1-2": ["learn forestation", "learn solar"], "summit5-1": ["learn solar", "learn wind"]}
    assert (asked(g), options_of(g)) == (BLUE, topics[first])
    play(g, "learn solar", "learn solar", "learn solar", "learn solar")
    assert (asked(g), options_of(g)) == (BLUE, topics[second])
    assert g.summit_tile[topic_of(first) // 4] not in range(6), "the first is over and replaced"


@both
@pytest.mark.rule("S-SUM-03")
@pytest.mark.parametrize("completer", [RED, BLUE, YELLOW, PURPLE])
def test_clockwise_ending_with_the_completer(mode: Mode, completer: int) -> None:
    """B-23: not beginning with him. Everybody talks at the summit of four topics."""
    tile = TABLES.summits[FOUR].topics
    last = tile.index(SOLAR)
    others = [seat for seat in range(4) if seat != completer]
    talkers = [others.pop() if topic != last else NOBODY for topic in range(4)]
    g = given(
        mode,
        Turn(completer),
        players=4,
        **projects(OC_money=SOLAR),
        project_scientist=by_slot(NOBODY, OC_money=completer),
        summit_tile=[FOUR, 0, 1, 2, 3, 4],
        summit_scientist=talkers + [NOBODY] * 20,
        tables=PLAIN,
    )
    play(g, f"move OC-money summit1-{last + 1}", "propose NA-money wind", "end")
    seats = []
    while g.decision is not None:
        seats.append(asked(g))
        play(g, "learn solar")
    assert seats == [(completer + n) % 4 for n in (1, 1, 2, 2, 3, 3, 4, 4)]


@both
@pytest.mark.rule("S-SUM-03")
def test_the_completer_may_be_another_player(mode: Mode) -> None:
    """G-116: Yellow, sent away by Red, completes it; so Red comes first and Yellow last."""
    g = given(
        mode,
        Turn(RED),
        players=3,
        **projects(OC_money=SOLAR),
        project_scientist=by_slot(NOBODY, OC_money=YELLOW),
        summit_tile=[THREE, 0, 1, 2, 3, 4],
        summit_scientist=by_topic(summit1_1=RED, summit1_3=BLUE),
        lobby_place=lobbyists(red=[1]),
        tables=PLAIN,
    )
    play(g, "prepare OC-money", "move OC-money summit1-2", "end")
    seats = []
    while g.decision is not None:
        seats.append(asked(g))
        play(g, "learn wind")
    assert seats == [RED, RED, BLUE, BLUE, YELLOW, YELLOW]


@both
@pytest.mark.rule("S-SUM-04", "S-SUM-07")
def test_T_65_red_has_two_talks_and_yellow_one(mode: Mode) -> None:
    g = given(
        mode,
        Turn(YELLOW),
        players=3,
        **projects(NA_money=FORESTATION),
        project_scientist=by_slot(NOBODY, NA_money=YELLOW),
        summit_tile=[THREE, 0, 1, 2, 3, 4],
        summit_scientist=by_topic(summit1_2=RED, summit1_3=RED),
        tables=PLAIN,
    )
    play(g, "move NA-money summit1-1", "propose NA-tech wind", "end")
    assert asked(g) == RED
    play(g, "learn solar", "learn wind", "learn forestation", "learn forestation")
    assert asked(g) == YELLOW
    play(g, "learn solar", "learn forestation")
    assert asked(g) == NOBODY
    assert g.expertise == knowledge(3, forestation=[2, 0, 2], solar=[1, 0, 1], wind=[1, 0, 1])


@both
@pytest.mark.rule("S-SUM-04")
@pytest.mark.parametrize("points", [1, 2, 3])
def test_the_points_of_a_scientist_are_a_number_of_the_content(mode: Mode, points: int) -> None:
    assert TABLES.summit_points == 2
    g = given(mode, Turn(RED), **completing(tables=replace(PLAIN, summit_points=points)))
    play(g, "move OC-money summit1-2", "propose NA-tech wind", "end", *["learn forestation"] * points)
    assert asked(g) == RED
    assert g.expertise[BLUE * 5 + FORESTATION] == points


@both
@pytest.mark.rule("S-SUM-04", "S-KNO-10")
def test_points_only_where_a_disc_can_advance(mode: Mode) -> None:
    """G-36: Blue is at the end of solar and one space before the end of forestation."""
    g = given(mode, Turn(RED), **completing(expertise=knowledge(2, solar=[0, 10], forestation=[0, 9])))
    play(g, "move OC-money summit1-2", "propose NA-tech wind", "end")
    assert asked(g) == RED, "Blue's first point is no choice and the second one is lost"
    assert g.expertise[BLUE * 5 : BLUE * 5 + 2] == [10, 10]


@both
@pytest.mark.rule("S-SUM-04", "S-KNO-08")
def test_a_bonus_at_a_summit_is_given_around(mode: Mode) -> None:
    """Blue's first point reaches an icon: its bonus comes before his second point."""
    g = given(mode, Turn(RED), **completing(tables=tables_with_bonuses(forestation={1: BONUS_CUBE})))
    play(g, "move OC-money summit1-2", "propose NA-tech wind", "end", "learn forestation")
    assert (asked(g), options_of(g)) == (BLUE, ["give 2", "give 1"])
    play(g, "give 1")
    assert (asked(g), options_of(g)) == (BLUE, ["learn forestation", "learn solar"])
    assert g.cube[RED] == 2 + 2 + 1


@both
@pytest.mark.rule("S-SUM-04", "S-KNO-08")
def test_points_of_a_summit_for_others_by_option(mode: Mode) -> None:
    """B-22: knowledge_recipient=any."""
    g = given(mode, Turn(RED), **completing(), options={"knowledge_recipient": "any"})
    play(g, "move OC-money summit1-2", "give 1", "propose NA-tech wind", "give 1", "end", "learn solar")
    assert (asked(g), options_of(g)) == (BLUE, ["give 2", "give 1"])
    play(g, "give 1")
    assert g.expertise == knowledge(2, solar=[2, 0], wind=[1, 0])


def resolve(g: Any) -> Any:
    """Red completes the first summit and ends his turn; everybody learns the first topic offered."""
    play(g, "move OC-money summit1-2", "propose NA-tech wind", "end")
    while g.decision is not None:
        g.play(g.legal[0])
    return g


@both
@pytest.mark.rule("S-SUM-05", "S-SUM-06")
def test_scientists_return_and_a_new_tile_comes(mode: Mode) -> None:
    g = given(mode, Turn(RED), **completing())
    top = g.summit_deck[-1]
    rest = g.summit_deck[:-1]
    reveals = g.reveals
    resolve(g)
    assert (g.hand_scientists, g.pool_scientists) == ([2, 2], [2, 2])
    assert g.summit_scientist == [NOBODY] * 24
    assert g.summit_tile == [top, 1, 2, 3, 4, 5]
    assert (g.summit_discard, g.summit_deck) == ([0], rest)
    assert g.reveals > reveals, "nobody knew the tile"


@both
@pytest.mark.rule("S-SUM-06")
@pytest.mark.parametrize("reshuffle", [False, True])
def test_without_tiles_the_place_stays_empty(mode: Mode, reshuffle: bool) -> None:
    """G-18: option summit_reshuffle."""
    g = given(
        mode,
        Turn(RED),
        **completing(summit_deck=[], summit_discard=list(range(6, 18))),
        options={"summit_reshuffle": reshuffle},
    )
    resolve(g)
    if reshuffle:
        assert g.summit_tile[0] in (0, *range(6, 18))
        assert sorted([g.summit_tile[0], *g.summit_deck]) == [0, *range(6, 18)]
        assert g.summit_discard == []
    else:
        assert g.summit_tile[0] == EMPTY
        assert sorted(g.summit_discard) == [0, *range(6, 18)]
    assert g.violations() == given(mode).violations(), "an empty place is fine"


@both
@pytest.mark.rule("S-SUM-06", "S-SCI-05")
def test_nobody_talks_where_there_is_no_tile(mode: Mode) -> None:
    g = given(mode, Turn(RED), **completing(summit_tile=[EMPTY, 1, 2, 3, 4, 5], summit_scientist=by_topic()))
    assert refusal_of(g, "move OC-money summit1-2") == shared.NO_SUCH_TOPIC
    assert "move OC-money summit5-1" in options_of(g)


@both
@pytest.mark.rule("S-SUM-07")
def test_a_player_alone_at_a_summit(mode: Mode) -> None:
    g = given(mode, Turn(RED), **completing(summit_scientist=by_topic(summit1_1=RED)))
    play(g, "move OC-money summit1-2", "propose NA-tech wind", "end")
    for _ in range(3):
        assert asked(g) == RED
        play(g, "learn solar")
    play(g, "learn forestation")
    assert g.expertise == knowledge(2, solar=[1 + 3, 0], wind=[1, 0], forestation=[1, 0])
    assert g.hand_scientists[RED] == 3


@both
@pytest.mark.rule("S-SUM-01", "S-OPS-09")
def test_scientists_of_a_summit_cannot_move_in_the_turn_that_completes_it(mode: Mode) -> None:
    """They come back after the actions, for the next turn of their owners."""
    g = given(mode, Turn(RED), Turn(BLUE), **completing(), hand_scientists=[1, 0])
    play(g, "propose NA-tech wind", "move OC-money summit1-2", "end", *["learn solar"] * 4)
    assert asked(g) == BLUE
    assert g.project_scientist[slot_of("NA-money")] == NOBODY
    assert "move hand NA-money" in options_of(g)
