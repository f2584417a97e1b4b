"""Scientists: where one may go, and going there.

An origin is 0 for the hand or a slot + 1; a target is 0 for the hand, a slot + 1, or FIRST_TOPIC + a summit topic.
"""

from typing import Final

from keeling.kernel.game import LEGAL, Step
from keeling.titles.common import refusal
from keeling.titles.common.board import EMPTY, NOBODY, SLOT_COUNT, Board
from keeling.titles.common.summits import join_summit, topic_source, vacant_topics

IN_HAND: Final = 0
FIRST_TOPIC: Final = SLOT_COUNT + 1


def refuse_move(g: Board, player: int, origin: int, target: int) -> int:
    """Why the player's scientist cannot go from origin to target; 0 if he can. None leaves a summit (C-SCI-06)."""
    if origin == IN_HAND:
        if g.hand_scientists[player] == 0:
            return refusal.NO_SCIENTIST_THERE
        if target >= FIRST_TOPIC:
            return refusal.NOT_FROM_HAND  # C-SCI-03
    elif g.project_scientist[origin - 1] != player:
        return refusal.NO_SCIENTIST_THERE
    if origin == target:
        return refusal.SAME_PLACE
    if target == IN_HAND:
        return LEGAL
    if target < FIRST_TOPIC:
        if g.project[target - 1] == EMPTY:
            return refusal.NO_PROJECT_THERE
        if g.project_scientist[target - 1] != NOBODY:
            return refusal.PLACE_OCCUPIED  # C-SCI-02, C-SCI-04
        return LEGAL
    source = topic_source(g, target - FIRST_TOPIC)
    if source == EMPTY:
        return refusal.NO_SUCH_TOPIC
    if source != g.project[origin - 1]:
        return refusal.WRONG_TOPIC  # C-SCI-03
    if g.summit_scientist[target - FIRST_TOPIC] != NOBODY:
        return refusal.PLACE_OCCUPIED  # C-SCI-05
    return LEGAL


def add_moves(g: Board, player: int, first: int, stride: int, actions: list[int]) -> None:
    """Append the player's scientist moves, coded as first + origin * stride + target.

    The same moves as those `refuse_move` lets pass, found without trying all of them.
    """
    project = g.project
    scientist = g.project_scientist
    vacant = [slot + 1 for slot in range(SLOT_COUNT) if scientist[slot] == NOBODY and project[slot] != EMPTY]
    if g.hand_scientists[player] > 0:
        for target in vacant:
            actions.append(first + target)
    for slot in range(SLOT_COUNT):
        if scientist[slot] == player:
            base = first + (slot + 1) * stride
            actions.append(base + IN_HAND)
            for target in vacant:
                actions.append(base + target)
            for topic in vacant_topics(g, project[slot]):
                actions.append(base + FIRST_TOPIC + topic)


class MoveScientist(Step[Board]):
    """A scientist of the player goes from origin to target."""

    def __init__(self, player: int, origin: int, target: int) -> None:
        self.player = player
        self.origin = origin
        self.target = target

    def run(self, g: Board) -> None:
        player = self.player
        target = self.target
        if self.origin == IN_HAND:
            g.hand_scientists[player] -= 1
        else:
            g.project_scientist[self.origin - 1] = NOBODY
        if target == IN_HAND:
            g.hand_scientists[player] += 1
        elif target < FIRST_TOPIC:
            g.project_scientist[target - 1] = player
        else:
            topic = target - FIRST_TOPIC
            join_summit(g, player, topic)
            if player == g.active:
                g.summit_sources |= 1 << topic_source(g, topic)  # G-30


class RecruitScientist(Step[Board]):
    """A scientist comes from the recruitment pool into the player's hand."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: Board) -> None:
        g.pool_scientists[self.player] -= 1
        g.hand_scientists[self.player] += 1
