"""What a company of Climate Policy may expect for itself, if the planet holds: its final worth, part by part.

What stands on the board earns until it is pushed out, and the policy takes its toll unless the company tears it down
in time. What comes is reckoned turn by turn: every turn builds the best plant there is, and research pays by opening
better ones early enough.
"""

from typing import Final

from keeling.bots.opinions.climate_policy_lifetimes import MOST_ROUNDS, PER_MILLE, Lifetimes
from keeling.bots.opinions.opinion import POINT
from keeling.bots.opinions.shared import best_few
from keeling.bots.opinions.weights import Weights
from keeling.kernel.game import PLAYING
from keeling.titles.climate_policy.alphabet import DIRTY_KINDS, LEVELS, REGION_COUNT, SOURCE_COUNT
from keeling.titles.climate_policy.continents import liable_ppm, plants_in
from keeling.titles.climate_policy.develop import foremost
from keeling.titles.climate_policy.layout import (
    CLEAN_KINDS,
    NOBODY,
    TAX,
    first_space,
    flow_place,
    project_at,
    source_of,
    stock_place,
)
from keeling.titles.climate_policy.permits import permits_for, permits_in_force
from keeling.titles.climate_policy.rules import GRANTS_OFF, TO_LEADER
from keeling.titles.climate_policy.scoring import worth
from keeling.titles.climate_policy.state import (
    COAL,
    ROUND,
    SCORING,
    UPKEEP,
    ClimatePolicy,
)
from keeling.titles.climate_policy.tax import tax_on

NAMES: Final = [
    "holdings",
    "plants",
    "control",
    "burden",
    "ready money",
    "builds to come",
    "research",
    "loopholes",
    "grants",
]
PATIENCE: Final = 2  # turns


class Prospects:
    """What the company may expect for itself, if the planet holds."""

    def __init__(self, weights: Weights) -> None:
        self.names = NAMES
        self.lifetimes = Lifetimes(weights)
        self.control = weights.number("control")
        self.unpaid = weights.number("unpaid")
        self.permit_worry = weights.number("permit_worry")
        self.saved = weights.number("saved")
        self.ready_money = weights.number("ready_money")
        self.mean_location = weights.number("mean_location")
        self.stock_shares = weights.numbers("stock_shares")
        self.drawn_share = weights.number("drawn_share")
        self.tile_share = weights.number("tile_share")
        self.tile_later = weights.number("tile_later")
        self.return_time = weights.number("return_time", 1)
        self.rival_share = weights.number("rival_share", 0)
        self.unlocked = weights.number("unlocked")
        self.researched = weights.number("researched")
        self.ways = weights.numbers("ways")
        self.projects = weights.number("projects", 1)
        self.step_cost = weights.number("step_cost")
        self.purse = weights.number("purse", 1)
        self.growth = weights.number("growth", 1)
        self.grant_share = weights.number("grant_share")

    def features(self, g: ClimatePolicy, player: int) -> list[int]:
        """The parts of what the company may expect, in the order of `names`."""
        if g.end != PLAYING or g.phase == SCORING:
            return [POINT * worth(g, player), 0, 0, 0, 0, 0, 0, 0, 0]
        return Reckoning(self, g, player).features()

    def total(self, g: ClimatePolicy, player: int) -> int:
        """All of what the company may expect."""
        total = 0
        for feature in self.features(g, player):
            total += feature
        return total


class BuildPlan:
    """What the turns to come build, one after the other, as far as the money goes."""

    def __init__(self, turns: int, money: int, income: int) -> None:
        self.turns = turns
        self.money = money
        self.income = income
        self.sums = [0]  # what the first 0, 1, 2, ... turns bring

    def affords(self, cost: int) -> bool:
        """Whether a turn is left that can pay so much; one or two may pass without building to save for it."""
        if self.money + PATIENCE * self.income < cost:
            return False
        while self.money < cost and len(self.sums) <= self.turns:
            self.add(0, 0, 0)
        return len(self.sums) <= self.turns

    def add(self, gain: int, cost: int, income: int) -> None:
        """The next turn builds this; then the income of the next round comes."""
        self.sums.append(self.sums[-1] + gain)
        self.income += income
        self.money += self.income - cost


class Reckoning:
    """One look at a position with the eyes of one company."""

    def __init__(self, weights: Prospects, g: ClimatePolicy, player: int) -> None:
        self.weights = weights
        self.g = g
        self.player = player
        self.rounds = rounds_left(g)
        self.stays = weights.lifetimes.stays
        self.kept = weights.lifetimes.kept
        self.income = 0  # of a round as things stand
        self.controlled = 0
        spaces = 0
        for region in range(REGION_COUNT):
            spaces += g.rules.spaces[region]
        self.fresh = weights.lifetimes.row(g.players, (spaces + REGION_COUNT - 1) // REGION_COUNT)
        self.has_turn = has_turn_to_come(g, player)  # in this round
        self.first = self.rounds if self.has_turn else self.rounds - 1  # incomes that the next plant will see

    def features(self) -> list[int]:
        """In the order of the names."""
        weights = self.weights
        g = self.g
        rules = g.rules
        player = self.player
        money = g.money[player]
        holdings = rules.points_money * money + rules.points_permit * g.permits[player]
        plants = self.plants()
        slots = self.slots()
        return [
            POINT * (holdings - rules.debt_points * g.debt[player]),
            plants,
            weights.control * self.rounds * rules.income_control * self.controlled,
            -self.burden(),
            weights.saved * min(weights.ready_money, money) if self.rounds > 1 else 0,
            slots[-1],
            self.research(slots),
            self.tiles(),
            self.grants(),
        ]

    # Plants on the board

    def plants(self) -> int:
        """What the plants on the board will bring; on the way, income and control as things stand."""
        g = self.g
        player = self.player
        rules = g.rules
        space = g.space
        owner = g.owner
        lifetimes = self.weights.lifetimes
        rounds = min(self.rounds, MOST_ROUNDS - 1)
        total = 0
        counts = [0] * g.players
        for region in range(REGION_COUNT):
            first = first_space(region)
            number = plants_in(g, region)
            if number == 0:
                continue
            for other in range(g.players):
                counts[other] = 0
            for n in range(number):
                place = first + n
                if owner[place] == NOBODY:
                    continue
                counts[owner[place]] += 1
                if owner[place] != player:
                    continue
                row = lifetimes.row(g.players, rules.spaces[region] - number + n + 1)
                plant = space[place]
                if plant >= COAL:
                    self.income += rules.income_dirty
                    total += self.dirty_worth(row, rounds, 0 if g.exempt[place] else rules.ppm[plant], True)
                else:
                    self.income += rules.income_cube * rules.cubes[plant]
                    total += rules.cubes[plant] * self.cube_worth(row, rounds)
            own = counts[player]
            if own > 0:
                leads = True
                for other in range(g.players):
                    if other != player and counts[other] >= own:
                        leads = False
                if leads:
                    self.controlled += 1
                    self.income += rules.income_control
        return total

    def cube_worth(self, row: int, rounds: int) -> int:
        """What a white cube brings in so many rounds."""
        rules = self.g.rules
        place = row + rounds
        return rules.income_cube * self.stays[place] + POINT * rules.points_cube * self.kept[place] // PER_MILLE

    def dirty_worth(self, row: int, rounds: int, ppm: int, stands: bool) -> int:
        """What a dirty plant brings that has to answer for so many ppm: at every upkeep it pays or goes.

        A plant that stands may have paid in this upkeep already.
        """
        g = self.g
        rules = g.rules
        stays = self.stays
        kept = self.kept
        end = POINT * rules.points_dirty * kept[row + rounds] // PER_MILLE
        if ppm == 0 or not (rules.taxes or rules.permits_spent):
            return rules.income_dirty * stays[row + rounds] + end
        decades = rules.rounds
        upkeeps = rounds // decades + 1
        time = rounds % decades
        if stands and g.phase == UPKEEP and g.flow[flow_place(self.player, TAX)] > 0:
            upkeeps -= 1
            time = decades
        value = end
        moment = row + time + (upkeeps - 1) * decades
        for n in range(upkeeps):
            value -= self.toll(ppm, rules.decades - n) * kept[moment] // PER_MILLE
            if value < 0:
                value = 0
            if n + 1 < upkeeps:
                value += rules.income_dirty * (stays[moment] - stays[moment - decades])
                moment -= decades
        return value + rules.income_dirty * stays[row + min(time, rounds)]

    def toll(self, ppm: int, decade: int) -> int:
        """What the policy takes for so many ppm at the upkeep of a decade."""
        g = self.g
        rules = g.rules
        if rules.taxes:
            return POINT * rules.tax_in(decade) * ppm // rules.tax_step
        if rules.permits_spent and permits_in_force(g):
            return POINT * rules.points_permit * permits_for(g, ppm)
        return 0

    # What the policy asks for next

    def burden(self) -> int:
        """What the next upkeep takes beyond the toll: plants that nothing can be paid for, permits to be bought."""
        g = self.g
        rules = g.rules
        player = self.player
        if rules.taxes:
            if g.phase == UPKEEP and g.flow[flow_place(player, TAX)] > 0:
                return 0
            due = tax_on(g, liable_ppm(g, player))
            return self.weights.unpaid * max(0, due - g.money[player] - self.rounds % rules.rounds * self.income)
        if permits_in_force(g):
            missing = permits_for(g, liable_ppm(g, player)) - g.permits[player]
            if missing > 0:
                return self.cost_of_permits(missing)
        return 0

    def cost_of_permits(self, missing: int) -> int:
        """What so many permits cost beyond their points: from the market while there are turns, or with a plant."""
        g = self.g
        rules = g.rules
        rounds = min(self.rounds, MOST_ROUNDS - 1)
        plant = self.dirty_worth(self.fresh, rounds, 0, False)
        most = max(0, plant * rules.permit_ppm // mean_ppm(g))
        if rules.fine > 0:
            most = min(most, POINT * rules.fine * (rounds // rules.rounds + 1))
        turns = rounds % rules.rounds + (1 if self.has_turn else 0) if g.phase == ROUND else 0
        within_reach = min(missing, turns * rules.permits_per_turn)
        cost = 0
        for price in range(len(g.permit_market)):
            bought = min(within_reach, g.permit_market[price])
            worry = POINT * (price - rules.points_permit) + self.weights.permit_worry
            cost += bought * min(most, worry)
            missing -= bought
            within_reach -= bought
        return cost + missing * most

    # What is still to be built

    def slots(self) -> list[int]:
        """What the next turns build, each the best that may be built today: sums over the first 0, 1, 2, ... of them.

        A kind of clean plants lasts as long as its tiles, which others take, too, and which come back when they fall.
        Where there is none to build, there are dirty ones: those in stock, the least emitting first, then drawn ones.
        """
        g = self.g
        rules = g.rules
        weights = self.weights
        slots = self.first + 1
        plan = BuildPlan(slots, g.money[self.player] + (0 if self.has_turn else self.income), self.income)
        if slots <= 0:
            return plan.sums
        for plant in self.unlocked_kinds():
            cost = rules.build_cost[plant] + weights.mean_location
            cubes = rules.cubes[plant]
            for _ in range(self.tiles_for_us(plant, slots)):
                if not plan.affords(cost):
                    break
                gain = cubes * self.cube_worth(self.fresh, self.rounds_at(plan)) - POINT * cost
                if gain <= 0:
                    break
                plan.add(weights.unlocked * gain // 100, cost, cubes * rules.income_cube)
        cost = weights.mean_location
        rank = 0
        for kind in range(DIRTY_KINDS - 1, -1, -1):
            for _ in range(g.stock[stock_place(self.player, kind)]):
                if rank >= len(weights.stock_shares) or not plan.affords(cost):
                    break
                worth_built = self.dirty_worth(
                    self.fresh, self.rounds_at(plan), self.liable(rules.ppm[COAL + kind]), False
                )
                gain = max(0, worth_built - POINT * cost)
                plan.add(weights.stock_shares[rank] * gain // 100, cost, rules.income_dirty)
                rank += 1
        left = slots + 1 - len(plan.sums)
        if left > 0:
            cost += rules.development_money
            gain = self.dirty_worth(self.fresh, self.rounds_at(plan), self.liable(mean_ppm(g)), False) - POINT * cost
            gain = weights.drawn_share * max(0, gain) // 100
            for n in range(left):
                plan.add(gain * (left - n) // left, 0, 0)
        return plan.sums

    def rounds_at(self, plan: "BuildPlan") -> int:
        """How many incomes the plant of the next turn of a plan will see."""
        return min(self.first + 1 - len(plan.sums), MOST_ROUNDS - 1)

    def unlocked_kinds(self) -> list[int]:
        """The clean plants that the company may build, those with the most cubes first."""
        g = self.g
        rules = g.rules
        kinds: list[int] = []
        for plant in range(CLEAN_KINDS):
            if g.pawn_of(self.player, source_of(plant)) >= rules.unlock[plant]:
                n = len(kinds)
                kinds.append(plant)
                while n > 0 and rules.cubes[kinds[n - 1]] < rules.cubes[plant]:
                    kinds[n] = kinds[n - 1]
                    n -= 1
                kinds[n] = plant
        return kinds

    def liable(self, ppm: int) -> int:
        """The ppm that a new plant has to answer for: none if there is nothing to answer to."""
        rules = self.g.rules
        return ppm if rules.taxes or rules.permits_spent else 0

    def tiles_for_us(self, plant: int, slots: int) -> int:
        """How many plants of a kind the company can hope to build in so many turns.

        Rivals share its tiles by how far they have come on the way to it.
        """
        g = self.g
        rules = g.rules
        unlock = rules.unlock[plant]
        source = source_of(plant)
        rivals = 0
        for other in range(g.players):
            if other != self.player:
                rivals += 100 * min(g.pawn_of(other, source), unlock) // unlock
        tiles = 100 * g.clean_supply[plant] + 100 * rules.tiles[plant] * slots // self.weights.return_time
        return min(slots, 100 * tiles // (10_000 + self.weights.rival_share * rivals))

    # Research

    def research(self, slots: list[int]) -> int:
        """What better plants will bring beyond those of today, less what the way to them costs.

        Projects of one source are few, so several ways are gone at a time; only part of the further ones is counted.
        """
        ways: list[int] = []
        for source in range(SOURCE_COUNT):
            value = 0
            for level in range(LEVELS):
                value = max(value, self.way_to(source * LEVELS + level, source, slots))
            ways.append(value)
        return best_few(ways, self.weights.ways)

    def way_to(self, plant: int, source: int, slots: list[int]) -> int:
        """What a kind of clean plants brings once it is unlocked, less the research that is still to be paid."""
        g = self.g
        rules = g.rules
        position = g.pawn_of(self.player, source)
        steps = rules.unlock[plant] - position
        if steps <= 0:
            return 0
        behind = foremost(g, self.player, source) - position
        fundings = steps
        if behind >= rules.transfer_lead:
            fundings = max(steps - behind // rules.transfer_spaces, (steps + 1) // rules.transfer_spaces)
        cost = fundings * self.weights.step_cost * g.players
        wait = 100 * fundings // rules.projects_per_turn  # a turn builds before it develops
        first = project_at(source, 1)
        for project in range(first, first + g.players):
            fundings -= g.project[project]
        if fundings > 0:
            wait = max(wait, 100 * fundings * SOURCE_COUNT * 100 // (g.players * self.weights.projects))
        build = rules.build_cost[plant] + self.weights.mean_location
        lacking = cost + POINT * (build - g.money[self.player])
        if lacking > 0:
            wait = max(wait, 100 * lacking // (self.weights.purse * (self.income + self.weights.growth)))
        before = wait // 100
        value = self.builds_from(plant, before, slots)
        if value <= 0:
            return 0
        value += (self.builds_from(plant, before + 1, slots) - value) * (wait % 100) // 100
        return max(0, self.weights.researched * value // 100 - cost)

    def builds_from(self, plant: int, wait: int, slots: list[int]) -> int:
        """What the plants of a kind bring beyond what would be built instead, from the turn after so many on."""
        rules = self.g.rules
        turns = len(slots) - 1 - wait
        if turns <= 0:
            return 0
        count = self.tiles_for_us(plant, turns)
        cost = POINT * (rules.build_cost[plant] + self.weights.mean_location)
        rounds = min(self.first - wait, MOST_ROUNDS - 1)
        middle = self.cube_worth(self.fresh, max(0, rounds - (count - 1) // 2))
        gain = count * (rules.cubes[plant] * middle - cost)
        return gain - (slots[wait + count] - slots[wait])

    # Loopholes and grants

    def tiles(self) -> int:
        """Loophole tiles in hand: part of what the policy would take for the dirtiest plants they can be laid on."""
        g = self.g
        held = g.loopholes[self.player]
        if held == 0 or self.first < 0:
            return 0
        total = 0
        for kind in range(DIRTY_KINDS):
            for _ in range(min(held, g.stock[stock_place(self.player, kind)])):
                total += self.weights.tile_share * self.saved_by_tile(g.rules.ppm[COAL + kind]) // 100
                held -= 1
        return total + self.weights.tile_later * held * self.saved_by_tile(mean_ppm(g)) // 100

    def saved_by_tile(self, ppm: int) -> int:
        """What a new plant of so many ppm brings more if it need not answer for them."""
        g = self.g
        rounds = min(self.first, MOST_ROUNDS - 1)
        if g.rules.permits and not g.rules.permits_spent:
            return POINT * permits_for(g, ppm)
        return self.dirty_worth(self.fresh, rounds, 0, False) - self.dirty_worth(self.fresh, rounds, ppm, False)

    def grants(self) -> int:
        """Grants to come for the sources in which the company leads alone."""
        g = self.g
        rules = g.rules
        if rules.grants == GRANTS_OFF or rules.grant_rule != TO_LEADER:
            return 0
        leads = 0
        for source in range(SOURCE_COUNT):
            position = g.pawn_of(self.player, source)
            if position > 0 and position > foremost(g, self.player, source):
                leads += 1
        upkeeps = self.rounds // rules.rounds + 1
        return self.weights.grant_share * leads * upkeeps * rules.grant_size


def has_turn_to_come(g: ClimatePolicy, player: int) -> bool:
    """Whether the company's turn of this round is still to come.

    A turn that goes on is taken as if it ended now: what it could still do is no merit of the position.
    """
    if g.phase != ROUND:
        return False
    players = g.players
    return g.active == NOBODY or (player - g.first_player) % players > (g.active - g.first_player) % players


def rounds_left(g: ClimatePolicy) -> int:
    """How many times there will still be income."""
    rules = g.rules
    later = (rules.decades - g.decade) * rules.rounds
    return later + rules.rounds - (g.round - g.players + 1) if g.phase == ROUND else later


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
