"""The one thread that talks to the database, so that the event loop never waits for a disk.

Jobs that wait together share one transaction, and so one wait for the disk. Each answers only after the commit.
"""

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

from keeling.kernel.messages import message
from keeling.server.errors import NotNow, Unavailable

T = TypeVar("T")
Job = tuple[Callable[[Connection], Any], "asyncio.Future[Any]"]

MOST_TOGETHER = 200


class Conflict(NotNow):
    """Somebody else has written what was to be written."""

    code = "stale"


class Writer:
    """Runs jobs in a thread of its own, in the order they were given."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.loop = asyncio.get_running_loop()
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._run, name="database", daemon=True)
        self.thread.start()

    async def do(self, job: Callable[[Connection], T]) -> T:
        """Run a job and wait for its commit. Conflict if a row exists already, Unavailable if the database fails.

        The job is carried out even if whoever waits for it is cancelled.
        """
        future: asyncio.Future[T] = self.loop.create_future()
        self.jobs.put((job, future))
        return await asyncio.shield(future)

    async def close(self) -> None:
        """Finish what was given and end the thread."""
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)
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
                self._answer(self._together(batch) if len(batch) > 1 else [self._alone(batch[0])])
            if job is None:
                return

    def _together(self, batch: list[Job]) -> list[tuple[Job, Any]]:
        try:
            with self.engine.begin() as connection:
                results = [job[0](connection) for job in batch]
            return list(zip(batch, results, strict=True))
        except Exception:
            return [self._alone(job) for job in batch]

    def _alone(self, job: Job) -> tuple[Job, Any]:
        try:
            with self.engine.begin() as connection:
                return job, job[0](connection)
        except IntegrityError:
            return job, Conflict(message("error-stale"))
        except DBAPIError:
            return job, Unavailable(message("error-database-busy"))
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
