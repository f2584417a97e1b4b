"""How the board is numbered: regions, slots, spaces, tracks and what may lie there, as small whole numbers.

Regions, slots, sources and summit places are numbered as the words of `alphabet.py` are.
"""

from typing import Final

REGION_COUNT: Final = 6
SOURCE_COUNT: Final = 5
RANKS: Final = 3  # sources on an agenda
GRANT_COUNT: Final = 3
SLOT_COUNT: Final = 18  # region * 3 + grant, C-SET-28
SPACE_STRIDE: Final = 6  # demand space = region * 6 + number; regions may have fewer
PLACE_COUNT: Final = 6
TOPIC_STRIDE: Final = 4  # summit topic = place * 4 + number; tiles may have fewer
TRACK_STRIDE: Final = 16  # space of a track = source * 16 + position, position 0 is before the track
PLANT_STRIDE: Final = 8  # plant tile = source * 8 + its number from the top of the pile

EMPTY: Final = -1
NOBODY: Final = -1

MONEY_GRANT: Final = 0
TECH_GRANT: Final = 1
RESEARCH_GRANT: Final = 2

# What stands on a demand space: EMPTY, a green plant (its source, 0 to 4) or a fossil plant:
COAL: Final = 5
OIL: Final = 6
GAS: Final = 7
FOSSIL_KINDS: Final = 3

# What a space of a track gives
NO_BONUS: Final = 0
BONUS_CUBE: Final = 1
BONUS_REGION_CEP: Final = 2
BONUS_ANY: Final = 3
BONUS_SOURCE: Final = 4  # plus the source


# Where things are in the flat lists of the board


def slot_at(region: int, grant: int) -> int:
    """The project space of the region with this grant."""
    return region * GRANT_COUNT + grant


def region_of(slot: int) -> int:
    """The region a project space belongs to."""
    return slot // GRANT_COUNT


def grant_of(slot: int) -> int:
    """The grant printed on a project space."""
    return slot % GRANT_COUNT


def space_at(region: int, number: int) -> int:
    """A demand space of the region, counted from 0 at the left; all of them lie between that and the next region's."""
    return region * SPACE_STRIDE + number


def number_of_space(space: int) -> int:
    """Which of the demand spaces of its region a space is, counted from 0 at the left."""
    return space % SPACE_STRIDE


def region_of_space(space: int) -> int:
    """The region a demand space belongs to."""
    return space // SPACE_STRIDE


def agenda_at(region: int, rank: int) -> int:
    """The place of a rank of the region's agenda, 0 the most preferred."""
    return region * RANKS + rank


def topic_at(place: int, number: int) -> int:
    """A topic of the summit in this place, or on this tile, counted from 0."""
    return place * TOPIC_STRIDE + number


def place_of_topic(topic: int) -> int:
    """The summit place a topic belongs to."""
    return topic // TOPIC_STRIDE


def number_of_topic(topic: int) -> int:
    """Which of the topics of its summit a topic is, counted from 0."""
    return topic % TOPIC_STRIDE


def disc_of(player: int, source: int) -> int:
    """The player's disc on the track of the source."""
    return player * SOURCE_COUNT + source


def track_at(source: int, position: int) -> int:
    """A space of the track of the source; position 0 is before the track."""
    return source * TRACK_STRIDE + position


def plant_at(source: int, number: int) -> int:
    """A plant tile of the source, counted from 0 at the top of its pile."""
    return source * PLANT_STRIDE + number
