"""`keeling review`: a finished game looked at again: what it cost, where it turned, who got what from where."""

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from keeling.chronicle.credits import totals
from keeling.cli.advice import sentence
from keeling.cli.arguments import ContentFile, Json, Language
from keeling.cli.output import err, learn, out, print_json, said, say, speaker, word
from keeling.kernel.match import Match
from keeling.kernel.messages import seat as seat_id
from keeling.kernel.record import read_record
from keeling.reviewing import ReviewView, TurningPointView, review_match
from keeling.titles import title_named
from keeling.words.keys import end_key

ROWS = 12  # of the curve
FULL = 100  # per cent
SOURCES = {
    "plant": "credit-plant",
    "project": "credit-project",
    "research": "credit-research",
    "development": "credit-development",
    "card": "credit-card",
    "summit": "credit-summit",
    "goal": "credit-goal",
    "income": "credit-income",
    "market": "credit-market",
    "grant": "credit-grant",
    "policy": "credit-policy",
    "event": "credit-event",
    "scoring": "credit-scoring",
    "air": "credit-air",
    "trade": "credit-trade",
    "start": "credit-start",
    "other": "credit-other",
}
"""What the sources of credits are called."""


def review(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A record file, as `save` in play writes it.")],
    content: ContentFile = None,
    language: Language = None,
    json: Json = False,
) -> None:
    """Review a game: the turns by which it turned, chances over time, and what gave what to whom.

    Each decision is judged by what its player could know. The game must be over, unless only one person plays in it:
    otherwise a review would tell people about each other, and it is refused. Takes up to a minute.

    Examples:  keeling review game.json  |  keeling review game.json --json
    """
    match = Match.resume(read_record(record, title_named, content))
    learn(match.title)
    with Progress(
        TextColumn(escape(word("say-review-progress"))),
        BarColumn(),
        TextColumn("{task.completed}/{task.total}"),
        TimeRemainingColumn(),
        console=err,
        transient=True,
        disable=json or not err.is_terminal,
    ) as bar:
        task = bar.add_task("turns", total=None)
        found = review_match(match, lambda done, of: bar.update(task, completed=done, total=of))
    if json:
        print_json(found)
    else:
        show(match, found)


def show(match: Match, found: ReviewView) -> None:
    """Print a review for people."""
    if found["finished"]:
        outcome = match.title.outcome(match.game)
        say(word(end_key(match.title, outcome.reason)))
        if not outcome.winners:
            show_saving(found)
    show_turning_points(match, found)
    show_curve(found)
    show_credits(match, found)


def show_saving(found: ReviewView) -> None:
    """What would have saved a lost game."""
    saving = found["saving"]
    if saving is None:
        say(word("say-review-lost"))
        return
    told = word(
        "say-review-saved",
        player=seat_id(saving["seat"]),
        number=saving["position"],
        better=round(FULL * saving["better"]),
        played=round(FULL * saving["played"]),
    )
    say(told)
    say(f"  {'; '.join(said(label) for label in saving['labels'])}.")


def show_swing(point: TurningPointView, team: bool) -> None:
    """Where the chances moved, and what happened then."""
    numbers = {
        "number": point["position"],
        "until": point["until"],
        "before": round(FULL * (point["before"] or 0)),
        "after": round(FULL * (point["after"] or 0)),
    }
    if point["seat"] is not None:
        told = word("say-review-swing", player=seat_id(point["seat"]), **numbers)
    else:
        told = word("say-review-swing-team" if team else "say-review-swing-planet", **numbers)
    out.print(f"[cyan]{escape(told)}[/cyan]")
    if point["happened"]:
        out.print(f"  {escape(' '.join(said(each) for each in point['happened']))}")


def show_turning_points(match: Match, found: ReviewView) -> None:
    """The turns that cost most, and better ones."""
    points = found["turning_points"]
    out.print(f"\n[bold]{escape(word('say-review-turning'))}[/bold]")
    if not points:
        say(word("say-review-none"))
    for point in points:
        if point["kind"] == "swing":
            show_swing(point, match.title.team)
            continue
        loss = word(
            "say-review-loss",
            player=seat_id(point["seat"] or 0),
            number=point["position"],
            amount=round(point["loss"]),
            error=round(2 * point["error"]),
        )
        out.print(f"[cyan]{escape(loss)}[/cyan]")
        for key, labels in (("say-review-played", point["played"]), ("say-review-better", point["labels"])):
            out.print(f"  {escape(word(key))} {escape('; '.join(said(label) for label in labels))}.")
        out.print(f"  {escape(sentence(point['reason']))}")


def show_curve(found: ReviewView) -> None:
    """Chances over the game, in a few rows."""
    curve = found["curves"]
    if not curve:
        return
    out.print(f"\n[bold]{escape(word('say-review-chances'))}[/bold]")
    players = [word("seat", number=seat + 1) for seat in range(found["players"])]
    table = Table(word("say-review-after"), word("say-review-planet"), *players, box=None, pad_edge=False)
    stride = -(-len(curve) // ROWS)
    shown = curve[:-1:stride] + curve[-1:]
    for point in shown:
        chances = [point["survival"], *point["winning"]]
        table.add_row(str(point["position"]), *(f"{FULL * chance:.0f} %" for chance in chances))
    out.print(table)


def show_credits(match: Match, found: ReviewView) -> None:
    """What gave what to whom, and whose CO2 it was."""
    out.print(f"\n[bold]{escape(word('say-review-credits'))}[/bold]")
    goods = {"score": "amount-points", **match.title.goods}
    sums = totals(found["credits"]["gains"])
    for whose in sorted(sums, key=lambda seat: -1 if seat is None else seat):
        name = word("say-review-team") if whose is None else word("seat", number=whose + 1)
        parts = []
        for source, amounts in sums[whose].items():
            gains = [amount_of(goods[good], amount) for good, amount in amounts.items() if amount]
            if gains:
                parts.append(f"{speaker().name(SOURCES[source])} {', '.join(gains)}")
        out.print(f"[cyan]{escape(name)}:[/cyan] {escape('; '.join(parts))}")
    for air in found["credits"]["air"]:
        if air["caused"] or air["avoided"]:
            name = word("say-review-nobody") if air["seat"] is None else word("seat", number=air["seat"] + 1)
            told = word("say-review-air", caused=air["caused"], avoided=air["avoided"])
            out.print(f"[cyan]{escape(name)}:[/cyan] {escape(told)}")


def amount_of(key: str, amount: int) -> str:
    """A gain or a loss of something with its sign."""
    return f"{'+' if amount > 0 else '−'}{word(key, amount=abs(amount))}"
