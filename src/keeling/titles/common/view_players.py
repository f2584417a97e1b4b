"""What a seat may know of players and cards."""

from typing import TypedDict

from keeling.kernel.messages import Message
from keeling.titles.common.board import Board
from keeling.titles.common.places import LOBBY_PACK, NOT_PICKED
from keeling.titles.common.regions import controlled_regions, plants_by_source
from keeling.titles.common.supply import next_income
from keeling.titles.common.view_words import by_source
from keeling.titles.common.words import lobby_text


class GoalView(TypedDict):
    """A Company Goal and what it would give now."""

    card: int
    text: Message
    points: int


class LobbyView(TypedDict):
    """A lobby card the seat can see."""

    card: int
    main: Message
    minor: Message


class DraftView(TypedDict):
    """The draft: its round and the seat's own pack."""

    round: int
    pack: list[LobbyView]


class PlayerFrame(TypedDict):
    """What everybody may know of a player in every title; `income` is what the next Income phase pays by now."""

    money: int
    ceps: int
    cubes: int
    scientists_in_hand: int
    scientists_in_pool: int
    lobby_cards: int
    un_goals: list[int]
    plants: dict[str, int]
    regions: int
    income: int


def player_frame(g: Board, player: int) -> PlayerFrame:
    """A player without points and goals."""
    first = g.rules.wording.first_un_goal
    return {
        "money": g.money[player],  # S-SET-08
        "ceps": g.cep[player],
        "cubes": g.cube[player],
        "scientists_in_hand": g.hand_scientists[player],
        "scientists_in_pool": g.pool_scientists[player],
        "lobby_cards": g.lobby_place.count(player),  # S-SET-20: how many, not which
        "un_goals": [first + card for card, owner in enumerate(g.un_owner) if owner == player],
        "plants": by_source(g, plants_by_source(g, player)),
        "regions": controlled_regions(g, player),
        "income": next_income(g, player),
    }


def card_view(g: Board, card: int) -> LobbyView:
    """A lobby card."""
    return {
        "card": g.rules.wording.first_lobby + card,
        "main": lobby_text(g, card, True),
        "minor": lobby_text(g, card, False),
    }


def cards_at(g: Board, place: int) -> list[LobbyView]:
    """The lobby cards in a place."""
    return [card_view(g, card) for card, where in enumerate(g.lobby_place) if where == place]


def draft_view(g: Board, seat: int) -> DraftView | None:
    """The draft while it goes on."""
    if g.draft_round == NOT_PICKED:
        return None
    return {"round": g.draft_round + 1, "pack": cards_at(g, LOBBY_PACK + seat) if seat >= 0 else []}
