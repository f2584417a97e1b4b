"""Why a turn of Second Chance is good: what both modes share."""

from keeling.bots.reasons.board import BoardReasons
from keeling.kernel.messages import Message
from keeling.titles.common.layout import EMPTY, SOURCE_COUNT
from keeling.titles.second_chance.rules import need_at
from keeling.titles.second_chance.state import SecondChance
from keeling.titles.second_chance.texts import un_goal_text


class SecondChanceReasons(BoardReasons):
    """A project is ready once its infrastructure is prepared; UN Goals show plants of several types."""

    def is_ready(self, g: SecondChance, slot: int, player: int) -> bool:
        """A prepared project with the player's own infrastructure."""
        return g.project[slot] != EMPTY and g.token[slot] == player

    def goal_name(self, g: SecondChance, card: int) -> Message:
        """By its number and plants."""
        return un_goal_text(g, card)

    def needs(self, g: SecondChance, card: int) -> list[int]:
        """The plants that are shown."""
        return [g.second.un_needs[need_at(card, source)] for source in range(SOURCE_COUNT)]

    def has(self, g: SecondChance, player: int) -> list[int]:
        """The plants the player's infrastructure supports."""
        return g.supported_by_source(player)
