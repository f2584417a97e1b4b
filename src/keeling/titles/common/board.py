"""The board both titles are played on: its state as flat lists of ints, and the questions one can ask it.

Regions, slots, sources and summit places are numbered as the words of `alphabet.py` are.
"""

from typing import Final

from keeling.kernel.chance import Chance
from keeling.kernel.game import LEGAL, NO_TURN, Game
from keeling.titles.common import refusal
from keeling.titles.common.layout import (
    EMPTY,
    NOBODY,
    PLACE_COUNT,
    REGION_COUNT,
    SLOT_COUNT,
    SOURCE_COUNT,
    agenda_at,
    disc_of,
    space_at,
    topic_at,
)
from keeling.titles.common.places import GOAL_BOX, LOBBY_BOX, NOT_PICKED
from keeling.titles.common.rulings import AnyRulings

# The lines of a player's final scoring sheet
SHEET_PLAY: Final = 0
SHEET_INCOME: Final = 1
SHEET_GOAL: Final = 2
SHEET_SECOND_GOAL: Final = 3
SHEET_COINS: Final = 4
SHEET_CUBES: Final = 5
SHEET_UN_GOALS: Final = 6
SHEET_LINES: Final = 7

# Phases
SETUP: Final = 0
SUPPLY: Final = 1
OPERATIONS: Final = 2
BETWEEN_DECADES: Final = 3
SCORING: Final = 4

ROUND_STRIDE: Final = 64  # more than the round counter has spaces


def sheet_at(player: int, line: int) -> int:
    """A line of the player's final scoring sheet."""
    return player * SHEET_LINES + line


def with_entry(items: list[int], index: int, value: int) -> list[int]:
    """A copy in which one entry is another, for a list that clones share."""
    copy = items[:]
    copy[index] = value
    return copy


class Board(Game):
    """The state of a game on the board.

    Hidden: lobby cards in foreign hands, packs and the box; goals unless scored or shown; the order of
    `fossil_deck` and `summit_deck`; `event_deck` below its top.
    """

    rules: AnyRulings

    phase: int
    decade: int  # 1 is the first
    round: int  # the space of the round counter, which begins at the number of players
    start_player: int  # holds the Start Player tile
    active: int  # whose turn it is, NOBODY between turns
    co2: int
    operations_co2: int  # at the beginning of the last Operations phase
    cubes: int  # tech cubes in the supply
    extra_cubes: int  # cubes beyond the box, if the supply is not limited
    market: int  # CEPs
    bank: int  # CEPs
    price: int
    stop: int  # 1 once the pile ran out and was refilled during this turn
    draft_round: int  # 0 is the first; NOT_PICKED when there is no draft going on
    event_open: int  # the event that comes next, by its region, or EMPTY

    # Changed in place, so a clone has its own

    money: list[int]  # by player
    cep: list[int]  # in hand, by player
    cube: list[int]  # tech cubes, by player
    score: list[int]  # by account, see `account`; C-SCO-11: any whole number
    expertise: list[int]  # by `disc_of`
    hand_scientists: list[int]  # by player
    region_cep: list[int]
    project: list[int]  # source or EMPTY, by slot
    installed: list[int]  # 1 if the project lies on its installed side, by slot
    project_scientist: list[int]  # player or NOBODY, by slot
    project_pool: list[int]  # tiles left, by source
    summit_scientist: list[int]  # player or NOBODY, by topic
    goal_place: list[int]  # where each Company Goal or Private Goal is, see `places.py`

    # Replaced, never changed in place: clones share them

    pool_scientists: list[int]  # not recruited yet, by player
    agenda: list[int]  # source, by `agenda_at`
    region_cube: list[int]
    controller: list[int]  # player or NOBODY, by region
    space: list[int]  # what stands on a demand space, by `space_at`
    space_owner: list[int]  # player or NOBODY
    plants_built: list[int]  # tiles taken from the pile, by source
    summit_tile: list[int]  # tile or EMPTY, by place
    summit_order: list[int]  # when a complete summit became complete in this turn: 1, 2 ...; otherwise 0
    summit_completer: list[int]  # whose scientist completed it in this turn, or NOBODY
    summit_deck: list[int]  # last is the top
    summit_discard: list[int]
    fossil_deck: list[int]  # kinds, last is the top
    fossil_discard: list[int]  # replaced plants
    fossil_box: list[int]  # taken out before the game
    lobby_place: list[int]  # where each lobby card is, see `places.py`
    lobby_pack: list[int]  # the seat a drafted card was dealt to, otherwise NOBODY
    lobby_pick: list[int]  # the round of the draft in which the card was picked, or NOT_PICKED
    un_row: list[int]  # UN Goals that can be scored, from left to right
    un_owner: list[int]  # player or NOBODY, by UN Goal
    un_box: list[int]  # UN Goals that left the game
    event_deck: list[int]  # last is the top, which lies face up
    event_discard: list[int]
    breakdown: list[int]  # the final scoring sheets, by `sheet_at`

    # What the active player has done in this turn
    main_done: int
    move_done: int
    market_done: int
    card_done: int
    proposed_slot: int  # or EMPTY
    installed_source: int  # or EMPTY
    built_source: int  # or EMPTY
    summit_sources: int  # bit 1 << source for each topic a scientist was sent to
    bought: int
    sold: int

    def __init__(self, players: int, chance: Chance, rules: AnyRulings) -> None:
        super().__init__(players, chance, rules.alphabet)
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
        self.operations_co2 = 0
        self.money = [0] * players
        self.cep = [0] * players
        self.cube = [0] * players
        self.score = [0] * players  # C-SET-06, SX-SET-01
        self.expertise = [0] * disc_of(players, 0)
        self.hand_scientists = [0] * players
        self.pool_scientists = [0] * players
        self.agenda = [EMPTY] * agenda_at(REGION_COUNT, 0)
        self.region_cep = [0] * REGION_COUNT
        self.region_cube = [0] * REGION_COUNT
        self.controller = [NOBODY] * REGION_COUNT
        self.space = [EMPTY] * space_at(REGION_COUNT, 0)
        self.space_owner = [NOBODY] * space_at(REGION_COUNT, 0)
        self.project = [EMPTY] * SLOT_COUNT
        self.installed = [0] * SLOT_COUNT
        self.project_scientist = [NOBODY] * SLOT_COUNT
        self.project_pool = [0] * SOURCE_COUNT
        self.plants_built = [0] * SOURCE_COUNT
        self.summit_tile = [EMPTY] * PLACE_COUNT
        self.summit_scientist = [NOBODY] * topic_at(PLACE_COUNT, 0)
        self.summit_order = [0] * PLACE_COUNT
        self.summit_completer = [NOBODY] * PLACE_COUNT
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
        self.lobby_place = [LOBBY_BOX] * self.rules.lobby_count
        self.lobby_pack = [NOBODY] * self.rules.lobby_count
        self.lobby_pick = [NOT_PICKED] * self.rules.lobby_count
        self.draft_round = NOT_PICKED
        self.goal_place = [GOAL_BOX] * self.rules.goal_count
        self.un_row = []
        self.un_owner = [NOBODY] * self.rules.un_count
        self.un_box = []
        self.event_open = EMPTY
        self.event_deck = []
        self.event_discard = []
        self.breakdown = [0] * sheet_at(players, 0)
        self.clear_turn()

    def clear_turn(self) -> None:
        """Nothing has been done in this turn yet."""
        self.stop = 0
        self.main_done = 0
        self.move_done = 0
        self.market_done = 0
        self.card_done = 0
        self.forget_actions()

    def forget_actions(self) -> None:
        """No card can follow an action that was taken before."""
        self.proposed_slot = EMPTY
        self.installed_source = EMPTY
        self.built_source = EMPTY
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
        other.operations_co2 = self.operations_co2
        other.money = self.money[:]
        other.cep = self.cep[:]
        other.cube = self.cube[:]
        other.score = self.score[:]
        other.expertise = self.expertise[:]
        other.hand_scientists = self.hand_scientists[:]
        other.pool_scientists = self.pool_scientists
        other.agenda = self.agenda
        other.region_cep = self.region_cep[:]
        other.region_cube = self.region_cube
        other.controller = self.controller
        other.space = self.space
        other.space_owner = self.space_owner
        other.project = self.project[:]
        other.installed = self.installed[:]
        other.project_scientist = self.project_scientist[:]
        other.project_pool = self.project_pool[:]
        other.plants_built = self.plants_built
        other.summit_tile = self.summit_tile
        other.summit_scientist = self.summit_scientist[:]
        other.summit_order = self.summit_order
        other.summit_completer = self.summit_completer
        other.summit_deck = self.summit_deck
        other.summit_discard = self.summit_discard
        other.fossil_deck = self.fossil_deck
        other.fossil_discard = self.fossil_discard
        other.fossil_box = self.fossil_box
        other.cubes = self.cubes
        other.extra_cubes = self.extra_cubes
        other.market = self.market
        other.bank = self.bank
        other.price = self.price
        other.lobby_place = self.lobby_place
        other.lobby_pack = self.lobby_pack
        other.lobby_pick = self.lobby_pick
        other.draft_round = self.draft_round
        other.goal_place = self.goal_place[:]
        other.un_row = self.un_row
        other.un_owner = self.un_owner
        other.un_box = self.un_box
        other.event_open = self.event_open
        other.event_deck = self.event_deck
        other.event_discard = self.event_discard
        other.breakdown = self.breakdown
        other.stop = self.stop
        other.main_done = self.main_done
        other.move_done = self.move_done
        other.market_done = self.market_done
        other.card_done = self.card_done
        other.proposed_slot = self.proposed_slot
        other.installed_source = self.installed_source
        other.built_source = self.built_source
        other.summit_sources = self.summit_sources
        other.bought = self.bought
        other.sold = self.sold

    # What the title's rulings say

    def redeal(self, seat: int) -> None:
        """Deal again everything the seat cannot know."""
        self.rules.redeal(self, seat)

    def violations(self) -> list[str]:
        """The invariants that do not hold."""
        return self.rules.violations(self)

    # Questions

    def turn_number(self) -> int:
        """Another number for every turn of every seat."""
        if self.active == NOBODY:
            return NO_TURN
        return (self.decade * ROUND_STRIDE + self.round) * self.players + self.active + 1

    def next_player(self, player: int) -> int:
        """The seat to the left."""
        return player + 1 if player + 1 < self.players else 0

    def expertise_of(self, player: int, source: int) -> int:
        """The player's position on the track of the source; 0 without a disc there."""
        return self.expertise[disc_of(player, source)]

    def refuse_learn(self, player: int, source: int) -> int:
        """Why the player's disc cannot advance in this source; 0 if it can."""
        if self.expertise[disc_of(player, source)] >= self.rules.track_length[source]:
            return refusal.TRACK_FULL  # G-36
        return LEGAL

    def accepts(self, region: int, source: int) -> bool:
        """Whether the source stands on the region's agenda."""
        agenda = self.agenda
        first = agenda_at(region, 0)
        return agenda[first] == source or agenda[first + 1] == source or agenda[first + 2] == source

    def in_turn_order(self) -> list[int]:
        """All seats, beginning with the start player."""
        return [(self.start_player + n) % self.players for n in range(self.players)]

    def goal_of(self, player: int) -> int:
        """The first goal card the player holds unseen, or EMPTY."""
        for card, place in enumerate(self.goal_place):
            if place == player:
                return card
        return EMPTY

    def un_goals_of(self, player: int) -> int:
        """How many UN Goals the player has."""
        count = 0
        for owner in self.un_owner:
            if owner == player:
                count += 1
        return count

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


def dealt(g: Board, items: list[int]) -> list[int]:
    """These items in random order, whatever order they were in before."""
    order = items[:]
    g.chance.deal(order)
    return order
