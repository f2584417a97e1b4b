"""What holds for a whole game on the board, in the form that the steps of both titles use."""

from typing import Any, Final

from keeling.kernel.game import Choices, Rules
from keeling.titles.common.alphabet import CardKind, LobbyKind, MoveKind
from keeling.titles.common.content import BoardTables, Source
from keeling.titles.common.effects import Effect, GoalCount, Need
from keeling.titles.common.layout import EMPTY, SOURCE_COUNT, topic_at, track_at
from keeling.titles.common.wording import Wording

UNLIMITED: Final = 99  # more pieces than anybody can use


class BoardRules(Rules):
    """Content and options in the form the steps use; what depends on the number of players is chosen already.

    A title extends it and fills what the methods below do not.
    """

    wording: Wording

    # Actions whose numbers differ between titles
    move: MoveKind
    lobby: LobbyKind
    draft: CardKind

    # Choices among them; the title's rulings set them
    turn_choices: Choices  # main actions first
    research_choices: Choices
    move_choices: Choices
    leave_choices: Choices
    draft_choices: Choices

    # The board
    demand_spaces: list[int]  # by region
    cep_limit: list[int]  # by region
    region_start_ceps: list[int]
    fossil_ppm: list[int]  # coal, oil, gas
    fossil_tiles: list[int]  # coal, oil, gas
    agendas: list[int]  # agenda tile * 3 + rank -> source
    summit_names: list[str]
    summit_size: list[int]  # topics by summit tile
    summit_topics: list[int]  # summit tile * 4 + topic -> source
    event_regions: list[int]
    defeat: int  # the limit of CO2

    # The game
    players: int
    solo: bool
    decades: int
    rounds: int
    years: list[int]  # by decade
    income_places: int
    start_passes_left: bool
    disaster_points: int
    coins_per_point: int
    most_cubes: int

    # Pieces
    start_money: list[int]  # by seat from the start player
    start_ceps: int
    start_cubes: int
    scientists: int
    scientists_in_hand: int
    control_markers: int
    cube_total: int
    cubes_limited: bool
    ceps: int
    pile: int
    start_price: int
    lowest_price: int
    highest_price: int
    market_refill: int
    partial_refill: bool
    sale_to_bank: bool
    stop_blocks_buying: bool
    summit_reshuffle: bool
    scientists_on_installed: bool

    # Sources
    projects: list[int]  # by source
    grant_least_money: int
    grant_cubes: int
    benefit_money: list[int]  # by source
    benefit_cubes: list[int]
    benefit_ceps: list[int]
    track_length: list[int]  # by source
    track_income: list[int]  # by space of a track
    track_bonus: list[int]  # by space of a track
    replacement_cep: bool

    # Plants, numbered as the title does
    plant_tiles: list[int]  # by source
    plant_money: list[int]
    plant_cubes: list[int]
    plant_points: list[int]

    # Cards
    needs: list[Need]
    effects: list[Effect]
    counts: list[GoalCount]
    lobby_count: int
    lobby_hand: int
    lobby_needs: list[int]  # by card, an index in `needs`
    lobby_region: list[int]  # or EMPTY
    lobby_grant: list[int]
    lobby_source: list[int]
    main_kind: list[int]  # an index in `effects`
    main_amount: list[int]
    other_kind: list[int]  # the second half of a choice, or EMPTY
    other_amount: list[int]
    minor_kind: list[int]
    minor_amount: list[int]
    attached_only: list[int]  # 1 if the main effect counts only together with the action
    draft_picks: list[int]  # cards to keep, by round of the draft; empty without a draft
    draft_alternates: bool
    card_views: dict[int, Any]  # what a lobby card says, once somebody has looked at it
    un_count: int
    goal_count: int
    goals_dealt: int  # to each player
    goal_money: int
    goal_anytime: bool
    goal_ties_to_money: bool
    goals_removed: list[int]
    goal_counts: list[int]  # by Company Goal, an index in `counts`
    goal_points: list[int]
    goal_most: list[int]

    def _read_board(self, tables: BoardTables, players: int) -> None:
        self.players = players
        self.solo = players == 1
        self.demand_spaces = [region.demand_spaces for region in tables.regions]
        self.cep_limit = [region.cep_limit for region in tables.regions]
        self.fossil_ppm = [fossil.ppm for fossil in tables.fossils]
        self.fossil_tiles = [fossil.tiles for fossil in tables.fossils]
        self.agendas = [source for tile in tables.agendas for source in tile]
        self.summit_names = [tile.name for tile in tables.summits]
        self.summit_size = [len(tile.topics) for tile in tables.summits]
        self.summit_topics = [EMPTY] * topic_at(len(tables.summits), 0)
        for n, tile in enumerate(tables.summits):
            for topic, source in enumerate(tile.topics):
                self.summit_topics[topic_at(n, topic)] = source
        self.event_regions = list(tables.events)
        self.defeat = tables.defeat
        self.rounds = tables.rounds[players - 1]
        self.years = list(tables.years)
        self.income_places = 1 if players == 2 else 2  # C-INC-04, S-INC-02
        self.disaster_points = tables.disaster_points
        self.coins_per_point = tables.coins_per_point
        self.most_cubes = tables.most_cubes
        self.grant_least_money = tables.grant_least_money
        self.grant_cubes = tables.grant_cubes
        self._read_pieces(tables)
        self._read_lobby(tables)
        self._read_goals(tables, players)

    def _read_pieces(self, tables: BoardTables) -> None:
        self.start_money = list(tables.start_money)
        self.start_ceps = tables.start_ceps
        self.start_cubes = tables.start_cubes
        self.scientists = tables.scientists
        self.scientists_in_hand = tables.scientists_in_hand
        self.cube_total = tables.cubes
        self.ceps = tables.ceps
        self.pile = tables.pile
        self.start_price = tables.price
        self.lowest_price = tables.lowest_price
        self.highest_price = tables.highest_price
        self.market_refill = tables.refill

    def _read_sources(self, sources: tuple[Source, ...]) -> None:
        self.projects = [source.projects for source in sources]
        self.benefit_money = [source.benefit_money for source in sources]
        self.benefit_cubes = [source.benefit_cubes for source in sources]
        self.benefit_ceps = [source.benefit_ceps for source in sources]
        self.track_length = [len(source.income) for source in sources]
        self.track_income = [0] * track_at(SOURCE_COUNT, 0)
        self.track_bonus = [0] * track_at(SOURCE_COUNT, 0)
        for n, source in enumerate(sources):
            for position, income in enumerate(source.income, 1):
                self.track_income[track_at(n, position)] = income
                self.track_bonus[track_at(n, position)] = source.bonuses[position - 1]

    def _read_lobby(self, tables: BoardTables) -> None:
        self.needs = list(tables.needs)
        self.effects = list(tables.effects)
        self.lobby_count = len(tables.lobby)
        self.card_views = {}
        self.lobby_hand = tables.lobby_hand
        self.lobby_needs = [card.needs for card in tables.lobby]
        self.lobby_region = [card.region for card in tables.lobby]
        self.lobby_grant = [card.grant for card in tables.lobby]
        self.lobby_source = [card.source for card in tables.lobby]
        self.main_kind = [card.main.kind for card in tables.lobby]
        self.main_amount = [card.main.amount for card in tables.lobby]
        self.other_kind = [EMPTY] * self.lobby_count
        self.other_amount = [0] * self.lobby_count
        self.minor_kind = [card.minor.kind for card in tables.lobby]
        self.minor_amount = [card.minor.amount for card in tables.lobby]
        self.attached_only = [0] * self.lobby_count
        for n, card in enumerate(tables.lobby):
            if card.alternative is not None:
                self.other_kind[n] = card.alternative.kind
                self.other_amount[n] = card.alternative.amount

    def _read_goals(self, tables: BoardTables, players: int) -> None:
        self.counts = list(tables.counts)
        self.goal_count = len(tables.goals)
        self.goal_money = tables.goal_money
        self.goals_removed = list(tables.goals_removed[players - 1])
        self.goal_counts = [card.counts for card in tables.goals]
        self.goal_points = [card.points for card in tables.goals]
        self.goal_most = [card.most for card in tables.goals]
