"""Terminal boards: a picture of a view, one module for each title. They know views, not games."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from rich.console import RenderableType

from keeling.kernel.title import AnyTitle

Board = Callable[[Mapping[str, Any], int, list[str]], RenderableType]
"""Draws a view for a seat, with the names of all seats."""

Tally = dict[str, dict[str, int]]
"""Numbers of a view whose changes are worth telling, by their owner (empty for the table) and their name."""

MODULES = {
    "nim": "keeling.cli.boards.nim",
    "classic": "keeling.cli.boards.classic",
    "second-chance-cooperative": "keeling.cli.boards.cooperative",
    "second-chance-competitive": "keeling.cli.boards.competitive",
    "climate-policy": "keeling.cli.boards.climate_policy",
}


def board_for(title: AnyTitle) -> Board:
    """The board of a title."""
    board: Board = import_module(MODULES[title.name]).board
    return board


def tally_for(title: AnyTitle) -> Callable[[Mapping[str, Any]], Tally]:
    """What of a title's view is told when it changes."""
    tally: Callable[[Mapping[str, Any]], Tally] = import_module(MODULES[title.name]).tally
    return tally
