"""Scientists: where one may go, and going there.

An origin is 0 for the hand or a slot + 1. A target is 0 for the hand, a slot + 1, FIRST_TOPIC + a summit topic, or
FIRST_CARD + a played lobby card where the title lets cards be visited.
"""

from typing import Final

from keeling.kernel.game import LEGAL, NOT_ASKED, Decision, Step
from keeling.titles.common import refusal
from keeling.titles.common.alphabet import DECLINE
from keeling.titles.common.board import Board
from keeling.titles.common.layout import EMPTY, NOBODY, PLACE_COUNT, SLOT_COUNT, TOPIC_STRIDE
from keeling.titles.common.summits import join_summit, topic_source, vacant_topics

IN_HAND: Final = 0
FIRST_TOPIC: Final = SLOT_COUNT + 1
FIRST_CARD: Final = FIRST_TOPIC + PLACE_COUNT * TOPIC_STRIDE


def refuse_move(g: Board, player: int, origin: int, target: int) -> int:
    """Why the player's scientist cannot go from origin to target; 0 if he can. None leaves a summit or a card.

    C-SCI-06, S-SCI-10, S-SCI-11: those places are no origins.
    """
    if origin == IN_HAND:
        if g.hand_scientists[player] == 0:
            return refusal.NO_SCIENTIST_THERE
        if FIRST_TOPIC <= target < FIRST_CARD:
            return refusal.NOT_FROM_HAND  # C-SCI-03, S-SCI-09
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
            return refusal.PLACE_OCCUPIED  # C-SCI-02, C-SCI-04, S-SCI-07
        return LEGAL if g.rules.welcomes_scientists(g, target - 1) else refusal.ALREADY_INSTALLED  # S-SCI-08
    if target >= FIRST_CARD:
        return g.rules.refuse_card_visit(g, target - FIRST_CARD)
    source = topic_source(g, target - FIRST_TOPIC)
    if source == EMPTY:
        return refusal.NO_SUCH_TOPIC
    if source != g.project[origin - 1]:
        return refusal.WRONG_TOPIC  # C-SCI-03, S-SCI-05
    if g.summit_scientist[target - FIRST_TOPIC] != NOBODY:
        return refusal.PLACE_OCCUPIED  # C-SCI-05, S-SCI-07
    return LEGAL


def vacant_projects(g: Board) -> list[int]:
    """The targets that are projects a scientist may go to."""
    project = g.project
    scientist = g.project_scientist
    everywhere = g.rules.scientists_on_installed
    return [
        slot + 1
        for slot in range(SLOT_COUNT)
        if scientist[slot] == NOBODY and project[slot] != EMPTY and (everywhere or g.rules.welcomes_scientists(g, slot))
    ]


def add_moves(g: Board, player: int, actions: list[int]) -> None:
    """Append the player's scientist moves.

    The same moves as those `refuse_move` lets pass, found without trying all of them.
    """
    scientist = g.project_scientist
    in_hand = g.hand_scientists[player] > 0
    if not in_hand and player not in scientist:
        return  # G-122
    move = g.rules.move
    vacant = vacant_projects(g)
    g.rules.add_open_cards(g, vacant)
    if in_hand:
        for target in vacant:
            actions.append(move.first + target)
    for slot in range(SLOT_COUNT):
        if scientist[slot] == player:
            add_moves_from(g, slot, vacant, actions)


def add_moves_from(g: Board, slot: int, vacant: list[int], actions: list[int]) -> None:
    """Append the moves from a project: to the hand, to the vacant projects and cards, to its topics."""
    base = g.rules.move.code(slot + 1)
    actions.append(base + IN_HAND)
    for target in vacant:
        actions.append(base + target)
    for topic in vacant_topics(g, g.project[slot]):
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
        elif target >= FIRST_CARD:
            g.rules.visit_card(g, player, target - FIRST_CARD)
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


class MoveOrDecline(Decision[Board]):
    """A card lets the player move a scientist; it may be declined (G-29)."""

    def options(self, g: Board) -> list[int]:
        actions: list[int] = []
        add_moves(g, self.player, actions)
        actions.append(DECLINE.code())
        return actions

    def refuse(self, g: Board, action: int) -> int:
        move = g.rules.move
        if move.holds(action):
            return refuse_move(g, self.player, move.origin(action), move.target(action))
        return LEGAL if DECLINE.holds(action) else NOT_ASKED

    def choose(self, g: Board, action: int) -> None:
        move = g.rules.move
        if move.holds(action):
            g.rules.push_move(g, self.player, move.origin(action), move.target(action))  # C-SCI-15


class LeaveProject(Decision[Board]):
    """The owner chooses where his scientist goes from a project that is used: like any move, but he cannot stay."""

    def __init__(self, player: int, slot: int) -> None:
        super().__init__(player)
        self.slot = slot

    def options(self, g: Board) -> list[int]:
        vacant = vacant_projects(g)
        g.rules.add_open_cards(g, vacant)
        actions: list[int] = []
        add_moves_from(g, self.slot, vacant, actions)
        return actions

    def refuse(self, g: Board, action: int) -> int:
        move = g.rules.move
        if not move.holds(action):
            return NOT_ASKED
        if move.origin(action) != self.slot + 1:
            return refusal.NOT_THIS_SCIENTIST
        if move.target(action) == self.slot + 1:
            return refusal.MUST_LEAVE
        return refuse_move(g, self.player, move.origin(action), move.target(action))

    def choose(self, g: Board, action: int) -> None:
        g.rules.push_move(g, self.player, self.slot + 1, g.rules.move.target(action))  # C-CON-23, C-SCI-07, G-28


def refuse_recruit(g: Board, player: int) -> int:
    """Why the player cannot recruit a scientist; 0 if he can."""
    return LEGAL if g.pool_scientists[player] > 0 else refusal.POOL_EMPTY  # C-PRO-09, S-SCI-16
