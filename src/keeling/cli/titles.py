"""`keeling titles`: which games there are and which options they take."""

from dataclasses import asdict
from typing import Annotated, Any

import typer
from rich.padding import Padding
from rich.table import Table

from keeling.cli.arguments import Json, complete_title
from keeling.cli.output import complain, out, print_json
from keeling.kernel.title import AnyTitle
from keeling.titles import all_titles, title_named

INDENT = (0, 0, 0, 6)


def as_dict(title: AnyTitle) -> dict[str, Any]:
    """A title and its options as plain values."""
    return {
        "name": title.name,
        "heading": title.heading,
        "summary": title.summary,
        "players": [title.players.start, title.players.stop - 1],
        "rules_version": title.rules_version,
        "actions": title.alphabet.size,
        "ends": list(title.ends.values()),
        "options": [asdict(info) | {"values": info.values} for info in title.options.describe()],
        "difficulties": [difficulty._asdict() for difficulty in title.difficulties],
    }


def titles(
    name: Annotated[
        str | None,
        typer.Argument(metavar="[TITLE]", help="One title with its options.", autocompletion=complete_title),
    ] = None,
    json: Json = False,
) -> None:
    """List the titles, or one title with all its rule options.

    Examples:  keeling titles  |  keeling titles nim --json
    """
    chosen, problems = ([title_named(name)], []) if name else all_titles()
    for problem in problems:
        complain(problem)
    if json:
        print_json([as_dict(title) for title in chosen])
        return
    table = Table("title", "players", "what it is", box=None, pad_edge=False)
    for title in chosen:
        table.add_row(
            title.name, f"{title.players.start}-{title.players.stop - 1}", f"{title.heading}. {title.summary}"
        )
    out.print(table)
    if name:
        show_difficulties(chosen[0])
        show_options(chosen[0])
    else:
        out.print("\n`keeling titles TITLE` shows the options of one title.")


def show_difficulties(title: AnyTitle) -> None:
    """Print what makes a title easier or harder, if there is something to choose."""
    if title.difficulties:
        out.print(f"\nHow hard {title.name} is:")
    for difficulty in title.difficulties:
        given = " ".join(f"-o {name}={str(value).lower()}" for name, value in difficulty.options.items())
        out.print(f"  [bold]{difficulty.name}[/bold]   [dim]{given or 'without options'}[/dim]")
        out.print(Padding(difficulty.sentence, INDENT))


def show_options(title: AnyTitle) -> None:
    """Print the options of a title, or that it has none."""
    infos = title.options.describe()
    out.print(f"\nOptions of {title.name}, given as -o NAME=VALUE:" if infos else f"\n{title.name} has no options.")
    for info in infos:
        rule = f" ({info.rule})" if info.rule else ""
        out.print(f"  [bold]{info.name}[/bold] = {info.default}   [dim]{info.values}[/dim]")
        out.print(Padding(f"{info.help}{rule}", INDENT))
        for why in dict.fromkeys(reason.why for reason in info.no_effect):
            out.print(Padding(f"[dim]No effect if {why}.[/dim]", INDENT))
