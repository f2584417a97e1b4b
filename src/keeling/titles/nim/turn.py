"""Turn and refill (docs/rules/nim.md, Turn, Refill)."""

from typing import Final

from keeling.kernel.game import LEGAL, Choice, Choices, Decision, Step
from keeling.titles.nim import refusal
from keeling.titles.nim.alphabet import LEAVE, REFILL, SHOW, TAKE
from keeling.titles.nim.scoring import EndGame
from keeling.titles.nim.state import FLOOD, FLOODED, HEAP_COUNT, Nim


class Turn(Decision[Nim]):
    """The active player takes counters or shows his card."""

    def choices(self, g: Nim) -> Choices:
        return TURN


class TakeCounters(Choice[Nim, Turn]):
    """Counters from a heap (N-TURN-02)."""

    def refuse(self, g: Nim, decision: Turn, action: int) -> int:
        if TAKE.count(action) > g.rules.take_max:
            return refusal.TOO_MANY
        if TAKE.count(action) > g.heap[TAKE.heap(action)]:
            return refusal.HEAP_TOO_SMALL
        return LEGAL

    def happen(self, g: Nim, decision: Turn, action: int) -> None:
        player = decision.player
        g.then(Take(player, TAKE.heap(action), TAKE.count(action)), NextTurn(player))


class ShowCard(Choice[Nim, Turn]):
    """The own card, for points (N-TURN-04)."""

    def refuse(self, g: Nim, decision: Turn, action: int) -> int:
        if not g.rules.showing:
            return refusal.NO_SHOWING
        if g.shown[decision.player]:
            return refusal.CARD_SHOWN
        return LEGAL

    def happen(self, g: Nim, decision: Turn, action: int) -> None:
        g.then(Show(decision.player), NextTurn(decision.player))


TURN: Final = Choices(TakeCounters(TAKE), ShowCard(SHOW))


class Take(Step[Nim]):
    """A player takes counters; if the heap is empty now, the next player may have it refilled."""

    def __init__(self, player: int, heap: int, count: int) -> None:
        self.player = player
        self.heap = heap
        self.count = count

    def run(self, g: Nim) -> None:
        g.heap[self.heap] -= self.count
        g.taken[self.player * HEAP_COUNT + self.heap] += self.count
        g.score[self.player] += self.count  # N-TURN-03
        g.last_taker = self.player
        if g.heap[self.heap] == 0 and g.tiles:  # N-REF-04
            g.then(ChooseRefill(g.next_player(self.player), self.heap))


class Show(Step[Nim]):
    """A player turns his card up for points."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: Nim) -> None:
        g.reveal(self.player)
        g.shown[self.player] = 1
        g.score[self.player] += g.rules.show_points  # N-TURN-04


class ChooseRefill(Decision[Nim]):
    """The player after the one who emptied a heap decides whether it is refilled (N-REF-01)."""

    def __init__(self, player: int, heap: int) -> None:
        super().__init__(player)
        self.heap = heap

    def choices(self, g: Nim) -> Choices:
        return REFILL_OR_NOT


class RefillHeap(Choice[Nim, ChooseRefill]):
    """The heap is refilled."""

    def happen(self, g: Nim, decision: ChooseRefill, action: int) -> None:
        g.then(Refill(decision.heap))


class LeaveHeap(Choice[Nim, ChooseRefill]):
    """The heap stays empty."""


REFILL_OR_NOT: Final = Choices(RefillHeap(REFILL), LeaveHeap(LEAVE))


class Refill(Step[Nim]):
    """The top tile fills an empty heap, or floods the game."""

    def __init__(self, heap: int) -> None:
        self.heap = heap

    def run(self, g: Nim) -> None:
        g.reveal()
        tile = g.tiles.pop()
        if tile == FLOOD:
            g.finish(FLOODED)  # N-REF-03
        else:
            g.heap[self.heap] = tile  # N-REF-02


class NextTurn(Step[Nim]):
    """The turn passes to the left, unless all heaps are empty."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: Nim) -> None:
        if any(g.heap):
            g.then(Turn(g.next_player(self.player)))  # N-TURN-01
        else:
            g.then(EndGame())  # N-END-01
