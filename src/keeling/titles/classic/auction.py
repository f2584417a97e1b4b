"""The auction of the Start Player tile (rulebook, Variants)."""

from typing import Final

from keeling.kernel.game import LEGAL, Choice, Choices, Decision, Step
from keeling.titles.classic import refusal
from keeling.titles.classic.alphabet import BID, MOST_BID, NAME, OFFER, OFFER_CUBE
from keeling.titles.classic.state import Classic
from keeling.titles.common import refusal as shared
from keeling.titles.common.alphabet import DISCARD_GOAL, PASS, PAY
from keeling.titles.common.decade import GiveStartTile
from keeling.titles.common.goals import DiscardGoal, refuse_discard_goal
from keeling.titles.common.layout import EMPTY, NOBODY
from keeling.titles.common.market import CepToBank, payable_ceps, refuse_pay


class Auction(Step[Classic]):
    """One round of bids, clockwise from the holder of the tile; the winner pays and names the start player."""

    def run(self, g: Classic) -> None:
        g.bid = EMPTY
        g.bidder = NOBODY
        g.then(EndAuction())
        for n in range(g.players - 1, -1, -1):
            g.then(Bid((g.start_player + n) % g.players))  # C-VAR-06


class Bid(Decision[Classic]):
    """A player raises the highest bid or passes."""

    def choices(self, g: Classic) -> Choices:
        return BIDS


class PassBid(Choice[Classic, Bid]):
    """No bid."""


class RaiseTo(Choice[Classic, Bid]):
    """A higher bid, as high as the player can pay."""

    def add(self, g: Classic, decision: Bid, actions: list[int]) -> None:
        for value in range(g.bid + 1, min(payable_total(g, decision.player), MOST_BID) + 1):
            actions.append(BID.code(value))

    def refuse(self, g: Classic, decision: Bid, action: int) -> int:
        return refuse_bid(g, decision.player, BID.amount(action))

    def happen(self, g: Classic, decision: Bid, action: int) -> None:
        g.then(RaiseBid(decision.player, BID.amount(action)))


BIDS: Final = Choices(PassBid(PASS), RaiseTo(BID))


def refuse_bid(g: Classic, player: int, value: int) -> int:
    """Why the player cannot bid this value; 0 if he can."""
    if value <= g.bid:
        return refusal.BID_TOO_LOW
    return LEGAL if value <= payable_total(g, player) else refusal.BID_TOO_HIGH  # G-66


def payable_total(g: Classic, player: int) -> int:
    """What the player could pay in all, with the coins for a Company Goal he may give up for it."""
    rules = g.classic
    total = g.money[player] + rules.auction_cube_value * g.cube[player] + g.price * payable_ceps(g, player)
    if rules.goal_anytime and refuse_discard_goal(g, player) == LEGAL:
        total += rules.goal_money
    return total


class RaiseBid(Step[Classic]):
    """A player makes the highest bid."""

    def __init__(self, player: int, value: int) -> None:
        self.player = player
        self.value = value

    def run(self, g: Classic) -> None:
        g.bid = self.value
        g.bidder = self.player


class EndAuction(Step[Classic]):
    """The highest bidder pays and names the start player; without a bid the tile goes to the left (G-66)."""

    def run(self, g: Classic) -> None:
        if g.bidder == NOBODY:
            g.then(GiveStartTile(g.next_player(g.start_player)), ClearBids())
            return
        g.then(NameStartPlayer(g.bidder))
        if g.bid > 0:
            g.then(PayBid(g.bidder, g.price, g.bid, 0, 0))


class PayBid(Decision[Classic]):
    """The winner pays his bid piece by piece: CEPs, then cubes, then the rest in coins (C-VAR-08, C-VAR-09).

    `price` is what a CEP is worth, `due` what is still missing, `ceps` and `cubes` what has been paid. A piece is
    offered only if the payment can be completed without any piece that could be taken back (G-67). Before the
    first piece the player may give up his Company Goal for coins (G-12).
    """

    def __init__(self, player: int, price: int, due: int, ceps: int, cubes: int) -> None:
        super().__init__(player)
        self.price = price
        self.due = due
        self.ceps = ceps
        self.cubes = cubes

    def choices(self, g: Classic) -> Choices:
        return PAYMENTS


class PayByCep(Choice[Classic, PayBid]):
    """A CEP from the hand or from a region."""

    def refuse(self, g: Classic, decision: PayBid, action: int) -> int:
        if decision.cubes > 0:
            return refusal.CEPS_FIRST
        code = refuse_pay(g, decision.player, PAY.origin(action))
        if code != LEGAL:
            return code
        left = payable_ceps(g, decision.player) - 1
        due = decision.due - decision.price
        can = can_complete(g, decision.player, decision.price, due, decision.ceps + 1, 0, left)
        return LEGAL if can else refusal.PAYS_TOO_MUCH

    def happen(self, g: Classic, decision: PayBid, action: int) -> None:
        due = decision.due - decision.price
        if due > 0:
            g.then(PayBid(decision.player, decision.price, due, decision.ceps + 1, 0))
        g.then(CepToBank(decision.player, PAY.origin(action)))


class PayByPiece(Choice[Classic, PayBid]):
    """A tech cube, or the rest in coins."""

    def refuse(self, g: Classic, decision: PayBid, action: int) -> int:
        if OFFER.piece(action) == OFFER_CUBE:
            return refuse_bid_cube(g, decision)
        return LEGAL if g.money[decision.player] >= decision.due else shared.NOT_ENOUGH_MONEY

    def happen(self, g: Classic, decision: PayBid, action: int) -> None:
        player = decision.player
        if OFFER.piece(action) == OFFER_CUBE:
            due = decision.due - g.classic.auction_cube_value
            if due > 0:
                g.then(PayBid(player, decision.price, due, decision.ceps, decision.cubes + 1))
            g.then(PayBidCube(player))
        else:
            g.then(PayBidCoins(player, decision.due))


class DiscardGoalFirst(Choice[Classic, PayBid]):
    """The Company Goal is given up for coins before anything is paid."""

    def refuse(self, g: Classic, decision: PayBid, action: int) -> int:
        if decision.ceps > 0 or decision.cubes > 0 or not g.classic.goal_anytime:
            return refusal.PAYMENT_BEGUN
        return refuse_discard_goal(g, decision.player)

    def happen(self, g: Classic, decision: PayBid, action: int) -> None:
        g.then(DiscardGoal(decision.player), decision)


PAYMENTS: Final = Choices(PayByCep(PAY), PayByPiece(OFFER), DiscardGoalFirst(DISCARD_GOAL))


def refuse_bid_cube(g: Classic, payment: PayBid) -> int:
    """Why a cube is not paid now; 0 if it can be."""
    if g.cube[payment.player] == 0:
        return refusal.NO_CUBE
    due = payment.due - g.classic.auction_cube_value
    can = can_complete(g, payment.player, payment.price, due, payment.ceps, payment.cubes + 1, 0)
    return LEGAL if can else refusal.PAYS_TOO_MUCH


def can_complete(g: Classic, player: int, price: int, due: int, ceps: int, cubes: int, more_ceps: int) -> bool:
    """Whether a payment of so many CEPs and cubes, with `due` missing, can be completed without waste.

    `more_ceps` further CEPs, the player's cubes beyond those counted in `cubes`, and his coins can be added.
    A payment is without waste if no piece could be taken back without falling under the bid.
    """
    worth = g.classic.auction_cube_value
    cubes_now = g.cube[player] if cubes == 0 else g.cube[player] - 1
    for added_ceps in range(more_ceps + 1):
        for added_cubes in range(cubes_now + 1):
            rest = due - added_ceps * price - added_cubes * worth
            if rest > 0:
                if rest <= g.money[player]:
                    return True
                continue
            wasted = -rest
            if (ceps + added_ceps == 0 or wasted < price) and (cubes + added_cubes == 0 or wasted < worth):
                return True
            break
    return False


class PayBidCube(Step[Classic]):
    """A tech cube is paid for the bid."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: Classic) -> None:
        g.cube[self.player] -= 1
        g.cubes += 1


class PayBidCoins(Step[Classic]):
    """The rest of the bid is paid in coins."""

    def __init__(self, player: int, amount: int) -> None:
        self.player = player
        self.amount = amount

    def run(self, g: Classic) -> None:
        g.money[self.player] -= self.amount


class NameStartPlayer(Decision[Classic]):
    """The winner of the auction names the start player of the next decade (C-VAR-07)."""

    def choices(self, g: Classic) -> Choices:
        return NAMES


class NamePlayer(Choice[Classic, NameStartPlayer]):
    """Any player."""

    def refuse(self, g: Classic, decision: NameStartPlayer, action: int) -> int:
        return LEGAL if NAME.player(action) < g.players else refusal.NO_SUCH_PLAYER

    def happen(self, g: Classic, decision: NameStartPlayer, action: int) -> None:
        g.then(GiveStartTile(NAME.player(action)), ClearBids())


NAMES: Final = Choices(NamePlayer(NAME))


class ClearBids(Step[Classic]):
    """The auction is over."""

    def run(self, g: Classic) -> None:
        g.bid = EMPTY
        g.bidder = NOBODY
