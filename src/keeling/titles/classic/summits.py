"""World summits (rulebook 2.2.1.2): complete summits are scored at the end of a turn."""

from keeling.kernel.game import Step
from keeling.titles.classic.state import Classic
from keeling.titles.common.layout import EMPTY, topic_at
from keeling.titles.common.summits import CloseSummit, DrawSummit, SummitPoint, next_complete, talks_of
from keeling.titles.common.tracks import GainExpertise


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
            if talks_of(g, self.place, player) > 0:
                g.then(SummitTalks(player, self.place), SummitPoint(player, self.place))  # C-SUM-03, C-SUM-04
            player = (player - 1) % g.players


class SummitTalks(Step[Classic]):
    """A participant learns from each of his scientists' talks (C-SUM-03)."""

    def __init__(self, player: int, place: int) -> None:
        self.player = player
        self.place = place

    def run(self, g: Classic) -> None:
        tile = g.summit_tile[self.place]
        for number in range(g.rules.summit_size[tile] - 1, -1, -1):
            if g.summit_scientist[topic_at(self.place, number)] == self.player:
                g.then(GainExpertise(self.player, g.rules.summit_topics[topic_at(tile, number)]))
