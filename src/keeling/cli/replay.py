"""`keeling replay`: a record, played again and verified."""

from pathlib import Path
from typing import Annotated

import typer

from keeling.cli.arguments import ContentFile, Json, Language
from keeling.cli.boards import board_for
from keeling.cli.output import learn, out, print_json, said, say, speaker, word
from keeling.kernel.game import SPECTATOR
from keeling.kernel.match import Match
from keeling.kernel.messages import seat, verbatim
from keeling.kernel.record import read_record
from keeling.titles import title_named
from keeling.words.keys import end_key
from keeling.words.telling import entries, phase_of, sentences


def replay(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A record file, as `save` in play writes it.")],
    content: ContentFile = None,
    log: Annotated[bool, typer.Option("--log", help="Print what happened, as a spectator saw it.")] = False,
    language: Language = None,
    json: Json = False,
) -> None:
    """Replay a record, verify that it leads to the position it claims, and show that position.

    Examples:  keeling replay game.json --log --language de  |  keeling replay game.json --json
    """
    found = read_record(record, title_named, content)
    match = Match(found.setup, found.seats)
    title = match.title
    learn(title)
    g = match.game
    lines: list[str] = []

    def tell(action: int) -> None:
        """Play an action of the record and put down what a spectator hears."""
        decision = g.decision
        events = match.play(action)[SPECTATOR]
        lines.append(f"{decision.player + 1}: {title.alphabet.notation(action)}")
        for entry in entries(events, title.goods, decision.player):
            phase = [f"{said(phase_of(entry))}:"] if entry.phase else []
            lines.append(f"     {' '.join([*phase, sentences(entry, title.goods, speaker())])}")

    found.verify(g, tell if log else match.follow)
    outcome = title.outcome(g) if g.decision is None else None
    if json:
        values = {
            "title": title.name,
            "players": g.players,
            "seats": list(found.seats),
            "options": found.setup.options.as_dict(),
            "actions": len(found.actions),
            "digest": found.digest,
            "verified": True,
            "finished": outcome is not None,
            "outcome": outcome._asdict() if outcome else None,
        }
        print_json(values | ({"log": lines} if log else {}))
        return
    for line in lines if log else []:
        out.print(line, markup=False)
    out.print(board_for(title)(title, title.view(g, SPECTATOR), SPECTATOR, list(found.seats)))
    say(word("say-verified", amount=len(found.actions), digest=verbatim(found.digest[:16])))
    if outcome is None:
        say(word("say-goes-on", player=seat(g.decision.player), file=verbatim(record)))
    else:
        say(word(end_key(title, outcome.reason)))
        say(word("say-scores", scores=verbatim(", ".join(map(str, outcome.scores)))))
