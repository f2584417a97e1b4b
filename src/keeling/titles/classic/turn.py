"""The Operations phase (rulebook 2): a turn, and its end."""

from typing import Final

from keeling.kernel.game import LEGAL, Choice, Choices, Decision, Step
from keeling.titles.classic import refusal
from keeling.titles.classic.cards import PLAY_LOBBY_IN_TURN, SCORE_UN_GOAL_IN_TURN
from keeling.titles.classic.construct import CONSTRUCT_PLANT, CONSTRUCT_WITH_CARD
from keeling.titles.classic.install import INSTALL_PROJECT
from keeling.titles.classic.scientists import FREE_MOVE_IN_TURN
from keeling.titles.classic.state import Classic
from keeling.titles.classic.summits import ScoreSummits
from keeling.titles.common.alphabet import LEARN
from keeling.titles.common.decade import EndTurn
from keeling.titles.common.goals import DISCARD_GOAL_IN_TURN
from keeling.titles.common.layout import SLOT_COUNT, SOURCE_COUNT
from keeling.titles.common.market import BUY_IN_TURN, SELL_IN_TURN
from keeling.titles.common.propose import PROPOSE_PROJECT
from keeling.titles.common.tracks import GainExpertise
from keeling.titles.common.turn import FINISH_TURN, PASS_TURN, Menu


class Turn(Step[Classic]):
    """A player's turn begins (C-TURN-01 to C-TURN-03)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: Classic) -> None:
        g.active = self.player
        g.clear_turn()  # C-MKT-13
        g.then(
            TurnMenu(self.player),
            LearnFromProject(self.player),  # C-TURN-05
            ScoreSummits(),  # C-TURN-06
            EndTurn(),
        )


class TurnMenu(Menu[Classic]):
    """The active player takes his action and his free moves in any order, one after the other, then ends his turn.

    C-TURN-08: this decision is the only way to them.
    """


TURN: Final = Choices(
    PROPOSE_PROJECT,  # 2.1.1
    INSTALL_PROJECT,  # 2.1.2
    CONSTRUCT_PLANT,  # 2.1.3
    CONSTRUCT_WITH_CARD,
    PASS_TURN,  # G-20
    FREE_MOVE_IN_TURN,  # 2.2.1
    BUY_IN_TURN,  # 2.2.2
    SELL_IN_TURN,
    PLAY_LOBBY_IN_TURN,  # 2.2.3
    SCORE_UN_GOAL_IN_TURN,
    DISCARD_GOAL_IN_TURN,
    FINISH_TURN,
)


class LearnFromProject(Decision[Classic]):
    """At the end of his turn a player learns from one project of his scientists (G-39: he must, if he can)."""

    def choices(self, g: Classic) -> Choices:
        return LEARN_FROM_PROJECT


class LearnOnProject(Choice[Classic, LearnFromProject]):
    """The source of any project with a scientist of the player."""

    def add(self, g: Classic, decision: LearnFromProject, actions: list[int]) -> None:
        studied = studied_sources(g, decision.player)
        for source in range(SOURCE_COUNT):
            if refuse_project(g, decision.player, source, studied) == LEGAL:
                actions.append(LEARN.code(source))

    def refuse(self, g: Classic, decision: LearnFromProject, action: int) -> int:
        player = decision.player
        return refuse_project(g, player, LEARN.source(action), studied_sources(g, player))

    def happen(self, g: Classic, decision: LearnFromProject, action: int) -> None:
        g.then(GainExpertise(decision.player, LEARN.source(action)))


LEARN_FROM_PROJECT: Final = Choices(LearnOnProject(LEARN))


def studied_sources(g: Classic, player: int) -> int:
    """The sources of the projects with a scientist of the player, as bits 1 << source."""
    sources = 0
    for slot in range(SLOT_COUNT):
        if g.project_scientist[slot] == player:
            sources |= 1 << g.project[slot]
    return sources


def refuse_project(g: Classic, player: int, source: int, studied: int) -> int:
    """Why the player, whose scientists study these sources, cannot learn this one now; 0 if he can."""
    return g.refuse_learn(player, source) if studied >> source & 1 else refusal.NO_SCIENTIST_ON_SOURCE
