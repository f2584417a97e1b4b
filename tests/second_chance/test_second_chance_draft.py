"""The draft of lobbyist cards (rulebook, variant)."""

from collections import Counter

import pytest

from keeling.titles.common import refusal as shared
from keeling.titles.common.setup import DealLobbyCards
from second_chance.positions import (
    BLUE,
    COMPETITIVE,
    COOPERATIVE,
    NOBODY,
    RED,
    YELLOW,
    Mode,
    asked,
    both,
    fresh,
    given,
    options_of,
    play,
    refusal_of,
    worlds,
)


@both
@pytest.mark.rule("S-SET-22")
def test_the_draft_keeps_two_then_one_and_passes_to_the_right(mode: Mode) -> None:
    g = given(mode, DealLobbyCards(), players=3, options={"lobby_draft": True}, start_player=BLUE)
    packs = [[card for card, seat in enumerate(g.lobby_pack) if seat == player] for player in range(3)]
    assert [len(pack) for pack in packs] == [5, 5, 5]
    asked_in_order: list[int] = []
    while g.decision is not None:
        seat = asked(g)
        asked_in_order.append(seat)
        offered = {int(text.split()[1]) - 1 for text in options_of(g)}
        passed = [0, 0, 1, 2][min(3, asked_in_order.count(seat) - 1)]
        assert offered <= set(packs[(seat + passed) % 3]), "a pack comes from the left and goes to the right"
        assert len(offered) == [5, 4, 3, 2][asked_in_order.count(seat) - 1]
        unseen = next(text for text in (f"draft {card + 1:02}" for card in range(36)) if text not in options_of(g))
        assert refusal_of(g, unseen) == shared.NOT_IN_PACK
        g.play(g.legal[0])
    assert asked_in_order == [1, 1, 2, 2, 0, 0, 1, 2, 0, 1, 2, 0], "the last card of a pack is no choice"
    hands = [[card for card, place in enumerate(g.lobby_place) if place == seat] for seat in range(3)]
    assert [len(hand) for hand in hands] == [5, 5, 5]
    for seat in range(3):
        origins = Counter(g.lobby_pack[card] for card in hands[seat])
        assert origins == {seat: 3, (seat + 1) % 3: 1, (seat + 2) % 3: 1}, "with three, the own pack comes round again"


@pytest.mark.rule("S-SET-22")
def test_nobody_to_draft_with() -> None:
    g = fresh(COOPERATIVE, 1, lobby_draft=True)
    assert g.lobby_place.count(RED) == 5
    assert g.active == RED
    without = given(COMPETITIVE, DealLobbyCards())
    assert (asked(without), without.lobby_place.count(RED)) == (NOBODY, 5), "and by default there is no draft"


@both
@pytest.mark.rule("S-SET-22", "S-SET-20")
def test_picks_are_secret(mode: Mode) -> None:
    """G-38: Blue's first picks are hidden from Red, who knows of his own pack only that Blue cannot have its cards."""
    g = given(mode, DealLobbyCards(), players=3, options={"lobby_draft": True}, start_player=BLUE)
    play(g, options_of(g)[0], options_of(g)[1])
    assert asked(g) == YELLOW
    picked = {card for card, place in enumerate(g.lobby_place) if place == BLUE}
    own = {card for card, seat in enumerate(g.lobby_pack) if seat == RED}
    seen: set[int] = set()
    for world in worlds(g, RED, 300):
        seen.update(card for card, place in enumerate(world.lobby_place) if place == BLUE)
    assert len(picked) == 2
    assert seen == set(range(36)) - own
