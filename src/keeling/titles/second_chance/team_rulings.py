"""What the cooperative mode decides where the rules of Second Chance leave it to the mode."""

from keeling.titles.common.layout import NOBODY, topic_at
from keeling.titles.common.places import GOAL_BOX
from keeling.titles.second_chance.cooperative import Cooperative
from keeling.titles.second_chance.environment import push_knowledge_goals, push_plant_goals, push_summit_goals
from keeling.titles.second_chance.invariants import cooperative_violations
from keeling.titles.second_chance.pollution import ReduceEarly
from keeling.titles.second_chance.private_goals import LONE_TOPICS, push_lone_summit
from keeling.titles.second_chance.rules import WANTS_LONE_SUMMIT
from keeling.titles.second_chance.rulings import SecondChanceRulings


class CooperativeRulings(SecondChanceRulings[Cooperative]):
    """The rules of one cooperative game, and its rulings."""

    def account(self, player: int) -> int:
        return 0  # SO-OPS-01, SO-INC-01

    def rounds_now(self, g: Cooperative) -> int:
        return self.last_rounds if g.decade == self.decades else self.rounds  # SO-FLOW-03

    def push_charge(self, g: Cooperative, region: int) -> None:
        g.inspected = min(g.inspected, len(g.fossil_deck))
        super().push_charge(g, region)

    def reach_space(self, g: Cooperative, source: int, position: int) -> None:
        push_knowledge_goals(g, source, position)

    def claim(self, g: Cooperative, player: int, card: int) -> None:
        g.score[0] += self.un_points  # SO-OPS-02

    def before_income(self, g: Cooperative) -> None:
        if self.reduce_before_income:
            g.then(ReduceEarly(g.start_player))  # SO-INC-02

    def complete_plant(self, g: Cooperative, region: int, source: int) -> None:
        push_plant_goals(g, region, source)

    def complete_summit(self, g: Cooperative, place: int) -> None:
        tile = g.summit_tile[place]
        push_summit_goals(g, tile)
        talkers = g.summit_scientist[topic_at(place, 0) : topic_at(place, self.summit_size[tile])]
        if len(talkers) == LONE_TOPICS and talkers[0] == talkers[1] and talkers[0] != NOBODY:
            push_lone_summit(g, talkers[0])  # SO-GOAL-03

    # What a seat cannot know

    def redeal(self, g: Cooperative, seat: int) -> None:
        known = g.fossil_deck[: g.inspected]
        g.fossil_deck = g.fossil_deck[g.inspected :]
        super().redeal(g, seat)
        g.fossil_deck = known + g.fossil_deck
        self._hide_lone_summit(g, seat)

    def _hide_lone_summit(self, g: Cooperative, seat: int) -> None:
        """Who has completed a summit alone and shown no card for it cannot hold that card (SO-GOAL-00)."""
        place = g.goal_place
        for card in range(len(place)):
            holder = place[card]
            if self.private_kind[card] != WANTS_LONE_SUMMIT or holder == seat or not is_alone(g, holder):
                continue
            others = [n for n in range(len(place)) if may_swap(g, place[n], seat)]
            g.chance.deal(others)
            other = others[0]
            place[card], place[other] = place[other], holder

    def violations(self, g: Cooperative) -> list[str]:
        return cooperative_violations(g)


def is_alone(g: Cooperative, where: int) -> bool:
    """Whether a goal in this place is in the hand of a player who has completed a summit alone."""
    return 0 <= where < g.players and g.alone[where] == 1


def may_swap(g: Cooperative, where: int, seat: int) -> bool:
    """Whether a goal the seat has not seen lies in this place, where the card of the lone summit could be."""
    if where == GOAL_BOX:
        return True
    return 0 <= where < g.players and where != seat and not is_alone(g, where)
