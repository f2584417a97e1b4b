"""Playing or scoring a card (rulebook 2.2.3, Game cards): lobby cards, UN Goals, and giving up a Company Goal."""

from keeling.kernel.game import LEGAL, NOT_ASKED, Decision, Step
from keeling.titles.classic import refusal
from keeling.titles.classic.alphabet import GOAL, LOBBY, LOBBY_COUNT, MAIN, MINOR, TAKE
from keeling.titles.classic.rules import (
    GIVES_CEPS,
    GIVES_CUBES,
    GIVES_EXPERTISE,
    GIVES_MONEY,
    GIVES_MOVES,
    GIVES_POINTS,
    NEEDS_BUY,
    NEEDS_CONSTRUCT,
    NEEDS_INSTALL,
    NEEDS_PROPOSE,
    NEEDS_SUMMIT,
)
from keeling.titles.classic.scientists import MoveByCard
from keeling.titles.classic.solitaire import DrawLobbyCard, RevealUnGoal
from keeling.titles.classic.state import GOAL_DISCARDED, LOBBY_PLAYED, Classic
from keeling.titles.common.board import EMPTY, GRANT_COUNT
from keeling.titles.common.market import CepToHand
from keeling.titles.common.tracks import GainExpertise

# Lobby cards


def refuse_lobby(g: Classic, player: int, card: int, effect: int) -> int:
    """Why the player cannot play this card for its main or minor effect; 0 if he can."""
    if g.card_done:
        return refusal.CARD_DONE  # C-CRD-01
    if g.lobby_place[card] != player:
        return refusal.NOT_YOUR_CARD
    if effect == MINOR:
        return LEGAL  # C-CRD-05
    if g.classic.lobby_needs[card] == NEEDS_CONSTRUCT:
        return refusal.ONLY_WITH_CONSTRUCT  # G-126
    if not was_done(g, card):
        return refusal.NO_SUCH_ACTION_YET  # C-CRD-04
    return LEGAL


def was_done(g: Classic, card: int) -> bool:
    """Whether the active player has taken, in this turn, the action a card's main effect needs."""
    rules = g.classic
    needs = rules.lobby_needs[card]
    if needs == NEEDS_PROPOSE:
        slot = g.proposed_slot
        if slot == EMPTY:
            return False
        if rules.lobby_region[card] != EMPTY:
            return rules.lobby_region[card] == slot // GRANT_COUNT  # C-LOB-01
        return rules.lobby_grant[card] == slot % GRANT_COUNT  # C-LOB-02 to C-LOB-04
    if needs == NEEDS_INSTALL:
        return g.installed_source == rules.lobby_source[card]  # C-LOB-05 to C-LOB-07
    if needs == NEEDS_SUMMIT:
        return g.summit_sources >> rules.lobby_source[card] & 1 == 1  # C-LOB-09
    if needs == NEEDS_BUY:
        return g.bought == 1  # C-LOB-10
    return g.sold == 1  # C-LOB-11


def add_lobby_cards(g: Classic, player: int, actions: list[int]) -> None:
    """Append the effects the player can play."""
    place = g.lobby_place
    for card in range(LOBBY_COUNT):
        if place[card] == player:
            if refuse_lobby(g, player, card, MAIN) == LEGAL:
                actions.append(LOBBY.code(card, MAIN))
            if refuse_lobby(g, player, card, MINOR) == LEGAL:
                actions.append(LOBBY.code(card, MINOR))


class PlayLobbyCard(Step[Classic]):
    """The card free move of the turn: a lobby card is shown and leaves the game (C-CRD-02, C-CRD-07)."""

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card

    def run(self, g: Classic) -> None:
        g.reveal(self.player)
        g.card_done = 1
        g.lobby_place[self.card] = LOBBY_PLAYED


def push_lobby_card(g: Classic, player: int, card: int, effect: int) -> None:
    """Push what happens when a lobby card is played for one of its effects (C-CRD-03)."""
    rules = g.classic
    push_after_card(g, effect)
    if effect == MINOR:
        push_effect(g, player, card, rules.minor_kind[card], rules.minor_amount[card])  # C-CRD-06
    elif rules.other_kind[card] != EMPTY:
        g.then(ChooseReward(player, card))  # C-LOB-07
    else:
        push_effect(g, player, card, rules.main_kind[card], rules.main_amount[card])
    g.then(PlayLobbyCard(player, card))


def push_after_card(g: Classic, effect: int) -> None:
    """In solitaire a played card brings a new one, and its main effect a UN Goal."""
    if g.classic.solo:
        if effect == MAIN and g.un_stack:
            g.then(RevealUnGoal())  # C-SOLO-08
        if g.lobby_deck:
            g.then(DrawLobbyCard())  # C-SOLO-07


def push_effect(g: Classic, player: int, card: int, kind: int, amount: int) -> None:
    """Push the steps of one effect of a card."""
    if kind == GIVES_MONEY:
        g.then(LobbyMoney(player, amount))
    elif kind == GIVES_CUBES:
        g.then(LobbyCubes(player, amount))
    elif kind == GIVES_POINTS:
        g.then(LobbyPoints(player, amount))
    else:
        for _ in range(amount):
            if kind == GIVES_CEPS:
                g.then(LobbyCep(player))  # G-09: no market visit
            elif kind == GIVES_MOVES:
                g.then(MoveByCard(player))
            elif kind == GIVES_EXPERTISE:
                g.then(GainExpertise(player, g.classic.lobby_source[card]))


class ChooseReward(Decision[Classic]):
    """A card that gives one of two rewards."""

    def __init__(self, player: int, card: int) -> None:
        super().__init__(player)
        self.card = card

    def options(self, g: Classic) -> list[int]:
        return [TAKE.code(0), TAKE.code(1)]

    def refuse(self, g: Classic, action: int) -> int:
        return LEGAL if TAKE.holds(action) else NOT_ASKED

    def choose(self, g: Classic, action: int) -> None:
        rules = g.classic
        card = self.card
        if TAKE.i(action) == 0:
            push_effect(g, self.player, card, rules.main_kind[card], rules.main_amount[card])
        else:
            push_effect(g, self.player, card, rules.other_kind[card], rules.other_amount[card])


class LobbyMoney(Step[Classic]):
    """A lobby card gives money."""

    def __init__(self, player: int, amount: int) -> None:
        self.player = player
        self.amount = amount

    def run(self, g: Classic) -> None:
        g.money[self.player] += self.amount


class LobbyCubes(Step[Classic]):
    """A lobby card gives tech cubes."""

    def __init__(self, player: int, amount: int) -> None:
        self.player = player
        self.amount = amount

    def run(self, g: Classic) -> None:
        g.take_cubes(self.player, self.amount)


class LobbyPoints(Step[Classic]):
    """A lobby card gives points."""

    def __init__(self, player: int, amount: int) -> None:
        self.player = player
        self.amount = amount

    def run(self, g: Classic) -> None:
        g.score[self.player] += self.amount


class LobbyCep(CepToHand):
    """A lobby card gives a CEP from the market."""


# UN Goals


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


def add_un_goals(g: Classic, player: int, actions: list[int]) -> None:
    """Append the UN Goals the player can score."""
    built = built_sources(g, player) if g.cube[player] >= g.classic.un_goal_cubes else 0
    if built:
        for card in g.un_row:
            if refuse_un_goal(g, player, card, built) == LEGAL:
                actions.append(GOAL.code(card))


class PayForUnGoal(Step[Classic]):
    """The player pays a cube for the UN Goal he scores."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: Classic) -> None:
        cubes = g.classic.un_goal_cubes
        g.cube[self.player] -= cubes
        g.cubes += cubes


class ScoreUnGoal(Step[Classic]):
    """The card free move of the turn: the player takes a UN Goal and scores it; C-UNG-04: no plant is used up."""

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card

    def run(self, g: Classic) -> None:
        g.card_done = 1
        g.un_row.remove(self.card)
        g.un_owner[self.card] = self.player  # C-UNG-03
        g.score[self.player] += g.classic.un_points[self.card]  # C-UNG-01


# Company Goals


def refuse_discard_goal(g: Classic, player: int) -> int:
    """Why the player cannot give up a Company Goal; 0 if he can."""
    return LEGAL if g.goal_of(player) != EMPTY else refusal.NO_GOAL  # C-GOAL-03


class DiscardGoal(Step[Classic]):
    """The player lays his Company Goal aside, unseen, for coins."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: Classic) -> None:
        g.goal_place[g.goal_of(self.player)] = GOAL_DISCARDED + self.player  # C-GOAL-02
        g.money[self.player] += g.classic.goal_money  # C-GOAL-01
