"""The parts of the final scoring that both titles have: goals are counted first, then CEPs, goals and coins score."""

from keeling.kernel.game import PLAYING, Step
from keeling.titles.common.board import SHEET_COINS, SHEET_CUBES, SHEET_GOAL, SHEET_PLAY, Board, sheet_at, with_entry
from keeling.titles.common.goals import goal_value
from keeling.titles.common.layout import EMPTY, REGION_COUNT
from keeling.titles.common.places import GOAL_DISCARDED, GOAL_SCORED


class RevealGoals(Step[Board]):
    """The Company Goals are turned up and counted before anything else changes (C-SCO-01, B-42, G-57)."""

    def run(self, g: Board) -> None:
        g.reveal()
        sheets = g.breakdown[:]
        for player in range(g.players):
            sheets[sheet_at(player, SHEET_PLAY)] = g.score[player]
            line = sheet_at(player, SHEET_GOAL)
            for card, place in enumerate(g.goal_place):
                if place == player:
                    sheets[line] = goal_value(g, player, card)
                    line += 1
        g.breakdown = sheets


class CollectRegionCeps(Step[Board]):
    """The CEPs of controlled regions come into the controller's hand (C-SCO-02, C-CTL-11, SX-SCO-01)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: Board) -> None:
        for region in range(REGION_COUNT):
            if g.controller[region] == self.player:
                g.cep[self.player] += g.region_cep[region]
                g.region_cep[region] = 0


class SellAllCeps(Step[Board]):
    """All CEPs are sold at the current price, which does not move (C-SCO-03, SX-SCO-01)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: Board) -> None:
        count = g.cep[self.player]
        g.money[self.player] += g.price * count
        if g.rules.sale_to_bank:
            g.bank += count
        else:
            g.market += count
        g.cep[self.player] = 0


class ScoreCompanyGoal(Step[Board]):
    """A Company Goal, counted on this line of the sheet, gives its points, or coins where these are worth more.

    C-SCO-05, SX-SCO-02, G-58.
    """

    def __init__(self, player: int, line: int) -> None:
        self.player = player
        self.line = line

    def run(self, g: Board) -> None:
        card = g.goal_of(self.player)
        if card == EMPTY:
            return
        rules = g.rules
        index = sheet_at(self.player, self.line)
        points = g.breakdown[index]
        money = g.money[self.player]
        worth = (money + rules.goal_money) // rules.coins_per_point - money // rules.coins_per_point
        if points > worth or (points == worth and not rules.goal_ties_to_money):
            g.score[self.player] += points
            g.goal_place[card] = GOAL_SCORED + self.player
        else:
            g.breakdown = with_entry(g.breakdown, index, 0)
            g.money[self.player] += rules.goal_money
            g.goal_place[card] = GOAL_DISCARDED + self.player


class ScoreCoins(Step[Board]):
    """Coins give points, rounded down (C-SCO-06, SX-SCO-03, G-53)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: Board) -> None:
        points = g.money[self.player] // g.rules.coins_per_point
        g.score[self.player] += points
        g.breakdown = with_entry(g.breakdown, sheet_at(self.player, SHEET_COINS), points)


class ScoreMostCubes(Step[Board]):
    """All players with the most tech cubes score (C-SCO-07, SX-SCO-04, G-54: at least one)."""

    def run(self, g: Board) -> None:
        most = max(g.cube)
        for player in range(g.players):
            if most > 0 and g.cube[player] == most:
                g.score[player] += g.rules.most_cubes
                g.breakdown = with_entry(g.breakdown, sheet_at(player, SHEET_CUBES), g.rules.most_cubes)


class FinishGame(Step[Board]):
    """The game is over."""

    def __init__(self, end: int) -> None:
        self.end = end

    def run(self, g: Board) -> None:
        g.finish(self.end)


# Who wins


def winners(g: Board) -> list[int]:
    """The seats nobody is ahead of."""
    seats = range(g.players)
    return [player for player in seats if all(g.rules.compare_players(g, player, other) >= 0 for other in seats)]


def score_shares(g: Board) -> list[int]:
    """How each seat stands, for bots: a share of the best score, and all of it for the winners of a finished game."""
    best = max(g.score)
    shares = [max(1, 600 - 8 * (best - points)) for points in g.score]
    if g.end != PLAYING:
        for seat in winners(g):
            shares[seat] = 1000
    return shares
