"""Other contents: a title's own with a few values changed, so that an experiment can ask what hangs on them.

A value is named by its place, as in mistakes of content files; where a list holds tables with an `id`, that will do:

    "sources.solar.plants[1].cubes" = 3
"""

import json
import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from keeling.kernel.content import Content, check_content, mistake, raw_content
from keeling.kernel.title import AnyTitle
from keeling.titles import title_named

Changes = tuple[tuple[str, Any], ...]
"""Places and their new values, sorted by place; nothing for the title's own content."""

OWN: Final = "own"
PLACE: Final = re.compile(r"([^.\[\]]+)((?:\[\d{1,4}\])*)")
LONGEST_QUOTE: Final = 60
NUMBER: Final = re.compile(r"\d+")


def changes_of(values: Mapping[str, Any]) -> Changes:
    """The changes of a table of places with values, lists made unchangeable."""
    return tuple((place, tuple(value) if isinstance(value, list) else value) for place, value in sorted(values.items()))


def changed_content(title: AnyTitle, changes: Changes) -> Content[Any]:
    """The title's content with these changes; BadContent names a place that is not there, or what does not fit."""
    return _changed(title.name, changes) if changes else title.content()


def content_json(title: AnyTitle, changes: Changes) -> str:
    """The changed content as a content file of its own (JSON), with which a record of such a game can be replayed."""
    return json.dumps(changed_values(raw_content(title.content_file), changes), indent=1) + "\n"


def changed_values(raw: dict[str, Any], changes: Changes) -> dict[str, Any]:
    """The raw values with these changes made in place; each must be there already, with a value of its kind."""
    for place, value in changes:
        *above, last = _steps(place)
        found: Any = raw
        for step in above:
            found = _within(found, step, place)
        old = _within(found, last, place)
        new = list(value) if isinstance(value, tuple) else value
        if type(old) is not type(new):
            raise mistake(place, f"has the value {brief(old)}; another of its kind belongs here, not {brief(new)}")
        found[_key(found, last)] = new
    return raw


@lru_cache(maxsize=64)
def _changed(name: str, changes: Changes) -> Content[Any]:
    title = title_named(name)
    file = title.content_file
    return check_content(changed_values(raw_content(file), changes), title.read_tables, file.name)


def _steps(place: str) -> list[str]:
    """`sources.solar.plants[1].cubes` as its five steps."""
    steps: list[str] = []
    for part in place.split("."):
        match = PLACE.fullmatch(part)
        if match is None:
            raise mistake(place, "is no place; write it like table.id.key or table.key[0]")
        steps += [match[1], *NUMBER.findall(match[2])]
    return steps


def brief(value: object) -> str:
    """A value as a mistake quotes it: of a table or a long list only the beginning."""
    text = repr(value)
    return text if len(text) <= LONGEST_QUOTE else f"{text[: LONGEST_QUOTE - 1]}…"


def _key(found: Any, step: str) -> Any:
    """Under what a step is found: a key, a number in a list, or the number of the table with that id; None if not."""
    if isinstance(found, dict):
        return step if step in found and step != "provenance" else None
    if not isinstance(found, list):
        return None
    if step.isdecimal():
        return int(step) if int(step) < len(found) else None
    return next((n for n, each in enumerate(found) if isinstance(each, dict) and each.get("id") == step), None)


def _within(found: Any, step: str, place: str) -> Any:
    key = _key(found, step)
    if key is None:
        raise mistake(place, f"there is no {step!r} in the content")
    return found[key]
