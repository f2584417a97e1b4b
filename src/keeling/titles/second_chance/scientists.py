"""Moving a Scientist (rulebook 1.1a): leaving a project teaches, and a played card gives its minor effect."""

from typing import Final

from keeling.kernel.game import Choices, Step
from keeling.titles.common.alphabet import MINOR
from keeling.titles.common.board import Board
from keeling.titles.common.layout import NOBODY
from keeling.titles.common.lobby import push_lobby_effect
from keeling.titles.common.propose import RECRUIT_BY_GRANT
from keeling.titles.common.scientists import (
    DECLINE_OFFER,
    IN_HAND,
    LeaveProject,
    MoveAway,
    MoveInTurn,
    MoveOne,
    MoveScientist,
    card_of,
    is_card,
    slot_of,
)
from keeling.titles.common.turn import AnyDecision
from keeling.titles.second_chance.alphabet import MOVE
from keeling.titles.second_chance.knowledge import push_knowledge
from keeling.titles.second_chance.state import SecondChance


class MoveWithKnowledge(Step[SecondChance]):
    """A scientist moves: the knowledge of leaving with all it brings comes before what the destination gives (G-130).

    S-SCI-12: whatever the reason. S-SCI-13: leaving the player board teaches nothing.
    """

    def __init__(self, player: int, origin: int, target: int) -> None:
        self.player = player
        self.origin = origin
        self.target = target

    def run(self, g: SecondChance) -> None:
        player = self.player
        if is_card(self.target):
            push_lobby_effect(g, player, card_of(self.target), MINOR)  # S-SCI-02, S-SCI-04, S-CRD-06, G-27
        if self.origin != IN_HAND:
            push_knowledge(g, player, g.project[slot_of(self.origin)])  # S-SCI-12
        g.then(MoveScientist(player, self.origin, self.target))


class ExecutiveMoveInTurn(MoveInTurn):
    """The executive action: a scientist's move."""

    def happen(self, g: Board, decision: AnyDecision, action: int) -> None:
        g.then(ExecutiveMove(decision.player, MOVE.origin(action), MOVE.target(action)))


EXECUTIVE_MOVE_IN_TURN: Final = ExecutiveMoveInTurn(MOVE)


class ExecutiveMove(Step[SecondChance]):
    """The executive action: the active player moves a scientist."""

    def __init__(self, player: int, origin: int, target: int) -> None:
        self.player = player
        self.origin = origin
        self.target = target

    def run(self, g: SecondChance) -> None:
        g.move_done = 1
        g.then(MoveWithKnowledge(self.player, self.origin, self.target))


class ClearProject(Step[SecondChance]):
    """A scientist on the project that gets infrastructure must move, whoever owns him, at no cost.

    S-INF-04, S-INF-05, S-INF-06, S-SCI-17: it is not the executive action.
    """

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, g: SecondChance) -> None:
        owner = g.project_scientist[self.slot]
        if owner != NOBODY:
            g.then(LeaveProject(owner, self.slot))


# Where a shared decision asks for a move

MOVE_ONE: Final = MoveOne(MOVE)
RESEARCH: Final = Choices(RECRUIT_BY_GRANT, MOVE_ONE, DECLINE_OFFER)
MOVE_OR_DECLINE: Final = Choices(MOVE_ONE, DECLINE_OFFER)
LEAVE: Final = Choices(MoveAway(MOVE))
