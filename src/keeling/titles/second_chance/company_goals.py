"""Company Goals (rulebook, competitive): giving one up for money; who holds two says which of them stays."""

from typing import Final, cast

from keeling.kernel.game import LEGAL, Choice, Choices, Decision
from keeling.titles.common import refusal as shared
from keeling.titles.common.alphabet import DECLINE, DISCARD_GOAL
from keeling.titles.common.board import Board
from keeling.titles.common.effects import GoalCount
from keeling.titles.common.goals import DiscardGoal, refuse_discard_goal
from keeling.titles.common.places import GOAL_DISCARDED
from keeling.titles.common.turn import AnyDecision, TurnChoice
from keeling.titles.second_chance import refusal
from keeling.titles.second_chance.alphabet import COMPANY_GOAL_COUNT, KEEP
from keeling.titles.second_chance.state import SecondChance


class GiveUpInTurn(TurnChoice[SecondChance]):
    """A Company Goal is given up for money in the own turn (SX-OPS-01: not an executive action)."""

    def lets_cards_follow(self) -> bool:
        return True

    def refuse(self, g: SecondChance, decision: AnyDecision, action: int) -> int:
        # Private Goals of the team are never given up.
        return shared.NO_GOAL if g.second.cooperative else refuse_discard_goal(g, decision.player)  # SX-OPS-01, B-24

    def happen(self, g: SecondChance, decision: AnyDecision, action: int) -> None:
        push_give_up(g, decision.player)


GIVE_UP_IN_TURN: Final = GiveUpInTurn(DISCARD_GOAL)


def push_give_up(g: SecondChance, player: int) -> None:
    """Push that the player gives up a Company Goal (SX-OPS-01), by an option one of two (B-21)."""
    if g.goal_place.count(player) > 1:
        g.then(KeepOneGoal(player))
    else:
        g.then(DiscardGoal(player))


class KeepOneGoal(Decision[SecondChance]):
    """A player with two Company Goals keeps one and lays the other aside, unseen, for money (SX-GOAL-11)."""

    def choices(self, g: SecondChance) -> Choices:
        return HELD_GOALS


class KeepHeld(Choice[SecondChance, KeepOneGoal]):
    """The Company Goal that stays."""

    def refuse(self, g: SecondChance, decision: KeepOneGoal, action: int) -> int:
        return LEGAL if g.goal_place[KEEP.card(action)] == decision.player else refusal.NOT_OFFERED

    def happen(self, g: SecondChance, decision: KeepOneGoal, action: int) -> None:
        # A step of its own would tell all players which card it is.
        player = decision.player
        for card in range(COMPANY_GOAL_COUNT):
            if g.goal_place[card] == player and card != KEEP.card(action):
                g.goal_place[card] = GOAL_DISCARDED + player
                g.money[player] += g.rules.goal_money


HELD_GOALS: Final = Choices(KeepHeld(KEEP))


# Outside the own turn


class KeepOrGiveUp(Decision[SecondChance]):
    """A player gives up a Company Goal for money, or keeps it; lapses for who has none (B-24)."""

    def choices(self, g: SecondChance) -> Choices:
        return KEEP_OR_GIVE_UP


class KeepAll(Choice[SecondChance, KeepOrGiveUp]):
    """The player keeps what he has."""

    def refuse(self, g: SecondChance, decision: KeepOrGiveUp, action: int) -> int:
        return refuse_discard_goal(g, decision.player)


class GiveUpForMoney(Choice[SecondChance, KeepOrGiveUp]):
    """The player gives up a Company Goal, if he has one."""

    def refuse(self, g: SecondChance, decision: KeepOrGiveUp, action: int) -> int:
        return refuse_discard_goal(g, decision.player)

    def happen(self, g: SecondChance, decision: KeepOrGiveUp, action: int) -> None:
        push_give_up(g, decision.player)


KEEP_OR_GIVE_UP: Final = Choices(KeepAll(DECLINE), GiveUpForMoney(DISCARD_GOAL))


# What only Company Goals of this edition count (SX-GOAL-08 to SX-GOAL-10)


class CountPreparedRegions(GoalCount):
    """Regions in which the player has prepared infrastructure."""

    def count(self, g: Board, player: int) -> int:
        prepared = cast(SecondChance, g).prepared_by_region(player)
        return len(prepared) - prepared.count(0)


class CountPreparedSources(GoalCount):
    """Types of which the player has prepared infrastructure."""

    def count(self, g: Board, player: int) -> int:
        prepared = cast(SecondChance, g).prepared_by_source(player)
        return len(prepared) - prepared.count(0)


class CountPreparedAfterFirst(GoalCount):
    """The player's infrastructures but one."""

    def count(self, g: Board, player: int) -> int:
        return max(0, sum(cast(SecondChance, g).prepared_by_source(player)) - 1)


PREPARED_REGIONS: Final = CountPreparedRegions("prepared_regions")
PREPARED_SOURCES: Final = CountPreparedSources("prepared_sources")
PREPARED_AFTER_FIRST: Final = CountPreparedAfterFirst("prepared_after_first")
