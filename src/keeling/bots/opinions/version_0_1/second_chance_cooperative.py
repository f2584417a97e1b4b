"""What one of the team thinks of a cooperative position of Second Chance.

The weights were guessed, bettered by a random search of some 1,700 games, and then moved a third of the way to what
`tools/tune.py --games 4:9 3:3 2:3 1:2` found in 24 generations, but for `private`, which it had lowered and which
stayed: of six such mixtures this and another were the best. All the way, a lone player lost more often. The Private
Goals of others are unknown and do not count.
"""

from typing import Final

from keeling.bots.opinions.opinion import COMMON_DEFEAT, POINT
from keeling.bots.opinions.second_chance import (
    SecondChanceOpinion,
    cards_in_hand,
    next_ppm,
    pending_income,
    rounds_done,
    scientists_at_work,
    turns_left,
)
from keeling.bots.opinions.shared import empty_spaces, graded
from keeling.bots.opinions.version_0_1.second_chance import Pipeline
from keeling.bots.opinions.version_0_1.second_chance_goals import TeamGoals, goal_at, next_goals_phase, open_goals
from keeling.bots.opinions.weights import Weights
from keeling.kernel.game import PLAYING
from keeling.titles.common.construct import building_place
from keeling.titles.common.layout import EMPTY, SOURCE_COUNT, number_of_space, region_of
from keeling.titles.common.market import payable_ceps
from keeling.titles.common.tracks import income_of
from keeling.titles.second_chance.cooperative import Cooperative
from keeling.titles.second_chance.environment import open_goals_cost
from keeling.titles.second_chance.private_goals import goals_held, is_achieved
from keeling.titles.second_chance.rules import ENV_REGION, ENV_SOURCE
from keeling.titles.second_chance.state import SCORE_BELOW_ZERO, TOO_MUCH_CO2
from keeling.titles.second_chance.turn import ExtraAction

VICTORY_VALUE: Final = -COMMON_DEFEAT
GOALS_MISSED: Final = COMMON_DEFEAT // 2  # to have lost only in the end


class CooperativeOpinion(SecondChanceOpinion[Cooperative]):
    """Points the team has or may expect, as the seat sees it: it counts its own Private Goals and no others."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(
            [
                "score",
                "stock",
                "knowledge",
                "income",
                "projects",
                "plants soon",
                "summits",
                "UN Goals",
                "Private Goals",
                "CO2",
                "Environmental Goals",
                "danger",
                "extra action",
                "end",
            ]
        )
        self.goals = TeamGoals(weights)
        self.coins = weights.number("coins")
        self.coin_few = weights.number("coin_few")
        self.coin_many = weights.number("coin_many")
        self.cubes = weights.number("cubes")
        self.cube_few = weights.number("cube_few")
        self.cube_many = weights.number("cube_many")
        self.ceps = weights.number("ceps")
        self.cep_few = weights.number("cep_few")
        self.cep_many = weights.number("cep_many")
        self.card = weights.number("card")
        self.recruited = weights.number("recruited")
        self.use = weights.numbers("use")
        self.income = weights.number("income")
        self.space = weights.number("space")
        self.prepared = weights.number("prepared")
        self.proposed = weights.number("proposed")
        self.shares = weights.numbers("shares")
        self.prices = [weights.number(f"lack_{thing}") for thing in ("knowledge", "money", "cube", "cep")]
        self.extra_turn = weights.number("extra_turn")
        self.soon = weights.number("soon")
        self.reachable = weights.number("reachable")
        self.plant_saves = weights.number("plant_saves")
        self.new_plant = weights.number("new_plant")
        self.new_plant_turns = weights.number("new_plant_turns", 1)
        self.still_empty = weights.number("still_empty")
        self.margin = weights.number("margin")
        self.short = weights.number("short")
        self.short_squared = weights.number("short_squared")
        self.surplus = weights.number("surplus")

    def features(self, g: Cooperative, seat: int) -> list[int]:
        """All features; in the end only victory or defeat is left."""
        if g.end != PLAYING:
            return [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, value_of_end(g, seat)]
        goals = open_goals(g)
        worth = self.goals.goal_worth(g)
        costs = self.pollution_costs(g)
        income = team_income(g)
        pipeline = Pipeline(g, g.second.decades, self.prices)
        soon = self.points_soon(g, pipeline, min(next_goals_phase(g), g.second.decades))
        stock = 0
        knowledge = 0
        for player in range(g.players):
            stock += self.stock(g, player)
            knowledge += self.knowledge(g, player)
        return [
            POINT * g.score[0],
            stock,
            knowledge,
            self.incomes(g, income),
            self.projects(g, pipeline, goals, worth, costs),
            self.soon * soon // 100,
            self.goals.summits(g, goals, worth),
            self.goals.claims(g),
            self.goals.private_goals(g, seat),
            -POINT * sum(costs),
            -self.goals.goals_ahead(g, goals, worth),
            -self.danger(g, soon, income, costs),
            self.extra_turn if isinstance(g.decision, ExtraAction) else 0,
            0,
        ]

    def stock(self, g: Cooperative, player: int) -> int:
        """Coins, cubes, CEPs, cards and scientists, as far as there are turns to use them."""
        turns = turns_left(g, player, g.second.decades)
        worth = (
            graded(g.money[player], self.coins, self.coin_few, self.coin_many)
            + graded(g.cube[player], self.cubes, self.cube_few, self.cube_many)
            + graded(payable_ceps(g, player), self.ceps, self.cep_few, self.cep_many)
            + self.recruited * scientists_at_work(g, player)
        )
        total = worth * self.use[min(turns, len(self.use) - 1)] // 100
        return total + self.card * min(cards_in_hand(g, player), turns)

    def knowledge(self, g: Cooperative, player: int) -> int:
        """Every space of a track is a step to plants and to more income."""
        total = 0
        for source in range(SOURCE_COUNT):
            total += g.expertise_of(player, source)
        return self.space * total * (g.second.decades + 1 - g.decade) // g.second.decades

    def incomes(self, g: Cooperative, income: int) -> int:
        """The income of the decades to come if nobody learns more."""
        times = g.second.decades - g.decade
        if not rounds_done(g):
            times += 1
        total = times * income
        for player in range(g.players):
            total += pending_income(g, player)
        return self.income * total

    def projects(self, g: Cooperative, pipeline: Pipeline, goals: list[int], worth: int, costs: list[int]) -> int:
        """The plants that are under way, the best first, as long as there are turns to finish them."""
        turns = sum(pipeline.turns)
        slots = pipeline.slots
        done = [False] * len(slots)
        gains = [pipeline.points[n] + relief(g, region_of(slots[n]), costs) for n in range(len(slots))]
        short = [pipeline.short(n, max(0, pipeline.builder(n, pipeline.turns))) for n in range(len(slots))]
        left = goals[:]
        room = pipeline.room[:]
        total = 0
        rank = 0
        while turns > 0 and rank < len(self.shares):
            best = EMPTY
            best_value = 0
            for n in range(len(slots)):
                slot = slots[n]
                region = region_of(slot)
                if done[n] or room[region] == 0 or (turns == 1 and not g.installed[slot]):
                    continue
                value = gains[n]
                if left[goal_at(ENV_REGION, region)] > 0:
                    value += worth
                if left[goal_at(ENV_SOURCE, g.project[slot])] > 0:
                    value += worth
                value = value * (self.prepared if g.installed[slot] else self.proposed) // 100 - short[n]
                if value > best_value:
                    best = n
                    best_value = value
            if best == EMPTY:
                break
            total += self.shares[rank] * best_value // 100
            rank += 1
            done[best] = True
            slot = slots[best]
            turns -= 1 if g.installed[slot] else 2
            region = region_of(slot)
            room[region] -= 1
            left[goal_at(ENV_REGION, region)] -= 1
            left[goal_at(ENV_SOURCE, g.project[slot])] -= 1
        return total

    def points_soon(self, g: Cooperative, pipeline: Pipeline, decade: int) -> int:
        """The points that may be expected from plants until the end of the decade, prepared projects first."""
        turns = [turns_left(g, player, decade) for player in range(g.players)]
        left = sum(turns)
        total = 0
        for actions in (1, 2):
            for n in range(len(pipeline.slots)):
                ready = 1 if g.installed[pipeline.slots[n]] else 2
                if ready == actions and left >= actions:
                    builder = pipeline.builder(n, turns)
                    if builder != EMPTY and pipeline.short(n, builder) <= self.reachable:
                        turns[builder] -= 1
                        left -= actions
                        total += pipeline.points[n] + self.plant_saves - pipeline.short(n, builder)
        return total + left * self.new_plant // self.new_plant_turns

    def pollution_costs(self, g: Cooperative) -> list[int]:
        """The points that CO2 will cost in this decade and in each later one, if it is bought down as far as needed.

        Of the regions that lack energy for later decades, some will have been helped by then.
        """
        rules = g.second
        co2 = 100 * g.co2
        costs: list[int] = []
        for decade in range(g.decade, rules.decades + 1):
            share = 100 if decade == g.decade else self.still_empty
            co2 += share * empty_spaces(g, decade) * next_ppm(g)
            excess = co2 - 100 * rules.defeat
            if excess > 0:
                steps = (excess + 100 * rules.reduce_ppm - 1) // (100 * rules.reduce_ppm)
                costs.append(steps * rules.reduce_rate[decade - 1])
                co2 -= 100 * steps * rules.reduce_ppm
            else:
                costs.append(0)
        return costs

    def danger(self, g: Cooperative, soon: int, income: int, costs: list[int]) -> int:
        """What the team lacks to survive the next Environmental Goals and Energy Supply phases, with a margin.

        If it has more than all phases to come will cost, the surplus counts against it: other things will decide.
        """
        decade = next_goals_phase(g)
        last = g.second.decades
        slack = g.score[0] - costs[0]
        surplus = slack - sum(costs[1:]) - self.margin
        for later in range(decade, last + 1):
            cost = open_goals_cost(g) if later == g.decade else g.second.goal_rate[later - 1] * g.env_done.count(0)
            surplus -= cost
            if later == decade:
                slack -= cost
        if decade <= last:
            if decade > g.decade:
                slack -= costs[1]
            extra = soon // POINT
            if decade > g.decade or not rounds_done(g):
                extra += income
            else:
                for player in range(g.players):
                    extra += pending_income(g, player)
            slack += extra
            if decade == last:
                surplus += extra
        short = self.margin - slack
        if short > 0:
            return self.short * short + self.short_squared * short * short
        return self.surplus * max(0, surplus)


def value_of_end(g: Cooperative, seat: int) -> int:
    """Victory or defeat of the team, as far as the seat can tell: the Private Goals of others were dealt again."""
    if g.end in (TOO_MUCH_CO2, SCORE_BELOW_ZERO):
        return COMMON_DEFEAT + POINT * g.decade
    if len(g.un_row) > g.second.un_unclaimed_most or not any(
        is_achieved(g, seat, card) for card in goals_held(g, seat)
    ):
        return GOALS_MISSED
    return VICTORY_VALUE


def team_income(g: Cooperative) -> int:
    """What all players together get in one Income phase."""
    total = 0
    for player in range(g.players):
        total += income_of(g, player, g.rules.income_places)
    return total


def relief(g: Cooperative, region: int, costs: list[int]) -> int:
    """What the next plant of the region saves: the price of a fossil plant's CO2 when it would have to be paid."""
    place = building_place(g, region)
    decade = g.decade
    if place == EMPTY:
        return 0
    if g.space[place] == EMPTY:
        decade = max(decade, number_of_space(place) + 1)
    while decade <= g.second.decades:
        if costs[decade - g.decade] > 0:
            return POINT * g.second.reduce_rate[decade - 1] * next_ppm(g) // g.second.reduce_ppm
        decade += 1
    return 0


OPINION = CooperativeOpinion
