"""Playing or scoring a card (rulebook 2.2.3, Game cards): lobby cards and UN Goals."""

from typing import Final, cast

from keeling.kernel.game import LEGAL, Step
from keeling.titles.classic.alphabet import GOAL, LOBBY
from keeling.titles.classic.solitaire import DrawLobbyCard, RevealUnGoal
from keeling.titles.classic.state import Classic
from keeling.titles.common import refusal
from keeling.titles.common.alphabet import MAIN
from keeling.titles.common.board import Board, with_entry
from keeling.titles.common.goals import PayForUnGoal, take_un_goal
from keeling.titles.common.lobby import LobbyInTurn, push_lobby_effect
from keeling.titles.common.places import LOBBY_PLAYED
from keeling.titles.common.turn import AnyDecision, TurnChoice

# Lobby cards


class PlayLobbyInTurn(LobbyInTurn):
    """The card free move of the turn is a lobby card."""

    def happen(self, g: Board, decision: AnyDecision, action: int) -> None:
        effect = LOBBY.effect(action)
        card = LOBBY.card(action)
        push_after_card(cast(Classic, g), effect)
        push_lobby_effect(g, decision.player, card, effect)  # C-CRD-03
        g.then(PlayLobbyCard(decision.player, card, effect))


PLAY_LOBBY_IN_TURN: Final = PlayLobbyInTurn(LOBBY)


class PlayLobbyCard(Step[Classic]):
    """The card free move of the turn: a lobby card is shown and leaves the game (C-CRD-02, C-CRD-07)."""

    def __init__(self, player: int, card: int, effect: int) -> None:
        self.player = player
        self.card = card
        self.effect = effect

    def run(self, g: Classic) -> None:
        g.reveal(self.player)
        g.card_done = 1
        g.lobby_place = with_entry(g.lobby_place, self.card, LOBBY_PLAYED)


def push_after_card(g: Classic, effect: int) -> None:
    """In solitaire a played card brings a new one, and its main effect a UN Goal."""
    if g.classic.solo:
        if effect == MAIN and g.un_stack:
            g.then(RevealUnGoal())  # C-SOLO-08
        if g.lobby_deck:
            g.then(DrawLobbyCard())  # C-SOLO-07


# UN Goals


class ScoreUnGoalInTurn(TurnChoice[Classic]):
    """The card free move of the turn is a UN Goal on display."""

    def add(self, g: Classic, decision: AnyDecision, actions: list[int]) -> None:
        player = decision.player
        if g.card_done or g.cube[player] < g.classic.un_goal_cubes:
            return
        built = built_sources(g, player)
        if not built:
            return  # each goal shows at least one source
        for card in g.un_row:
            if refuse_un_goal(g, player, card, built) == LEGAL:
                actions.append(GOAL.code(card))

    def refuse(self, g: Classic, decision: AnyDecision, action: int) -> int:
        return refuse_un_goal(g, decision.player, GOAL.card(action), built_sources(g, decision.player))

    def happen(self, g: Classic, decision: AnyDecision, action: int) -> None:
        player = decision.player
        g.then(PayForUnGoal(player, g.classic.un_goal_cubes), ScoreUnGoal(player, GOAL.card(action)))


SCORE_UN_GOAL_IN_TURN: Final = ScoreUnGoalInTurn(GOAL)


def built_sources(g: Classic, player: int) -> int:
    """The sources of which the player has built a plant, as bits 1 << source."""
    sources = 0
    owner = g.space_owner
    space = g.space
    for place in range(len(owner)):
        if owner[place] == player:
            sources |= 1 << space[place]
    return sources


def refuse_un_goal(g: Classic, player: int, card: int, built: int) -> int:
    """Why the player, who has built these sources, cannot score this UN Goal; 0 if he can."""
    if g.card_done:
        return refusal.CARD_DONE  # C-CRD-01
    if card not in g.un_row:
        return refusal.GOAL_NOT_OPEN  # C-UNG-02
    if g.classic.un_sources[card] & ~built:
        return refusal.PLANTS_MISSING  # C-UNG-01
    if g.cube[player] < g.classic.un_goal_cubes:
        return refusal.NO_CUBE_FOR_GOAL  # C-UNG-01
    return LEGAL


class ScoreUnGoal(Step[Classic]):
    """The card free move of the turn: the player takes a UN Goal and scores it; C-UNG-04: no plant is used up."""

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card

    def run(self, g: Classic) -> None:
        take_un_goal(g, self.player, self.card)
        g.score[self.player] += g.classic.un_points[self.card]  # C-UNG-01
