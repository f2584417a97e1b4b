"""What holds in every reachable position on the board (docs/rules/flow.md, F7), whatever the title."""

from keeling.titles.common.board import Board
from keeling.titles.common.layout import (
    COAL,
    EMPTY,
    FOSSIL_KINDS,
    NOBODY,
    REGION_COUNT,
    SLOT_COUNT,
    SOURCE_COUNT,
    agenda_at,
    region_of,
    space_at,
)
from keeling.titles.common.places import GOAL_REMOVED
from keeling.titles.common.regions import owns_plant
from keeling.titles.common.summits import topic_source


def check_board(g: Board, found: list[str]) -> None:
    """Append, in words, the shared invariants that do not hold."""
    check_tiles(g, found)
    check_market(g, found)
    check_regions(g, found)
    check_projects(g, found)
    check_players(g, found)
    check_goals(g, found)


def check_tiles(g: Board, found: list[str]) -> None:
    """Nothing appears or vanishes: plant, fossil and summit tiles."""
    rules = g.rules
    for source in range(SOURCE_COUNT):
        if g.space.count(source) != g.plants_built[source] or g.plants_built[source] > rules.plant_tiles[source]:
            found.append("the plants on the board are those taken from the piles")
    for kind in range(FOSSIL_KINDS):
        tile = COAL + kind
        everywhere = g.fossil_deck.count(tile) + g.fossil_discard.count(tile)
        everywhere += g.fossil_box.count(tile) + g.space.count(tile)
        if everywhere != rules.fossil_tiles[kind]:
            found.append("the fossil tiles of deck, board and box are all there are")
    tiles = g.summit_deck + g.summit_discard + [tile for tile in g.summit_tile if tile != EMPTY]
    if sorted(tiles) != list(range(len(rules.summit_size))):
        found.append("each summit tile occurs exactly once")


def check_market(g: Board, found: list[str]) -> None:
    """The price stays on its scale, and an empty pile means a bank that cannot refill it."""
    rules = g.rules
    if not rules.lowest_price <= g.price <= rules.highest_price:
        found.append("the price stays on its scale")
    if g.market == 0 and g.bank >= (1 if rules.partial_refill else rules.market_refill):
        found.append("the market is not empty while the bank can refill it")
    if min(g.market, g.bank, g.cubes) < 0:
        found.append("no supply is negative")
    if rules.cubes_limited and g.extra_cubes:
        found.append("there are no more tech cubes than in the box")


def check_regions(g: Board, found: list[str]) -> None:
    """CEP limits, gaps, owners, agendas and control."""
    rules = g.rules
    # G-17: a space can stay empty only if there are fewer tiles than demand spaces.
    gaps_possible = sum(rules.fossil_tiles) - len(g.fossil_box) < sum(rules.demand_spaces)
    for region in range(REGION_COUNT):
        if not 0 <= g.region_cep[region] <= rules.cep_limit[region] or g.region_cube[region] < 0:
            found.append("no region holds more CEPs than its limit")
        agenda = g.agenda[agenda_at(region, 0) : agenda_at(region + 1, 0)]
        gap = False
        for place in range(space_at(region, 0), space_at(region + 1, 0)):
            kind = g.space[place]
            owner = g.space_owner[place]
            if kind == EMPTY:
                gap = True
            elif (gap and not gaps_possible) or place >= space_at(region, rules.demand_spaces[region]):
                found.append("demand spaces are filled from the left, without a gap")
            if (owner != NOBODY) != (0 <= kind < SOURCE_COUNT):
                found.append("green plants and nothing else have owners")
            if 0 <= kind < SOURCE_COUNT and kind not in agenda:
                found.append("a region has only plants of its agenda")
        if g.controller[region] != NOBODY and not owns_plant(g, region, g.controller[region]):
            found.append("a controller has a plant in his region")


def check_projects(g: Board, found: list[str]) -> None:
    """Projects are where their agenda wants them, scientists where there is something to study."""
    for slot in range(SLOT_COUNT):
        if g.project[slot] != EMPTY and not g.accepts(region_of(slot), g.project[slot]):
            found.append("a region has only projects of its agenda")
        if g.project[slot] == EMPTY and (g.installed[slot] or g.project_scientist[slot] != NOBODY):
            found.append("an empty project space is not installed and has no scientist")
    for topic in range(len(g.summit_scientist)):
        if g.summit_scientist[topic] != NOBODY and topic_source(g, topic) == EMPTY:
            found.append("scientists stand on topics only")


def check_scientists(g: Board, elsewhere: list[int], found: list[str]) -> None:
    """Every scientist is somewhere, once; `elsewhere` lists the owners of those in places of the title."""
    for player in range(g.players):
        count = g.hand_scientists[player] + g.pool_scientists[player]
        count += g.project_scientist.count(player) + g.summit_scientist.count(player) + elsewhere.count(player)
        if count != g.rules.scientists or min(g.hand_scientists[player], g.pool_scientists[player]) < 0:
            found.append("the scientists of a player in hand, pool, projects and elsewhere are all he has")


def check_players(g: Board, found: list[str]) -> None:
    """Nobody owes anything, and discs stay on their tracks."""
    for player in range(g.players):
        if min(g.money[player], g.cep[player], g.cube[player]) < 0:
            found.append("nobody has less than no money, CEPs or cubes")
        for source in range(SOURCE_COUNT):
            if not 0 <= g.expertise_of(player, source) <= g.rules.track_length[source]:
                found.append("discs stay on their tracks")


def check_goals(g: Board, found: list[str]) -> None:
    """Each event and goal occurs once."""
    if g.goal_place.count(GOAL_REMOVED) > len(g.goal_place) - g.players * g.rules.goals_dealt:
        found.append("there are goals for all players")
    events = g.event_deck + g.event_discard + ([g.event_open] if g.event_open != EMPTY else [])
    if events and sorted(events) != sorted(g.rules.event_regions):
        found.append("each event occurs exactly once")
