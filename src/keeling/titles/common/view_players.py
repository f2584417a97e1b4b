"""What a seat may know of players and cards; `fill_players.py` fills it."""

from typing import TypedDict

from keeling.kernel.messages import Message


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


class HandPart(TypedDict):
    """The seat's own lobby cards, as a chapter of a view."""

    hand: list[LobbyView]


class DraftPart(TypedDict):
    """The draft, as a chapter of a view."""

    draft: DraftView | None
