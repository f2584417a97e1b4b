"""A turn (document, Player Actions): market, build, development, in this order, every part optional."""

from keeling.kernel.game import LEGAL, NOT_ASKED, Decision, Step
from keeling.titles.climate_policy.alphabet import (
    BORROW,
    BUILD,
    BUILD_EXEMPT,
    BUY_LOOPHOLE,
    BUY_PERMIT,
    DEMOLISH,
    DEVELOP_DIRTY,
    END,
    FUND,
    TRANSFER,
)
from keeling.titles.climate_policy.build import Build, add_builds, refuse_build
from keeling.titles.climate_policy.demolish import add_demolitions, demolition, refuse_demolish
from keeling.titles.climate_policy.develop import (
    DevelopDirty,
    FundProject,
    add_projects,
    refuse_develop_dirty,
    refuse_fund,
    refuse_transfer,
)
from keeling.titles.climate_policy.income import Borrow, refuse_borrow
from keeling.titles.climate_policy.market import (
    BuyLoophole,
    BuyPermit,
    loophole_price,
    permit_price,
    refuse_buy_loophole,
    refuse_buy_permit,
)
from keeling.titles.climate_policy.rules import TRADE_FREE
from keeling.titles.climate_policy.state import BY_CHOICE, NOBODY, ClimatePolicy
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
    """What the active player does next, until he ends his turn.

    Whoever takes a step of a later part has passed the parts before it (P-SEQ-04). Borrowing and demolishing are
    possible at any moment between the parts (G-89, G-98).
    """

    def options(self, g: ClimatePolicy) -> list[int]:
        player = self.player
        actions: list[int] = []
        if refuse_buy_permit(g, player) == LEGAL:
            actions.append(BUY_PERMIT.code())
        if refuse_buy_loophole(g, player) == LEGAL:
            actions.append(BUY_LOOPHOLE.code())
        add_builds(g, player, actions)
        if refuse_develop_dirty(g, player) == LEGAL:
            actions.append(DEVELOP_DIRTY.code())
        add_projects(g, player, actions)
        if refuse_borrow(g, player) == LEGAL:
            actions.append(BORROW.code())
        add_demolitions(g, player, actions)
        actions.append(END.code())
        return actions

    def refuse(self, g: ClimatePolicy, action: int) -> int:
        player = self.player
        if BUY_PERMIT.holds(action):
            return refuse_buy_permit(g, player)
        if BUY_LOOPHOLE.holds(action):
            return refuse_buy_loophole(g, player)
        if BUILD.holds(action):
            return refuse_build(g, player, BUILD.i(action), BUILD.j(action), False)
        if BUILD_EXEMPT.holds(action):
            return refuse_build(g, player, BUILD_EXEMPT.i(action), BUILD_EXEMPT.j(action), True)
        if DEVELOP_DIRTY.holds(action):
            return refuse_develop_dirty(g, player)
        if FUND.holds(action):
            return refuse_fund(g, player, FUND.i(action))
        if TRANSFER.holds(action):
            return refuse_transfer(g, player, TRANSFER.i(action), TRANSFER.j(action))
        if BORROW.holds(action):
            return refuse_borrow(g, player)
        if DEMOLISH.holds(action):
            return refuse_demolish(g, player, DEMOLISH.i(action))
        return LEGAL if END.holds(action) else NOT_ASKED

    def choose(self, g: ClimatePolicy, action: int) -> None:
        player = self.player
        if END.holds(action):
            g.active = NOBODY
            return
        g.then(self)
        if BUY_PERMIT.holds(action):
            g.then(BuyPermit(player, permit_price(g)))
        elif BUY_LOOPHOLE.holds(action):
            g.then(BuyLoophole(player, loophole_price(g)))
        elif BUILD.holds(action):
            g.then(Build(player, BUILD.i(action), BUILD.j(action), 0))
        elif BUILD_EXEMPT.holds(action):
            g.then(Build(player, BUILD_EXEMPT.i(action), BUILD_EXEMPT.j(action), 1))
        elif DEVELOP_DIRTY.holds(action):
            g.then(DevelopDirty(player))
        elif FUND.holds(action):
            g.then(FundProject(player, FUND.i(action), NOBODY))
        elif TRANSFER.holds(action):
            g.then(FundProject(player, TRANSFER.i(action), TRANSFER.j(action)))
        elif BORROW.holds(action):
            g.then(Borrow(player))
        else:
            g.then(demolition(g, DEMOLISH.i(action), BY_CHOICE))
