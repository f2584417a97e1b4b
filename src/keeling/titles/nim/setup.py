"""Setup (docs/rules/nim.md, Setup)."""

from keeling.kernel.game import Step
from keeling.titles.nim.state import HEAP_COUNT, Nim
from keeling.titles.nim.streams import CARDS, HEAP_SIZES, START_PLAYER, TILES
from keeling.titles.nim.turn import Turn


class DealHeaps(Step[Nim]):
    """Each heap gets the counters of a random size tile."""

    def run(self, g: Nim) -> None:
        g.reveal()
        sizes = g.rules.sizes[:]
        g.chance.shuffle(HEAP_SIZES, sizes)
        g.heap = sizes[:HEAP_COUNT]  # N-SET-02


class DealCards(Step[Nim]):
    """Each player secretly gets a favourite card; the others leave the game unseen."""

    def run(self, g: Nim) -> None:
        g.reveal()
        cards = [heap for heap in range(HEAP_COUNT) for _ in range(g.rules.cards_per_heap)]
        g.chance.shuffle(CARDS, cards)
        g.card = cards[: g.players]  # N-SET-03
        g.box = cards[g.players :]


class ShuffleTiles(Step[Nim]):
    """The refill tiles form a face-down pile."""

    def run(self, g: Nim) -> None:
        g.tiles = g.rules.refill_tiles[:]
        g.chance.shuffle(TILES, g.tiles)  # N-SET-04


class ChooseStartPlayer(Step[Nim]):
    """Chance decides who begins."""

    def run(self, g: Nim) -> None:
        g.reveal()
        g.then(Turn(g.chance.below(START_PLAYER, g.players)))  # N-SET-05
