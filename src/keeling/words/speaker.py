"""Who turns messages into sentences: one speaker for each language."""

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, cast

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser, ast

from keeling.kernel.messages import Arg, Message, Part
from keeling.words.catalogue import ENGLISH, PSEUDO, all_languages, entries_of, files_of, languages
from keeling.words.pseudo import pseudo

Names = Sequence[str]
"""What the people at the table are called, by seat; an empty one, or none at all, is called by the seat's number."""

SEAT: Final = "seat-"
LONGEST: Final = 2000
"""How much of words that are said as they are is shown: Fluent gives up a message with a longer part."""
SENTENCES: Final = ("tell-", "ask-", "refuse-", "label-", "error-", "say-", "end-")
"""What begins with a capital letter when it stands by itself."""
_WORD: Final = re.compile(r"-?[a-zA-Z][\w-]*")


def unknown(key: str) -> str:
    """How a message is shown that no catalogue has."""
    return f"⟦{key}⟧"


class _Spoken(FluentType):
    """An argument that has forms: something with a name in the catalogue, or another message."""

    def __init__(self, speaker: "Speaker", told: Message, names: Names) -> None:
        self.speaker = speaker
        self.told = told
        self.names = names

    def format(self, locale: Locale) -> str:
        return self.speaker.render(self.told, self.names)


def _name(value: Any, form: str = "") -> Any:
    """`NAME($thing, form: "dat")`: a form of a name or of a message; the usual one if it has no such form."""
    return value.speaker.render(value.told, value.names, form) if isinstance(value, _Spoken) else value


def _id(value: Any) -> Any:
    """`ID($thing)`: the id of a thing without its kind, to choose a variant by it."""
    return value.told["key"].partition("-")[2] if isinstance(value, _Spoken) else value


class Speaker:
    """Makes the sentences of one language; what its catalogue lacks is said in English."""

    def __init__(self, code: str, folders: tuple[Path, ...] = ()) -> None:
        source = ENGLISH if code == PSEUDO else code
        self.code = code
        self.spare = None if source == ENGLISH else language(ENGLISH, folders)
        self._parser = FluentParser(with_spans=False)
        self._unread: dict[str, str] = {}
        for path in files_of(source, folders):
            self._unread |= dict(entries_of(path.read_text(encoding="utf-8")))
        self.keys = frozenset(key for key in self._unread if not key.startswith("-"))
        locale = all_languages()[source].locale
        self._bundle = FluentBundle([locale], functions={"NAME": _name, "ID": _id}, use_isolating=False)

    def say(self, told: Message, names: Names = ()) -> str:
        """The message as a sentence for people, beginning with a capital letter if it is one."""
        text = self.render(told, names)
        return text[:1].upper() + text[1:] if told["key"].startswith(SENTENCES) else text

    def name(self, key: str, form: str = "", **args: int) -> str:
        """The name of a thing or a word by itself, or one of its forms."""
        return self.render({"key": key, "args": cast("dict[str, Arg]", args)} if args else {"key": key}, (), form)

    def has(self, key: str, form: str = "") -> bool:
        """Whether this language has the message, or this form of it."""
        if key not in self.keys:
            return False
        self._read(key)
        return not form or form in self._bundle.get_message(key).attributes

    def knows(self, key: str) -> bool:
        """Whether the message can be said, be it in English."""
        return key in self.keys or (self.spare is not None and self.spare.knows(key))

    def render(self, told: Message, names: Names, form: str = "") -> str:
        """The message in words, or its form where it has one; in English if this language lacks it."""
        key = told["key"]
        if key not in self.keys:
            return self.spare.render(told, names, form) if self.spare is not None else unknown(key)
        self._read(key)
        found = self._bundle.get_message(key)
        pattern = (found.attributes.get(form) if form else None) or found.value
        if pattern is None:
            return unknown(key)
        args = {name: self._argument(value, names) for name, value in told.get("args", {}).items()}
        text, errors = self._bundle.format_pattern(pattern, args)
        return str(text) if not errors else self._broken(key, str(text))

    def _broken(self, key: str, text: str) -> str:
        """What is shown of a message that could not be made whole; a check looks for the brackets."""
        return f"{text} {unknown(key)}"

    def _argument(self, value: Arg, names: Names) -> Any:
        if isinstance(value, list):
            return self._listed([self._text(each, names) for each in value])
        if isinstance(value, int):
            return int(value)
        if isinstance(value, str):
            return self._seat(value, names) if value.startswith(SEAT) else _Spoken(self, {"key": value}, names)
        if "key" in value:
            return _Spoken(self, cast(Message, value), names)
        literal = value["literal"]
        return literal if len(literal) <= LONGEST else f"{literal[: LONGEST - 1]}…"

    def _text(self, value: Part, names: Names) -> str:
        made = self._argument(value, names)
        return self.render(made.told, names) if isinstance(made, _Spoken) else str(made)

    def _seat(self, seat: str, names: Names) -> str:
        number = int(seat.removeprefix(SEAT))
        given = names[number] if number < len(names) else ""
        return given or self.name("seat", number=number + 1)

    def _listed(self, texts: list[str]) -> str:
        if len(texts) < 2:
            return texts[0] if texts else self.name("list-empty")
        text = texts[0]
        for each in texts[1:-1]:
            text = self._join("list-middle", text, each)
        return self._join("list-pair" if len(texts) == 2 else "list-last", text, texts[-1])

    def _join(self, key: str, first: str, second: str) -> str:
        return self.render({"key": key, "args": {"first": {"literal": first}, "second": {"literal": second}}}, ())

    def _read(self, key: str) -> None:
        """Parse an entry and those it refers to, if that has not been done."""
        text = self._unread.pop(key, None)
        if text is None:
            return
        for word in _WORD.findall(text):
            self._read(word)
        for entry in self._parser.parse(text).body:
            if isinstance(entry, ast.Message | ast.Term):
                self._bundle.add_resource(ast.Resource([pseudo(entry) if self.code == PSEUDO else entry]))


@cache
def language(code: str, folders: tuple[Path, ...] = ()) -> Speaker:
    """The speaker of a language; `folders` hold what titles of other packages add. NoLanguage if there is none."""
    return Speaker(code, folders)


def say(told: Message, names: Names = ()) -> str:
    """The message as an English sentence."""
    return language(ENGLISH).say(told, names)


def preferred(wanted: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """The language to speak: the one that is wanted, or that of the environment if it is complete, or English.

    Nobody gets a language that is only begun without asking for it. NoLanguage if one is wanted that there is not.
    """
    if wanted is not None:
        if wanted != PSEUDO:
            files_of(wanted)
        return wanted
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = re.split(r"[_.@-]", environment.get(variable, ""))[0].lower()
        if code:
            return code if code in languages(begun=False) else ENGLISH
    return ENGLISH
