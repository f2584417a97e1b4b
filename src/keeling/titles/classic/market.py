"""The market (rulebook 2.2.2): one visit in a turn, to buy a CEP or to sell one."""

from keeling.kernel.game import LEGAL
from keeling.titles.classic import refusal
from keeling.titles.classic.alphabet import BUY, SELL
from keeling.titles.classic.state import Classic
from keeling.titles.common import refusal as shared
from keeling.titles.common.board import Board
from keeling.titles.common.market import BuyCep, SellCep


def refuse_buy(g: Classic, player: int) -> int:
    """Why the player cannot buy a CEP; 0 if he can."""
    if g.market_done:
        return refusal.MARKET_DONE  # C-MKT-01
    if g.stop and g.classic.stop_blocks_buying:
        return refusal.STOPPED_BUYING  # B-10; otherwise C-MKT-08
    if g.market == 0:
        return shared.MARKET_EMPTY
    if g.money[player] < g.price:
        return refusal.NOT_ENOUGH_MONEY  # C-MKT-02
    return LEGAL


def refuse_sell(g: Classic, player: int) -> int:
    """Why the player cannot sell a CEP; 0 if he can."""
    if g.market_done:
        return refusal.MARKET_DONE  # C-MKT-01
    if g.stop:
        return refusal.STOPPED  # C-MKT-07
    if g.cep[player] == 0:
        return refusal.NO_CEP_IN_HAND  # C-MKT-06, C-MKT-09
    return LEGAL


def add_market_visits(g: Classic, player: int, actions: list[int]) -> None:
    """Append what the player can do in the market."""
    if refuse_buy(g, player) == LEGAL:
        actions.append(BUY.code())
    if refuse_sell(g, player) == LEGAL:
        actions.append(SELL.code())


class BuyAtMarket(BuyCep):
    """The active player's market visit: he buys (C-MKT-02, C-MKT-03, C-MKT-05)."""

    def run(self, g: Board) -> None:
        g.market_done = 1
        g.bought = 1
        super().run(g)


class SellAtMarket(SellCep):
    """The active player's market visit: he sells (C-MKT-06, C-MKT-12)."""

    def run(self, g: Board) -> None:
        g.market_done = 1
        g.sold = 1
        super().run(g)
