"""What a seat may know of the air: the scale it is drawn on, and what the next Energy Supply adds to it.

Climate Policy has the same air and another forecast (`climate_policy/view_outlook.py`).
"""

import re
from typing import Final, Literal, TypedDict

from keeling.titles.common.alphabet import REGIONS
from keeling.titles.common.board import SUPPLY, Board
from keeling.titles.common.layout import COAL, EMPTY, REGION_COUNT, space_at
from keeling.titles.common.supply import ChooseSupplyStart, SupplyRegion, space_to_supply

BOARD_OUTLOOK: Final = re.compile(r"air|forecast|players\.\d+\.income|summits\.\d+\.gives")
"""What follows from the rest of a view of the board: no event is about it."""

HEAT_SHARES: Final = (50, 70, 84, 94)
"""From which share of the way between the lowest CO2 and the limit on, in percent, the air is drawn a step hotter."""

NO_SUPPLY: Final = 0

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


def air_view(co2: int, lowest: int, defeat: int, margin: int, danger: int | None, lost: bool) -> AirView:
    """The air on a scale that ends a margin above the limit."""
    way = defeat - lowest
    return {
        "lowest": lowest,
        "highest": defeat + margin,
        "danger": danger,
        "defeat": defeat,
        "lost": lost,
        "heat": sum((co2 - lowest) * 100 >= share * way for share in HEAT_SHARES),
    }


def board_air(g: Board, danger: int) -> AirView:
    """The air of a game that begins with none: above the limit there is room for an ordinary fossil plant."""
    rules = g.rules
    margin = sum(rules.fossil_ppm) // len(rules.fossil_ppm)
    return air_view(g.co2, 0, rules.defeat, margin, danger, rules.is_too_much(g.co2))


Range = tuple[int, int]
"""The least and the most ppm."""


def tiles_to_come(g: Board, heaps: list[list[int]], count: int) -> Range:
    """What so many fossil tiles can add: they are drawn from one heap after the other, each in an unknown order."""
    least = most = 0
    for heap in heaps:
        ppm = sorted(g.rules.fossil_ppm[kind - COAL] for kind in heap)
        drawn = min(count, len(ppm))
        least += sum(ppm[:drawn])
        most += sum(ppm[len(ppm) - drawn :])
        count -= drawn
    return least, most


def threatened(g: Board, first: int, decade: int) -> list[ThreatView]:
    """The regions that the supply of a decade gives a fossil plant as things stand, clockwise from the first."""
    order = [(first + n) % REGION_COUNT for n in range(REGION_COUNT)]
    spaces = [(region, space_to_supply(g, region, decade)) for region in order]
    return [
        {"region": REGIONS[region], "space": space - space_at(region, 0)} for region, space in spaces if space != EMPTY
    ]


def supply_goes_on(g: Board) -> bool:
    """Whether regions are still to be supplied in the supply that goes on (what it brings before that is due, too)."""
    due = [*g.stack, g.decision] if g.phase == SUPPLY else []
    return any(isinstance(step, ChooseSupplyStart | SupplyRegion) for step in due)


def supply_forecast(g: Board, phase: str, decade: int, regions: list[ThreatView], ppm: Range) -> ForecastView:
    """The forecast of a supply that gives these regions tiles of at least and at most so many ppm."""
    return {
        "phase": phase,
        "decade": decade if decade != NO_SUPPLY else g.decade,
        "regions": regions,
        "least": ppm[0],
        "most": ppm[1],
        "lost": lost_after(g.rules.is_too_much(g.co2 + ppm[0]), g.rules.is_too_much(g.co2 + ppm[1]))
        if regions
        else "no",
    }


def lost_after(least: bool, most: bool) -> Lost:
    """Whether all is lost, if it is after the least that can come and after the most."""
    if least:
        return "sure"
    return "maybe" if most else "no"
