"""What now in Climate Policy: profit under a policy, and who owes what for which emissions."""

from collections.abc import Mapping
from typing import Any

from keeling.aims.parts import Aims
from keeling.kernel.messages import Message, message, seat
from keeling.titles.climate_policy.build import is_too_much


class PolicyAims(Aims):
    """There are no goals but the worth of the company."""

    def loses_at(self, g: Any, ppm: int) -> bool:
        """By its own rule."""
        return is_too_much(g, ppm)

    def goals(self, g: Any, player: int, view: Mapping[str, Any]) -> list[Message]:
        """What the company is worth by now, and from what."""
        company = view["players"][player]
        sheet = company["sheet"]
        return [
            message(
                "aim-policy-worth",
                points=company["worth"],
                dirty=sheet["dirty"],
                clean=sheet["clean"],
                money=sheet["money"],
            )
        ]

    def income(self, g: Any, player: int, view: Mapping[str, Any]) -> list[Message]:
        """What the end of the round pays as things stand."""
        return [message("aim-policy-income", amount=view["players"][player]["income"])]

    def dues(self, g: Any, player: int, view: Mapping[str, Any]) -> list[Message]:
        """What the next upkeep asks of each company; nothing that the policy does not have."""
        policy = view["policy"]
        lines: list[Message] = []
        for due in view["forecast"]["dues"]:
            who = seat(due["seat"])
            if policy["taxes"]:
                lines.append(message("aim-policy-tax", player=who, amount=due["tax"]))
            if view["permits"]["in_force"]:
                lines.append(
                    message("aim-policy-permits", player=who, amount=due["permits_due"], missing=due["permits_missing"])
                )
        return lines

    def aim(self, g: Any, view: Mapping[str, Any]) -> list[Message]:
        """How a company wins."""
        return [message("aim-of-policy")]


AIMS = PolicyAims
