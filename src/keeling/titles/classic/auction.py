"""The auction of the Start Player tile (rulebook, Variants)."""

from keeling.kernel.game import LEGAL, NOT_ASKED, Decision, Step
from keeling.titles.classic import refusal
from keeling.titles.classic.alphabet import BID, MOST_BID, NAME, OFFER, OFFER_COINS, OFFER_CUBE
from keeling.titles.classic.state import Classic
from keeling.titles.common import refusal as shared
from keeling.titles.common.alphabet import DISCARD_GOAL, PASS, PAY
from keeling.titles.common.decade import GiveStartTile
from keeling.titles.common.goals import DiscardGoal, refuse_discard_goal
from keeling.titles.common.layout import EMPTY, NOBODY, REGION_COUNT
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

    def options(self, g: Classic) -> list[int]:
        most = min(payable_total(g, self.player), MOST_BID)
        return [PASS.code()] + [BID.code(value) for value in range(g.bid + 1, most + 1)]

    def refuse(self, g: Classic, action: int) -> int:
        if PASS.holds(action):
            return LEGAL
        return refuse_bid(g, self.player, BID.amount(action)) if BID.holds(action) else NOT_ASKED

    def choose(self, g: Classic, action: int) -> None:
        if BID.holds(action):
            g.then(RaiseBid(self.player, BID.amount(action)))


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

    def options(self, g: Classic) -> list[int]:
        actions = []
        for origin in range(REGION_COUNT + 1):
            if self.refuse_cep(g, origin) == LEGAL:
                actions.append(PAY.code(origin))
        if self.refuse_cube(g) == LEGAL:
            actions.append(OFFER.code(OFFER_CUBE))
        if self.refuse_coins(g) == LEGAL:
            actions.append(OFFER.code(OFFER_COINS))
        if self.refuse_goal(g) == LEGAL:
            actions.append(DISCARD_GOAL.code())
        return actions

    def refuse(self, g: Classic, action: int) -> int:
        if PAY.holds(action):
            return self.refuse_cep(g, PAY.origin(action))
        if OFFER.holds(action):
            return self.refuse_cube(g) if OFFER.piece(action) == OFFER_CUBE else self.refuse_coins(g)
        return self.refuse_goal(g) if DISCARD_GOAL.holds(action) else NOT_ASKED

    def refuse_cep(self, g: Classic, origin: int) -> int:
        """Why a CEP from there is not paid now; 0 if it can be."""
        if self.cubes > 0:
            return refusal.CEPS_FIRST
        code = refuse_pay(g, self.player, origin)
        if code != LEGAL:
            return code
        left = payable_ceps(g, self.player) - 1
        can = can_complete(g, self.player, self.price, self.due - self.price, self.ceps + 1, 0, left)
        return LEGAL if can else refusal.PAYS_TOO_MUCH

    def refuse_cube(self, g: Classic) -> int:
        """Why a cube is not paid now; 0 if it can be."""
        if g.cube[self.player] == 0:
            return refusal.NO_CUBE
        due = self.due - g.classic.auction_cube_value
        can = can_complete(g, self.player, self.price, due, self.ceps, self.cubes + 1, 0)
        return LEGAL if can else refusal.PAYS_TOO_MUCH

    def refuse_coins(self, g: Classic) -> int:
        """Why the rest is not paid in coins; 0 if it can be."""
        return LEGAL if g.money[self.player] >= self.due else shared.NOT_ENOUGH_MONEY

    def refuse_goal(self, g: Classic) -> int:
        """Why the Company Goal cannot be given up now; 0 if it can."""
        if self.ceps > 0 or self.cubes > 0 or not g.classic.goal_anytime:
            return refusal.PAYMENT_BEGUN
        return refuse_discard_goal(g, self.player)

    def choose(self, g: Classic, action: int) -> None:
        player = self.player
        if PAY.holds(action):
            due = self.due - self.price
            if due > 0:
                g.then(PayBid(player, self.price, due, self.ceps + 1, 0))
            g.then(CepToBank(player, PAY.origin(action)))
        elif DISCARD_GOAL.holds(action):
            g.then(DiscardGoal(player), self)
        elif OFFER.piece(action) == OFFER_COINS:
            g.then(PayBidCoins(player, self.due))
        else:
            due = self.due - g.classic.auction_cube_value
            if due > 0:
                g.then(PayBid(player, self.price, due, self.ceps, self.cubes + 1))
            g.then(PayBidCube(player))


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

    def options(self, g: Classic) -> list[int]:
        return [NAME.code(player) for player in range(g.players)]

    def refuse(self, g: Classic, action: int) -> int:
        if not NAME.holds(action):
            return NOT_ASKED
        return LEGAL if NAME.player(action) < g.players else refusal.NO_SUCH_PLAYER

    def choose(self, g: Classic, action: int) -> None:
        g.then(GiveStartTile(NAME.player(action)), ClearBids())


class ClearBids(Step[Classic]):
    """The auction is over."""

    def run(self, g: Classic) -> None:
        g.bid = EMPTY
        g.bidder = NOBODY
