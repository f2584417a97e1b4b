"""How good a classic position looks for a player, for bots that look one step ahead.

The unit is a hundredth of a victory point. Each feature is one function; the weights are a bot's opinion, not
rules; they were found by letting four bots play each other. Whatever the player cannot know has been dealt
again before a bot gets to see the game.
"""

from typing import Final

from keeling.kernel.game import PLAYING
from keeling.titles.classic.state import DEFEAT, Classic
from keeling.titles.common.evaluation import COMMON_DEFEAT, POINT, best_few, fossils_to_come, graded, mean_ppm
from keeling.titles.common.goals import goal_value
from keeling.titles.common.layout import (
    EMPTY,
    GRANT_COUNT,
    NOBODY,
    PLANT_STRIDE,
    REGION_COUNT,
    SLOT_COUNT,
    SOURCE_COUNT,
    TRACK_STRIDE,
)
from keeling.titles.common.regions import all_green

RELIEF_SHARE: Final = 28  # per cent of what a plant takes from the danger that its builder counts for himself
NOT_INSTALLED: Final = 35  # per cent of a project's worth while it is only proposed
SHARES: Final = [63, 45, 30, 20, 10]  # per cent that counts of the best project, of the second best, and so on


def estimate(g: Classic, player: int) -> int:
    """The sum of all features; common defeat is worse than anything else."""
    if g.end != PLAYING:
        return POINT * g.score[player] - fear(g, player)
    return (
        POINT * g.score[player]
        + stock(g, player)
        + knowledge(g, player)
        + scientists(g, player)
        + projects(g, player)
        + control(g, player)
        + cards(g, player)
        - fear(g, player)
    )


def stock(g: Classic, player: int) -> int:
    """Coins, cubes and CEPs: each is worth more while few of it are there, because building needs all three."""
    return (
        graded(g.money[player], 14, 50, 22)
        + graded(g.cube[player], 4, 110, 56)
        + graded(g.cep[player], 2, 140, 20 * g.price)
    )


def knowledge(g: Classic, player: int) -> int:
    """Expertise: the income of the decades to come, discounted, and the licence to build the next plant."""
    rules = g.classic
    decades_left = rules.decades - g.decade
    total = 0
    for source in range(SOURCE_COUNT):
        position = g.expertise_of(player, source)
        if position == 0:
            continue
        income = rules.track_income[source * TRACK_STRIDE + position]
        total += 25 * position + 70 * income * (decades_left + 1)
        if g.plants_built[source] < rules.plant_tiles[source]:
            needed = rules.plant_cubes[source * PLANT_STRIDE + g.plants_built[source]]
            total += 130 * min(position, needed)
    return total


def scientists(g: Classic, player: int) -> int:
    """Scientists: recruited ones, those who will teach something at the end of the turn, those at summits."""
    total = 154 * (g.classic.scientists - g.pool_scientists[player])
    teaching = 0
    for slot in range(SLOT_COUNT):
        if g.project_scientist[slot] == player:
            source = g.project[slot]
            if g.expertise_of(player, source) < g.rules.track_length[source]:
                teaching += 1
    if teaching > 0:
        total += 150 + 22 * (teaching - 1)
        if g.active == player:
            total += 192  # the point of this turn is still to come
    for owner in g.summit_scientist:
        if owner == player:
            total += 204
    return total


def projects(g: Classic, player: int) -> int:
    """Projects the player could build from: the plant's worth, less for what he still lacks; the best few count."""
    rules = g.classic
    worth_of_relief = RELIEF_SHARE * relief(g) // 100
    values: list[int] = []
    for slot in range(SLOT_COUNT):
        source = g.project[slot]
        if source == EMPTY or g.plants_built[source] >= rules.plant_tiles[source]:
            continue
        region = slot // GRANT_COUNT
        if all_green(g, region):
            continue
        plant = source * PLANT_STRIDE + g.plants_built[source]
        needed = rules.plant_cubes[plant]
        lacking = max(0, needed - g.expertise_of(player, source))
        cubes = needed - (1 if g.region_cube[region] > 0 else 0)
        lacking_cubes = max(0, cubes - g.cube[player])
        lacking_money = max(0, rules.plant_money[plant] - g.money[player])
        value = 65 * rules.plant_points[plant] + worth_of_relief
        if not g.installed[slot]:
            value = value * NOT_INSTALLED // 100
        value -= 154 * lacking + 60 * lacking_cubes + 20 * lacking_money
        if g.project_scientist[slot] != NOBODY and g.project_scientist[slot] != player:
            value -= 40
        if value > 0:
            values.append(value)
    return best_few(values, SHARES)


def control(g: Classic, player: int) -> int:
    """Controlled regions: their CEPs at the end, and a base for more."""
    total = 0
    for region in range(REGION_COUNT):
        if g.controller[region] == player:
            total += 120 + 20 * g.price * g.region_cep[region]
    return total


def cards(g: Classic, player: int) -> int:
    """Lobby cards in hand, and the Company Goal as it stands."""
    total = 0
    for place in g.lobby_place:
        if place == player:
            total += 130
    goal = g.goal_of(player)
    if goal != EMPTY:
        total += max(POINT * 4, 80 * goal_value(g, player, goal))
    return total


def fear(g: Classic, player: int) -> int:
    """What the planet costs: the CO2 to be expected after the last supply, above a comfortable level.

    In common defeat it is everything: no points are left that could make one defeat better than another.
    """
    if g.end == DEFEAT:
        return POINT * g.score[player] - COMMON_DEFEAT
    return dread(g, expected_co2(g)) if g.end == PLAYING else 0


def relief(g: Classic) -> int:
    """How much one more plant takes from the danger."""
    expected = expected_co2(g)
    return dread(g, expected) - dread(g, expected - mean_ppm(g))


def expected_co2(g: Classic) -> int:
    """The CO2 if nothing more is built: what is there, and an average plant for every supply still to come."""
    return g.co2 + fossils_to_come(g, g.decade + 1) * mean_ppm(g)


def dread(g: Classic, expected: int) -> int:
    """The cost of expecting so much CO2: nothing far below the limit, more and more above it."""
    excess = expected - (g.classic.defeat - 6 * mean_ppm(g))
    if excess <= 0:
        return 0
    return 34 * excess + excess * excess // 10
