"""Play the game (rulebook, Play the game and 2): decades, and what comes between them."""

from keeling.kernel.game import PLAYING, Step
from keeling.titles.classic.auction import Auction
from keeling.titles.classic.scoring import FinalScoring, end_of_operations
from keeling.titles.classic.state import Classic
from keeling.titles.classic.supply import SupplyPhase
from keeling.titles.common.decade import GiveStartTile, NextDecade, OperationsPhase


class Decade(Step[Classic]):
    """A decade: Supply phase, then Operations phase (C-FLOW-02)."""

    def run(self, g: Classic) -> None:
        g.then(OperationsPhase(), EndOperations())
        if g.decade > 1:
            g.then(SupplyPhase())  # C-FLOW-03


class EndOperations(Step[Classic]):
    """All rounds are played: the game ends, or the next decade begins (C-FLOW-08)."""

    def run(self, g: Classic) -> None:
        end = end_of_operations(g)
        if end != PLAYING:
            g.then(FinalScoring(end))
        else:
            g.then(NextDecade(), PassStartTile(), Decade())


class PassStartTile(Step[Classic]):
    """The Start Player tile goes to the left, or is auctioned (C-VAR-05)."""

    def run(self, g: Classic) -> None:
        if g.classic.auction:
            g.then(Auction())
        else:
            g.then(GiveStartTile(g.next_player(g.start_player)))
