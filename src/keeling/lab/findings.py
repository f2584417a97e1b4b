"""What can be read out of an experiment beyond means: which factor matters, who gains, and what leads to defeat."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from keeling.bots.intervals import Estimate
from keeling.lab.folder import Folder
from keeling.lab.plan import Condition, Plan
from keeling.lab.summary import WORTH, estimate, spread, value_of

LEAST_SUPPORT: Final = 0.01
"""The share of all games that a scenario must hold: what is rarer is anecdote."""


class Gain(NamedTuple):
    """In a condition with two kinds of companies: how much more one is worth than the other, in the same games."""

    condition: Condition
    bot: str
    other: str
    worth: Estimate
    other_worth: Estimate
    difference: Estimate

    @property
    def is_sure(self) -> bool:
        """Whether the interval excludes zero."""
        low, high = self.difference.low, self.difference.high
        return low is not None and high is not None and (low > 0 or high < 0)


class Scenario(NamedTuple):
    """Values of factors under which games are lost more often than elsewhere."""

    values: dict[str, list[str]]
    games: int
    lost: int
    all_games: int
    all_lost: int

    @property
    def density(self) -> float:
        """The share of its games that were lost."""
        return self.lost / self.games if self.games else 0.0

    @property
    def coverage(self) -> float:
        """The share of all lost games that it holds."""
        return self.lost / self.all_lost if self.all_lost else 0.0

    @property
    def elsewhere(self) -> float:
        """The share of lost games outside."""
        rest = self.all_games - self.games
        return (self.all_lost - self.lost) / rest if rest else 0.0


class Tally(NamedTuple):
    """A condition's games for a scenario: by its factors, how many there are and how many were lost."""

    factors: dict[str, str]
    games: int
    lost: int


def gains(folder: Folder, plan: Plan) -> list[Gain]:
    """For each condition with two kinds of companies, heedless ones first, else those of which there are fewer."""
    found = []
    for condition in plan.conditions:
        kinds = sorted(set(condition.bots), key=lambda bot: (bot != "heedless", condition.bots.count(bot), bot))
        if len(kinds) != 2:
            continue
        rows = folder.figures(condition, plan.replications)
        pairs = [(_mean_of(row, kinds[0]), _mean_of(row, kinds[1])) for row in rows]
        if pairs:
            worths = [estimate([pair[n] for pair in pairs]) for n in (0, 1)]
            apart = estimate([own - other for own, other in pairs])
            found.append(Gain(condition, kinds[0], kinds[1], worths[0], worths[1], apart))
    return found


def _mean_of(row: dict[str, Any], kind: str) -> float:
    own: list[int] = [worth for bot, worth in zip(row["bots"], row[WORTH], strict=True) if bot == kind]
    return sum(own) / len(own)


def sensitivity(folder: Folder, plan: Plan, names: Sequence[str]) -> dict[str, dict[str, float]]:
    """For each figure and factor: the share of the variance between games that the factor explains by itself.

    First-order indices, exact for grids; chance within conditions counts as variance, and the share that chance alone
    would seem to explain is taken off.
    """
    values: dict[str, list[tuple[dict[str, str], float]]] = {name: [] for name in names}
    for condition in plan.conditions:
        for row in folder.figures(condition, plan.replications):
            for name, found in values.items():
                value = value_of(row, name)
                if value is not None:
                    found.append((condition.factors, value))
    return {
        name: {factor: _explained(found, factor) for factor in plan.factors}
        for name, found in values.items()
        if len(found) > 2
    }


def _explained(values: list[tuple[dict[str, str], float]], factor: str) -> float:
    groups: dict[str, list[float]] = {}
    for factors, value in values:
        groups.setdefault(factors.get(factor, ""), []).append(value)
    count = len(values)
    total = spread([value for _, value in values]) * (count - 1)
    if total <= 0 or len(groups) < 2 or count <= len(groups):
        return 0.0
    mean = sum(value for _, value in values) / count
    between = sum(len(group) * (sum(group) / len(group) - mean) ** 2 for group in groups.values())
    within = (total - between) / (count - len(groups))
    return float(max(0.0, (between - (len(groups) - 1) * within) / (total + within)))


def tallies(folder: Folder, plan: Plan) -> list[Tally]:
    """The games of each condition and how many were lost by all."""
    found = []
    for condition in plan.conditions:
        rows = folder.figures(condition, plan.replications)
        found.append(Tally(condition.factors, len(rows), sum(row["defeat"] for row in rows)))
    return found


def scenario(counts: Sequence[Tally], factors: Sequence[str]) -> Scenario | None:
    """The box of factor values with most lost games beyond what its size lets expect; None if none was lost, or it
    tells nothing.

    Close to the patient rule induction method (PRIM): from the whole one value after the other is taken away or put
    back, each time the one that helps most, as long as one does. What counts is the weighted relative accuracy: so a
    box that is a little denser and misses most lost games does not win.
    """
    all_games = sum(each.games for each in counts)
    all_lost = sum(each.lost for each in counts)
    if not all_lost:
        return None
    values = {
        name: list(dict.fromkeys(each.factors[name] for each in counts if name in each.factors)) for name in factors
    }
    best = _box(counts, values, all_games, all_lost)
    while True:
        others = [
            _box(counts, {**best.values, name: kept}, all_games, all_lost)
            for name in factors
            for kept in _neighbours(values[name], best.values[name])
        ]
        others = [box for box in others if box.games >= LEAST_SUPPORT * all_games]
        better = max(others, key=_accuracy, default=best)
        if _accuracy(better) <= _accuracy(best):
            break
        best = better
    limited = {name: kept for name, kept in best.values.items() if len(kept) < len(values[name])}
    return best._replace(values=limited) if limited else None


def _neighbours(values: list[str], kept: list[str]) -> list[list[str]]:
    """The choices of at least one of the values that differ from what is kept by one of them."""
    found = [[each for each in values if (each in kept) != (each == other)] for other in values]
    return [each for each in found if each]


def _box(counts: Sequence[Tally], values: dict[str, list[str]], all_games: int, all_lost: int) -> Scenario:
    inside = [each for each in counts if all(each.factors.get(name, kept[0]) in kept for name, kept in values.items())]
    return Scenario(values, sum(each.games for each in inside), sum(each.lost for each in inside), all_games, all_lost)


def _accuracy(box: Scenario) -> float:
    """How many more games are lost in the box than as many games have elsewhere on average, for each game of all."""
    return (box.lost - box.games * box.all_lost / box.all_games) / box.all_games


def fan(folder: Folder, condition: Condition, replications: int, name: str = "co2") -> list[dict[str, float]]:
    """A curve of many games: for each row of the books the middle and the tenths at either end.

    A game that ended early keeps its last value, so that defeats stay in the fan.
    """
    curves = [curve[name] for _, curve in folder.curves(condition, replications) if curve.get(name)]
    length = max(map(len, curves), default=0)
    found = []
    for place in range(length):
        values = sorted(curve[min(place, len(curve) - 1)] for curve in curves)
        low, middle, high = (values[round(part * (len(values) - 1))] for part in (0.1, 0.5, 0.9))
        found.append({"row": place + 1, "low": low, "middle": middle, "high": high})
    return found


def decade_rows(folder: Folder, plan: Plan) -> list[int]:
    """In which row of the curves each decade begins, from 1; nothing where conditions differ in that or know none."""
    longest: list[int] = []
    for condition in plan.conditions:
        for _, curve in folder.curves(condition, plan.replications):
            decades = curve.get("decade", [])
            if decades[: len(longest)] != longest[: len(decades)]:
                return []
            longest = max(longest, decades, key=len)
    return [row for row, decade in enumerate(longest, 1) if row == 1 or decade != longest[row - 2]]
