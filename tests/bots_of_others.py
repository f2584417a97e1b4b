"""Bots as somebody brings them, good and bad; tests name them by this file."""

import keeling


def tries(peek: keeling.Peek) -> keeling.Option:
    """The first of a few options that is best at once."""

    def points(option: keeling.Option) -> int:
        game = peek.imagine(seed=1)
        game.play(option)
        return game.scores[peek.seat]

    return max(peek.options[:3], key=points)


def chance(peek: keeling.Peek) -> keeling.Option:
    return peek.random.choice(peek.options)


class Counting:
    """Remembers how often it was asked in its game."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, peek: keeling.Peek) -> int:
        self.asked += 1
        return peek.legal[self.asked % 2]


counting = Counting()


def raises(peek: keeling.Peek) -> int:
    return 1 // (peek.seat - peek.seat)


def leaves(peek: keeling.Peek) -> int:
    raise SystemExit(3)


def illegal(peek: keeling.Peek) -> int:
    return next(action for action in range(max(peek.legal) + 2) if action not in peek.legal)


def unknown(peek: keeling.Peek) -> str:
    return "fly to the moon"


def nothing(peek: keeling.Peek) -> None:
    return None


def endless(peek: keeling.Peek) -> int:
    while True:
        try:
            while True:
                pass
        except Exception:
            pass


class Sluggish:
    """Never ready."""

    def __init__(self) -> None:
        while True:
            pass

    def choose(self, peek: keeling.Peek) -> int:
        return peek.legal[0]


class Demanding:
    def __init__(self, why: str) -> None:
        self.why = why

    def choose(self, peek: keeling.Peek) -> int:
        return peek.legal[0]


number = 7
