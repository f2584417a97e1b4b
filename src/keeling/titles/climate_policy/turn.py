"""A turn (document, Player Actions): market, build, development, in this order, every part optional."""

from typing import Final

from keeling.kernel.game import Choice, Choices, Decision, Step
from keeling.titles.climate_policy.alphabet import BUILD, BUILD_EXEMPT, END
from keeling.titles.climate_policy.build import BuildExempt, BuildPlant
from keeling.titles.climate_policy.demolish import DemolishOwn
from keeling.titles.climate_policy.develop import DevelopDirtyEnergy, FundOpenProject, FundWithKnowledge
from keeling.titles.climate_policy.income import BorrowMoney
from keeling.titles.climate_policy.layout import BY_CHOICE, NOBODY
from keeling.titles.climate_policy.market import BuyCheapestPermit, BuyLoopholeTile
from keeling.titles.climate_policy.rules import TRADE_FREE
from keeling.titles.climate_policy.state import ClimatePolicy
from keeling.titles.climate_policy.trade import AllowOffers


class Turn(Step[ClimatePolicy]):
    """A player's turn begins; with free trade he may make offers first (G-91)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: ClimatePolicy) -> None:
        g.active = self.player
        g.clear_turn()
        g.then(TurnMenu(self.player))
        if g.rules.trade_mode == TRADE_FREE:
            g.then(AllowOffers(self.player))


class TurnMenu(Decision[ClimatePolicy]):
    """What the active player does next, until he ends his turn: every other choice asks again.

    Whoever takes a step of a later part has passed the parts before it (P-SEQ-04). Borrowing and demolishing are
    possible at any moment between the parts (G-89, G-98).
    """

    def choices(self, g: ClimatePolicy) -> Choices:
        return TURN


class EndTurn(Choice[ClimatePolicy, TurnMenu]):
    """The turn is over."""

    def happen(self, g: ClimatePolicy, decision: TurnMenu, action: int) -> None:
        g.active = NOBODY


TURN: Final = Choices(
    BuyCheapestPermit(),
    BuyLoopholeTile(),
    BuildPlant(BUILD, 0),
    BuildExempt(BUILD_EXEMPT, 1),
    DevelopDirtyEnergy(),
    FundOpenProject(),
    FundWithKnowledge(),
    BorrowMoney(),
    DemolishOwn(BY_CHOICE),
    EndTurn(END),
)
