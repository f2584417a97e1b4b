"""Content files: every number, tile and card of a title as TOML (or JSON), each value with its provenance.

A table says where its values come from with the key `provenance`: one mark for all values below it, or a
table of marks by key, in which "*" stands for the rest. A deeper table may say it again.
"""

import json
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Generic, NoReturn, TypeVar

from keeling.kernel.errors import BadContent
from keeling.kernel.messages import message, verbatim

T = TypeVar("T")

MARKS = ("printed", "carried", "inferred", "reconstructed")
SIZE_LIMIT = 1_000_000


def mistake(place: str, what: str) -> BadContent:
    """A mistake in a content file; what is wrong is said in English, as the file is."""
    return BadContent(message("error-content", place=verbatim(place), what=verbatim(what)))


@dataclass(frozen=True)
class Content(Generic[T]):
    """A valid content: the title's tables, how many values of each table have which mark, and a digest."""

    tables: T
    values: dict[str, Any]
    marks: dict[str, dict[str, int]]
    digest: str
    source: str


class Table:
    """A table of a content file, read key by key; every mistake is a BadContent that names the place.

    Tables inside it are the same objects whenever they are asked for, so that two readers can share one.
    """

    def __init__(self, place: str, values: dict[str, Any]) -> None:
        self.place = place
        self.values = values
        self.read: set[str] = set()
        self.inside: dict[str, Table] = {}

    def fail(self, key: str, what: str) -> NoReturn:
        """Raise BadContent for a key."""
        raise mistake(f"{self.place}{key}", what)

    def get(self, key: str) -> Any:
        """The raw value of a key, which must be there."""
        self.read.add(key)
        if key not in self.values:
            self.fail(key, "is missing")
        return self.values[key]

    def whole(self, key: str, low: int, high: int) -> int:
        """A whole number from low to high."""
        value = self.get(key)
        if not _is_whole(value, low, high):
            self.fail(key, f"must be a whole number from {low} to {high}, not {value!r}")
        return int(value)

    def wholes(self, key: str, low: int, high: int, length: int | None = None) -> tuple[int, ...]:
        """A list of whole numbers from low to high, of a fixed length if one is given."""
        values = self.get(key)
        if not isinstance(values, list) or not all(_is_whole(value, low, high) for value in values):
            self.fail(key, f"must be a list of whole numbers from {low} to {high}")
        if length is not None and len(values) != length:
            self.fail(key, f"must have {length} values, not {len(values)}")
        return tuple(values)

    def text(self, key: str) -> str:
        """A text that is not empty."""
        value = self.get(key)
        if not isinstance(value, str) or not value.strip():
            self.fail(key, "must be a text")
        return str(value)

    def word(self, key: str, allowed: Sequence[str]) -> int:
        """One of the allowed words, as its index."""
        value = self.get(key)
        if value not in allowed:
            self.fail(key, f"must be one of {', '.join(allowed)}, not {value!r}")
        return list(allowed).index(value)

    def words(self, key: str, allowed: Sequence[str]) -> tuple[int, ...]:
        """A list of allowed words, as their indices."""
        values = self.get(key)
        if not isinstance(values, list):
            self.fail(key, "must be a list")
        for value in values:
            if value not in allowed:
                self.fail(key, f"{value!r} is not one of {', '.join(allowed)}")
        return tuple(list(allowed).index(value) for value in values)

    def table(self, key: str) -> "Table":
        """A table inside this one."""
        value = self.get(key)
        if not isinstance(value, dict):
            self.fail(key, "must be a table")
        return self._open(f"{self.place}{key}.", value)

    def tables(self, key: str) -> "list[Table]":
        """A list of tables inside this one."""
        values = self.get(key)
        if not isinstance(values, list) or not all(isinstance(value, dict) for value in values):
            self.fail(key, "must be a list of tables")
        return [self._open(f"{self.place}{key}[{n}].", value) for n, value in enumerate(values)]

    def _open(self, place: str, values: dict[str, Any]) -> "Table":
        return self.inside.setdefault(place, Table(place, values))

    def done(self) -> None:
        """Refuse keys that nobody asked for, here and in the tables inside: most likely they are misspelt."""
        for key in self.values:
            if key not in self.read:
                self.fail(key, "is not known here")
        for table in self.inside.values():
            table.done()


def _is_whole(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def read_content(path: Path, read: Callable[[Table], T]) -> Content[T]:
    """Read and check a content file; BadContent says in one sentence what is wrong with it."""
    return check_content(raw_content(path), read, str(path))


def raw_content(path: Path) -> dict[str, Any]:
    """What stands in a content file, marks and all, unchecked: TOML, or JSON in a file whose name ends in .json."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadContent(
            message("error-content-unread", file=verbatim(path), reason=verbatim(error.strerror or error))
        ) from None
    if len(data) > SIZE_LIMIT:
        raise BadContent(message("error-content-large", file=verbatim(path), limit=SIZE_LIMIT))
    is_json = path.suffix == ".json"
    try:
        raw = json.loads(data) if is_json else tomllib.loads(data.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        kind = "JSON" if is_json else "TOML"
        raise BadContent(
            message("error-content-form", file=verbatim(path), form=verbatim(kind), reason=verbatim(error))
        ) from None
    if not isinstance(raw, dict):
        raise mistake(str(path), "must hold tables by name")
    return raw


def check_content(raw: dict[str, Any], read: Callable[[Table], T], source: str) -> Content[T]:
    """The content of raw values; BadContent says in one sentence what is wrong with them."""
    values, marks = split_marks(raw)
    table = Table("", values)
    tables = read(table)
    table.done()
    canonical = json.dumps(values, sort_keys=True, separators=(",", ":"))
    return Content(tables, values, marks, sha256(canonical.encode()).hexdigest(), source)


def split_marks(raw: dict[str, Any]) -> tuple[dict[str, Any], dict[str, dict[str, int]]]:
    """The values without their provenance, and for each top-level table how many values have which mark."""
    marks: dict[str, dict[str, int]] = {}
    values = {}
    for key, value in raw.items():
        if not isinstance(value, (dict, list)):
            raise mistake(key, "stands outside a table")
        counts = marks.setdefault(key, dict.fromkeys(MARKS, 0))
        values[key] = _strip(value, f"{key}.", "", counts)
    return values, marks


def _strip(value: Any, place: str, mark: str, counts: dict[str, int]) -> Any:
    if isinstance(value, list):
        return [_strip(item, f"{place}{n}.", mark, counts) for n, item in enumerate(value)]
    if not isinstance(value, dict):
        if not mark:
            raise mistake(place[:-1], f"has no provenance; use one of {', '.join(MARKS)}")
        counts[mark] += 1
        return value
    given = value.get("provenance", {})
    by_key: Any = {"*": given} if isinstance(given, str) else given
    if not isinstance(by_key, dict) or any(word not in MARKS for word in by_key.values()):
        raise mistake(f"{place}provenance", f"must be one of {', '.join(MARKS)}, or a table of these")
    unknown = [key for key in by_key if key != "*" and key not in value]
    if unknown:
        raise mistake(f"{place}provenance.{unknown[0]}", "there is no such key")
    return {
        key: _strip(item, f"{place}{key}.", str(by_key.get(key, by_key.get("*", mark))), counts)
        for key, item in value.items()
        if key != "provenance"
    }
