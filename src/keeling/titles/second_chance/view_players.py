"""What everybody may know of a player of Second Chance, in both modes, as types."""

from keeling.titles.common import view_players as players


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
