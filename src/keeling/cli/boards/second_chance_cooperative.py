"""The terminal board of the cooperative game of Second Chance: a picture of its view."""

from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from keeling.cli.boards.board import Drawing, labelled, tally
from keeling.cli.boards.second_chance import SecondChancePicture
from keeling.cli.output import amount, said, word
from keeling.kernel.messages import message, verbatim
from keeling.kernel.title import AnyTitle

__all__ = ["board", "tally"]

GROUPS = {"plants": "board-group-plants", "summits": "board-group-summits", "knowledge": "board-group-knowledge"}
OPEN, DONE, DOUBLE = "○", "✓", "×2"


def board(title: AnyTitle, view: Mapping[str, Any], seat: int, names: list[str]) -> RenderableType:
    """The whole table as the seat may see it."""
    return Drawing(CooperativePicture, title, view, seat, names)


class CooperativePicture(SecondChancePicture):
    """The parts of the cooperative board."""

    def parts(self) -> Iterable[RenderableType]:
        """Everything from top to bottom."""
        blank = Text("")
        view = self.view
        yield from (self.time(), self.scale(view["floor"], view["floor"], view["defeat"]), self.team(), self.market())
        yield from (blank, self.regions(with_cubes=False), *self.dues(), blank)
        yield from (self.summits(), self.environment(), blank)
        yield from (self.energy(), blank)
        yield from (self.players(score=False, goals="board-private-goals"), blank)
        yield from (*self.open_cards(), *self.cards(), *self.ending())
        yield self.legend(
            f"½ {word('board-sign-half-way')}",
            f"{OPEN} {word('board-sign-open-goal')}",
            f"{DONE} {word('board-achieved')}",
        )

    def team(self) -> Text:
        """The score of the team, and what open goals and CO2 cost in this decade."""
        view = self.view
        decade = view["decade"] - 1
        return Text.assemble(
            (f"{word('board-team')} ", "bold"),
            (amount("points", view["score"]), "bold"),
            "  ",
            word(
                "board-goals-cost", amount=view["goals_open"], cost=view["goals_cost"], each=view["goal_rates"][decade]
            ),
            "  ",
            word("board-reduction", ppm=view["reduction_ppm"], cost=view["reduction_rates"][decade]),
        )

    def environment(self) -> Table:
        """The UN Goals and the three groups of Environmental Goals."""
        table = self.un_goals(f"  {word('board-un-left', most=self.view['un_unclaimed_most'])}")
        for group in self.view["environment"]:
            goals = [self.environmental_goal(goal) for goal in group["goals"]]
            table.add_row(word(GROUPS[group["group"]]), Text(" ").join(goals))
        return table

    def environmental_goal(self, goal: Mapping[str, Any]) -> Text:
        """An Environmental Goal in signs: its state, what achieves it, and whether it costs double."""
        sign = DONE if goal["done"] else OPEN
        after = DOUBLE if goal["inspected"] else ""
        kind, value = goal["kind"], goal["value"]
        if kind == "region":
            what = Text(value)
        elif kind == "size":
            what = Text(word("board-topics", number=int(value)))
        else:
            what = self.letter(
                value, {"top": word("board-goal-top", source=verbatim("{}")), "half_way": "{} ½"}.get(kind, "{}")
            )
        text = Text.assemble(sign, what, (after, "bold red"))
        if goal["done"]:
            text.stylize("dim")
        return text

    def goal_state(self, player: Mapping[str, Any]) -> str:
        shown = sum(goal["shown"] for goal in player["goals"])
        return word("board-shown", number=shown) if shown else word("board-hidden", number=player["hidden_goals"])

    def own_goals(self, player: Mapping[str, Any]) -> Iterable[RenderableType]:
        for goal in player["goals"]:
            progress = word("board-of", number=goal["progress"], most=goal["least"])
            done = word("board-achieved") if goal["achieved"] else progress
            yield self.goal_line(goal, done)

    def ending(self) -> Iterable[RenderableType]:
        """After the final test: the Private Goals of all, and what the team may call itself."""
        players = self.view["players"]
        table = labelled()
        for number, player in enumerate([] if any(player["hidden_goals"] for player in players) else players):
            for goal in player["goals"]:
                missed = word("board-missed", number=goal["progress"], most=goal["least"])
                state = word("board-achieved") if goal["achieved"] else missed
                table.add_row(self.name(number), f"{said(goal['text'])} ({state})")
        if table.row_count:
            yield table
        if self.view["epithet"]:
            epithet = message("epithet", **self.view["epithet"])
            yield Text(word("board-epithet", epithet=epithet), style="bold green")
