"""Messages: what people are told, as a key and typed arguments, never as words.

Titles, bots and server make messages; a sentence is made of one only where somebody reads it, in that reader's
language, from the catalogues in `keeling/words`. A message is a plain dictionary and goes over the wire as it is:

    {"key": "tell-install", "args": {"player": "seat-1", "source": "source-solar", "region": "region-EU"}}

An argument is a whole number, the id of a seat or of a thing that has a name in the catalogue (`region-EU`,
`rule-C-CON-05`), another message, or a list of these. `verbatim` is for what stands outside any language: what somebody
typed, a file, a notation.
"""

from importlib import import_module
from pathlib import Path
from typing import NotRequired, TypedDict, Union


class Message(TypedDict):
    """What is to be said: a key of the catalogue, and what it is about. Without arguments `args` is left out."""

    key: str
    args: NotRequired[dict[str, "Arg"]]


class Verbatim(TypedDict):
    """A text that is the same in every language."""

    literal: str


Part = Union[int, str, Message, Verbatim]  # noqa: UP007 - the schema tools resolve it at run time
Arg = Union[Part, list[Part]]  # noqa: UP007


def message(key: str, /, **args: Arg) -> Message:
    """A message with this key and these arguments."""
    return {"key": key, "args": args} if args else {"key": key}


def verbatim(text: object) -> Verbatim:
    """What somebody typed or called something, as it is."""
    return {"literal": str(text)}


def seat(player: int) -> str:
    """The id of a seat: readers see the name of whoever sits there."""
    return f"seat-{player}"


def thing(kind: str, word: str) -> str:
    """The id of something that has a name in the catalogue: `thing("region", "EU")` is `region-EU`."""
    return f"{kind}-{word}"


def _spelled(told: Message) -> str:
    args = ", ".join(f"{name}={value}" for name, value in told.get("args", {}).items())
    return f"{told['key']} ({args})" if args else told["key"]


def in_english(told: Message, catalogues: Path | None = None) -> str:
    """The English sentence of a message, for logs, libraries and errors that Python prints.

    `catalogues` is the folder with the words of a title of another package.

    The catalogues are found by their name when something is said: nothing down here imports them, and a program that
    has none says the key and the arguments.
    """
    try:
        words = import_module("keeling.words")
        sentence: str = words.language("en", () if catalogues is None else (catalogues,)).say(told)
    except ImportError:
        return _spelled(told)
    return sentence
