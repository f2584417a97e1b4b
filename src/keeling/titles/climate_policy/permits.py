"""Carbon emission permits (document, policy 3): introduction, compliance in upkeep, falling prices."""

from keeling.kernel.game import LEGAL, NOT_ASKED, Decision, Step
from keeling.titles.climate_policy import refusal
from keeling.titles.climate_policy.alphabet import COMPLY, DEMOLISH, PAY_FINE
from keeling.titles.climate_policy.continents import liable_ppm
from keeling.titles.climate_policy.demolish import add_demolitions, demolition, refuse_demolish
from keeling.titles.climate_policy.state import BY_PERMITS, FINE, ClimatePolicy


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


def uncovered_ppm(g: ClimatePolicy, player: int) -> int:
    """The ppm of the player that his permits do not cover; 0 while there are no permits."""
    if not permits_in_force(g):
        return 0
    return max(0, liable_ppm(g, player) - covered_by_permit(g) * g.permits[player])


class IntroducePermits(Step[ClimatePolicy]):
    """Permits go to the market, evenly over its prices, and as a gift to the companies; loophole tiles lie ready."""

    def run(self, g: ClimatePolicy) -> None:
        rules = g.rules
        g.loophole_supply = rules.loophole_count  # P-SET-14
        each = min(rules.permits_given, rules.permit_count // g.players)  # P-EXP-03, G-109
        for player in range(g.players):
            g.permits[player] += each
        count = rules.permit_count - each * g.players
        for n in range(rules.permit_prices):  # P-SET-12, P-EXP-02: lower prices take what is left over
            g.permit_market[n + 1] = count // rules.permit_prices + (1 if n < count % rules.permit_prices else 0)
        g.permit_box = 0


class Compliance(Step[ClimatePolicy]):
    """Every company shows its permits, from the first player clockwise (G-92)."""

    def run(self, g: ClimatePolicy) -> None:
        for n in range(g.players - 1, -1, -1):
            g.then(ShowPermits((g.first_player + n) % g.players))


class ShowPermits(Decision[ClimatePolicy]):
    """A company with emissions complies, demolishes, or pays a fine if there are fines; asked until it is done.

    Market permits are not sold here (P-CEP-09), and trades are over (G-92).
    """

    def options(self, g: ClimatePolicy) -> list[int]:
        player = self.player
        if permits_needed(g, player) == 0:
            return []
        actions: list[int] = []
        if refuse_comply(g, player) == LEGAL:
            actions.append(COMPLY.code())
        elif refuse_fine(g, player) == LEGAL:
            actions.append(PAY_FINE.code())
        add_demolitions(g, player, actions)  # P-CEP-04, B-59
        return actions

    def refuse(self, g: ClimatePolicy, action: int) -> int:
        if COMPLY.holds(action):
            return refuse_comply(g, self.player)
        if PAY_FINE.holds(action):
            return refuse_fine(g, self.player)
        if DEMOLISH.holds(action):
            return refuse_demolish(g, self.player, DEMOLISH.i(action))
        return NOT_ASKED

    def choose(self, g: ClimatePolicy, action: int) -> None:
        if COMPLY.holds(action):
            g.then(Comply(self.player, permits_needed(g, self.player)))
        elif PAY_FINE.holds(action):
            missing = permits_needed(g, self.player) - g.permits[self.player]
            g.then(PayFine(self.player, missing * g.rules.fine), Comply(self.player, g.permits[self.player]))
        else:
            g.then(demolition(g, DEMOLISH.i(action), BY_PERMITS), self)


def refuse_comply(g: ClimatePolicy, player: int) -> int:
    """Why the player does not comply as he is; 0 if he does."""
    return LEGAL if g.permits[player] >= permits_needed(g, player) else refusal.PERMITS_MISSING


def refuse_fine(g: ClimatePolicy, player: int) -> int:
    """Why the player cannot pay a fine for the permits he lacks; 0 if he can."""
    missing = permits_needed(g, player) - g.permits[player]
    if g.rules.fine == 0:
        return refusal.NO_FINES
    if missing <= 0:
        return refusal.NOTHING_MISSING
    return LEGAL if g.money[player] >= missing * g.rules.fine else refusal.TOO_LITTLE_MONEY


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
        market = g.permit_market
        for price in range(g.rules.permit_floor + 1, len(market)):
            market[price - 1] += market[price]  # G-84: those at the lowest price stay
            market[price] = 0
