"""Carbon emission permits (document, policy 3): introduction, compliance in upkeep, falling prices."""

from typing import Final

from keeling.kernel.game import LEGAL, Choice, Choices, Decision, Step
from keeling.titles.climate_policy import refusal
from keeling.titles.climate_policy.alphabet import COMPLY, PAY_FINE
from keeling.titles.climate_policy.continents import liable_ppm
from keeling.titles.climate_policy.demolish import DemolishOwn
from keeling.titles.climate_policy.income import BorrowMoney
from keeling.titles.climate_policy.layout import BY_PERMITS, FINE
from keeling.titles.climate_policy.state import ClimatePolicy


def permits_in_force(g: ClimatePolicy) -> bool:
    """Whether there are permits by now (P-EXP-04, G-102)."""
    return g.rules.permits and g.decade >= g.rules.permit_decade


def loopholes_in_force(g: ClimatePolicy) -> bool:
    """Whether there are loophole tiles by now (G-102)."""
    return g.rules.loopholes and g.decade >= g.rules.permit_decade


def covered_by_permit(g: ClimatePolicy) -> int:
    """The ppm that one permit covers in this decade; before there are permits, what it will cover first."""
    rules = g.rules
    return max(1, rules.permit_ppm - rules.permit_shrink * max(0, g.decade - rules.permit_decade))


def permits_for(g: ClimatePolicy, ppm: int) -> int:
    """How many permits so many ppm need (P-CEP-01)."""
    cover = covered_by_permit(g)
    return (ppm + cover - 1) // cover


def permits_needed(g: ClimatePolicy, player: int) -> int:
    """How many permits the player's plants need."""
    return permits_for(g, liable_ppm(g, player))


def permits_missing(g: ClimatePolicy, player: int) -> int:
    """How many permits the player lacks; not more than 0 if he has enough."""
    return permits_needed(g, player) - g.permits[player]


def uncovered_ppm(g: ClimatePolicy, player: int) -> int:
    """The ppm of the player that his permits do not cover; 0 while there are no permits."""
    return uncovered_of(g, player, liable_ppm(g, player))


def uncovered_of(g: ClimatePolicy, player: int, liable: int) -> int:
    """`uncovered_ppm` of a player who has so many ppm to answer for."""
    if not permits_in_force(g):
        return 0
    return max(0, liable - covered_by_permit(g) * g.permits[player])


def permits_to_give(g: ClimatePolicy) -> list[int]:
    """How many permits each company gets for nothing: the same for all, or by what it emits now (P-EXP-03, G-109).

    By emissions the largest remainders are rounded up, in a tie clockwise from the first player.
    """
    each = g.rules.permits_given
    ppm = [liable_ppm(g, player) for player in range(g.players)]
    total = sum(ppm)
    if not g.rules.given_by_emissions or total == 0:
        return [each] * g.players
    count = each * g.players
    shares = [count * own // total for own in ppm]
    rests = [count * own % total for own in ppm]
    for _ in range(count - sum(shares)):
        largest = g.first_player
        for n in range(1, g.players):
            player = (g.first_player + n) % g.players
            if rests[player] > rests[largest]:
                largest = player
        shares[largest] += 1
        rests[largest] = 0
    return shares


def lay_out_loopholes(g: ClimatePolicy) -> None:
    """All loophole tiles that no company has yet lie ready (P-SET-14)."""
    g.loophole_supply = g.rules.loophole_count - sum(g.loopholes) - sum(g.exempt)


class IntroducePermits(Step[ClimatePolicy]):
    """Permits go to the market, evenly over its prices, and as a gift to the companies; loophole tiles lie ready."""

    def run(self, g: ClimatePolicy) -> None:
        rules = g.rules
        lay_out_loopholes(g)
        gifts = permits_to_give(g)
        for player in range(g.players):
            g.permits[player] += gifts[player]
        count = rules.permit_count - sum(gifts)
        market = [0]
        for n in range(rules.permit_prices):  # P-SET-12, P-EXP-02: lower prices take what is left over
            market.append(count // rules.permit_prices + (1 if n < count % rules.permit_prices else 0))
        g.permit_market = market
        g.permit_box = 0


class Compliance(Step[ClimatePolicy]):
    """Every company shows its permits, from the first player clockwise (G-92)."""

    def run(self, g: ClimatePolicy) -> None:
        for n in range(g.players - 1, -1, -1):
            g.then(ShowPermits((g.first_player + n) % g.players))


class ShowPermits(Decision[ClimatePolicy]):
    """A company with emissions complies, demolishes, or pays a fine if there are fines; asked until it is done.

    It may borrow before, as for a tax (G-89). Market permits are not sold here (P-CEP-09), and trades are over (G-92).
    """

    def choices(self, g: ClimatePolicy) -> Choices:
        return COMPLIANCE if permits_needed(g, self.player) > 0 else NOTHING_NEEDED


class ComplyWithPermits(Choice[ClimatePolicy, ShowPermits]):
    """Enough permits are shown."""

    def refuse(self, g: ClimatePolicy, decision: ShowPermits, action: int) -> int:
        player = decision.player
        return LEGAL if g.permits[player] >= permits_needed(g, player) else refusal.PERMITS_MISSING

    def happen(self, g: ClimatePolicy, decision: ShowPermits, action: int) -> None:
        g.then(Comply(decision.player, permits_needed(g, decision.player)))


class PayOwnFine(Choice[ClimatePolicy, ShowPermits]):
    """A fine for the permits that are missing."""

    def refuse(self, g: ClimatePolicy, decision: ShowPermits, action: int) -> int:
        missing = permits_missing(g, decision.player)
        if g.rules.fine == 0:
            return refusal.NO_FINES
        if missing <= 0:
            return refusal.NOTHING_MISSING
        return LEGAL if g.money[decision.player] >= missing * g.rules.fine else refusal.TOO_LITTLE_MONEY

    def happen(self, g: ClimatePolicy, decision: ShowPermits, action: int) -> None:
        player = decision.player
        g.then(PayFine(player, permits_missing(g, player) * g.rules.fine), Comply(player, g.permits[player]))


COMPLIANCE: Final = Choices(
    ComplyWithPermits(COMPLY),
    PayOwnFine(PAY_FINE),
    BorrowMoney(),  # G-89
    DemolishOwn(BY_PERMITS),  # P-CEP-04, B-59
)
NOTHING_NEEDED: Final = Choices()


class Comply(Step[ClimatePolicy]):
    """A company has answered for its emissions with so many permits, which it keeps, or spends by an option."""

    def __init__(self, player: int, permits: int) -> None:
        self.player = player
        self.permits = permits

    def run(self, g: ClimatePolicy) -> None:
        if g.rules.permits_spent:  # G-107; P-CEP-02: otherwise they are only shown
            g.permits[self.player] -= self.permits
            g.permit_box += self.permits


class PayFine(Step[ClimatePolicy]):
    """A company pays for the permits it lacks."""

    def __init__(self, player: int, amount: int) -> None:
        self.player = player
        self.amount = amount

    def run(self, g: ClimatePolicy) -> None:
        g.pay_revenue(self.player, self.amount, FINE)


class LowerPermitPrices(Step[ClimatePolicy]):
    """After compliance all permits on the market get $1 cheaper, down to the lowest price (P-CEP-06, B-54)."""

    def run(self, g: ClimatePolicy) -> None:
        market = g.permit_market[:]
        for price in range(g.rules.permit_floor + 1, len(market)):
            market[price - 1] += market[price]  # G-84: those at the lowest price stay
            market[price] = 0
        g.permit_market = market
