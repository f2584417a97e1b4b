"""`keeling lab whatif`: a finished game from a decade on under another policy, many times, beside its own policy."""

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from keeling.cli.arguments import ContentFile, Json, Language, OptionList, options_from
from keeling.cli.output import err, learn, out, print_json, say, word
from keeling.counterfactual import BOT, GAMES, MOST_GAMES, EstimateView, FanView, WhatIfView, what_if
from keeling.kernel.match import Match
from keeling.kernel.messages import seat as seat_id
from keeling.kernel.messages import verbatim
from keeling.kernel.record import read_record
from keeling.titles import title_named

FULL = 100  # per cent
HEADS = (
    "say-whatif-figure",
    "say-whatif-own",
    "say-whatif-as-it-was",
    "say-whatif-other",
    "say-whatif-difference",
)


def whatif(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a finished game of Climate Policy.")],
    decade: Annotated[
        str, typer.Option("--decade", "-d", metavar="DECADE", help="From when on: 3, or as the game calls it, 1990.")
    ],
    option: OptionList = None,
    games: Annotated[
        int, typer.Option("--games", "-n", min=1, max=MOST_GAMES, help="How many games under each policy.")
    ] = GAMES,
    bot: Annotated[str, typer.Option("--bot", "-b", metavar="BOT", help="Who plays on in all seats.")] = BOT,
    content: ContentFile = None,
    language: Language = None,
    json: Json = False,
) -> None:
    """Ask what would have been under another policy from a decade on.

    Bots play the game on from the beginning of the decade, once under its own policy and once under the other, with the
    same chance game by game. What differs between these two is the policy; between them and the game itself it is also
    who played. The same record, decade, options, number of games and bot give the same, anywhere.

    Examples:  keeling lab whatif game.json --decade 1990 -o policy=2  |  keeling lab whatif game.json -d 2 -o policy=3
    -o permit_count=20 -n 50 --json
    """
    match = Match.resume(read_record(record, title_named, content))
    learn(match.title)
    given = options_from(option)
    with Progress(
        TextColumn(escape(word("say-whatif-progress"))),
        BarColumn(),
        TextColumn("{task.completed}/{task.total}"),
        TimeRemainingColumn(),
        console=err,
        transient=True,
        disable=json or not err.is_terminal,
    ) as bar:
        task = bar.add_task("games", total=None)
        found = what_if(
            match, decade, given, games, bot, lambda done, of: bar.update(task, completed=done, total=of)
        )  # fmt: skip
    if json:
        print_json(found)
    else:
        show(found)


def show(found: WhatIfView) -> None:
    """Print a counterfactual for people."""
    options = ", ".join(f"{name}={str(value).lower()}" for name, value in found["changed"].items())
    say(word("say-whatif-changed", options=verbatim(options)))
    say(word("say-whatif-head", year=verbatim(found["year"]), games=found["games"], bot=verbatim(found["bot"])))
    table = Table(*map(word, HEADS), box=None, pad_edge=False)
    own, ours, other, apart = found["own"], found["as_it_was"], found["what_if"], found["difference"]
    for name, values in decades_of(found):
        table.add_row(word("say-whatif-decade", year=verbatim(name)), *values, "")
    table.add_row(word("say-whatif-co2"), str(own["co2"][-1]), *map(cell, (ours["co2"], other["co2"], apart["co2"])))
    lost = word("say-whatif-yes") if own["lost"] else word("say-whatif-no")
    table.add_row(word("say-whatif-defeat"), lost, *(cell(each["defeat"], FULL, " %") for each in (ours, other, apart)))
    for seat, points in enumerate(own["worth"]):
        figures = (each["worth"][seat] for each in (ours, other, apart))
        table.add_row(word("say-whatif-worth", player=seat_id(seat)), str(points), *map(cell, figures))
    out.print(table)
    say(word("say-whatif-same-people"))
    say(word("say-whatif-digest", digest=verbatim(found["digest"])))


def decades_of(found: WhatIfView) -> list[tuple[str, list[str]]]:
    """The CO2 at the end of each decade but the last one from the changed one on: as played, and in both fans."""
    rows = found["rows"]
    first = next(n for n, row in enumerate(rows) if row["decade"] == found["decade"])
    ends = [n for n, row in enumerate(rows) if row["round"] == 0 and first <= n < len(rows) - 1]
    own = found["own"]["co2"]
    return [
        (
            found["years"][rows[n]["decade"] - 1],
            [
                str(own[n]) if n < len(own) else "-",
                *(spread(each["fan"], n - first) for each in (found["as_it_was"], found["what_if"])),
            ],
        )
        for n in ends
    ]


def spread(fan: FanView, row: int) -> str:
    """The middle of a fan and where nine of ten games are."""
    middle, low, high = (str(fan[name][row]) for name in ("p50", "p5", "p95"))
    return word("say-whatif-interval", mean=verbatim(middle), low=verbatim(low), high=verbatim(high))


def cell(figure: EstimateView, scale: int = 1, sign: str = "") -> str:
    """`83 (81 to 85)`"""
    mean = f"{scale * figure['mean']:.0f}{sign}"
    low, high = figure["low"], figure["high"]
    if low is None or high is None:
        return mean
    return word(
        "say-whatif-interval",
        mean=verbatim(mean),
        low=verbatim(f"{scale * low:.0f}"),
        high=verbatim(f"{scale * high:.0f}"),
    )
