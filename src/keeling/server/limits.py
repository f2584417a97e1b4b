"""What keeps one client from using up the server: token buckets, counted connections, clean names."""

import time
import unicodedata
from collections.abc import Callable

NAME_LENGTH = 32
ADDRESSES = 10_000


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
        now = self.clock()
        self.level = min(self.burst, self.level + (now - self.last) * self.rate)
        self.last = now
        if self.level < cost:
            return False
        self.level -= cost
        return True


class AddressBuckets:
    """A bucket for each client address; those that were not used for long are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str, cost: float = 1.0) -> bool:
        """Take from the bucket of an address."""
        bucket = self.buckets.pop(address, None) or Bucket(self.rate, self.burst)
        self.buckets[address] = bucket
        if len(self.buckets) > ADDRESSES:
            del self.buckets[next(iter(self.buckets))]
        return bucket.take(cost)


def clean_name(name: str | None) -> str:
    """A name as it may be shown: no control or direction characters, single spaces, at most 32 characters.

    Empty if nothing of it can be shown; whoever gave no name is called by the seat's number in the reader's language.
    """
    text = unicodedata.normalize("NFC", (name or "")[: NAME_LENGTH * 4])
    kept = "".join(" " if letter.isspace() else letter for letter in text if _shows(letter))
    return " ".join(kept.split())[:NAME_LENGTH].strip()


def _shows(letter: str) -> bool:
    return letter.isspace() or unicodedata.category(letter)[0] != "C"
