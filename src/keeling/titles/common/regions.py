"""Regions: their demand spaces, and who supplies what."""

from keeling.titles.common.board import Board
from keeling.titles.common.layout import COAL, EMPTY, REGION_COUNT, SOURCE_COUNT, region_of_space, space_at


def leftmost_empty(g: Board, region: int) -> int:
    """The leftmost empty demand space of the region; EMPTY if all are filled."""
    space = g.space
    first = space_at(region, 0)
    for place in range(first, first + g.rules.demand_spaces[region]):
        if space[place] == EMPTY:
            return place
    return EMPTY


def leftmost_fossil(g: Board, region: int) -> int:
    """The leftmost, so oldest, fossil plant of the region; EMPTY if there is none."""
    space = g.space
    first = space_at(region, 0)
    for place in range(first, first + g.rules.demand_spaces[region]):
        if space[place] >= COAL:
            return place
    return EMPTY


def all_green(g: Board, region: int) -> bool:
    """Whether green plants fill all demand spaces of the region."""
    return leftmost_empty(g, region) == EMPTY and leftmost_fossil(g, region) == EMPTY


def owns_plant(g: Board, region: int, player: int) -> bool:
    """Whether the player has a green plant in the region."""
    return player in g.space_owner[space_at(region, 0) : space_at(region + 1, 0)]


def supplies(g: Board, region: int, player: int, source: int) -> bool:
    """Whether the player has a green plant of the source in the region.

    S-BLD-10: that is his control cube below the agenda, where any number of cubes has room.
    """
    for place in range(space_at(region, 0), space_at(region + 1, 0)):
        if g.space[place] == source and g.space_owner[place] == player:
            return True
    return False


def plant_count(g: Board, player: int) -> int:
    """How many green plants the player has."""
    count = 0
    for owner in g.space_owner:
        if owner == player:
            count += 1
    return count


def plants_by_source(g: Board, player: int) -> list[int]:
    """How many green plants of each source the player has."""
    counts = [0] * SOURCE_COUNT
    owner = g.space_owner
    for place, kind in enumerate(g.space):
        if owner[place] == player:
            counts[kind] += 1
    return counts


def plants_by_region(g: Board, player: int) -> list[int]:
    """How many green plants the player has in each region."""
    counts = [0] * REGION_COUNT
    owner = g.space_owner
    for place in range(len(owner)):
        if owner[place] == player:
            counts[region_of_space(place)] += 1
    return counts


def controlled_regions(g: Board, player: int) -> int:
    """How many regions the player controls."""
    count = 0
    for controller in g.controller:
        if controller == player:
            count += 1
    return count


def fossil_on_board(g: Board) -> int:
    """The ppm of all fossil plants on the board."""
    ppm = 0
    for kind in g.space:
        if kind >= COAL:
            ppm += g.rules.fossil_ppm[kind - COAL]
    return ppm
