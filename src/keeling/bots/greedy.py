"""`greedy`: tries every option once in an imagined game and takes the one after which things look best."""

from typing import Any, Final

from keeling.bots.bot import Bot, Peek
from keeling.bots.opinions.opinion import PRUDENT, Opinion, settle
from keeling.kernel.generator import seeded

HEEDLESS: Final = 0


class GreedyBot(Bot):
    """One-step look-ahead with an opinion; equal options are broken by the bot's seed.

    `caution` is how much of the opinion's fear of common defeat the bot shares, in per cent: 0 for a heedless bot,
    to which common defeat is an end like any other. `settles` says whether the follow-up questions of an option are
    answered before the bot looks.
    """

    def __init__(self, seed: int, opinion: Opinion[Any], caution: int = PRUDENT, settles: bool = True) -> None:
        self.quick = False
        self.random = seeded(seed)
        self.opinion = opinion
        self.caution = caution
        self.settles = settles

    def choose(self, peek: Peek) -> int:
        """The option with the best value. All are tried on the same imagined deal, so they compare fairly."""
        seat = peek.seat
        opinion = self.opinion
        imagined = peek.imagine(self.random.word())
        best_value = 0
        best: list[int] = []
        for action in peek.legal:
            trial = imagined.clone()
            trial.apply(action)
            if self.settles:
                settle(trial, opinion)
            value = opinion.value(trial, seat, self.caution)
            if not best or value > best_value:
                best_value = value
                best = [action]
            elif value == best_value:
                best.append(action)
        return best[self.random.below(len(best))]
