"""Every action of the classic game, with its number and its notation.

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

SOURCES: Final = ["forestation", "solar", "cold-fusion", "biomass", "recycling"]

FIRST_LOBBY: Final = 1  # the number on the first card of each kind
LOBBY_COUNT: Final = 26
FIRST_GOAL: Final = 27
GOAL_COUNT: Final = 7
FIRST_UN_GOAL: Final = 34
UN_GOAL_COUNT: Final = 13

MOST_PLAYERS: Final = 5
MOST_BID: Final = 999  # more than anybody can ever pay, which the content is checked for


class OfferKind(Kind):
    """A piece that pays for a bid."""

    def piece(self, action: int) -> int:
        """OFFER_CUBE or OFFER_COINS."""
        return self.i(action)


OFFER_CUBE: Final = 0
OFFER_COINS: Final = 1

INSTALL: Final = SlotKind("install", Field("slot", SLOTS))
CONSTRUCT: Final = SlotKind("construct", Field("slot", SLOTS))
CONSTRUCT_LOBBY: Final = SlotKind("construct-lobby", Field("slot", SLOTS))
MOVE: Final = MoveKind("move", Field("from", ["hand", *SLOTS]), Field("to", ["hand", *SLOTS, *SUMMITS]))
LOBBY: Final = LobbyKind("lobby", Field("card", [f"{n:02}" for n in range(1, 27)]), Field("effect", ["main", "minor"]))
GOAL: Final = CardKind("goal", numbers("card", FIRST_UN_GOAL, FIRST_UN_GOAL + UN_GOAL_COUNT - 1))

EXCHANGE: Final = Kind("exchange")
BID: Final = AmountKind("bid", numbers("value", 0, MOST_BID))
OFFER: Final = OfferKind("offer", Field("piece", ["cube", "coins"]))
NAME: Final = PlayerKind("name", numbers("player", 1, MOST_PLAYERS))
PUT: Final = SlotKind("put", Field("slot", SLOTS))
DRAFT: Final = CardKind("draft", Field("card", [f"{n:02}" for n in range(1, 27)]))

ALPHABET: Final = SHARED.extended(
    INSTALL,
    CONSTRUCT,
    CONSTRUCT_LOBBY,
    MOVE,
    LOBBY,
    GOAL,
    EXCHANGE,
    BID,
    OFFER,
    NAME,
    PUT,
    DRAFT,
    words={"source": SOURCES},
)

WORDING: Final = Wording(
    sources=SOURCES,
    first_lobby=FIRST_LOBBY,
    first_goal=FIRST_GOAL,
    first_un_goal=FIRST_UN_GOAL,
    lobby_card="word-lobby-card",
    energy_source="word-energy-source",
)
