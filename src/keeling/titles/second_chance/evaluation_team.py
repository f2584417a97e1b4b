"""How good a cooperative position looks to one of the team.

The unit is a hundredth of a point. Each feature is one function; the weights here and in `evaluation_goals.py` are a
bot's opinion, not rules. They were guessed, bettered by a random search of some 1,700 games, and then moved a third
of the way to what `tools/tune.py --games 4:9 3:3 2:3 1:2` found in 24 generations, but for PRIVATE, which it had
lowered and which stayed: of six such mixtures this and another were the best. All the way, a lone player lost more
often. The Private Goals of others are unknown and do not count.
"""

from typing import Final

from keeling.titles.common.construct import building_place
from keeling.titles.common.evaluation import POINT, empty_spaces, graded
from keeling.titles.common.layout import EMPTY, GRANT_COUNT, SOURCE_COUNT, SPACE_STRIDE
from keeling.titles.common.market import payable_ceps
from keeling.titles.common.tracks import income_of
from keeling.titles.second_chance.cooperative import Cooperative
from keeling.titles.second_chance.environment import open_goals_cost
from keeling.titles.second_chance.evaluation_features import (
    Pipeline,
    cards_in_hand,
    next_ppm,
    pending_income,
    rounds_done,
    scientists_at_work,
    turns_left,
)
from keeling.titles.second_chance.evaluation_goals import (
    STRIDE,
    claims,
    goal_worth,
    goals_ahead,
    next_goals_phase,
    open_goals,
    private_goals,
    summits,
)
from keeling.titles.second_chance.rules import ENV_REGION, ENV_SOURCE
from keeling.titles.second_chance.turn import ExtraAction

# What players have: so many coins, cubes and CEPs are worth more than those beyond
COINS: Final = 12
COIN_FEW: Final = 59
COIN_MANY: Final = 24
CUBES: Final = 2
CUBE_FEW: Final = 162
CUBE_MANY: Final = 29
CEPS: Final = 2
CEP_FEW: Final = 461
CEP_MANY: Final = 127
CARD: Final = 102
RECRUITED: Final = 194
USE: Final = [0, 51, 93, 125]  # per cent of its worth that a stock has with so many turns left

# Knowledge
INCOME: Final = 57  # a coin or point of each income still to come
SPACE: Final = 40  # a space of a track

# Projects
PREPARED: Final = 34  # per cent of a plant's worth once the infrastructure is prepared
PROPOSED: Final = 24  # per cent while the project is only proposed
SHARES: Final = [91, 67, 62, 45, 22, 12]  # per cent that counts of the best project, of the second best, and so on
LACK_KNOWLEDGE: Final = 367  # what it takes off that the best builder lacks a point, a coin, a cube, a CEP
LACK_MONEY: Final = 31
LACK_CUBE: Final = 91
LACK_CEP: Final = 172
PRICES: Final = [LACK_KNOWLEDGE, LACK_MONEY, LACK_CUBE, LACK_CEP]
EXTRA_TURN: Final = 608  # a second main action that a lone player has bought

# This decade
SOON: Final = 18  # per cent that plants of this decade count in addition
REACHABLE: Final = 300  # whoever lacks no more will build in this decade
PLANT_SAVES: Final = 245  # what a plant of this decade saves beside its points
NEW_PLANT: Final = 623  # what may come of three turns without a project for them

# CO2 and danger
STILL_EMPTY: Final = 77  # per cent of the regions that will lack energy in later decades as they do now
MARGIN: Final = 13  # points that the team wants to have left
SHORT: Final = 65  # what each point less costs
SHORT_SQUARED: Final = 7
SURPLUS: Final = 66  # what each point costs that nothing to come will cost, because other things decide then


def value_for_team(g: Cooperative, seat: int) -> int:
    """The sum of all features; they are points the team has or may expect."""
    goals = open_goals(g)
    worth = goal_worth(g)
    costs = pollution_costs(g)
    income = team_income(g)
    pipeline = Pipeline(g, g.second.decades, PRICES)
    soon = points_soon(g, pipeline, min(next_goals_phase(g), g.second.decades))
    total = (
        POINT * g.score[0]
        + incomes(g, income)
        + projects(g, pipeline, goals, worth, costs)
        + SOON * soon // 100
        + summits(g, goals, worth)
        + claims(g)
        + private_goals(g, seat)
        - POINT * sum(costs)
        - goals_ahead(g, goals, worth)
        - danger(g, soon, income, costs)
    )
    for player in range(g.players):
        total += stock(g, player) + knowledge(g, player)
    if isinstance(g.decision, ExtraAction):
        total += EXTRA_TURN
    return total


# What players have


def stock(g: Cooperative, player: int) -> int:
    """Coins, cubes, CEPs, cards and scientists, as far as there are turns to use them."""
    turns = turns_left(g, player, g.second.decades)
    worth = (
        graded(g.money[player], COINS, COIN_FEW, COIN_MANY)
        + graded(g.cube[player], CUBES, CUBE_FEW, CUBE_MANY)
        + graded(payable_ceps(g, player), CEPS, CEP_FEW, CEP_MANY)
        + RECRUITED * scientists_at_work(g, player)
    )
    total = worth * USE[min(turns, len(USE) - 1)] // 100
    return total + CARD * min(cards_in_hand(g, player), turns)


def knowledge(g: Cooperative, player: int) -> int:
    """Every space of a track is a step to plants and to more income."""
    total = 0
    for source in range(SOURCE_COUNT):
        total += g.expertise_of(player, source)
    return SPACE * total * (g.second.decades + 1 - g.decade) // g.second.decades


def incomes(g: Cooperative, income: int) -> int:
    """The income of the decades to come if nobody learns more."""
    times = g.second.decades - g.decade
    if not rounds_done(g):
        times += 1
    total = times * income
    for player in range(g.players):
        total += pending_income(g, player)
    return INCOME * total


def team_income(g: Cooperative) -> int:
    """What all players together get in one Income phase."""
    total = 0
    for player in range(g.players):
        total += income_of(g, player, g.rules.income_places)
    return total


# Projects


def projects(g: Cooperative, pipeline: Pipeline, goals: list[int], worth: int, costs: list[int]) -> int:
    """The plants that are under way, the best first, as long as there are turns to finish them."""
    turns = sum(pipeline.turns)
    slots = pipeline.slots
    done = [False] * len(slots)
    gains = [pipeline.points[n] + relief(g, slots[n] // GRANT_COUNT, costs) for n in range(len(slots))]
    short = [pipeline.short(n, max(0, pipeline.builder(n, pipeline.turns))) for n in range(len(slots))]
    left = goals[:]
    room = pipeline.room[:]
    total = 0
    rank = 0
    while turns > 0 and rank < len(SHARES):
        best = EMPTY
        best_value = 0
        for n in range(len(slots)):
            slot = slots[n]
            region = slot // GRANT_COUNT
            if done[n] or room[region] == 0 or (turns == 1 and not g.installed[slot]):
                continue
            value = gains[n]
            if left[ENV_REGION * STRIDE + region] > 0:
                value += worth
            if left[ENV_SOURCE * STRIDE + g.project[slot]] > 0:
                value += worth
            value = value * (PREPARED if g.installed[slot] else PROPOSED) // 100 - short[n]
            if value > best_value:
                best = n
                best_value = value
        if best == EMPTY:
            break
        total += SHARES[rank] * best_value // 100
        rank += 1
        done[best] = True
        slot = slots[best]
        turns -= 1 if g.installed[slot] else 2
        region = slot // GRANT_COUNT
        room[region] -= 1
        left[ENV_REGION * STRIDE + region] -= 1
        left[ENV_SOURCE * STRIDE + g.project[slot]] -= 1
    return total


def points_soon(g: Cooperative, pipeline: Pipeline, decade: int) -> int:
    """The points that may be expected from plants until the end of the decade, prepared projects first."""
    turns = [turns_left(g, player, decade) for player in range(g.players)]
    left = sum(turns)
    total = 0
    for actions in (1, 2):
        for n in range(len(pipeline.slots)):
            ready = 1 if g.installed[pipeline.slots[n]] else 2
            if ready == actions and left >= actions:
                builder = pipeline.builder(n, turns)
                if builder != EMPTY and pipeline.short(n, builder) <= REACHABLE:
                    turns[builder] -= 1
                    left -= actions
                    total += pipeline.points[n] + PLANT_SAVES - pipeline.short(n, builder)
    return total + left * NEW_PLANT // 3


# CO2


def pollution_costs(g: Cooperative) -> list[int]:
    """The points that CO2 will cost in this decade and in each later one, if it is bought down no further than needed.

    Of the regions that lack energy for later decades, some will have been helped by then.
    """
    rules = g.second
    co2 = 100 * g.co2
    costs: list[int] = []
    for decade in range(g.decade, rules.decades + 1):
        share = 100 if decade == g.decade else STILL_EMPTY
        co2 += share * empty_spaces(g, decade) * next_ppm(g)
        excess = co2 - 100 * rules.defeat
        if excess > 0:
            steps = (excess + 100 * rules.reduce_ppm - 1) // (100 * rules.reduce_ppm)
            costs.append(steps * rules.reduce_rate[decade - 1])
            co2 -= 100 * steps * rules.reduce_ppm
        else:
            costs.append(0)
    return costs


def relief(g: Cooperative, region: int, costs: list[int]) -> int:
    """What the next plant of the region saves: the price of a fossil plant's CO2 when it would have to be paid."""
    place = building_place(g, region)
    decade = g.decade
    if place == EMPTY:
        return 0
    if g.space[place] == EMPTY:
        decade = max(decade, place % SPACE_STRIDE + 1)
    while decade <= g.second.decades:
        if costs[decade - g.decade] > 0:
            return POINT * g.second.reduce_rate[decade - 1] * next_ppm(g) // g.second.reduce_ppm
        decade += 1
    return 0


def danger(g: Cooperative, soon: int, income: int, costs: list[int]) -> int:
    """What the team lacks to survive the next Environmental Goals and Energy Supply phases, with a margin.

    If it has more than all phases to come will cost, the surplus counts against it, because other things will decide.
    """
    decade = next_goals_phase(g)
    last = g.second.decades
    slack = g.score[0] - costs[0]
    surplus = slack - sum(costs[1:]) - MARGIN
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
    short = MARGIN - slack
    if short > 0:
        return SHORT * short + SHORT_SQUARED * short * short
    return SURPLUS * max(0, surplus)
