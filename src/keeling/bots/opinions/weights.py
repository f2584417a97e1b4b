"""Weights files: what the features of an opinion are worth, for each title, as TOML.

`[default]` holds every weight of the title by name, a whole number or a list of them. `[players.3]` may hold other
values for games with three players. Every weight stands on a line of its own, so that `keeling tune` can replace it.
"""

import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn

from keeling.kernel.content import Table
from keeling.kernel.errors import KeelingError
from keeling.kernel.messages import message, verbatim

FOLDER = Path(__file__).with_name("weights")
LARGEST = 1_000_000
_LINE = re.compile(r"(\w+)( *= *)(-?\d+|\[[^]]*\])(.*)")


class BadWeights(KeelingError):
    """A weights file that cannot be read, or a weight in it that is missing, unknown or no whole number."""


class Weights(Table):
    """Weights of a file, taken name by name; every mistake is one sentence that names the file and the weight."""

    def __init__(self, file: str, place: str, values: dict[str, Any]) -> None:
        super().__init__(place, values)
        self.file = file
        self.places: dict[str, str] = {}  # of the names that stand elsewhere in the file

    def fail(self, key: str, what: str) -> NoReturn:
        """Raise BadWeights for a name."""
        raise BadWeights(
            message(
                "error-weights",
                file=verbatim(self.file),
                place=verbatim(f"{self.places.get(key, self.place)}{key}"),
                what=verbatim(what),
            )
        )

    def number(self, name: str, least: int = -LARGEST) -> int:
        """The weight of that name."""
        return self.whole(name, least, LARGEST)

    def numbers(self, name: str) -> list[int]:
        """The weights of that name, at least one."""
        values = list(self.wholes(name, -LARGEST, LARGEST))
        if not values:
            self.fail(name, "must have at least one value")
        return values

    def _open(self, place: str, values: dict[str, Any]) -> "Weights":
        return Weights(self.file, place, values)


def read_weights(path: Path, players: int) -> Weights:
    """The weights of a file for a game with so many players."""
    try:
        values = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadWeights(
            message("error-weights-unread", file=verbatim(path), reason=verbatim(error.strerror or error))
        ) from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadWeights(message("error-weights-toml", file=verbatim(path), reason=verbatim(error))) from None
    file = Weights(path.name, "", values)
    default = file.table("default")
    places: dict[str, str] = {}
    weights = dict(default.values)
    if "players" in values:
        counts = file.table("players")
        for count in counts.values:
            table = counts.table(count)
            if not count.isascii() or not count.isdigit():
                counts.fail(count, "must be a number of players")
            for name, value in table.values.items():
                if name not in default.values:
                    table.fail(name, "is not known here")
                if int(count) == players:
                    weights[name] = value
                    places[name] = table.place
    file.done()
    found = Weights(path.name, default.place, weights)
    found.places = places
    return found


def with_weights(text: str, values: Mapping[str, Any], players: int, remarks: Sequence[str] = ()) -> str:
    """The text of a weights file with these weights for so many players; all else stays as it is.

    Those are written that differ from the default. The remarks become the comment above the table; the one that was
    there goes.
    """
    heading = f"[players.{players}]"
    default = tomllib.loads(text)["default"]
    lines = text.rstrip("\n").splitlines()
    if heading not in lines:
        lines += ["", heading]
    start = lines.index(heading)
    above = start
    while lines[above - 1].startswith("#"):
        above -= 1
    lines[above:start] = [f"# {remark}" for remark in remarks]
    start = lines.index(heading) + 1
    end = next((n for n in range(start, len(lines)) if lines[n].startswith("[")), len(lines))
    while end > start and (not lines[end - 1] or (end < len(lines) and lines[end - 1].startswith("#"))):
        end -= 1  # blank lines and the comment above the next table
    missing = dict(values)
    for n in range(start, end):
        found = _LINE.match(lines[n])
        if found and found[1] in missing:
            lines[n] = f"{found[1]}{found[2]}{missing.pop(found[1])}{found[4]}"
    lines[end:end] = [f"{name} = {value}" for name, value in missing.items() if value != default[name]]
    return "\n".join(lines) + "\n"
