"""`keeling league`: bots compared on the same deals, with the seats rotated."""

from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from keeling.bots.foreign import DEFAULT_SECONDS
from keeling.bots.league import League, Played, Player, Standings, play_league
from keeling.bots.league_file import LeagueFile
from keeling.bots.spec import seats_for
from keeling.cli.arguments import BotSeconds, ContentFile, Json, OptionList, TitleName, absolute, options_from
from keeling.cli.output import err, out, print_json
from keeling.cli.page import cells, write_section
from keeling.kernel.errors import BadRecord, BadSetup
from keeling.kernel.messages import message, verbatim

EXIT_INTERRUPTED = 130
PARTS = 10
"""Without a terminal, progress is told when another such part of the games is played."""


def league(
    title: TitleName,
    bots: Annotated[
        str, typer.Option("--bots", "-b", metavar="SPEC[,SPEC...]", help="One bot for all seats, or one for each.")
    ],
    players: Annotated[int, typer.Option("--players", "-p", help="How many players.")] = 3,
    deals: Annotated[int, typer.Option("--deals", "-d", min=1, max=1_000_000, help="How many deals.")] = 100,
    seed: Annotated[
        str, typer.Option("--seed", "-s", metavar="TEXT", help="The seed of the league; deal n has judge/TEXT/n.")
    ] = "1",
    workers: Annotated[int, typer.Option("--workers", "-w", min=1, max=256, help="How many processes.")] = 1,
    file: Annotated[
        Path | None,
        typer.Option("--file", "-f", metavar="FILE", help="Keep the games here, and play only those that are missing."),
    ] = None,
    records: Annotated[
        Path | None, typer.Option("--records", metavar="FOLDER", help="Write a record of each game that is played.")
    ] = None,
    write: Annotated[
        Path | None, typer.Option("--write", metavar="PAGE", help="A Markdown page that gets the result as a table.")
    ] = None,
    section: Annotated[
        str, typer.Option("--section", metavar="NAME", help="Which section of that page, as its marks name it.")
    ] = "",
    option: OptionList = None,
    content: ContentFile = None,
    bot_seconds: BotSeconds = DEFAULT_SECONDS,
    json: Json = False,
) -> None:
    """Compare bots: every deal is played again with the seats rotated, so that no bot profits from its seat.

    Told of each bot, with 95 % intervals that treat the games of a deal as one observation: wins, as a share of all
    games for each of its seats (a victory that several share counts in parts, that of a team in full); survival, the
    share of games that anybody won; points; lead over the best other seat; CPU time of its decisions in milliseconds,
    on average and at most. Deals that were not played in all rotations are not counted. The result does not depend on
    the number of workers. A bot may be your own, as in `keeling simulate`; one that fails stops the league. Ctrl-C
    stops and prints what was played; with --file the league goes on from there the next time, also with more deals.
    Exit code 130 if interrupted.

    Example:  keeling league classic -p 4 --bots hard,normal,normal,normal --deals 100 --file hard.jsonl -w 2
    """
    if (write is None) != (not section):
        raise BadSetup(message("error-page-alone"))
    played = League(
        title,
        players,
        tuple(seats_for(bots, players)),
        deals,
        seed,
        options_from(option),
        absolute(content),
        absolute(records),
        bot_seconds,
    )
    player = Player(played)
    make_folder(played.records)
    with ExitStack() as open_files:
        kept = open_files.enter_context(LeagueFile(file, player)) if file is not None else None
        if kept is not None:
            kept.check_bots()
        found = play_with_progress(played, kept, workers)
    if json:
        print_json(found.as_dict())
    else:
        show(found)
    if found.interrupted:
        raise typer.Exit(EXIT_INTERRUPTED)
    if write is not None:
        write_section(write, section, found, option or [])


def make_folder(folder: Path | None) -> None:
    """The folder of the records; BadRecord if it cannot be made."""
    try:
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadRecord(
            message("error-league-records", file=verbatim(folder), reason=verbatim(error.strerror or error))
        ) from None


def play_with_progress(played: League, kept: LeagueFile | None, workers: int) -> Standings:
    """Play a league, keep its games, and tell on standard error how far it is."""
    known = kept.games if kept is not None else []
    places = set(played.places)
    count = len({(game.deal, game.rotation) for game in known} & places)
    with Progress(
        TextColumn("playing"),
        BarColumn(),
        TextColumn("{task.completed} of {task.total} games"),
        TimeRemainingColumn(),
        console=err,
        transient=True,
        disable=not err.is_terminal,
    ) as bar:
        task = bar.add_task("games", total=played.games, completed=count)

        def hear(game: Played) -> None:
            nonlocal count
            count += 1
            if kept is not None:
                kept.append(game)
            bar.update(task, completed=count)
            if not err.is_terminal and count * PARTS // played.games > (count - 1) * PARTS // played.games:
                err.print(f"{count} of {played.games} games")

        return play_league(played, known, workers, hear)


def show(found: Standings) -> None:
    """Print standings for people."""
    values = found.as_dict()
    league = found.league
    if found.interrupted:
        out.print(f"Interrupted after {len(found.deals())} of {league.deals} deals.")
    out.print(
        f"{league.title}, {league.players} players, {values['deals']} deals, {values['games']} games, "
        f"{values['build']} build, seed {values['range']}/{values['seed']}",
        markup=False,
    )
    for standing in found.standings():
        told = cells(standing)
        table = Table.grid(padding=(0, 2, 0, 0))
        for name, cell in zip(("games", "wins", "survived", "points", "lead", "ms", "at most"), told[1:], strict=True):
            table.add_row(f"  {name}", cell)
        out.print(f"{told[0]} ({standing.seats} of {league.players} seats)", markup=False)
        out.print(table)
    out.print(f"digest {values['digest']}")
