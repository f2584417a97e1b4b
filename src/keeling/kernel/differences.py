"""What differs between two views, number by number and text by text.

The numbers of a view serve twice: their difference around a step is what the step changed, and their difference
around a trial move is its preview. So nothing is shown that the view does not show.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any


def numbers_in(view: Mapping[str, Any]) -> dict[str, int]:
    """All whole numbers of a view, by their path (`heaps.0`, `players.1.score`)."""
    numbers: dict[str, int] = {}
    _collect(view, "", numbers, {})
    return numbers


def _below(path: str, key: str) -> str:
    return path + "." + key if path else key


def _collect(value: object, path: str, numbers: dict[str, int], words: dict[str, str]) -> None:
    if value is None:
        return
    if isinstance(value, int):
        numbers[path] = int(value)
    elif isinstance(value, str):
        words[path] = value
    elif isinstance(value, dict):
        if "key" in value:
            words[path] = value["key"]
            return
        for key, item in value.items():
            _collect(item, _below(path, key), numbers, words)
    elif isinstance(value, Mapping):
        for key, item in value.items():
            _collect(item, _below(path, key), numbers, words)
    elif isinstance(value, Sequence):
        for n, item in enumerate(value):
            _collect(item, path + "." + str(n), numbers, words)


def _number_changes(before: dict[str, int], after: dict[str, int], changes: dict[str, tuple[int, int]]) -> None:
    for path in [*before, *[path for path in after if path not in before]]:
        old = before.get(path, 0)
        new = after.get(path, 0)
        if old != new:
            changes[path] = (old, new)


def _word_changes(before: dict[str, str], after: dict[str, str], changes: dict[str, tuple[str, str]]) -> None:
    for path in [*before, *[path for path in after if path not in before]]:
        old = before.get(path, "")
        new = after.get(path, "")
        if old != new:
            changes[path] = (old, new)


class Differences:
    """What differs between two views, by path, before and after; parts that are equal cost little, the same nothing.

    A number that appears or vanishes counts as 0 on the other side, a text as empty; a message is a text, told by its
    key, and its arguments are no numbers of the game. Paths that match `without` are passed over, with everything
    below them.
    """

    def __init__(
        self, before: Mapping[str, Any], after: Mapping[str, Any], without: re.Pattern[str] | None = None
    ) -> None:
        self.numbers: dict[str, tuple[int, int]] = {}
        self.words: dict[str, tuple[str, str]] = {}
        self.without = without
        self._compare(before, after, "")

    def _compare(self, before: object, after: object, path: str) -> None:
        if before is after or before == after:
            return
        if self.without is not None and self.without.fullmatch(path):
            return
        if isinstance(before, dict) and isinstance(after, dict) and "key" not in before:
            for key in [*before, *[key for key in after if key not in before]]:
                old = before.get(key)
                new = after.get(key)
                if old is not new:
                    self._compare(old, new, _below(path, key))
        elif isinstance(before, list) and isinstance(after, list):
            for n in range(max(len(before), len(after))):
                old = before[n] if n < len(before) else None
                new = after[n] if n < len(after) else None
                if old is not new:
                    self._compare(old, new, path + "." + str(n))
        elif isinstance(before, int) and isinstance(after, int):
            self.numbers[path] = (int(before), int(after))
        else:
            old_numbers: dict[str, int] = {}
            old_words: dict[str, str] = {}
            new_numbers: dict[str, int] = {}
            new_words: dict[str, str] = {}
            _collect(before, path, old_numbers, old_words)
            _collect(after, path, new_numbers, new_words)
            _number_changes(old_numbers, new_numbers, self.numbers)
            _word_changes(old_words, new_words, self.words)


def differences(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, tuple[int, int]]:
    """The numbers that differ between two views, by path."""
    return Differences(before, after).numbers
