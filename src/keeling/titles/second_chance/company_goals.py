"""Company Goals (rulebook, competitive): giving one up for money; who holds two says which of them stays."""

from keeling.kernel.game import LEGAL, NOT_ASKED, Decision
from keeling.titles.common.goals import DiscardGoal
from keeling.titles.common.places import GOAL_DISCARDED
from keeling.titles.second_chance import refusal
from keeling.titles.second_chance.alphabet import COMPANY_GOAL_COUNT, KEEP
from keeling.titles.second_chance.state import SecondChance


def push_give_up(g: SecondChance, player: int) -> None:
    """Push that the player gives up a Company Goal (SX-OPS-01), by an option one of two (B-21)."""
    if g.goal_place.count(player) > 1:
        g.then(KeepOneGoal(player))
    else:
        g.then(DiscardGoal(player))


class KeepOneGoal(Decision[SecondChance]):
    """A player with two Company Goals keeps one and lays the other aside, unseen, for money (SX-GOAL-11)."""

    def options(self, g: SecondChance) -> list[int]:
        return [KEEP.code(card) for card in range(COMPANY_GOAL_COUNT) if refuse_stay(g, self.player, card) == LEGAL]

    def refuse(self, g: SecondChance, action: int) -> int:
        return refuse_stay(g, self.player, KEEP.card(action)) if KEEP.holds(action) else NOT_ASKED

    def choose(self, g: SecondChance, action: int) -> None:
        # A step of its own would tell all players which card it is.
        for card in range(COMPANY_GOAL_COUNT):
            if g.goal_place[card] == self.player and card != KEEP.card(action):
                g.goal_place[card] = GOAL_DISCARDED + self.player
                g.money[self.player] += g.rules.goal_money


def refuse_stay(g: SecondChance, player: int, card: int) -> int:
    """Why the player cannot keep this Company Goal while he gives up another; 0 if he can."""
    return LEGAL if g.goal_place[card] == player else refusal.NOT_OFFERED
