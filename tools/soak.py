"""The long checks: many games of every title and player count on both builds, every invariant after every decision;
then the server's tests with more kills, more malformed messages and more games.

Stops at the first series that breaks an invariant or differs between builds; prints one line for each.
"""

import argparse
import json
import os
import subprocess
import sys

from keeling import _build
from keeling.titles import title_named, title_names

SEED = 20_000


def simulate(build: str, title: str, players: int, games: int, workers: int) -> dict[str, object]:
    """The summary of one series, played by the command a person would use."""
    command = [sys.executable, "-m", "keeling.cli.main", "simulate", title, "-p", str(players), "-n", str(games)]
    command += ["-s", str(SEED + players), "-w", str(workers), "--check", "--json"]
    done = subprocess.run(
        command, stdout=subprocess.PIPE, text=True, check=False, env=os.environ | {"KEELING_BUILD": build}
    )
    if done.returncode not in (0, 1):
        sys.exit(f"{' '.join(command)} failed with {done.returncode}")
    summary: dict[str, object] = json.loads(done.stdout)
    return summary


SERVER = {"KEELING_KILLS": "50", "KEELING_FUZZ": "10000", "KEELING_FUZZ_EXAMPLES": "200", "KEELING_LEAK_GAMES": "4"}


def soak_server() -> None:
    """The server's tests, longer."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-rP",
        "tests/server",
        "-k",
        "kill_9 or malformed or schema or leak",
    ]
    if subprocess.run(command, check=False, env=os.environ | SERVER).returncode:
        sys.exit("the server's long tests failed")


def main() -> None:
    """Run all series, then the server."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000, help="games of each title and player count")
    arguments = parser.parse_args()
    builds = ["pure"] + (["compiled"] if not _build.why_not_compiled() else [])
    workers = os.cpu_count() or 1
    for title in title_names():
        for players in title_named(title).players:
            results = {build: simulate(build, title, players, arguments.games, workers) for build in reversed(builds)}
            for build, result in results.items():
                print(
                    f"{title} {players} players, {build}: {result['games']} games, {result['violations']} violations, "
                    f"ends {result['ends']}, digest {str(result['digest'])[:16]}",
                    flush=True,
                )
                if result["violations"]:
                    sys.exit(f"invariants were broken: {result['examples']}")
            if len({str(result["digest"]) for result in results.values()}) > 1:
                sys.exit("the builds differ")
    soak_server()


if __name__ == "__main__":
    main()
