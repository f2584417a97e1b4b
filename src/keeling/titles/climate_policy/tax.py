"""Carbon taxes (document, policy 2): every company pays for what its plants emit, or demolishes."""

from keeling.kernel.game import LEGAL, NOT_ASKED, Decision, Step
from keeling.titles.climate_policy import refusal
from keeling.titles.climate_policy.alphabet import BORROW, DEMOLISH, PAY_TAX
from keeling.titles.climate_policy.continents import liable_ppm
from keeling.titles.climate_policy.demolish import add_demolitions, demolition, refuse_demolish
from keeling.titles.climate_policy.income import Borrow, refuse_borrow
from keeling.titles.climate_policy.state import BY_TAX, TAX, ClimatePolicy


def tax_on(g: ClimatePolicy, ppm: int) -> int:
    """The tax on so many ppm in this decade: an amount for each started step (P-TAX-01, G-99)."""
    rules = g.rules
    amount = rules.tax_amount + rules.tax_rise * (g.decade - 1)
    return amount * ((ppm + rules.tax_step - 1) // rules.tax_step)


def tax_due(g: ClimatePolicy, player: int) -> int:
    """The tax the player owes for his plants as they stand."""
    return tax_on(g, liable_ppm(g, player))


class Taxes(Step[ClimatePolicy]):
    """Every company gets its tax bill, from the first player clockwise (G-92)."""

    def run(self, g: ClimatePolicy) -> None:
        for n in range(g.players - 1, -1, -1):
            g.then(TaxBill((g.first_player + n) % g.players))


class TaxBill(Decision[ClimatePolicy]):
    """A company pays its tax, or demolishes until it owes what it can and will pay (P-TAX-03, B-59)."""

    def options(self, g: ClimatePolicy) -> list[int]:
        player = self.player
        if tax_due(g, player) == 0:
            return []
        actions: list[int] = []
        if refuse_pay_tax(g, player) == LEGAL:
            actions.append(PAY_TAX.code())
        if refuse_borrow(g, player) == LEGAL:
            actions.append(BORROW.code())  # G-89
        add_demolitions(g, player, actions)
        return actions

    def refuse(self, g: ClimatePolicy, action: int) -> int:
        if PAY_TAX.holds(action):
            return refuse_pay_tax(g, self.player)
        if BORROW.holds(action):
            return refuse_borrow(g, self.player)
        if DEMOLISH.holds(action):
            return refuse_demolish(g, self.player, DEMOLISH.i(action))
        return NOT_ASKED

    def choose(self, g: ClimatePolicy, action: int) -> None:
        if PAY_TAX.holds(action):
            g.then(PayTax(self.player, tax_due(g, self.player)))
        elif BORROW.holds(action):
            g.then(Borrow(self.player), self)
        else:
            g.then(demolition(g, DEMOLISH.i(action), BY_TAX), self)


def refuse_pay_tax(g: ClimatePolicy, player: int) -> int:
    """Why the player cannot pay his tax; 0 if he can."""
    return LEGAL if g.money[player] >= tax_due(g, player) else refusal.TOO_LITTLE_MONEY


class PayTax(Step[ClimatePolicy]):
    """A company pays its tax (P-TAX-05)."""

    def __init__(self, player: int, amount: int) -> None:
        self.player = player
        self.amount = amount

    def run(self, g: ClimatePolicy) -> None:
        g.pay_revenue(self.player, self.amount, TAX)
