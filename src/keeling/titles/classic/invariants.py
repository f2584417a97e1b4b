"""What holds in every reachable position of a classic game (docs/rules/flow.md, F7)."""

from keeling.titles.classic.state import Classic
from keeling.titles.common.invariants import check_board, check_scientists
from keeling.titles.common.layout import NOBODY, SOURCE_COUNT
from keeling.titles.common.places import (
    GOAL_DISCARDED,
    GOAL_SCORED,
    LOBBY_BOX,
    LOBBY_DECK,
    LOBBY_PACK,
    LOBBY_PLAYED,
)
from keeling.titles.common.regions import fossil_on_board


def violations(g: Classic) -> list[str]:
    """The invariants that do not hold, in words."""
    found: list[str] = []
    check_board(g, found)
    check_scientists(g, [], found)
    check_pieces(g, found)
    check_cards(g, found)
    return found


def check_pieces(g: Classic, found: list[str]) -> None:
    """Nothing appears or vanishes: CEPs, cubes and project tiles; CO2 is what stands on the board."""
    rules = g.classic
    if sum(g.cep) + sum(g.region_cep) + g.market + g.bank != rules.ceps:
        found.append("the CEPs of hands, regions, market and bank are all there are")
    if sum(g.cube) + sum(g.region_cube) + g.cubes != rules.cube_total + g.extra_cubes:
        found.append("the tech cubes of players, regions and supply are all there are")
    for source in range(SOURCE_COUNT):
        if g.project_pool[source] + g.project.count(source) != rules.projects[source]:
            found.append("the project tiles of pool and board are all there are")
    if g.co2 != fossil_on_board(g):
        found.append("CO2 is what the fossil plants on the board emit")


def check_cards(g: Classic, found: list[str]) -> None:
    """Each card occurs once and is where a card can be."""
    count = len(g.lobby_place)
    for card in range(count):
        place = g.lobby_place[card]
        in_hand = 0 <= place < g.players
        in_pack = LOBBY_PACK <= place < LOBBY_PACK + g.players
        if not in_hand and not in_pack and place not in (LOBBY_BOX, LOBBY_DECK, LOBBY_PLAYED):
            found.append("each lobby card is somewhere")
    if sorted(g.lobby_deck) != [card for card in range(count) if g.lobby_place[card] == LOBBY_DECK]:
        found.append("the lobby deck holds the cards that are in it")
    for player in range(g.players):
        held = sum([g.goal_place.count(player + where) for where in (0, GOAL_DISCARDED, GOAL_SCORED)])
        if held > 1:
            found.append("nobody has more than one Company Goal")
    owned = [card for card in range(g.rules.un_count) if g.un_owner[card] != NOBODY]
    if sorted(g.un_row + g.un_stack + g.un_box + owned) != list(range(g.rules.un_count)):
        found.append("each UN Goal occurs exactly once")
