"""The terminal board of the competitive game of Second Chance: a picture of its view."""

from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from keeling.cli.boards.board import Drawing, tally
from keeling.cli.boards.second_chance import SecondChancePicture

__all__ = ["board", "tally"]

STATES = {"discarded": "given up"}


def board(view: Mapping[str, Any], seat: int, names: list[str]) -> RenderableType:
    """The whole table as the seat may see it."""
    return Drawing(CompetitivePicture, view, seat, names)


class CompetitivePicture(SecondChancePicture):
    """The parts of the competitive board."""

    ends = {
        "too_much_co2": "there is too much CO2, everybody loses",
        "decades": "the last decade is over",
    }
    sheet = {
        "play": "in play",
        "goal": "goal",
        "coins": "coins",
        "cubes": "most\ncubes",
        "un_goals": "UN\ngoals",
    }

    def parts(self) -> Iterable[RenderableType]:
        """Everything from top to bottom."""
        blank = Text("")
        view = self.view
        yield from (self.time(), self.scale(0, view["events"]["second_event"], view["defeat"]))
        yield from (self.market() + self.events(), blank)
        yield from (self.regions(), *self.dues(), blank)
        scores = "/".join(str(points) for points in view["un_scores"][1:])
        yield from (self.summits(), self.un_goals(f"  score {scores}"), blank)
        yield from (self.energy(), blank)
        yield from (self.players(score=True, goals="company\ngoal"), blank)
        yield from (*self.open_cards(), *self.cards(), *self.scoring(), self.legend())

    def events(self) -> Text:
        both = self.view["events"]["both"] and self.view["events"]["next"]
        return super().events().append(" too" if both else "", style="bold red")

    def goal_state(self, player: Mapping[str, Any]) -> str:
        if player["has_goal"]:
            return "held"
        if player["goal_discarded"]:
            return "gone"
        return "scored" if any(goal["state"] == "scored" for goal in player["goals"]) else "open"

    def own_goals(self, player: Mapping[str, Any]) -> Iterable[RenderableType]:
        for goal in player["goals"]:
            if goal["state"] != "rejected":
                yield self.goal_line(goal, STATES.get(goal["state"], f"{goal['state']}, now {goal['points']}"))

    def scoring(self) -> Iterable[RenderableType]:
        """After the game: the sheets and the goals that were scored."""
        sheets = list(self.sheets())
        yield from sheets
        for number, player in enumerate(self.view["players"] if sheets else []):
            for goal in player["goals"]:
                if goal["state"] == "scored":
                    yield self.goal_line(goal, f"scored {goal['points']} for player {number + 1}")
