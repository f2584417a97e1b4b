"""The independent scorer: set-up, course of the game, auction and Supply phase, event by event."""

from collections.abc import Sequence
from functools import partial

from classic.independent_books import Due, Key, Objection
from classic.independent_table import NONE, Event, Table, hand

SETUP_KINDS = {
    "ChooseStartPlayer",
    "EquipPlayers",
    "PlaceSupplies",
    "DealSummits",
    "DealAgendas",
    "PlaceFossilPlants",
    "PlaceCeps",
    "DealGoals",
    "DealUnGoals",
    "DealEvents",
}


class Phases(Table):
    """What happens outside of the players' turns, and how a turn begins and ends."""

    # Setup

    def choose_start_player(self, event: Event) -> None:
        self.start = event["changes"].get("start_player", (0, 0))[1]
        if self.start not in self.seats:
            raise Objection("the start player is nobody")

    def equip_players(self, event: Event) -> None:
        numbers = self.content["players"]
        for n, player in enumerate(self.clockwise()):
            self.coins(player, numbers["start_money"][n], "start")  # C-SET-04
            self.books.move("ceps", "box", hand(player), numbers["start_ceps"], "start")  # C-SET-05
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
        if topics != self.topics_named[self.word(f"summits.{place}.name")]:
            raise Objection(f"the summit at place {place} is no tile of the box")
        self.topics[place] = [self.source_named(topic) for topic in topics]

    def deal_summits(self, event: Event) -> None:
        for place in range(6):
            self.read_summit(place)
            if len(self.topics[place]) != 2:
                raise Objection("the first summits have two topics")  # C-SET-13
        self.summit_deck = len(self.topics_named) - 6

    def deal_agendas(self, event: Event) -> None:
        for region in range(len(self.regions)):
            words = [self.word(f"regions.{region}.agenda.{rank}") for rank in range(3)]
            self.agenda[region] = [self.source_named(word) for word in words]
        tiles = [[self.source_named(word) for word in tile["sources"]] for tile in self.content["agendas"]["tiles"]]
        for agenda in self.agenda:
            if agenda not in tiles:
                raise Objection("an agenda is dealt twice or is none of the box")  # C-SET-15
            tiles.remove(agenda)

    def place_fossil_plants(self, event: Event) -> None:
        self.fossil_deck = sum(fossil["tiles"] for fossil in self.content["fossil"])
        for region in range(len(self.regions)):
            self.put_fossil(region, 0)
        if self.options["preset"] != "off":  # C-VAR-01 to C-VAR-04
            preset = self.content["presets"][self.options["preset"]]
            self.fossil_deck -= sum(preset["removed"])
            placed = [plant[0] for plant in self.plant]
            if [placed.count(kind) for kind in self.ppm] != preset["board"]:
                raise Objection("the first fossil plants are not those of the preset")

    def put_fossil(self, region: int, space: int) -> None:
        """A fossil plant, which the log names, stands on a space now and emits its CO2."""
        kind = self.word(f"regions.{region}.spaces.{space}.plant")
        if kind not in self.ppm or self.plant[region][space]:
            raise Objection("no fossil plant can have come here")
        self.plant[region][space] = kind
        self.co2 += self.ppm[kind]  # C-SET-18, C-SUP-07
        if self.fossil_deck == 0:
            self.fossil_deck, self.fossil_discard = self.fossil_discard, 0  # G-17
        self.fossil_deck -= 1

    def place_ceps(self, event: Event) -> None:
        for name, spaces in zip(self.regions, self.spaces_of, strict=True):
            self.books.move("ceps", "box", name, spaces - 1, "start")  # C-SET-19
        self.books.move("ceps", "box", "market", self.content["market"]["pile"], "start")
        self.books.move("ceps", "box", "bank", self.books.of("ceps", "box"), "start")  # C-SET-21
        self.price = self.content["market"]["price"]

    def deal_company_goals(self, event: Event) -> None:
        removed = self.content["company_goals"]["removed"][self.players - 1]
        if len(set(self.goals)) != self.players or any(27 + card in removed for card in self.goals):
            raise Objection("a Company Goal is held twice or should be out of the game")  # C-SET-22
        self.has_goal = [1] * self.players

    def deal_un_goals(self, event: Event) -> None:
        cards = [self.mirror.numbers.get(f"un_goals.{n}.card", 0) for n in range(13)]
        self.row = [card - 34 for card in cards if card]
        if len(set(self.row)) != self.content["un_goals"]["display"][self.players - 1]:
            raise Objection("the display of UN Goals has the wrong size")  # C-SET-24
        self.stack = len(self.content["un_goals"]["cards"]) if self.solo else 0  # C-SOLO-02

    def deal_lobby_cards(self, event: Event) -> None:
        dealt = self.content["lobby"]["hand"]
        if self.solo or self.options["lobby_draft"] == "off":
            self.lobby_cards = [dealt] * self.players  # C-SET-26
        if self.solo:
            self.lobby_deck = len(self.lobby) - dealt  # G-63

    def draft_pick(self, event: Event, player: int) -> None:
        self.lobby_cards[player] += 1

    def place_starter_project(self, event: Event, slot: int, source: int) -> None:
        if not self.solo or self.phase != "setup" or source in self.project:
            raise Objection("there is one starter project of each source, in solitaire only")  # C-SOLO-03
        self.put_project(slot, source)

    def put_project(self, slot: int, source: int) -> None:
        """A project tile goes from the pool to an empty space of a region that wants it."""
        if self.project[slot] != NONE or source not in self.agenda[slot // 3] or self.pool[source] == 0:
            raise Objection("this project cannot be placed here")  # C-PRO-01, C-PRO-02, C-SET-16
        self.pool[source] -= 1
        self.project[slot] = source

    # The course of the game

    def operations_phase(self, event: Event) -> None:
        if self.phase == "setup":
            if not self.seen >= SETUP_KINDS or set(self.lobby_cards) != {self.content["lobby"]["hand"]}:
                raise Objection("the set-up is incomplete")
            if self.solo and sorted(self.project)[-5:] != sorted(range(5)):
                raise Objection("the starter projects are incomplete")
        else:
            self.due.take(("OperationsPhase",))
        self.phase = "operations"
        self.turns = 0
        self.operations_co2 = self.co2

    def turn(self, event: Event, player: int) -> None:
        self.due.settle("a turn begins")
        if self.phase != "operations" or self.active != NONE:
            raise Objection("this is no time for a turn")
        if self.turns >= self.rounds * self.players or player != (self.start + self.turns) % self.players:
            raise Objection("it is not his turn")  # C-FLOW-05, C-FLOW-06
        self.begin_turn(player)

    def free(self, player: int) -> None:
        """A move of the active player begins: in his own turn, outside of every other move (C-TURN-08, G-21)."""
        self.due.settle("a new move begins")
        if player != self.active or self.ending or self.phase != "operations":
            raise Objection("he can make no move now")

    def act(self, player: int) -> None:
        """The one action of the turn begins (C-TURN-01)."""
        self.free(player)
        if self.main:
            raise Objection("he has taken his action")
        self.main = True

    def cannot_act(self, event: Event, player: int) -> None:
        self.act(player)
        self.passed = True
        for slot in range(18):
            if self.project[slot] == NONE and any(self.pool[source] for source in self.agenda[slot // 3]):
                raise Objection("he could propose a project")  # G-20
            if self.project[slot] != NONE and not self.installed[slot] and self.payable(player):
                owner = self.scientist[slot]
                if owner in (NONE, player) or self.books.of("coins", hand(player)) > 0:
                    raise Objection("he could install a project")

    def begin_end(self) -> None:
        """The end of a turn: learn from a project, then every complete summit (C-TURN-05, C-TURN-06)."""
        self.free(self.active)
        if not self.main:
            raise Objection("the turn ends without an action")
        self.ending = True
        for place in reversed(self.complete):  # B-17
            self.due.push(*self.summit_dues(place))
        self.complete = []
        player = self.active
        here = {self.project[slot] for slot in range(18) if self.scientist[slot] == player}
        keys = [("GainExpertise", player, source) for source in sorted(here) if self.can_advance(player, source)]
        if keys:
            self.due.push(Due("learning from a project", *keys))  # G-39

    def summit_dues(self, place: int) -> list[Due]:
        """What a complete summit brings to its participants (C-SUM-03 to C-SUM-06)."""
        dues = []
        topics = self.topics[place]
        for n in range(1, self.players + 1):
            player = (self.active + n) % self.players
            own = [source for source, talker in zip(topics, self.talker[place], strict=False) if talker == player]
            if own:
                dues.append(Due("summit talk", *(("GainExpertise", player, source) for source in own), every=True))
                extra = [("GainExpertise", player, source) for source in topics]
                dues.append(Due("summit", *extra, lapses=partial(self.all_at_end, player, topics)))  # G-36
        return [
            *dues,
            Due("summit is over", ("CloseSummit", place)),
            Due("new summit", ("DrawSummit", place), lapses=self.no_summit_tile),
        ]

    def all_at_end(self, player: int, sources: Sequence[int]) -> bool:
        """Whether no disc of the player on these tracks can advance."""
        return not any(self.can_advance(player, source) for source in sources)

    def no_summit_tile(self) -> bool:
        """Whether the place stays empty (G-18)."""
        return self.summit_deck == 0 and not (self.options["summit_reshuffle"] and self.summit_discard)

    def end_unseen_turn(self, event: Event) -> None:
        """Where player 0 did nothing at all, the end of his turn changes no public number and is not in the log."""
        idle = self.passed and not (self.moved or self.visited or self.carded or self.stop)
        if idle and self.active == 0 and event["kind"] in ("Turn", "EndRound", "NextDecade", "FinalScoring"):
            self.end_turn(event)

    def end_turn(self, event: Event) -> None:
        if self.active == NONE:
            raise Objection("there is no turn that could end")
        if not self.ending:
            self.begin_end()
        self.due.settle("the turn ends")
        if self.co2 != self.fossil_ppm():
            raise Objection("CO2 is not what the fossil plants emit")
        self.begin_turn(NONE)
        self.turns += 1
        if self.turns == self.rounds * self.players:
            self.due.push(Due("end of the Operations phase", expand=self.after_operations))

    def after_operations(self) -> None:
        """The end of the game, or the way into the next decade (C-FLOW-08)."""
        reason = self.end_reason()
        if reason:
            self.due.push(Due(f"final scoring, {reason}", ("FinalScoring", reason)))
            return
        self.due.push(Due("next decade", ("NextDecade",)), Due("Supply phase", ("SupplyPhase",)))

    def end_reason(self) -> str:
        """Why the game is over after this Operations phase; empty if it is not."""
        if self.decade == self.decades:
            return "decades"  # C-END-01
        green = sum(all(plant in self.sources for plant in plants) for plants in self.plant)
        if green >= self.content["limits"]["green_regions"]:
            return "green_regions"  # C-END-02
        first = {"from_fourth_decade": self.content["limits"]["safe_zone_decade"], "any_decade": 1, "off": 99}
        safe = self.content["limits"]["safe_zone"]
        if self.decade >= first[self.options["safe_zone_end"]] and self.operations_co2 >= safe > self.co2:
            return "safe_zone"  # C-END-03, G-50
        return ""

    def next_decade(self, event: Event) -> None:
        self.due.take(("NextDecade",))
        self.phase = "between"
        self.decade += 1
        if self.options["auction"] and not self.solo:
            bids = [Due("bid", ("RaiseBid", player), ("Bid", player)) for player in self.clockwise()]
            self.due.push(*bids, Due("end of the auction", expand=self.end_auction))  # C-VAR-06
            self.bid = self.bidder = NONE
        else:
            self.due.push(Due("start tile goes to the left", ("GiveStartTile", (self.start + 1) % self.players)))

    def give_start_tile(self, event: Event, player: int) -> None:
        self.due.take(("GiveStartTile", player))
        self.start = player

    # The auction

    def raise_bid(self, event: Event, player: int, value: int) -> None:
        self.due.take(("RaiseBid", player))
        most = self.books.of("coins", hand(player)) + self.price * self.payable(player)
        most += self.content["auction"]["cube_value"] * self.books.of("cubes", hand(player))
        if self.has_goal[player] and self.options["company_goal_discard"] == "anytime":
            most += self.content["company_goals"]["money"]
        if not self.bid < value <= most:
            raise Objection(f"the bid {value} must be over {self.bid} and at most {most}")  # G-66
        self.bid = value
        self.bidder = player

    def no_bid(self, event: Event, player: int) -> None:
        self.due.take(("Bid", player))

    def end_auction(self) -> None:
        """The winner pays and names the start player; without a bid the tile goes to the left (G-66)."""
        if self.bidder == NONE:
            self.due.push(Due("start tile goes to the left", ("GiveStartTile", (self.start + 1) % self.players)))
            return
        self.bid_left = self.bid
        self.bid_pieces: set[int] = set()
        self.bid_price = self.price
        self.due.push(Due("named start player", *(("GiveStartTile", player) for player in self.seats)))
        self.pay_on()

    def pay_on(self) -> None:
        """The winner pays another piece, until the bid is paid without waste (C-VAR-08, G-67)."""
        if self.bid_left > 0:
            player = self.bidder
            keys: list[Key] = [("CepToBank", player), ("PayBidCube", player), ("PayBidCoins", player)]
            if not self.bid_pieces and self.options["company_goal_discard"] == "anytime":
                keys.append(("DiscardGoal", player))  # G-12
            self.due.push(Due("auction", *keys))
        elif any(-self.bid_left >= worth for worth in self.bid_pieces):
            raise Objection("a piece of the payment could have been taken back")

    def pay_piece(self, worth: int) -> None:
        """A piece counts for the bid."""
        self.bid_left -= worth
        self.bid_pieces.add(worth)
        self.pay_on()

    def pay_bid_cube(self, event: Event, player: int) -> None:
        reason, _ = self.due.take(("PayBidCube", player))
        self.books.move("cubes", hand(player), "supply", 1, reason)
        self.pay_piece(self.content["auction"]["cube_value"])

    def pay_bid_coins(self, event: Event, player: int, amount: int) -> None:
        reason, _ = self.due.take(("PayBidCoins", player))
        if amount != self.bid_left:
            raise Objection(f"{self.bid_left} coins are missing for the bid, not {amount}")
        self.coins(player, -amount, reason)
        self.pay_piece(amount)

    # Supply phase

    def supply_phase(self, event: Event) -> None:
        self.due.take(("SupplyPhase",))
        self.phase = "supply"
        incomes = [(player, self.income(player, 1 if self.players == 2 else 2)) for player in self.clockwise()]
        self.income_left = dict(incomes)
        dues = [
            Due("income", ("IncomeMoney", player), ("IncomePoints", player)) for player, total in incomes if total
        ]  # G-44
        if any(self.books.of("cubes", region) for region in self.regions):
            dues.append(Due("regions use cubes", ("ConsumeRegionCubes",)))
        wanting = [
            region
            for region, plants in enumerate(self.plant)
            if self.decade <= len(plants) and not plants[self.decade - 1]
        ]  # C-SUP-03 to C-SUP-05
        self.due.push(
            *dues,
            Due("energy supply", expand=partial(self.supply, wanting, True)),
            Due("event", expand=self.event_dues),
            Due("end of the Supply phase", expand=self.after_supply),
        )

    def income(self, player: int, positions: int) -> int:
        """The income of a player if that many occupied positions of each track are paid; 0: all."""
        total = 0
        for source, track in enumerate(self.track):
            place = self.expertise[player][source]
            occupied = sorted({discs[source] for discs in self.expertise} - {0}, reverse=True)
            paid = occupied[:positions] if positions else occupied
            if place in paid:
                total += track["income"][place - 1]  # C-INC-01 to C-INC-05
        return total

    def income_money(self, event: Event, player: int, amount: int) -> None:
        self.due.take(("IncomeMoney", player))
        self.coins(player, amount, "income")
        self.income_left[player] -= amount
        if self.income_left[player]:
            self.due.push(Due("income", ("IncomePoints", player)))

    def income_points(self, event: Event, player: int, amount: int) -> None:
        self.due.take(("IncomePoints", player))
        if amount != self.income_left[player]:
            raise Objection(f"{self.income_left[player]} of the income are left, not {amount}")  # C-INC-06
        self.points(player, amount, "income")

    def consume_region_cubes(self, event: Event) -> None:
        self.due.take(("ConsumeRegionCubes",))
        for region in self.regions:
            if self.books.of("cubes", region):
                self.books.move("cubes", region, "supply", 1, "regions use cubes")  # C-SUP-01

    def supply(self, wanting: list[int], any_first: bool) -> None:
        """These regions still want a plant: the first of them next, or any at the beginning (C-SUP-02)."""
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
        player = self.controller[region]
        if player == NONE:
            self.due.push(Due("energy supply", ("RegionCepToBank", region)))  # C-SUP-10
        elif self.payable(player):
            self.due.push(Due("energy supply", ("CepToBank", player)))  # C-SUP-08, C-SUP-09
        else:
            self.due.push(Due("compulsory purchase", expand=partial(self.must_buy, player)))  # C-SUP-11

    def region_cep_to_bank(self, event: Event, region: int) -> None:
        reason, _ = self.due.take(("RegionCepToBank", region))
        if self.books.of("ceps", self.regions[region]):  # G-04
            self.move_cep(self.regions[region], "bank", reason)

    def must_buy(self, player: int) -> None:
        """A player without CEPs buys one; if coins are missing, points or his Company Goal make up for them."""
        again = Due("compulsory purchase", expand=partial(self.must_buy, player))
        if self.books.of("coins", hand(player)) >= self.price:
            self.due.push(Due("compulsory purchase", ("BuyForSupply", player)))
            return
        keys: list[Key] = [("ExchangePoints", player)]
        if self.has_goal[player] and self.options["company_goal_discard"] == "anytime":
            keys.append(("DiscardGoal", player))  # G-12
        self.due.push(Due("missing coins", *keys), again)

    def exchange_points(self, event: Event, player: int) -> None:
        reason, _ = self.due.take(("ExchangePoints", player))
        missing = self.price - self.books.of("coins", hand(player))
        self.coins(player, missing, reason)  # C-SUP-13
        self.points(player, -missing, reason)

    def buy_for_supply(self, event: Event, player: int) -> None:
        reason, _ = self.due.take(("BuyForSupply", player))
        self.coins(player, -self.price, reason)
        if self.books.of("ceps", "market"):  # G-03
            self.due.push(Due(reason, ("CepToBank", player)))
            self.move_cep("market", hand(player), reason)

    def event_dues(self) -> None:
        """The disaster from the limit on, and in any case the next event (C-EVT-01, C-EVT-06)."""
        self.due.push(Due("next event", ("NextEvent",)))
        if self.co2 >= self.content["limits"]["safe_zone"]:
            self.due.push(Due("event", ("Disaster", self.regions.index(self.word("events.open")))))

    def disaster(self, event: Event, region: int) -> None:
        self.due.take(("Disaster", region))
        if self.solo and self.row:
            self.due.push(Due("disaster", ("RemoveUnGoal",)))  # C-SOLO-09
        for player in reversed(self.clockwise()):
            if player not in self.owner[region]:
                has = self.books.of("cubes", hand(player)) > 0
                self.due.push(Due("disaster", ("GiveCube", player, region) if has else ("NeglectRegion", player)))

    def give_cube(self, event: Event, player: int, region: int) -> None:
        reason, _ = self.due.take(("GiveCube", player, region))
        self.books.move("cubes", hand(player), self.regions[region], 1, reason)  # C-EVT-02

    def neglect_region(self, event: Event, player: int) -> None:
        reason, _ = self.due.take(("NeglectRegion", player))
        self.points(player, -self.content["costs"]["disaster_points"], reason)  # C-EVT-03

    def remove_un_goal(self, event: Event) -> None:
        self.due.take(("RemoveUnGoal",))
        self.row.pop(0)

    def next_event(self, event: Event) -> None:
        self.due.take(("NextEvent",))
        old, new = event["words"].get("events.next", ("", ""))
        if event["words"]["events.open"][1] != old or (new and new == old):
            raise Objection("the open card of the deck is the next event")

    def after_supply(self) -> None:
        """Too much CO2 ends the game at the end of the Supply phase (C-END-05, C-SOLO-10, B-09)."""
        limit = self.content["limits"]["defeat"]
        if not self.solo and self.co2 >= limit:
            self.due.push(Due("too much CO2", ("EndSupply",)))
        elif self.solo and (self.co2 > limit or (self.co2 == limit and self.options["solo_limit"] == "ge500")):
            self.due.push(Due("too much CO2", ("FinalScoring", "solo_over")))
        else:
            self.due.push(Due("Operations phase", ("OperationsPhase",)))

    def defeat(self, event: Event) -> None:
        self.due.take(("EndSupply",))
        if self.word("end") != "defeat" or self.co2 != self.fossil_ppm():
            raise Objection("everybody has lost")
        self.ended = "defeat"
