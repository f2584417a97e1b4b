"""The independent scorer: what both titles have of set-up, turns, income and energy supply, event by event."""

from functools import partial

from independent.books import Due, Objection
from independent.table import MOST_UN_GOALS, NONE, Event, Table, hand


class Course(Table):
    """What happens outside of the players' turns, and how a turn begins and ends."""

    # Setup

    def choose_start_player(self, event: Event) -> None:
        self.start = event["changes"].get("start_player", (0, 0))[1]
        if self.start not in self.seats:
            raise Objection("the start player is nobody")

    def equip_players(self, event: Event) -> None:
        numbers = self.content["players"]
        for n, player in enumerate(self.clockwise()):
            self.coins(player, numbers["start_money"][n], "start")  # C-SET-04, S-SET-07
            self.books.move("ceps", "box", hand(player), numbers["start_ceps"], "start")  # C-SET-05, S-SET-04
            self.books.move("cubes", "box", hand(player), numbers["start_cubes"], "start")
            self.in_hand[player] = numbers["scientists_in_hand"]
            self.in_pool[player] = numbers["scientists"] - numbers["scientists_in_hand"]

    def place_supplies(self, event: Event) -> None:
        cubes = self.content["tech"]["cubes"] - self.content["players"]["start_cubes"] * self.players
        self.books.move("cubes", "box", "supply", cubes, "start")
        self.pool = [source["projects"] for source in self.content["sources"]]

    def read_summit(self, place: int) -> None:
        """The topics of the tile that now lies on a place."""
        topics = [self.word(f"summits.{place}.topics.{topic}.source") for topic in range(4)]
        topics = [topic for topic in topics if topic]
        if topics != self.topics_named[self.word(f"summits.{place}.summit")]:
            raise Objection(f"the summit at place {place} is no tile of the box")
        self.topics[place] = [self.source_named(topic) for topic in topics]

    def deal_summits(self, event: Event) -> None:
        for place in range(6):
            self.read_summit(place)
        self.summit_deck = len(self.topics_named) - 6

    def deal_agendas(self, event: Event) -> None:
        for region in range(len(self.regions)):
            words = [self.word(f"regions.{region}.agenda.{rank}") for rank in range(3)]
            self.agenda[region] = [self.source_named(word) for word in words]
        tiles = [[self.source_named(word) for word in tile["sources"]] for tile in self.content["agendas"]["tiles"]]
        for agenda in self.agenda:
            if agenda not in tiles:
                raise Objection("an agenda is dealt twice or is none of the box")  # C-SET-15, S-SET-14
            tiles.remove(agenda)

    def start_ceps(self) -> list[int]:
        """How many CEPs each region has at the start."""
        raise NotImplementedError

    def place_ceps(self, event: Event) -> None:
        for region, ceps in zip(self.regions, self.start_ceps(), strict=True):
            self.books.move("ceps", "box", region, ceps, "start")
        self.books.move("ceps", "box", "market", self.content["market"]["pile"], "start")
        self.books.move("ceps", "box", "bank", self.books.of("ceps", "box"), "start")  # C-SET-21, S-SET-18
        self.price = self.content["market"]["price"]

    def read_un_goals(self) -> None:
        """The UN Goals that lie open, each once."""
        cards = [self.mirror.numbers.get(f"un_goals.{n}.card", 0) for n in range(MOST_UN_GOALS)]
        self.row = [card - self.first_un_goal for card in cards if card]
        if len(set(self.row)) != len(self.row):
            raise Objection("a UN Goal lies open twice")

    def drafts(self) -> bool:
        """Whether lobby cards are drafted."""
        raise NotImplementedError

    def deal_lobby_cards(self, event: Event) -> None:
        if not self.drafts():
            self.lobby_cards = [self.content["lobby"]["hand"]] * self.players  # C-SET-26, S-SET-19

    def draft_pick(self, event: Event, player: int) -> None:
        self.lobby_cards[player] += 1

    def put_project(self, slot: int, source: int) -> None:
        """A project tile goes from the pool to an empty space of a region that wants it."""
        if self.project[slot] != NONE or source not in self.agenda[slot // 3] or self.pool[source] == 0:
            raise Objection("this project cannot be placed here")  # C-PRO-01, C-PRO-02, C-SET-16, S-PRO-01, S-PRO-07
        self.pool[source] -= 1
        self.project[slot] = source

    def begin_operations(self, needed: set[str]) -> None:
        """The Operations phase; the first one comes after these events and when all have their cards."""
        if not self.seen >= needed or set(self.lobby_cards) != {self.content["lobby"]["hand"]}:
            raise Objection("the set-up is incomplete")

    # Turns

    def turn(self, event: Event, player: int) -> None:
        self.due.settle("a turn begins")
        if self.phase != "operations" or self.active != NONE:
            raise Objection("this is no time for a turn")
        if self.turns >= self.rounds_now() * self.players or player != (self.start + self.turns) % self.players:
            raise Objection("it is not his turn")  # C-FLOW-05, C-FLOW-06, S-OPS-01, S-OPS-02
        self.begin_turn(player)

    def free(self, player: int) -> None:
        """A move of the active player begins: in his own turn, outside of every other move (C-TURN-08, G-21)."""
        self.due.settle("a new move begins")
        if player != self.active or self.ending or self.phase != "operations":
            raise Objection("he can make no move now")

    def act(self, player: int) -> None:
        """The one action of the turn begins (C-TURN-01, S-OPS-03)."""
        self.free(player)
        if self.main:
            raise Objection("he has taken his action")
        self.main = True

    def leave_turn(self, event: Event, player: int) -> None:
        """The player ends his turn, without an action only if none is possible (C-TURN-01, C-TURN-07, S-OPS-03)."""
        if self.main:
            self.free(player)
        else:
            self.cannot_act(event, player)
        self.begin_end()

    def cannot_act(self, event: Event, player: int) -> None:
        self.act(player)
        self.passed = True
        for slot in range(18):
            if self.project[slot] == NONE and any(self.pool[source] for source in self.agenda[slot // 3]):
                raise Objection("he could propose a project")  # G-20
            if self.could_install(player, slot):
                raise Objection("he could install a project")

    def could_install(self, player: int, slot: int) -> bool:
        """Whether the player could install the project on a space."""
        return bool(self.project[slot] != NONE and not self.installed[slot] and self.payable(player))

    def begin_end(self) -> None:
        """The end of a turn: every complete summit (C-TURN-06, S-OPS-09)."""
        self.free(self.active)
        if not self.main:
            raise Objection("the turn ends without an action")
        self.ending = True
        for place, completer in reversed(self.complete):  # B-17, S-SUM-02
            self.due.push(*self.summit_dues(place, completer))
        self.complete = []

    def summit_dues(self, place: int, completer: int) -> list[Due]:
        """What a complete summit brings, and what becomes of it."""
        return [
            *self.summit_lessons(place, completer),
            Due("summit is over", ("CloseSummit", place)),
            Due("new summit", ("DrawSummit", place), lapses=self.no_summit_tile),
        ]

    def summit_lessons(self, place: int, completer: int) -> list[Due]:
        """What the participants of a summit learn."""
        raise NotImplementedError

    def no_summit_tile(self) -> bool:
        """Whether the place stays empty (G-18)."""
        return self.summit_deck == 0 and not (self.options["summit_reshuffle"] and self.summit_discard)

    def close_summit(self, event: Event, place: int) -> None:
        if not self.ending:
            self.begin_end()
        self.due.take(("CloseSummit", place))
        for player in self.talker[place]:
            if player != NONE:
                self.in_hand[player] += 1  # C-SUM-06, S-SUM-05
        self.talker[place] = [NONE] * 4
        self.topics[place] = []
        self.summit_discard += 1

    def draw_summit(self, event: Event, place: int) -> None:
        self.due.take(("DrawSummit", place))
        if self.summit_deck == 0:
            self.summit_deck, self.summit_discard = self.summit_discard, 0
        self.summit_deck -= 1
        self.read_summit(place)

    def end_unseen_turn(self, event: Event) -> None:
        """Where player 0 did nothing at all, the end of his turn changes no public number and is not in the log."""
        idle = self.passed and not (self.moved or self.visited or self.carded or self.stop)
        if idle and self.active == 0 and event["kind"] in ("Turn", "EndRound", "NextDecade", *self.after_turns()):
            self.end_turn(event)

    def after_turns(self) -> tuple[str, ...]:
        """The kinds of events that may follow the last turn of a decade."""
        raise NotImplementedError

    def end_turn(self, event: Event) -> None:
        if self.active == NONE:
            raise Objection("there is no turn that could end")
        if not self.ending:
            self.begin_end()
        self.due.settle("the turn ends")
        self.check_co2()
        self.begin_turn(NONE)
        self.turns += 1
        if self.turns == self.rounds_now() * self.players:
            self.due.push(Due("end of the Operations phase", expand=self.after_operations))

    def check_co2(self) -> None:
        """Object if the CO2 is not what it must be by the plants on the board."""

    def after_operations(self) -> None:
        """Push what comes after the last turn of a decade."""
        raise NotImplementedError

    def give_start_tile(self, event: Event, player: int) -> None:
        self.due.take(("GiveStartTile", player))
        self.start = player

    # Income

    def income(self, player: int, positions: int) -> int:
        """The income of a player if that many occupied positions of each track are paid; 0: all."""
        total = 0
        for source, track in enumerate(self.track):
            place = self.expertise[player][source]
            occupied = sorted({discs[source] for discs in self.expertise} - {0}, reverse=True)
            paid = occupied[:positions] if positions else occupied
            if place in paid:
                total += track["income"][place - 1]  # C-INC-01 to C-INC-05, S-INC-01 to S-INC-03, S-INC-06
        return total

    def income_dues(self) -> list[Due]:
        """The income of all who have one, in turn order (G-44)."""
        incomes = [(player, self.income(player, 1 if self.players == 2 else 2)) for player in self.clockwise()]
        self.income_left = dict(incomes)
        return [Due("income", ("IncomeMoney", player), ("IncomePoints", player)) for player, total in incomes if total]

    def income_money(self, event: Event, player: int, amount: int) -> None:
        self.due.take(("IncomeMoney", player))
        self.coins(player, amount, "income")
        self.income_left[player] -= amount
        if self.income_left[player]:
            self.due.push(Due("income", ("IncomePoints", player)))

    def income_points(self, event: Event, player: int, amount: int) -> None:
        self.due.take(("IncomePoints", player))
        if amount != self.income_left[player]:
            raise Objection(f"{self.income_left[player]} of the income are left, not {amount}")  # C-INC-06, S-INC-04
        self.points(player, amount, "income")

    # Energy supply

    def put_fossil(self, region: int, space: int) -> None:
        """A fossil plant, which the log names, stands on a space now and emits its CO2."""
        kind = self.word(f"regions.{region}.spaces.{space}.plant")
        if kind not in self.ppm or self.plant[region][space]:
            raise Objection("no fossil plant can have come here")
        self.plant[region][space] = kind
        self.co2 += self.ppm[kind]  # C-SET-18, C-SUP-07, S-SUP-03
        if self.fossil_deck == 0:
            self.fossil_deck, self.fossil_discard = self.fossil_discard, 0  # G-17
        self.fossil_deck -= 1

    def wanting_regions(self) -> list[int]:
        """The regions whose demand space of this decade is empty (C-SUP-03 to C-SUP-05, S-SUP-02, S-SUP-08)."""
        return [
            region
            for region, plants in enumerate(self.plant)
            if self.decade <= len(plants) and not plants[self.decade - 1]
        ]

    def supply(self, wanting: list[int], any_first: bool) -> None:
        """These regions still want a plant: the first of them next, or any at the beginning (C-SUP-02, S-SUP-01)."""
        if wanting and self.fossil_deck + self.fossil_discard:
            nexts = wanting if any_first else wanting[:1]
            self.wanting = wanting
            self.due.push(Due("energy supply", *(("DrawFossil", region) for region in nexts)))

    def draw_fossil(self, event: Event, place: int) -> None:
        region = place // 6
        self.due.take(("DrawFossil", region))
        if place % 6 != self.decade - 1:
            raise Objection("this is not the space of the decade")
        first = self.wanting.index(region)
        rest = self.wanting[first + 1 :] + self.wanting[:first]
        self.due.push(Due("energy supply", expand=partial(self.supply, rest, False)))
        self.put_fossil(region, place % 6)
        self.charge(region)

    def charge(self, region: int) -> None:
        """Push, or note, what is paid for the new plant of a region."""
        raise NotImplementedError

    def region_cep_to_bank(self, event: Event, region: int) -> None:
        reason, _ = self.due.take(("RegionCepToBank", region))
        if self.books.of("ceps", self.regions[region]):  # G-04
            self.move_cep(self.regions[region], "bank", reason)

    # Events

    def consume_region_cubes(self, event: Event) -> None:
        self.due.take(("ConsumeRegionCubes",))
        for region in self.regions:
            if self.books.of("cubes", region):
                self.books.move("cubes", region, "supply", 1, "regions use cubes")  # C-SUP-01, SX-EVT-01

    def relief(self, player: int, region: int) -> Due:
        """A cube for the region of an event from who has one, otherwise points (C-EVT-02, C-EVT-03, SX-EVT-04)."""
        has = self.books.of("cubes", hand(player)) > 0
        return Due("disaster", ("GiveCube", player, region) if has else ("NeglectRegion", player))

    def give_cube(self, event: Event, player: int, region: int) -> None:
        reason, _ = self.due.take(("GiveCube", player, region))
        self.books.move("cubes", hand(player), self.regions[region], 1, reason)

    def neglect_region(self, event: Event, player: int) -> None:
        reason, _ = self.due.take(("NeglectRegion", player))
        self.points(player, -self.content["costs"]["disaster_points"], reason)

    # Goals

    def give_up_goal(self, player: int) -> None:
        """A Company Goal is laid aside for coins, once (C-GOAL-01, C-GOAL-03, SX-OPS-01)."""
        if not self.held_goals[player]:
            raise Objection("he has no Company Goal")
        self.held_goals[player] -= 1
        self.discarded[player] += 1
        self.coins(player, self.content["company_goals"]["money"], "Company Goal")
