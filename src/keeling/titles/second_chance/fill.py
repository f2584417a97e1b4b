"""Fills what a seat may know of a game of Second Chance in both modes.

`fill_team.py` and `fill_companies.py` add theirs; the board is filled in `fill_board.py`, players in
`fill_players.py`.
"""

from typing import Final

from keeling.kernel.chapters import Chapter
from keeling.kernel.messages import message
from keeling.titles.common import fill as shared
from keeling.titles.common.board import SUPPLY
from keeling.titles.common.fill_air import NO_SUPPLY, Range, supply_forecast, threatened
from keeling.titles.common.fill_places import SUMMIT_READS, TRACK_READS, summits_part
from keeling.titles.common.fill_players import DRAFT, HAND
from keeling.titles.common.fill_supplies import BENEFITS, MARKET, SUPPLIES_READS, supplies_view
from keeling.titles.common.fill_words import region_word, source_word
from keeling.titles.common.layout import REGION_COUNT, SOURCE_COUNT
from keeling.titles.common.view import CoursePart
from keeling.titles.common.view_air import ForecastPart, ThreatView
from keeling.titles.common.view_places import SummitsPart
from keeling.titles.second_chance.fill_board import (
    DUE_READS,
    PLANT_READS,
    REGION_READS,
    UN_GOAL_READS,
    due_view,
    plant_view,
    region_view,
    track_view,
    un_goal_view,
)
from keeling.titles.second_chance.state import SecondChance
from keeling.titles.second_chance.view import (
    PHASES,
    DuesPart,
    OwnPart,
    PlantsPart,
    RegionsPart,
    SuppliesPart,
    TracksPart,
    TurnView,
    UnGoalsPart,
)


def _course(g: SecondChance) -> CoursePart:
    return shared.course_part(g, PHASES[g.phase])


def threats(g: SecondChance, decade: int) -> list[ThreatView]:
    """The regions that the supply of a decade gives fossil plants."""
    return threatened(g, g.second.home_region, decade) if decade != NO_SUPPLY else []


def forecast_part(g: SecondChance, decade: int, regions: list[ThreatView], ppm: Range) -> ForecastPart:
    """What the supply of a decade brings if its tiles can bring so much."""
    return {"forecast": supply_forecast(g, PHASES[SUPPLY], decade, regions, ppm)}


def _summits(g: SecondChance) -> SummitsPart:
    return summits_part(g, message("summit-gives-second", amount=g.second.summit_points))


def _own(g: SecondChance) -> OwnPart:
    rules = g.second
    turn: TurnView = {
        **shared.turn_view(g),
        "built": source_word(g, g.built_source),
        "extra_possible": rules.extra_action_ppm > 0,
        "extra_done": bool(g.extra_done),
    }
    return {
        "floor": rules.co2_floor,
        "home_region": None if rules.choose_supply_start else region_word(rules.home_region),
        "turn": turn,
    }


def _regions(g: SecondChance) -> RegionsPart:
    return {"regions": [region_view(g, region) for region in range(REGION_COUNT)]}


def _tracks(g: SecondChance) -> TracksPart:
    return {"tracks": [track_view(g, source) for source in range(SOURCE_COUNT)]}


def _plants(g: SecondChance) -> PlantsPart:
    return {"plants": [plant_view(g, source) for source in range(SOURCE_COUNT)]}


def _supplies(g: SecondChance) -> SuppliesPart:
    return {"supplies": supplies_view(g)}


def _un_goals(g: SecondChance) -> UnGoalsPart:
    return {
        "un_goals": [un_goal_view(g, card) for card in g.un_row],
        "un_claimed": [un_goal_view(g, card) for card, owner in enumerate(g.un_owner) if owner >= 0],
    }


def _dues(g: SecondChance) -> DuesPart:
    return {"dues": [due_view(g, due) for due in g.dues]}


COURSE: Final = Chapter(_course, shared.COURSE_READS)
AFTER_OUTLOOK: Final = (
    Chapter(_summits, SUMMIT_READS),
    BENEFITS,
    MARKET,
    HAND,
    DRAFT,
    Chapter(_own, (*shared.TURN_READS, "built_source", "extra_done")),
    Chapter(_regions, REGION_READS),
    Chapter(_tracks, TRACK_READS),
    Chapter(_plants, PLANT_READS),
    Chapter(_supplies, SUPPLIES_READS),
    Chapter(_un_goals, UN_GOAL_READS),
    Chapter(_dues, DUE_READS),
)
"""The chapters of both modes; between them and the course of the game each mode says what lies ahead."""
