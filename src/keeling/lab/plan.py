"""A plan: the conditions of an experiment, and everything that decides their games.

Equal plans play equal games, on however many machines. `reading.py` makes one of an experiment file.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

from keeling.kernel.messages import Message
from keeling.kernel.title import AnyTitle, Setup
from keeling.lab.contents import Changes, changed_content
from keeling.lab.design import GRID
from keeling.titles import title_named

PLAYERS: Final = "players"
BOTS: Final = "bots"
CONTENT: Final = "content"
NO_OPTIONS: Final = (BOTS, PLAYERS, CONTENT)
"""What may vary beside the options of a title."""
Value = bool | int | str


@dataclass(frozen=True)
class Condition:
    """What one line of a result is about: who plays under which options, and by which factors it differs."""

    key: str
    label: str
    players: int
    bots: tuple[str, ...]
    options: dict[str, Value]
    factors: dict[str, str]
    content: Changes = ()
    """What is changed in the title's content."""

    def seats(self, game: int) -> list[str]:
        """Who sits where in the game with that number: the bots move on by one seat from game to game."""
        shift = game % self.players
        return [self.bots[(seat + shift) % self.players] for seat in range(self.players)]


@dataclass(frozen=True)
class Plan:
    """A checked experiment. `source` is the text of its file; `warnings` say which conditions cannot differ."""

    name: str
    question: str
    title: str
    seed: str
    replications: int
    conditions: list[Condition]
    factors: list[str]
    baseline: dict[str, str]
    source: str
    design: str = GRID
    warnings: list[Message] = field(default_factory=list)
    measures: tuple[str, ...] = ()
    """The figures that its report shows beside the usual ones."""

    @property
    def identity(self) -> dict[str, Value]:
        """What must be the same for games to belong together; conditions and replications may be added."""
        title = title_named(self.title)
        return {
            "name": self.name,
            "title": self.title,
            "seed": self.seed,
            "rules_version": title.rules_version,
            "content": title.content().digest,
        }

    @property
    def games(self) -> int:
        """How many games there are to play."""
        return len(self.conditions) * self.replications

    def reference(self, condition: Condition) -> Condition | None:
        """The condition that differs from this one by the baseline only; None if this is one itself or there is none.

        Without a baseline it is the first one.
        """
        if not self.baseline:
            first = self.conditions[0]
            return None if condition is first else first
        wanted = {**condition.factors, **self.baseline}
        if wanted == condition.factors:
            return None
        exact = [each for each in self.conditions if each.factors == wanted]
        alike = [
            each
            for each in self.conditions
            if each.bots == condition.bots
            and each.players == condition.players
            and all(each.factors.get(name) == value for name, value in self.baseline.items())
        ]
        return next(iter(exact or alike), None)


def setup_of(title: AnyTitle, condition: Condition, seed: str) -> Setup:
    """The set-up of a game of a condition."""
    return Setup.of(title, condition.players, seed, condition.options, changed_content(title, condition.content))


def key_of(title: str, players: int, bots: tuple[str, ...], options: dict[str, Value], content: Changes = ()) -> str:
    """The name of a condition in files: a hash of everything that decides its games, but for the experiment's seed."""
    text = json.dumps([title, players, list(bots), options, *([content] if content else [])], sort_keys=True)
    return sha256(text.encode()).hexdigest()[:12]


def label_of(factors: Mapping[str, str]) -> str:
    """What a condition is called: its factors, bots by themselves."""
    return ", ".join(value if name == BOTS else f"{name} {value}" for name, value in factors.items())


def shown(value: object) -> str:
    """A factor's value as people read it: a population as `1 heedless + 3 careful`."""
    if isinstance(value, dict):
        return " + ".join(f"{count} {name}" for name, count in value.items() if count) or "-"
    if isinstance(value, list):
        return " ".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)
