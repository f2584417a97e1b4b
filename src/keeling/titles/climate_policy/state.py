"""The state of a game of Climate Policy, and what a seat cannot know of it. How it is numbered says `layout.py`."""

from typing import Final

from keeling.kernel.chance import Chance
from keeling.kernel.game import NO_TURN, Game
from keeling.titles.climate_policy.alphabet import (
    DIRTY_KINDS,
    MOST_PRICE,
    SOURCE_COUNT,
    SPACES,
)
from keeling.titles.climate_policy.layout import (
    CLEAN_KINDS,
    COMPANY_FLOWS,
    NOBODY,
    SHEET_LINES,
    TABLE_FLOWS,
    flow_place,
    pawn_place,
    stock_place,
)
from keeling.titles.climate_policy.layout import COAL as COAL
from keeling.titles.climate_policy.layout import EMPTY as EMPTY
from keeling.titles.climate_policy.layout import PLANT_KINDS as PLANT_KINDS
from keeling.titles.climate_policy.rules import PolicyRules

# Phases
SETUP: Final = 0
ROUND: Final = 1
UPKEEP: Final = 2
SCORING: Final = 3

ROUND_STRIDE: Final = 64  # more than the round marker has spaces

# How a game ends
DECADES: Final = 1
DEFEAT: Final = 2
ENDS: Final = {DECADES: "decades", DEFEAT: "defeat"}

# What a player has developed in this turn
NOTHING: Final = 0
DIRTY_DEVELOPMENT: Final = 1
CLEAN_DEVELOPMENT: Final = 2


class ClimatePolicy(Game):
    """A game of Climate Policy.

    Hidden: the order of `summit_deck`; with the option hidden_stock also foreign `stock`, and so what of the dirty
    plants is in `dirty_pool`. Pool and bag are mixed: what comes out is drawn from `random` at that moment.
    """

    rules: PolicyRules

    phase: int
    decade: int  # 1 is the first
    round: int  # the space of the round marker, which begins at the number of players
    first_player: int  # holds the First Player token
    active: int  # whose turn it is, NOBODY between turns
    co2: int

    money: list[int]  # by player
    bank: int  # what the bank has taken less what it has paid; it never runs out
    funding: int  # the Funding Pool
    permits: list[int]  # held, by player
    loopholes: list[int]  # held, by player
    stock: list[int]  # dirty plants by player and kind
    owner: list[int]  # of the plant on a space; NOBODY for plants from events, too
    dirty_pool: list[int]  # tiles by kind
    project: list[int]  # open projects by source and price
    bag: list[int]  # projects by source
    permit_box: int  # permits not in the game: not yet, or no more
    loophole_supply: int
    summit_open: int  # the tile drawn last, or EMPTY
    event_open: int  # the region of the event drawn last, or EMPTY
    flow: list[int]  # of this round or upkeep, by player and what it is, then what happens between companies

    # Lists that seldom change are never changed in place: a new one takes their place, so clones share them.
    debt: list[int]  # 1 for a player who has borrowed
    pawn: list[int]  # position on the track by player and source, 0 without a pawn
    score: list[int]  # by player; 0 until the final scoring
    sheet: list[int]  # the final scoring sheets by player and line
    space: list[int]  # what stands on a space
    exempt: list[int]  # 1 if a loophole tile lies on the plant
    clean_supply: list[int]  # tiles by clean plant
    permit_market: list[int]  # permits by price, from 0
    summit_deck: list[int]  # last is the top
    event_deck: list[int]  # regions
    offer_plants: list[int]  # spaces; the owner gives the plant
    history: list[int]  # a packed row for each round and upkeep so far, see `ledger.py`

    # What the active player has done in this turn
    permits_bought: int
    loopholes_bought: int
    built: int
    developed: int
    funded: int

    # Trading: the offer that is put together or answered
    offers_left: int  # of the player who may make offers
    offer_from: int  # or NOBODY
    offer_to: int  # or NOBODY
    offer_money: int  # what the maker gives, negative for what he asks
    offer_permits: int  # likewise
    offer_loopholes: int  # likewise

    def __init__(self, players: int, chance: Chance, rules: PolicyRules) -> None:
        super().__init__(players, chance, rules.alphabet)
        self.rules = rules

    def clear(self) -> None:
        """The empty table before the set-up."""
        players = self.players
        self.phase = SETUP
        self.decade = 1
        self.round = players
        self.first_player = 0
        self.active = NOBODY
        self.co2 = 0  # P-SET-10
        self.money = [0] * players
        self.bank = 0
        self.funding = 0
        self.debt = [0] * players
        self.permits = [0] * players
        self.loopholes = [0] * players
        self.stock = [0] * (players * DIRTY_KINDS)
        self.pawn = [0] * (players * SOURCE_COUNT)
        self.score = [0] * players
        self.sheet = [0] * (players * SHEET_LINES)
        self.space = [EMPTY] * len(SPACES)
        self.owner = [NOBODY] * len(SPACES)
        self.exempt = [0] * len(SPACES)
        self.dirty_pool = [0] * DIRTY_KINDS
        self.clean_supply = [0] * CLEAN_KINDS
        self.project = [0] * (SOURCE_COUNT * MOST_PRICE)
        self.bag = [0] * SOURCE_COUNT
        self.permit_market = [0] * (self.rules.permit_prices + 1)
        self.permit_box = 0
        self.loophole_supply = 0
        self.summit_deck = []
        self.summit_open = EMPTY
        self.event_deck = []
        self.event_open = EMPTY
        self.offers_left = 0
        self.flow = [0] * (players * COMPANY_FLOWS + TABLE_FLOWS)
        self.history = []
        self.clear_turn()
        self.clear_offer()

    def clear_turn(self) -> None:
        """Nothing has been done in this turn yet."""
        self.permits_bought = 0
        self.loopholes_bought = 0
        self.built = 0
        self.developed = NOTHING
        self.funded = 0

    def clear_offer(self) -> None:
        """Nothing is offered."""
        self.offer_from = NOBODY
        self.offer_to = NOBODY
        self.offer_money = 0
        self.offer_permits = 0
        self.offer_loopholes = 0
        self.offer_plants = []

    def clone(self) -> "ClimatePolicy":
        """An independent copy, which shares the lists that are never changed in place."""
        other = ClimatePolicy(self.players, self.chance.copy(), self.rules)
        self.copy_frame(other)
        other.phase = self.phase
        other.decade = self.decade
        other.round = self.round
        other.first_player = self.first_player
        other.active = self.active
        other.co2 = self.co2
        other.money = self.money[:]
        other.bank = self.bank
        other.funding = self.funding
        other.debt = self.debt
        other.permits = self.permits[:]
        other.loopholes = self.loopholes[:]
        other.stock = self.stock[:]
        other.pawn = self.pawn
        other.score = self.score
        other.sheet = self.sheet
        other.space = self.space
        other.owner = self.owner[:]
        other.exempt = self.exempt
        other.dirty_pool = self.dirty_pool[:]
        other.clean_supply = self.clean_supply
        other.project = self.project[:]
        other.bag = self.bag[:]
        other.permit_market = self.permit_market
        other.permit_box = self.permit_box
        other.loophole_supply = self.loophole_supply
        other.summit_deck = self.summit_deck
        other.summit_open = self.summit_open
        other.event_deck = self.event_deck
        other.event_open = self.event_open
        other.permits_bought = self.permits_bought
        other.loopholes_bought = self.loopholes_bought
        other.built = self.built
        other.developed = self.developed
        other.funded = self.funded
        other.offers_left = self.offers_left
        other.offer_from = self.offer_from
        other.offer_to = self.offer_to
        other.offer_money = self.offer_money
        other.offer_permits = self.offer_permits
        other.offer_loopholes = self.offer_loopholes
        other.offer_plants = self.offer_plants
        other.flow = self.flow[:]
        other.history = self.history
        return other

    # Money

    def pay(self, player: int, amount: int, flow: int) -> None:
        """The player pays the bank; `flow` says what for."""
        self.money[player] -= amount
        self.bank += amount
        self.flow[flow_place(player, flow)] += amount

    def pay_revenue(self, player: int, amount: int, flow: int) -> None:
        """The player pays what carbon policy takes: to the bank, or to the Funding Pool (P-TAX-05, P-MKT-06)."""
        self.pay(player, amount, flow)
        if self.rules.revenue_to_pool:
            self.bank -= amount
            self.funding += amount

    def receive(self, player: int, amount: int, flow: int) -> None:
        """The bank pays the player; `flow` says what for."""
        self.money[player] += amount
        self.bank -= amount
        self.flow[flow_place(player, flow)] += amount

    def receive_funding(self, player: int, amount: int, flow: int) -> None:
        """The Funding Pool pays the player; `flow` says what for."""
        self.money[player] += amount
        self.funding -= amount
        self.flow[flow_place(player, flow)] += amount

    # Questions

    def turn_number(self) -> int:
        """Another number for every turn of every company."""
        if self.active == NOBODY:
            return NO_TURN
        return (self.decade * ROUND_STRIDE + self.round) * self.players + self.active + 1

    def next_player(self, player: int) -> int:
        """The seat to the left."""
        return player + 1 if player + 1 < self.players else 0

    def pawn_of(self, player: int, source: int) -> int:
        """The player's position on the track of the source; 0 without a pawn there."""
        return self.pawn[pawn_place(player, source)]

    def stock_of(self, player: int) -> int:
        """How many dirty plants the player has in stock."""
        first = stock_place(player, 0)
        return self.stock[first] + self.stock[first + 1] + self.stock[first + 2]

    def offer_side(self, given: bool) -> int:
        """Who has what is given in the open offer, or what is asked for."""
        return self.offer_from if given else self.offer_to

    def pool_size(self) -> int:
        """How many dirty plants are left to draw."""
        return self.dirty_pool[0] + self.dirty_pool[1] + self.dirty_pool[2]

    # What a seat cannot know

    def redeal(self, seat: int) -> None:
        """Shuffle the summit tiles; with hidden stocks deal pool and foreign stocks again."""
        deck = self.summit_deck[:]
        self.chance.deal(deck)
        self.summit_deck = deck
        if not self.rules.hidden_stock:
            return
        others = [player for player in range(self.players) if player != seat]
        tiles: list[int] = []
        for kind in range(DIRTY_KINDS):
            count = self.dirty_pool[kind]
            for player in others:
                count += self.stock[stock_place(player, kind)]
            tiles += [kind] * count
        self.chance.deal(tiles)
        for player in others:
            count = self.stock_of(player)
            for kind in range(DIRTY_KINDS):
                self.stock[stock_place(player, kind)] = 0
            for _ in range(count):
                self.stock[stock_place(player, tiles.pop())] += 1
        for kind in range(DIRTY_KINDS):
            self.dirty_pool[kind] = tiles.count(kind)

    # For bots and tests

    def violations(self) -> list[str]:
        """The invariants that do not hold."""
        return self.rules.violations(self)
