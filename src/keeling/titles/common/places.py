"""Where a card can be, as a number: in the hand of a player (his seat), or one of the places below."""

from typing import Final

# Lobby cards
LOBBY_DECK: Final = 5  # classic solitaire only; the order is `lobby_deck`
LOBBY_BOX: Final = 6  # left the game unseen
LOBBY_PLAYED: Final = 7  # played and gone
LOBBY_PACK: Final = 10  # plus the seat that holds the pack of the draft
LOBBY_OPEN: Final = 20  # plus the seat that has played it; it lies open for a scientist
NOT_PICKED: Final = 9  # a card that nobody has picked in a draft; no draft going on

# Company Goals and Private Goals
GOAL_BOX: Final = 5  # left the game unseen
GOAL_REMOVED: Final = 6  # taken out openly because of the number of players
GOAL_DISCARDED: Final = 10  # plus the seat that discarded it, unseen
GOAL_SCORED: Final = 20  # plus the seat that scored it in the end
GOAL_SHOWN: Final = 30  # plus the seat that has shown it and still holds it
GOAL_OFFERED: Final = 40  # plus the seat that has to choose
GOAL_REJECTED: Final = 50  # plus the seat that put it into the box, unseen
