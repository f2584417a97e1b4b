"""What a company of Climate Policy may hope for itself, and the danger that all of them share."""

from keeling.bots.opinions.opinion import POINT
from keeling.bots.opinions.weights import Weights
from keeling.kernel.game import LEGAL, PLAYING
from keeling.titles.climate_policy.alphabet import DIRTY_KINDS, REGION_COUNT, SOURCE_COUNT
from keeling.titles.climate_policy.build import refuse_build_part, refuse_plant
from keeling.titles.climate_policy.continents import incomes, liable_ppm, location_cost
from keeling.titles.climate_policy.layout import clean_plant, stock_place
from keeling.titles.climate_policy.permits import permits_for, permits_in_force
from keeling.titles.climate_policy.scoring import worth
from keeling.titles.climate_policy.state import COAL, PLANT_KINDS, ROUND, SCORING, UPKEEP, ClimatePolicy
from keeling.titles.climate_policy.tax import tax_on


class Prospects:
    """What the company may expect for itself, if the planet holds."""

    def __init__(self, weights: Weights) -> None:
        self.names = ["worth", "income", "ready money", "burden", "stock", "loopholes", "knowledge", "right to build"]
        self.stream = weights.number("stream")
        self.saved = weights.number("saved")
        self.ready_money = weights.number("ready_money")
        self.unpaid = weights.number("unpaid")
        self.permit_early = weights.number("permit_early")
        self.stock_shares = weights.numbers("stock_shares")
        self.tile_share = weights.number("tile_share")
        self.tile_later = weights.number("tile_later")
        self.right_share = weights.number("right_share")
        self.mean_location = weights.number("mean_location")
        self.second_way = weights.number("second_way")
        self.plants_ahead = weights.number("plants_ahead")
        self.unlocked = weights.number("unlocked")
        self.researched = weights.number("researched")
        self.step_cost = weights.number("step_cost")
        self.steps_a_round = weights.number("steps_a_round", 1)
        self.comfort = weights.number("comfort")
        self.dread_ppm = weights.number("dread_ppm")
        self.dread_squared = weights.number("dread_squared")

    def features(self, g: ClimatePolicy, player: int) -> list[int]:
        """The parts of what the company may expect, in the order of `names`."""
        value = POINT * worth(g, player)
        if g.end != PLAYING or g.phase == SCORING:
            return [value, 0, 0, 0, 0, 0, 0, 0]
        rounds = rounds_left(g)
        return [
            value,
            self.stream * rounds * incomes(g)[player],
            self.saved * min(self.ready_money, g.money[player]) if rounds > 1 else 0,
            -self.burden(g, player, rounds),
            self.stock(g, player, rounds),
            self.tiles(g, player, rounds),
            self.knowledge(g, player, rounds),
            self.right_to_build(g, player, rounds),
        ]

    def total(self, g: ClimatePolicy, player: int) -> int:
        """All of what the company may expect."""
        return sum(self.features(g, player))

    def burden(self, g: ClimatePolicy, player: int, rounds: int) -> int:
        """What the policy will take for the emissions of the company's plants."""
        if g.rules.taxes:
            due = tax_on(g, liable_ppm(g, player))
            unpaid = max(0, due - g.money[player] - incomes(g)[player]) if g.phase == UPKEEP else 0
            return self.stream * upkeeps_left(g) * due + self.unpaid * unpaid
        if permits_in_force(g):
            return shortage(g, player) * self.permit_need(g, rounds)
        return 0

    def permit_need(self, g: ClimatePolicy, rounds: int) -> int:
        """What a missing permit costs: its part of a plant that has to go, less while there is time to get one."""
        rules = g.rules
        plant = POINT * rules.points_dirty + self.stream * rounds * rules.income_dirty
        lost = plant * rules.permit_ppm // mean_ppm(g)
        return lost if g.phase == UPKEEP else lost * self.permit_early // 100

    def stock(self, g: ClimatePolicy, player: int, rounds: int) -> int:
        """Dirty plants in stock: part of what they would bring on the board, the least emitting ones first."""
        total = 0
        rank = 0
        for kind in range(DIRTY_KINDS - 1, -1, -1):
            for _ in range(g.stock[stock_place(player, kind)]):
                gain = self.plant_gain(g, COAL + kind, rounds - 1 - rank)
                if gain > 0 and rank < len(self.stock_shares) and rounds > rank:
                    total += self.stock_shares[rank] * gain // 100
                rank += 1
        return total

    def tiles(self, g: ClimatePolicy, player: int, rounds: int) -> int:
        """Loophole tiles in hand: part of what the policy would take for the dirtiest plants they can be laid on."""
        held = g.loopholes[player]
        if held == 0 or rounds < 2:
            return 0
        total = 0
        for kind in range(DIRTY_KINDS):
            for _ in range(min(held, g.stock[stock_place(player, kind)])):
                total += self.tile_share * self.toll(g, g.rules.ppm[COAL + kind]) // 100
                held -= 1
        return total + self.tile_later * held * self.toll(g, mean_ppm(g)) // 100

    def toll(self, g: ClimatePolicy, ppm: int) -> int:
        """What the policy takes for so many more ppm until the end of the game."""
        if g.rules.taxes:
            return self.stream * upkeeps_left(g) * tax_on(g, ppm)
        return POINT * permits_for(g, ppm) if permits_in_force(g) else 0

    def right_to_build(self, g: ClimatePolicy, player: int, rounds: int) -> int:
        """While the own turn still allows to build, part of what the best plant would bring.

        So a bargain at the market is taken before the plant, and the plant before research, as the turn asks for.
        """
        if g.active != player or refuse_build_part(g) != LEGAL:
            return 0
        money = g.money[player] - min([location_cost(g, region) for region in range(REGION_COUNT)])
        best = 0
        for plant in range(PLANT_KINDS):
            if g.rules.build_cost[plant] <= money and refuse_plant(g, player, plant) == LEGAL:
                value = self.plant_gain(g, plant, rounds)
                if plant >= COAL:
                    expected = expected_co2(g)
                    value -= self.dread(g, expected + g.rules.ppm[plant]) - self.dread(g, expected)
                best = max(best, value)
        return self.right_share * best // 100

    def plant_gain(self, g: ClimatePolicy, plant: int, rounds: int) -> int:
        """What a plant brings in so many rounds: points and income, less its costs and what the policy takes."""
        rules = g.rules
        cost = POINT * (rules.build_cost[plant] + self.mean_location)
        if plant < COAL:
            return rules.cubes[plant] * (POINT * rules.points_cube + self.stream * rounds * rules.income_cube) - cost
        value = POINT * rules.points_dirty + self.stream * rounds * rules.income_dirty - cost
        return value - self.toll(g, rules.ppm[plant])

    def knowledge(self, g: ClimatePolicy, player: int, rounds: int) -> int:
        """Research: the plants it has unlocked, and those it is on the way to; only the two best ways count."""
        best = 0
        second = 0
        for source in range(SOURCE_COUNT):
            position = g.pawn_of(player, source)
            if position == 0:
                continue
            value = 0
            for plant in range(clean_plant(source, 0), clean_plant(source + 1, 0)):
                value = max(value, self.prospect_of(g, plant, position, rounds))
            if value > best:
                second = best
                best = value
            elif value > second:
                second = value
        return best + self.second_way * second // 100

    def prospect_of(self, g: ClimatePolicy, plant: int, position: int, rounds: int) -> int:
        """What a kind of clean plants promises to a company at this position of its track."""
        unlock = g.rules.unlock[plant]
        steps = max(0, unlock - position)
        time = rounds - 1 - (steps + self.steps_a_round - 1) // self.steps_a_round
        plants = min(g.clean_supply[plant], time, self.plants_ahead)
        if plants <= 0:
            return 0
        value = self.unlocked * plants * self.plant_gain(g, plant, time - plants // 2) // 100
        if steps == 0:
            return max(0, value)
        return max(0, self.researched * (value - steps * self.step_cost) * position // (100 * unlock))

    def dread(self, g: ClimatePolicy, expected: int) -> int:
        """The cost of expecting so much CO2: nothing far below the limit, more and more above it."""
        excess = expected - (g.rules.defeat - self.comfort)
        return self.dread_ppm * excess + self.dread_squared * excess * excess // 100 if excess > 0 else 0


def rounds_left(g: ClimatePolicy) -> int:
    """How many times there will still be income."""
    rules = g.rules
    later = (rules.decades - g.decade) * rules.rounds
    return later + rules.rounds - (g.round - g.players + 1) if g.phase == ROUND else later


def upkeeps_left(g: ClimatePolicy) -> int:
    """How many upkeeps are still to come, or going on."""
    return g.rules.decades - g.decade + 1


def shortage(g: ClimatePolicy, player: int) -> int:
    """How many permits the company lacks."""
    return max(0, permits_for(g, liable_ppm(g, player)) - g.permits[player])


def mean_ppm(g: ClimatePolicy) -> int:
    """The CO2 of an average dirty plant."""
    return max(1, (g.rules.ppm[COAL] + g.rules.ppm[COAL + 1] + g.rules.ppm[COAL + 2]) // DIRTY_KINDS)


def expected_co2(g: ClimatePolicy) -> int:
    """The CO2 if nothing is built or demolished any more: an average plant for every event still to come."""
    events = g.rules.decades - g.decade
    if g.phase == ROUND:
        events += 1
    return g.co2 + events * mean_ppm(g)
