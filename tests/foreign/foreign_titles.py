"""Titles of another package, found by the entry points beside this file: nim, but under another name."""

from pathlib import Path
from typing import Any

from keeling.kernel.content import Table
from keeling.kernel.title import Outcome, Title
from keeling.titles.nim.content import NimTables
from keeling.titles.nim.options import NimOptions
from keeling.titles.nim.state import Nim
from keeling.titles.nim.title import TITLE as NIM
from keeling.titles.nim.view import NimView


class Bare(Title[Nim, NimOptions, NimTables]):
    """Plays nim without being one: nothing in the program knows it, no board draws it."""

    name = "bare"
    catalogues = Path(__file__).parent / "words"
    players = NIM.players
    rules_version = 1
    streams = NIM.streams
    rule_prefixes = ()
    alphabet = NIM.alphabet
    refusals = NIM.refusals
    words = NIM.words
    ends = NIM.ends
    options = NimOptions
    content_file = NIM.content_file

    def read_tables(self, table: Table) -> NimTables:
        return NIM.read_tables(table)

    def blank(self, players: int, seed: int | str, options: NimOptions, tables: NimTables) -> Nim:
        return NIM.blank(players, seed, options, tables)

    def begin(self, g: Nim) -> None:
        NIM.begin(g)

    def view(self, g: Nim, seat: int) -> NimView:
        return NIM.view(g, seat)

    def outcome(self, g: Nim) -> Outcome:
        return NIM.outcome(g)


class Drawn(Bare):
    """The same with a board of its own."""

    name = "drawn"


BARE: Any = Bare()
DRAWN: Any = Drawn()
NOTHING = 3
