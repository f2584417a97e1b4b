"""The state of a cooperative game of Second Chance."""

from keeling.kernel.generator import Generator
from keeling.titles.common.layout import NOBODY, TOPIC_STRIDE
from keeling.titles.common.places import GOAL_BOX
from keeling.titles.second_chance.rules import WANTS_LONE_SUMMIT, SecondChanceRules
from keeling.titles.second_chance.state import INSPECTORS, SecondChance

BEFORE_FIRST = -1  # where an inspector starts


class Cooperative(SecondChance):
    """A cooperative game: one score for all, Environmental Goals, two secret Private Goals for each player.

    `score` has one entry, the team's. The tiles that inspectors have put under the fossil deck are known to all.
    """

    env_tile: list[int]  # the open Environmental Goals: power plants, then knowledge, then summits
    env_done: list[int]  # 1 if achieved and turned over, in the same order
    inspector: list[int]  # the number of the tile in its group, BEFORE_FIRST at first: green, blue
    inspected: int  # how many tiles at the bottom of the fossil deck everybody has seen
    alone: list[int]  # 1 if the player has completed a summit of two topics alone

    def __init__(self, players: int, random: Generator, rules: SecondChanceRules) -> None:
        super().__init__(players, random, rules)

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
        other = Cooperative(self.players, self.random.copy(), self.second)
        self.copy_second_chance(other)
        other.env_tile = self.env_tile[:]
        other.env_done = self.env_done[:]
        other.inspector = self.inspector[:]
        other.inspected = self.inspected
        other.alone = self.alone[:]
        return other

    # The cooperative rules in the middle of shared ones

    def account(self, player: int) -> int:
        return 0  # SO-OPS-01, SO-INC-01

    def rounds_now(self) -> int:
        rules = self.second
        return rules.last_rounds if self.decade == rules.decades else rules.rounds  # SO-FLOW-03

    def push_charge(self, region: int) -> None:
        self.inspected = min(self.inspected, len(self.fossil_deck))
        super().push_charge(region)

    def reach_space(self, source: int, position: int) -> None:
        from keeling.titles.second_chance.environment import push_knowledge_goals

        push_knowledge_goals(self, source, position)

    def claim(self, player: int, card: int) -> None:
        self.score[0] += self.second.un_points  # SO-OPS-02

    def complete_plant(self, region: int, source: int) -> None:
        from keeling.titles.second_chance.environment import push_plant_goals

        push_plant_goals(self, region, source)

    def complete_summit(self, place: int) -> None:
        from keeling.titles.second_chance.environment import push_summit_goals
        from keeling.titles.second_chance.private_goals import push_lone_summit

        tile = self.summit_tile[place]
        push_summit_goals(self, tile)
        talkers = self.summit_scientist[place * TOPIC_STRIDE : place * TOPIC_STRIDE + self.rules.summit_size[tile]]
        if len(talkers) == 2 and talkers[0] == talkers[1] and talkers[0] != NOBODY:
            push_lone_summit(self, talkers[0])  # SO-GOAL-03

    def redeal(self, seat: int) -> None:
        known = self.fossil_deck[: self.inspected]
        self.fossil_deck = self.fossil_deck[self.inspected :]
        super().redeal(seat)
        self.fossil_deck = known + self.fossil_deck
        self._hide_lone_summit(seat)

    def _hide_lone_summit(self, seat: int) -> None:
        """Who has completed a summit alone and shown no card for it cannot hold that card (SO-GOAL-00)."""
        place = self.goal_place
        for card in range(len(place)):
            holder = place[card]
            if self.second.private_kind[card] != WANTS_LONE_SUMMIT or holder == seat or not self._is_alone(holder):
                continue
            others = [n for n in range(len(place)) if self._may_swap(place[n], seat)]
            other = others[self.random.below(len(others))]
            place[card], place[other] = place[other], holder

    def _is_alone(self, where: int) -> bool:
        """Whether a goal in this place is in the hand of a player who has completed a summit alone."""
        return 0 <= where < self.players and self.alone[where] == 1

    def _may_swap(self, where: int, seat: int) -> bool:
        """Whether a goal the seat has not seen lies in this place, where the card of the lone summit could be."""
        if where == GOAL_BOX:
            return True
        return 0 <= where < self.players and where != seat and not self._is_alone(where)

    # For bots and tests

    def violations(self) -> list[str]:
        """The invariants that do not hold."""
        from keeling.titles.second_chance.invariants import cooperative_violations

        return cooperative_violations(self)
