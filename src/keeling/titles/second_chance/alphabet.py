"""Every action of Second Chance, in both modes, with its number and its notation.

The words of actions are part of records: they never change with the content.
"""

from typing import Final

from keeling.kernel.alphabet import Alphabet, Field, Kind, numbers
from keeling.titles.common.alphabet import SLOTS, SUMMITS, shared_kinds
from keeling.titles.common.wording import Wording

SOURCES: Final = ["forestation", "solar", "wind", "hydro", "recycling"]

MOST_PLAYERS: Final = 4
LEVELS: Final = 2

# How many cards and tiles of each kind there are. The printed numbers of cards begin at 1.
FIRST_LOBBY: Final = 1
LOBBY_COUNT: Final = 36
FIRST_GOAL: Final = 1
COMPANY_GOAL_COUNT: Final = 10
PRIVATE_GOAL_COUNT: Final = 16
FIRST_UN_GOAL: Final = 1
UN_GOAL_COUNT: Final = 45
PAIR_COUNT: Final = 15  # UN Goals 0 to 14 show two plants, the others three
ENVIRONMENTAL_COUNT: Final = 47
PLANT_GOALS: Final = 22  # Environmental Goals 0 to 21
KNOWLEDGE_GOALS: Final = 10  # 22 to 31
SUMMIT_GOALS: Final = 15  # 32 to 46

MOST_REDUCTION: Final = 150

# What a plant is built with besides the builder's own means
PLAIN: Final = 0
WITH_CARD: Final = 1
WITH_CUBE: Final = 2
WITH_BOTH: Final = 3

_CARDS: Final = [f"{number:02}" for number in range(FIRST_LOBBY, FIRST_LOBBY + LOBBY_COUNT)]
_PLACES: Final = ["hand", *SLOTS, *SUMMITS, *[f"card-{number}" for number in _CARDS]]

PREPARE: Final = Kind("prepare", Field("slot", SLOTS))
BUILD: Final = Kind("build", Field("slot", SLOTS), Field("with", ["plain", "card", "region-cube", "card-and-cube"]))
EXTRA: Final = Kind("extra")
MOVE: Final = Kind("move", Field("from", ["hand", *SLOTS]), Field("to", _PLACES))
LOBBY: Final = Kind("lobby", Field("card", _CARDS), Field("effect", ["main", "minor"]))
CLAIM: Final = Kind("claim", numbers("goal", FIRST_UN_GOAL, FIRST_UN_GOAL + UN_GOAL_COUNT - 1))
GIVE: Final = Kind("give", numbers("player", 1, MOST_PLAYERS))
REDUCE: Final = Kind("reduce", numbers("steps", 0, MOST_REDUCTION))
KEEP: Final = Kind("keep", numbers("goal", FIRST_GOAL, FIRST_GOAL + COMPANY_GOAL_COUNT - 1))
DRAFT: Final = Kind("draft", Field("card", _CARDS))

ALPHABET: Final = Alphabet(
    *shared_kinds(SOURCES),
    PREPARE,
    BUILD,
    EXTRA,
    MOVE,
    LOBBY,
    CLAIM,
    GIVE,
    REDUCE,
    KEEP,
    DRAFT,
)

WORDING: Final = Wording(
    sources=SOURCES,
    first_lobby=FIRST_LOBBY,
    first_goal=FIRST_GOAL,
    first_un_goal=FIRST_UN_GOAL,
    install="prepare",
    installation="infrastructure",
    construct="build",
    expertise="knowledge",
    lobby_card="lobbyist card",
    energy_source="energy type",
)
