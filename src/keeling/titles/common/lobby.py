"""Lobby cards: what their main effect needs, what both effects give, and the draft that deals them."""

from keeling.kernel.game import LEGAL, NOT_ASKED, Decision, Step
from keeling.titles.common import refusal
from keeling.titles.common.alphabet import CUBES_REWARD, MAIN, MINOR, MONEY_REWARD, TAKE
from keeling.titles.common.board import Board
from keeling.titles.common.effects import (
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
from keeling.titles.common.layout import EMPTY, GRANT_COUNT, NOBODY
from keeling.titles.common.market import CepToHand
from keeling.titles.common.places import LOBBY_OPEN, LOBBY_PACK, LOBBY_PLAYED, NOT_PICKED
from keeling.titles.common.scientists import MoveOrDecline


def refuse_lobby(g: Board, player: int, card: int, effect: int) -> int:
    """Why the player cannot play this card for its main or minor effect; 0 if he can."""
    if g.card_done:
        return refusal.CARD_DONE  # C-CRD-01, S-CRD-01
    if g.lobby_place[card] != player:
        return refusal.NOT_YOUR_CARD
    if effect == MINOR:
        return LEGAL  # C-CRD-05, S-CRD-04
    if g.rules.attached_only[card]:
        return refusal.ONLY_WITH_CONSTRUCT  # G-126
    if not was_done(g, card):
        return refusal.NO_SUCH_ACTION_YET  # C-CRD-04, S-CRD-03
    return LEGAL


def was_done(g: Board, card: int) -> bool:
    """Whether the active player has taken the action a card's main effect needs, while the card can follow it."""
    rules = g.rules
    needs = rules.lobby_needs[card]
    if needs == NEEDS_PROPOSE:
        slot = g.proposed_slot
        if slot == EMPTY:
            return False
        if rules.lobby_region[card] != EMPTY:
            return rules.lobby_region[card] == slot // GRANT_COUNT  # C-LOB-01, S-LOB-01
        return rules.lobby_grant[card] == slot % GRANT_COUNT  # C-LOB-02 to C-LOB-04, S-LOB-02
    if needs == NEEDS_INSTALL:
        return g.installed_source == rules.lobby_source[card]  # C-LOB-05 to C-LOB-07, S-LOB-03, S-LOB-04
    if needs == NEEDS_CONSTRUCT:
        return g.built_source == rules.lobby_source[card]  # S-LOB-05, S-LOB-06
    if needs == NEEDS_SUMMIT:
        return g.summit_sources >> rules.lobby_source[card] & 1 == 1  # C-LOB-09, S-LOB-07
    if needs == NEEDS_BUY:
        return g.bought == 1  # C-LOB-10, S-LOB-09
    return g.sold == 1  # C-LOB-11, S-LOB-08


def add_lobby_cards(g: Board, player: int, actions: list[int]) -> None:
    """Append the effects the player can play."""
    place = g.lobby_place
    lobby = g.rules.lobby
    for card in range(len(place)):
        if place[card] == player:
            if refuse_lobby(g, player, card, MAIN) == LEGAL:
                actions.append(lobby.code(card, MAIN))
            if refuse_lobby(g, player, card, MINOR) == LEGAL:
                actions.append(lobby.code(card, MINOR))


def push_lobby_effect(g: Board, player: int, card: int, effect: int) -> None:
    """Push what a lobby card gives when it is played for one of its effects (C-CRD-03)."""
    rules = g.rules
    if effect == MINOR:
        push_effect(g, player, card, rules.minor_kind[card], rules.minor_amount[card])  # C-CRD-06, S-CRD-05
    elif rules.other_kind[card] != EMPTY:
        g.then(ChooseReward(player, card))  # C-LOB-07, S-LOB-03
    else:
        push_effect(g, player, card, rules.main_kind[card], rules.main_amount[card])


def push_effect(g: Board, player: int, card: int, kind: int, amount: int) -> None:
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
                g.rules.push_expertise(g, player, g.rules.lobby_source[card])


class ChooseReward(Decision[Board]):
    """A card that gives one of two rewards."""

    def __init__(self, player: int, card: int) -> None:
        super().__init__(player)
        self.card = card

    def options(self, g: Board) -> list[int]:
        return [TAKE.code(MONEY_REWARD), TAKE.code(CUBES_REWARD)]

    def refuse(self, g: Board, action: int) -> int:
        return LEGAL if TAKE.holds(action) else NOT_ASKED

    def choose(self, g: Board, action: int) -> None:
        rules = g.rules
        card = self.card
        if TAKE.reward(action) == MONEY_REWARD:
            push_effect(g, self.player, card, rules.main_kind[card], rules.main_amount[card])
        else:
            push_effect(g, self.player, card, rules.other_kind[card], rules.other_amount[card])


class MoveByCard(MoveOrDecline):
    """A lobby card lets the player move a scientist."""


class LobbyMoney(Step[Board]):
    """A lobby card gives money."""

    def __init__(self, player: int, amount: int) -> None:
        self.player = player
        self.amount = amount

    def run(self, g: Board) -> None:
        g.money[self.player] += self.amount


class LobbyCubes(Step[Board]):
    """A lobby card gives tech cubes."""

    def __init__(self, player: int, amount: int) -> None:
        self.player = player
        self.amount = amount

    def run(self, g: Board) -> None:
        g.take_cubes(self.player, self.amount)


class LobbyPoints(Step[Board]):
    """A lobby card gives points."""

    def __init__(self, player: int, amount: int) -> None:
        self.player = player
        self.amount = amount

    def run(self, g: Board) -> None:
        g.score[g.rules.account(self.player)] += self.amount


class LobbyCep(CepToHand):
    """A lobby card gives a CEP from the market."""


# The draft


class DraftRound(Step[Board]):
    """Everybody secretly keeps cards of his pack, one after the other, then the packs are passed (G-38)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, g: Board) -> None:
        g.draft_round = self.number
        g.then(PassPacks(self.number))
        seats = g.in_turn_order()
        for n in range(g.players - 1, -1, -1):
            for _ in range(g.rules.draft_picks[self.number]):
                g.then(DraftPick(seats[n]))


class DraftPick(Decision[Board]):
    """A player keeps one card of the pack he holds (C-VAR-10, S-SET-22)."""

    def options(self, g: Board) -> list[int]:
        draft = g.rules.draft
        return [draft.code(card) for card in range(len(g.lobby_place)) if refuse_draft(g, self.player, card) == LEGAL]

    def refuse(self, g: Board, action: int) -> int:
        draft = g.rules.draft
        return refuse_draft(g, self.player, draft.card(action)) if draft.holds(action) else NOT_ASKED

    def choose(self, g: Board, action: int) -> None:
        card = g.rules.draft.card(action)
        g.lobby_place[card] = self.player
        g.lobby_pick[card] = g.draft_round


def refuse_draft(g: Board, player: int, card: int) -> int:
    """Why the player cannot keep this card; 0 if he can."""
    return LEGAL if g.lobby_place[card] == LOBBY_PACK + player else refusal.NOT_IN_PACK


class PassPacks(Step[Board]):
    """The packs are passed on, alternately right and left or always right (B-05), until they are empty."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, g: Board) -> None:
        following = self.number + 1
        if following == len(g.rules.draft_picks):
            g.draft_round = NOT_PICKED
            return
        g.reveal()
        for card in range(len(g.lobby_place)):
            if is_in_pack(g, card) and g.lobby_pack[card] != NOBODY:
                g.lobby_place[card] = LOBBY_PACK + holder_of_pack(g, g.lobby_pack[card], following)
        g.then(DraftRound(following))


def is_in_pack(g: Board, card: int) -> bool:
    """Whether the card is in a pack of the draft."""
    return LOBBY_PACK <= g.lobby_place[card] < LOBBY_PACK + g.players


def holder_of_pack(g: Board, pack: int, draft_round: int) -> int:
    """Who holds, in a round of the draft, the pack that was dealt to the seat `pack`."""
    # B-05: right, left, right ..., or always right.
    passed = draft_round % 2 if g.rules.draft_alternates else draft_round
    return (pack - passed) % g.players


# What a seat cannot know


def redeal_lobby(g: Board, seat: int) -> None:
    """Group the unseen cards by what the seat knows of them, and deal each group again over its places.

    A seat that has held a pack of the draft knows which cards it passed on: they are among those who
    picked from the pack later, or still in it.
    """
    groups: list[list[int]] = [[] for _ in range(g.players + 1)]
    place = g.lobby_place
    for card in range(len(place)):
        where = place[card]
        if is_public(where) or (seat >= 0 and (where == seat or where == LOBBY_PACK + seat)):
            continue
        group = g.players
        pack = g.lobby_pack[card]
        if seat >= 0 and pack != NOBODY and g.lobby_pick[card] >= _first_sight(g, seat, pack):
            group = pack
        groups[group].append(card)
    for cards in groups:
        if len(cards) > 1:
            _deal_again(g, cards)


def is_public(where: int) -> bool:
    """Whether everybody knows a lobby card in this place."""
    return where == LOBBY_PLAYED or where >= LOBBY_OPEN


def _first_sight(g: Board, seat: int, pack: int) -> int:
    """The round of the draft in which the seat first held the pack; later than all if it has not."""
    last = min(g.draft_round, len(g.rules.draft_picks) - 1)
    for draft_round in range(last + 1):
        if holder_of_pack(g, pack, draft_round) == seat:
            return draft_round
    return NOT_PICKED + 1


def _deal_again(g: Board, cards: list[int]) -> None:
    """Deal the cards over the places they are in now; the result does not depend on which is where."""
    fates = sorted([(g.lobby_place[card], g.lobby_pack[card], g.lobby_pick[card]) for card in cards])
    order = cards[:]
    g.random.deal(order)
    for n in range(len(order)):
        g.lobby_place[order[n]], g.lobby_pack[order[n]], g.lobby_pick[order[n]] = fates[n]
