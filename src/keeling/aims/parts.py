"""What every title can say: what the open decision is for, and what the air threatens."""

from collections.abc import Mapping
from typing import Any, Final, Literal, TypedDict

from keeling.kernel.messages import Message, Part, message, seat, thing
from keeling.kernel.title import AnyTitle
from keeling.words.keys import verb_key

Kind = Literal["aim", "turn", "goals", "income", "air", "ceps", "dues"]

HEADINGS: Final[Mapping[str, str]] = {
    "aim": "aim-title-aim",
    "turn": "aim-title-turn",
    "goals": "aim-title-goals",
    "income": "aim-title-income",
    "air": "aim-title-air",
    "ceps": "aim-title-ceps",
    "dues": "aim-title-dues",
}


class AimPart(TypedDict):
    """One thing to know now, with a heading: what it is about, and a sentence for each line."""

    kind: Kind
    title: Message
    lines: list[Message]


class Aims:
    """Says what now; a title's own class overrides what is its own.

    Everything comes from what the seat may know: its view, and rules asked about what lies open.
    """

    def parts(self, title: AnyTitle, g: Any, player: int) -> list[AimPart]:
        """All parts that have something to say, in the order in which they are read; none when the game is over."""
        if g.decision is None:
            return []
        view = title.view(g, player)
        made: list[tuple[Kind, list[Message]]] = [
            ("turn", self.turn(title, g, player)),
            ("goals", self.goals(g, player, view)),
            ("income", self.income(g, player, view)),
            ("air", self.air(g, view)),
            ("ceps", self.ceps(g, player, view)),
            ("dues", self.dues(g, player, view)),
            ("aim", self.aim(g, view)),
        ]
        return [{"kind": kind, "title": message(HEADINGS[kind]), "lines": lines} for kind, lines in made if lines]

    def turn(self, title: AnyTitle, g: Any, player: int) -> list[Message]:
        """What the open decision is for: of a turn its main action and what is free beside it."""
        asked = title.asked(g, player)
        assert asked is not None
        if asked["player"] != player:
            return [message("aim-waiting", player=seat(asked["player"]), question=asked["question"])]
        if not asked["turn"]:
            return [asked["question"], message("aim-choice", amount=len(g.legal))]
        main = [each for each in asked["verbs"] if not each["free"] and not each["main_done"]]
        can = [named_verb(title, each["verb"]) for each in main if each["why"] is None]
        cannot = [each for each in main if each["why"] is not None]
        free = [named_verb(title, each["verb"]) for each in asked["verbs"] if each["free"] and each["why"] is None]
        lines = [message("aim-main", verbs=can)] if can else []
        if not main:
            lines.append(message("aim-main-done"))
        for each in cannot:
            if each["why"] is not None:
                lines.append(message("aim-cannot", verb=named_verb(title, each["verb"]), why=each["why"]))
        if free:
            lines.append(message("aim-free", verbs=free))
        return lines

    def goals(self, g: Any, player: int, view: Mapping[str, Any]) -> list[Message]:
        """What the seat's goals need, and what is missing."""
        return []

    def income(self, g: Any, player: int, view: Mapping[str, Any]) -> list[Message]:
        """What the next income brings."""
        return []

    def air(self, g: Any, view: Mapping[str, Any]) -> list[Message]:
        """How much CO2 there is and may come, in a title that has any."""
        if "air" not in view:
            return []
        now, limit, forecast = view["co2"], view["air"]["defeat"], view["forecast"]
        key = "aim-limit-at" if self.loses_at(g, limit) else "aim-limit-above"
        lines = [message(key, amount=now, most=limit)]
        if forecast["regions"]:
            regions: list[Part] = [thing("region", each["region"]) for each in forecast["regions"]]
            least, most = forecast["least"], forecast["most"]
            phase = thing("phase", forecast["phase"])
            key = "aim-forecast" if least != most else "aim-forecast-sure"
            key = "aim-forecast-one" if forecast["phase"] == "upkeep" else key
            lines.append(message(key, phase=phase, decade=forecast["decade"], least=least, most=most, regions=regions))
            if forecast["lost"] != "no":
                lines.append(message("aim-lost-sure" if forecast["lost"] == "sure" else "aim-lost-maybe"))
        else:
            lines.append(message("aim-forecast-none"))
        return lines

    def loses_at(self, g: Any, ppm: int) -> bool:
        """Whether so much CO2 is already too much."""
        return bool(g.rules.is_too_much(ppm))

    def ceps(self, g: Any, player: int, view: Mapping[str, Any]) -> list[Message]:
        """Where CEPs lie, and who is responsible for them."""
        return []

    def dues(self, g: Any, player: int, view: Mapping[str, Any]) -> list[Message]:
        """What each company owes under a policy."""
        return []

    def aim(self, g: Any, view: Mapping[str, Any]) -> list[Message]:
        """How the game is won."""
        return []


def named_verb(title: AnyTitle, verb: str) -> Part:
    """A verb of a turn as a board calls it."""
    return message(verb_key(title, verb))
