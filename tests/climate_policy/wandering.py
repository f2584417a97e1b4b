"""Whole games of Climate Policy played by chance, but by companies that want something.

Chance alone demolishes its plants and is soon broke; these companies build and research, trade now and then, and
seldom demolish. So a few games see everything that can happen.
"""

from collections.abc import Iterator
from typing import Any

from climate_policy.positions import TITLE
from keeling.bots.bot import Bot, RandomBot
from keeling.kernel.generator import derive

USUAL = 10
WEIGHTS = {"build": 60, "build-exempt": 60, "buy-permit": 20, "pay-tax": 40, "comply": 40, "no-trade": 40, "end": 15}
WEIGHTS |= {"fund": 40, "transfer": 80, "demolish": 1, "borrow": 2, "withdraw": 3}
"""How likely a kind of action is beside others; most kinds have the usual weight."""


def choose_lively(g: Any, bot: Bot) -> int:
    """An option by chance: first a kind of action by its weight, then one of this kind."""
    assert isinstance(bot, RandomBot)
    kinds: dict[str, list[int]] = {}
    for action in g.legal:
        kinds.setdefault(TITLE.alphabet.kind_of(action).word, []).append(action)
    lots = [kind for kind in kinds for _ in range(WEIGHTS.get(kind, USUAL))]
    actions = kinds[lots[bot.random.below(len(lots))]]
    return actions[bot.random.below(len(actions))]


def lively_moves(g: Any, seed: int) -> Iterator[int]:
    """Actions for the game, to be played by the caller before it asks for the next; ends with the game."""
    bot = RandomBot(derive(seed, 77))
    while g.decision is not None:
        yield choose_lively(g, bot)
