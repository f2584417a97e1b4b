"""The streams of chance of Climate Policy, by number.

What events draw from the pool of dirty plants is a stream of its own, so that the plants of the events do not depend
on how often the companies drew.
"""

from typing import Final

FIRST_PLAYER: Final = 0
SUMMITS: Final = 1
RESEARCH: Final = 2
DIRTY_PLANTS: Final = 3
EVENTS: Final = 4
EVENT_PLANTS: Final = 5
GRANT_DIE: Final = 6

STREAMS: Final[tuple[str, ...]] = (
    "first_player",
    "summits",
    "research",
    "dirty_plants",
    "events",
    "event_plants",
    "grant_die",
)
