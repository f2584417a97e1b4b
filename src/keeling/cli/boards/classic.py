"""The terminal board of the classic game: a picture of its view."""

from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from keeling.cli.boards.board import POINTS, Drawing, Picture, grid, heading, price, tally
from keeling.cli.output import word
from keeling.kernel.messages import seat as seat_id
from keeling.kernel.title import AnyTitle

__all__ = ["board", "tally"]

COLUMNS = (
    *("board-player", "board-score-short", "board-money", "board-ceps", "board-cubes", "board-scientists"),
    *("board-plants", "board-un-goals-short", "board-company-goal", "board-lobby-cards"),
)


def board(title: AnyTitle, view: Mapping[str, Any], seat: int, names: list[str]) -> RenderableType:
    """The whole table as the seat may see it."""
    return Drawing(ClassicPicture, title, view, seat, names)


class ClassicPicture(Picture):
    """The parts of the classic board."""

    sheet = {
        "play": "board-sheet-play",
        "income": "board-sheet-income",
        "goal": "board-sheet-goal",
        "coins": "board-sheet-coins",
        "cubes": "board-sheet-most-cubes",
        "un_goals": "board-sheet-most-un-goals",
    }

    def parts(self) -> Iterable[RenderableType]:
        """Everything from top to bottom."""
        blank = Text("")
        view = self.view
        yield from (self.time(), self.scale(0, view["safe_zone"], view["defeat"]), self.market() + self.events(), blank)
        yield from (self.regions(), blank)
        hidden = f"  {word('board-hidden', number=view['un_stack'])}" if view["un_stack"] else ""
        yield from (self.summits(), self.un_goals(hidden), blank)
        yield from (self.energy(), blank)
        yield from (self.players(), blank)
        yield from self.cards()
        yield from self.scoring()
        yield self.legend()

    def time(self) -> Text:
        auction = self.view["auction"]
        if not auction:
            return super().time()
        bid = Text.assemble(
            " " * self.gap, f"{word('board-bid', number=auction['bid'])} ", self.mark(auction["bidder"])
        )
        return super().time() + bid

    def un_goal(self, goal: Mapping[str, Any]) -> Text:
        return super().un_goal(goal).append(f"{POINTS}{goal['points']}")

    def energy(self) -> Table:
        """For each source its next plant, its projects, and its track with the discs that stand on it."""
        view = self.view
        tracks = self.track_heading("board-expertise-track")
        if self.wide:
            keys = ("board-source-wide", "board-next-plant", "board-left", "board-install-gives", "board-pool")
            table = grid(*map(heading, keys), tracks)
        else:
            table = grid(heading("board-source-pool"), heading("board-next-plant-gives"), tracks, gap=self.gap)
        for track, plant, benefit in zip(view["tracks"], view["plants"], view["benefits"], strict=True):
            source = track["source"]
            name = Text.assemble(self.letter(source), f" {self.source_name(source)}")
            cost = (
                price(plant["money"], plant["cubes"], points=plant["points"]) if plant["left"] else word("board-none")
            )
            gives = price(benefit["money"], benefit["cubes"], benefit["ceps"])
            projects = view["supplies"]["projects"][source]
            if self.wide:
                table.add_row(name, cost, str(plant["left"]), gives, str(projects), self.track(track))
            else:
                left = f"{cost} ×{plant['left']}" if plant["left"] else cost
                pool = name.append(f"\n  {word('board-projects', amount=projects)}")
                table.add_row(pool, f"{left}\n{gives}", self.track(track))
        return table

    def players(self) -> Table:
        """One row for each player."""
        table = grid(*map(heading, COLUMNS), gap=self.gap)
        for number, player in enumerate(self.view["players"]):
            table.add_row(
                self.name(number),
                str(player["score"]),
                f"${player['money']}",
                str(player["ceps"]),
                str(player["cubes"]),
                f"{player['scientists_in_hand']}/{player['scientists_in_pool']}",
                self.numbered(player["plants"], " " if self.wide else ""),
                str(len(player["un_goals"])),
                goal_state(player),
                str(player["lobby_cards"]),
                style="bold" if number == self.seat else "",
            )
        return table

    def own_goals(self, player: Mapping[str, Any]) -> Iterable[RenderableType]:
        if player["goal"]:
            given_up = player["goal_discarded"]
            state = word("board-given-up") if given_up else word("board-now", number=player["goal"]["points"])
            yield self.goal_line(player["goal"], state)

    def scoring(self) -> Iterable[RenderableType]:
        """After the game: the sheets and the goals that were scored."""
        sheets = list(self.sheets())
        yield from sheets
        for number, player in enumerate(self.view["players"]):
            if sheets and player["goal"] and not player["goal_discarded"]:
                points = player["goal"]["points"]
                yield self.goal_line(player["goal"], word("board-scored-for", number=points, player=seat_id(number)))


def goal_state(player: Mapping[str, Any]) -> str:
    """What has become of a player's Company Goal."""
    if player["has_goal"]:
        return word("board-held")
    if player["goal_discarded"]:
        return word("board-given-up")
    return word("board-scored") if player["goal"] else word("board-none")
