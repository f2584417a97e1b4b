"""What a seat may know of a game of Second Chance in both modes, as types.

`view_team.py` and `view_companies.py` add theirs; the chapters are in modules of their own: `view_board.py`,
`view_players.py`. `fill.py` and those called like it fill them.
"""

from typing import Final, TypedDict

from keeling.titles.common import view as shared
from keeling.titles.common.view_supplies import SuppliesView
from keeling.titles.second_chance.view_board import DueView, PlantView, RegionView, TrackView, UnGoalView

PHASES: Final = (*shared.PHASES, "income", "environmental_goals", "events")


class TurnView(shared.TurnView):
    """What the active player has done in this turn; `extra_possible` in games with a second main action."""

    built: str | None
    extra_possible: bool
    extra_done: bool


class OwnPart(TypedDict):
    """What the rules set for this game, and the turn, as a chapter of a view; CO2 never falls below `floor`."""

    floor: int
    home_region: str | None
    turn: TurnView


class RegionsPart(TypedDict):
    """All regions, as a chapter of a view."""

    regions: list[RegionView]


class TracksPart(TypedDict):
    """All tracks, as a chapter of a view."""

    tracks: list[TrackView]


class PlantsPart(TypedDict):
    """All plants, as a chapter of a view."""

    plants: list[PlantView]


class SuppliesPart(TypedDict):
    """What lies beside the board, as a chapter of a view."""

    supplies: SuppliesView


class UnGoalsPart(TypedDict):
    """The UN Goals, as a chapter of a view."""

    un_goals: list[UnGoalView]
    un_claimed: list[UnGoalView]


class DuesPart(TypedDict):
    """The fossil plants that are still to be paid, as a chapter of a view."""

    dues: list[DueView]


class SecondChanceView(
    shared.BoardView, OwnPart, RegionsPart, TracksPart, PlantsPart, SuppliesPart, UnGoalsPart, DuesPart
):
    """What a seat may know in both modes; CO2 never falls below `floor`."""
