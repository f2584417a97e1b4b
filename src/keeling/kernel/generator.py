"""The random generator inside a game: sfc32, three words and a counter of 32 bits.

All arithmetic stays below 2**62, so that compiled integers are never boxed (`times`). The same seed gives the same
numbers in every process, on every platform and in both builds.
"""

from typing import Final

WORD: Final = 0xFFFFFFFF
WARM_UP: Final = 12
SEED_LIMIT: Final = 1 << 53
DRAW_LIMIT: Final = 1 << 30


class Generator:
    """A stream of random numbers, given by its whole state; `seeded` makes one from a seed."""

    def __init__(self, a: int, b: int, c: int, count: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.count = count

    def copy(self) -> "Generator":
        """A generator that continues with the same numbers, independently."""
        return Generator(self.a, self.b, self.c, self.count)

    def word(self) -> int:
        """The next 32 random bits."""
        b = self.b
        c = self.c
        result = (self.a + b + self.count) & WORD
        self.count = (self.count + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = (((c << 21) & WORD | (c >> 11)) + result) & WORD
        return result

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1, all equally likely; the limit is 1 to 2**30."""
        if not 0 < limit <= DRAW_LIMIT:
            raise ValueError("the limit of a draw is 1 to 2**30")
        product = times(self.word(), limit)
        if product & WORD < limit:
            # The lowest products are one too many for some results: draw again where that would show.
            surplus = (WORD + 1 - limit) % limit
            while product & WORD < surplus:
                product = times(self.word(), limit)
        return product >> 32

    def deal(self, items: list[int]) -> None:
        """Put the items in random order, in place, whatever order they were in before.

        For what is dealt again to somebody who must not learn anything from the old order.
        """
        items.sort()
        self.shuffle(items)

    def shuffle(self, items: list[int]) -> None:
        """Put the items in random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def times(word: int, limit: int) -> int:
    """The product of a word and the limit of a draw.

    mypyc boxes a product if a factor has more than 30 bits. That is slow, and a signal that arrives while boxed
    integers are multiplied ends a compiled program as if there were no memory left, so the word comes in halves.
    """
    return ((word >> 16) * limit << 16) + (word & 0xFFFF) * limit


def seeded(seed: int) -> Generator:
    """A generator for a seed from 0 to 2**53 - 1, the whole numbers that every JSON reader keeps exact."""
    if not 0 <= seed < SEED_LIMIT:
        raise ValueError("a seed is a whole number from 0 to 2**53 - 1")
    generator = Generator(seed & WORD, seed >> 32, 0, 1)
    for _ in range(WARM_UP):
        generator.word()
    return generator


def derive(seed: int, index: int) -> int:
    """The seed of the index-th part (a game of a series, a bot of a game) of something seeded itself.

    Neighbouring seeds and indices give unrelated streams. The index is 0 to 2**32 - 1.
    """
    generator = seeded(seed)
    mixed = Generator(generator.word() ^ index, generator.word(), generator.word(), 1)
    for _ in range(WARM_UP):
        mixed.word()
    return mixed.word() << 21 | mixed.word() >> 11
