"""Game End of both modes (rulebook): the team's victory or defeat, and the companies' final scoring."""

from keeling.kernel.game import Step
from keeling.titles.common.board import SCORING, SHEET_GOAL, SHEET_UN_GOALS, sheet_at, with_entry
from keeling.titles.common.regions import plant_count
from keeling.titles.common.scoring import (
    CollectRegionCeps,
    FinishGame,
    RevealGoals,
    ScoreCoins,
    ScoreCompanyGoal,
    ScoreMostCubes,
    SellAllCeps,
)
from keeling.titles.second_chance.competitive import Competitive
from keeling.titles.second_chance.cooperative import Cooperative
from keeling.titles.second_chance.private_goals import goals_held, is_achieved, show_goals
from keeling.titles.second_chance.state import DECADES, PRIVATE_GOAL_MISSED, UN_GOALS_UNCLAIMED, VICTORY

# Cooperative


class FinalTest(Step[Cooperative]):
    """After the last decade the team wins, unless a Private Goal or too many UN Goals were missed (SO-END-01)."""

    def run(self, g: Cooperative) -> None:
        g.reveal()
        g.phase = SCORING
        show_goals(g)
        for player in range(g.players):
            if not any(is_achieved(g, player, card) for card in goals_held(g, player)):
                g.finish(PRIVATE_GOAL_MISSED)  # SO-END-03, G-75
                return
        if len(g.un_row) > g.second.un_unclaimed_most:
            g.finish(UN_GOALS_UNCLAIMED)  # SO-END-04, G-76
        else:
            g.finish(VICTORY)  # SO-END-05


def epithet(g: Cooperative) -> tuple[str, str]:
    """What a victorious team may call itself: a rank by unclaimed UN Goals, a name by CO2 (SO-END-05)."""
    rules = g.second
    rank = rules.epithet_ranks[min(len(g.un_row), len(rules.epithet_ranks) - 1)]
    for n in range(len(rules.epithet_titles)):
        if g.co2 <= rules.epithet_ppm[n]:
            return rank, rules.epithet_titles[n]
    return rank, rules.epithet_titles[-1]


# Competitive


class FinalScoring(Step[Competitive]):
    """The final scoring in its order (SX-SCO-01 to SX-SCO-05), then the game is over (SX-END-01)."""

    def run(self, g: Competitive) -> None:
        g.phase = SCORING
        g.then(ScoreMostCubes(), ScoreUnGoals(), FinishGame(DECADES))
        for player in range(g.players - 1, -1, -1):
            g.then(ScoreCoins(player))
        for player in range(g.players - 1, -1, -1):
            for n in range(g.second.goals_kept):
                g.then(ScoreCompanyGoal(player, SHEET_GOAL + g.second.goals_kept - 1 - n))
        for player in range(g.players - 1, -1, -1):
            g.then(CollectRegionCeps(player), SellAllCeps(player))
        g.then(RevealGoals())  # B-42


class ScoreUnGoals(Step[Competitive]):
    """UN Goals score by their number (SX-SCO-05)."""

    def run(self, g: Competitive) -> None:
        table = g.second.un_table
        for player in range(g.players):
            points = table[min(g.un_goals_of(player), len(table) - 1)]
            g.score[player] += points
            g.breakdown = with_entry(g.breakdown, sheet_at(player, SHEET_UN_GOALS), points)


def compare_players(g: Competitive, one: int, other: int) -> int:
    """Positive if the one is ahead in the final order, negative if the other is, 0 if they share (SX-SCO-06)."""
    if g.score[one] != g.score[other]:
        return g.score[one] - g.score[other]
    goals = g.un_goals_of(one) - g.un_goals_of(other)
    if goals != 0:
        return goals
    plants = plant_count(g, one) - plant_count(g, other)
    if plants != 0:
        return plants
    prepared = sum(g.prepared_by_source(one)) - sum(g.prepared_by_source(other))
    return prepared if prepared != 0 else g.money[one] - g.money[other]  # G-56
