"""The words for what is asked in nim, what an action does, and what happens."""

from typing import Final

from keeling.kernel.words import KindWords, Words, asked, at, count, player_name, said
from keeling.titles.nim.alphabet import HEAPS, LEAVE, TAKE
from keeling.titles.nim.setup import ChooseStartPlayer, DealCards, DealHeaps
from keeling.titles.nim.state import FLOODED, Nim
from keeling.titles.nim.turn import ChooseRefill, Refill, Show, Take, Turn

# What an action does


def label_take(g: Nim, action: int) -> str:
    """How many counters, and from where."""
    return f"Take {count(TAKE.count(action), 'counter')} from heap {HEAPS[TAKE.heap(action)]}"


# What is asked


def ask_refill(g: Nim, decision: ChooseRefill) -> str:
    """Which heap is empty."""
    return f"Heap {HEAPS[decision.heap]} is empty. Shall it be refilled?"


# What happens


def tell_take(g: Nim, step: Take, action: int, seat: int) -> str:
    """Who takes how many counters from where."""
    return f"{player_name(step.player)} takes {step.count} from heap {HEAPS[step.heap]}."


def tell_show(g: Nim, step: Show, action: int, seat: int) -> str:
    """Who shows which card."""
    return f"{player_name(step.player)} shows a card: heap {HEAPS[g.card[step.player]]}."


def tell_choice(g: Nim, step: ChooseRefill, action: int, seat: int) -> str:
    """A heap that is left empty; a refill is told when it comes."""
    return f"{player_name(step.player)} leaves heap {HEAPS[step.heap]} empty." if action == LEAVE.code() else ""


def tell_refill(g: Nim, step: Refill, action: int, seat: int) -> str:
    """The new counters, or the flood."""
    if g.end == FLOODED:
        return "The tile is the flood: everybody loses."
    return f"Heap {HEAPS[step.heap]} is refilled with {g.heap[step.heap]}."


def tell_heaps(g: Nim, step: DealHeaps, action: int, seat: int) -> str:
    """The deal."""
    return "The heaps are dealt."


def tell_cards(g: Nim, step: DealCards, action: int, seat: int) -> str:
    """Each player's own card."""
    return f"Your favourite heap is {HEAPS[g.card[seat]]}." if seat >= 0 else ""


def tell_start_player(g: Nim, step: ChooseStartPlayer, action: int, seat: int) -> str:
    """The last step of the set-up."""
    return "The start player is chosen."


WORDS: Final = Words(
    kinds={
        "take": KindWords("take", label_take, at("heap:{heap}")),
        "show": KindWords("show", said("Show your card"), at("card")),
        "refill": KindWords("refill", said("Refill the heap"), at("tiles")),
        "leave": KindWords("refill", said("Leave the heap empty"), at("tiles")),
    },
    questions={
        Turn: asked("Take counters from a heap, or show your card."),
        ChooseRefill: ask_refill,
    },
    stories={
        Take: tell_take,
        Show: tell_show,
        ChooseRefill: tell_choice,
        Refill: tell_refill,
        DealHeaps: tell_heaps,
        DealCards: tell_cards,
        ChooseStartPlayer: tell_start_player,
    },
)
