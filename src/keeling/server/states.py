"""What is sent to a seat: its state, from its own view and nothing else."""

from bisect import bisect_right
from typing import Any, get_args

from pydantic_core import to_json

from keeling.kernel.game import SPECTATOR
from keeling.kernel.view import Asked
from keeling.server.messages import LogKind, Option, OutcomeInfo, ProposalInfo, SeatMessage
from keeling.server.schemas import TableInfo
from keeling.server.tables import Line, Role, Table
from keeling.server.undoing import undo_info

SHOWN_KINDS = get_args(LogKind)
KEPT_STATES = 32


def seats_of(table: Table) -> list[SeatMessage]:
    """The seats as everybody sees them."""
    return [
        {
            "seat": number,
            "kind": seat.kind,
            "name": seat.name,
            "bot": seat.bot if seat.kind == "bot" else None,
            "connected": table.connected(number),
        }
        for number, seat in enumerate(table.seats)
    ]


def spectators_of(table: Table) -> int:
    """How many people watch."""
    return sum(each.seat == SPECTATOR for each in table.connections)


def state_for(table: Table, seat: int, since: int | None) -> bytes:
    """The state message for a seat as JSON, made once for all who have seen equally much."""
    if since is not None and since > table.seq:
        since = 0  # a client that has seen more than there is begins anew
    key = (seat, since)
    if key not in table.pushes:
        if len(table.pushes) >= KEPT_STATES:
            table.pushes.clear()
        table.pushes[key] = _state(table, seat, since)
    return table.pushes[key]


def _state(table: Table, seat: int, since: int | None) -> bytes:
    game: Any = table.match.game if table.match is not None else None
    proposal: ProposalInfo | None = None
    if table.proposal is not None:
        by, to, waiting = table.proposal
        proposal = {"by": by, "to": to, "waiting": waiting}
    values = {
        "type": "state",
        "seq": table.seq,
        "since": since,
        "position": table.position,
        "status": table.status,
        "note": table.stopped or table.bot_note,
        "seats": seats_of(table),
        "spectators": spectators_of(table),
        "seat": None if seat == SPECTATOR else seat,
        "view": table.match.title.view(game, seat) if table.match is not None else None,
        "asked": asked_in(table, game, seat),
        "options": options_for(table, seat),
        "undo": undo_info(table, seat),
        "proposal": proposal,
        "outcome": outcome_of(table),
        "rematch": table.rematch,
    }
    return to_json(values)[:-1] + b',"log":[' + b",".join(log_lines(table, seat, since)) + b"]}"


def asked_in(table: Table, game: Any, seat: int) -> Asked | None:
    """Who is asked what in a position, as the seat may know it."""
    return table.match.title.asked(game, seat) if table.match is not None else None


def options_for(table: Table, seat: int) -> list[Option]:
    """What the seat can do now, with the previews that are known already."""
    if table.match is None or table.status != "playing" or seat == SPECTATOR:
        return []
    known: dict[str, Any] = {}
    if table.previews is not None and table.previews[0] == table.position_seq:
        known = table.previews[1]
    options = table.match.title.options_for(table.match.game, seat)
    return [{**each, "preview": known.get(str(each["action"]))} for each in options]


def outcome_of(table: Table) -> OutcomeInfo | None:
    """How the game ended, if it did."""
    if table.match is None or table.status != "finished":
        return None
    outcome = table.match.title.outcome(table.match.game)
    return {"reason": outcome.reason, "scores": outcome.scores, "winners": outcome.winners}


def first_action_after(table: Table, since: int) -> int:
    """The number of the first action that stands and was taken after a sequence number."""
    return bisect_right(table.standing, since)


def log_lines(table: Table, seat: int, since: int | None) -> list[bytes]:
    """The log after a sequence number; actions that were taken back have no events any more."""
    if since is None:
        return []
    return [_line(table, line, seat) for line in table.lines[since:] if line.kind in SHOWN_KINDS]


def _line(table: Table, line: Line, seat: int) -> bytes:
    values = {"seq": line.seq, "kind": line.kind, "seat": line.seat, "position": line.position, "at": line.made}
    events = b"[]"
    number = line.position - 1
    if line.kind == "action" and number < len(table.standing) and table.standing[number] == line.seq:
        events = table.events[number][seat]
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
        seed_known=table.seed_known,
        status=table.status,
        note=table.stopped or table.bot_note,
        seq=table.seq,
        position=table.position,
        seats=list(seats_of(table)),
        spectators=spectators_of(table),
        seat=None if role.seat == SPECTATOR else role.seat,
        is_host=role.host,
        rematch=table.rematch,
    )
