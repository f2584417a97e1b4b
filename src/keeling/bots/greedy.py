"""`greedy`: tries every option once in an imagined game and takes the one after which things look best."""

from keeling.bots.bot import Bot, Peek
from keeling.kernel.generator import seeded


class GreedyBot(Bot):
    """One-step look-ahead over the title's estimate; equal options are broken by the bot's seed."""

    def __init__(self, seed: int) -> None:
        self.quick = False
        self.random = seeded(seed)

    def choose(self, peek: Peek) -> int:
        """The option with the best estimate. All are tried on the same imagined deal, so they compare fairly."""
        seat = peek.seat
        imagined = peek.imagine(self.random.word())
        best_value = 0
        best: list[int] = []
        for action in peek.legal:
            trial = imagined.clone()
            trial.apply(action)
            value = trial.estimate(seat)
            if not best or value > best_value:
                best_value = value
                best = [action]
            elif value == best_value:
                best.append(action)
        return best[self.random.below(len(best))]
