"""What a bot thinks of a classic position. The weights were found by letting four bots play each other."""

from typing import Final

from keeling.bots.opinions.opinion import COMMON_DEFEAT, POINT
from keeling.bots.opinions.shared import BoardOpinion, best_few, empty_spaces, fossils_to_come, graded, mean_ppm
from keeling.bots.opinions.weights import Weights
from keeling.kernel.game import PLAYING
from keeling.titles.classic.auction import Bid, NameStartPlayer, PayBid
from keeling.titles.classic.solitaire import ChooseStarterRegion, PutStarterProject
from keeling.titles.classic.state import DEFEAT, Classic
from keeling.titles.classic.supply import CoverShortfall
from keeling.titles.classic.turn import LearnFromProject, TurnMenu
from keeling.titles.common.board import OPERATIONS
from keeling.titles.common.goals import goal_value
from keeling.titles.common.layout import (
    EMPTY,
    NOBODY,
    REGION_COUNT,
    SLOT_COUNT,
    SOURCE_COUNT,
    plant_at,
    region_of,
    track_at,
)
from keeling.titles.common.lobby import DraftPick
from keeling.titles.common.regions import all_green
from keeling.titles.common.supply import ChooseSupplyStart, SplitIncome

RISK_STEP: Final = 10  # ppm between two entries of the table of risks


class ClassicOpinion(BoardOpinion[Classic]):
    """Points, and what may become points; common defeat is worse than anything else."""

    def __init__(self, weights: Weights) -> None:
        names = ["score", "stock", "knowledge", "scientists", "projects", "control", "cards", "planet"]
        super().__init__(names, "planet")
        self.beginnings = (
            TurnMenu,
            SplitIncome,
            ChooseSupplyStart,
            CoverShortfall,
            DraftPick,
            ChooseStarterRegion,
            PutStarterProject,
            Bid,
            PayBid,
            NameStartPlayer,
        )
        self.learning += (LearnFromProject,)
        self.settled_in_0_1 = False
        self.overlooked = ["stock", "knowledge", "scientists", "control", "cards"]
        self.coins = weights.number("coins")
        self.coin_few = weights.number("coin_few")
        self.coin_many = weights.number("coin_many")
        self.cubes = weights.number("cubes")
        self.cube_few = weights.number("cube_few")
        self.cube_many = weights.number("cube_many")
        self.ceps = weights.number("ceps")
        self.cep_few = weights.number("cep_few")
        self.cep_coin = weights.number("cep_coin")
        self.space = weights.number("space")
        self.income = weights.number("income")
        self.licence = weights.number("licence")
        self.recruited = weights.number("recruited")
        self.teaching = weights.number("teaching")
        self.teaching_more = weights.number("teaching_more")
        self.teaching_soon = weights.number("teaching_soon")
        self.talking = weights.number("talking")
        self.plant_point = weights.number("plant_point")
        self.relief_share = weights.number("relief_share")
        self.not_installed = weights.number("not_installed")
        self.shares = weights.numbers("shares")
        self.lack_expertise = weights.number("lack_expertise")
        self.lack_cube = weights.number("lack_cube")
        self.lack_money = weights.number("lack_money")
        self.others_scientist = weights.number("others_scientist")
        self.controlled = weights.number("controlled")
        self.region_cep_coin = weights.number("region_cep_coin")
        self.card = weights.number("card")
        self.goal = weights.number("goal")
        self.goal_least = weights.number("goal_least")
        self.cushion = weights.number("cushion")
        self.dread_ppm = weights.number("dread_ppm")
        self.dread_squared = weights.number("dread_squared")
        self.pace = weights.number("pace")
        self.stake = weights.number("stake")
        self.risk = weights.numbers("risk")
        self.risk_from = weights.number("risk_from")

    def features(self, g: Classic, player: int) -> list[int]:
        """All features; in the end only points and defeat are left."""
        score = POINT * g.score[player]
        if g.end != PLAYING:
            # No points are left that could make one defeat better than another.
            return [score, 0, 0, 0, 0, 0, 0, COMMON_DEFEAT - score if g.end == DEFEAT else 0]
        return [
            score,
            self.stock(g, player),
            self.knowledge(g, player),
            self.scientists(g, player),
            self.projects(g, player),
            self.control(g, player),
            self.cards(g, player),
            -self.dread(g, expected_co2(g)) - self.next_danger(g),
        ]

    def stock(self, g: Classic, player: int) -> int:
        """Coins, cubes and CEPs: each is worth more while few of it are there, because building needs all three."""
        return (
            graded(g.money[player], self.coins, self.coin_few, self.coin_many)
            + graded(g.cube[player], self.cubes, self.cube_few, self.cube_many)
            + graded(g.cep[player], self.ceps, self.cep_few, self.cep_coin * g.price)
        )

    def knowledge(self, g: Classic, player: int) -> int:
        """Expertise: the income of the decades to come, discounted, and the licence to build the next plant."""
        rules = g.classic
        decades_left = rules.decades - g.decade
        total = 0
        for source in range(SOURCE_COUNT):
            position = g.expertise_of(player, source)
            if position == 0:
                continue
            income = rules.track_income[track_at(source, position)]
            total += self.space * position + self.income * income * (decades_left + 1)
            if g.plants_built[source] < rules.plant_tiles[source]:
                needed = rules.plant_cubes[plant_at(source, g.plants_built[source])]
                total += self.licence * min(position, needed)
        return total

    def scientists(self, g: Classic, player: int) -> int:
        """Scientists: recruited ones, those who will teach something at the end of the turn, those at summits."""
        total = self.recruited * (g.classic.scientists - g.pool_scientists[player])
        teaching = 0
        for slot in range(SLOT_COUNT):
            if g.project_scientist[slot] == player:
                source = g.project[slot]
                if g.expertise_of(player, source) < g.rules.track_length[source]:
                    teaching += 1
        if teaching > 0:
            total += self.teaching + self.teaching_more * (teaching - 1)
            if g.active == player:
                total += self.teaching_soon
        for owner in g.summit_scientist:
            if owner == player:
                total += self.talking
        return total

    def projects(self, g: Classic, player: int) -> int:
        """Projects the player could build from: the plant's worth, less for what he still lacks; the best few count."""
        rules = g.classic
        worth_of_relief = self.relief_share * self.relief(g) // 100
        values: list[int] = []
        for slot in range(SLOT_COUNT):
            source = g.project[slot]
            if source == EMPTY or g.plants_built[source] >= rules.plant_tiles[source]:
                continue
            region = region_of(slot)
            if all_green(g, region):
                continue
            plant = plant_at(source, g.plants_built[source])
            needed = rules.plant_cubes[plant]
            lacking = max(0, needed - g.expertise_of(player, source))
            cubes = needed - (1 if g.region_cube[region] > 0 else 0)
            lacking_cubes = max(0, cubes - g.cube[player])
            lacking_money = max(0, rules.plant_money[plant] - g.money[player])
            value = self.plant_point * rules.plant_points[plant] + worth_of_relief
            if not g.installed[slot]:
                value = value * self.not_installed // 100
            value -= self.lack_expertise * lacking + self.lack_cube * lacking_cubes + self.lack_money * lacking_money
            if g.project_scientist[slot] != NOBODY and g.project_scientist[slot] != player:
                value -= self.others_scientist
            if value > 0:
                values.append(value)
        return best_few(values, self.shares)

    def control(self, g: Classic, player: int) -> int:
        """Controlled regions: their CEPs at the end, and a base for more."""
        total = 0
        for region in range(REGION_COUNT):
            if g.controller[region] == player:
                total += self.controlled + self.region_cep_coin * g.price * g.region_cep[region]
        return total

    def cards(self, g: Classic, player: int) -> int:
        """Lobby cards in hand, and the Company Goal as it stands."""
        total = 0
        for place in g.lobby_place:
            if place == player:
                total += self.card
        goal = g.goal_of(player)
        if goal != EMPTY:
            total += max(self.goal_least, self.goal * goal_value(g, player, goal))
        return total

    def next_danger(self, g: Classic) -> int:
        """What the next supply puts at stake: the chance that it brings too much CO2."""
        if g.decade >= g.classic.decades:
            return 0
        empty = 100 * empty_spaces(g, g.decade + 1) - self.pace * turns_of_decade(g)
        margin = g.classic.defeat - g.co2 - max(0, empty) * mean_ppm(g) // 100
        step = max(0, (margin - self.risk_from) // RISK_STEP)
        return self.stake * self.risk[step] // 1000 if step < len(self.risk) else 0

    def relief(self, g: Classic) -> int:
        """How much one more plant takes from the danger."""
        expected = expected_co2(g)
        return self.dread(g, expected) - self.dread(g, expected - mean_ppm(g))

    def dread(self, g: Classic, expected: int) -> int:
        """The cost of expecting so much CO2: nothing far below the limit, more and more above it."""
        excess = expected - (g.classic.defeat - self.cushion * mean_ppm(g))
        if excess <= 0:
            return 0
        return self.dread_ppm * excess + self.dread_squared * excess * excess // 100


def turns_of_decade(g: Classic) -> int:
    """How many turns are left before the next supply, the one that is being taken not among them."""
    if g.phase != OPERATIONS:
        return g.rules.rounds_now(g) * g.players
    turns = (g.rules.rounds_now(g) - (g.round - g.players)) * g.players
    if g.active != NOBODY:
        turns -= (g.active - g.start_player) % g.players + 1
    return turns


def expected_co2(g: Classic) -> int:
    """The CO2 if nothing more is built: what is there, and an average plant for every supply still to come."""
    return g.co2 + fossils_to_come(g, g.decade + 1) * mean_ppm(g)


OPINION = ClassicOpinion
