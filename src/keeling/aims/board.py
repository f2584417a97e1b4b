"""What classic and both modes of Second Chance say: UN Goals and what they lack, income, CEPs and who may pay them."""

from collections.abc import Mapping
from typing import Any, Final

from keeling.aims.parts import Aims
from keeling.kernel.messages import Message, Part, message, seat, thing
from keeling.titles.common.goals import goal_value
from keeling.titles.common.layout import EMPTY, SOURCE_COUNT
from keeling.titles.common.market import payable_ceps
from keeling.titles.common.words import goal_text, source_name

MOST_GOALS: Final = 4  # UN Goals that are told, those that lack least first


class BoardAims(Aims):
    """A title says what a UN Goal needs and costs."""

    def un_goal(self, g: Any, card: int) -> Message:
        """A UN Goal by name."""
        raise NotImplementedError

    def lacks(self, g: Any, player: int, card: int) -> list[int]:
        """The plants that the player lacks for a UN Goal: a number for each source."""
        raise NotImplementedError

    def cubes(self, g: Any, card: int) -> int:
        """How many tech cubes a UN Goal costs."""
        raise NotImplementedError

    def goals(self, g: Any, player: int, view: Mapping[str, Any]) -> list[Message]:
        """The UN Goals on display, those that lack least first, then the own goals."""
        lacking = {card: self.lacks(g, player, card) for card in g.un_row}
        cards = sorted(g.un_row, key=lambda card: (sum(lacking[card]), card))
        return [
            *(self._un_goal(g, player, card, lacking[card]) for card in cards[:MOST_GOALS]),
            *self.own_goals(g, player, view),
        ]

    def _un_goal(self, g: Any, player: int, card: int, lacks: list[int]) -> Message:
        goal, cubes = self.un_goal(g, card), self.cubes(g, card)
        plants: list[Part] = [source_name(g, source) for source in range(SOURCE_COUNT) for _ in range(lacks[source])]
        if plants:
            return message("aim-goal-lacks", goal=goal, plants=plants)
        if g.cube[player] < cubes:
            return message("aim-goal-cubes", goal=goal, amount=cubes - g.cube[player])
        return message("aim-goal-ready", goal=goal)

    def own_goals(self, g: Any, player: int, view: Mapping[str, Any]) -> list[Message]:
        """The goals that only this seat has: a Company Goal, if it holds one."""
        card = g.goal_of(player)
        if card == EMPTY:
            return []
        return [message("aim-company-goal", goal=goal_text(g, card), points=goal_value(g, player, card))]

    def income(self, g: Any, player: int, view: Mapping[str, Any]) -> list[Message]:
        """What the next Income phase pays as things stand."""
        return [message("aim-income", amount=view["players"][player]["income"])]

    def ceps(self, g: Any, player: int, view: Mapping[str, Any]) -> list[Message]:
        """Those of the seat, then region by region: whoever controls a region pays with its CEPs, and from them."""
        lines = [message("aim-ceps-own", amount=g.cep[player], total=payable_ceps(g, player))]
        nobodys: list[Part] = []
        for region in view["regions"]:
            name, count, controller = thing("region", region["region"]), region["ceps"], region["controller"]
            if controller is None:
                nobodys.append(message("aim-ceps-place", region=name, amount=count))
            elif controller == player:
                lines.append(message("aim-ceps-you", region=name, amount=count))
            else:
                lines.append(message("aim-ceps-other", region=name, amount=count, player=seat(controller)))
        return [*lines, message("aim-ceps-nobody", regions=nobodys)] if nobodys else lines
