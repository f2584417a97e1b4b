"""Content and options of Climate Policy in the form its steps use."""

from typing import Final

from keeling.kernel.game import Game, Rules
from keeling.titles.climate_policy.alphabet import ALPHABET, LEAST_PLAYERS, LEVELS
from keeling.titles.climate_policy.content import PolicyTables
from keeling.titles.climate_policy.layout import first_space
from keeling.titles.climate_policy.options import PolicyOptions
from keeling.titles.common.alphabet import TOPICS

GRANTS_OFF: Final = 0
GRANTS_REVENUE: Final = 1
GRANTS_DIE: Final = 2
GRANTS_FIXED: Final = 3

TO_LEADER: Final = 0
TO_RESEARCHERS: Final = 1
TO_CUBES: Final = 2
TO_ALL: Final = 3

TRADE_OFF: Final = 0
TRADE_COMPLIANCE: Final = 1
TRADE_FREE: Final = 2


class PolicyRules(Rules):
    """What holds for the whole game; what depends on the number of players is chosen already.

    Plants are numbered as the words of the alphabet. What needs the state or steps is in `rulings.py`.
    """

    def __init__(self, tables: PolicyTables, options: PolicyOptions, players: int) -> None:
        self.alphabet = ALPHABET
        self._read_flow(tables, players)
        self._read_continents(tables, options, players)
        self._read_plants(tables)
        self._read_policy(tables, options)
        self._read_options(options)

    def violations(self, g: Game) -> list[str]:
        """The invariants that do not hold in the game, in words."""
        raise NotImplementedError

    def topic(self, tile: int, number: int) -> int:
        """The source of a topic of a summit tile."""
        return self.summit_topics[tile * TOPICS + number]

    def tax_in(self, decade: int) -> int:
        """The tax on one step of ppm in a decade (P-EXP-01, G-99)."""
        return self.tax_amount + self.tax_rise * (decade - self.tax_decade)

    def _read_flow(self, tables: PolicyTables, players: int) -> None:
        self.start_money = list(tables.start_money)
        self.start_plants = tables.start_plants
        self.pawns = tables.pawns
        self.decades = tables.decades[players - LEAST_PLAYERS]
        self.rounds = tables.rounds[players - LEAST_PLAYERS]
        self.years = list(tables.years)  # by decade
        self.defeat = tables.defeat
        self.income_dirty = tables.income_dirty
        self.income_cube = tables.income_cube
        self.income_control = tables.income_control
        self.debt_money = tables.debt_money
        self.debt_points = tables.debt_points
        self.permits_per_turn = tables.permits_per_turn
        self.loopholes_per_turn = tables.loopholes_per_turn
        self.development_money = tables.development_money
        self.development_draw = tables.development_draw
        self.stock_limit = tables.stock_limit
        self.projects_per_turn = tables.projects_per_turn
        self.transfer_lead = tables.transfer_lead
        self.transfer_spaces = tables.transfer_spaces
        self.transfer_money = tables.transfer_money
        self.points_dirty = tables.points_dirty
        self.points_cube = tables.points_cube
        self.points_money = tables.points_money
        self.points_permit = tables.points_permit

    def _read_continents(self, tables: PolicyTables, options: PolicyOptions, players: int) -> None:
        less = tables.spaces_less[players - LEAST_PLAYERS]
        self.spaces = [len(region.location) - less for region in tables.regions]  # P-SET-03
        self.location = [0] * first_space(len(tables.regions))  # cost by space
        for n, region in enumerate(tables.regions):
            left = less if options.shrink_side == "left" else 0  # G-80
            for number, cost in enumerate(region.location[left : left + self.spaces[n]]):
                self.location[first_space(n) + number] = cost
        self.event_regions = list(tables.events)

    def _read_plants(self, tables: PolicyTables) -> None:
        clean = [plant for source in tables.sources for plant in source.plants]
        self.tiles = [plant.tiles for plant in clean] + [kind.tiles for kind in tables.dirty]
        self.ppm = [0] * len(clean) + [kind.ppm for kind in tables.dirty]  # P-BLD-07, P-BLD-14
        self.cubes = [plant.cubes for plant in clean] + [0] * len(tables.dirty)
        self.build_cost = [source.build_cost for source in tables.sources for _ in range(LEVELS)]
        self.build_cost += [0] * len(tables.dirty)
        self.unlock = [space for source in tables.sources for space in source.unlock]  # by clean plant, P-BLD-05
        self.track_length = [source.unlock[-1] for source in tables.sources]  # G-88
        self.projects = [source.projects for source in tables.sources]
        self.summit_names = [tile.name for tile in tables.summits]
        self.summit_size = [len(tile.topics) for tile in tables.summits]
        self.summit_topics = [0] * (len(tables.summits) * TOPICS)
        for n, tile in enumerate(tables.summits):
            for topic, source in enumerate(tile.topics):
                self.summit_topics[n * TOPICS + topic] = source

    def _read_policy(self, tables: PolicyTables, options: PolicyOptions) -> None:
        self.policy = options.policy
        self.taxes = options.policy[0] == "2"  # P-POL-01
        self.permits = options.policy[0] == "3"
        self.loopholes = "B" in options.policy  # P-POL-02
        self.tax_amount = options.tax_amount
        self.tax_step = options.tax_step
        self.tax_rise = options.tax_rise
        self.tax_decade = 1  # the first with a tax; a changeover has it otherwise
        self.permit_prices = tables.permit_prices
        self.permit_ppm = tables.permit_ppm
        self.permit_shrink = options.permit_shrink
        self.permit_count = options.permit_count if self.permits else 0
        self.permits_given = options.permits_given
        self.given_by_emissions = options.permits_given_by == "emissions"
        self.permit_decade = options.permit_decade if self.permits else 1  # G-102
        self.check_at_build = self.permits and options.permit_check == "build"
        self.permits_spent = options.permit_use == "spent"
        self.permit_floor = options.cep_floor
        self.fine = options.fine
        self.loophole_count = options.loophole_count if self.loopholes else 0
        self.loophole_low = options.loophole_price_low
        self.loophole_middle = options.loophole_price_middle
        self.loophole_high = options.loophole_price_high
        self.loophole_middle_from = options.loophole_middle_from
        self.loophole_high_above = options.loophole_high_above
        self._read_grants(tables, options)

    def _read_grants(self, tables: PolicyTables, options: PolicyOptions) -> None:
        self.grants = {"revenue": GRANTS_OFF, "d6": GRANTS_DIE, "fixed": GRANTS_FIXED}[options.grant_source]
        if self.grants == GRANTS_OFF and "A" in options.policy:
            self.grants = GRANTS_REVENUE
        self.dividend = options.dividend and (self.taxes or self.permits)
        self.revenue_to_pool = self.grants == GRANTS_REVENUE or self.dividend  # P-TAX-05, P-MKT-06
        self.die = tables.die
        self.grant_sum = options.grant_sum
        self.grant_size = options.grant_size
        self.grant_carry = options.d6_carry
        self.grant_rule = {"leader": TO_LEADER, "researchers": TO_RESEARCHERS, "cubes": TO_CUBES, "equal": TO_ALL}[
            options.grant_rule
        ]

    def _read_options(self, options: PolicyOptions) -> None:
        self.trade_mode = {"free": TRADE_FREE, "compliance": TRADE_COMPLIANCE, "off": TRADE_OFF}[options.trade_mode]
        self.trade_offers = options.trade_offers
        self.event_pushes = options.event_on_full == "push"
        self.event_replacement = options.event_replacement
        self.hidden_stock = options.hidden_stock
        self.fewest_ppm_wins = options.policy_tie_break == "fewest_ppm"
