"""Whole classic games played by chance, for rules that say what can never happen."""

from dataclasses import replace
from random import Random

from classic.positions import TABLES
from keeling.kernel.game import Listener
from keeling.titles.classic.state import Classic
from keeling.titles.classic.title import TITLE

ENDLESS = replace(TABLES, defeat=5000)
"""The real tables with a limit of CO2 that nobody reaches, so that games come to final scoring."""


def wander(players: int, seed: int, listener: Listener, options: dict[str, object] | None = None) -> Classic:
    """A game played by chance to its end, with a bias towards building; the listener hears every step."""
    g = TITLE.blank(players, seed, TITLE.options.parse(options or {}), ENDLESS)
    TITLE.begin(g)
    g.listener = listener
    g.advance()
    random = Random(seed)
    construct = TITLE.alphabet.by_word["construct"]
    install = TITLE.alphabet.by_word["install"]
    while g.decision is not None:
        preferred = [action for action in g.legal if construct.holds(action)]
        if not preferred and random.random() < 0.3:
            preferred = [action for action in g.legal if install.holds(action)]
        g.play(random.choice(preferred or g.legal))
    return g
