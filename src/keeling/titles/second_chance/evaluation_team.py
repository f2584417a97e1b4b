"""How good a cooperative position looks to one of the team.

The unit is a hundredth of a point. Each feature is one function; the weights are a bot's opinion, not rules; they
were found by a random search over series of games for one to four bots. Private Goals of the others are unknown and
do not count.
"""

from typing import Final

from keeling.titles.common.board import SUPPLY
from keeling.titles.common.construct import building_place
from keeling.titles.common.evaluation import POINT, best_few, empty_spaces, graded
from keeling.titles.common.layout import (
    EMPTY,
    GRANT_COUNT,
    NOBODY,
    PLACE_COUNT,
    SLOT_COUNT,
    SOURCE_COUNT,
    SPACE_STRIDE,
    TOPIC_STRIDE,
)
from keeling.titles.common.market import payable_ceps
from keeling.titles.common.summits import talks_of
from keeling.titles.common.tracks import income_on
from keeling.titles.second_chance.cooperative import Cooperative
from keeling.titles.second_chance.environment import open_goals_cost
from keeling.titles.second_chance.evaluation_features import (
    Pipeline,
    cards_in_hand,
    next_ppm,
    pending_income,
    readiness,
    rounds_done,
    scientists_at_work,
    talkers,
    turns_left,
    waiting_by_source,
)
from keeling.titles.second_chance.private_goals import goals_held, progress
from keeling.titles.second_chance.rules import (
    ENV_HALF_WAY,
    ENV_REGION,
    ENV_SIZE,
    ENV_SOURCE,
    ENV_TOP,
    ENV_TOPIC,
    WANTS_CEPS,
    WANTS_CUBES,
    WANTS_LONE_SUMMIT,
    WANTS_MONEY,
    WANTS_REGION_CEPS,
)
from keeling.titles.second_chance.turn import ExtraAction

# Stocks
COINS: Final = 14
COIN_FEW: Final = 58
COIN_MANY: Final = 22
CUBES: Final = 2
CUBE_FEW: Final = 145
CUBE_MANY: Final = 30
CEPS: Final = 2
CEP_FEW: Final = 448
CEP_MANY: Final = 108
CARD: Final = 105
RECRUITED: Final = 245

# Knowledge
INCOME: Final = 61
SPACE: Final = 40
TRACK_SHARE: Final = 61

# Environmental Goals: per cent of what they cost from the next decade on that still counts
FADE: Final = 99
SUMMIT_SHARE: Final = 154
POINT_LEARNT: Final = 79
ON_PROJECT: Final = 89
NEAR: Final = 44
FAR: Final = 18
BENT: Final = 37

# Projects
PREPARED: Final = 36
PROPOSED: Final = 26
SOON: Final = 23
LACK_KNOWLEDGE: Final = 348
LACK_MONEY: Final = 36
LACK_CUBE: Final = 119
LACK_CEP: Final = 143
PRICES: Final = [LACK_KNOWLEDGE, LACK_MONEY, LACK_CUBE, LACK_CEP]

# CO2
STILL_EMPTY: Final = 79

# UN Goals and Private Goals
CLAIM_NEEDED: Final = 6600
CLAIM_MORE: Final = 66
READY: Final = 77
PRIVATE: Final = 9403
PRIVATE_OTHER: Final = 13

# Danger; and what a point too many costs in the last decade
SURPLUS: Final = 86
MARGIN: Final = 10
REACHABLE: Final = 260
PLANT_SAVES: Final = 228
NEW_PLANT: Final = 686
SHORT: Final = 69
SHORT_SQUARED: Final = 7

EXTRA_TURN: Final = 624

SHARES: Final = [90, 88, 74, 46, 23, 12]
SUMMIT_SHARES: Final = [127, 50, 50, 38]
USE: Final = [0, 50, 95, 100]  # per cent of its worth that a stock has with so many turns left
RAMP: Final = [5, 22, 58, 83]  # per cent by decade, for goals that can be lost again
STEADY_RAMP: Final = [31, 59, 81, 84]  # for goals that stay achieved

KINDS: Final = 8  # stride of `open_goals`
PAST: Final = 4


def value_for_team(g: Cooperative, seat: int) -> int:
    """The sum of all features; they are points the team has or may expect."""
    goals = open_goals(g)
    worth = goal_worth(g)
    costs = pollution_costs(g)
    pipeline = Pipeline(g, g.second.decades, PRICES)
    soon = points_soon(g, pipeline, min(next_goals_phase(g), g.second.decades))
    total = (
        POINT * g.score[0]
        + incomes(g)
        + projects(g, pipeline, goals, worth, costs)
        + SOON * soon // 100
        + summits(g, goals, worth)
        + claims(g)
        + private_goals(g, seat)
        - POINT * sum(costs)
        - goals_ahead(g, goals, worth)
        - danger(g, soon, costs)
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


def incomes(g: Cooperative) -> int:
    """The income of the decades to come if nobody learns more."""
    times = g.second.decades - g.decade
    if not rounds_done(g):
        times += 1
    total = times * team_income(g)
    for player in range(g.players):
        total += pending_income(g, player)
    return INCOME * total


def team_income(g: Cooperative) -> int:
    """What all players together get in one Income phase."""
    total = 0
    for player in range(g.players):
        for source in range(SOURCE_COUNT):
            total += income_on(g, player, source, g.rules.income_places)
    return total


# Environmental Goals


def open_goals(g: Cooperative) -> list[int]:
    """How many goals of each kind and value are open: kind * KINDS + value."""
    rules = g.second
    counts = [0] * (6 * KINDS)
    for index in range(len(g.env_tile)):
        if not g.env_done[index]:
            tile = g.env_tile[index]
            counts[rules.env_kind[tile] * KINDS + rules.env_value[tile]] += 1
    return counts


def next_goals_phase(g: Cooperative) -> int:
    """The decade whose Environmental Goals phase comes next."""
    return g.decade + 1 if g.phase == SUPPLY else g.decade


def goal_worth(g: Cooperative) -> int:
    """What an open goal may be expected to cost: less in later decades, because it may be achieved by then."""
    total = 0
    share = 100
    for decade in range(next_goals_phase(g), g.second.decades + 1):
        total += share * g.second.goal_rate[decade - 1]
        share = share * FADE // 100
    return total


def goals_ahead(g: Cooperative, goals: list[int], worth: int) -> int:
    """The expected cost of all open goals; for knowledge less, the further the best player is on the track."""
    total = worth * sum(goals)
    for source in range(SOURCE_COUNT):
        best = 0
        for player in range(g.players):
            best = max(best, g.expertise_of(player, source))
        if goals[ENV_HALF_WAY * KINDS + source] > 0:
            total -= worth * TRACK_SHARE * min(best, g.second.half_way[source]) // (100 * g.second.half_way[source])
        if goals[ENV_TOP * KINDS + source] > 0:
            length = g.rules.track_length[source]
            total -= worth * TRACK_SHARE * best * best // (100 * length * length)
    return total


def summits(g: Cooperative, goals: list[int], worth: int) -> int:
    """Summits under way: scientists who talk, those on projects who could, those in hand who could go there."""
    cover = cover_of_topics(g)
    values: list[int] = []
    for place in range(PLACE_COUNT):
        tile = g.summit_tile[place]
        if tile == EMPTY:
            continue
        size = g.rules.summit_size[tile]
        complete = 2 * size * POINT_LEARNT
        if goals[ENV_SIZE * KINDS + size] > 0:
            complete += worth
        share = 0
        for number in range(size):
            source = g.rules.summit_topics[tile * TOPIC_STRIDE + number]
            if goals[ENV_TOPIC * KINDS + source] > 0:
                complete += worth
            share += 100 if g.summit_scientist[place * TOPIC_STRIDE + number] != NOBODY else cover[source]
        share //= size
        if share > 0:
            values.append(complete * SUMMIT_SHARE * share * (share + BENT) // (10000 * (100 + BENT)))
    return best_few(values, SUMMIT_SHARES) + ON_PROJECT * (SLOT_COUNT - g.project_scientist.count(NOBODY))


def cover_of_topics(g: Cooperative) -> list[int]:
    """How near a scientist is to a talk on each source, in per cent."""
    cover = [0] * SOURCE_COUNT
    hands = sum(g.hand_scientists)
    for slot in range(SLOT_COUNT):
        source = g.project[slot]
        if source != EMPTY and not g.installed[slot]:
            if g.project_scientist[slot] != NOBODY:
                cover[source] = NEAR
            elif hands > 0:
                cover[source] = max(cover[source], FAR)
    return cover


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
            if left[ENV_REGION * KINDS + region] > 0:
                value += worth
            if left[ENV_SOURCE * KINDS + g.project[slot]] > 0:
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
        left[ENV_REGION * KINDS + region] -= 1
        left[ENV_SOURCE * KINDS + g.project[slot]] -= 1
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


# How the game ends


def danger(g: Cooperative, soon: int, costs: list[int]) -> int:
    """What the team lacks to survive the next Environmental Goals and Energy Supply phases; in the end also what it
    has too much, because only the other conditions of victory count then.
    """
    decade = next_goals_phase(g)
    slack = g.score[0] - costs[0]
    if decade > g.second.decades:
        need = 0
    elif decade == g.decade:
        need = open_goals_cost(g)
    else:
        need = g.second.goal_rate[decade - 1] * g.env_done.count(0) + costs[1]
    slack -= need
    if decade <= g.second.decades:
        slack += soon // POINT
        if decade > g.decade or not rounds_done(g):
            slack += team_income(g)
        else:
            for player in range(g.players):
                slack += pending_income(g, player)
    short = MARGIN - slack
    if short <= 0:
        return -short * SURPLUS if g.decade == g.second.decades else 0
    return SHORT * short + SHORT_SQUARED * short * short


def claims(g: Cooperative) -> int:
    """UN Goals: those that were claimed, and how near the team is to the ones it still needs."""
    row = len(g.un_row)
    needed = max(0, row - g.second.un_unclaimed_most)
    total = -CLAIM_NEEDED * needed - CLAIM_MORE * (row - needed)
    if row == 0 or needed == 0:
        return total
    best = [0] * row
    for player in range(g.players):
        built = g.supported_by_source(player)
        waiting = waiting_by_source(g, player)
        if sum(built) + sum(waiting) > 0:
            for n in range(row):
                best[n] = max(best[n], readiness(g, g.un_row[n], built, waiting))
    best.sort()
    for n in range(needed):
        total += CLAIM_NEEDED * READY * best[row - 1 - n] // 10000
    return total


def private_goals(g: Cooperative, player: int) -> int:
    """How near the player is to one of his two Private Goals; more important in every decade."""
    best = 0
    other = 0
    for card in goals_held(g, player):
        share = private_share(g, player, card)
        if share > best:
            other = best
            best = share
        else:
            other = max(other, share)
    return PRIVATE * (100 * best + PRIVATE_OTHER * other) // 10000


def private_share(g: Cooperative, player: int, card: int) -> int:
    """How far the Private Goal is achieved, in per cent, by what that means in this decade."""
    rules = g.second
    least = rules.private_least[card]
    wants = rules.private_kind[card]
    reached = min(progress(g, player, card), least)
    share = 100 * reached * reached // (least * least)
    decade = min(g.decade, PAST) - 1
    if wants == WANTS_LONE_SUMMIT and reached == 0:
        share = 25 * lone_talks(g, player)
    if wants in (WANTS_CEPS, WANTS_CUBES, WANTS_MONEY, WANTS_REGION_CEPS):
        return share * RAMP[decade] // 100
    return share * STEADY_RAMP[decade] // 100


def lone_talks(g: Cooperative, player: int) -> int:
    """1 if the player is alone at a summit of two topics, otherwise 0."""
    for place in range(PLACE_COUNT):
        tile = g.summit_tile[place]
        if tile != EMPTY and g.rules.summit_size[tile] == 2 and talkers(g, place) == talks_of(g, place, player) == 1:
            return 1
    return 0
