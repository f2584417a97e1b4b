"""How the terminal tells what has happened: sentences by player, and the numbers that have changed."""

import re
from collections.abc import Mapping
from typing import Any

from rich.table import Table
from rich.text import Text

from keeling.cli.boards import Tally
from keeling.cli.output import out


def subject(sentence: str) -> tuple[str, str]:
    """The player a sentence begins with, and the rest of it; empty and all of it if it begins with no player."""
    found = re.match(r"(Player \d+)(?:'s)? (.*)", sentence)
    return (found[1], found[2]) if found else ("", sentence)


def add_paragraphs(lines: Table, sentences: list[str]) -> None:
    """Add the sentences to a table, those in a row about the same player drawn together."""
    paragraphs: list[tuple[str, str]] = []
    for sentence in sentences:
        who, what = subject(sentence)
        if paragraphs and paragraphs[-1][0] == who:
            before = paragraphs.pop()[1]
            what = f"{before.removesuffix('.')}; {what}" if who else f"{before} {what}"
        paragraphs.append((who, what))
    for who, what in paragraphs:
        lines.add_row(Text(f"  {who}", style="bold green"), Text(what, style="green"))


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
        word = part.replace("_", " ")
        if isinstance(here, Mapping):
            here = here.get(part)
        else:
            here = here[int(part)] if int(part) < len(here) else None
            first = next(iter(here.values())) if isinstance(here, Mapping) and here else None
            word = first if isinstance(first, str) else str(int(part) + 1)
            words[-1] = words[-1].removesuffix("s")
        words.append(word)
    return " ".join(words)
