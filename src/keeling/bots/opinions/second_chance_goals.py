"""What the team still has to achieve in a cooperative game of Second Chance, as a part of a bot's opinion.

Environmental Goals cost points until they are achieved; UN Goals and the own Private Goals decide in the end. Works in
progress count for all of them: whoever holds goals for plants must begin them early.
"""

from typing import Final

from keeling.bots.opinions.second_chance import talkers
from keeling.bots.opinions.second_chance_works import Works
from keeling.bots.opinions.shared import best_few
from keeling.bots.opinions.weights import Weights
from keeling.titles.common.board import SUPPLY
from keeling.titles.common.layout import (
    EMPTY,
    NOBODY,
    PLACE_COUNT,
    REGION_COUNT,
    SLOT_COUNT,
    SOURCE_COUNT,
    disc_of,
    region_of,
    region_of_space,
    topic_at,
)
from keeling.titles.common.summits import talks_of
from keeling.titles.second_chance.cooperative import Cooperative
from keeling.titles.second_chance.private_goals import goals_held, progress
from keeling.titles.second_chance.rules import (
    ENV_HALF_WAY,
    ENV_SIZE,
    ENV_TOP,
    ENV_TOPIC,
    WANTS_BUILT_IN_REGION,
    WANTS_BUILT_OF_SOURCE,
    WANTS_BUILT_REGIONS,
    WANTS_BUILT_SOURCES,
    WANTS_CEPS,
    WANTS_CONTROLLED,
    WANTS_CUBES,
    WANTS_LONE_SUMMIT,
    WANTS_MONEY,
    WANTS_PREPARED_IN_REGION,
    WANTS_PREPARED_OF_SOURCE,
    WANTS_PREPARED_REGIONS,
    WANTS_PREPARED_SOURCES,
    WANTS_REGION_CEPS,
    WANTS_TRACK_TOPS,
    need_at,
)

STRIDE: Final = 8  # more than any kind of goal has values
KINDS: Final = 6
WHOLE: Final = 100  # per cent, of a thing that a goal counts


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
        self.awaited = weights.number("awaited")
        self.bent = weights.number("bent", 0)
        self.ready = weights.number("ready")
        self.claim_cube = weights.number("claim_cube")

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
        total = 0
        for count in goals:
            total += count
        total *= worth
        for source in range(SOURCE_COUNT):
            half_way = goals[goal_at(ENV_HALF_WAY, source)] > 0
            top = goals[goal_at(ENV_TOP, source)] > 0
            if not half_way and not top:
                continue
            best = 0
            for player in range(g.players):
                known = g.expertise[disc_of(player, source)]
                if known > best:
                    best = known
            if half_way:
                length = g.second.half_way[source]
                total -= worth * self.track_share * min(best, length) // (100 * length)
            if top:
                length = g.rules.track_length[source]
                total -= worth * self.track_share * best * best // (100 * length * length)
        return total

    def summits(self, g: Cooperative, goals: list[int], worth: int) -> int:
        """Summits under way: scientists who talk, those on projects who could, those in hand who could go there."""
        cover = self.cover_of_topics(g)
        topics = g.rules.summit_topics
        scientist = g.summit_scientist
        values: list[int] = []
        for place in range(PLACE_COUNT):
            tile = g.summit_tile[place]
            if tile == EMPTY:
                continue
            size = g.rules.summit_size[tile]
            printed = topic_at(tile, 0)
            first = topic_at(place, 0)
            complete = 2 * size * self.point_learnt
            if goals[goal_at(ENV_SIZE, size)] > 0:
                complete += worth
            share = 0
            for number in range(size):
                source = topics[printed + number]
                if goals[goal_at(ENV_TOPIC, source)] > 0:
                    complete += worth
                share += 100 if scientist[first + number] != NOBODY else cover[source]
            share //= size
            if share > 0:
                bent = self.summit_bent
                values.append(complete * self.summit_share * share * (share + bent) // (10000 * (100 + bent)))
        on_projects = SLOT_COUNT - g.project_scientist.count(NOBODY)
        return best_few(values, self.summit_shares) + self.on_project * on_projects

    def cover_of_topics(self, g: Cooperative) -> list[int]:
        """How near a scientist is to a talk on each source, in per cent."""
        cover = [0] * SOURCE_COUNT
        hands = 0
        for number in g.hand_scientists:
            hands += number
        for slot in range(SLOT_COUNT):
            source = g.project[slot]
            if source != EMPTY and not g.installed[slot]:
                if g.project_scientist[slot] != NOBODY:
                    cover[source] = self.near
                elif hands > 0 and cover[source] < self.far:
                    cover[source] = self.far
        return cover

    def claims(self, g: Cooperative, works: Works) -> int:
        """UN Goals: those that were claimed, and how near the team is to the ones it still needs."""
        row = len(g.un_row)
        needed = max(0, row - g.second.un_unclaimed_most)
        total = -self.claim_needed * needed - self.claim_more * (row - needed)
        if needed == 0:
            return total
        best = [0] * row
        common = [0] * SOURCE_COUNT  # projects that anybody can prepare
        for n in range(works.prepared, len(works.slots)):
            common[g.project[works.slots[n]]] += 1
        for player in range(g.players):
            built = g.supported_by_source(player)
            waiting = [0] * SOURCE_COUNT
            for slot in works.slots:
                if g.token[slot] == player:
                    waiting[g.project[slot]] += 1
            for n in range(row):
                share = self.readiness(g, player, g.un_row[n], built, waiting, common)
                if share > best[n]:
                    best[n] = share
        best.sort()
        for n in range(needed):
            total += self.claim_needed * self.ready * best[row - 1 - n] // 10000
        return total

    def readiness(
        self, g: Cooperative, player: int, card: int, built: list[int], waiting: list[int], common: list[int]
    ) -> int:
        """How far the player is on the way to a UN Goal: 0 to 100, more when it is nearly done.

        Plants on his infrastructure count, then infrastructure without a plant, then projects without infrastructure;
        cubes that he lacks for the claim take something off.
        """
        first = need_at(card, 0)
        needs = g.second.un_needs
        wanted = 0
        share = 0
        for source in range(SOURCE_COUNT):
            need = needs[first + source]
            if need > 0:
                wanted += need
                done = min(need, built[source])
                need -= done
                begun = min(need, waiting[source])
                share += 100 * done + self.waiting * begun + self.awaited * min(need - begun, common[source])
        share //= wanted
        lacking = g.second.un_cubes[card] - g.cube[player]
        if lacking > 0:
            share = max(0, share - self.claim_cube * lacking)
        return share * (share + self.bent) // (100 + self.bent)


class OwnGoals:
    """How near a player is to one of his Private Goals."""

    def __init__(self, weights: Weights) -> None:
        self.private = weights.number("private")
        self.private_other = weights.number("private_other")
        self.private_bent = weights.number("private_bent", 0)
        self.lone_talk = weights.number("lone_talk")
        self.to_build = weights.number("to_build")
        self.to_prepare = weights.number("to_prepare")
        self.to_prepare_only = weights.number("to_prepare_only")
        self.ramp = weights.numbers("ramp")
        self.steady_ramp = weights.numbers("steady_ramp")

    def worth(self, g: Cooperative, player: int, works: Works, turns: int) -> int:
        """How near the player is to one of his two Private Goals; more important in every decade."""
        best = 0
        other = 0
        for card in goals_held(g, player):
            share = self.share(g, player, card, works, turns)
            if share > best:
                other = best
                best = share
            elif share > other:
                other = share
        return self.private * (100 * best + self.private_other * other) // 10000

    def share(self, g: Cooperative, player: int, card: int, works: Works, turns: int) -> int:
        """How far the Private Goal is achieved, in per cent, by what that means in this decade."""
        wants = g.second.private_kind[card]
        least = WHOLE * g.second.private_least[card]
        reached = min(self.reached(g, player, card, works, turns), least)
        bent = self.private_bent
        share = 100 * reached // least
        share = share * (share + bent) // (100 + bent)
        can_be_lost = wants in (WANTS_CEPS, WANTS_CUBES, WANTS_MONEY, WANTS_REGION_CEPS)
        ramp = self.ramp if can_be_lost else self.steady_ramp
        return share * ramp[min(g.decade, len(ramp)) - 1] // 100

    def reached(self, g: Cooperative, player: int, card: int, works: Works, turns: int) -> int:
        """What the goal counts, in hundredths: what is under way counts in part while the player has turns."""
        wants = g.second.private_kind[card]
        if wants == WANTS_TRACK_TOPS:
            return best_tracks(g, player)
        if wants == WANTS_LONE_SUMMIT:
            if not g.alone[player] and has_lone_talk(g, player):
                return self.lone_talk
        elif turns > 0:
            if wants in (WANTS_BUILT_OF_SOURCE, WANTS_BUILT_SOURCES):
                return fulfilled(self.built(g, player, works, False), wants == WANTS_BUILT_SOURCES)
            if wants in (WANTS_BUILT_IN_REGION, WANTS_BUILT_REGIONS):
                return fulfilled(self.built(g, player, works, True), wants == WANTS_BUILT_REGIONS)
            if wants in (WANTS_PREPARED_OF_SOURCE, WANTS_PREPARED_SOURCES):
                return fulfilled(self.prepared(g, player, works, False), wants == WANTS_PREPARED_SOURCES)
            if wants in (WANTS_PREPARED_IN_REGION, WANTS_PREPARED_REGIONS):
                return fulfilled(self.prepared(g, player, works, True), wants == WANTS_PREPARED_REGIONS)
            if wants == WANTS_CONTROLLED:
                return self.controlled(g, player, works)
        return WHOLE * progress(g, player, card)

    def built(self, g: Cooperative, player: int, works: Works, by_region: bool) -> list[int]:
        """The player's plants in each region or of each source, and in part those that he could build."""
        counts = [0] * REGION_COUNT
        for place in range(len(g.space_owner)):
            if g.space_owner[place] == player:
                counts[region_of_space(place) if by_region else g.space[place]] += WHOLE
        for n in range(len(works.slots)):
            slot = works.slots[n]
            part = self.to_build if n < works.prepared else self.to_prepare
            counts[region_of(slot) if by_region else g.project[slot]] += part
        return counts

    def prepared(self, g: Cooperative, player: int, works: Works, by_region: bool) -> list[int]:
        """The player's infrastructure in each region or of each source, and in part what he could prepare."""
        counts = [0] * REGION_COUNT
        for place in range(len(g.space_token)):
            if g.space_token[place] == player:
                counts[region_of_space(place) if by_region else g.space[place]] += WHOLE
        for slot in range(SLOT_COUNT):
            if g.project[slot] != EMPTY:
                part = 0
                if g.token[slot] == player:
                    part = WHOLE
                elif not g.installed[slot]:
                    part = self.to_prepare_only
                counts[region_of(slot) if by_region else g.project[slot]] += part
        return counts

    def controlled(self, g: Cooperative, player: int, works: Works) -> int:
        """The regions that the player controls, and in part those that nobody does and where he could build."""
        counts = [0] * REGION_COUNT
        for region in range(REGION_COUNT):
            if g.controller[region] == player:
                counts[region] = WHOLE
        for n in range(len(works.slots)):
            region = region_of(works.slots[n])
            if g.controller[region] == NOBODY:
                counts[region] = max(counts[region], self.to_build if n < works.prepared else self.to_prepare)
        return fulfilled(counts, True)


def fulfilled(counts: list[int], different: bool) -> int:
    """In how many of these there is something, or how much in the best, in hundredths."""
    total = 0
    for count in counts:
        if different:
            total += min(count, WHOLE)
        elif count > total:
            total = count
    return total


def best_tracks(g: Cooperative, player: int) -> int:
    """The ends of tracks that the player has reached, or how near he is to them, in hundredths, on the best two."""
    best = 0
    second = 0
    for source in range(SOURCE_COUNT):
        length = g.rules.track_length[source]
        known = g.expertise[disc_of(player, source)]
        share = WHOLE * known * known // (length * length)
        if share > best:
            second = best
            best = share
        elif share > second:
            second = share
    return best + second


def open_goals(g: Cooperative) -> list[int]:
    """How many goals of each kind and value are open, by `goal_at`."""
    rules = g.second
    counts = [0] * (KINDS * STRIDE)
    for index in range(len(g.env_tile)):
        if not g.env_done[index]:
            tile = g.env_tile[index]
            counts[rules.env_kind[tile] * STRIDE + rules.env_value[tile]] += 1
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
