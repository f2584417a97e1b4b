"""What keeps one client from using up the server: token buckets, measured work, clean names."""

import time
import types
import unicodedata
from collections.abc import Callable, Coroutine, Generator
from typing import Any, TypeVar

T = TypeVar("T")

NAME_LENGTH = 32
ADDRESSES = 10_000
OTHERS_SECONDS = 10.0


class Bucket:
    """Fills at a steady rate up to a burst; each use takes some out."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.level = burst
        self.last = clock()

    def take(self, cost: float = 1.0) -> bool:
        """Take that much out, if it is there."""
        self._fill()
        if self.level < cost:
            return False
        self.level -= cost
        return True

    def charge(self, cost: float) -> None:
        """Take that much out, even if it is not there: what was used is known only afterwards."""
        self._fill()
        self.level = max(-self.burst, self.level - cost)

    def is_empty(self) -> bool:
        """Whether more was used than there was."""
        self._fill()
        return self.level <= 0

    def _fill(self) -> None:
        now = self.clock()
        self.level = min(self.burst, self.level + (now - self.last) * self.rate)
        self.last = now


class AddressBuckets:
    """A bucket for each client address; those that were not used for long are forgotten."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str, cost: float = 1.0) -> bool:
        """Take from the bucket of an address."""
        return self.of(address).take(cost)

    def of(self, address: str) -> Bucket:
        """The bucket of an address."""
        bucket = self.buckets.pop(address, None) or Bucket(self.rate, self.burst, self.clock)
        self.buckets[address] = bucket
        if len(self.buckets) > ADDRESSES:
            del self.buckets[next(iter(self.buckets))]
        return bucket


class Work:
    """How much time of the event loop each address and each table may use, in seconds of its processor.

    Nobody is refused while nobody else is here: whoever has the server alone may have all of it.
    """

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.addresses = AddressBuckets(rate, burst, clock)
        self.tables = AddressBuckets(rate, burst, clock)
        self.clock = clock
        self.seen: dict[str, float] = {}  # when each address last used any, the latest last

    def is_used_up(self, address: str, table: str | None = None) -> bool:
        """Whether the address, or all together at the table, must wait because others are here, too."""
        if not self._others_are_here(address):
            return False
        if self.addresses.of(address).is_empty():
            return True
        return table is not None and self.tables.of(table).is_empty()

    def _others_are_here(self, address: str) -> bool:
        last = next((when for other, when in reversed(self.seen.items()) if other != address), None)
        return last is not None and self.clock() - last < OTHERS_SECONDS

    def charge(self, seconds: float, address: str, table: str | None = None) -> None:
        """So much was used."""
        self.seen.pop(address, None)
        self.seen[address] = self.clock()
        if len(self.seen) > ADDRESSES:
            del self.seen[next(iter(self.seen))]
        self.addresses.of(address).charge(seconds)
        if table is not None:
            self.tables.of(table).charge(seconds)

    @types.coroutine
    def metered(self, work: Coroutine[Any, Any, T], address: str, table: str | None = None) -> Generator[Any, Any, T]:
        """Await `work`, and charge for the time it computes; the time it waits is nobody's."""
        sent: Any = None
        thrown: BaseException | None = None
        used = 0.0
        try:
            while True:
                started = time.thread_time()
                try:
                    waited_for = work.send(sent) if thrown is None else work.throw(thrown)
                except StopIteration as done:
                    result: T = done.value
                    return result
                finally:
                    used += time.thread_time() - started
                sent = thrown = None
                try:
                    sent = yield waited_for
                except BaseException as error:
                    thrown = error
        finally:
            self.charge(used, address, table)


def clean_name(name: str | None) -> str:
    """A name as it may be shown: no control or direction characters, single spaces, at most 32 characters.

    Empty if nothing of it can be shown; whoever gave no name is called by the seat's number in the reader's language.
    """
    text = unicodedata.normalize("NFC", (name or "")[: NAME_LENGTH * 4])
    kept = "".join(" " if letter.isspace() else letter for letter in text if _shows(letter))
    return " ".join(kept.split())[:NAME_LENGTH].strip()


def _shows(letter: str) -> bool:
    return letter.isspace() or unicodedata.category(letter)[0] != "C"
