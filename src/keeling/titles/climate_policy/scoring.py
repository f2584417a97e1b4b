"""Final scoring (document, Final Scoring and Victory): profits as victory points, or common defeat."""

from keeling.kernel.game import Step
from keeling.titles.climate_policy.continents import dirty_plants, emissions, white_cubes
from keeling.titles.climate_policy.layout import (
    NOBODY,
    SHEET_CLEAN,
    SHEET_DIRTY,
    SHEET_LINES,
    SHEET_MONEY,
    SHEET_PERMITS,
    sheet_place,
    with_change,
)
from keeling.titles.climate_policy.ledger import close_books
from keeling.titles.climate_policy.state import DECADES, DEFEAT, SCORING, ClimatePolicy


def points_of(g: ClimatePolicy, player: int, line: int) -> int:
    """One line of a company's scoring sheet as things stand; P-SCO-07: nothing else counts."""
    rules = g.rules
    if line == SHEET_DIRTY:
        return rules.points_dirty * dirty_plants(g, player)  # P-SCO-01
    if line == SHEET_CLEAN:
        return rules.points_cube * white_cubes(g, player)  # P-SCO-02
    if line == SHEET_MONEY:
        return rules.points_money * g.money[player]  # P-SCO-03
    if line == SHEET_PERMITS:
        return rules.points_permit * g.permits[player]  # P-SCO-04
    return -rules.debt_points * g.debt[player]  # P-SCO-05


def worth(g: ClimatePolicy, player: int) -> int:
    """The points a company would have if the game ended now."""
    return sum([points_of(g, player, line) for line in range(SHEET_LINES)])


class FinalScoring(Step[ClimatePolicy]):
    """All companies score, then the game is over."""

    def run(self, g: ClimatePolicy) -> None:
        g.phase = SCORING
        g.then(FinishGame())
        for player in range(g.players - 1, -1, -1):
            g.then(ScoreCompany(player))


class ScoreCompany(Step[ClimatePolicy]):
    """A company fills in its sheet."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: ClimatePolicy) -> None:
        for line in range(SHEET_LINES):
            g.sheet = with_change(g.sheet, sheet_place(self.player, line), points_of(g, self.player, line))
        g.score = with_change(g.score, self.player, worth(g, self.player))


class FinishGame(Step[ClimatePolicy]):
    """The last decade is over."""

    def run(self, g: ClimatePolicy) -> None:
        g.finish(DECADES)


class CommonDefeat(Step[ClimatePolicy]):
    """CO2 has reached the limit: the books are closed, everybody loses and nobody scores (P-SEQ-08)."""

    def run(self, g: ClimatePolicy) -> None:
        close_books(g)
        g.active = NOBODY
        g.finish(DEFEAT)


def winners(g: ClimatePolicy) -> list[int]:
    """The companies with the most points (P-SCO-06); a tie is shared or goes to who emits least (G-90)."""
    best = max(g.score)
    tied = [player for player in range(g.players) if g.score[player] == best]
    if g.rules.fewest_ppm_wins:
        least = min([emissions(g, player) for player in tied])
        tied = [player for player in tied if emissions(g, player) == least]
    return tied
