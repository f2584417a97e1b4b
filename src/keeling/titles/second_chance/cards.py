"""Play a Lobbyist card or Claim a UN Goal (rulebook 1.1c)."""

from typing import Final

from keeling.kernel.game import LEGAL, Step
from keeling.titles.common import refusal
from keeling.titles.common.board import Board, with_entry
from keeling.titles.common.goals import PayForUnGoal, take_un_goal
from keeling.titles.common.layout import SOURCE_COUNT
from keeling.titles.common.lobby import ConstructNeed, ExpertiseEffect, InstallNeed, LobbyInTurn, push_lobby_effect
from keeling.titles.common.places import LOBBY_OPEN
from keeling.titles.common.turn import AnyDecision, TurnChoice
from keeling.titles.second_chance.alphabet import CLAIM, LOBBY
from keeling.titles.second_chance.rules import need_at
from keeling.titles.second_chance.state import SecondChance

# Lobbyist cards


class LobbyistInTurn(LobbyInTurn):
    """A lobbyist card for one of its effects, right after its action or for the minor one (S-CRD-03, S-CRD-04)."""

    def lets_cards_follow(self) -> bool:
        return True

    def happen(self, g: Board, decision: AnyDecision, action: int) -> None:
        card = LOBBY.card(action)
        effect = LOBBY.effect(action)
        push_lobby_effect(g, decision.player, card, effect)
        g.then(PlayLobbyist(decision.player, card, effect))


LOBBYIST_IN_TURN: Final = LobbyistInTurn(LOBBY)


class PlayLobbyist(Step[SecondChance]):
    """The executive action: a lobbyist card is laid open beside the player board, where it stays (S-CRD-02).

    What it is played for, its main or its minor effect, follows.
    """

    def __init__(self, player: int, card: int, effect: int) -> None:
        self.player = player
        self.card = card
        self.effect = effect

    def run(self, g: SecondChance) -> None:
        g.reveal(self.player)
        g.card_done = 1
        g.lobby_place = with_entry(g.lobby_place, self.card, LOBBY_OPEN + self.player)


# What only lobbyist cards of this edition need and give

PREPARE_NEED: Final = InstallNeed("prepare", "source")
BUILD_NEED: Final = ConstructNeed("build", "source")
KNOWLEDGE_EFFECT: Final = ExpertiseEffect("knowledge", of_source=True)


# UN Goals


class ClaimInTurn(TurnChoice[SecondChance]):
    """A UN Goal on display whose plants the player's infrastructure supports."""

    def add(self, g: SecondChance, decision: AnyDecision, actions: list[int]) -> None:
        if g.card_done:
            return
        supported = g.supported_by_source(decision.player)
        if not any(supported):
            return  # every UN Goal shows plants
        for card in g.un_row:
            if refuse_open_goal(g, decision.player, card, supported) == LEGAL:
                actions.append(CLAIM.code(card))

    def refuse(self, g: SecondChance, decision: AnyDecision, action: int) -> int:
        if g.card_done:
            return refusal.CARD_DONE  # S-CRD-01
        if CLAIM.card(action) not in g.un_row:
            return refusal.GOAL_NOT_OPEN  # S-UNG-05
        return refuse_open_goal(g, decision.player, CLAIM.card(action), g.supported_by_source(decision.player))

    def happen(self, g: SecondChance, decision: AnyDecision, action: int) -> None:
        player = decision.player
        card = CLAIM.card(action)
        g.then(PayForUnGoal(player, g.second.un_cubes[card]), ClaimUnGoal(player, card))


CLAIM_IN_TURN: Final = ClaimInTurn(CLAIM)


def refuse_open_goal(g: SecondChance, player: int, card: int, supported: list[int]) -> int:
    """Why the player, whose infrastructure supports these plants, cannot claim this open UN Goal; 0 if he can."""
    needs = g.second.un_needs
    for source in range(SOURCE_COUNT):
        if supported[source] < needs[need_at(card, source)]:
            return refusal.PLANTS_MISSING  # S-UNG-01 to S-UNG-03
    return LEGAL if g.cube[player] >= g.second.un_cubes[card] else refusal.NO_CUBE_FOR_GOAL  # S-UNG-04


class ClaimUnGoal(Step[SecondChance]):
    """The executive action: the player claims a UN Goal, which cannot be claimed again."""

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card

    def run(self, g: SecondChance) -> None:
        take_un_goal(g, self.player, self.card)
        g.second.claim(g, self.player, self.card)
