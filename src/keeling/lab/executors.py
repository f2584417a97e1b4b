"""Who plays: this process, processes of this machine, or a Dask cluster; anything with the interface of the standard
library's executors will do."""

import logging
import multiprocessing
import os
import signal
import threading
import time
from asyncio import CancelledError
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing.connection import wait as sentinels
from typing import Any, Final, TypeVar

import keeling
from keeling.kernel.errors import BadSetup
from keeling.kernel.messages import message, verbatim
from keeling.lab.errors import BadExperiment, needs

Given = TypeVar("Given")
Result = TypeVar("Result")
AHEAD: Final = 4
"""Calls that wait for each worker, so that none is idle and little is lost by an interruption."""
PATIENCE: Final = 10
"""Seconds until a cluster must have answered, and have a worker."""
VERSION: Final = "__import__('keeling').__version__"
GRACE: Final = 1.0
"""Seconds in which processes without work end by themselves."""
MOST_REASON: Final = 300


@contextmanager
def processes(workers: int) -> Iterator[Executor | None]:
    """So many processes, which end with this one even if it is killed; none for a single worker: this process plays."""
    if workers <= 1:
        yield None
        return
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _begin)
    try:
        yield pool
    finally:
        own = [process for process in multiprocessing.active_children() if process not in others]
        pool.shutdown(wait=False, cancel_futures=True)
        end = time.monotonic() + GRACE
        for process in own:  # whoever has nothing to do ends by himself; what others still play, nobody waits for
            if not sentinels([process.sentinel], max(0.0, end - time.monotonic())):
                process.terminate()


def _begin() -> None:
    """In a worker: Ctrl-C is for whoever started it, and nobody plays on without him."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: Any) -> None:
    parent.join()
    os._exit(1)


@contextmanager
def dask_cluster(address: str) -> Iterator[tuple[Executor, int]]:
    """The executor of a Dask cluster and how many threads it has; BadSetup if nobody answers there, or works."""
    try:
        from distributed import Client
        from distributed.comm.addressing import get_address_host_port
    except ImportError:
        raise needs("dask distributed") from None
    for name in ("distributed", "distributed.client"):
        logging.getLogger(name).setLevel(logging.CRITICAL)  # what goes wrong is said once, by us
    try:
        get_address_host_port(address)  # a client that is not made at all leaves nothing behind
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except Exception as error:  # whatever an address that is none, or nobody at it, leads to
        raise BadSetup(message("error-lab-dask", address=verbatim(address), reason=verbatim(brief(error)))) from None
    try:
        try:
            client.wait_for_workers(1, timeout=PATIENCE)
        except TimeoutError:
            raise BadSetup(message("error-lab-no-worker", address=verbatim(address))) from None
        # Workers that cannot read what they are sent would be asked for ever. Other versions might play otherwise.
        for worker, version in client.run(eval, VERSION, on_error="return").items():
            if version != keeling.__version__:
                told = f"{worker}: {brief(version) if isinstance(version, BaseException) else f'keeling {version}'}"
                raise BadSetup(message("error-lab-elsewhere", reason=verbatim(told)))
        yield client.get_executor(pure=False), max(1, sum(client.ncores().values()))
    finally:
        client.close()


def brief(error: BaseException) -> str:
    """An error of others on one line."""
    return f"{type(error).__name__}: {' '.join(str(error).split())}"[:MOST_REASON]


def spread(
    executor: Executor | None, workers: int, work: Callable[[Given], Result], calls: Iterable[Given]
) -> Iterator[Result]:
    """What `work` gives for each call, as it comes; without an executor one after the other here."""
    if executor is None:
        for call in calls:
            yield work(call)
        return
    left = iter(calls)
    waiting: deque[Future[Result]] = deque()
    try:
        while True:
            for call in islice(left, workers * AHEAD - len(waiting)):
                waiting.append(executor.submit(work, call))
            if not waiting:
                return
            done = wait(waiting, return_when=FIRST_COMPLETED).done
            finished = [future for future in waiting if future in done]
            waiting = deque(future for future in waiting if future not in done)
            for future in finished:
                yield future.result()
    except BrokenProcessPool:
        raise BadExperiment(message("error-lab-worker")) from None
    except (Exception, CancelledError) as error:
        # A game that fails says so in what it gives: this is about whoever should have played it.
        raise BadExperiment(message("error-lab-elsewhere", reason=verbatim(brief(error)))) from None
    finally:
        for future in waiting:
            future.cancel()
