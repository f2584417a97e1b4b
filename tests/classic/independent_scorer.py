"""An independent scorer: plays the accountant of a classic game from its event log alone.

It shares no code with the rules and never sees the game: nothing of Keeling is imported. Its input is the set-up
(players, options, the content file) and the events a spectator gets; what a seat was told about its own Company
Goal is used in final scoring. For each event it says itself, by the rulebook, whether it was due, what it is worth
and what it changes, and objects if the log says anything else. Rule ids refer to docs/rules.

Numbers in events: a project space is region * 3 + grant (money, tech, research), a demand space region * 6 + number,
a summit topic place * 4 + number; a scientist comes from or goes to 0 (hand), a project space + 1 or 19 + a topic;
a card is counted from 0 within its kind.
"""

import tomllib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from classic.independent_books import Due, Objection
from classic.independent_cards import Cards
from classic.independent_table import Event, hand

GOAL_PHRASES = (  # how a player is told which Company Goal he has, 27 to 33
    "each region you control",
    "each region in which you have a plant",
    "each UN Goal",
    "each of your plants after the first",
    "each CEP in your hand",
    "leading expert",
    "each energy source of which you have built",
)
GOAL_COUNTS = (
    "controlled_regions",
    "supplied_regions",
    "un_goals",
    "plants_after_first",
    "ceps_in_hand",
    "leading_sources",
    "built_sources",
)


class Result(NamedTuple):
    """What a finished game came to."""

    reason: str
    scores: list[int]
    winners: list[int]
    controllers: list[int]
    sheets: list[dict[str, int]]
    money: list[int]
    co2: int
    flows: dict[tuple[str, str], int]


def score_log(
    content_file: Path,
    players: int,
    options: Mapping[str, Any],
    log: Sequence[Event],
    told: Sequence[Sequence[Event]],
) -> Result:
    """Account for a finished game; an Objection names the event it cannot agree with.

    `log` holds the events for spectators, those of the set-up first, `told` the events of the set-up by seat.
    """
    scorer = scorer_for(content_file, players, options, told)
    for number, event in enumerate(log):
        try:
            scorer.follow(event)
        except Objection as objection:
            raise Objection(f"event {number}, {event['kind']} {dict(event['facts'])}: {objection}") from None
    return scorer.result()


def scorer_for(
    content_file: Path, players: int, options: Mapping[str, Any], told: Sequence[Sequence[Event]]
) -> "Scorer":
    """A scorer that has seen nothing of the game yet."""
    with content_file.open("rb") as file:
        return Scorer(tomllib.load(file), players, options, [goal_told(events) for events in told])


def goal_told(events: Sequence[Event]) -> int:
    """The Company Goal, counted from 0, that the seat with these events was told to have."""
    for event in events:
        for card, phrase in enumerate(GOAL_PHRASES):
            if event["kind"] == "DealGoals" and phrase in event["text"]:
                return card
    raise Objection("a player was not told his Company Goal")


class Scorer(Cards):
    """Follows a log event by event, to the final scoring."""

    # One event

    def follow(self, event: Event) -> None:
        """Check one event and take over what it says."""
        kind = event["kind"]
        if self.ended:
            raise Objection(f"the game was over ({self.ended})")
        if kind not in HANDLERS:
            raise Objection("there is no such event")
        self.mirror.follow(event)
        self.seen.add(kind)
        self.end_unseen_turn(event)
        try:
            HANDLERS[kind](self, event, **event["facts"])
        except (KeyError, IndexError) as error:
            raise Objection(f"the log lacks {error}") from None
        for path, mine in zip(self.paths, self.values(), strict=True):
            said = self.mirror.numbers.get(path, 0)
            if said != mine:
                raise Objection(f"{path} should be {mine}, the log says {said}")
        if self.books.total("ceps") != self.content["market"]["ceps"]:
            raise Objection("CEPs have appeared or vanished")

    def result(self) -> Result:
        """What the game came to, once the log is at its end."""
        self.due.settle("the log is at its end")
        if not self.ended:
            raise Objection("the log ends before the game")
        return Result(
            self.ended,
            [self.books.of("points", hand(seat)) for seat in self.seats],
            self.winners() if self.ended != "defeat" else [],
            self.controller,
            self.sheets,
            [self.books.of("coins", hand(seat)) for seat in self.seats],
            self.co2,
            dict(self.books.flows),
        )

    def nothing(self, event: Event, **facts: int) -> None:
        """An event without consequences for the accounts."""

    # Final scoring

    def final_scoring(self, event: Event, end: int) -> None:
        reasons = ("decades", "green_regions", "safe_zone", "defeat", "solo_over")
        self.end = reasons[end - 1]
        self.due.take(("FinalScoring", self.end))
        self.phase = "scoring"
        self.goal_worth = [self.goal_points(player) for player in self.seats]  # C-SCO-01
        for player in self.seats:
            self.sheets[player]["play"] = self.books.of("points", hand(player))
        dues = []
        for player in self.seats:
            own = [self.regions[n] for n, controller in enumerate(self.controller) if controller == player]
            if any(self.books.of("ceps", region) for region in own):
                dues.append(Due("final scoring", ("CollectRegionCeps", player)))  # C-SCO-02
            dues.append(Due("final scoring", ("SellAllCeps", player)))  # C-SCO-03
        if self.end != "solo_over":  # C-SOLO-11
            dues += [Due("final scoring", ("ScoreFinalIncome", player)) for player in self.seats]
        dues += [Due("final scoring", ("ScoreCompanyGoal", player)) for player in self.seats]
        dues += [Due("final scoring", ("ScoreCoins", player)) for player in self.seats]
        if any(self.books.of("cubes", hand(player)) for player in self.seats):
            dues.append(Due("final scoring", ("ScoreMostCubes",)))
        if any(self.un_goals):
            dues.append(Due("final scoring", ("ScoreMostUnGoals",)))
        self.due.push(*dues, Due("final scoring", ("FinishGame",)))

    def goal_points(self, player: int) -> int:
        """What the Company Goal of a player is worth now (C-GOAL-27 to C-GOAL-33)."""
        built = self.plants[player]
        tops = [max(discs[source] for discs in self.expertise) for source in range(len(self.sources))]
        counts = (
            self.controller.count(player),
            sum(player in owners for owners in self.owner),
            len(self.un_goals[player]),
            max(0, sum(built) - 1),
            self.books.of("ceps", hand(player)),
            sum(0 < disc == top for disc, top in zip(self.expertise[player], tops, strict=True)),  # G-55
            sum(count > 0 for count in built),
        )
        card = self.content["company_goals"]["cards"][self.goals[player]]
        return min(int(card["most"]), int(card["points"]) * counts[GOAL_COUNTS.index(card["counts"])])

    def collect_region_ceps(self, event: Event, player: int) -> None:
        self.due.take(("CollectRegionCeps", player))
        for n, region in enumerate(self.regions):
            if self.controller[n] == player:
                self.books.move("ceps", region, hand(player), self.books.of("ceps", region), "final scoring")

    def sell_all_ceps(self, event: Event, player: int) -> None:
        self.due.take(("SellAllCeps", player))
        ceps = self.books.of("ceps", hand(player))
        self.books.move("ceps", hand(player), "market", ceps, "final sale")
        self.coins(player, ceps * self.price, "final sale")

    def score_final_income(self, event: Event, player: int) -> None:
        self.due.take(("ScoreFinalIncome", player))
        positions = 0 if self.options["final_income"] == "all_positions" else 1 if self.players == 2 else 2
        points = self.income(player, positions)  # C-SCO-04, B-03
        self.points(player, points, "final income")
        self.sheets[player]["income"] = points

    def score_company_goal(self, event: Event, player: int) -> None:
        self.due.take(("ScoreCompanyGoal", player))
        shown = self.mirror.numbers.get(f"players.{player}.goal.card", 0)
        if not self.has_goal[player]:
            if shown:
                raise Objection("a discarded Company Goal stays secret")  # C-GOAL-02
            return
        money, rate = self.books.of("coins", hand(player)), self.content["scoring"]["coins_per_point"]
        instead = (money + self.content["company_goals"]["money"]) // rate - money // rate
        if self.goal_worth[player] >= instead:  # C-SCO-05, G-58
            if self.mirror.numbers[f"players.{player}.goal.points"] != self.goal_worth[player]:
                raise Objection(f"the Company Goal is worth {self.goal_worth[player]} points")
            if shown != 27 + self.goals[player]:
                raise Objection(f"goal {shown} is shown, but he was dealt {27 + self.goals[player]}")
            self.points(player, self.goal_worth[player], "Company Goal")
            self.sheets[player]["goal"] = self.goal_worth[player]
            self.has_goal[player] = 0
        else:
            self.give_up_goal(player)

    def score_coins(self, event: Event, player: int) -> None:
        self.due.take(("ScoreCoins", player))
        points = self.books.of("coins", hand(player)) // self.content["scoring"]["coins_per_point"]
        self.points(player, points, "coins")  # C-SCO-06
        self.sheets[player]["coins"] = points

    def score_most_cubes(self, event: Event) -> None:
        self.due.take(("ScoreMostCubes",))
        self.score_most([self.books.of("cubes", hand(player)) for player in self.seats], "cubes", "most_cubes")

    def score_most_un_goals(self, event: Event) -> None:
        self.due.take(("ScoreMostUnGoals",))
        self.score_most([len(cards) for cards in self.un_goals], "un_goals", "most_un_goals")

    def score_most(self, counts: list[int], line: str, name: str) -> None:
        """All players with the most of something score (C-SCO-07, C-SCO-08)."""
        for player in self.seats:
            if counts[player] == max(counts):
                self.points(player, self.content["scoring"][name], name)
                self.sheets[player][line] = self.content["scoring"][name]

    def finish_game(self, event: Event, end: int) -> None:
        self.due.take(("FinishGame",))
        if self.word("end") != self.end:
            raise Objection(f"the game ends by {self.end}, not {self.word('end')}")
        for player, sheet in enumerate(self.sheets):
            for line, points in sheet.items():
                if self.mirror.numbers.get(f"players.{player}.sheet.{line}", 0) != points:
                    raise Objection(f"player {player} has {points} on his sheet for {line}")
            if sum(sheet.values()) != self.books.of("points", hand(player)):
                raise Objection("the sheet does not add up")
        said = [self.mirror.numbers.get(f"winners.{n}", 0) for n in range(len(self.winners()))]
        if said != self.winners() or self.mirror.numbers.get(f"winners.{len(said)}", 0):
            raise Objection(f"the winners are {self.winners()}")
        self.ended = self.end

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


HANDLERS: dict[str, Callable[..., None]] = {
    "ChooseStartPlayer": Scorer.choose_start_player,
    "EquipPlayers": Scorer.equip_players,
    "PlaceSupplies": Scorer.place_supplies,
    "DealSummits": Scorer.deal_summits,
    "DealAgendas": Scorer.deal_agendas,
    "PlaceFossilPlants": Scorer.place_fossil_plants,
    "PlaceCeps": Scorer.place_ceps,
    "DealGoals": Scorer.deal_company_goals,
    "DealUnGoals": Scorer.deal_un_goals,
    "DealEvents": Scorer.nothing,
    "DealLobbyCards": Scorer.deal_lobby_cards,
    "DraftRound": Scorer.nothing,
    "DraftPick": Scorer.draft_pick,
    "PassPacks": Scorer.nothing,
    "PlaceStarterProject": Scorer.place_starter_project,
    "OperationsPhase": Scorer.operations_phase,
    "Turn": Scorer.turn,
    "TurnMenu": Scorer.cannot_act,
    "EndTurn": Scorer.end_turn,
    "EndRound": Scorer.nothing,
    "NextDecade": Scorer.next_decade,
    "GiveStartTile": Scorer.give_start_tile,
    "RaiseBid": Scorer.raise_bid,
    "Bid": Scorer.no_bid,
    "PayBidCube": Scorer.pay_bid_cube,
    "PayBidCoins": Scorer.pay_bid_coins,
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
