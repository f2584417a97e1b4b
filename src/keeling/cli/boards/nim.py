"""The terminal board of nim."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from keeling.cli.boards import Tally
from keeling.titles.nim.alphabet import HEAPS

COUNTER = "●"


def board(view: Mapping[str, Any], seat: int, names: list[str]) -> RenderableType:
    """Heaps as rows of counters, players as a table."""
    heaps = Table(box=None, show_header=False, pad_edge=False)
    for name, counters in zip(HEAPS, view["heaps"], strict=True):
        heaps.add_row(Text(name, style="bold"), Text(COUNTER * counters or "empty", style="cyan"), str(counters))
    players = Table("", "score", *(f"from {name}" for name in HEAPS), "card", box=None, pad_edge=False)
    for number, (player, name) in enumerate(zip(view["players"], names, strict=True)):
        card = f"heap {player['card']}" if player["card"] else "face down"
        if player["shown"]:
            card += " (shown)"
        you = " (you)" if number == seat else ""
        row = [f"{number + 1} {name}{you}", str(player["score"]), *map(str, player["taken"]), card]
        players.add_row(*row, style="bold" if number == seat else "")
    return Group(Text(""), heaps, Text(f"refill tiles left: {view['tiles']}", style="dim"), Text(""), players)


def tally(view: Mapping[str, Any]) -> Tally:
    """The heaps and the scores."""
    heaps = {f"heap {name}": counters for name, counters in zip(HEAPS, view["heaps"], strict=True)}
    players = {f"Player {n}": {"score": player["score"]} for n, player in enumerate(view["players"], 1)}
    return {"": heaps, **players}
