"""Variant: the draft of lobby cards (C-VAR-10, C-SET-29)."""

import pytest

from classic.positions import BLUE, CONTENT, RED, YELLOW, asked, fresh, options_of, play, refusal_of, worlds
from keeling.kernel.game import SPECTATOR
from keeling.kernel.match import Match
from keeling.kernel.title import Setup
from keeling.titles.classic.state import Classic
from keeling.titles.classic.title import TITLE
from keeling.titles.common import refusal as shared
from keeling.titles.common.places import LOBBY_BOX
from keeling.words import say


def packs(g: Classic) -> dict[int, set[int]]:
    """The cards in front of each player, as he sees them."""
    seen = {}
    for seat in range(g.players):
        draft = TITLE.view(g, seat)["draft"]
        assert draft is not None
        seen[seat] = {card["card"] for card in draft["pack"]}
    return seen


def hand(g: Classic, seat: int) -> set[int]:
    return {card["card"] for card in TITLE.view(g, seat)["hand"]}


def keep_first_of_each(g: Classic) -> dict[int, int]:
    """Everybody keeps the first card he is offered."""
    kept = {}
    for _ in range(g.players):
        seat, choice = asked(g), options_of(g)[0]
        kept[seat] = int(choice.split()[1])
        play(g, choice)
    return kept


@pytest.mark.rule("C-VAR-10", "C-SET-29")
def test_everybody_first_keeps_one_of_five() -> None:
    g = fresh(3, 5, lobby_draft="alternate")
    assert all(len(pack) == 5 for pack in packs(g).values())
    assert g.lobby_place.count(LOBBY_BOX) == 26 - 15
    assert asked(g) == g.start_player
    first = packs(g)[asked(g)]
    assert options_of(g) == [f"draft {card:02}" for card in sorted(first)]
    foreign = min(packs(g)[g.next_player(asked(g))])
    assert refusal_of(g, f"draft {foreign:02}") == shared.NOT_IN_PACK


@pytest.mark.rule("C-VAR-10")
@pytest.mark.parametrize(
    ("direction", "passes"),
    [("alternate", [-1, +1, -1, +1]), ("right", [-1, -1, -1, -1])],  # seats count to the left
)
def test_the_packs_are_passed_right_and_left_or_always_right(direction: str, passes: list[int]) -> None:
    g = fresh(4, 5, lobby_draft=direction)
    kept: dict[int, set[int]] = {seat: set() for seat in range(4)}
    for number, step in enumerate(passes):
        before = packs(g)
        if number == 3:
            second_last = before
        for seat, card in keep_first_of_each(g).items():
            assert card in before[seat]
            kept[seat].add(card)
            before[seat].discard(card)
        if number < 3:
            assert packs(g) == {(seat + step) % 4: before[seat] for seat in range(4)}
            assert all(len(pack) == 4 - number for pack in packs(g).values())
    assert all(len(pack) == 1 for pack in second_last.values())
    last = {(seat + passes[3]) % 4: second_last[seat] for seat in range(4)}
    assert TITLE.view(g, RED)["draft"] is None, "the last card needs no question"
    for seat in range(4):
        assert hand(g, seat) == kept[seat] | last[seat]
        assert len(hand(g, seat)) == 5
    assert any(option.startswith("propose") for option in options_of(g))
    assert g.violations() == []


@pytest.mark.rule("C-VAR-10")
def test_what_others_keep_is_secret() -> None:
    g = fresh(3, 5, lobby_draft="alternate")
    keep_first_of_each(g)
    assert len(hand(g, BLUE)) == 1
    draft = TITLE.view(g, SPECTATOR)["draft"]
    assert draft is not None
    assert draft["pack"] == []
    others = [world for world in worlds(g, YELLOW) if packs(world)[YELLOW] == packs(g)[YELLOW]]
    assert len(others) == 40, "the own pack is known"
    assert {frozenset(hand(world, YELLOW)) for world in others} == {frozenset(hand(g, YELLOW))}
    assert len({frozenset(hand(world, RED)) for world in others}) > 1


@pytest.mark.rule("C-VAR-10")
def test_the_log_names_a_kept_card_only_to_its_owner() -> None:
    match = Match(Setup.of(TITLE, 3, 5, {"lobby_draft": "right"}, CONTENT), ["a", "b", "c"])
    owner, word = asked(match.game), options_of(match.game)[0].split()[1]
    events = match.play(match.game.legal[0])  # by seat, then for spectators
    told = [word in " ".join(say(event["message"]) for event in log if event["message"]) for log in events]
    assert told == [seat == owner for seat in (0, 1, 2, SPECTATOR)]


@pytest.mark.rule("C-SET-29", "C-SET-26")
def test_without_the_variant_and_alone_nobody_drafts() -> None:
    assert all(not option.startswith("draft") for option in options_of(fresh(3, lobby_draft="off")))
    assert all(not option.startswith("draft") for option in options_of(fresh(1, lobby_draft="right")))
