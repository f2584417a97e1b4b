"""The independent scorer of the classic game: what only it has of a player's turn, event by event."""

from classic.independent_phases import Phases
from independent.actions import FIRST_TOPIC
from independent.books import Due, Key, Objection
from independent.table import NONE, Event, hand


class Turns(Phases):
    """Propose, install, construct, and what they lead to."""

    # Propose and install

    def propose(self, event: Event, player: int, slot: int, source: int) -> None:
        self.act(player)
        self.put_project(slot, source)
        self.proposed = slot
        self.due.push(self.grant(player, slot))

    def install(self, event: Event, player: int, slot: int) -> None:
        self.act(player)
        if self.project[slot] == NONE or self.installed[slot]:
            raise Objection("this project cannot be installed")  # C-INS-01
        self.installed_source = self.project[slot]
        self.due.push(
            *self.evict(player, slot),
            Due("install", ("CepToBank", player)),  # C-INS-02
            Due("install", ("FlipProject", slot)),
            *self.benefits(player, self.project[slot]),
        )

    def check_payment(self, player: int, origin: int, reason: str) -> None:
        super().check_payment(player, origin, reason)
        if origin and reason == "compulsory purchase":
            raise Objection("he pays the CEP he has just bought")
        if reason == "auction":
            self.pay_piece(self.bid_price)

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
        self.plant_cost = (money, plant["cubes"])
        self.plant_points = plant["points"]
        eviction = self.evict(player, slot)
        if self.books.of("coins", hand(player)) < money + (self.content["costs"]["scientist_coin"] if eviction else 0):
            raise Objection("he cannot pay the plant and the owner of the scientist")  # C-CON-24
        before = self.options["eviction_timing"] == "before"
        self.due.push(
            *(eviction if before else []),
            Due("plant", ("PayForPlant", player, region if cubed else NONE)),  # C-CON-05
            *([Due("plant", ("UseRegionCube", region))] if cubed else []),
            Due("plant", ("PlacePlant", player, region, source)),
            Due("plant", ("ScorePlant", player)),
            Due("plant", ("GainExpertise", player, source)),  # C-CON-15
            self.control(player, region, source),
            *([] if before else eviction),  # B-07
            *self.own_leaves(player, slot),
            Due("plant", ("ReturnProject", slot)),
            Due("plant", ("ReleaseProject", slot)),
        )

    def plant_price(self, source: int, card: int) -> int:
        """The coins for the next plant of a source, with a discount card or without."""
        price = int(self.pile_of[source][self.built[source]]["money"])
        if card != NONE:
            price -= self.lobby[card]["main"]["discount"]  # C-LOB-08
        return max(0, price)  # G-24

    def replacement_dues(self, region: int) -> list[Due]:
        if not self.has_room(region):
            return []
        return [Due("replacement", ("ReplacementCep", region))]  # C-CON-10, G-114

    def replacement_cep(self, event: Event, region: int) -> None:
        reason, _ = self.due.take(("ReplacementCep", region))
        self.move_cep("market", self.regions[region], reason)

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

    def send_own_scientist_away(self, event: Event, player: int, slot: int) -> None:
        self.due.take(("SendOwnScientistAway", player, slot))
        self.moved = True

    def return_project(self, event: Event, slot: int) -> None:
        self.due.take(("ReturnProject", slot))
        if self.scientist[slot] != NONE:
            raise Objection("a scientist is still on the project")
        self.pool[self.project[slot]] += 1

    # Expertise and control

    def note_lesson(self, reason: str, key: Key) -> None:
        if reason == "lobby card":
            self.finish_card(key)

    def wins_tie(self, builder: int, holder: int, supplied: list[str], source: int) -> bool:
        own = [self.expertise[builder][self.sources.index(word)] for word in supplied]
        return own >= [self.expertise[holder][self.sources.index(word)] for word in supplied]  # C-CTL-05, C-CTL-06

    # Market

    def stop_blocks_buying(self) -> bool:
        return bool(self.options["stop_blocks"] == "both")

    def sold_to(self) -> str:
        return "market"  # C-MKT-06

    # Cards

    def finish_card(self, key: Key) -> None:
        """In solitaire a new card is drawn, and a main effect turns up a UN Goal (C-SOLO-07, C-SOLO-08)."""
        if self.solo:
            if self.main_effect and self.stack:
                self.due.push(Due("lobby card", ("RevealUnGoal",)))
            if self.lobby_deck:
                self.due.push(Due("lobby card", ("DrawLobbyCard",)))

    def play_lobby_card(self, event: Event, player: int, card: int, effect: int) -> None:
        self.use_card_move(player)
        self.lay_down(player, card)
        face = self.lobby[card]
        self.main_effect = effect == 0
        if not self.main_effect:
            due = self.card_due(player, face, face["minor"])
        elif face["needs"] == "construct":
            due = Due("lobby card", ("Construct", player, card))  # G-126
        elif self.condition_met(face):
            moves = face["needs"] == "propose" and self.options["lobby09_main"] == "move_scientist"
            gives = face["disputed"] if moves and "disputed" in face else face["main"]  # B-12
            due = self.card_due(player, face, gives, face.get("or", {}))
        else:
            raise Objection("the action of the card was not taken")  # C-CRD-04
        self.due.push(Due("lobby card", *due.keys))

    def draw_lobby_card(self, event: Event) -> None:
        self.due.take(("DrawLobbyCard",))
        self.lobby_deck -= 1
        self.lobby_cards[0] += 1

    def reveal_un_goal(self, event: Event) -> None:
        self.due.take(("RevealUnGoal",))
        self.stack -= 1
        self.row.append(event["changes"][f"un_goals.{len(self.row)}.card"][1] - self.first_un_goal)

    def pay_for_un_goal(self, event: Event, player: int, cubes: int) -> None:
        self.use_card_move(player)
        if cubes != self.content["costs"]["un_goal_cubes"]:
            raise Objection("this is not the price of a UN Goal")
        self.books.move("cubes", hand(player), "supply", cubes, "UN Goal")
        self.due.push(Due("UN Goal", *(("ScoreUnGoal", player, card) for card in self.row)))

    def score_un_goal(self, event: Event, player: int, card: int) -> None:
        reason, _ = self.due.take(("ScoreUnGoal", player, card))
        goal = self.content["un_goals"]["cards"][card]
        built = self.plants[player]
        if not all(built[self.sources.index(source)] for source in goal["sources"]):
            raise Objection("he has not built all plants of the goal")  # C-UNG-01
        self.row.remove(card)
        self.un_goals[player].append(card)
        self.points(player, goal["points"], reason)

    def discard_goal(self, event: Event, player: int) -> None:
        if self.due.expects(("DiscardGoal", player)):
            reason, _ = self.due.take(("DiscardGoal", player))
            if reason == "auction":
                self.pay_on()
        else:
            self.free(player)
        self.give_up_goal(player)
