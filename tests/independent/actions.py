"""The independent scorer: what both titles have of a player's turn, event by event."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from independent.books import Due, Key, Objection
from independent.course import Course
from independent.table import NONE, Event, hand

MONEY, TECH, RESEARCH = range(3)
FIRST_TOPIC = 19  # where a scientist goes: 0 is the hand, then the project spaces
FIRST_CARD = 43


def always() -> bool:
    """For what may be declined."""
    return True


class Actions(Course):
    """Propose, install, build, scientists, expertise, the market and lobby cards, as far as the titles agree."""

    # Grants and benefits

    def grant(self, player: int, slot: int) -> Due:
        """What the covered project space gives."""
        region, grant = divmod(slot, 3)
        if grant == MONEY:
            return Due("grant", ("GrantMoney", player, region), lapses=lambda: self.grant_coins(region) == 0)
        if grant == TECH:
            return Due("grant", ("GrantCubes", player), lapses=self.no_cubes)
        keys = ("RecruitScientist", player), ("MoveScientist", player), ("GrantResearch", player)
        return Due("grant", *keys, lapses=always)  # G-29

    def grant_coins(self, region: int) -> int:
        """The coins of a region's grant (C-PRO-05, S-PRO-04)."""
        return max(int(self.content["grants"]["least_money"]), self.books.of("ceps", self.regions[region]))

    def no_cubes(self) -> bool:
        """Whether the supply of cubes is used up."""
        return self.books.of("cubes", "supply") == 0

    def no_ceps(self) -> bool:
        """Whether the market is empty."""
        return self.books.of("ceps", "market") == 0

    def grant_money(self, event: Event, player: int, region: int) -> None:
        reason, _ = self.due.take(("GrantMoney", player, region))
        self.coins(player, self.grant_coins(region), reason)

    def grant_cubes(self, event: Event, player: int) -> None:
        reason, _ = self.due.take(("GrantCubes", player))
        self.take_cubes(player, self.content["grants"]["cubes"], reason)  # C-PRO-06, S-PRO-05

    def decline_research(self, event: Event, player: int) -> None:
        self.due.take(("GrantResearch", player))

    def recruit_scientist(self, event: Event, player: int) -> None:
        self.due.take(("RecruitScientist", player))
        if self.in_pool[player] == 0:
            raise Objection("there is nobody left to recruit")  # C-PRO-09, S-SCI-16
        self.in_pool[player] -= 1
        self.in_hand[player] += 1

    def benefits(self, player: int, source: int) -> list[Due]:
        """What the installed side of a project shows (C-INS-09 to C-INS-13, S-INF-07)."""
        benefit = self.content["sources"][source]["benefit"]
        dues = []
        if benefit["money"]:
            dues.append(Due("benefit", ("BenefitMoney", player, source)))
        if benefit["cubes"]:
            dues.append(Due("benefit", ("BenefitCubes", player, source), lapses=self.no_cubes))
        return dues + [Due("benefit", ("BenefitCep", player), lapses=self.no_ceps) for _ in range(benefit["ceps"])]

    def benefit_money(self, event: Event, player: int, source: int) -> None:
        reason, _ = self.due.take(("BenefitMoney", player, source))
        self.coins(player, self.content["sources"][source]["benefit"]["money"], reason)

    def benefit_cubes(self, event: Event, player: int, source: int) -> None:
        reason, _ = self.due.take(("BenefitCubes", player, source))
        self.take_cubes(player, self.content["sources"][source]["benefit"]["cubes"], reason)

    def benefit_cep(self, event: Event, player: int) -> None:
        reason, _ = self.due.take(("BenefitCep", player))
        self.market_to_hand(player, reason)  # C-INS-15, G-08

    def flip_project(self, event: Event, slot: int) -> None:
        self.due.take(("FlipProject", slot))
        self.installed[slot] = 1

    def cep_to_bank(self, event: Event, player: int, origin: int) -> None:
        reason, _ = self.due.take(("CepToBank", player))
        self.check_payment(player, origin, reason)
        self.move_cep(hand(player) if origin == 0 else self.regions[origin - 1], "bank", reason)  # C-MKT-11, S-MKT-07

    def check_payment(self, player: int, origin: int, reason: str) -> None:
        """Object if the player cannot pay a CEP from there: 0 is his hand, otherwise a region + 1."""
        if origin and self.controller[origin - 1] != player:
            raise Objection("he does not control this region")  # C-CTL-09, S-MKT-08

    # Scientists

    def relocate(self, player: int, origin: int, target: int) -> None:
        """A scientist goes from one place to another (C-SCI-01 to C-SCI-06, S-SCI-01 to S-SCI-09)."""
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
            if self.scientist[target - 1] != NONE or target == origin or not self.welcomes(target - 1):
                raise Objection("the scientist cannot go there")
            self.scientist[target - 1] = player
        elif target >= FIRST_CARD:
            self.visit_card(player, target - FIRST_CARD)
        else:
            place, topic = divmod(target - FIRST_TOPIC, 4)
            if self.topics[place][topic] != source or self.talker[place][topic] != NONE:
                raise Objection("the scientist cannot take part there")  # C-SCI-03, C-SCI-05, S-SCI-05, S-SCI-07
            self.talker[place][topic] = player
            if NONE not in self.talker[place][: len(self.topics[place])]:
                self.complete.append((place, player))
            if player == self.active:
                self.sent_to.add(source)  # G-30

    def welcomes(self, slot: int) -> bool:
        """Whether there is a project on the space to which scientists may go."""
        return self.project[slot] != NONE

    def visit_card(self, player: int, card: int) -> None:
        """A scientist goes to a lobby card."""
        raise Objection("no scientist goes to a card")

    # Building

    def pay_for_plant(self, event: Event, player: int, money: int, cubes: int, region: int) -> None:
        """`region` gives one of the cubes; NONE if no region does."""
        reason, _ = self.due.take(("PayForPlant", player, region))
        if (money, cubes) != self.plant_cost:
            raise Objection(f"the plant costs {self.plant_cost}")  # C-CON-04, S-BLD-02
        self.coins(player, -money, reason)
        self.books.move("cubes", hand(player), "supply", cubes - (region != NONE), reason)  # C-CON-05, SX-OPS-03

    def use_region_cube(self, event: Event, region: int) -> None:
        reason, _ = self.due.take(("UseRegionCube", region))
        self.books.move("cubes", self.regions[region], "supply", 1, reason)

    def building_space(self, region: int) -> int:
        """The space for the next green plant: the first empty one, otherwise that of the first fossil plant."""
        plants = self.plant[region]
        if "" in plants:
            return plants.index("")  # C-CON-08, S-BLD-04
        fossils = [n for n, plant in enumerate(plants) if plant in self.ppm]
        if not fossils:
            raise Objection("green plants are never replaced")  # C-CON-06, C-CON-20, S-BLD-06
        return fossils[0]  # C-CON-09, S-BLD-05

    def place_plant(self, event: Event, player: int, region: int, source: int) -> None:
        self.due.take(("PlacePlant", player, region, source))
        space = self.building_space(region)
        if self.plant[region][space]:
            self.due.push(
                *self.replacement_dues(region), Due("replacement", ("RemoveFossil", self.plant[region][space]))
            )
        self.plant[region][space] = self.sources[source]
        self.owner[region][space] = player
        self.built[source] += 1
        self.plants[player][source] += 1

    def replacement_dues(self, region: int) -> list[Due]:
        """What a region gets for the fossil plant that is replaced."""
        return []

    def remove_fossil(self, event: Event, kind: int) -> None:
        word = list(self.ppm)[kind - len(self.sources)]
        self.due.take(("RemoveFossil", word))
        self.lower_co2(self.ppm[word])  # C-CON-11, S-BLD-05
        self.fossil_discard += 1

    def lower_co2(self, ppm: int) -> None:
        """CO2 falls."""
        self.co2 -= ppm

    def score_plant(self, event: Event, player: int, plant: int) -> None:
        reason, _ = self.due.take(("ScorePlant", player))
        self.points(player, self.plant_points, reason)  # C-CON-14, S-BLD-08

    def release_project(self, event: Event, slot: int) -> None:
        self.due.take(("ReleaseProject", slot))
        self.project[slot] = NONE
        self.installed[slot] = 0

    # Expertise and control

    def gain_expertise(self, event: Event, player: int, source: int) -> None:
        key: Key = ("GainExpertise", player, source)
        if not self.due.expects(key, ("GainAny", player)) and not self.ending and self.phase == "operations":
            self.begin_end()
        reason, key = self.due.take(key, ("GainAny", player))
        self.note_lesson(reason, key)
        if not self.can_advance(player, source):
            if reason.endswith(", chosen"):
                raise Objection("a point is chosen only where the disc can advance")  # G-36
            return  # C-EXP-09, S-KNO-10
        self.expertise[player][source] += 1
        self.reach(source, self.expertise[player][source])
        self.push_bonus(player, self.track[source]["bonuses"][self.expertise[player][source] - 1])

    def note_lesson(self, reason: str, key: Key) -> None:
        """A point of expertise comes for this reason."""

    def reach(self, source: int, position: int) -> None:
        """A disc has reached this space of a track."""

    def push_bonus(self, player: int, bonus: str) -> None:
        """Push what the space of a track gives (C-EXP-03 to C-EXP-08, S-KNO-02 to S-KNO-07)."""
        receivers = self.bonus_receivers(player)
        every = list(range(len(self.sources)))
        if bonus == "cube":
            self.due.push(Due("bonus", *(("BonusCube", n) for n in receivers), lapses=self.no_cubes))
        elif bonus == "region-cep":
            self.due.push(Due("bonus", ("BonusCep",), lapses=self.no_region_has_room))  # G-34
        elif bonus == "any":
            keys = [("GainAny", n) for n in receivers]
            lost = partial(self.none_can_learn, receivers, every)
            self.due.push(Due("any, chosen", *keys, lapses=lost))
        elif bonus != "-":
            self.due.push(self.lesson("bonus", receivers, [self.source_named(bonus)]))

    def bonus_receivers(self, player: int) -> list[int]:
        """Who can get the bonus that a disc of the player has reached."""
        return [player]

    def none_can_learn(self, players: list[int], sources: list[int]) -> bool:
        """Whether no disc of these players on these tracks can advance."""
        return all(self.all_at_end(player, sources) for player in players)

    def lesson(self, reason: str, players: list[int], sources: list[int]) -> Due:
        """A point of expertise for one of the players in one of the sources; lost if none of them can advance."""
        keys = [("GainExpertise", player, source) for player in players for source in sources]
        lost = partial(self.none_can_learn, players, sources)
        return Due(reason if len(keys) == 1 else f"{reason}, chosen", *keys, lapses=lost)

    def bonus_cube(self, event: Event, player: int) -> None:
        reason, _ = self.due.take(("BonusCube", player))
        self.take_cubes(player, 1, reason)

    def bonus_cep(self, event: Event, region: int) -> None:
        reason, _ = self.due.take(("BonusCep",))
        if not self.has_room(region):
            raise Objection("this region can get no CEP")  # C-EXP-06, S-KNO-06
        self.move_cep("market", self.regions[region], reason)

    def control(self, player: int, region: int, source: int) -> Due:
        """The builder takes the region, if he does."""
        takes = partial(self.takes_region, player, region, source)
        return Due("plant", ("TakeControl", player, region), lapses=lambda: not takes())

    def take_control(self, event: Event, player: int, region: int) -> None:
        self.due.take(("TakeControl", player, region))
        if not self.takes_region(player, region, self.building):
            raise Objection("he does not win the region")
        self.controller[region] = player  # C-CTL-07, S-CTL-06

    def takes_region(self, player: int, region: int, source: int) -> bool:
        """Whether the builder of a plant takes the region now (C-CTL-02, C-CTL-12, S-CTL-10)."""
        holder = self.controller[region]
        return holder == NONE or (holder != player and self.wins_control(player, holder, region, source))

    def wins_control(self, builder: int, holder: int, region: int, source: int) -> bool:
        """Whether the builder takes the region from its controller (C-CTL-03, C-CTL-04, S-CTL-02, S-CTL-03)."""
        agenda = [self.sources[source] for source in self.agenda[region]]
        mine = [source for source in agenda if source in self.supplied_by(builder, region)]
        theirs = [source for source in agenda if source in self.supplied_by(holder, region)]
        if len(mine) != len(theirs):
            return len(mine) > len(theirs)
        if mine != theirs:
            # Equally many: the better ranks, read from the top, as a list of numbers are the smaller one.
            return [agenda.index(source) for source in mine] < [agenda.index(source) for source in theirs]
        return self.wins_tie(builder, holder, mine, source)

    def wins_tie(self, builder: int, holder: int, supplied: list[str], source: int) -> bool:
        """Whether the builder takes a region that both supply with the same sources."""
        raise NotImplementedError

    # Market

    def visit(self, player: int) -> None:
        """The market visit of the turn (C-MKT-01, S-MKT-01)."""
        self.free(player)
        if self.visited:
            raise Objection("he has visited the market")
        self.visited = True

    def stop_blocks_buying(self) -> bool:
        """Whether nothing can be bought any more after the price has changed in this turn."""
        raise NotImplementedError

    def buy_at_market(self, event: Event, player: int) -> None:
        self.visit(player)
        if self.stop and self.stop_blocks_buying():
            raise Objection("the market is stopped")  # B-10, S-MKT-05
        self.bought = True
        self.coins(player, -self.price, "market purchase")  # C-MKT-02, S-MKT-02
        self.move_cep("market", hand(player), "market purchase")

    def sold_to(self) -> str:
        """Where the CEPs go that players sell."""
        raise NotImplementedError

    def sell_at_market(self, event: Event, player: int) -> None:
        self.visit(player)
        if self.stop:
            raise Objection("the price has changed in this turn")  # C-MKT-07, S-MKT-05
        self.sold = True
        self.coins(player, self.price, "market sale")  # C-MKT-06, S-MKT-03
        self.move_cep(hand(player), self.sold_to(), "market sale")
        if self.price > self.content["market"]["lowest_price"]:
            self.price -= 1

    # Lobby cards

    def use_card_move(self, player: int) -> None:
        """The card move of the turn (C-CRD-01, S-CRD-01)."""
        self.free(player)
        if self.carded:
            raise Objection("he has played or scored a card")
        self.carded = True

    def lay_down(self, player: int, card: int) -> None:
        """A lobby card leaves the player's hand."""
        if card in self.played or self.lobby_cards[player] == 0:
            raise Objection("he does not have this card")  # C-CRD-02, S-CRD-02
        self.played.add(card)
        self.lobby_cards[player] -= 1

    def condition_met(self, face: Mapping[str, Any]) -> bool:
        """Whether the action that the card shows was taken in time (C-CRD-04, S-CRD-03)."""
        needs = face["needs"]
        if needs == "propose":
            if self.proposed == NONE:
                return False
            if "region" in face:
                return bool(face["region"] == self.regions[self.proposed // 3])
            return ("money", "tech", "research").index(face["grant"]) == self.proposed % 3
        if needs in ("install", "prepare"):
            return self.installed_source == self.sources.index(face["source"])
        if needs == "build":
            return self.built_source == self.sources.index(face["source"])
        if needs == "summit":
            return self.sources.index(face["source"]) in self.sent_to
        return self.bought if needs == "buy" else self.sold

    def card_due(self, player: int, face: Mapping[str, Any], *effects: Mapping[str, int]) -> Due:
        """One of these effects of a card, which may come to nothing."""
        keys: list[Key] = []
        lost: list[Callable[[], bool]] = []
        for effect in effects:
            for kind, amount in effect.items():
                if kind in ("ceps", "moves", "expertise", "knowledge") and amount != 1:
                    raise Objection("the scorer knows only cards with one CEP, move or point of expertise")
                found, lapses = self.effect(player, face, kind, amount)
                keys += found
                lost += [lapses] if lapses else []
        return Due("lobby card", *keys, lapses=lambda: any(lapses() for lapses in lost))

    def effect(
        self, player: int, face: Mapping[str, Any], kind: str, amount: int
    ) -> tuple[list[Key], Callable[[], bool] | None]:
        """The events by which an effect of a card can begin, and when nothing at all comes of it."""
        if kind == "money":
            return [("LobbyMoney", player, amount)], None
        if kind == "cubes":
            return [("LobbyCubes", player, amount)], self.no_cubes
        if kind == "points":
            return [("LobbyPoints", player, amount)], None
        if kind == "ceps":
            return [("LobbyCep", player)], self.no_ceps
        if kind == "moves":
            return [("MoveScientist", player), ("MoveByCard", player)], always
        lesson = self.lesson("lobby card", self.card_learners(player), [self.sources.index(face["source"])])
        return list(lesson.keys), lesson.lapses

    def card_learners(self, player: int) -> list[int]:
        """Who can get the expertise that a card of the player gives."""
        return [player]

    def finish_card(self, key: Key) -> None:
        """What follows the effect of a card."""

    def lobby_money(self, event: Event, player: int, amount: int) -> None:
        reason, key = self.due.take(("LobbyMoney", player, amount))
        self.finish_card(key)
        self.coins(player, amount, reason)

    def lobby_cubes(self, event: Event, player: int, amount: int) -> None:
        reason, key = self.due.take(("LobbyCubes", player, amount))
        self.finish_card(key)
        self.take_cubes(player, amount, reason)

    def lobby_points(self, event: Event, player: int, amount: int) -> None:
        reason, key = self.due.take(("LobbyPoints", player, amount))
        self.finish_card(key)
        self.points(player, amount, reason)

    def lobby_cep(self, event: Event, player: int) -> None:
        reason, key = self.due.take(("LobbyCep", player))
        self.finish_card(key)
        self.market_to_hand(player, reason)  # G-09

    def decline_move(self, event: Event, player: int) -> None:
        self.finish_card(self.due.take(("MoveByCard", player))[1])
