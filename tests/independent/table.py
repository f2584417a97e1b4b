"""The table of the independent scorer: what lies on the board of either title, what one can ask it, moving pieces.

Nothing of Keeling is imported here; the printed numbers come from the content file. A title extends the table by
what only it has, and answers the questions on which the titles differ.
"""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, Self

from independent.books import Agenda, Books, Due, Key, Mirror, Objection

Event = Mapping[str, Any]

NONE = -1
MOST_UN_GOALS = 13  # that a player has, or that lie open


def hand(player: int) -> str:
    """The account of a player."""
    return f"player {player}"


def padded(values: list[int], length: int, filler: int) -> list[int]:
    """The list, filled up to a length."""
    return values + [filler] * (length - len(values))


class Table:
    """The table as the scorer knows it: who has what, and what lies where."""

    first_un_goal: int
    """The number printed on the first UN Goal."""
    first_goal: int
    """The number printed on the first Company Goal or Private Goal."""

    def __init__(
        self, content: dict[str, Any], players: int, options: Mapping[str, Any], goals: list[set[int]]
    ) -> None:
        self.content = content
        self.options = options
        self.players = players
        self.seats = range(players)
        self.goals = goals
        self.solo = players == 1
        self.regions = [region["id"] for region in content["regions"]]
        self.spaces_of = [region["demand_spaces"] for region in content["regions"]]
        self.limit_of = [region["cep_limit"] for region in content["regions"]]
        self.sources = [source["id"] for source in content["sources"]]
        self.ppm = {fossil["id"]: fossil["ppm"] for fossil in content["fossil"]}
        self.track = [source["track"] for source in content["sources"]]
        self.rounds = content["flow"]["rounds"][players - 1]
        self.lobby = content["lobby"]["cards"]
        self.topics_named = {
            "-".join(tile["name"].lower().split()): tile["topics"] for tile in content["summits"]["tiles"]
        }

        self.books = Books({("coins", "bank"), ("points", "track"), ("cubes", "box")})
        for seat in self.seats:
            self.books.outside.add(("points", self.points_of(seat)))  # C-SUP-15, C-EVT-03, G-48
        self.books.held["ceps", "box"] = content["market"]["ceps"]
        self.mirror = Mirror()
        self.due = Agenda()
        self.seen: set[str] = set()
        self.price = content["market"]["lowest_price"]
        self.start = 0
        self.phase = "setup"
        self.decade = 1
        self.turns = 0
        self.ended = ""
        self.co2 = 0
        self.expertise = [[0] * len(self.sources) for _ in self.seats]
        self.in_hand = [0] * players
        self.in_pool = [0] * players
        self.agenda: list[list[int]] = [[] for _ in self.regions]
        self.controller = [NONE] * len(self.regions)
        self.plant: list[list[str]] = [[""] * count for count in self.spaces_of]
        self.owner = [[NONE] * count for count in self.spaces_of]
        self.built = [0] * len(self.sources)
        self.plants = [[0] * len(self.sources) for _ in self.seats]
        self.project = [NONE] * 18
        self.installed = [0] * 18
        self.scientist = [NONE] * 18
        self.pool = [0] * len(self.sources)
        self.topics: list[list[int]] = [[] for _ in range(6)]
        self.talker = [[NONE] * 4 for _ in range(6)]
        self.complete: list[tuple[int, int]] = []
        self.summit_deck = 0
        self.summit_discard = 0
        self.fossil_deck = 0
        self.fossil_discard = 0
        self.lobby_cards = [0] * players
        self.played: set[int] = set()
        self.row: list[int] = []
        self.un_goals: list[list[int]] = [[] for _ in self.seats]
        self.held_goals = [0] * players
        self.discarded = [0] * players
        self.building = NONE
        self.plant_cost = (0, 0)
        self.plant_points = 0
        self.active = NONE
        self.begin_turn(NONE)

    def begin_turn(self, player: int) -> None:
        """Nothing has been done in this turn."""
        self.active = player
        self.passed = self.main = self.moved = self.visited = self.carded = self.ending = self.stop = False
        self.main_keys: list[Key] = []
        self.minor_keys: list[Key] = []
        self.forget()

    def forget(self) -> None:
        """No action has been taken that a card could follow."""
        self.proposed = NONE
        self.installed_source = NONE
        self.built_source = NONE
        self.bought = self.sold = False
        self.sent_to: set[int] = set()

    def watch(self) -> None:
        """Decide which public numbers are accounted for, once the table is complete."""
        self.paths = self.watched()
        self.mirror.numbers = dict.fromkeys(self.paths, 0)
        # The counters have their first value before the set-up begins.
        self.mirror.numbers |= {"decade": 1, "market.price": self.price}
        self.mirror.numbers |= {f"plants.{n}.left": tiles for n, tiles in enumerate(self.plant_tiles())}
        self.mirror.numbers |= self.first_numbers()
        self.numbered = {path: n for n, path in enumerate(self.paths)}
        self.said = [self.mirror.numbers[path] for path in self.paths]

    def first_numbers(self) -> dict[str, int]:
        """Other public numbers that are not 0 before the set-up begins."""
        return {}

    def watched(self) -> list[str]:
        """The paths of the public numbers that the scorer accounts for, in the order of `values`."""
        paths = ["co2", "decade", "start_player", "market.pile", "market.bank", "market.price", "supplies.cubes"]
        paths += ["supplies.fossil_deck", "supplies.summit_deck"]
        for seat in self.seats:
            for name in ("money", "ceps", "cubes", "scientists_in_hand", "scientists_in_pool", "lobby_cards"):
                paths.append(f"players.{seat}.{name}")
            paths.append(f"players.{seat}.regions")
            paths += [f"players.{seat}.plants.{source}" for source in self.sources]
            paths += [f"players.{seat}.un_goals.{n}" for n in range(MOST_UN_GOALS)]
        for n, source in enumerate(self.sources):
            paths += [f"supplies.projects.{source}", f"plants.{n}.left"]
            paths += [f"tracks.{n}.discs.{seat}" for seat in self.seats]
        for n, spaces in enumerate(self.spaces_of):
            paths += [f"regions.{n}.ceps", f"regions.{n}.cubes", f"regions.{n}.controller"]
            paths += [f"regions.{n}.spaces.{space}.ppm" for space in range(spaces)]
            paths += [f"regions.{n}.spaces.{space}.owner" for space in range(spaces)]
            paths += [f"regions.{n}.slots.{slot}.installed" for slot in range(3)]
            paths += [f"regions.{n}.slots.{slot}.scientist" for slot in range(3)]
        for place in range(6):
            paths += [f"summits.{place}.topics.{topic}.scientist" for topic in range(4)]
        return paths + [f"un_goals.{n}.card" for n in range(MOST_UN_GOALS)]

    def values(self) -> list[int]:
        """What the public numbers must be; nobody (NONE) and player 0 look alike in a log."""
        held = self.books.held
        values = [self.co2, self.decade, self.start, held["ceps", "market"], held["ceps", "bank"], self.price]
        values += [held["cubes", "supply"], self.fossil_deck, self.summit_deck]
        for seat in self.seats:
            account = hand(seat)
            values += [held["coins", account], held["ceps", account], held["cubes", account]]
            values += [self.in_hand[seat], self.in_pool[seat], self.lobby_cards[seat], self.controller.count(seat)]
            values += self.plants[seat]
            values += padded([self.first_un_goal + card for card in sorted(self.un_goals[seat])], MOST_UN_GOALS, 0)
        for n, tiles in enumerate(self.plant_tiles()):
            values += [self.pool[n], tiles - self.built[n]]
            values += [self.expertise[seat][n] for seat in self.seats]
        for n in range(len(self.regions)):
            values += [held["ceps", self.regions[n]], held["cubes", self.regions[n]], max(0, self.controller[n])]
            values += [self.ppm.get(plant, 0) for plant in self.plant[n]]
            values += [max(0, owner) for owner in self.owner[n]]
            values += self.installed[n * 3 : n * 3 + 3]
            values += [max(0, player) for player in self.scientist[n * 3 : n * 3 + 3]]
        for place in range(6):
            values += [max(0, player) for player in self.talker[place]]
        return values + padded([self.first_un_goal + card for card in self.row], MOST_UN_GOALS, 0)

    def fork(self) -> Self:
        """A copy that goes on by itself."""
        fixed = (self.content, self.options, self.paths, self.numbered, self.track, self.lobby, self.topics_named)
        return deepcopy(self, {id(part): part for part in fixed})

    # On what the titles differ

    def points_of(self, player: int) -> str:
        """The account of the points that a player scores or loses."""
        return hand(player)

    def plant_tiles(self) -> list[int]:
        """How many green plants of each source there are in the box."""
        raise NotImplementedError

    def rounds_now(self) -> int:
        """How many rounds the Operations phase of this decade has."""
        return int(self.rounds)

    # Small questions

    def word(self, path: str) -> str:
        """A text of the public view."""
        return self.mirror.words.get(path, "")

    def source_named(self, word: str) -> int:
        """The number of a source."""
        if word not in self.sources:
            raise Objection(f"there is no source {word!r}")
        return self.sources.index(word)

    def supplied_by(self, player: int, region: int) -> set[str]:
        """The sources of which a player has a plant in a region."""
        pairs = zip(self.plant[region], self.owner[region], strict=True)
        return {plant for plant, owner in pairs if owner == player}

    def payable(self, player: int) -> int:
        """The CEPs a player can pay: in hand and in the regions he controls (C-CTL-09, S-MKT-08)."""
        own = [self.regions[n] for n, controller in enumerate(self.controller) if controller == player]
        return self.books.of("ceps", hand(player)) + sum(self.books.of("ceps", region) for region in own)

    def can_advance(self, player: int, source: int) -> bool:
        """Whether a disc has not reached the end of its track."""
        return self.expertise[player][source] < int(self.track[source]["spaces"])

    def all_at_end(self, player: int, sources: list[int]) -> bool:
        """Whether no disc of the player on these tracks can advance."""
        return not any(self.can_advance(player, source) for source in sources)

    def fossil_ppm(self) -> int:
        """The CO2 of the fossil plants on the board."""
        return sum(self.ppm.get(plant, 0) for region in self.plant for plant in region)

    def clockwise(self) -> list[int]:
        """All players from the start player on."""
        return [(self.start + n) % self.players for n in self.seats]

    def has_room(self, region: int) -> bool:
        """Whether the market can send a CEP to the region (C-CON-12, S-KNO-06)."""
        room = self.books.of("ceps", self.regions[region]) < self.limit_of[region]
        return bool(room and self.books.of("ceps", "market") > 0)

    def no_region_has_room(self) -> bool:
        """Whether no region can get a CEP."""
        return not any(self.has_room(region) for region in range(len(self.regions)))

    # Moving pieces

    def coins(self, player: int, amount: int, reason: str) -> None:
        """Coins from the bank to a player, or from him if the amount is negative."""
        if amount >= 0:
            self.books.move("coins", "bank", hand(player), amount, reason)
        else:
            self.books.move("coins", hand(player), "bank", -amount, reason)

    def points(self, player: int, amount: int, reason: str) -> None:
        """Points that a player scores, or loses if the amount is negative."""
        if amount >= 0:
            self.books.move("points", "track", self.points_of(player), amount, reason)
        else:
            self.books.move("points", self.points_of(player), "track", -amount, reason)

    def take_cubes(self, player: int, amount: int, reason: str) -> None:
        """Cubes from the supply, as far as it reaches (G-14)."""
        left = min(amount, self.books.of("cubes", "supply"))
        self.books.move("cubes", "supply", hand(player), left, reason)

    def move_cep(self, source: str, target: str, reason: str) -> None:
        """One CEP changes its place; an empty market is refilled at once (C-MKT-03, C-MKT-04, S-MKT-04, G-01)."""
        self.books.move("ceps", source, target, 1, reason)
        self.refill_if_empty()

    def refill_if_empty(self) -> None:
        """A refill is due if the pile is empty and the bank can fill it."""
        needed = 1 if self.options["partial_refill"] else self.content["market"]["refill"]
        if self.books.of("ceps", "market") == 0 and self.books.of("ceps", "bank") >= needed:
            self.due.push(Due("an empty market is refilled", ("RefillMarket",)))

    def refill_market(self, event: Event) -> None:
        self.due.take(("RefillMarket",))
        amount = min(self.content["market"]["refill"], self.books.of("ceps", "bank"))
        self.books.move("ceps", "bank", "market", amount, "refill")
        self.price = min(self.price + 1, self.content["market"]["highest_price"])
        self.stop = True  # G-06

    def market_to_hand(self, player: int, reason: str) -> None:
        """A CEP from the market, lost if there is none (G-02)."""
        if self.books.of("ceps", "market") > 0:
            self.move_cep("market", hand(player), reason)
