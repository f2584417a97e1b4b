"""The terminal board of the cooperative game of Second Chance: a picture of its view."""

from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from keeling.cli.boards.board import Drawing, labelled, tally
from keeling.cli.boards.second_chance import SecondChancePicture
from keeling.kernel.words import count

__all__ = ["board", "tally"]

OPEN, DONE, DOUBLE = "○", "✓", "×2"


def board(view: Mapping[str, Any], seat: int, names: list[str]) -> RenderableType:
    """The whole table as the seat may see it."""
    return Drawing(CooperativePicture, view, seat, names)


class CooperativePicture(SecondChancePicture):
    """The parts of the cooperative board."""

    ends = {
        "victory": "the team has won",
        "too_much_co2": "there is too much CO2, everybody loses",
        "score_below_zero": "the score is below zero, everybody loses",
        "private_goal_missed": "somebody achieved no Private Goal, everybody loses",
        "un_goals_unclaimed": "too many UN Goals are unclaimed, everybody loses",
    }

    def parts(self) -> Iterable[RenderableType]:
        """Everything from top to bottom."""
        blank = Text("")
        view = self.view
        yield from (self.time(), self.scale(view["floor"], view["floor"], view["defeat"]), self.team(), self.market())
        yield from (blank, self.regions(with_cubes=False), *self.dues(), blank)
        yield from (self.summits(), self.environment(), blank)
        yield from (self.energy(), blank)
        yield from (self.players(score=False, goals="private\ngoals"), blank)
        yield from (*self.open_cards(), *self.cards(), *self.ending())
        yield self.legend("½ half-way", f"{OPEN} open goal", f"{DONE} achieved")

    def team(self) -> Text:
        """The score of the team, and what open goals and CO2 cost in this decade."""
        view = self.view
        decade = view["decade"] - 1
        return Text.assemble(
            ("Team ", "bold"),
            (f"{count(view['score'], 'point')}", "bold"),
            f"  {count(view['goals_open'], 'open goal')} cost {view['goals_cost']}",
            f" ({view['goal_rates'][decade]} each)",
            f"  {view['reduction_ppm']} ppm cost {view['reduction_rates'][decade]}",
        )

    def environment(self) -> Table:
        """The UN Goals and the three groups of Environmental Goals."""
        table = self.un_goals(f"  at most {self.view['un_unclaimed_most']} may be left")
        for group in self.view["environment"]:
            goals = [self.environmental_goal(goal) for goal in group["goals"]]
            table.add_row(group["group"], Text(" ").join(goals))
        return table

    def environmental_goal(self, goal: Mapping[str, Any]) -> Text:
        """An Environmental Goal in signs: its state, what achieves it, and whether it costs double."""
        sign = DONE if goal["done"] else OPEN
        after = DOUBLE if goal["inspected"] else ""
        kind, value = goal["kind"], goal["value"]
        if kind == "region":
            what = Text(value)
        elif kind == "size":
            what = Text(f"{value} topics")
        else:
            what = self.letter(value, {"top": "{} end", "half_way": "{} ½"}.get(kind, "{}"))
        text = Text.assemble(sign, what, (after, "bold red"))
        if goal["done"]:
            text.stylize("dim")
        return text

    def goal_state(self, player: Mapping[str, Any]) -> str:
        shown = sum(goal["shown"] for goal in player["goals"])
        return f"{player['hidden_goals']} hidden" if not shown else f"{shown} shown"

    def own_goals(self, player: Mapping[str, Any]) -> Iterable[RenderableType]:
        for goal in player["goals"]:
            done = "achieved" if goal["achieved"] else f"{goal['progress']} of {goal['least']}"
            yield self.goal_line(goal, done)

    def ending(self) -> Iterable[RenderableType]:
        """After the final test: the Private Goals of all, and what the team may call itself."""
        players = self.view["players"]
        table = labelled()
        for number, player in enumerate([] if any(player["hidden_goals"] for player in players) else players):
            for goal in player["goals"]:
                state = "achieved" if goal["achieved"] else f"missed, {goal['progress']} of {goal['least']}"
                table.add_row(self.name(number), f"{goal['text']} ({state})")
        if table.row_count:
            yield table
        if self.view["epithet"]:
            yield Text(f"You are {self.view['epithet']}.", style="bold green")
