"""How sure a mean is whose games come in deals: 95 % intervals that treat the games of one deal as one observation.

A deal is played several times, with the seats rotated, so its games resemble each other. What varies is measured
between deals (ratio estimate, linearised). A share gets the interval of Wilson on the number of independent games
that would vary as much, corrected for few deals as Korn and Graubard (1998) do for clustered samples, and never
counted as fewer than the deals or more than the games: so an interval at 0 % or 100 % is as wide as it should be.
"""

import math
from collections.abc import Sequence
from statistics import NormalDist
from typing import Final, NamedTuple

CERTAINTY: Final = 0.95
TAIL: Final[float] = (1 + CERTAINTY) / 2
Z: Final[float] = NormalDist().inv_cdf(TAIL)


class Estimate(NamedTuple):
    """A mean and its interval; None where there is nothing to tell it from."""

    mean: float | None
    low: float | None
    high: float | None


UNKNOWN: Final = Estimate(None, None, None)


class Cluster(NamedTuple):
    """What the games of one deal came to: the sum of a figure, and over how many games."""

    total: float
    games: int


def share(clusters: Sequence[Cluster]) -> Estimate:
    """The share of games of which something is true; totals may have parts of games, at most 1 for each."""
    counted = [cluster for cluster in clusters if cluster.games]
    if not counted:
        return UNKNOWN
    games = sum(cluster.games for cluster in counted)
    mean = sum(cluster.total for cluster in counted) / games
    return Estimate(mean, *wilson(mean, independent_games(counted, mean)))


def average(clusters: Sequence[Cluster]) -> Estimate:
    """The mean of a figure without bounds; a single deal has no interval."""
    counted = [cluster for cluster in clusters if cluster.games]
    if not counted:
        return UNKNOWN
    mean = sum(cluster.total for cluster in counted) / sum(cluster.games for cluster in counted)
    if len(counted) == 1:
        return Estimate(mean, None, None)
    reach = student(len(counted) - 1) * math.sqrt(variance(counted, mean))
    return Estimate(mean, mean - reach, mean + reach)


def shares_apart(ours: Sequence[bool], theirs: Sequence[bool]) -> Estimate:
    """How much larger the share of our games is, game by game against theirs: Newcombe (1998), method 10.

    It is made of the intervals of Wilson, so it has a width where nothing differs, too.
    """
    games = len(ours)
    if not games:
        return UNKNOWN
    both = sum(a and b for a, b in zip(ours, theirs, strict=True))
    first, second = sum(ours), sum(theirs)
    a, b = first / games, second / games
    low_a, high_a = wilson(a, games)
    low_b, high_b = wilson(b, games)
    margins = first * (games - first) * second * (games - second)
    alike = 0.0
    if margins:
        surplus = both * (games - first - second + both) - (first - both) * (second - both)
        alike = (max(surplus - games / 2, 0) if surplus > 0 else surplus) / math.sqrt(margins)
    down = (a - low_a) ** 2 - 2 * alike * (a - low_a) * (high_b - b) + (high_b - b) ** 2
    up = (high_a - a) ** 2 - 2 * alike * (high_a - a) * (b - low_b) + (b - low_b) ** 2
    return Estimate(a - b, max(-1.0, a - b - math.sqrt(max(0.0, down))), min(1.0, a - b + math.sqrt(max(0.0, up))))


def variance(clusters: Sequence[Cluster], mean: float) -> float:
    """Of the mean over all games, from the differences between at least two deals."""
    count = len(clusters)
    games = sum(cluster.games for cluster in clusters)
    squares = sum((cluster.total - mean * cluster.games) ** 2 for cluster in clusters)
    return squares * count / (count - 1) / games**2


def independent_games(clusters: Sequence[Cluster], mean: float) -> float:
    """How many independent games would tell the share as surely."""
    deals = len(clusters)
    games = sum(cluster.games for cluster in clusters)
    spread = mean * (1 - mean)
    if games == deals or deals == 1 or spread <= 0:
        return deals
    varied = variance(clusters, mean)
    alike = (student(games - 1) / student(deals - 1)) ** 2
    return min(games, max(deals, alike * spread / varied)) if varied > 0 else games


def wilson(mean: float, games: float) -> tuple[float, float]:
    """The interval of Wilson for a share of so many independent games."""
    weight = Z * Z / games
    centre = (mean + weight / 2) / (1 + weight)
    reach = Z / (1 + weight) * math.sqrt(mean * (1 - mean) / games + weight / (4 * games))
    return max(0.0, centre - reach), min(1.0, centre + reach)


def student(freedom: int) -> float:
    """The quantile of Student's distribution for so many degrees of freedom.

    Exact for one and two, otherwise the expansion of Fisher and Cornish (Abramowitz and Stegun 26.7.5), which is off
    by a thousandth at worst.
    """
    if freedom == 1:
        return math.tan(math.pi * (TAIL - 0.5))
    if freedom == 2:
        return (2 * TAIL - 1) * math.sqrt(0.5 / (TAIL * (1 - TAIL)))
    z = Z
    terms: tuple[float, ...] = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / math.pow(freedom, power) for power, term in enumerate(terms, 1))


def percent(figure: Estimate) -> str:
    """`81.3 % (72.9 to 87.5)`"""
    if figure.mean is None or figure.low is None or figure.high is None:
        return "-"
    return f"{100 * figure.mean:.1f} % ({100 * figure.low:.1f} to {100 * figure.high:.1f})"


def points(figure: Estimate) -> str:
    """`+3.1 (-1.0 to 7.2)`"""
    if figure.mean is None:
        return "-"
    if figure.low is None or figure.high is None:
        return f"{figure.mean:.1f}"
    return f"{figure.mean:.1f} ({figure.low:.1f} to {figure.high:.1f})"
