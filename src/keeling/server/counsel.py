"""What worker processes find out for somebody who asks for advice: hints, and what is left before a turn ends.

They come to the position as they do for bots (`bot_workers.py`), and look at it through a peek of the seat that asks:
nothing that the seat cannot know gets into an answer. An answer is plain data, with the processor time it took.
"""

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from keeling.bots.bot import Peek
from keeling.bots.hints import hint_effort, hints
from keeling.bots.still import still
from keeling.kernel.messages import Message
from keeling.kernel.title import AnyTitle
from keeling.server.bot_workers import Question, kept_for

if TYPE_CHECKING:
    from keeling.server.messages import HintTurn, Left, Step

TENTHS = 10


class Counsel(NamedTuple):
    """An answer, and how many seconds of a processor it took."""

    found: Any
    seconds: float


def hinted(question: Question, positions: int) -> Counsel:
    """The turns that are worth considering; `positions` is the effort, 0 that of the title."""
    kept = kept_for(question)
    started = time.process_time()
    found = turns_for(kept.title, kept.game, question.seat, positions)
    return Counsel(found, time.process_time() - started)


def left_over(question: Question) -> Counsel:
    """The free thing that is worth doing before the turn ends, or None."""
    kept = kept_for(question)
    started = time.process_time()
    found = left_for(kept.title, kept.game, question.seat)
    return Counsel(found, time.process_time() - started)


def turns_for(title: AnyTitle, game: Any, seat: int, positions: int = 0) -> "list[HintTurn]":
    """The two or three best turns of the seat that is asked, from nothing but what it knows."""
    effort = hint_effort(title)
    if positions:
        effort = effort._replace(positions=positions)
    return [
        {
            "steps": steps_of(title, each.actions, each.labels),
            "points": round(each.points),
            "points_error": round(each.points_error),
            "survival": each.survival,
            "survival_error": each.survival_error,
            "reason": each.reason,
            "deals": each.deals,
        }
        for each in hints(title, Peek(game, seat), game.players, effort)
    ]


def left_for(title: AnyTitle, game: Any, seat: int) -> "Left | None":
    """What is left to the seat that is asked and could end its turn, from nothing but what it knows."""
    found = still(title, Peek(game, seat), game.players)
    if found is None:
        return None
    return {
        "steps": steps_of(title, found.actions, found.labels),
        "tenths": round(found.points * TENTHS),
        "reason": found.reason,
    }


def steps_of(title: AnyTitle, actions: Sequence[int], labels: Sequence[Message]) -> "list[Step]":
    """The actions of a turn as a board shows them."""
    return [
        {
            "action": action,
            "notation": title.alphabet.notation(action),
            "label": label,
            "verb": title.verb(action),
            "anchors": title.anchors(action),
        }
        for action, label in zip(actions, labels, strict=True)
    ]
