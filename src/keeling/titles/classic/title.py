"""The classic game as a title of the collection."""

from pathlib import Path
from typing import Any

from keeling.kernel.content import Table
from keeling.kernel.game import Step
from keeling.kernel.generator import seeded
from keeling.kernel.title import Difficulty, Outcome, Title
from keeling.titles.classic import story, view, words
from keeling.titles.classic.alphabet import ALPHABET, MOST_PLAYERS
from keeling.titles.classic.content import ClassicTables, read_tables
from keeling.titles.classic.options import ClassicOptions
from keeling.titles.classic.refusal import REFUSALS
from keeling.titles.classic.rules import ClassicRules
from keeling.titles.classic.setup import SetUp
from keeling.titles.classic.state import DEFEAT, Classic
from keeling.titles.common.scoring import winners


class ClassicTitle(Title[Classic, ClassicOptions, ClassicTables]):
    """CO2 of 2012, with all variants of its rulebook."""

    name = "classic"
    heading = "CO2"
    summary = "Energy companies build green plants for profit, and lose together if the CO2 is not stopped."
    players = range(1, MOST_PLAYERS + 1)  # C-SET-01
    rules_version = 2
    rule_prefixes = ("C",)
    alphabet = ALPHABET
    refusals = REFUSALS
    ends = view.ENDS
    options = ClassicOptions
    content_file = Path(__file__).with_name("content.toml")
    difficulties = (  # C-VAR-01 to C-VAR-04
        Difficulty("Drawn", "The fossil plants at the start are drawn, so the CO2 may be low or high.", {}),
        Difficulty("Beginner", "Most fossil plants at the start burn gas: 150 ppm.", {"preset": "beginner"}),
        Difficulty("Normal", "The fossil plants at the start are mixed: 180 ppm.", {"preset": "normal"}),
        Difficulty("Expert", "Most fossil plants at the start burn coal: 210 ppm.", {"preset": "expert"}),
        Difficulty(
            "Extreme",
            "All fossil plants at the start burn coal: 240 ppm. Some gas plants are left out, so it stays dirty.",
            {"preset": "extreme"},
        ),
    )

    def read_tables(self, table: Table) -> ClassicTables:
        return read_tables(table)

    def blank(self, players: int, seed: int, options: ClassicOptions, tables: ClassicTables) -> Classic:
        g = Classic(players, seeded(seed), ClassicRules(tables, options, players))
        g.clear()
        return g

    def begin(self, g: Classic) -> None:
        g.then(SetUp())

    def view(self, g: Classic, seat: int) -> view.ClassicView:
        return view.view(g, seat)

    def question(self, g: Classic) -> str:
        return words.question(g)

    def label(self, g: Classic, action: int) -> str:
        return words.label(g, action)

    def anchors(self, action: int) -> list[str]:
        return words.anchors(action)

    def describe(self, g: Classic, step: Step[Any], action: int, seat: int) -> str:
        return story.describe(g, step, action, seat)

    def scores(self, g: Classic) -> list[int]:
        return g.score[:]

    def outcome(self, g: Classic) -> Outcome:
        return Outcome(view.ENDS[g.end], self.scores(g), [] if g.end == DEFEAT else winners(g))


TITLE = ClassicTitle()
