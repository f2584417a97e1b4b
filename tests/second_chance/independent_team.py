"""The independent scorer of the cooperative game: the team's score, its goals, and why the game ended.

How it works stands in tests/independent/accountant.py.
"""

import tomllib
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from independent.actions import always
from independent.books import Due, Objection
from independent.table import NONE, Event, hand
from second_chance.independent_table import SETUP_KINDS
from second_chance.independent_turn import HANDLERS, Turns

TEAM = "team"
GROUPS = ("plants", "knowledge", "summits")
INSPECTED = (0, 2)  # the groups of the green and of the blue inspector


def team_scorer(content_file: Path, players: int, options: Mapping[str, Any], goals: list[set[int]]) -> "TeamScorer":
    """A scorer that has seen nothing of the game yet; `goals` are the Private Goals that each seat sees it has."""
    with content_file.open("rb") as file:
        return TeamScorer(tomllib.load(file), players, options, goals)


class TeamScorer(Turns):
    """Follows the log of a cooperative game."""

    mode = "cooperative"
    common_defeats = frozenset({"too_much_co2", "score_below_zero", "private_goal_missed", "un_goals_unclaimed"})

    def __init__(
        self, content: dict[str, Any], players: int, options: Mapping[str, Any], goals: list[set[int]]
    ) -> None:
        self.drawn = [content["environmental_goals"]["drawn"][group] for group in GROUPS]
        self.tiles: list[tuple[str, str]] = []
        self.done = [0] * sum(self.drawn)
        self.deeds: Counter[tuple[str, str]] = Counter()
        self.inspector = [NONE, NONE]
        self.alone = [False] * players
        self.hidden = [0] * players
        self.epithet = ("", "")
        super().__init__(content, players, options, goals)
        self.points(0, self.start_score(), "start")

    def start_score(self) -> int:
        """The points the team begins with (SO-SET-01, G-77)."""
        reported = self.solo and self.options["solo_rules"] == "reported"
        return int(self.content["solo" if reported else "cooperative"]["start_score"])

    def first_numbers(self) -> dict[str, int]:
        secret = ("card", "progress", "least", "achieved", "shown")
        places = [f"players.{seat}.goals.{n}" for seat in self.seats for n in range(len(self.goals[seat]))]
        numbers = {f"{place}.{name}": 0 for place in places for name in secret}
        return super().first_numbers() | numbers | {"score": self.start_score()}

    def points_of(self, player: int) -> str:
        return TEAM  # SO-OPS-01, SO-INC-01

    def watched(self) -> list[str]:
        paths = [*super().watched(), "score", "goals_open", "goals_cost"]
        places = [f"environment.{group}.goals.{n}" for group, count in enumerate(self.drawn) for n in range(count)]
        paths += [f"{place}.done" for place in places] + [f"{place}.inspected" for place in places]
        return paths + [f"players.{seat}.hidden_goals" for seat in self.seats]

    def values(self) -> list[int]:
        values = [*super().values(), self.books.of("points", TEAM), len(self.tiles) - sum(self.done), self.goals_cost()]
        return values + self.done + [int(self.is_inspected(n)) for n in range(len(self.done))] + self.hidden

    def rounds_now(self) -> int:
        if self.decade == self.decades:
            return int(self.content["cooperative"]["last_rounds"][self.players - 1])  # SO-FLOW-03
        return super().rounds_now()

    # Setup

    def lend_inspector_cubes(self, event: Event) -> None:
        self.books.move("cubes", "supply", "inspectors", len(self.inspector), "inspectors")  # SO-VAR-01, G-78

    def deal_environmental_goals(self, event: Event) -> None:
        for group, count in enumerate(self.drawn):
            box: Counter[tuple[str, str]] = Counter()
            for entry in self.content["environmental_goals"][GROUPS[group]]:
                box.update(dict.fromkeys(entry_goals(entry), entry["tiles"]))
            places = [f"environment.{group}.goals.{n}" for n in range(count)]
            drawn = [(self.word(f"{place}.kind"), self.word(f"{place}.value")) for place in places]
            if Counter(drawn) - box:
                raise Objection("an Environmental Goal is none of the box")  # SO-SET-03
            self.tiles += drawn

    def deal_un_goals(self, event: Event) -> None:
        numbers = self.content["cooperative"]
        self.check_un_goals(numbers["un_pairs"][self.players - 1], numbers["un_triples"][self.players - 1])

    def deal_goals(self, event: Event) -> None:
        each = self.content["private_goals"]["dealt"]
        dealt = [card for cards in self.goals for card in cards]
        if len(set(dealt)) != len(dealt) or any(len(cards) != each for cards in self.goals):
            raise Objection("the Private Goals were dealt wrongly")  # SO-SET-05
        self.hidden = [each] * self.players

    def operations_phase(self, event: Event) -> None:
        if self.phase == "setup":
            self.begin_operations(SETUP_KINDS | {"DealEnvironmentalGoals"})
            if self.options["inspectors"] and NONE in self.inspector:
                raise Objection("the inspectors have not moved")  # SO-VAR-03
        else:
            self.due.take(("OperationsPhase",))
        super().operations_phase(event)

    # Environmental Goals

    def deed(self, kind: str, value: str) -> None:
        """Something was done that achieves one of the open goals of this kind, if there is one (G-70)."""
        goal = (kind, value)
        still_open = sum(tile == goal and not done for tile, done in zip(self.tiles, self.done, strict=True))
        if self.deeds[goal] < still_open:
            self.deeds[goal] += 1

    def build(self, event: Event, player: int, slot: int, means: int) -> None:
        super().build(event, player, slot, means)
        self.deed("region", self.regions[slot // 3])  # SO-ENV-04
        self.deed("source", self.sources[self.building])  # SO-ENV-05

    def reach(self, source: int, position: int) -> None:
        if position == self.track[source]["spaces"]:
            self.deed("top", self.sources[source])  # SO-ENV-06
        if position == self.track[source]["half_way"]:
            self.deed("half_way", self.sources[source])  # SO-ENV-07

    def summit_lessons(self, place: int, completer: int) -> list[Due]:
        dues = super().summit_lessons(place, completer)
        size = len(self.topics[place])
        self.deed("size", str(size))  # SO-ENV-08
        for topic in self.topics[place]:
            self.deed("topic", self.sources[topic])  # SO-ENV-09
        if size == 2 and self.talker[place][0] == self.talker[place][1]:
            player = self.talker[place][0]
            card = self.goal_named("lone_summit")
            if not self.alone[player] and card in self.goals[player]:
                dues.append(Due("Private Goal", ("ShowGoal", player, card)))  # SO-GOAL-00, SO-GOAL-03
            self.alone[player] = True
        return dues

    def achieve_goal(self, event: Event, index: int) -> None:
        goal = self.tiles[index]
        self.end_where_nothing_is_learnt(bool(self.deeds[goal]))
        if self.done[index] or not self.deeds[goal]:
            raise Objection("this goal was not achieved now")
        twins = [n for n, tile in enumerate(self.tiles) if tile == goal and not self.done[n]]
        if not self.is_inspected(index) and any(self.is_inspected(n) for n in twins):
            raise Objection("the tile with the inspector is turned first")  # G-71
        self.deeds[goal] -= 1
        self.done[index] = 1

    def end_where_nothing_is_learnt(self, due: bool) -> None:
        """What is not due yet may follow from a summit whose participants have nothing to learn."""
        if not due and self.complete and not self.ending:
            self.begin_end()

    def goals_cost(self) -> int:
        """What the open goals cost in this decade (SO-ENV-02, SO-VAR-04)."""
        rate = int(self.content["cooperative"]["goal_rates"][self.decade - 1])
        still_open = [n for n in range(len(self.tiles)) if not self.done[n]]
        return rate * (len(still_open) + sum(self.is_inspected(n) for n in still_open))

    # Inspectors

    def is_inspected(self, index: int) -> bool:
        """Whether an inspector stands on this tile."""
        return any(
            position != NONE and sum(self.drawn[:group]) + position == index
            for group, position in zip(INSPECTED, self.inspector, strict=True)
        )

    def advance_inspector(self, event: Event, inspector: int) -> None:
        if self.phase != "setup":
            self.due.take(("AdvanceInspector", inspector))
        first, size = sum(self.drawn[: INSPECTED[inspector]]), self.drawn[INSPECTED[inspector]]
        moves = {self.inspector_goes(inspector, steps, first, size) for steps in self.content["inspectors"]["spaces"]}
        said = self.mirror.numbers.get(f"inspectors.{inspector}.index", 0) - first
        if not self.options["inspectors"] or said not in moves:
            raise Objection("no fossil tile moves the inspector there")  # SO-VAR-02
        self.inspector[inspector] = said

    def inspector_goes(self, inspector: int, steps: int, first: int, size: int) -> int:
        """Where so many steps lead an inspector, by an option over achieved goals (G-78)."""
        ring = list(range(size))
        position = self.inspector[inspector]
        if self.options["inspector_skips_achieved"]:
            ring = [n for n in ring if not self.done[first + n]]
            if not ring:
                return position
        after = [n for n in ring if n > position] + [n for n in ring if n <= position]
        return after[(steps - 1) % len(after)]

    # The phases of a decade

    def income_phase(self, event: Event) -> None:
        self.due.take(("IncomePhase",))
        self.phase = "income"
        self.due.push(*self.income_dues(), Due("Environmental Goals", ("GoalsPhase",)))  # SO-FLOW-01
        if self.options["reduce_before_income"]:
            self.due.push(Due("early reduction", ("LowerCo2",), lapses=always))  # SO-INC-02

    def goals_phase(self, event: Event) -> None:
        self.due.take(("GoalsPhase",))
        self.phase = "goals"
        if +self.deeds:
            raise Objection(f"{+self.deeds} should have been turned over")  # SO-ENV-01
        self.due.push(
            Due("open goals", ("PayForOpenGoals",), lapses=lambda: self.goals_cost() == 0),
            Due("end of the goals", expand=self.after_goals),
        )

    def pay_for_open_goals(self, event: Event) -> None:
        reason, _ = self.due.take(("PayForOpenGoals",))
        self.points(0, -self.goals_cost(), reason)

    def after_goals(self) -> None:
        """A team below zero has lost (SO-ENV-03, B-38)."""
        below = self.books.of("points", TEAM) < 0
        self.due.push(Due("end of the goals", ("EndGoalsPhase",) if below else ("EnergySupplyPhase",)))

    def end_goals_phase(self, event: Event) -> None:
        self.due.take(("EndGoalsPhase",))
        self.end("score_below_zero")

    def energy_supply_phase(self, event: Event) -> None:
        self.due.take(("EnergySupplyPhase",))
        self.phase = "supply"
        self.due.push(
            *self.supply_dues(),
            Due("reduction", ("LowerCo2",), lapses=self.need_not_reduce),
            Due("end of the supply", expand=self.after_supply),
        )

    def most_steps(self) -> int:
        """By how many steps the team could lower CO2 (SO-SUP-03, SO-SUP-05)."""
        numbers = self.content["cooperative"]
        paid = max(0, self.books.of("points", TEAM)) // numbers["reduction_rates"][self.decade - 1]
        return int(min(paid, (self.co2 - numbers["lowest_co2"]) // numbers["reduction_ppm"]))

    def need_not_reduce(self) -> bool:
        """Whether CO2 is low enough, or too high whatever the team pays (SO-SUP-04)."""
        limit, ppm = self.content["limits"]["defeat"], self.content["cooperative"]["reduction_ppm"]
        return bool(self.co2 <= limit or self.co2 - self.most_steps() * ppm > limit)

    def lower_co2_by(self, event: Event, steps: int) -> None:
        self.due.take(("LowerCo2",))
        numbers = self.content["cooperative"]
        early = self.phase == "income"
        if not 1 <= steps <= self.most_steps():
            raise Objection(f"CO2 cannot be lowered by {steps} steps")
        enough = self.need_not_reduce()
        self.points(0, -steps * numbers["reduction_rates"][self.decade - 1], "reduction")
        self.co2 -= steps * numbers["reduction_ppm"]
        if not early and not enough and self.co2 > self.content["limits"]["defeat"]:
            raise Objection("CO2 could have been lowered to the limit")  # SO-SUP-04

    def lower_co2(self, ppm: int) -> None:
        self.co2 = max(self.content["cooperative"]["lowest_co2"], self.co2 - ppm)  # SO-OPS-04

    def after_supply(self) -> None:
        """Defeat, the next decade, or the final test (SO-SUP-06, SO-EOD-01, SO-END-01)."""
        if self.books.of("points", TEAM) < 0 or self.co2 > self.content["limits"]["defeat"]:
            self.due.push(Due("end of the supply", ("EndEnergySupply",)))
        elif self.decade == self.decades:
            self.due.push(Due("end of the game", ("FinalTest",)))
        else:
            self.due.push(Due("next decade", ("NextDecade",)))

    def end_energy_supply(self, event: Event) -> None:
        self.due.take(("EndEnergySupply",))
        self.end("score_below_zero" if self.books.of("points", TEAM) < 0 else "too_much_co2")

    def decade_dues(self) -> list[Due]:
        dues = [Due("Operations phase", ("OperationsPhase",))]
        if self.options["inspectors"] and self.fossil_deck:
            dues[:0] = [Due("inspectors", ("AdvanceInspector", n)) for n in range(2)]  # SO-VAR-02, SO-VAR-03
        return dues

    # The end

    def reward_claim(self, player: int) -> None:
        self.points(player, self.content["cooperative"]["un_points"], "UN Goal")  # SO-OPS-02

    def goal_named(self, name: str) -> int:
        """The Private Goal that asks for this."""
        names = [card["goal"] for card in self.content["private_goals"]["cards"]]
        return names.index(name)

    def show_goal(self, event: Event, player: int, card: int) -> None:
        self.end_where_nothing_is_learnt(self.due.expects(("ShowGoal", player, card)))
        self.due.take(("ShowGoal", player, card))
        self.hidden[player] -= 1

    def final_test(self, event: Event) -> None:
        self.due.take(("FinalTest",))
        self.hidden = [0] * self.players
        achieved = []
        for player in self.seats:
            for n, card in enumerate(sorted(self.goals[player])):
                self.check_goal(f"players.{player}.goals.{n}", player, card)
            achieved.append(any(self.count_for(player, card) >= self.least(card) for card in self.goals[player]))
        if not all(achieved):
            self.end("private_goal_missed")  # SO-END-03
        elif len(self.row) > self.content["cooperative"]["un_unclaimed"]:
            self.end("un_goals_unclaimed")  # SO-END-04
        else:
            self.end("victory")
            self.epithet = self.name_epithet()
        if (self.word("epithet.rank"), self.word("epithet.name")) != self.epithet:
            raise Objection(f"the team may call itself {self.epithet!r}")
        said = [self.mirror.numbers.get(f"winners.{n}", 0) for n in self.seats]
        if self.ended == "victory" and said != self.winners():
            raise Objection("everybody has won")

    def check_goal(self, place: str, player: int, card: int) -> None:
        """Object unless the log shows this Private Goal as its owner has it."""
        count, least = self.count_for(player, card), self.least(card)
        expected = {"card": self.first_goal + card, "progress": count, "least": least, "achieved": int(count >= least)}
        for name, value in (expected | {"shown": 1}).items():
            if self.mirror.numbers.get(f"{place}.{name}", 0) != value:
                raise Objection(f"{place}.{name} should be {value}")

    def least(self, card: int) -> int:
        """How much a Private Goal asks for."""
        return int(self.content["private_goals"]["cards"][card]["least"][self.players - 1])

    def count_for(self, player: int, card: int) -> int:
        """How much of what a Private Goal asks for a player has (SO-GOAL-01 to SO-GOAL-16, G-75)."""
        own = [n for n, controller in enumerate(self.controller) if controller == player]
        built_in = [owners.count(player) for owners in self.owner]
        prepared, prepared_in = self.prepared_of_sources(player), self.prepared_in_regions(player)
        tracks = zip(self.expertise[player], self.track, strict=True)
        counts = {
            "ceps_in_hand": self.books.of("ceps", hand(player)),
            "ceps_in_region": max([self.books.of("ceps", self.regions[n]) for n in own], default=0),
            "lone_summit": 2 if self.alone[player] else 0,
            "cubes": self.books.of("cubes", hand(player)),
            "scientists": self.content["players"]["scientists"] - self.in_pool[player],
            "money": self.books.of("coins", hand(player)),
            "track_tops": sum(disc == track["spaces"] for disc, track in tracks),
            "controlled_regions": len(own),
            "prepared_of_source": max(prepared),
            "prepared_sources": sum(count > 0 for count in prepared),
            "prepared_in_region": max(prepared_in),
            "prepared_regions": sum(count > 0 for count in prepared_in),
            "built_of_source": max(self.plants[player]),
            "built_sources": sum(count > 0 for count in self.plants[player]),
            "built_in_region": max(built_in),
            "built_regions": sum(count > 0 for count in built_in),
        }
        return int(counts[self.content["private_goals"]["cards"][card]["goal"]])

    def name_epithet(self) -> tuple[str, str]:
        """A rank by the UN Goals left, a title by the CO2 (SO-END-05)."""
        epithets = self.content["epithets"]
        title = next(entry["name"] for entry in epithets["names"] if self.co2 <= entry["most_ppm"])
        rank = epithets["ranks"][len(self.row)]
        return "rank-" + "-".join(rank.lower().split()), "epithet-" + "-".join(title.lower().split())

    def winners(self) -> list[int]:
        return list(self.seats)


def entry_goals(entry: Mapping[str, Any]) -> list[tuple[str, str]]:
    """What an entry of the content's Environmental Goals asks for."""
    return [(kind, str(value)) for kind, value in entry.items() if kind not in ("tiles", "provenance")]


TeamScorer.handlers = HANDLERS | {
    "LendInspectorCubes": TeamScorer.lend_inspector_cubes,
    "DealEnvironmentalGoals": TeamScorer.deal_environmental_goals,
    "DealUnGoals": TeamScorer.deal_un_goals,
    "DealGoals": TeamScorer.deal_goals,
    "OperationsPhase": TeamScorer.operations_phase,
    "Build": TeamScorer.build,
    "AchieveGoal": TeamScorer.achieve_goal,
    "AdvanceInspector": TeamScorer.advance_inspector,
    "IncomePhase": TeamScorer.income_phase,
    "GoalsPhase": TeamScorer.goals_phase,
    "PayForOpenGoals": TeamScorer.pay_for_open_goals,
    "EndGoalsPhase": TeamScorer.end_goals_phase,
    "EnergySupplyPhase": TeamScorer.energy_supply_phase,
    "LowerCo2": TeamScorer.lower_co2_by,
    "EndEnergySupply": TeamScorer.end_energy_supply,
    "ShowGoal": TeamScorer.show_goal,
    "FinalTest": TeamScorer.final_test,
}
