"""Series of games between bots, on one core or several; the result does not depend on how many."""

import time
from collections import Counter
from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import keeling
from keeling.bots.foreign import DEFAULT_SECONDS
from keeling.bots.playout import play_some
from keeling.bots.processes import spread
from keeling.bots.spec import bot_for
from keeling.kernel.chance import Draw
from keeling.kernel.digest import digest
from keeling.kernel.errors import BadSetup
from keeling.kernel.game import Game, Step
from keeling.kernel.messages import message
from keeling.kernel.seeds import bot_seed, check_series, series_seed
from keeling.kernel.title import Setup
from keeling.titles import title_named

QUICK_PIECE = 200
"""Decisions between two looks at the clock and at Ctrl-C, if no bot thinks for long: a few milliseconds."""

CHUNK = 50
"""Games that a worker process plays between two reports."""

SHOWN_VIOLATIONS = 10


@dataclass(frozen=True)
class Series:
    """What is to be played. All of it can be sent to another process; the content by its file."""

    title: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int | str = 1
    options: dict[str, object] = field(default_factory=dict)
    content: Path | None = None
    check: bool = False
    draws: bool = False
    bot_seconds: int = DEFAULT_SECONDS
    """How long somebody's own bot may think about a decision; 0 for any time."""


class GameResult(NamedTuple):
    """What is kept of one game."""

    decisions: int
    reason: str
    digest: str
    scores: list[int]
    winners: list[int]
    counts: dict[str, int]
    violation: str
    draws: list[Draw] | None


@dataclass
class Summary:
    """What a series came to. `violations` counts games that broke an invariant."""

    series: Series
    setup: Setup
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    ends: Counter[str] = field(default_factory=Counter)
    wins: list[int] = field(default_factory=list)
    score_sums: list[int] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    violations: int = 0
    examples: list[str] = field(default_factory=list)
    interrupted: bool = False
    draws: dict[str, list[int | list[int]]] | None = None
    _hash: Any = field(default_factory=sha256)

    def add(self, result: GameResult) -> None:
        """Count one more game; games are added in their order."""
        index = self.games
        self.games += 1
        self.decisions += result.decisions
        self.ends[result.reason] += 1
        self.counts.update(result.counts)
        self._hash.update(result.digest.encode())
        for seat, score in enumerate(result.scores):
            self.score_sums[seat] += score
        for seat in result.winners:
            self.wins[seat] += 1
        if result.violation:
            self.violations += 1
            if len(self.examples) < SHOWN_VIOLATIONS:
                self.examples.append(f"game {index}: {result.violation}")
        if result.draws is not None:
            self.draws = self.setup.title.by_stream(result.draws)

    @property
    def digest(self) -> str:
        """One text for all games, the same for the same games."""
        return str(self._hash.hexdigest())

    def as_dict(self) -> dict[str, Any]:
        """The summary as one JSON document."""
        games = max(1, self.games)
        values: dict[str, Any] = {
            "title": self.series.title,
            "players": self.series.players,
            "bots": list(self.series.bots),
            "options": self.setup.options.as_dict(),
            "seed": self.setup.seed,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / self.seconds) if self.seconds else 0,
            "build": keeling.BUILD,
            "ends": dict(sorted(self.ends.items())),
            "wins": self.wins,
            "mean_scores": [round(total / games, 2) for total in self.score_sums],
            "checked": self.series.check,
            "violations": self.violations,
            "digest": self.digest,
            "interrupted": self.interrupted,
        }
        if self.series.check:
            values["examples"] = self.examples
            values["steps_per_game"] = {name: round(n / games, 3) for name, n in sorted(self.counts.items())}
        if self.draws is not None:
            values["draws"] = self.draws
        return values


class Player:
    """Plays the games of a series, any of them in any order: each is decided by its index alone."""

    def __init__(self, series: Series) -> None:
        self.series = series
        title = title_named(series.title)
        self.setup = Setup.of(title, series.players, series.seed, series.options, title.content(series.content))
        check_series(self.setup.seed, series.games)
        if series.draws and series.games > 1:
            raise BadSetup(message("error-draws", games=series.games))
        self.counts: Counter[str] = Counter()

    def play(self, index: int) -> GameResult:
        """Play the game with that index."""
        series = self.series
        title = self.setup.title
        seed = series_seed(self.setup.seed, index)
        self.counts = Counter()
        g = title.blank(series.players, seed, self.setup.options, self.setup.content.tables)
        draws: list[Draw] | None = [] if series.draws else None
        if draws is not None:
            g.chance.write_to(draws)
        if series.check:
            g.listener = self._count
        title.begin(g)
        g.advance()
        bots = [
            bot_for(spec, bot_seed(seed, seat), title, series.players, seconds=series.bot_seconds)
            for seat, spec in enumerate(series.bots)
        ]
        piece = QUICK_PIECE if all(bot.quick for bot in bots) else 1
        broken = g.violations() if series.check else []
        while g.decision is not None and not broken:
            broken = play_some(g, bots, piece, series.check)
        if broken:
            violation = f"seed {seed}, after {g.decisions} decisions: {'; '.join(broken)}"
            return GameResult(g.decisions, "violation", digest(g), [], [], dict(self.counts), violation, draws)
        outcome = title.outcome(g)
        return GameResult(
            g.decisions, outcome.reason, digest(g), outcome.scores, outcome.winners, dict(self.counts), "", draws
        )

    def _count(self, g: Game, step: Step[Any], action: int) -> None:
        self.counts[type(step).__name__] += 1


def play_series(
    series: Series,
    workers: int = 1,
    progress: Callable[[Summary], None] | None = None,
    hear: Callable[[GameResult], None] | None = None,
) -> Summary:
    """Play a series on that many processes; `hear` is told of each game in its order.

    Ctrl-C ends it at once; the summary holds the games played so far.
    """
    player = Player(series)
    summary = Summary(series, player.setup, wins=[0] * series.players, score_sums=[0] * series.players)
    started = time.perf_counter()
    results = _results_here(player) if workers <= 1 else _results_elsewhere(series, workers)
    try:
        for result in results:
            summary.add(result)
            if hear is not None:
                hear(result)
            summary.seconds = time.perf_counter() - started
            if progress is not None:
                progress(summary)
    except KeyboardInterrupt:
        summary.interrupted = True
    finally:
        results.close()
    summary.seconds = time.perf_counter() - started
    return summary


def _results_here(player: Player) -> Generator[GameResult, None, None]:
    for index in range(player.series.games):
        yield player.play(index)


_PLAYER: Player | None = None


def _start_worker(series: Series) -> None:
    global _PLAYER
    _PLAYER = Player(series)


def _play_chunk(first: int, last: int) -> list[GameResult]:
    assert _PLAYER is not None
    return [_PLAYER.play(index) for index in range(first, last)]


def _results_elsewhere(series: Series, workers: int) -> Generator[GameResult, None, None]:
    size = max(1, min(CHUNK, series.games // (workers * 8)))
    chunks = ((first, min(first + size, series.games)) for first in range(0, series.games, size))
    played = spread(workers, _start_worker, (series,), _play_chunk, chunks)
    with closing(played):
        for results in played:
            yield from results
