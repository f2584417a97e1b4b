"""Views: what one seat, or a spectator, may know of a game, as plain typed dictionaries.

The numbers of a view serve twice: their difference around a step is what the step changed, and their
difference around a trial move is its preview. So nothing is shown that the view does not show.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, TypedDict, TypeGuard, TypeVar

from keeling.kernel.messages import Message

T = TypeVar("T")


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


def numbers_in(view: Mapping[str, Any]) -> dict[str, int]:
    """All whole numbers of a view, by their path (`heaps.0`, `players.1.score`)."""
    numbers: dict[str, int] = {}
    _collect(view, "", numbers, {})
    return numbers


def _collect(value: object, path: str, numbers: dict[str, int], words: dict[str, str]) -> None:
    if isinstance(value, int):
        numbers[path] = int(value)
    elif isinstance(value, str):
        words[path] = value
    elif _is_message(value):
        words[path] = value["key"]
    elif isinstance(value, Mapping):
        for key, item in value.items():
            _collect(item, f"{path}.{key}" if path else key, numbers, words)
    elif isinstance(value, Sequence):
        for n, item in enumerate(value):
            _collect(item, f"{path}.{n}", numbers, words)


def _is_message(value: object) -> TypeGuard[Message]:
    """Whether it is a message: told by its key, and its arguments are no numbers of the game."""
    return isinstance(value, dict) and "key" in value


def _changes(before: Mapping[str, T], after: Mapping[str, T], absent: T) -> dict[str, tuple[T, T]]:
    differing: dict[str, tuple[T, T]] = {}
    for path in [*before, *(path for path in after if path not in before)]:
        pair = (before.get(path, absent), after.get(path, absent))
        if pair[0] != pair[1]:
            differing[path] = pair
    return differing


class Differences:
    """What differs between two views, by path, before and after; parts that are equal cost nothing.

    A number that appears or vanishes counts as 0 on the other side, a text as empty. Paths that match `without` are
    passed over, with everything below them.
    """

    def __init__(
        self, before: Mapping[str, Any], after: Mapping[str, Any], without: re.Pattern[str] | None = None
    ) -> None:
        self.numbers: dict[str, tuple[int, int]] = {}
        self.words: dict[str, tuple[str, str]] = {}
        self.without = without
        self._compare(before, after, "")

    def _compare(self, before: object, after: object, path: str) -> None:
        if before == after or (self.without is not None and self.without.fullmatch(path)):
            return
        if isinstance(before, dict) and isinstance(after, dict) and not _is_message(before):
            for key in [*before, *(key for key in after if key not in before)]:
                self._compare(before.get(key), after.get(key), f"{path}.{key}" if path else key)
        elif isinstance(before, list) and isinstance(after, list):
            for n in range(max(len(before), len(after))):
                pair = (before[n] if n < len(before) else None, after[n] if n < len(after) else None)
                self._compare(*pair, f"{path}.{n}")
        else:
            old: tuple[dict[str, int], dict[str, str]] = ({}, {})
            new: tuple[dict[str, int], dict[str, str]] = ({}, {})
            _collect(before, path, *old)
            _collect(after, path, *new)
            self.numbers |= _changes(old[0], new[0], 0)
            self.words |= _changes(old[1], new[1], "")


def differences(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, tuple[int, int]]:
    """The numbers that differ between two views, by path."""
    return Differences(before, after).numbers
