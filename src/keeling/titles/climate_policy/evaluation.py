"""How good a position of Climate Policy looks for a company, for bots that look one step ahead.

The unit is a hundredth of a victory point. Each feature is one function; the weights are a bot's opinion, not
rules. `prospects` is what a company hopes for itself; `fear` is what the planet may cost all of them, and a heedless
company leaves it out. An offer is judged by what both sides would gain from it.
"""

from typing import Final

from keeling.kernel.game import LEGAL, PLAYING
from keeling.titles.climate_policy.alphabet import DIRTY_KINDS, LEVELS, REGION_COUNT, SOURCE_COUNT
from keeling.titles.climate_policy.build import refuse_build_part, refuse_plant
from keeling.titles.climate_policy.continents import incomes, liable_ppm, location_cost
from keeling.titles.climate_policy.permits import permits_for, permits_in_force
from keeling.titles.climate_policy.scoring import worth
from keeling.titles.climate_policy.state import (
    COAL,
    DEFEAT,
    EMPTY,
    PLANT_KINDS,
    ROUND,
    SCORING,
    UPKEEP,
    ClimatePolicy,
)
from keeling.titles.climate_policy.tax import tax_on
from keeling.titles.climate_policy.trade import Answer, exchange

POINT: Final = 100
COMMON_DEFEAT: Final = 1_000_000
STREAM: Final = 95  # per cent that counts of a dollar still to come
SAVED: Final = 25  # what each of the first dollars is worth beyond its point, because it can be used
READY_MONEY: Final = 6
STOCK_SHARES: Final = [55, 35, 20]  # per cent of a plant's gain while it is the first, second, third in stock
TILE_SHARE: Final = 80  # per cent of what a loophole saves, if the plant for it is in stock
TILE_LATER: Final = 25  # per cent of it, if the plant is still to be found
RIGHT_TO_BUILD: Final = (
    55  # per cent of the best plant's gain that counts in advance while it can be built in this turn
)
UNLOCKED: Final = 45  # per cent of a plant's gain once it may be built
RESEARCHED: Final = 75  # per cent of that on the way to it, when the way is nearly done
STEP_COST: Final = 170  # what a space of a track costs on average
MEAN_LOCATION: Final = 2
COMFORT: Final = 130  # ppm below the limit from which on the planet is a worry


def estimate(g: ClimatePolicy, player: int) -> int:
    """Prospects less fear; whoever puts an offer together hopes for what it may bring."""
    value = prospects(g, player) - fear(g, player)
    if g.offer_from == player:
        value += hope_of_offer(g)
    return value


def prospects(g: ClimatePolicy, player: int) -> int:
    """What the company may expect for itself, if the planet holds."""
    value = POINT * worth(g, player)
    if g.end != PLAYING or g.phase == SCORING:
        return value
    rounds = rounds_left(g)
    return (
        value
        + STREAM * rounds * incomes(g)[player]
        + (SAVED * min(READY_MONEY, g.money[player]) if rounds > 1 else 0)
        - burden(g, player, rounds)
        + stock(g, player, rounds)
        + tiles(g, player, rounds)
        + knowledge(g, player, rounds)
        + right_to_build(g, player, rounds)
    )


def rounds_left(g: ClimatePolicy) -> int:
    """How many times there will still be income."""
    rules = g.rules
    later = (rules.decades - g.decade) * rules.rounds
    return later + rules.rounds - (g.round - g.players + 1) if g.phase == ROUND else later


def upkeeps_left(g: ClimatePolicy) -> int:
    """How many upkeeps are still to come, or going on."""
    return g.rules.decades - g.decade + 1


def burden(g: ClimatePolicy, player: int, rounds: int) -> int:
    """What the policy will take for the emissions of the company's plants."""
    if g.rules.taxes:
        ppm = liable_ppm(g, player)
        due = tax_on(g, ppm)
        unpaid = max(0, due - g.money[player] - incomes(g)[player]) if g.phase == UPKEEP else 0
        return STREAM * upkeeps_left(g) * due + POINT * 3 * unpaid
    if permits_in_force(g):
        return shortage(g, player) * permit_need(g, rounds)
    return 0


def shortage(g: ClimatePolicy, player: int) -> int:
    """How many permits the company lacks."""
    return max(0, permits_for(g, liable_ppm(g, player)) - g.permits[player])


def permit_need(g: ClimatePolicy, rounds: int) -> int:
    """What a missing permit costs: its part of a plant that has to go, less while there is time to get one."""
    rules = g.rules
    plant = POINT * rules.points_dirty + STREAM * rounds * rules.income_dirty
    lost = plant * rules.permit_ppm // mean_ppm(g)
    return lost if g.phase == UPKEEP else lost * 6 // 10


def mean_ppm(g: ClimatePolicy) -> int:
    """The CO2 of an average dirty plant."""
    return max(1, (g.rules.ppm[COAL] + g.rules.ppm[COAL + 1] + g.rules.ppm[COAL + 2]) // DIRTY_KINDS)


def stock(g: ClimatePolicy, player: int, rounds: int) -> int:
    """Dirty plants in stock: part of what they would bring on the board, the least emitting ones first."""
    total = 0
    rank = 0
    for kind in range(DIRTY_KINDS - 1, -1, -1):
        for _ in range(g.stock[player * DIRTY_KINDS + kind]):
            gain = plant_gain(g, COAL + kind, rounds - 1 - rank)
            if gain > 0 and rank < len(STOCK_SHARES) and rounds > rank:
                total += STOCK_SHARES[rank] * gain // 100
            rank += 1
    return total


def tiles(g: ClimatePolicy, player: int, rounds: int) -> int:
    """Loophole tiles in hand: part of what the policy would take for the dirtiest plants they can be laid on."""
    held = g.loopholes[player]
    if held == 0 or rounds < 2:
        return 0
    total = 0
    for kind in range(DIRTY_KINDS):
        for _ in range(min(held, g.stock[player * DIRTY_KINDS + kind])):
            total += TILE_SHARE * toll(g, g.rules.ppm[COAL + kind]) // 100
            held -= 1
    return total + TILE_LATER * held * toll(g, mean_ppm(g)) // 100


def toll(g: ClimatePolicy, ppm: int) -> int:
    """What the policy takes for so many more ppm until the end of the game."""
    if g.rules.taxes:
        return STREAM * upkeeps_left(g) * tax_on(g, ppm)
    return POINT * permits_for(g, ppm) if permits_in_force(g) else 0


def right_to_build(g: ClimatePolicy, player: int, rounds: int) -> int:
    """While the own turn still allows to build, part of what the best plant would bring.

    So a bargain at the market is taken before the plant, and the plant before research, as the turn asks for.
    """
    if g.active != player or refuse_build_part(g) != LEGAL:
        return 0
    money = g.money[player] - min([location_cost(g, region) for region in range(REGION_COUNT)])
    best = 0
    for plant in range(PLANT_KINDS):
        if g.rules.build_cost[plant] <= money and refuse_plant(g, player, plant) == LEGAL:
            value = plant_gain(g, plant, rounds)
            if plant >= COAL:
                expected = expected_co2(g)
                value -= dread(g, expected + g.rules.ppm[plant]) - dread(g, expected)
            best = max(best, value)
    return RIGHT_TO_BUILD * best // 100


def plant_gain(g: ClimatePolicy, plant: int, rounds: int) -> int:
    """What building a plant brings in so many rounds: points and income, less its costs and what the policy takes."""
    rules = g.rules
    cost = POINT * (rules.build_cost[plant] + MEAN_LOCATION)
    if plant < COAL:
        return rules.cubes[plant] * (POINT * rules.points_cube + STREAM * rounds * rules.income_cube) - cost
    value = POINT * rules.points_dirty + STREAM * rounds * rules.income_dirty - cost
    return value - toll(g, rules.ppm[plant])


def knowledge(g: ClimatePolicy, player: int, rounds: int) -> int:
    """Research: the plants it has unlocked, and those it is on the way to; only the better half of the ways counts."""
    best = 0
    second = 0
    for source in range(SOURCE_COUNT):
        position = g.pawn_of(player, source)
        if position == 0:
            continue
        value = 0
        for plant in range(source * LEVELS, source * LEVELS + LEVELS):
            value = max(value, prospect_of(g, plant, position, rounds))
        if value > best:
            second = best
            best = value
        elif value > second:
            second = value
    return best + second // 2


def prospect_of(g: ClimatePolicy, plant: int, position: int, rounds: int) -> int:
    """What a kind of clean plants promises to a company at this position of its track."""
    unlock = g.rules.unlock[plant]
    steps = max(0, unlock - position)
    time = rounds - 1 - (steps + 1) // 2
    plants = min(g.clean_supply[plant], time, 3)
    if plants <= 0:
        return 0
    value = UNLOCKED * plants * plant_gain(g, plant, time - plants // 2) // 100
    if steps == 0:
        return max(0, value)
    return max(0, RESEARCHED * (value - steps * STEP_COST) * position // (100 * unlock))


# Fear


def fear(g: ClimatePolicy, player: int) -> int:
    """What the planet costs: the danger of common defeat, the same for everybody.

    In common defeat it is everything: no points are left that could make one defeat better than another.
    """
    if g.end == DEFEAT:
        return COMMON_DEFEAT + prospects(g, player)
    if g.end != PLAYING or g.phase == SCORING:
        return 0
    return dread(g, expected_co2(g))


def expected_co2(g: ClimatePolicy) -> int:
    """The CO2 if nothing is built or demolished any more: an average plant for every event still to come."""
    events = g.rules.decades - g.decade
    if g.phase == ROUND:
        events += 1
    return g.co2 + events * mean_ppm(g)


def dread(g: ClimatePolicy, expected: int) -> int:
    """The cost of expecting so much CO2: nothing far below the limit, more and more above it."""
    excess = expected - (g.rules.defeat - COMFORT)
    return 20 * excess + excess * excess if excess > 0 else 0


# Offers


def hope_of_offer(g: ClimatePolicy) -> int:
    """What the open offer promises its maker: nothing, if the partner would decline it."""
    maker = g.offer_from
    partner = g.offer_to
    goods = g.offer_permits != 0 or g.offer_loopholes != 0 or len(g.offer_plants) > 0
    if not goods:
        return max(0, best_surplus(g, maker, partner) // 2) - 1 if g.offer_money == 0 else -1
    mine = gain(g, maker, maker, partner, g.offer_money, g.offer_permits, g.offer_loopholes, g.offer_plants)
    theirs = gain(g, partner, maker, partner, g.offer_money, g.offer_permits, g.offer_loopholes, g.offer_plants)
    made = isinstance(g.decision, Answer)
    if theirs > 0:
        return max(-1, mine + (1 if made else 0))
    if not made and g.offer_money == 0 and mine + theirs > 0:
        return (mine + theirs) // 2 - 1  # a price will make it fair
    return -1


def gain(
    g: ClimatePolicy, player: int, maker: int, partner: int, money: int, permits: int, loopholes: int, plants: list[int]
) -> int:
    """By how much a trade changes the prospects of one of its two sides."""
    after = g.clone()
    exchange(after, maker, partner, money, permits, loopholes, plants)
    return prospects(after, player) - prospects(g, player)


def best_surplus(g: ClimatePolicy, maker: int, partner: int) -> int:
    """The most that two companies can gain together by one permit deal or one plant, if one of them is in trouble."""
    best = 0
    if permits_in_force(g):
        wanted = min(shortage(g, maker), g.permits[partner])
        if wanted > 0:
            best = max(best, surplus(g, maker, partner, -wanted, EMPTY))
        wanted = min(shortage(g, partner), g.permits[maker])
        if wanted > 0:
            best = max(best, surplus(g, maker, partner, wanted, EMPTY))
    maker_in_trouble = in_trouble(g, maker)
    partner_in_trouble = in_trouble(g, partner)
    if maker_in_trouble or partner_in_trouble:
        for place in range(len(g.space)):
            owner = g.owner[place]
            if (owner == maker and maker_in_trouble) or (owner == partner and partner_in_trouble):
                best = max(best, surplus(g, maker, partner, 0, place))
    return best


def in_trouble(g: ClimatePolicy, player: int) -> bool:
    """Whether the company can neither cover its emissions nor pay for them."""
    if permits_in_force(g):
        return shortage(g, player) > 0
    return g.rules.taxes and tax_on(g, liable_ppm(g, player)) > g.money[player]


def surplus(g: ClimatePolicy, maker: int, partner: int, permits: int, place: int) -> int:
    """What both sides together gain if permits or the plant on a space change hands."""
    plants = [place] if place != EMPTY else []
    return gain(g, maker, maker, partner, 0, permits, 0, plants) + gain(
        g, partner, maker, partner, 0, permits, 0, plants
    )
