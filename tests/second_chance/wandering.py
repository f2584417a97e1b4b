"""Whole games of Second Chance played by chance, for rules that say what always or never happens."""

from dataclasses import replace
from random import Random
from typing import Any

from keeling.kernel.game import Listener
from keeling.titles.common.layout import NOBODY, TOPIC_STRIDE
from keeling.titles.common.scientists import FIRST_CARD, FIRST_TOPIC, IN_HAND
from keeling.titles.second_chance.alphabet import ALPHABET, MOVE
from keeling.titles.second_chance.state import SecondChance
from keeling.titles.second_chance.title import SecondChanceTitle
from second_chance.positions import TABLES, GameT

ENDLESS = replace(
    TABLES,
    defeat=5000,
    cooperative=TABLES.cooperative._replace(start_score=9999, solo_start_score=9999),
)
"""The real tables with a limit of CO2 that nobody reaches and points for everything, so that games go on to the end."""

WISHES = (("build", 1.0), ("prepare", 0.3), ("join", 0.7), ("talk", 0.4), ("study", 0.3))
"""What the wanderer likes to do, if it can, and how often: plants, and summits, which chance alone seldom completes."""


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
    while g.decision is not None:
        wanted = [kind for kind, chance in WISHES if random.random() < chance]
        g.play(random.choice(next(filter(None, (matching(g, kind) for kind in wanted)), g.legal)))
    return g


def matching(g: SecondChance, kind: str) -> list[int]:
    """The legal actions that fulfil a wish."""
    if kind in ("build", "prepare"):
        return [action for action in g.legal if ALPHABET.by_word[kind].holds(action)]
    moves = [action for action in g.legal if MOVE.holds(action)]
    if kind == "study":
        return [move for move in moves if MOVE.i(move) == IN_HAND and MOVE.j(move) < FIRST_TOPIC]
    topics = {move: MOVE.j(move) - FIRST_TOPIC for move in moves if FIRST_TOPIC <= MOVE.j(move) < FIRST_CARD}
    return [move for move in topics if kind == "talk" or others_at(g, topics[move] // TOPIC_STRIDE)]


def others_at(g: SecondChance, place: int) -> bool:
    """Whether a scientist talks at this summit already."""
    return any(owner != NOBODY for owner in g.summit_scientist[place * TOPIC_STRIDE : (place + 1) * TOPIC_STRIDE])
