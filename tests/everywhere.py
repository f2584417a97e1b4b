"""Every title with every number of players, and positions reached by random play: what the generic tests run on."""

from collections.abc import Iterator
from typing import Any

from keeling.bots.bot import Peek, RandomBot
from keeling.kernel.game import NO_ACTION
from keeling.kernel.generator import derive
from keeling.kernel.title import AnyTitle, Setup
from keeling.titles import title_named, title_names

CASES = [(name, players) for name in title_names() for players in title_named(name).players]
IDS = [f"{name}-{players}" for name, players in CASES]


def variants() -> list[tuple[str, str, str]]:
    """Every value of every option of every title that is not its default: title, option, value."""
    found = []
    for name in title_names():
        for info in title_named(name).options.describe():
            values = info.values.split(" | ") if "|" in info.values else info.values.split(" to ")
            found += [(name, info.name, value) for value in values if value != str(info.default).lower()]
    return found


def start(name: str, players: int, seed: int | str, **options: object) -> Any:
    """A new game."""
    return Setup.of(title_named(name), players, seed, options).start()


def moves(g: Any, seed: int) -> Iterator[int]:
    """Random actions for the game, to be played by the caller before it asks for the next; ends with the game."""
    bot = RandomBot(derive(seed, 99))
    while g.decision is not None:
        yield bot.choose(Peek(g, g.decision.player))


def walk(g: Any, seed: int) -> Iterator[Any]:
    """Play the game by chance, yielding it at every decision and at its end."""
    for action in moves(g, seed):
        yield g
        g.play(action)
    yield g


def some_positions(name: str, players: int, seed: int, every: int) -> Iterator[Any]:
    """Clones of some positions of a random game, the first and the last among them."""
    for number, g in enumerate(walk(start(name, players, seed), seed)):
        if number % every == 0 or g.decision is None:
            yield g.clone()


def finished(name: str, players: int, seed: int) -> Any:
    """A game played to its end by chance."""
    g = start(name, players, seed)
    for action in moves(g, seed):
        g.play(action)
    return g


def listened(g: Any) -> list[tuple[Any, int]]:
    """Every decision of the game from now on with its action, those that are taken by themselves among them."""
    heard: list[tuple[Any, int]] = []
    g.listener = lambda now, step, action: heard.append((step, action)) if action != NO_ACTION else None
    return heard


def spread(title: AnyTitle, most: int) -> list[int]:
    """Actions spread over the whole alphabet; all of it if it is small."""
    size = title.alphabet.size
    return list(range(size)) if size <= most else [index * size // most for index in range(most)]
