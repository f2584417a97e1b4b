"""The state of a cooperative game of Second Chance."""

from keeling.kernel.chance import Chance
from keeling.titles.second_chance.rules import AnySecondChanceRules
from keeling.titles.second_chance.state import INSPECTORS, SecondChance

BEFORE_FIRST = -1  # where an inspector starts


class Cooperative(SecondChance):
    """A cooperative game: one score for all, Environmental Goals, two secret Private Goals for each player.

    `score` has one entry, the team's. The tiles that inspectors have put under the fossil deck are known to all.
    """

    inspected: int  # how many tiles at the bottom of the fossil deck everybody has seen

    # Replaced, never changed in place: clones share them

    env_tile: list[int]  # the open Environmental Goals: power plants, then knowledge, then summits
    env_done: list[int]  # 1 if achieved and turned over, in the same order
    inspector: list[int]  # the number of the tile in its group, BEFORE_FIRST at first: green, blue
    alone: list[int]  # 1 if the player has completed a summit of two topics alone

    def __init__(self, players: int, chance: Chance, rules: AnySecondChanceRules) -> None:
        super().__init__(players, chance, rules)

    def clear(self) -> None:
        """The empty table before the set-up."""
        self.clear_second_chance()
        self.score = [self.second.start_score]  # SO-SET-01
        self.env_tile = []
        self.env_done = []
        self.inspector = [BEFORE_FIRST] * INSPECTORS
        self.inspected = 0
        self.alone = [0] * self.players

    def clone(self) -> "Cooperative":
        """An independent copy."""
        other = Cooperative(self.players, self.chance.copy(), self.second)
        self.copy_second_chance(other)
        other.env_tile = self.env_tile
        other.env_done = self.env_done
        other.inspector = self.inspector
        other.inspected = self.inspected
        other.alone = self.alone
        return other
