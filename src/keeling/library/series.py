"""Many games between bots: how they went, and which bot is better."""

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from os import PathLike
from pathlib import Path

from keeling.bots import foreign
from keeling.bots import league as leagues
from keeling.bots import series as many
from keeling.bots.foreign import DEFAULT_SECONDS
from keeling.bots.intervals import Estimate
from keeling.bots.spec import check_any, is_own
from keeling.bots.view import AnyBot
from keeling.kernel.errors import BadSetup
from keeling.kernel.messages import message, verbatim
from keeling.titles import title_named

Bots = str | AnyBot | Sequence[str | AnyBot]
"""One bot for all seats, or one for each: specs, functions, objects with `choose`."""

LEAST_COMPANY = 2
HUNDRED = 100


@dataclass(frozen=True)
class Game:
    """One game of a series."""

    reason: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """The seats that won; none if all have lost."""
    decisions: int


@dataclass(frozen=True)
class Results:
    """How a series went. `games` has each of them, in order."""

    title: str
    players: int
    bots: tuple[str, ...]
    games: tuple[Game, ...]
    ends: dict[str, int]
    """How many games ended so, by the word of the end."""
    wins: tuple[int, ...]
    """How many games each seat won; a victory that several share counts for each of them."""
    mean_scores: tuple[float, ...]
    decisions: int
    seconds: float
    digest: str
    """The same text for the same games, whatever the build and the number of processes."""
    interrupted: bool
    """Whether Ctrl-C stopped it; then these are the games until then."""

    def __str__(self) -> str:
        ends = ", ".join(f"{reason} {count}" for reason, count in self.ends.items())
        lines = [f"{self.title}, {self.players} players, {len(self.games)} games: {ends or 'none'}"]
        width = max(len(bot) for bot in self.bots)
        for seat, bot in enumerate(self.bots):
            lines.append(f"seat {seat}  {bot:<{width}}  won {self.wins[seat]}, mean score {self.mean_scores[seat]:.1f}")
        return "\n".join(lines)


@dataclass(frozen=True)
class Standing:
    """How one bot did in a comparison, over all its seats. Shares are of 1.

    Pairs are 95 % intervals; None where there are too few deals for one.
    """

    bot: str
    games: int
    wins: float
    """Its share of the victories, for each of its seats; one that several share counts in parts, a team's in full."""
    wins_between: tuple[float, float] | None
    survived: float
    """The share of games that anybody won."""
    survived_between: tuple[float, float] | None
    score: float
    score_between: tuple[float, float] | None
    milliseconds: float
    """CPU time of a decision, on average."""


@dataclass(frozen=True)
class Comparison:
    """Bots compared on the same deals, each played again with the seats rotated."""

    title: str
    players: int
    deals: int
    games: int
    standings: tuple[Standing, ...]
    """One for each different bot, in the order in which they were named; none if no deal was counted."""
    digest: str
    interrupted: bool

    def __str__(self) -> str:
        lines = [f"{self.title}, {self.players} players, {self.deals} deals, {self.games} games"]
        width = max((len(each.bot) for each in self.standings), default=0)
        for each in self.standings:
            between = (
                ""
                if each.wins_between is None
                else " ({:.1f} to {:.1f})".format(*(HUNDRED * value for value in each.wins_between))
            )
            lines.append(
                f"{each.bot:<{width}}  wins {HUNDRED * each.wins:.1f} %{between}, "
                f"mean score {each.score:.1f}, survived {HUNDRED * each.survived:.1f} %"
            )
        return "\n".join(lines)


def simulate(
    title: str,
    bots: Bots = "random",
    *,
    players: int | None = None,
    games: int = 100,
    seed: int | str = 1,
    options: Mapping[str, bool | int | str] | None = None,
    content: str | PathLike[str] | None = None,
    workers: int = 1,
    bot_seconds: int = DEFAULT_SECONDS,
) -> Results:
    """Play a series of games between bots: one for all seats, or one for each.

    Game n has the seed `SEED/n`, so equal arguments give equal games, also under other options as far as they draw
    from the same pools. `players` follows from a list of bots; otherwise it is the smallest number of at least two.
    With several `workers` bots of your own must be named by a text (`FILE.py:FUNCTION`). BotFailed names a bot that
    fails, one that thinks longer than `bot_seconds` about a decision among them. Ctrl-C returns what was played.
    """
    seated, number = _company(title, bots, players)
    found: list[Game] = []
    with _specs(seated, workers) as specs:
        series = many.Series(
            title, number, specs, games, seed, dict(options or {}), _absolute(content), bot_seconds=bot_seconds
        )
        summary = many.play_series(series, min(workers, max(1, games)), hear=lambda result: found.append(_game(result)))
    values = max(1, summary.games)
    return Results(
        title,
        number,
        specs,
        tuple(found),
        dict(sorted(summary.ends.items())),
        tuple(summary.wins),
        tuple(total / values for total in summary.score_sums),
        summary.decisions,
        summary.seconds,
        summary.digest,
        summary.interrupted,
    )


def compare(
    title: str,
    bots: Sequence[str | AnyBot],
    *,
    deals: int = 50,
    seed: int | str = 1,
    options: Mapping[str, bool | int | str] | None = None,
    content: str | PathLike[str] | None = None,
    workers: int = 1,
    bot_seconds: int = DEFAULT_SECONDS,
) -> Comparison:
    """Which bot is better: one bot for each seat, every deal played again with the seats rotated.

    Two different bots and 50 deals are 100 games. Only deals that were played in all rotations are counted, and the
    intervals treat the games of a deal as one observation. For the rest see `simulate`; its seeds are others.
    """
    seated, number = _company(title, bots, None)
    with _specs(seated, workers) as specs:
        league = leagues.League(
            title, number, specs, deals, seed, dict(options or {}), _absolute(content), bot_seconds=bot_seconds
        )
        found = leagues.play_league(league, [], workers)
    counted = found.deals()
    return Comparison(
        title,
        number,
        len(counted),
        sum(len(deal) for deal in counted),
        tuple(_standing(each) for each in found.standings()) if counted else (),
        found.digest(),
        found.interrupted,
    )


def _company(title: str, bots: Bots, players: int | None) -> tuple[list[str | AnyBot], int]:
    """Who sits where, and how many they are."""
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        possible = title_named(title).players
        number = next((n for n in possible if n >= LEAST_COMPANY), possible[0]) if players is None else players
        return [bots] * number, number
    number = len(bots) if players is None else players
    if len(bots) != number:
        raise BadSetup(message("error-bots", bots=len(bots), players=number))
    return list(bots), number


@contextmanager
def _specs(seated: Sequence[str | AnyBot], workers: int) -> Iterator[tuple[str, ...]]:
    """The specs of all seats, checked, while they are played."""
    here = next((each for each in seated if not isinstance(each, str)), None)
    if workers > 1 and here is not None:
        raise BadSetup(message("error-bot-here", bot=verbatim(foreign.name_of(here))))
    with foreign.named(seated, is_own) as specs:
        yield tuple(check_any(spec) for spec in specs)


def _game(result: many.GameResult) -> Game:
    return Game(result.reason, tuple(result.scores), tuple(result.winners), result.decisions)


def _standing(found: leagues.Standing) -> Standing:
    def between(found: Estimate) -> tuple[float, float] | None:
        return None if found.low is None or found.high is None else (found.low, found.high)

    return Standing(
        found.bot,
        found.games,
        found.wins.mean or 0.0,
        between(found.wins),
        found.survived.mean or 0.0,
        between(found.survived),
        found.score.mean or 0.0,
        between(found.score),
        found.spent / max(1, found.decisions) / leagues.MILLISECOND,
    )


def _absolute(content: str | PathLike[str] | None) -> Path | None:
    """A path that means the same in another process."""
    return None if content is None else Path(os.path.abspath(content))
