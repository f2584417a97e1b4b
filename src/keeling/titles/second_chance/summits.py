"""Energy Summits (rulebook): complete summits are resolved at the end of a turn."""

from keeling.kernel.game import Step
from keeling.titles.common.layout import EMPTY
from keeling.titles.common.summits import CloseSummit, DrawSummit, SummitPoint, next_complete, talks_of
from keeling.titles.second_chance.state import SecondChance


class ResolveSummits(Step[SecondChance]):
    """Every complete summit is resolved, in the order of completion (S-SUM-01, S-SUM-02, G-116)."""

    def run(self, g: SecondChance) -> None:
        place = next_complete(g)
        if place != EMPTY:
            g.then(ResolveSummit(place), CloseSummit(place), DrawSummit(place), self)  # S-SUM-05, S-SUM-06


class ResolveSummit(Step[SecondChance]):
    """The participants learn, clockwise, ending with the one who completed the summit (S-SUM-03, B-23)."""

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, g: SecondChance) -> None:
        g.second.complete_summit(g, self.place)
        player = g.summit_completer[self.place]
        for _ in range(g.players):
            # Pushed from the last to the first.
            for _ in range(talks_of(g, self.place, player) * g.second.summit_points):  # S-SUM-04, S-SUM-07
                g.then(SummitPoint(player, self.place))
            player = (player - 1) % g.players
