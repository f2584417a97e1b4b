"""Play the game (rulebook, Play the game and 2): decades, their Operations phase, and what comes between them."""

from keeling.kernel.game import PLAYING, Step
from keeling.titles.classic.auction import Auction, GiveStartTile
from keeling.titles.classic.scoring import FinalScoring, end_of_operations
from keeling.titles.classic.state import Classic
from keeling.titles.classic.supply import SupplyPhase
from keeling.titles.classic.turn import Turn
from keeling.titles.common.board import BETWEEN_DECADES, OPERATIONS


class Decade(Step[Classic]):
    """A decade: Supply phase, then Operations phase (C-FLOW-02)."""

    def run(self, g: Classic) -> None:
        g.then(OperationsPhase(), EndOperations())
        if g.decade > 1:
            g.then(SupplyPhase())  # C-FLOW-03


class OperationsPhase(Step[Classic]):
    """The Operations phase of a decade begins."""

    def run(self, g: Classic) -> None:
        g.phase = OPERATIONS
        g.operations_co2 = g.co2
        g.then(Round())


class Round(Step[Classic]):
    """Every player takes a turn, clockwise from the holder of the Start Player tile (C-FLOW-06, C-FLOW-07)."""

    def run(self, g: Classic) -> None:
        g.then(EndRound())
        for n in range(g.players - 1, -1, -1):
            g.then(Turn((g.start_player + n) % g.players))


class EndRound(Step[Classic]):
    """The round counter moves on, until all rounds are played (C-FLOW-05)."""

    def run(self, g: Classic) -> None:
        if g.round - g.players + 1 < g.classic.rounds:
            g.round += 1
            g.then(Round())


class EndOperations(Step[Classic]):
    """All rounds are played: the game ends, or the next decade begins (C-FLOW-08)."""

    def run(self, g: Classic) -> None:
        end = end_of_operations(g)
        if end != PLAYING:
            g.then(FinalScoring(end))
        else:
            g.then(NextDecade(), PassStartTile(), Decade())


class NextDecade(Step[Classic]):
    """The decade counter advances, the round counter returns to the number of players."""

    def run(self, g: Classic) -> None:
        g.phase = BETWEEN_DECADES
        g.decade += 1
        g.round = g.players


class PassStartTile(Step[Classic]):
    """The Start Player tile goes to the left, or is auctioned (C-VAR-05)."""

    def run(self, g: Classic) -> None:
        if g.classic.auction:
            g.then(Auction())
        else:
            g.then(GiveStartTile(g.next_player(g.start_player)))
