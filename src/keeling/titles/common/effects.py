"""What cards need, give and count, as small whole numbers."""

from typing import Final

# What a lobby card's main effect needs
NEEDS_PROPOSE: Final = 0
NEEDS_INSTALL: Final = 1
NEEDS_CONSTRUCT: Final = 2
NEEDS_SUMMIT: Final = 3
NEEDS_BUY: Final = 4
NEEDS_SELL: Final = 5

# What a lobby card gives
GIVES_MONEY: Final = 0
GIVES_CUBES: Final = 1
GIVES_CEPS: Final = 2
GIVES_MOVES: Final = 3
GIVES_POINTS: Final = 4
GIVES_EXPERTISE: Final = 5
GIVES_DISCOUNT: Final = 6

# What a Company Goal counts
COUNTS_CONTROLLED: Final = 0
COUNTS_SUPPLIED: Final = 1
COUNTS_UN_GOALS: Final = 2
COUNTS_PLANTS_AFTER_FIRST: Final = 3
COUNTS_CEPS: Final = 4
COUNTS_LEADS: Final = 5
COUNTS_BUILT_SOURCES: Final = 6
COUNTS_ALL_CEPS: Final = 7  # also those in controlled regions
COUNTS_PREPARED_REGIONS: Final = 8
COUNTS_PREPARED_SOURCES: Final = 9
COUNTS_PREPARED_AFTER_FIRST: Final = 10
