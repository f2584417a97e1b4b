"""Questions about continents: open spaces, location costs, control, and what a company's plants emit and earn."""

from keeling.titles.climate_policy.alphabet import REGION_COUNT
from keeling.titles.climate_policy.layout import COAL, EMPTY, NOBODY, first_space
from keeling.titles.climate_policy.state import ClimatePolicy


def plants_in(g: ClimatePolicy, region: int) -> int:
    """How many plants stand on the continent; they fill it from the left."""
    space = g.space
    first = first_space(region)
    place = first
    last = first + g.rules.spaces[region]
    while place < last and space[place] != EMPTY:
        place += 1
    return place - first


def is_full(g: ClimatePolicy, region: int) -> bool:
    """Whether no space of the continent is open."""
    return g.space[first_space(region) + g.rules.spaces[region] - 1] != EMPTY


def location_cost(g: ClimatePolicy, region: int) -> int:
    """What the next plant on the continent pays for its place: the leftmost open space, or the rightmost if full."""
    number = plants_in(g, region)
    if number == g.rules.spaces[region]:
        number -= 1  # P-BLD-08, G-81
    return g.rules.location[first_space(region) + number]


def controller(g: ClimatePolicy, region: int) -> int:
    """Who has strictly more plants on the continent than any other company; NOBODY if there is none (P-INC-04).

    P-BLD-13, G-94: it is looked up whenever it is asked for, so the disc is always where it belongs.
    """
    first = first_space(region)
    last = first + plants_in(g, region)
    best = 0
    leader = NOBODY
    if last > first:
        for player in range(g.players):
            count = 0
            for place in range(first, last):
                if g.owner[place] == player:
                    count += 1
            if count > best:
                best = count
                leader = player
            elif count == best:
                leader = NOBODY  # G-94
    return leader if best > 0 else NOBODY


def controlled(g: ClimatePolicy, player: int) -> int:
    """How many continents the player controls."""
    count = 0
    for region in range(REGION_COUNT):
        if controller(g, region) == player:
            count += 1
    return count


def emissions(g: ClimatePolicy, player: int) -> int:
    """The ppm of all plants of a player; NOBODY stands for the ownerless ones."""
    total = 0
    for place, owner in enumerate(g.owner):
        if owner == player and g.space[place] >= COAL:
            total += g.rules.ppm[g.space[place]]
    return total


def liable_ppm(g: ClimatePolicy, player: int) -> int:
    """The ppm a player has to answer for: those of his plants without a loophole tile (P-TAX-02, P-CEP-03)."""
    total = 0
    for place, owner in enumerate(g.owner):
        if owner == player and g.space[place] >= COAL and not g.exempt[place]:
            total += g.rules.ppm[g.space[place]]
    return total


def dirty_plants(g: ClimatePolicy, player: int) -> int:
    """How many dirty plants the player has on the board."""
    count = 0
    for place, owner in enumerate(g.owner):
        if owner == player and g.space[place] >= COAL:
            count += 1
    return count


def white_cubes(g: ClimatePolicy, player: int) -> int:
    """The white cubes printed on the player's clean plants."""
    total = 0
    for place, owner in enumerate(g.owner):
        if owner == player and g.space[place] < COAL:
            total += g.rules.cubes[g.space[place]]
    return total


def incomes(g: ClimatePolicy) -> list[int]:
    """What each player gets at the start of a round (P-INC-01 to P-INC-05)."""
    rules = g.rules
    found = [0] * g.players
    for place, owner in enumerate(g.owner):
        if owner != NOBODY:
            plant = g.space[place]
            found[owner] += rules.income_dirty if plant >= COAL else rules.income_cube * rules.cubes[plant]
    for region in range(REGION_COUNT):
        leader = controller(g, region)
        if leader != NOBODY:
            found[leader] += rules.income_control
    return found
