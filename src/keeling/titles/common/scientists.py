"""Scientists: where one may go, and going there.

A place of a scientist is a number: the hand, a project, a summit topic, or a played lobby card where the title lets
cards be visited. He leaves the hand or a project, and goes to any of them.
"""

from typing import Final, cast

from keeling.kernel.game import LEGAL, Choice, Choices, Decision, Step
from keeling.titles.common import refusal
from keeling.titles.common.alphabet import DECLINE, MoveKind
from keeling.titles.common.board import Board, with_entry
from keeling.titles.common.layout import EMPTY, NOBODY, PLACE_COUNT, SLOT_COUNT, topic_at
from keeling.titles.common.summits import join_summit, topic_source, vacant_topics
from keeling.titles.common.turn import AnyDecision, TurnChoice

IN_HAND: Final = 0
FIRST_PROJECT: Final = 1
FIRST_TOPIC: Final = FIRST_PROJECT + SLOT_COUNT
FIRST_CARD: Final = FIRST_TOPIC + topic_at(PLACE_COUNT, 0)


# Places as numbers


def on_project(slot: int) -> int:
    """The place of a scientist on the project of this slot."""
    return FIRST_PROJECT + slot


def on_topic(topic: int) -> int:
    """The place of a scientist on a summit topic."""
    return FIRST_TOPIC + topic


def on_card(card: int) -> int:
    """The place of a scientist on a played lobby card."""
    return FIRST_CARD + card


def is_project(place: int) -> bool:
    """Whether the place is a project."""
    return FIRST_PROJECT <= place < FIRST_TOPIC


def is_topic(place: int) -> bool:
    """Whether the place is a summit topic."""
    return FIRST_TOPIC <= place < FIRST_CARD


def is_card(place: int) -> bool:
    """Whether the place is a lobby card."""
    return place >= FIRST_CARD


def slot_of(place: int) -> int:
    """The slot of a place that is a project."""
    return place - FIRST_PROJECT


def topic_of(place: int) -> int:
    """The summit topic of a place that is one."""
    return place - FIRST_TOPIC


def card_of(place: int) -> int:
    """The lobby card of a place that is one."""
    return place - FIRST_CARD


# Which moves there are


def refuse_move(g: Board, player: int, origin: int, target: int) -> int:
    """Why the player's scientist cannot go from origin to target; 0 if he can. None leaves a summit or a card.

    C-SCI-06, S-SCI-10, S-SCI-11: those places are no origins.
    """
    if origin == IN_HAND:
        if g.hand_scientists[player] == 0:
            return refusal.NO_SCIENTIST_THERE
        if is_topic(target):
            return refusal.NOT_FROM_HAND  # C-SCI-03, S-SCI-09
    elif g.project_scientist[slot_of(origin)] != player:
        return refusal.NO_SCIENTIST_THERE
    if origin == target:
        return refusal.SAME_PLACE
    if target == IN_HAND:
        return LEGAL  # C-SCI-01, S-SCI-06
    if is_project(target):
        slot = slot_of(target)
        if g.project[slot] == EMPTY:
            return refusal.NO_PROJECT_THERE
        if g.project_scientist[slot] != NOBODY:
            return refusal.PLACE_OCCUPIED  # C-SCI-02, C-SCI-04, S-SCI-07
        # S-SCI-01, S-SCI-03, S-SCI-08
        return LEGAL if g.rules.welcomes_scientists(g, slot) else refusal.ALREADY_INSTALLED
    if is_card(target):
        return g.rules.refuse_card_visit(g, card_of(target))
    source = topic_source(g, topic_of(target))
    if source == EMPTY:
        return refusal.NO_SUCH_TOPIC
    if source != g.project[slot_of(origin)]:
        return refusal.WRONG_TOPIC  # C-SCI-03, S-SCI-05
    if g.summit_scientist[topic_of(target)] != NOBODY:
        return refusal.PLACE_OCCUPIED  # C-SCI-05, S-SCI-07
    return LEGAL


def open_targets(g: Board) -> list[int]:
    """Where any scientist may go, wherever he comes from: vacant projects and open lobby cards."""
    project = g.project
    scientist = g.project_scientist
    everywhere = g.rules.scientists_on_installed
    targets: list[int] = []
    for slot in range(SLOT_COUNT):
        vacant = project[slot] != EMPTY and scientist[slot] == NOBODY
        if vacant and (everywhere or g.rules.welcomes_scientists(g, slot)):
            targets.append(on_project(slot))
    g.rules.add_open_cards(g, targets)
    return targets


def add_moves(g: Board, player: int, actions: list[int]) -> None:
    """Append the player's scientist moves.

    The same moves as those `refuse_move` lets pass, found without trying all of them.
    """
    scientist = g.project_scientist
    in_hand = g.hand_scientists[player] > 0
    starts = [slot for slot in range(SLOT_COUNT) if scientist[slot] == player]
    if not in_hand and not starts:
        return  # G-122
    targets = open_targets(g)
    if in_hand:
        add_targets(g, g.rules.move.at(IN_HAND), targets, actions)
    for slot in starts:
        add_moves_from(g, slot, targets, actions)


def add_moves_from(g: Board, slot: int, targets: list[int], actions: list[int]) -> None:
    """Append the moves from a project: to the hand, to the open targets, to its topics."""
    first = g.rules.move.at(on_project(slot))
    actions.append(first + IN_HAND)
    add_targets(g, first, targets, actions)
    for topic in vacant_topics(g, g.project[slot]):
        actions.append(first + on_topic(topic))


def add_targets(g: Board, first: int, targets: list[int], actions: list[int]) -> None:
    """Append a move to each of the targets, for the scientist whose moves begin with this action."""
    every = g.alphabet.actions
    listed = cast("list[object]", actions)
    for target in targets:
        listed.append(every[first + target])


class MoveInTurn(TurnChoice[Board]):
    """The one scientist move of a turn; what it pushes is the title's."""

    def __init__(self, kind: MoveKind) -> None:
        super().__init__(kind)
        self.move = kind

    def add(self, g: Board, decision: AnyDecision, actions: list[int]) -> None:
        if not g.move_done:
            add_moves(g, decision.player, actions)

    def refuse(self, g: Board, decision: AnyDecision, action: int) -> int:
        if g.move_done:
            return refusal.MOVE_DONE  # C-TURN-02, S-OPS-04
        return refuse_move(g, decision.player, self.move.origin(action), self.move.target(action))  # C-SCI-01


class MoveOne(Choice[Board, AnyDecision]):
    """A scientist move that a grant or card gives."""

    def __init__(self, kind: MoveKind) -> None:
        super().__init__(kind)
        self.move = kind

    def add(self, g: Board, decision: AnyDecision, actions: list[int]) -> None:
        add_moves(g, decision.player, actions)

    def refuse(self, g: Board, decision: AnyDecision, action: int) -> int:
        return refuse_move(g, decision.player, self.move.origin(action), self.move.target(action))

    def happen(self, g: Board, decision: AnyDecision, action: int) -> None:
        # C-PRO-08, C-SCI-15
        g.rules.push_move(g, decision.player, self.move.origin(action), self.move.target(action))


class DeclineOffer(Choice[Board, AnyDecision]):
    """What was offered may be declined (G-29)."""


DECLINE_OFFER: Final = DeclineOffer(DECLINE)


# What happens


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
            g.project_scientist[slot_of(self.origin)] = NOBODY
        if target == IN_HAND:
            g.hand_scientists[player] += 1
        elif is_project(target):
            g.project_scientist[slot_of(target)] = player
        elif is_card(target):
            g.rules.visit_card(g, player, card_of(target))
        else:
            topic = topic_of(target)
            join_summit(g, player, topic)
            if player == g.active:
                g.summit_sources |= 1 << topic_source(g, topic)  # G-30


class RecruitScientist(Step[Board]):
    """A scientist comes from the recruitment pool into the player's hand."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: Board) -> None:
        pool = g.pool_scientists
        g.pool_scientists = with_entry(pool, self.player, pool[self.player] - 1)
        g.hand_scientists[self.player] += 1


class MoveOrDecline(Decision[Board]):
    """A card lets the player move a scientist; it may be declined (G-29)."""

    def choices(self, g: Board) -> Choices:
        return g.rules.move_choices


class LeaveProject(Decision[Board]):
    """The owner chooses where his scientist goes from a project that is used: like any move, but he cannot stay."""

    def __init__(self, player: int, slot: int) -> None:
        super().__init__(player)
        self.slot = slot

    def choices(self, g: Board) -> Choices:
        return g.rules.leave_choices


class MoveAway(Choice[Board, LeaveProject]):
    """Any move from the project that is used."""

    def __init__(self, kind: MoveKind) -> None:
        super().__init__(kind)
        self.move = kind

    def add(self, g: Board, decision: LeaveProject, actions: list[int]) -> None:
        add_moves_from(g, decision.slot, open_targets(g), actions)

    def refuse(self, g: Board, decision: LeaveProject, action: int) -> int:
        origin = on_project(decision.slot)
        if self.move.origin(action) != origin:
            return refusal.NOT_THIS_SCIENTIST
        if self.move.target(action) == origin:
            return refusal.MUST_LEAVE
        return refuse_move(g, decision.player, origin, self.move.target(action))

    def happen(self, g: Board, decision: LeaveProject, action: int) -> None:
        # C-CON-23, C-SCI-07, G-28
        g.rules.push_move(g, decision.player, on_project(decision.slot), self.move.target(action))


def refuse_recruit(g: Board, player: int) -> int:
    """Why the player cannot recruit a scientist; 0 if he can."""
    return LEGAL if g.pool_scientists[player] > 0 else refusal.POOL_EMPTY  # C-PRO-09, S-SCI-16
