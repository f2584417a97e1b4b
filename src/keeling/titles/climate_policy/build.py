"""Build part (document, Build phase): one plant in a turn, dirty from the own stock or clean from the supply."""

from keeling.kernel.game import LEGAL, Choice, Decision, Step
from keeling.titles.climate_policy import refusal
from keeling.titles.climate_policy.alphabet import BUILD, BUILD_EXEMPT, REGION_COUNT, BuildKind
from keeling.titles.climate_policy.continents import is_full, liable_ppm, location_cost, plants_in
from keeling.titles.climate_policy.demolish import demolition
from keeling.titles.climate_policy.layout import (
    BUILDING,
    BY_PUSH,
    PLANT_KINDS,
    dirty_kind,
    first_space,
    is_dirty,
    source_of,
    stock_place,
    with_change,
)
from keeling.titles.climate_policy.permits import permits_for, permits_in_force
from keeling.titles.climate_policy.scoring import CommonDefeat
from keeling.titles.climate_policy.state import NOTHING, ClimatePolicy


def refuse_build_part(g: ClimatePolicy) -> int:
    """Why the active player cannot build at all any more; 0 if he can."""
    if g.built:
        return refusal.ALREADY_BUILT  # P-BLD-01
    return LEGAL if g.developed == NOTHING else refusal.BUILD_OVER  # P-SEQ-04


def refuse_plant(g: ClimatePolicy, player: int, plant: int) -> int:
    """Why the player cannot build this plant on any continent; 0 if he has it or may take it."""
    if is_dirty(plant):
        in_stock = g.stock[stock_place(player, dirty_kind(plant))] > 0
        return LEGAL if in_stock else refusal.NOT_IN_STOCK  # P-BLD-02
    if g.pawn_of(player, source_of(plant)) < g.rules.unlock[plant]:
        return refusal.NOT_UNLOCKED  # P-BLD-03, P-BLD-05
    return LEGAL if g.clean_supply[plant] > 0 else refusal.NO_TILE_LEFT  # P-BLD-04


def refuse_place(g: ClimatePolicy, player: int, plant: int, region: int, exempt: int) -> int:
    """Why the player cannot build a plant he may build on this continent; 0 if he can (P-BLD-15: any type)."""
    if exempt and g.loopholes[player] == 0:
        return refusal.NO_LOOPHOLE_HELD  # P-BLD-12
    # P-BLD-16: location and build cost, nothing else.
    if g.money[player] < location_cost(g, region) + g.rules.build_cost[plant]:
        return refusal.TOO_LITTLE_MONEY
    if g.rules.check_at_build and is_dirty(plant) and not exempt and permits_in_force(g):
        return refuse_without_permits(g, player, plant, region)
    return LEGAL


def refuse_without_permits(g: ClimatePolicy, player: int, plant: int, region: int) -> int:
    """B-62: why the player has no permits for one more plant on this continent; 0 if he has."""
    ppm = liable_ppm(g, player) + g.rules.ppm[plant]
    leftmost = first_space(region)
    if is_full(g, region) and g.owner[leftmost] == player and not g.exempt[leftmost]:
        ppm -= g.rules.ppm[g.space[leftmost]]  # it is pushed out before
    return LEGAL if g.permits[player] >= permits_for(g, ppm) else refusal.PERMITS_TO_BUILD


class BuildPlant(Choice[ClimatePolicy, Decision[ClimatePolicy]]):
    """A plant on a continent, without a loophole tile or with one."""

    def __init__(self, kind: BuildKind, exempt: int) -> None:
        super().__init__(kind)
        self.build = kind
        self.exempt = exempt

    def is_main(self) -> bool:
        return True

    def add(self, g: ClimatePolicy, decision: Decision[ClimatePolicy], actions: list[int]) -> None:
        """Every plant the player can build, each without a tile and then with one."""
        if refuse_build_part(g) != LEGAL:
            return
        player = decision.player
        rules = g.rules
        money = g.money[player]
        has_loophole = g.loopholes[player] > 0
        costs = [location_cost(g, region) for region in range(REGION_COUNT)]
        for plant in range(PLANT_KINDS):
            if refuse_plant(g, player, plant) != LEGAL:
                continue
            most = money - rules.build_cost[plant]
            for region in range(REGION_COUNT):
                if costs[region] > most:
                    continue
                if not rules.check_at_build or refuse_place(g, player, plant, region, 0) == LEGAL:
                    actions.append(BUILD.of(plant, region))
                if has_loophole:
                    actions.append(BUILD_EXEMPT.of(plant, region))

    def refuse(self, g: ClimatePolicy, decision: Decision[ClimatePolicy], action: int) -> int:
        player = decision.player
        plant = self.build.plant(action)
        code = refuse_build_part(g)
        if code == LEGAL:
            code = refuse_plant(g, player, plant)
        if code == LEGAL:
            code = refuse_place(g, player, plant, self.build.region(action), self.exempt)
        return code

    def happen(self, g: ClimatePolicy, decision: Decision[ClimatePolicy], action: int) -> None:
        g.then(Build(decision.player, self.build.plant(action), self.build.region(action), self.exempt), decision)


class BuildExempt(BuildPlant):
    """A plant with a loophole tile; BuildPlant lists it beside the same plant without one."""

    def add(self, g: ClimatePolicy, decision: Decision[ClimatePolicy], actions: list[int]) -> None:
        pass


class Build(Step[ClimatePolicy]):
    """The active player builds a plant; on a full continent the leftmost plant has to go (P-BLD-08, G-104)."""

    def __init__(self, player: int, plant: int, region: int, exempt: int) -> None:
        self.player = player
        self.plant = plant
        self.region = region
        self.exempt = exempt

    def run(self, g: ClimatePolicy) -> None:
        if g.rules.hidden_stock and is_dirty(self.plant):
            g.reveal(self.player)
        g.built = 1
        if is_dirty(self.plant):
            g.stock[stock_place(self.player, dirty_kind(self.plant))] -= 1
        else:
            g.clean_supply = with_change(g.clean_supply, self.plant, -1)
        g.loopholes[self.player] -= self.exempt
        push_placing(g, self.region, self.plant, self.player, self.exempt)
        g.then(PayForPlant(self.player, location_cost(g, self.region) + g.rules.build_cost[self.plant]))


def push_placing(g: ClimatePolicy, region: int, plant: int, owner: int, exempt: int) -> None:
    """Push the steps that put a plant on a continent; from a full one its leftmost plant is pushed out before."""
    g.then(PlacePlant(region, plant, owner, exempt))
    if is_full(g, region):
        g.then(demolition(g, first_space(region), BY_PUSH))  # G-82


class PayForPlant(Step[ClimatePolicy]):
    """The builder pays location and build cost to the bank."""

    def __init__(self, player: int, amount: int) -> None:
        self.player = player
        self.amount = amount

    def run(self, g: ClimatePolicy) -> None:
        g.pay(self.player, self.amount, BUILDING)


def is_too_much(g: ClimatePolicy, co2: int) -> bool:
    """Whether so much CO2 means that everybody loses (P-SEQ-08)."""
    return co2 >= g.rules.defeat


class PlacePlant(Step[ClimatePolicy]):
    """A plant goes on the leftmost open space of a continent, and its CO2 into the air (P-BLD-02, P-BLD-07).

    Nothing else makes CO2 rise; at the limit everybody loses at once, and nothing that was due happens (P-SEQ-08).
    """

    def __init__(self, region: int, plant: int, owner: int, exempt: int) -> None:
        self.region = region
        self.plant = plant
        self.owner = owner
        self.exempt = exempt

    def run(self, g: ClimatePolicy) -> None:
        place = first_space(self.region) + plants_in(g, self.region)
        g.space = with_change(g.space, place, self.plant - g.space[place])
        g.owner[place] = self.owner
        g.exempt = with_change(g.exempt, place, self.exempt)  # P-BLD-12
        g.co2 += g.rules.ppm[self.plant]  # P-BLD-14: nothing for a clean one
        if is_too_much(g, g.co2):
            g.stack.clear()
            g.then(CommonDefeat())  # P-SEQ-08
