"""Demolition (document, Upgrades and Demolition): a plant leaves the board and the others close up."""

from keeling.kernel.game import LEGAL, Choice, Decision, Step
from keeling.titles.climate_policy import refusal
from keeling.titles.climate_policy.alphabet import DEMOLISH
from keeling.titles.climate_policy.layout import (
    BY_PUSH,
    DEMOLISHED,
    EMPTY,
    NOBODY,
    OWNERLESS_PUSHED,
    dirty_kind,
    first_space,
    flow_place,
    is_dirty,
    region_of,
    table_flow_place,
    with_change,
)
from keeling.titles.climate_policy.state import ClimatePolicy


class DemolishOwn(Choice[ClimatePolicy, Decision[ClimatePolicy]]):
    """Any of the own plants, at no cost (P-BLD-11); G-92: clean ones, too. Then the same question again."""

    def __init__(self, reason: int) -> None:
        super().__init__(DEMOLISH)
        self.reason = reason

    def add(self, g: ClimatePolicy, decision: Decision[ClimatePolicy], actions: list[int]) -> None:
        player = decision.player
        for space, owner in enumerate(g.owner):
            if owner == player:
                actions.append(DEMOLISH.of(space))

    def refuse(self, g: ClimatePolicy, decision: Decision[ClimatePolicy], action: int) -> int:
        space = DEMOLISH.space(action)
        if g.space[space] == EMPTY:
            return refusal.NO_PLANT_THERE
        return LEGAL if g.owner[space] == decision.player else refusal.NOT_YOUR_PLANT  # G-95

    def happen(self, g: ClimatePolicy, decision: Decision[ClimatePolicy], action: int) -> None:
        g.then(demolition(g, DEMOLISH.space(action), self.reason), decision)


def demolition(g: ClimatePolicy, place: int, reason: int) -> "DemolishPlant":
    """The step that demolishes the plant on a space."""
    return DemolishPlant(place, g.space[place], g.owner[place], reason)


class DemolishPlant(Step[ClimatePolicy]):
    """The plant on a space leaves the board, whoever owns it; those to its right close up to the left.

    Plant and owner are named so that whoever reads the events knows what is gone.
    """

    def __init__(self, place: int, plant: int, owner: int, reason: int) -> None:
        self.place = place
        self.plant = plant
        self.owner = owner
        self.reason = reason

    def run(self, g: ClimatePolicy) -> None:
        place = self.place
        plant = self.plant
        count_demolition(g, self.owner, self.reason)
        g.loophole_supply += g.exempt[place]  # G-93
        g.space = closed_up(g.space, place, EMPTY)
        g.owner = closed_up(g.owner, place, NOBODY)
        g.exempt = closed_up(g.exempt, place, 0)
        if is_dirty(plant):
            g.dirty_pool[dirty_kind(plant)] += 1
            g.co2 -= g.rules.ppm[plant]  # P-BLD-09
        else:
            g.clean_supply = with_change(g.clean_supply, plant, 1)  # P-BLD-10


def closed_up(spaces: list[int], place: int, nothing: int) -> list[int]:
    """A copy in which all numbers of the continent to the right of the place move to the left."""
    end = first_space(region_of(place) + 1)
    return spaces[:place] + spaces[place + 1 : end] + [nothing] + spaces[end:]


def count_demolition(g: ClimatePolicy, owner: int, reason: int) -> None:
    """Enter a demolition in the books."""
    if owner != NOBODY:
        g.flow[flow_place(owner, DEMOLISHED + reason)] += 1
    elif reason == BY_PUSH:
        g.flow[table_flow_place(g.players, OWNERLESS_PUSHED)] += 1
