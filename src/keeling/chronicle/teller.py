"""A game is heard event by event, and told when it is over."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from keeling.chronicle.moments import Moments
from keeling.chronicle.reading import Built, reading_of
from keeling.chronicle.tale import AirOf, GoalTaken, PlantBuilt, PointsOf, Tale
from keeling.kernel.errors import KeelingError
from keeling.kernel.game import SPECTATOR, Game
from keeling.kernel.match import Match, play_with_events
from keeling.kernel.messages import Message, message
from keeling.kernel.title import Setup
from keeling.kernel.view import EventView, numbers_in

SCORE: Final = re.compile(r"players\.(\d+)\.score")
OTHER_POINTS: Final = "points-play"


class NotOver(KeelingError):
    """A game is told only when it is over."""


def tale_of(match: Match) -> Tale:
    """The tale of a finished match, from what everybody could see; NotOver while it goes on."""
    if match.game.decision is not None:
        raise NotOver(message("error-still-on"))
    chronicler = Chronicler(match.setup)
    chronicler.hear(0, match.opening[SPECTATOR])
    game = match.setup.start()
    for number, action in enumerate(match.actions):
        chronicler.hear(number + 1, play_with_events(match.title, game, action)[SPECTATOR])
    return chronicler.tell(game)


class Chronicler:
    """Hears the public events of a game in order, and tells it at the end.

    Whose CO2 it is:

    - A rise of CO2 was caused by the company whose step it is (a dirty plant it built, an action it paid for with CO2);
      by nobody (`seat` null) in the set-up, in supplies and in events.
    - A fall of CO2 was avoided by the company whose green plant replaced the fossil one, who pushed or tore the dirty
      one down, or whose step it is; what a team buys down together is nobody's.
    - A green plant on an empty demand space has also avoided the ppm of the cleanest fossil tile, from the moment on at
      which a supply looked at that space and found it taken. Nothing is counted if the game ended before.
    """

    def __init__(self, setup: Setup) -> None:
        blank = setup.blank()
        view = setup.title.view(blank, SPECTATOR)
        self.title = setup.title
        self.reading = reading_of(setup.title, blank)
        self.numbers = numbers_in(view)
        self.moments = Moments(view)
        self.supply: str = view["forecast"]["phase"] if "forecast" in view else ""
        self.position = 0
        self.plants: list[PlantBuilt] = []
        self.goals: list[GoalTaken] = []
        self.scored: dict[int, dict[str, int]] = {}
        self.caused: dict[int | None, int] = {}
        self.avoided: dict[int | None, int] = {}
        self.waiting: list[Built] = []  # green plants on spaces that no supply has looked at since

    def hear(self, position: int, events: Sequence[EventView]) -> None:
        """What everybody saw of the action that led to this position (0: of the set-up)."""
        self.position = position
        self.moments.begin(position)
        for event in events:
            self._hear(event)
        ahead = self._ahead()
        if ahead is not None:
            self.moments.leader(ahead)

    def _hear(self, event: EventView) -> None:
        for path, (_, after) in event["changes"].items():
            self.numbers[path] = after
        self.moments.hear(event, self.numbers)
        built = self.reading.built(event)
        if built is not None:
            self._note_plant(built)
        if "co2" in event["changes"]:
            self._note_air(event, *event["changes"]["co2"])
        if event["words"].get("phase", ("", ""))[1] == self.supply != "":
            self._note_supply(self.numbers["decade"])
        if event["kind"] in self.reading.goals:
            self._note_goal(event)
        for path, (before, after) in event["changes"].items():
            player = SCORE.fullmatch(path)
            if player is not None:
                source = self.reading.points.get(event["kind"], OTHER_POINTS)
                parts = self.scored.setdefault(int(player[1]), {})
                parts[source] = parts.get(source, 0) + after - before
        self.moments.control(event)

    def _note_plant(self, built: Built) -> None:
        if built.seat is None:
            return
        self.plants.append(
            {
                "position": self.position,
                "seat": built.seat,
                "source": built.source,
                "region": built.region,
                "replaced": built.replaced,
            }
        )
        self.moments.plant(built)
        if built.green and built.replaced is None:
            self.waiting.append(built)

    def _note_air(self, event: EventView, before: int, after: int) -> None:
        whose = self.reading.whose_air(event)
        side = self.caused if after > before else self.avoided
        side[whose] = side.get(whose, 0) + abs(after - before)
        self.moments.air(whose, before, after, event["phase"] == self.supply)

    def _note_supply(self, decade: int) -> None:
        spared = self.reading.spared(decade)
        for built in self.waiting:
            if built.space in spared:
                self.avoided[built.seat] = self.avoided.get(built.seat, 0) + spared[built.space]
        self.waiting = [built for built in self.waiting if built.space not in spared]

    def _note_goal(self, event: EventView) -> None:
        told = event["message"]
        name = told.get("args", {}).get("goal") if told is not None else None
        if not isinstance(name, dict) or "key" not in name:
            return  # a goal that was not reached has no name here
        kind = self.reading.goals[event["kind"]]
        goal: Message = name  # type: ignore[assignment]
        self.goals.append({"position": self.position, "seat": event["seat"], "kind": kind, "name": goal})
        self.moments.goal(event["seat"], goal)

    def _ahead(self) -> int | None:
        """Who alone is ahead, if anybody is."""
        own = re.compile(rf"players\.(\d+)\.{self.reading.standing}")
        standings = {int(found[1]): number for path, number in self.numbers.items() if (found := own.fullmatch(path))}
        best = [seat for seat, number in standings.items() if number == max(standings.values())]
        return best[0] if len(best) == 1 and len(standings) > 1 else None

    def tell(self, game: Game) -> Tale:
        """The tale of the finished game."""
        if game.decision is not None:
            raise NotOver(message("error-still-on"))
        view = self.title.view(game, SPECTATOR)
        won = bool(self.title.outcome(game).winners)
        self.moments.end(won, self._ahead() if won else None)
        seats: list[int | None] = [None, *range(game.players)]
        air: list[AirOf] = [
            {"seat": seat, "caused": self.caused.get(seat, 0), "avoided": self.avoided.get(seat, 0)} for seat in seats
        ]
        return {
            "moments": self.moments.chosen(),
            "plants": self.plants,
            "goals": self.goals,
            "points": [self._points(seat, player) for seat, player in enumerate(view["players"]) if "score" in player],
            "air": air if "co2" in view else [],
        }

    def _points(self, seat: int, player: Mapping[str, Any]) -> PointsOf:
        told = self.reading.sheet(player)
        parts = self.scored.get(seat, {}) if told is None else told
        return {
            "seat": seat,
            "parts": [
                {"source": key.removeprefix("points-"), "name": message(key), "amount": amount}
                for key, amount in parts.items()
                if amount != 0
            ],
        }
