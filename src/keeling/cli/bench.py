"""`keeling bench`: how fast the titles are, beside a peer measured in the same run."""

import json as jsonlib
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

import keeling
from keeling import _build
from keeling.cli.arguments import Json, OptionList, complete_title, options_from
from keeling.cli.output import err, out, print_json
from keeling.kernel.errors import KeelingError
from keeling.kernel.messages import message, verbatim
from keeling.titles import all_titles, title_named
from keeling.words.rulebook import project_root

COSTS = {
    "clone_us": "clone",
    "view_us": "view",
    "events_us": "events",
    "preview_us": "preview",
    "digest_us": "digest",
}
"""What is measured in microseconds, with the heading of its column; the peer has only the first."""


WIDTH = 110


class BenchFailed(KeelingError):
    """A measurement did not run."""


def bench(
    titles: Annotated[
        list[str] | None,
        typer.Argument(metavar="[TITLE...]", help="Which titles; all if not given.", autocompletion=complete_title),
    ] = None,
    option: OptionList = None,
    peers: Annotated[bool, typer.Option("--peers", help="Measure catanatron beside them.")] = False,
    both: Annotated[bool, typer.Option("--both", help="Measure the pure and the compiled build.")] = False,
    repeats: Annotated[int, typer.Option("--repeats", min=1, max=100, help="Best of how many.")] = 5,
    seconds: Annotated[float, typer.Option("--seconds", min=0.05, max=60, help="How long each one runs.")] = 1.0,
    json: Json = False,
) -> None:
    """Measure random decisions per second, and microseconds per clone, view, events of an action, preview, digest.

    Every measurement runs in a process of its own; all are interleaved and repeated, and the best of each
    counts. Only unforced decisions count; of the peer both all ticks and the unforced ones are given, and the
    ratio is against all its ticks. Options hold for every title named; each must know them.

    Examples:  keeling bench nim --peers --both --json  |  keeling bench classic -o auction=true
    """
    names = titles or [title.name for title in all_titles()[0]]
    options = options_from(option)
    for name in names:
        title_named(name).options.parse(options)
    words = [word for name, value in options.items() for word in ("--option", f"{name}={value}")]
    scripts = project_root() / "benchmarks"
    builds = [keeling.BUILD] if not both else ["pure"] + (["compiled"] if not _build.why_not_compiled() else [])
    jobs: dict[str, tuple[list[str], str]] = {
        f"{name} {build}": ([str(scripts / "title_speed.py"), name, *words], build)
        for name in names
        for build in builds
    }
    if peers:
        jobs["catanatron"] = ([str(scripts / "catanatron_speed.py")], keeling.BUILD)
    best: dict[str, dict[str, Any]] = {}
    for round_number in range(1, repeats + 1):
        for name, (command, build) in jobs.items():
            if not json and err.is_terminal:
                err.print(f"round {round_number} of {repeats}: {name}          ", end="\r")
            measured = run_one([*command, "--seconds", str(seconds)], build)
            if name not in best or measured["per_second"] > best[name]["per_second"]:
                best[name], measured = measured, best.get(name, measured)
            for cost in COSTS:
                best[name][cost] = fastest(best[name].get(cost), measured.get(cost))
    report(best, repeats, seconds, json)


def run_one(command: list[str], build: str) -> dict[str, Any]:
    """Run one measurement in its own process; BenchFailed with its last words if it fails."""
    done = subprocess.run(
        [sys.executable, *command],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"KEELING_BUILD": build},
    )
    if done.returncode != 0:
        words = (done.stderr.strip().splitlines() or ["no message"])[-1]
        raise BenchFailed(message("error-bench", name=verbatim(Path(command[0]).name), reason=verbatim(words)))
    values: dict[str, Any] = jsonlib.loads(done.stdout)
    return values


def fastest(one: float | None, other: float | None) -> float | None:
    """The smaller of two times; None if it was not measured."""
    return None if one is None or other is None else min(one, other)


def report(best: dict[str, dict[str, Any]], repeats: int, seconds: float, json: bool) -> None:
    """Print all measurements, with ratios against the peer if it was measured."""
    peer = best.get("catanatron")
    for values in best.values():
        values["ratio"] = round(values["per_second"] / peer["per_second"], 2) if peer else None
    if json:
        machine = {"python": platform.python_version(), "cores": os.cpu_count()}
        print_json({"repeats": repeats, "seconds": seconds, "machine": machine, "results": best})
        return
    headings = [f"{word} us" for word in COSTS.values()]
    table = Table(box=None, pad_edge=False)
    table.add_column(no_wrap=True)
    for heading in ("per second", "unforced", *headings, "times the peer"):
        table.add_column(heading, justify="right")
    for name, values in best.items():
        rates = [f"{values[rate]:,.0f}" for rate in ("per_second", "unforced_per_second")]
        costs = ["" if values[cost] is None else f"{values[cost]:,.2f}" for cost in COSTS]
        table.add_row(name, *rates, *costs, f"{values['ratio']:.2f}" if values["ratio"] else "")
    # A number that is cut off is worse than a line that the terminal wraps.
    Console(highlight=False, width=max(out.width, WIDTH)).print(table)
