"""The independent scorer of Second Chance: what a player does in a turn, event by event."""

from collections import Counter

from independent.accountant import Handlers
from independent.actions import FIRST_CARD
from independent.books import Due, Objection
from independent.table import NONE, Event, hand
from second_chance.independent_table import SecondChanceTable

MAIN, MINOR = 0, 1
WITH_CARD, WITH_CUBE = 1, 2


class Turns(SecondChanceTable):
    """Propose, prepare, build, the executive actions, and what they lead to."""

    def begin_turn(self, player: int) -> None:
        super().begin_turn(player)
        self.extra = False

    # Actions

    def main_action(self, player: int) -> None:
        """The main action of the turn, or the one a lone player has bought (S-OPS-03, G-77)."""
        if self.due.expects(("MainAction", player)):
            self.due.take(("MainAction", player))
        else:
            self.act(player)
        self.forget()

    def buy_extra_action(self, event: Event, player: int) -> None:
        self.free(player)
        if not self.solo or self.options["solo_rules"] != "reported" or self.extra:
            raise Objection("he cannot buy a second main action")
        self.extra = True
        self.forget()
        self.co2 += self.content["solo"]["extra_action_ppm"]
        self.due.push(Due("second main action", ("MainAction", player)))

    def turn_menu(self, event: Event, player: int) -> None:
        """Without a change the player ends his turn, or can take no main action; otherwise he begins another action."""
        if event["changes"] or event["words"]:
            return
        if self.main:
            self.begin_end()
        else:
            self.cannot_act(event, player)

    def could_install(self, player: int, slot: int) -> bool:
        if self.project[slot] != NONE and self.installed[slot]:
            return self.could_build(player, slot)
        left = not self.tokens or sum(self.prepared_of_sources(player)) < self.tokens
        return super().could_install(player, slot) and left  # S-INF-02

    def could_build(self, player: int, slot: int) -> bool:
        """Whether the player could build a plant here with what everybody knows he has."""
        source, region = self.project[slot], slot // 3
        plant = self.content["sources"][source]["levels"][self.level[slot] - 1]
        return bool(
            self.built[source] < self.plant_tiles()[source]
            and any(kind not in self.sources for kind in self.plant[region])
            and (not self.control_cubes or sum(self.plants[player]) < self.control_cubes)
            and self.expertise[player][source] >= plant["space"]
            and self.payable(player) >= plant["ceps"]
            and self.books.of("coins", hand(player)) >= plant["money"]
            and self.books.of("cubes", hand(player)) >= plant["cubes"]
        )

    def learners(self, player: int) -> list[int]:
        """Who can get the knowledge that a player has earned (B-22)."""
        return list(self.seats) if self.options["knowledge_recipient"] == "any" else [player]

    def card_learners(self, player: int) -> list[int]:
        return self.learners(player)

    def bonus_receivers(self, player: int) -> list[int]:
        return list(self.seats) if self.options["bonus_recipient"] == "any" else [player]  # S-KNO-08

    # Propose

    def propose(self, event: Event, player: int, slot: int, source: int) -> None:
        self.main_action(player)
        self.level[slot] = self.next_level(source)  # S-PRO-01
        self.put_project(slot, source)
        self.proposed = slot
        self.due.push(
            self.lesson("proposal", self.learners(player), [source]),  # S-PRO-02, G-110
            self.grant(player, slot),
        )

    def recruit_scientist(self, event: Event, player: int) -> None:
        super().recruit_scientist(event, player)
        self.due.push(self.lesson("recruit", self.learners(player), list(range(len(self.sources)))))  # S-SCI-15

    # Scientists

    def executive_move(self, event: Event, player: int, origin: int, target: int) -> None:
        self.free(player)
        if self.moved:
            raise Objection("he has moved a scientist")  # S-OPS-04
        self.moved = True
        self.forget()
        self.due.push(Due("scientist", ("Move", player, origin, target)))

    def move_scientist(self, event: Event, player: int, origin: int, target: int) -> None:
        self.due.take(("Move", player, origin, target), ("Leave", player, origin - 1), ("MoveScientist", player))
        dues = []
        if origin:
            dues.append(self.lesson("leaving", self.learners(player), [self.project[origin - 1]]))  # S-SCI-12
        self.relocate(player, origin, target)
        if target >= FIRST_CARD:
            face = self.lobby[target - FIRST_CARD]
            dues.append(self.card_due(player, face, face["minor"]))  # S-SCI-02, S-CRD-06, G-130
        self.due.push(*dues)

    def welcomes(self, slot: int) -> bool:
        return super().welcomes(slot) and not self.installed[slot] and slot != self.preparing  # S-SCI-08

    def visit_card(self, player: int, card: int) -> None:
        if card not in self.played or card in self.card_scientist:
            raise Objection("no scientist can go to this card")  # S-SCI-02, S-SCI-07
        self.card_scientist[card] = player

    def summit_lessons(self, place: int, completer: int) -> list[Due]:
        """Clockwise, the player who completed the summit last; for each scientist (S-SUM-03, S-SUM-04, S-SUM-07)."""
        topics = sorted(self.topics[place])
        dues = []
        for n in range(1, self.players + 1):
            player = (completer + n) % self.players
            points = self.talker[place].count(player) * self.content["summits"]["points"]
            dues += [self.lesson("summit", self.learners(player), topics) for _ in range(points)]
        return dues

    # Prepare

    def prepare(self, event: Event, player: int, slot: int) -> None:
        self.main_action(player)
        if not self.could_install(player, slot) or self.installed[slot]:
            raise Objection("he cannot prepare infrastructure here")  # S-INF-01 to S-INF-03
        source, owner = self.project[slot], self.scientist[slot]
        self.installed_source = source
        self.preparing = slot
        self.due.push(
            Due("prepare", ("CepToBank", player)),
            *([Due("prepare", ("Leave", owner, slot))] if owner != NONE else []),  # S-INF-04, S-INF-05
            *self.benefits(player, source),
            Due("prepare", ("FlipProject", slot)),
            Due("prepare", ("InsertToken", player, slot)),
        )  # S-INF-09

    def insert_token(self, event: Event, player: int, slot: int) -> None:
        self.due.take(("InsertToken", player, slot))
        self.token[slot] = player
        self.preparing = NONE

    # Build

    def build(self, event: Event, player: int, slot: int, means: int) -> None:
        self.main_action(player)
        source, region = self.project[slot], slot // 3
        if not self.installed[slot] or self.built[source] == self.plant_tiles()[source]:
            raise Objection("he cannot build here")  # S-BLD-01, S-BLD-07
        if self.control_cubes and sum(self.plants[player]) >= self.control_cubes:
            raise Objection("he has no control cube left")  # S-BLD-09
        plant = self.content["sources"][source]["levels"][self.level[slot] - 1]
        if self.expertise[player][source] < plant["space"]:
            raise Objection("he lacks knowledge")  # S-KNO-13
        self.building = self.built_source = source
        self.building_in = self.building_space(region)
        self.plant_cost = (plant["money"], plant["cubes"])
        self.plant_points = plant["points"]
        dues = []
        if means & WITH_CARD:
            card = self.money_card(source)
            dues += [Due("lobby card", (kind, player, card)) for kind in ("PlayLobbyist", "TakeBuildMoney")]  # S-LOB-05
        dues += [Due("plant", ("CepToBank", player)) for _ in range(plant["ceps"])]  # S-BLD-03, G-113
        giver = region if means & WITH_CUBE else NONE
        dues.append(Due("plant", ("PayForPlant", player, giver)))
        if giver != NONE:
            dues.append(Due("plant", ("UseRegionCube", region)))  # SX-OPS-03
        self.due.push(
            *dues,
            Due("plant", ("PlacePlant", player, region, source)),
            Due("plant", ("MoveInfrastructure", slot)),
            Due("plant", ("ReleaseProject", slot)),  # S-BLD-14
            Due("plant", ("ScorePlant", player)),
            self.control(player, region, source),  # S-BLD-11
        )

    def money_card(self, source: int) -> int:
        """The card that gives money for a plant of the source."""
        cards = enumerate(self.lobby)
        needed = {"needs": "build", "source": self.sources[source]}
        found = [n for n, card in cards if needed.items() <= card.items() and "money" in card["main"]]
        if not found:
            raise Objection("there is no such card")
        return found[0]

    def take_build_money(self, event: Event, player: int, card: int) -> None:
        reason, _ = self.due.take(("TakeBuildMoney", player, card))
        self.coins(player, self.lobby[card]["main"]["money"], reason)

    def move_infrastructure(self, event: Event, slot: int, place: int) -> None:
        self.due.take(("MoveInfrastructure", slot))
        region, space = divmod(place, 6)
        if (region, space) != (slot // 3, self.building_in):
            raise Objection("the infrastructure belongs below the plant")  # S-BLD-04, S-BLD-05
        self.infrastructure[region][space] = self.token[slot]
        self.token[slot] = NONE
        self.level[slot] = 0

    def takes_region(self, player: int, region: int, source: int) -> bool:
        left = not self.control_markers or self.controller.count(player) < self.control_markers
        return left and super().takes_region(player, region, source)  # S-CTL-09, G-32

    def wins_tie(self, builder: int, holder: int, supplied: list[str], source: int) -> bool:
        return self.expertise[builder][source] >= self.expertise[holder][source]  # S-CTL-04, S-CTL-05

    # Market

    def visit(self, player: int) -> None:
        super().visit(player)
        self.forget()

    def stop_blocks_buying(self) -> bool:
        return True  # S-MKT-05

    def sold_to(self) -> str:
        return "bank"  # S-MKT-03

    # Cards

    def play_lobbyist(self, event: Event, player: int, card: int, effect: int) -> None:
        key = ("PlayLobbyist", player, card)
        if self.due.expects(key):
            self.due.take(key)
            if self.carded or effect != MAIN:
                raise Objection("he has played or claimed a card, or uses another effect than the plant's")
            self.carded = True
        else:
            self.use_card_move(player)
            face = self.lobby[card]
            if effect == MAIN and not self.condition_met(face):
                raise Objection("the action that the card shows has not just been taken")  # S-CRD-03
            effects = {MAIN: [face["main"], face.get("or", {})], MINOR: [face["minor"]]}  # S-CRD-04
            self.due.push(self.card_due(player, face, *effects[effect]))
        self.lay_down(player, card)
        self.open_cards[player] = sorted([*self.open_cards[player], card])

    def pay_for_un_goal(self, event: Event, player: int, cubes: int) -> None:
        self.use_card_move(player)
        self.forget()
        cards = self.content["un_goals"]["cards"]
        keys = [("ClaimUnGoal", player, card) for card in self.row if cards[card]["cubes"] == cubes]
        self.books.move("cubes", hand(player), "supply", cubes, "UN Goal")  # S-UNG-04
        self.due.push(Due("UN Goal", *keys))

    def claim_un_goal(self, event: Event, player: int, card: int) -> None:
        self.due.take(("ClaimUnGoal", player, card))
        needs = Counter(self.content["un_goals"]["cards"][card]["plants"])
        supported = dict(zip(self.sources, self.supported(player), strict=True))
        if any(supported[source] < plants for source, plants in needs.items()):
            raise Objection("his infrastructure does not support these plants")  # S-UNG-02
        self.row.remove(card)
        self.un_goals[player].append(card)
        self.reward_claim(player)

    def reward_claim(self, player: int) -> None:
        """What a claimed UN Goal brings at once."""
        raise NotImplementedError


HANDLERS: Handlers = {
    "ChooseStartPlayer": Turns.choose_start_player,
    "EquipPlayers": Turns.equip_players,
    "PlaceSupplies": Turns.place_supplies,
    "DealSummits": Turns.deal_summits,
    "DealAgendas": Turns.deal_agendas,
    "StackFossilTiles": Turns.stack_fossil_tiles,
    "PlaceCeps": Turns.place_ceps,
    "DealLobbyCards": Turns.deal_lobby_cards,
    "DraftRound": Turns.nothing,
    "DraftPick": Turns.draft_pick,
    "PassPacks": Turns.nothing,
    "Turn": Turns.turn,
    "TurnMenu": Turns.turn_menu,
    "EndTurn": Turns.end_turn,
    "EndRound": Turns.nothing,
    "NextDecade": Turns.next_decade,
    "GiveStartTile": Turns.give_start_tile,
    "IncomeMoney": Turns.income_money,
    "IncomePoints": Turns.income_points,
    "DrawFossil": Turns.draw_fossil,
    "RegionCepToBank": Turns.region_cep_to_bank,
    "SettleDues": Turns.settle_dues,
    "SendCepFromPlant": Turns.send_cep_from_plant,
    "PayFine": Turns.pay_fine,
    "BuyExtraAction": Turns.buy_extra_action,
    "CloseExtraAction": Turns.nothing,
    "Propose": Turns.propose,
    "GrantMoney": Turns.grant_money,
    "GrantCubes": Turns.grant_cubes,
    "GrantResearch": Turns.decline_research,
    "RecruitScientist": Turns.recruit_scientist,
    "ExecutiveMove": Turns.executive_move,
    "MoveScientist": Turns.move_scientist,
    "MoveByCard": Turns.decline_move,
    "Prepare": Turns.prepare,
    "CepToBank": Turns.cep_to_bank,
    "BenefitMoney": Turns.benefit_money,
    "BenefitCubes": Turns.benefit_cubes,
    "BenefitCep": Turns.benefit_cep,
    "FlipProject": Turns.flip_project,
    "InsertToken": Turns.insert_token,
    "Build": Turns.build,
    "TakeBuildMoney": Turns.take_build_money,
    "PayForPlant": Turns.pay_for_plant,
    "UseRegionCube": Turns.use_region_cube,
    "PlacePlant": Turns.place_plant,
    "MoveInfrastructure": Turns.move_infrastructure,
    "RemoveFossil": Turns.remove_fossil,
    "ReleaseProject": Turns.release_project,
    "ScorePlant": Turns.score_plant,
    "TakeControl": Turns.take_control,
    "GainExpertise": Turns.gain_expertise,
    "GiveBonus": Turns.nothing,
    "GiveKnowledge": Turns.nothing,
    "BonusCube": Turns.bonus_cube,
    "BonusCep": Turns.bonus_cep,
    "CloseSummit": Turns.close_summit,
    "DrawSummit": Turns.draw_summit,
    "BuyAtMarket": Turns.buy_at_market,
    "SellAtMarket": Turns.sell_at_market,
    "RefillMarket": Turns.refill_market,
    "PlayLobbyist": Turns.play_lobbyist,
    "LobbyMoney": Turns.lobby_money,
    "LobbyCubes": Turns.lobby_cubes,
    "LobbyPoints": Turns.lobby_points,
    "LobbyCep": Turns.lobby_cep,
    "PayForUnGoal": Turns.pay_for_un_goal,
    "ClaimUnGoal": Turns.claim_un_goal,
}
"""What each kind of event means that both modes have."""
