"""Nim as a title of the collection."""

from pathlib import Path

from keeling.kernel.chance import Chance
from keeling.kernel.content import Table
from keeling.kernel.messages import thing
from keeling.kernel.title import Outcome, Title
from keeling.titles.nim import view
from keeling.titles.nim.alphabet import ALPHABET, HEAPS
from keeling.titles.nim.content import NimTables, read_tables
from keeling.titles.nim.options import NimOptions
from keeling.titles.nim.refusal import REFUSALS
from keeling.titles.nim.setup import ChooseStartPlayer, DealCards, DealHeaps, ShuffleTiles
from keeling.titles.nim.state import FLOODED, Nim, NimRules
from keeling.titles.nim.streams import STREAMS
from keeling.titles.nim.words import WORDS


class NimTitle(Title[Nim, NimOptions, NimTables]):
    """The smallest title; CONTRIBUTING.md walks through it."""

    name = "nim"
    players = range(2, 5)  # N-SET-01
    rules_version = 2
    streams = STREAMS
    rule_prefixes = ("N",)
    alphabet = ALPHABET
    refusals = REFUSALS
    words = WORDS
    ends = view.ENDS
    options = NimOptions
    content_file = Path(__file__).with_name("content.toml")

    def read_tables(self, table: Table) -> NimTables:
        return read_tables(table)

    def rules(self, players: int, options: NimOptions, tables: NimTables) -> NimRules:
        return NimRules(tables, options)

    def game(self, players: int, chance: Chance, rules: NimRules) -> Nim:
        return Nim(players, chance, rules)

    def begin(self, g: Nim) -> None:
        g.then(DealHeaps(), DealCards(), ShuffleTiles(), ChooseStartPlayer())

    def view(self, g: Nim, seat: int) -> view.NimView:
        return view.view(g, seat)

    def things(self) -> list[str]:
        return [thing("heap", heap) for heap in HEAPS]

    def scores(self, g: Nim) -> list[int]:
        return g.score[:]

    def outcome(self, g: Nim) -> Outcome:
        best = max(g.score)  # N-END-04
        winners = [] if g.end == FLOODED else [seat for seat in range(g.players) if g.score[seat] == best]
        return Outcome(view.ENDS[g.end], self.scores(g), winners)


TITLE = NimTitle()
