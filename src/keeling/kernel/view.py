"""Views: what one seat, or a spectator, may know of a game, as plain typed dictionaries.

`chapters.py` puts them together, `differences.py` compares them.
"""

from typing import TypedDict

from keeling.kernel.differences import Differences as Differences
from keeling.kernel.differences import differences as differences
from keeling.kernel.differences import numbers_in as numbers_in
from keeling.kernel.messages import Message


class VerbView(TypedDict):
    """A verb of a turn: whether it is free beside the main action, whether its part of the turn is done, and why none
    of its options is legal now (null if one is).
    """

    verb: str
    free: bool
    main_done: bool
    why: Message | None


class Asked(TypedDict):
    """Who is asked what. Everybody may see it; options and verbs are only for the seat itself.

    `turn` tells whether this is the menu of a turn; then `verbs` are all verbs of it in the order of the rulebook.
    """

    player: int
    kind: str
    question: Message
    turn: bool
    verbs: list[VerbView]


class OptionView(TypedDict):
    """One option of the open decision, for the seat that is asked; a board offers those with the same verb together."""

    action: int
    notation: str
    label: Message
    verb: str
    anchors: list[str]


class EventView(TypedDict):
    """Something that happened, as one seat may know it: the step, its fields, a message, and what it changed.

    `seat` is whom it is about, if it is about somebody; `phase` is the phase of the game it happened in, empty while
    people take turns. `facts` are the whole numbers the step carries (a step carries nothing hidden), `changes` the
    numbers of the public view before and after, `words` its texts before and after; one that was or is not there is
    0 or empty.
    """

    kind: str
    seat: int | None
    phase: str
    facts: dict[str, int]
    message: Message | None
    changes: dict[str, tuple[int, int]]
    words: dict[str, tuple[str, str]]
