"""Every action of Second Chance, in both modes, with its number and its notation.

The words of actions are part of records: they never change with the content.
"""

from typing import Final

from keeling.kernel.alphabet import Field, Kind, numbers
from keeling.titles.common.alphabet import (
    SHARED,
    SLOTS,
    SUMMITS,
    AmountKind,
    CardKind,
    LobbyKind,
    MoveKind,
    PlayerKind,
    SlotKind,
)
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


class BuildKind(SlotKind):
    """A plant from the project on a slot."""

    def means(self, action: int) -> int:
        """PLAIN, WITH_CARD, WITH_CUBE or WITH_BOTH."""
        return self.j(action)


PREPARE: Final = SlotKind("prepare", Field("slot", SLOTS))
BUILD: Final = BuildKind(
    "build", Field("slot", SLOTS), Field("with", ["plain", "card", "region-cube", "card-and-cube"])
)
EXTRA: Final = Kind("extra")
MOVE: Final = MoveKind("move", Field("from", ["hand", *SLOTS]), Field("to", _PLACES))
LOBBY: Final = LobbyKind("lobby", Field("card", _CARDS), Field("effect", ["main", "minor"]))
CLAIM: Final = CardKind("claim", numbers("goal", FIRST_UN_GOAL, FIRST_UN_GOAL + UN_GOAL_COUNT - 1))
GIVE: Final = PlayerKind("give", numbers("player", 1, MOST_PLAYERS))
REDUCE: Final = AmountKind("reduce", numbers("steps", 0, MOST_REDUCTION))
KEEP: Final = CardKind("keep", numbers("goal", FIRST_GOAL, FIRST_GOAL + COMPANY_GOAL_COUNT - 1))
DRAFT: Final = CardKind("draft", Field("card", _CARDS))

ALPHABET: Final = SHARED.extended(
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
    words={"source": SOURCES},
)

WORDING: Final = Wording(
    sources=SOURCES,
    first_lobby=FIRST_LOBBY,
    first_goal=FIRST_GOAL,
    first_un_goal=FIRST_UN_GOAL,
    lobby_card="word-lobbyist-card",
    energy_source="word-energy-type",
)
