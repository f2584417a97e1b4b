"""The Operations phase (rulebook 1): a turn with its main action and its executive actions."""

from typing import Final, cast

from keeling.kernel.game import LEGAL, Choice, Choices, Decision, Step
from keeling.titles.common.decade import EndTurn
from keeling.titles.common.market import BUY_IN_TURN, SELL_IN_TURN
from keeling.titles.common.propose import PROPOSE_PROJECT
from keeling.titles.common.turn import (
    FINISH_TURN,
    PASS_TURN,
    AnyDecision,
    AnyMainAction,
    AnyTurnChoice,
    Menu,
    TurnChoice,
    main_actions,
)
from keeling.titles.second_chance import refusal
from keeling.titles.second_chance.alphabet import EXTRA
from keeling.titles.second_chance.build import BUILD_PLANT
from keeling.titles.second_chance.cards import CLAIM_IN_TURN, LOBBYIST_IN_TURN
from keeling.titles.second_chance.company_goals import GIVE_UP_IN_TURN
from keeling.titles.second_chance.prepare import PREPARE_PROJECT
from keeling.titles.second_chance.scientists import EXECUTIVE_MOVE_IN_TURN
from keeling.titles.second_chance.state import SecondChance
from keeling.titles.second_chance.summits import ResolveSummits


class Turn(Step[SecondChance]):
    """A player's turn begins (S-OPS-03, S-OPS-04)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: SecondChance) -> None:
        g.active = self.player
        g.clear_turn()  # S-SET-05: all action markers are on the player board
        g.then(TurnMenu(self.player), ResolveSummits(), EndTurn())  # S-OPS-09; S-OPS-10: nothing is learnt


class TurnMenu(Menu[SecondChance]):
    """The active player takes his main action and executive actions one after the other, then ends his turn.

    S-OPS-05: in any order. Nothing comes inside another action, because a step runs through first (G-21).
    """

    def choose(self, g: SecondChance, action: int) -> None:
        choice = cast(AnyTurnChoice, self.choices(g).find(g, action))
        if not choice.lets_cards_follow():
            g.forget_actions()  # S-CRD-03, G-22: a card follows its action before any other
        super().choose(g, action)


# The second main action of a lone player


class BuyExtra(TurnChoice[SecondChance]):
    """A lone player buys a second main action (components.md 9, G-77)."""

    def refuse(self, g: SecondChance, decision: AnyDecision, action: int) -> int:
        if g.second.extra_action_ppm == 0:
            return refusal.NO_EXTRA_ACTION
        if g.extra_done:
            return refusal.EXTRA_DONE
        return LEGAL if main_actions(g, decision.player) else refusal.NO_ACTION_TO_BUY

    def happen(self, g: SecondChance, decision: AnyDecision, action: int) -> None:
        g.then(BuyExtraAction(decision.player))


# S-OPS-06, S-OPS-07; S-SET-23: nothing is given or traded; S-CRD-07: cards are played in the own turn only
TURN: Final = Choices(
    PROPOSE_PROJECT,  # 1.2a
    PREPARE_PROJECT,  # 1.2b
    BUILD_PLANT,  # 1.2c
    PASS_TURN,  # G-20
    BuyExtra(EXTRA),  # G-77
    EXECUTIVE_MOVE_IN_TURN,  # 1.1a
    BUY_IN_TURN,  # 1.1b
    SELL_IN_TURN,
    LOBBYIST_IN_TURN,  # 1.1c
    CLAIM_IN_TURN,
    GIVE_UP_IN_TURN,  # SX-OPS-01
    FINISH_TURN,
)


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

    def choices(self, g: SecondChance) -> Choices:
        return g.second.extra_choices


class BoughtAction(Choice[SecondChance, ExtraAction]):
    """A main action of the turn, whether the one of the turn is done or not."""

    def __init__(self, main_action: AnyMainAction) -> None:
        super().__init__(main_action.kind)
        self.main_action = main_action

    def add(self, g: SecondChance, decision: ExtraAction, actions: list[int]) -> None:
        self.main_action.add_actions(g, decision.player, actions)

    def refuse(self, g: SecondChance, decision: ExtraAction, action: int) -> int:
        return self.main_action.refuse_action(g, decision.player, action)

    def happen(self, g: SecondChance, decision: ExtraAction, action: int) -> None:
        self.main_action.happen(g, decision, action)


def bought_actions(turn: Choices) -> Choices:
    """The main actions of a turn, as a lone player buys them."""
    choices: list[BoughtAction] = []
    for choice in turn.all:
        if cast(AnyTurnChoice, choice).is_main():
            choices.append(BoughtAction(cast(AnyMainAction, choice)))
    return Choices(*choices)


EXTRA_ACTIONS: Final = bought_actions(TURN)


class CloseExtraAction(Step[SecondChance]):
    """The bought action stands outside the one main action of the turn, which is as done or open as before."""

    def __init__(self, main_done: int) -> None:
        self.main_done = main_done

    def run(self, g: SecondChance) -> None:
        g.main_done = self.main_done
