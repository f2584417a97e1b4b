"""What one of the team thinks of a cooperative position of Second Chance.

All that the players have counts, whoever has it, but for Private Goals: those of others are unknown and do not count.
"""

from typing import Final

from keeling.bots.opinions.opinion import COMMON_DEFEAT, POINT
from keeling.bots.opinions.second_chance import (
    SecondChanceOpinion,
    cards_in_hand,
    pending_income,
    rounds_done,
    scientists_at_work,
)
from keeling.bots.opinions.second_chance_goals import OwnGoals, TeamGoals, goal_at, next_goals_phase, open_goals
from keeling.bots.opinions.second_chance_works import (
    TO_BUILD,
    TO_PREPARE,
    Lack,
    Pace,
    Prospect,
    Works,
    team_ceps,
    team_turns,
    turns_until,
)
from keeling.bots.opinions.shared import best_few, empty_spaces, graded
from keeling.bots.opinions.weights import Weights
from keeling.kernel.game import PLAYING
from keeling.titles.common.construct import building_place
from keeling.titles.common.layout import EMPTY, number_of_space, region_of
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
                "pace",
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
        self.overlooked = ["stock", "knowledge", "income", "summits"]
        self.goals = TeamGoals(weights)
        self.own = OwnGoals(weights)
        self.lack = Lack(weights)
        self.pace = Pace(weights, self.lack)
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
        self.extra_turn = weights.number("extra_turn")
        self.plant = weights.number("plant")
        self.trust = weights.number("trust")
        self.soon = weights.number("soon")
        self.plant_saves = weights.number("plant_saves")
        self.margin = weights.number("margin")
        self.short = weights.number("short")
        self.short_squared = weights.number("short_squared")
        self.surplus = weights.number("surplus")

    def features(self, g: Cooperative, seat: int) -> list[int]:
        """All features; in the end only victory or defeat is left."""
        if g.end != PLAYING:
            return [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, value_of_end(g, seat)]
        works = Works(g)
        ceps = team_ceps(g)
        last = g.second.decades
        now = min(next_goals_phase(g), last)
        turns = team_turns(g)
        soon = self.pace.plants(g, works, ceps, turns_until(g, turns, now), now)
        later = soon if now == last else self.pace.plants(g, works, ceps, turns_until(g, turns, last), last)
        turns = turns_until(g, turns, last)
        goals = open_goals(g)
        worth = self.goals.goal_worth(g)
        costs = self.pollution_costs(g, works, soon, later)
        income = team_income(g)
        soon_points = self.trust * (100 * soon.points + self.plant_saves * soon.helpful) // 10000
        stock = 0
        known = 0
        for player in range(g.players):
            stock += self.stock(g, player, ceps[player], turns[player])
        for position in g.expertise:
            known += position
        return [
            POINT * g.score[0],
            stock,
            self.space * known * (last + 1 - g.decade) // last,
            self.incomes(g, income),
            self.projects(g, works, ceps, turns, goals, worth, costs),
            self.plant * (100 * sum(g.plants_built) + later.plants) // 100,
            self.soon * soon_points // 100,
            self.goals.summits(g, goals, worth),
            self.goals.claims(g, works),
            self.own.worth(g, seat, works, turns[seat]),
            -POINT * sum(costs),
            -self.goals.goals_ahead(g, goals, worth),
            -self.danger(g, soon_points, income, costs),
            self.extra_turn if isinstance(g.decision, ExtraAction) else 0,
            0,
        ]

    def stock(self, g: Cooperative, player: int, ceps: int, turns: int) -> int:
        """Coins, cubes, CEPs, cards and scientists, as far as there are turns to use them."""
        worth = (
            graded(g.money[player], self.coins, self.coin_few, self.coin_many)
            + graded(g.cube[player], self.cubes, self.cube_few, self.cube_many)
            + graded(ceps, self.ceps, self.cep_few, self.cep_many)
            + self.recruited * scientists_at_work(g, player)
        )
        total = worth * self.use[min(turns, len(self.use) - 1)] // 100
        return total + self.card * min(cards_in_hand(g, player), turns)

    def incomes(self, g: Cooperative, income: int) -> int:
        """The income of the decades to come if nobody learns more."""
        times = g.second.decades - g.decade
        if not rounds_done(g):
            times += 1
        total = times * income
        for player in range(g.players):
            total += pending_income(g, player)
        return self.income * total

    def projects(
        self,
        g: Cooperative,
        works: Works,
        ceps: list[int],
        turns: list[int],
        goals: list[int],
        worth: int,
        costs: list[int],
    ) -> int:
        """The plants that are under way, the best few, as long as there are turns to finish them."""
        left = sum(turns)
        values: list[int] = []
        for n in range(len(works.slots)):
            is_prepared = n < works.prepared
            if left < (TO_BUILD if is_prepared else TO_PREPARE):
                continue
            slot = works.slots[n]
            region = region_of(slot)
            value = POINT * g.second.plant_points[works.plants[n]] + relief(g, works, region, costs)
            if goals[goal_at(ENV_REGION, region)] > 0:
                value += worth
            if goals[goal_at(ENV_SOURCE, g.project[slot])] > 0:
                value += worth
            value = value * (self.prepared if is_prepared else self.proposed) // 100
            value -= self.lack.least(g, works, ceps, turns, n)
            if value > 0:
                values.append(value)
        return best_few(values, self.shares)

    def pollution_costs(self, g: Cooperative, works: Works, soon: Prospect, later: Prospect) -> list[int]:
        """The points that CO2 will cost in this decade and in each later one, if it is bought down as far as needed.

        Plants that may be expected help; between the next supply and the last their number grows evenly.
        """
        rules = g.second
        last = rules.decades
        now = min(next_goals_phase(g), last)
        co2 = 100 * g.co2
        helped = 0
        costs: list[int] = []
        for decade in range(g.decade, last + 1):
            plants = 0
            if decade == last:
                plants = self.trust * later.helpful // 100
            elif decade >= now:
                plants = soon.helpful + (later.helpful - soon.helpful) * (decade - now) // (last - now)
                plants = self.trust * plants // 100
            co2 += works.ppm * (100 * empty_spaces(g, decade) - plants + helped)
            helped = plants
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


def relief(g: Cooperative, works: Works, region: int, costs: list[int]) -> int:
    """What the next plant of the region saves: the price of a fossil plant's CO2 when it would have to be paid."""
    place = building_place(g, region)
    decade = g.decade
    if place == EMPTY:
        return 0
    if g.space[place] == EMPTY:
        decade = max(decade, number_of_space(place) + 1)
    while decade <= g.second.decades:
        if costs[decade - g.decade] > 0:
            return POINT * g.second.reduce_rate[decade - 1] * works.ppm // g.second.reduce_ppm
        decade += 1
    return 0


OPINION = CooperativeOpinion
