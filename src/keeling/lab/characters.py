"""Characters: companies that are programs, each after one idea, to be mixed into populations.

*rational* maximises its own expected final worth, which is 0 after common defeat; *heedless* takes what looks best for
itself as if there were no common defeat; *careful* carries the same dread of it under every policy; *passing* does
nothing that it need not do. The first three keep a reserve, so that none ruins itself by research.

Heedless and careful companies are the greedy bot and play every title with an opinion; the other two know Climate
Policy only. They are bots like all others, and every bot of the program can be named beside them.
"""

from collections.abc import Callable
from typing import Any, Final

from keeling.bots.bot import Bot, GuestBot, Peek
from keeling.bots.greedy import HEEDLESS, GreedyBot
from keeling.bots.opinions import opinion_for
from keeling.bots.opinions.opinion import PRUDENT
from keeling.bots.spec import bot_for, check_any
from keeling.kernel.errors import BadSetup
from keeling.kernel.messages import message, thing, verbatim
from keeling.kernel.title import AnyTitle
from keeling.titles.climate_policy import alphabet as a
from keeling.titles.climate_policy.layout import project_price

CHARACTERS: Final = ("rational", "heedless", "careful", "passing")
POLICY_ONLY: Final = ("rational", "passing")
TITLE: Final = "climate-policy"
RESERVE: Final = 4
"""Dollars that research leaves a company, so that it can still build."""


def check_bot(spec: str, title: AnyTitle) -> str:
    """The spec itself if it is a character for the title or any bot; BadSetup otherwise."""
    if spec not in CHARACTERS:
        return check_any(spec)
    if spec in POLICY_ONLY and TITLE not in title.family():
        raise BadSetup(message("error-lab-character", bot=verbatim(spec), title=thing("title", title.name)))
    return spec


def company(spec: str, seed: int, title: AnyTitle, players: int) -> Bot:
    """The bot for one seat of one game; equal specs and seeds decide alike."""
    if spec not in CHARACTERS:
        return bot_for(spec, seed, title, players)
    if spec == "passing":
        return GuestBot(pass_on)
    opinion = opinion_for(title, players)
    if spec == "rational":
        from keeling.lab.rational import Rational

        return GuestBot(Solvent(Rational(seed, opinion).choose).choose)
    bot = GreedyBot(seed, opinion, HEEDLESS if spec == "heedless" else PRUDENT)
    return GuestBot(Solvent(bot.choose).choose) if TITLE in title.family() else bot


class Solvent:
    """Keeps a company from research that it cannot afford; everything else is its own choice."""

    def __init__(self, ask: Callable[[Peek], int]) -> None:
        self.ask = ask

    def choose(self, peek: Peek) -> int:
        """What the company chooses among that which leaves it its reserve."""
        legal = peek.legal
        if any(a.FUND.holds(action) or a.TRANSFER.holds(action) for action in legal):
            world: Any = peek.imagine(0)
            money = world.money[peek.seat] - RESERVE
            kept = [action for action in legal if price(action) <= money]
            if len(kept) == 1:
                return kept[0]
            peek.legal = kept
        return self.ask(peek)


def price(action: int) -> int:
    """What an action of research costs the company at most; nothing for any other action."""
    if a.FUND.holds(action):
        return project_price(a.FUND.project(action))
    if a.TRANSFER.holds(action):
        return project_price(a.TRANSFER.project(action))
    return -RESERVE * PRUDENT


def pass_on(peek: Peek) -> int:
    """Nothing, wherever nothing will do: end, no offers, decline; what is owed is paid."""
    for kind in QUIET:
        if kind.first in peek.legal:
            return kind.first
    return peek.legal[0]


QUIET: Final = (a.END, a.NO_TRADE, a.DECLINE, a.WITHDRAW, a.PAY_TAX, a.COMPLY, a.PAY_FINE)
