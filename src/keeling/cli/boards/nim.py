"""The terminal board of nim."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from keeling.cli.boards import Tally
from keeling.cli.output import word
from keeling.kernel.messages import thing
from keeling.kernel.title import AnyTitle
from keeling.titles.nim.alphabet import HEAPS

COUNTER = "●"


def board(title: AnyTitle, view: Mapping[str, Any], seat: int, names: list[str]) -> RenderableType:
    """Heaps as rows of counters, players as a table."""
    heaps = Table(box=None, show_header=False, pad_edge=False)
    for name, counters in zip(HEAPS, view["heaps"], strict=True):
        heaps.add_row(
            Text(name, style="bold"), Text(COUNTER * counters or word("board-nim-empty"), style="cyan"), str(counters)
        )
    players = Table(
        "",
        word("board-score"),
        *(word("board-nim-from", heap=thing("heap", name)) for name in HEAPS),
        word("board-nim-card"),
        box=None,
        pad_edge=False,
    )
    for number, (player, name) in enumerate(zip(view["players"], names, strict=True)):
        card = word("board-nim-face-down")
        if player["card"]:
            key = "board-nim-card-shown" if player["shown"] else "board-nim-card-of"
            card = word(key, heap=thing("heap", player["card"]))
        you = f" {word('board-you')}" if number == seat else ""
        row = [f"{number + 1} {name}{you}", str(player["score"]), *map(str, player["taken"]), card]
        players.add_row(*row, style="bold" if number == seat else "")
    return Group(Text(""), heaps, Text(word("board-nim-tiles", number=view["tiles"]), style="dim"), Text(""), players)


def tally(view: Mapping[str, Any]) -> Tally:
    """The heaps and the scores."""
    heaps = {
        word("board-nim-card-of", heap=thing("heap", name)): counters
        for name, counters in zip(HEAPS, view["heaps"], strict=True)
    }
    players = {
        word("seat", number=n): {word("board-score"): player["score"]} for n, player in enumerate(view["players"], 1)
    }
    return {"": heaps, **players}
