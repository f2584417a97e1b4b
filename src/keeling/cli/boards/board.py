"""The picture of the board that titles share: at most 100 columns wide, narrower down to 80.

Everything is told by shape and by colour: sources are letters, players are numbers.
"""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from keeling.cli.boards import Tally
from keeling.kernel.words import count

WIDEST = 100
NARROW = 80
PLAYER_COLOURS = ["bright_red", "bright_blue", "bright_green", "bright_yellow", "bright_magenta"]
SOURCE_COLOURS = ["green", "yellow", "cyan", "orange3", "medium_purple1"]
FOSSIL = "■"
DISC = "●"
SCIENTIST = "▲"
CUBE = "▪"
CEP = "◇"
POINTS = "★"
ANY = "*"
NOTHING = "·"
BAR = "━"
BONUSES = {"cube": CUBE, "region-cep": CEP, "any": ANY}
TURN = {"action": "main_done", "scientist": "move_done", "market": "market_done", "card": "card_done"}


class Picture:
    """The parts of a board, wide or narrow; a title extends it."""

    ends: ClassVar[Mapping[str, str]]
    """How the game ended, by the word of the view."""
    sheet: ClassVar[Mapping[str, str]] = {}
    """The headings of the lines of a final scoring sheet."""
    installed: ClassVar[str] = "installed"
    space_width: ClassVar[int] = 3
    name_widths: ClassVar[tuple[int, int]] = (18, 12)
    """How long the names of players may be on a wide and on a narrow board."""
    control: ClassVar[str] = "control"
    """The heading of who controls a region."""
    short: ClassVar[Mapping[str, str]] = {}
    """Headings of the regions that have to be shorter on a narrow board."""

    def __init__(self, view: Mapping[str, Any], seat: int, names: list[str], wide: bool) -> None:
        self.view = view
        self.seat = seat
        self.names = names
        self.wide = wide
        self.gap = 2 if wide else 1
        self.sources: dict[str, int] = {track["source"]: n for n, track in enumerate(view["tracks"])}
        self.region_names: dict[str, str] = {region["region"]: region["name"] for region in view["regions"]}

    def parts(self) -> Iterable[RenderableType]:
        """Everything from top to bottom."""
        raise NotImplementedError

    # Signs

    def letter(self, source: str, form: str = "{}") -> Text:
        """A source as a coloured letter, perhaps in brackets."""
        return Text(form.format(source[0].upper()), style=SOURCE_COLOURS[self.sources[source]])

    def letters(self, sources: Iterable[str], between: str = "") -> Text:
        """Several sources."""
        return Text(between).join(self.letter(source) for source in sources)

    def numbered(self, counts: Mapping[str, int], between: str = "") -> Text:
        """Sources with their numbers, those that are not zero."""
        return Text(between).join(
            self.letter(source).append(str(number)) for source, number in counts.items() if number
        )

    def mark(self, player: int | None, sign: str = DISC) -> Text:
        """A player's piece with his number; a dot for nobody's."""
        if player is None:
            return Text(NOTHING, style="dim")
        return Text(f"{sign}{player + 1}", style=f"bold {PLAYER_COLOURS[player]}")

    def name(self, player: int) -> Text:
        """A player with his disc and his name."""
        you = " (you)" if player == self.seat else ""
        name = Text(f" {self.names[player]}")
        name.truncate(self.name_widths[not self.wide] - len(you), overflow="ellipsis")
        return Text.assemble(self.mark(player), name, you)

    # Time, climate, market

    def time(self) -> Text:
        """Decade, round and phase, and what is still open in this turn; after the game how it ended."""
        view = self.view
        decade = f"{view['decade']}/{view['decades']}"
        parts = [Text.assemble((view["decade_name"], "bold"), f" decade {decade}" if self.wide else f" ({decade})")]
        if view["end"]:
            parts.append(Text(f"The game is over: {self.ends[view['end']]}.", style="bold"))
        else:
            parts.append(Text(f"round {min(view['round'], view['rounds'])}/{view['rounds']}"))
            if self.wide or view["active"] is None:
                parts.append(Text(view["phase"].replace("_", " ")))
            if len(view["players"]) > 1:
                parts.append(Text.assemble("start ", self.mark(view["start_player"])))
        if view["active"] is not None:
            left = self.still_open() or ["nothing"]
            parts.append(Text.assemble("turn ", self.mark(view["active"]), f", open: {', '.join(left)}"))
        if view["draft"]:
            parts.append(Text(f"draft {view['draft']['round']}"))
        return Text(" " * self.gap).join(parts)

    def still_open(self) -> list[str]:
        """What the active player can still do in this turn."""
        return [word for word, done in TURN.items() if not self.view["turn"][done]]

    def scale(self, low: int, mark: int, high: int) -> Text:
        """CO2 with a bar from `low` to the defeat above `high`, with a mark between (none if it is `low`)."""
        co2 = self.view["co2"]
        colour = "green" if co2 < mark or co2 == low else "yellow" if co2 < high else "red"
        cells = 80 if self.wide else 60
        span = high - low
        filled = max(0, min(cells, (co2 - low) * cells // span))
        line = Text.assemble((BAR * filled, colour), ("─" * (cells - filled), "dim"))
        sign = Text(f"┃{mark}", style="bold yellow")
        at = (mark - low) * cells // span
        if mark == low:
            at, sign = 0, Text(f"{low}┃", style="dim")
        return Text.assemble(
            *(("CO2 ", "bold"), (f"{co2} ppm ", f"bold {colour}")),
            *(line[:at], sign, line[at + len(sign) :], (f"┃{high}", "bold red")),
        )

    def market(self) -> Text:
        """The market and the supplies."""
        market, supplies = self.view["market"], self.view["supplies"]
        return Text.assemble(
            ("Market ", "bold"),
            f"{count(market['pile'], 'CEP')} at ${market['price']}",
            (" STOP" if market["stop"] else "", "bold red"),
            ("  Bank ", "bold"),
            f"{count(market['bank'], 'CEP')}, {count(supplies['cubes'], 'cube')}",
        )

    def events(self) -> Text:
        """The event on its space and the next one."""
        events = self.view["events"]
        return Text.assemble(
            ("  Event ", "bold"),
            self.region_names.get(events["open"], "none"),
            f", next {self.region_names[events['next']]}" if events["next"] else "",
        )

    # The map

    def regions(self, with_cubes: bool = True) -> Table:
        """One row for each region."""
        regions = self.view["regions"]
        grants = [slot["grant"] for slot in regions[0]["slots"]]
        most = max(len(region["spaces"]) for region in regions)
        cubes = ["cubes"] if with_cubes else []
        headings = ["region", "agenda", f"demand spaces 1 to {most}", "CEPs", *cubes, self.control, *grants]
        if not self.wide:
            headings = [self.short.get(heading, heading) for heading in headings]
        table = grid(*headings, gap=self.gap)
        for region in regions:
            held = f"{CUBE}{region['cubes']}" if region["cubes"] else Text(NOTHING, style="dim")
            spaces = (padded(self.space(space), self.space_width) for space in region["spaces"])
            table.add_row(
                Text.assemble((region["region"], "bold"), f" {region['name']}" if self.wide else ""),
                self.letters(region["agenda"], " "),
                stripped(Text(" ").join(spaces)),
                self.region_ceps(region),
                *([held] if with_cubes else []),
                self.mark(region["controller"]),
                *(self.project(slot) for slot in region["slots"]),
            )
        return table

    def region_ceps(self, region: Mapping[str, Any]) -> str:
        """The CEPs of a region and how many it can hold."""
        return f"{region['ceps']} of {region['cep_limit']}"

    def space(self, space: Mapping[str, Any]) -> Text:
        """A demand space: a fossil plant with its ppm, or a green plant."""
        if space["plant"] is None:
            return Text(NOTHING, style="dim")
        if space["ppm"] is not None:
            return Text(f"{FOSSIL}{space['ppm']}", style="grey62")
        return self.green_plant(space)

    def green_plant(self, space: Mapping[str, Any]) -> Text:
        """A green plant with its owner."""
        return self.letter(space["plant"]) + self.mark(space["owner"])

    def project(self, slot: Mapping[str, Any]) -> Text:
        """A project space: round brackets for a proposed, square ones for an installed project."""
        if slot["source"] is None:
            return Text(NOTHING, style="dim")
        level = slot.get("level") or ""
        project = self.letter(slot["source"], f"[{{}}{level}]" if slot["installed"] else f"({{}}{level})")
        return project if slot["scientist"] is None else project + self.mark(slot["scientist"], SCIENTIST)

    def summits(self) -> Table:
        """The summits, several in a row, by their number in notations."""
        table = Table.grid(padding=(0, 4, 0, 0))
        cells = []
        for n, summit in enumerate(self.view["summits"], 1):
            topics = [
                Text.assemble(" ", self.letter(topic["source"]), self.mark(topic["scientist"], SCIENTIST))
                for topic in summit["topics"]
            ]
            cells.append(Text.assemble((f"summit{n} ", "dim"), summit["name"] or "none", *topics))
        columns = 3 if self.wide else 2
        for first in range(0, len(cells), columns):
            table.add_row(*cells[first : first + columns])
        return table

    def un_goals(self, more: str = "") -> Table:
        """The UN Goals on display."""
        table = labelled()
        goals = [self.un_goal(goal) for goal in self.view["un_goals"]]
        table.add_row("UN Goals", Text(" ").join(goals or [Text("none")]).append(more))
        return table

    def un_goal(self, goal: Mapping[str, Any]) -> Text:
        """A UN Goal: number and sources."""
        return Text.assemble((f"{goal['card']}:", "dim"), self.letters(goal["sources"]))

    # Tracks

    def track_heading(self, name: str) -> str:
        """The heading of the tracks: what they are, and the numbers of their spaces."""
        longest = max(len(track["income"]) for track in self.view["tracks"])
        numbers = "".join(f"{n:<{self.track_gap}}" for n in range(1, longest + 1)).rstrip()
        return f"{name}: income and bonus, discs\n{numbers}"

    @property
    def track_gap(self) -> int:
        """How wide a space of a track is: all discs may stand on it."""
        return max(4, len(self.view["players"]))

    def track(self, track: Mapping[str, Any]) -> Text:
        """Two lines: what is printed on the spaces, and who stands there."""
        printed, discs = Text(), Text()
        for position, (income, bonus) in enumerate(zip(track["income"], track["bonuses"], strict=True), 1):
            space = Text(str(income), style="dim")
            if bonus is not None:
                space += Text(BONUSES[bonus]) if bonus in BONUSES else self.letter(bonus)
            printed.append_text(padded(space, self.track_gap))
            here = [player for player, disc in enumerate(track["discs"]) if disc == position]
            signs = [self.mark(player, "" if n else DISC) for n, player in enumerate(here)]
            discs.append_text(padded(Text("").join(signs), self.track_gap))
        return Text("\n").join([stripped(printed), stripped(discs)])

    # People

    def cards(self) -> Iterable[RenderableType]:
        """What only the seat may see: its lobby cards, its pack of the draft, its goals."""
        view = self.view
        if view["end"] or self.seat < 0:
            return
        table = labelled()
        pack = view["draft"]["pack"] if view["draft"] else []
        for kind, cards in (("lobby", view["hand"]), ("draft", pack)):
            for card in cards:
                table.add_row(f"{kind} {card['card']:02}", card["main"], f"or {card['minor']}")
        if table.row_count:
            yield table
        yield from self.own_goals(view["players"][self.seat])

    def own_goals(self, player: Mapping[str, Any]) -> Iterable[RenderableType]:
        """The goals of the seat."""
        raise NotImplementedError

    def goal_line(self, goal: Mapping[str, Any], state: str) -> Table:
        """A goal in a line."""
        line = labelled()
        line.add_row(f"goal {goal['card']:02}", f"{goal['text']} ({state})")
        return line

    def sheets(self) -> Iterable[RenderableType]:
        """After the game: how each score came about."""
        players = self.view["players"]
        if not all(player["sheet"] for player in players):
            return
        table = grid("final scoring", *self.sheet.values(), "total", "")
        for number, player in enumerate(players):
            lines = [str(player["sheet"][line]) for line in self.sheet]
            won = "winner" if number in self.view["winners"] else ""
            table.add_row(self.name(number), *lines, str(player["score"]), won)
        yield table

    def legend(self, *more: str) -> Text:
        """What the signs mean."""
        fossil = f"{FOSSIL} fossil, ppm" if self.wide else f"{FOSSIL} ppm"
        signs = [
            *("( ) proposed", f"[ ] {self.installed}", f"{DISC} disc", f"{SCIENTIST} scientist", fossil),
            *(f"{CUBE} cube", f"{CEP} CEP", f"{POINTS} points", f"{ANY} any", *more),
        ]
        lines = [""]
        for sign in signs:
            if len(lines[-1]) + len(sign) > (WIDEST if self.wide else NARROW):
                lines.append("")
            lines[-1] += sign + " " * self.gap
        return Text("\n".join(line.rstrip() for line in lines), style="dim")


class Drawing:
    """A view that is drawn as wide as the terminal allows."""

    def __init__(self, picture: type[Picture], view: Mapping[str, Any], seat: int, names: list[str]) -> None:
        self.picture = picture
        self.view = view
        self.seat = seat
        self.names = names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = min(options.max_width, WIDEST)
        for part in self.picture(self.view, self.seat, self.names, wide=width >= WIDEST).parts():
            yield from console.render(part, options.update(width=width))


def tally(view: Mapping[str, Any]) -> Tally:
    """The numbers whose changes are worth telling: the climate, the market, each player, each region."""
    market = view["market"]
    table = {"CO2": view["co2"], "CEP price": market["price"], "market": market["pile"], "bank": market["bank"]}
    if "score" in view:
        table["team score"] = view["score"]
    found: Tally = {"": table}
    for number, player in enumerate(view["players"]):
        found[f"Player {number + 1}"] = {
            **({"score": player["score"]} if "score" in player else {}),
            "money": player["money"],
            "CEPs": player["ceps"],
            "cubes": player["cubes"],
            **{track["source"]: track["discs"][number] for track in view["tracks"]},
        }
    for region in view["regions"]:
        found[region["name"]] = {"CEPs": region["ceps"], "cubes": region["cubes"]}
    return found


def grid(*headings: str, gap: int = 2) -> Table:
    """A table without lines, its headings pale."""
    table = Table(box=None, pad_edge=False, padding=(0, gap, 0, 0), header_style="dim")
    for heading in headings:
        table.add_column(heading, no_wrap=True, vertical="top")
    return table


def labelled() -> Table:
    """Rows that begin with a pale label."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="dim", no_wrap=True)
    return table


def padded(text: Text, width: int) -> Text:
    """The text filled up with spaces."""
    return text.append(" " * (width - text.cell_len))


def stripped(text: Text) -> Text:
    """The text without spaces at its end, so that they take no room."""
    text.rstrip()
    return text


def price(money: int, cubes: int, ceps: int = 0, points: int = 0) -> str:
    """Money, cubes, CEPs and points in signs, those that are not zero."""
    parts = ((f"${money}", money), (f"{CUBE}{cubes}", cubes), (f"{CEP}{ceps}", ceps), (f"{POINTS}{points}", points))
    return " ".join(text for text, number in parts if number)
