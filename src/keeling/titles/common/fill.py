"""Fills what a seat may know of the course of a game on the board, and of the turn that goes on.

The other chapters of the view are filled in `fill_places.py`, `fill_supplies.py`, `fill_players.py` and `fill_air.py`.
"""

from typing import Final

from keeling.titles.common.alphabet import SLOTS
from keeling.titles.common.board import Board
from keeling.titles.common.fill_words import or_none, source_word
from keeling.titles.common.layout import EMPTY
from keeling.titles.common.view import CoursePart, TurnView

COURSE_READS: Final = ("active", "co2", "decade", "phase", "round", "start_player")
TURN_READS: Final = (
    "bought",
    "card_done",
    "installed_source",
    "main_done",
    "market_done",
    "move_done",
    "proposed_slot",
    "sold",
    "summit_sources",
)


def course_part(g: Board, phase: str) -> CoursePart:
    """How far the game has come; this is the word of its phase."""
    rules = g.rules
    return {
        "phase": phase,
        "decade": g.decade,
        "decade_name": str(rules.years[g.decade - 1]),
        "decades": rules.decades,
        "round": g.round - g.players + 1,
        "rounds": rules.rounds_now(g),
        "round_space": g.round,
        "start_player": g.start_player,
        "active": or_none(g.active),
        "co2": g.co2,
        "defeat": rules.defeat,
    }


def board_turn(g: Board) -> tuple[int, ...]:
    """What tells one turn from another."""
    return (g.decade, g.round, g.active)


def turn_view(g: Board) -> TurnView:
    """What has been done in this turn."""
    return {
        "main_done": bool(g.main_done),
        "move_done": bool(g.move_done),
        "market_done": bool(g.market_done),
        "card_done": bool(g.card_done),
        "proposed": SLOTS[g.proposed_slot] if g.proposed_slot != EMPTY else None,
        "installed": source_word(g, g.installed_source),
        "summit_topics": [
            word for source, word in enumerate(g.rules.wording.sources) if g.summit_sources >> source & 1
        ],
        "bought": bool(g.bought),
        "sold": bool(g.sold),
    }
