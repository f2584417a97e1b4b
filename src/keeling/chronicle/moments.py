"""The moments of a game that are worth telling: found while it is heard, chosen when it is over."""

import re
from collections.abc import Mapping
from typing import Any, Final

from keeling.chronicle.reading import Built
from keeling.chronicle.tale import Moment, MomentKind
from keeling.kernel.messages import Message, message, seat, thing
from keeling.kernel.view import EventView
from keeling.titles.common.alphabet import REGIONS

ORDER: Final[tuple[MomentKind, ...]] = (
    "defeat",
    "danger",
    "worst-supply",
    "fall",
    "first-plant",
    "lead",
    "control",
    "goal",
)
"""What is told first if there is not room for all."""

MOST: Final = 5
REGIONS_OF: Final = re.compile(r"players\.(\d+)\.regions")


class Moments:
    """One candidate of each kind: the first or the last of its kind, the largest rise, the largest fall."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.has_air = "air" in view
        self.danger: int | None = view["air"]["danger"] if self.has_air else None
        self.co2: int = view["co2"] if self.has_air else 0
        self.decade: int = view.get("decade", 0)
        self.decade_name: str = view.get("decade_name", "")
        self.found: dict[MomentKind, Moment] = {}
        self.position = 0
        self.begun = self.co2  # CO2 before the action
        self.supply: tuple[int, int] = (0, 0)  # the decade of the last supply, and CO2 before it
        self.last: Message | None = None
        self.plant_detail: Message | None = None
        self.ahead: int | None = None

    def begin(self, position: int) -> None:
        """From now on this happens by the action that led to the position."""
        self.position = position
        self.begun = self.co2
        self.plant_detail = None

    def hear(self, event: EventView, numbers: Mapping[str, int]) -> None:
        """Follow the time."""
        self.decade = numbers.get("decade", self.decade)
        self.decade_name = event["words"].get("decade_name", ("", self.decade_name))[1]
        self.last = event["message"] or self.last

    def _note(
        self, kind: MomentKind, whose: int | None, title: Message, detail: Message, before: int, after: int
    ) -> None:
        self.found[kind] = {
            "position": self.position,
            "kind": kind,
            "seat": whose,
            "decade": self.decade,
            "decade_name": self.decade_name,
            "title": title,
            "detail": detail,
            "before": before,
            "after": after,
        }

    def plant(self, built: Built) -> None:
        """Somebody has built: the first green plant is a moment."""
        args = {"player": seat(built.seat or 0), "region": thing("region", built.region)}
        source = thing("source" if built.green else "plant", built.source)
        self.plant_detail = (
            message("tale-plant", source=source, **args)
            if built.replaced is None
            else message("tale-plant-replaces", source=source, plant=thing("plant", built.replaced), **args)
        )
        if built.green and "first-plant" not in self.found:
            self._note("first-plant", built.seat, message("tale-first-plant"), self.plant_detail, self.co2, self.co2)

    def air(self, whose: int | None, before: int, after: int, supply: bool) -> None:
        """CO2 has changed: the first step into danger, the worst supply and the largest fall are moments."""
        self.co2 = after
        first = self.found.get("first-plant")
        if first is not None and first["position"] == self.position:
            first["after"] = after
        if self.position == 0:
            return  # nobody has done anything yet
        if supply and after > before:
            self._supplied(before, after)
        if self.danger is not None and before < self.danger <= after and "danger" not in self.found:
            detail = message("tale-danger-detail", limit=self.danger)
            self._note("danger", whose, message("tale-danger", limit=self.danger), detail, before, after)
        fall = self.found.get("fall")
        if after < before and (fall is None or before - after > fall["before"] - fall["after"]):
            detail = self.plant_detail or self._falls(whose, before - after)
            self._note("fall", whose, message("tale-fall", amount=before - after), detail, before, after)

    def _falls(self, whose: int | None, amount: int) -> Message:
        if whose is None:
            return message("tale-falls", amount=amount)
        return message("tale-falls-by", player=seat(whose), amount=amount)

    def _supplied(self, before: int, after: int) -> None:
        """A supply goes on: what it has added so far, in this decade."""
        if self.supply[0] != self.decade:
            self.supply = (self.decade, before)
        start = self.supply[1]
        worst = self.found.get("worst-supply")
        if worst is None or worst["decade"] == self.decade or after - start > worst["after"] - worst["before"]:
            title = message("tale-worst-supply", amount=after - start)
            detail = message("tale-rises", before=start, after=after)
            self._note("worst-supply", None, title, detail, start, after)

    def leader(self, ahead: int) -> None:
        """Somebody is ahead: the last change of the leader is a moment."""
        if self.ahead is not None and self.ahead != ahead:
            args = {"player": seat(ahead), "other": seat(self.ahead)}
            title = message("tale-lead", player=seat(ahead))
            self._note("lead", ahead, title, message("tale-lead-detail", **args), self.begun, self.co2)
        self.ahead = ahead

    def control(self, event: EventView) -> None:
        """A region that goes from one company to another is a moment, the last time it happens."""
        gains: dict[int, int] = {}
        for path, (before, after) in event["changes"].items():
            player = REGIONS_OF.fullmatch(path)
            if player is not None:
                gains[int(player[1])] = after - before
        winners = [player for player, gain in gains.items() if gain > 0]
        losers = [player for player, gain in gains.items() if gain < 0]
        if len(winners) == len(losers) == 1 and "region" in event["facts"]:
            region = thing("region", REGIONS[event["facts"]["region"]])
            title = message("tale-control", region=region)
            detail = message("tale-control-detail", region=region, player=seat(winners[0]), other=seat(losers[0]))
            self._note("control", winners[0], title, detail, self.begun, self.co2)

    def goal(self, whose: int | None, name: Message) -> None:
        """Somebody, or the team, has taken a goal: the first one is a moment."""
        if "goal" not in self.found:
            told = message("tale-goal-team", goal=name)
            if whose is not None:
                told = message("tale-goal-detail", player=seat(whose), goal=name)
            self._note("goal", whose, message("tale-goal"), told, self.begun, self.co2)

    def end(self, won: bool, ahead: int | None) -> None:
        """The game is over: a common defeat is a moment; a lead is none that did not last."""
        lead = self.found.get("lead")
        if lead is not None and lead["seat"] != ahead:
            del self.found["lead"]
        if not won and self.has_air:
            detail = self.last or message("tale-defeat")
            self._note("defeat", None, message("tale-defeat"), detail, self.begun, self.co2)

    def chosen(self) -> list[Moment]:
        """The moments of the tale: by their importance, one for each position, in the order of the game."""
        taken: dict[int, Moment] = {}
        for kind in ORDER:
            moment = self.found.get(kind)
            if moment is not None and len(taken) < MOST:
                taken.setdefault(moment["position"], moment)
        return [taken[position] for position in sorted(taken)]
