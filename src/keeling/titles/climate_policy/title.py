"""Climate Policy as a title of the collection."""

import re
from collections.abc import Iterable
from pathlib import Path
from types import MappingProxyType
from typing import cast

from keeling.kernel.chance import Chance
from keeling.kernel.content import Table
from keeling.kernel.game import PLAYING
from keeling.kernel.messages import Message, thing
from keeling.kernel.title import Outcome, Title
from keeling.titles.climate_policy.alphabet import ALPHABET, LEAST_PLAYERS, MOST_PLAYERS, PLANTS, SOURCES
from keeling.titles.climate_policy.changeover import CHANGEOVER
from keeling.titles.climate_policy.content import PolicyTables, read_tables
from keeling.titles.climate_policy.display import CHAPTERS, PHASES
from keeling.titles.climate_policy.names import summit_word
from keeling.titles.climate_policy.options import PolicyOptions
from keeling.titles.climate_policy.refusal import REFUSALS, SIDE_REASONS
from keeling.titles.climate_policy.rulings import PolicyRulings
from keeling.titles.climate_policy.scoring import winners, worth
from keeling.titles.climate_policy.setup import SetUp
from keeling.titles.climate_policy.state import DEFEAT, ENDS, ROUND, ClimatePolicy
from keeling.titles.climate_policy.story import ROUND_PHASES
from keeling.titles.climate_policy.streams import STREAMS
from keeling.titles.climate_policy.view import PolicyView
from keeling.titles.climate_policy.words import WORDS
from keeling.titles.common.alphabet import REGIONS


class ClimatePolicyTitle(Title[ClimatePolicy, PolicyOptions, PolicyTables]):
    """The variant of 2015 on the board of CO2, with all its policies and experiments."""

    name = "climate-policy"
    players = range(LEAST_PLAYERS, MOST_PLAYERS + 1)  # P-POL-05
    rules_version = 2
    streams = STREAMS
    rule_prefixes = ("P",)
    alphabet = ALPHABET
    refusals = REFUSALS
    side_reasons = SIDE_REASONS
    words = WORDS
    ends = ENDS
    options = PolicyOptions
    turn_phases = (PHASES[ROUND],)
    step_phases = ROUND_PHASES
    goods = MappingProxyType({"money": "amount-money", "permits": "amount-permits", "loopholes": "amount-loopholes"})
    chapters = CHAPTERS
    outlook = re.compile("air|forecast")
    changeover = CHANGEOVER
    content_file = Path(__file__).with_name("content.toml")

    def read_tables(self, table: Table) -> PolicyTables:
        return read_tables(table)

    def objection(self, players: int, options: PolicyOptions, tables: PolicyTables) -> Message | None:
        return options.objection() or options.objection_for(players, tables.decades[players - LEAST_PLAYERS])

    def rules(self, players: int, options: PolicyOptions, tables: PolicyTables) -> PolicyRulings:
        return PolicyRulings(tables, options, players)

    def game(self, players: int, chance: Chance, rules: PolicyRulings) -> ClimatePolicy:
        return ClimatePolicy(players, chance, rules)

    def begin(self, g: ClimatePolicy) -> None:
        g.then(SetUp())

    def view(self, g: ClimatePolicy, seat: int) -> PolicyView:
        return cast(PolicyView, super().view(g, seat))

    def turn(self, g: ClimatePolicy) -> tuple[int, ...]:
        return (g.decade, g.round, g.active)

    def things(self) -> list[str]:
        named: dict[str, Iterable[str]] = {
            "region": REGIONS,
            "source": SOURCES,
            "plant": PLANTS,
            "summit": [summit_word(tile.name) for tile in self.content().tables.summits],
            "phase": dict.fromkeys([*PHASES.values(), *ROUND_PHASES.values()]),
        }
        return [thing(kind, word) for kind, words in named.items() for word in words]

    def scores(self, g: ClimatePolicy) -> list[int]:
        return g.score[:] if g.end != PLAYING else [worth(g, player) for player in range(g.players)]

    def outcome(self, g: ClimatePolicy) -> Outcome:
        return Outcome(ENDS[g.end], self.scores(g), [] if g.end == DEFEAT else winners(g))


TITLE = ClimatePolicyTitle()
