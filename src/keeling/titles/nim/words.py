"""The words for what is asked in nim, what an action does, and what happens."""

from typing import Final

from keeling.kernel.messages import Message, message, seat, thing
from keeling.kernel.words import KindWords, Words, asked, at, said, told
from keeling.titles.nim.alphabet import HEAPS, LEAVE, TAKE
from keeling.titles.nim.setup import ChooseStartPlayer, DealCards, DealHeaps
from keeling.titles.nim.state import FLOODED, Nim
from keeling.titles.nim.turn import ChooseRefill, Refill, Show, Take, Turn


def heap_name(heap: int) -> str:
    """A heap as messages name it."""
    return thing("heap", HEAPS[heap])


# What an action does


def label_take(g: Nim, action: int) -> Message:
    """How many counters, and from where."""
    return message("label-nim-take", amount=TAKE.count(action), heap=heap_name(TAKE.heap(action)))


# What is asked


def ask_refill(g: Nim, decision: ChooseRefill) -> Message:
    """Which heap is empty."""
    return message("ask-nim-refill", heap=heap_name(decision.heap))


# What happens


def tell_take(g: Nim, step: Take, action: int, viewer: int) -> Message:
    """Who takes how many counters from where."""
    return message("tell-nim-take", player=seat(step.player), amount=step.count, heap=heap_name(step.heap))


def tell_show(g: Nim, step: Show, action: int, viewer: int) -> Message:
    """Who shows which card."""
    return message("tell-nim-show", player=seat(step.player), heap=heap_name(g.card[step.player]))


def tell_choice(g: Nim, step: ChooseRefill, action: int, viewer: int) -> Message | None:
    """A heap that is left empty; a refill is told when it comes."""
    if action != LEAVE.code():
        return None
    return message("tell-nim-leave", player=seat(step.player), heap=heap_name(step.heap))


def tell_refill(g: Nim, step: Refill, action: int, viewer: int) -> Message:
    """The new counters, or the flood."""
    if g.end == FLOODED:
        return message("tell-nim-flood")
    return message("tell-nim-refill", heap=heap_name(step.heap), amount=g.heap[step.heap])


def tell_cards(g: Nim, step: DealCards, action: int, viewer: int) -> Message | None:
    """Each player's own card."""
    return message("tell-nim-card", heap=heap_name(g.card[viewer])) if viewer >= 0 else None


WORDS: Final = Words(
    kinds={
        "take": KindWords("take", label_take, at("heap:{heap}")),
        "show": KindWords("show", said("label-nim-show"), at("card")),
        "refill": KindWords("refill", said("label-nim-refill"), at("tiles")),
        "leave": KindWords("refill", said("label-nim-leave"), at("tiles")),
    },
    questions={
        Turn: asked("ask-nim-turn"),
        ChooseRefill: ask_refill,
    },
    stories={
        Take: tell_take,
        Show: tell_show,
        ChooseRefill: tell_choice,
        Refill: tell_refill,
        DealHeaps: told("tell-nim-heaps"),
        DealCards: tell_cards,
        ChooseStartPlayer: told("tell-nim-start-player"),
    },
)
