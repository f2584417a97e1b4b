"""Fills what a seat may know of the air: how hot it is, and what the next Energy Supply adds to it."""

from typing import Final

from keeling.titles.common.alphabet import REGIONS
from keeling.titles.common.board import SUPPLY, Board
from keeling.titles.common.layout import COAL, EMPTY, REGION_COUNT, space_at
from keeling.titles.common.supply import ChooseSupplyStart, SupplyRegion, space_to_supply
from keeling.titles.common.view_air import AirView, ForecastView, Lost, ThreatView

HEAT_SHARES: Final = [50, 70, 84, 94]
"""From which share of the way between the lowest CO2 and the limit on, in percent, the air is drawn a step hotter."""

NO_SUPPLY: Final = 0

AIR_READS: Final = ("co2",)
SUPPLY_READS: Final = (
    "co2",
    "decade",
    "decision",
    "end",
    "fossil_box",
    "fossil_deck",
    "fossil_discard",
    "phase",
    "space",
    "stack",
)
"""What a forecast of the supply is made of; what lies in the box and on the board tells what may be in the deck."""


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
    return any(isinstance(step, (ChooseSupplyStart, SupplyRegion)) for step in due)


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
