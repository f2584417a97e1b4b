"""Trading (document, Policy Variants and player aid): offers between two companies.

A company puts an offer together one element at a time: money, permits, loophole tiles, plants on the board, each
given or asked for. The partner answers at once. Offers are limited in number, and an offer names each element once, so
trading always ends. What is given is positive in the state of an offer, what is asked for is negative.
"""

from typing import Final

from keeling.kernel.game import LEGAL, NOT_ASKED, Choice, Choices, Decision, Step
from keeling.titles.climate_policy import alphabet as a
from keeling.titles.climate_policy import refusal
from keeling.titles.climate_policy.continents import liable_ppm
from keeling.titles.climate_policy.goods import (
    AskedPlantInOffer,
    LoopholesInOffer,
    MoneyInOffer,
    PermitsInOffer,
    PlantInOffer,
    anybody_has_goods,
    has_goods,
)
from keeling.titles.climate_policy.income import BorrowMoney
from keeling.titles.climate_policy.layout import (
    LOOPHOLES_TRADED,
    PERMIT_TRADE_MONEY,
    PERMITS_TRADED,
    PLANTS_TRADED,
    TRADE_BALANCE,
    TRADE_MONEY,
    TRADES,
    flow_place,
    table_flow_place,
)
from keeling.titles.climate_policy.permits import permits_for, permits_in_force
from keeling.titles.climate_policy.state import UPKEEP, ClimatePolicy


class OpenTrading(Step[ClimatePolicy]):
    """Before the policy takes effect every company may make offers, from the first player clockwise (G-91)."""

    def run(self, g: ClimatePolicy) -> None:
        for n in range(g.players - 1, -1, -1):
            g.then(AllowOffers((g.first_player + n) % g.players))


class AllowOffers(Step[ClimatePolicy]):
    """A company may make offers now, a limited number of them."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: ClimatePolicy) -> None:
        g.offers_left = g.rules.trade_offers
        g.then(MakeOffers(self.player))


class MakeOffers(Decision[ClimatePolicy]):
    """A company chooses a partner for an offer, or makes no more offers; it may borrow before."""

    def choices(self, g: ClimatePolicy) -> Choices:
        return OFFERS


class TradeWithPartner(Choice[ClimatePolicy, MakeOffers]):
    """An offer to another company."""

    def add(self, g: ClimatePolicy, decision: MakeOffers, actions: list[int]) -> None:
        if g.offers_left == 0 or not anybody_has_goods(g):
            return
        maker_has_goods = has_goods(g, decision.player)
        for partner in range(g.players):
            if partner != decision.player and (maker_has_goods or has_goods(g, partner)):
                actions.append(a.TRADE.of(partner))

    def refuse(self, g: ClimatePolicy, decision: MakeOffers, action: int) -> int:
        player = decision.player
        partner = a.TRADE.partner(action)
        if partner >= g.players or partner == player:
            return refusal.NO_SUCH_PARTNER
        if g.offers_left == 0:
            return refusal.NO_OFFER_LEFT  # G-91
        return LEGAL if has_goods(g, player) or has_goods(g, partner) else refusal.NOTHING_TO_TRADE

    def happen(self, g: ClimatePolicy, decision: MakeOffers, action: int) -> None:
        player = decision.player
        g.then(BeginOffer(player, a.TRADE.partner(action)), DraftOffer(player), decision)


class BorrowToTrade(BorrowMoney):
    """A loan while offers can be made, on the own turn or in upkeep, if there is anything to trade (G-89)."""

    def refuse(self, g: ClimatePolicy, decision: Decision[ClimatePolicy], action: int) -> int:
        if g.offers_left == 0 or not anybody_has_goods(g):
            return NOT_ASKED
        return super().refuse(g, decision, action)


class NoMoreOffers(Choice[ClimatePolicy, MakeOffers]):
    """The company makes no more offers."""


OFFERS: Final = Choices(TradeWithPartner(a.TRADE), BorrowToTrade(), NoMoreOffers(a.NO_TRADE))


class BeginOffer(Step[ClimatePolicy]):
    """An offer to a partner is begun; it counts, whatever becomes of it."""

    def __init__(self, player: int, partner: int) -> None:
        self.player = player
        self.partner = partner

    def run(self, g: ClimatePolicy) -> None:
        g.offers_left -= 1
        g.offer_from = self.player
        g.offer_to = self.partner


class DraftOffer(Decision[ClimatePolicy]):
    """The next element of an offer, until it is made or withdrawn."""

    def choices(self, g: ClimatePolicy) -> Choices:
        return ELEMENTS


class MakeThisOffer(Choice[ClimatePolicy, DraftOffer]):
    """The offer is made as it is."""

    def refuse(self, g: ClimatePolicy, decision: DraftOffer, action: int) -> int:
        return refuse_offer(g)

    def happen(self, g: ClimatePolicy, decision: DraftOffer, action: int) -> None:
        g.then(Answer(g.offer_to))


class WithdrawOffer(Choice[ClimatePolicy, DraftOffer]):
    """The offer is given up."""

    def happen(self, g: ClimatePolicy, decision: DraftOffer, action: int) -> None:
        g.clear_offer()


ELEMENTS: Final = Choices(
    MoneyInOffer(a.GIVE_MONEY, True, 1),
    MoneyInOffer(a.GIVE_HUNDREDS, True, a.HUNDRED),
    MoneyInOffer(a.ASK_MONEY, False, 1),
    MoneyInOffer(a.ASK_HUNDREDS, False, a.HUNDRED),
    PermitsInOffer(a.GIVE_PERMITS, True),
    PermitsInOffer(a.ASK_PERMITS, False),
    LoopholesInOffer(a.GIVE_LOOPHOLES, True),
    LoopholesInOffer(a.ASK_LOOPHOLES, False),
    PlantInOffer(a.GIVE_PLANT, True),
    AskedPlantInOffer(a.ASK_PLANT, False),
    MakeThisOffer(a.OFFER),
    WithdrawOffer(a.WITHDRAW),
)


def refuse_offer(g: ClimatePolicy) -> int:
    """Why the offer cannot be made as it is; 0 if it can. G-91: any price, also none."""
    if g.offer_permits == 0 and g.offer_loopholes == 0 and not g.offer_plants:
        return refusal.NO_GOODS
    if g.phase == UPKEEP and permits_in_force(g) and g.offer_plants:
        maker = g.offer_from
        partner = g.offer_to
        change = offered_ppm(g, maker) - offered_ppm(g, partner)  # what the partner has to answer for in addition
        if offered_ppm(g, maker) > 0 and lacks_permits(g, partner, change, g.offer_permits):
            return refusal.BUYER_NOT_COVERED  # P-CEP-05
        if offered_ppm(g, partner) > 0 and lacks_permits(g, maker, -change, -g.offer_permits):
            return refusal.BUYER_NOT_COVERED
    return LEGAL


def offered_ppm(g: ClimatePolicy, giver: int) -> int:
    """The ppm of the offered plants of one side that need permits."""
    total = 0
    for place in g.offer_plants:
        if g.owner[place] == giver and not g.exempt[place]:
            total += g.rules.ppm[g.space[place]]
    return total


def lacks_permits(g: ClimatePolicy, player: int, more_ppm: int, more_permits: int) -> bool:
    """Whether the player would have too few permits after so many more ppm and permits."""
    return g.permits[player] + more_permits < permits_for(g, liable_ppm(g, player) + more_ppm)


class Answer(Decision[ClimatePolicy]):
    """The partner accepts or declines the offer as it is."""

    def choices(self, g: ClimatePolicy) -> Choices:
        return ANSWERS


class AcceptOffer(Choice[ClimatePolicy, Answer]):
    """The trade takes place."""

    def happen(self, g: ClimatePolicy, decision: Answer, action: int) -> None:
        g.then(Trade(g.offer_from, g.offer_to, g.offer_money, g.offer_permits, g.offer_loopholes, g.offer_plants))
        g.clear_offer()


class DeclineOffer(Choice[ClimatePolicy, Answer]):
    """Nothing comes of the offer."""

    def happen(self, g: ClimatePolicy, decision: Answer, action: int) -> None:
        g.clear_offer()


ANSWERS: Final = Choices(AcceptOffer(a.ACCEPT), DeclineOffer(a.DECLINE))


class Trade(Step[ClimatePolicy]):
    """Two companies exchange what was offered, from the player's side: negative numbers go to him.

    A plant stays on its space, keeps its loophole tile and changes its owner (G-93, G-108).
    """

    def __init__(self, player: int, partner: int, money: int, permits: int, loopholes: int, plants: list[int]) -> None:
        self.player = player
        self.partner = partner
        self.money = money
        self.permits = permits
        self.loopholes = loopholes
        self.plants = plants
        self.plant_count = len(plants)

    def run(self, g: ClimatePolicy) -> None:
        exchange(g, self.player, self.partner, self.money, self.permits, self.loopholes, self.plants)
        g.flow[flow_place(self.player, TRADE_BALANCE)] -= self.money
        g.flow[flow_place(self.partner, TRADE_BALANCE)] += self.money
        first = table_flow_place(g.players, 0)
        g.flow[first + TRADES] += 1
        g.flow[first + TRADE_MONEY] += abs(self.money)
        g.flow[first + PERMITS_TRADED] += abs(self.permits)
        g.flow[first + LOOPHOLES_TRADED] += abs(self.loopholes)
        g.flow[first + PLANTS_TRADED] += self.plant_count
        if self.permits != 0 and self.loopholes == 0 and self.plant_count == 0:
            g.flow[first + PERMIT_TRADE_MONEY] += abs(self.money)


def exchange(
    g: ClimatePolicy, player: int, partner: int, money: int, permits: int, loopholes: int, plants: list[int]
) -> None:
    """Move what two companies trade, from the player to the partner; what is negative goes the other way."""
    g.money[player] -= money
    g.money[partner] += money
    g.permits[player] -= permits
    g.permits[partner] += permits
    g.loopholes[player] -= loopholes
    g.loopholes[partner] += loopholes
    for place in plants:
        g.owner[place] = partner if g.owner[place] == player else player
