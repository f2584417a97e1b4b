"""Scientists (rulebook 2.2.1): the free move, and being sent away from a used project."""

from keeling.kernel.game import NOT_ASKED, Decision, Step
from keeling.titles.classic import refusal
from keeling.titles.classic.alphabet import MOVE
from keeling.titles.classic.rules import OWN_FREE_TO_HAND
from keeling.titles.classic.state import Classic
from keeling.titles.common import refusal as shared
from keeling.titles.common.board import Board
from keeling.titles.common.layout import NOBODY
from keeling.titles.common.scientists import FIRST_TOPIC, IN_HAND, LeaveProject, MoveScientist, refuse_move
from keeling.titles.common.summits import vacant_topics
from keeling.titles.common.tracks import GainExpertise


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

    def options(self, g: Classic) -> list[int]:
        origin = self.slot + 1
        actions = [MOVE.code(origin, IN_HAND)]  # C-SCI-13, G-124: always possible
        for topic in vacant_topics(g, g.project[self.slot]):
            actions.append(MOVE.code(origin, FIRST_TOPIC + topic))  # C-SCI-12
        return actions

    def refuse(self, g: Classic, action: int) -> int:
        if not MOVE.holds(action):
            return NOT_ASKED
        return refuse_leave_for_opponent(g, self.player, self.slot, MOVE.origin(action), MOVE.target(action))

    def choose(self, g: Classic, action: int) -> None:
        target = MOVE.target(action)
        if target == IN_HAND:
            g.then(GainExpertise(self.player, g.project[self.slot]))  # G-26: lost at the end of the track
        g.then(MoveScientist(self.player, self.slot + 1, target))


def refuse_leave_for_opponent(g: Classic, player: int, slot: int, origin: int, target: int) -> int:
    """Why a scientist who is sent away cannot go there; 0 if he can."""
    if origin != slot + 1:
        return shared.NOT_THIS_SCIENTIST
    if 1 <= target < FIRST_TOPIC:
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
            g.then(MoveScientist(self.player, self.slot + 1, IN_HAND))  # G-23
        else:
            g.then(LeaveProject(self.player, self.slot))  # G-23: option free_move
