"""Market part (document, Market phase): permits and loophole tiles are bought."""

from keeling.kernel.game import LEGAL, Choice, Decision, Step
from keeling.titles.climate_policy import refusal
from keeling.titles.climate_policy.alphabet import BUY_LOOPHOLE, BUY_PERMIT
from keeling.titles.climate_policy.layout import (
    EMPTY,
    LOOPHOLE_COST,
    PERMIT_COST,
    PERMITS_BOUGHT,
    flow_place,
    with_change,
)
from keeling.titles.climate_policy.permits import loopholes_in_force, permits_in_force
from keeling.titles.climate_policy.state import NOTHING, ClimatePolicy


def permit_price(g: ClimatePolicy) -> int:
    """The price of the permit that is bought next, EMPTY if there is none.

    The buyer may pick any; since all are equal, he takes the cheapest (G-103).
    """
    market = g.permit_market
    for price in range(len(market)):
        if market[price] > 0:
            return price
    return EMPTY


def loophole_price(g: ClimatePolicy) -> int:
    """The price of a loophole tile by the CO2 of the moment (P-MKT-04, B-64)."""
    rules = g.rules
    if g.co2 < rules.loophole_middle_from:
        return rules.loophole_low
    return rules.loophole_middle if g.co2 <= rules.loophole_high_above else rules.loophole_high


def market_over(g: ClimatePolicy) -> bool:
    """Whether the active player has passed the market part of his turn (P-SEQ-04)."""
    return g.built != 0 or g.developed != NOTHING


class BuyCheapestPermit(Choice[ClimatePolicy, Decision[ClimatePolicy]]):
    """A permit from the market."""

    def __init__(self) -> None:
        super().__init__(BUY_PERMIT)

    def refuse(self, g: ClimatePolicy, decision: Decision[ClimatePolicy], action: int) -> int:
        if not permits_in_force(g):
            return refusal.NO_PERMITS_HERE  # P-SEQ-05, P-POL-04
        if market_over(g):
            return refusal.MARKET_OVER
        if g.permits_bought >= g.rules.permits_per_turn:
            return refusal.PERMITS_PER_TURN  # P-MKT-02
        price = permit_price(g)
        if price == EMPTY:
            return refusal.NO_PERMIT_LEFT  # P-MKT-08
        return LEGAL if g.money[decision.player] >= price else refusal.TOO_LITTLE_MONEY

    def happen(self, g: ClimatePolicy, decision: Decision[ClimatePolicy], action: int) -> None:
        g.then(BuyPermit(decision.player, permit_price(g)), decision)


class BuyPermit(Step[ClimatePolicy]):
    """The player buys the cheapest permit of the market for the price it lies on."""

    def __init__(self, player: int, price: int) -> None:
        self.player = player
        self.price = price

    def run(self, g: ClimatePolicy) -> None:
        g.permits_bought += 1
        g.permit_market = with_change(g.permit_market, self.price, -1)
        g.permits[self.player] += 1
        g.flow[flow_place(self.player, PERMITS_BOUGHT)] += 1
        g.pay_revenue(self.player, self.price, PERMIT_COST)  # P-MKT-01, P-MKT-06


class BuyLoopholeTile(Choice[ClimatePolicy, Decision[ClimatePolicy]]):
    """A loophole tile."""

    def __init__(self) -> None:
        super().__init__(BUY_LOOPHOLE)

    def refuse(self, g: ClimatePolicy, decision: Decision[ClimatePolicy], action: int) -> int:
        if not loopholes_in_force(g):
            return refusal.NO_LOOPHOLES_HERE  # P-SEQ-05, P-POL-04
        if market_over(g):
            return refusal.MARKET_OVER
        if g.loopholes_bought >= g.rules.loopholes_per_turn:
            return refusal.LOOPHOLES_PER_TURN  # P-MKT-03
        if g.loophole_supply == 0:
            return refusal.NO_LOOPHOLE_LEFT  # P-MKT-07
        return LEGAL if g.money[decision.player] >= loophole_price(g) else refusal.TOO_LITTLE_MONEY

    def happen(self, g: ClimatePolicy, decision: Decision[ClimatePolicy], action: int) -> None:
        g.then(BuyLoophole(decision.player, loophole_price(g)), decision)


class BuyLoophole(Step[ClimatePolicy]):
    """The player buys a loophole tile."""

    def __init__(self, player: int, price: int) -> None:
        self.player = player
        self.price = price

    def run(self, g: ClimatePolicy) -> None:
        g.loopholes_bought += 1
        g.loophole_supply -= 1
        g.loopholes[self.player] += 1
        g.pay(self.player, self.price, LOOPHOLE_COST)  # P-MKT-05: always to the bank
