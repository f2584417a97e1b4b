"""A database without a server: opened for reading, also beside a running server, or held for writing."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

import sqlalchemy as sa
from sqlalchemy.engine import URL, Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.pool import NullPool

from keeling.kernel.errors import BadSetup
from keeling.kernel.messages import Message, message, verbatim
from keeling.server.hold import hold_of
from keeling.server.migrations import NEWEST, VERSIONS, version_of
from keeling.server.store import open_engine

BUSY_SECONDS = 30.0


@contextmanager
def in_sentences(key: str = "error-database-unread") -> Iterator[None]:
    """What a database or the system says in a way of its own, as BadSetup: the message `key` with the `reason`."""
    try:
        yield
    except (ArgumentError, NoSuchModuleError, ModuleNotFoundError):
        raise BadSetup(message("error-database-form")) from None
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise BadSetup(message(key, reason=verbatim(reason_of(error)))) from None


def reason_of(error: Exception) -> str:
    """The first line of what went wrong, without the statement and its parameters."""
    found = getattr(error, "orig", None) or getattr(error, "strerror", None) or error
    return (str(found).strip() or type(found).__name__).splitlines()[0]


def one_line(rows: Sequence[Any]) -> str:
    """What SQLite says in rows of one text each, which may have several lines."""
    return "; ".join(" ".join(str(row[0]).split()) for row in rows)


def parsed(url: str) -> URL:
    """The address of a database; BadSetup if it is none, or of one in memory, which nobody else can open."""
    with in_sentences():
        found = make_url(url)
        found.get_dialect()
    if found.get_backend_name() == "sqlite" and found.database in (None, "", ":memory:"):
        raise BadSetup(message("error-database-memory"))
    return found


def file_of(url: URL) -> Path | None:
    """The file of an SQLite database; None for other ones."""
    return Path(url.database or "") if url.get_backend_name() == "sqlite" else None


def check_exists(url: URL) -> None:
    """BadSetup if there is no such file: looking at a database must not make one."""
    file = file_of(url)
    if file is not None and not file.is_file():
        raise BadSetup(message("error-database-missing", file=verbatim(file)))


def connect_for_reading(file: Path) -> sqlite3.Connection:
    """An SQLite file that nothing is written to through this connection."""
    return sqlite3.connect(
        f"file:{quote(str(file.absolute()))}?mode=ro", uri=True, isolation_level=None, timeout=BUSY_SECONDS
    )


def opened_for_reading(url: str) -> Engine:
    """An existing database, of which nothing is changed; whoever else has it open is not disturbed.

    BadSetup if it does not exist.
    """
    found = parsed(url)
    check_exists(found)
    file = file_of(found)
    if file is None:
        options: dict[str, Any] = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
        return sa.create_engine(url, hide_parameters=True, poolclass=NullPool, execution_options=options)
    return sa.create_engine(
        "sqlite://", creator=lambda: connect_for_reading(file), poolclass=NullPool, hide_parameters=True
    )


@contextmanager
def visit(url: str) -> Iterator[Engine]:
    """A database of this program's version for reading; BadSetup for whatever keeps it from being read."""
    with in_sentences():
        engine = opened_for_reading(url)
        try:
            check_version(engine)
            yield engine
        finally:
            engine.dispose()


@contextmanager
def held(url: str) -> Iterator[Engine]:
    """A database of this program's version for writing, while no server has it; BadSetup if one does.

    A running server knows its tables by heart and would not see what is changed here.
    """
    with visit(url):
        pass  # what is none of ours, or of another version, is not even opened for writing
    with in_sentences("error-database"):
        engine = open_engine(url)
        try:
            with taken(engine):
                check_version(engine)  # a server may have come and gone meanwhile
                yield engine
        finally:
            engine.dispose()


@contextmanager
def taken(engine: Engine) -> Iterator[None]:
    """Keep servers away meanwhile; BadSetup if one runs."""
    try:
        hold = hold_of(engine)
    except BadSetup:
        raise BadSetup(message("error-database-served")) from None
    try:
        yield
    finally:
        hold.release()


def check_version(engine: Engine) -> None:
    """BadSetup if the database is none of this program, or needs another version of it."""
    with engine.connect() as connection:
        why = what_is_wrong(connection)
    if why is not None:
        raise BadSetup(why)


def what_is_wrong(connection: Connection) -> Message | None:
    """Why this database cannot be read as it is; None if it can."""
    version = version_of(connection)
    if version == NEWEST:
        return None
    if version is None:
        return message("error-database-foreign")
    return message("error-database-older" if version in VERSIONS else "error-database-newer")
