"""What a guide is made of: sections of lines, tables and pictures, as messages."""

from collections.abc import Sequence
from typing import Any, Final, Literal, TypedDict, Union

from keeling.kernel.messages import Arg, Message, message

Form = Literal["text", "step", "point", "note"]
Item = Union[int, str, Message]  # noqa: UP007 - the schema tools resolve it at run time
"""A number, the id of a thing that has a name, or a message."""

Cell = Union[int, str, Message, list[Item]]  # noqa: UP007
"""An item, or several that stand beside each other."""


class Line(TypedDict):
    """A paragraph, a numbered step, a point of a list or a remark, and the rules it rests on."""

    said: Message
    rules: list[str]
    form: Form


class Grid(TypedDict):
    """A table; its rows have as many cells as the head."""

    head: list[Message]
    rows: list[list[Cell]]


class Picture(TypedDict):
    """A picture that the reader's end draws: which one, the things on it in order, and numbers for it."""

    kind: str
    things: list[str]
    numbers: dict[str, list[int]]


class Section(TypedDict):
    """A section: its word in addresses, what it says, and what of a game it explains.

    `verbs` and `asks` are verbs of the title's turn and kinds of its decisions, `places` beginnings of the anchors of
    its board.
    """

    name: str
    heading: Message
    picture: Picture | None
    lines: list[Line]
    grid: Grid | None
    terms: list[str]
    verbs: list[str]
    asks: list[str]
    places: list[str]


class Variant(TypedDict):
    """An option that has another value than usual, and the rule it belongs to; empty if there is none."""

    option: str
    value: bool | int | str
    usual: bool | int | str
    rule: str


class Guide(TypedDict):
    """The rules of a title for people: sections in the order of reading."""

    title: str
    sections: list[Section]
    rules: dict[str, str]
    """Of each rule that the title may name the section that explains it."""
    prefixes: list[str]
    """What the ids of its own rules begin with."""
    variants: list[Variant]
    """What is otherwise in the game it was asked for; empty if all options are as usual."""


FORMS: Final[dict[str, Form]] = {".": "text", "#": "step", "-": "point", "!": "note"}
"""How a rule list begins says which form the line has."""


def line(key: str, rules: str, /, **args: Arg) -> Line:
    """A line by its key; `rules` are ids with spaces between, after a sign of FORMS if it is no paragraph."""
    form = FORMS.get(rules[:1])
    ids = rules.lstrip("".join(FORMS)).split()
    return {"said": message(key, **args), "rules": ids, "form": form or "text"}


def section(
    name: str,
    lines: Sequence[Line],
    *,
    picture: Picture | None = None,
    grid: Grid | None = None,
    terms: str = "",
    verbs: str = "",
    asks: str = "",
    places: str = "",
) -> Section:
    """A section; words are given with spaces between. Its heading follows from its name."""
    return {
        "name": name,
        "heading": message(f"guide-{name}"),
        "picture": picture,
        "lines": list(lines),
        "grid": grid,
        "terms": terms.split(),
        "verbs": verbs.split(),
        "asks": asks.split(),
        "places": places.split(),
    }


def picture(kind: str, things: Sequence[str] = (), **numbers: Sequence[int]) -> Picture:
    """A picture; a number by itself is a list of one."""
    return {"kind": kind, "things": list(things), "numbers": {name: list(each) for name, each in numbers.items()}}


def grid(head: str, rows: Sequence[Sequence[Cell]]) -> Grid:
    """A table; the words of its head are `guide-head-WORD`."""
    return {"head": [message(f"guide-head-{word}") for word in head.split()], "rows": [list(row) for row in rows]}


def things(kind: str, words: Sequence[str]) -> list[Any]:
    """The ids of things of a kind: `source-solar`."""
    return [f"{kind}-{word}" for word in words]


def money(amount: int) -> Message:
    """An amount of money."""
    return message("amount-money", amount=amount)


def cubes(amount: int) -> Message:
    """An amount of tech cubes."""
    return message("amount-cubes", amount=amount)


def ceps(amount: int) -> Message:
    """An amount of CEPs."""
    return message("amount-ceps", amount=amount)


def points(amount: int) -> Message:
    """An amount of points."""
    return message("amount-points", amount=amount)


def ppm(amount: int) -> Message:
    """An amount of CO2."""
    return message("amount-ppm", amount=amount)


def scientists(amount: int) -> Message:
    """An amount of scientists."""
    return message("amount-scientists", amount=amount)
