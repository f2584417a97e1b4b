"""What holds in every reachable position of a classic game (docs/rules/flow.md, F7)."""

from keeling.titles.classic.alphabet import GOAL_COUNT, LOBBY_COUNT, UN_GOAL_COUNT
from keeling.titles.classic.state import (
    GOAL_DISCARDED,
    GOAL_REMOVED,
    GOAL_SCORED,
    LOBBY_BOX,
    LOBBY_DECK,
    LOBBY_PACK,
    LOBBY_PLAYED,
    Classic,
)
from keeling.titles.common.board import (
    COAL,
    EMPTY,
    FOSSIL_KINDS,
    GRANT_COUNT,
    NOBODY,
    PLACE_COUNT,
    RANKS,
    REGION_COUNT,
    SLOT_COUNT,
    SOURCE_COUNT,
    SPACE_STRIDE,
    TOPIC_STRIDE,
)
from keeling.titles.common.regions import fossil_on_board, owns_plant
from keeling.titles.common.summits import topic_source


def violations(g: Classic) -> list[str]:
    """The invariants that do not hold, in words."""
    found: list[str] = []
    check_pieces(g, found)
    check_market(g, found)
    check_regions(g, found)
    check_scientists(g, found)
    check_cards(g, found)
    check_players(g, found)
    return found


def check_pieces(g: Classic, found: list[str]) -> None:
    """Nothing appears or vanishes: CEPs, cubes, project, plant, fossil and summit tiles."""
    rules = g.classic
    if sum(g.cep) + sum(g.region_cep) + g.market + g.bank != rules.ceps:
        found.append("the CEPs of hands, regions, market and bank are all there are")
    if sum(g.cube) + sum(g.region_cube) + g.cubes != rules.cube_total + g.extra_cubes:
        found.append("the tech cubes of players, regions and supply are all there are")
    if rules.cubes_limited and g.extra_cubes:
        found.append("there are no more tech cubes than in the box")
    for source in range(SOURCE_COUNT):
        if g.project_pool[source] + g.project.count(source) != rules.projects[source]:
            found.append("the project tiles of pool and board are all there are")
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


def check_market(g: Classic, found: list[str]) -> None:
    """The price stays on its scale, and an empty pile means a bank that cannot refill it."""
    rules = g.classic
    if not rules.lowest_price <= g.price <= rules.highest_price:
        found.append("the price stays on its scale")
    if g.market == 0 and g.bank >= (1 if rules.partial_refill else rules.market_refill):
        found.append("the market is not empty while the bank can refill it")
    if min(g.market, g.bank, g.cubes) < 0:
        found.append("no supply is negative")


def check_regions(g: Classic, found: list[str]) -> None:
    """CO2, CEP limits, gaps, owners, agendas and control."""
    rules = g.classic
    if g.co2 != fossil_on_board(g):
        found.append("CO2 is what the fossil plants on the board emit")
    # G-17: a space can stay empty only if there are fewer tiles than demand spaces.
    gaps_possible = sum(rules.fossil_tiles) - len(g.fossil_box) < sum(rules.demand_spaces)
    for region in range(REGION_COUNT):
        if not 0 <= g.region_cep[region] <= rules.cep_limit[region] or g.region_cube[region] < 0:
            found.append("no region holds more CEPs than its limit")
        agenda = g.agenda[region * RANKS : region * RANKS + RANKS]
        first = region * SPACE_STRIDE
        gap = False
        for number in range(SPACE_STRIDE):
            kind = g.space[first + number]
            owner = g.space_owner[first + number]
            if kind == EMPTY:
                gap = True
            elif (gap and not gaps_possible) or number >= rules.demand_spaces[region]:
                found.append("demand spaces are filled from the left, without a gap")
            if (owner != NOBODY) != (0 <= kind < SOURCE_COUNT):
                found.append("green plants and nothing else have owners")
            if 0 <= kind < SOURCE_COUNT and kind not in agenda:
                found.append("a region has only plants of its agenda")
        if g.controller[region] != NOBODY and not owns_plant(g, region, g.controller[region]):
            found.append("a controller has a plant in his region")
    for slot in range(SLOT_COUNT):
        if g.project[slot] != EMPTY and not g.accepts(slot // GRANT_COUNT, g.project[slot]):
            found.append("a region has only projects of its agenda")
        if g.project[slot] == EMPTY and (g.installed[slot] or g.project_scientist[slot] != NOBODY):
            found.append("an empty project space is not installed and has no scientist")


def check_scientists(g: Classic, found: list[str]) -> None:
    """Every scientist is somewhere, once."""
    for player in range(g.players):
        count = g.hand_scientists[player] + g.pool_scientists[player]
        count += g.project_scientist.count(player) + g.summit_scientist.count(player)
        if count != g.classic.scientists or min(g.hand_scientists[player], g.pool_scientists[player]) < 0:
            found.append("the scientists of a player in hand, pool, projects and summits are all he has")
    for topic in range(PLACE_COUNT * TOPIC_STRIDE):
        if g.summit_scientist[topic] != NOBODY and topic_source(g, topic) == EMPTY:
            found.append("scientists stand on topics only")


def check_cards(g: Classic, found: list[str]) -> None:
    """Each card occurs once and is where a card can be."""
    for card in range(LOBBY_COUNT):
        place = g.lobby_place[card]
        in_hand = 0 <= place < g.players
        in_pack = LOBBY_PACK <= place < LOBBY_PACK + g.players
        if not in_hand and not in_pack and place not in (LOBBY_BOX, LOBBY_DECK, LOBBY_PLAYED):
            found.append("each lobby card is somewhere")
    if sorted(g.lobby_deck) != [card for card in range(LOBBY_COUNT) if g.lobby_place[card] == LOBBY_DECK]:
        found.append("the lobby deck holds the cards that are in it")
    for player in range(g.players):
        held = sum([g.goal_place.count(player + where) for where in (0, GOAL_DISCARDED, GOAL_SCORED)])
        if held > 1:
            found.append("nobody has more than one Company Goal")
    if g.goal_place.count(GOAL_REMOVED) > GOAL_COUNT - g.players:
        found.append("there are Company Goals for all players")
    owned = [card for card in range(UN_GOAL_COUNT) if g.un_owner[card] != NOBODY]
    if sorted(g.un_row + g.un_stack + g.un_box + owned) != list(range(UN_GOAL_COUNT)):
        found.append("each UN Goal occurs exactly once")
    events = g.event_deck + g.event_discard + ([g.event_open] if g.event_open != EMPTY else [])
    if sorted(events) != sorted(g.classic.event_regions):
        found.append("each event occurs exactly once")


def check_players(g: Classic, found: list[str]) -> None:
    """Nobody owes anything, and discs stay on their tracks."""
    for player in range(g.players):
        if min(g.money[player], g.cep[player], g.cube[player]) < 0:
            found.append("nobody has less than no money, CEPs or cubes")
        for source in range(SOURCE_COUNT):
            if not 0 <= g.expertise_of(player, source) <= g.rules.track_length[source]:
                found.append("discs stay on their tracks")
