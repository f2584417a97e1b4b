"""The Operations phase (rulebook 1): a turn with its main action and its executive actions."""

from keeling.kernel.game import LEGAL, NOT_ASKED, Decision, Step
from keeling.titles.common import refusal as shared
from keeling.titles.common.alphabet import BUY, DISCARD_GOAL, END, PASS, PROPOSE, SELL
from keeling.titles.common.decade import EndTurn
from keeling.titles.common.goals import refuse_discard_goal
from keeling.titles.common.lobby import add_lobby_cards, refuse_lobby
from keeling.titles.common.market import (
    BuyAtMarket,
    SellAtMarket,
    payable_ceps,
    refuse_buy,
    refuse_sell,
)
from keeling.titles.common.propose import Propose, add_proposals, refuse_propose
from keeling.titles.common.scientists import add_moves, refuse_move
from keeling.titles.second_chance import refusal
from keeling.titles.second_chance.alphabet import BUILD, CLAIM, EXTRA, LOBBY, MOVE, PREPARE
from keeling.titles.second_chance.build import Build, add_builds, refuse_build
from keeling.titles.second_chance.cards import add_claims, push_claim, push_lobbyist, refuse_claim
from keeling.titles.second_chance.company_goals import push_give_up
from keeling.titles.second_chance.prepare import Prepare, add_preparations, refuse_prepare
from keeling.titles.second_chance.scientists import ExecutiveMove
from keeling.titles.second_chance.state import SecondChance
from keeling.titles.second_chance.summits import ResolveSummits


class Turn(Step[SecondChance]):
    """A player's turn begins (S-OPS-03, S-OPS-04)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: SecondChance) -> None:
        g.active = self.player
        g.clear_turn()
        g.then(TurnMenu(self.player), ResolveSummits(), EndTurn())  # S-OPS-09; S-OPS-10: nothing is learnt


class TurnMenu(Decision[SecondChance]):
    """The active player takes his main action and executive actions one after the other, then ends his turn.

    S-OPS-05: in any order. Nothing comes inside another action, because a step runs through first (G-21).
    """

    def options(self, g: SecondChance) -> list[int]:
        player = self.player
        actions: list[int] = []
        if not g.main_done:
            actions = main_actions(g, player) or [PASS.code()]  # G-20
        if refuse_extra(g, player) == LEGAL:
            actions.append(EXTRA.code())
        add_free_moves(g, player, actions)
        if not g.card_done:
            add_claims(g, player, actions)
        if refuse_give_up(g, player) == LEGAL:
            actions.append(DISCARD_GOAL.code())
        if g.main_done:
            actions.append(END.code())
        return actions

    def refuse(self, g: SecondChance, action: int) -> int:
        player = self.player
        if is_main_action(action):
            return shared.ACTION_DONE if g.main_done else refuse_main_action(g, player, action)  # S-OPS-03
        if EXTRA.holds(action):
            return refuse_extra(g, player)
        if CLAIM.holds(action):
            return refuse_claim(g, player, CLAIM.card(action), g.supported_by_source(player))
        if DISCARD_GOAL.holds(action):
            return refuse_give_up(g, player)
        if PASS.holds(action):
            return refuse_pass(g, main_actions(g, player))
        return refuse_free_move(g, player, action)

    def choose(self, g: SecondChance, action: int) -> None:
        player = self.player
        if END.holds(action) or PASS.holds(action):
            return
        g.then(self)
        if DISCARD_GOAL.holds(action):
            push_give_up(g, player)  # SX-OPS-01: not an executive action
        elif LOBBY.holds(action):
            push_lobbyist(g, player, LOBBY.card(action), LOBBY.effect(action))
        else:
            g.forget_actions()  # S-CRD-03, G-22: a card follows its action before any other
            if is_main_action(action):
                push_main_action(g, player, action)
            elif EXTRA.holds(action):
                g.then(BuyExtraAction(player))
            elif MOVE.holds(action):
                g.then(ExecutiveMove(player, MOVE.origin(action), MOVE.target(action)))
            elif BUY.holds(action) or SELL.holds(action):
                push_market_visit(g, player, action)
            else:
                push_claim(g, player, CLAIM.card(action))


# Main actions


def is_main_action(action: int) -> bool:
    """Whether the action is one of the three main actions (S-OPS-06)."""
    return PROPOSE.holds(action) or PREPARE.holds(action) or BUILD.holds(action)


def main_actions(g: SecondChance, player: int) -> list[int]:
    """Every main action the player can take."""
    actions: list[int] = []
    add_proposals(g, actions)
    add_preparations(g, player, actions)
    add_builds(g, player, actions)
    return actions


def refuse_main_action(g: SecondChance, player: int, action: int) -> int:
    """Why the player cannot take this main action; 0 if he can."""
    if PROPOSE.holds(action):
        return refuse_propose(g, PROPOSE.slot(action), PROPOSE.source(action))
    if PREPARE.holds(action):
        return refuse_prepare(g, player, PREPARE.slot(action), payable_ceps(g, player))
    return refuse_build(g, player, BUILD.slot(action), BUILD.means(action))


def push_main_action(g: SecondChance, player: int, action: int) -> None:
    """Push the main action."""
    if PROPOSE.holds(action):
        g.then(Propose(player, PROPOSE.slot(action), PROPOSE.source(action)))
    elif PREPARE.holds(action):
        g.then(Prepare(player, PREPARE.slot(action)))
    else:
        g.then(Build(player, BUILD.slot(action), BUILD.means(action)))


def refuse_give_up(g: SecondChance, player: int) -> int:
    """Why the player cannot give up a Company Goal; 0 if he can. Private Goals of the team are never given up."""
    return shared.NO_GOAL if g.second.cooperative else refuse_discard_goal(g, player)  # SX-OPS-01, B-24


# The second main action of a lone player


def refuse_extra(g: SecondChance, player: int) -> int:
    """Why the player cannot buy a second main action; 0 if he can (components.md 9, G-77)."""
    if g.second.extra_action_ppm == 0:
        return refusal.NO_EXTRA_ACTION
    if g.extra_done:
        return refusal.EXTRA_DONE
    return LEGAL if main_actions(g, player) else refusal.NO_ACTION_TO_BUY


class BuyExtraAction(Step[SecondChance]):
    """A lone player pays for a second main action with pollution, at once."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: SecondChance) -> None:
        g.extra_done = 1
        g.then(ExtraAction(self.player), CloseExtraAction(g.main_done))
        g.rules.raise_co2(g, g.second.extra_action_ppm)


class ExtraAction(Decision[SecondChance]):
    """The lone player takes the main action he has bought."""

    def options(self, g: SecondChance) -> list[int]:
        return main_actions(g, self.player)

    def refuse(self, g: SecondChance, action: int) -> int:
        return refuse_main_action(g, self.player, action) if is_main_action(action) else NOT_ASKED

    def choose(self, g: SecondChance, action: int) -> None:
        push_main_action(g, self.player, action)


class CloseExtraAction(Step[SecondChance]):
    """The bought action stands outside the one main action of the turn, which is as done or open as before."""

    def __init__(self, main_done: int) -> None:
        self.main_done = main_done

    def run(self, g: SecondChance) -> None:
        g.main_done = self.main_done


# Besides the main action


def add_free_moves(g: SecondChance, player: int, actions: list[int]) -> None:
    """Append what the player can still do once in this turn besides his action: move, market, lobby card."""
    if not g.move_done:
        add_moves(g, player, actions)
    if not g.market_done:
        if refuse_buy(g, player) == LEGAL:
            actions.append(BUY.code())
        if refuse_sell(g, player) == LEGAL:
            actions.append(SELL.code())
    if not g.card_done:
        add_lobby_cards(g, player, actions)


def refuse_free_move(g: SecondChance, player: int, action: int) -> int:
    """Why the player cannot do this besides his action; 0 if he can, NOT_ASKED if it is something else."""
    move = g.rules.move
    if move.holds(action):
        if g.move_done:
            return shared.MOVE_DONE  # C-TURN-02, S-OPS-04
        return refuse_move(g, player, move.origin(action), move.target(action))  # C-SCI-01
    if BUY.holds(action):
        return refuse_buy(g, player)
    if SELL.holds(action):
        return refuse_sell(g, player)
    lobby = g.rules.lobby
    if lobby.holds(action):
        return refuse_lobby(g, player, lobby.card(action), lobby.effect(action))
    if END.holds(action):
        return LEGAL if g.main_done else shared.ACTION_FIRST  # C-TURN-01, S-OPS-03
    return NOT_ASKED


def push_market_visit(g: SecondChance, player: int, action: int) -> None:
    """Push the market visit that the action says."""
    if BUY.holds(action):
        g.then(BuyAtMarket(player))
    else:
        g.then(SellAtMarket(player))


def refuse_pass(g: SecondChance, possible: list[int]) -> int:
    """Why a player with these possible actions cannot pass; 0 if he can (G-20)."""
    if g.main_done:
        return shared.ACTION_DONE
    return shared.ACTION_POSSIBLE if possible else LEGAL
