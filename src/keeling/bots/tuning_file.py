"""What a search for weights keeps beside its file while it goes on: a state that is written whole or not at all."""

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from keeling.bots.league import Played
from keeling.bots.tuning import Search, State, Worth
from keeling.kernel.errors import KeelingError
from keeling.kernel.messages import message, verbatim

FORMAT: Final = "keeling-search-1"


class BadSearch(KeelingError):
    """A file that cannot be read or written, or that belongs to another search."""


def state_file(file: Path) -> Path:
    """Where the state of a search stands whose weights will be in that file."""
    return file.with_name(f"{file.name}.search")


def save(path: Path, search: Search, state: State) -> None:
    """Write how far a search is."""
    values = {
        "format": FORMAT,
        "search": described(search),
        "generation": state.generation,
        "centre": state.centre,
        "spreads": state.spreads,
        "worths": [[*place, *worth] for place, worth in state.worths.items()],
        "checked": {name: [list(game) for game in games] for name, games in state.checked.items()},
    }
    write_whole(path, json.dumps(values))


def load(path: Path, search: Search) -> State:
    """How far a search is: as it was left, or before anything was tried. BadSearch if the file has another one."""
    if not path.exists():
        return State.first(search)
    try:
        values = json.loads(path.read_text(encoding="utf-8"))
        there: dict[str, Any] = values["search"]
        worths = {(number, deal): Worth(worth, survived) for number, deal, worth, survived in values["worths"]}
        checked = {name: [Played(*game) for game in games] for name, games in values["checked"].items()}
        state = State(values["centre"], values["spreads"], values["generation"], worths, checked)
        here = described(search)
        different = [name for name in here if there[name] != here[name]]
        if values["format"] != FORMAT:
            raise ValueError
    except OSError as error:
        raise unreadable(path, error) from None
    except (ValueError, KeyError, TypeError, AttributeError):
        raise BadSearch(message("error-tune-state", file=verbatim(path))) from None
    for name in different:
        old, new = (verbatim(json.dumps(each[name])) for each in (there, here))
        raise BadSearch(message("error-tune-other", file=verbatim(path), name=verbatim(name), old=old, new=new))
    return state


def described(search: Search) -> dict[str, Any]:
    """A search as it comes back from JSON."""
    values: dict[str, Any] = json.loads(json.dumps(asdict(search)))
    return values


def write_whole(path: Path, text: str) -> None:
    """Write a file whole or not at all; BadSearch if it cannot be written."""
    new = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        try:
            new.write_text(text, encoding="utf-8")
            os.replace(new, path)
        except BaseException:
            new.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise unreadable(path, error) from None


def unreadable(path: Path, error: OSError) -> BadSearch:
    """The file is not there or may not be touched."""
    return BadSearch(message("error-tune-file", file=verbatim(path), reason=verbatim(error.strerror or error)))
