"""Bots think in processes of their own, never in the event loop. They get plain data and answer with an action."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple

from keeling.bots.bot import Peek
from keeling.bots.spec import bot_for
from keeling.kernel.generator import derive
from keeling.kernel.messages import message, verbatim
from keeling.kernel.seeds import bot_seed
from keeling.kernel.title import Setup
from keeling.server.errors import Unavailable
from keeling.titles import title_named

log = logging.getLogger("keeling.server")

GAMES_KEPT = 64
TRIES = 3
NICENESS = 5


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


_games: "OrderedDict[str, tuple[Question, Any]]" = OrderedDict()


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
    """The bot's choice. Equal questions get equal answers, so a move that was lost can be asked for again."""
    game = position_of(question)
    seed = derive(bot_seed(question.seed, question.seat), len(question.actions))
    bot = bot_for(question.spec, seed, title_named(question.title), question.players)
    return bot.choose(Peek(game, question.seat))


def position_of(question: Question) -> Any:
    """The game of a question: the kept one of the same table played on, if it leads there, or a new one."""
    kept = _games.pop(question.table, None)
    count = 0
    if kept is not None and kept[0].seed == question.seed:
        count = len(kept[0].actions)
    if kept is not None and count and kept[0].actions == question.actions[:count]:
        game = kept[1]
    else:
        title = title_named(question.title)
        game = Setup.of(title, question.players, question.seed, question.options).start()
        count = 0
    for action in question.actions[count:]:
        game.play(action)
    _games[question.table] = (question, game)
    if len(_games) > GAMES_KEPT:
        _games.popitem(last=False)
    return game


# In the server


class Thinkers:
    """The worker processes. They are started when the first bot is asked, and again after one has died."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = max(1, workers)
        self.seconds = seconds
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, question: Question) -> int:
        """Ask a bot; a worker that died or thinks for too long is replaced and the question asked again."""
        for _ in range(TRIES):
            pool = self._open()
            try:
                # Shielded, because an executor does not take it well if what it works on is cancelled.
                thinking = asyncio.wrap_future(pool.submit(answer, question))
                thinking.add_done_callback(_look_at)
                async with asyncio.timeout(self.seconds):
                    return await asyncio.shield(thinking)
            except (BrokenProcessPool, TimeoutError):
                log.warning("A bot's worker has died or was too slow; it is replaced.")
                self._drop(pool)
        raise Unavailable(message("error-bot-silent", bot=verbatim(question.spec)))

    def _open(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, context, start_worker)
        return self.pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        if self.pool is pool:
            self.pool = None
        processes = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False)
        for process in processes:
            process.terminate()

    def close(self) -> None:
        """End the workers; what they were thinking about is asked again after the next start."""
        if self.pool is not None:
            self._drop(self.pool)


def _look_at(future: "asyncio.Future[int]") -> None:
    """Nobody may wait any more for what a worker says; that it failed is no news then."""
    if not future.cancelled():
        future.exception()
