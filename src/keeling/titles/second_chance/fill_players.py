"""Fills what everybody may know of a player of Second Chance, in both modes."""

from typing import Final

from keeling.titles.common import fill_players as players
from keeling.titles.common.fill_words import by_source, or_none
from keeling.titles.common.places import LOBBY_OPEN
from keeling.titles.common.rules import UNLIMITED
from keeling.titles.second_chance.state import SecondChance
from keeling.titles.second_chance.view_players import OpenCardView, PlayerFrame

PLAYER_READS: Final = (*players.PLAYER_READS, "lobby_scientist", "project", "space_token", "token")


def player_frame(g: SecondChance, player: int) -> PlayerFrame:
    """A player without points and goals."""
    frame = players.player_frame(g, player)
    return {
        **frame,
        "open_cards": [open_card(g, card) for card, place in enumerate(g.lobby_place) if place == LOBBY_OPEN + player],
        "prepared": by_source(g, g.prepared_by_source(player)),
        "supported": by_source(g, g.supported_by_source(player)),
        "tokens": g.tokens_left(player) if g.second.tokens != UNLIMITED else None,
        "control_cubes": _left(g.second.control_cubes, sum(frame["plants"].values())),
        "control_markers": _left(g.second.control_markers, frame["regions"]),
    }


def open_card(g: SecondChance, card: int) -> OpenCardView:
    """A lobbyist card that lies open."""
    return {
        **players.card_view(g, card),
        "gives": g.rules.effects[g.rules.minor_kind[card]].name,
        "amount": g.rules.minor_amount[card],
        "scientist": or_none(g.lobby_scientist[card]),
    }


def _left(pieces: int, used: int) -> int | None:
    return pieces - used if pieces != UNLIMITED else None
