"""`keeling titles`: which games there are, which options they take, and which bots play them."""

from dataclasses import asdict
from typing import Annotated, Any

import typer
from rich.padding import Padding
from rich.table import Table

from keeling.bots.levels import LEVELS
from keeling.cli.arguments import Json, Language, complete_title
from keeling.cli.output import complain, learn, out, print_json, said, speaker, word
from keeling.kernel.messages import message, thing, verbatim
from keeling.kernel.title import AnyTitle
from keeling.titles import all_titles, title_named
from keeling.words.keys import difficulty_key, level_key, option_key

INDENT = (0, 0, 0, 6)


def as_dict(title: AnyTitle) -> dict[str, Any]:
    """A title and its options as plain values."""
    return {
        "name": title.name,
        "heading": speaker().name(thing("title", title.name)),
        "summary": speaker().name(thing("title", title.name), "summary"),
        "players": [title.players.start, title.players.stop - 1],
        "rules_version": title.rules_version,
        "actions": title.alphabet.size,
        "ends": list(title.ends.values()),
        "options": [
            asdict(info) | {"values": info.values, "help": option_word(title, info.name, "help")}
            for info in title.options.describe()
        ],
        "difficulties": [
            difficulty._asdict() | {"sentence": speaker().name(difficulty_key(title, difficulty.name), "help")}
            for difficulty in title.difficulties
        ],
    }


def option_word(title: AnyTitle, name: str, form: str = "") -> str:
    """What an option of a title is called, or a form of that: its help, one of its values."""
    return speaker().name(option_key(title, name), form)


def titles(
    name: Annotated[
        str | None,
        typer.Argument(metavar="[TITLE]", help="One title with its options.", autocompletion=complete_title),
    ] = None,
    json: Json = False,
    language: Language = None,
) -> None:
    """List the titles and the levels of bots, or one title with all its rule options.

    Examples:  keeling titles  |  keeling titles nim --json
    """
    chosen, problems = ([title_named(name)], []) if name else all_titles()
    for title in chosen:
        learn(title)
    for problem in problems:
        complain(said(problem))
    if json:
        print_json([as_dict(title) for title in chosen])
        return
    headings = [word("say-title"), word("say-players"), word("say-what-it-is")]
    table = Table(*headings, box=None, pad_edge=False)
    for title in chosen:
        key = thing("title", title.name)
        what = f"{speaker().name(key)}. {speaker().name(key, 'summary')}"
        table.add_row(title.name, f"{title.players.start}-{title.players.stop - 1}", what)
    out.print(table)
    if name:
        show_difficulties(chosen[0])
        show_options(chosen[0])
    else:
        show_bots()
        out.print(f"\n{word('say-titles-more')}")


def show_bots() -> None:
    """Print the levels of bots, each with a sentence."""
    out.print(f"\n{word('say-bots')}")
    table = Table.grid(padding=(0, 2, 0, 0))
    for level in LEVELS:
        table.add_row(f"  {level}", speaker().name(level_key(level), "help"))
    out.print(table)


def show_difficulties(title: AnyTitle) -> None:
    """Print what makes a title easier or harder, if there is something to choose."""
    if title.difficulties:
        out.print(f"\n{word('say-how-hard', title=verbatim(title.name))}")
    for difficulty in title.difficulties:
        given = " ".join(f"-o {name}={str(value).lower()}" for name, value in difficulty.options.items())
        key = difficulty_key(title, difficulty.name)
        out.print(f"  [bold]{speaker().name(key)}[/bold]   [dim]{given or word('say-without-options')}[/dim]")
        out.print(Padding(speaker().name(key, "help"), INDENT))


def show_options(title: AnyTitle) -> None:
    """Print the options of a title, or that it has none."""
    infos = title.options.describe()
    key = "say-options-of" if infos else "say-no-options"
    out.print(f"\n{word(key, title=verbatim(title.name))}", markup=False)
    for info in infos:
        rule = f" ({info.rule})" if info.rule else ""
        name = option_word(title, info.name)
        out.print(f"  [bold]{info.name}[/bold] = {info.default}   [dim]{info.values}[/dim]")
        out.print(Padding(f"{name}: {option_word(title, info.name, 'help')}{rule}", INDENT))
        for why in dict.fromkeys(reason.why for reason in info.no_effect):
            out.print(Padding(f"[dim]{word('say-no-effect', reason=message(why))}[/dim]", INDENT))
