"""What now in the cooperative mode of Second Chance."""

from collections.abc import Mapping
from typing import Any

from keeling.aims.second_chance import SecondChanceAims
from keeling.kernel.messages import Message, message


class CooperativeAims(SecondChanceAims):
    """The team has Environmental Goals and a score, each player Private Goals."""

    def own_goals(self, g: Any, player: int, view: Mapping[str, Any]) -> list[Message]:
        """How far the Private Goals have come, and what open Environmental Goals will cost."""
        lines = [
            message("aim-private-done", goal=goal["text"])
            if goal["achieved"]
            else message(
                "aim-private", goal=goal["text"], done=min(goal["progress"], goal["least"]), most=goal["least"]
            )
            for goal in view["players"][player]["goals"]
        ]
        lines.append(message("aim-environment", amount=view["goals_open"], points=view["goals_cost"]))
        open_goals = sum(goal["owner"] is None for goal in view["un_goals"])
        lines.append(message("aim-un-team", amount=open_goals, most=view["un_unclaimed_most"]))
        return lines

    def aim(self, g: Any, view: Mapping[str, Any]) -> list[Message]:
        """What the team must reach together."""
        return [message("aim-of-cooperative"), message("aim-end-cooperative", points=view["score"])]


AIMS = CooperativeAims
