"""Proposing a project (rulebook 2.1.1): a region takes a project and pays a grant for it."""

from keeling.kernel.game import LEGAL, NOT_ASKED, Decision, Step
from keeling.titles.classic import refusal
from keeling.titles.classic.alphabet import DECLINE, MOVE, PROPOSE, RECRUIT
from keeling.titles.classic.state import Classic
from keeling.titles.common.board import EMPTY, GRANT_COUNT, MONEY_GRANT, RANKS, SLOT_COUNT, TECH_GRANT
from keeling.titles.common.scientists import MoveScientist, RecruitScientist, add_moves, refuse_move


def refuse_propose(g: Classic, slot: int, source: int) -> int:
    """Why this project cannot be proposed here; 0 if it can."""
    if g.main_done:
        return refusal.ACTION_DONE  # C-TURN-01
    if g.project[slot] != EMPTY:
        return refusal.SLOT_TAKEN  # C-PRO-01
    if not g.accepts(slot // GRANT_COUNT, source):
        return refusal.NOT_ON_AGENDA  # C-SET-16
    if g.project_pool[source] == 0:
        return refusal.NO_PROJECT_TILE  # C-PRO-02
    return LEGAL


def add_proposals(g: Classic, actions: list[int]) -> None:
    """Append every legal proposal: C-PRO-04 and C-PRO-11 forbid none."""
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


class Propose(Step[Classic]):
    """The active player puts a project on an empty space of a region that wants its source (C-PRO-12: no point)."""

    def __init__(self, player: int, slot: int, source: int) -> None:
        self.player = player
        self.slot = slot
        self.source = source

    def run(self, g: Classic) -> None:
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


class GrantMoney(Step[Classic]):
    """The grant "money": a coin for each CEP in the region, at least one."""

    def __init__(self, player: int, region: int) -> None:
        self.player = player
        self.region = region

    def run(self, g: Classic) -> None:
        g.money[self.player] += max(g.region_cep[self.region], g.classic.grant_least_money)  # C-PRO-05


class GrantCubes(Step[Classic]):
    """The grant "tech": cubes from the supply."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: Classic) -> None:
        g.take_cubes(self.player, g.classic.grant_cubes)  # C-PRO-06


class GrantResearch(Decision[Classic]):
    """The grant "research": recruit a scientist or move one (C-PRO-07); both may be declined (G-29)."""

    def options(self, g: Classic) -> list[int]:
        actions = []
        if refuse_recruit(g, self.player) == LEGAL:
            actions.append(RECRUIT.code())
        add_moves(g, self.player, MOVE.first, MOVE.stride_i, actions)
        actions.append(DECLINE.code())
        return actions

    def refuse(self, g: Classic, action: int) -> int:
        if RECRUIT.holds(action):
            return refuse_recruit(g, self.player)
        if MOVE.holds(action):
            return refuse_move(g, self.player, MOVE.i(action), MOVE.j(action))
        return LEGAL if DECLINE.holds(action) else NOT_ASKED

    def choose(self, g: Classic, action: int) -> None:
        if RECRUIT.holds(action):
            g.then(RecruitScientist(self.player))  # C-PRO-10, C-PRO-13
        elif MOVE.holds(action):
            g.then(MoveScientist(self.player, MOVE.i(action), MOVE.j(action)))  # C-PRO-08


def refuse_recruit(g: Classic, player: int) -> int:
    """Why the player cannot recruit a scientist; 0 if he can."""
    return LEGAL if g.pool_scientists[player] > 0 else refusal.POOL_EMPTY  # C-PRO-09
