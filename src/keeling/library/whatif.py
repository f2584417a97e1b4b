"""What if: a counterfactual as somebody who reads Python gets it."""

from collections.abc import Mapping
from dataclasses import dataclass
from os import PathLike
from pathlib import Path

from keeling.counterfactual import BOT, GAMES, BranchView, DifferenceView, EstimateView, OptionValue
from keeling.counterfactual import what_if as whole
from keeling.kernel.match import Match as KernelMatch
from keeling.kernel.record import read_record
from keeling.library.match import Match
from keeling.library.reviews import Heard
from keeling.titles import title_named


@dataclass(frozen=True)
class Estimate:
    """A mean with its 95 % interval, which a single game has not."""

    mean: float
    low: float | None
    high: float | None

    def __str__(self) -> str:
        reach = "" if self.low is None or self.high is None else f" ({self.low:.2f} to {self.high:.2f})"
        return f"{self.mean:.2f}{reach}"


@dataclass(frozen=True)
class Figures:
    """What games came to, or how two kinds of them differ."""

    co2: Estimate
    """The CO2 at the end."""
    defeat: Estimate
    """The share of games in which everybody lost, from 0 to 1."""
    worth: tuple[Estimate, ...]
    """The points of each seat in the end; 0 after a defeat."""


@dataclass(frozen=True)
class Continuations(Figures):
    """A game played on many times under one policy."""

    fan: dict[int, tuple[int, ...]]
    """The CO2 at the end of each row of the books from the decade on, by percentile: 5, 25, 50, 75, 95."""


@dataclass(frozen=True)
class WhatIf:
    """A finished game from a decade on under other options; `print` shows what the policy does."""

    title: str
    players: int
    decade: int
    year: str
    changed: dict[str, OptionValue]
    """The options that differ from the game's own."""
    games: int
    bot: str
    co2: tuple[int, ...]
    """The game's own curve, a value for each row of the books from the first on."""
    as_it_was: Continuations
    """Played on by bots under the game's own options."""
    what_if: Continuations
    """Played on by the same bots with the same chance under the others."""
    difference: Figures
    """The second less the first, game by game."""
    record: str
    """A digest of all that decides the game."""
    digest: str
    """A digest of all games that were played."""

    def __str__(self) -> str:
        options = ", ".join(f"{name}={value}" for name, value in self.changed.items())
        return f"{options} from {self.year} on: CO2 {self.difference.co2}, defeat {self.difference.defeat}"


def what_if(
    played: Match | str | PathLike[str],
    decade: int | str,
    options: Mapping[str, object],
    *,
    games: int = GAMES,
    bot: str = BOT,
    progress: Heard | None = None,
    content: str | PathLike[str] | None = None,
) -> WhatIf:
    """What if these options had held in this finished game from the decade on? A match, or that of a record file.

    The decade is a number from 1, or what the game calls it ("1990"). Only Climate Policy knows what to do. BadSetup
    for another title, a game that goes on, a decade that never began, a bot that is not the program's own; BadOption
    for options that are unknown, have no effect, cannot begin late or are the game's own. `progress` is told after
    every game how many of how many are played. Equal questions about equal games have equal answers.
    """
    if isinstance(played, Match):
        match = played._match
    else:
        match = KernelMatch.resume(read_record(Path(played), title_named, None if content is None else Path(content)))
    found = whole(match, decade, options, games, bot, progress)
    return WhatIf(
        found["title"],
        found["players"],
        found["decade"],
        found["year"],
        dict(found["changed"]),
        found["games"],
        found["bot"],
        tuple(found["own"]["co2"]),
        _continuations(found["as_it_was"]),
        _continuations(found["what_if"]),
        Figures(*_figures(found["difference"])),
        found["record"],
        found["digest"],
    )


def _continuations(branch: BranchView) -> Continuations:
    fan = branch["fan"]
    lines = {5: fan["p5"], 25: fan["p25"], 50: fan["p50"], 75: fan["p75"], 95: fan["p95"]}
    return Continuations(*_figures(branch), {percent: tuple(line) for percent, line in lines.items()})


def _figures(told: BranchView | DifferenceView) -> tuple[Estimate, Estimate, tuple[Estimate, ...]]:
    return _estimate(told["co2"]), _estimate(told["defeat"]), tuple(_estimate(each) for each in told["worth"])


def _estimate(figure: EstimateView) -> Estimate:
    return Estimate(figure["mean"], figure["low"], figure["high"])
