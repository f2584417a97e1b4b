"""Proposing a project: a region takes a project of its agenda and pays the grant of the space."""

from keeling.kernel.game import LEGAL, NOT_ASKED, Decision, Step
from keeling.titles.common import refusal
from keeling.titles.common.alphabet import DECLINE, PROPOSE, RECRUIT
from keeling.titles.common.board import Board
from keeling.titles.common.layout import EMPTY, GRANT_COUNT, MONEY_GRANT, RANKS, SLOT_COUNT, TECH_GRANT
from keeling.titles.common.scientists import add_moves, refuse_move, refuse_recruit


def refuse_propose(g: Board, slot: int, source: int) -> int:
    """Why this project cannot be proposed here; 0 if it can."""
    if g.project[slot] != EMPTY:
        return refusal.SLOT_TAKEN  # C-PRO-01, S-PRO-01
    if not g.accepts(slot // GRANT_COUNT, source):
        return refusal.NOT_ON_AGENDA  # C-SET-16, S-PRO-01
    if g.project_pool[source] == 0:
        return refusal.NO_PROJECT_TILE  # C-PRO-02, S-PRO-07
    return LEGAL


def add_proposals(g: Board, actions: list[int]) -> None:
    """Append every legal proposal: C-PRO-04, C-PRO-11, G-120 and G-121 forbid none."""
    agenda = g.agenda
    project = g.project
    for slot in range(SLOT_COUNT):
        if project[slot] == EMPTY:
            first_action = PROPOSE.code(slot)
            first = slot // GRANT_COUNT * RANKS
            for rank in range(first, first + RANKS):
                source = agenda[rank]
                if refuse_propose(g, slot, source) == LEGAL:
                    actions.append(first_action + source)


class Propose(Step[Board]):
    """The active player puts a project on an empty space of a region that wants its source (C-PRO-12: no point)."""

    def __init__(self, player: int, slot: int, source: int) -> None:
        self.player = player
        self.slot = slot
        self.source = source

    def run(self, g: Board) -> None:
        slot = self.slot
        g.main_done = 1
        g.proposed_slot = slot
        g.project_pool[self.source] -= 1
        g.project[slot] = self.source  # C-PRO-01, C-PRO-03; C-PRO-14: before the grant
        g.installed[slot] = 0
        grant = slot % GRANT_COUNT
        if grant == MONEY_GRANT:
            g.then(GrantMoney(self.player, slot // GRANT_COUNT))
        elif grant == TECH_GRANT:
            g.then(GrantCubes(self.player))
        else:
            g.then(GrantResearch(self.player))
        g.rules.note_proposal(g, self.player, slot)


class GrantMoney(Step[Board]):
    """The grant "money": a coin for each CEP in the region, and no less than the title's least."""

    def __init__(self, player: int, region: int) -> None:
        self.player = player
        self.region = region

    def run(self, g: Board) -> None:
        g.money[self.player] += max(g.region_cep[self.region], g.rules.grant_least_money)  # C-PRO-05, S-PRO-04


class GrantCubes(Step[Board]):
    """The grant "tech": cubes from the supply."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: Board) -> None:
        g.take_cubes(self.player, g.rules.grant_cubes)  # C-PRO-06, S-PRO-05


class GrantResearch(Decision[Board]):
    """The grant "research": recruit a scientist or move one (C-PRO-07, S-PRO-06); both may be declined (G-29)."""

    def options(self, g: Board) -> list[int]:
        actions = []
        if refuse_recruit(g, self.player) == LEGAL:
            actions.append(RECRUIT.code())
        add_moves(g, self.player, actions)
        actions.append(DECLINE.code())
        return actions

    def refuse(self, g: Board, action: int) -> int:
        move = g.rules.move
        if RECRUIT.holds(action):
            return refuse_recruit(g, self.player)
        if move.holds(action):
            return refuse_move(g, self.player, move.origin(action), move.target(action))
        return LEGAL if DECLINE.holds(action) else NOT_ASKED

    def choose(self, g: Board, action: int) -> None:
        move = g.rules.move
        if RECRUIT.holds(action):
            g.rules.push_recruit(g, self.player)  # C-PRO-10, C-PRO-13, S-SCI-15
        elif move.holds(action):
            g.rules.push_move(g, self.player, move.origin(action), move.target(action))  # C-PRO-08
