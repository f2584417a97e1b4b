"""Work spread over processes: they leave Ctrl-C to whoever started them and end with them."""

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import Any, TypeVar

Result = TypeVar("Result")

AHEAD = 4
"""Calls that wait for each process, so that none is idle."""


def spread(
    workers: int,
    start: Callable[..., None],
    given: tuple[Any, ...],
    work: Callable[..., Result],
    calls: Iterable[tuple[Any, ...]],
    in_order: bool = True,
) -> Generator[Result, None, None]:
    """What `work` returns for each call: in their order, or as it comes.

    Every process calls `start` with what is `given` first. Whoever closes the generator or interrupts it ends the
    processes at once, whatever they are doing; so does a call that fails. A single worker is the process that asks.
    """
    if workers <= 1:
        start(*given)
        for call in calls:
            yield work(*call)
        return
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _begin, (start, given))
    left = iter(calls)
    waiting: deque[Future[Result]] = deque()
    try:
        while True:
            for call in islice(left, workers * AHEAD - len(waiting)):
                waiting.append(pool.submit(work, *call))
            if not waiting:
                break
            if in_order:
                yield waiting.popleft().result()
            else:
                done = wait(waiting, return_when=FIRST_COMPLETED).done
                finished = [future for future in waiting if future in done]
                waiting = deque(future for future in waiting if future not in done)
                for future in finished:
                    yield future.result()
        pool.shutdown()
    except BaseException:
        for process in multiprocessing.active_children():
            process.terminate()
        pool.shutdown(wait=False, cancel_futures=True)
        raise


def _begin(start: Callable[..., None], given: tuple[Any, ...]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    start(*given)
