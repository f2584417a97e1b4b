"""`keeling simulate`: many games between bots, counted."""

from typing import Annotated

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from keeling.bots.foreign import DEFAULT_SECONDS
from keeling.bots.series import Series, Summary, play_series
from keeling.bots.spec import seats_for
from keeling.cli.arguments import BotSeconds, ContentFile, Json, OptionList, TitleName, absolute, options_from
from keeling.cli.output import err, out, print_json
from keeling.kernel.errors import BadSetup
from keeling.kernel.messages import message

EXIT_VIOLATION = 1
EXIT_INTERRUPTED = 130


def simulate(
    title: TitleName,
    players: Annotated[int, typer.Option("--players", "-p", help="How many players.")] = 3,
    bots: Annotated[
        str, typer.Option("--bots", "-b", metavar="SPEC[,SPEC...]", help="One bot for all seats, or one for each.")
    ] = "random",
    games: Annotated[int, typer.Option("--games", "-n", min=1, max=10_000_000, help="How many games.")] = 100,
    seed: Annotated[
        str, typer.Option("--seed", "-s", metavar="TEXT", help="The seed of the whole series; game n has TEXT/n.")
    ] = "1",
    workers: Annotated[int, typer.Option("--workers", "-w", min=1, max=256, help="How many processes.")] = 1,
    option: OptionList = None,
    content: ContentFile = None,
    bot_seconds: BotSeconds = DEFAULT_SECONDS,
    check: Annotated[bool, typer.Option("--check", help="Test every invariant after every decision.")] = False,
    draws: Annotated[bool, typer.Option("--draws", help="Show what chance drew, stream by stream; one game.")] = False,
    json: Json = False,
) -> None:
    """Play many games between bots and count how they went.

    The same seed gives the same games, whatever the number of workers and the build; games are
    counted from 0. Games with one seed meet the same chance also under other options, as far as they draw from
    the same pools: --draws shows it. Ctrl-C stops at once and
    still prints the summary. Exit code 1 if an invariant was broken, 130 if interrupted.

    A bot is a level, another bot of this program, or your own: FILE.py:FUNCTION, or the name of an installed one
    (docs/library.md). A bot of your own that fails stops the series with a sentence.

    Examples:  keeling simulate nim -p 3 -n 1000 --check  |  keeling simulate nim -n 100000 -w 2 --json
    |  keeling simulate nim -p 2 --bots examples/own_bot.py:choose,random
    """
    if draws and workers > 1:
        raise BadSetup(message("error-draws-workers"))
    series = Series(
        title,
        players,
        tuple(seats_for(bots, players)),
        games,
        seed,
        options_from(option),
        absolute(content),
        check,
        draws,
        bot_seconds,
    )
    with Progress(
        TextColumn("playing"),
        BarColumn(),
        TextColumn("{task.completed} of {task.total} games"),
        TimeRemainingColumn(),
        console=err,
        transient=True,
        disable=json or not err.is_terminal,
    ) as bar:
        task = bar.add_task("games", total=games)
        summary = play_series(series, min(workers, games), lambda so_far: bar.update(task, completed=so_far.games))
    if json:
        print_json(summary.as_dict())
    else:
        show(summary)
    if summary.violations:
        raise typer.Exit(EXIT_VIOLATION)
    if summary.interrupted:
        raise typer.Exit(EXIT_INTERRUPTED)


def show(summary: Summary) -> None:
    """Print a summary for people."""
    values = summary.as_dict()
    if summary.interrupted:
        out.print(f"Interrupted after {summary.games} of {summary.series.games} games.")
    rate = values["decisions_per_second"]
    heading = f"{values['title']}, {values['players']} players, {values['build']} build, seed {values['seed']}"
    out.print(heading, markup=False)
    out.print(f"{summary.games} games, {summary.decisions} decisions in {summary.seconds:.1f} s ({rate:,} per second)")
    table = Table("ends", "games", "share", box=None, pad_edge=False)
    for reason, count in values["ends"].items():
        table.add_row(reason, str(count), f"{100 * count / max(1, summary.games):.1f} %")
    out.print(table)
    table = Table("seat", "bot", "wins", "mean score", box=None, pad_edge=False)
    for seat, bot in enumerate(summary.series.bots):
        table.add_row(str(seat + 1), bot, str(summary.wins[seat]), f"{values['mean_scores'][seat]:.2f}")
    out.print(table)
    if summary.series.check:
        out.print(f"violations: {summary.violations}")
        for example in summary.examples:
            out.print(f"  {example}", style="red", markup=False)
    if summary.draws is not None:
        table = Table("stream", "draws", "in order", box=None, pad_edge=False)
        for name, drawn in summary.draws.items():
            table.add_row(name, str(len(drawn)), Text(" ".join(draw_text(each) for each in drawn)))
        out.print(table)
    out.print(f"digest {values['digest']}")


def draw_text(drawn: int | list[int]) -> str:
    """A number, or the order of what was shuffled in brackets."""
    return str(drawn) if isinstance(drawn, int) else f"[{' '.join(map(str, drawn))}]"
