"""Building a power plant: paying with a region's cube, the place of the plant, its points."""

from keeling.kernel.game import LEGAL, Step
from keeling.titles.common import refusal
from keeling.titles.common.board import Board, with_entry
from keeling.titles.common.layout import COAL, EMPTY, region_of
from keeling.titles.common.market import MarketCepToRegion
from keeling.titles.common.regions import all_green, leftmost_empty, leftmost_fossil
from keeling.titles.common.tracks import refuse_place_cep


def refuse_site(g: Board, slot: int) -> int:
    """Why nobody can build from the project on this slot; 0 if nothing here forbids it."""
    source = g.project[slot]
    if source == EMPTY:
        return refusal.NO_PROJECT_THERE
    if not g.installed[slot]:
        return refusal.NOT_INSTALLED  # C-CON-01, S-BLD-01
    if g.plants_built[source] >= g.rules.plant_tiles[source]:
        return refusal.NO_PLANT_TILE  # C-CON-02, S-BLD-07
    if all_green(g, region_of(slot)):
        return refusal.ONLY_GREEN_PLANTS  # C-CON-06, C-CON-21, S-BLD-06
    return LEGAL


class PayForPlant(Step[Board]):
    """The builder pays money and cubes for the plant; a cube of the region may stand for one of his."""

    def __init__(self, player: int, money: int, cubes: int, region: int) -> None:
        self.player = player
        self.money = money
        self.cubes = cubes
        self.region = region  # that gives a cube, or EMPTY

    def run(self, g: Board) -> None:
        cubes = self.cubes
        if self.region != EMPTY:
            cubes -= 1  # C-EVT-08, SX-OPS-03: only one
            g.then(UseRegionCube(self.region))
        g.money[self.player] -= self.money
        g.cube[self.player] -= cubes
        g.cubes += cubes


class UseRegionCube(Step[Board]):
    """A region that holds tech cubes gives one of them for the plant (C-EVT-07, SX-OPS-03)."""

    def __init__(self, region: int) -> None:
        self.region = region

    def run(self, g: Board) -> None:
        g.region_cube = with_entry(g.region_cube, self.region, g.region_cube[self.region] - 1)
        g.cubes += 1


class PlacePlant(Step[Board]):
    """The plant goes on the leftmost empty demand space, or replaces the leftmost fossil plant."""

    def __init__(self, player: int, region: int, source: int) -> None:
        self.player = player
        self.region = region
        self.source = source

    def run(self, g: Board) -> None:
        place = building_place(g, self.region)
        if g.space[place] >= COAL:
            g.then(RemoveFossil(g.space[place]))  # C-CON-11, S-BLD-05
            if g.rules.replacement_cep and refuse_place_cep(g, self.region) == LEGAL:
                g.then(ReplacementCep(self.region))  # C-CON-10, G-114: before it; S-BLD-12: not in Second Chance
        g.space = with_entry(g.space, place, self.source)
        g.space_owner = with_entry(g.space_owner, place, self.player)  # C-CON-13
        g.plants_built = with_entry(g.plants_built, self.source, g.plants_built[self.source] + 1)


def building_place(g: Board, region: int) -> int:
    """The demand space the next green plant of the region takes; EMPTY if green plants fill it."""
    place = leftmost_empty(g, region)  # C-CON-08, S-BLD-04
    return place if place != EMPTY else leftmost_fossil(g, region)  # C-CON-09, C-CON-20, S-BLD-05


class ReplacementCep(MarketCepToRegion):
    """A region whose fossil plant is replaced gets a CEP from the market."""


class RemoveFossil(Step[Board]):
    """A replaced fossil plant leaves the game, and with it its CO2."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def run(self, g: Board) -> None:
        g.fossil_discard = [*g.fossil_discard, self.kind]
        g.rules.lower_co2(g, g.rules.fossil_ppm[self.kind - COAL])


class ScorePlant(Step[Board]):
    """The plant gives its points."""

    def __init__(self, player: int, plant: int) -> None:
        self.player = player
        self.plant = plant

    def run(self, g: Board) -> None:
        g.score[g.rules.account(self.player)] += g.rules.plant_points[self.plant]


class ReleaseProject(Step[Board]):
    """The project space is free again."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, g: Board) -> None:
        g.project[self.slot] = EMPTY
        g.installed[self.slot] = 0
