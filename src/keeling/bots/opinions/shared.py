"""What the opinions about all titles on the board share."""

from typing import Any, TypeVar

from keeling.bots.opinions.opinion import DecisionTypes, Opinion
from keeling.kernel.game import Decision
from keeling.titles.common.alphabet import LEARN, RECRUIT
from keeling.titles.common.board import Board
from keeling.titles.common.layout import EMPTY, FOSSIL_KINDS, REGION_COUNT, space_at
from keeling.titles.common.lobby import MoveByCard
from keeling.titles.common.propose import GrantResearch
from keeling.titles.common.summits import SummitPoint
from keeling.titles.common.tracks import LearnAny

B = TypeVar("B", bound=Board, contravariant=True)


class BoardOpinion(Opinion[B]):
    """An opinion about a title on the board. A scientist is recruited or stays where he is; who learns goes on."""

    learning: DecisionTypes  # follow-ups that ask for a track: the one where the player is furthest

    def __init__(self, names: list[str], feared: str = "") -> None:
        super().__init__(names, feared)
        self.declined = (GrantResearch, MoveByCard)
        self.learning = (LearnAny, SummitPoint)

    def answer(self, g: B, decision: Decision[Any]) -> int:
        """The simplest answer to a follow-up question."""
        if isinstance(decision, self.learning):
            return best_track(g, decision.player)
        if g.legal[0] == RECRUIT.code():
            return g.legal[0]
        return super().answer(g, decision)


def best_track(g: Board, player: int) -> int:
    """Of the tracks that the player may learn on, the one where he is furthest."""
    best = g.legal[0]
    for action in g.legal:
        if g.expertise_of(player, LEARN.source(action)) > g.expertise_of(player, LEARN.source(best)):
            best = action
    return best


def mean_ppm(g: Board) -> int:
    """The CO2 of an average fossil plant."""
    total = 0
    for kind in range(FOSSIL_KINDS):
        total += g.rules.fossil_ppm[kind] * g.rules.fossil_tiles[kind]
    return total // sum(g.rules.fossil_tiles)


def empty_spaces(g: Board, decade: int) -> int:
    """How many regions still lack energy for the decade."""
    count = 0
    for region in range(REGION_COUNT):
        if decade <= g.rules.demand_spaces[region] and g.space[space_at(region, decade - 1)] == EMPTY:
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
