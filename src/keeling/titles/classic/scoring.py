"""Game End (rulebook): when the game ends, the final scoring, and who wins."""

from keeling.kernel.game import PLAYING, Step
from keeling.titles.classic.state import DECADES, GREEN_REGIONS, SAFE_ZONE, SOLO_OVER, Classic
from keeling.titles.common.board import SCORING, SHEET_GOAL, SHEET_INCOME, SHEET_UN_GOALS, sheet_at, with_entry
from keeling.titles.common.layout import REGION_COUNT, SOURCE_COUNT
from keeling.titles.common.regions import all_green, controlled_regions, plant_count
from keeling.titles.common.scoring import (
    CollectRegionCeps,
    FinishGame,
    RevealGoals,
    ScoreCoins,
    ScoreCompanyGoal,
    ScoreMostCubes,
    SellAllCeps,
)
from keeling.titles.common.tracks import income_of


def end_of_operations(g: Classic) -> int:
    """Why the game ends after this Operations phase; PLAYING if it does not (C-END-04, G-59: one end)."""
    rules = g.classic
    if g.decade >= rules.decades:
        return DECADES  # C-END-01
    green = 0
    for region in range(REGION_COUNT):
        if all_green(g, region):
            green += 1
    if green >= rules.green_regions:
        return GREEN_REGIONS  # C-END-02
    if g.operations_co2 >= rules.safe_zone > g.co2 and g.decade >= rules.safe_zone_decade:
        return SAFE_ZONE  # C-END-03, G-50
    return PLAYING


# Final scoring


class FinalScoring(Step[Classic]):
    """The final scoring in its order (C-SCO-01 to C-SCO-08, B-16), then the game is over."""

    def __init__(self, end: int) -> None:
        self.end = end

    def run(self, g: Classic) -> None:
        g.phase = SCORING
        g.then(FinishGame(self.end))
        g.then(ScoreMostUnGoals())
        g.then(ScoreMostCubes())
        for player in range(g.players - 1, -1, -1):
            g.then(ScoreCoins(player))
        for player in range(g.players - 1, -1, -1):
            g.then(ScoreCompanyGoal(player, SHEET_GOAL))
        if self.end != SOLO_OVER:  # C-SOLO-11
            for player in range(g.players - 1, -1, -1):
                g.then(ScoreFinalIncome(player))
        for player in range(g.players - 1, -1, -1):
            g.then(CollectRegionCeps(player), SellAllCeps(player))
        g.then(RevealGoals())


class ScoreFinalIncome(Step[Classic]):
    """Income is distributed once more, as points (C-SCO-04, B-03, G-52)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: Classic) -> None:
        points = income_of(g, self.player, g.classic.final_places)
        g.score[self.player] += points
        g.breakdown = with_entry(g.breakdown, sheet_at(self.player, SHEET_INCOME), points)


class ScoreMostUnGoals(Step[Classic]):
    """All players with the most UN Goals score (C-SCO-08, G-54: at least one)."""

    def run(self, g: Classic) -> None:
        scored = [g.un_goals_of(player) for player in range(g.players)]
        most = max(scored)
        for player in range(g.players):
            if most > 0 and scored[player] == most:
                g.score[player] += g.classic.most_un_goals
                g.breakdown = with_entry(g.breakdown, sheet_at(player, SHEET_UN_GOALS), g.classic.most_un_goals)


# Who wins


def compare_players(g: Classic, one: int, other: int) -> int:
    """Positive if the one is ahead in the final order, negative if the other is, 0 if they share (C-SCO-10)."""
    if g.score[one] != g.score[other]:
        return g.score[one] - g.score[other]  # C-SCO-09
    plants = plant_count(g, one) - plant_count(g, other)
    if plants != 0:
        return plants
    for source in range(SOURCE_COUNT):
        difference = g.expertise_of(one, source) - g.expertise_of(other, source)
        if difference != 0:
            return difference
    return controlled_regions(g, one) - controlled_regions(g, other)
