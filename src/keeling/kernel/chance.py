"""The chance in a game: a stream of random numbers of its own for each kind of it.

A stream is a generator of `generator.py`, three words and a count, and a title numbers its streams. Every draw takes
exactly one step of its stream, be it a number or a whole order and however large the pool is. So the n-th draw of a
stream is the same in all games with one seed wherever the pools are equal, whatever else was drawn before.
"""

from typing import Final

from keeling.kernel.generator import DRAW_LIMIT, WARM_UP, WORD, Generator, seeded, times

STATE: Final = 4  # words of a stream: a, b, c and the count, which is 0 until an imagined stream begins
ASIDE: Final = 4  # rounds after which numbers beside a stream have nothing to do with those of the stream

NONE_BEGUN: Final[list[int]] = []
REAL: Final = -1

Draw = tuple[int, int | list[int]]
"""The number of a stream and what was drawn from it: a number, or the order of what was shuffled."""


class Chance:
    """All streams of a game.

    `words` is replaced at every draw and never changed in place, so clones share it. The streams of a real game
    have begun (`seeds.chance_of`); those of an imagined one begin when they are first used, with `seed`, and have no
    place in the list before.
    """

    def __init__(self, words: list[int], seed: int = REAL) -> None:
        self.words = words
        self.seed = seed
        self.dealer: Generator | None = None  # only while an imagined game is dealt
        self._log: list[Draw] | None = None  # no state

    def write_to(self, log: list[Draw]) -> None:
        """From now on every draw is written down there, for people."""
        self._log = log

    def copy(self) -> "Chance":
        """The same chance, independently, without the log."""
        return Chance(self.words, self.seed)

    def imagine(self, seed: int) -> None:
        """From now on these are other streams, of which nobody knows anything; the seed is one of `generator.seeded`.

        There is a dealer until the caller dismisses it.
        """
        self.words = NONE_BEGUN
        self.seed = seed
        self.dealer = seeded(seed)

    def below(self, stream: int, limit: int) -> int:
        """A whole number from 0 to limit - 1, all equally likely; the limit is 1 to 2**30."""
        if not 0 < limit <= DRAW_LIMIT:
            raise ValueError("the limit of a draw is 1 to 2**30")
        word = self._step(stream)
        product = times(word, limit)
        number = product >> 32
        if product & WORD < limit and product & WORD < (WORD + 1 - limit) % limit:
            # One of the lowest products, which are one too many for some results.
            number = self._beside(stream, word).below(limit)
        if self._log is not None:
            self._log.append((stream, number))
        return number

    def deal(self, items: list[int]) -> None:
        """Put the items in random order, in place, whatever order they were in before.

        For what is dealt again to somebody who must not learn anything from the old order. That is no chance of the
        game and takes no step of a stream.
        """
        assert self.dealer is not None, "only an imagined game is dealt again"
        self.dealer.deal(items)

    def shuffle(self, stream: int, items: list[int]) -> None:
        """Put the items in random order, in place."""
        self._beside(stream, self._step(stream)).shuffle(items)
        if self._log is not None:
            self._log.append((stream, items[:]))

    def _step(self, stream: int) -> int:
        """The next word of the stream."""
        words = self.words[:]
        place = stream * STATE
        if place >= len(words):
            if self.seed == REAL:
                raise ValueError(f"the title names no stream {stream}")
            words += [0] * (place + STATE - len(words))
        count = words[place + 3]
        if count == 0:
            _begin(words, place, self.seed)
            count = words[place + 3]
        b = words[place + 1]
        c = words[place + 2]
        result = (words[place] + b + count) & WORD
        words[place] = b ^ (b >> 9)
        words[place + 1] = (c + (c << 3)) & WORD
        words[place + 2] = (((c << 21) & WORD | (c >> 11)) + result) & WORD
        words[place + 3] = (count + 1) & WORD
        self.words = words
        return result

    def _beside(self, stream: int, word: int) -> Generator:
        """Further numbers for the draw that has just taken this word of the stream, which goes on without them."""
        words = self.words
        place = stream * STATE
        generator = Generator(word, words[place], words[place + 1], words[place + 2])
        for _ in range(ASIDE):
            generator.word()
        return generator


def _begin(words: list[int], place: int, seed: int) -> None:
    """Write the beginning of an imagined stream into its place; it has nothing in common with any other."""
    generator = Generator(seed & WORD, seed >> 32, place + 1, 1)
    for _ in range(WARM_UP):
        generator.word()
    words[place] = generator.a
    words[place + 1] = generator.b
    words[place + 2] = generator.c
    words[place + 3] = generator.count
