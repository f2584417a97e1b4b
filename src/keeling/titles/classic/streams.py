"""The streams of chance of a classic game: those of the board, and the starter projects of the solitaire variant."""

from typing import Final

from keeling.titles.common import streams as shared

STARTER_PROJECTS: Final = 8

STREAMS: Final[tuple[str, ...]] = (*shared.STREAMS, "starter_projects")
