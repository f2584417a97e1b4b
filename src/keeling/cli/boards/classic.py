"""The terminal board of the classic game: a picture of its view."""

from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from keeling.cli.boards.board import POINTS, Drawing, Picture, grid, price, tally
from keeling.kernel.words import count

__all__ = ["board", "tally"]


def board(view: Mapping[str, Any], seat: int, names: list[str]) -> RenderableType:
    """The whole table as the seat may see it."""
    return Drawing(ClassicPicture, view, seat, names)


class ClassicPicture(Picture):
    """The parts of the classic board."""

    ends = {
        "decades": "the last decade is over",
        "green_regions": "enough regions are full of green plants",
        "safe_zone": "CO2 is back in the safe zone",
        "defeat": "there is too much CO2, everybody loses",
        "solo_over": "there is too much CO2",
    }
    sheet = {
        "play": "in play",
        "income": "income",
        "goal": "goal",
        "coins": "coins",
        "cubes": "most\ncubes",
        "un_goals": "most\nUN goals",
    }

    def parts(self) -> Iterable[RenderableType]:
        """Everything from top to bottom."""
        blank = Text("")
        view = self.view
        yield from (self.time(), self.scale(0, view["safe_zone"], view["defeat"]), self.market() + self.events(), blank)
        yield from (self.regions(), blank)
        yield from (self.summits(), self.un_goals(f"  {view['un_stack']} hidden" if view["un_stack"] else ""), blank)
        yield from (self.energy(), blank)
        yield from (self.players(), blank)
        yield from self.cards()
        yield from self.scoring()
        yield self.legend()

    def time(self) -> Text:
        auction = self.view["auction"]
        if not auction:
            return super().time()
        bid = Text.assemble(" " * self.gap, f"highest bid {auction['bid']} by ", self.mark(auction["bidder"]))
        return super().time() + bid

    def un_goal(self, goal: Mapping[str, Any]) -> Text:
        return super().un_goal(goal).append(f"{POINTS}{goal['points']}")

    def energy(self) -> Table:
        """For each source its next plant, its projects, and its track with the discs that stand on it."""
        view = self.view
        heading = self.track_heading("expertise")
        if self.wide:
            table = grid("\nsource", "next\nplant", "\nleft", "install\ngives", "\npool", heading)
        else:
            table = grid("source\npool", "next plant\ninstall gives", heading, gap=self.gap)
        for track, plant, benefit in zip(view["tracks"], view["plants"], view["benefits"], strict=True):
            source = track["source"]
            name = Text.assemble(self.letter(source), f" {track['name']}")
            cost = price(plant["money"], plant["cubes"], points=plant["points"]) if plant["left"] else "none"
            gives = price(benefit["money"], benefit["cubes"], benefit["ceps"])
            projects = view["supplies"]["projects"][source]
            if self.wide:
                table.add_row(name, cost, str(plant["left"]), gives, str(projects), self.track(track))
            else:
                left = f"{cost} ×{plant['left']}" if plant["left"] else cost
                pool = name.append(f"\n  {count(projects, 'project')}")
                table.add_row(pool, f"{left}\n{gives}", self.track(track))
        return table

    def players(self) -> Table:
        """One row for each player."""
        headings = ["score", "money", "CEPs", "cubes", "scientists\nhand/pool", "plants"]
        table = grid("player", *headings, "UN\ngoals", "company\ngoal", "lobby\ncards", gap=self.gap)
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
            state = "given up" if player["goal_discarded"] else f"now {player['goal']['points']}"
            yield self.goal_line(player["goal"], state)

    def scoring(self) -> Iterable[RenderableType]:
        """After the game: the sheets and the goals that were scored."""
        sheets = list(self.sheets())
        yield from sheets
        for number, player in enumerate(self.view["players"]):
            if sheets and player["goal"] and not player["goal_discarded"]:
                yield self.goal_line(player["goal"], f"scored {player['goal']['points']} for player {number + 1}")


def goal_state(player: Mapping[str, Any]) -> str:
    """What has become of a player's Company Goal."""
    if player["has_goal"]:
        return "held"
    if player["goal_discarded"]:
        return "given up"
    return "scored" if player["goal"] else "none"
