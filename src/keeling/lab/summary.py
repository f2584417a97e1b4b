"""What an experiment says: means with their intervals, and differences between conditions that met the same chance.

Games with one number have one seed in all conditions, so a difference is taken game by game; what chance gives to both
falls away. The interval without that is there to compare with.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from keeling.bots.intervals import UNKNOWN, Cluster, Estimate, average, share, student
from keeling.lab.folder import Folder
from keeling.lab.names import MEASURE_NAMES
from keeling.lab.plan import Condition, Plan

SHARES: Final = frozenset(["defeat"])
"""Figures that are true or not: their mean is a share."""
SUMMED: Final = frozenset(
    [
        "tax_paid",
        "fines_paid",
        "grants_received",
        "dividends_received",
        "research_spent",
        "ppm_cumulative",
        "permits_spent",
        "loopholes_spent",
        "permits_bought",
        "dirty",
        "clean",
    ]
)
"""Lists by seat that are told as the sum of all companies; of any other the mean is told."""
MEASURES: Final = tuple(MEASURE_NAMES)
"""What is summed up, where a title has it."""
COMPARED: Final = ("defeat", "co2_final", "worth_mean", "gini")
WORTH: Final = "worth"
AIR: Final = "co2_final"


class Difference(NamedTuple):
    """A condition less its reference: game by game, and as if the two had nothing in common."""

    paired: Estimate
    unpaired: Estimate

    @property
    def is_sure(self) -> bool:
        """Whether the interval excludes zero; one without width does so if it lies elsewhere."""
        low, high = self.paired.low, self.paired.high
        return low is not None and high is not None and (low > 0 or high < 0)

    def as_dict(self) -> dict[str, Any]:
        """For programs."""
        return {
            **estimate_dict(self.paired),
            "sure": self.is_sure,
            "unpaired_low": self.unpaired.low,
            "unpaired_high": self.unpaired.high,
        }


@dataclass
class Line:
    """What a condition came to."""

    condition: Condition
    games: int
    means: dict[str, Estimate]
    characters: dict[str, Estimate]
    """The final worth of a company of each kind, common defeat counting 0."""
    reference: Condition | None = None
    differences: dict[str, Difference] = field(default_factory=dict)
    cost_per_ppm: float | None = None
    """Points that a company gives up for each ppm that is avoided against the reference; None if none is avoided."""

    def as_dict(self) -> dict[str, Any]:
        """For programs."""
        return {
            "condition": self.condition.key,
            "label": self.condition.label,
            "factors": self.condition.factors,
            "games": self.games,
            "measures": {name: estimate_dict(figure) for name, figure in self.means.items()},
            "characters": {name: estimate_dict(figure) for name, figure in self.characters.items()},
            "reference": self.reference.key if self.reference else None,
            "differences": {name: each.as_dict() for name, each in self.differences.items()},
            "cost_per_ppm": self.cost_per_ppm,
        }


def estimate_dict(figure: Estimate) -> dict[str, float | None]:
    """For programs."""
    return {"mean": figure.mean, "low": figure.low, "high": figure.high}


def value_of(figures: dict[str, Any], name: str) -> float | None:
    """A figure as one number: the sum or the mean of a list; None if the game has none."""
    value = figures.get(name)
    if isinstance(value, list):
        return sum(value) / (1 if name in SUMMED else max(1, len(value)))
    return value if isinstance(value, int | float) else None


def estimate(values: Sequence[float], name: str = "") -> Estimate:
    """The mean of these with its interval: a share where the figure is one."""
    clusters = [Cluster(value, 1) for value in values]
    return share(clusters) if name in SHARES else average(clusters)


def difference(ours: dict[int, float], theirs: dict[int, float]) -> Difference | None:
    """The difference over the games both have; None if there are none.

    If all differences are equal, the interval has no width, which says little where the games are few.
    """
    common = sorted(set(ours) & set(theirs))
    if not common:
        return None
    paired = estimate([ours[game] - theirs[game] for game in common])
    return Difference(paired, welch([ours[game] for game in common], [theirs[game] for game in common]))


def welch(ours: Sequence[float], theirs: Sequence[float]) -> Estimate:
    """The difference of two means and its interval, as if the games had nothing in common."""
    count = len(ours)
    mean = sum(ours) / count - sum(theirs) / count
    if count < 2:
        return Estimate(mean, None, None)
    parts = [spread(values) / count for values in (ours, theirs)]
    error = sum(parts)
    if error == 0:
        return Estimate(mean, mean, mean)
    freedom = max(1, int(error**2 / sum(part**2 / (count - 1) for part in parts)))
    reach = student(freedom) * math.sqrt(error)
    return Estimate(mean, mean - reach, mean + reach)


def spread(values: Sequence[float]) -> float:
    """The variance of at least two values."""
    mean = sum(values) / len(values)
    return sum((value - mean) ** 2 for value in values) / (len(values) - 1)


def summarise(folder: Folder, plan: Plan) -> list[Line]:
    """A line for each condition, in the order of the plan; conditions without games have empty ones.

    The rows of one condition are in memory at a time; of all others only the figures that are told.
    """
    lines: list[Line] = []
    by_game: dict[str, dict[str, dict[int, float]]] = {}
    for condition in plan.conditions:
        rows = folder.figures(condition, plan.replications)
        by_game[condition.key] = {name: by_number(rows, name) for name in MEASURES if rows and name in rows[0]}
        lines.append(Line(condition, len(rows), {}, by_character(rows)))
    names = [name for name in MEASURES if any(name in values for values in by_game.values())]
    for line in lines:
        own = by_game[line.condition.key]
        for name in names:
            values = own.get(name, {})
            line.means[name] = estimate(list(values.values()), name) if values else UNKNOWN
        line.reference = plan.reference(line.condition)
        if line.reference is not None:
            for name in compared(plan):
                found = difference(own.get(name, {}), by_game[line.reference.key].get(name, {}))
                if found is not None:
                    line.differences[name] = found
            line.cost_per_ppm = cost(line.differences)
    return lines


def compared(plan: Plan) -> tuple[str, ...]:
    """The figures that are compared between conditions: the usual ones, and those the experiment asks for."""
    return tuple(dict.fromkeys((*COMPARED, *plan.measures)))


def by_number(rows: list[dict[str, Any]], name: str) -> dict[int, float]:
    """A figure of all games that have it, by the game's number."""
    found = {row["game"]: value_of(row, name) for row in rows}
    return {game: value for game, value in found.items() if value is not None}


def by_character(rows: list[dict[str, Any]]) -> dict[str, Estimate]:
    """What a company of each kind is worth in the end: the mean of a game counts once, however many there are."""
    found: dict[str, list[float]] = {}
    for row in rows:
        own: dict[str, list[int]] = {}
        for bot, worth in zip(row["bots"], row[WORTH], strict=True):
            own.setdefault(bot, []).append(worth)
        for bot, values in own.items():
            found.setdefault(bot, []).append(sum(values) / len(values))
    return {bot: estimate(found[bot]) for bot in sorted(found)}


def cost(differences: dict[str, Difference]) -> float | None:
    """What a company gives up for each ppm less, by the means of both; None where no ppm is avoided."""
    if AIR not in differences or "worth_mean" not in differences:
        return None
    avoided, lost = differences[AIR].paired.mean, differences["worth_mean"].paired.mean
    if avoided is None or lost is None or avoided >= 0:
        return None
    return lost / avoided
