"""The terminal board of the classic game: a picture of its view, at most 100 columns wide, narrower down to 80.

Everything is told by shape and by colour: sources are letters, players are numbers.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from keeling.cli.boards import Tally

WIDEST = 100
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
ENDS = {
    "decades": "the last decade is over",
    "green_regions": "enough regions are full of green plants",
    "safe_zone": "CO2 is back in the safe zone",
    "defeat": "there is too much CO2, everybody loses",
    "solo_over": "there is too much CO2",
}
TURN = {"action": "main_done", "scientist": "move_done", "market": "market_done", "card": "card_done"}
SHEET = {
    "play": "in play",
    "income": "income",
    "goal": "goal",
    "coins": "coins",
    "cubes": "most\ncubes",
    "un_goals": "most\nUN goals",
}


def board(view: Mapping[str, Any], seat: int, names: list[str]) -> RenderableType:
    """The whole table as the seat may see it."""
    return ClassicBoard(view, seat, names)


def tally(view: Mapping[str, Any]) -> Tally:
    """The numbers whose changes are worth telling: the climate, the market, each player, each region."""
    market = view["market"]
    found: Tally = {
        "": {"CO2": view["co2"], "CEP price": market["price"], "market": market["pile"], "bank": market["bank"]}
    }
    for number, player in enumerate(view["players"]):
        found[f"Player {number + 1}"] = {
            "score": player["score"],
            "money": player["money"],
            "CEPs": player["ceps"],
            "cubes": player["cubes"],
            **{track["source"]: track["discs"][number] for track in view["tracks"]},
        }
    for region in view["regions"]:
        found[region["name"]] = {"CEPs": region["ceps"], "cubes": region["cubes"]}
    return found


class ClassicBoard:
    """A view that is drawn as wide as the terminal allows."""

    def __init__(self, view: Mapping[str, Any], seat: int, names: list[str]) -> None:
        self.view = view
        self.seat = seat
        self.names = names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = min(options.max_width, WIDEST)
        for part in Picture(self.view, self.seat, self.names, wide=width >= WIDEST).parts():
            yield from console.render(part, options.update(width=width))


class Picture:
    """The parts of the board, wide or narrow."""

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
        blank = Text("")
        yield from (self.time(), self.climate(), self.market(), blank)
        yield from (self.regions(), blank)
        yield from (self.summits(), self.un_goals(), blank)
        yield from (self.energy(), blank)
        yield from (self.players(), blank)
        yield from self.cards()
        yield from self.scoring()
        yield self.legend()

    # Signs

    def letter(self, source: str, form: str = "{}") -> Text:
        """A source as a coloured letter, perhaps in brackets."""
        return Text(form.format(source[0].upper()), style=SOURCE_COLOURS[self.sources[source]])

    def letters(self, sources: Iterable[str], between: str = "") -> Text:
        """Several sources."""
        return Text(between).join(self.letter(source) for source in sources)

    def mark(self, player: int | None, sign: str = DISC) -> Text:
        """A player's piece with his number; a dot for nobody's."""
        if player is None:
            return Text(NOTHING, style="dim")
        return Text(f"{sign}{player + 1}", style=f"bold {PLAYER_COLOURS[player]}")

    def name(self, player: int) -> Text:
        """A player with his disc and his name."""
        you = " (you)" if player == self.seat else ""
        name = Text(f" {self.names[player]}")
        name.truncate((18 if self.wide else 12) - len(you), overflow="ellipsis")
        return Text.assemble(self.mark(player), name, you)

    # Time, climate, market

    def time(self) -> Text:
        """Decade, round and phase, and what is still open in this turn; after the game how it ended."""
        view = self.view
        decade = f"{view['decade']}/{view['decades']}"
        parts = [Text.assemble((view["decade_name"], "bold"), f" decade {decade}" if self.wide else f" ({decade})")]
        if view["end"]:
            parts.append(Text(f"The game is over: {ENDS[view['end']]}.", style="bold"))
        else:
            parts.append(Text(f"round {min(view['round'], view['rounds'])}/{view['rounds']}"))
            if self.wide or view["active"] is None:
                parts.append(Text(view["phase"].replace("_", " ")))
            parts.append(Text.assemble("start ", self.mark(view["start_player"])))
        if view["active"] is not None:
            left = [word for word, done in TURN.items() if not view["turn"][done]]
            parts.append(Text.assemble("turn ", self.mark(view["active"]), f", open: {', '.join(left) or 'nothing'}"))
        if view["draft"]:
            parts.append(Text(f"draft {view['draft']['round']}"))
        if view["auction"]:
            auction = view["auction"]
            parts.append(Text.assemble(f"highest bid {auction['bid']} by ", self.mark(auction["bidder"])))
        return Text(" " * self.gap).join(parts)

    def climate(self) -> Text:
        """CO2 with a bar up to the common defeat, and the two marks on it."""
        safe, defeat, co2 = self.view["safe_zone"], self.view["defeat"], self.view["co2"]
        colour = "green" if co2 < safe else "yellow" if co2 < defeat else "red"
        cells = 80 if self.wide else 60
        filled = min(cells, co2 * cells // defeat)
        line = Text.assemble((BAR * filled, colour), ("─" * (cells - filled), "dim"))
        mark = Text(f"┃{safe}", style="bold yellow")
        at = safe * cells // defeat
        return Text.assemble(
            *(("CO2 ", "bold"), (f"{co2} ppm ", f"bold {colour}")),
            *(line[:at], mark, line[at + len(mark) :], (f"┃{defeat}", "bold red")),
        )

    def market(self) -> Text:
        """The market, the supplies and the events."""
        market, supplies, events = self.view["market"], self.view["supplies"], self.view["events"]
        return Text.assemble(
            ("Market ", "bold"),
            f"{count(market['pile'], 'CEP')} at ${market['price']}",
            (" STOP" if market["stop"] else "", "bold red"),
            ("  Bank ", "bold"),
            f"{count(market['bank'], 'CEP')}, {count(supplies['cubes'], 'cube')}",
            ("  Event ", "bold"),
            self.region_names.get(events["open"], "none"),
            f", next {self.region_names[events['next']]}" if events["next"] else "",
        )

    # The map

    def regions(self) -> Table:
        """One row for each region."""
        regions = self.view["regions"]
        grants = [slot["grant"] for slot in regions[0]["slots"]]
        most = max(len(region["spaces"]) for region in regions)
        headings = ["region", "agenda", f"demand spaces 1 to {most}", "CEPs", "cubes", "control", *grants]
        table = grid(*headings, gap=self.gap)
        for region in regions:
            table.add_row(
                Text.assemble((region["region"], "bold"), f" {region['name']}" if self.wide else ""),
                self.letters(region["agenda"], " "),
                stripped(Text(" ").join(padded(self.space(space), 3) for space in region["spaces"])),
                f"{region['ceps']} of {region['cep_limit']}",
                f"{CUBE}{region['cubes']}" if region["cubes"] else Text(NOTHING, style="dim"),
                self.mark(region["controller"]),
                *(self.project(slot) for slot in region["slots"]),
            )
        return table

    def space(self, space: Mapping[str, Any]) -> Text:
        """A demand space: a fossil plant with its ppm, or a green plant with its owner."""
        if space["plant"] is None:
            return Text(NOTHING, style="dim")
        if space["ppm"] is not None:
            return Text(f"{FOSSIL}{space['ppm']}", style="grey62")
        return self.letter(space["plant"]) + self.mark(space["owner"])

    def project(self, slot: Mapping[str, Any]) -> Text:
        """A project space: round brackets for a proposed, square ones for an installed project."""
        if slot["source"] is None:
            return Text(NOTHING, style="dim")
        project = self.letter(slot["source"], "[{}]" if slot["installed"] else "({})")
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

    def un_goals(self) -> Table:
        """The UN Goals on display: number, sources, points."""
        goals = [
            Text.assemble((f"{goal['card']}:", "dim"), self.letters(goal["sources"]), f"{POINTS}{goal['points']}")
            for goal in self.view["un_goals"]
        ]
        stack = f"  {self.view['un_stack']} hidden" if self.view["un_stack"] else ""
        table = labelled()
        table.add_row("UN Goals", Text(" ").join(goals or [Text("none")]).append(stack))
        return table

    # Plants, projects and expertise

    def energy(self) -> Table:
        """For each source its next plant, its projects, and its track with the discs that stand on it."""
        view = self.view
        gap = max(4, len(view["players"]))
        longest = max(len(track["income"]) for track in view["tracks"])
        numbers = "".join(f"{n:<{gap}}" for n in range(1, longest + 1)).rstrip()
        heading = f"expertise: income and bonus, discs\n{numbers}"
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
                table.add_row(name, cost, str(plant["left"]), gives, str(projects), self.track(track, gap))
            else:
                left = f"{cost} ×{plant['left']}" if plant["left"] else cost
                table.add_row(
                    name.append(f"\n  {count(projects, 'project')}"), f"{left}\n{gives}", self.track(track, gap)
                )
        return table

    def track(self, track: Mapping[str, Any], gap: int) -> Text:
        """Two lines: what is printed on the spaces, and who stands there."""
        printed, discs = Text(), Text()
        for position, (income, bonus) in enumerate(zip(track["income"], track["bonuses"], strict=True), 1):
            space = Text(str(income), style="dim")
            if bonus is not None:
                space += Text(BONUSES[bonus]) if bonus in BONUSES else self.letter(bonus)
            printed.append_text(padded(space, gap))
            here = [player for player, disc in enumerate(track["discs"]) if disc == position]
            signs = [self.mark(player, "" if n else DISC) for n, player in enumerate(here)]
            discs.append_text(padded(Text("").join(signs), gap))
        return Text("\n").join([stripped(printed), stripped(discs)])

    # People

    def players(self) -> Table:
        """One row for each player."""
        headings = ["score", "money", "CEPs", "cubes", "scientists\nhand/pool", "plants"]
        table = grid("player", *headings, "UN\ngoals", "company\ngoal", "lobby\ncards", gap=self.gap)
        for number, player in enumerate(self.view["players"]):
            plants = [self.letter(source).append(str(built)) for source, built in player["plants"].items() if built]
            table.add_row(
                self.name(number),
                str(player["score"]),
                f"${player['money']}",
                str(player["ceps"]),
                str(player["cubes"]),
                f"{player['scientists_in_hand']}/{player['scientists_in_pool']}",
                Text(" " if self.wide else "").join(plants),
                str(len(player["un_goals"])),
                goal_state(player),
                str(player["lobby_cards"]),
                style="bold" if number == self.seat else "",
            )
        return table

    def cards(self) -> Iterable[RenderableType]:
        """What only the seat may see: its lobby cards, its pack of the draft, its Company Goal."""
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
        player = view["players"][self.seat]
        if player["goal"]:
            yield self.goal(player, "given up" if player["goal_discarded"] else f"now {player['goal']['points']}")

    def goal(self, player: Mapping[str, Any], state: str) -> Table:
        """A Company Goal in a line."""
        line = labelled()
        line.add_row(f"goal {player['goal']['card']} ", f"{player['goal']['text']} ({state})")
        return line

    def scoring(self) -> Iterable[RenderableType]:
        """After the game: how each score came about."""
        players = self.view["players"]
        if not all(player["sheet"] for player in players):
            return
        table = grid("final scoring", *SHEET.values(), "total", "")
        for number, player in enumerate(players):
            lines = [str(player["sheet"][line]) for line in SHEET]
            won = "winner" if number in self.view["winners"] else ""
            table.add_row(self.name(number), *lines, str(player["score"]), won)
        yield table
        for number, player in enumerate(players):
            if player["goal"] and not player["goal_discarded"]:
                yield self.goal(player, f"scored {player['goal']['points']} for player {number + 1}")

    def legend(self) -> Text:
        """What the signs mean."""
        fossil = f"{FOSSIL} fossil, ppm" if self.wide else f"{FOSSIL} ppm"
        signs = [
            *("( ) proposed", "[ ] installed", f"{DISC} disc", f"{SCIENTIST} scientist", fossil),
            *(f"{CUBE} cube", f"{CEP} CEP", f"{POINTS} points", f"{ANY} any"),
        ]
        return Text((" " * self.gap).join(signs), style="dim")


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


def count(number: int, thing: str) -> str:
    """`1 CEP`, `2 CEPs`."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def goal_state(player: Mapping[str, Any]) -> str:
    """What has become of a player's Company Goal."""
    if player["has_goal"]:
        return "held"
    if player["goal_discarded"]:
        return "given up"
    return "scored" if player["goal"] else "none"


def price(money: int, cubes: int, ceps: int = 0, points: int = 0) -> str:
    """Money, cubes, CEPs and points in signs, those that are not zero."""
    parts = ((f"${money}", money), (f"{CUBE}{cubes}", cubes), (f"{CEP}{ceps}", ceps), (f"{POINTS}{points}", points))
    return " ".join(text for text, number in parts if number)
