"""Climate Policy as a title of the collection."""

from pathlib import Path
from typing import Any

from keeling.kernel.content import Table
from keeling.kernel.game import PLAYING, Step
from keeling.kernel.generator import seeded
from keeling.kernel.title import Outcome, Title
from keeling.titles.climate_policy import story, view, words
from keeling.titles.climate_policy.alphabet import ALPHABET, LEAST_PLAYERS, MOST_PLAYERS
from keeling.titles.climate_policy.content import PolicyTables, read_tables
from keeling.titles.climate_policy.options import PolicyOptions
from keeling.titles.climate_policy.refusal import REFUSALS
from keeling.titles.climate_policy.rules import PolicyRules
from keeling.titles.climate_policy.scoring import winners, worth
from keeling.titles.climate_policy.setup import SetUp
from keeling.titles.climate_policy.state import DEFEAT, ClimatePolicy


class ClimatePolicyTitle(Title[ClimatePolicy, PolicyOptions, PolicyTables]):
    """The variant of 2015 on the board of CO2, with all its policies and experiments."""

    name = "climate-policy"
    heading = "Climate Policy"
    summary = "Power companies seek profit under taxes, permits or nothing at all; at 500 ppm everybody loses."
    players = range(LEAST_PLAYERS, MOST_PLAYERS + 1)  # P-POL-05
    rules_version = 1
    rule_prefixes = ("P",)
    alphabet = ALPHABET
    refusals = REFUSALS
    ends = view.ENDS
    options = PolicyOptions
    content_file = Path(__file__).with_name("content.toml")

    def read_tables(self, table: Table) -> PolicyTables:
        return read_tables(table)

    def blank(self, players: int, seed: int, options: PolicyOptions, tables: PolicyTables) -> ClimatePolicy:
        g = ClimatePolicy(players, seeded(seed), PolicyRules(tables, options, players))
        g.clear()
        return g

    def begin(self, g: ClimatePolicy) -> None:
        g.then(SetUp())

    def view(self, g: ClimatePolicy, seat: int) -> view.PolicyView:
        return view.view(g, seat)

    def question(self, g: ClimatePolicy) -> str:
        return words.question(g)

    def label(self, g: ClimatePolicy, action: int) -> str:
        return words.label(g, action)

    def anchors(self, action: int) -> list[str]:
        return words.anchors(action)

    def describe(self, g: ClimatePolicy, step: Step[Any], action: int, seat: int) -> str:
        return story.describe(g, step, action, seat)

    def scores(self, g: ClimatePolicy) -> list[int]:
        return g.score[:] if g.end != PLAYING else [worth(g, player) for player in range(g.players)]

    def outcome(self, g: ClimatePolicy) -> Outcome:
        return Outcome(view.ENDS[g.end], self.scores(g), [] if g.end == DEFEAT else winners(g))


TITLE = ClimatePolicyTitle()
