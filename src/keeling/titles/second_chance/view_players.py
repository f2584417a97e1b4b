"""What everybody may know of a player of Second Chance, in both modes."""

from keeling.titles.common import view_players as players
from keeling.titles.common.places import LOBBY_OPEN
from keeling.titles.common.rules import UNLIMITED
from keeling.titles.common.view_words import by_source, or_none
from keeling.titles.second_chance.state import SecondChance


class OpenCardView(players.LobbyView):
    """A lobbyist card that was played and lies open: what it gives, how much, and the scientist who stands on it."""

    gives: str
    amount: int
    scientist: int | None


class PlayerFrame(players.PlayerFrame):
    """What everybody may know of a player in both modes; pieces that cannot run out are None."""

    open_cards: list[OpenCardView]
    prepared: dict[str, int]
    supported: dict[str, int]
    tokens: int | None
    control_cubes: int | None
    control_markers: int | None


def player_frame(g: SecondChance, player: int) -> PlayerFrame:
    """A player without points and goals."""
    frame = players.player_frame(g, player)
    return {
        **frame,
        "open_cards": [
            {
                **players.card_view(g, card),
                "gives": g.rules.effects[g.rules.minor_kind[card]].name,
                "amount": g.rules.minor_amount[card],
                "scientist": or_none(g.lobby_scientist[card]),
            }
            for card, place in enumerate(g.lobby_place)
            if place == LOBBY_OPEN + player
        ],
        "prepared": by_source(g, g.prepared_by_source(player)),
        "supported": by_source(g, g.supported_by_source(player)),
        "tokens": g.tokens_left(player) if g.second.tokens != UNLIMITED else None,
        "control_cubes": _left(g.second.control_cubes, sum(frame["plants"].values())),
        "control_markers": _left(g.second.control_markers, frame["regions"]),
    }


def _left(pieces: int, used: int) -> int | None:
    return pieces - used if pieces != UNLIMITED else None
