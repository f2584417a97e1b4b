"""What the turns of both titles offer besides their actions: scientist, market and lobby card, then the end."""

from keeling.kernel.game import LEGAL, NOT_ASKED
from keeling.titles.common import refusal
from keeling.titles.common.alphabet import BUY, END, SELL
from keeling.titles.common.board import Board
from keeling.titles.common.lobby import add_lobby_cards, refuse_lobby
from keeling.titles.common.market import BuyAtMarket, SellAtMarket, add_market_visits, refuse_buy, refuse_sell
from keeling.titles.common.scientists import add_moves, refuse_move


def add_free_moves(g: Board, player: int, actions: list[int]) -> None:
    """Append what the player can still do once in this turn besides his action: move, market, lobby card."""
    if not g.move_done:
        add_moves(g, player, actions)
    if not g.market_done:
        add_market_visits(g, player, actions)
    if not g.card_done:
        add_lobby_cards(g, player, actions)


def refuse_free_move(g: Board, player: int, action: int) -> int:
    """Why the player cannot do this besides his action; 0 if he can, NOT_ASKED if it is something else."""
    move = g.rules.move
    if move.holds(action):
        if g.move_done:
            return refusal.MOVE_DONE  # C-TURN-02, S-OPS-04
        return refuse_move(g, player, move.origin(action), move.target(action))  # C-SCI-01
    if BUY.holds(action):
        return refuse_buy(g, player)
    if SELL.holds(action):
        return refuse_sell(g, player)
    lobby = g.rules.lobby
    if lobby.holds(action):
        return refuse_lobby(g, player, lobby.card(action), lobby.effect(action))
    if END.holds(action):
        return LEGAL if g.main_done else refusal.ACTION_FIRST  # C-TURN-01, S-OPS-03
    return NOT_ASKED


def push_market_visit(g: Board, player: int, action: int) -> None:
    """Push the market visit that the action says."""
    if BUY.holds(action):
        g.then(BuyAtMarket(player))
    else:
        g.then(SellAtMarket(player))


def refuse_pass(g: Board, possible: list[int]) -> int:
    """Why a player with these possible actions cannot pass; 0 if he can (G-20)."""
    if g.main_done:
        return refusal.ACTION_DONE
    return refusal.ACTION_POSSIBLE if possible else LEGAL
