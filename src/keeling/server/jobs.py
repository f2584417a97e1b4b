"""Long work that people ask for after a game: one at a time in a process of its own, the others wait; what was found
is kept.

Reviews and counterfactuals are jobs, and share one queue and its limits. Nothing of it is stored: what a job finds
follows from the game and the question, so after a restart it is found again when somebody asks.
"""

import asyncio
import json
import logging
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import Counter, OrderedDict
from contextlib import suppress
from typing import Any, Literal, NamedTuple, TypedDict

from pydantic_core import to_json

from keeling.kernel.messages import Message, message
from keeling.server.errors import TooMuch
from keeling.server.job_process import Work
from keeling.server.limits import AddressBuckets
from keeling.server.settings import Settings

log = logging.getLogger("keeling.server")

LONGEST_LINE = 1 << 26
HOUR = 3_600.0
LOOK_SECONDS = 1.0
"""How often it is looked at whether anybody still waits."""
FAILURES_KEPT = 64

Key = tuple[str, int, str]
"""A table, the entry of its log by which it came to the position that is asked about, and what is asked."""
Progress = Literal["none", "waiting", "working", "failed", "done"]


class JobState(TypedDict):
    """How far a job is. `done` of `of` parts are finished (0 of 0 until it has begun)."""

    state: Progress
    position: int
    """After how many actions the game is looked at."""
    ahead: int
    """How many jobs come before this one while it waits."""
    done: int
    of: int
    error: Message | None
    """Why it failed."""


class Asked(NamedTuple):
    """A job that somebody wants done; `failure` is the key of what is said if it comes to nothing."""

    key: Key
    work: Work
    address: str
    failure: str


class Job:
    """A job that waits or is being done."""

    def __init__(self, asked: Asked) -> None:
        self.asked = asked
        self.done = 0
        self.of = 0
        self.seen = time.monotonic()
        """When somebody last asked how far it is."""


class Jobs:
    """All jobs of the server. What is found is kept as JSON, the latest used last."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.jobs: OrderedDict[Key, Job] = OrderedDict()
        self.found: OrderedDict[Key, bytes] = OrderedDict()
        self.failed: OrderedDict[Key, Message] = OrderedDict()
        self.begun = AddressBuckets(settings.jobs_per_hour / HOUR, settings.jobs_per_hour)
        self.task: asyncio.Task[None] | None = None
        self.process: Process | None = None

    @property
    def asked(self) -> int:
        """How many jobs are being done or wait."""
        return len(self.jobs)

    def ask(self, asked: Asked) -> None:
        """Have a job done, unless it is or is on its way; TooMuch if the server or the address has too many."""
        if asked.key in self.found or asked.key in self.jobs:
            return
        if len(self.jobs) > self.settings.jobs_waiting:
            raise TooMuch(message("error-jobs-wait"))
        mine = Counter(job.asked.address for job in self.jobs.values())[asked.address]
        if mine >= self.settings.jobs_per_address or not self.begun.take(asked.address):
            raise TooMuch(message("error-jobs-address"))
        self.failed.pop(asked.key, None)
        self.jobs[asked.key] = Job(asked)
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self._run())

    def told(self, key: Key, position: int, name: str, /, **more: object) -> bytes:
        """A `JobState` as JSON, with `more` and, under this name, what was found (null until it is).

        Whoever asks for a job that is not ready keeps it from being given up.
        """
        state: JobState = {"state": "none", "position": position, "ahead": 0, "done": 0, "of": 0, "error": None}
        found = b"null"
        job = self.jobs.get(key)
        if key in self.found:
            self.found.move_to_end(key)
            state["state"] = "done"
            found = self.found[key]
        elif job is not None:
            job.seen = time.monotonic()
            state["ahead"] = list(self.jobs).index(key)
            state["state"] = "waiting" if state["ahead"] else "working"
            state["done"], state["of"] = job.done, job.of
        elif key in self.failed:
            state["state"], state["error"] = "failed", self.failed[key]
        return to_json({**state, **more})[:-1] + f',"{name}":'.encode() + found + b"}"

    async def close(self) -> None:
        """End the process; nothing is left of it."""
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    # Doing them

    async def _run(self) -> None:
        """One after the other."""
        while self.jobs:
            key, job = next(iter(self.jobs.items()))
            try:
                if self._is_wanted(job):
                    await self._do(key, job)
            except (OSError, ValueError, TimeoutError, asyncio.IncompleteReadError):
                self._fail(key, message(job.asked.failure))
            except Exception:
                log.exception("A job could not be done.")
                self._fail(key, message(job.asked.failure))
            finally:
                self.jobs.pop(key, None)

    def _is_wanted(self, job: Job) -> bool:
        return time.monotonic() - job.seen < self.settings.job_patience

    def _fail(self, key: Key, why: Message) -> None:
        self.failed[key] = why
        while len(self.failed) > FAILURES_KEPT:
            self.failed.popitem(last=False)

    async def _do(self, key: Key, job: Job) -> None:
        """Have a process do it, and end that in any case."""
        command = [sys.executable, "-m", "keeling.server.job_process"]
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LONGEST_LINE
        )
        self.process = process
        try:
            assert process.stdin is not None
            process.stdin.write(json.dumps(job.asked.work._asdict()).encode() + b"\n")
            await process.stdin.drain()
            async with asyncio.timeout(self.settings.job_seconds):
                await self._listen(key, job, process)
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            ended = asyncio.create_task(process.communicate())
            try:
                await asyncio.wait([ended])
            except asyncio.CancelledError:  # the server closes just now: what was ended is waited for all the same
                await asyncio.wait([ended])
                raise
            finally:
                self.process = None

    async def _listen(self, key: Key, job: Job, process: Process) -> None:
        """Take what the process says, until it has said it all or nobody wants to know."""
        assert process.stdout is not None
        reading: asyncio.Task[bytes] | None = None
        try:
            while self._is_wanted(job):
                reading = reading or asyncio.create_task(process.stdout.readline())
                if not (await asyncio.wait([reading], timeout=LOOK_SECONDS))[0]:
                    continue
                line, reading = reading.result(), None
                if not line:
                    raise asyncio.IncompleteReadError(b"", None)
                if self._take(key, job, json.loads(line)):
                    return
        finally:
            if reading is not None:
                reading.cancel()
                await asyncio.wait([reading])

    def _take(self, key: Key, job: Job, said: dict[str, Any]) -> bool:
        """One line of the process; whether it was the last."""
        if "error" in said:
            self._fail(key, said["error"])
        elif "found" in said:
            self.found[key] = to_json(said["found"])
            while len(self.found) > self.settings.jobs_kept:
                self.found.popitem(last=False)
        else:
            job.done, job.of = said["done"], said["of"]
            return False
        return True
