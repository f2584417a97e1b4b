"""`keeling lab`: experiments on thousands of games, and what they say (docs/lab)."""

import os
import signal
from concurrent.futures import Executor
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from keeling.bots.intervals import Estimate
from keeling.cli.arguments import Json, Language
from keeling.cli.output import complain, err, out, print_json, said, say, speaker, word
from keeling.cli.whatif import whatif
from keeling.kernel.alphabet import suggest
from keeling.kernel.errors import BadSetup
from keeling.kernel.messages import message, verbatim
from keeling.lab.executors import dask_cluster, processes
from keeling.lab.folder import Folder
from keeling.lab.game import Work, play_game
from keeling.lab.names import MEASURE_NAMES
from keeling.lab.power import needs_of
from keeling.lab.reading import read_plan
from keeling.lab.report import write_report
from keeling.lab.run import Outcome, condition_named, run_plan
from keeling.lab.summary import SHARES, Line, summarise

app = typer.Typer(help="Experiments: policies and rules compared on thousands of games.", no_args_is_help=True)

EXIT_FAILED = 1
EXIT_INTERRUPTED = 130
SHOWN_MEASURES = ("defeat", "co2_final", "worth_mean", "gini")
ExperimentFile = Annotated[Path, typer.Argument(metavar="FILE", help="An experiment file, as in experiments/.")]
ExperimentFolder = Annotated[Path, typer.Argument(metavar="DIR", help="The folder of an experiment that was run.")]


@app.command("run")
def run(
    file: ExperimentFile,
    folder: Annotated[Path, typer.Option("--out", "-o", metavar="DIR", help="Where its games are kept.")],
    workers: Annotated[
        int, typer.Option("--workers", "-w", min=0, max=256, help="How many processes; 0 for one for each core.")
    ] = 0,
    records: Annotated[
        int, typer.Option("--record", metavar="N", min=0, help="Keep the records of the first N games of a condition.")
    ] = 0,
    dask: Annotated[
        str | None, typer.Option("--dask", metavar="ADDRESS", help="Play on a Dask cluster instead: tcp://HOST:PORT.")
    ] = None,
    json: Json = False,
    language: Language = None,
) -> None:
    """Play the games of an experiment that are not in its folder yet.

    Whatever interrupts it, the same command goes on: no game is lost or counts twice. More replications or conditions
    in the file add to the same folder. The digest is that of the sorted rows: it is the same for any number of workers.
    Exit code 1 if a game failed (it is reported with its record), 130 if interrupted.

    Example:  keeling lab run experiments/smoke.toml -o build/smoke
    """
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # whoever ends jobs politely is obeyed like Ctrl-C
    plan = read_plan(file)
    for warning in plan.warnings:
        complain(said(warning))
    with ExitStack() as stack:
        executor: Executor | None
        if dask is not None:
            executor, many = stack.enter_context(dask_cluster(dask))
        else:
            many = workers or os.cpu_count() or 1
            executor = stack.enter_context(processes(many))
        bar = stack.enter_context(
            Progress(
                TextColumn(plan.name),
                BarColumn(),
                TextColumn("{task.completed} of {task.total} games, {task.fields[rate]:.1f} a second"),
                TimeRemainingColumn(),
                console=err,
                transient=True,
                disable=json or not err.is_terminal,
            )
        )
        task = bar.add_task("games", total=plan.games, rate=0.0)
        outcome = run_plan(
            plan, folder, executor, many, records,
            lambda so_far: bar.update(task, completed=so_far.games + so_far.failed, rate=so_far.rate),
        )  # fmt: skip
    if json:
        print_json(outcome.as_dict())
    else:
        tell(outcome)
    if outcome.interrupted:
        raise typer.Exit(EXIT_INTERRUPTED)
    if outcome.failed:
        raise typer.Exit(EXIT_FAILED)


def tell(outcome: Outcome) -> None:
    """Print what a run came to."""
    plan = outcome.plan
    say(
        word(
            "say-lab-run",
            games=outcome.games,
            all=plan.games,
            conditions=len(plan.conditions),
            played=outcome.played,
            seconds=verbatim(f"{outcome.seconds:.1f}"),
            rate=verbatim(f"{outcome.rate:.1f}"),
        )
    )
    if outcome.failed:
        complain(word("say-lab-failed", games=outcome.failed, folder=verbatim(outcome.folder / "failed")))
        for failure in outcome.failures:
            complain(failure)
    say(f"digest {outcome.digest}")


@app.command("show")
def show(folder: ExperimentFolder, json: Json = False, language: Language = None) -> None:
    """The summary of an experiment: a line for each condition, with 95 % intervals.

    Differences are taken game by game between conditions that met the same chance; a star marks those whose interval
    excludes zero.

    Example:  keeling lab show build/smoke
    """
    found, plan = Folder.opened(folder)
    lines = summarise(found, plan)
    if json:
        marks = found.marks() or {}
        print_json(
            {
                "experiment": plan.name,
                "title": plan.title,
                "question": plan.question,
                "seed": plan.seed,
                "games": sum(line.games for line in lines),
                "replications": plan.replications,
                "digest": found.digest(plan),
                "runs": marks.get("runs", []),
                "conditions": [line.as_dict() for line in lines],
            }
        )
        return
    if plan.question:
        say(plan.question)
    out.print(table_of(lines))


def table_of(lines: list[Line]) -> Table:
    """The summary for people."""
    names = [name for name in SHOWN_MEASURES if any(name in line.means for line in lines)]
    kinds = sorted({kind for line in lines for kind in line.characters})
    heads = [word(MEASURE_NAMES[name]) for name in names]
    worths = [word("say-lab-worth-of", bot=verbatim(kind)) for kind in kinds] if len(kinds) > 1 else []
    table = Table(word("say-lab-condition"), word("say-lab-games"), *heads, *worths, box=None, pad_edge=False)
    for line in lines:
        cells = [cell(line.means.get(name), name in SHARES) + star(line, name) for name in names]
        if worths:
            cells += [cell(line.characters.get(kind)) for kind in kinds]
        table.add_row(line.condition.label, str(line.games), *cells)
    return table


def star(line: Line, name: str) -> str:
    """A star where the difference to the reference is sure."""
    return "*" if name in line.differences and line.differences[name].is_sure else ""


def cell(figure: Estimate | None, is_share: bool = False) -> str:
    """`83 (81 to 85)`"""
    if figure is None or figure.mean is None:
        return "-"
    scale, sign = (100, " %") if is_share else (1, "")
    mean = f"{scale * figure.mean:.0f}{sign}"
    if figure.low is None or figure.high is None:
        return mean
    return word(
        "say-lab-interval",
        mean=verbatim(mean),
        low=verbatim(f"{scale * figure.low:.0f}"),
        high=verbatim(f"{scale * figure.high:.0f}"),
    )


@app.command("report")
def report(
    folder: ExperimentFolder,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="DIR", help="Where it is written, if not in DIR/report.")
    ] = None,
    json: Json = False,
    language: Language = None,
) -> None:
    """Write the report of an experiment: one HTML file that needs no network, with figures and tables beside it.

    Needs the extra 'lab'. Example:  keeling lab report build/smoke
    """
    found, plan = Folder.opened(folder)
    path = write_report(found, plan, out, speaker())
    if json:
        print_json({"path": str(path)})
    else:
        say(str(path))


@app.command("power")
def power(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="An experiment file, or the folder of one.")],
    measure: Annotated[str, typer.Option("--measure", "-m", metavar="NAME", help="Which figure.")] = "co2_final",
    effect: Annotated[
        float | None,
        typer.Option(
            "--effect", "-e", metavar="SIZE", min=0.0001, help="The difference to be seen, if not the simulated."
        ),
    ] = None,
    chance: Annotated[
        int, typer.Option("--power", metavar="PERCENT", min=50, max=99, help="How likely it is to be seen.")
    ] = 80,
    games: Annotated[
        int, typer.Option("--games", "-n", min=3, max=10_000, help="How many games of each condition are simulated.")
    ] = 30,
    json: Json = False,
    language: Language = None,
) -> None:
    """Say how many tables a class experiment needs to see an effect, from simulated games.

    People vary more than programs: take the numbers as the least there must be. Tables count for each of the two
    conditions; paired tables play the same seeds.

    Example:  keeling lab power experiments/smoke.toml --measure co2_final --effect 50
    """
    if measure not in MEASURE_NAMES:
        raise BadSetup(message("error-lab-measure", name=verbatim(measure), hint=suggest(measure, [*MEASURE_NAMES])))
    with TemporaryDirectory() as place:
        if file.is_dir():
            found, plan = Folder.opened(file)
        else:
            plan = replace(read_plan(file), replications=games)
            found = Folder(Path(place) / "games")
            run_plan(plan, found.path)
        needs = needs_of(found, plan, measure, effect, chance / 100)
    if json:
        print_json({"measure": measure, "power": chance, "conditions": [need.as_dict() for need in needs]})
        return
    heads = ("say-lab-condition", "say-lab-against", "say-lab-difference", "say-lab-effect", "say-lab-tables")
    table = Table(*(word(key) for key in heads), word("say-lab-paired-tables"), box=None, pad_edge=False)
    for need in needs:
        counts = ["-" if count is None else str(count) for count in (need.tables, need.paired)]
        figures = [f"{need.difference:+.2f}", f"{need.effect:.2f}"]
        table.add_row(need.condition.label, need.reference.label, *figures, *counts)
    out.print(table)


@app.command("game")
def game(
    folder: ExperimentFolder,
    condition: Annotated[str, typer.Argument(metavar="CONDITION", help="The key or the label of a condition.")],
    number: Annotated[int, typer.Argument(metavar="NUMBER", min=0, help="Which of its games, from 0.")],
    file: Annotated[Path, typer.Option("--out", "-o", metavar="FILE", help="Where the record is written.")],
) -> None:
    """Play a single game of an experiment again and write its record.

    `keeling replay FILE` shows it in the terminal, and the front page of the browser opens it on the board. A game of a
    changed content needs that content, too: what is printed says with which file.

    Example:  keeling lab game build/smoke "policy 1, 4 careful" 0 -o game.json
    """
    found, plan = Folder.opened(folder)
    chosen = condition_named(plan, condition)
    if chosen is None or number >= plan.replications:
        raise BadSetup(message("error-lab-no-game", condition=verbatim(condition), game=number))
    if file.exists():
        raise BadSetup(message("error-lab-exists", file=verbatim(file)))
    line = play_game(Work(plan.title, chosen, plan.seed, number, number + 1, number + 1), number)
    try:
        file.write_text(line.record, encoding="utf-8")
    except OSError as error:
        raise BadSetup(
            message("error-record-unwritten", file=verbatim(file), reason=verbatim(error.strerror or error))
        ) from None
    say(str(file))
    if chosen.content:
        say(word("say-lab-replay", file=verbatim(file), content=verbatim(found.content_file(chosen))))


app.command("whatif")(whatif)
