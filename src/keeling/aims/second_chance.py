"""What now in Second Chance, as far as both modes say the same."""

from typing import Any

from keeling.aims.board import BoardAims
from keeling.kernel.messages import Message
from keeling.titles.common.layout import SOURCE_COUNT
from keeling.titles.second_chance.rules import need_at
from keeling.titles.second_chance.texts import un_goal_text


class SecondChanceAims(BoardAims):
    """A UN Goal shows how many plants of each source the player's infrastructure must support."""

    def un_goal(self, g: Any, card: int) -> Message:
        """With its number and plants."""
        return un_goal_text(g, card)

    def lacks(self, g: Any, player: int, card: int) -> list[int]:
        """How many supported plants of each source are missing (S-UNG-01 to S-UNG-03)."""
        supported = g.supported_by_source(player)
        needs = [g.second.un_needs[need_at(card, source)] for source in range(SOURCE_COUNT)]
        return [max(0, need - have) for need, have in zip(needs, supported, strict=True)]

    def cubes(self, g: Any, card: int) -> int:
        """The price of this one."""
        return int(g.second.un_cubes[card])


AIMS = SecondChanceAims
