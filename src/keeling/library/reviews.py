"""A finished game looked at afterwards, as somebody who reads Python gets it: sentences and plain numbers."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from os import PathLike
from pathlib import Path

from keeling.bots.view import said
from keeling.kernel.errors import BadSetup
from keeling.kernel.match import Match as KernelMatch
from keeling.kernel.messages import Message, message, verbatim
from keeling.kernel.record import read_record
from keeling.kernel.title import AnyTitle
from keeling.library.match import Match
from keeling.reviewing import ReviewView, review_match
from keeling.titles import title_named

Heard = Callable[[int, int], None]
"""Told how many of how many turns have been looked at."""


@dataclass(frozen=True)
class Decision:
    """One decision of the game. A turn that could have been better says so at the decision where the two part."""

    number: int
    """How many actions came before it."""
    seat: int
    action: str
    """What was played, in notation."""
    loss: float
    """By how many points another turn would have been better; 0 if none was found, or it does not part here."""
    error: float
    """The standard error of the loss."""
    flagged: bool
    """Whether it cost at least a point and more than two standard errors."""
    better: tuple[str, ...]
    """The better turn from here on, in notation."""


@dataclass(frozen=True)
class TurningPoint:
    """A turn by which the game turned, as far as its player could know."""

    number: int
    """How many actions came before it."""
    seat: int
    loss: float
    error: float
    played: tuple[str, ...]
    """What the turn did, a sentence for each action."""
    better: tuple[str, ...]
    """What would have been better, told in the same way."""
    reason: str

    def __str__(self) -> str:
        return f"Seat {self.seat} after {self.number} actions: {'; '.join(self.better)}. {self.reason}"


@dataclass(frozen=True)
class Swing:
    """Where the chances moved most, by nobody's mistake: from `number` to `until` actions."""

    number: int
    until: int
    seat: int | None
    """Whose chance to win; None: that the planet holds, or the team wins."""
    before: float
    after: float
    happened: tuple[str, ...]
    """What happened then, in sentences."""


@dataclass(frozen=True)
class Chances:
    """How things stood at one moment: chances from 0 to 1, found in a few imagined games."""

    number: int
    """How many actions came before it."""
    survival: float
    """That not everybody loses; for a team, that it wins."""
    winning: tuple[float, ...]
    """That each seat wins."""
    games: int
    """How many imagined games say so."""


@dataclass(frozen=True)
class Credit:
    """What one thing gave somebody, or cost: by how much each of its goods has changed."""

    number: int
    """After how many actions."""
    seat: int | None
    """None is the team."""
    source: str
    """What it was: `plant`, `card`, `summit`, `goal`, `income`, ..."""
    text: str
    """What happened, in a sentence; empty if nothing was said of it."""
    goods: dict[str, int]


@dataclass(frozen=True)
class Ppm:
    """The CO2 that somebody caused and avoided, in ppm; without a seat: supply and events."""

    seat: int | None
    caused: int
    avoided: int


@dataclass(frozen=True)
class Saving:
    """The one turn that would have saved a lost game most often: shares of imagined games, from 0 to 1."""

    number: int
    """How many actions came before it."""
    seat: int
    played: float
    """How often the game was saved all the same after what was played."""
    changed: float
    """How often with the better turn."""
    better: tuple[str, ...]
    """The better turn, a sentence for each action."""


@dataclass(frozen=True)
class Review:
    """A whole review; `print` shows where the game turned."""

    title: str
    players: int
    decisions: tuple[Decision, ...]
    turning_points: tuple[TurningPoint, ...]
    curve: tuple[Chances, ...]
    credits: tuple[Credit, ...]
    air: tuple[Ppm, ...]
    saving: Saving | None
    """None if not everybody lost, or if no single turn would have saved the game."""
    swings: tuple[Swing, ...]
    """At most three."""

    def __str__(self) -> str:
        lines = [f"{self.title}, {self.players} players, {len(self.turning_points)} turning points"]
        return "\n".join([*lines, *map(str, self.turning_points)])


def review(
    played: Match | str | PathLike[str],
    *,
    progress: Heard | None = None,
    seed: int = 0,
    content: str | PathLike[str] | None = None,
) -> Review:
    """Review a match, or the match of a record file: where it turned, chances over time, what gave what to whom.

    BadSetup if the game is not over, BadRecord for a file that is no record. It takes up to a minute; `progress` is
    told after each turn how many of how many are done, and what it raises ends the review. The same match and `seed`
    give the same. `content` is for a file only, as for `load`.
    """
    if isinstance(played, Match):
        match = played._match
    else:
        given = None if content is None else Path(content)
        match = KernelMatch.resume(read_record(Path(played), title_named, given))
    if match.game.decision is not None:
        raise BadSetup(message("error-library-review-on"))
    return _shown(match.title, review_match(match, progress, seed))


def _shown(title: AnyTitle, found: ReviewView) -> Review:
    def all_said(parts: Sequence[Message]) -> tuple[str, ...]:
        return tuple(said(part, title) for part in parts)

    saving = found["saving"]
    return Review(
        found["title"],
        found["players"],
        tuple(
            Decision(
                each["position"],
                each["seat"],
                each["action"],
                each["loss"],
                each["error"],
                each["flagged"],
                tuple(each["better"]),
            )
            for each in found["decisions"]
        ),
        tuple(
            TurningPoint(
                each["position"],
                each["seat"],
                each["loss"],
                each["error"],
                all_said(each["played"]),
                all_said(each["labels"]),
                said(message("say-hint-reason", reason=verbatim("; ".join(all_said(each["reason"])))), title),
            )
            for each in found["turning_points"]
            if each["kind"] == "loss" and each["seat"] is not None
        ),
        tuple(
            Chances(each["position"], each["survival"], tuple(each["winning"]), each["games"])
            for each in found["curves"]
        ),
        tuple(
            Credit(
                each["position"],
                each["seat"],
                each["source"],
                "" if each["told"] is None else said(each["told"], title),
                dict(each["goods"]),
            )
            for each in found["credits"]["gains"]
        ),
        tuple(Ppm(each["seat"], each["caused"], each["avoided"]) for each in found["credits"]["air"]),
        None
        if saving is None
        else Saving(saving["position"], saving["seat"], saving["played"], saving["better"], all_said(saving["labels"])),
        tuple(
            Swing(
                each["position"],
                each["until"],
                each["seat"],
                each["before"] or 0.0,
                each["after"] or 0.0,
                all_said(each["happened"]),
            )
            for each in found["turning_points"]
            if each["kind"] == "swing"
        ),
    )
