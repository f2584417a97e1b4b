"""The books of the independent scorer: who holds what, what is due next, and what the log has said so far.

Nothing of Keeling is imported here: the books know double entry and a pile of things that are due, no rules.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

Key = tuple[Any, ...]
"""What an event is: its kind, then what it must be about, such as the player."""


class Objection(Exception):
    """The log cannot be the log of a game by the rules; the message says why."""


class Due:
    """Something that has to happen next: one of the keys, or, for a marker, what `expand` finds out to be due.

    `every` means that all keys have to happen, in any order. `lapses` says whether it does not happen after all.
    """

    def __init__(
        self,
        reason: str,
        *keys: Key,
        every: bool = False,
        lapses: Callable[[], bool] | None = None,
        expand: Callable[[], None] | None = None,
    ) -> None:
        self.reason = reason
        self.keys = keys
        self.every = every
        self.lapses = lapses
        self.expand = expand


class Agenda:
    """The pile of what is due: the event that comes must be the top of it."""

    def __init__(self) -> None:
        self.pile: list[Due] = []

    def push(self, *dues: Due) -> None:
        """These are due next, in this order, before everything else."""
        self.pile.extend(reversed(dues))

    def unfold(self) -> None:
        """Replace markers on top by what they stand for."""
        while self.pile and self.pile[-1].expand is not None:
            expand = self.pile.pop().expand
            assert expand is not None
            expand()

    def expects(self, *keys: Key) -> bool:
        """Whether one of these is due now; what is on top, is something else and lapses is put away."""
        while True:
            self.unfold()
            if not self.pile:
                return False
            due = self.pile[-1]
            if any(key in due.keys for key in keys):
                return True
            if due.lapses is None or not due.lapses():
                return False
            self.pile.pop()

    def take(self, *keys: Key) -> tuple[str, Key]:
        """An event of one of these keys has come: the reason why it was due, and the key that it was due as."""
        if not self.expects(*keys):
            self.settle(f"{keys[0]} comes")
            raise Objection(f"{keys[0]} comes without a reason")
        due = self.pile.pop()
        key = next(key for key in keys if key in due.keys)
        rest = list(due.keys)
        rest.remove(key)
        if due.every and rest:
            self.push(Due(due.reason, *rest, every=True, lapses=due.lapses))
        return due.reason, key

    def settle(self, when: str) -> None:
        """Nothing may be due any more."""
        self.expects()
        if self.pile:
            raise Objection(f"{when}, but due is {self.pile[-1].reason}: {self.pile[-1].keys}")


class Books:
    """Double entry: every piece is on one account, and moves only with a reason.

    `outside` accounts may go below zero: the coins of the bank, the points of the score track.
    """

    def __init__(self, outside: set[tuple[str, str]]) -> None:
        self.outside = outside
        self.held: Counter[tuple[str, str]] = Counter()
        self.flows: Counter[tuple[str, str]] = Counter()
        """How many of which piece moved for which reason."""

    def of(self, piece: str, account: str) -> int:
        """How many of a piece lie on an account."""
        return self.held[piece, account]

    def move(self, piece: str, source: str, target: str, amount: int, reason: str) -> None:
        """Move pieces from one account to another."""
        if amount < 0:
            raise Objection(f"{reason}: {amount} {piece} from {source} to {target}")
        if self.held[piece, source] < amount and (piece, source) not in self.outside:
            raise Objection(f"{reason}: {source} has {self.held[piece, source]} {piece}, not {amount}")
        self.held[piece, source] -= amount
        self.held[piece, target] += amount
        if amount:
            self.flows[piece, reason] += amount

    def total(self, piece: str) -> int:
        """How many of a piece there are on all accounts."""
        return sum(count for (kind, _), count in self.held.items() if kind == piece)


class Mirror:
    """The numbers and texts of the public view as the log tells them, by path."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}
        self.words: dict[str, str] = {}

    def follow(self, event: Mapping[str, Any]) -> None:
        """Take over what the event changed; it must begin with what the log has said before."""
        for path, (before, after) in event["changes"].items():
            if self.numbers.get(path, before) != before:
                raise Objection(f"{path} changes from {before}, but was {self.numbers[path]}")
            self.numbers[path] = after
        for path, (old, new) in event["words"].items():
            if self.words.get(path, old) != old:
                raise Objection(f"{path} changes from {old!r}, but was {self.words[path]!r}")
            self.words[path] = new
