"""What the team still has to achieve in a cooperative game of Second Chance, as a part of a bot's opinion.

Environmental Goals cost points until they are achieved; UN Goals and the own Private Goals decide in the end.
"""

from typing import Final

from keeling.bots.opinions.second_chance import readiness, talkers, waiting_by_source
from keeling.bots.opinions.shared import best_few
from keeling.bots.opinions.weights import Weights
from keeling.titles.common.board import SUPPLY
from keeling.titles.common.layout import EMPTY, NOBODY, PLACE_COUNT, SLOT_COUNT, SOURCE_COUNT, topic_at
from keeling.titles.common.summits import talks_of
from keeling.titles.second_chance.cooperative import Cooperative
from keeling.titles.second_chance.private_goals import goals_held, progress
from keeling.titles.second_chance.rules import (
    ENV_HALF_WAY,
    ENV_SIZE,
    ENV_TOP,
    ENV_TOPIC,
    WANTS_CEPS,
    WANTS_CUBES,
    WANTS_LONE_SUMMIT,
    WANTS_MONEY,
    WANTS_REGION_CEPS,
)

STRIDE: Final = 8  # more than any kind of goal has values
KINDS: Final = 6


def goal_at(kind: int, value: int) -> int:
    """Where `open_goals` counts the goals of this kind and value."""
    return kind * STRIDE + value


class TeamGoals:
    """How near the team is to its goals."""

    def __init__(self, weights: Weights) -> None:
        self.fade = weights.number("fade")
        self.track_share = weights.number("track_share")
        self.summit_share = weights.number("summit_share")
        self.point_learnt = weights.number("point_learnt")
        self.near = weights.number("near")
        self.far = weights.number("far")
        self.summit_bent = weights.number("summit_bent", 0)
        self.summit_shares = weights.numbers("summit_shares")
        self.on_project = weights.number("on_project")
        self.claim_needed = weights.number("claim_needed")
        self.claim_more = weights.number("claim_more")
        self.waiting = weights.number("waiting")
        self.bent = weights.number("bent", 0)
        self.ready = weights.number("ready")
        self.private = weights.number("private")
        self.private_other = weights.number("private_other")
        self.lone_talk = weights.number("lone_talk")
        self.ramp = weights.numbers("ramp")
        self.steady_ramp = weights.numbers("steady_ramp")

    def goal_worth(self, g: Cooperative) -> int:
        """What an open goal may be expected to cost: less in later decades, because it may be achieved by then."""
        total = 0
        share = 100
        for decade in range(next_goals_phase(g), g.second.decades + 1):
            total += share * g.second.goal_rate[decade - 1]
            share = share * self.fade // 100
        return total

    def goals_ahead(self, g: Cooperative, goals: list[int], worth: int) -> int:
        """The expected cost of all open goals; for knowledge less, the further the best player is on the track."""
        total = worth * sum(goals)
        for source in range(SOURCE_COUNT):
            best = 0
            for player in range(g.players):
                best = max(best, g.expertise_of(player, source))
            if goals[goal_at(ENV_HALF_WAY, source)] > 0:
                length = g.second.half_way[source]
                total -= worth * self.track_share * min(best, length) // (100 * length)
            if goals[goal_at(ENV_TOP, source)] > 0:
                length = g.rules.track_length[source]
                total -= worth * self.track_share * best * best // (100 * length * length)
        return total

    def summits(self, g: Cooperative, goals: list[int], worth: int) -> int:
        """Summits under way: scientists who talk, those on projects who could, those in hand who could go there."""
        cover = self.cover_of_topics(g)
        values: list[int] = []
        for place in range(PLACE_COUNT):
            tile = g.summit_tile[place]
            if tile == EMPTY:
                continue
            size = g.rules.summit_size[tile]
            complete = 2 * size * self.point_learnt
            if goals[goal_at(ENV_SIZE, size)] > 0:
                complete += worth
            share = 0
            for number in range(size):
                source = g.rules.summit_topics[topic_at(tile, number)]
                if goals[goal_at(ENV_TOPIC, source)] > 0:
                    complete += worth
                share += 100 if g.summit_scientist[topic_at(place, number)] != NOBODY else cover[source]
            share //= size
            if share > 0:
                bent = self.summit_bent
                values.append(complete * self.summit_share * share * (share + bent) // (10000 * (100 + bent)))
        on_projects = SLOT_COUNT - g.project_scientist.count(NOBODY)
        return best_few(values, self.summit_shares) + self.on_project * on_projects

    def cover_of_topics(self, g: Cooperative) -> list[int]:
        """How near a scientist is to a talk on each source, in per cent."""
        cover = [0] * SOURCE_COUNT
        hands = sum(g.hand_scientists)
        for slot in range(SLOT_COUNT):
            source = g.project[slot]
            if source != EMPTY and not g.installed[slot]:
                if g.project_scientist[slot] != NOBODY:
                    cover[source] = self.near
                elif hands > 0:
                    cover[source] = max(cover[source], self.far)
        return cover

    def claims(self, g: Cooperative) -> int:
        """UN Goals: those that were claimed, and how near the team is to the ones it still needs."""
        row = len(g.un_row)
        needed = max(0, row - g.second.un_unclaimed_most)
        total = -self.claim_needed * needed - self.claim_more * (row - needed)
        if row == 0 or needed == 0:
            return total
        best = [0] * row
        for player in range(g.players):
            built = g.supported_by_source(player)
            waiting = waiting_by_source(g, player)
            if sum(built) + sum(waiting) > 0:
                for n in range(row):
                    best[n] = max(best[n], readiness(g, g.un_row[n], built, waiting, self.waiting, self.bent))
        best.sort()
        for n in range(needed):
            total += self.claim_needed * self.ready * best[row - 1 - n] // 10000
        return total

    def private_goals(self, g: Cooperative, player: int) -> int:
        """How near the player is to one of his two Private Goals; more important in every decade."""
        best = 0
        other = 0
        for card in goals_held(g, player):
            share = self.private_share(g, player, card)
            if share > best:
                other = best
                best = share
            else:
                other = max(other, share)
        return self.private * (100 * best + self.private_other * other) // 10000

    def private_share(self, g: Cooperative, player: int, card: int) -> int:
        """How far the Private Goal is achieved, in per cent, by what that means in this decade."""
        rules = g.second
        least = rules.private_least[card]
        wants = rules.private_kind[card]
        reached = min(progress(g, player, card), least)
        share = 100 * reached * reached // (least * least)
        if wants == WANTS_LONE_SUMMIT and reached == 0:
            share = self.lone_talk if has_lone_talk(g, player) else 0
        can_be_lost = wants in (WANTS_CEPS, WANTS_CUBES, WANTS_MONEY, WANTS_REGION_CEPS)
        ramp = self.ramp if can_be_lost else self.steady_ramp
        return share * ramp[min(g.decade, len(ramp)) - 1] // 100


def open_goals(g: Cooperative) -> list[int]:
    """How many goals of each kind and value are open, by `goal_at`."""
    rules = g.second
    counts = [0] * goal_at(KINDS, 0)
    for index in range(len(g.env_tile)):
        if not g.env_done[index]:
            tile = g.env_tile[index]
            counts[goal_at(rules.env_kind[tile], rules.env_value[tile])] += 1
    return counts


def next_goals_phase(g: Cooperative) -> int:
    """The decade whose Environmental Goals phase comes next."""
    return g.decade + 1 if g.phase == SUPPLY else g.decade


def has_lone_talk(g: Cooperative, player: int) -> bool:
    """Whether the player is alone at a summit of two topics."""
    for place in range(PLACE_COUNT):
        tile = g.summit_tile[place]
        if tile != EMPTY and g.rules.summit_size[tile] == 2 and talkers(g, place) == talks_of(g, place, player) == 1:
            return True
    return False
