"""The independent scorer: what a player does in a turn, event by event: the actions, scientists and expertise."""

from functools import partial

from classic.independent_books import Due, Key, Objection
from classic.independent_phases import Phases
from classic.independent_table import NONE, Event, hand

MONEY, TECH, RESEARCH = range(3)
FIRST_TOPIC = 19


class Actions(Phases):
    """Propose, install, construct, and what they lead to."""

    # Propose

    def propose(self, event: Event, player: int, slot: int, source: int) -> None:
        self.act(player)
        self.put_project(slot, source)
        self.proposed = slot
        region, grant = divmod(slot, 3)
        if grant == MONEY:
            self.due.push(Due("grant", ("GrantMoney", player, region)))
        elif grant == TECH:
            self.due.push(Due("grant", ("GrantCubes", player)))
        else:
            keys = ("RecruitScientist", player), ("MoveScientist", player), ("GrantResearch", player)
            self.due.push(Due("grant", *keys))

    def grant_money(self, event: Event, player: int, region: int) -> None:
        reason, _ = self.due.take(("GrantMoney", player, region))
        least = self.content["grants"]["least_money"]
        self.coins(player, max(least, self.books.of("ceps", self.regions[region])), reason)  # C-PRO-05

    def grant_cubes(self, event: Event, player: int) -> None:
        reason, _ = self.due.take(("GrantCubes", player))
        self.take_cubes(player, self.content["grants"]["cubes"], reason)  # C-PRO-06

    def decline_research(self, event: Event, player: int) -> None:
        self.due.take(("GrantResearch", player))

    def recruit_scientist(self, event: Event, player: int) -> None:
        self.due.take(("RecruitScientist", player))
        if self.in_pool[player] == 0:
            raise Objection("there is nobody left to recruit")  # C-PRO-09
        self.in_pool[player] -= 1
        self.in_hand[player] += 1

    def finish_card(self, key: Key) -> None:
        """In solitaire a new card is drawn, and a main effect turns up a UN Goal (C-SOLO-07, C-SOLO-08)."""
        if self.solo:
            if key in self.main_keys and self.stack:
                doubtful = key in self.minor_keys  # the log does not say which of two equal effects was used
                self.due.push(Due("lobby card", ("RevealUnGoal",), lapses=partial(bool, 1) if doubtful else None))
            if self.lobby_deck:
                self.due.push(Due("lobby card", ("DrawLobbyCard",)))

    # Scientists

    def free_move(self, event: Event, player: int, origin: int, target: int) -> None:
        self.free(player)
        if self.moved:
            raise Objection("he has made his scientist move")  # C-TURN-02
        self.moved = True
        self.relocate(player, origin, target)

    def move_scientist(self, event: Event, player: int, origin: int, target: int) -> None:
        reason, key = self.due.take(
            ("MoveScientist", player), ("Evicted", player, origin - 1), ("LeaveOwn", player, origin - 1)
        )
        if reason == "lobby card":
            self.finish_card(key)
        source = self.project[origin - 1]
        if key[0] == "Evicted":
            if target == 0:
                self.due.push(Due("eviction", ("GainExpertise", player, source)))  # C-SCI-11
            elif target < FIRST_TOPIC:
                raise Objection("who is sent away goes to the hand or to a summit")
        self.relocate(player, origin, target)

    def relocate(self, player: int, origin: int, target: int) -> None:
        """A scientist goes from one place to another (C-SCI-01 to C-SCI-06)."""
        source = NONE
        if origin == 0:
            self.in_hand[player] -= 1
            if self.in_hand[player] < 0:
                raise Objection("he has no scientist in hand")
        else:
            source = self.project[origin - 1]
            if self.scientist[origin - 1] != player:
                raise Objection("his scientist is not there")
            self.scientist[origin - 1] = NONE
        if target == 0:
            self.in_hand[player] += 1
        elif target < FIRST_TOPIC:
            if self.project[target - 1] == NONE or self.scientist[target - 1] != NONE or target == origin:
                raise Objection("the scientist cannot go there")
            self.scientist[target - 1] = player
        else:
            place, topic = divmod(target - FIRST_TOPIC, 4)
            if self.topics[place][topic] != source or self.talker[place][topic] != NONE:
                raise Objection("the scientist cannot take part there")  # C-SCI-03, C-SCI-05
            self.talker[place][topic] = player
            if NONE not in self.talker[place][: len(self.topics[place])]:
                self.complete.append(place)
            if player == self.active:
                self.sent_to.add(source)  # G-30

    def decline_move(self, event: Event, player: int) -> None:
        self.finish_card(self.due.take(("MoveByCard", player))[1])

    def evict(self, player: int, slot: int) -> list[Due]:
        """Another player's scientist has to leave the project that is used (C-SCI-10, C-SCI-11)."""
        owner = self.scientist[slot]
        if owner in (NONE, player):
            return []
        return [
            Due("scientist coin", ("PayScientistOwner", player, owner)),
            Due("eviction", ("Evicted", owner, slot)),
        ]

    def pay_scientist_owner(self, event: Event, player: int, owner: int) -> None:
        reason, _ = self.due.take(("PayScientistOwner", player, owner))
        self.books.move("coins", hand(player), hand(owner), self.content["costs"]["scientist_coin"], reason)

    def close_summit(self, event: Event, place: int) -> None:
        if not self.ending:
            self.begin_end()
        self.due.take(("CloseSummit", place))
        for player in self.talker[place]:
            if player != NONE:
                self.in_hand[player] += 1  # C-SUM-06
        self.talker[place] = [NONE] * 4
        self.topics[place] = []
        self.summit_discard += 1

    def draw_summit(self, event: Event, place: int) -> None:
        self.due.take(("DrawSummit", place))
        if self.summit_deck == 0:
            self.summit_deck, self.summit_discard = self.summit_discard, 0
        self.summit_deck -= 1
        self.read_summit(place)

    # Install

    def install(self, event: Event, player: int, slot: int) -> None:
        self.act(player)
        if self.project[slot] == NONE or self.installed[slot]:
            raise Objection("this project cannot be installed")  # C-INS-01
        self.installed_source = self.project[slot]
        self.due.push(
            *self.evict(player, slot),
            Due("install", ("CepToBank", player)),  # C-INS-02
            Due("install", ("FlipProject", slot)),
        )

    def cep_to_bank(self, event: Event, player: int, origin: int) -> None:
        reason, _ = self.due.take(("CepToBank", player))
        account = hand(player) if origin == 0 else self.regions[origin - 1]
        if origin and self.controller[origin - 1] != player:
            raise Objection("he does not control this region")  # C-CTL-09
        if origin and reason == "compulsory purchase":
            raise Objection("he pays the CEP he has just bought")
        if reason == "auction":
            self.pay_piece(self.bid_price)
        self.move_cep(account, "bank", reason)  # C-MKT-11

    def flip_project(self, event: Event, slot: int) -> None:
        self.due.take(("FlipProject", slot))
        self.installed[slot] = 1
        player, source = self.active, self.project[slot]
        benefit = self.content["sources"][source]["benefit"]
        dues = []
        if benefit["money"]:
            dues.append(Due("benefit", ("BenefitMoney", player, source)))
        if benefit["cubes"]:
            dues.append(Due("benefit", ("BenefitCubes", player, source)))
        dues += [Due("benefit", ("BenefitCep", player)) for _ in range(benefit["ceps"])]
        self.due.push(*dues)

    def benefit_money(self, event: Event, player: int, source: int) -> None:
        reason, _ = self.due.take(("BenefitMoney", player, source))
        self.coins(player, self.content["sources"][source]["benefit"]["money"], reason)

    def benefit_cubes(self, event: Event, player: int, source: int) -> None:
        reason, _ = self.due.take(("BenefitCubes", player, source))
        self.take_cubes(player, self.content["sources"][source]["benefit"]["cubes"], reason)

    def benefit_cep(self, event: Event, player: int) -> None:
        reason, _ = self.due.take(("BenefitCep", player))
        self.market_to_hand(player, reason)  # C-INS-15, G-08

    # Construct

    def construct(self, event: Event, player: int, slot: int, card: int) -> None:
        if card == NONE:
            self.act(player)
        else:
            if self.main:
                raise Objection("he has taken his action")
            self.main = True
            self.finish_card(self.due.take(("Construct", player, card))[1])
        source, region = self.project[slot], slot // 3
        if not self.installed[slot] or self.built[source] == len(self.pile_of[source]):
            raise Objection("he cannot build here")  # C-CON-01, C-CON-02
        self.building = source
        plant = self.pile_of[source][self.built[source]]
        if self.expertise[player][source] < plant["cubes"]:
            raise Objection("he lacks expertise")  # C-CON-03
        cubed = self.books.of("cubes", self.regions[region]) > 0
        money = self.plant_price(source, card)
        self.plant_cost = (money, plant["cubes"] - (1 if cubed else 0))  # C-CON-05
        eviction = self.evict(player, slot)
        if self.books.of("coins", hand(player)) < money + (self.content["costs"]["scientist_coin"] if eviction else 0):
            raise Objection("he cannot pay the plant and the owner of the scientist")  # C-CON-24
        before = self.options["eviction_timing"] == "before"
        self.due.push(
            *(eviction if before else []),
            Due("plant", ("PayForPlant", player, region)),
            *([Due("plant", ("UseRegionCube", region))] if cubed else []),
            Due("plant", ("PlacePlant", player, region, source)),
            Due("plant", ("ScorePlant", player)),
            Due("plant", ("GainExpertise", player, source)),  # C-CON-15
            Due("plant", ("TakeControl", player, region), lapses=lambda: not self.takes_region(player, region)),
            *([] if before else eviction),  # B-07
            *self.own_leaves(player, slot),
            Due("plant", ("ReturnProject", slot)),
        )

    def plant_price(self, source: int, card: int) -> int:
        """The coins for the next plant of a source, with a discount card or without."""
        price = int(self.pile_of[source][self.built[source]]["money"])
        if card != NONE:
            price -= self.lobby[card]["main"]["discount"]  # C-LOB-08
        return max(0, price)  # G-24

    def own_leaves(self, player: int, slot: int) -> list[Due]:
        """The builder's own scientist leaves with the free move of the turn (C-CON-18, G-23)."""
        if self.scientist[slot] != player:
            return []
        leave = Due("own scientist", ("LeaveOwn", player, slot))
        if not self.moved:
            return [Due("own scientist", ("SendOwnScientistAway", player, slot)), leave]
        if self.options["own_scientist_on_construct"] == "needs_free_move":
            raise Objection("his own scientist cannot leave")
        return [leave]

    def pay_for_plant(self, event: Event, player: int, region: int, plant: int, card: int) -> None:
        reason, _ = self.due.take(("PayForPlant", player, region))
        money, cubes = self.plant_cost
        self.coins(player, -money, reason)  # C-CON-04
        self.books.move("cubes", hand(player), "supply", cubes, reason)

    def use_region_cube(self, event: Event, region: int) -> None:
        reason, _ = self.due.take(("UseRegionCube", region))
        self.books.move("cubes", self.regions[region], "supply", 1, reason)

    def place_plant(self, event: Event, player: int, region: int, source: int) -> None:
        self.due.take(("PlacePlant", player, region, source))
        plants = self.plant[region]
        if "" in plants:
            space = plants.index("")  # C-CON-08
        else:
            fossils = [n for n, plant in enumerate(plants) if plant in self.ppm]
            if not fossils:
                raise Objection("green plants are never replaced")  # C-CON-06, C-CON-20
            space = fossils[0]  # C-CON-09
            self.due.push(Due("replacement", ("RemoveFossil", plants[space])))
            if self.has_room(region):
                self.due.push(Due("replacement", ("ReplacementCep", region)))  # C-CON-10, G-114
        plants[space] = self.sources[source]
        self.owner[region][space] = player
        self.built[source] += 1
        self.plants[player][source] += 1

    def replacement_cep(self, event: Event, region: int) -> None:
        reason, _ = self.due.take(("ReplacementCep", region))
        self.move_cep("market", self.regions[region], reason)

    def remove_fossil(self, event: Event, kind: int) -> None:
        word = list(self.ppm)[kind - len(self.sources)]
        self.due.take(("RemoveFossil", word))
        self.co2 -= self.ppm[word]  # C-CON-11
        self.fossil_discard += 1

    def score_plant(self, event: Event, player: int, plant: int) -> None:
        reason, _ = self.due.take(("ScorePlant", player))
        self.points(player, self.pile_of[self.building][self.built[self.building] - 1]["points"], reason)  # C-CON-14

    def send_own_scientist_away(self, event: Event, player: int, slot: int) -> None:
        self.due.take(("SendOwnScientistAway", player, slot))
        self.moved = True

    def return_project(self, event: Event, slot: int) -> None:
        self.due.take(("ReturnProject", slot))
        if self.scientist[slot] != NONE:
            raise Objection("a scientist is still on the project")
        self.pool[self.project[slot]] += 1
        self.project[slot] = NONE
        self.installed[slot] = 0

    # Expertise and control

    def gain_expertise(self, event: Event, player: int, source: int) -> None:
        keys = ("GainExpertise", player, source), ("GainAny", player)
        if not self.due.expects(*keys) and not self.ending and self.phase == "operations":
            self.begin_end()
        reason, key = self.due.take(*keys)
        if reason == "lobby card":
            self.finish_card(key)
        if not self.can_advance(player, source):
            if reason in ("any", "summit", "learning from a project"):
                raise Objection("a point is chosen only where the disc can advance")  # G-36
            return  # C-EXP-09
        self.expertise[player][source] += 1
        bonus = self.track[source]["bonuses"][self.expertise[player][source] - 1]
        if bonus == "cube":
            self.due.push(Due("bonus", ("BonusCube", player)))
        elif bonus == "region-cep":
            self.due.push(Due("bonus", ("BonusCep",), lapses=self.no_region_has_room))  # G-34
        elif bonus == "any":
            every = list(range(len(self.sources)))
            self.due.push(Due("any", ("GainAny", player), lapses=partial(self.all_at_end, player, every)))
        elif bonus != "-":
            self.due.push(Due("bonus", ("GainExpertise", player, self.source_named(bonus))))

    def no_region_has_room(self) -> bool:
        """Whether no region can get a CEP."""
        return not any(self.has_room(region) for region in range(len(self.regions)))

    def bonus_cube(self, event: Event, player: int) -> None:
        reason, _ = self.due.take(("BonusCube", player))
        self.take_cubes(player, 1, reason)  # C-EXP-05

    def bonus_cep(self, event: Event, region: int) -> None:
        reason, _ = self.due.take(("BonusCep",))
        if not self.has_room(region):
            raise Objection("this region can get no CEP")  # C-EXP-06
        self.move_cep("market", self.regions[region], reason)

    def take_control(self, event: Event, player: int, region: int) -> None:
        self.due.take(("TakeControl", player, region))
        if not self.takes_region(player, region):
            raise Objection("he does not win the region")
        self.controller[region] = player  # C-CTL-07

    def takes_region(self, player: int, region: int) -> bool:
        """Whether the builder takes the region now (C-CTL-02, C-CTL-12)."""
        holder = self.controller[region]
        return holder == NONE or (holder != player and self.wins_control(player, holder, region))

    def wins_control(self, builder: int, holder: int, region: int) -> bool:
        """Whether the builder takes the region from its controller (C-CTL-03 to C-CTL-06)."""
        agenda = [self.sources[source] for source in self.agenda[region]]
        mine = [source for source in agenda if source in self.supplied_by(builder, region)]
        theirs = [source for source in agenda if source in self.supplied_by(holder, region)]
        if len(mine) != len(theirs):
            return len(mine) > len(theirs)
        if mine != theirs:
            # Equally many: the better ranks, read from the top, as a list of numbers are the smaller one.
            return [agenda.index(source) for source in mine] < [agenda.index(source) for source in theirs]
        own = [self.expertise[builder][self.sources.index(source)] for source in mine]
        return own >= [self.expertise[holder][self.sources.index(source)] for source in mine]
