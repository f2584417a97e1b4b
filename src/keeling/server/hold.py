"""One server on one database: whoever opens it holds it until the process ends, however it ends.

Two would not see each other's moves and connections. SQLite's file has a lock file beside it, which the system lets go
of when a process dies; PostgreSQL has an advisory lock, which lives as long as its connection.
"""

import fcntl
import logging
import os
import signal
import threading
import time
from pathlib import Path
from typing import IO, Protocol

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import DBAPIError

from keeling.kernel.errors import BadSetup
from keeling.kernel.messages import message

log = logging.getLogger("keeling.server")

KEY = 0x4B45454C494E47  # "KEELING": any number that others are unlikely to lock
RELEASE_SECONDS = 5.0
"""PostgreSQL may need a moment to see that the connection of a server that was killed is gone."""
WATCH_SECONDS = 10.0


class Hold(Protocol):
    """What keeps other servers away."""

    def release(self) -> None:
        """Let others have the database."""


def hold_of(engine: Engine) -> Hold:
    """Take the database for this process; BadSetup if another one has it. OSError or DBAPIError if that fails."""
    if engine.dialect.name == "postgresql":
        return PostgresHold(engine)
    return FileHold(engine.url.database)


class FileHold:
    """A locked file beside the database; nothing for a database in memory, which nobody else can open."""

    def __init__(self, database: str | None) -> None:
        self.file: IO[bytes] | None = None
        if not database or database == ":memory:":
            return
        path = Path(os.path.realpath(database))  # by whatever name the same file is opened
        file = path.with_name(path.name + ".lock").open("ab")
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.close()
            raise BadSetup(message("error-database-taken")) from None
        self.file = file

    def release(self) -> None:
        """The file stays: removing it would let a third process lock another one of the same name."""
        if self.file is not None:
            self.file.close()


class PostgresHold:
    """An advisory lock, watched by a thread: if it is lost and cannot be had again, the server ends."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.over = threading.Event()
        self.connection = self._locked()
        self.thread = threading.Thread(target=self._watch, name="hold", daemon=True)
        self.thread.start()

    def _locked(self) -> Connection:
        connection = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        deadline = time.monotonic() + RELEASE_SECONDS
        while not connection.scalar(sa.select(sa.func.pg_try_advisory_lock(KEY))):
            if time.monotonic() > deadline:
                connection.close()
                raise BadSetup(message("error-database-taken"))
            time.sleep(0.2)
        connection.detach()  # never to be used for anything else, nor put back
        return connection

    def _watch(self) -> None:
        while not self.over.wait(WATCH_SECONDS):
            try:
                self.connection.execute(sa.text("select 1"))
            except DBAPIError:
                self._take_again()

    def _take_again(self) -> None:
        try:
            self.connection = self._locked()
        except DBAPIError:
            return  # the database is away; until it is back nobody else has it either
        except BadSetup:
            log.critical("Another server has taken the database; this one ends.")
            os.kill(os.getpid(), signal.SIGTERM)
            self.over.set()

    def release(self) -> None:
        """End the watch and the connection, and with it the lock."""
        self.over.set()
        self.thread.join()
        self.connection.close()
