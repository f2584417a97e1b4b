"""The rules of nim on positions built by hand."""

from typing import Any

import pytest

from keeling.kernel.game import SPECTATOR
from keeling.kernel.title import Setup
from keeling.titles.nim import refusal
from keeling.titles.nim.scoring import EndGame
from keeling.titles.nim.setup import ChooseStartPlayer, DealCards, DealHeaps, ShuffleTiles
from keeling.titles.nim.state import Nim
from keeling.titles.nim.title import TITLE
from keeling.titles.nim.turn import Turn


def given(players: int = 2, turn: int = 0, options: dict[str, object] | None = None, **state: object) -> Nim:
    """A position with player `turn` to move; cards as state says, three heaps of 5 and no tiles unless given."""
    fields: dict[str, Any] = {"heap": [5, 5, 5], "card": [0] * players, **state}
    return TITLE.position(players, Turn(turn), options=options, **fields)


def play(g: Nim, *notations: str) -> None:
    for text in notations:
        g.play(TITLE.alphabet.parse(text))


def options_of(g: Nim) -> list[str]:
    return [TITLE.alphabet.notation(action) for action in g.legal]


@pytest.mark.rule("N-SET-01")
def test_two_to_four_players() -> None:
    assert list(TITLE.players) == [2, 3, 4]


@pytest.mark.rule("N-SET-02")
def test_each_heap_gets_a_size_tile_of_its_own() -> None:
    dealt = [tuple(TITLE.position(2, DealHeaps(), seed=seed).heap) for seed in range(200)]
    assert all(len(set(heaps)) == 3 and set(heaps) <= {3, 4, 5, 6, 7} for heaps in dealt)
    assert {heap for heaps in dealt for heap in heaps} == {3, 4, 5, 6, 7}


@pytest.mark.rule("N-SET-03")
def test_everybody_gets_one_of_six_cards_secretly() -> None:
    g = TITLE.position(4, DealCards(), seed=5)
    assert sorted(g.card + g.box) == [0, 0, 1, 1, 2, 2]
    assert len(g.card) == 4
    for seat in (0, SPECTATOR):
        seen = [player["card"] for player in TITLE.view(g, seat)["players"]]
        assert [card is not None for card in seen] == [player == seat for player in range(4)]


@pytest.mark.rule("N-SET-04")
def test_the_refill_tiles_lie_in_random_order() -> None:
    piles = {tuple(TITLE.position(2, ShuffleTiles(), seed=seed).tiles) for seed in range(300)}
    assert len(piles) == 24
    assert all(sorted(pile) == [0, 1, 2, 3] for pile in piles)


@pytest.mark.rule("N-SET-05")
def test_everybody_may_be_start_player() -> None:
    starts = [TITLE.position(3, ChooseStartPlayer(), seed=seed, heap=[5, 5, 5]).decision for seed in range(50)]
    assert {decision.player for decision in starts if decision} == {0, 1, 2}


@pytest.mark.rule("N-SET-06")
def test_scores_start_at_zero() -> None:
    assert Setup.of(TITLE, 3, 1).start().score == [0, 0, 0]


@pytest.mark.rule("N-TURN-01")
def test_turns_go_round_clockwise() -> None:
    g = given(players=3, turn=2)
    play(g, "take a 1")
    assert g.decision is not None
    assert g.decision.player == 0
    play(g, "show")
    assert g.decision.player == 1


@pytest.mark.rule("N-TURN-02")
def test_one_to_three_counters_from_one_heap_that_holds_them() -> None:
    g = given(heap=[5, 2, 0])
    assert options_of(g) == ["take a 1", "take a 2", "take a 3", "take b 1", "take b 2", "show"]
    assert g.refuse(TITLE.alphabet.parse("take a 4")) == refusal.TOO_MANY
    assert g.refuse(TITLE.alphabet.parse("take b 3")) == refusal.HEAP_TOO_SMALL
    play(g, "take a 3")
    assert g.heap == [2, 2, 0]


@pytest.mark.rule("N-TURN-03")
def test_every_counter_is_a_point() -> None:
    g = given(score=[4, 0])
    play(g, "take c 2")
    assert g.score == [6, 0]
    assert g.taken_from(0, 2) == 2


@pytest.mark.rule("N-TURN-04")
def test_showing_the_card_brings_two_points_once() -> None:
    g = given(card=[1, 2])
    play(g, "show")
    assert g.score == [2, 0]
    assert TITLE.view(g, SPECTATOR)["players"][0]["card"] == "b"
    play(g, "take a 1")
    assert "show" not in options_of(g)
    assert g.refuse(TITLE.alphabet.parse("show")) == refusal.CARD_SHOWN


@pytest.mark.rule("N-TURN-04")
def test_by_option_nobody_shows() -> None:
    g = given(options={"showing": False})
    assert "show" not in options_of(g)
    assert g.refuse(TITLE.alphabet.parse("show")) == refusal.NO_SHOWING


@pytest.mark.rule("N-REF-01")
def test_the_next_player_is_asked_when_a_heap_is_emptied() -> None:
    g = given(players=3, turn=1, heap=[2, 5, 5], tiles=[3])
    play(g, "take a 2")
    assert g.decision is not None
    assert g.decision.player == 2
    assert options_of(g) == ["refill", "leave"]
    play(g, "leave")
    assert g.heap == [0, 5, 5]
    assert g.tiles == [3]
    assert g.decision.player == 2, "the turn itself goes on clockwise"


@pytest.mark.rule("N-REF-02")
def test_a_refill_turns_up_the_top_tile() -> None:
    g = given(heap=[2, 5, 5], tiles=[1, 3])
    play(g, "take a 2", "refill")
    assert g.heap == [3, 5, 5]
    assert g.tiles == [1]


@pytest.mark.rule("N-REF-03")
def test_the_flood_drowns_everybody() -> None:
    g = given(heap=[2, 5, 5], tiles=[3, 0])
    play(g, "take a 2", "refill")
    assert g.decision is None
    assert TITLE.outcome(g).reason == "flooded"
    assert TITLE.outcome(g).winners == []


@pytest.mark.rule("N-REF-04")
def test_without_tiles_nobody_is_asked() -> None:
    g = given(heap=[2, 5, 5])
    play(g, "take a 2")
    assert "take b 1" in options_of(g)


@pytest.mark.rule("N-END-01")
def test_the_game_ends_with_the_last_counter() -> None:
    g = given(heap=[0, 0, 2], tiles=[2])
    play(g, "take c 2", "leave")
    assert g.decision is None
    assert TITLE.outcome(g).reason == "cleared"
    again = given(heap=[0, 0, 2], tiles=[2])
    play(again, "take c 2", "refill")
    assert again.decision is not None


@pytest.mark.rule("N-END-02")
@pytest.mark.parametrize(("choice", "points"), [("bonus", 2), ("penalty", -2), ("nothing", 0)])
def test_the_last_counter_counts_by_option(choice: str, points: int) -> None:
    g = given(options={"last_counter": choice}, heap=[0, 0, 3], card=[0, 0])
    play(g, "take c 3")
    assert g.score == [3 + points, 0]


@pytest.mark.rule("N-END-03")
def test_a_card_face_down_scores_the_counters_of_its_heap() -> None:
    state: dict[str, Any] = {"taken": [3, 1, 0, 0, 4, 2], "card": [0, 1], "last_taker": 0}
    hidden = TITLE.position(2, EndGame(), options={"last_counter": "nothing"}, **state)
    assert hidden.score == [3, 4]
    shown = TITLE.position(2, EndGame(), options={"last_counter": "nothing"}, shown=[0, 1], **state)
    assert shown.score == [3, 0]


@pytest.mark.rule("N-END-04")
def test_the_highest_score_wins_and_ties_share() -> None:
    g = TITLE.position(3, EndGame(), score=[5, 7, 5], card=[0, 0, 0], last_taker=0)
    assert g.score == [7, 7, 5]
    assert TITLE.outcome(g).winners == [0, 1]
