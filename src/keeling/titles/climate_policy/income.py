"""Income and debt (document, Starting A Round): what plants and control earn, and the one loan of each company."""

from keeling.kernel.game import LEGAL, Choice, Decision, Step
from keeling.titles.climate_policy import refusal
from keeling.titles.climate_policy.alphabet import BORROW
from keeling.titles.climate_policy.continents import incomes
from keeling.titles.climate_policy.layout import INCOME, LOAN, with_change
from keeling.titles.climate_policy.state import ClimatePolicy


class Income(Step[ClimatePolicy]):
    """Every company takes its income."""

    def run(self, g: ClimatePolicy) -> None:
        amounts = incomes(g)
        for player in range(g.players):
            g.receive(player, amounts[player], INCOME)


class BorrowMoney(Choice[ClimatePolicy, Decision[ClimatePolicy]]):
    """A loan: once in a game (P-DEBT-01), on the own turn or in upkeep (G-89). Then the same question again."""

    def __init__(self) -> None:
        super().__init__(BORROW)

    def refuse(self, g: ClimatePolicy, decision: Decision[ClimatePolicy], action: int) -> int:
        return refusal.IN_DEBT if g.debt[decision.player] else LEGAL

    def happen(self, g: ClimatePolicy, decision: Decision[ClimatePolicy], action: int) -> None:
        g.then(Borrow(decision.player), decision)


class Borrow(Step[ClimatePolicy]):
    """A company borrows from the bank; it can never pay it back."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: ClimatePolicy) -> None:
        g.debt = with_change(g.debt, self.player, 1)
        g.receive(self.player, g.rules.debt_money, LOAN)
