"""What a bot is and what it may look at."""

from collections.abc import Callable

from keeling.kernel.game import Game
from keeling.kernel.generator import seeded


class Peek:
    """What a bot may know when it is asked: its options, and imagined games that agree with what its seat knows.

    The game itself is never handed to a bot.
    """

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self.seat = seat
        self.legal = game.legal

    def imagine(self, seed: int) -> Game:
        """A game in which everything the seat cannot know is dealt again; the bot may play on in it."""
        return self._game.redetermine(self.seat, seed)


class Bot:
    """Chooses among the legal actions. `quick` says that a choice takes microseconds, not milliseconds.

    `clocked` says that a clock ends its thinking, so that it may decide otherwise the next time.
    """

    quick = True
    clocked = False

    def choose(self, peek: Peek) -> int:
        """One of `peek.legal`, which holds at least two."""
        raise NotImplementedError


class RandomBot(Bot):
    """Takes any legal action, all equally likely."""

    def __init__(self, seed: int) -> None:
        self.random = seeded(seed)

    def choose(self, peek: Peek) -> int:
        """One of the options by chance."""
        return peek.legal[self.random.below(len(peek.legal))]


class GuestBot(Bot):
    """Hands every question to a function that may be interpreted; nobody knows what its choices depend on."""

    def __init__(self, ask: Callable[[Peek], int]) -> None:
        self.quick = False
        self.clocked = True
        self.ask = ask

    def choose(self, peek: Peek) -> int:
        """What the function says."""
        return self.ask(peek)
