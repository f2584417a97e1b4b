"""Region control (rulebook 3): the builder is compared with the present controller."""

from keeling.kernel.game import Step
from keeling.titles.classic.state import Classic
from keeling.titles.common.board import NOBODY, RANKS
from keeling.titles.common.control import compare_supply
from keeling.titles.common.regions import supplies


class CheckControl(Step[Classic]):
    """When a plant was built, and only then, the builder may take the region (C-CTL-01, C-CTL-08, G-118)."""

    def __init__(self, player: int, region: int) -> None:
        self.player = player
        self.region = region

    def run(self, g: Classic) -> None:
        holder = g.controller[self.region]
        if holder == self.player:
            return  # C-CTL-12
        if holder == NOBODY or wins_control(g, self.region, self.player, holder):
            g.then(TakeControl(self.player, self.region))  # C-CTL-02


class TakeControl(Step[Classic]):
    """The winner's disc goes on the control space, in place of the loser's (C-CTL-07)."""

    def __init__(self, player: int, region: int) -> None:
        self.player = player
        self.region = region

    def run(self, g: Classic) -> None:
        g.controller[self.region] = self.player


def wins_control(g: Classic, region: int, builder: int, holder: int) -> bool:
    """Whether the builder wins the comparison with the present controller."""
    better = compare_supply(g, region, builder, holder)  # C-CTL-03, C-CTL-04
    if better != 0:
        return better > 0
    for rank in range(RANKS):
        source = g.agenda[region * RANKS + rank]
        if supplies(g, region, builder, source):
            difference = g.expertise_of(builder, source) - g.expertise_of(holder, source)
            if difference != 0:
                return difference > 0  # C-CTL-05
    return True  # C-CTL-06
