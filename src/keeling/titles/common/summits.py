"""World summits: topics, scientists on them, and the pile of summit tiles."""

from typing import Final

from keeling.kernel.game import Choice, Choices, Decision, Step
from keeling.titles.common import refusal
from keeling.titles.common.alphabet import LEARN
from keeling.titles.common.board import Board, with_entry
from keeling.titles.common.layout import EMPTY, NOBODY, PLACE_COUNT, number_of_topic, place_of_topic, topic_at
from keeling.titles.common.streams import SUMMITS


def topic_source(g: Board, topic: int) -> int:
    """The source of a summit topic; EMPTY if there is no tile or the tile has fewer topics."""
    tile = g.summit_tile[place_of_topic(topic)]
    number = number_of_topic(topic)
    if tile == EMPTY or number >= g.rules.summit_size[tile]:
        return EMPTY
    return g.rules.summit_topics[topic_at(tile, number)]


def vacant_topics(g: Board, source: int) -> list[int]:
    """The topics of the source without a scientist, on all summits."""
    topics: list[int] = []
    sizes = g.rules.summit_size
    sources = g.rules.summit_topics
    scientist = g.summit_scientist
    for place in range(PLACE_COUNT):
        tile = g.summit_tile[place]
        if tile != EMPTY:
            printed = topic_at(tile, 0)
            first = topic_at(place, 0)
            for number in range(sizes[tile]):
                if sources[printed + number] == source and scientist[first + number] == NOBODY:
                    topics.append(first + number)
    return topics


def is_complete(g: Board, place: int) -> bool:
    """Whether every topic of the summit has a scientist."""
    tile = g.summit_tile[place]
    first = topic_at(place, 0)
    if tile == EMPTY or g.summit_scientist[first] == NOBODY:
        return False
    return NOBODY not in g.summit_scientist[first : first + g.rules.summit_size[tile]]


def join_summit(g: Board, player: int, topic: int) -> None:
    """A scientist of the player starts his talk; notes when the summit is thereby complete."""
    g.summit_scientist[topic] = player
    place = place_of_topic(topic)
    if is_complete(g, place):
        g.summit_order = with_entry(g.summit_order, place, max(g.summit_order) + 1)
        g.summit_completer = with_entry(g.summit_completer, place, player)


def next_complete(g: Board) -> int:
    """The complete summit that was completed first; EMPTY if there is none."""
    found = EMPTY
    for place in range(PLACE_COUNT):
        if is_complete(g, place) and (found == EMPTY or g.summit_order[place] < g.summit_order[found]):
            found = place
    return found


class CloseSummit(Step[Board]):
    """The scientists of a summit return to their owners' hands and its tile is discarded."""

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, g: Board) -> None:
        for topic in range(topic_at(self.place, 0), topic_at(self.place + 1, 0)):
            owner = g.summit_scientist[topic]
            if owner != NOBODY:
                g.summit_scientist[topic] = NOBODY
                g.hand_scientists[owner] += 1
        g.summit_discard = [*g.summit_discard, g.summit_tile[self.place]]
        g.summit_tile = with_entry(g.summit_tile, self.place, EMPTY)
        g.summit_order = with_entry(g.summit_order, self.place, 0)
        g.summit_completer = with_entry(g.summit_completer, self.place, NOBODY)


class DrawSummit(Step[Board]):
    """A new summit tile is turned up on an empty place; without tiles the place stays empty (G-18)."""

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, g: Board) -> None:
        if not g.summit_deck and not (g.rules.summit_reshuffle and g.summit_discard):
            return
        g.reveal()
        if not g.summit_deck:
            deck = g.summit_discard[:]
            g.chance.shuffle(SUMMITS, deck)
            g.summit_deck = deck
            g.summit_discard = []
        g.summit_tile = with_entry(g.summit_tile, self.place, g.summit_deck[-1])
        g.summit_deck = g.summit_deck[:-1]


class SummitPoint(Decision[Board]):
    """A participant learns a point in a topic of the summit that can advance (C-SUM-04, S-SUM-04, G-36)."""

    def __init__(self, player: int, place: int) -> None:
        super().__init__(player)
        self.place = place

    def choices(self, g: Board) -> Choices:
        return SUMMIT_POINT


class LearnAtSummit(Choice[Board, SummitPoint]):
    """Any topic of the summit."""

    def refuse(self, g: Board, decision: SummitPoint, action: int) -> int:
        return refuse_summit_point(g, decision.player, decision.place, LEARN.source(action))

    def happen(self, g: Board, decision: SummitPoint, action: int) -> None:
        g.rules.push_expertise(g, decision.player, LEARN.source(action))


SUMMIT_POINT: Final = Choices(LearnAtSummit(LEARN))


def refuse_summit_point(g: Board, player: int, place: int, source: int) -> int:
    """Why the player cannot take a free point of the summit in this source; 0 if he can."""
    tile = g.summit_tile[place]
    for topic in range(topic_at(tile, 0), topic_at(tile + 1, 0)):
        if g.rules.summit_topics[topic] == source:
            return g.rules.refuse_earn(g, player, source)
    return refusal.NOT_A_TOPIC_HERE


def talks_of(g: Board, place: int, player: int) -> int:
    """How many scientists the player has at the summit (C-SUM-07: one is enough to take part)."""
    return g.summit_scientist[topic_at(place, 0) : topic_at(place + 1, 0)].count(player)
