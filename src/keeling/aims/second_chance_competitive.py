"""What now in the competitive mode of Second Chance."""

from collections.abc import Mapping
from typing import Any

from keeling.aims.second_chance import SecondChanceAims
from keeling.kernel.messages import Message, message


class CompetitiveAims(SecondChanceAims):
    """Company Goals are offered or held."""

    def own_goals(self, g: Any, player: int, view: Mapping[str, Any]) -> list[Message]:
        """Those the seat may still score."""
        goals = view["players"][player]["goals"]
        open_goals = [goal for goal in goals if goal["state"] in ("offered", "held")]
        return [message("aim-company-goal", goal=goal["text"], points=goal["points"]) for goal in open_goals]

    def aim(self, g: Any, view: Mapping[str, Any]) -> list[Message]:
        """Points, and what counts in the end."""
        return [message("aim-of-competitive"), message("aim-end-competitive")]


AIMS = CompetitiveAims
