"""The terminal board of Climate Policy: a picture of its view, at most 100 columns wide, narrower down to 80.

Everything is told by shape and by colour: sources are letters, players are numbers.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from keeling.cli.boards import Tally
from keeling.cli.boards.board import (
    BAR,
    DISC,
    NOTHING,
    PLAYER_COLOURS,
    SOURCE_COLOURS,
    WIDEST,
    grid,
    padded,
    stripped,
)
from keeling.kernel.words import count

SPARKS = "▁▂▃▄▅▆▇█"
NOBODYS = "×"
EXEMPT = "°"
UNLOCK = "*"
ENDS = {"decades": "the last decade is over", "defeat": "there is too much CO2, everybody loses"}
SHEET = {"dirty": "dirty", "clean": "clean", "money": "money", "permits": "permits", "debt": "debt"}


def board(view: Mapping[str, Any], seat: int, names: list[str]) -> RenderableType:
    """The whole table as the seat may see it."""
    return PolicyBoard(view, seat, names)


def tally(view: Mapping[str, Any]) -> Tally:
    """The numbers whose changes are worth telling: the climate, the market, each company."""
    found: Tally = {
        "": {
            "CO2": view["co2"],
            "Funding Pool": view["grants"]["funding_pool"],
            "permits on the market": sum(view["permits"]["market"]),
            "loopholes": view["loopholes"]["left"],
        }
    }
    for number, player in enumerate(view["players"]):
        found[f"Player {number + 1}"] = {
            "money": player["money"],
            "permits": player["permits"],
            "loopholes": player["loopholes"],
            "income": player["income"],
            "ppm": player["ppm"],
            "worth": player["worth"],
            "stock": player["stock_size"],
            **{track["source"]: track["pawns"][number] for track in view["tracks"]},
        }
    return found


class PolicyBoard:
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

    def parts(self) -> Iterable[RenderableType]:
        """Everything from top to bottom."""
        blank = Text("")
        yield from (self.time(), self.climate(), self.curve(), self.policy())
        yield from self.markets()
        yield from (blank, self.regions(), blank, self.research(), blank, self.players(), blank)
        yield from self.offer()
        yield from self.scoring()
        yield self.legend()

    # Signs

    def letter(self, source: str) -> Text:
        """A source as a coloured letter."""
        return Text(source[0].upper(), style=SOURCE_COLOURS[self.sources[source]])

    def plant(self, plant: str) -> Text:
        """A clean plant as letter and level (`S2`), a dirty one by its first letter in grey (`c`)."""
        source, _, level = plant.rpartition("-")
        return self.letter(source).append(level) if source else Text(plant[0], style="grey62")

    def mark(self, player: int | None, sign: str = DISC) -> Text:
        """A player's disc with his number; a dot for nobody's."""
        if player is None:
            return Text(NOTHING, style="dim")
        return Text(f"{sign}{player + 1}", style=f"bold {PLAYER_COLOURS[player]}")

    def name(self, player: int) -> Text:
        """A player with his disc and his name."""
        you = " (you)" if player == self.seat else ""
        name = Text(f" {self.names[player]}")
        name.truncate((18 if self.wide else 12) - len(you), overflow="ellipsis")
        return Text.assemble(self.mark(player), name, you)

    # Time, climate, policy, markets

    def time(self) -> Text:
        """Decade, round and whose turn it is; after the game how it ended."""
        view = self.view
        parts = [Text.assemble((view["decade_name"], "bold"), f" ({view['decade']}/{view['decades']})")]
        if view["end"]:
            parts.append(Text(f"The game is over: {ENDS[view['end']]}.", style="bold"))
        else:
            parts.append(Text("upkeep" if view["phase"] == "upkeep" else f"round {view['round']}/{view['rounds']}"))
            parts.append(Text.assemble("first ", self.mark(view["first_player"])))
        if view["active"] is not None:
            parts.append(Text.assemble("turn ", self.mark(view["active"]), f", open: {self.open_parts()}"))
        return Text("  ").join(parts)

    def open_parts(self) -> str:
        """The parts of the turn that are still possible."""
        turn = self.view["turn"]
        early = not turn["built"] and not turn["developed"]
        market = early and (self.view["permits"]["in_force"] or self.view["loopholes"]["in_force"])
        parts = ["market"] if market else []
        parts += ["build"] if early else []
        parts += ["develop"] if not turn["developed"] else ["research"] if turn["developed"] == "clean" else []
        return ", ".join(parts) or "nothing"

    def climate(self) -> Text:
        """CO2 with a bar up to the common defeat, one piece for each company and one for nobody's plants."""
        view = self.view
        defeat = view["defeat"]
        cells = 80 if self.wide else 58
        line = Text()
        ppm = 0
        for number, emitted in [*enumerate(player["ppm"] for player in view["players"]), (-1, view["ownerless_ppm"])]:
            ppm += emitted
            piece = min(cells, ppm * cells // defeat) - len(line)
            line.append(BAR * piece, style=PLAYER_COLOURS[number] if number >= 0 else "grey62")
        line.append("─" * (cells - len(line)), style="dim")
        return Text.assemble(("CO2 ", "bold"), (f"{view['co2']} ppm ", "bold"), line, (f"┃{defeat}", "bold red"))

    def curve(self) -> Text:
        """CO2 at the end of every round and upkeep so far."""
        history = self.view["history"]["table"]["co2"]
        top = len(SPARKS) - 1
        sparks = "".join(SPARKS[min(top, ppm * len(SPARKS) // self.view["defeat"])] for ppm in history)
        return Text.assemble(("Curve ", "bold"), sparks or NOTHING)

    def policy(self) -> Text:
        """The policy and what it means."""
        card = self.view["policy"]
        says = []
        if card["taxes"]:
            says.append(f"tax ${card['tax_amount']} per {card['tax_step']} ppm")
        if card["permits"]:
            says.append(f"{count(card['permit_count'], 'permit')}, {self.view['permits']['per_permit_ppm']} ppm each")
        if card["grants"]:
            pool = self.view["grants"]
            drawn = f", last {pool['summit']}" if pool["summit"] else ""
            says.append(f"grants, pool ${pool['funding_pool']}{drawn}")
        if card["dividend"]:
            says.append("dividend")
        if card["loopholes"]:
            says.append("loopholes")
        return Text.assemble(("Policy ", "bold"), card["policy"], f": {'; '.join(says) or 'do nothing'}")

    def markets(self) -> Iterable[Text]:
        """Permits by price, loopholes, dirty pool and events."""
        view = self.view
        line = Text()
        if view["permits"]["in_force"]:
            prices = [f"{n}@${price}" for price, n in enumerate(view["permits"]["market"]) if n]
            line.append("Permits ", style="bold").append(f"{' '.join(prices) or 'none'}  ")
        if view["loopholes"]["in_force"]:
            line.append("Loopholes ", style="bold").append(
                f"{view['loopholes']['left']}@${view['loopholes']['price']}  "
            )
        pool = view["dirty_pool"]
        kinds = " ".join(f"{kind[0]}{n}" for kind, n in pool.items()) if pool else str(view["dirty_pool_size"])
        line.append("Pool ", style="bold").append(f"{kinds}  ")
        line.append("Event ", style="bold").append(view["events"]["last"] or "none")
        yield line

    # The map and the tracks

    def regions(self) -> Table:
        """One row for each continent: what the next plant pays for its place, who controls it, and its spaces."""
        table = grid("region", "next", "control", "spaces: plant and owner, or location cost", gap=2)
        for region in self.view["regions"]:
            spaces = Text(" ").join(padded(self.space(space), 6) for space in region["spaces"])
            table.add_row(
                Text.assemble((region["region"], "bold"), f" {region['name']}"),
                f"${region['cost']}{' push' if region['full'] else ''}",
                self.mark(region["controller"]),
                stripped(spaces),
            )
        return table

    def space(self, space: Mapping[str, Any]) -> Text:
        """A space: its cost, or its plant with ppm or level, loophole mark and owner."""
        if space["plant"] is None:
            return Text(f"${space['cost']}", style="dim")
        plant = self.plant(space["plant"])
        if space["ppm"]:
            plant.append(str(space["ppm"]))
        owner = self.mark(space["owner"]) if space["owner"] is not None else Text(NOBODYS, style="grey62")
        return plant.append(EXEMPT if space["exempt"] else "").append_text(owner)

    def research(self) -> Table:
        """For each source its projects by price, its plants, and its track with the pawns."""
        view = self.view
        prices = [f"${row['price']}" for row in view["research"]["prices"]]
        table = grid("source", *prices, "plants: cubes, left", "track", gap=self.gap)
        plants = {plant["plant"]: plant for plant in view["plants"]}
        for track in view["tracks"]:
            source = track["source"]
            levels = [plants[f"{source}-{level}"] for level in (1, 2)]
            cost = levels[0]["build_cost"]
            stock = " ".join(f"{level['cubes']}×{level['left']}" for level in levels)
            numbers = [row["sources"][source] for row in view["research"]["prices"]]
            table.add_row(
                Text.assemble(self.letter(source), f" {track['name']}"),
                *(str(n) if n else Text(NOTHING, style="dim") for n in numbers),
                f"{stock} +${cost}",
                self.track(track),
            )
        return table

    def track(self, track: Mapping[str, Any]) -> Text:
        """The spaces of a track: pawns where they stand, asterisks on the unlocking spaces."""
        line = Text()
        for position in range(1, track["length"] + 1):
            here = [player for player, pawn in enumerate(track["pawns"]) if pawn == position]
            if here:
                for player in here:
                    line.append(str(player + 1), style=f"bold {PLAYER_COLOURS[player]}")
            else:
                line.append(NOTHING, style="dim")
            line.append(UNLOCK if position in track["unlock"] else " ", style="bold yellow")
        return stripped(line)

    # Companies

    def players(self) -> Table:
        """One row for each company."""
        view = self.view
        duty = "tax" if view["policy"]["taxes"] else "permits\nneeded"
        table = grid(
            *("company", "worth", "money", "in-\ncome", "ppm", "permits", duty, "loop-\nholes", "stock", "plants"),
            gap=self.gap,
        )
        for number, player in enumerate(view["players"]):
            due = f"${player['tax_due']}" if view["policy"]["taxes"] else str(player["permits_needed"])
            table.add_row(
                self.name(number),
                str(player["worth"]),
                f"${player['money']}{' debt' if player['debt'] else ''}",
                f"${player['income']}",
                str(player["ppm"]),
                str(player["permits"]),
                due,
                str(player["loopholes"]),
                self.stock(player),
                self.plants(player),
                style="bold" if number == self.seat else "",
            )
        return table

    def stock(self, player: Mapping[str, Any]) -> Text:
        """The dirty plants in stock, by letter, or only how many."""
        if player["stock"] is None:
            return Text(f"{player['stock_size']} hidden")
        return Text("".join(kind[0] * n for kind, n in player["stock"].items()) or NOTHING, style="grey62")

    def plants(self, player: Mapping[str, Any]) -> Text:
        """The plants on the board, by kind."""
        kinds = [self.plant(plant).append(f"×{n}" if n > 1 else "") for plant, n in player["plants"].items() if n]
        return Text(" ").join(kinds)

    def offer(self) -> Iterable[Text]:
        """The offer that is on the table."""
        offer = self.view["offer"]
        if offer is None:
            return
        parts = [
            *(
                f"{'gives' if offer[what] > 0 else 'asks for'} {abs(offer[what])} {what}"
                for what in ("money", "permits", "loopholes")
                if offer[what]
            ),
            *(f"plant {space}" for space in offer["plants"]),
        ]
        maker, partner = self.mark(offer["maker"]), self.mark(offer["partner"])
        yield Text.assemble(("Offer ", "bold"), maker, " to ", partner, f": {', '.join(parts) or 'nothing yet'}")

    def scoring(self) -> Iterable[RenderableType]:
        """After the game: how each score came about."""
        if self.view["end"] != "decades":
            return
        table = grid("final scoring", *SHEET.values(), "total", "")
        for number, player in enumerate(self.view["players"]):
            lines = [str(player["sheet"][line]) for line in SHEET]
            won = "winner" if number in self.view["winners"] else ""
            table.add_row(self.name(number), *lines, str(player["score"]), won)
        yield table

    def legend(self) -> Text:
        """What the signs mean."""
        signs = [
            *("c o g dirty with ppm", "S2 clean with level", f"{DISC} owner", f"{NOBODYS} nobody's"),
            *(f"{EXEMPT} loophole", f"{UNLOCK} unlocks"),
        ]
        return Text((" " * self.gap).join(signs), style="dim")
