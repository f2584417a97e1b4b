"""The board of a title without a picture of its own: everything its view holds, by the names it has there."""

from collections.abc import Mapping
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from keeling.cli.boards import Tally
from keeling.cli.output import word
from keeling.cli.values import drawn, spaced
from keeling.kernel.title import AnyTitle

WIDEST = 100
PLAYERS = "players"
"""Where a view keeps what belongs to each seat; every title calls it so."""


def board(title: AnyTitle, view: Mapping[str, Any], seat: int, names: list[str]) -> RenderableType:
    """The whole view as the seat may see it, the players at its end."""
    return PlainBoard(view, seat, names)


def tally(view: Mapping[str, Any]) -> Tally:
    """The numbers that stand by themselves in the view, and those of each player."""
    found: Tally = {"": _numbers(view)}
    for number, player in enumerate(view.get(PLAYERS, []), 1):
        found[word("seat", number=number)] = _numbers(player)
    return found


def _numbers(values: Mapping[str, Any]) -> dict[str, int]:
    return {spaced(key): each for key, each in values.items() if isinstance(each, int) and not isinstance(each, bool)}


class PlainBoard:
    """A view that is drawn as wide as the terminal allows."""

    def __init__(self, view: Mapping[str, Any], seat: int, names: list[str]) -> None:
        self.view = view
        self.seat = seat
        self.names = names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = min(options.max_width, WIDEST)
        for part in self.parts(width):
            yield from console.render(part, options.update(width=width))

    def parts(self, width: int) -> list[RenderableType]:
        """Everything from top to bottom."""
        rest = {key: value for key, value in self.view.items() if key != PLAYERS}
        players = self.view.get(PLAYERS, [])
        you = f" {word('board-you')}"
        labels = [f"{n + 1} {name}{you if n == self.seat else ''}" for n, name in enumerate(self.names)]
        known = labels if len(labels) == len(players) else None
        return [drawn(rest, width), *([Text(""), drawn(players, width, known)] if players else [])]
