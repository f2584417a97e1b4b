"""What is kept of a game: one row of figures, and its curves round by round.

Every figure is a number, a list with one for each seat, or None where there is nothing to tell. A title with books says
more (`policy_measures.py`); any other title tells its scores, its end, its length, its CO2, plants and goals.
"""

from collections.abc import Mapping
from typing import Any, Final

from keeling.kernel.game import SPECTATOR
from keeling.kernel.title import AnyTitle
from keeling.lab.policy_measures import policy_curves, policy_figures
from keeling.titles.climate_policy.state import ClimatePolicy

Figures = dict[str, Any]
PER_MILLE: Final = 1000


class Watch:
    """Looks at a game as it goes on, and says in the end what it came to."""

    def __init__(self, title: AnyTitle, g: Any) -> None:
        self.title = title
        self.has_air = hasattr(g, "co2")
        self.has_money = hasattr(g, "money")
        self.decade = 0
        self.peak = 0
        self.money_peak = 0
        self.start_money: list[int] = g.money[:] if isinstance(g, ClimatePolicy) else []
        self.curves: dict[str, list[Any]] = {"decade": [], "co2": []} if self.has_air else {}
        self.look(g)

    def look(self, g: Any) -> None:
        """After every decision: the most money of all together, the highest CO2, and how a decade begins."""
        if self.has_money:
            self.money_peak = max(self.money_peak, sum(g.money))
        if not self.has_air:
            return
        if g.co2 > self.peak:
            self.peak = g.co2
        if g.decade != self.decade:
            self.decade = g.decade
            self.curves["decade"].append(g.decade)
            self.curves["co2"].append(g.co2)

    def figures(self, g: Any) -> Figures:
        """The row of a finished game."""
        outcome = self.title.outcome(g)
        scores = outcome.scores
        row: Figures = {
            "end": outcome.reason,
            "defeat": int(not outcome.winners),
            "winners": outcome.winners,
            "worth": scores,
            "worth_mean": sum(scores) / len(scores),
            "gini": gini(scores),
            "decisions": g.decisions,
        }
        if self.has_air:
            row |= {"co2_final": g.co2, "co2_peak": max(self.peak, g.co2)}
        if self.has_money:
            row["money_peak"] = self.money_peak
        if isinstance(g, ClimatePolicy):
            return row | policy_figures(g, self.start_money)
        if self.has_air:
            row["decade"] = g.decade
        return row | self._seen(self.title.view(g, SPECTATOR))

    def rounds(self, g: Any) -> dict[str, list[Any]]:
        """The curves of a finished game, each with one value for each round of the books, or each decade."""
        return policy_curves(g) if isinstance(g, ClimatePolicy) else self.curves

    @staticmethod
    def _seen(view: Mapping[str, Any]) -> Figures:
        """What the view of any title says of its players: plants and goals, where there are any."""
        found: Figures = {}
        players = [each for each in view.get("players", []) if isinstance(each, Mapping)]
        if players and all(isinstance(each.get("plants"), Mapping) for each in players):
            found["plants"] = [sum(each["plants"].values()) for each in players]
        if players and all(isinstance(each.get("un_goals"), list) for each in players):
            found["un_goals"] = [len(each["un_goals"]) for each in players]
        return found


def gini(values: list[int]) -> int:
    """How unequal these are, in per mille: 0 if all have the same or nobody has anything. Debts count as nothing."""
    ordered = sorted(max(0, value) for value in values)
    total = sum(ordered)
    if not total:
        return 0
    count = len(ordered)
    weighted = sum((2 * place - count + 1) * value for place, value in enumerate(ordered))
    return PER_MILLE * weighted // (count * total)
