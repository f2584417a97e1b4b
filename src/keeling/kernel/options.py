"""Options: the rule variants of a title, one documented, typed field each, with the recommended default.

A title writes a frozen dataclass that extends `Options`, each field made with `option`. Types are bool, int
(with a range) and Literal texts; nothing else, so that options fit a command line, a form and a record.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Literal, NamedTuple, Self, get_args, get_origin, get_type_hints

from keeling.kernel.alphabet import suggest
from keeling.kernel.errors import BadOption

WORDS_FOR_TRUE = ("true", "yes", "on", "1")
WORDS_FOR_FALSE = ("false", "no", "off", "0")


class OptionInfo(NamedTuple):
    """What a person should know about an option."""

    name: str
    default: bool | int | str
    values: str
    help: str
    rule: str


def option(default: Any, help: str, rule: str = "", low: int = 0, high: int = 0) -> Any:
    """A field of an options class: default, one sentence of help, the rule it belongs to, and a range for ints."""
    return field(default=default, metadata={"help": help, "rule": rule, "low": low, "high": high})


@dataclass(frozen=True, kw_only=True)
class Options:
    """The options of a title; without fields of its own, a title without options."""

    @classmethod
    def parse(cls, given: Mapping[str, object]) -> Self:
        """Options from names and values, which may be texts; BadOption says what is wrong.

        What is not given has its default.
        """
        hints = get_type_hints(cls)
        known = {f.name: f for f in fields(cls)}
        values: dict[str, bool | int | str] = {}
        for name, value in given.items():
            if name not in known:
                hint = suggest(name, list(known)) if known else "; this title has none"
                raise BadOption(f"There is no option '{name}'{hint}.")
            values[name] = _convert(name, hints[name], known[name].metadata, value)
        return cls(**values)

    def as_dict(self) -> dict[str, bool | int | str]:
        """All options by name, for a record."""
        return {f.name: getattr(self, f.name) for f in fields(self)}

    @classmethod
    def describe(cls) -> list[OptionInfo]:
        """All options of the title, in the order of the class."""
        hints = get_type_hints(cls)
        defaults = cls().as_dict()
        return [
            OptionInfo(
                f.name, defaults[f.name], _values(hints[f.name], f.metadata), f.metadata["help"], f.metadata["rule"]
            )
            for f in fields(cls)
        ]


def _values(hint: object, metadata: Mapping[str, Any]) -> str:
    if hint is bool:
        return "true | false"
    if get_origin(hint) is Literal:
        return " | ".join(get_args(hint))
    return f"{metadata['low']} to {metadata['high']}"


def _convert(name: str, hint: object, metadata: Mapping[str, Any], value: object) -> bool | int | str:
    text = str(value).strip().lower()
    if hint is bool:
        if isinstance(value, bool):
            return value
        if isinstance(value, str) and text in WORDS_FOR_TRUE + WORDS_FOR_FALSE:
            return text in WORDS_FOR_TRUE
    elif get_origin(hint) is Literal:
        for word in get_args(hint):
            if isinstance(value, str) and text == word.lower():
                return str(word)
    elif not isinstance(value, bool) and (isinstance(value, int) or (isinstance(value, str) and _is_whole(text))):
        number = int(text)
        if metadata["low"] <= number <= metadata["high"]:
            return number
    raise BadOption(f"Option '{name}' cannot be {value!r}; it takes {_values(hint, metadata)}.")


def _is_whole(text: str) -> bool:
    return text.lstrip("-").isascii() and text.lstrip("-").isdigit() and len(text) < 18
