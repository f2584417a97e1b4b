"""Region control: when a plant was built, the builder is compared with the present controller."""

from keeling.kernel.game import Step
from keeling.titles.common.board import Board, with_entry
from keeling.titles.common.layout import NOBODY, RANKS, agenda_at
from keeling.titles.common.regions import controlled_regions, supplies


class CheckControl(Step[Board]):
    """When a plant was built, and only then, the builder may take the region (C-CTL-01, C-CTL-08, S-CTL-01, G-118)."""

    def __init__(self, player: int, region: int, source: int) -> None:
        self.player = player
        self.region = region
        self.source = source

    def run(self, g: Board) -> None:
        player = self.player
        holder = g.controller[self.region]
        if holder == player:
            return  # C-CTL-12
        if controlled_regions(g, player) >= g.rules.control_markers:
            return  # S-CTL-09, G-32
        if holder == NOBODY or wins_control(g, self.region, self.source, player, holder):
            g.then(TakeControl(player, self.region))  # C-CTL-02, S-CTL-10


class TakeControl(Step[Board]):
    """The winner's marker goes on the control space, in place of the loser's (C-CTL-07, S-CTL-06)."""

    def __init__(self, player: int, region: int) -> None:
        self.player = player
        self.region = region

    def run(self, g: Board) -> None:
        g.controller = with_entry(g.controller, self.region, self.player)


def wins_control(g: Board, region: int, source: int, builder: int, holder: int) -> bool:
    """Whether the builder of a plant of this source wins the comparison with the present controller."""
    better = compare_supply(g, region, builder, holder)  # C-CTL-03, C-CTL-04, S-CTL-02, S-CTL-03
    return better > 0 if better != 0 else g.rules.wins_tie(g, region, source, builder, holder)


def compare_supply(g: Board, region: int, player: int, other: int) -> int:
    """Positive if the player supplies the region better than the other, negative if worse, 0 if alike.

    More different sources of the agenda win; with equally many, the higher-ranked source at the first difference.
    """
    difference = 0
    first_difference = 0
    for rank in range(RANKS):
        source = g.agenda[agenda_at(region, rank)]
        mine = 1 if supplies(g, region, player, source) else 0
        theirs = 1 if supplies(g, region, other, source) else 0
        difference += mine - theirs
        if first_difference == 0:
            first_difference = mine - theirs
    if difference != 0:
        return difference
    return first_difference
