"""The rounds of an Operations phase, and what comes between two decades."""

from keeling.kernel.game import Step
from keeling.titles.common.board import BETWEEN_DECADES, OPERATIONS, Board
from keeling.titles.common.layout import NOBODY


class OperationsPhase(Step[Board]):
    """The Operations phase of a decade begins."""

    def run(self, g: Board) -> None:
        g.phase = OPERATIONS
        g.operations_co2 = g.co2  # G-50
        g.then(Round())


class Round(Step[Board]):
    """Every player takes a turn, clockwise from the start player (C-FLOW-06, C-FLOW-07, S-OPS-02)."""

    def run(self, g: Board) -> None:
        g.then(EndRound())
        seats = g.in_turn_order()
        for n in range(g.players - 1, -1, -1):
            g.rules.push_turn(g, seats[n])


class EndRound(Step[Board]):
    """The round counter moves on, until all rounds are played (C-FLOW-05, S-OPS-01, S-OPS-11)."""

    def run(self, g: Board) -> None:
        if g.round - g.players + 1 < g.rules.rounds_now(g):
            g.round += 1
            g.then(Round())


class EndTurn(Step[Board]):
    """A player's turn is over."""

    def run(self, g: Board) -> None:
        g.active = NOBODY
        g.clear_turn()


class NextDecade(Step[Board]):
    """The decade counter advances, the round counter returns to its first space."""

    def run(self, g: Board) -> None:
        g.phase = BETWEEN_DECADES
        g.decade += 1
        g.round = g.players


class GiveStartTile(Step[Board]):
    """A player gets the Start Player tile."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: Board) -> None:
        g.start_player = self.player
