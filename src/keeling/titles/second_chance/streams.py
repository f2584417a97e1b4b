"""The streams of chance of Second Chance: those of the board, and the Environmental Goals of the cooperative mode."""

from typing import Final

from keeling.titles.common import streams as shared

ENVIRONMENTAL_GOALS: Final = 8

STREAMS: Final[tuple[str, ...]] = (*shared.STREAMS, "environmental_goals")
