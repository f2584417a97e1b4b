"""Region control: who supplies more of what a region wants."""

from keeling.titles.common.board import RANKS, Board
from keeling.titles.common.regions import supplies


def compare_supply(g: Board, region: int, player: int, other: int) -> int:
    """Positive if the player supplies the region better than the other, negative if worse, 0 if alike.

    More different sources of the agenda win; with equally many, the higher-ranked source at the first difference.
    """
    difference = 0
    first_difference = 0
    for rank in range(RANKS):
        source = g.agenda[region * RANKS + rank]
        mine = 1 if supplies(g, region, player, source) else 0
        theirs = 1 if supplies(g, region, other, source) else 0
        difference += mine - theirs
        if first_difference == 0:
            first_difference = mine - theirs
    if difference != 0:
        return difference
    return first_difference
