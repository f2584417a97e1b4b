"""Trading (document, Policy Variants and player aid): offers between two companies.

A company puts an offer together one element at a time: money, permits, loophole tiles, plants on the board, each
given or asked for. The partner answers at once. Offers are limited in number and an offer in its elements, so
trading always ends. What is given is positive in the state of an offer, what is asked for is negative.
"""

from keeling.kernel.game import LEGAL, NOT_ASKED, Decision, Step
from keeling.titles.climate_policy import refusal
from keeling.titles.climate_policy.alphabet import (
    ACCEPT,
    ASK_LOOPHOLES,
    ASK_MONEY,
    ASK_PERMITS,
    ASK_PLANT,
    BORROW,
    DECLINE,
    GIVE_LOOPHOLES,
    GIVE_MONEY,
    GIVE_PERMITS,
    GIVE_PLANT,
    MOST_LOOPHOLES,
    MOST_MONEY,
    MOST_PERMITS,
    MOST_PLANTS,
    NO_TRADE,
    OFFER,
    TRADE,
    WITHDRAW,
)
from keeling.titles.climate_policy.continents import liable_ppm
from keeling.titles.climate_policy.income import Borrow, refuse_borrow
from keeling.titles.climate_policy.permits import permits_for, permits_in_force
from keeling.titles.climate_policy.state import (
    COMPANY_FLOWS,
    EMPTY,
    LOOPHOLES_TRADED,
    PERMIT_TRADE_MONEY,
    PERMITS_TRADED,
    PLANTS_TRADED,
    TRADE_BALANCE,
    TRADE_MONEY,
    TRADES,
    UPKEEP,
    ClimatePolicy,
)


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
    """A company chooses a partner for an offer, or makes no more offers; on its own turn it may borrow before."""

    def options(self, g: ClimatePolicy) -> list[int]:
        player = self.player
        actions = [TRADE.code(partner) for partner in range(g.players) if refuse_trade(g, player, partner) == LEGAL]
        if refuse_borrow_here(g, player) == LEGAL:
            actions.append(BORROW.code())
        actions.append(NO_TRADE.code())
        return actions

    def refuse(self, g: ClimatePolicy, action: int) -> int:
        if TRADE.holds(action):
            return refuse_trade(g, self.player, TRADE.i(action))
        if BORROW.holds(action):
            return refuse_borrow_here(g, self.player)
        return LEGAL if NO_TRADE.holds(action) else NOT_ASKED

    def choose(self, g: ClimatePolicy, action: int) -> None:
        if TRADE.holds(action):
            g.then(BeginOffer(self.player, TRADE.i(action)), DraftOffer(self.player), self)
        elif BORROW.holds(action):
            g.then(Borrow(self.player), self)


def refuse_borrow_here(g: ClimatePolicy, player: int) -> int:
    """Why the player cannot borrow while he may make offers; 0 if he can: on his own turn and for a trade (G-89)."""
    if g.active != player:
        return NOT_ASKED
    for partner in range(g.players):
        if refuse_trade(g, player, partner) == LEGAL:
            return refuse_borrow(g, player)
    return NOT_ASKED


def refuse_trade(g: ClimatePolicy, player: int, partner: int) -> int:
    """Why the player cannot make an offer to this partner; 0 if he can."""
    if partner >= g.players or partner == player:
        return refusal.NO_SUCH_PARTNER
    if g.offers_left == 0:
        return refusal.NO_OFFER_LEFT  # G-91
    return LEGAL if has_goods(g, player) or has_goods(g, partner) else refusal.NOTHING_TO_TRADE


def has_goods(g: ClimatePolicy, player: int) -> bool:
    """Whether the player has anything but money to trade."""
    return g.permits[player] > 0 or g.loopholes[player] > 0 or player in g.owner


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

    def options(self, g: ClimatePolicy) -> list[int]:
        player = self.player
        partner = g.offer_to
        actions: list[int] = []
        if g.offer_money == 0:
            add_amounts(GIVE_MONEY.first, min(g.money[player], MOST_MONEY), actions)
            add_amounts(ASK_MONEY.first, min(g.money[partner], MOST_MONEY), actions)
        if g.offer_permits == 0:
            add_amounts(GIVE_PERMITS.first, min(g.permits[player], MOST_PERMITS), actions)
            add_amounts(ASK_PERMITS.first, min(g.permits[partner], MOST_PERMITS), actions)
        if g.offer_loopholes == 0:
            add_amounts(GIVE_LOOPHOLES.first, min(g.loopholes[player], MOST_LOOPHOLES), actions)
            add_amounts(ASK_LOOPHOLES.first, min(g.loopholes[partner], MOST_LOOPHOLES), actions)
        for place in range(len(g.owner)):
            if refuse_plant_in_offer(g, player, place) == LEGAL:
                actions.append(GIVE_PLANT.code(place))
            elif refuse_plant_in_offer(g, partner, place) == LEGAL:
                actions.append(ASK_PLANT.code(place))
        if refuse_offer(g) == LEGAL:
            actions.append(OFFER.code())
        actions.append(WITHDRAW.code())
        return actions

    def refuse(self, g: ClimatePolicy, action: int) -> int:
        player = self.player
        partner = g.offer_to
        if GIVE_MONEY.holds(action):
            return refuse_amount(g.offer_money, g.money[player], GIVE_MONEY.i(action) + 1)
        if ASK_MONEY.holds(action):
            return refuse_amount(g.offer_money, g.money[partner], ASK_MONEY.i(action) + 1)
        if GIVE_PERMITS.holds(action):
            return refuse_amount(g.offer_permits, g.permits[player], GIVE_PERMITS.i(action) + 1)
        if ASK_PERMITS.holds(action):
            return refuse_amount(g.offer_permits, g.permits[partner], ASK_PERMITS.i(action) + 1)
        if GIVE_LOOPHOLES.holds(action):
            return refuse_amount(g.offer_loopholes, g.loopholes[player], GIVE_LOOPHOLES.i(action) + 1)
        if ASK_LOOPHOLES.holds(action):
            return refuse_amount(g.offer_loopholes, g.loopholes[partner], ASK_LOOPHOLES.i(action) + 1)
        if GIVE_PLANT.holds(action):
            return refuse_plant_in_offer(g, player, GIVE_PLANT.i(action))
        if ASK_PLANT.holds(action):
            return refuse_plant_in_offer(g, partner, ASK_PLANT.i(action))
        if OFFER.holds(action):
            return refuse_offer(g)
        return LEGAL if WITHDRAW.holds(action) else NOT_ASKED

    def choose(self, g: ClimatePolicy, action: int) -> None:
        if OFFER.holds(action):
            g.then(Answer(g.offer_to))
        elif WITHDRAW.holds(action):
            g.clear_offer()
        else:
            add_element(g, action)
            g.then(self)


def add_amounts(first: int, most: int, actions: list[int]) -> None:
    """Append the actions for 1 to `most` of something, the number of the action for 1 being `first`."""
    for n in range(most):
        actions.append(first + n)


def refuse_amount(offered: int, held: int, amount: int) -> int:
    """Why so much cannot be put into the offer; 0 if it can."""
    if offered != 0:
        return refusal.ALREADY_IN_OFFER
    return LEGAL if held >= amount else refusal.GIVER_HAS_LESS


def refuse_plant_in_offer(g: ClimatePolicy, giver: int, place: int) -> int:
    """Why the plant on this space cannot be put into the offer; 0 if it can (G-108)."""
    if g.space[place] == EMPTY:
        return refusal.NO_PLANT_THERE
    if g.owner[place] != giver:
        return refusal.NOT_YOUR_PLANT
    if place in g.offer_plants:
        return refusal.ALREADY_IN_OFFER
    return LEGAL if len(g.offer_plants) < MOST_PLANTS else refusal.TOO_MANY_PLANTS


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


def add_element(g: ClimatePolicy, action: int) -> None:
    """Put an element into the offer."""
    if GIVE_MONEY.holds(action):
        g.offer_money = GIVE_MONEY.i(action) + 1
    elif ASK_MONEY.holds(action):
        g.offer_money = -ASK_MONEY.i(action) - 1
    elif GIVE_PERMITS.holds(action):
        g.offer_permits = GIVE_PERMITS.i(action) + 1
    elif ASK_PERMITS.holds(action):
        g.offer_permits = -ASK_PERMITS.i(action) - 1
    elif GIVE_LOOPHOLES.holds(action):
        g.offer_loopholes = GIVE_LOOPHOLES.i(action) + 1
    elif ASK_LOOPHOLES.holds(action):
        g.offer_loopholes = -ASK_LOOPHOLES.i(action) - 1
    elif GIVE_PLANT.holds(action):
        g.offer_plants.append(GIVE_PLANT.i(action))
    else:
        g.offer_plants.append(ASK_PLANT.i(action))


class Answer(Decision[ClimatePolicy]):
    """The partner accepts or declines the offer as it is."""

    def options(self, g: ClimatePolicy) -> list[int]:
        return [ACCEPT.code(), DECLINE.code()]

    def refuse(self, g: ClimatePolicy, action: int) -> int:
        return LEGAL if ACCEPT.holds(action) or DECLINE.holds(action) else NOT_ASKED

    def choose(self, g: ClimatePolicy, action: int) -> None:
        if ACCEPT.holds(action):
            g.then(Trade(g.offer_from, g.offer_to, g.offer_money, g.offer_permits, g.offer_loopholes, g.offer_plants))
        g.clear_offer()


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
        g.flow[self.player * COMPANY_FLOWS + TRADE_BALANCE] -= self.money
        g.flow[self.partner * COMPANY_FLOWS + TRADE_BALANCE] += self.money
        first = g.players * COMPANY_FLOWS
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
