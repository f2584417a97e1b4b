"""What the terminal boards of both modes of Second Chance share."""

from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from keeling.cli.boards.board import CUBE, PLAYER_COLOURS, SCIENTIST, Picture, grid, heading, labelled, price
from keeling.cli.output import said, word
from keeling.kernel.messages import thing

TOKEN = "▫"
NEXT = "›"
UNLIMITED = "∞"


class SecondChancePicture(Picture):
    """The parts of the board in both modes."""

    installed = "board-prepared"
    space_width = 4
    tight = True
    control = "board-control-short"
    name_widths = (15, 12)

    # The map

    def region_ceps(self, region: Mapping[str, Any]) -> str:
        """The CEPs of a region and how many it can hold."""
        return f"{region['ceps']}/{region['cep_limit']}"

    def green_plant(self, space: Mapping[str, Any]) -> Text:
        """A green plant: its builder, then whose infrastructure it stands on."""
        builder, token = space["owner"], space["infrastructure"]
        return Text.assemble(
            self.letter(space["plant"]),
            (str(builder + 1), f"bold {PLAYER_COLOURS[builder]}"),
            "/",
            (str(token + 1), PLAYER_COLOURS[token]),
        )

    def project(self, slot: Mapping[str, Any]) -> Text:
        """A project space; prepared infrastructure with the token that tells by whom."""
        project = super().project(slot)
        return project if slot["token"] is None else project + self.mark(slot["token"], TOKEN)

    def un_goal(self, goal: Mapping[str, Any]) -> Text:
        """A UN Goal: number, a letter for each plant, price."""
        return super().un_goal(goal).append(f"{CUBE}{goal['cubes']}")

    def dues(self) -> Iterable[RenderableType]:
        """The regions whose new fossil plants are still to be paid."""
        dues = [
            Text.assemble(f"{word('board-due-by', region=thing('region', due['region']))} ", self.mark(due["player"]))
            if due["player"] is not None
            else Text(word("board-due-itself", region=thing("region", due["region"])))
            for due in self.view["dues"]
        ]
        if dues:
            table = labelled()
            table.add_row(word("board-to-be-paid"), Text(", ").join(dues))
            yield table

    def still_open(self) -> list[str]:
        """What the active player can still do in this turn, alone also a second action."""
        turn = self.view["turn"]
        second = ["board-open-second"] if turn["extra_possible"] and not turn["extra_done"] else []
        return [*super().still_open(), *second]

    # Energy

    def energy(self) -> Table:
        """For each type its two levels, its plants and projects, and its track with the discs that stand on it."""
        view = self.view
        tracks = self.track_heading("board-knowledge-track")
        if self.wide:
            keys = ["board-source-wide", "board-levels", "board-left", "board-prepare-gives", "board-pool"]
            table = grid(*map(heading, keys), tracks)
        else:
            keys = ["board-source-gives", "board-levels", "board-left-pool"]
            table = grid(*map(heading, keys), tracks, gap=self.gap)
        for track, plant, benefit in zip(view["tracks"], view["plants"], view["benefits"], strict=True):
            name = Text.assemble(self.letter(track["source"]), f" {self.source_name(track['source'])}")
            levels = Text("\n").join(
                Text.assemble(
                    NEXT if level["level"] == plant["next_level"] else " ",
                    f"{level['level']}@{level['space']} ",
                    price(level["money"], level["cubes"], level["ceps"], level["points"]),
                )
                for level in plant["levels"]
            )
            gives = price(benefit["money"], benefit["cubes"], benefit["ceps"])
            left, pool = str(plant["left"]), str(view["supplies"]["projects"][track["source"]])
            half = f"½{track['half_way']}"
            if self.wide:
                table.add_row(name.append(f"\n  {half}", style="dim"), levels, left, gives, pool, self.track(track))
            else:
                table.add_row(name.append(f"\n{half} {gives}"), levels, f"{left}\n{pool}", self.track(track))
        return table

    # People

    def players(self, score: bool, goals: str) -> Table:
        """One row for each player, with or without a score of his own, and his goals under the heading of this key.

        Staff are the scientists in hand and pool; cards are those in hand and open.
        """
        points = ["board-score-short"] if score else []
        built = ["board-plants", "board-infrastructure"] if self.wide else ["board-plants"]
        keys = ["board-player", *points, "board-money", "board-ceps", "board-cubes", "board-staff", *built]
        table = grid(*map(heading, [*keys, "board-tokens", "board-un-goals-short", goals, "board-cards"]), gap=1)
        for number, player in enumerate(self.view["players"]):
            tokens = UNLIMITED if player["tokens"] is None else str(player["tokens"])
            table.add_row(
                self.name(number),
                *([str(player["score"])] if score else []),
                f"${player['money']}",
                str(player["ceps"]),
                str(player["cubes"]),
                f"{player['scientists_in_hand']}/{player['scientists_in_pool']}",
                self.numbered(player["plants"]),
                *([self.numbered(player["prepared"])] if self.wide else []),
                tokens,
                str(len(player["un_goals"])),
                self.goal_state(player),
                f"{player['lobby_cards']}+{len(player['open_cards'])}",
                style="bold" if number == self.seat else "",
            )
        return table

    def goal_state(self, player: Mapping[str, Any]) -> str:
        """What everybody may know of a player's goals."""
        raise NotImplementedError

    def open_cards(self) -> Iterable[RenderableType]:
        """The lobbyist cards that lie open, by their minor effects; scientists may go to those without one."""
        effects: dict[str, list[Text]] = {}
        for number, player in enumerate(self.view["players"]):
            for card in player["open_cards"]:
                who = Text("") if card["scientist"] is None else self.mark(card["scientist"], SCIENTIST)
                effects.setdefault(said(card["minor"]), []).append(
                    Text.assemble((f"{card['card']:02}", "dim"), self.mark(number), who)
                )
        if effects and not self.view["end"]:
            table = labelled()
            groups = [Text(" ").join([Text(f"{effect}:"), *cards]) for effect, cards in effects.items()]
            table.add_row(word("board-open-cards"), Text("  ").join(groups))
            yield table

    def legend(self, *more: str) -> Text:
        """What the signs mean."""
        return super().legend(
            f"{TOKEN} {word('board-sign-token')}",
            f"S1/2 {word('board-sign-builder')}",
            f"{NEXT} {word('board-sign-next')}",
            *more,
        )
