"""A damaged SQLite file: what can be read of it goes into a new one, the old one is kept aside."""

import logging
import os
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import DBAPIError

from keeling.server import store
from keeling.server.migrations import prepared
from keeling.server.store import Entry, TableRow
from keeling.server.writer import is_damage

log = logging.getLogger("keeling.server")

ENDINGS = ("", "-wal", "-shm")
"""Of the files of one SQLite database."""

NOBODY = TableRow("", "", 0, "", 0, "", {}, [], "", "", False, False, 0)


def is_sound(engine: Engine) -> bool:
    """Whether a server can begin with this database: what it reads first is there, and something can be added."""
    try:
        with engine.connect() as connection:
            store.tables_by_program(connection)
            store.tables_where_a_bot_is_next(connection)
            store.insert_table(connection, NOBODY, [Entry(1, "", None, {}, None, False, 0)])
            connection.rollback()
    except DBAPIError as error:
        if is_damage(error):
            return False
        raise
    return True


def salvaged(engine: Engine) -> Engine:
    """A sound database in the place of a damaged one. Each table that cannot be read whole is there, but stopped."""
    path = Path(engine.url.database or "")
    aside = path.with_name(f"{path.name}.damaged-{datetime.now(UTC):%Y%m%d-%H%M%S}")
    fresh = path.with_name(f"{path.name}.salvaged")
    _remove(fresh)
    new = prepared(f"sqlite:///{fresh}")
    hurt: list[str] = []
    count = 0
    with engine.connect() as source, new.begin() as target:
        for table_id in _ids(source):
            count += 1
            found = _table(source, table_id)
            if found is None:
                hurt.append(table_id)
                found = _row(source, table_id), [Entry(1, "damaged", None, {}, None, False, store.now())]
            if found[0] is not None:
                store.insert_table(target, found[0], found[1])
    engine.dispose()
    with new.connect() as connection:
        connection.exec_driver_sql("pragma wal_checkpoint(truncate)")
    new.dispose()
    for ending in ENDINGS:
        with suppress(FileNotFoundError):
            os.replace(f"{path}{ending}", f"{aside}{ending}")
    os.replace(fresh, path)
    _remove(fresh)
    told = (
        "The database was damaged. Of %s tables these are lost: %s. The rest goes on in a new file; the old one is %s."
    )
    log.error(told, count, ", ".join(hurt) or "none", aside)
    return prepared(f"sqlite:///{path}")


def _remove(path: Path) -> None:
    for ending in ENDINGS:
        Path(f"{path}{ending}").unlink(missing_ok=True)


def _ids(connection: Connection) -> Iterator[str]:
    """The tables, as far as they can be read one after the other."""
    found: list[str] = []
    with suppress(DBAPIError):
        for (table_id,) in connection.execute(sa.select(store.TABLES.c.id)):
            found.append(table_id)
    yield from found


def _table(connection: Connection, table_id: str) -> tuple[TableRow | None, list[Entry]] | None:
    try:
        row, entries = store.load_table(connection, table_id) or (None, [])
    except (DBAPIError, ValueError, TypeError):
        return None
    whole = [each.seq for each in entries] == list(range(1, len(entries) + 1))
    return (row, entries) if row is not None and whole else None


def _row(connection: Connection, table_id: str) -> TableRow | None:
    try:
        return store.load_row(connection, table_id)
    except (DBAPIError, ValueError, TypeError):
        return None
