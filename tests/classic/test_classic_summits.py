# ruff: noqa: N802
"""World summits (rulebook 2.2.1.2)."""

from dataclasses import replace
from typing import Any

import pytest

from classic.positions import (
    BIOMASS,
    BLUE,
    COLD_FUSION,
    EMPTY,
    FORESTATION,
    NOBODY,
    ORANGE,
    PURPLE,
    RECYCLING,
    RED,
    SOLAR,
    TABLES,
    YELLOW,
    asked,
    by_slot,
    by_topic,
    discs,
    given,
    options_of,
    play,
    refusal_of,
)
from keeling.kernel.game import NOT_ASKED
from keeling.titles.classic.state import Classic
from keeling.titles.classic.turn import Turn
from keeling.titles.common import refusal as shared

STOCKHOLM, RIO, BERLIN, BUENOS_AIRES, BONN, THE_HAGUE = range(6)
NAIROBI, KYOTO = 11, 17

PLAIN = replace(TABLES, sources=tuple(replace(source, bonuses=(0,) * len(source.bonuses)) for source in TABLES.sources))
"""The real tables without bonuses on the tracks."""


def before_stockholm(players: int = 2, turn: int = RED, first: int = BLUE, **state: Any) -> Classic:
    """It is `turn`'s turn; his scientist on a solar project can complete Stockholm, where `first` talks on forests."""
    ready: dict[str, Any] = {
        "tables": PLAIN,
        "players": players,
        "project": by_slot(EMPTY, NA_money=SOLAR),
        "project_scientist": by_slot(NOBODY, NA_money=turn),
        "summit_scientist": by_topic(summit1_1=first),
    }
    return given(Turn(turn), **(ready | state))


COMPLETE = ("move NA-money summit1-2", "propose AF-money recycling", "end")


@pytest.mark.rule("C-SUM-01")
def test_summits_have_two_to_four_topics_of_one_source_each() -> None:
    sizes = [len(tile.topics) for tile in TABLES.summits]
    assert [sizes.count(size) for size in (2, 3, 4)] == [10, 7, 1]
    for tile in TABLES.summits:
        assert len(set(tile.topics)) == len(tile.topics)
        assert set(tile.topics) <= {FORESTATION, SOLAR, COLD_FUSION, BIOMASS, RECYCLING}


@pytest.mark.rule("C-SUM-01", "C-SCI-03")
@pytest.mark.parametrize(("tile", "topics"), [(STOCKHOLM, 2), (NAIROBI, 3), (KYOTO, 4)])
def test_a_tile_has_as_many_places_as_topics(tile: int, topics: int) -> None:
    g = before_stockholm(summit_tile=[tile, *[EMPTY] * 5], summit_scientist=by_topic())
    for number in range(1, 5):
        there = refusal_of(g, f"move NA-money summit1-{number}") != shared.NO_SUCH_TOPIC
        assert there == (number <= topics)


@pytest.mark.rule("C-SUM-02", "C-TURN-06")
def test_a_summit_is_scored_at_the_end_of_the_turn_in_which_it_is_complete() -> None:
    g = before_stockholm()
    play(g, "move NA-money summit1-2", "propose AF-money recycling")
    assert g.expertise == discs(2)
    assert g.summit_tile[0] == STOCKHOLM
    play(g, "end")
    assert g.expertise == discs(2, forestation=[0, 1])
    play(g, "learn solar", "learn solar")
    assert g.summit_tile[0] != STOCKHOLM


@pytest.mark.rule("C-SUM-02")
def test_an_incomplete_summit_is_not_scored() -> None:
    g = before_stockholm(summit_scientist=by_topic())
    play(g, *COMPLETE)
    assert g.expertise == discs(2)
    assert g.summit_scientist == by_topic(summit1_2=RED)
    assert g.summit_tile == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("C-SUM-02", "C-SUM-05")
def test_a_summit_may_be_completed_in_another_players_turn() -> None:
    g = given(
        Turn(RED),
        tables=PLAIN,
        project=by_slot(EMPTY, NA_money=SOLAR),
        project_scientist=by_slot(NOBODY, NA_money=BLUE),
        summit_scientist=by_topic(summit1_1=BLUE),
    )
    play(g, "install NA-money", "move NA-money summit1-2")
    assert g.expertise == discs(2)
    play(g, "end")
    assert asked(g) == BLUE
    play(g, "learn forestation")
    assert g.expertise == discs(2, forestation=[0, 2], solar=[0, 1])


@pytest.mark.rule("C-SUM-03", "C-SUM-04", "C-SUM-06", "C-SUM-07")
@pytest.mark.parametrize("orange", ["forestation", "cold-fusion", "recycling"])
@pytest.mark.parametrize("purple", ["forestation", "cold-fusion", "recycling"])
def test_T_23_the_summit_of_forestation_cold_fusion_and_recycling(orange: str, purple: str) -> None:
    g = given(
        Turn(ORANGE),
        players=5,
        tables=PLAIN,
        summit_tile=[NAIROBI, RIO, BERLIN, BUENOS_AIRES, BONN, THE_HAGUE],
        project=by_slot(EMPTY, AF_money=RECYCLING),
        project_scientist=by_slot(NOBODY, AF_money=ORANGE),
        summit_scientist=by_topic(summit1_1=PURPLE, summit1_2=ORANGE),
        hand_scientists=[1] * 5,
        cep=[1] * 5,
    )
    top = g.summit_deck[-1]
    play(g, "move AF-money summit1-3", "propose NA-money solar", "end")
    assert asked(g) == PURPLE
    assert options_of(g) == ["learn forestation", "learn cold-fusion", "learn recycling"]
    assert refusal_of(g, "learn solar") == shared.NOT_A_TOPIC_HERE
    play(g, f"learn {purple}")
    assert asked(g) == ORANGE
    play(g, f"learn {orange}")
    expected = discs(5, forestation=[0, 0, 0, 1, 0], cold_fusion=[0, 0, 0, 0, 1], recycling=[0, 0, 0, 0, 1])
    words = {"forestation": FORESTATION, "cold-fusion": COLD_FUSION, "recycling": RECYCLING}
    expected[PURPLE * 5 + words[purple]] += 1
    expected[ORANGE * 5 + words[orange]] += 1
    assert g.expertise == expected
    assert g.hand_scientists == [1, 1, 1, 2, 3]
    assert g.summit_scientist == by_topic()
    assert g.summit_tile == [top, RIO, BERLIN, BUENOS_AIRES, BONN, THE_HAGUE]
    assert g.summit_discard == [NAIROBI]


@pytest.mark.rule("C-SUM-04")
def test_the_extra_point_comes_once_for_each_participant() -> None:
    g = before_stockholm(first=RED)
    play(g, *COMPLETE)
    assert g.expertise == discs(2, forestation=[1, 0], solar=[1, 0])
    play(g, "learn solar")
    assert g.expertise == discs(2, forestation=[1, 0], solar=[2, 0])
    assert asked(g) == NOBODY


@pytest.mark.rule("C-SUM-04")
def test_the_extra_point_is_one_that_can_be_gained() -> None:
    """G-36: only tracks that can advance may be chosen."""
    g = before_stockholm(expertise=discs(2, solar=[0, 10]))
    play(g, *COMPLETE)
    assert asked(g) == RED, "Blue had no choice"
    assert g.expertise == discs(2, solar=[1, 10], forestation=[0, 2])
    lost = before_stockholm(expertise=discs(2, forestation=[0, 10], solar=[0, 10]))
    play(lost, *COMPLETE)
    assert asked(lost) == RED
    assert lost.expertise == discs(2, solar=[1, 10], forestation=[0, 10])


@pytest.mark.rule("C-SUM-05")
@pytest.mark.parametrize(
    ("turn", "order"),
    [(BLUE, [YELLOW, PURPLE, RED, BLUE]), (RED, [BLUE, YELLOW, PURPLE, RED]), (PURPLE, [RED, BLUE, YELLOW, PURPLE])],
)
def test_players_score_in_turn_order_ending_with_the_active_one(turn: int, order: list[int]) -> None:
    talks = dict(zip(("summit1_1", "summit1_3", "summit1_4"), [seat for seat in range(4) if seat != turn], strict=True))
    g = before_stockholm(
        players=4,
        turn=turn,
        summit_tile=[KYOTO, RIO, BERLIN, BUENOS_AIRES, BONN, THE_HAGUE],
        summit_scientist=by_topic(**talks),
    )
    play(g, *COMPLETE)
    asked_in_order = []
    while asked(g) != NOBODY:
        asked_in_order.append(asked(g))
        # Everybody's talks and extra point are scored before the next player's.
        assert [sum(g.expertise[seat * 5 : seat * 5 + 5]) for seat in order] == [
            2 if seat in asked_in_order[:-1] else 1 if seat == asked(g) else 0 for seat in order
        ]
        play(g, "learn biomass")
    assert asked_in_order == order


@pytest.mark.rule("C-SUM-06", "C-SCI-06")
def test_afterwards_the_scientists_go_home_and_a_new_summit_is_drawn() -> None:
    g = before_stockholm()
    deck = g.summit_deck[:]
    reveals = g.reveals
    play(g, *COMPLETE, "learn solar", "learn solar")
    assert g.hand_scientists == [2, 2]
    assert g.summit_scientist == by_topic()
    assert g.summit_tile[0] == deck[-1]
    assert (g.summit_deck, g.summit_discard) == (deck[:-1], [STOCKHOLM])
    assert g.reveals == reveals + 1


@pytest.mark.rule("C-SUM-06")
def test_without_tiles_the_place_stays_empty() -> None:
    """G-18: summit_reshuffle is off by default."""
    g = before_stockholm(summit_deck=[], summit_discard=list(range(6, 18)))
    play(g, *COMPLETE, "learn solar", "learn solar")
    assert g.summit_tile == [EMPTY, 1, 2, 3, 4, 5]
    assert g.violations() == []


@pytest.mark.rule("C-SUM-06")
def test_by_option_the_discarded_summits_are_shuffled() -> None:
    """G-18: option summit_reshuffle."""
    drawn = set()
    for seed in range(60):
        g = before_stockholm(
            summit_deck=[], summit_discard=list(range(6, 18)), options={"summit_reshuffle": True}, seed=seed
        )
        play(g, *COMPLETE, "learn solar", "learn solar")
        assert sorted([*g.summit_deck, g.summit_tile[0]]) == [0, *range(6, 18)]
        assert g.summit_discard == []
        drawn.add(g.summit_tile[0])
    assert len(drawn) > 8


@pytest.mark.rule("C-SUM-07")
def test_one_scientist_is_enough_and_others_get_nothing() -> None:
    g = before_stockholm(players=3)
    play(g, *COMPLETE)
    assert asked(g) == BLUE
    play(g, "learn solar")
    assert asked(g) == RED, "Yellow has no scientist there"
    play(g, "learn solar")
    assert g.expertise == discs(3, forestation=[0, 1, 0], solar=[2, 1, 0])


@pytest.mark.rule("C-SUM-02", "C-SUM-06")
@pytest.mark.parametrize("first", [1, 2])
def test_several_summits_are_scored_in_the_order_of_completion(first: int) -> None:
    """B-17: per summit. One is completed by the free move, the other by the research grant's move."""
    to_stockholm, to_rio = "move NA-money summit1-2", "move EU-money summit2-2"
    g = given(
        Turn(RED),
        tables=PLAIN,
        project=by_slot(EMPTY, NA_money=SOLAR, EU_money=COLD_FUSION),
        project_scientist=by_slot(NOBODY, NA_money=RED, EU_money=RED),
        summit_scientist=by_topic(summit1_1=BLUE, summit2_1=BLUE),
    )
    moves = [to_stockholm, to_rio] if first == 1 else [to_rio, to_stockholm]
    play(g, moves[0], "propose SA-research solar", moves[1], "end")
    other = "solar" if first == 1 else "cold-fusion"
    assert options_of(g) == ["learn forestation", f"learn {other}"], "Blue, first summit"
    assert g.expertise == discs(2, forestation=[0, 1])
    play(g, f"learn {other}", f"learn {other}")
    assert g.summit_tile[first - 1] not in (STOCKHOLM, RIO), "the first is finished before the second begins"
    assert asked(g) == BLUE
    assert g.expertise_of(BLUE, FORESTATION) == 2


@pytest.mark.rule("C-SUM-03", "C-MKT-13")
def test_a_region_cep_of_a_summit_concerns_no_market_visit() -> None:
    """G-117: it may empty the market at the end of a turn; the next player may sell all the same."""
    g = given(
        Turn(RED),
        Turn(BLUE),
        project=by_slot(EMPTY, EU_money=BIOMASS),
        project_scientist=by_slot(NOBODY, EU_money=RED),
        summit_scientist=by_topic(summit3_1=RED),
        expertise=discs(2, biomass=[1, 0]),
        market=1,
    )
    play(g, "move EU-money summit3-2", "propose NA-money solar", "end")
    assert asked(g) == RED
    play(g, "place-cep NA", "learn forestation")
    assert (g.market, g.price) == (2, 4)
    assert asked(g) == BLUE
    assert refusal_of(g, "sell") == 0
    assert refusal_of(g, "place-cep NA") == NOT_ASKED
