"""The state of a game of nim, and what holds for the whole game."""

from typing import Final

from keeling.kernel.chance import Chance
from keeling.kernel.game import PLAYING, Game, Rules
from keeling.titles.nim.alphabet import ALPHABET, HEAPS
from keeling.titles.nim.content import NimTables
from keeling.titles.nim.options import NimOptions

HEAP_COUNT: Final = len(HEAPS)
FLOOD: Final = 0
NOBODY: Final = -1

CLEARED: Final = 1
FLOODED: Final = 2


class NimRules(Rules):
    """Content and options in the form the steps use."""

    def __init__(self, tables: NimTables, options: NimOptions) -> None:
        self.alphabet = ALPHABET
        self.sizes = list(tables.sizes)
        self.take_max = tables.take_max
        self.cards_per_heap = tables.cards_per_heap
        self.refill_tiles = list(tables.refill_tiles)
        self.show_points = tables.show_points
        self.showing = options.showing
        self.last_counter_points = 0
        if options.last_counter == "bonus":
            self.last_counter_points = tables.last_counter_points
        if options.last_counter == "penalty":
            self.last_counter_points = -tables.last_counter_points


class Nim(Game):
    """A game of nim. Hidden: `card` of a player whose card is not `shown`, `box`, the order of `tiles`."""

    rules: NimRules
    heap: list[int]  # counters by heap
    taken: list[int]  # counters by player and heap, see `taken_from`
    score: list[int]
    card: list[int]  # the favourite heap of each player
    shown: list[int]  # 1 if the player's card lies face up
    box: list[int]  # cards that left the game unseen
    tiles: list[int]  # refill tiles, the last one is on top
    last_taker: int

    def __init__(self, players: int, chance: Chance, rules: NimRules) -> None:
        super().__init__(players, chance, rules.alphabet)
        self.rules = rules

    def clear(self) -> None:
        """The empty table before the set-up."""
        self.heap = [0] * HEAP_COUNT
        self.taken = [0] * (self.players * HEAP_COUNT)
        self.score = [0] * self.players  # N-SET-06
        self.card = [0] * self.players
        self.shown = [0] * self.players
        self.box = []
        self.tiles = []
        self.last_taker = NOBODY

    def clone(self) -> "Nim":
        """An independent copy."""
        other = Nim(self.players, self.chance.copy(), self.rules)
        self.copy_frame(other)
        other.heap = self.heap[:]
        other.taken = self.taken[:]
        other.score = self.score[:]
        other.card = self.card[:]
        other.shown = self.shown[:]
        other.box = self.box[:]
        other.tiles = self.tiles[:]
        other.last_taker = self.last_taker
        return other

    def redeal(self, seat: int) -> None:
        """Shuffle the tiles, and all cards that the seat has not seen over the places they may be in."""
        self.chance.deal(self.tiles)
        owners: list[int] = []
        if self.end == PLAYING:  # afterwards all cards lie open, but for those in the box
            owners = [player for player in range(self.players) if player != seat and not self.shown[player]]
        unseen = self.box + [self.card[player] for player in owners]
        self.chance.deal(unseen)
        for player in owners:
            self.card[player] = unseen.pop()
        self.box = unseen

    def taken_from(self, player: int, heap: int) -> int:
        """How many counters the player took from the heap."""
        return self.taken[player * HEAP_COUNT + heap]

    def next_player(self, player: int) -> int:
        """The seat to the left."""
        return (player + 1) % self.players

    def violations(self) -> list[str]:
        """What cannot be: lost cards or tiles, negative heaps, points from nowhere."""
        found: list[str] = []
        rules = self.rules
        cards = sorted(self.card + self.box)
        if cards != sorted([heap for heap in range(HEAP_COUNT) for _ in range(rules.cards_per_heap)]):
            found.append("each card occurs exactly as often as it was dealt")
        if any(counters < 0 for counters in self.heap):
            found.append("no heap is negative")
        if any(tile not in rules.refill_tiles for tile in self.tiles) or len(self.tiles) > len(rules.refill_tiles):
            found.append("refill tiles are those of the content")
        if self.end == PLAYING:
            points = sum(self.taken) + rules.show_points * sum(self.shown)
            if sum(self.score) != points:
                found.append("during play every point comes from a counter or a shown card")
        return found
