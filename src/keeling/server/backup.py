"""Backups: one SQLite file with all tables as they were at one moment, whatever the database is, and back.

A backup appears under its name only when it is whole and has been checked; one that was broken off, even by a kill or a
full disk, leaves at most a file `NAME.partial-...` beside it. It holds seeds, and with them everything hidden, so only
its owner may read it. A restore never overwrites: it makes a new file, or fills an empty database.
"""

import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from keeling.kernel.errors import BadSetup
from keeling.kernel.messages import message, verbatim
from keeling.server.migrations import NEWEST, prepared, upgrade, version_of
from keeling.server.salvage import ENDINGS
from keeling.server.store import ENTRIES, TABLES, open_engine
from keeling.server.visiting import (
    check_exists,
    check_version,
    connect_for_reading,
    file_of,
    in_sentences,
    one_line,
    opened_for_reading,
    parsed,
    taken,
)

PAGES: Final = 1_000
"""How much is copied between two looks at whether somebody wants it to stop."""
ROWS: Final = 1_000

Tell = Callable[[int, int], None]
"""Hears how much of how much is done."""


class Copied(NamedTuple):
    """What a backup holds."""

    tables: int
    entries: int
    bytes: int


def backup(url: str, target: Path, tell: Tell = lambda done, all_: None) -> Copied:
    """Copy a database, also one that a server is using, into a new file. BadSetup if that exists or cannot be made."""
    found = parsed(url)
    check_exists(found)
    with in_sentences("error-backup"), appearing(target) as partial:
        source = file_of(found)
        if source is None:
            copy_rows(url, partial, tell)
        else:
            copy_file(source, partial, tell)
        return checked(partial)


def restore(source: Path, url: str, tell: Tell = lambda done, all_: None) -> Copied:
    """Make the database of that address from a backup, in the newest form, while no server has it.

    BadSetup if there is a database already, or if the backup is none, is damaged, or is of a newer program.
    """
    found = parsed(url)
    target = file_of(found)
    with in_sentences("error-restore"):
        if not source.is_file():
            raise BadSetup(message("error-backup-missing", file=verbatim(source)))
        if target is not None:
            target.parent.mkdir(parents=True, exist_ok=True)
            for left in [Path(f"{target}{ending}") for ending in ENDINGS]:
                if left.exists():
                    raise BadSetup(message("error-restore-exists", file=verbatim(left)))
            engine = open_engine(url)
            with taken(engine), appearing(target) as partial:
                copy_file(source, partial, tell)
                renewed(partial)
                return checked(partial)
        with tempfile.TemporaryDirectory() as folder:
            partial = Path(folder) / "backup.db"
            copy_file(source, partial, tell)
            renewed(partial)
            copied = checked(partial)
            engine = open_engine(url)
            try:
                with taken(engine):
                    fill(engine, partial, tell)
            finally:
                engine.dispose()
            return copied


@contextmanager
def appearing(target: Path) -> Iterator[Path]:
    """An empty file beside the target, which becomes the target at the end; BadSetup if there is one by then."""
    if target.exists():
        raise BadSetup(message("error-backup-exists", file=verbatim(target)))
    number, name = tempfile.mkstemp(prefix=f"{target.name}.partial-", dir=target.parent)
    os.close(number)
    partial = Path(name)
    try:
        yield partial
        keep(partial)
        try:
            os.link(partial, target)  # which fails, other than renaming, if somebody was faster
        except FileExistsError:
            raise BadSetup(message("error-backup-exists", file=verbatim(target))) from None
        except OSError:  # a file system without links
            os.rename(partial, target)
        keep(target.parent)
    finally:
        for ending in ("", "-journal", *ENDINGS[1:]):
            with suppress(OSError):
                Path(f"{partial}{ending}").unlink()


def keep(path: Path) -> None:
    """Wait until it is on the disk."""
    number = os.open(path, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def copy_file(source: Path, target: Path, tell: Tell) -> None:
    """Copy an SQLite database as it is now, page by page, while others write to it."""
    with closing(connect_for_reading(source)) as old, closing(sqlite3.connect(target)) as new:
        old.execute("begin")
        old.execute("select count(*) from sqlite_master").fetchone()  # from here on it sees one moment
        old.backup(new, pages=PAGES, progress=lambda status, left, all_: tell(all_ - left, all_), sleep=0)
        new.execute("pragma journal_mode=delete").fetchone()  # one file, with nothing beside it


def copy_rows(url: str, target: Path, tell: Tell) -> None:
    """Copy the rows of another database as they are at one moment."""
    source = opened_for_reading(url)
    try:
        check_version(source)
        with source.connect() as old:
            fresh = prepared(f"sqlite:///{target}")
            try:
                with fresh.begin() as new:
                    move(old, new, tell)
            finally:
                fresh.dispose()
    finally:
        source.dispose()
    with closing(sqlite3.connect(target)) as new_file:
        new_file.execute("pragma journal_mode=delete").fetchone()


def move(old: Connection, new: Connection, tell: Tell) -> None:
    """All rows from one database to another, both of this version, inside the transactions of the callers."""
    total = sum(old.scalar(sa.select(sa.func.count()).select_from(each)) or 0 for each in (TABLES, ENTRIES))
    done = 0
    for each in (TABLES, ENTRIES):
        lines = old.execution_options(stream_results=True).execute(sa.select(each))
        for some in lines.mappings().partitions(ROWS):
            new.execute(sa.insert(each), [dict(line) for line in some])
            done += len(some)
            tell(done, total)


def renewed(partial: Path) -> None:
    """Bring a copy to the newest form; BadSetup if it is no backup, or one of a newer program."""
    engine = open_engine(f"sqlite:///{partial}")
    try:
        with engine.connect() as connection:
            if version_of(connection) is None:
                raise BadSetup(message("error-database-foreign"))
        upgrade(engine)
        with engine.connect() as connection:
            connection.exec_driver_sql("pragma journal_mode=delete")
    finally:
        engine.dispose()


def checked(partial: Path) -> Copied:
    """What is in a copy; BadSetup if it is damaged, or none of this program's databases."""
    with closing(connect_for_reading(partial)) as copy:
        found = one_line(copy.execute("pragma integrity_check(1)").fetchall())
        if found != "ok":
            raise BadSetup(message("error-backup-damaged", reason=verbatim(found)))
        names = {name for (name,) in copy.execute("select name from sqlite_master where type = 'table'")}
        if not {"tables", "entries", "alembic_version"} <= names:
            raise BadSetup(message("error-database-foreign"))
        tables, entries = (copy.execute(f"select count(*) from {name}").fetchone()[0] for name in ("tables", "entries"))
    return Copied(tables, entries, partial.stat().st_size)


def fill(engine: Engine, partial: Path, tell: Tell) -> None:
    """All rows of a copy into an empty database, or none of them."""
    with engine.connect() as connection:
        version = version_of(connection)
        if version is not None and version != NEWEST:
            raise BadSetup(message("error-restore-full"))
        if version is not None and connection.scalar(sa.select(sa.func.count()).select_from(TABLES)):
            raise BadSetup(message("error-restore-full"))
    upgrade(engine)
    source = opened_for_reading(f"sqlite:///{partial}")
    try:
        with source.connect() as old, engine.begin() as new:
            move(old, new, tell)
    finally:
        source.dispose()
