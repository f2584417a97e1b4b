"""The long checks: many games of every title, player count and bot, every invariant after every decision;
then the server's tests with more kills, more malformed messages and more games; then the browser's with whole games;
then the wheels of `make wheel`, each in an empty environment.

A series is one title with one number of players, one bot and, where the title has them, one printed configuration or
one of the contents under tests/content. Stops at the first series that breaks an invariant or differs between builds;
prints one line for each.

Examples:  python tools/soak.py --games 1000 --titles classic  |
python tools/soak.py --titles second-chance-cooperative --games 300 --builds compiled
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from goldens import CONTENTS, collections
from keeling import _build
from keeling.titles import title_named, title_names

ROOT = Path(__file__).resolve().parents[1]
SEED = 1
BOTS = ("random", "greedy")
BROWSER = {
    "KEELING_WHOLE_GAMES": "1",
    "KEELING_LAYOUT": "all",
    "KEELING_CLICKS": "all",
    "KEELING_BARRIERS": "all",
    "KEELING_LESSONS": "all",
}
SERVER = {"KEELING_KILLS": "50", "KEELING_FUZZ": "10000", "KEELING_FUZZ_EXAMPLES": "200", "KEELING_LEAK_GAMES": "20"}


@dataclass(frozen=True)
class Series:
    """Games of one kind."""

    title: str
    players: int
    bots: str
    option: str = ""
    content: str = ""

    def arguments(self) -> list[str]:
        """What a person would type after `keeling simulate`, without number and seed."""
        typed = [self.title, "-p", str(self.players), "-b", self.bots]
        if self.option:
            typed += ["-o", self.option]
        if self.content:
            typed += ["--content", str(CONTENTS / f"{self.content}.toml")]
        return typed

    def __str__(self) -> str:
        return " ".join(filter(None, [self.title, f"{self.players} players", self.bots, self.option, self.content]))


def series_of(title: str) -> Iterator[Series]:
    """All series of a title, with the configurations and the content that the goldens.py of its tests names."""
    own = [each for each in collections() if title in {golden.title_name for golden in each.goldens.values()}]
    for players in title_named(title).players:
        for bot in BOTS:
            for option in own[0].configurations if own else ("",):
                yield Series(title, players, bot, option)
        if own and own[0].late:
            # Random companies lose the planet within minutes; with the limit at 5000 ppm they play to the end.
            yield Series(title, players, "random", content=own[0].late)


def simulate(series: Series, build: str, games: int, workers: int) -> dict[str, object]:
    """The summary of one series, played by the command a person would use."""
    command = [sys.executable, "-m", "keeling.cli.main", "simulate", *series.arguments(), "-n", str(games)]
    command += ["-s", str(SEED), "-w", str(workers), "--check", "--json"]
    done = subprocess.run(
        command, stdout=subprocess.PIPE, text=True, check=False, env=os.environ | {"KEELING_BUILD": build}
    )
    if done.returncode not in (0, 1):
        sys.exit(f"{' '.join(command)} failed with {done.returncode}")
    summary: dict[str, object] = json.loads(done.stdout)
    return summary


def soak(series: Series, builds: list[str], games: int, workers: int) -> None:
    """Play one series on the builds; end the program if an invariant broke or the builds differ."""
    results = {build: simulate(series, build, games, workers) for build in builds}
    for build, result in results.items():
        print(
            f"{series}, {build}: {result['games']} games, {result['violations']} violations, "
            f"ends {result['ends']}, digest {str(result['digest'])[:16]}",
            flush=True,
        )
        if result["violations"]:
            sys.exit(f"invariants were broken: {result['examples']}")
    if len({str(result["digest"]) for result in results.values()}) > 1:
        sys.exit("the builds differ")


def soak_server() -> None:
    """The server's tests, longer."""
    chosen = "kill_9 or malformed or schema or leak"
    command = [sys.executable, "-m", "pytest", "-q", "-rP", "tests/server", "-k", chosen]
    if subprocess.run(command, check=False, env=os.environ | SERVER).returncode:
        sys.exit("the server's long tests failed")


def soak_browser() -> None:
    """The browser's tests, with every game from its beginning, every layout, lesson and click too many."""
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "tests/web"]
    if subprocess.run(command, check=False, env=os.environ | BROWSER).returncode:
        sys.exit("the browser's long tests failed")


def soak_wheels() -> None:
    """Every wheel that `make wheel` has made, with the newest libraries that a new user would get."""
    command = [sys.executable, str(ROOT / "tools" / "try_wheel.py"), *map(str, sorted((ROOT / "dist").glob("*.whl")))]
    if subprocess.run(command, check=False).returncode:
        sys.exit("a wheel does not work")


def main() -> None:
    """Run all series, then the server, the browser and the wheels; with --titles or --builds only those series."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1_000, help="games of each series (1000)")
    parser.add_argument("--titles", nargs="+", choices=title_names(), help="only these titles, without all the rest")
    parser.add_argument("--builds", nargs="+", choices=("pure", "compiled"), help="only these builds")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes of a series (all cores)")
    arguments = parser.parse_args()
    builds = arguments.builds or ["pure"] + (["compiled"] if not _build.why_not_compiled() else [])
    for title in arguments.titles or title_names():
        for series in series_of(title):
            soak(series, builds, arguments.games, arguments.workers)
    if not arguments.titles:
        soak_server()
        soak_browser()
        soak_wheels()


if __name__ == "__main__":
    main()
