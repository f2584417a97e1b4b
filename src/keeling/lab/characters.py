"""Characters: companies that are programs, each after one idea, to be mixed into populations.

*rational* maximises its own expected final worth, which is 0 after common defeat; *heedless* takes what looks best for
itself as if there were no common defeat; *careful* carries the same dread of it under every policy; *passing* does
nothing that it need not do.

Heedless and careful companies are the greedy bot and play every title with an opinion; the other two know Climate
Policy only. They are bots like all others, and every bot of the program can be named beside them.
"""

from typing import Final

from keeling.bots.bot import Bot, GuestBot, Peek
from keeling.bots.greedy import HEEDLESS, GreedyBot
from keeling.bots.opinions import opinion_for
from keeling.bots.opinions.opinion import PRUDENT
from keeling.bots.spec import bot_for, check_any
from keeling.kernel.errors import BadSetup
from keeling.kernel.messages import message, thing, verbatim
from keeling.kernel.title import AnyTitle
from keeling.titles.climate_policy import alphabet as a

CHARACTERS: Final = ("rational", "heedless", "careful", "passing")
POLICY_ONLY: Final = ("rational", "passing")
TITLE: Final = "climate-policy"


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

        return GuestBot(Rational(seed, opinion).choose)
    return GreedyBot(seed, opinion, HEEDLESS if spec == "heedless" else PRUDENT)


def pass_on(peek: Peek) -> int:
    """Nothing, wherever nothing will do: end, no offers, decline; what is owed is paid."""
    for kind in QUIET:
        if kind.first in peek.legal:
            return kind.first
    return peek.legal[0]


QUIET: Final = (a.END, a.NO_TRADE, a.DECLINE, a.WITHDRAW, a.PAY_TAX, a.COMPLY, a.PAY_FINE)
