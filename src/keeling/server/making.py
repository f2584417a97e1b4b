"""What a new table begins with: its row with fresh tokens, and the first entries of an imported game."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from keeling.bots.spec import check_spec
from keeling.kernel.errors import BadSetup
from keeling.kernel.messages import message
from keeling.kernel.title import Setup
from keeling.server.imports import Imported
from keeling.server.limits import clean_name
from keeling.server.schemas import SeatPlan
from keeling.server.store import Entry, TableRow, now
from keeling.server.tokens import hash_of, new_id, new_token


class NewTable(NamedTuple):
    """The row of a new table, and its tokens, which exist nowhere else."""

    row: TableRow
    link: str
    host: str
    seats: list[str | None]


def new_table(setup: Setup, plans: Sequence[SeatPlan], public: bool, seed_known: bool) -> NewTable:
    """A row for these seats; BadSetup if they do not fit the game, or name a bot that there is not."""
    if len(plans) != setup.players:
        raise BadSetup(message("error-record-seats", players=setup.players, seats=len(plans)))
    link, host = new_token(), new_token()
    tokens = [new_token() if plan.kind == "human" else None for plan in plans]
    seats = [_seat(number, plan, token) for number, (plan, token) in enumerate(zip(plans, tokens, strict=True))]
    row = TableRow(
        id=new_id(),
        title=setup.title.name,
        rules_version=setup.title.rules_version,
        content=setup.content.digest,
        players=setup.players,
        seed=setup.seed,
        options=setup.options.as_dict(),
        seats=seats,
        link_hash=hash_of(link),
        host_hash=hash_of(host),
        public=public,
        seed_known=seed_known,
        made=now(),
    )
    return NewTable(row, link, host, tokens)


def _seat(number: int, plan: SeatPlan, token: str | None) -> dict[str, Any]:
    if (plan.kind == "bot") != (plan.bot is not None):
        raise BadSetup(message("error-seat-spec", number=number + 1))
    if plan.bot is not None:
        check_spec(plan.bot)
    return {
        "kind": plan.kind,
        "name": clean_name(plan.name),
        "bot": plan.bot,
        "hashes": [hash_of(token)] if token else [],
    }


def entries_of(imported: Imported, bots: Sequence[int]) -> list[Entry]:
    """The log of a game that was played elsewhere; `bots` are the seats that bots play from now on."""
    made = now()
    following = [*(each.seat for each in imported.played), imported.next]
    kinds = {"branch": imported.branch, "lesson": imported.lesson}
    body: dict[str, Any] = {kind: what for kind, what in kinds.items() if what is not None}
    entries = [Entry(1, "start", None, body, imported.begun, following[0] in bots, made)]
    for number, each in enumerate(imported.played, 1):
        body = {"action": each.notation}
        entries.append(Entry(number + 1, "action", each.seat, body, each.digest, following[number] in bots, made))
    return entries


def without_hints(entries: Sequence[Entry]) -> Entry:
    """What comes after the first entries of a table at which the host wants no hints."""
    bot_next = bool(entries) and entries[-1].bot_next
    body = {"on": False, "host": True, "agreed": False}
    return Entry(len(entries) + 1, "hints", None, body, None, bot_next, now())
