"""Content and options of the classic game in the form its steps use."""

from typing import Final

from keeling.titles.classic.alphabet import LOBBY_COUNT, SOURCES, UN_GOAL_COUNT
from keeling.titles.classic.content import PRESETS, ClassicTables
from keeling.titles.classic.options import ClassicOptions
from keeling.titles.common.board import EMPTY, PLANT_STRIDE, TOPIC_STRIDE, TRACK_STRIDE, BoardRules

# What a lobby card's main effect needs
NEEDS_PROPOSE: Final = 0
NEEDS_INSTALL: Final = 1
NEEDS_CONSTRUCT: Final = 2
NEEDS_SUMMIT: Final = 3
NEEDS_BUY: Final = 4
NEEDS_SELL: Final = 5

# What a lobby card gives
GIVES_MONEY: Final = 0
GIVES_CUBES: Final = 1
GIVES_CEPS: Final = 2
GIVES_MOVES: Final = 3
GIVES_POINTS: Final = 4
GIVES_EXPERTISE: Final = 5
GIVES_DISCOUNT: Final = 6

# What a Company Goal counts
COUNTS_CONTROLLED: Final = 0
COUNTS_SUPPLIED: Final = 1
COUNTS_UN_GOALS: Final = 2
COUNTS_PLANTS_AFTER_FIRST: Final = 3
COUNTS_CEPS: Final = 4
COUNTS_LEADS: Final = 5
COUNTS_BUILT_SOURCES: Final = 6

DRAFT_OFF: Final = 0
DRAFT_ALTERNATE: Final = 1
DRAFT_RIGHT: Final = 2

OWN_NEEDS_FREE_MOVE: Final = 0
OWN_FREE_TO_HAND: Final = 1
OWN_FREE_MOVE: Final = 2

NO_SAFE_ZONE: Final = 99


class ClassicRules(BoardRules):
    """Content and options in the form the steps use; what depends on the number of players is chosen already."""

    def __init__(self, tables: ClassicTables, options: ClassicOptions, players: int) -> None:
        self._read_board(tables)
        self._read_flow(tables, players)
        self._read_sources(tables)
        self._read_lobby(tables)
        self._read_options(tables, options)

    def _read_board(self, tables: ClassicTables) -> None:
        self.demand_spaces = [region.demand_spaces for region in tables.regions]
        self.cep_limit = [region.cep_limit for region in tables.regions]
        self.region_names = [region.name for region in tables.regions]
        self.fossil_ppm = [fossil.ppm for fossil in tables.fossils]
        self.fossil_tiles = [fossil.tiles for fossil in tables.fossils]
        self.ceps = tables.ceps
        self.pile = tables.pile
        self.start_price = tables.price
        self.lowest_price = tables.lowest_price
        self.highest_price = tables.highest_price
        self.market_refill = tables.refill
        self.sale_to_bank = False  # B-04
        self.cube_total = tables.cubes
        self.agendas = [source for tile in tables.agendas for source in tile]
        self.summit_size = [len(tile.topics) for tile in tables.summits]
        self.summit_names = [tile.name for tile in tables.summits]
        self.summit_topics = [EMPTY] * (len(tables.summits) * TOPIC_STRIDE)
        for n, tile in enumerate(tables.summits):
            for topic, source in enumerate(tile.topics):
                self.summit_topics[n * TOPIC_STRIDE + topic] = source
        self.event_regions = list(tables.events)

    def _read_flow(self, tables: ClassicTables, players: int) -> None:
        self.start_money = list(tables.start_money)
        self.start_ceps = tables.start_ceps
        self.start_cubes = tables.start_cubes
        self.scientists = tables.scientists
        self.scientists_in_hand = tables.scientists_in_hand
        self.decades = tables.decades[players - 1]
        self.rounds = tables.rounds[players - 1]
        self.decade_names = list(tables.decade_names)
        self.safe_zone = tables.safe_zone
        self.defeat = tables.defeat
        self.green_regions = tables.green_regions
        self.grant_least_money = tables.grant_least_money
        self.grant_cubes = tables.grant_cubes
        self.scientist_coin = tables.scientist_coin
        self.un_goal_cubes = tables.un_goal_cubes
        self.disaster_points = tables.disaster_points
        self.coins_per_point = tables.coins_per_point
        self.most_cubes = tables.most_cubes
        self.most_un_goals = tables.most_un_goals
        self.auction_cube_value = tables.auction_cube_value
        self.un_display = tables.un_display[players - 1]
        self.un_sources = [0] * UN_GOAL_COUNT  # bit 1 << source
        self.un_points = [goal.points for goal in tables.un_goals]
        for n, goal in enumerate(tables.un_goals):
            for source in goal.sources:
                self.un_sources[n] |= 1 << source
        self.goal_money = tables.goal_money
        self.goals_removed = list(tables.goals_removed[players - 1])
        self.goal_counts = [card.counts for card in tables.goals]
        self.goal_points = [card.points for card in tables.goals]
        self.goal_most = [card.most for card in tables.goals]
        self.income_places = 1 if players == 2 else 2  # C-INC-04
        self.solo = players == 1

    def _read_sources(self, tables: ClassicTables) -> None:
        count = len(SOURCES)
        self.source_names = [source.name for source in tables.sources]
        self.projects = [source.projects for source in tables.sources]
        self.benefit_money = [source.benefit_money for source in tables.sources]
        self.benefit_cubes = [source.benefit_cubes for source in tables.sources]
        self.benefit_ceps = [source.benefit_ceps for source in tables.sources]
        self.track_length = [len(source.income) for source in tables.sources]
        self.track_income = [0] * (count * TRACK_STRIDE)
        self.track_bonus = [0] * (count * TRACK_STRIDE)
        self.plant_tiles = [len(source.plants) for source in tables.sources]
        self.plant_money = [0] * (count * PLANT_STRIDE)
        self.plant_cubes = [0] * (count * PLANT_STRIDE)
        self.plant_points = [0] * (count * PLANT_STRIDE)
        for n, source in enumerate(tables.sources):
            for position, income in enumerate(source.income, 1):
                self.track_income[n * TRACK_STRIDE + position] = income
                self.track_bonus[n * TRACK_STRIDE + position] = source.bonuses[position - 1]
            for tile, plant in enumerate(source.plants):
                self.plant_money[n * PLANT_STRIDE + tile] = plant.money
                self.plant_cubes[n * PLANT_STRIDE + tile] = plant.cubes
                self.plant_points[n * PLANT_STRIDE + tile] = plant.points

    def _read_lobby(self, tables: ClassicTables) -> None:
        self.lobby_hand = tables.lobby_hand
        self.lobby_needs = [card.needs for card in tables.lobby]
        self.lobby_region = [card.region for card in tables.lobby]
        self.lobby_grant = [card.grant for card in tables.lobby]
        self.lobby_source = [card.source for card in tables.lobby]
        self.main_kind = [card.main.kind for card in tables.lobby]
        self.main_amount = [card.main.amount for card in tables.lobby]
        self.other_kind = [EMPTY] * LOBBY_COUNT  # the second half of a choice
        self.other_amount = [0] * LOBBY_COUNT
        self.minor_kind = [card.minor.kind for card in tables.lobby]
        self.minor_amount = [card.minor.amount for card in tables.lobby]
        self.discount_card = [EMPTY] * len(SOURCES)
        for n, card in enumerate(tables.lobby):
            if card.alternative is not None:
                self.other_kind[n] = card.alternative.kind
                self.other_amount[n] = card.alternative.amount
            if card.needs == NEEDS_CONSTRUCT:
                self.discount_card[card.source] = n

    def _read_options(self, tables: ClassicTables, options: ClassicOptions) -> None:
        self.preset = PRESETS.index(options.preset) if options.preset != "off" else EMPTY
        self.preset_board = [count for preset in tables.presets for count in preset.board]
        self.preset_removed = [count for preset in tables.presets for count in preset.removed]
        self.auction = options.auction and not self.solo  # G-66
        self.draft = DRAFT_OFF
        if not self.solo:  # G-66
            self.draft = {"off": DRAFT_OFF, "alternate": DRAFT_ALTERNATE, "right": DRAFT_RIGHT}[options.lobby_draft]
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
