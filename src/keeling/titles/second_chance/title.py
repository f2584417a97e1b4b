"""Second Chance as two titles of the collection, one for each mode."""

from pathlib import Path
from types import MappingProxyType
from typing import Generic, TypeVar, cast

from keeling.kernel.chance import Chance
from keeling.kernel.content import Table
from keeling.kernel.messages import thing
from keeling.kernel.title import Difficulty, Outcome, Title
from keeling.titles.common.fill import board_turn
from keeling.titles.common.refusal import SIDE_REASONS
from keeling.titles.common.scoring import winners
from keeling.titles.common.things import board_things
from keeling.titles.common.view import GOODS, TURN_PHASES
from keeling.titles.common.view_air import BOARD_OUTLOOK
from keeling.titles.second_chance.alphabet import ALPHABET, MOST_PLAYERS, SOURCES
from keeling.titles.second_chance.company_rulings import CompetitiveRulings
from keeling.titles.second_chance.competitive import Competitive
from keeling.titles.second_chance.content import read_tables
from keeling.titles.second_chance.cooperative import Cooperative
from keeling.titles.second_chance.ends import COMPETITIVE_ENDS, COOPERATIVE_ENDS
from keeling.titles.second_chance.environment import ENVIRONMENTAL_GOALS
from keeling.titles.second_chance.fill_companies import COMPETITIVE_CHAPTERS
from keeling.titles.second_chance.fill_team import COOPERATIVE_CHAPTERS
from keeling.titles.second_chance.options import CompetitiveOptions, CooperativeOptions, SecondChanceOptions
from keeling.titles.second_chance.private_goals import PRIVATE_GOALS
from keeling.titles.second_chance.refusal import REFUSALS
from keeling.titles.second_chance.setup import SetUpCompanies, SetUpTeam
from keeling.titles.second_chance.state import DECADES, VICTORY, SecondChance
from keeling.titles.second_chance.streams import STREAMS
from keeling.titles.second_chance.tables import SecondChanceTables
from keeling.titles.second_chance.team_rulings import CooperativeRulings
from keeling.titles.second_chance.texts import epithet_name, rank_name
from keeling.titles.second_chance.view import PHASES
from keeling.titles.second_chance.view_companies import CompetitiveView
from keeling.titles.second_chance.view_team import CooperativeView
from keeling.titles.second_chance.words import COMPETITIVE_WORDS, COOPERATIVE_WORDS

GameT = TypeVar("GameT", bound=SecondChance)
OptionsT = TypeVar("OptionsT", bound=SecondChanceOptions)


class SecondChanceTitle(Title[GameT, OptionsT, SecondChanceTables], Generic[GameT, OptionsT]):
    """What both modes share."""

    rules_version = 3
    streams = STREAMS
    alphabet = ALPHABET
    refusals = REFUSALS
    side_reasons = SIDE_REASONS
    outlook = BOARD_OUTLOOK
    content_file = Path(__file__).with_name("content.toml")

    def read_tables(self, table: Table) -> SecondChanceTables:
        return read_tables(table)

    def turn(self, g: GameT) -> tuple[int, ...]:
        return board_turn(g)

    def things(self) -> list[str]:
        return board_things(self.content().tables, SOURCES, PHASES)


class CooperativeTitle(SecondChanceTitle[Cooperative, CooperativeOptions]):
    """The cooperative mode, also for one player."""

    name = "second-chance-cooperative"
    team = True
    players = range(1, MOST_PLAYERS + 1)  # S-SET-01
    rule_prefixes = ("S", "SO")
    words = COOPERATIVE_WORDS
    ends = COOPERATIVE_ENDS
    options = CooperativeOptions
    chapters = COOPERATIVE_CHAPTERS
    turn_phases = TURN_PHASES
    goods = MappingProxyType(GOODS)
    difficulties = (
        Difficulty("printed", {}),
        Difficulty("inspectors", {"inspectors": True}),  # SO-VAR-01
        Difficulty("bare", {"solo_rules": "bare"}, players=(1,)),  # G-77
    )

    def rules(self, players: int, options: CooperativeOptions, tables: SecondChanceTables) -> CooperativeRulings:
        return CooperativeRulings(tables, options, players)

    def game(self, players: int, chance: Chance, rules: CooperativeRulings) -> Cooperative:
        return Cooperative(players, chance, rules)

    def begin(self, g: Cooperative) -> None:
        g.then(SetUpTeam())

    def view(self, g: Cooperative, seat: int) -> CooperativeView:
        return cast(CooperativeView, super().view(g, seat))

    def things(self) -> list[str]:
        team = self.content().tables.cooperative
        return [
            *super().things(),
            *(thing("goal-private", goal.name) for goal in PRIVATE_GOALS.values()),
            *(thing("goal-environmental", kind.name) for kind in ENVIRONMENTAL_GOALS.values()),
            *(rank_name(rank) for rank in team.epithet_ranks),
            *(epithet_name(epithet.name) for epithet in team.epithets),
        ]

    def scores(self, g: Cooperative) -> list[int]:
        return g.score * g.players

    def outcome(self, g: Cooperative) -> Outcome:
        everybody = list(range(g.players)) if g.end == VICTORY else []
        return Outcome(COOPERATIVE_ENDS[g.end], self.scores(g), everybody)


class CompetitiveTitle(SecondChanceTitle[Competitive, CompetitiveOptions]):
    """The competitive mode."""

    name = "second-chance-competitive"
    players = range(2, MOST_PLAYERS + 1)  # S-SET-01
    rule_prefixes = ("S", "SX")
    words = COMPETITIVE_WORDS
    ends = COMPETITIVE_ENDS
    options = CompetitiveOptions
    chapters = COMPETITIVE_CHAPTERS
    turn_phases = TURN_PHASES
    goods = MappingProxyType(GOODS | {"score": "amount-points"})
    difficulties = (  # G-133
        Difficulty("printed", {}),
        Difficulty("gentle", {"start_co2": "zero"}),  # SX-VAR-01
        Difficulty("relief", {"un_goal_relief": True}),  # SX-VAR-02
        Difficulty("winnable", {"winnable_stack": True}),  # SX-VAR-03, SX-VAR-04
    )

    def rules(self, players: int, options: CompetitiveOptions, tables: SecondChanceTables) -> CompetitiveRulings:
        return CompetitiveRulings(tables, options, players)

    def game(self, players: int, chance: Chance, rules: CompetitiveRulings) -> Competitive:
        return Competitive(players, chance, rules)

    def begin(self, g: Competitive) -> None:
        g.then(SetUpCompanies())

    def view(self, g: Competitive, seat: int) -> CompetitiveView:
        return cast(CompetitiveView, super().view(g, seat))

    def scores(self, g: Competitive) -> list[int]:
        return g.score[:]

    def outcome(self, g: Competitive) -> Outcome:
        return Outcome(COMPETITIVE_ENDS[g.end], self.scores(g), winners(g) if g.end == DECADES else [])


COOPERATIVE = CooperativeTitle()
COMPETITIVE = CompetitiveTitle()
TITLES = (COOPERATIVE, COMPETITIVE)
