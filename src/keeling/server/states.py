"""What is sent to a seat: its state, from its own view and nothing else."""

from bisect import bisect_right
from collections.abc import Callable
from typing import Any, get_args

from pydantic_core import to_json

from keeling.kernel.game import SPECTATOR
from keeling.kernel.view import Asked
from keeling.server.audience import Picture
from keeling.server.log import Line, Role
from keeling.server.messages import LogKind, Option, OutcomeInfo, ProposalInfo, SeatMessage
from keeling.server.patches import patch_between
from keeling.server.schemas import TableInfo
from keeling.server.tables import Table
from keeling.server.undoing import undo_info

SHOWN_KINDS = get_args(LogKind)


def seats_of(table: Table) -> list[SeatMessage]:
    """The seats as everybody sees them."""
    return [
        {
            "seat": number,
            "kind": seat.kind,
            "name": seat.name,
            "bot": seat.bot if seat.kind == "bot" else None,
            "connected": table.audience.connected(number),
        }
        for number, seat in enumerate(table.seats)
    ]


def state_for(table: Table, picture: Picture, since: int | None) -> bytes:
    """The state message as JSON, with the log after `since`; made once for all who have seen equally much."""

    def made() -> bytes:
        head: dict[str, Any] = {"type": "state", "edition": picture.edition} | picture.values
        view = head.pop("view")
        shown = b"null" if view is None else table.audience.view_as_json(view)
        return to_json(head)[:-1] + b',"view":' + shown

    return _kept(table, picture, None, since, made)


def change_for(table: Table, before: Picture, picture: Picture, since: int | None) -> bytes:
    """What makes one picture of a seat of the other, and the log after `since`."""

    def made() -> bytes:
        patch = patch_between(before.values, picture.values) or {}
        values = {"type": "change", "edition": picture.edition, "base": before.edition, "patch": patch}
        return to_json(values)[:-1]

    return _kept(table, picture, before.edition, since, made)


def _kept(table: Table, picture: Picture, base: int | None, since: int | None, beginning: Callable[[], bytes]) -> bytes:
    key = (picture.seat, base, since)
    kept = table.audience.messages.get(key)
    if kept is not None:
        return kept
    lines = b",".join(log_lines(table, picture.seat, since))
    tail = b',"since":' + to_json(since) + b',"log":[' + lines + b"]}"
    return table.audience.keep_message(key, beginning() + tail)


def picture_of(table: Table, seat: int) -> Picture:
    """All that the seat may know now, but for the log; made once."""
    picture = table.audience.pictures.get(seat)
    return picture if picture is not None else table.audience.keep_picture(_picture(table, seat))


def _picture(table: Table, seat: int) -> Picture:
    game: Any = table.match.game if table.match is not None else None
    proposal: ProposalInfo | None = None
    if table.log.proposal is not None:
        by, to, waiting, what = table.log.proposal
        proposal = {"by": by, "to": to, "waiting": waiting, "what": what}
    values = {
        "seq": table.seq,
        "position": table.position,
        "status": table.status,
        "note": table.note,
        "seats": seats_of(table),
        "spectators": table.audience.spectators,
        "seat": None if seat == SPECTATOR else seat,
        "view": table.audience.view_of(table.match.title, game, seat) if table.match is not None else None,
        "asked": asked_in(table, game, seat),
        "options": options_for(table, seat),
        "undo": undo_info(table, seat),
        "proposal": proposal,
        "hints": {"on": table.log.hints, "off_by_host": table.log.hints_off, "used": table.log.hints_used[:]},
        "outcome": outcome_of(table),
        "rematch": table.log.rematch,
    }
    return Picture(table.audience.edition, seat, values)


def asked_in(table: Table, game: Any, seat: int) -> Asked | None:
    """Who is asked what in a position, as the seat may know it."""
    return table.match.title.asked(game, seat) if table.match is not None else None


def options_for(table: Table, seat: int) -> list[Option]:
    """What the seat can do now, with the previews that are known already."""
    if table.match is None or table.status != "playing" or seat == SPECTATOR:
        return []
    known = table.audience.foreseen(table.log.position_seq)
    options = table.match.title.options_for(table.match.game, seat)
    return [{**each, "preview": known.get(str(each["action"]))} for each in options]


def outcome_of(table: Table) -> OutcomeInfo | None:
    """How the game ended, if it did."""
    if table.match is None or table.status != "finished":
        return None
    outcome = table.match.title.outcome(table.match.game)
    return {"reason": outcome.reason, "scores": outcome.scores, "winners": outcome.winners}


def told_from(table: Table, since: int | None) -> int | None:
    """From where a client that has seen so much is told the log: one that has seen more than there is begins anew."""
    return 0 if since is not None and since > table.seq else since


def first_action_after(table: Table, since: int) -> int:
    """The number of the first action that stands and was taken after a sequence number."""
    return bisect_right(table.log.standing, since)


def log_lines(table: Table, seat: int, since: int | None) -> list[bytes]:
    """The log after a sequence number; actions that were taken back have no events any more."""
    if since is None:
        return []
    return [_line(table, line, seat) for line in table.log.lines[since:] if line.kind in SHOWN_KINDS]


def _line(table: Table, line: Line, seat: int) -> bytes:
    values = {"seq": line.seq, "kind": line.kind, "seat": line.seat, "position": line.position, "at": line.made}
    events = b"[]"
    if table.log.stands(line):
        events = table.audience.events[line.position - 1][seat]
    elif line.kind == "start" and table.match is not None:
        events = table.opening()[seat]
    return to_json(values)[:-1] + b',"events":' + events + b"}"


def info_of(table: Table, role: Role) -> TableInfo:
    """What a caller may know of a table besides the game."""
    row = table.row
    return TableInfo(
        table=table.id,
        title=row.title,
        options=row.options,
        players=row.players,
        public=row.public,
        seed_known=table.log.seed_known,
        status=table.status,
        note=table.note,
        seq=table.seq,
        position=table.position,
        seats=list(seats_of(table)),
        spectators=table.audience.spectators,
        seat=None if role.seat == SPECTATOR else role.seat,
        is_host=role.host,
        rematch=table.log.rematch,
        branch=table.log.branch,
    )
