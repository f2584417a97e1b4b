"""What a seat may know of a game of nim, and the words for what happens in it."""

from typing import Any, TypedDict

from keeling.kernel.game import PLAYING, Step
from keeling.titles.nim.alphabet import HEAPS, LEAVE, REFILL, SHOW, TAKE
from keeling.titles.nim.setup import ChooseStartPlayer, DealCards, DealHeaps
from keeling.titles.nim.state import FLOODED, HEAP_COUNT, Nim
from keeling.titles.nim.turn import ChooseRefill, Refill, Show, Take


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


def question(g: Nim) -> str:
    """What the open decision asks."""
    decision: object = g.decision
    if isinstance(decision, ChooseRefill):
        return f"Heap {HEAPS[decision.heap]} is empty. Shall it be refilled?"
    return "Take counters from a heap, or show your card."


def label(action: int) -> str:
    """What an action does."""
    if TAKE.holds(action):
        count = TAKE.j(action) + 1
        return f"Take {count} counter{'s' if count > 1 else ''} from heap {HEAPS[TAKE.i(action)]}"
    if SHOW.holds(action):
        return "Show your card"
    return "Refill the heap" if REFILL.holds(action) else "Leave the heap empty"


def anchors(action: int) -> list[str]:
    """The places an action touches."""
    if TAKE.holds(action):
        return [f"heap:{HEAPS[TAKE.i(action)]}"]
    return ["card"] if SHOW.holds(action) else ["tiles"]


def describe(g: Nim, step: Step[Any], action: int, seat: int) -> str:
    """What just happened, as the seat may know it."""
    if isinstance(step, Take):
        return f"Player {step.player + 1} takes {step.count} from heap {HEAPS[step.heap]}."
    if isinstance(step, Show):
        return f"Player {step.player + 1} shows a card: heap {HEAPS[g.card[step.player]]}."
    if isinstance(step, ChooseRefill) and LEAVE.holds(action):
        return f"Player {step.player + 1} leaves heap {HEAPS[step.heap]} empty."
    if isinstance(step, Refill):
        if g.end == FLOODED:
            return "The tile is the flood: everybody loses."
        return f"Heap {HEAPS[step.heap]} is refilled with {g.heap[step.heap]}."
    if isinstance(step, DealHeaps):
        return "The heaps are dealt."
    if isinstance(step, DealCards) and seat >= 0:
        return f"Your favourite heap is {HEAPS[g.card[seat]]}."
    if isinstance(step, ChooseStartPlayer):
        return "The start player is chosen."
    return ""
