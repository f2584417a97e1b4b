"""Private Goals (rulebook, Game Cards): two for each player, of which one must be achieved."""

from collections.abc import Callable
from typing import Final

from keeling.kernel.game import Step
from keeling.titles.common.board import with_entry
from keeling.titles.common.layout import REGION_COUNT, SOURCE_COUNT, SPACE_STRIDE
from keeling.titles.common.places import GOAL_SHOWN
from keeling.titles.common.regions import controlled_regions, plants_by_region, plants_by_source
from keeling.titles.second_chance.cooperative import Cooperative
from keeling.titles.second_chance.rules import (
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
    WANTS_SCIENTISTS,
    WANTS_TRACK_TOPS,
)

LONE_TOPICS: Final = 2  # of the summit that one player completes alone, SO-GOAL-03

# What Private Goals count


def region_ceps(g: Cooperative, player: int) -> int:
    """The most CEPs in a region the player controls."""
    return max([g.region_cep[r] for r in range(REGION_COUNT) if g.controller[r] == player], default=0)


def lone_topics(g: Cooperative, player: int) -> int:
    """How many topics a summit had that the player has completed alone."""
    return LONE_TOPICS if g.alone[player] else 0


def recruited(g: Cooperative, player: int) -> int:
    """How many scientists the player has recruited."""
    return g.rules.scientists - g.pool_scientists[player]


def tops(g: Cooperative, player: int) -> int:
    """On how many tracks the player's disc stands at the end."""
    count = 0
    for source in range(SOURCE_COUNT):
        if g.expertise_of(player, source) == g.rules.track_length[source]:
            count += 1
    return count


def different(counts: list[int]) -> int:
    """How many of the counts are not zero."""
    return len(counts) - counts.count(0)


class PrivateGoal:
    """What a Private Goal asks for: its word in content files, the most it may take, and what it counts.

    What people read is in the catalogue by its word (`goal-private-cubes`), which is given the `$amount`.
    """

    def __init__(self, name: str, most: int, count: Callable[[Cooperative, int], int]) -> None:
        self.name = name
        self.most = most
        self.count = count


PRIVATE_GOALS: Final[dict[int, PrivateGoal]] = {
    WANTS_CEPS: PrivateGoal("ceps_in_hand", 50, lambda g, player: g.cep[player]),
    WANTS_REGION_CEPS: PrivateGoal("ceps_in_region", 20, region_ceps),
    WANTS_LONE_SUMMIT: PrivateGoal("lone_summit", LONE_TOPICS, lone_topics),
    WANTS_CUBES: PrivateGoal("cubes", 30, lambda g, player: g.cube[player]),
    WANTS_SCIENTISTS: PrivateGoal("scientists", 8, recruited),
    WANTS_MONEY: PrivateGoal("money", 99, lambda g, player: g.money[player]),
    WANTS_TRACK_TOPS: PrivateGoal("track_tops", SOURCE_COUNT, tops),
    WANTS_CONTROLLED: PrivateGoal("controlled_regions", REGION_COUNT, lambda g, player: controlled_regions(g, player)),
    WANTS_PREPARED_OF_SOURCE: PrivateGoal(
        "prepared_of_source",
        8,
        lambda g, player: max(g.prepared_by_source(player)),
    ),
    WANTS_PREPARED_SOURCES: PrivateGoal(
        "prepared_sources",
        SOURCE_COUNT,
        lambda g, player: different(g.prepared_by_source(player)),
    ),
    WANTS_PREPARED_IN_REGION: PrivateGoal(
        "prepared_in_region",
        8,
        lambda g, player: max(g.prepared_by_region(player)),
    ),
    WANTS_PREPARED_REGIONS: PrivateGoal(
        "prepared_regions",
        REGION_COUNT,
        lambda g, player: different(g.prepared_by_region(player)),
    ),
    WANTS_BUILT_OF_SOURCE: PrivateGoal("built_of_source", 8, lambda g, player: max(plants_by_source(g, player))),
    WANTS_BUILT_SOURCES: PrivateGoal(
        "built_sources",
        SOURCE_COUNT,
        lambda g, player: different(plants_by_source(g, player)),
    ),
    WANTS_BUILT_IN_REGION: PrivateGoal(
        "built_in_region", SPACE_STRIDE, lambda g, player: max(plants_by_region(g, player))
    ),
    WANTS_BUILT_REGIONS: PrivateGoal(
        "built_regions",
        REGION_COUNT,
        lambda g, player: different(plants_by_region(g, player)),
    ),
}
"""By what the rules call it: a row for each kind of Private Goal (SO-GOAL-01 to SO-GOAL-16)."""


# The cards


def goals_held(g: Cooperative, player: int) -> list[int]:
    """The player's Private Goals, shown or not."""
    return [card for card, place in enumerate(g.goal_place) if place == player or place == GOAL_SHOWN + player]


def is_achieved(g: Cooperative, player: int, card: int) -> bool:
    """Whether the player has achieved the Private Goal as things stand."""
    return progress(g, player, card) >= g.second.private_least[card]


def progress(g: Cooperative, player: int, card: int) -> int:
    """What the Private Goal counts, for the player (SO-GOAL-01 to SO-GOAL-16, G-75)."""
    return PRIVATE_GOALS[g.second.private_kind[card]].count(g, player)


def show_goals(g: Cooperative) -> None:
    """After the last decade everybody shows his Private Goals (SO-END-03)."""
    for card, place in enumerate(g.goal_place):
        if 0 <= place < g.players:
            g.goal_place[card] = GOAL_SHOWN + place


def push_lone_summit(g: Cooperative, player: int) -> None:
    """Push that the player has completed a summit of two topics alone; who has the goal shows it at once."""
    for card, place in enumerate(g.goal_place):
        if place == player and g.second.private_kind[card] == WANTS_LONE_SUMMIT:
            g.then(ShowGoal(player, card))  # SO-GOAL-00
    g.then(NoteLoneSummit(player))


class NoteLoneSummit(Step[Cooperative]):
    """A player has completed a summit of two topics alone (SO-GOAL-03)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: Cooperative) -> None:
        g.alone = with_entry(g.alone, self.player, 1)


class ShowGoal(Step[Cooperative]):
    """A player shows the Private Goal he has achieved."""

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card

    def run(self, g: Cooperative) -> None:
        g.reveal(self.player)
        g.goal_place[self.card] = GOAL_SHOWN + self.player
