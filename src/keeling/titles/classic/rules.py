"""Content and options of the classic game in the form its steps use."""

from typing import TYPE_CHECKING, Any, Final, TypeVar

from keeling.kernel.native import mypyc_attr
from keeling.titles.classic.alphabet import ALPHABET, DRAFT, LOBBY, MOVE, UN_GOAL_COUNT, WORDING
from keeling.titles.classic.content import PRESETS, ClassicTables
from keeling.titles.classic.options import ClassicOptions
from keeling.titles.common.layout import EMPTY, SOURCE_COUNT, plant_at
from keeling.titles.common.rules import UNLIMITED
from keeling.titles.common.rulings import BoardRulings

if TYPE_CHECKING:
    from keeling.titles.classic.state import Classic

C = TypeVar("C", bound="Classic", contravariant=True)

OWN_NEEDS_FREE_MOVE: Final = 0
OWN_FREE_TO_HAND: Final = 1
OWN_FREE_MOVE: Final = 2

NO_SAFE_ZONE: Final = 99


@mypyc_attr(allow_interpreted_subclasses=True)
class ClassicRules(BoardRulings[C]):
    """The rules of one classic game: its content and options, for its number of players."""

    def __init__(self, tables: ClassicTables, options: ClassicOptions, players: int) -> None:
        self.alphabet = ALPHABET
        self.wording = WORDING
        self.move = MOVE
        self.lobby = LOBBY
        self.draft = DRAFT
        self._read_board(tables, players)
        self._read_sources(tables.sources)
        self._read_flow(tables)
        self._read_plants(tables)
        self._read_un_goals(tables)
        self._read_discounts(tables)
        self._read_options(tables, options)

    def _read_flow(self, tables: ClassicTables) -> None:
        self.decades = tables.decades[self.players - 1]
        self.safe_zone = tables.safe_zone
        self.green_regions = tables.green_regions
        self.scientist_coin = tables.scientist_coin
        self.most_un_goals = tables.most_un_goals
        self.auction_cube_value = tables.auction_cube_value
        self.region_start_ceps = [spaces - 1 for spaces in self.demand_spaces]  # C-SET-19
        self.goals_dealt = 1  # C-SET-23
        self.control_markers = UNLIMITED  # G-125
        self.sale_to_bank = False  # B-04
        self.start_passes_left = True  # B-43
        self.scientists_on_installed = True  # C-SCI-02
        self.replacement_cep = True  # C-CON-10
        self.goal_ties_to_money = False  # G-58

    def _read_plants(self, tables: ClassicTables) -> None:
        self.plant_tiles = [len(source.plants) for source in tables.sources]
        self.plant_money = [0] * plant_at(SOURCE_COUNT, 0)
        self.plant_cubes = [0] * plant_at(SOURCE_COUNT, 0)
        self.plant_points = [0] * plant_at(SOURCE_COUNT, 0)
        for n, source in enumerate(tables.sources):
            for tile, plant in enumerate(source.plants):
                self.plant_money[plant_at(n, tile)] = plant.money
                self.plant_cubes[plant_at(n, tile)] = plant.cubes
                self.plant_points[plant_at(n, tile)] = plant.points

    def _read_un_goals(self, tables: ClassicTables) -> None:
        self.un_count = UN_GOAL_COUNT
        self.un_display = tables.un_display[self.players - 1]
        self.un_goal_cubes = tables.un_goal_cubes
        self.un_sources = [0] * UN_GOAL_COUNT  # bit 1 << source
        self.un_points = [goal.points for goal in tables.un_goals]
        for n, goal in enumerate(tables.un_goals):
            for source in goal.sources:
                self.un_sources[n] |= 1 << source

    def _read_discounts(self, tables: ClassicTables) -> None:
        self.discount_card = [EMPTY] * SOURCE_COUNT
        for n, card in enumerate(tables.lobby):
            if self.effects[card.main.kind].attached:
                self.discount_card[card.source] = n
                self.attached_only[n] = 1  # G-126

    def _read_options(self, tables: ClassicTables, options: ClassicOptions) -> None:
        self.preset = PRESETS.index(options.preset) if options.preset != "off" else EMPTY
        self.preset_board = [count for preset in tables.presets for count in preset.board]
        self.preset_removed = [count for preset in tables.presets for count in preset.removed]
        self.auction = options.auction and not self.solo  # G-66
        self.draft_picks = []
        if options.lobby_draft != "off" and not self.solo:  # G-66
            self.draft_picks = [1] * tables.lobby_hand  # C-VAR-10
        self.draft_alternates = options.lobby_draft == "alternate"  # B-05
        self.safe_zone_decade = {"from_fourth_decade": tables.safe_zone_decade, "any_decade": 1, "off": NO_SAFE_ZONE}[
            options.safe_zone_end
        ]
        self.final_places = 0 if options.final_income == "all_positions" else self.income_places
        self.own_scientist = {
            "needs_free_move": OWN_NEEDS_FREE_MOVE,
            "free_to_hand": OWN_FREE_TO_HAND,
            "free_move": OWN_FREE_MOVE,
        }[options.own_scientist_on_construct]
        self.evict_before = options.eviction_timing == "before"
        self.stop_blocks_buying = options.stop_blocks == "both"
        self.partial_refill = options.partial_refill
        self.goal_anytime = options.company_goal_discard == "anytime"
        self.cubes_limited = options.classic_limits
        self.summit_reshuffle = options.summit_reshuffle
        self.solo_ends_at_limit = options.solo_limit == "ge500"
        if options.lobby09_main == "move_scientist":
            for n, card in enumerate(tables.lobby):
                if card.disputed is not None:
                    self.main_kind[n] = card.disputed.kind
                    self.main_amount[n] = card.disputed.amount


AnyClassicRules = ClassicRules[Any]
