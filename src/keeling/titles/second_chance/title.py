"""Second Chance as two titles of the collection, one for each mode."""

from pathlib import Path
from typing import Generic, TypeVar

from keeling.kernel.chance import Chance
from keeling.kernel.content import Table
from keeling.kernel.title import Difficulty, Outcome, Title
from keeling.titles.common.scoring import winners
from keeling.titles.second_chance.alphabet import ALPHABET, MOST_PLAYERS
from keeling.titles.second_chance.company_rulings import CompetitiveRulings
from keeling.titles.second_chance.competitive import Competitive
from keeling.titles.second_chance.content import read_tables
from keeling.titles.second_chance.cooperative import Cooperative
from keeling.titles.second_chance.ends import COMPETITIVE_ENDS, COOPERATIVE_ENDS
from keeling.titles.second_chance.options import CompetitiveOptions, CooperativeOptions, SecondChanceOptions
from keeling.titles.second_chance.refusal import REFUSALS
from keeling.titles.second_chance.setup import SetUpCompanies, SetUpTeam
from keeling.titles.second_chance.state import DECADES, VICTORY, SecondChance
from keeling.titles.second_chance.streams import STREAMS
from keeling.titles.second_chance.tables import SecondChanceTables
from keeling.titles.second_chance.team_rulings import CooperativeRulings
from keeling.titles.second_chance.view_companies import CompetitiveView, competitive_view
from keeling.titles.second_chance.view_team import CooperativeView, cooperative_view
from keeling.titles.second_chance.words import COMPETITIVE_WORDS, COOPERATIVE_WORDS

GameT = TypeVar("GameT", bound=SecondChance)
OptionsT = TypeVar("OptionsT", bound=SecondChanceOptions)


class SecondChanceTitle(Title[GameT, OptionsT, SecondChanceTables], Generic[GameT, OptionsT]):
    """What both modes share."""

    rules_version = 3
    streams = STREAMS
    alphabet = ALPHABET
    refusals = REFUSALS
    content_file = Path(__file__).with_name("content.toml")

    def read_tables(self, table: Table) -> SecondChanceTables:
        return read_tables(table)


class CooperativeTitle(SecondChanceTitle[Cooperative, CooperativeOptions]):
    """The cooperative mode, also for one player."""

    name = "second-chance-cooperative"
    heading = "CO2: Second Chance, cooperative"
    summary = "Save the climate together: one score for all, four decades, and secret goals you may not talk about."
    players = range(1, MOST_PLAYERS + 1)  # S-SET-01
    rule_prefixes = ("S", "SO")
    words = COOPERATIVE_WORDS
    ends = COOPERATIVE_ENDS
    options = CooperativeOptions
    difficulties = (
        Difficulty("As printed", "The game of the rulebook.", {}),
        Difficulty(
            "With UN Inspectors",
            "Harder: in every decade two of the open Environmental Goals may cost double.",
            {"inspectors": True},  # SO-VAR-01
        ),
        Difficulty(
            "Alone by the bare text",
            "Practically lost: without the points at the start and the second main action that players report.",
            {"solo_rules": "bare"},  # G-77
            players=(1,),
        ),
    )

    def rules(self, players: int, options: CooperativeOptions, tables: SecondChanceTables) -> CooperativeRulings:
        return CooperativeRulings(tables, options, players)

    def game(self, players: int, chance: Chance, rules: CooperativeRulings) -> Cooperative:
        return Cooperative(players, chance, rules)

    def begin(self, g: Cooperative) -> None:
        g.then(SetUpTeam())

    def view(self, g: Cooperative, seat: int) -> CooperativeView:
        return cooperative_view(g, seat)

    def scores(self, g: Cooperative) -> list[int]:
        return g.score * g.players

    def outcome(self, g: Cooperative) -> Outcome:
        everybody = list(range(g.players)) if g.end == VICTORY else []
        return Outcome(COOPERATIVE_ENDS[g.end], self.scores(g), everybody)


class CompetitiveTitle(SecondChanceTitle[Competitive, CompetitiveOptions]):
    """The competitive mode."""

    name = "second-chance-competitive"
    heading = "CO2: Second Chance, competitive"
    summary = "Outdo the other companies over five decades, but lose with them as soon as CO2 passes the limit."
    players = range(2, MOST_PLAYERS + 1)  # S-SET-01
    rule_prefixes = ("S", "SX")
    words = COMPETITIVE_WORDS
    ends = COMPETITIVE_ENDS
    options = CompetitiveOptions
    difficulties = (  # G-133
        Difficulty(
            "As printed",
            "Very hard: CO2 begins at 50 ppm. Even if all build together without a mistake, about 3 of 10 games are "
            "survived with 2 or 4 players, and 6 of 10 with 3.",
            {},
        ),
        Difficulty(
            "Gentler start",
            "CO2 begins at 0 ppm: with the same play more than 9 of 10 games are survived.",
            {"start_co2": "zero"},  # SX-VAR-01
        ),
        Difficulty(
            "UN Goals help",
            "Every UN Goal that is claimed lowers the CO2 by 10 ppm.",
            {"un_goal_relief": True},  # SX-VAR-02
        ),
        Difficulty(
            "Always winnable",
            "The fossil plants are stacked so that the game can always be survived: much gas comes first.",
            {"winnable_stack": True},  # SX-VAR-03, SX-VAR-04
        ),
    )

    def rules(self, players: int, options: CompetitiveOptions, tables: SecondChanceTables) -> CompetitiveRulings:
        return CompetitiveRulings(tables, options, players)

    def game(self, players: int, chance: Chance, rules: CompetitiveRulings) -> Competitive:
        return Competitive(players, chance, rules)

    def begin(self, g: Competitive) -> None:
        g.then(SetUpCompanies())

    def view(self, g: Competitive, seat: int) -> CompetitiveView:
        return competitive_view(g, seat)

    def scores(self, g: Competitive) -> list[int]:
        return g.score[:]

    def outcome(self, g: Competitive) -> Outcome:
        return Outcome(COMPETITIVE_ENDS[g.end], self.scores(g), winners(g) if g.end == DECADES else [])


COOPERATIVE = CooperativeTitle()
COMPETITIVE = CompetitiveTitle()
TITLES = (COOPERATIVE, COMPETITIVE)
