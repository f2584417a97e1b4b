# ruff: noqa: N802
"""Build part, upgrades and demolition (document: Build phase, Upgrades and Demolition, Loopholes)."""

import pytest

from climate_policy.positions import (
    AF,
    AS,
    BIOMASS_1,
    BIOMASS_2,
    BLUE,
    EU,
    EXEMPT,
    FORESTATION_1,
    FORESTATION_2,
    FUSION_1,
    FUSION_2,
    NA,
    OC,
    RECYCLING_1,
    RECYCLING_2,
    RED,
    SA,
    SOLAR_1,
    SOLAR_2,
    TITLE,
    YELLOW,
    Tile,
    at,
    dirty_ppm,
    given,
    options_of,
    pawns,
    plants,
    play,
    question,
    refusal_of,
    row,
    stock_of,
    stocks,
    tables_with,
)
from keeling.kernel.game import SPECTATOR
from keeling.titles.climate_policy import refusal
from keeling.titles.climate_policy.alphabet import PLANTS, SOURCES
from keeling.titles.climate_policy.layout import COAL, EMPTY, GAS, NOBODY, OIL
from keeling.titles.climate_policy.turn import Turn
from keeling.titles.common.alphabet import REGIONS

COSTS = {
    # location costs from left to right, with four players
    "NA": [1, 1, 2, 2, 3],
    "SA": [1, 2, 2, 3],
    "EU": [1, 1, 2, 2, 3],
    "AF": [1, 2, 3],
    "AS": [1, 1, 2, 2, 3, 3],
    "OC": [1, 2, 2, 3],
}
ALL_KNOWN = pawns(forestation=[10], solar=[10], cold_fusion=[7], biomass=[6])


# One plant


@pytest.mark.rule("P-BLD-01")
def test_one_plant_in_a_turn() -> None:
    g = given(Turn(RED), stock=stocks(red=[GAS, OIL]), pawn=pawns(biomass=[3]))
    play(g, "build gas EU")
    assert refusal_of(g, "build oil EU") == refusal.ALREADY_BUILT
    assert refusal_of(g, "build biomass-1 EU") == refusal.ALREADY_BUILT
    assert options_of(g, "build", "build-exempt") == []


@pytest.mark.rule("P-BLD-02", "P-SET-02")
@pytest.mark.parametrize("region", REGIONS)
def test_a_dirty_plant_goes_on_the_leftmost_open_space_for_its_cost(region: str) -> None:
    """B-63: only the continent is chosen."""
    for number, cost in enumerate(COSTS[region]):
        standing: list[Tile] = [(OIL, BLUE)] * number
        g = given(Turn(RED), stock=stocks(red=[GAS]), **plants(**{region: standing}))
        play(g, f"build gas {region}")
        assert (g.money[RED], g.bank) == (10 - cost, -40 + cost)
        assert row(g, REGIONS.index(region)) == [*standing, (GAS, RED)]
        assert stock_of(g, RED) == [0, 0, 0]


@pytest.mark.rule("P-BLD-02")
def test_only_plants_of_the_own_stock_are_built() -> None:
    g = given(Turn(RED), stock=stocks(red=[GAS], blue=[COAL]))
    assert options_of(g, "build") == [f"build gas {region}" for region in REGIONS]
    assert refusal_of(g, "build coal EU") == refusal.NOT_IN_STOCK


@pytest.mark.rule("P-BLD-02")
def test_the_location_cost_must_be_paid() -> None:
    g = given(
        Turn(RED),
        money=[1, 0, 0, 0],
        stock=stocks(red=[GAS]),
        **plants(EU=[GAS, GAS], SA=[GAS], OC=[GAS], AF=[GAS], AS=[GAS]),
    )
    assert options_of(g, "build") == ["build gas NA", "build gas AS"]
    assert refusal_of(g, "build gas EU") == refusal.TOO_LITTLE_MONEY


@pytest.mark.rule("P-BLD-07", "P-BLD-14")
@pytest.mark.parametrize(("kind", "ppm"), [("coal", 40), ("oil", 30), ("gas", 20)])
def test_a_dirty_plant_raises_co2(kind: str, ppm: int) -> None:
    g = given(Turn(RED), stock=stocks(red=[COAL, OIL, GAS]), **plants(AS=[COAL, (OIL, BLUE)]))
    play(g, f"build {kind} EU")
    assert g.co2 == 70 + ppm == dirty_ppm(g)


# Clean plants

BUILD_COSTS = {"forestation": 5, "solar": 5, "cold-fusion": 3, "biomass": 1, "recycling": 1}


@pytest.mark.rule("P-BLD-03", "P-BLD-14", "P-BLD-16")
@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize("level", [1, 2])
def test_a_clean_plant_costs_place_and_build_cost_and_nothing_else(source: str, level: int) -> None:
    far = {source.replace("-", "_"): [10]}
    g = given(Turn(RED), pawn=pawns(**far), **plants(AF=[GAS]))
    play(g, f"build {source}-{level} AF")
    assert g.money[RED] == 10 - 2 - BUILD_COSTS[source]
    assert g.bank == -40 + 2 + BUILD_COSTS[source]
    plant = SOURCES.index(source) * 2 + level - 1
    assert row(g, AF) == [(GAS, NOBODY), (plant, RED)]
    assert g.co2 == 20


@pytest.mark.rule("P-BLD-03")
def test_T_100_recycling_on_the_two_space_of_africa_costs_three() -> None:
    g = given(Turn(RED), pawn=pawns(recycling=[4]), **plants(AF=[(COAL, BLUE)]))
    play(g, "build recycling-1 AF")
    assert g.money[RED] == 10 - 3


@pytest.mark.rule("P-BLD-03")
def test_place_and_build_cost_must_both_be_paid() -> None:
    for money, legal in ((6, True), (5, False)):
        g = given(Turn(RED), money=[money] * 4, pawn=pawns(solar=[5]))
        assert (refusal_of(g, "build solar-1 EU") == 0) == legal
        assert ("build solar-1 EU" in options_of(g)) == legal


@pytest.mark.rule("P-BLD-03", "P-BLD-05", "P-SET-01")
@pytest.mark.parametrize(
    ("source", "first", "second"),
    [("biomass", 3, 6), ("recycling", 4, 5), ("cold-fusion", 5, 7), ("forestation", 7, 10), ("solar", 5, 10)],
)
def test_T_121_the_asterisks_unlock_the_levels(source: str, first: int, second: int) -> None:
    """B-53: the asterisks, not the numbers of the board."""
    for space in range(second + 1):
        g = given(Turn(RED), pawn=pawns(**{source.replace("-", "_"): [space, second, second, second]}))
        unlocked = [level for level, needed in ((1, first), (2, second)) if space >= needed]
        assert options_of(g, "build") == [
            f"build {source}-{level} {region}" for level in unlocked for region in REGIONS
        ]
        for level in (1, 2):
            code = 0 if level in unlocked else refusal.NOT_UNLOCKED
            assert refusal_of(g, f"build {source}-{level} EU") == code


@pytest.mark.rule("P-BLD-05", "P-BLD-06")
def test_with_both_levels_unlocked_the_builder_chooses() -> None:
    """G-96."""
    g = given(Turn(RED), pawn=pawns(recycling=[5]))
    assert {"build recycling-1 EU", "build recycling-2 EU"} <= set(options_of(g))
    play(g, "build recycling-1 EU")
    assert row(g, EU) == [(RECYCLING_1, RED)]


@pytest.mark.rule("P-BLD-06")
def test_the_levels_differ_in_cubes() -> None:
    cubes = {}
    for plant in range(10):
        g = given(**plants(EU=[(plant, RED)]))
        cubes[PLANTS[plant]] = TITLE.view(g, SPECTATOR)["players"][RED]["sheet"]["clean"] // 3
    for source in SOURCES:
        assert 1 <= cubes[f"{source}-1"] < cubes[f"{source}-2"]
    assert (cubes["solar-1"], cubes["forestation-1"]) == (2, 3)


@pytest.mark.rule("P-BLD-04", "P-BLD-06")
def test_a_clean_plant_comes_from_the_common_supply() -> None:
    g = given(Turn(RED), pawn=ALL_KNOWN)
    supply = g.clean_supply[:]
    play(g, "build solar-2 EU")
    supply[SOLAR_2] -= 1
    assert g.clean_supply == supply
    used_up = plants(NA=[(SOLAR_1, BLUE), (SOLAR_1, BLUE)])
    g = given(Turn(RED), pawn=ALL_KNOWN, **used_up)
    assert refusal_of(g, "build solar-1 EU") == refusal.NO_TILE_LEFT
    assert "build solar-1 EU" not in options_of(g)
    assert "build solar-2 EU" in options_of(g)


@pytest.mark.rule("P-BLD-04")
def test_clean_plants_cannot_be_stored() -> None:
    """Whoever builds one has it on the board and not in stock; nothing else takes one from the supply."""
    g = given(Turn(RED), pawn=ALL_KNOWN, stock=stocks(red=[GAS]))
    play(g, "build solar-2 EU")
    assert stock_of(g, RED) == [0, 0, 1]
    kinds = {option.split()[0] for option in options_of(g)}
    assert kinds <= {"develop-dirty", "fund", "transfer", "borrow", "demolish", "end"}


@pytest.mark.rule("P-BLD-15")
def test_every_unlocked_type_may_be_built_everywhere_also_twice() -> None:
    g = given(Turn(RED), pawn=ALL_KNOWN, money=[20] * 4, **plants(EU=[(BIOMASS_1, RED)], AS=[(BIOMASS_1, BLUE)]))
    known = ["forestation-1", "forestation-2", "solar-1", "solar-2", "cold-fusion-1", "cold-fusion-2", "biomass-2"]
    assert options_of(g, "build") == [f"build {plant} {region}" for plant in known for region in REGIONS]
    play(g, "build biomass-2 EU")
    assert row(g, EU) == [(BIOMASS_1, RED), (BIOMASS_2, RED)]


# Full continents


@pytest.mark.rule("P-BLD-08", "P-BLD-09", "P-BLD-07")
def test_T_114_on_a_full_continent_the_leftmost_plant_goes() -> None:
    g = given(
        Turn(RED),
        stock=stocks(red=[GAS]),
        **plants(OC=[(COAL, BLUE), (OIL, RED), (SOLAR_1, YELLOW), OIL]),
    )
    pool = g.dirty_pool[:]
    assert g.co2 == 100
    play(g, "build gas OC")
    assert g.money[RED] == 10 - 3
    assert row(g, OC) == [(OIL, RED), (SOLAR_1, YELLOW), (OIL, NOBODY), (GAS, RED)]
    assert g.co2 == 100 - 40 + 20 == dirty_ppm(g)
    assert g.dirty_pool == [pool[0] + 1, pool[1], pool[2]]


@pytest.mark.rule("P-BLD-08", "P-BLD-10", "P-INC-02")
def test_T_148_a_clean_plant_can_be_pushed_out_too() -> None:
    g = given(
        Turn(BLUE),
        pawn=pawns(recycling=[0, 4]),
        **plants(EU=[(FORESTATION_1, RED), (GAS, RED), (GAS, RED), (GAS, YELLOW), (GAS, YELLOW)]),
    )
    before = TITLE.view(g, SPECTATOR)["players"][RED]["income"]
    supply = g.clean_supply[FORESTATION_1]
    play(g, "build recycling-1 EU")
    assert g.money[BLUE] == 10 - 4
    assert g.clean_supply[FORESTATION_1] == supply + 1
    after = TITLE.view(g, SPECTATOR)["players"][RED]
    assert after["sheet"]["clean"] == 0
    assert before - after["income"] == 3 + 1  # the cubes, and here control is lost as well
    assert g.co2 == 80
    assert row(g, EU)[-1] == (RECYCLING_1, BLUE)


@pytest.mark.rule("P-BLD-08")
@pytest.mark.parametrize("region", REGIONS)
@pytest.mark.parametrize(("players", "less"), [(2, 2), (3, 1), (4, 0)])
def test_a_full_continent_costs_its_rightmost_space_in_play(region: str, players: int, less: int) -> None:
    """G-81."""
    costs = COSTS[region][: len(COSTS[region]) - less]
    g = given(
        Turn(RED),
        players=players,
        stock=stocks(players, red=[GAS]),
        pawn=pawns(players, solar=[5]),
        **plants(**{region: [(OIL, BLUE)] * len(costs)}),
    )
    other = g.clone()
    play(g, f"build gas {region}")
    assert g.money[RED] == 10 - costs[-1]
    play(other, f"build solar-1 {region}")
    assert other.money[RED] == 10 - costs[-1] - 5
    assert len(row(other, REGIONS.index(region))) == len(costs)


@pytest.mark.rule("P-BLD-08")
def test_the_own_leftmost_plant_can_be_pushed_out() -> None:
    """G-104."""
    g = given(Turn(RED), stock=stocks(red=[GAS]), **plants(AF=[(COAL, RED)] * 3))
    play(g, "build gas AF")
    assert row(g, AF) == [(COAL, RED), (COAL, RED), (GAS, RED)]


@pytest.mark.rule("P-BLD-08")
def test_an_ownerless_plant_is_pushed_out_like_others() -> None:
    """G-95."""
    g = given(Turn(RED), stock=stocks(red=[GAS]), **plants(AF=[COAL, COAL, (OIL, BLUE)]))
    play(g, "build gas AF")
    assert row(g, AF) == [(COAL, NOBODY), (OIL, BLUE), (GAS, RED)]
    assert g.co2 == 90


@pytest.mark.rule("P-BLD-08", "P-BLD-12")
def test_loophole_tiles_move_with_their_plants() -> None:
    """G-93: the tile of the plant that goes returns to the supply."""
    g = given(
        Turn(RED),
        policy="2B",
        stock=stocks(red=[GAS]),
        **plants(AF=[(COAL, BLUE, EXEMPT), (OIL, BLUE), (OIL, BLUE, EXEMPT)]),
    )
    assert g.loophole_supply == 6
    play(g, "build gas AF")
    assert g.exempt[at("AF-1") : at("AF-3") + 1] == [0, 1, 0]
    assert g.loophole_supply == 7


# Demolition


@pytest.mark.rule("P-BLD-11", "P-BLD-09")
def test_an_own_plant_may_be_demolished_for_nothing() -> None:
    g = given(Turn(RED), **plants(NA=[(COAL, RED), (OIL, BLUE), GAS, (SOLAR_1, RED)]))
    pool = g.dirty_pool[:]
    assert options_of(g, "demolish") == ["demolish NA-1", "demolish NA-4"]
    play(g, "demolish NA-1")
    assert row(g, NA) == [(OIL, BLUE), (GAS, NOBODY), (SOLAR_1, RED)]
    assert (g.co2, g.money[RED]) == (50, 10)
    assert g.dirty_pool == [pool[0] + 1, pool[1], pool[2]]
    assert question(g) == "TurnMenu"


@pytest.mark.rule("P-BLD-11", "P-BLD-10")
def test_a_demolished_clean_plant_returns_to_the_supply() -> None:
    g = given(Turn(RED), **plants(NA=[(FUSION_2, RED), (FORESTATION_2, RED)]))
    supply = g.clean_supply[FUSION_2]
    play(g, "demolish NA-1")
    assert (g.clean_supply[FUSION_2], g.co2) == (supply + 1, 0)
    assert row(g, NA) == [(FORESTATION_2, RED)]


@pytest.mark.rule("P-BLD-11")
def test_foreign_and_ownerless_plants_stay() -> None:
    """G-95."""
    g = given(Turn(RED), **plants(EU=[(GAS, BLUE), GAS]))
    assert refusal_of(g, "demolish EU-1") == refusal.NOT_YOUR_PLANT
    assert refusal_of(g, "demolish EU-2") == refusal.NOT_YOUR_PLANT
    assert refusal_of(g, "demolish EU-3") == refusal.NO_PLANT_THERE
    assert options_of(g, "demolish") == []


@pytest.mark.rule("P-BLD-11")
def test_any_number_may_be_demolished_at_any_moment_of_the_turn() -> None:
    """G-98: also before building, to open a space."""
    g = given(
        Turn(RED),
        stock=stocks(red=[GAS]),
        **plants(AF=[(COAL, RED), (OIL, BLUE), (OIL, BLUE)], SA=[(GAS, RED), (GAS, RED)], AS=[(GAS, RED)]),
    )
    play(g, "demolish AF-1", "build gas AF")
    assert g.money[RED] == 10 - 3
    assert row(g, AF) == [(OIL, BLUE), (OIL, BLUE), (GAS, RED)]
    play(g, "demolish SA-1", "demolish SA-1", "develop-dirty", "demolish AS-1")
    assert (row(g, SA), row(g, AS)) == ([], [])
    assert g.co2 == 80


@pytest.mark.rule("P-BLD-11")
def test_demolishing_passes_no_part_of_the_turn() -> None:
    g = given(Turn(RED), policy="3B", stock=stocks(red=[GAS]), **plants(EU=[(GAS, RED)]))
    play(g, "demolish EU-1")
    assert {"buy-permit", "buy-loophole", "build gas EU"} <= set(options_of(g))


# Loopholes


@pytest.mark.rule("P-BLD-12")
def test_a_loophole_tile_goes_on_a_plant_that_is_being_built() -> None:
    g = given(Turn(RED), policy="2B", loopholes=[2, 0, 0, 0], stock=stocks(red=[COAL]), pawn=pawns(biomass=[3]))
    assert {"build coal EU", "build-exempt coal EU", "build-exempt biomass-1 EU"} <= set(options_of(g))
    play(g, "build-exempt coal EU")
    assert (g.loopholes[RED], g.exempt[at("EU-1")], g.loophole_supply) == (1, 1, 6)
    assert g.co2 == 40
    company = TITLE.view(g, SPECTATOR)["players"][RED]
    assert (company["income"], company["sheet"]["dirty"]) == (2, 3)
    assert (company["ppm"], company["liable_ppm"]) == (40, 0)


@pytest.mark.rule("P-BLD-12")
def test_a_tile_bought_in_this_turn_may_be_used_and_none_is_refused() -> None:
    g = given(Turn(RED), policy="2B", stock=stocks(red=[COAL]))
    assert refusal_of(g, "build-exempt coal EU") == refusal.NO_LOOPHOLE_HELD
    assert options_of(g, "build-exempt") == []
    play(g, "buy-loophole", "build-exempt coal EU")
    assert (g.loopholes[RED], g.exempt[at("EU-1")]) == (0, 1)


@pytest.mark.rule("P-BLD-12")
def test_a_tile_cannot_be_put_on_a_plant_later() -> None:
    g = given(Turn(RED), policy="2B", loopholes=[1, 0, 0, 0], **plants(EU=[(COAL, RED)]))
    assert set(options_of(g)) == {"buy-loophole", "develop-dirty", "borrow", "demolish EU-1", "end"}


# Control


@pytest.mark.rule("P-BLD-13", "P-INC-04")
def test_building_and_pushing_change_control_at_once() -> None:
    """B-58: control is computed from the plants as they stand; G-94: after demolition, too."""

    def controller() -> object:
        return TITLE.view(g, SPECTATOR)["regions"][AF]["controller"]

    g = given(Turn(RED), stock=stocks(red=[GAS]), **plants(AF=[(COAL, BLUE), (OIL, BLUE), (GAS, RED)]))
    assert controller() == BLUE
    play(g, "build gas AF")
    assert controller() == RED
    play(g, "demolish AF-2")
    assert controller() is None
    assert row(g, AF) == [(OIL, BLUE), (GAS, RED)]


@pytest.mark.rule("P-BLD-07", "P-BLD-09")
def test_other_emissions_come_from_the_content() -> None:
    """The values are data: a box with other numbers plays by them."""
    dirty = tuple(kind._replace(ppm=kind.ppm + 1) for kind in tables_with().dirty)
    g = given(Turn(RED), tables=tables_with(dirty=dirty), stock=stocks(red=[COAL, GAS]))
    play(g, "build coal EU")
    assert g.co2 == 41
    play(g, "demolish EU-1")
    assert g.co2 == 0
    assert g.space[at("EU-1")] == EMPTY


@pytest.mark.rule("P-BLD-06")
def test_recycling_has_two_levels_as_well() -> None:
    g = given(Turn(RED), pawn=pawns(recycling=[5]))
    play(g, "build recycling-2 NA")
    assert row(g, NA) == [(RECYCLING_2, RED)]
    assert FUSION_1 + 1 == FUSION_2
