"""What the evaluations of all titles on the board share, for bots that look one step ahead."""

from typing import Final

from keeling.titles.common.board import Board
from keeling.titles.common.layout import EMPTY, FOSSIL_KINDS, REGION_COUNT, SPACE_STRIDE

POINT: Final = 100  # the unit of evaluations is a hundredth of a victory point
COMMON_DEFEAT: Final = -1_000_000


def mean_ppm(g: Board) -> int:
    """The CO2 of an average fossil plant."""
    return sum(g.rules.fossil_ppm) // FOSSIL_KINDS


def empty_spaces(g: Board, decade: int) -> int:
    """How many regions still lack energy for the decade."""
    count = 0
    for region in range(REGION_COUNT):
        if decade <= g.rules.demand_spaces[region] and g.space[region * SPACE_STRIDE + decade - 1] == EMPTY:
            count += 1
    return count


def fossils_to_come(g: Board, first: int) -> int:
    """How many fossil plants the supplies from the decade `first` on will bring if nothing more is built."""
    count = 0
    for decade in range(first, g.rules.decades + 1):
        count += empty_spaces(g, decade)
    return count


def graded(count: int, enough: int, before: int, after: int) -> int:
    """The worth of `count` things of which each is worth `before` until there are enough, and `after` beyond."""
    if count <= enough:
        return before * count
    return before * enough + after * (count - enough)


def best_few(values: list[int], shares: list[int]) -> int:
    """The sum of the best values, of which the first counts by the first share in per cent, and so on."""
    ranked = sorted([-value for value in values])
    total = 0
    for rank in range(min(len(ranked), len(shares))):
        total -= shares[rank] * ranked[rank] // 100
    return total
