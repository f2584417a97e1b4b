"""How the events of a title are read: what was built, whose CO2 it is, and what points are for.

The reading of a title is found by its name, with underscores for dashes: the module of that name in this folder has the
class as `READING`. A title that extends another is read as that one; of a title without any only the points are told.
"""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, ClassVar, NamedTuple

from keeling.kernel.title import AnyTitle
from keeling.kernel.view import EventView


class Built(NamedTuple):
    """A plant that was put on the board: by whom, if by anybody, where, and in place of which.

    `space` is the number of the space in its region from 0; `green` tells that it emits nothing.
    """

    seat: int | None
    source: str
    region: str
    space: int
    replaced: str | None
    green: bool


class Reading:
    """What the events of one game mean. It is told all of them in order and may remember what belongs together."""

    points: ClassVar[Mapping[str, str]] = {}
    """For each kind of step that changes a score, the key of what the points are for."""
    goals: ClassVar[Mapping[str, str]] = {}
    """For each kind of step that takes a goal, the word of that kind of goal."""
    standing: ClassVar[str] = "score"
    """The number of a player in the view that says who is ahead."""

    def __init__(self, g: Any) -> None:
        """Read events of games by the rules of this one."""

    def built(self, event: EventView) -> Built | None:
        """The plant that this event puts on the board, if it is about one."""
        return None

    def whose_air(self, event: EventView) -> int | None:
        """Whose rise or fall of CO2 this is; None for supply, events and the whole team."""
        return event["seat"]

    def spared(self, decade: int) -> Mapping[int, int]:
        """For each space that the supply of this decade would fill in any region, by its number: the ppm it would get
        at least.
        """
        return {}

    def sheet(self, player: Mapping[str, Any]) -> Mapping[str, int] | None:
        """The points of a player of the final view by the keys of what they are for; None to add them up as told."""
        return None


def reading_of(title: AnyTitle, g: Any) -> Reading:
    """The reading for a game of a title."""
    for name in title.family():
        module = f"{__package__}.{name.replace('-', '_')}"
        if find_spec(module) is not None:
            reading: Reading = import_module(module).READING(g)
            return reading
    return Reading(g)
