"""Bots playing a game among themselves, in pieces short enough that somebody can interrupt them."""

from keeling.bots.bot import Bot, Peek
from keeling.kernel.game import Game


def play_some(g: Game, bots: list[Bot], most: int, check: bool) -> list[str]:
    """Play at most `most` decisions. With `check`, stop at the first broken invariant and return it.

    Compiled code does not notice Ctrl-C, so callers ask for what takes milliseconds and come back.
    """
    for _ in range(most):
        decision = g.decision
        if decision is None:
            break
        player = decision.player
        action = bots[player].choose(Peek(g, player))
        if check:
            g.play(action)
            found = g.violations()
            if found:
                return found
        else:
            g.apply(action)
    return []
