"""The threads that talk to the database, so that the event loop never waits for a disk: one writes, some read.

Jobs that wait together share one transaction, and so one wait for the disk. Each answers only after the commit. Whoever
only reads does not wait for those who write.
"""

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

from keeling.kernel.messages import message
from keeling.server.errors import Damaged, NotNow, Refused, Unavailable
from keeling.server.metrics import COMMIT_JOBS, COMMIT_SECONDS

T = TypeVar("T")
Job = tuple[Callable[[Connection], Any], "asyncio.Future[Any]"]

MOST_TOGETHER = 200
READERS = 4
SQLITE_BUSY = 5
SQLITE_CORRUPT, SQLITE_NOTADB = 11, 26


class Conflict(NotNow):
    """Somebody else has written what was to be written."""

    code = "stale"


class Writer:
    """Runs jobs in a thread of its own, in the order they were given."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.loop = asyncio.get_running_loop()
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.readers = ThreadPoolExecutor(READERS, "reader")
        self.thread = threading.Thread(target=self._run, name="database", daemon=True)
        self.thread.start()

    async def do(self, job: Callable[[Connection], T]) -> T:
        """Run a job and wait for its commit. Conflict if a row exists already, Unavailable if the database fails.

        The job is carried out even if whoever waits for it is cancelled.
        """
        future: asyncio.Future[T] = self.loop.create_future()
        self.jobs.put((job, future))
        return await asyncio.shield(future)

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run a job that changes nothing, beside those that write. Damaged or Unavailable if the database fails."""
        return await self.loop.run_in_executor(self.readers, self._read, job)

    def _read(self, job: Callable[[Connection], T]) -> T:
        try:
            with self.engine.connect() as connection:
                return job(connection)
        except DBAPIError as error:
            raise refusal_of(error) from error

    async def close(self) -> None:
        """Finish what was given and end the thread."""
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)
        self.readers.shutdown()
        self.engine.dispose()

    def _run(self) -> None:
        while True:
            batch: list[Job] = []
            job = self.jobs.get()
            while job is not None:
                batch.append(job)
                if len(batch) == MOST_TOGETHER or self.jobs.empty():
                    break
                job = self.jobs.get()
            if batch:
                begun = time.perf_counter()
                results = self._together(batch) if len(batch) > 1 else [self._alone(batch[0])]
                COMMIT_SECONDS.observe(time.perf_counter() - begun)
                COMMIT_JOBS.inc(len(batch))
                self._answer(results)
            if job is None:
                return

    def _together(self, batch: list[Job]) -> list[tuple[Job, Any]]:
        try:
            with self.engine.begin() as connection:
                results = [job[0](connection) for job in batch]
            return list(zip(batch, results, strict=True))
        except Exception as error:
            if isinstance(error, DBAPIError) and sqlite_code(error) == SQLITE_BUSY:
                return [(job, refusal_of(error)) for job in batch]  # each alone would wait as long
            return [self._alone(job) for job in batch]

    def _alone(self, job: Job) -> tuple[Job, Any]:
        try:
            with self.engine.begin() as connection:
                return job, job[0](connection)
        except DBAPIError as error:
            return job, refusal_of(error)
        except Exception as error:
            return job, error

    def _answer(self, results: list[tuple[Job, Any]]) -> None:
        def settle() -> None:
            for (_, future), result in results:
                if future.done():
                    continue
                if isinstance(result, BaseException):
                    future.set_exception(result)
                else:
                    future.set_result(result)

        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(settle)


def refusal_of(error: DBAPIError) -> Refused:
    """What a failure of the database means for those who asked."""
    if isinstance(error, IntegrityError):
        return Conflict(message("error-stale"))
    if is_damage(error):
        return Damaged(message("error-table-damaged"))
    return Unavailable(message("error-database-busy"))


def is_damage(error: DBAPIError) -> bool:
    """Whether a file is no longer what SQLite has written."""
    return sqlite_code(error) in (SQLITE_CORRUPT, SQLITE_NOTADB)


def sqlite_code(error: DBAPIError) -> int:
    """SQLite's number of an error, without its details; 0 for other databases."""
    return int(getattr(error.orig, "sqlite_errorcode", 0)) & 0xFF
