"""Goods of an offer (document, Policy Variants and player aid): what companies can trade, and how it is named.

Every element is given by the maker of the offer or asked for. After it was named, the maker is asked what else.
"""

from keeling.kernel.game import LEGAL, Choice, Decision
from keeling.titles.climate_policy import refusal
from keeling.titles.climate_policy.alphabet import ASK_PLANT, GIVE_PLANT, HUNDRED, AmountKind, SpaceKind
from keeling.titles.climate_policy.layout import EMPTY, NOBODY
from keeling.titles.climate_policy.state import ClimatePolicy


def has_goods(g: ClimatePolicy, player: int) -> bool:
    """Whether the player has anything but money to trade."""
    return g.permits[player] > 0 or g.loopholes[player] > 0 or any(owner == player for owner in g.owner)


def anybody_has_goods(g: ClimatePolicy) -> bool:
    """Whether there is a company with anything but money to trade."""
    return (
        any(owner != NOBODY for owner in g.owner)
        or any(permits > 0 for permits in g.permits)
        or any(loopholes > 0 for loopholes in g.loopholes)
    )


class AmountInOffer(Choice[ClimatePolicy, Decision[ClimatePolicy]]):
    """So much of something, given by the maker of the offer or asked for; subclasses say what it is."""

    def __init__(self, kind: AmountKind, given: bool) -> None:
        super().__init__(kind)
        self.amounts = kind
        self.given = given

    def offered(self, g: ClimatePolicy) -> int:
        """How much of it the offer names already."""
        raise NotImplementedError

    def held(self, g: ClimatePolicy, player: int) -> int:
        """How much of it a player has for the offer."""
        raise NotImplementedError

    def put(self, g: ClimatePolicy, amount: int) -> None:
        """Put so much of it into the offer."""
        raise NotImplementedError

    def add(self, g: ClimatePolicy, decision: Decision[ClimatePolicy], actions: list[int]) -> None:
        if self.offered(g) == 0:
            first = self.amounts.first
            for n in range(min(self.held(g, g.offer_side(self.given)), self.amounts.size)):
                actions.append(first + n)

    def refuse(self, g: ClimatePolicy, decision: Decision[ClimatePolicy], action: int) -> int:
        if self.offered(g) != 0:
            return refusal.ALREADY_IN_OFFER
        held = self.held(g, g.offer_side(self.given))
        return LEGAL if held >= self.amounts.amount(action) else refusal.GIVER_HAS_LESS

    def happen(self, g: ClimatePolicy, decision: Decision[ClimatePolicy], action: int) -> None:
        amount = self.amounts.amount(action)
        self.put(g, amount if self.given else -amount)
        g.then(decision)


class MoneyInOffer(AmountInOffer):
    """Money as an element of an offer, in dollars or in hundreds: both together make any sum, for one side."""

    def __init__(self, kind: AmountKind, given: bool, unit: int) -> None:
        super().__init__(kind, given)
        self.unit = unit

    def offered(self, g: ClimatePolicy) -> int:
        money = g.offer_money if self.given else -g.offer_money
        return money // self.unit % HUNDRED if money >= 0 else money

    def held(self, g: ClimatePolicy, player: int) -> int:
        return (g.money[player] - abs(g.offer_money)) // self.unit

    def put(self, g: ClimatePolicy, amount: int) -> None:
        g.offer_money += amount * self.unit


class PermitsInOffer(AmountInOffer):
    """Permits as an element of an offer."""

    def offered(self, g: ClimatePolicy) -> int:
        return g.offer_permits

    def held(self, g: ClimatePolicy, player: int) -> int:
        return g.permits[player]

    def put(self, g: ClimatePolicy, amount: int) -> None:
        g.offer_permits = amount


class LoopholesInOffer(AmountInOffer):
    """Loophole tiles as an element of an offer."""

    def offered(self, g: ClimatePolicy) -> int:
        return g.offer_loopholes

    def held(self, g: ClimatePolicy, player: int) -> int:
        return g.loopholes[player]

    def put(self, g: ClimatePolicy, amount: int) -> None:
        g.offer_loopholes = amount


class PlantInOffer(Choice[ClimatePolicy, Decision[ClimatePolicy]]):
    """A plant on the board, given by the maker of the offer or asked for (P-TAX-04, P-CEP-04, G-108)."""

    def __init__(self, kind: SpaceKind, given: bool) -> None:
        super().__init__(kind)
        self.spaces = kind
        self.given = given

    def add(self, g: ClimatePolicy, decision: Decision[ClimatePolicy], actions: list[int]) -> None:
        """Plants of both sides, as they stand on the board."""
        for space, owner in enumerate(g.owner):
            if owner != NOBODY and space not in g.offer_plants:
                if owner == g.offer_from:
                    actions.append(GIVE_PLANT.of(space))
                elif owner == g.offer_to:
                    actions.append(ASK_PLANT.of(space))

    def refuse(self, g: ClimatePolicy, decision: Decision[ClimatePolicy], action: int) -> int:
        space = self.spaces.space(action)
        if g.space[space] == EMPTY:
            return refusal.NO_PLANT_THERE
        if g.owner[space] != g.offer_side(self.given):
            return refusal.NOT_YOUR_PLANT
        return LEGAL if space not in g.offer_plants else refusal.ALREADY_IN_OFFER

    def happen(self, g: ClimatePolicy, decision: Decision[ClimatePolicy], action: int) -> None:
        g.offer_plants = [*g.offer_plants, self.spaces.space(action)]
        g.then(decision)


class AskedPlantInOffer(PlantInOffer):
    """A plant that is asked for; PlantInOffer lists it among those that are given."""

    def add(self, g: ClimatePolicy, decision: Decision[ClimatePolicy], actions: list[int]) -> None:
        pass
