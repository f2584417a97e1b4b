"""Fills what a seat may know of the board of Second Chance: regions, tracks, plants, UN Goals, dues."""

from typing import Final

from keeling.titles.common import fill_places as places
from keeling.titles.common.alphabet import REGIONS
from keeling.titles.common.fill_words import or_none
from keeling.titles.common.layout import SOURCE_COUNT
from keeling.titles.second_chance.alphabet import FIRST_UN_GOAL, LEVELS, SOURCES
from keeling.titles.second_chance.rules import need_at, plant_at_level
from keeling.titles.second_chance.state import PAID_BY_REGION, SecondChance
from keeling.titles.second_chance.view_board import DueView, LevelView, PlantView, RegionView, TrackView, UnGoalView

REGION_READS: Final = (*places.REGION_READS, "level", "space_token", "token")
PLANT_READS: Final = ("plants_built", "project_pool")
UN_GOAL_READS: Final = ("un_owner", "un_row")
DUE_READS: Final = ("controller", "dues")


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
        "levels": [level_view(g, level, plant_at_level(source, level)) for level in range(1, LEVELS + 1)],
    }


def level_view(g: SecondChance, level: int, plant: int) -> LevelView:
    """A level of the plants of a source."""
    rules = g.second
    return {
        "level": level,
        "space": rules.level_space[plant],
        "money": rules.plant_money[plant],
        "cubes": rules.plant_cubes[plant],
        "ceps": rules.plant_ceps[plant],
        "points": rules.plant_points[plant],
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
