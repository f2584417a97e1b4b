"""How the state is numbered: spaces, plants, projects, and whose number in a list is whose.

Regions, spaces, sources, plants and projects are numbered as the words of `alphabet.py` are. Lists by player and
something else hold one player's numbers side by side.
"""

from typing import Final

from keeling.titles.climate_policy.alphabet import DIRTY_KINDS, LEVELS, MOST_PRICE, SOURCE_COUNT, SPACE_STRIDE

EMPTY: Final = -1
NOBODY: Final = -1

# What stands on a space: EMPTY, a clean plant (0 to 9, by source and level) or a dirty one:
CLEAN_KINDS: Final = 10
COAL: Final = 10
OIL: Final = 11
GAS: Final = 12
PLANT_KINDS: Final = 13

# Why a plant is demolished
BY_PUSH: Final = 0
BY_CHOICE: Final = 1
BY_TAX: Final = 2
BY_PERMITS: Final = 3

# What flows to and from a company in a round: money in, money out, and pieces
INCOME: Final = 0
LOAN: Final = 1
GRANTS: Final = 2
DIVIDEND: Final = 3
KNOWLEDGE: Final = 4  # received for knowledge transfers
TRADE_BALANCE: Final = 5  # received less paid
BUILDING: Final = 6
DEVELOPMENT: Final = 7  # dirty
RESEARCH: Final = 8
PERMIT_COST: Final = 9
LOOPHOLE_COST: Final = 10
TAX: Final = 11
FINE: Final = 12
DEMOLISHED: Final = 13  # plus the reason
PERMITS_BOUGHT: Final = 17  # from the market
COMPANY_FLOWS: Final = 18

# What happens between companies or to nobody's plants in a round; stands behind the companies
TRADES: Final = 0
TRADE_MONEY: Final = 1
PERMITS_TRADED: Final = 2
PERMIT_TRADE_MONEY: Final = 3  # in trades of permits against money alone
LOOPHOLES_TRADED: Final = 4
PLANTS_TRADED: Final = 5
OWNERLESS_PUSHED: Final = 6
TABLE_FLOWS: Final = 7

# The lines of the final scoring sheet of a player
SHEET_DIRTY: Final = 0
SHEET_CLEAN: Final = 1
SHEET_MONEY: Final = 2
SHEET_PERMITS: Final = 3
SHEET_DEBT: Final = 4
SHEET_LINES: Final = 5


# Spaces


def first_space(region: int) -> int:
    """The leftmost space of a continent."""
    return region * SPACE_STRIDE


def spaces_of(region: int) -> range:
    """The spaces of a continent from left to right; those at the end may be out of play."""
    return range(first_space(region), first_space(region + 1))


def region_of(space: int) -> int:
    """The continent of a space."""
    return space // SPACE_STRIDE


# Plants


def clean_plant(source: int, level: int) -> int:
    """The clean plant of a source and level, both from 0."""
    return source * LEVELS + level


def source_of(plant: int) -> int:
    """The energy source of a clean plant."""
    return plant // LEVELS


def level_of(plant: int) -> int:
    """The level of a clean plant, from 0."""
    return plant % LEVELS


def dirty_plant(kind: int) -> int:
    """The dirty plant of a kind: coal, oil or gas, from 0."""
    return COAL + kind


def dirty_kind(plant: int) -> int:
    """The kind of a dirty plant."""
    return plant - COAL


def is_dirty(plant: int) -> bool:
    """Whether the plant is dirty; EMPTY is not."""
    return plant >= COAL


# Research projects


def project_at(source: int, price: int) -> int:
    """The projects of a source at a price."""
    return source * MOST_PRICE + price - 1


def project_source(project: int) -> int:
    """The source of a project."""
    return project // MOST_PRICE


def project_price(project: int) -> int:
    """What a project costs."""
    return project % MOST_PRICE + 1


# Places in lists


def stock_place(player: int, kind: int) -> int:
    """Where `stock` holds the player's dirty plants of a kind."""
    return player * DIRTY_KINDS + kind


def pawn_place(player: int, source: int) -> int:
    """Where `pawn` holds the player's position on the track of a source."""
    return player * SOURCE_COUNT + source


def flow_place(player: int, what: int) -> int:
    """Where `flow` holds what has flowed to or from the player."""
    return player * COMPANY_FLOWS + what


def table_flow_place(players: int, what: int) -> int:
    """Where `flow` holds what has happened between the companies."""
    return players * COMPANY_FLOWS + what


def sheet_place(player: int, line: int) -> int:
    """Where `sheet` holds a line of the player's final scoring."""
    return player * SHEET_LINES + line


def with_change(values: list[int], place: int, change: int) -> list[int]:
    """A copy in which the number at the place is larger by the change: for lists that clones share."""
    copy = values[:]
    copy[place] += change
    return copy
