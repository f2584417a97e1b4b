"""Income and debt (document, Starting A Round): what plants and control earn, and the one loan of each company."""

from keeling.kernel.game import LEGAL, Step
from keeling.titles.climate_policy import refusal
from keeling.titles.climate_policy.continents import incomes
from keeling.titles.climate_policy.state import INCOME, LOAN, ClimatePolicy


class Income(Step[ClimatePolicy]):
    """Every company takes its income."""

    def run(self, g: ClimatePolicy) -> None:
        amounts = incomes(g)
        for player in range(g.players):
            g.receive(player, amounts[player], INCOME)


def refuse_borrow(g: ClimatePolicy, player: int) -> int:
    """Why the player cannot borrow; 0 if he can: once in a game (P-DEBT-01), on his turn or for a tax (G-89)."""
    return refusal.IN_DEBT if g.debt[player] else LEGAL


class Borrow(Step[ClimatePolicy]):
    """A company borrows from the bank; it can never pay it back."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: ClimatePolicy) -> None:
        g.debt[self.player] = 1
        g.receive(self.player, g.rules.debt_money, LOAN)
