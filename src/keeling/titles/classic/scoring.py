"""Game End (rulebook): when the game ends, the final scoring, and who wins."""

from keeling.kernel.game import PLAYING, Step
from keeling.titles.classic.rules import (
    COUNTS_CEPS,
    COUNTS_CONTROLLED,
    COUNTS_LEADS,
    COUNTS_PLANTS_AFTER_FIRST,
    COUNTS_SUPPLIED,
    COUNTS_UN_GOALS,
)
from keeling.titles.classic.state import (
    DECADES,
    GOAL_DISCARDED,
    GOAL_SCORED,
    GREEN_REGIONS,
    SAFE_ZONE,
    SHEET_COINS,
    SHEET_CUBES,
    SHEET_GOAL,
    SHEET_INCOME,
    SHEET_LINES,
    SHEET_PLAY,
    SHEET_UN_GOALS,
    SOLO_OVER,
    Classic,
)
from keeling.titles.common.board import EMPTY, REGION_COUNT, SCORING, SOURCE_COUNT
from keeling.titles.common.regions import (
    all_green,
    controlled_regions,
    owns_plant,
    plant_count,
    plants_by_source,
)
from keeling.titles.common.tracks import income_of, leads


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
            g.then(ScoreCompanyGoal(player))
        if self.end != SOLO_OVER:  # C-SOLO-11
            for player in range(g.players - 1, -1, -1):
                g.then(ScoreFinalIncome(player))
        for player in range(g.players - 1, -1, -1):
            g.then(CollectRegionCeps(player), SellAllCeps(player))
        g.then(RevealGoals())


class RevealGoals(Step[Classic]):
    """The Company Goals are turned up and counted before anything else changes (C-SCO-01)."""

    def run(self, g: Classic) -> None:
        g.reveal()
        for player in range(g.players):
            g.breakdown[player * SHEET_LINES + SHEET_PLAY] = g.score[player]
            card = g.goal_of(player)
            if card != EMPTY:
                g.breakdown[player * SHEET_LINES + SHEET_GOAL] = goal_value(g, player, card)


class CollectRegionCeps(Step[Classic]):
    """The CEPs of controlled regions come into the controller's hand (C-SCO-02, C-CTL-11)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: Classic) -> None:
        for region in range(REGION_COUNT):
            if g.controller[region] == self.player:
                g.cep[self.player] += g.region_cep[region]
                g.region_cep[region] = 0


class SellAllCeps(Step[Classic]):
    """All CEPs are sold at the current price, which does not move (C-SCO-03)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: Classic) -> None:
        g.money[self.player] += g.price * g.cep[self.player]
        g.market += g.cep[self.player]
        g.cep[self.player] = 0


class ScoreFinalIncome(Step[Classic]):
    """Income is distributed once more, as points (C-SCO-04, B-03, G-52)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: Classic) -> None:
        points = income_of(g, self.player, g.classic.final_places)
        g.score[self.player] += points
        g.breakdown[self.player * SHEET_LINES + SHEET_INCOME] = points


class ScoreCompanyGoal(Step[Classic]):
    """A Company Goal gives its points, or coins where these are worth more (C-SCO-05, G-58)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: Classic) -> None:
        card = g.goal_of(self.player)
        if card == EMPTY:
            return
        rules = g.classic
        line = self.player * SHEET_LINES + SHEET_GOAL
        points = g.breakdown[line]
        money = g.money[self.player]
        if points >= (money + rules.goal_money) // rules.coins_per_point - money // rules.coins_per_point:
            g.score[self.player] += points
            g.goal_place[card] = GOAL_SCORED + self.player
        else:
            g.breakdown[line] = 0
            g.money[self.player] += rules.goal_money
            g.goal_place[card] = GOAL_DISCARDED + self.player


class ScoreCoins(Step[Classic]):
    """Coins give points, rounded down (C-SCO-06, G-53)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: Classic) -> None:
        points = g.money[self.player] // g.classic.coins_per_point
        g.score[self.player] += points
        g.breakdown[self.player * SHEET_LINES + SHEET_COINS] = points


class ScoreMostCubes(Step[Classic]):
    """All players with the most tech cubes score (C-SCO-07, G-54: at least one)."""

    def run(self, g: Classic) -> None:
        most = max(g.cube)
        for player in range(g.players):
            if most > 0 and g.cube[player] == most:
                g.score[player] += g.classic.most_cubes
                g.breakdown[player * SHEET_LINES + SHEET_CUBES] = g.classic.most_cubes


class ScoreMostUnGoals(Step[Classic]):
    """All players with the most UN Goals score (C-SCO-08, G-54: at least one)."""

    def run(self, g: Classic) -> None:
        scored = [g.un_goals_of(player) for player in range(g.players)]
        most = max(scored)
        for player in range(g.players):
            if most > 0 and scored[player] == most:
                g.score[player] += g.classic.most_un_goals
                g.breakdown[player * SHEET_LINES + SHEET_UN_GOALS] = g.classic.most_un_goals


class FinishGame(Step[Classic]):
    """The game is over."""

    def __init__(self, end: int) -> None:
        self.end = end

    def run(self, g: Classic) -> None:
        g.finish(self.end)


def goal_value(g: Classic, player: int, card: int) -> int:
    """The points a Company Goal is worth to the player now (C-GOAL-27 to C-GOAL-33)."""
    rules = g.classic
    return min(rules.goal_most[card], rules.goal_points[card] * goal_count(g, player, rules.goal_counts[card]))


def goal_count(g: Classic, player: int, counts: int) -> int:
    """What a Company Goal counts, for the player."""
    if counts == COUNTS_CONTROLLED:
        return controlled_regions(g, player)
    if counts == COUNTS_UN_GOALS:
        return g.un_goals_of(player)
    if counts == COUNTS_PLANTS_AFTER_FIRST:
        return max(0, plant_count(g, player) - 1)
    if counts == COUNTS_CEPS:
        return g.cep[player]
    count = 0
    if counts == COUNTS_SUPPLIED:
        for region in range(REGION_COUNT):
            if owns_plant(g, region, player):
                count += 1
    elif counts == COUNTS_LEADS:
        for source in range(SOURCE_COUNT):
            if leads(g, player, source):
                count += 1
    else:
        for plants in plants_by_source(g, player):
            if plants > 0:
                count += 1
    return count


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


def winners(g: Classic) -> list[int]:
    """The seats nobody is ahead of."""
    return [
        player
        for player in range(g.players)
        if all(compare_players(g, player, other) >= 0 for other in range(g.players))
    ]
