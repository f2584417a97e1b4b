"""The end of the game (docs/rules/nim.md, End)."""

from keeling.kernel.game import Step
from keeling.titles.nim.state import CLEARED, Nim


class EndGame(Step[Nim]):
    """The last counter is gone: it is scored, then the favourite cards."""

    def run(self, g: Nim) -> None:
        g.then(ScoreLastCounter(g.last_taker), ScoreCards())


class ScoreLastCounter(Step[Nim]):
    """Whoever took the last counter scores it."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: Nim) -> None:
        g.score[self.player] += g.rules.last_counter_points  # N-END-02


class ScoreCards(Step[Nim]):
    """Each card still face down scores the counters its owner took from its heap; then the game is over."""

    def run(self, g: Nim) -> None:
        g.reveal()
        for player in range(g.players):
            if not g.shown[player]:
                g.score[player] += g.taken_from(player, g.card[player])  # N-END-03
        g.finish(CLEARED)
