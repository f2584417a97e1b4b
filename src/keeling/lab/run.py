"""Running an experiment: what is missing in its folder is played, by whomever, and nothing twice."""

import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import keeling
from keeling.lab.executors import spread
from keeling.lab.folder import Folder
from keeling.lab.game import Work, play_work
from keeling.lab.plan import Condition, Plan
from keeling.lab.tables import make_tables

CHUNK: Final = 10
"""Games that a worker plays between two reports, at most."""
SHARES: Final = 8
"""Into how many parts for each worker an experiment is cut at least, so that all end at about the same time."""
SHOWN: Final = 10


@dataclass
class Outcome:
    """What a run came to. `games` are those in the folder that belong to the plan, `played` those of this run."""

    plan: Plan
    folder: Path
    games: int = 0
    played: int = 0
    seconds: float = 0.0
    digest: str = ""
    failures: list[str] = field(default_factory=list)
    failed: int = 0
    interrupted: bool = False

    @property
    def rate(self) -> float:
        """Games in a second of this run."""
        return self.played / self.seconds if self.seconds else 0.0

    def as_dict(self) -> dict[str, Any]:
        """The outcome as one JSON document."""
        return {
            "experiment": self.plan.name,
            "folder": str(self.folder),
            "games": self.games,
            "conditions": len(self.plan.conditions),
            "replications": self.plan.replications,
            "played": self.played,
            "failed": self.failed,
            "failures": self.failures,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.rate, 2),
            "digest": self.digest,
            "interrupted": self.interrupted,
        }


def run_plan(
    plan: Plan,
    path: Path,
    executor: Executor | None = None,
    workers: int = 1,
    records: int = 0,
    progress: Callable[[Outcome], None] | None = None,
) -> Outcome:
    """Play what is missing and keep it in the folder; Ctrl-C ends it, and the next run goes on there.

    `progress` is told of every batch. A failed game is played again by the next run; it ends nothing.
    """
    outcome = Outcome(plan, path)
    folder = Folder.claimed(path, plan, provenance())
    started = time.perf_counter()
    try:
        there = {condition.key: folder.played(condition) for condition in plan.conditions}
        outcome.games = sum(game < plan.replications for games in there.values() for game in games)
        missing = {
            condition.key: len([game for game in range(plan.replications) if game not in there[condition.key]])
            for condition in plan.conditions
        }
        by_key = {condition.key: condition for condition in plan.conditions}
        complete = [condition for condition in plan.conditions if not missing[condition.key]]
        for condition in complete:
            make_tables(folder, condition, plan.replications)
        try:
            works = works_of(plan, there, workers, records)
            for lines in spread(executor, workers, play_work, works):
                folder.add(lines)
                for line in lines:
                    outcome.played += 1
                    if line.failed:
                        outcome.failed += 1
                        if outcome.failed <= SHOWN:
                            outcome.failures.append(f"{by_key[line.condition].label}, {line.game}: {line.error}")
                        continue
                    outcome.games += 1
                    missing[line.condition] -= 1
                    if not missing[line.condition]:
                        make_tables(folder, by_key[line.condition], plan.replications)
                outcome.seconds = time.perf_counter() - started
                if progress is not None:
                    progress(outcome)
        except KeyboardInterrupt:
            outcome.interrupted = True
        outcome.seconds = time.perf_counter() - started
    finally:
        folder.close()
    outcome.digest = folder.digest(plan)
    return outcome


def works_of(plan: Plan, there: dict[str, set[int]], workers: int, records: int) -> Iterator[Work]:
    """What is still to be played, in parts that workers take: some games of every condition, then the next of each.

    So an experiment that is interrupted has about as many games of all conditions.
    """
    size = max(1, min(CHUNK, plan.games // (max(1, workers) * SHARES)))
    for block in range(0, plan.replications, size):
        for condition in plan.conditions:
            for first, last in gaps(there[condition.key], block, min(block + size, plan.replications)):
                yield Work(plan.title, condition, plan.seed, first, last, records)


def gaps(played: set[int], low: int, high: int) -> Iterator[tuple[int, int]]:
    """The games from low to high that are not there, as ranges."""
    first: int | None = None
    for game in range(low, high + 1):
        is_missing = game < high and game not in played
        if first is not None and not is_missing:
            yield first, game
            first = None
        if is_missing and first is None:
            first = game


def provenance() -> dict[str, Any]:
    """With what a run is made: versions, build and command."""
    command = ["keeling", *sys.argv[1:]] if Path(sys.argv[0]).name.startswith("keeling") else []
    return {
        "keeling": keeling.__version__,
        "build": keeling.BUILD,
        "python": sys.version.split()[0],
        "command": " ".join(command),
        "begun": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
    }


def condition_named(plan: Plan, key: str) -> Condition | None:
    """The condition with this key or label."""
    return next((each for each in plan.conditions if key in (each.key, each.label)), None)
