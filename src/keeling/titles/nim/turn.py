"""Turn and refill (docs/rules/nim.md, Turn, Refill)."""

from keeling.kernel.game import LEGAL, NOT_ASKED, Decision, Step
from keeling.titles.nim import refusal
from keeling.titles.nim.alphabet import LEAVE, MOST_TAKEN, REFILL, SHOW, TAKE
from keeling.titles.nim.scoring import EndGame
from keeling.titles.nim.state import FLOOD, FLOODED, HEAP_COUNT, Nim


class Turn(Decision[Nim]):
    """The active player takes counters or shows his card."""

    def options(self, g: Nim) -> list[int]:
        actions = [
            TAKE.code(heap, count - 1)
            for heap in range(HEAP_COUNT)
            for count in range(1, MOST_TAKEN + 1)
            if refuse_take(g, heap, count) == LEGAL
        ]
        if refuse_show(g, self.player) == LEGAL:
            actions.append(SHOW.code())
        return actions

    def refuse(self, g: Nim, action: int) -> int:
        if TAKE.holds(action):
            return refuse_take(g, TAKE.i(action), TAKE.j(action) + 1)
        if SHOW.holds(action):
            return refuse_show(g, self.player)
        return NOT_ASKED

    def choose(self, g: Nim, action: int) -> None:
        if TAKE.holds(action):
            g.then(Take(self.player, TAKE.i(action), TAKE.j(action) + 1), NextTurn(self.player))
        else:
            g.then(Show(self.player), NextTurn(self.player))


def refuse_take(g: Nim, heap: int, count: int) -> int:
    """Why this many counters cannot be taken from the heap; 0 if they can."""
    if count > g.rules.take_max:
        return refusal.TOO_MANY  # N-TURN-02
    if count > g.heap[heap]:
        return refusal.HEAP_TOO_SMALL  # N-TURN-02
    return LEGAL


def refuse_show(g: Nim, player: int) -> int:
    """Why the player cannot show his card; 0 if he can."""
    if not g.rules.showing:
        return refusal.NO_SHOWING  # N-TURN-04
    if g.shown[player]:
        return refusal.CARD_SHOWN  # N-TURN-04
    return LEGAL


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

    def options(self, g: Nim) -> list[int]:
        return [REFILL.code(), LEAVE.code()]

    def refuse(self, g: Nim, action: int) -> int:
        return LEGAL if REFILL.holds(action) or LEAVE.holds(action) else NOT_ASKED

    def choose(self, g: Nim, action: int) -> None:
        if REFILL.holds(action):
            g.then(Refill(self.heap))


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
