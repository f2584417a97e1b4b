"""Options: the rule variants of a title, one documented, typed field each, with the recommended default.

A title writes a frozen dataclass that extends `Options`, each field made with `option`. Types are bool, int
(with a range) and Literal texts; nothing else, so that options fit a command line, a form and a record.

An option says beside its help when it has no effect: when what it describes is not in the game, by the values of
other options. A form can show that, and a set-up refuses an option that is chosen in vain.
"""

from collections.abc import Iterable, Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any, Literal, Self, get_args, get_origin, get_type_hints

from keeling.kernel.alphabet import suggest
from keeling.kernel.errors import BadOption
from keeling.kernel.messages import Message, Part, message, verbatim

WORDS_FOR_TRUE = ("true", "yes", "on", "1")
WORDS_FOR_FALSE = ("false", "no", "off", "0")


@dataclass(frozen=True)
class NoEffect:
    """A reason why an option has no effect: all of these other options have one of these values.

    `why` is the key of a message.
    """

    why: str
    where: dict[str, list[bool | int | str]]


def no_effect(why: str, **where: Iterable[bool | int | str]) -> NoEffect:
    """A reason why an option has no effect: `no_effect("why-no-cards", deck=["none"])`."""
    return NoEffect(why, {name: list(values) for name, values in where.items()})


@dataclass(frozen=True)
class OptionInfo:
    """A rule option of a title: what it can be, what it is if nobody chooses, and which rule it belongs to."""

    name: str
    default: bool | int | str
    kind: Literal["bool", "int", "choice"]
    choices: list[str]
    low: int | None
    high: int | None
    rule: str
    no_effect: list[NoEffect]

    @property
    def values(self) -> str:
        """What it takes, in words."""
        return f"{self.low} to {self.high}" if self.kind == "int" else " | ".join(self.choices or ["true", "false"])


def option(default: Any, rule: str = "", low: int = 0, high: int = 0, no_effect: Iterable[NoEffect] = ()) -> Any:
    """A field of an options class: default, the rule it belongs to, and a range for ints.

    Its name, a sentence of help and what its values are called stand in the catalogue (`option-classic-preset`).
    `no_effect` are the reasons why it has none, each enough by itself.
    """
    told = {"rule": rule, "low": low, "high": high, "no_effect": list(no_effect)}
    return field(default=default, metadata=told)


@dataclass(frozen=True, kw_only=True)
class Options:
    """The options of a title; without fields of its own, a title without options."""

    @classmethod
    def parse(cls, given: Mapping[str, object]) -> Self:
        """Options from names and values, which may be texts; BadOption says what is wrong.

        What is not given has its default.
        """
        known = {info.name: info for info in cls.describe()}
        values: dict[str, bool | int | str] = {}
        for name, value in given.items():
            if name not in known:
                hint = suggest(name, list(known)) if known else message("hint-no-options")
                raise BadOption(message("error-no-option", word=verbatim(name), hint=hint))
            values[name] = _convert(known[name], value)
        return cls(**values)

    def objection(self) -> Message | None:
        """Why these options do not go together: the first that is chosen in vain; None if none is."""
        chosen = self.as_dict()
        for info in self.describe():
            if chosen[info.name] == info.default:
                continue
            for reason in info.no_effect:
                if all(chosen[name] in values for name, values in reason.where.items()):
                    return in_vain(info.name, {name: chosen[name] for name in reason.where}, reason.why)
        return None

    def as_dict(self) -> dict[str, bool | int | str]:
        """All options by name, for a record."""
        return {f.name: getattr(self, f.name) for f in fields(self)}

    @classmethod
    def describe(cls) -> list[OptionInfo]:
        """All options of the title, in the order of the class."""
        hints = get_type_hints(cls)
        return [_info(each, hints[each.name]) for each in fields(cls)]


def in_vain(name: str, under: Mapping[str, bool | int | str], why: str) -> Message:
    """What is said of an option that is chosen in vain under these values of others; `why` is the key of a message."""
    others: list[Part] = [verbatim(f"{other} {_word(value)}") for other, value in under.items()]
    return message("error-option-in-vain", option=verbatim(name), others=others, reason=message(why))


def _info(option_field: "Field[Any]", hint: object) -> OptionInfo:
    told = option_field.metadata
    choices = [str(word) for word in get_args(hint)] if get_origin(hint) is Literal else []
    kind: Literal["bool", "int", "choice"] = "choice" if choices else "bool" if hint is bool else "int"
    low, high = (told["low"], told["high"]) if kind == "int" else (None, None)
    default: Any = option_field.default
    return OptionInfo(option_field.name, default, kind, choices, low, high, told["rule"], told["no_effect"])


def _convert(info: OptionInfo, value: object) -> bool | int | str:
    text = str(value).strip().lower()
    if info.kind == "bool":
        if isinstance(value, bool):
            return value
        if isinstance(value, str) and text in WORDS_FOR_TRUE + WORDS_FOR_FALSE:
            return text in WORDS_FOR_TRUE
    elif info.kind == "choice":
        for word in info.choices:
            if isinstance(value, str) and text == word.lower():
                return word
    elif not isinstance(value, bool) and (isinstance(value, int) or (isinstance(value, str) and _is_whole(text))):
        number = int(text)
        if info.low is not None and info.high is not None and info.low <= number <= info.high:
            return number
    raise BadOption(
        message("error-option-value", option=verbatim(info.name), value=verbatim(value), values=verbatim(info.values))
    )


def _word(value: bool | int | str) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _is_whole(text: str) -> bool:
    return text.lstrip("-").isascii() and text.lstrip("-").isdigit() and len(text) < 18
