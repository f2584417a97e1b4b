"""The classic game as a title of the collection."""

from pathlib import Path
from types import MappingProxyType
from typing import ClassVar, cast

from keeling.kernel.chance import Chance
from keeling.kernel.content import Table
from keeling.kernel.title import Difficulty, Outcome, Title
from keeling.titles.classic.alphabet import ALPHABET, MOST_PLAYERS, SOURCES
from keeling.titles.classic.content import ClassicTables, read_tables
from keeling.titles.classic.ends import ENDS
from keeling.titles.classic.fill import CHAPTERS
from keeling.titles.classic.options import ClassicOptions
from keeling.titles.classic.refusal import REFUSALS
from keeling.titles.classic.rulings import ClassicRulings
from keeling.titles.classic.setup import SetUp
from keeling.titles.classic.state import DEFEAT, Classic
from keeling.titles.classic.streams import STREAMS
from keeling.titles.classic.view import ClassicView
from keeling.titles.classic.words import WORDS
from keeling.titles.common.fill import board_turn
from keeling.titles.common.refusal import SIDE_REASONS
from keeling.titles.common.scoring import winners
from keeling.titles.common.things import board_things
from keeling.titles.common.view import GOODS, PHASES, TURN_PHASES
from keeling.titles.common.view_air import BOARD_OUTLOOK


class ClassicTitle(Title[Classic, ClassicOptions, ClassicTables]):
    """CO2 of 2012, with all variants of its rulebook."""

    name = "classic"
    players = range(1, MOST_PLAYERS + 1)  # C-SET-01
    rules_version = 3
    streams = STREAMS
    rule_prefixes: ClassVar[tuple[str, ...]] = ("C",)
    alphabet = ALPHABET
    refusals = REFUSALS
    side_reasons = SIDE_REASONS
    words = WORDS
    ends = ENDS
    options = ClassicOptions
    turn_phases = TURN_PHASES
    goods = MappingProxyType(GOODS | {"score": "amount-points"})
    chapters = CHAPTERS
    outlook = BOARD_OUTLOOK
    content_file = Path(__file__).with_name("content.toml")
    difficulties = (  # C-VAR-01 to C-VAR-04
        Difficulty("drawn", {}),
        Difficulty("beginner", {"preset": "beginner"}),
        Difficulty("normal", {"preset": "normal"}),
        Difficulty("expert", {"preset": "expert"}),
        Difficulty("extreme", {"preset": "extreme"}),
    )

    def read_tables(self, table: Table) -> ClassicTables:
        return read_tables(table)

    def rules(self, players: int, options: ClassicOptions, tables: ClassicTables) -> ClassicRulings:
        return ClassicRulings(tables, options, players)

    def game(self, players: int, chance: Chance, rules: ClassicRulings) -> Classic:
        return Classic(players, chance, rules)

    def begin(self, g: Classic) -> None:
        g.then(SetUp())

    def view(self, g: Classic, seat: int) -> ClassicView:
        return cast(ClassicView, super().view(g, seat))

    def turn(self, g: Classic) -> tuple[int, ...]:
        return board_turn(g)

    def things(self) -> list[str]:
        return board_things(self.content().tables, SOURCES, PHASES)

    def scores(self, g: Classic) -> list[int]:
        return g.score[:]

    def outcome(self, g: Classic) -> Outcome:
        return Outcome(ENDS[g.end], self.scores(g), [] if g.end == DEFEAT else winners(g))


TITLE = ClassicTitle()
