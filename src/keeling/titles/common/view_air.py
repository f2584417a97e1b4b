"""What a seat may know of the air: the scale it is drawn on, and what the next Energy Supply adds to it.

`fill_air.py` fills it. Climate Policy has the same air and another forecast (`climate_policy/outlook.py`).
"""

import re
from typing import Final, Literal, TypedDict

BOARD_OUTLOOK: Final = re.compile(r"air|forecast|players\.\d+\.income|summits\.\d+\.gives")
"""What follows from the rest of a view of the board: no event is about it."""

Lost = Literal["no", "maybe", "sure"]


class AirView(TypedDict):
    """CO2 as it is drawn: from `lowest` to `highest` ppm, how hot it looks (0 to 4), and its limits.

    From `danger` on events strike, or strike twice; `lost` tells whether there is too much CO2 now, by the rule of the
    title: some lose at `defeat`, others only above it.
    """

    lowest: int
    highest: int
    danger: int | None
    defeat: int
    lost: bool
    heat: int


class ThreatView(TypedDict):
    """A region that gets a dirty plant if nothing is built there before, and the number of its space from 0."""

    region: str
    space: int


class ForecastView(TypedDict):
    """What the next supply or event adds to the air if nothing is built before: when, where, and how much.

    `least` and `most` ppm are counted by what lies open: tiles that are all gone cannot come. `lost` tells whether that
    is too much CO2; what a team buys down afterwards is not counted. Without another supply it adds nothing.
    """

    phase: str
    decade: int
    regions: list[ThreatView]
    least: int
    most: int
    lost: Lost


class AirPart(TypedDict):
    """The air, as a chapter of a view."""

    air: AirView


class ForecastPart(TypedDict):
    """What comes next, as a chapter of a view."""

    forecast: ForecastView
