"""Every action of Climate Policy, with its number and its notation.

The words of actions are part of records: they never change with the content.
"""

from typing import Final

from keeling.kernel.alphabet import Alphabet, Field, Kind, numbers
from keeling.titles.common.alphabet import REGIONS

REGION_COUNT: Final = 6
SPACE_STRIDE: Final = 6  # the most spaces of a continent; `layout.py` says how all this is numbered
SPACES: Final = [f"{region}-{number}" for region in REGIONS for number in range(1, SPACE_STRIDE + 1)]

SOURCES: Final = ["forestation", "solar", "cold-fusion", "biomass", "recycling"]
SOURCE_COUNT: Final = 5
LEVELS: Final = 2  # of technology, P-BLD-06
DIRTY: Final = ["coal", "oil", "gas"]
DIRTY_KINDS: Final = 3
PLANTS: Final = [f"{source}-{level}" for source in SOURCES for level in (1, 2)] + DIRTY

MOST_PRICE: Final = 5  # of a research project
PROJECTS: Final = [f"{source}-{price}" for source in SOURCES for price in range(1, MOST_PRICE + 1)]

MOST_PLAYERS: Final = 5
LEAST_PLAYERS: Final = 2

# What one offer can name: anything a company can have, so no bound is ever felt (G-91).
# Permits and loopholes: as many as the options allow, which take their ranges from here. Plants: one at a time, all.
# Money: dollars and hundreds of dollars are elements of their own, so a sum needs two actions at most and the alphabet
# stays small; `content.py` refuses a content with which a company could have more.
MOST_PERMITS: Final = 200
MOST_LOOPHOLES: Final = 30
HUNDRED: Final = 100
MOST_MONEY: Final = HUNDRED * HUNDRED - 1


class BuildKind(Kind):
    """`build solar-1 EU`: a plant on a continent."""

    def of(self, plant: int, region: int) -> int:
        """The action that builds the plant on the continent."""
        return self.code(plant, region)

    def plant(self, action: int) -> int:
        """What is built."""
        return self.i(action)

    def region(self, action: int) -> int:
        """Where it is built."""
        return self.j(action)


class DirtyKind(Kind):
    """`put-back coal`: a kind of dirty plants."""

    def dirty_kind(self, action: int) -> int:
        """Coal, oil or gas, from 0."""
        return self.i(action)


class ProjectKind(Kind):
    """`fund solar-3`, `transfer solar-3 2`: a research project, and perhaps the player whose knowledge is used."""

    def of(self, project: int, leader: int = 0) -> int:
        """The action that funds the project."""
        return self.code(project, leader)

    def project(self, action: int) -> int:
        """The project that is funded."""
        return self.i(action)

    def leader(self, action: int) -> int:
        """The player whose knowledge is used."""
        return self.j(action)


class SpaceKind(Kind):
    """`demolish EU-2`: the plant on a space."""

    def of(self, space: int) -> int:
        """The action for the plant on the space."""
        return self.code(space)

    def space(self, action: int) -> int:
        """Where the plant stands."""
        return self.i(action)


class PartnerKind(Kind):
    """`trade 2`: another player."""

    def of(self, partner: int) -> int:
        """The action that names the player."""
        return self.code(partner)

    def partner(self, action: int) -> int:
        """The player who is meant."""
        return self.i(action)


class AmountKind(Kind):
    """`give-money 3`, `give-hundreds 1`: so much of something."""

    def amount(self, action: int) -> int:
        """How much."""
        return self.i(action) + 1


_PLAYER: Final = numbers("player", 1, MOST_PLAYERS)
_SPACE: Final = Field("space", SPACES)

# A turn
BUY_PERMIT: Final = Kind("buy-permit")
BUY_LOOPHOLE: Final = Kind("buy-loophole")
BUILD: Final = BuildKind("build", Field("plant", PLANTS), Field("region", REGIONS))
BUILD_EXEMPT: Final = BuildKind(
    "build-exempt", Field("plant", PLANTS), Field("region", REGIONS)
)  # with a loophole tile
DEVELOP_DIRTY: Final = Kind("develop-dirty")
PUT_BACK: Final = DirtyKind("put-back", Field("plant", DIRTY))
FUND: Final = ProjectKind("fund", Field("project", PROJECTS))
TRANSFER: Final = ProjectKind("transfer", Field("project", PROJECTS), _PLAYER)  # fund it, with knowledge of that player
BORROW: Final = Kind("borrow")
DEMOLISH: Final = SpaceKind("demolish", _SPACE)
END: Final = Kind("end")

# Decade upkeep
PAY_TAX: Final = Kind("pay-tax")
COMPLY: Final = Kind("comply")
PAY_FINE: Final = Kind("pay-fine")

# Trading: an offer is put together by `give-` and `ask-`, made by `offer` and answered at once
TRADE: Final = PartnerKind("trade", _PLAYER)
NO_TRADE: Final = Kind("no-trade")
GIVE_MONEY: Final = AmountKind("give-money", numbers("money", 1, HUNDRED - 1))
ASK_MONEY: Final = AmountKind("ask-money", numbers("money", 1, HUNDRED - 1))
GIVE_PERMITS: Final = AmountKind("give-permits", numbers("permits", 1, MOST_PERMITS))
ASK_PERMITS: Final = AmountKind("ask-permits", numbers("permits", 1, MOST_PERMITS))
GIVE_LOOPHOLES: Final = AmountKind("give-loopholes", numbers("loopholes", 1, MOST_LOOPHOLES))
ASK_LOOPHOLES: Final = AmountKind("ask-loopholes", numbers("loopholes", 1, MOST_LOOPHOLES))
GIVE_PLANT: Final = SpaceKind("give-plant", _SPACE)
ASK_PLANT: Final = SpaceKind("ask-plant", _SPACE)
OFFER: Final = Kind("offer")
WITHDRAW: Final = Kind("withdraw")
ACCEPT: Final = Kind("accept")
DECLINE: Final = Kind("decline")
GIVE_HUNDREDS: Final = AmountKind("give-hundreds", numbers("hundreds", 1, HUNDRED - 1))  # of dollars
ASK_HUNDREDS: Final = AmountKind("ask-hundreds", numbers("hundreds", 1, HUNDRED - 1))

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
    GIVE_HUNDREDS,
    ASK_HUNDREDS,
)
