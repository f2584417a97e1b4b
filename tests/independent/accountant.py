"""The independent scorer: following a log event by event, and what both titles have of the final scoring.

It shares no code with the rules and never sees the game: nothing of Keeling is imported. Its input is the set-up
(players, options, the content file), the events a spectator gets, and the secret goals that each seat knows to have.
For each event it says itself, by the rulebook, whether it was due, what it is worth and what it changes, and objects
if the log says anything else. Rule ids refer to docs/rules.

Numbers in events: a project space is region * 3 + grant (money, tech, research), a demand space region * 6 + number,
a summit topic place * 4 + number; a scientist comes from or goes to 0 (hand), a project space + 1, 19 + a topic or
43 + a lobby card; a card is counted from 0 within its kind.
"""

from collections.abc import Callable, Sequence
from typing import ClassVar, NamedTuple

from independent.actions import Actions, always
from independent.books import Due, Objection
from independent.table import Event, hand

Handlers = dict[str, Callable[..., None]]


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


class Accountant(Actions):
    """Follows a log event by event, to the end of the game."""

    handlers: ClassVar[Handlers]
    """What each kind of event means."""
    common_defeats: ClassVar[frozenset[str]]
    """The ends that leave no winner."""

    def follow(self, event: Event) -> None:
        """Check one event and take over what it says."""
        kind = event["kind"]
        if self.ended:
            raise Objection(f"the game was over ({self.ended})")
        if kind not in self.handlers:
            if event["changes"] or event["words"]:
                raise Objection("there is no such event")
            return  # a sentence for people
        self.mirror.follow(event)
        self.seen.add(kind)
        self.end_unseen_turn(event)
        try:
            self.handlers[kind](self, event, **event["facts"])
        except (KeyError, IndexError) as error:
            raise Objection(f"the log lacks {error}") from None
        self.compare(event)
        if self.books.total("ceps") != self.content["market"]["ceps"]:
            raise Objection("CEPs have appeared or vanished")

    def compare(self, event: Event) -> None:
        """Object if a public number that is accounted for is another one than it must be."""
        for path, (_, after) in event["changes"].items():
            if path in self.numbered:
                self.said[self.numbered[path]] = after
        values = self.values()
        if self.said != values:
            wrong = [
                (path, *pair) for path, *pair in zip(self.paths, self.said, values, strict=True) if pair[0] != pair[1]
            ]
            path, said, mine = wrong[0]
            raise Objection(f"{path} should be {mine}, the log says {said}")

    def follow_all(self, log: Sequence[Event]) -> Result:
        """Account for a finished game; an Objection names the event it cannot agree with."""
        for number, event in enumerate(log):
            try:
                self.follow(event)
            except Objection as objection:
                raise Objection(f"event {number}, {event['kind']} {dict(event['facts'])}: {objection}") from None
        return self.result()

    def result(self) -> Result:
        """What the game came to, once the log is at its end."""
        self.due.settle("the log is at its end")
        if not self.ended:
            raise Objection("the log ends before the game")
        return Result(
            self.ended,
            [self.books.of("points", self.points_of(seat)) for seat in self.seats],
            self.winners() if self.ended not in self.common_defeats else [],
            self.controller,
            self.sheets,
            [self.books.of("coins", hand(seat)) for seat in self.seats],
            self.co2,
            dict(self.books.flows),
        )

    def nothing(self, event: Event, **facts: int) -> None:
        """An event without consequences for the accounts."""

    def winners(self) -> list[int]:
        """The seats that have won, if any can."""
        raise NotImplementedError

    def end(self, reason: str) -> None:
        """The game is over, and the log must say so."""
        if self.word("end") != reason:
            raise Objection(f"the game ends by {reason}, not {self.word('end')}")
        self.ended = reason

    # Final scoring

    def open_sheets(self, lines: tuple[str, ...]) -> None:
        """Begin the final scoring: the points so far, and what each goal is worth before anything changes."""
        self.phase = "scoring"
        self.sheets: list[dict[str, int]] = [dict.fromkeys(lines, 0) for _ in self.seats]
        self.goal_worth = [
            {card: self.goal_points(player, card) for card in self.goals[player]} for player in self.seats
        ]
        for player in self.seats:
            self.sheets[player]["play"] = self.books.of("points", hand(player))

    def cep_dues(self) -> list[Due]:
        """Everybody collects the CEPs of his regions and sells all he has (C-SCO-02, C-SCO-03, SX-SCO-01)."""
        dues = []
        for player in self.seats:
            own = [self.regions[n] for n, controller in enumerate(self.controller) if controller == player]
            if any(self.books.of("ceps", region) for region in own):
                dues.append(Due("final scoring", ("CollectRegionCeps", player)))
            # Who has none sells nothing, which need not be in the log.
            has = self.payable(player) > 0
            dues.append(Due("final scoring", ("SellAllCeps", player), lapses=None if has else always))
        return dues

    def goal_points(self, player: int, card: int) -> int:
        """What a Company Goal of a player is worth now."""
        face = self.content["company_goals"]["cards"][card]
        return min(int(face["most"]), int(face["points"]) * self.goal_count(player, face["counts"]))

    def goal_count(self, player: int, counts: str) -> int:
        """How many of what a Company Goal counts a player has (C-GOAL-27 to C-GOAL-33, SX-GOAL-01 to SX-GOAL-10)."""
        built = self.plants[player]
        if counts == "controlled_regions":
            return self.controller.count(player)
        if counts == "supplied_regions":
            return sum(player in owners for owners in self.owner)
        if counts == "un_goals":
            return len(self.un_goals[player])
        if counts == "plants_after_first":
            return max(0, sum(built) - 1)
        if counts == "ceps_in_hand":
            return self.books.of("ceps", hand(player))
        if counts == "leading_sources":
            tops = [max(discs[source] for discs in self.expertise) for source in range(len(self.sources))]
            return sum(0 < disc == top for disc, top in zip(self.expertise[player], tops, strict=True))  # G-55
        assert counts == "built_sources"
        return sum(count > 0 for count in built)

    def collect_region_ceps(self, event: Event, player: int) -> None:
        self.due.take(("CollectRegionCeps", player))
        for n, region in enumerate(self.regions):
            if self.controller[n] == player:
                self.books.move("ceps", region, hand(player), self.books.of("ceps", region), "final scoring")

    def sell_all_ceps(self, event: Event, player: int) -> None:
        self.due.take(("SellAllCeps", player))
        ceps = self.books.of("ceps", hand(player))
        self.books.move("ceps", hand(player), self.sold_to(), ceps, "final sale")
        self.coins(player, ceps * self.price, "final sale")

    def coins_instead(self, player: int) -> int:
        """The points that the coins for a Company Goal would bring (G-58)."""
        money, rate = self.books.of("coins", hand(player)), self.content["scoring"]["coins_per_point"]
        return int((money + self.content["company_goals"]["money"]) // rate - money // rate)

    def score_coins(self, event: Event, player: int) -> None:
        self.due.take(("ScoreCoins", player))
        points = self.books.of("coins", hand(player)) // self.content["scoring"]["coins_per_point"]
        self.points(player, points, "coins")  # C-SCO-06, SX-SCO-03
        self.sheets[player]["coins"] = points

    def score_most_cubes(self, event: Event) -> None:
        self.due.take(("ScoreMostCubes",))
        self.score_most([self.books.of("cubes", hand(player)) for player in self.seats], "cubes", "most_cubes")

    def score_most(self, counts: list[int], line: str, name: str) -> None:
        """All players with the most of something score (C-SCO-07, C-SCO-08, SX-SCO-04)."""
        for player in self.seats:
            if counts[player] == max(counts):
                self.points(player, self.content["scoring"][name], name)
                self.sheets[player][line] = self.content["scoring"][name]

    def close_sheets(self) -> None:
        """Object unless the log shows these sheets, which must add up, and these winners."""
        for player, sheet in enumerate(self.sheets):
            for line, points in sheet.items():
                if self.mirror.numbers.get(f"players.{player}.sheet.{line}", 0) != points:
                    raise Objection(f"player {player} has {points} on his sheet for {line}")
            if sum(sheet.values()) != self.books.of("points", hand(player)):
                raise Objection("the sheet does not add up")
        said = [self.mirror.numbers.get(f"winners.{n}", 0) for n in range(len(self.winners()))]
        if said != self.winners() or self.mirror.numbers.get(f"winners.{len(said)}", 0):
            raise Objection(f"the winners are {self.winners()}")
