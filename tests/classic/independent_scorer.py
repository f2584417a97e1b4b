"""An independent scorer: plays the accountant of a classic game from its event log alone.

How it works stands in tests/independent/accountant.py; here is the final scoring of the classic game.
"""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from classic.independent_turn import Turns
from independent.books import Due, Objection
from independent.table import Event, hand

SHEET = ("play", "income", "goal", "coins", "cubes", "un_goals")


def scorer_for(content_file: Path, players: int, options: Mapping[str, Any], goals: list[set[int]]) -> "Scorer":
    """A scorer that has seen nothing of the game yet; `goals` are the Company Goals that each seat sees it has."""
    with content_file.open("rb") as file:
        return Scorer(tomllib.load(file), players, options, goals)


class Scorer(Turns):
    """Follows the log of a classic game to its final scoring."""

    def final_scoring(self, event: Event, end: int) -> None:
        self.end_by = ("decades", "green_regions", "safe_zone", "defeat", "solo_over")[end - 1]
        self.due.take(("FinalScoring", self.end_by))
        self.open_sheets(SHEET)  # C-SCO-01
        dues = self.cep_dues()
        if self.end_by != "solo_over":  # C-SOLO-11
            dues += [Due("final scoring", ("ScoreFinalIncome", player)) for player in self.seats]
        dues += [Due("final scoring", ("ScoreCompanyGoal", player)) for player in self.seats]
        dues += [Due("final scoring", ("ScoreCoins", player)) for player in self.seats]
        if any(self.books.of("cubes", hand(player)) for player in self.seats):
            dues.append(Due("final scoring", ("ScoreMostCubes",)))
        if any(self.un_goals):
            dues.append(Due("final scoring", ("ScoreMostUnGoals",)))
        self.due.push(*dues, Due("final scoring", ("FinishGame",)))

    def score_final_income(self, event: Event, player: int) -> None:
        self.due.take(("ScoreFinalIncome", player))
        positions = 0 if self.options["final_income"] == "all_positions" else 1 if self.players == 2 else 2
        points = self.income(player, positions)  # C-SCO-04, B-03
        self.points(player, points, "final income")
        self.sheets[player]["income"] = points

    def score_company_goal(self, event: Event, player: int, line: int) -> None:
        self.due.take(("ScoreCompanyGoal", player))
        shown = self.mirror.numbers.get(f"players.{player}.goal.card", 0)
        if not self.held_goals[player]:
            if shown:
                raise Objection("a discarded Company Goal stays secret")  # C-GOAL-02
            return
        [(card, worth)] = self.goal_worth[player].items()
        if worth < self.coins_instead(player):  # C-SCO-05, G-58
            self.give_up_goal(player)
            return
        if self.mirror.numbers[f"players.{player}.goal.points"] != worth:
            raise Objection(f"the Company Goal is worth {worth} points")
        if shown != self.first_goal + card:
            raise Objection(f"goal {shown} is shown, but he was dealt {self.first_goal + card}")
        self.points(player, worth, "Company Goal")
        self.sheets[player]["goal"] = worth
        self.held_goals[player] = 0

    def score_most_un_goals(self, event: Event) -> None:
        self.due.take(("ScoreMostUnGoals",))
        self.score_most([len(cards) for cards in self.un_goals], "un_goals", "most_un_goals")

    def finish_game(self, event: Event, end: int) -> None:
        self.due.take(("FinishGame",))
        self.close_sheets()
        self.end(self.end_by)

    def winners(self) -> list[int]:
        """The seats of the best by score, plants, expertise source by source, regions (C-SCO-09, C-SCO-10)."""
        ranks = [
            (
                self.books.of("points", hand(player)),
                sum(self.plants[player]),
                *self.expertise[player],
                self.controller.count(player),
            )
            for player in self.seats
        ]
        return [player for player in self.seats if ranks[player] == max(ranks)]


Scorer.handlers = {
    "ChooseStartPlayer": Scorer.choose_start_player,
    "EquipPlayers": Scorer.equip_players,
    "PlaceSupplies": Scorer.place_supplies,
    "DealSummits": Scorer.deal_summits,
    "DealAgendas": Scorer.deal_agendas,
    "PlaceFossilPlants": Scorer.place_fossil_plants,
    "PlaceCeps": Scorer.place_ceps,
    "DealGoals": Scorer.deal_goals,
    "DealUnGoals": Scorer.deal_un_goals,
    "DealEvents": Scorer.nothing,
    "DealLobbyCards": Scorer.deal_lobby_cards,
    "DraftRound": Scorer.nothing,
    "DraftPick": Scorer.draft_pick,
    "PassPacks": Scorer.nothing,
    "PlaceStarterProject": Scorer.place_starter_project,
    "OperationsPhase": Scorer.operations_phase,
    "Turn": Scorer.turn,
    "TurnMenu": Scorer.leave_turn,
    "EndTurn": Scorer.end_turn,
    "EndRound": Scorer.nothing,
    "NextDecade": Scorer.next_decade,
    "GiveStartTile": Scorer.give_start_tile,
    "RaiseBid": Scorer.raise_bid,
    "Bid": Scorer.no_bid,
    "PayBidCube": Scorer.pay_bid_cube,
    "PayBidCoins": Scorer.pay_bid_coins,
    "ClearBids": Scorer.nothing,
    "SupplyPhase": Scorer.supply_phase,
    "IncomeMoney": Scorer.income_money,
    "IncomePoints": Scorer.income_points,
    "ConsumeRegionCubes": Scorer.consume_region_cubes,
    "DrawFossil": Scorer.draw_fossil,
    "RegionCepToBank": Scorer.region_cep_to_bank,
    "ExchangePoints": Scorer.exchange_points,
    "BuyForSupply": Scorer.buy_for_supply,
    "Disaster": Scorer.disaster,
    "GiveCube": Scorer.give_cube,
    "NeglectRegion": Scorer.neglect_region,
    "RemoveUnGoal": Scorer.remove_un_goal,
    "NextEvent": Scorer.next_event,
    "EndSupply": Scorer.defeat,
    "Propose": Scorer.propose,
    "GrantMoney": Scorer.grant_money,
    "GrantCubes": Scorer.grant_cubes,
    "GrantResearch": Scorer.decline_research,
    "RecruitScientist": Scorer.recruit_scientist,
    "FreeMove": Scorer.free_move,
    "MoveScientist": Scorer.move_scientist,
    "MoveByCard": Scorer.decline_move,
    "Install": Scorer.install,
    "PayScientistOwner": Scorer.pay_scientist_owner,
    "CepToBank": Scorer.cep_to_bank,
    "FlipProject": Scorer.flip_project,
    "BenefitMoney": Scorer.benefit_money,
    "BenefitCubes": Scorer.benefit_cubes,
    "BenefitCep": Scorer.benefit_cep,
    "Construct": Scorer.construct,
    "PayForPlant": Scorer.pay_for_plant,
    "UseRegionCube": Scorer.use_region_cube,
    "PlacePlant": Scorer.place_plant,
    "ReplacementCep": Scorer.replacement_cep,
    "RemoveFossil": Scorer.remove_fossil,
    "ScorePlant": Scorer.score_plant,
    "GainExpertise": Scorer.gain_expertise,
    "BonusCube": Scorer.bonus_cube,
    "BonusCep": Scorer.bonus_cep,
    "TakeControl": Scorer.take_control,
    "SendOwnScientistAway": Scorer.send_own_scientist_away,
    "ReturnProject": Scorer.return_project,
    "ReleaseProject": Scorer.release_project,
    "CloseSummit": Scorer.close_summit,
    "DrawSummit": Scorer.draw_summit,
    "BuyAtMarket": Scorer.buy_at_market,
    "SellAtMarket": Scorer.sell_at_market,
    "RefillMarket": Scorer.refill_market,
    "PlayLobbyCard": Scorer.play_lobby_card,
    "LobbyMoney": Scorer.lobby_money,
    "LobbyCubes": Scorer.lobby_cubes,
    "LobbyPoints": Scorer.lobby_points,
    "LobbyCep": Scorer.lobby_cep,
    "DrawLobbyCard": Scorer.draw_lobby_card,
    "RevealUnGoal": Scorer.reveal_un_goal,
    "PayForUnGoal": Scorer.pay_for_un_goal,
    "ScoreUnGoal": Scorer.score_un_goal,
    "DiscardGoal": Scorer.discard_goal,
    "FinalScoring": Scorer.final_scoring,
    "CollectRegionCeps": Scorer.collect_region_ceps,
    "SellAllCeps": Scorer.sell_all_ceps,
    "ScoreFinalIncome": Scorer.score_final_income,
    "ScoreCompanyGoal": Scorer.score_company_goal,
    "ScoreCoins": Scorer.score_coins,
    "ScoreMostCubes": Scorer.score_most_cubes,
    "ScoreMostUnGoals": Scorer.score_most_un_goals,
    "FinishGame": Scorer.finish_game,
}
"""What each kind of event means."""
