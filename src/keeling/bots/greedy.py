"""`greedy`: tries every option once in an imagined game and takes the one after which things look best."""

from typing import Final

from keeling.bots.bot import Bot, Peek
from keeling.kernel.generator import seeded

PRUDENT: Final = 100
HEEDLESS: Final = 0


class GreedyBot(Bot):
    """One-step look-ahead over the title's estimate; equal options are broken by the bot's seed.

    `caution` is how much of the title's fear of common defeat the bot shares, in per cent: 0 for a heedless bot,
    to which common defeat is an end like any other.
    """

    def __init__(self, seed: int, caution: int = PRUDENT) -> None:
        self.quick = False
        self.random = seeded(seed)
        self.caution = caution

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
            if self.caution != PRUDENT:
                value += (PRUDENT - self.caution) * trial.fear(seat) // PRUDENT
            if not best or value > best_value:
                best_value = value
                best = [action]
            elif value == best_value:
                best.append(action)
        return best[self.random.below(len(best))]
