"""The picture of the board that titles share: at most 100 columns wide, narrower down to 80.

Everything is told by shape and by colour: sources are letters, players are numbers.
"""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from keeling.cli.boards import Tally
from keeling.cli.output import amount, said, speaker, word
from keeling.kernel.messages import thing
from keeling.kernel.title import AnyTitle
from keeling.words.keys import end_key

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
TURN = {
    "board-open-action": "main_done",
    "board-open-scientist": "move_done",
    "board-open-market": "market_done",
    "board-open-card": "card_done",
}


class Picture:
    """The parts of a board, wide or narrow; a title extends it."""

    sheet: ClassVar[Mapping[str, str]] = {}
    """The lines of a final scoring sheet, with the keys of their headings."""
    installed: ClassVar[str] = "board-installed"
    space_width: ClassVar[int] = 3
    name_widths: ClassVar[tuple[int, int]] = (18, 12)
    """How long the names of players may be on a wide and on a narrow board."""
    tight: ClassVar[bool] = False
    """Whether some headings of the regions have to be shorter on a narrow board."""
    control: ClassVar[str] = "board-control"
    """The heading of who controls a region."""

    def __init__(self, title: AnyTitle, view: Mapping[str, Any], seat: int, names: list[str], wide: bool) -> None:
        self.title = title
        self.view = view
        self.seat = seat
        self.names = names
        self.wide = wide
        self.gap = 2 if wide else 1
        self.sources: dict[str, int] = {track["source"]: n for n, track in enumerate(view["tracks"])}

    def parts(self) -> Iterable[RenderableType]:
        """Everything from top to bottom."""
        raise NotImplementedError

    # Names and signs

    def region_name(self, region: str) -> str:
        """A region by its name."""
        return speaker().name(thing("region", region))

    def source_name(self, source: str) -> str:
        """A source by its name, as a heading."""
        name = speaker().name(thing("source", source))
        return name[:1].upper() + name[1:]

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
        you = f" {word('board-you')}" if player == self.seat else ""
        name = Text(f" {self.names[player]}")
        name.truncate(self.name_widths[not self.wide] - len(you), overflow="ellipsis")
        return Text.assemble(self.mark(player), name, you)

    # Time, climate, market

    def time(self) -> Text:
        """Decade, round and phase, and what is still open in this turn; after the game how it ended."""
        view = self.view
        decade = f"{view['decade']}/{view['decades']}"
        number = f" {word('board-decade')} {decade}" if self.wide else f" ({decade})"
        parts = [Text.assemble((view["decade_name"], "bold"), number)]
        if view["end"]:
            parts.append(Text(word(end_key(self.title, view["end"])), style="bold"))
        else:
            parts.append(Text(f"{word('board-round')} {min(view['round'], view['rounds'])}/{view['rounds']}"))
            if view["active"] is None:  # a turn is always part of the Operations phase
                parts.append(Text(word(thing("phase", view["phase"]))))
            if len(view["players"]) > 1:
                parts.append(Text.assemble(f"{word('board-start')} ", self.mark(view["start_player"])))
        if view["active"] is not None:
            left = ", ".join(map(word, self.still_open())) or word("list-empty")
            parts.append(
                Text.assemble(f"{word('board-turn')} ", self.mark(view["active"]), f", {word('board-open')} {left}")
            )
        if view["draft"]:
            parts.append(Text(f"{word('board-draft')} {view['draft']['round']}"))
        return Text(" " * self.gap).join(parts)

    def still_open(self) -> list[str]:
        """What the active player can still do in this turn, as keys."""
        return [key for key, done in TURN.items() if not self.view["turn"][done]]

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
            *(("CO₂ ", "bold"), (f"{co2} ppm ", f"bold {colour}")),
            *(line[:at], sign, line[at + len(sign) :], (f"┃{high}", "bold red")),
        )

    def market(self) -> Text:
        """The market and the supplies."""
        market, supplies = self.view["market"], self.view["supplies"]
        return Text.assemble(
            (f"{word('board-market')} ", "bold"),
            word("board-at-price", ceps=market["pile"], price=market["price"]),
            (f" {word('board-stop')}" if market["stop"] else "", "bold red"),
            (f"  {word('board-bank')} ", "bold"),
            f"{amount('ceps', market['bank'])}, {word('board-cube-count', amount=supplies['cubes'])}",
        )

    def events(self) -> Text:
        """The event on its space and the next one."""
        events = self.view["events"]
        return Text.assemble(
            (f"  {word('board-event')} ", "bold"),
            self.region_name(events["open"]) if events["open"] else word("board-none"),
            f", {word('board-next')} {self.region_name(events['next'])}" if events["next"] else "",
        )

    # The map

    def regions(self, with_cubes: bool = True) -> Table:
        """One row for each region."""
        regions = self.view["regions"]
        grants = [slot["grant"] for slot in regions[0]["slots"]]
        most = max(len(region["spaces"]) for region in regions)
        cubes = [word("board-cubes")] if with_cubes else []
        short = self.tight and not self.wide
        first = ["" if short else word("board-region"), word("board-agenda"), word("board-spaces", most=most)]
        control = word(self.control)
        names = [speaker().name(thing("grant", grant), "short") for grant in grants]
        table = grid(*first, word("board-ceps"), *cubes, control, *names, gap=self.gap)
        for region in regions:
            held = f"{CUBE}{region['cubes']}" if region["cubes"] else Text(NOTHING, style="dim")
            spaces = (padded(self.space(space), self.space_width) for space in region["spaces"])
            table.add_row(
                Text.assemble(
                    (region["region"], "bold"), f" {self.region_name(region['region'])}" if self.wide else ""
                ),
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
        return word("board-of", number=region["ceps"], most=region["cep_limit"])

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
            name = speaker().name(thing("summit", summit["summit"])) if summit["summit"] else word("board-none")
            cells.append(Text.assemble((f"summit{n} ", "dim"), name, *topics))
        columns = 3 if self.wide else 2
        for first in range(0, len(cells), columns):
            table.add_row(*cells[first : first + columns])
        return table

    def un_goals(self, more: str = "") -> Table:
        """The UN Goals on display."""
        table = labelled()
        goals = [self.un_goal(goal) for goal in self.view["un_goals"]]
        table.add_row(word("board-un-goals"), Text(" ").join(goals or [Text(word("board-none"))]).append(more))
        return table

    def un_goal(self, goal: Mapping[str, Any]) -> Text:
        """A UN Goal: number and sources."""
        return Text.assemble((f"{goal['card']}:", "dim"), self.letters(goal["sources"]))

    # Tracks

    def track_heading(self, key: str) -> str:
        """The heading of the tracks: what they are, and the numbers of their spaces."""
        longest = max(len(track["income"]) for track in self.view["tracks"])
        numbers = "".join(f"{n:<{self.track_gap}}" for n in range(1, longest + 1)).rstrip()
        return f"{word(key)}\n{numbers}"

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
                effects = f"{said(card['main'])}; {word('board-or', effect=card['minor'])}"
                table.add_row(f"{kind} {card['card']:02}", effects)
        if table.row_count:
            yield table
        yield from self.own_goals(view["players"][self.seat])

    def own_goals(self, player: Mapping[str, Any]) -> Iterable[RenderableType]:
        """The goals of the seat."""
        raise NotImplementedError

    def goal_line(self, goal: Mapping[str, Any], state: str) -> Table:
        """A goal in a line, with what has become of it."""
        line = labelled()
        line.add_row(f"{word('board-goal')} {goal['card']:02}", f"{said(goal['text'])} ({state})")
        return line

    def sheets(self) -> Iterable[RenderableType]:
        """After the game: how each score came about."""
        players = self.view["players"]
        if not all(player["sheet"] for player in players):
            return
        table = grid(word("board-scoring"), *map(heading, self.sheet.values()), word("board-total"), "", gap=self.gap)
        for number, player in enumerate(players):
            lines = [str(player["sheet"][line]) for line in self.sheet]
            won = word("board-winner") if number in self.view["winners"] else ""
            table.add_row(self.name(number), *lines, str(player["score"]), won)
        yield table

    def legend(self, *more: str) -> Text:
        """What the signs mean."""
        fossil = "board-sign-fossil" if self.wide else "board-sign-ppm"
        signs = [
            *(f"( ) {word('board-proposed')}", f"[ ] {word(self.installed)}", f"{DISC} {word('board-sign-disc')}"),
            *(
                f"{SCIENTIST} {word('board-sign-scientist')}",
                f"{FOSSIL} {word(fossil)}",
                f"{CUBE} {word('board-sign-cube')}",
            ),
            *(f"{CEP} CEP", f"{POINTS} {word('board-sign-points')}", f"{ANY} {word('board-sign-any')}", *more),
        ]
        lines = [""]
        for sign in signs:
            if len(lines[-1]) + len(sign) > (WIDEST if self.wide else NARROW):
                lines.append("")
            lines[-1] += sign + " " * self.gap
        return Text("\n".join(line.rstrip() for line in lines), style="dim")


class Drawing:
    """A view that is drawn as wide as the terminal allows."""

    def __init__(
        self, picture: type[Picture], title: AnyTitle, view: Mapping[str, Any], seat: int, names: list[str]
    ) -> None:
        self.picture = picture
        self.title = title
        self.view = view
        self.seat = seat
        self.names = names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = min(options.max_width, WIDEST)
        for part in self.picture(self.title, self.view, self.seat, self.names, wide=width >= WIDEST).parts():
            yield from console.render(part, options.update(width=width))


def tally(view: Mapping[str, Any]) -> Tally:
    """The numbers whose changes are worth telling: the climate, the market, each player, each region."""
    market = view["market"]
    table = {
        "CO₂": view["co2"],
        word("board-cep-price"): market["price"],
        word("board-market"): market["pile"],
        word("board-bank"): market["bank"],
    }
    if "score" in view:
        table[word("board-team-score")] = view["score"]
    found: Tally = {"": table}
    for number, player in enumerate(view["players"]):
        found[word("seat", number=number + 1)] = {
            **({word("board-score"): player["score"]} if "score" in player else {}),
            word("board-money"): player["money"],
            word("board-ceps"): player["ceps"],
            word("board-cubes"): player["cubes"],
            **{speaker().name(thing("source", t["source"])): t["discs"][number] for t in view["tracks"]},
        }
    for region in view["regions"]:
        name = speaker().name(thing("region", region["region"]))
        found[name] = {word("board-ceps"): region["ceps"], word("board-cubes"): region["cubes"]}
    return found


def heading(key: str) -> str:
    """The heading of a column in the language of this run; its words stand below each other where there is a bar."""
    return "\n".join(line.strip() for line in word(key).split("|"))


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
