"""Content and options of Second Chance in the form its steps use, for both modes."""

from typing import TYPE_CHECKING, Any, Final, TypeVar

from keeling.kernel.game import Choices
from keeling.kernel.native import mypyc_attr
from keeling.titles.common.alphabet import REGIONS
from keeling.titles.common.layout import COAL, EMPTY, GAS, SOURCE_COUNT
from keeling.titles.common.rules import UNLIMITED
from keeling.titles.common.rulings import BoardRulings
from keeling.titles.second_chance.alphabet import ALPHABET, DRAFT, LEVELS, LOBBY, MOVE, WORDING
from keeling.titles.second_chance.options import CompetitiveOptions, CooperativeOptions, SecondChanceOptions

if TYPE_CHECKING:  # the content reads names from chapters that know the state, which knows the rules
    from keeling.titles.second_chance.state import SecondChance
    from keeling.titles.second_chance.tables import Competitive, Cooperative, SecondChanceTables

S = TypeVar("S", bound="SecondChance", contravariant=True)

# What a Private Goal asks for
WANTS_CEPS: Final = 0
WANTS_REGION_CEPS: Final = 1
WANTS_LONE_SUMMIT: Final = 2
WANTS_CUBES: Final = 3
WANTS_SCIENTISTS: Final = 4
WANTS_MONEY: Final = 5
WANTS_TRACK_TOPS: Final = 6
WANTS_CONTROLLED: Final = 7
WANTS_PREPARED_OF_SOURCE: Final = 8
WANTS_PREPARED_SOURCES: Final = 9
WANTS_PREPARED_IN_REGION: Final = 10
WANTS_PREPARED_REGIONS: Final = 11
WANTS_BUILT_OF_SOURCE: Final = 12
WANTS_BUILT_SOURCES: Final = 13
WANTS_BUILT_IN_REGION: Final = 14
WANTS_BUILT_REGIONS: Final = 15

# What an Environmental Goal asks for
ENV_REGION: Final = 0  # a plant in the region
ENV_SOURCE: Final = 1  # a plant of the source
ENV_TOP: Final = 2  # the end of the source's track
ENV_HALF_WAY: Final = 3
ENV_SIZE: Final = 4  # a summit with so many topics
ENV_TOPIC: Final = 5  # a summit with the source among its topics

# The groups of Environmental Goals
ENV_PLANTS: Final = 0
ENV_KNOWLEDGE: Final = 1
ENV_SUMMITS: Final = 2
ENV_GROUPS: Final = 3


def plant_at_level(source: int, level: int) -> int:
    """A plant by its source and level, 1 or 2: plants of a source and level are alike."""
    return source * LEVELS + level - 1


def need_at(card: int, source: int) -> int:
    """The place in `un_needs` of the plants of a source that a UN Goal shows."""
    return card * SOURCE_COUNT + source


@mypyc_attr(allow_interpreted_subclasses=True)
class SecondChanceRules(BoardRulings[S]):
    """The rules of one game: its content, options and mode, for its number of players.

    The options decide the mode. What only the other mode uses is filled from the content, its options are off.
    """

    extra_choices: Choices  # the main actions of `turn_choices`, as a lone player buys one

    def __init__(self, tables: "SecondChanceTables", options: SecondChanceOptions, players: int) -> None:
        self.alphabet = ALPHABET
        self.wording = WORDING
        self.move = MOVE
        self.lobby = LOBBY
        self.draft = DRAFT
        self.cooperative = isinstance(options, CooperativeOptions)
        self._read_board(tables, players)
        self._read_sources(tables.sources)
        self._read_levels(tables)
        self._read_un_goals(tables)
        self._read_build_cards(tables)
        self._read_differences(tables)
        self._read_options(tables, options)
        self._read_cooperative(tables.cooperative)
        self._read_competitive(tables.competitive)
        if isinstance(options, CooperativeOptions):
            self._choose_cooperative(tables.cooperative, options)
        elif isinstance(options, CompetitiveOptions):
            self._choose_competitive(tables.competitive, options)

    def _read_levels(self, tables: "SecondChanceTables") -> None:
        self.plant_tiles = [source.plants for source in tables.sources]
        self.level_one_tiles = [source.level_one_projects for source in tables.sources]
        self.half_way = [source.half_way for source in tables.sources]
        # By plant, see `plant_at_level`; S-BLD-13
        levels = [level for source in tables.sources for level in source.levels]
        self.level_space = [level.space for level in levels]
        self.plant_money = [level.money for level in levels]
        self.plant_cubes = [level.cubes for level in levels]
        self.plant_ceps = [level.ceps for level in levels]
        self.plant_points = [level.points for level in levels]

    def _read_un_goals(self, tables: "SecondChanceTables") -> None:
        self.un_count = len(tables.un_goals)
        self.un_cubes = [card.cubes for card in tables.un_goals]
        self.un_needs = [0] * need_at(self.un_count, 0)  # plants, see `need_at`
        for n, card in enumerate(tables.un_goals):
            for source in card.plants:
                self.un_needs[need_at(n, source)] += 1

    def _read_build_cards(self, tables: "SecondChanceTables") -> None:
        self.build_money_card = [EMPTY] * SOURCE_COUNT  # S-LOB-05
        self.build_knowledge_card = [EMPTY] * SOURCE_COUNT  # S-LOB-06
        for n, card in enumerate(tables.lobby):
            if tables.needs[card.needs].name == "build":
                gives = tables.effects[card.main.kind].name
                cards = self.build_money_card if gives == "money" else self.build_knowledge_card
                cards[card.source] = n

    def _read_differences(self, tables: "SecondChanceTables") -> None:
        self.region_start_ceps = self.cep_limit[:]  # S-SET-17
        self.cubes_limited = True  # S-SET-02
        self.sale_to_bank = True  # S-MKT-03
        self.stop_blocks_buying = True  # S-MKT-05
        self.start_passes_left = False  # SO-EOD-01, SX-EOD-01
        self.scientists_on_installed = False  # S-SCI-08
        self.replacement_cep = False  # S-BLD-12
        self.draft_alternates = False  # S-SET-22
        self.summit_points = tables.summit_points
        self.tokens = tables.tokens
        self.control_cubes = tables.control_cubes
        self.gas_removed = tables.gas_removed[self.players - 1]

    def _read_options(self, tables: "SecondChanceTables", options: SecondChanceOptions) -> None:
        # S-SET-22, SX-VAR-05
        self.draft_picks = list(tables.lobby_draft) if options.lobby_draft and not self.solo else []
        self.bonus_to_any = options.bonus_recipient == "any"
        self.knowledge_to_any = options.knowledge_recipient == "any"
        self.strict_bonus = options.strict_bonus_ui
        self.home_region = REGIONS.index(options.home_region.upper())
        self.choose_supply_start = options.supply_start == "choice"
        self.pay_at_once = options.supply_payment == "immediate"
        if options.fossil_mix == "10-10-10":
            self.fossil_tiles = list(tables.even_tiles)  # B-29
        self.partial_refill = options.partial_refill
        self.summit_reshuffle = options.summit_reshuffle
        self.control_markers = UNLIMITED if options.unlimited_control_markers else tables.control_markers

    def _read_cooperative(self, tables: "Cooperative") -> None:
        self.goal_rate = list(tables.goal_rates)  # by decade
        self.reduce_rate = list(tables.reduction_rates)
        self.reduce_ppm = tables.reduction_ppm
        self.un_points = tables.un_points
        self.un_unclaimed_most = tables.un_unclaimed
        self.private_goals_dealt = tables.private_goals_dealt
        self.private_kind = [card.goal for card in tables.private_goals]
        self.private_least = [card.least[self.players - 1] for card in tables.private_goals]
        self.env_group = [tile.group for tile in tables.environmental_goals]
        self.env_kind = [tile.goal for tile in tables.environmental_goals]
        self.env_value = [tile.value for tile in tables.environmental_goals]  # region, source or size
        self.env_drawn = list(tables.environmental_drawn)
        self.epithet_ranks = list(tables.epithet_ranks)  # by UN Goals left
        self.epithet_titles = [epithet.name for epithet in tables.epithets]
        self.epithet_ppm = [epithet.most_ppm for epithet in tables.epithets]
        self.inspector_steps = list(tables.inspector_spaces)  # coal, oil, gas
        self.inspectors = False
        self.inspector_skips = False
        self.start_score = 0
        self.extra_action_ppm = 0
        self.reduce_before_income = False

    def _read_competitive(self, tables: "Competitive") -> None:
        self.second_event = tables.second_event
        self.un_table = [0, *tables.un_scores]  # by UN Goals, the last for all above
        self.goals_kept = tables.goals_kept
        self.winnable_gas = tables.winnable_gas[self.players - 1]
        self.winnable_random = tables.winnable_others[self.players - 1]
        self.winnable = False
        self.un_relief_ppm = 0
        self.goal_ties_to_money = True  # G-58
        self.goal_anytime = False
        self.exempt_any_infrastructure = False
        self.event_reshuffle = False

    def _choose_cooperative(self, tables: "Cooperative", options: CooperativeOptions) -> None:
        self.decades = tables.decades
        self.last_rounds = tables.last_rounds[self.players - 1]  # SO-FLOW-03, SO-SET-06
        self.start_co2 = tables.start_co2
        self.co2_floor = tables.lowest_co2  # SO-OPS-04
        self.un_pairs = tables.un_pairs[self.players - 1]
        self.un_triples = tables.un_triples[self.players - 1]
        self.goal_count = len(tables.private_goals)
        self.goals_dealt = tables.private_goals_dealt
        self.goals_removed = []
        self.inspectors = options.inspectors
        self.inspector_skips = options.inspector_skips_achieved
        self.reduce_before_income = options.reduce_before_income
        self.start_score = tables.start_score
        if self.solo and options.solo_rules == "reported":  # G-77
            self.start_score = tables.solo_start_score
            self.extra_action_ppm = tables.solo_extra_action_ppm
        if self.solo and options.solo_extra_tokens:  # G-33
            self.tokens = UNLIMITED
            self.control_cubes = UNLIMITED
            self.control_markers = UNLIMITED

    def _choose_competitive(self, tables: "Competitive", options: CompetitiveOptions) -> None:
        self.decades = tables.decades
        self.last_rounds = self.rounds  # SX-FLOW-03
        self.start_co2 = tables.start_co2 if options.start_co2 == "printed" else tables.variant_start_co2
        self.co2_floor = 0  # B-37
        self.un_pairs = tables.un_pairs
        self.un_triples = tables.un_triples
        self.goals_dealt = tables.goals_dealt
        if options.company_goals == "keep_both":
            self.goals_kept = tables.goals_dealt
        if options.un_goal_relief:
            self.un_relief_ppm = tables.un_relief_ppm
        if options.winnable_stack:
            self.winnable = True
            if self.fossil_tiles[GAS - COAL] - self.gas_removed < self.winnable_gas:
                self.gas_removed = 0  # B-29: of ten gas tiles none can be spared
        self.goal_anytime = options.company_goal_discard == "anytime"
        self.exempt_any_infrastructure = options.event_exemption == "any_infrastructure"
        self.event_reshuffle = options.event_reshuffle

    # Where the modes differ in the middle of a rule; methods without a body change nothing

    def claim(self, g: S, player: int, card: int) -> None:
        """What a claimed UN Goal brings at once."""
        raise NotImplementedError

    def before_income(self, g: S) -> None:
        """Push what the mode does in the Income phase before income is chosen."""

    def complete_summit(self, g: S, place: int) -> None:
        """Push what the mode does with a complete summit before it is closed."""

    def complete_plant(self, g: S, region: int, source: int) -> None:
        """Push what the mode does with a plant that was just built."""


AnySecondChanceRules = SecondChanceRules[Any]
