"""Proposing a project: a region takes a project of its agenda and pays the grant of the space."""

from typing import Final, cast

from keeling.kernel.game import LEGAL, Choice, Choices, Decision, Step
from keeling.titles.common import refusal
from keeling.titles.common.alphabet import PROPOSE, RECRUIT
from keeling.titles.common.board import Board
from keeling.titles.common.layout import (
    EMPTY,
    MONEY_GRANT,
    REGION_COUNT,
    TECH_GRANT,
    agenda_at,
    grant_of,
    region_of,
    slot_at,
)
from keeling.titles.common.scientists import refuse_recruit
from keeling.titles.common.turn import AnyDecision, MainAction


class ProposeProject(MainAction[Board]):
    """A project for an empty space of a region that wants its source: C-PRO-04, C-PRO-11, G-120, G-121 forbid none."""

    def refuse_action(self, g: Board, player: int, action: int) -> int:
        return refuse_propose(g, PROPOSE.slot(action), PROPOSE.source(action))

    def add_actions(self, g: Board, player: int, actions: list[int]) -> None:
        add_proposals(g, actions)

    def happen(self, g: Board, decision: AnyDecision, action: int) -> None:
        g.then(Propose(decision.player, PROPOSE.slot(action), PROPOSE.source(action)))


def refuse_propose(g: Board, slot: int, source: int) -> int:
    """Why this project cannot be proposed here; 0 if it can."""
    if g.project[slot] != EMPTY:
        return refusal.SLOT_TAKEN  # C-PRO-01, S-PRO-01
    if not g.accepts(region_of(slot), source):
        return refusal.NOT_ON_AGENDA  # C-SET-16, S-PRO-01
    if g.project_pool[source] == 0:
        return refusal.NO_PROJECT_TILE  # C-PRO-02, S-PRO-07
    return LEGAL


def add_proposals(g: Board, actions: list[int]) -> None:
    """Append every legal proposal: what `refuse_propose` lets pass, found region by region."""
    project = g.project
    every = g.alphabet.actions
    listed = cast("list[object]", actions)
    for region in range(REGION_COUNT):
        wanted: list[int] = []
        for rank in range(agenda_at(region, 0), agenda_at(region + 1, 0)):
            source = g.agenda[rank]
            if g.project_pool[source] > 0:
                wanted.append(source)
        for slot in range(slot_at(region, 0), slot_at(region + 1, 0)):
            if project[slot] == EMPTY:
                first = PROPOSE.at(slot)
                for source in wanted:
                    listed.append(every[first + source])


PROPOSE_PROJECT: Final = ProposeProject(PROPOSE)


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
        grant = grant_of(slot)
        if grant == MONEY_GRANT:
            g.then(GrantMoney(self.player, region_of(slot)))
        elif grant == TECH_GRANT:
            g.then(GrantCubes(self.player))
        else:
            g.then(GrantResearch(self.player))
        g.rules.note_proposal(g, self.player, slot)  # S-PRO-08: a level matters only when the plant is built


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

    def choices(self, g: Board) -> Choices:
        return g.rules.research_choices


class RecruitByGrant(Choice[Board, GrantResearch]):
    """The grant brings a new scientist."""

    def refuse(self, g: Board, decision: GrantResearch, action: int) -> int:
        return refuse_recruit(g, decision.player)

    def happen(self, g: Board, decision: GrantResearch, action: int) -> None:
        g.rules.push_recruit(g, decision.player)  # C-PRO-10, C-PRO-13, S-SCI-15


RECRUIT_BY_GRANT: Final = RecruitByGrant(RECRUIT)
