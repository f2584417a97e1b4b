"""Terminal boards: a picture of a view, one module for each title. They know views, not games.

The board of a title is the module here that is called like it, or that of the title it extends; a title of another
package names its module in the entry point group `keeling.boards`. The plain board draws the view of any other.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType

from keeling.kernel.errors import KeelingError
from keeling.kernel.messages import message, verbatim
from keeling.kernel.title import AnyTitle

GROUP = "keeling.boards"

Board = Callable[[AnyTitle, Mapping[str, Any], int, list[str]], RenderableType]
"""Draws a view of a title for a seat, with the names of all seats."""

Tally = dict[str, dict[str, int]]
"""Numbers of a view whose changes are worth telling, by their owner (empty for the table) and their name."""


class NoBoard(KeelingError):
    """The board that another package has for its title cannot be loaded."""


def board_for(title: AnyTitle) -> Board:
    """The board of a title."""
    board: Board = _module_for(title).board
    return board


def tally_for(title: AnyTitle) -> Callable[[Mapping[str, Any]], Tally]:
    """What of a title's view is told when it changes."""
    tally: Callable[[Mapping[str, Any]], Tally] = _module_for(title).tally
    return tally


def _module_for(title: AnyTitle) -> Any:
    for name in title.family():
        module = f"{__name__}.{name.replace('-', '_')}"
        if find_spec(module) is not None:
            return import_module(module)
        for entry in entry_points(group=GROUP, name=name):
            try:
                return entry.load()
            except Exception as error:
                raise NoBoard(
                    message("error-board", word=verbatim(name), value=verbatim(entry.value), reason=verbatim(error))
                ) from error
    return import_module(f"{__name__}.plain")
