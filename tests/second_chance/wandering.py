"""Whole games of Second Chance played by chance, for rules that say what always or never happens."""

from dataclasses import replace
from random import Random
from typing import Any

from keeling.kernel.game import Listener
from keeling.titles.common.scientists import FIRST_CARD, FIRST_TOPIC
from keeling.titles.second_chance.title import SecondChanceTitle
from second_chance.positions import TABLES, GameT

ENDLESS = replace(
    TABLES,
    defeat=5000,
    cooperative=TABLES.cooperative._replace(start_score=9999, solo_start_score=9999),
)
"""The real tables with a limit of CO2 that nobody reaches and points for everything, so that games go on to the end."""


def wander(
    mode: SecondChanceTitle[GameT, Any],
    players: int,
    seed: int,
    listener: Listener | None = None,
    options: dict[str, object] | None = None,
) -> GameT:
    """A game played by chance to its end, with a bias towards plants and summits; the listener hears every step."""
    g = mode.blank(players, seed, mode.options.parse(options or {}), ENDLESS)
    mode.begin(g)
    g.listener = listener
    g.advance()
    random = Random(seed)
    build = mode.alphabet.by_word["build"]
    prepare = mode.alphabet.by_word["prepare"]
    move = mode.alphabet.by_word["move"]
    while g.decision is not None:
        preferred = [action for action in g.legal if build.holds(action)]
        if not preferred and random.random() < 0.3:
            preferred = [action for action in g.legal if prepare.holds(action)]
        if not preferred and random.random() < 0.5:
            preferred = [a for a in g.legal if move.holds(a) and FIRST_TOPIC <= move.j(a) < FIRST_CARD]
        g.play(random.choice(preferred or g.legal))
    return g
