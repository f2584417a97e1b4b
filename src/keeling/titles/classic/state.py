"""The state of a classic game beyond the board, and what a seat cannot know of it."""

from typing import Final, cast

from keeling.kernel.generator import Generator
from keeling.titles.classic.rules import ClassicRules
from keeling.titles.common.board import Board
from keeling.titles.common.events import redeal_events
from keeling.titles.common.goals import redeal_goals
from keeling.titles.common.layout import EMPTY, NOBODY, RANKS
from keeling.titles.common.lobby import redeal_lobby
from keeling.titles.common.market import RegionCepToBank
from keeling.titles.common.places import LOBBY_DECK
from keeling.titles.common.regions import supplies
from keeling.titles.common.scientists import MoveScientist, RecruitScientist
from keeling.titles.common.tracks import GainExpertise, push_bonus

# How a game ends
DECADES: Final = 1
GREEN_REGIONS: Final = 2
SAFE_ZONE: Final = 3
DEFEAT: Final = 4
SOLO_OVER: Final = 5


class Classic(Board):
    """A classic game.

    Hidden, besides what the board hides: the order of `un_stack`.
    """

    un_stack: list[int]  # solitaire only; last is the top
    bid: int  # the highest bid of an auction, or EMPTY
    bidder: int  # who made it, or NOBODY

    def __init__(self, players: int, random: Generator, rules: ClassicRules) -> None:
        super().__init__(players, random, rules)

    @property
    def classic(self) -> ClassicRules:
        """`rules` as what they are: those of a classic game."""
        return cast(ClassicRules, self.rules)

    def clear(self) -> None:
        """The empty table before the set-up."""
        self.clear_board()
        self.un_stack = []
        self.bid = EMPTY
        self.bidder = NOBODY

    def clone(self) -> "Classic":
        """An independent copy."""
        other = Classic(self.players, self.random.copy(), self.classic)
        self.copy_frame(other)
        self.copy_board(other)
        other.un_stack = self.un_stack[:]
        other.bid = self.bid
        other.bidder = self.bidder
        return other

    # The classic rules in the middle of shared ones

    def take_track_bonus(self, player: int, bonus: int) -> None:
        push_bonus(self, player, bonus)

    def push_expertise(self, player: int, source: int) -> None:
        self.then(GainExpertise(player, source))

    def push_move(self, player: int, origin: int, target: int) -> None:
        self.then(MoveScientist(player, origin, target))

    def push_recruit(self, player: int) -> None:
        self.then(RecruitScientist(player))

    def push_charge(self, region: int) -> None:
        from keeling.titles.classic.supply import PaySupply

        holder = self.controller[region]
        if holder == NOBODY:
            self.then(RegionCepToBank(region))  # C-SUP-10
        else:
            self.then(PaySupply(holder))  # C-SUP-08, C-CTL-10

    def push_turn(self, player: int) -> None:
        from keeling.titles.classic.turn import Turn

        self.then(Turn(player))

    def wins_tie(self, region: int, source: int, builder: int, holder: int) -> bool:
        for rank in range(RANKS):
            common = self.agenda[region * RANKS + rank]
            if supplies(self, region, builder, common):
                difference = self.expertise_of(builder, common) - self.expertise_of(holder, common)
                if difference != 0:
                    return difference > 0  # C-CTL-05
        return True  # C-CTL-06

    # What a seat cannot know

    def redeal(self, seat: int) -> None:
        """Shuffle every deck, and the cards the seat has not seen over the places they may be in."""
        random = self.random
        random.deal(self.fossil_deck)
        random.deal(self.summit_deck)
        random.deal(self.un_stack)
        redeal_events(self)
        redeal_goals(self, seat)
        redeal_lobby(self, seat)
        if self.lobby_deck:
            self.lobby_deck = [card for card in range(len(self.lobby_place)) if self.lobby_place[card] == LOBBY_DECK]
            random.deal(self.lobby_deck)

    # For bots and tests

    def compare_players(self, one: int, other: int) -> int:
        from keeling.titles.classic.scoring import compare_players

        return compare_players(self, one, other)

    def violations(self) -> list[str]:
        """The invariants that do not hold."""
        from keeling.titles.classic.invariants import violations

        return violations(self)
