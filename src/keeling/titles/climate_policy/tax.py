"""Carbon taxes (document, policy 2): every company pays for what its plants emit, or demolishes."""

from typing import Final

from keeling.kernel.game import LEGAL, Choice, Choices, Decision, Step
from keeling.titles.climate_policy import refusal
from keeling.titles.climate_policy.alphabet import PAY_TAX
from keeling.titles.climate_policy.continents import liable_ppm
from keeling.titles.climate_policy.demolish import DemolishOwn
from keeling.titles.climate_policy.income import BorrowMoney
from keeling.titles.climate_policy.layout import BY_TAX, TAX
from keeling.titles.climate_policy.state import ClimatePolicy


def tax_on(g: ClimatePolicy, ppm: int) -> int:
    """The tax on so many ppm in this decade: an amount for each started step (P-TAX-01, G-99)."""
    rules = g.rules
    return rules.tax_in(g.decade) * ((ppm + rules.tax_step - 1) // rules.tax_step)


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

    def choices(self, g: ClimatePolicy) -> Choices:
        return TAX_BILL if tax_due(g, self.player) > 0 else NOTHING_DUE


class PayOwnTax(Choice[ClimatePolicy, TaxBill]):
    """The whole tax, and the bill is settled."""

    def refuse(self, g: ClimatePolicy, decision: TaxBill, action: int) -> int:
        player = decision.player
        return LEGAL if g.money[player] >= tax_due(g, player) else refusal.TOO_LITTLE_MONEY

    def happen(self, g: ClimatePolicy, decision: TaxBill, action: int) -> None:
        g.then(PayTax(decision.player, tax_due(g, decision.player)))


TAX_BILL: Final = Choices(
    PayOwnTax(PAY_TAX),
    BorrowMoney(),  # G-89
    DemolishOwn(BY_TAX),
)
NOTHING_DUE: Final = Choices()


class PayTax(Step[ClimatePolicy]):
    """A company pays its tax (P-TAX-05)."""

    def __init__(self, player: int, amount: int) -> None:
        self.player = player
        self.amount = amount

    def run(self, g: ClimatePolicy) -> None:
        g.pay_revenue(self.player, self.amount, TAX)
