"""What a company thinks of a competitive position of Second Chance.

The weights were guessed, and then bettered by a random search of some 1,300 games for two to four bots, in which the
better of many mutations were averaged; a common survival counted for most. Each company looks at itself, but all of
them dread the same CO2.
"""

from keeling.bots.opinions.opinion import COMMON_DEFEAT, POINT
from keeling.bots.opinions.second_chance import (
    SecondChanceOpinion,
    cards_in_hand,
    next_ppm,
    pending_income,
    readiness,
    rounds_done,
    scientists_at_work,
    talkers,
    turns_left,
    waiting_by_source,
)
from keeling.bots.opinions.shared import best_few, fossils_to_come, graded
from keeling.bots.opinions.version_0_1.second_chance import Pipeline, is_vacant
from keeling.bots.opinions.weights import Weights
from keeling.kernel.game import PLAYING
from keeling.titles.common.board import SUPPLY
from keeling.titles.common.goals import goal_value
from keeling.titles.common.layout import EMPTY, PLACE_COUNT, SLOT_COUNT, SOURCE_COUNT, topic_at
from keeling.titles.common.market import payable_ceps
from keeling.titles.common.regions import controlled_regions
from keeling.titles.common.summits import talks_of
from keeling.titles.common.tracks import income_on
from keeling.titles.second_chance.competitive import Competitive
from keeling.titles.second_chance.events import is_exempt
from keeling.titles.second_chance.state import TOO_MUCH_CO2


class CompetitiveOpinion(SecondChanceOpinion[Competitive]):
    """The game of the seat's company; common defeat is worse than anything else."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(
            [
                "score",
                "stock",
                "knowledge",
                "summits",
                "projects",
                "control",
                "UN Goals",
                "Company Goals",
                "event",
                "planet",
            ],
            "planet",
        )
        self.coins = weights.number("coins")
        self.coin_few = weights.number("coin_few")
        self.coin_many = weights.number("coin_many")
        self.cubes = weights.number("cubes")
        self.cube_few = weights.number("cube_few")
        self.cube_many = weights.number("cube_many")
        self.ceps = weights.number("ceps")
        self.cep_few = weights.number("cep_few")
        self.cep_many = weights.number("cep_many")
        self.recruited = weights.number("recruited")
        self.card = weights.number("card")
        self.late_cube = weights.number("late_cube")
        self.use = weights.numbers("use")
        self.income = weights.number("income")
        self.space = weights.number("space")
        self.point_learnt = weights.number("point_learnt")
        self.on_project = weights.number("on_project")
        self.to_topic = weights.number("to_topic")
        self.prepared = weights.number("prepared")
        self.proposed = weights.number("proposed")
        self.shares = weights.numbers("shares")
        self.prices = [weights.number(f"lack_{thing}") for thing in ("knowledge", "money", "cube", "cep")]
        self.relief_share = weights.number("relief_share")
        self.control = weights.number("control")
        self.goal = weights.number("goal")
        self.waiting = weights.number("waiting")
        self.bent = weights.number("bent", 0)
        self.ready = weights.number("ready")
        self.claim_shares = weights.numbers("claim_shares")
        self.event = weights.number("event")
        self.cushion = weights.number("cushion")
        self.dread_ppm = weights.number("dread_ppm")
        self.dread_squared = weights.number("dread_squared")
        self.will_prepared = weights.number("will_prepared")
        self.will_proposed = weights.number("will_proposed")
        self.will_turn = weights.number("will_turn")
        self.will_lack = weights.number("will_lack")

    def features(self, g: Competitive, player: int) -> list[int]:
        """All features; in the end only points and defeat are left."""
        score = POINT * g.score[player]
        if g.end != PLAYING:
            # No points are left that could make one defeat better than another.
            return [score, 0, 0, 0, 0, 0, 0, 0, 0, COMMON_DEFEAT - score if g.end == TOO_MUCH_CO2 else 0]
        pipeline = Pipeline(g, g.second.decades - 1, self.prices)
        expected = self.expected_co2(g, pipeline)
        return [
            score,
            self.stock(g, player),
            self.knowledge(g, player),
            self.summits(g, player),
            self.projects(g, pipeline, expected, player),
            self.control * controlled_regions(g, player),
            self.claims(g, player),
            self.company_goals(g, player),
            -self.events(g, player),
            -self.dread(g, expected),
        ]

    def stock(self, g: Competitive, player: int) -> int:
        """Coins, cubes, CEPs, cards, scientists: what they are for building, less and less than for final scoring."""
        turns = turns_left(g, player, g.second.decades)
        ceps = payable_ceps(g, player)
        late = POINT * (g.money[player] + g.price * ceps) // g.second.coins_per_point + self.late_cube * g.cube[player]
        early = (
            graded(g.money[player], self.coins, self.coin_few, self.coin_many)
            + graded(g.cube[player], self.cubes, self.cube_few, self.cube_many)
            + graded(ceps, self.ceps, self.cep_few, self.cep_many)
            + self.recruited * scientists_at_work(g, player)
        )
        return (
            late
            + (early - late) * self.use[min(turns, len(self.use) - 1)] // 100
            + self.card * min(cards_in_hand(g, player), turns)
        )

    def knowledge(self, g: Competitive, player: int) -> int:
        """The income of the decades to come, and a step to plants for every space of a track."""
        times = g.second.decades - g.decade
        if not rounds_done(g):
            times += 1
        total = self.income * pending_income(g, player)
        for source in range(SOURCE_COUNT):
            total += self.income * times * income_on(g, player, source, g.rules.income_places)
            total += self.space * g.expertise_of(player, source) * times // g.second.decades
        return total

    def summits(self, g: Competitive, player: int) -> int:
        """What the player's scientists will learn at summits, and those on projects who could join one."""
        total = 0
        gain = [0] * SOURCE_COUNT  # what one more scientist of the source would bring at best
        for place in range(PLACE_COUNT):
            tile = g.summit_tile[place]
            if tile == EMPTY:
                continue
            size = g.rules.summit_size[tile]
            there = talkers(g, place)
            mine = talks_of(g, place, player)
            value = 2 * self.point_learnt * mine * there // size
            more = 2 * self.point_learnt * (mine + 1) * (there + 1) // size - value
            total += value
            for number in range(size):
                source = g.rules.summit_topics[topic_at(tile, number)]
                if more > gain[source] and is_vacant(g, place, source):
                    gain[source] = more
        for slot in range(SLOT_COUNT):
            if g.project_scientist[slot] == player:
                total += self.on_project + self.to_topic * gain[g.project[slot]] // 100
        return total

    def projects(self, g: Competitive, pipeline: Pipeline, expected: int, player: int) -> int:
        """Projects the player could build from: the plant's worth, less for what he still lacks; the best few count."""
        if turns_left(g, player, g.second.decades) == 0:
            return 0
        relief = self.relief_share * (self.dread(g, expected) - self.dread(g, expected - next_ppm(g))) // 100
        values: list[int] = []
        for n in range(len(pipeline.slots)):
            share = self.prepared if g.installed[pipeline.slots[n]] else self.proposed
            value = (pipeline.points[n] + relief) * share // 100 - pipeline.short(n, player)
            if value > 0:
                values.append(value)
        return best_few(values, self.shares)

    def claims(self, g: Competitive, player: int) -> int:
        """UN Goals: what those the player has are worth, and how near he is to more."""
        table = g.second.un_table
        last = len(table) - 1
        mine = g.un_goals_of(player)
        total = POINT * table[min(mine, last)]
        built = g.supported_by_source(player)
        waiting = waiting_by_source(g, player)
        if not g.un_row or sum(built) + sum(waiting) == 0:
            return total
        near = sorted([readiness(g, card, built, waiting, self.waiting, self.bent) for card in g.un_row])
        for n in range(min(len(near), len(self.claim_shares))):
            step = table[min(mine + n + 1, last)] - table[min(mine + n, last)]
            total += POINT * step * self.ready * self.claim_shares[n] * near[len(near) - 1 - n] // 1_000_000
        return total

    def company_goals(self, g: Competitive, player: int) -> int:
        """The Company Goals as they stand, or the money for them if that is more."""
        total = 0
        for card in range(len(g.goal_place)):
            if g.goal_place[card] == player:
                money = POINT * g.rules.goal_money // g.second.coins_per_point
                total += max(money, self.goal * goal_value(g, player, card))
        return total

    def events(self, g: Competitive, player: int) -> int:
        """What the open event will cost the player, unless he has a stake in its region."""
        if g.event_open != EMPTY and not is_exempt(g, player, g.event_open):
            return self.event
        return 0

    def expected_co2(self, g: Competitive, pipeline: Pipeline) -> int:
        """The CO2 after the last supply, if the turns before it are used as well as can be expected."""
        first = g.decade if g.phase == SUPPLY else g.decade + 1
        turns = sum(pipeline.turns)
        plants = 0
        for actions in (1, 2):
            for n in range(len(pipeline.slots)):
                needed = 1 if g.installed[pipeline.slots[n]] else 2
                builder = pipeline.builder(n, pipeline.turns)
                if needed == actions and turns >= actions and builder != EMPTY:
                    turns -= actions
                    chance = self.will_prepared if actions == 1 else self.will_proposed
                    plants += max(0, chance - self.will_lack * pipeline.short(n, builder) // 100)
        plants += self.will_turn * turns
        return g.co2 + next_ppm(g) * (100 * fossils_to_come(g, first) - plants) // 100

    def dread(self, g: Competitive, expected: int) -> int:
        """The cost of expecting so much CO2: nothing below the limit with a cushion, more and more above it."""
        if g.decade == g.second.decades and g.phase != SUPPLY:
            return 0
        excess = expected - (g.second.defeat - self.cushion)
        if excess <= 0:
            return 0
        return self.dread_ppm * excess + self.dread_squared * excess * excess // 100


OPINION = CompetitiveOpinion
