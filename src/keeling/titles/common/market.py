"""CEPs: the market pile, its refill, and payments from the hand or from controlled regions."""

from typing import Final

from keeling.kernel.game import LEGAL, Choice, Choices, Decision, Step
from keeling.titles.common import refusal
from keeling.titles.common.alphabet import BUY, FROM_HAND, PAY, SELL
from keeling.titles.common.board import Board
from keeling.titles.common.layout import NOBODY, REGION_COUNT
from keeling.titles.common.turn import AnyDecision, TurnChoice


def refill_if_empty(g: Board) -> None:
    """Push the refill if the pile is empty and the bank can fill it; to be called whenever either has changed."""
    if g.market == 0:
        needed = 1 if g.rules.partial_refill else g.rules.market_refill
        if g.bank >= needed:  # C-MKT-04, G-01
            g.then(RefillMarket())


class RefillMarket(Step[Board]):
    """The empty pile is refilled from the bank and the price rises."""

    def run(self, g: Board) -> None:
        count = min(g.rules.market_refill, g.bank)
        g.bank -= count
        g.market += count  # C-MKT-03
        if g.price < g.rules.highest_price:
            g.price += 1
        if g.active != NOBODY:
            g.stop = 1  # C-MKT-07, S-MKT-05, G-05, G-06: also by another player's effect, and at the highest price


class CepToHand(Step[Board]):
    """A player takes a CEP from the market (C-CEP-02, S-MKT-06); lost if there is none (G-02). A title extends it."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: Board) -> None:
        if g.market > 0:
            g.market -= 1
            g.cep[self.player] += 1
            refill_if_empty(g)


class BuyCep(Step[Board]):
    """A player buys a CEP at the current price."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: Board) -> None:
        g.money[self.player] -= g.price  # C-MKT-02, G-07: the old price
        g.market -= 1
        g.cep[self.player] += 1
        refill_if_empty(g)


class SellCep(Step[Board]):
    """A player sells a CEP from his hand at the current price, which then falls."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: Board) -> None:
        g.cep[self.player] -= 1
        g.money[self.player] += g.price  # C-MKT-06
        if g.rules.sale_to_bank:
            g.bank += 1
        else:
            g.market += 1
        if g.price > g.rules.lowest_price:
            g.price -= 1
        refill_if_empty(g)


class RegionCepToBank(Step[Board]):
    """A region pays a CEP of its own pile to the bank; nothing if it has none (G-04)."""

    def __init__(self, region: int) -> None:
        self.region = region

    def run(self, g: Board) -> None:
        if g.region_cep[self.region] > 0:
            g.region_cep[self.region] -= 1
            g.bank += 1
            refill_if_empty(g)


class MarketCepToRegion(Step[Board]):
    """The market sends a CEP to a region (C-CEP-03); lost if there is none or it is full. A title extends it."""

    def __init__(self, region: int) -> None:
        self.region = region

    def run(self, g: Board) -> None:
        if g.market > 0 and g.region_cep[self.region] < g.rules.cep_limit[self.region]:
            g.market -= 1
            g.region_cep[self.region] += 1
            refill_if_empty(g)


class PayCep(Decision[Board]):
    """A player pays a CEP to the bank and chooses where it comes from (G-10)."""

    def choices(self, g: Board) -> Choices:
        return PAY_CHOICES


class PayFrom(Choice[Board, PayCep]):
    """A CEP from the hand or from a region the player controls."""

    def refuse(self, g: Board, decision: PayCep, action: int) -> int:
        return refuse_pay(g, decision.player, PAY.origin(action))

    def happen(self, g: Board, decision: PayCep, action: int) -> None:
        g.then(CepToBank(decision.player, PAY.origin(action)))


PAY_CHOICES: Final = Choices(PayFrom(PAY))


def paying_region(origin: int) -> int:
    """The region a CEP comes from if it does not come from the hand."""
    return origin - 1


def refuse_pay(g: Board, player: int, origin: int) -> int:
    """Why the player cannot pay a CEP from his hand or a region; 0 if he can."""
    if origin == FROM_HAND:
        return LEGAL if g.cep[player] > 0 else refusal.NO_CEP_THERE
    region = paying_region(origin)
    if g.controller[region] != player:
        return refusal.NOT_CONTROLLER  # C-CTL-09
    if g.region_cep[region] == 0:
        return refusal.NO_CEP_THERE
    return LEGAL


class CepToBank(Step[Board]):
    """A CEP goes from the player's hand or a region he controls to the bank."""

    def __init__(self, player: int, origin: int) -> None:
        self.player = player
        self.origin = origin

    def run(self, g: Board) -> None:
        if self.origin == FROM_HAND:
            g.cep[self.player] -= 1
        else:
            g.region_cep[paying_region(self.origin)] -= 1
        g.bank += 1  # C-MKT-11, S-MKT-07
        refill_if_empty(g)


def payable_ceps(g: Board, player: int) -> int:
    """How many CEPs the player can pay: in hand and in the regions he controls."""
    count = g.cep[player]
    for region in range(REGION_COUNT):
        if g.controller[region] == player:
            count += g.region_cep[region]
    return count


# The visit of the active player


class BuyInTurn(TurnChoice[Board]):
    """The one market visit of a turn, to buy."""

    def refuse(self, g: Board, decision: AnyDecision, action: int) -> int:
        return refuse_buy(g, decision.player)

    def happen(self, g: Board, decision: AnyDecision, action: int) -> None:
        g.then(BuyAtMarket(decision.player))


class SellInTurn(TurnChoice[Board]):
    """The one market visit of a turn, to sell."""

    def refuse(self, g: Board, decision: AnyDecision, action: int) -> int:
        return refuse_sell(g, decision.player)

    def happen(self, g: Board, decision: AnyDecision, action: int) -> None:
        g.then(SellAtMarket(decision.player))


BUY_IN_TURN: Final = BuyInTurn(BUY)
SELL_IN_TURN: Final = SellInTurn(SELL)


def refuse_buy(g: Board, player: int) -> int:
    """Why the player cannot buy a CEP; 0 if he can."""
    if g.market_done:
        return refusal.MARKET_DONE  # C-MKT-01, S-MKT-01
    if g.stop and g.rules.stop_blocks_buying:
        return refusal.MARKET_CLOSED  # S-MKT-05, B-10; otherwise C-MKT-08
    if g.market == 0:
        return refusal.MARKET_EMPTY
    if g.money[player] < g.price:
        return refusal.NOT_ENOUGH_MONEY  # C-MKT-02, S-MKT-02
    return LEGAL


def refuse_sell(g: Board, player: int) -> int:
    """Why the player cannot sell a CEP; 0 if he can."""
    if g.market_done:
        return refusal.MARKET_DONE  # C-MKT-01, S-MKT-01
    if g.stop:
        return refusal.STOPPED  # C-MKT-07, S-MKT-05
    if g.cep[player] == 0:
        return refusal.NO_CEP_IN_HAND  # C-MKT-06, C-MKT-09, S-MKT-03
    return LEGAL


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
