"""The database: tables, and an append-only log of what happened at each. Only whole tables are removed."""

import json
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

METADATA = sa.MetaData()

TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("title", sa.String(40), nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("content", sa.String(64), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("seed", sa.String(64), nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seats", sa.Text, nullable=False),
    sa.Column("link_hash", sa.String(64), nullable=False),
    sa.Column("host_hash", sa.String(64), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("seed_known", sa.Boolean, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
)

ENTRIES = sa.Table(
    "entries",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("digest", sa.String(64)),
    sa.Column("bot_next", sa.Boolean, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
)

LESSON_BODY = '{"lesson"%'
"""How the body of the first entry begins at the table of a lesson."""

INSERT_ENTRY = sa.insert(ENTRIES)


class TableRow(NamedTuple):
    """What is fixed when a table is made. The seats are plans, with the hash of the first token if there is one."""

    id: str
    title: str
    rules_version: int
    content: str
    players: int
    seed: str
    options: dict[str, Any]
    seats: list[dict[str, Any]]
    link_hash: str
    host_hash: str
    public: bool
    seed_known: bool
    made: int


class Entry(NamedTuple):
    """One line of a table's log.

    `digest` is that of the position afterwards, where the entry changed it; `bot_next` says that a bot is asked
    then, so that a restart knows which tables must go on by themselves.
    """

    seq: int
    kind: str
    seat: int | None
    body: dict[str, Any]
    digest: str | None
    bot_next: bool
    made: int


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def open_engine(url: str) -> Engine:
    """An engine for the database; parameters never appear in its errors, since they hold seeds."""
    local = sa.make_url(url).get_backend_name() == "sqlite"
    engine = sa.create_engine(url, hide_parameters=True, pool_pre_ping=not local)  # a file does not hang up
    if local:
        sa.event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: object) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


# Each of these runs inside a transaction of its caller, and may be run again if that failed.


def insert_table(connection: Connection, row: TableRow, entries: Sequence[Entry]) -> None:
    """Add a table with the first entries of its log."""
    values = row._asdict() | {"options": json.dumps(row.options), "seats": json.dumps(row.seats)}
    connection.execute(sa.insert(TABLES), values)
    if entries:
        append_entries(connection, row.id, entries)


def append_entries(connection: Connection, table_id: str, entries: Sequence[Entry]) -> None:
    """Add entries to a table's log; IntegrityError if a sequence number is taken."""
    values = [each._asdict() | {"table_id": table_id, "body": json.dumps(each.body)} for each in entries]
    connection.execute(INSERT_ENTRY, values if len(values) > 1 else values[0])


def load_row(connection: Connection, table_id: str) -> TableRow | None:
    """What is fixed of a table; None if there is no such table."""
    found = connection.execute(sa.select(TABLES).where(TABLES.c.id == table_id)).one_or_none()
    if found is None:
        return None
    values = dict(found._mapping)
    return TableRow(**values | {"options": json.loads(values["options"]), "seats": json.loads(values["seats"])})


def load_table(connection: Connection, table_id: str) -> tuple[TableRow, list[Entry]] | None:
    """A table with its whole log; None if there is no such table."""
    row = load_row(connection, table_id)
    if row is None:
        return None
    columns = [ENTRIES.c[name] for name in Entry._fields]
    lines = connection.execute(sa.select(*columns).where(ENTRIES.c.table_id == table_id).order_by(ENTRIES.c.seq))
    return row, [Entry(*line)._replace(body=json.loads(line.body)) for line in lines]


def tables_by_program(connection: Connection) -> list[tuple[str, int, str, int]]:
    """How many tables were made with which title, rules version and content."""
    made_with = (TABLES.c.title, TABLES.c.rules_version, TABLES.c.content)
    chosen = sa.select(*made_with, sa.func.count()).group_by(*made_with).order_by(*made_with)
    return [(title, version, content, count) for title, version, content, count in connection.execute(chosen)]


def outdated_tables(connection: Connection, unstarted: int, kept: int, most: int) -> list[str]:
    """Tables at which nothing has happened since a time: one for those that never began and lessons, one for others."""
    begun = sa.exists().where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.kind == "start")
    newest = sa.select(sa.func.max(ENTRIES.c.made)).where(ENTRIES.c.table_id == TABLES.c.id).scalar_subquery()
    last = sa.func.coalesce(newest, TABLES.c.made)
    is_start = sa.and_(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.seq == 1, ENTRIES.c.kind == "start")
    lesson = sa.exists().where(is_start, ENTRIES.c.body.like(LESSON_BODY))
    soon = sa.and_(TABLES.c.made < unstarted, sa.or_(~begun, lesson), last < unstarted)
    chosen = (
        sa.select(TABLES.c.id)
        .where(sa.or_(sa.and_(TABLES.c.made < kept, last < kept), soon))
        .order_by(TABLES.c.made)
        .limit(most)
    )
    return list(connection.execute(chosen).scalars())


def remove_tables(connection: Connection, ids: Sequence[str]) -> None:
    """Remove whole tables, each with its log."""
    connection.execute(sa.delete(ENTRIES).where(ENTRIES.c.table_id.in_(ids)))
    connection.execute(sa.delete(TABLES).where(TABLES.c.id.in_(ids)))


def probe(connection: Connection) -> None:
    """Write something that changes nothing: a full disk is seen only when something is written."""
    connection.execute(sa.text("update alembic_version set version_num = version_num"))


def tables_where_a_bot_is_next(connection: Connection) -> list[str]:
    """The tables whose last entry left the move to a bot."""
    last = sa.select(ENTRIES.c.table_id, sa.func.max(ENTRIES.c.seq).label("seq")).group_by(ENTRIES.c.table_id)
    newest = last.subquery()
    waiting = (
        sa.select(ENTRIES.c.table_id)
        .join(newest, sa.and_(ENTRIES.c.table_id == newest.c.table_id, ENTRIES.c.seq == newest.c.seq))
        .where(ENTRIES.c.bot_next)
        .order_by(ENTRIES.c.made)
    )
    return list(connection.execute(waiting).scalars())
