"""The terminal board of the competitive game of Second Chance: a picture of its view."""

from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from keeling.cli.boards.board import Drawing, tally
from keeling.cli.boards.second_chance import SecondChancePicture
from keeling.cli.output import word
from keeling.kernel.messages import seat as seat_id
from keeling.kernel.messages import verbatim
from keeling.kernel.title import AnyTitle

__all__ = ["board", "tally"]

STATES = {"offered": "board-offered-now", "held": "board-held-now", "scored": "board-scored-now"}
"""What has become of a goal that is not given up, with the points it would bring now."""


def board(title: AnyTitle, view: Mapping[str, Any], seat: int, names: list[str]) -> RenderableType:
    """The whole table as the seat may see it."""
    return Drawing(CompetitivePicture, title, view, seat, names)


class CompetitivePicture(SecondChancePicture):
    """The parts of the competitive board."""

    sheet = {
        "play": "board-sheet-play",
        "goal": "board-sheet-goal",
        "coins": "board-sheet-coins",
        "cubes": "board-sheet-most-cubes",
        "un_goals": "board-un-goals-short",
    }

    def parts(self) -> Iterable[RenderableType]:
        """Everything from top to bottom."""
        blank = Text("")
        view = self.view
        yield from (self.time(), self.scale(0, view["events"]["second_event"], view["defeat"]))
        yield from (self.market() + self.events(), blank)
        yield from (self.regions(), *self.dues(), blank)
        scores = "/".join(str(points) for points in view["un_scores"][1:])
        yield from (self.summits(), self.un_goals(f"  {word('board-un-scores', scores=verbatim(scores))}"), blank)
        yield from (self.energy(), blank)
        yield from (self.players(score=True, goals="board-company-goal"), blank)
        yield from (*self.open_cards(), *self.cards(), *self.scoring(), self.legend())

    def events(self) -> Text:
        both = self.view["events"]["both"] and self.view["events"]["next"]
        return super().events().append(f" {word('board-too')}" if both else "", style="bold red")

    def goal_state(self, player: Mapping[str, Any]) -> str:
        if player["has_goal"]:
            return word("board-held")
        if player["goal_discarded"]:
            return word("board-gone")
        scored = any(goal["state"] == "scored" for goal in player["goals"])
        return word("board-scored" if scored else "board-goal-open")

    def own_goals(self, player: Mapping[str, Any]) -> Iterable[RenderableType]:
        for goal in player["goals"]:
            if goal["state"] != "rejected":
                key = STATES.get(goal["state"])
                state = word(key, number=goal["points"]) if key else word("board-given-up")
                yield self.goal_line(goal, state)

    def scoring(self) -> Iterable[RenderableType]:
        """After the game: the sheets and the goals that were scored."""
        sheets = list(self.sheets())
        yield from sheets
        for number, player in enumerate(self.view["players"] if sheets else []):
            for goal in player["goals"]:
                if goal["state"] == "scored":
                    state = word("board-scored-for", number=goal["points"], player=seat_id(number))
                    yield self.goal_line(goal, state)
