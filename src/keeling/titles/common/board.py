"""The board both titles are played on: its state as flat lists of ints, and the questions one can ask it.

Regions, slots, sources and summit places are numbered as the words of `alphabet.py` are.
"""

from typing import Final

from keeling.kernel.game import Game
from keeling.kernel.generator import Generator

REGION_COUNT: Final = 6
SOURCE_COUNT: Final = 5
RANKS: Final = 3  # sources on an agenda
GRANT_COUNT: Final = 3
SLOT_COUNT: Final = 18  # region * 3 + grant, C-SET-28
SPACE_STRIDE: Final = 6  # demand space = region * 6 + number; regions may have fewer
PLACE_COUNT: Final = 6
TOPIC_STRIDE: Final = 4  # summit topic = place * 4 + number; tiles may have fewer
TRACK_STRIDE: Final = 16  # space of a track = source * 16 + position, position 0 is before the track
PLANT_STRIDE: Final = 8  # plant tile = source * 8 + its number from the top of the pile

EMPTY: Final = -1
NOBODY: Final = -1

MONEY_GRANT: Final = 0
TECH_GRANT: Final = 1
RESEARCH_GRANT: Final = 2

# What stands on a demand space: EMPTY, a green plant (its source, 0 to 4) or a fossil plant:
COAL: Final = 5
OIL: Final = 6
GAS: Final = 7
FOSSIL_KINDS: Final = 3

# Phases
SETUP: Final = 0
SUPPLY: Final = 1
OPERATIONS: Final = 2
BETWEEN_DECADES: Final = 3
SCORING: Final = 4

NO_BONUS: Final = 0
BONUS_CUBE: Final = 1
BONUS_REGION_CEP: Final = 2
BONUS_ANY: Final = 3
BONUS_SOURCE: Final = 4  # plus the source


class BoardRules:
    """What holds for the whole game and is used by shared steps. A title extends it."""

    demand_spaces: list[int]  # by region
    cep_limit: list[int]  # by region
    fossil_ppm: list[int]  # coal, oil, gas
    track_length: list[int]  # by source
    track_income: list[int]  # by space of a track
    track_bonus: list[int]  # by space of a track
    summit_size: list[int]  # topics by summit tile
    summit_topics: list[int]  # summit tile * 4 + topic -> source
    lowest_price: int
    highest_price: int
    market_refill: int
    partial_refill: bool
    cubes_limited: bool
    sale_to_bank: bool
    summit_reshuffle: bool


class Board(Game):
    """The state of a game on the board. Hidden: the order of `fossil_deck` and `summit_deck`."""

    rules: BoardRules

    phase: int
    decade: int  # 1 is the first
    round: int  # the space of the round counter, which begins at the number of players
    start_player: int  # holds the Start Player tile
    active: int  # whose turn it is, NOBODY between turns
    co2: int

    money: list[int]  # by player
    cep: list[int]  # in hand, by player
    cube: list[int]  # tech cubes, by player
    score: list[int]  # by player; C-SCO-11: any whole number
    expertise: list[int]  # player * 5 + source
    hand_scientists: list[int]  # by player
    pool_scientists: list[int]  # not recruited yet, by player

    agenda: list[int]  # region * 3 + rank -> source, most preferred first
    region_cep: list[int]
    region_cube: list[int]
    controller: list[int]  # player or NOBODY, by region
    space: list[int]  # what stands on a demand space
    space_owner: list[int]  # player or NOBODY
    project: list[int]  # source or EMPTY, by slot
    installed: list[int]  # 1 if the project lies on its installed side, by slot
    project_scientist: list[int]  # player or NOBODY, by slot
    project_pool: list[int]  # tiles left, by source
    plants_built: list[int]  # tiles taken from the pile, by source

    summit_tile: list[int]  # tile or EMPTY, by place
    summit_scientist: list[int]  # player or NOBODY, by topic
    summit_order: list[int]  # when a complete summit became complete in this turn: 1, 2 ...; otherwise 0
    summit_deck: list[int]  # last is the top
    summit_discard: list[int]

    fossil_deck: list[int]  # kinds, last is the top
    fossil_discard: list[int]  # replaced plants
    fossil_box: list[int]  # taken out before the game

    cubes: int  # tech cubes in the supply
    extra_cubes: int  # cubes beyond the box, if the supply is not limited
    market: int  # CEPs
    bank: int  # CEPs
    price: int
    stop: int  # 1 once the price changed or the pile was refilled during this turn

    # What the active player has done in this turn
    main_done: int
    move_done: int
    market_done: int
    card_done: int
    proposed_slot: int  # or EMPTY
    installed_source: int  # or EMPTY
    summit_sources: int  # bit 1 << source for each topic a scientist was sent to
    bought: int
    sold: int

    def __init__(self, players: int, random: Generator, rules: BoardRules) -> None:
        super().__init__(players, random)
        self.rules = rules

    def clear_board(self) -> None:
        """The empty board before the set-up."""
        players = self.players
        self.phase = SETUP
        self.decade = 1
        self.round = players
        self.start_player = 0
        self.active = NOBODY
        self.co2 = 0
        self.money = [0] * players
        self.cep = [0] * players
        self.cube = [0] * players
        self.score = [0] * players
        self.expertise = [0] * (players * SOURCE_COUNT)
        self.hand_scientists = [0] * players
        self.pool_scientists = [0] * players
        self.agenda = [EMPTY] * (REGION_COUNT * RANKS)
        self.region_cep = [0] * REGION_COUNT
        self.region_cube = [0] * REGION_COUNT
        self.controller = [NOBODY] * REGION_COUNT
        self.space = [EMPTY] * (REGION_COUNT * SPACE_STRIDE)
        self.space_owner = [NOBODY] * (REGION_COUNT * SPACE_STRIDE)
        self.project = [EMPTY] * SLOT_COUNT
        self.installed = [0] * SLOT_COUNT
        self.project_scientist = [NOBODY] * SLOT_COUNT
        self.project_pool = [0] * SOURCE_COUNT
        self.plants_built = [0] * SOURCE_COUNT
        self.summit_tile = [EMPTY] * PLACE_COUNT
        self.summit_scientist = [NOBODY] * (PLACE_COUNT * TOPIC_STRIDE)
        self.summit_order = [0] * PLACE_COUNT
        self.summit_deck = []
        self.summit_discard = []
        self.fossil_deck = []
        self.fossil_discard = []
        self.fossil_box = []
        self.cubes = 0
        self.extra_cubes = 0
        self.market = 0
        self.bank = 0
        self.price = self.rules.lowest_price
        self.clear_turn()

    def clear_turn(self) -> None:
        """Nothing has been done in this turn yet."""
        self.stop = 0
        self.main_done = 0
        self.move_done = 0
        self.market_done = 0
        self.card_done = 0
        self.proposed_slot = EMPTY
        self.installed_source = EMPTY
        self.summit_sources = 0
        self.bought = 0
        self.sold = 0

    def copy_board(self, other: "Board") -> None:
        """Copy the board into a fresh clone."""
        other.phase = self.phase
        other.decade = self.decade
        other.round = self.round
        other.start_player = self.start_player
        other.active = self.active
        other.co2 = self.co2
        other.money = self.money[:]
        other.cep = self.cep[:]
        other.cube = self.cube[:]
        other.score = self.score[:]
        other.expertise = self.expertise[:]
        other.hand_scientists = self.hand_scientists[:]
        other.pool_scientists = self.pool_scientists[:]
        other.agenda = self.agenda[:]
        other.region_cep = self.region_cep[:]
        other.region_cube = self.region_cube[:]
        other.controller = self.controller[:]
        other.space = self.space[:]
        other.space_owner = self.space_owner[:]
        other.project = self.project[:]
        other.installed = self.installed[:]
        other.project_scientist = self.project_scientist[:]
        other.project_pool = self.project_pool[:]
        other.plants_built = self.plants_built[:]
        other.summit_tile = self.summit_tile[:]
        other.summit_scientist = self.summit_scientist[:]
        other.summit_order = self.summit_order[:]
        other.summit_deck = self.summit_deck[:]
        other.summit_discard = self.summit_discard[:]
        other.fossil_deck = self.fossil_deck[:]
        other.fossil_discard = self.fossil_discard[:]
        other.fossil_box = self.fossil_box[:]
        other.cubes = self.cubes
        other.extra_cubes = self.extra_cubes
        other.market = self.market
        other.bank = self.bank
        other.price = self.price
        other.stop = self.stop
        other.main_done = self.main_done
        other.move_done = self.move_done
        other.market_done = self.market_done
        other.card_done = self.card_done
        other.proposed_slot = self.proposed_slot
        other.installed_source = self.installed_source
        other.summit_sources = self.summit_sources
        other.bought = self.bought
        other.sold = self.sold

    # Where titles differ in the middle of a shared rule

    def take_track_bonus(self, player: int, bonus: int) -> None:
        """Push the steps of a bonus that the player's disc has reached."""
        raise NotImplementedError

    # Questions

    def next_player(self, player: int) -> int:
        """The seat to the left."""
        return player + 1 if player + 1 < self.players else 0

    def expertise_of(self, player: int, source: int) -> int:
        """The player's position on the track of the source; 0 without a disc there."""
        return self.expertise[player * SOURCE_COUNT + source]

    def accepts(self, region: int, source: int) -> bool:
        """Whether the source stands on the region's agenda."""
        agenda = self.agenda
        first = region * RANKS
        return agenda[first] == source or agenda[first + 1] == source or agenda[first + 2] == source

    def take_cubes(self, player: int, count: int) -> None:
        """The player takes cubes from the supply, as far as it reaches if it is limited."""
        missing = count - self.cubes
        if missing > 0:
            if self.rules.cubes_limited:
                count = self.cubes  # G-14
            else:
                self.extra_cubes += missing
                self.cubes += missing
        self.cubes -= count
        self.cube[player] += count
