"""Every title with every number of players, and positions reached by random play: what the generic tests run on."""

from collections.abc import Iterator
from typing import Any

from keeling.bots.bot import Peek, RandomBot
from keeling.kernel.game import NO_ACTION
from keeling.kernel.generator import derive
from keeling.kernel.options import OptionInfo
from keeling.kernel.title import AnyTitle, Setup
from keeling.titles import title_named, title_names

CASES = [(name, players) for name in title_names() for players in title_named(name).players]
IDS = [f"{name}-{players}" for name, players in CASES]


COMPANY: dict[tuple[str, str], dict[str, object]] = {
    ("climate-policy", "permits_given"): {"permit_count": 200},
    ("climate-policy", "permits_given_by"): {"permit_count": 200},
}
"""What else must be chosen so that every value of an option can be played, where the options alone do not tell."""


def variants() -> list[tuple[str, str, str]]:
    """Every value of every option of every title that is not its default: title, option, value."""
    found = []
    for name in title_names():
        for info in title_named(name).options.describe():
            found += [(name, info.name, value) for value in values_of(info) if value != str(info.default).lower()]
    return found


def values_of(info: OptionInfo) -> list[str]:
    """All values of an option, of a number the lowest and the highest."""
    return info.values.split(" to ") if info.kind == "int" else info.values.split(" | ")


def with_effect(title: AnyTitle, option: str, value: object) -> dict[str, object]:
    """The option with that value, and others so that it has an effect: for each that takes it away the next value."""
    infos = {info.name: info for info in title.options.describe()}
    chosen: dict[str, object] = {option: value, **COMPANY.get((title.name, option), {})}
    for _ in range(len(infos)):
        values = title.options.parse(chosen).as_dict()
        reasons = [
            reason
            for name in chosen
            for reason in infos[name].no_effect
            if all(values[other] in idle for other, idle in reason.where.items())
        ]
        if not reasons:
            return chosen
        other, idle = next(iter(reasons[0].where.items()))
        words = [str(each).lower() for each in idle]
        chosen[other] = next(word for word in values_of(infos[other]) if word.lower() not in words)
    raise AssertionError(f"{title.name}: nothing gives {option}={value} an effect")


def start_variant(name: str, option: str, value: object) -> Any:
    """A new game with the option, of three players if three can play it and it is for so many, otherwise of more."""
    title = title_named(name)
    options = with_effect(title, option, value)
    few = min(3, title.players.stop - 1)
    chosen = title.options.parse(options)
    players = [n for n in title.players if n >= few and not title.objection(n, chosen, title.content().tables)]
    return start(name, players[0], 41, **options)


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
