"""What a seat may know of the board of Second Chance: regions, tracks, plants, UN Goals, plants that are to be paid."""

from typing import TypedDict

from keeling.titles.common import view_places as places
from keeling.titles.common.alphabet import REGIONS
from keeling.titles.common.layout import SOURCE_COUNT
from keeling.titles.common.view_words import or_none
from keeling.titles.second_chance.alphabet import FIRST_UN_GOAL, LEVELS, SOURCES
from keeling.titles.second_chance.rules import need_at, plant_at_level
from keeling.titles.second_chance.state import PAID_BY_REGION, SecondChance


class SpaceView(places.SpaceView):
    """A demand space; a green plant has its builder's control cube on it, and infrastructure below it."""

    infrastructure: int | None


class SlotView(places.SlotView):
    """A project space; `installed` means that its infrastructure is prepared, and whose token tells by whom."""

    level: int | None
    token: int | None


class RegionView(places.RegionFrame):
    """A region; its agenda stands in the order of preference."""

    spaces: list[SpaceView]
    slots: list[SlotView]


class TrackView(places.TrackView):
    """A knowledge track; with the space that each level of plants needs, and the half-way space."""

    level_spaces: list[int]
    half_way: int


class LevelView(TypedDict):
    """A level of plants: the space of the track it needs, its costs and its points."""

    level: int
    space: int
    money: int
    cubes: int
    ceps: int
    points: int


class PlantView(TypedDict):
    """The plants of a source: tiles left, the level of the next project tile, and the levels."""

    source: str
    left: int
    next_level: int | None
    levels: list[LevelView]


class UnGoalView(TypedDict):
    """A UN Goal: its plants, a source once for each plant, its price, and who has claimed it."""

    card: int
    sources: list[str]
    cubes: int
    owner: int | None


class DueView(TypedDict):
    """A region whose new fossil plant is still to be paid: by a player, or by a CEP the region has laid on it."""

    region: str
    player: int | None


def region_view(g: SecondChance, region: int) -> RegionView:
    """A region with its spaces."""
    return {
        **places.region_frame(g, region),
        "spaces": [
            {**places.space_view(g, place), "infrastructure": or_none(g.space_token[place])}
            for place in places.spaces_of(g, region)
        ],
        "slots": [
            {**places.slot_view(g, slot), "level": g.level[slot] or None, "token": or_none(g.token[slot])}
            for slot in places.slots_of(region)
        ],
    }


def track_view(g: SecondChance, source: int) -> TrackView:
    """The knowledge track of a source."""
    rules = g.second
    return {
        **places.track_view(g, source),
        "level_spaces": [rules.level_space[plant_at_level(source, level)] for level in range(1, LEVELS + 1)],
        "half_way": rules.half_way[source],
    }


def plant_view(g: SecondChance, source: int) -> PlantView:
    """The plants of a source."""
    rules = g.second
    proposed = rules.projects[source] - g.project_pool[source]
    next_level = 1 if proposed < rules.level_one_tiles[source] else 2
    return {
        "source": SOURCES[source],
        "left": rules.plant_tiles[source] - g.plants_built[source],
        "next_level": next_level if g.project_pool[source] else None,
        "levels": [
            {
                "level": level,
                "space": rules.level_space[plant],
                "money": rules.plant_money[plant],
                "cubes": rules.plant_cubes[plant],
                "ceps": rules.plant_ceps[plant],
                "points": rules.plant_points[plant],
            }
            for level in range(1, LEVELS + 1)
            for plant in [plant_at_level(source, level)]
        ],
    }


def un_goal_view(g: SecondChance, card: int) -> UnGoalView:
    """A UN Goal."""
    needs = [g.second.un_needs[need_at(card, source)] for source in range(SOURCE_COUNT)]
    return {
        "card": FIRST_UN_GOAL + card,
        "sources": [word for word, plants in zip(SOURCES, needs, strict=True) for _ in range(plants)],
        "cubes": g.second.un_cubes[card],
        "owner": or_none(g.un_owner[card]),
    }


def due_view(g: SecondChance, due: int) -> DueView:
    """A fossil plant that is still to be paid."""
    if due >= PAID_BY_REGION:
        return {"region": REGIONS[due - PAID_BY_REGION], "player": None}
    return {"region": REGIONS[due], "player": or_none(g.controller[due])}
