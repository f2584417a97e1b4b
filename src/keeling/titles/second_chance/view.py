"""What a seat may know of a game of Second Chance in both modes; `view_team.py` and `view_companies.py` add theirs.

The chapters of the view are in modules of their own: `view_board.py`, `view_players.py`.
"""

from collections.abc import Callable

from keeling.kernel.messages import message
from keeling.titles.common import view as shared
from keeling.titles.common.board import SUPPLY
from keeling.titles.common.layout import REGION_COUNT, SOURCE_COUNT
from keeling.titles.common.view_air import NO_SUPPLY, AirView, Range, supply_forecast, threatened
from keeling.titles.common.view_supplies import SuppliesView, supplies_view
from keeling.titles.common.view_words import region_word, source_word
from keeling.titles.second_chance.state import SecondChance
from keeling.titles.second_chance.view_board import (
    DueView,
    PlantView,
    RegionView,
    TrackView,
    UnGoalView,
    due_view,
    plant_view,
    region_view,
    track_view,
    un_goal_view,
)

PHASES = (*shared.PHASES, "income", "environmental_goals", "events")


class TurnView(shared.TurnView):
    """What the active player has done in this turn; `extra_possible` in games with a second main action."""

    built: str | None
    extra_possible: bool
    extra_done: bool


class SecondChanceView(shared.BoardView):
    """What a seat may know in both modes; CO2 never falls below `floor`."""

    floor: int
    home_region: str | None
    turn: TurnView
    regions: list[RegionView]
    tracks: list[TrackView]
    plants: list[PlantView]
    supplies: SuppliesView
    un_goals: list[UnGoalView]
    un_claimed: list[UnGoalView]
    dues: list[DueView]


def outlook(g: SecondChance, decade: int, air: AirView, ppm: Callable[[int], Range]) -> shared.Outlook:
    """The air, what the supply of a decade brings if so many tiles can bring so much, and what summits give."""
    regions = threatened(g, g.second.home_region, decade) if decade != NO_SUPPLY else []
    return shared.Outlook(
        air,
        supply_forecast(g, PHASES[SUPPLY], decade, regions, ppm(len(regions))),
        message("summit-gives-second", amount=g.second.summit_points),
    )


def second_chance_view(g: SecondChance, seat: int, outlook: shared.Outlook) -> SecondChanceView:
    """The part of the view that both modes share."""
    rules = g.second
    return {
        **shared.board_view(g, seat, PHASES, outlook),
        "floor": rules.co2_floor,
        "home_region": None if rules.choose_supply_start else region_word(rules.home_region),
        "turn": {
            **shared.turn_view(g),
            "built": source_word(g, g.built_source),
            "extra_possible": rules.extra_action_ppm > 0,
            "extra_done": bool(g.extra_done),
        },
        "regions": [region_view(g, region) for region in range(REGION_COUNT)],
        "tracks": [track_view(g, source) for source in range(SOURCE_COUNT)],
        "plants": [plant_view(g, source) for source in range(SOURCE_COUNT)],
        "supplies": supplies_view(g),
        "un_goals": [un_goal_view(g, card) for card in g.un_row],
        "un_claimed": [un_goal_view(g, card) for card, owner in enumerate(g.un_owner) if owner >= 0],
        "dues": [due_view(g, due) for due in g.dues],
    }
