"""What has happened in a match, as somebody who reads Python gets it: events, and the moments of a finished game."""

from collections.abc import Sequence
from dataclasses import dataclass

from keeling.bots.view import said
from keeling.chronicle.tale import Moment as ToldMoment
from keeling.kernel.title import AnyTitle
from keeling.kernel.view import EventView


@dataclass(frozen=True)
class Event:
    """Something that happened, as one seat may know it, or somebody who only watches."""

    number: int
    """After how many actions: 0 for the set-up, 1 for what the first action brought."""
    text: str
    """What happened, in a sentence; empty if only numbers changed."""
    seat: int | None
    """Whom it is about; None if it is about nobody."""
    phase: str
    """The phase it belongs to, as a word of the view; empty while people take turns."""
    kind: str
    """The name of the step of the rules."""
    facts: dict[str, int]
    """The whole numbers that the step carries."""
    changes: dict[str, tuple[int, int]]
    """The numbers of the public view that it changed, by their path, before and after."""
    words: dict[str, tuple[str, str]]
    """The texts of the public view that it changed."""

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Moment:
    """A moment worth telling of a finished game, found in what everybody could see of it."""

    number: int
    """After how many actions."""
    kind: str
    """What it is: `first-plant`, `worst-supply`, `danger`, `defeat`, `fall`, `lead`, `control` or `goal`."""
    seat: int | None
    """Whose it was; None if it was nobody's."""
    title: str
    detail: str
    co2: tuple[int, int]
    """CO2 before and after it, in ppm; both 0 in a title without."""

    def __str__(self) -> str:
        return f"{self.title}: {self.detail}" if self.detail else self.title


def events_of(title: AnyTitle, number: int, events: Sequence[EventView]) -> list[Event]:
    """Events of the kernel, which happened after so many actions, as they are shown."""
    return [
        Event(
            number,
            "" if event["message"] is None else said(event["message"], title),
            event["seat"],
            event["phase"],
            event["kind"],
            dict(event["facts"]),
            dict(event["changes"]),
            dict(event["words"]),
        )
        for event in events
    ]


def moment_of(title: AnyTitle, told: ToldMoment) -> Moment:
    """A moment of the chronicle as it is shown."""
    return Moment(
        told["position"],
        told["kind"],
        told["seat"],
        said(told["title"], title),
        said(told["detail"], title),
        (told["before"], told["after"]),
    )
