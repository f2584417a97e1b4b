"""Levels: the bots that people are offered, from the weakest to the strongest. Their numbers stand in `levels.toml`.

All are planners with the same opinion. A weaker one follows fewer turns and overlooks chances of its own, but it fears
for the planet as much as a strong one: a table that one player may sink is no fun for the others. What looking ahead is
worth differs between titles, so a level may have other numbers in one of them.
"""

import time
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from keeling.bots.bot import Bot
from keeling.bots.opinions.opinion import PRUDENT, Inattentive, Opinion
from keeling.bots.planner import Effort, PlannerBot

LEVELS: Final = ["easy", "normal", "hard", "expert"]
DEFAULT: Final = "normal"
FULL_ATTENTION: Final = 100
NANOSECONDS: Final = 1_000_000  # in a millisecond

FILE: Final = Path(__file__).with_name("levels.toml")


@cache
def numbers_of(level: str, title: str) -> dict[str, Any]:
    """What the file says about a level in a title: its numbers, of which the title may have some of its own."""
    return numbers_in(tomllib.loads(FILE.read_text(encoding="utf-8"))[level], title)


def numbers_in(values: dict[str, Any], title: str) -> dict[str, Any]:
    """The common numbers of a level, and over them those that are only for the title."""
    return {name: number for name, number in (values | values.get(title, {})).items() if not isinstance(number, dict)}


def make(level: str, seed: int, opinion: Opinion[Any], title: str) -> Bot:
    """A bot of that level for a title, with an opinion; equal seeds decide alike, unless a clock ends their thinking.

    A title that the file does not name is played with the level's common numbers.
    """
    effort = dict(numbers_of(level, title))
    attention = effort.pop("attention", FULL_ATTENTION)
    caution = effort.pop("caution", PRUDENT)
    if attention != FULL_ATTENTION:
        opinion = Inattentive(opinion, attention)
    clock = milliseconds_now if "milliseconds" in effort else None
    return PlannerBot(seed, opinion, Effort(**effort, clock=clock), caution)


def milliseconds_now() -> int:
    """The clock of those who think for a time."""
    return time.monotonic_ns() // NANOSECONDS
