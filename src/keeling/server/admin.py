"""What whoever runs the server does to the tables of a database: list, check, export; stop, remove, reissue.

The first three read, also beside a running server. The others write, and only while no server has the database.
Nothing is changed in a log: a table is stopped and a link is reissued by an entry, which all at the table see or feel.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import DBAPIError

from keeling.kernel.digest import digest
from keeling.kernel.errors import BadSetup
from keeling.kernel.messages import Message, message, verbatim
from keeling.kernel.record import Record
from keeling.kernel.title import Setup
from keeling.server import store
from keeling.server.shelf import Shelf
from keeling.server.store import ENTRIES, TABLES, Entry, TableRow
from keeling.server.tables import Table
from keeling.server.tokens import hash_of, new_token
from keeling.server.visiting import held, one_line, reason_of, visit

REMOVED_TOGETHER: Final = 500
UNREADABLE: Final = (ValueError, KeyError, IndexError, TypeError, AttributeError, AssertionError)
"""What reading a log can raise whose contents are not what was written."""


# Looking


class Listed(NamedTuple):
    """A table in a list: times in milliseconds since 1970, `entries` in its log, `begun` and `stopped` as it says."""

    table: str
    title: str
    players: int
    made: int
    last: int
    entries: int
    begun: bool
    stopped: bool


def tables_in(url: str, most: int | None = None) -> list[Listed]:
    """The tables of a database, at most so many, those where something happened last first."""
    begun = sa.func.max(sa.case((ENTRIES.c.kind == "start", 1), else_=0))
    stopped = sa.func.max(sa.case((ENTRIES.c.kind.in_(("stop", "damaged")), 1), else_=0))
    newest = sa.func.coalesce(sa.func.max(ENTRIES.c.made), TABLES.c.made)
    chosen = (
        sa.select(TABLES.c.id, TABLES.c.title, TABLES.c.players, TABLES.c.made, newest.label("last"))
        .add_columns(sa.func.count(ENTRIES.c.seq), begun, stopped)
        .outerjoin(ENTRIES, ENTRIES.c.table_id == TABLES.c.id)
        .group_by(TABLES.c.id)
        .order_by(sa.desc("last"), TABLES.c.id)
        .limit(most)
    )
    with visit(url) as engine, engine.connect() as connection:
        return [
            Listed(table, title, players, made, last, entries, bool(begun), bool(stopped))
            for table, title, players, made, last, entries, begun, stopped in connection.execute(chosen)
        ]


class Hurt(NamedTuple):
    """A table that is damaged, and why."""

    table: str
    why: Message


class Checked(NamedTuple):
    """What a check has found. `old` are sound tables that this version of the program cannot go on with."""

    tables: int
    hurt: list[Hurt]
    old: list[str]
    file: str
    """What is wrong with the database itself; empty if nothing."""

    @property
    def ok(self) -> bool:
        """Whether nothing is damaged."""
        return not self.hurt and not self.file


def check(url: str, tell: Callable[[int, int], None] = lambda done, all_: None) -> Checked:
    """Read every table, and play each game again: does it lead where its log says?

    `tell` hears how many of how many tables are done. A table that is removed meanwhile is left out.
    """
    with visit(url) as engine:
        file = what_file_says(engine)
        try:
            with engine.connect() as connection:
                ids = list(connection.execute(sa.select(TABLES.c.id).order_by(TABLES.c.id)).scalars())
        except DBAPIError as error:
            return Checked(0, [], [], file or reason_of(error))
        shelf = Shelf()
        hurt: list[Hurt] = []
        old: list[str] = []
        gone = 0
        with engine.connect() as connection:
            for number, table_id in enumerate(ids, 1):
                try:
                    found = snapshot(connection, table_id)
                    if found is None:
                        gone += 1
                    elif (why := what_is_hurt(*found, shelf)) is not None:
                        hurt.append(Hurt(table_id, why))
                    elif shelf.what_is_different(found[0].title, found[0].rules_version, found[0].content):
                        old.append(table_id)
                except (DBAPIError, *UNREADABLE) as error:
                    hurt.append(Hurt(table_id, message("why-log-unread", error=verbatim(type(error).__name__))))
                finally:
                    connection.rollback()
                tell(number, len(ids))
        return Checked(len(ids) - gone, hurt, old, file)


def snapshot(connection: Connection, table_id: str) -> tuple[TableRow, list[Entry]] | None:
    """A table with its log as both are at one moment; None if there is none."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("begin")
    return store.load_table(connection, table_id)


def complete(entries: Sequence[Entry]) -> bool:
    """Whether no entry is missing."""
    return [each.seq for each in entries] == list(range(1, len(entries) + 1))


def what_is_hurt(row: TableRow, entries: Sequence[Entry], shelf: Shelf) -> Message | None:
    """Why a table is damaged; None if it goes on, or has stopped for a reason that is no damage.

    Where title, rules and content are this program's, a game that leads elsewhere has a log that was changed.
    """
    if not complete(entries):
        return message("why-log-gaps")
    table = Table(row, shelf, entries)
    if table.stopped is None or table.stopped["key"] == "error-stopped-by-operator":
        same = shelf.what_is_different(row.title, row.rules_version, row.content) is None
        astray = same and table.setup is not None and leads_astray(table.setup, entries)
        return message("why-log-astray") if astray else None
    if table.stopped["key"] != "error-table-damaged" and shelf.what_is_different(
        row.title, row.rules_version, row.content
    ):
        return None
    return table.stopped


def leads_astray(setup: Setup, entries: Sequence[Entry]) -> bool:
    """Whether any action that stands leads to another position than the log says; whoever opens a table may look at
    fewer of them.
    """
    begun: str | None = None
    played: list[tuple[str, str | None]] = []
    for entry in entries:
        if entry.kind == "start":
            begun = entry.digest
        elif entry.kind == "action":
            played.append((entry.body["action"], entry.digest))
        elif entry.kind == "undo":
            del played[entry.body["to"] :]
    if begun is None:
        return False
    game = setup.start()
    if digest(game) != begun:
        return True
    for notation, expected in played:
        game.play(setup.title.alphabet.parse(notation))
        if digest(game) != expected:
            return True
    return False


def what_file_says(engine: Engine) -> str:
    """What SQLite finds wrong with its file, in its words; empty if nothing, and for other databases."""
    if engine.dialect.name != "sqlite":
        return ""
    try:
        with engine.connect() as connection:
            found = one_line(connection.exec_driver_sql("pragma integrity_check(3)").all())
    except DBAPIError as error:
        return reason_of(error)
    return "" if found == "ok" else found


def export(url: str, table_id: str) -> Record:
    """The record of a game that is over or stopped; BadSetup if it has not begun or still goes on.

    A record shows what is hidden, so that of a running game is kept back from its operator, too.
    """
    with visit(url) as engine, engine.connect() as connection:
        table = loaded(connection, table_id)
    if table.match is None:
        raise BadSetup(message("error-no-record"))
    if table.status == "playing":
        raise BadSetup(message("error-admin-playing", table=verbatim(table_id)))
    record = table.match.record()
    return Record(record.setup, tuple(table.log.specs()), record.actions, record.digest)


# Changing


def stop(url: str, table_id: str) -> None:
    """End a table for good, where it stands: it can be looked at, exported and rematched. BadSetup if it is stopped."""
    with held(url) as engine, engine.begin() as connection:
        table = loaded(connection, table_id)
        if table.stopped is not None:
            raise BadSetup(message("error-admin-stopped", table=verbatim(table_id)))
        entry = Entry(table.seq + 1, "stop", None, {}, None, False, store.now())
        store.append_entries(connection, table_id, [entry])


def remove(url: str, ids: Sequence[str]) -> int:
    """Remove whole tables, each with its log; all or, if one of them does not exist, none. How many that are."""
    wanted = list(dict.fromkeys(ids))
    with held(url) as engine, engine.begin() as connection:
        for first in range(0, len(wanted), REMOVED_TOGETHER):
            some = wanted[first : first + REMOVED_TOGETHER]
            there = set(connection.execute(sa.select(TABLES.c.id).where(TABLES.c.id.in_(some))).scalars())
            for each in some:
                if each not in there:
                    raise BadSetup(message("error-admin-no-table", table=verbatim(each)))
            store.remove_tables(connection, some)
    return len(wanted)


def reissue(url: str, table_id: str, seat: int) -> str:
    """A new token for a seat, counted from 0, whose owner has lost the old one. All at the table see that it was made.

    As with the host's: the old one stays valid, an earlier new one does not, and nobody goes back behind it.
    """
    with held(url) as engine, engine.begin() as connection:
        table = loaded(connection, table_id)
        if not 0 <= seat < len(table.seats):
            raise BadSetup(message("error-seat-number", number=seat + 1))
        if not table.seats[seat].owned:
            raise BadSetup(message("error-reissue-nobody"))
        token = new_token()
        change = table.change("reissue", seat, {"hash": hash_of(token)})
        store.append_entries(connection, table_id, [change.entry])
    return token


def loaded(connection: Connection, table_id: str) -> Table:
    """A table; BadSetup if there is none, or if its log cannot be read."""
    try:
        found = snapshot(connection, table_id)
        if found is None:
            raise BadSetup(message("error-admin-no-table", table=verbatim(table_id)))
        if not complete(found[1]):
            raise ValueError
        row, entries = found
        return Table(row, Shelf(), entries)
    except UNREADABLE:
        raise BadSetup(message("error-table-damaged")) from None


def as_values(found: Checked) -> dict[str, Any]:
    """What a check has found, as plain values; the reasons are left to whoever makes sentences."""
    return {
        "tables": found.tables,
        "damaged": len(found.hurt),
        "ok": found.ok,
        "file": found.file or "ok",
        "other_version": len(found.old),
    }
