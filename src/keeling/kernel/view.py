"""Views: what one seat, or a spectator, may know of a game, as plain typed dictionaries.

The numbers of a view serve twice: their difference around a step is what the step changed, and their
difference around a trial move is its preview. So nothing is shown that the view does not show.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict


class Asked(TypedDict):
    """Who is asked what. Everybody may see it; the options are only for the seat itself."""

    player: int
    kind: str
    question: str


class OptionView(TypedDict):
    """One option of the open decision, for the seat that is asked."""

    action: int
    notation: str
    label: str
    anchors: list[str]


class EventView(TypedDict):
    """Something that happened, as one seat may know it; `changes` holds the numbers before and after."""

    kind: str
    text: str
    changes: dict[str, tuple[int, int]]


def numbers_in(view: Mapping[str, Any]) -> dict[str, int]:
    """All whole numbers of a view, by their path (`heaps.0`, `players.1.score`)."""
    found: dict[str, int] = {}
    _collect(view, "", found)
    return found


def _collect(value: object, path: str, found: dict[str, int]) -> None:
    if isinstance(value, bool):
        found[path] = int(value)
    elif isinstance(value, int):
        found[path] = value
    elif isinstance(value, Mapping):
        for key, item in value.items():
            _collect(item, f"{path}.{key}" if path else key, found)
    elif isinstance(value, Sequence) and not isinstance(value, str):
        for n, item in enumerate(value):
            _collect(item, f"{path}.{n}", found)


def changes(before: Mapping[str, int], after: Mapping[str, int]) -> dict[str, tuple[int, int]]:
    """The numbers that differ, by path; one that appears or vanishes counts as 0 on the other side."""
    differing: dict[str, tuple[int, int]] = {}
    for path in [*before, *(path for path in after if path not in before)]:
        pair = (before.get(path, 0), after.get(path, 0))
        if pair[0] != pair[1]:
            differing[path] = pair
    return differing
