"""The streams of chance of nim, by number."""

from typing import Final

HEAP_SIZES: Final = 0
CARDS: Final = 1
TILES: Final = 2
START_PLAYER: Final = 3

STREAMS: Final[tuple[str, ...]] = ("heap_sizes", "cards", "tiles", "start_player")
