"""The state of a classic game beyond the board, and what a seat cannot know of it."""

from typing import Final, cast

from keeling.kernel.chance import Chance
from keeling.titles.classic.rules import AnyClassicRules
from keeling.titles.common.board import Board
from keeling.titles.common.layout import EMPTY, NOBODY

# How a game ends
DECADES: Final = 1
GREEN_REGIONS: Final = 2
SAFE_ZONE: Final = 3
DEFEAT: Final = 4
SOLO_OVER: Final = 5


class Classic(Board):
    """A classic game.

    Hidden, besides what the board hides: the order of `un_stack` and `lobby_deck`.
    """

    # Solitaire only; last is the top; replaced, never changed in place
    un_stack: list[int]
    lobby_deck: list[int]

    bid: int  # the highest bid of an auction, or EMPTY
    bidder: int  # who made it, or NOBODY

    def __init__(self, players: int, chance: Chance, rules: AnyClassicRules) -> None:
        super().__init__(players, chance, rules)

    @property
    def classic(self) -> AnyClassicRules:
        """`rules` as what they are: those of a classic game."""
        return cast(AnyClassicRules, self.rules)

    def clear(self) -> None:
        """The empty table before the set-up."""
        self.clear_board()
        self.un_stack = []
        self.lobby_deck = []
        self.bid = EMPTY
        self.bidder = NOBODY

    def clone(self) -> "Classic":
        """An independent copy."""
        other = Classic(self.players, self.chance.copy(), self.classic)
        self.copy_classic(other)
        return other

    def copy_classic(self, other: "Classic") -> None:
        """Copy everything into a fresh clone, which may be of a class that extends this one."""
        self.copy_frame(other)
        self.copy_board(other)
        other.un_stack = self.un_stack
        other.lobby_deck = self.lobby_deck
        other.bid = self.bid
        other.bidder = self.bidder
