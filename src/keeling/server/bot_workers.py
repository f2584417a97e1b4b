"""Bots think in processes of their own, never in the event loop. They get plain data and answer with an action."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any, Literal, NamedTuple, TypeVar
from zlib import crc32

from keeling.bots import foreign
from keeling.bots.bot import Bot, Peek
from keeling.bots.errors import BotFailed
from keeling.bots.spec import bot_for, is_own
from keeling.kernel.errors import BadSetup
from keeling.kernel.generator import derive
from keeling.kernel.messages import message, verbatim
from keeling.kernel.seeds import bot_seed
from keeling.kernel.title import Setup
from keeling.server.errors import Unavailable
from keeling.server.metrics import BOT_SECONDS, WORKERS_REPLACED
from keeling.titles import title_named

log = logging.getLogger("keeling.server")

T = TypeVar("T")

GAMES_KEPT = 64
LONGEST_MIND = 32
"""After so many actions a bot begins anew, also in a turn that goes on: games without turns are one long one."""
TRIES = 3
NICENESS = 5
TRIAL_SECONDS = 5.0

Condition = Literal["ok", "busy", "failing"]
"""Of all processes together."""


class Question(NamedTuple):
    """A decision for a bot: everything a worker needs to come to the position by itself."""

    table: str
    title: str
    players: int
    seed: str
    options: dict[str, Any]
    actions: list[int]
    seat: int
    spec: str


# In the worker


class Mind(NamedTuple):
    """A bot that is in the middle of a turn: whose it is, since which action, and for which position it is ready."""

    bot: Bot
    seat: int
    spec: str
    first: int
    ready: int


class Kept:
    """A game that a worker keeps: the question that led to it, whose turn each action belonged to, and the bot."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.title = title_named(question.title)
        self.game = Setup.of(self.title, question.players, question.seed, question.options).start()
        self.turns: list[tuple[int, tuple[int, ...]]] = []
        self.mind: Mind | None = None

    def leads_to(self, question: Question) -> bool:
        """Whether the game of the question is this one, played on."""
        count = len(self.turns)
        return self.question.seed == question.seed and question.actions[:count] == self.question.actions[:count]

    def play_on(self, question: Question) -> None:
        """Play to the position of the question."""
        self.question = question
        for action in question.actions[len(self.turns) :]:
            self.turns.append(self._turn())
            self.game.play(action)

    def _turn(self) -> tuple[int, tuple[int, ...]]:
        return self.game.decision.player, self.title.turn(self.game)

    def first(self) -> int:
        """How many actions came before those that the seat which is asked took without a break, in this turn."""
        now = len(self.turns)
        turn = self._turn()
        first = now
        while first % LONGEST_MIND and self.turns[first - 1] == turn:
            first -= 1
        return first


_games: "OrderedDict[str, Kept]" = OrderedDict()


def start_worker() -> None:
    """Leave signals to the server, give way to it, and end when it ends, however it ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    os.nice(NICENESS)
    parent = multiprocessing.parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=follow, daemon=True).start()


def answer(question: Question) -> int:
    """The bot's choice. Equal questions get equal answers, so a move that was lost can be asked for again.

    A bot may keep a plan while its turn goes on. Where that is not at hand, because another worker has it or a server
    has started again, the bot is asked once more what it was asked since its turn began; but for one with a clock,
    which would come to another plan.
    """
    kept = kept_for(question)
    mind, now, first = kept.mind, len(question.actions), kept.first()
    if mind is None or mind[1:] != (question.seat, question.spec, first, now):
        mind = Mind(begun(question, first), question.seat, question.spec, first, now)
    kept.mind = None
    action = mind.bot.choose(Peek(kept.game, question.seat))
    kept.mind = mind._replace(ready=now + 1)
    return action


def begun(question: Question, first: int) -> Bot:
    """The bot of a question as it is after what it has seen of its turn."""
    title = title_named(question.title)
    seed = derive(bot_seed(question.seed, question.seat), first)
    # Nobody's own bot is stopped in here: the server ends the process.
    bot = bot_for(question.spec, seed, title, question.players, seconds=foreign.NO_LIMIT)
    if first < len(question.actions) and not bot.clocked:
        past = Kept(question._replace(actions=[]))
        past.play_on(question._replace(actions=question.actions[:first]))
        for action in question.actions[first:]:
            bot.choose(Peek(past.game, question.seat))
            past.game.play(action)
    return bot


def kept_for(question: Question) -> Kept:
    """The game of a question: the kept one of the same table played on, if it leads there, or a new one."""
    kept = _games.pop(question.table, None)
    if kept is None or not kept.leads_to(question):
        kept = Kept(question)
    kept.play_on(question)
    _games[question.table] = kept
    if len(_games) > GAMES_KEPT:
        _games.popitem(last=False)
    return kept


# In the server


class Worker:
    """A process that does one thing at a time. It is started when it is first asked, and again after it has ended."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None
        self.free = asyncio.Lock()
        self.expected = 0
        """How many ask it or wait to do so."""

    def begin(self, function: Callable[..., T], *arguments: Any) -> "asyncio.Future[T]":
        """Let the process call a function."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), start_worker)
        future = asyncio.wrap_future(self.pool.submit(function, *arguments))
        future.add_done_callback(_look_at)
        return future

    def release(self) -> None:
        """Whoever had the process is done with it."""
        self.expected -= 1
        self.free.release()

    def end(self) -> None:
        """End the process, whatever it does."""
        pool, self.pool = self.pool, None
        if pool is not None:
            processes = list((getattr(pool, "_processes", None) or {}).values())
            pool.shutdown(wait=False)
            for process in processes:
                process.terminate()


class Workers:
    """Processes that think. A question waits until one of them is free, and only then its time begins.

    The questions of one table go to the same process if it is free, for that has its game and the plans of its bots.
    """

    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self.all = [Worker() for _ in range(max(1, workers))]
        self.closed = False
        self.trial: asyncio.Task[None] | None = None
        self.tried = 0.0
        self.works: bool | None = None  # what the last trial has found

    @property
    def asked(self) -> int:
        """How many questions are being answered or wait."""
        return sum(worker.expected for worker in self.all)

    @property
    def waiting(self) -> int:
        """How many questions wait for a process."""
        return sum(max(0, worker.expected - 1) for worker in self.all)

    @property
    def running(self) -> int:
        """How many processes have been started and not ended."""
        return sum(worker.pool is not None for worker in self.all)

    async def health(self) -> Condition:
        """Whether bots can think: whether a process answers, a new one if need be. Tried at most every few seconds.

        While all of them think it is `busy`, and so is a process that takes long to start.
        """
        trial = self.trial
        if trial is None or trial.done():
            if all(worker.expected for worker in self.all):
                return "busy"
            if trial is None or time.monotonic() - self.tried > TRIAL_SECONDS:
                self.trial = trial = asyncio.create_task(self._try())
        with suppress(TimeoutError):
            async with asyncio.timeout(TRIAL_SECONDS):
                await asyncio.shield(trial)
        if self.works is False:
            return "failing"
        return "ok" if trial.done() else "busy"

    async def _try(self) -> None:
        self.works = await self._answer()
        self.tried = time.monotonic()

    async def _answer(self) -> bool:
        for _ in range(2):  # one that has died since it was last used says so only when it is asked
            try:
                await self.ask(os.getpid)
                return True
            except (BrokenProcessPool, TimeoutError):
                continue
        return False

    async def ask(self, function: Callable[..., T], *arguments: Any, table: str = "") -> T:
        """Have a function called. TimeoutError or BrokenProcessPool if that takes too long or ends the process, which
        is then replaced; the others go on.
        """
        worker = self.worker_for(table)
        worker.expected += 1
        try:
            await worker.free.acquire()
        except BaseException:
            worker.expected -= 1
            raise
        future: asyncio.Future[T] | None = None
        try:
            if self.closed:
                raise BrokenProcessPool
            try:
                future = worker.begin(function, *arguments)
            except OSError as error:  # the system grants no more processes, files or memory
                raise BrokenProcessPool from error
            async with asyncio.timeout(self.seconds):
                # Shielded, because an executor does not take it well if what it works on is cancelled.
                return await asyncio.shield(future)
        except (BrokenProcessPool, TimeoutError):
            worker.end()
            future = None
            raise
        finally:
            if future is None or future.done():
                worker.release()
            else:  # whoever asked is gone; the process is free when it has answered all the same
                future.add_done_callback(lambda _: worker.release())

    def worker_for(self, table: str) -> Worker:
        """The table's own process, or the one with the shortest queue if that is shorter."""
        own = self.all[crc32(table.encode()) % len(self.all)]
        return min(self.all, key=lambda worker: (worker.expected, worker is not own))

    async def choose(self, question: Question) -> int:
        """Ask a bot; if its process died or thought for too long, ask again, but a bot of others only once.

        Unavailable names a bot of others that fails or is not offered any more.
        """
        offered = foreign.offered()
        if not is_own(question.spec) and question.spec not in offered:
            raise Unavailable(message("error-bot-not-offered", bot=verbatim(question.spec)))
        asked = question._replace(spec=offered.get(question.spec, question.spec))
        for _ in range(TRIES if is_own(question.spec) else 1):
            try:
                with BOT_SECONDS.time():
                    return await self.ask(answer, asked, table=question.table)
            except (BotFailed, BadSetup) as error:
                raise Unavailable(error.message) from error
            except (BrokenProcessPool, TimeoutError):
                WORKERS_REPLACED.inc()
                log.warning("A bot's worker has died or was too slow; it is replaced.")
        raise Unavailable(message("error-bot-silent", bot=verbatim(question.spec)))

    def close(self) -> None:
        """End the processes; what they were thinking about is asked again after the next start."""
        self.closed = True
        if self.trial is not None:
            self.trial.cancel()
        for worker in self.all:
            worker.end()


def _look_at(future: "asyncio.Future[Any]") -> None:
    """Nobody may wait any more for what a worker says; that it failed is no news then."""
    if not future.cancelled():
        future.exception()
