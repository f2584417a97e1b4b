"""The independent scorer of the classic game: set-up, course of the game, auction and Supply phase."""

from functools import partial

from classic.independent_table import ClassicTable
from independent.books import Due, Key, Objection
from independent.table import NONE, Event, hand

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


class Phases(ClassicTable):
    """What happens outside of the players' turns, and how a turn begins and ends."""

    # Setup

    def deal_summits(self, event: Event) -> None:
        super().deal_summits(event)
        if any(len(topics) != 2 for topics in self.topics):
            raise Objection("the first summits have two topics")  # C-SET-13

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

    def start_ceps(self) -> list[int]:
        return [spaces - 1 for spaces in self.spaces_of]  # C-SET-19

    def deal_goals(self, event: Event) -> None:
        removed = self.content["company_goals"]["removed"][self.players - 1]
        dealt = [card for cards in self.goals for card in cards]
        if len(set(dealt)) != self.players or any(27 + card in removed for card in dealt):
            raise Objection("a Company Goal is held twice or should be out of the game")  # C-SET-22
        self.held_goals = [1] * self.players

    def deal_un_goals(self, event: Event) -> None:
        self.read_un_goals()
        if len(self.row) != self.content["un_goals"]["display"][self.players - 1]:
            raise Objection("the display of UN Goals has the wrong size")  # C-SET-24
        self.stack = len(self.content["un_goals"]["cards"]) if self.solo else 0  # C-SOLO-02

    def drafts(self) -> bool:
        return not self.solo and self.options["lobby_draft"] != "off"

    def deal_lobby_cards(self, event: Event) -> None:
        super().deal_lobby_cards(event)
        if self.solo:
            self.lobby_deck = len(self.lobby) - self.content["lobby"]["hand"]  # G-63

    def place_starter_project(self, event: Event, slot: int, source: int) -> None:
        if not self.solo or self.phase != "setup" or source in self.project:
            raise Objection("there is one starter project of each source, in solitaire only")  # C-SOLO-03
        self.put_project(slot, source)

    # The course of the game

    def operations_phase(self, event: Event) -> None:
        if self.phase == "setup":
            self.begin_operations(SETUP_KINDS)
            if self.solo and sorted(self.project)[-5:] != sorted(range(5)):
                raise Objection("the starter projects are incomplete")
        else:
            self.due.take(("OperationsPhase",))
        self.phase = "operations"
        self.turns = 0
        self.operations_co2 = self.co2

    def could_install(self, player: int, slot: int) -> bool:
        owner = self.scientist[slot]
        free = owner in (NONE, player) or self.books.of("coins", hand(player)) > 0
        return super().could_install(player, slot) and free

    def begin_end(self) -> None:
        super().begin_end()
        player = self.active
        here = {self.project[slot] for slot in range(18) if self.scientist[slot] == player}
        sources = [source for source in sorted(here) if self.can_advance(player, source)]
        if sources:
            self.due.push(Due("learning", *(("GainExpertise", player, source) for source in sources)))  # G-39

    def summit_lessons(self, place: int, completer: int) -> list[Due]:
        """First left of the active player, he last (C-SUM-03 to C-SUM-05)."""
        dues = []
        topics = self.topics[place]
        for n in range(1, self.players + 1):
            player = (self.active + n) % self.players
            own = [source for source, talker in zip(topics, self.talker[place], strict=False) if talker == player]
            if own:
                dues.append(Due("summit talk", *(("GainExpertise", player, source) for source in own), every=True))
                dues.append(self.lesson("summit", [player], topics))  # G-36
        return dues

    def after_turns(self) -> tuple[str, ...]:
        return ("FinalScoring",)

    def check_co2(self) -> None:
        if self.co2 != self.fossil_ppm():
            raise Objection("CO2 is not what the fossil plants emit")

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

    # The auction

    def raise_bid(self, event: Event, player: int, value: int) -> None:
        self.due.take(("RaiseBid", player))
        most = self.books.of("coins", hand(player)) + self.price * self.payable(player)
        most += self.content["auction"]["cube_value"] * self.books.of("cubes", hand(player))
        if self.held_goals[player] and self.options["company_goal_discard"] == "anytime":
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
        dues = self.income_dues()
        if any(self.books.of("cubes", region) for region in self.regions):
            dues.append(Due("regions use cubes", ("ConsumeRegionCubes",)))
        self.due.push(
            *dues,
            Due("energy supply", expand=lambda: self.supply(self.wanting_regions(), True)),
            Due("event", expand=self.event_dues),
            Due("end of the Supply phase", expand=self.after_supply),
        )

    def charge(self, region: int) -> None:
        player = self.controller[region]
        if player == NONE:
            self.due.push(Due("energy supply", ("RegionCepToBank", region)))  # C-SUP-10
        elif self.payable(player):
            self.due.push(Due("energy supply", ("CepToBank", player)))  # C-SUP-08, C-SUP-09
        else:
            self.due.push(Due("compulsory purchase", expand=partial(self.must_buy, player)))  # C-SUP-11

    def must_buy(self, player: int) -> None:
        """A player without CEPs buys one; if coins are missing, points or his Company Goal make up for them."""
        again = Due("compulsory purchase", expand=partial(self.must_buy, player))
        if self.books.of("coins", hand(player)) >= self.price:
            self.due.push(Due("compulsory purchase", ("BuyForSupply", player)))
            return
        keys: list[Key] = [("ExchangePoints", player)]
        if self.held_goals[player] and self.options["company_goal_discard"] == "anytime":
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
        players = [player for player in self.clockwise() if player not in self.owner[region]]
        self.due.push(*(self.relief(player, region) for player in players))

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
        self.check_co2()
        self.end("defeat")
