"""The independent scorer: market and cards, event by event."""

from collections.abc import Mapping
from typing import Any

from classic.independent_books import Due, Key, Objection
from classic.independent_table import NONE, Event, hand
from classic.independent_turn import Actions


class Cards(Actions):
    """The free moves besides the scientist's."""

    # Market

    def visit(self, player: int) -> None:
        """The market visit of the turn (C-MKT-01)."""
        self.free(player)
        if self.visited:
            raise Objection("he has visited the market")
        self.visited = True

    def buy_at_market(self, event: Event, player: int) -> None:
        self.visit(player)
        if self.stop and self.options["stop_blocks"] == "both":
            raise Objection("the market is stopped")  # B-10
        self.bought = True
        self.coins(player, -self.price, "market purchase")  # C-MKT-02
        self.move_cep("market", hand(player), "market purchase")

    def sell_at_market(self, event: Event, player: int) -> None:
        self.visit(player)
        if self.stop:
            raise Objection("the price has changed in this turn")  # C-MKT-07
        self.sold = True
        self.coins(player, self.price, "market sale")  # C-MKT-06
        self.books.move("ceps", hand(player), "market", 1, "market sale")
        if self.price > self.content["market"]["lowest_price"]:
            self.price -= 1
            self.stop = True

    # Cards

    def use_card_move(self, player: int) -> None:
        """The card move of the turn (C-CRD-01)."""
        self.free(player)
        if self.carded:
            raise Objection("he has played or scored a card")
        self.carded = True

    def play_lobby_card(self, event: Event, player: int, card: int) -> None:
        self.use_card_move(player)
        if card in self.played or self.lobby_cards[player] == 0:
            raise Objection("the card has left the game")  # C-CRD-02
        self.played.add(card)
        self.lobby_cards[player] -= 1
        face = self.lobby[card]
        self.main_keys = []
        if face["needs"] == "construct":
            self.main_keys = [("Construct", player, card)]  # G-126
        elif self.condition_met(face):
            moves = face["needs"] == "propose" and self.options["lobby09_main"] == "move_scientist"
            main = face["disputed"] if moves and "disputed" in face else face["main"]  # B-12
            self.main_keys = self.effect_keys(player, face, main) + self.effect_keys(player, face, face.get("or", {}))
        self.minor_keys = self.effect_keys(player, face, face["minor"])
        self.due.push(Due("lobby card", *self.main_keys, *self.minor_keys))

    def condition_met(self, face: Mapping[str, Any]) -> bool:
        """Whether the action that the card shows was taken in this turn (C-CRD-04)."""
        needs = face["needs"]
        if needs == "propose":
            if self.proposed == NONE:
                return False
            if "region" in face:
                return bool(face["region"] == self.regions[self.proposed // 3])
            return ("money", "tech", "research").index(face["grant"]) == self.proposed % 3
        if needs == "install":
            return self.installed_source == self.sources.index(face["source"])
        if needs == "summit":
            return self.sources.index(face["source"]) in self.sent_to
        return self.bought if needs == "buy" else self.sold

    def effect_keys(self, player: int, face: Mapping[str, Any], effect: Mapping[str, int]) -> list[Key]:
        """The events by which an effect of a card can begin."""
        keys: list[Key] = []
        for kind, amount in effect.items():
            if kind in ("ceps", "moves", "expertise") and amount != 1:
                raise Objection("the scorer knows only cards with one CEP, move or point of expertise")
            if kind == "money":
                keys.append(("LobbyMoney", player, amount))
            elif kind == "cubes":
                keys.append(("LobbyCubes", player, amount))
            elif kind == "points":
                keys.append(("LobbyPoints", player, amount))
            elif kind == "ceps":
                keys.append(("LobbyCep", player))
            elif kind == "moves":
                keys += [("MoveScientist", player), ("MoveByCard", player)]
            elif kind == "expertise":
                keys.append(("GainExpertise", player, self.sources.index(face["source"])))
        return keys

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

    def draw_lobby_card(self, event: Event) -> None:
        self.due.take(("DrawLobbyCard",))
        self.lobby_deck -= 1
        self.lobby_cards[0] += 1

    def reveal_un_goal(self, event: Event) -> None:
        self.due.take(("RevealUnGoal",))
        self.stack -= 1
        self.row.append(event["changes"][f"un_goals.{len(self.row)}.card"][1] - 34)

    def pay_for_un_goal(self, event: Event, player: int) -> None:
        self.use_card_move(player)
        self.books.move("cubes", hand(player), "supply", self.content["costs"]["un_goal_cubes"], "UN Goal")
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

    def give_up_goal(self, player: int) -> None:
        """The Company Goal is laid aside for coins, once (C-GOAL-01, C-GOAL-03)."""
        if not self.has_goal[player]:
            raise Objection("he has no Company Goal")
        self.has_goal[player] = 0
        self.discarded[player] = 1
        self.coins(player, self.content["company_goals"]["money"], "Company Goal")
