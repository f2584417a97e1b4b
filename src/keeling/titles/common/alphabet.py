"""The words for the places of the board, and the kinds of action that both titles ask for.

Shared decisions code their actions with the kinds below. Therefore every title's alphabet extends `SHARED`, with its
own words for the sources: then the numbers agree, whatever the sources are called. Kinds whose fields differ in size
(moving a scientist, lobby cards) are the title's; shared decisions find them in its rules: `g.rules.move`,
`g.rules.lobby`, `g.rules.draft`.
"""

from typing import Final

from keeling.kernel.alphabet import Alphabet, Field, Kind, numbers

REGIONS: Final = ["NA", "SA", "EU", "AF", "AS", "OC"]  # clockwise round the globe, G-40
GRANTS: Final = ["money", "tech", "research"]
SOURCE_COUNT: Final = 5
PLACES: Final = 6
TOPICS: Final = 4

SLOTS: Final = [f"{region}-{grant}" for region in REGIONS for grant in GRANTS]
SUMMITS: Final = [f"summit{place}-{topic}" for place in range(1, PLACES + 1) for topic in range(1, TOPICS + 1)]

MOST_INCOME: Final = 60

# The effects of a lobby card
MAIN: Final = 0
MINOR: Final = 1


# The shapes of actions: what their fields are called


class SlotKind(Kind):
    """Something done with the project on a slot."""

    def slot(self, action: int) -> int:
        """The slot."""
        return self.i(action)


class ProposeKind(SlotKind):
    """A project of a source on a slot."""

    def source(self, action: int) -> int:
        """The source."""
        return self.j(action)


class SourceKind(Kind):
    """Something done with a source."""

    def source(self, action: int) -> int:
        """The source."""
        return self.i(action)


class RegionKind(Kind):
    """Something done with a region."""

    def region(self, action: int) -> int:
        """The region."""
        return self.i(action)


class PayKind(Kind):
    """A CEP from the hand or from a region."""

    def origin(self, action: int) -> int:
        """FROM_HAND, or the number of the region and 1."""
        return self.i(action)


class MoveKind(Kind):
    """A scientist's way, from and to places as `scientists.py` numbers them."""

    def origin(self, action: int) -> int:
        """Where he stands."""
        return self.i(action)

    def target(self, action: int) -> int:
        """Where he goes."""
        return self.j(action)


class CardKind(Kind):
    """Something done with a card."""

    def card(self, action: int) -> int:
        """The card, counted from 0."""
        return self.i(action)


class LobbyKind(CardKind):
    """A lobby card, for one of its effects."""

    def effect(self, action: int) -> int:
        """MAIN or MINOR."""
        return self.j(action)


class AmountKind(Kind):
    """A number that begins at 0."""

    def amount(self, action: int) -> int:
        """The number."""
        return self.i(action)


class RewardKind(Kind):
    """One of two rewards."""

    def reward(self, action: int) -> int:
        """MONEY_REWARD or CUBES_REWARD."""
        return self.i(action)


class PlayerKind(Kind):
    """Something done with a player."""

    def player(self, action: int) -> int:
        """The seat, counted from 0."""
        return self.i(action)


FROM_HAND: Final = 0

MONEY_REWARD: Final = 0
CUBES_REWARD: Final = 1

PAY: Final = PayKind("pay", Field("from", ["hand", *REGIONS]))
PLACE_CEP: Final = RegionKind("place-cep", Field("region", REGIONS))
LEARN: Final = SourceKind("learn", numbers("source", 1, SOURCE_COUNT))
PROPOSE: Final = ProposeKind("propose", Field("slot", SLOTS), numbers("source", 1, SOURCE_COUNT))
BUY: Final = Kind("buy")
SELL: Final = Kind("sell")
DISCARD_GOAL: Final = Kind("discard-goal")
END: Final = Kind("end")
PASS: Final = Kind("pass")
RECRUIT: Final = Kind("recruit")
DECLINE: Final = Kind("decline")
TAKE: Final = RewardKind("take", Field("reward", ["money", "cubes"]))
INCOME: Final = AmountKind("income", numbers("money", 0, MOST_INCOME))
BEGIN: Final = RegionKind("begin", Field("region", REGIONS))

SHARED: Final = Alphabet(
    PAY,
    PLACE_CEP,
    LEARN,
    PROPOSE,
    BUY,
    SELL,
    DISCARD_GOAL,
    END,
    PASS,
    RECRUIT,
    DECLINE,
    TAKE,
    INCOME,
    BEGIN,
)
