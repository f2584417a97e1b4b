"""Events: a disaster in a region asks every player without a stake there for a tech cube."""

from keeling.kernel.game import Step
from keeling.titles.common.board import Board, with_entry
from keeling.titles.common.layout import EMPTY, REGION_COUNT


class ConsumeRegionCubes(Step[Board]):
    """Each region that holds tech cubes returns one to the supply (C-SUP-01, SX-EVT-01)."""

    def run(self, g: Board) -> None:
        left = g.region_cube[:]
        for region in range(REGION_COUNT):
            if left[region] > 0:
                left[region] -= 1
                g.cubes += 1
        g.region_cube = left


def push_relief(g: Board, player: int, region: int) -> None:
    """Push what a player without a stake in the region gives: a cube, or points if he has none."""
    if g.cube[player] > 0:
        g.then(GiveCube(player, region))  # C-EVT-04, SX-EVT-04
    else:
        g.then(NeglectRegion(player))  # C-EVT-03, SX-EVT-04


class GiveCube(Step[Board]):
    """A player gives a cube to the region of the disaster, where it stays (C-EVT-05, SX-EVT-08)."""

    def __init__(self, player: int, region: int) -> None:
        self.player = player
        self.region = region

    def run(self, g: Board) -> None:
        g.cube[self.player] -= 1
        g.region_cube = with_entry(g.region_cube, self.region, g.region_cube[self.region] + 1)


class NeglectRegion(Step[Board]):
    """A player who cannot help loses points."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: Board) -> None:
        g.score[g.rules.account(self.player)] -= g.rules.disaster_points


class NextEvent(Step[Board]):
    """The event is discarded, the open card of the deck takes its place, and the next one is turned up."""

    def run(self, g: Board) -> None:
        if len(g.event_deck) > 1:
            g.reveal()  # C-EVT-06; G-19: the last card has none below it
        if g.event_open != EMPTY:
            g.event_discard = [*g.event_discard, g.event_open]
            g.event_open = EMPTY
        if g.event_deck:
            g.event_open = g.event_deck[-1]
            g.event_deck = g.event_deck[:-1]


def redeal_events(g: Board) -> None:
    """Shuffle what lies below the open card of the event deck."""
    if len(g.event_deck) > 2:
        hidden = g.event_deck[:-1]
        g.chance.deal(hidden)
        g.event_deck = [*hidden, g.event_deck[-1]]
