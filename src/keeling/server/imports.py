"""Records that become tables: read and replayed in a process of their own, since a long one takes seconds."""

import json
from typing import Any, NamedTuple

from pydantic import ValidationError

from keeling.kernel.digest import digest
from keeling.kernel.errors import BadSetup, KeelingError
from keeling.kernel.match import Match
from keeling.kernel.messages import Message, message
from keeling.kernel.record import parse_record
from keeling.server.errors import clipped
from keeling.server.schemas import BranchInfo, ImportedTable, SeatPlan
from keeling.titles import title_named


class Played(NamedTuple):
    """An action of a record: whose it is, its notation, and the digest of the position it leads to."""

    seat: int
    notation: str
    digest: str


class Imported(NamedTuple):
    """A record that replays, up to the position where the table shall begin."""

    title: str
    players: int
    seed: str
    options: dict[str, Any]
    plans: list[SeatPlan]
    public: bool
    begun: str
    played: list[Played]
    next: int | None
    """Who decides then; None if the game is over."""
    branch: BranchInfo | None = None
    """Of which table it is a branch, at which position, and what it is called; None of a record."""
    lesson: str | None = None
    """The chapter of a lesson that it is the position of, `TITLE/CHAPTER`."""


class Bad(NamedTuple):
    """Why there is no table, and a word for programs."""

    code: str
    why: Message


def read_import(data: bytes, most: int) -> Imported | Bad:
    """The body of an import, checked and replayed; `most` is how many actions a table takes."""
    try:
        return replayed(ImportedTable.model_validate_json(data), most)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        place = ".".join(str(part) for part in ("body", *first["loc"]))
        return Bad("bad_request", message("error-bad-request", place=clipped(place), reason=clipped(first["msg"])))
    except KeelingError as error:
        return Bad("refused", error.message)


def replayed(new: ImportedTable, most: int) -> Imported:
    """A record, replayed up to where its table shall begin; BadRecord or BadSetup if it cannot be."""
    record = parse_record(json.dumps(new.record).encode(), title_named)
    setup = record.setup
    count = len(record.actions) if new.at is None else new.at
    if count > len(record.actions):
        raise BadSetup(message("error-record-position", actions=len(record.actions), position=count))
    if len(record.actions) > most:
        raise BadSetup(message("error-record-long", actions=len(record.actions), most=most))
    match = Match(setup, record.seats)
    begun = digest(match.game)
    played: list[Played] = []

    def play(action: int) -> None:
        seat = match.game.decision.player if match.game.decision is not None else 0
        match.follow(action)
        if len(played) < count:
            played.append(Played(seat, setup.title.alphabet.notation(action), digest(match.game)))

    record.verify(match.game, play)
    match.rewind(count)
    plans = new.seats
    if plans is None:
        plans = [
            SeatPlan(kind="human", bot=None) if spec == "human" else SeatPlan(kind="bot", bot=spec)
            for spec in record.seats
        ]
    decision = match.game.decision
    return Imported(
        setup.title.name,
        setup.players,
        setup.seed,
        setup.options.as_dict(),
        plans,
        new.public,
        begun,
        played,
        decision.player if decision is not None else None,
    )
