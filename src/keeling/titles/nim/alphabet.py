"""Every action of nim, with its number and its notation."""

from typing import Final

from keeling.kernel.alphabet import Alphabet, Field, Kind, numbers

HEAPS: Final = ["a", "b", "c"]
MOST_TAKEN: Final = 5


class TakeKind(Kind):
    """`take a 2`: counters from a heap."""

    def of(self, heap: int, count: int) -> int:
        """The action that takes this many counters from the heap."""
        return self.code(heap, count - 1)

    def heap(self, action: int) -> int:
        """The heap they are taken from."""
        return self.i(action)

    def count(self, action: int) -> int:
        """How many are taken."""
        return self.j(action) + 1


TAKE: Final = TakeKind("take", Field("heap", HEAPS), numbers("count", 1, MOST_TAKEN))
SHOW: Final = Kind("show")
REFILL: Final = Kind("refill")
LEAVE: Final = Kind("leave")

ALPHABET: Final = Alphabet(TAKE, SHOW, REFILL, LEAVE)
