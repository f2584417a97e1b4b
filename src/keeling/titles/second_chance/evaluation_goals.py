"""What the team still has to achieve, for the evaluation of a cooperative position.

Environmental Goals cost points until they are achieved; UN Goals and the own Private Goals decide in the end.
"""

from typing import Final

from keeling.titles.common.board import SUPPLY
from keeling.titles.common.evaluation import best_few
from keeling.titles.common.layout import EMPTY, NOBODY, PLACE_COUNT, SLOT_COUNT, SOURCE_COUNT, TOPIC_STRIDE
from keeling.titles.common.summits import talks_of
from keeling.titles.second_chance.cooperative import Cooperative
from keeling.titles.second_chance.evaluation_features import readiness, talkers, waiting_by_source
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

# Environmental Goals
FADE: Final = 99  # per cent that an open goal costs in each later decade, because it may be achieved by then
TRACK_SHARE: Final = 70  # per cent of a goal of knowledge that counts at the end of the way to it

# Summits
SUMMIT_SHARE: Final = 136  # per cent of what a summit brings that counts when it is complete but for its end
POINT_LEARNT: Final = 90  # what a point of knowledge is worth that a summit gives
NEAR: Final = 47  # per cent of a talk that a scientist on a project of its source counts
FAR: Final = 22  # per cent that a project of its source counts if somebody has a scientist for it
BENT: Final = 38  # the lower, the more a summit counts only when it is nearly full
SUMMIT_SHARES: Final = [149, 51, 55, 40]  # per cent that counts of the best summit, of the second best, and so on
ON_PROJECT: Final = 86  # a scientist who will teach something when he leaves

# UN Goals and Private Goals
CLAIM_NEEDED: Final = 6464  # a UN Goal without which the team loses
CLAIM_MORE: Final = 64
READY: Final = 80  # per cent of a UN Goal that counts when only the claim is missing
PRIVATE: Final = 9400
PRIVATE_OTHER: Final = 14  # per cent that the second of the two counts
LONE_TALK: Final = 23  # per cent of the summit to be completed alone that one scientist counts
RAMP: Final = [6, 21, 62, 80]  # per cent by decade, for Private Goals that can be lost again
STEADY_RAMP: Final = [28, 57, 81, 89]  # for those that stay achieved

STRIDE: Final = 8  # of `open_goals`: kind * STRIDE + value
KINDS: Final = 6


# Environmental Goals


def open_goals(g: Cooperative) -> list[int]:
    """How many goals of each kind and value are open: kind * STRIDE + value."""
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


def goal_worth(g: Cooperative) -> int:
    """What an open goal may be expected to cost: less in later decades, because it may be achieved by then."""
    total = 0
    share = 100
    for decade in range(next_goals_phase(g), g.second.decades + 1):
        total += share * g.second.goal_rate[decade - 1]
        share = share * FADE // 100
    return total


def goals_ahead(g: Cooperative, goals: list[int], worth: int) -> int:
    """The expected cost of all open goals; for knowledge less, the further the best player is on the track."""
    total = worth * sum(goals)
    for source in range(SOURCE_COUNT):
        best = 0
        for player in range(g.players):
            best = max(best, g.expertise_of(player, source))
        if goals[ENV_HALF_WAY * STRIDE + source] > 0:
            total -= worth * TRACK_SHARE * min(best, g.second.half_way[source]) // (100 * g.second.half_way[source])
        if goals[ENV_TOP * STRIDE + source] > 0:
            length = g.rules.track_length[source]
            total -= worth * TRACK_SHARE * best * best // (100 * length * length)
    return total


def summits(g: Cooperative, goals: list[int], worth: int) -> int:
    """Summits under way: scientists who talk, those on projects who could, those in hand who could go there."""
    cover = cover_of_topics(g)
    values: list[int] = []
    for place in range(PLACE_COUNT):
        tile = g.summit_tile[place]
        if tile == EMPTY:
            continue
        size = g.rules.summit_size[tile]
        complete = 2 * size * POINT_LEARNT
        if goals[ENV_SIZE * STRIDE + size] > 0:
            complete += worth
        share = 0
        for number in range(size):
            source = g.rules.summit_topics[tile * TOPIC_STRIDE + number]
            if goals[ENV_TOPIC * STRIDE + source] > 0:
                complete += worth
            share += 100 if g.summit_scientist[place * TOPIC_STRIDE + number] != NOBODY else cover[source]
        share //= size
        if share > 0:
            values.append(complete * SUMMIT_SHARE * share * (share + BENT) // (10000 * (100 + BENT)))
    return best_few(values, SUMMIT_SHARES) + ON_PROJECT * (SLOT_COUNT - g.project_scientist.count(NOBODY))


def cover_of_topics(g: Cooperative) -> list[int]:
    """How near a scientist is to a talk on each source, in per cent."""
    cover = [0] * SOURCE_COUNT
    hands = sum(g.hand_scientists)
    for slot in range(SLOT_COUNT):
        source = g.project[slot]
        if source != EMPTY and not g.installed[slot]:
            if g.project_scientist[slot] != NOBODY:
                cover[source] = NEAR
            elif hands > 0:
                cover[source] = max(cover[source], FAR)
    return cover


# How the game ends


def claims(g: Cooperative) -> int:
    """UN Goals: those that were claimed, and how near the team is to the ones it still needs."""
    row = len(g.un_row)
    needed = max(0, row - g.second.un_unclaimed_most)
    total = -CLAIM_NEEDED * needed - CLAIM_MORE * (row - needed)
    if row == 0 or needed == 0:
        return total
    best = [0] * row
    for player in range(g.players):
        built = g.supported_by_source(player)
        waiting = waiting_by_source(g, player)
        if sum(built) + sum(waiting) > 0:
            for n in range(row):
                best[n] = max(best[n], readiness(g, g.un_row[n], built, waiting))
    best.sort()
    for n in range(needed):
        total += CLAIM_NEEDED * READY * best[row - 1 - n] // 10000
    return total


def private_goals(g: Cooperative, player: int) -> int:
    """How near the player is to one of his two Private Goals; more important in every decade."""
    best = 0
    other = 0
    for card in goals_held(g, player):
        share = private_share(g, player, card)
        if share > best:
            other = best
            best = share
        else:
            other = max(other, share)
    return PRIVATE * (100 * best + PRIVATE_OTHER * other) // 10000


def private_share(g: Cooperative, player: int, card: int) -> int:
    """How far the Private Goal is achieved, in per cent, by what that means in this decade."""
    rules = g.second
    least = rules.private_least[card]
    wants = rules.private_kind[card]
    reached = min(progress(g, player, card), least)
    share = 100 * reached * reached // (least * least)
    if wants == WANTS_LONE_SUMMIT and reached == 0:
        share = LONE_TALK if has_lone_talk(g, player) else 0
    decade = min(g.decade, len(RAMP)) - 1
    if wants in (WANTS_CEPS, WANTS_CUBES, WANTS_MONEY, WANTS_REGION_CEPS):
        return share * RAMP[decade] // 100
    return share * STEADY_RAMP[decade] // 100


def has_lone_talk(g: Cooperative, player: int) -> bool:
    """Whether the player is alone at a summit of two topics."""
    for place in range(PLACE_COUNT):
        tile = g.summit_tile[place]
        if tile != EMPTY and g.rules.summit_size[tile] == 2 and talkers(g, place) == talks_of(g, place, player) == 1:
            return True
    return False
