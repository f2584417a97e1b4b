"""Scientists (rulebook 2.2.1): the free move, and being sent away from a used project."""

from typing import Final

from keeling.kernel.game import Choice, Choices, Decision, Step
from keeling.titles.classic import refusal
from keeling.titles.classic.alphabet import MOVE
from keeling.titles.classic.rules import OWN_FREE_TO_HAND
from keeling.titles.classic.state import Classic
from keeling.titles.common import refusal as shared
from keeling.titles.common.board import Board
from keeling.titles.common.layout import NOBODY
from keeling.titles.common.propose import RECRUIT_BY_GRANT
from keeling.titles.common.scientists import (
    DECLINE_OFFER,
    IN_HAND,
    LeaveProject,
    MoveAway,
    MoveInTurn,
    MoveOne,
    MoveScientist,
    is_project,
    on_project,
    on_topic,
    refuse_move,
)
from keeling.titles.common.summits import vacant_topics
from keeling.titles.common.tracks import GainExpertise
from keeling.titles.common.turn import AnyDecision


class FreeMoveInTurn(MoveInTurn):
    """The free scientist move of the turn."""

    def happen(self, g: Board, decision: AnyDecision, action: int) -> None:
        g.then(FreeMove(decision.player, MOVE.origin(action), MOVE.target(action)))


FREE_MOVE_IN_TURN: Final = FreeMoveInTurn(MOVE)
MOVE_ONE: Final = MoveOne(MOVE)
RESEARCH: Final = Choices(RECRUIT_BY_GRANT, MOVE_ONE, DECLINE_OFFER)
MOVE_OR_DECLINE: Final = Choices(MOVE_ONE, DECLINE_OFFER)
LEAVE_PROJECT: Final = Choices(MoveAway(MOVE))


class FreeMove(MoveScientist):
    """The free scientist move of the turn."""

    def run(self, g: Board) -> None:
        g.move_done = 1
        super().run(g)


# Somebody else uses the project


class SendScientistAway(Step[Classic]):
    """Another player's scientist has to leave the project that the player is using."""

    def __init__(self, player: int, slot: int) -> None:
        self.player = player
        self.slot = slot

    def run(self, g: Classic) -> None:
        owner = g.project_scientist[self.slot]
        if owner != NOBODY and owner != self.player:
            g.then(
                PayScientistOwner(self.player, owner),  # C-SCI-10
                LeaveForOpponent(owner, self.slot),  # C-SCI-11
            )


class PayScientistOwner(Step[Classic]):
    """The player pays a coin to the owner of the scientist he sends away."""

    def __init__(self, player: int, owner: int) -> None:
        self.player = player
        self.owner = owner

    def run(self, g: Classic) -> None:
        coin = g.classic.scientist_coin
        g.money[self.player] -= coin
        g.money[self.owner] += coin


class LeaveForOpponent(Decision[Classic]):
    """The owner takes his scientist in hand and learns, or sends him to a summit on the project's source."""

    def __init__(self, player: int, slot: int) -> None:
        super().__init__(player)
        self.slot = slot

    def choices(self, g: Classic) -> Choices:
        return LEAVE_FOR_OPPONENT


class SentAway(Choice[Classic, LeaveForOpponent]):
    """To the hand, or to a vacant topic of the project's source."""

    def add(self, g: Classic, decision: LeaveForOpponent, actions: list[int]) -> None:
        origin = on_project(decision.slot)
        actions.append(MOVE.code(origin, IN_HAND))  # C-SCI-13, G-124: always possible
        for topic in vacant_topics(g, g.project[decision.slot]):
            actions.append(MOVE.code(origin, on_topic(topic)))  # C-SCI-12

    def refuse(self, g: Classic, decision: LeaveForOpponent, action: int) -> int:
        return refuse_leave_for_opponent(g, decision.player, decision.slot, MOVE.origin(action), MOVE.target(action))

    def happen(self, g: Classic, decision: LeaveForOpponent, action: int) -> None:
        target = MOVE.target(action)
        if target == IN_HAND:
            g.then(GainExpertise(decision.player, g.project[decision.slot]))  # G-26: lost at the end of the track
        g.then(MoveScientist(decision.player, on_project(decision.slot), target))


LEAVE_FOR_OPPONENT: Final = Choices(SentAway(MOVE))


def refuse_leave_for_opponent(g: Classic, player: int, slot: int, origin: int, target: int) -> int:
    """Why a scientist who is sent away cannot go there; 0 if he can."""
    if origin != on_project(slot):
        return shared.NOT_THIS_SCIENTIST
    if is_project(target):
        return refusal.NOT_A_PROJECT_HERE
    return refuse_move(g, player, origin, target)


# The builder's own scientist


class SendOwnScientistAway(Step[Classic]):
    """The builder's own scientist leaves the project that is used up (C-CON-18)."""

    def __init__(self, player: int, slot: int) -> None:
        self.player = player
        self.slot = slot

    def run(self, g: Classic) -> None:
        if g.project_scientist[self.slot] != self.player:
            return
        if not g.move_done:
            g.move_done = 1  # B-06: it is the free move of this turn
            g.then(LeaveProject(self.player, self.slot))
        elif g.classic.own_scientist == OWN_FREE_TO_HAND:
            g.then(MoveScientist(self.player, on_project(self.slot), IN_HAND))  # G-23
        else:
            g.then(LeaveProject(self.player, self.slot))  # G-23: option free_move
