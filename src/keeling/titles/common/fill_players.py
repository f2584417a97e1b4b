"""Fills what a seat may know of players and cards."""

from typing import Final

from keeling.kernel.chapters import Chapter
from keeling.titles.common.board import Board
from keeling.titles.common.fill_words import by_source
from keeling.titles.common.places import LOBBY_PACK, NOT_PICKED
from keeling.titles.common.regions import controlled_regions, plants_by_source
from keeling.titles.common.supply import next_income
from keeling.titles.common.view_players import DraftPart, HandPart, LobbyView, PlayerFrame
from keeling.titles.common.words import lobby_text

PLAYER_READS: Final = (
    "cep",
    "controller",
    "cube",
    "expertise",
    "hand_scientists",
    "lobby_place",
    "money",
    "pool_scientists",
    "space",
    "space_owner",
    "un_owner",
)


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
    """A lobby card: what it says follows from the rules alone, so it is made once for all games by them."""
    known = g.rules.card_views
    if card not in known:
        known[card] = {
            "card": g.rules.wording.first_lobby + card,
            "main": lobby_text(g, card, True),
            "minor": lobby_text(g, card, False),
        }
    view: LobbyView = known[card]
    return view


def cards_at(g: Board, place: int) -> list[LobbyView]:
    """The lobby cards in a place."""
    return [card_view(g, card) for card, where in enumerate(g.lobby_place) if where == place]


def hand_part(g: Board) -> HandPart:
    """Nobody's hand is for everybody to see."""
    return {"hand": []}


def own_hand(g: Board, seat: int, part: HandPart) -> HandPart:
    """The seat's own hand."""
    return {"hand": cards_at(g, seat)}


def draft_part(g: Board) -> DraftPart:
    """The draft while it goes on, without anybody's pack."""
    return {"draft": None if g.draft_round == NOT_PICKED else {"round": g.draft_round + 1, "pack": []}}


def own_draft(g: Board, seat: int, part: DraftPart) -> DraftPart:
    """The draft with the seat's own pack."""
    draft = part["draft"]
    if draft is None:
        return part
    return {"draft": {"round": draft["round"], "pack": cards_at(g, LOBBY_PACK + seat)}}


HAND: Final = Chapter(hand_part, (), own_hand)
DRAFT: Final = Chapter(draft_part, ("draft_round",), own_draft)
