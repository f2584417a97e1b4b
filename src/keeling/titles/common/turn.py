"""What a turn offers: its one main action, what may be done besides, passing and the end.

A title lists its turn choices in the order of the options, main actions first, and hands them to the menu through its
rulings (`g.rules.turn_choices`).
"""

from typing import Any, Final, Generic, TypeVar, cast

from keeling.kernel.game import LEGAL, Choice, Choices, Decision
from keeling.titles.common import refusal
from keeling.titles.common.alphabet import END, PASS
from keeling.titles.common.board import Board

B = TypeVar("B", bound=Board, contravariant=True)

AnyDecision = Decision[Any]


class TurnChoice(Choice[B, AnyDecision], Generic[B]):
    """Something the active player can do in his turn, in any order (C-TURN-08, S-OPS-05)."""

    def ends_turn(self) -> bool:
        """Whether the player is not asked again after it."""
        return False

    def lets_cards_follow(self) -> bool:
        """Whether a lobby card can still follow the action before it, where a card must follow at once (S-CRD-03)."""
        return self.ends_turn()


AnyTurnChoice = TurnChoice[Any]


class MainAction(TurnChoice[B]):
    """The one action of a turn (C-TURN-01, S-OPS-03): its own refusal counts as long as none was taken."""

    def is_main(self) -> bool:
        return True

    def refuse_action(self, g: B, player: int, action: int) -> int:
        """Why the player could not take this action even if he had taken none yet; 0 if he could."""
        raise NotImplementedError

    def add_actions(self, g: B, player: int, actions: list[int]) -> None:
        """Append the actions that the player could take if he had taken none yet."""
        raise NotImplementedError

    def add(self, g: B, decision: AnyDecision, actions: list[int]) -> None:
        if not g.main_done:
            self.add_actions(g, decision.player, actions)

    def refuse(self, g: B, decision: AnyDecision, action: int) -> int:
        return refusal.ACTION_DONE if g.main_done else self.refuse_action(g, decision.player, action)


AnyMainAction = MainAction[Any]


class Menu(Decision[B]):
    """The active player does one thing after the other until he ends his turn or passes. A title extends it."""

    def choices(self, g: B) -> Choices:
        return g.rules.turn_choices

    def choose(self, g: B, action: int) -> None:
        choice = cast(AnyTurnChoice, self.choices(g).find(g, action))
        if not choice.ends_turn():
            g.then(self)
        choice.happen(g, self, action)


def main_actions(g: Board, player: int) -> list[int]:
    """Every main action the player could take if he had taken none yet."""
    actions: list[int] = []
    for choice in g.rules.turn_choices.all:
        turn_choice = cast(AnyTurnChoice, choice)
        if turn_choice.is_main():
            cast(AnyMainAction, turn_choice).add_actions(g, player, actions)
    return actions


class PassTurn(TurnChoice[Board]):
    """A player who can take no action passes (C-TURN-07, G-20)."""

    def ends_turn(self) -> bool:
        return True

    def add(self, g: Board, decision: AnyDecision, actions: list[int]) -> None:
        # Main actions come first in the list, so only an empty one needs the sweep of `refuse`.
        if not actions and self.refuse(g, decision, PASS.code()) == LEGAL:
            actions.append(PASS.code())

    def refuse(self, g: Board, decision: AnyDecision, action: int) -> int:
        if g.main_done:
            return refusal.ACTION_DONE
        return refusal.ACTION_POSSIBLE if main_actions(g, decision.player) else LEGAL


class FinishTurn(TurnChoice[Board]):
    """The player ends his turn, once his action is taken."""

    def ends_turn(self) -> bool:
        return True

    def refuse(self, g: Board, decision: AnyDecision, action: int) -> int:
        return LEGAL if g.main_done else refusal.ACTION_FIRST  # C-TURN-01, S-OPS-03


PASS_TURN: Final = PassTurn(PASS)
FINISH_TURN: Final = FinishTurn(END)
