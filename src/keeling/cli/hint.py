"""`keeling hint`: the best turns at a position of a record, with reasons."""

from pathlib import Path
from typing import Annotated

import typer

from keeling.bots.bot import Peek
from keeling.bots.hints import hint_effort, hints
from keeling.cli.advice import as_json, print_advice
from keeling.cli.arguments import ContentFile, Json, Language
from keeling.cli.output import learn, print_json, said, say, word
from keeling.kernel.errors import BadSetup
from keeling.kernel.match import Match
from keeling.kernel.messages import message, seat
from keeling.kernel.record import read_record
from keeling.titles import title_named


def hint(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A record file, as `save` in play writes it.")],
    at: Annotated[
        int | None,
        typer.Option("--at", metavar="N", min=0, help="After so many actions of the record; all if not given."),
    ] = None,
    positions: Annotated[
        int | None,
        typer.Option("--positions", metavar="N", min=1, max=100_000_000, help="How hard to think."),
    ] = None,
    content: ContentFile = None,
    language: Language = None,
    json: Json = False,
) -> None:
    """Recommend two or three whole turns to whoever is asked at a position of a record, and say why.

    Only what that player may know is used. Points are those to be expected in the end if the planet holds; survival
    is how often it held in imagined games that agree with what the player knows. A turn is told up to the action that
    makes something known. The same record, N and effort give the same answer. A finished position is refused.

    Examples:  keeling hint game.json  |  keeling hint game.json --at 40 --json
    """
    found = read_record(record, title_named, content)
    match = Match.resume(found)
    title = match.title
    learn(title)
    most = len(match.actions)
    number = most if at is None else at
    if number > most:
        raise BadSetup(message("error-hint-at", number=number, most=most))
    if number < most:
        match.rewind(number)
    g = match.game
    if g.decision is None:
        raise BadSetup(message("error-hint-over", number=number))
    player = g.decision.player
    effort = hint_effort(title)
    if positions is not None:
        effort = effort._replace(positions=positions)
    turns = hints(title, Peek(g, player), g.players, effort)
    if json:
        values = {
            "title": title.name,
            "at": number,
            "seat": player,
            "asked": type(g.decision).__name__,
            "turns": [as_json(title, advice) for advice in turns],
        }
        print_json(values)
        return
    say(f"{word('say-hint-asked', player=seat(player), number=number)} {said(title.question(g))}")
    print_advice(turns)
