"""The streams of chance that the titles on the board share, by number; a title that has more goes on from `STREAMS`."""

from typing import Final

START_PLAYER: Final = 0
SUMMITS: Final = 1
AGENDAS: Final = 2
FOSSIL_TILES: Final = 3
GOALS: Final = 4  # Company Goals or Private Goals
UN_GOALS: Final = 5
EVENTS: Final = 6
LOBBY_CARDS: Final = 7

STREAMS: Final[tuple[str, ...]] = (
    "start_player",
    "summits",
    "agendas",
    "fossil_tiles",
    "goals",
    "un_goals",
    "events",
    "lobby_cards",
)
