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
    heading,
    padded,
    stripped,
)
from keeling.cli.output import speaker, word
from keeling.kernel.messages import Arg, Message, message, thing, verbatim
from keeling.kernel.title import AnyTitle
from keeling.words.keys import end_key

SPARKS = "▁▂▃▄▅▆▇█"
NOBODYS = "×"
EXEMPT = "°"
UNLOCK = "*"
SHEET = {
    "dirty": "board-policy-dirty",
    "clean": "board-policy-clean",
    "money": "board-money",
    "permits": "board-permits",
    "debt": "board-debt",
}
COLUMNS = (
    *("board-company", "board-worth", "board-money", "board-income", "board-ppm", "board-permits"),
    *("board-loopholes-short", "board-stock", "board-plants"),
)
GOODS = {"money": "amount-money", "permits": "amount-permits", "loopholes": "amount-loopholes"}


def board(title: AnyTitle, view: Mapping[str, Any], seat: int, names: list[str]) -> RenderableType:
    """The whole table as the seat may see it."""
    return PolicyBoard(title, view, seat, names)


def tally(view: Mapping[str, Any]) -> Tally:
    """The numbers whose changes are worth telling: the climate, the market, each company."""
    found: Tally = {
        "": {
            "CO₂": view["co2"],
            word("board-funding-pool"): view["grants"]["funding_pool"],
            word("board-permits-on-market"): sum(view["permits"]["market"]),
            word("board-loopholes"): view["loopholes"]["left"],
        }
    }
    for number, player in enumerate(view["players"]):
        found[word("seat", number=number + 1)] = {
            word("board-money"): player["money"],
            word("board-permits"): player["permits"],
            word("board-loopholes"): player["loopholes"],
            word("board-policy-income"): player["income"],
            "ppm": player["ppm"],
            word("board-worth"): player["worth"],
            word("board-stock"): player["stock_size"],
            **{speaker().name(thing("source", t["source"])): t["pawns"][number] for t in view["tracks"]},
        }
    return found


class PolicyBoard:
    """A view that is drawn as wide as the terminal allows."""

    def __init__(self, title: AnyTitle, view: Mapping[str, Any], seat: int, names: list[str]) -> None:
        self.title = title
        self.view = view
        self.seat = seat
        self.names = names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = min(options.max_width, WIDEST)
        for part in Picture(self.title, self.view, self.seat, self.names, wide=width >= WIDEST).parts():
            yield from console.render(part, options.update(width=width))


class Picture:
    """The parts of the board, wide or narrow."""

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
        you = f" {word('board-you')}" if player == self.seat else ""
        name = Text(f" {self.names[player]}")
        name.truncate((18 if self.wide else 12) - len(you), overflow="ellipsis")
        return Text.assemble(self.mark(player), name, you)

    # Time, climate, policy, markets

    def time(self) -> Text:
        """Decade, round and whose turn it is; after the game how it ended."""
        view = self.view
        parts = [Text.assemble((view["decade_name"], "bold"), f" ({view['decade']}/{view['decades']})")]
        if view["end"]:
            parts.append(Text(word(end_key(self.title, view["end"])), style="bold"))
        else:
            rounds = f"{word('board-round')} {view['round']}/{view['rounds']}"
            parts.append(Text(word("phase-upkeep") if view["phase"] == "upkeep" else rounds))
            parts.append(Text.assemble(f"{word('board-first')} ", self.mark(view["first_player"])))
        if view["active"] is not None:
            left = ", ".join(map(word, self.open_parts())) or word("list-empty")
            turn = f"{word('board-turn')} "
            parts.append(Text.assemble(turn, self.mark(view["active"]), f", {word('board-open')} {left}"))
        return Text("  ").join(parts)

    def open_parts(self) -> list[str]:
        """The parts of the turn that are still possible, as keys."""
        turn = self.view["turn"]
        early = not turn["built"] and not turn["developed"]
        market = early and (self.view["permits"]["in_force"] or self.view["loopholes"]["in_force"])
        parts = ["board-open-market"] if market else []
        parts += ["board-open-build"] if early else []
        if not turn["developed"]:
            parts.append("board-open-develop")
        elif turn["developed"] == "clean":
            parts.append("board-open-research")
        return parts

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
        return Text.assemble(("CO₂ ", "bold"), (f"{view['co2']} ppm ", "bold"), line, (f"┃{defeat}", "bold red"))

    def curve(self) -> Text:
        """CO2 at the end of every round and upkeep so far."""
        history = self.view["history"]["table"]["co2"]
        top = len(SPARKS) - 1
        sparks = "".join(SPARKS[min(top, ppm * len(SPARKS) // self.view["defeat"])] for ppm in history)
        return Text.assemble((f"{word('board-curve')} ", "bold"), sparks or NOTHING)

    def policy(self) -> Text:
        """The policy and what it means."""
        card = self.view["policy"]
        says = []
        if card["taxes"]:
            says.append(word("board-policy-tax", money=card["tax_amount"], ppm=card["tax_step"]))
        if card["permits"]:
            ppm = self.view["permits"]["per_permit_ppm"]
            says.append(word("board-policy-permits", amount=card["permit_count"], ppm=ppm))
        if card["grants"]:
            pool = self.view["grants"]
            says.append(word("board-policy-grants", money=pool["funding_pool"]))
            if pool["summit"]:
                says.append(word("board-policy-summit", summit=thing("summit", pool["summit"])))
        if card["dividend"]:
            says.append(word("board-policy-dividend"))
        if card["loopholes"]:
            says.append(word("board-loopholes"))
        meaning = "; ".join(says) or word("board-policy-nothing")
        return Text.assemble((f"{word('board-policy')} ", "bold"), card["policy"], f": {meaning}")

    def markets(self) -> Iterable[Text]:
        """Permits by price, loopholes, dirty pool and events."""
        view = self.view
        line = Text()
        if view["permits"]["in_force"]:
            prices = [f"{n}@${price}" for price, n in enumerate(view["permits"]["market"]) if n]
            line.append(f"{word('board-permits-head')} ", style="bold").append(
                f"{' '.join(prices) or word('board-none')}  "
            )
        if view["loopholes"]["in_force"]:
            line.append(f"{word('board-loopholes-head')} ", style="bold").append(
                f"{view['loopholes']['left']}@${view['loopholes']['price']}  "
            )
        pool = view["dirty_pool"]
        kinds = " ".join(f"{kind[0]}{n}" for kind, n in pool.items()) if pool else str(view["dirty_pool_size"])
        line.append(f"{word('board-dirty-pool')} ", style="bold").append(f"{kinds}  ")
        line.append(f"{word('board-event')} ", style="bold").append(view["events"]["last"] or word("board-none"))
        yield line

    # The map and the tracks

    def regions(self) -> Table:
        """One row for each continent: what the next plant pays for its place, who controls it, and its spaces."""
        keys = ("board-region", "board-next-cost", "board-control", "board-policy-spaces")
        table = grid(*map(heading, keys), gap=2)
        push = f" {word('board-push')}"
        for region in self.view["regions"]:
            spaces = Text(" ").join(padded(self.space(space), 6) for space in region["spaces"])
            table.add_row(
                Text.assemble((region["region"], "bold"), f" {speaker().name(thing('region', region['region']))}"),
                f"${region['cost']}{push if region['full'] else ''}",
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
        table = grid(word("board-source"), *prices, word("board-policy-plants"), word("board-track"), gap=self.gap)
        plants = {plant["plant"]: plant for plant in view["plants"]}
        for track in view["tracks"]:
            source = track["source"]
            levels = [plants[f"{source}-{level}"] for level in (1, 2)]
            cost = levels[0]["build_cost"]
            stock = " ".join(f"{level['cubes']}×{level['left']}" for level in levels)
            numbers = [row["sources"][source] for row in view["research"]["prices"]]
            table.add_row(
                Text.assemble(self.letter(source), f" {speaker().name(thing('source', source))}"),
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
        duty = "board-tax-due" if view["policy"]["taxes"] else "board-permits-needed"
        table = grid(*map(heading, [*COLUMNS[:6], duty, *COLUMNS[6:]]), gap=self.gap)
        debt = f" {word('board-debt')}"
        for number, player in enumerate(view["players"]):
            due = f"${player['tax_due']}" if view["policy"]["taxes"] else str(player["permits_needed"])
            table.add_row(
                self.name(number),
                str(player["worth"]),
                f"${player['money']}{debt if player['debt'] else ''}",
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
            return Text(word("board-hidden", number=player["stock_size"]))
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
        parts: list[Message] = []
        for what, key in GOODS.items():
            goods: Arg = message(key, amount=abs(offer[what]))
            if offer[what]:
                parts.append(message("board-offer-gives" if offer[what] > 0 else "board-offer-asks", goods=goods))
        parts += [message("board-offer-plant", space=verbatim(space)) for space in offer["plants"]]
        maker, partner = self.mark(offer["maker"]), self.mark(offer["partner"])
        told = ", ".join(speaker().render(part, ()) for part in parts) or word("board-offer-nothing")
        yield Text.assemble((f"{word('board-offer')} ", "bold"), maker, " → ", partner, f": {told}")

    def scoring(self) -> Iterable[RenderableType]:
        """After the game: how each score came about."""
        if self.view["end"] != "decades":
            return
        table = grid(word("board-scoring"), *map(heading, SHEET.values()), word("board-total"), "")
        for number, player in enumerate(self.view["players"]):
            lines = [str(player["sheet"][line]) for line in SHEET]
            won = word("board-winner") if number in self.view["winners"] else ""
            table.add_row(self.name(number), *lines, str(player["score"]), won)
        yield table

    def legend(self) -> Text:
        """What the signs mean."""
        signs = [
            *(
                f"c o g {word('board-sign-dirty')}",
                f"S2 {word('board-sign-clean')}",
                f"{DISC} {word('board-sign-owner')}",
            ),
            *(f"{NOBODYS} {word('board-sign-nobody')}", f"{EXEMPT} {word('board-sign-loophole')}"),
            f"{UNLOCK} {word('board-sign-unlocks')}",
        ]
        return Text((" " * self.gap).join(signs), style="dim")
