"""Every action of nim, with its number and its notation."""

from typing import Final

from keeling.kernel.alphabet import Alphabet, Field, Kind, numbers

HEAPS: Final = ["a", "b", "c"]
MOST_TAKEN: Final = 5

TAKE: Final = Kind("take", Field("heap", HEAPS), numbers("count", 1, MOST_TAKEN))
SHOW: Final = Kind("show")
REFILL: Final = Kind("refill")
LEAVE: Final = Kind("leave")

ALPHABET: Final = Alphabet(TAKE, SHOW, REFILL, LEAVE)
