"""Demolition (document, Upgrades and Demolition): a plant leaves the board and the others close up."""

from keeling.kernel.game import LEGAL, Step
from keeling.titles.climate_policy import refusal
from keeling.titles.climate_policy.alphabet import DEMOLISH, SPACE_STRIDE
from keeling.titles.climate_policy.state import (
    BY_PUSH,
    COAL,
    COMPANY_FLOWS,
    DEMOLISHED,
    EMPTY,
    NOBODY,
    OWNERLESS_PUSHED,
    ClimatePolicy,
)


def refuse_demolish(g: ClimatePolicy, player: int, place: int) -> int:
    """Why the player cannot demolish the plant on this space; 0 if he can: any of his own, at no cost (P-BLD-11)."""
    if g.space[place] == EMPTY:
        return refusal.NO_PLANT_THERE
    return LEGAL if g.owner[place] == player else refusal.NOT_YOUR_PLANT  # G-95


def add_demolitions(g: ClimatePolicy, player: int, actions: list[int]) -> None:
    """Append every plant the player can demolish; G-92: clean ones, too."""
    owner = g.owner
    for place in range(len(owner)):
        if owner[place] == player:
            actions.append(DEMOLISH.code(place))


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
        last = place - place % SPACE_STRIDE + SPACE_STRIDE - 1
        for n in range(place, last):
            g.space[n] = g.space[n + 1]
            g.owner[n] = g.owner[n + 1]
            g.exempt[n] = g.exempt[n + 1]
        g.space[last] = EMPTY
        g.owner[last] = NOBODY
        g.exempt[last] = 0
        if plant >= COAL:
            g.dirty_pool[plant - COAL] += 1
            g.change_co2(-g.rules.ppm[plant])  # P-BLD-09
        else:
            g.clean_supply[plant] += 1  # P-BLD-10


def count_demolition(g: ClimatePolicy, owner: int, reason: int) -> None:
    """Enter a demolition in the books."""
    if owner != NOBODY:
        g.flow[owner * COMPANY_FLOWS + DEMOLISHED + reason] += 1
    elif reason == BY_PUSH:
        g.flow[g.players * COMPANY_FLOWS + OWNERLESS_PUSHED] += 1
