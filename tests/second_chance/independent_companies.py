"""The independent scorer of the competitive game: points during play, events, and the final scoring.

How it works stands in tests/independent/accountant.py.
"""

import tomllib
from collections import Counter
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from independent.actions import always
from independent.books import Due, Objection
from independent.table import Event, hand
from second_chance.independent_table import SETUP_KINDS
from second_chance.independent_turn import HANDLERS, Turns

SHEET = ("play", "goal", "coins", "cubes", "un_goals")
GOALS_DEALT = 2


def company_scorer(
    content_file: Path, players: int, options: Mapping[str, Any], goals: list[set[int]]
) -> "CompanyScorer":
    """A scorer that has seen nothing of the game yet; `goals` are the Company Goals that each seat has kept."""
    with content_file.open("rb") as file:
        return CompanyScorer(tomllib.load(file), players, options, goals)


class CompanyScorer(Turns):
    """Follows the log of a competitive game."""

    mode = "competitive"
    common_defeats = frozenset({"too_much_co2"})

    def __init__(
        self, content: dict[str, Any], players: int, options: Mapping[str, Any], goals: list[set[int]]
    ) -> None:
        super().__init__(content, players, options, goals)
        self.events_left = Counter(content["events"]["regions"])  # in the deck, face down
        self.events_deck = 0
        self.events_used: list[str] = []
        self.drawn = 0
        self.drawn_gas = 0
        self.relief_ppm = 0
        for seat in self.seats:
            final = [f"sheet.{line}" for line in SHEET]
            final += [f"goals.{n}.{name}" for n in range(GOALS_DEALT) for name in ("card", "points")]
            self.mirror.numbers |= dict.fromkeys([f"players.{seat}.{name}" for name in final], 0)
            self.mirror.numbers[f"winners.{seat}"] = 0

    def watched(self) -> list[str]:
        paths = [*super().watched(), "events.deck"]
        return paths + [f"players.{n}.{name}" for n in self.seats for name in ("score", "has_goal", "goal_discarded")]

    def values(self) -> list[int]:
        values = [*super().values(), self.events_deck]
        for seat in self.seats:
            goals = [int(self.held_goals[seat] > 0), int(self.discarded[seat] > 0)]
            values += [self.books.of("points", hand(seat)), *goals]
        return values

    # Setup

    def start_co2(self) -> int:
        if self.options["start_co2"] == "zero":
            return int(self.content["variants"]["start_co2"])  # SX-VAR-01
        return super().start_co2()

    def gas_removed(self) -> int:
        removed, needed = super().gas_removed(), self.content["variants"]["winnable_gas"][self.players - 1]
        too_few = self.fossil_tiles()[-1] - removed < needed
        return 0 if self.options["winnable_stack"] and too_few else removed  # B-29

    def deal_events(self, event: Event) -> None:
        self.events_deck = sum(self.events_left.values()) - 1
        self.turn_up("events.open")
        self.turn_up("events.next")

    def turn_up(self, path: str) -> None:
        """A tile of the deck lies open now."""
        region = self.word(path)
        if region:
            if not self.events_left[region]:
                raise Objection(f"there is no event in {region} left")  # SX-SET-05
            self.events_left[region] -= 1

    def deal_un_goals(self, event: Event) -> None:
        self.check_un_goals(self.content["competitive"]["un_pairs"], self.content["competitive"]["un_triples"])

    def goals_kept(self) -> int:
        """How many Company Goals everybody keeps (SX-SET-02, B-21)."""
        numbers = self.content["company_goals"]
        return int(numbers["dealt"] if self.options["company_goals"] == "keep_both" else numbers["kept"])

    def deal_goals(self, event: Event) -> None:
        removed = self.content["company_goals"]["removed"][self.players - 1]
        kept = [card for cards in self.goals for card in cards]
        if len(set(kept)) != self.goals_kept() * self.players or any(1 + card in removed for card in kept):
            raise Objection("a Company Goal is held twice or should be out of the game")  # SX-SET-03
        self.held_goals = [self.content["company_goals"]["dealt"]] * self.players

    def offer_goals(self, event: Event) -> None:
        self.held_goals = [0] * self.players

    def keep_goal(self, event: Event, player: int) -> None:
        if self.phase != "setup" or self.held_goals[player]:
            raise Objection("he has chosen a Company Goal")
        self.held_goals[player] = self.content["company_goals"]["kept"]

    # The phases of a decade

    def competitive_decade(self, event: Event) -> None:
        if self.phase == "setup":
            self.begin_operations(SETUP_KINDS | {"DealEvents"})
            if self.held_goals != [self.goals_kept()] * self.players:
                raise Objection("the Company Goals are not chosen")
        else:
            self.due.take(("CompetitiveDecade",))
        self.phase = "supply"
        self.due.push(*self.supply_dues(), *self.offers(), Due("Operations phase", ("OperationsPhase",)))  # SX-FLOW-01

    def decade_dues(self) -> list[Due]:
        return [Due("Energy Supply", ("CompetitiveDecade",))]

    def offers(self) -> list[Due]:
        """By an option everybody may give up a Company Goal after a phase without turns (B-24)."""
        if self.options["company_goal_discard"] != "anytime":
            return []
        return [
            Due("Company Goal", ("DiscardGoal", player), ("KeepOneGoal", player), lapses=always)
            for player in self.clockwise()
        ]

    def draw_fossil(self, event: Event, place: int) -> None:
        super().draw_fossil(event, place)
        self.drawn += 1
        self.drawn_gas += self.plant[place // 6][place % 6] == "gas"
        variants = self.content["variants"]
        gas, others = (variants[f"winnable_{name}"][self.players - 1] for name in ("gas", "others"))
        if self.options["winnable_stack"] and self.drawn <= gas + others and self.drawn - self.drawn_gas > others:
            raise Objection("the gas is not where it belongs")  # SX-VAR-03, SX-VAR-04
        if self.co2 > self.content["limits"]["defeat"]:
            self.due.pile.clear()
            self.end("too_much_co2")  # SX-SUP-03

    def check_co2(self) -> None:
        if self.co2 != self.start_co2() + self.fossil_ppm() - self.relief_ppm:
            raise Objection("CO2 is not what the fossil plants emit")  # G-49

    def operations_phase(self, event: Event) -> None:
        self.due.take(("OperationsPhase",))
        super().operations_phase(event)

    def income_phase(self, event: Event) -> None:
        self.due.take(("IncomePhase",))
        self.phase = "income"
        self.due.push(*self.income_dues(), Due("Events", ("EventsPhase",)))

    # Events

    def events_phase(self, event: Event) -> None:
        self.due.take(("EventsPhase",))
        self.phase = "events"
        dues = []
        if any(self.books.of("cubes", region) for region in self.regions):
            dues.append(Due("regions use cubes", ("ConsumeRegionCubes",)))  # SX-EVT-01
        if self.word("events.open"):
            dues.append(Due("event", ("Event", self.word("events.open"))))  # SX-EVT-02, G-19
        self.due.push(
            *dues,
            Due("event", expand=self.upcoming_event),
            *self.offers(),
            Due("end of the decade", expand=self.end_decade),
        )

    def upcoming_event(self) -> None:
        """With much CO2 the upcoming event takes place too, then another tile comes (SX-EVT-06, SX-EVT-07, G-46)."""
        upcoming = self.word("events.next")
        dues = [Due("next event", ("NextEvent",), lapses=self.no_events)]
        if self.co2 >= self.content["competitive"]["second_event"] and upcoming:
            dues = [Due("second event", ("Event", upcoming)), *dues, *dues]
        self.due.push(*dues, Due("event deck", expand=self.reshuffle))

    def no_events(self) -> bool:
        """Whether there is no event tile on the board (G-19)."""
        return not self.word("events.open") and not self.word("events.next")

    def happen(self, event: Event, region: int) -> None:
        self.due.take(("Event", self.regions[region]))
        for player in reversed(self.clockwise()):  # G-45
            if not self.is_exempt(player, region):
                self.due.push(
                    Due("disaster", expand=partial(self.push_relief, player, region)),
                    self.cep_or_fine(player, "event"),  # SX-EVT-05, G-47
                )

    def push_relief(self, player: int, region: int) -> None:
        """Push what the player gives to the region."""
        self.due.push(self.relief(player, region))

    def is_exempt(self, player: int, region: int) -> bool:
        """Whether an event in the region spares the player (SX-EVT-03, B-25)."""
        if player in self.owner[region] or player in self.infrastructure[region]:
            return True
        everywhere = self.options["event_exemption"] == "any_infrastructure"
        return everywhere and player in self.token[region * 3 : region * 3 + 3]

    def next_event(self, event: Event) -> None:
        self.due.take(("NextEvent",))
        used = event["words"].get("events.open", (self.word("events.open"),))[0]
        upcoming = event["words"].get("events.next", (self.word("events.next"),))[0]
        if self.word("events.open") != upcoming:
            raise Objection("the upcoming event takes its place")
        if used:
            self.events_used.append(used)
        if self.events_deck:
            self.events_deck -= 1
            self.turn_up("events.next")

    def reshuffle(self) -> None:
        """By an option the used tiles form a new deck when it is used up (G-19)."""
        if self.options["event_reshuffle"] and not self.events_deck and self.events_used:
            self.due.push(Due("event deck", ("ReshuffleEvents",)))

    def reshuffle_events(self, event: Event) -> None:
        self.due.take(("ReshuffleEvents",))
        self.events_left = Counter(self.events_used)
        self.events_deck = len(self.events_used)
        self.events_used = []
        self.turn_up("events.next")
        if not self.word("events.open"):
            self.due.push(Due("next event", ("NextEvent",)))

    def end_decade(self) -> None:
        """The next decade, or the final scoring (SX-EOD-01, SX-END-01)."""
        last = self.decade == self.decades
        self.due.push(Due("end of the decade", ("FinalScoring",) if last else ("NextDecade",)))

    # Goals

    def reward_claim(self, player: int) -> None:
        if self.options["un_goal_relief"]:  # SX-VAR-02; otherwise SX-OPS-02
            ppm = min(self.co2, self.content["variants"]["un_relief_ppm"])  # B-37
            self.relief_ppm += ppm
            self.co2 -= ppm

    def discard_goal(self, event: Event, player: int) -> None:
        self.lay_goal_aside(("DiscardGoal", player), player, 1)

    def keep_one_goal(self, event: Event, player: int) -> None:
        self.lay_goal_aside(("KeepOneGoal", player), player, 2)

    def lay_goal_aside(self, key: tuple[str, int], player: int, held: int) -> None:
        """The player gives up a Company Goal: in his turn, or when it is offered (SX-OPS-01, B-24)."""
        if self.due.expects(key):
            self.due.take(key)
        else:
            self.free(player)
        if self.held_goals[player] != held:
            raise Objection(f"he has {self.held_goals[player]} Company Goals")
        self.give_up_goal(player)

    # Final scoring

    def final_scoring(self, event: Event) -> None:
        self.due.take(("FinalScoring",))
        self.open_sheets(SHEET)  # B-42, G-57
        self.shown: list[list[int]] = [[] for _ in self.seats]
        dues = self.cep_dues()
        for player in self.seats:
            dues += [Due("final scoring", ("ScoreCompanyGoal", player)) for _ in range(self.goals_kept())]
        dues += [Due("final scoring", ("ScoreCoins", player)) for player in self.seats]
        if any(self.books.of("cubes", hand(player)) for player in self.seats):
            dues.append(Due("final scoring", ("ScoreMostCubes",)))
        if any(self.un_goals):
            dues.append(Due("final scoring", ("ScoreUnGoals",)))
        self.due.push(*dues, Due("final scoring", ("FinishGame",)))

    def goal_count(self, player: int, counts: str) -> int:
        if counts == "all_ceps":
            return self.payable(player)
        if counts == "prepared_regions":
            return sum(count > 0 for count in self.prepared_in_regions(player))
        if counts == "prepared_sources":
            return sum(count > 0 for count in self.prepared_of_sources(player))
        if counts == "prepared_after_first":
            return max(0, sum(self.prepared_of_sources(player)) - 1)
        return super().goal_count(player, counts)

    def score_company_goal(self, event: Event, player: int, line: int) -> None:
        """A goal scores if it is worth more than its coins, otherwise it is laid aside unseen (SX-SCO-02, G-58).

        Who has given up one of two goals in the game did so unseen: the other may be either of them.
        """
        self.due.take(("ScoreCompanyGoal", player))
        places = [f"players.{player}.goals.{n}" for n in range(GOALS_DEALT)]
        shown = {self.mirror.numbers[f"{place}.card"] - self.first_goal: place for place in places}
        new = [card for card in shown if card >= 0 and card not in self.shown[player]]
        worth = self.goal_worth[player]
        if not self.held_goals[player]:
            if new:
                raise Objection("a discarded Company Goal stays secret")  # SX-GOAL-11
        elif new:
            [card] = new
            points = worth.pop(card, 0)
            if points <= self.coins_instead(player):
                raise Objection("he does not have this goal, or its coins are worth more")
            if self.mirror.numbers[f"{shown[card]}.points"] != points:
                raise Objection(f"the Company Goal is worth {points} points")
            self.shown[player].append(card)
            self.points(player, points, "Company Goal")
            self.sheets[player]["goal"] += points
            self.held_goals[player] -= 1
        else:
            card = min(worth, key=lambda card: worth[card])
            if worth.pop(card) > self.coins_instead(player):
                raise Objection("the Company Goal is worth more than its coins")
            self.give_up_goal(player)

    def score_un_goals(self, event: Event) -> None:
        self.due.take(("ScoreUnGoals",))
        table = [0, *self.content["scoring"]["un_goals"]]
        for player in self.seats:
            points = table[min(len(self.un_goals[player]), len(table) - 1)]  # SX-SCO-05
            self.points(player, points, "UN Goals")
            self.sheets[player]["un_goals"] = points

    def finish_game(self, event: Event, end: int) -> None:
        self.due.take(("FinishGame",))
        self.close_sheets()
        self.end("decades")

    def winners(self) -> list[int]:
        """The best by score, UN Goals, plants, infrastructures, money (SX-SCO-06, G-56)."""
        ranks = [
            (
                self.books.of("points", hand(player)),
                len(self.un_goals[player]),
                sum(self.plants[player]),
                sum(self.prepared_of_sources(player)),
                self.books.of("coins", hand(player)),
            )
            for player in self.seats
        ]
        return [player for player in self.seats if ranks[player] == max(ranks)]


CompanyScorer.handlers = HANDLERS | {
    "DealEvents": CompanyScorer.deal_events,
    "DealUnGoals": CompanyScorer.deal_un_goals,
    "DealGoals": CompanyScorer.deal_goals,
    "OfferGoals": CompanyScorer.offer_goals,
    "KeepGoal": CompanyScorer.keep_goal,
    "CompetitiveDecade": CompanyScorer.competitive_decade,
    "DrawFossil": CompanyScorer.draw_fossil,
    "OperationsPhase": CompanyScorer.operations_phase,
    "IncomePhase": CompanyScorer.income_phase,
    "EventsPhase": CompanyScorer.events_phase,
    "ConsumeRegionCubes": CompanyScorer.consume_region_cubes,
    "Event": CompanyScorer.happen,
    "GiveCube": CompanyScorer.give_cube,
    "NeglectRegion": CompanyScorer.neglect_region,
    "NextEvent": CompanyScorer.next_event,
    "ReshuffleEvents": CompanyScorer.reshuffle_events,
    "DiscardGoal": CompanyScorer.discard_goal,
    "KeepOneGoal": CompanyScorer.keep_one_goal,
    "FinalScoring": CompanyScorer.final_scoring,
    "CollectRegionCeps": CompanyScorer.collect_region_ceps,
    "SellAllCeps": CompanyScorer.sell_all_ceps,
    "ScoreCompanyGoal": CompanyScorer.score_company_goal,
    "ScoreCoins": CompanyScorer.score_coins,
    "ScoreMostCubes": CompanyScorer.score_most_cubes,
    "ScoreUnGoals": CompanyScorer.score_un_goals,
    "FinishGame": CompanyScorer.finish_game,
}
