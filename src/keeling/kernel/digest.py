"""Comparing games: what a game or a step consists of, and one short text that stands for all of it."""

from functools import lru_cache
from hashlib import sha256
from typing import Final

from keeling.kernel.chance import Chance
from keeling.kernel.game import Game, Step

NOT_STATE = frozenset(["alphabet", "rules", "listener", "sealed"])

LARGE: Final = 1 << 64
"""From here on a number takes long to be written in digits: rows of books are such numbers."""

ABSENT: Final = object()

_compiled_names: Final[dict[type, list[str]]] = {}


def fields_of(thing: object) -> list[tuple[str, object]]:
    """The attributes of a game, of its chance or of a step with their values, by name; the same in both builds.

    A compiled class lists its attributes; an interpreted one, also one that extends a compiled one, keeps its own in
    its dictionary.
    """
    return [(name, value) for name in _names_of(thing) if (value := getattr(thing, name, ABSENT)) is not ABSENT]


def _names_of(thing: object) -> list[str]:
    kind = type(thing)
    names = _compiled_names.get(kind)
    if names is None:
        names = sorted({name for name in getattr(kind, "__mypyc_attrs__", ()) if name[0] != "_"})
        _compiled_names[kind] = names
    own = getattr(thing, "__dict__", None)
    if own:
        return sorted({*names, *[name for name in own if name[0] != "_"]})
    return names


def state_of(g: Game) -> list[tuple[str, object]]:
    """The attributes of a game that are its state."""
    return [(name, value) for name, value in fields_of(g) if name not in NOT_STATE]


def text_of(value: object) -> str:
    """A text that is equal for equal values, in every process and in both builds."""
    if value is None:
        return "-"
    if isinstance(value, int):
        return str(int(value)) if value < LARGE else _large(int(value))
    if isinstance(value, list):
        return "[" + " ".join([text_of(item) for item in value]) + "]"
    if isinstance(value, (Step, Chance)):
        inner = " ".join([name + "=" + text_of(part) for name, part in fields_of(value)])
        return type(value).__name__ + "(" + inner + ")"
    raise TypeError(f"a game or step holds a {type(value).__name__}; state is ints, lists of ints and steps")


@lru_cache(maxsize=256)
def _large(value: object) -> str:
    """The digits of a large number. It comes as an object: compiled code that writes out an int beyond a machine word
    keeps one reference to it for ever."""
    return str(value)


def digest(g: Game) -> str:
    """64 hexadecimal digits that are equal for equal positions and differ for different ones."""
    parts = [type(g).__name__]
    for name, value in state_of(g):
        parts.append(name + "=" + text_of(value))
    return sha256("\n".join(parts).encode()).hexdigest()
