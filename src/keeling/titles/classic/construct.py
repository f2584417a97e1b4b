"""Constructing a power plant (rulebook 2.1.3): an installed project becomes a green plant."""

from keeling.kernel.game import LEGAL, Step
from keeling.titles.classic import refusal
from keeling.titles.classic.alphabet import CONSTRUCT, CONSTRUCT_LOBBY
from keeling.titles.classic.control import CheckControl
from keeling.titles.classic.rules import OWN_NEEDS_FREE_MOVE
from keeling.titles.classic.scientists import SendOwnScientistAway, SendScientistAway
from keeling.titles.classic.state import Classic
from keeling.titles.common import refusal as shared
from keeling.titles.common.board import COAL, EMPTY, GRANT_COUNT, NOBODY, PLANT_STRIDE, SLOT_COUNT
from keeling.titles.common.market import MarketCepToRegion
from keeling.titles.common.regions import all_green, leftmost_empty, leftmost_fossil
from keeling.titles.common.tracks import GainExpertise, refuse_place_cep


def refuse_construct(g: Classic, player: int, slot: int, discounted: bool) -> int:
    """Why the player cannot build from this project, with or without the lobby card of its source; 0 if he can."""
    if g.main_done:
        return refusal.ACTION_DONE  # C-TURN-01
    source = g.project[slot]
    if source == EMPTY:
        return shared.NO_PROJECT_THERE
    if not g.installed[slot]:
        return refusal.NOT_INSTALLED  # C-CON-01
    rules = g.classic
    tile = g.plants_built[source]
    if tile >= rules.plant_tiles[source]:
        return refusal.NO_PLANT_TILE  # C-CON-02
    plant = source * PLANT_STRIDE + tile
    cubes = rules.plant_cubes[plant]
    if g.expertise_of(player, source) < cubes:
        return refusal.NOT_ENOUGH_EXPERTISE  # C-CON-03, C-EXP-10
    region = slot // GRANT_COUNT
    if g.cube[player] + (1 if g.region_cube[region] > 0 else 0) < cubes:
        return refusal.NOT_ENOUGH_CUBES  # C-CON-04, C-CON-05
    if all_green(g, region):
        return refusal.ONLY_GREEN_PLANTS  # C-CON-06, C-CON-21
    money = rules.plant_money[plant]
    if discounted:
        card = rules.discount_card[source]
        if g.card_done:
            return refusal.CARD_DONE  # C-CRD-01
        if card == EMPTY or g.lobby_place[card] != player:
            return refusal.NO_DISCOUNT_CARD  # C-LOB-08
        money = max(0, money - rules.main_amount[card])  # G-24
    owner = g.project_scientist[slot]
    if owner != NOBODY:
        if owner != player:
            money += rules.scientist_coin  # C-CON-24, G-25
        elif g.move_done and rules.own_scientist == OWN_NEEDS_FREE_MOVE:
            return refusal.OWN_SCIENTIST_STUCK  # G-23
    if g.money[player] < money:
        return refusal.NOT_ENOUGH_MONEY  # C-CON-04
    return LEGAL


def add_constructions(g: Classic, player: int, actions: list[int]) -> None:
    """Append every project the player can build from, without and with a card (C-CON-22: he names the project)."""
    installed = g.installed
    for slot in range(SLOT_COUNT):
        if installed[slot]:
            code = refuse_construct(g, player, slot, False)
            if code == LEGAL:
                actions.append(CONSTRUCT.code(slot))
            # A card helps only against too little money.
            if (code == LEGAL or code == refusal.NOT_ENOUGH_MONEY) and refuse_construct(g, player, slot, True) == LEGAL:
                actions.append(CONSTRUCT_LOBBY.code(slot))


class Construct(Step[Classic]):
    """The active player builds a plant, with the discount of a lobby card (its number) or without (EMPTY)."""

    def __init__(self, player: int, slot: int, card: int) -> None:
        self.player = player
        self.slot = slot
        self.card = card

    def run(self, g: Classic) -> None:
        player = self.player
        slot = self.slot
        source = g.project[slot]
        region = slot // GRANT_COUNT
        plant = source * PLANT_STRIDE + g.plants_built[source]
        g.main_done = 1
        g.then(
            PayForPlant(player, region, plant, self.card),  # C-CON-04; C-CON-07: no CEP
            UseRegionCube(region),  # C-CON-05
            PlacePlant(player, region, source),  # C-CON-08 to C-CON-13
            ScorePlant(player, plant),  # C-CON-14
            GainExpertise(player, source),  # C-CON-15, bonuses chain depth first
            CheckControl(player, region),  # C-CON-16, G-112
            SendScientistAway(player, slot),  # C-CON-17
            SendOwnScientistAway(player, slot),  # C-CON-18
            ReturnProject(slot),  # C-CON-19
        )
        if g.classic.evict_before:
            g.then(SendScientistAway(player, slot))  # B-07: then nobody is left to send away later


class PayForPlant(Step[Classic]):
    """The builder pays the plant; a cube of the region stands for one of his."""

    def __init__(self, player: int, region: int, plant: int, card: int) -> None:
        self.player = player
        self.region = region
        self.plant = plant
        self.card = card

    def run(self, g: Classic) -> None:
        rules = g.classic
        money = rules.plant_money[self.plant]
        if self.card != EMPTY:
            money = max(0, money - rules.main_amount[self.card])  # C-LOB-08, G-24
        cubes = rules.plant_cubes[self.plant]
        if g.region_cube[self.region] > 0:
            cubes -= 1  # C-EVT-08: only one
        g.money[self.player] -= money
        g.cube[self.player] -= cubes
        g.cubes += cubes


class UseRegionCube(Step[Classic]):
    """A region that holds tech cubes gives one of them for the plant (C-EVT-07)."""

    def __init__(self, region: int) -> None:
        self.region = region

    def run(self, g: Classic) -> None:
        if g.region_cube[self.region] > 0:
            g.region_cube[self.region] -= 1
            g.cubes += 1


class PlacePlant(Step[Classic]):
    """The plant goes on the leftmost empty demand space, or replaces the leftmost fossil plant."""

    def __init__(self, player: int, region: int, source: int) -> None:
        self.player = player
        self.region = region
        self.source = source

    def run(self, g: Classic) -> None:
        place = leftmost_empty(g, self.region)  # C-CON-08
        if place == EMPTY:
            place = leftmost_fossil(g, self.region)  # C-CON-09, C-CON-20
            g.then(RemoveFossil(g.space[place]))  # C-CON-11
            if refuse_place_cep(g, self.region) == LEGAL:
                g.then(ReplacementCep(self.region))  # C-CON-10, G-114: before it
        g.space[place] = self.source
        g.space_owner[place] = self.player  # C-CON-13
        g.plants_built[self.source] += 1


class ReplacementCep(MarketCepToRegion):
    """A region whose fossil plant is replaced gets a CEP from the market."""


class RemoveFossil(Step[Classic]):
    """A replaced fossil plant leaves the game, and with it its CO2."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def run(self, g: Classic) -> None:
        g.fossil_discard.append(self.kind)
        g.co2 -= g.rules.fossil_ppm[self.kind - COAL]


class ScorePlant(Step[Classic]):
    """The builder scores the points of the plant."""

    def __init__(self, player: int, plant: int) -> None:
        self.player = player
        self.plant = plant

    def run(self, g: Classic) -> None:
        g.score[self.player] += g.classic.plant_points[self.plant]


class ReturnProject(Step[Classic]):
    """The used project goes back to the pool."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, g: Classic) -> None:
        g.project_pool[g.project[self.slot]] += 1
        g.project[self.slot] = EMPTY
        g.installed[self.slot] = 0
