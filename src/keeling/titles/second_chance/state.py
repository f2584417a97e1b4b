"""The state of a game of Second Chance beyond the board, in both modes, and what a seat cannot know of it."""

from typing import Final, cast

from keeling.kernel.chance import Chance
from keeling.titles.common.board import Board
from keeling.titles.common.layout import (
    EMPTY,
    NOBODY,
    REGION_COUNT,
    SLOT_COUNT,
    SOURCE_COUNT,
    region_of,
    region_of_space,
    space_at,
)
from keeling.titles.second_chance.alphabet import LOBBY_COUNT
from keeling.titles.second_chance.rules import AnySecondChanceRules

# How a game ends
VICTORY: Final = 1  # cooperative
TOO_MUCH_CO2: Final = 2  # both
SCORE_BELOW_ZERO: Final = 3  # cooperative
PRIVATE_GOAL_MISSED: Final = 4  # cooperative
UN_GOALS_UNCLAIMED: Final = 5  # cooperative
DECADES: Final = 6  # competitive


# Phases beyond those of the board
INCOME_PHASE: Final = 5
GOALS_PHASE: Final = 6
EVENTS_PHASE: Final = 7

PAID_BY_REGION: Final = REGION_COUNT  # added to a region in `dues` if one of its own CEPs lies on the plant

GREEN_INSPECTOR: Final = 0
BLUE_INSPECTOR: Final = 1
INSPECTORS: Final = 2


class SecondChance(Board):
    """A game of Second Chance in either mode; the modes extend it.

    Known to all: whatever lies open. Hidden is what the board hides.
    """

    preparing: int  # the slot that is being prepared at this moment, or EMPTY
    extra_done: int  # a lone player has bought a second main action in this turn

    # Replaced, never changed in place: clones share them

    level: list[int]  # of the project on a slot: 1 or 2; 0 without one
    token: list[int]  # whose infrastructure token lies in the prepared project on a slot, or NOBODY
    space_token: list[int]  # whose infrastructure is under the plant on a demand space, or NOBODY
    lobby_scientist: list[int]  # whose scientist stands on an open lobby card, or NOBODY
    dues: list[int]  # regions whose new fossil plant is still to be paid, see PAID_BY_REGION

    def __init__(self, players: int, chance: Chance, rules: AnySecondChanceRules) -> None:
        super().__init__(players, chance, rules)

    @property
    def second(self) -> AnySecondChanceRules:
        """`rules` as what they are: those of Second Chance."""
        return cast(AnySecondChanceRules, self.rules)

    def clear_second_chance(self) -> None:
        """The empty table before the set-up, as far as both modes share it."""
        self.clear_board()
        self.level = [0] * SLOT_COUNT
        self.token = [NOBODY] * SLOT_COUNT
        self.space_token = [NOBODY] * space_at(REGION_COUNT, 0)
        self.lobby_scientist = [NOBODY] * LOBBY_COUNT
        self.preparing = EMPTY
        self.dues = []

    def clear_turn(self) -> None:
        super().clear_turn()
        self.extra_done = 0

    def copy_second_chance(self, other: "SecondChance") -> None:
        """Copy what both modes share into a fresh clone."""
        self.copy_frame(other)
        self.copy_board(other)
        other.level = self.level
        other.token = self.token
        other.space_token = self.space_token
        other.lobby_scientist = self.lobby_scientist
        other.preparing = self.preparing
        other.extra_done = self.extra_done
        other.dues = self.dues

    # Questions

    def tokens_left(self, player: int) -> int:
        """How many infrastructure tokens the player has in stock."""
        left = self.second.tokens
        for owner in self.token:
            if owner == player:
                left -= 1
        for owner in self.space_token:
            if owner == player:
                left -= 1
        return left

    def prepared_by_source(self, player: int) -> list[int]:
        """How many infrastructures of each type the player has prepared, built upon or not (G-75)."""
        counts = [0] * SOURCE_COUNT
        for slot in range(SLOT_COUNT):
            if self.token[slot] == player:
                counts[self.project[slot]] += 1
        for place in range(len(self.space_token)):
            if self.space_token[place] == player:
                counts[self.space[place]] += 1
        return counts

    def prepared_by_region(self, player: int) -> list[int]:
        """How many infrastructures the player has prepared in each region, built upon or not (G-75)."""
        counts = [0] * REGION_COUNT
        for slot in range(SLOT_COUNT):
            if self.token[slot] == player:
                counts[region_of(slot)] += 1
        for place in range(len(self.space_token)):
            if self.space_token[place] == player:
                counts[region_of_space(place)] += 1
        return counts

    def supported_by_source(self, player: int) -> list[int]:
        """How many built plants of each type stand on the player's infrastructure (S-UNG-02, S-UNG-03)."""
        counts = [0] * SOURCE_COUNT
        for place in range(len(self.space_token)):
            if self.space_token[place] == player:
                counts[self.space[place]] += 1
        return counts
