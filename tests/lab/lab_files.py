"""Experiments that tests make."""

from pathlib import Path
from typing import Any

from keeling.lab.plan import Plan
from keeling.lab.reading import read_plan

QUICK = {"name": '"quick"', "title": '"climate-policy"', "players": "3", "bots": '"random"', "replications": "4"}
"""Random companies play a game in milliseconds."""


def text_of(tail: str = "[factors]\npolicy = ['1', '2']\n", **changes: str) -> str:
    """The text of a quick experiment; a change to an empty text leaves a key out."""
    values = {**QUICK, **changes}
    return "".join(f"{key} = {value}\n" for key, value in values.items() if value) + tail


def written(folder: Path, *tail: str, **changes: str) -> Path:
    """The file of a quick experiment."""
    file = folder / "quick.toml"
    file.write_text(text_of(*tail, **changes), encoding="utf-8")
    return file


def quick(folder: Path, *tail: str, **changes: str) -> Plan:
    """The plan of a quick experiment."""
    return read_plan(written(folder, *tail, **changes))


def fields(line: Any, *names: str) -> list[Any]:
    """Some figures of a row."""
    return [line[name] for name in names]
