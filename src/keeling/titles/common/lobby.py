"""Lobby cards: what their main effect needs, what both effects give, and the draft that deals them."""

from typing import Final

from keeling.kernel.game import LEGAL, Choice, Choices, Decision, Step
from keeling.titles.common import refusal
from keeling.titles.common.alphabet import MAIN, MINOR, MONEY_REWARD, TAKE, CardKind, LobbyKind
from keeling.titles.common.board import Board, with_entry
from keeling.titles.common.effects import Effect, Need
from keeling.titles.common.layout import EMPTY, NOBODY, grant_of, region_of
from keeling.titles.common.market import CepToHand
from keeling.titles.common.places import LOBBY_OPEN, LOBBY_PACK, LOBBY_PLAYED, NOT_PICKED
from keeling.titles.common.scientists import MoveOrDecline
from keeling.titles.common.turn import AnyDecision, TurnChoice

# Playing a card


class LobbyInTurn(TurnChoice[Board]):
    """The one card of a turn is a lobby card, for one of its effects; what it pushes is the title's."""

    def __init__(self, kind: LobbyKind) -> None:
        super().__init__(kind)
        self.lobby = kind

    def add(self, g: Board, decision: AnyDecision, actions: list[int]) -> None:
        if not g.card_done:
            add_lobby_cards(g, decision.player, actions)

    def refuse(self, g: Board, decision: AnyDecision, action: int) -> int:
        return refuse_lobby(g, decision.player, self.lobby.card(action), self.lobby.effect(action))


def add_lobby_cards(g: Board, player: int, actions: list[int]) -> None:
    """Append the effects of the player's cards that he can use."""
    place = g.lobby_place
    lobby = g.rules.lobby
    for card in range(len(place)):
        if place[card] == player:
            first = lobby.at(card)
            for effect in range(MAIN, MINOR + 1):
                if refuse_lobby(g, player, card, effect) == LEGAL:
                    actions.append(first + effect)


def refuse_lobby(g: Board, player: int, card: int, effect: int) -> int:
    """Why the player cannot play this card for its main or minor effect; 0 if he can."""
    if g.card_done:
        return refusal.CARD_DONE  # C-CRD-01, S-CRD-01
    if g.lobby_place[card] != player:
        return refusal.NOT_YOUR_CARD
    if effect == MINOR:
        return LEGAL  # C-CRD-05, S-CRD-04
    rules = g.rules
    if rules.attached_only[card]:
        return refusal.ONLY_WITH_CONSTRUCT  # G-126
    if not rules.needs[rules.lobby_needs[card]].is_met(g, card):
        return refusal.NO_SUCH_ACTION_YET  # C-CRD-04, S-CRD-03
    return LEGAL


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
    g.rules.effects[kind].push(g, player, card, amount)


class ChooseReward(Decision[Board]):
    """A card that gives one of two rewards."""

    def __init__(self, player: int, card: int) -> None:
        super().__init__(player)
        self.card = card

    def choices(self, g: Board) -> Choices:
        return REWARDS


class TakeReward(Choice[Board, ChooseReward]):
    """One of the two rewards."""

    def happen(self, g: Board, decision: ChooseReward, action: int) -> None:
        rules = g.rules
        card = decision.card
        if TAKE.reward(action) == MONEY_REWARD:
            push_effect(g, decision.player, card, rules.main_kind[card], rules.main_amount[card])
        else:
            push_effect(g, decision.player, card, rules.other_kind[card], rules.other_amount[card])


REWARDS: Final = Choices(TakeReward(TAKE))


# What main effects need


class ProposeNeed(Need):
    """A project was proposed in the card's region, or on a space with its grant."""

    def is_met(self, g: Board, card: int) -> bool:
        slot = g.proposed_slot
        if slot == EMPTY:
            return False
        if g.rules.lobby_region[card] != EMPTY:
            return g.rules.lobby_region[card] == region_of(slot)  # C-LOB-01, S-LOB-01
        return g.rules.lobby_grant[card] == grant_of(slot)  # C-LOB-02 to C-LOB-04, S-LOB-02


class InstallNeed(Need):
    """A project of the card's source was installed."""

    def is_met(self, g: Board, card: int) -> bool:
        return g.installed_source == g.rules.lobby_source[card]  # C-LOB-05 to C-LOB-07, S-LOB-03, S-LOB-04


class ConstructNeed(Need):
    """A plant of the card's source was built."""

    def is_met(self, g: Board, card: int) -> bool:
        return g.built_source == g.rules.lobby_source[card]  # S-LOB-05, S-LOB-06


class SummitNeed(Need):
    """A scientist was sent to a topic of the card's source."""

    def is_met(self, g: Board, card: int) -> bool:
        return g.summit_sources >> g.rules.lobby_source[card] & 1 == 1  # C-LOB-09, S-LOB-07


class BuyNeed(Need):
    """A CEP was bought."""

    def is_met(self, g: Board, card: int) -> bool:
        return g.bought == 1  # C-LOB-10, S-LOB-09


class SellNeed(Need):
    """A CEP was sold."""

    def is_met(self, g: Board, card: int) -> bool:
        return g.sold == 1  # C-LOB-11, S-LOB-08


# What effects give


class MoneyEffect(Effect):
    """Money."""

    def push(self, g: Board, player: int, card: int, amount: int) -> None:
        g.then(LobbyMoney(player, amount))


class CubesEffect(Effect):
    """Tech cubes."""

    def push(self, g: Board, player: int, card: int, amount: int) -> None:
        g.then(LobbyCubes(player, amount))


class CepsEffect(Effect):
    """CEPs from the market, one at a time."""

    def push(self, g: Board, player: int, card: int, amount: int) -> None:
        for _ in range(amount):
            g.then(LobbyCep(player))  # G-09: no market visit


class MovesEffect(Effect):
    """Scientist moves."""

    def push(self, g: Board, player: int, card: int, amount: int) -> None:
        for _ in range(amount):
            g.then(MoveByCard(player))


class PointsEffect(Effect):
    """Points."""

    def push(self, g: Board, player: int, card: int, amount: int) -> None:
        g.then(LobbyPoints(player, amount))


class ExpertiseEffect(Effect):
    """Points of expertise in the card's source."""

    def push(self, g: Board, player: int, card: int, amount: int) -> None:
        for _ in range(amount):
            g.rules.push_expertise(g, player, g.rules.lobby_source[card])


PROPOSE_NEED: Final = ProposeNeed("propose", "region or grant")
SUMMIT_NEED: Final = SummitNeed("summit", "source")
BUY_NEED: Final = BuyNeed("buy", "")
SELL_NEED: Final = SellNeed("sell", "")

MONEY_EFFECT: Final = MoneyEffect("money")
CUBES_EFFECT: Final = CubesEffect("cubes")
CEPS_EFFECT: Final = CepsEffect("ceps")
MOVES_EFFECT: Final = MovesEffect("moves")
POINTS_EFFECT: Final = PointsEffect("points")


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

    def choices(self, g: Board) -> Choices:
        return g.rules.draft_choices


class KeepCard(Choice[Board, DraftPick]):
    """Any card of the pack."""

    def __init__(self, kind: CardKind) -> None:
        super().__init__(kind)
        self.draft = kind

    def refuse(self, g: Board, decision: DraftPick, action: int) -> int:
        return refuse_draft(g, decision.player, self.draft.card(action))

    def happen(self, g: Board, decision: DraftPick, action: int) -> None:
        card = self.draft.card(action)
        g.lobby_place = with_entry(g.lobby_place, card, decision.player)
        g.lobby_pick = with_entry(g.lobby_pick, card, g.draft_round)


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
        place = g.lobby_place[:]
        for card in range(len(place)):
            if is_in_pack(g, card) and g.lobby_pack[card] != NOBODY:
                place[card] = LOBBY_PACK + holder_of_pack(g, g.lobby_pack[card], following)
        g.lobby_place = place
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
    place, pack, pick = g.lobby_place[:], g.lobby_pack[:], g.lobby_pick[:]
    fates = sorted([(place[card], pack[card], pick[card]) for card in cards])
    order = cards[:]
    g.chance.deal(order)
    for n in range(len(order)):
        place[order[n]], pack[order[n]], pick[order[n]] = fates[n]
    g.lobby_place, g.lobby_pack, g.lobby_pick = place, pack, pick
