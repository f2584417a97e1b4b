"""Every action of Climate Policy, with its number and its notation.

The words of actions are part of records: they never change with the content.
"""

from typing import Final

from keeling.kernel.alphabet import Alphabet, Field, Kind, numbers
from keeling.titles.common.alphabet import REGIONS

REGION_COUNT: Final = 6
SPACE_STRIDE: Final = 6  # space = region * 6 + number; continents may have fewer
SPACES: Final = [f"{region}-{number}" for region in REGIONS for number in range(1, SPACE_STRIDE + 1)]

SOURCES: Final = ["forestation", "solar", "cold-fusion", "biomass", "recycling"]
SOURCE_COUNT: Final = 5
LEVELS: Final = 2
DIRTY: Final = ["coal", "oil", "gas"]
DIRTY_KINDS: Final = 3
PLANTS: Final = [f"{source}-{level}" for source in SOURCES for level in (1, 2)] + DIRTY

MOST_PRICE: Final = 5  # of a research project; project = source * 5 + price - 1
PROJECTS: Final = [f"{source}-{price}" for source in SOURCES for price in range(1, MOST_PRICE + 1)]

MOST_PLAYERS: Final = 5
LEAST_PLAYERS: Final = 2

# What one offer can move at most
MOST_MONEY: Final = 99
MOST_PERMITS: Final = 40
MOST_LOOPHOLES: Final = 8
MOST_PLANTS: Final = 3

_PLAYER: Final = numbers("player", 1, MOST_PLAYERS)
_SPACE: Final = Field("space", SPACES)

# A turn
BUY_PERMIT: Final = Kind("buy-permit")
BUY_LOOPHOLE: Final = Kind("buy-loophole")
BUILD: Final = Kind("build", Field("plant", PLANTS), Field("region", REGIONS))
BUILD_EXEMPT: Final = Kind("build-exempt", Field("plant", PLANTS), Field("region", REGIONS))  # with a loophole tile
DEVELOP_DIRTY: Final = Kind("develop-dirty")
PUT_BACK: Final = Kind("put-back", Field("plant", DIRTY))
FUND: Final = Kind("fund", Field("project", PROJECTS))
TRANSFER: Final = Kind("transfer", Field("project", PROJECTS), _PLAYER)  # fund it, with knowledge of that player
BORROW: Final = Kind("borrow")
DEMOLISH: Final = Kind("demolish", _SPACE)
END: Final = Kind("end")

# Decade upkeep
PAY_TAX: Final = Kind("pay-tax")
COMPLY: Final = Kind("comply")
PAY_FINE: Final = Kind("pay-fine")

# Trading: an offer is put together by `give-` and `ask-`, made by `offer` and answered at once
TRADE: Final = Kind("trade", _PLAYER)
NO_TRADE: Final = Kind("no-trade")
GIVE_MONEY: Final = Kind("give-money", numbers("money", 1, MOST_MONEY))
ASK_MONEY: Final = Kind("ask-money", numbers("money", 1, MOST_MONEY))
GIVE_PERMITS: Final = Kind("give-permits", numbers("permits", 1, MOST_PERMITS))
ASK_PERMITS: Final = Kind("ask-permits", numbers("permits", 1, MOST_PERMITS))
GIVE_LOOPHOLES: Final = Kind("give-loopholes", numbers("loopholes", 1, MOST_LOOPHOLES))
ASK_LOOPHOLES: Final = Kind("ask-loopholes", numbers("loopholes", 1, MOST_LOOPHOLES))
GIVE_PLANT: Final = Kind("give-plant", _SPACE)
ASK_PLANT: Final = Kind("ask-plant", _SPACE)
OFFER: Final = Kind("offer")
WITHDRAW: Final = Kind("withdraw")
ACCEPT: Final = Kind("accept")
DECLINE: Final = Kind("decline")

ALPHABET: Final = Alphabet(
    BUY_PERMIT,
    BUY_LOOPHOLE,
    BUILD,
    BUILD_EXEMPT,
    DEVELOP_DIRTY,
    PUT_BACK,
    FUND,
    TRANSFER,
    BORROW,
    DEMOLISH,
    END,
    PAY_TAX,
    COMPLY,
    PAY_FINE,
    TRADE,
    NO_TRADE,
    GIVE_MONEY,
    ASK_MONEY,
    GIVE_PERMITS,
    ASK_PERMITS,
    GIVE_LOOPHOLES,
    ASK_LOOPHOLES,
    GIVE_PLANT,
    ASK_PLANT,
    OFFER,
    WITHDRAW,
    ACCEPT,
    DECLINE,
)
