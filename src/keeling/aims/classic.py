"""What now in the classic game."""

from collections.abc import Mapping
from typing import Any

from keeling.aims.board import BoardAims
from keeling.kernel.messages import Message, message
from keeling.titles.classic.cards import built_sources
from keeling.titles.classic.story import un_goal_text
from keeling.titles.common.layout import SOURCE_COUNT


class ClassicAims(BoardAims):
    """A UN Goal shows each of its sources once, and all cost alike."""

    def un_goal(self, g: Any, card: int) -> Message:
        """With its number and sources."""
        return un_goal_text(g, card)

    def lacks(self, g: Any, player: int, card: int) -> list[int]:
        """The sources it shows of which the player has built nothing (C-UNG-01)."""
        missing = g.classic.un_sources[card] & ~built_sources(g, player)
        return [missing >> source & 1 for source in range(SOURCE_COUNT)]

    def cubes(self, g: Any, card: int) -> int:
        """The same for all."""
        return int(g.classic.un_goal_cubes)

    def aim(self, g: Any, view: Mapping[str, Any]) -> list[Message]:
        """Points, and what counts in the end."""
        key = "aim-of-classic-alone" if g.players == 1 else "aim-of-classic"
        return [message(key), message("aim-end-classic")]


AIMS = ClassicAims
