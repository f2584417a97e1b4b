"""How the terminal tells what has happened: entries by player or phase, and the numbers that have changed."""

from collections.abc import Mapping
from typing import Any

from rich.table import Table
from rich.text import Text

from keeling.cli.boards import Tally
from keeling.cli.output import out, said, speaker
from keeling.words.telling import Entry, joined, phase_of, sentences

MARGIN = "  "
SOMEBODY = "▸"
"""Before what somebody did: the sentence names him."""


def new_lines() -> Table:
    """An empty table of lines: whose an entry is, and what it says."""
    return Table.grid(padding=(0, 2, 0, 0))


def add_entries(lines: Table, entries: list[Entry], goods: Mapping[str, str]) -> None:
    """Add the entries of a log to a table, each with what was paid and gained behind it."""
    for entry in joined(entries):
        whose = (
            f"{MARGIN}{said(phase_of(entry))}"
            if entry.phase
            else f"{MARGIN}{SOMEBODY}"
            if entry.seat is not None
            else ""
        )
        text = Text(sentences(entry, goods, speaker()), style="green")
        lines.add_row(Text(f"{MARGIN}{whose}", style="bold green"), text)


def print_lines(lines: Table) -> None:
    """Print what was told, if it was anything."""
    if lines.row_count:
        out.print(lines)


def differences(before: Tally, after: Tally) -> str:
    """The numbers that have changed, by owner, in a line."""
    parts = []
    for owner, numbers in after.items():
        old = before.get(owner, {})
        changed = [f"{name} {old.get(name, 0)}→{new}" for name, new in numbers.items() if old.get(name, 0) != new]
        if changed:
            parts.append(f"{owner} {', '.join(changed)}".strip())
    return "  ".join(parts)


def spoken(path: str, view: Mapping[str, Any]) -> str:
    """The path of a number in a view for people: places by their own words, or counted from 1."""
    words: list[str] = []
    here: Any = view
    for part in path.split("."):
        name = part.replace("_", " ")
        if isinstance(here, Mapping):
            here = here.get(part)
        else:
            here = here[int(part)] if int(part) < len(here) else None
            first = next(iter(here.values())) if isinstance(here, Mapping) and here else None
            name = first if isinstance(first, str) else str(int(part) + 1)
            words[-1] = words[-1].removesuffix("s")
        words.append(name)
    return " ".join(words)
