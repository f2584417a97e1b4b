"""What a company thinks of a competitive position of Second Chance.

Each company looks at itself, but all of them dread the same CO2: every supply to come is a test that all companies
pass or fail together, so the pace of all plants counts for everybody.
"""

from typing import Final

from keeling.bots.opinions.opinion import COMMON_DEFEAT, POINT
from keeling.bots.opinions.second_chance import (
    SecondChanceOpinion,
    cards_in_hand,
    pending_income,
    readiness,
    rounds_done,
    scientists_at_work,
    turns_left,
    waiting_by_source,
)
from keeling.bots.opinions.second_chance_works import Lack, Pace, Works, team_ceps, team_turns, turns_until
from keeling.bots.opinions.shared import best_few, empty_spaces, graded
from keeling.bots.opinions.weights import Weights
from keeling.kernel.game import PLAYING
from keeling.titles.common.board import SUPPLY
from keeling.titles.common.goals import goal_value
from keeling.titles.common.layout import EMPTY, NOBODY, PLACE_COUNT, SLOT_COUNT, SOURCE_COUNT, disc_of, topic_at
from keeling.titles.common.regions import controlled_regions
from keeling.titles.common.tracks import income_on
from keeling.titles.second_chance.competitive import Competitive
from keeling.titles.second_chance.events import is_exempt
from keeling.titles.second_chance.state import TOO_MUCH_CO2

CERTAIN: Final = 1000  # per mille


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
        self.overlooked = ["stock", "knowledge", "summits", "control", "UN Goals", "Company Goals"]
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
        self.lack = Lack(weights)
        self.pace = Pace(weights, self.lack)
        self.control = weights.number("control")
        self.goal = weights.number("goal")
        self.waiting = weights.number("waiting")
        self.bent = weights.number("bent", 0)
        self.ready = weights.number("ready")
        self.claim_shares = weights.numbers("claim_shares")
        self.event = weights.number("event")
        self.planet = weights.number("planet")
        self.spread = weights.number("spread", 1)
        self.spread_fossil = weights.number("spread_fossil", 0)
        self.spread_turn = weights.number("spread_turn", 0)
        self.survival_step = weights.number("survival_step", 1)
        self.survival = weights.numbers("survival")

    def features(self, g: Competitive, player: int) -> list[int]:
        """All features; in the end only points and defeat are left."""
        score = POINT * g.score[player]
        if g.end != PLAYING:
            # No points are left that could make one defeat better than another.
            return [score, 0, 0, 0, 0, 0, 0, 0, 0, COMMON_DEFEAT - score if g.end == TOO_MUCH_CO2 else 0]
        works = Works(g)
        ceps = team_ceps(g)
        return [
            score,
            self.stock(g, player, ceps[player]),
            self.knowledge(g, player),
            self.summits(g, player),
            self.projects(g, works, ceps[player], player),
            self.control * controlled_regions(g, player),
            self.claims(g, player),
            self.company_goals(g, player),
            -self.events(g, player),
            self.planet * (self.survival_chance(g, works, ceps) - CERTAIN) // CERTAIN,
        ]

    def stock(self, g: Competitive, player: int, ceps: int) -> int:
        """Coins, cubes, CEPs, cards, scientists: what they are for building, less and less than for final scoring."""
        turns = turns_left(g, player, g.second.decades)
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
        topics = g.rules.summit_topics
        scientist = g.summit_scientist
        for place in range(PLACE_COUNT):
            tile = g.summit_tile[place]
            if tile == EMPTY:
                continue
            size = g.rules.summit_size[tile]
            first = topic_at(place, 0)
            there = 0
            mine = 0
            for topic in range(first, first + size):
                if scientist[topic] != NOBODY:
                    there += 1
                    if scientist[topic] == player:
                        mine += 1
            value = 2 * self.point_learnt * mine * there // size
            more = 2 * self.point_learnt * (mine + 1) * (there + 1) // size - value
            total += value
            for number in range(size):
                source = topics[topic_at(tile, number)]
                if more > gain[source] and scientist[first + number] == NOBODY:
                    gain[source] = more
        for slot in range(SLOT_COUNT):
            if g.project_scientist[slot] == player:
                total += self.on_project + self.to_topic * gain[g.project[slot]] // 100
        return total

    def projects(self, g: Competitive, works: Works, ceps: int, player: int) -> int:
        """Projects the player could build from: the plant's worth, less for what he still lacks; the best few count."""
        if turns_left(g, player, g.second.decades) == 0:
            return 0
        values: list[int] = []
        for n in range(len(works.slots)):
            plant = works.plants[n]
            is_prepared = n < works.prepared
            share = self.prepared if is_prepared else self.proposed
            known = g.expertise[disc_of(player, g.project[works.slots[n]])]
            spare = 0 if is_prepared else 1
            value = POINT * g.second.plant_points[plant] * share // 100 - self.lack.of(
                g, plant, known, g.money[player], g.cube[player], ceps - spare
            )
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

    def survival_chance(self, g: Competitive, works: Works, ceps: list[int]) -> int:
        """The chance that every supply to come will leave the CO2 below the limit, in per mille."""
        rules = g.second
        turns = team_turns(g)
        fossils = 0
        chance = CERTAIN
        for decade in range(g.decade if g.phase == SUPPLY else g.decade + 1, rules.decades + 1):
            fossils += empty_spaces(g, decade)
            plants = 0
            spread = self.spread + self.spread_fossil * fossils
            if decade > g.decade:
                until = turns_until(g, turns, decade - 1)
                for number in until:
                    spread += self.spread_turn * number
                plants = self.pace.plants(g, works, ceps, until, decade).helpful
            margin = 100 * (rules.defeat - g.co2) - works.ppm * (100 * fossils - plants)
            chance = chance * self.chance_with(100 * margin // spread) // CERTAIN
        return chance

    def chance_with(self, margin: int) -> int:
        """The chance to survive a supply with this margin, in hundredths of what it may vary by: from a table."""
        table = self.survival
        last = len(table) - 1
        position = 2 * margin + self.survival_step * last  # the table is centred at no margin
        step = 2 * self.survival_step
        n = position // step
        if n < 0:
            return table[0]
        if n >= last:
            return table[last]
        return table[n] + (table[n + 1] - table[n]) * (position - n * step) // step


OPINION = CompetitiveOpinion
