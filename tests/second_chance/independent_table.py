"""The independent scorer of Second Chance: what its table has in both modes, and how energy supply is paid."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from independent.accountant import Accountant
from independent.books import Due, Objection
from independent.table import NONE, Event, hand

MOST_OPEN_CARDS = 5
MOST_DUES = 6
BY_REGION = "by region"
ON_PLANTS = "on new plants"

SETUP_KINDS = {
    "ChooseStartPlayer",
    "EquipPlayers",
    "PlaceSupplies",
    "DealSummits",
    "DealAgendas",
    "StackFossilTiles",
    "PlaceCeps",
    "DealUnGoals",
    "DealGoals",
}


class SecondChanceTable(Accountant):
    """The table of a game of Second Chance, with what both modes have of its course."""

    first_un_goal = 1
    first_goal = 1
    first_lobby = 1
    mode: str

    def __init__(
        self, content: dict[str, Any], players: int, options: Mapping[str, Any], goals: list[set[int]]
    ) -> None:
        super().__init__(content, players, options, goals)
        self.decades = content[self.mode]["decades"]
        self.level = [0] * 18
        self.token = [NONE] * 18
        self.infrastructure = [[NONE] * count for count in self.spaces_of]
        self.open_cards: list[list[int]] = [[] for _ in self.seats]
        self.card_scientist: dict[int, int] = {}
        self.preparing = NONE
        self.extra = False
        self.owed: list[tuple[int, str]] = []
        self.sheets: list[dict[str, int]] = [{} for _ in self.seats]
        spare = self.solo and bool(options.get("solo_extra_tokens"))
        self.tokens = 0 if spare else content["players"]["tokens"]  # 0: they cannot run out, G-33
        self.control_cubes = 0 if spare else content["players"]["control_cubes"]
        free = spare or options["unlimited_control_markers"]
        self.control_markers = 0 if free else content["players"]["control_markers"]  # G-32, G-33
        self.watch()

    def first_numbers(self) -> dict[str, int]:
        pieces = {"tokens": self.tokens, "control_cubes": self.control_cubes, "control_markers": self.control_markers}
        return {f"players.{seat}.{name}": count for seat in self.seats for name, count in pieces.items()}

    def watched(self) -> list[str]:
        paths = super().watched()
        for n, spaces in enumerate(self.spaces_of):
            paths += [f"regions.{n}.spaces.{space}.infrastructure" for space in range(spaces)]
            paths += [f"regions.{n}.slots.{slot}.{name}" for name in ("level", "token") for slot in range(3)]
        for seat in self.seats:
            paths += [f"players.{seat}.{name}" for name in ("tokens", "control_cubes", "control_markers")]
            paths += [
                f"players.{seat}.{name}.{source}" for name in ("prepared", "supported") for source in self.sources
            ]
            cards = [f"players.{seat}.open_cards.{n}" for n in range(MOST_OPEN_CARDS)]
            paths += [f"{card}.card" for card in cards] + [f"{card}.scientist" for card in cards]
        paths += [f"plants.{n}.next_level" for n in range(len(self.sources))]
        return paths + [f"dues.{n}.player" for n in range(MOST_DUES)]

    def values(self) -> list[int]:
        values = super().values()
        for n in range(len(self.regions)):
            values += [max(0, owner) for owner in self.infrastructure[n]]
            values += self.level[n * 3 : n * 3 + 3]
            values += [max(0, owner) for owner in self.token[n * 3 : n * 3 + 3]]
        for seat in self.seats:
            prepared = self.prepared_of_sources(seat)
            values.append(self.tokens - sum(prepared) if self.tokens else 0)
            values.append(self.control_cubes - sum(self.plants[seat]) if self.control_cubes else 0)
            values.append(self.control_markers - self.controller.count(seat) if self.control_markers else 0)
            values += prepared + self.supported(seat)
            values += self.padded_cards([self.first_lobby + card for card in self.open_cards[seat]])
            values += self.padded_cards([max(0, self.card_scientist.get(card, NONE)) for card in self.open_cards[seat]])
        values += [self.next_level(n) for n in range(len(self.sources))]
        owing = [0 if how == BY_REGION else max(0, self.controller[region]) for region, how in self.owed]
        return values + owing + [0] * (MOST_DUES - len(owing))

    def padded_cards(self, values: list[int]) -> list[int]:
        """Numbers of open cards, one for each card a player can have."""
        return values + [0] * (MOST_OPEN_CARDS - len(values))

    def next_level(self, source: int) -> int:
        """The level of the next project of a source; 0 if there is none (S-SET-11)."""
        if self.pool[source] == 0:
            return 0
        numbers = self.content["sources"][source]
        return 1 if numbers["projects"] - self.pool[source] < numbers["level_one_projects"] else 2

    def plant_tiles(self) -> list[int]:
        return [source["plants"] for source in self.content["sources"]]

    # Infrastructure

    def supported(self, player: int) -> list[int]:
        """The built plants of each source on the player's infrastructure (S-UNG-02, S-UNG-03)."""
        counts = [0] * len(self.sources)
        for plants, owners in zip(self.plant, self.infrastructure, strict=True):
            for plant, owner in zip(plants, owners, strict=True):
                if owner == player:
                    counts[self.sources.index(plant)] += 1
        return counts

    def prepared_of_sources(self, player: int) -> list[int]:
        """The infrastructures of each source that the player has prepared, built upon or not (G-75)."""
        counts = self.supported(player)
        for slot, owner in enumerate(self.token):
            if owner == player:
                counts[self.project[slot]] += 1
        return counts

    def prepared_in_regions(self, player: int) -> list[int]:
        """The infrastructures in each region that the player has prepared, built upon or not (G-75)."""
        counts = [owners.count(player) for owners in self.infrastructure]
        for slot, owner in enumerate(self.token):
            if owner == player:
                counts[slot // 3] += 1
        return counts

    # Setup

    def stack_fossil_tiles(self, event: Event) -> None:
        self.co2 = self.start_co2()
        self.fossil_deck = sum(self.fossil_tiles()) - self.gas_removed()

    def fossil_tiles(self) -> list[int]:
        """How many tiles of coal, oil and gas there are (S-SET-16, B-29)."""
        if self.options["fossil_mix"] == "10-10-10":
            return [int(tiles) for tiles in self.content["stack"]["even_tiles"]]
        return [int(fossil["tiles"]) for fossil in self.content["fossil"]]

    def start_co2(self) -> int:
        """The CO2 at the start."""
        return int(self.content[self.mode]["start_co2"])  # SO-SET-02, SX-SET-04

    def gas_removed(self) -> int:
        """How many gas tiles stay in the box."""
        return int(self.content["stack"]["gas_removed"][self.players - 1])  # S-SET-15

    def start_ceps(self) -> list[int]:
        return list(self.limit_of)  # S-SET-17

    def drafts(self) -> bool:
        return not self.solo and bool(self.options["lobby_draft"])

    def check_un_goals(self, pairs: int, triples: int) -> None:
        """The display has so many cards with two plants and with three (S-SET-21)."""
        self.read_un_goals()
        cards = [self.content["un_goals"]["cards"][card] for card in self.row]
        for n, card in enumerate(cards):
            plants = [self.word(f"un_goals.{n}.sources.{plant}") for plant in range(3)]
            if sorted(filter(None, plants)) != sorted(card["plants"]):
                raise Objection(f"this is not what UN Goal {self.first_un_goal + self.row[n]} shows")
        sizes = [len(card["plants"]) for card in cards]
        if sorted(sizes) != [2] * pairs + [3] * triples:
            raise Objection("the display of UN Goals has the wrong cards")

    # The course of a decade

    def operations_phase(self, event: Event) -> None:
        self.phase = "operations"
        self.turns = 0

    def after_turns(self) -> tuple[str, ...]:
        return ("IncomePhase",)

    def after_operations(self) -> None:
        self.due.push(Due("Income phase", ("IncomePhase",)))

    def next_decade(self, event: Event) -> None:
        self.due.take(("NextDecade",))
        self.phase = "between"
        self.decade += 1
        right = (self.start - 1) % self.players
        self.due.push(Due("start tile goes to the right", ("GiveStartTile", right)), *self.decade_dues())  # B-43

    def decade_dues(self) -> list[Due]:
        """What begins the next decade."""
        raise NotImplementedError

    # Energy supply

    def supply_dues(self) -> list[Due]:
        """All regions in turn, from the home region or a chosen one; then what is owed is paid (S-SUP-01, S-SUP-06)."""
        return [
            Due("energy supply", expand=self.begin_supply),
            Due("energy supply", expand=self.settle_owed),
        ]

    def begin_supply(self) -> None:
        """The regions that want a plant, from the first on (B-32)."""
        home = self.regions.index(self.options["home_region"].upper())
        wanting = self.wanting_regions()
        ring = [region for region in wanting if region >= home] + [region for region in wanting if region < home]
        self.supply(ring, bool(self.options["supply_start"] == "choice"))

    def charge(self, region: int) -> None:
        player = self.controller[region]
        name = self.regions[region]
        if self.options["supply_payment"] == "immediate":  # B-27
            if player == NONE:
                self.due.push(Due("energy supply", ("RegionCepToBank", region)))
            else:
                self.due.push(self.cep_or_fine(player, "energy supply"))
        elif player != NONE:
            self.owed.append((region, hand(player)))  # S-SUP-05
        elif self.books.of("ceps", name):
            self.books.move("ceps", name, ON_PLANTS, 1, "energy supply")  # S-SUP-04
            self.owed.append((region, BY_REGION))

    def settle_owed(self) -> None:
        """The first of what is owed, then the rest (G-41)."""
        if self.owed:
            region, how = self.owed[0]
            key = ("SendCepFromPlant", region) if how == BY_REGION else ("SettleDues",)
            self.due.push(Due("energy supply", key), Due("energy supply", expand=self.settle_owed))

    def settle_dues(self, event: Event) -> None:
        self.due.take(("SettleDues",))
        region, _ = self.owed.pop(0)
        self.due.push(self.cep_or_fine(self.controller[region], "energy supply"))

    def send_cep_from_plant(self, event: Event, region: int) -> None:
        reason, _ = self.due.take(("SendCepFromPlant", region))
        self.owed.pop(0)
        self.move_cep(ON_PLANTS, "bank", reason)

    def cep_or_fine(self, player: int, reason: str) -> Due:
        """A CEP from who has one, otherwise the fine (S-MKT-10, S-SUP-07, B-39)."""
        return Due(reason, expand=partial(self.push_cep_or_fine, player, reason))

    def push_cep_or_fine(self, player: int, reason: str) -> None:
        """Push what the player pays now."""
        key = ("CepToBank", player) if self.payable(player) else ("PayFine", player)
        self.due.push(Due(reason, key))

    def pay_fine(self, event: Event, player: int) -> None:
        self.due.take(("PayFine", player))
        self.points(player, -self.price, "fine")  # G-03, G-132
        if self.books.of("ceps", "market"):
            self.move_cep("market", "bank", "fine")
