"""What a seat may know of a game of nim."""

from typing import TypedDict

from keeling.kernel.game import PLAYING
from keeling.titles.nim.alphabet import HEAPS
from keeling.titles.nim.state import HEAP_COUNT, Nim


class NimPlayer(TypedDict):
    """What everybody may know of a player, and his card for those who may see it."""

    score: int
    taken: list[int]
    shown: bool
    card: str | None


class NimView(TypedDict):
    """What a seat may know."""

    heaps: list[int]
    tiles: int
    players: list[NimPlayer]
    end: str | None


ENDS = {1: "cleared", 2: "flooded"}


def view(g: Nim, seat: int) -> NimView:
    """The heaps, the players and the own card; all cards after the game."""
    return {
        "heaps": g.heap[:],
        "tiles": len(g.tiles),
        "players": [
            {
                "score": g.score[player],
                "taken": [g.taken_from(player, heap) for heap in range(HEAP_COUNT)],
                "shown": bool(g.shown[player]),
                "card": HEAPS[g.card[player]] if player == seat or g.shown[player] or g.end != PLAYING else None,
            }
            for player in range(g.players)
        ],
        "end": ENDS.get(g.end),
    }
