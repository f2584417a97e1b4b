"""The Operations phase (rulebook 2): a turn, and its end."""

from keeling.kernel.game import LEGAL, NOT_ASKED, Decision, Step
from keeling.titles.classic import refusal
from keeling.titles.classic.alphabet import CONSTRUCT, CONSTRUCT_LOBBY, GOAL, INSTALL, LOBBY, MOVE
from keeling.titles.classic.cards import (
    PlayLobbyCard,
    ScoreUnGoal,
    add_un_goals,
    built_sources,
    push_after_card,
    push_lobby_card,
    refuse_un_goal,
)
from keeling.titles.classic.construct import Construct, add_constructions, refuse_construct
from keeling.titles.classic.install import Install, add_installations, refuse_install
from keeling.titles.classic.scientists import FreeMove
from keeling.titles.classic.state import Classic
from keeling.titles.classic.summits import ScoreSummits
from keeling.titles.common import refusal as shared
from keeling.titles.common.alphabet import BUY, DISCARD_GOAL, END, LEARN, MAIN, PASS, PROPOSE, SELL
from keeling.titles.common.decade import EndTurn
from keeling.titles.common.goals import DiscardGoal, PayForUnGoal, refuse_discard_goal
from keeling.titles.common.layout import EMPTY, SLOT_COUNT, SOURCE_COUNT
from keeling.titles.common.market import payable_ceps
from keeling.titles.common.propose import Propose, add_proposals, refuse_propose
from keeling.titles.common.tracks import GainExpertise
from keeling.titles.common.turn import add_free_moves, push_market_visit, refuse_free_move, refuse_pass


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


class TurnMenu(Decision[Classic]):
    """The active player takes his action and his free moves in any order, one after the other, then ends his turn.

    C-TURN-08: this decision is the only way to them.
    """

    def options(self, g: Classic) -> list[int]:
        player = self.player
        actions: list[int] = []
        if not g.main_done:
            actions = main_actions(g, player) or [PASS.code()]  # G-20
        add_free_moves(g, player, actions)
        if not g.card_done:
            add_un_goals(g, player, actions)
        if refuse_discard_goal(g, player) == LEGAL:
            actions.append(DISCARD_GOAL.code())
        if g.main_done:
            actions.append(END.code())
        return actions

    def refuse(self, g: Classic, action: int) -> int:
        player = self.player
        if g.main_done and is_main_action(action):
            return shared.ACTION_DONE  # C-TURN-01
        if PROPOSE.holds(action):
            return refuse_propose(g, PROPOSE.slot(action), PROPOSE.source(action))
        if INSTALL.holds(action):
            return refuse_install(g, player, INSTALL.slot(action), payable_ceps(g, player))
        if CONSTRUCT.holds(action):
            return refuse_construct(g, player, CONSTRUCT.slot(action), False)
        if CONSTRUCT_LOBBY.holds(action):
            return refuse_construct(g, player, CONSTRUCT_LOBBY.slot(action), True)
        if GOAL.holds(action):
            return refuse_un_goal(g, player, GOAL.card(action), built_sources(g, player))
        if DISCARD_GOAL.holds(action):
            return refuse_discard_goal(g, player)
        if PASS.holds(action):
            return refuse_pass(g, main_actions(g, player))
        return refuse_free_move(g, player, action)

    def choose(self, g: Classic, action: int) -> None:
        player = self.player
        if END.holds(action) or PASS.holds(action):
            return
        g.then(self)
        if PROPOSE.holds(action):
            g.then(Propose(player, PROPOSE.slot(action), PROPOSE.source(action)))
        elif INSTALL.holds(action):
            g.then(Install(player, INSTALL.slot(action)))
        elif CONSTRUCT.holds(action):
            g.then(Construct(player, CONSTRUCT.slot(action), EMPTY))
        elif CONSTRUCT_LOBBY.holds(action):
            slot = CONSTRUCT_LOBBY.slot(action)
            card = g.classic.discount_card[g.project[slot]]
            push_after_card(g, MAIN)
            g.then(PlayLobbyCard(player, card), Construct(player, slot, card))  # G-22
        elif MOVE.holds(action):
            g.then(FreeMove(player, MOVE.origin(action), MOVE.target(action)))
        elif BUY.holds(action) or SELL.holds(action):
            push_market_visit(g, player, action)
        elif LOBBY.holds(action):
            push_lobby_card(g, player, LOBBY.card(action), LOBBY.effect(action))
        elif GOAL.holds(action):
            g.then(PayForUnGoal(player, g.classic.un_goal_cubes), ScoreUnGoal(player, GOAL.card(action)))
        else:
            g.then(DiscardGoal(player))


def is_main_action(action: int) -> bool:
    """Whether the action is the one action of a turn: propose, install, construct."""
    return PROPOSE.holds(action) or INSTALL.holds(action) or CONSTRUCT.holds(action) or CONSTRUCT_LOBBY.holds(action)


def main_actions(g: Classic, player: int) -> list[int]:
    """Every action the player can take: propose, install, construct."""
    actions: list[int] = []
    add_proposals(g, actions)
    add_installations(g, player, actions)
    add_constructions(g, player, actions)
    return actions


class LearnFromProject(Decision[Classic]):
    """At the end of his turn a player learns from one project of his scientists (G-39: he must, if he can)."""

    def options(self, g: Classic) -> list[int]:
        player = self.player
        if player not in g.project_scientist:
            return []
        return [LEARN.code(source) for source in range(SOURCE_COUNT) if refuse_project(g, player, source) == LEGAL]

    def refuse(self, g: Classic, action: int) -> int:
        return refuse_project(g, self.player, LEARN.source(action)) if LEARN.holds(action) else NOT_ASKED

    def choose(self, g: Classic, action: int) -> None:
        g.then(GainExpertise(self.player, LEARN.source(action)))


def refuse_project(g: Classic, player: int, source: int) -> int:
    """Why the player cannot learn this source at the end of his turn; 0 if he can."""
    for slot in range(SLOT_COUNT):
        if g.project_scientist[slot] == player and g.project[slot] == source:
            return g.refuse_learn(player, source)
    return refusal.NO_SCIENTIST_ON_SOURCE
