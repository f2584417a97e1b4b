"""Private Goals (rulebook, Game Cards): two for each player, of which one must be achieved."""

from keeling.kernel.game import Step
from keeling.titles.common.layout import REGION_COUNT, SOURCE_COUNT
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


def goals_held(g: Cooperative, player: int) -> list[int]:
    """The player's Private Goals, shown or not."""
    return [card for card, place in enumerate(g.goal_place) if place == player or place == GOAL_SHOWN + player]


def is_achieved(g: Cooperative, player: int, card: int) -> bool:
    """Whether the player has achieved the Private Goal as things stand."""
    return progress(g, player, card) >= g.second.private_least[card]


def progress(g: Cooperative, player: int, card: int) -> int:
    """What the Private Goal counts, for the player (SO-GOAL-01 to SO-GOAL-16, G-75)."""
    wants = g.second.private_kind[card]
    if wants == WANTS_CEPS:
        return g.cep[player]
    if wants == WANTS_REGION_CEPS:
        return max([g.region_cep[r] for r in range(REGION_COUNT) if g.controller[r] == player], default=0)
    if wants == WANTS_LONE_SUMMIT:
        return g.second.private_least[card] if g.alone[player] else 0
    if wants == WANTS_CUBES:
        return g.cube[player]
    if wants == WANTS_SCIENTISTS:
        return g.rules.scientists - g.pool_scientists[player]
    if wants == WANTS_MONEY:
        return g.money[player]
    if wants == WANTS_TRACK_TOPS:
        return tops(g, player)
    if wants == WANTS_CONTROLLED:
        return controlled_regions(g, player)
    if wants == WANTS_PREPARED_OF_SOURCE:
        return max(g.prepared_by_source(player))
    if wants == WANTS_PREPARED_SOURCES:
        return different(g.prepared_by_source(player))
    if wants == WANTS_PREPARED_IN_REGION:
        return max(g.prepared_by_region(player))
    if wants == WANTS_PREPARED_REGIONS:
        return different(g.prepared_by_region(player))
    if wants == WANTS_BUILT_OF_SOURCE:
        return max(plants_by_source(g, player))
    if wants == WANTS_BUILT_SOURCES:
        return different(plants_by_source(g, player))
    if wants == WANTS_BUILT_IN_REGION:
        return max(plants_by_region(g, player))
    assert wants == WANTS_BUILT_REGIONS
    return different(plants_by_region(g, player))


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
        g.alone[self.player] = 1


class ShowGoal(Step[Cooperative]):
    """A player shows the Private Goal he has achieved."""

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card

    def run(self, g: Cooperative) -> None:
        g.reveal(self.player)
        g.goal_place[self.card] = GOAL_SHOWN + self.player
