"""World summits (rulebook 2.2.1.2): complete summits are scored at the end of a turn."""

from keeling.kernel.game import LEGAL, NOT_ASKED, Decision, Step
from keeling.titles.classic import refusal
from keeling.titles.classic.state import Classic
from keeling.titles.common.alphabet import LEARN
from keeling.titles.common.board import EMPTY, SOURCE_COUNT, TOPIC_STRIDE
from keeling.titles.common.summits import CloseSummit, DrawSummit, next_complete
from keeling.titles.common.tracks import GainExpertise, refuse_learn


class ScoreSummits(Step[Classic]):
    """Every complete summit is scored, in the order of completion (C-SUM-02, B-17)."""

    def run(self, g: Classic) -> None:
        place = next_complete(g)
        if place != EMPTY:
            g.then(ScoreSummit(place), CloseSummit(place), DrawSummit(place), self)  # C-SUM-06


class ScoreSummit(Step[Classic]):
    """The participants score, beginning left of the active player and ending with him (C-SUM-05)."""

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, g: Classic) -> None:
        player = g.active
        for _ in range(g.players):
            # Pushed from the last to the first.
            if takes_part(g, self.place, player):
                g.then(SummitTalks(player, self.place), SummitPoint(player, self.place))
            player = (player - 1) % g.players


def takes_part(g: Classic, place: int, player: int) -> bool:
    """Whether the player has a scientist at the summit (C-SUM-07: one is enough)."""
    first = place * TOPIC_STRIDE
    return player in g.summit_scientist[first : first + TOPIC_STRIDE]


class SummitTalks(Step[Classic]):
    """A participant learns from each of his scientists' talks (C-SUM-03)."""

    def __init__(self, player: int, place: int) -> None:
        self.player = player
        self.place = place

    def run(self, g: Classic) -> None:
        tile = g.summit_tile[self.place]
        for number in range(g.rules.summit_size[tile] - 1, -1, -1):
            if g.summit_scientist[self.place * TOPIC_STRIDE + number] == self.player:
                g.then(GainExpertise(self.player, g.rules.summit_topics[tile * TOPIC_STRIDE + number]))


class SummitPoint(Decision[Classic]):
    """A participant learns one more point in a topic of the summit that can advance (C-SUM-04, G-36)."""

    def __init__(self, player: int, place: int) -> None:
        super().__init__(player)
        self.place = place

    def options(self, g: Classic) -> list[int]:
        return [
            LEARN.code(source)
            for source in range(SOURCE_COUNT)
            if refuse_summit_point(g, self.player, self.place, source) == LEGAL
        ]

    def refuse(self, g: Classic, action: int) -> int:
        if not LEARN.holds(action):
            return NOT_ASKED
        return refuse_summit_point(g, self.player, self.place, LEARN.i(action))

    def choose(self, g: Classic, action: int) -> None:
        g.then(GainExpertise(self.player, LEARN.i(action)))


def refuse_summit_point(g: Classic, player: int, place: int, source: int) -> int:
    """Why the player cannot take his extra point of the summit in this source; 0 if he can."""
    first = g.summit_tile[place] * TOPIC_STRIDE
    for topic in range(first, first + TOPIC_STRIDE):
        if g.rules.summit_topics[topic] == source:
            return refuse_learn(g, player, source)
    return refusal.NOT_A_TOPIC_HERE
