"""How good a competitive position looks for a company.

The unit is a hundredth of a victory point. Each feature is one function; the weights are a bot's opinion, not rules.
They were guessed, and then bettered by a random search of some 1,300 games for two to four bots, in which the better
of many mutations were averaged; a common survival counted for most. Each company looks at itself, but all of them
dread the same CO2.
"""

from typing import Final

from keeling.titles.common.board import SUPPLY
from keeling.titles.common.evaluation import POINT, best_few, fossils_to_come, graded
from keeling.titles.common.goals import goal_value
from keeling.titles.common.layout import EMPTY, PLACE_COUNT, SLOT_COUNT, SOURCE_COUNT, TOPIC_STRIDE
from keeling.titles.common.market import payable_ceps
from keeling.titles.common.regions import controlled_regions
from keeling.titles.common.summits import talks_of
from keeling.titles.common.tracks import income_on
from keeling.titles.second_chance.competitive import Competitive
from keeling.titles.second_chance.evaluation_features import (
    Pipeline,
    cards_in_hand,
    is_vacant,
    next_ppm,
    pending_income,
    readiness,
    rounds_done,
    scientists_at_work,
    talkers,
    turns_left,
    waiting_by_source,
)
from keeling.titles.second_chance.events import is_exempt

# What the company has: so many coins, cubes and CEPs are worth more than those beyond
COINS: Final = 14
COIN_FEW: Final = 78
COIN_MANY: Final = 40
CUBES: Final = 4
CUBE_FEW: Final = 107
CUBE_MANY: Final = 49
CEPS: Final = 2
CEP_FEW: Final = 320
CEP_MANY: Final = 104
RECRUITED: Final = 199
CARD: Final = 133
LATE_CUBE: Final = 17  # a cube when nothing is built any more
USE: Final = [0, 62, 86, 120]  # per cent of the worth for building that a stock has with so many turns left

# Knowledge and scientists
INCOME: Final = 59  # a coin or point of each income still to come
SPACE: Final = 41  # a space of a track
POINT_LEARNT: Final = 119  # a point of knowledge that a summit gives
ON_PROJECT: Final = 102  # a scientist who will teach something when he leaves
TO_TOPIC: Final = 39  # per cent of what he would bring at the best summit

# Projects
PREPARED: Final = 44  # per cent of a plant's worth once the infrastructure is prepared
PROPOSED: Final = 17  # per cent while the project is only proposed
SHARES: Final = [65, 44, 38, 24, 12]  # per cent that counts of the best project, of the second best, and so on
LACK_KNOWLEDGE: Final = 192  # what it takes off that the company lacks a point, a coin, a cube, a CEP
LACK_MONEY: Final = 46
LACK_CUBE: Final = 66
LACK_CEP: Final = 172
PRICES: Final = [LACK_KNOWLEDGE, LACK_MONEY, LACK_CUBE, LACK_CEP]
RELIEF_SHARE: Final = 14  # per cent of what a plant takes from the dread that its builder counts for himself
CONTROL: Final = 96

# Goals and events
GOAL: Final = 67  # a point of a Company Goal as it stands
READY: Final = 54  # per cent of a UN Goal that counts when only the claim is missing
CLAIM_SHARES: Final = [99, 64, 26]  # per cent that counts of the nearest UN Goal, of the second, of the third
EVENT: Final = 158

# CO2
CUSHION: Final = 39  # ppm below the limit at which dread begins
DREAD: Final = 138  # what each ppm costs
DREAD_SQUARED: Final = 12
WILL_PREPARED: Final = 54  # per cent of a plant that a prepared project will be, if there are turns for it
WILL_PROPOSED: Final = 44  # a proposed one
WILL_TURN: Final = 16  # a turn without a project for it
WILL_LACK: Final = 10  # per cent of what the best builder lacks, which is taken off these


def value_for_company(g: Competitive, player: int) -> int:
    """The sum of all features."""
    pipeline = Pipeline(g, g.second.decades - 1, PRICES)
    expected = expected_co2(g, pipeline)
    return (
        POINT * g.score[player]
        + stock(g, player)
        + knowledge(g, player)
        + summits(g, player)
        + projects(g, pipeline, expected, player)
        + CONTROL * controlled_regions(g, player)
        + claims(g, player)
        + company_goals(g, player)
        - events(g, player)
        - dread(g, expected)
    )


def planet_cost(g: Competitive) -> int:
    """How much of that is fear of common defeat."""
    return dread(g, expected_co2(g, Pipeline(g, g.second.decades - 1, PRICES)))


def stock(g: Competitive, player: int) -> int:
    """Coins, cubes, CEPs, cards and scientists: what they are for building, less and less than for final scoring."""
    turns = turns_left(g, player, g.second.decades)
    ceps = payable_ceps(g, player)
    late = POINT * (g.money[player] + g.price * ceps) // g.second.coins_per_point + LATE_CUBE * g.cube[player]
    early = (
        graded(g.money[player], COINS, COIN_FEW, COIN_MANY)
        + graded(g.cube[player], CUBES, CUBE_FEW, CUBE_MANY)
        + graded(ceps, CEPS, CEP_FEW, CEP_MANY)
        + RECRUITED * scientists_at_work(g, player)
    )
    return late + (early - late) * USE[min(turns, len(USE) - 1)] // 100 + CARD * min(cards_in_hand(g, player), turns)


def knowledge(g: Competitive, player: int) -> int:
    """The income of the decades to come, and a step to plants for every space of a track."""
    times = g.second.decades - g.decade
    if not rounds_done(g):
        times += 1
    total = INCOME * pending_income(g, player)
    for source in range(SOURCE_COUNT):
        total += INCOME * times * income_on(g, player, source, g.rules.income_places)
        total += SPACE * g.expertise_of(player, source) * times // g.second.decades
    return total


def summits(g: Competitive, player: int) -> int:
    """What the player's scientists will learn at summits, and those on projects who could join one."""
    total = 0
    gain = [0] * SOURCE_COUNT  # what one more scientist of the source would bring at best
    for place in range(PLACE_COUNT):
        tile = g.summit_tile[place]
        if tile == EMPTY:
            continue
        size = g.rules.summit_size[tile]
        there = talkers(g, place)
        mine = talks_of(g, place, player)
        value = 2 * POINT_LEARNT * mine * there // size
        more = 2 * POINT_LEARNT * (mine + 1) * (there + 1) // size - value
        total += value
        for number in range(size):
            source = g.rules.summit_topics[tile * TOPIC_STRIDE + number]
            if more > gain[source] and is_vacant(g, place, source):
                gain[source] = more
    for slot in range(SLOT_COUNT):
        if g.project_scientist[slot] == player:
            total += ON_PROJECT + TO_TOPIC * gain[g.project[slot]] // 100
    return total


def projects(g: Competitive, pipeline: Pipeline, expected: int, player: int) -> int:
    """Projects the player could build from: the plant's worth, less for what he still lacks; the best few count."""
    if turns_left(g, player, g.second.decades) == 0:
        return 0
    relief = RELIEF_SHARE * (dread(g, expected) - dread(g, expected - next_ppm(g))) // 100
    values: list[int] = []
    for n in range(len(pipeline.slots)):
        share = PREPARED if g.installed[pipeline.slots[n]] else PROPOSED
        value = (pipeline.points[n] + relief) * share // 100 - pipeline.short(n, player)
        if value > 0:
            values.append(value)
    return best_few(values, SHARES)


def claims(g: Competitive, player: int) -> int:
    """UN Goals: what those the player has are worth, and how near he is to more."""
    table = g.second.un_table
    last = len(table) - 1
    mine = g.un_goals_of(player)
    total = POINT * table[min(mine, last)]
    built = g.supported_by_source(player)
    waiting = waiting_by_source(g, player)
    if not g.un_row or sum(built) + sum(waiting) == 0:
        return total
    near = sorted([readiness(g, card, built, waiting) for card in g.un_row])
    for n in range(min(len(near), len(CLAIM_SHARES))):
        step = table[min(mine + n + 1, last)] - table[min(mine + n, last)]
        total += POINT * step * READY * CLAIM_SHARES[n] * near[len(near) - 1 - n] // 1_000_000
    return total


def company_goals(g: Competitive, player: int) -> int:
    """The Company Goals as they stand, or the money for them if that is more."""
    total = 0
    for card in range(len(g.goal_place)):
        if g.goal_place[card] == player:
            money = POINT * g.rules.goal_money // g.second.coins_per_point
            total += max(money, GOAL * goal_value(g, player, card))
    return total


def events(g: Competitive, player: int) -> int:
    """What the open event will cost the player, unless he has a stake in its region."""
    if g.event_open != EMPTY and not is_exempt(g, player, g.event_open):
        return EVENT
    return 0


def expected_co2(g: Competitive, pipeline: Pipeline) -> int:
    """The CO2 after the last supply, if the turns before it are used as well as can be expected."""
    first = g.decade if g.phase == SUPPLY else g.decade + 1
    turns = sum(pipeline.turns)
    plants = 0
    for actions in (1, 2):
        for n in range(len(pipeline.slots)):
            needed = 1 if g.installed[pipeline.slots[n]] else 2
            builder = pipeline.builder(n, pipeline.turns)
            if needed == actions and turns >= actions and builder != EMPTY:
                turns -= actions
                chance = WILL_PREPARED if actions == 1 else WILL_PROPOSED
                plants += max(0, chance - WILL_LACK * pipeline.short(n, builder) // 100)
    plants += WILL_TURN * turns
    return g.co2 + next_ppm(g) * (100 * fossils_to_come(g, first) - plants) // 100


def dread(g: Competitive, expected: int) -> int:
    """The cost of expecting so much CO2: nothing below the limit with a cushion, more and more above it."""
    if g.decade == g.second.decades and g.phase != SUPPLY:
        return 0
    excess = expected - (g.second.defeat - CUSHION)
    if excess <= 0:
        return 0
    return DREAD * excess + DREAD_SQUARED * excess * excess // 100
