# ruff: noqa: N802
"""Energy Supply (rulebook 4), as far as both modes share it."""

from typing import Any

import pytest

from keeling.titles.common import refusal as shared
from keeling.titles.common.alphabet import REGIONS
from keeling.titles.common.layout import REGION_COUNT, SPACE_STRIDE
from keeling.titles.second_chance.energy import SupplyEnergy
from second_chance.positions import (
    AF,
    BLUE,
    COAL,
    COMPETITIVE,
    COOPERATIVE,
    EMPTY,
    EU,
    GAS,
    NA,
    NOBODY,
    OC,
    OIL,
    RED,
    SA,
    SOLAR,
    TABLES,
    WIND,
    Mode,
    Tile,
    asked,
    both,
    by_region,
    given,
    options_of,
    place_of,
    plants,
    play,
    refusal_of,
    worlds,
)

GREEN: list[Tile] = [OIL, (SOLAR, BLUE)]
"""A region whose space of the second decade is taken."""


def only(*open_regions: str) -> dict[str, Any]:
    """The second decade, in which only these regions lack energy."""
    return plants(**{region: [OIL] if region in open_regions else GREEN for region in REGIONS}) | {"decade": 2}


def supplied(g: Any) -> list[int]:
    """The kinds of fossil plants on the spaces of the decade, by region; EMPTY or a source if there is none."""
    return [g.space[region * SPACE_STRIDE + g.decade - 1] for region in range(REGION_COUNT)]


def points_of(g: Any, player: int) -> int:
    points: int = g.score[g.rules.account(player)]
    return points


# Which regions


@both
@pytest.mark.rule("S-SUP-01")
@pytest.mark.parametrize("home", REGIONS)
def test_from_the_home_region_clockwise(mode: Mode, home: str) -> None:
    """B-32, G-40: option home_region; the ring is NA, SA, EU, AF, AS, OC."""
    deck = [COAL, COAL, OIL, OIL, GAS, GAS]
    g = given(mode, SupplyEnergy(), options={"home_region": home.lower()}, decade=2, fossil_deck=deck)
    first = ["NA", "SA", "EU", "AF", "AS", "OC"].index(home)
    assert [supplied(g)[(first + n) % 6] for n in range(6)] == deck[::-1]
    assert g.fossil_deck == []


@both
@pytest.mark.rule("S-SUP-01")
def test_the_start_player_chooses_by_option(mode: Mode) -> None:
    """B-32: supply_start=choice."""
    deck = [COAL, COAL, OIL, OIL, GAS, GAS]
    g = given(mode, SupplyEnergy(), options={"supply_start": "choice"}, decade=2, fossil_deck=deck, start_player=BLUE)
    assert (asked(g), options_of(g)) == (BLUE, [f"begin {region}" for region in REGIONS])
    play(g, "begin OC")
    assert supplied(g) == [GAS, OIL, OIL, COAL, COAL, GAS]


@both
@pytest.mark.rule("S-SUP-02")
def test_a_region_with_a_plant_on_the_space_of_the_decade_needs_nothing(mode: Mode) -> None:
    g = given(mode, SupplyEnergy(), **only("SA"), region_cep=[2] * 6)
    assert supplied(g)[SA] >= COAL
    assert [kind for region, kind in enumerate(supplied(g)) if region != SA] == [SOLAR] * 5
    assert g.region_cep == by_region(2, SA=1)


@both
@pytest.mark.rule("S-SUP-02")
def test_an_empty_space_of_an_earlier_decade_does_not_matter(mode: Mode) -> None:
    """G-17: such a gap cannot be closed any more by the supply."""
    g = given(mode, SupplyEnergy(), **plants(NA=[], SA=[OIL]), decade=2)
    assert g.space[place_of(NA, 1)] == EMPTY
    assert g.space[place_of(NA, 2)] >= COAL


@both
@pytest.mark.rule("S-SUP-03")
@pytest.mark.parametrize(("kind", "ppm"), [(COAL, 40), (OIL, 30), (GAS, 20)])
def test_a_tile_is_drawn_and_raises_co2(mode: Mode, kind: int, ppm: int) -> None:
    g = given(mode, SupplyEnergy(), **only("EU"), fossil_deck=[GAS, OIL, kind])
    before = given(mode, **only("EU")).co2
    assert g.space[place_of(EU, 2)] == kind
    assert g.co2 == before + ppm
    assert g.fossil_deck == [GAS, OIL]


@both
@pytest.mark.rule("S-SUP-03")
def test_the_tile_is_drawn_by_chance(mode: Mode) -> None:
    g = given(mode)
    drawn = set()
    for world in worlds(g, RED):
        world.decade = 2
        world.then(SupplyEnergy())
        world.advance()
        drawn.add(supplied(world)[NA])
    assert drawn == {COAL, OIL, GAS}


@both
@pytest.mark.rule("S-SUP-03")
def test_an_empty_deck_is_made_of_replaced_tiles(mode: Mode) -> None:
    """G-17: and without these the space stays empty, and nothing is paid."""
    g = given(mode, SupplyEnergy(), **only("EU", "AF"), fossil_deck=[], fossil_discard=[GAS], region_cep=[2] * 6)
    assert [supplied(g)[region] for region in (EU, AF)] == [GAS, EMPTY]
    assert g.region_cep == by_region(2, EU=1)


@pytest.mark.rule("S-SUP-08")
@pytest.mark.parametrize(("mode", "decade"), [(COOPERATIVE, 4), (COMPETITIVE, 4), (COMPETITIVE, 5)])
def test_regions_without_a_space_for_the_decade_need_nothing(mode: Mode, decade: int) -> None:
    spaces = [region.demand_spaces for region in TABLES.regions]
    tiles: list[Tile] = [COAL, OIL, (WIND, RED), GAS]
    rows = {name: tiles[: min(decade - 1, size)] for name, size in zip(REGIONS, spaces, strict=True)}
    g = given(mode, SupplyEnergy(), **plants(**rows), decade=decade, region_cep=[2] * 6, fossil_deck=[GAS] * 8, co2=0)
    expected = [decade <= size for size in spaces]
    assert [kind >= COAL for kind in supplied(g)] == expected
    assert g.region_cep == [1 if needs else 2 for needs in expected]
    assert g.co2 == 20 * sum(expected)


# Who pays


@both
@pytest.mark.rule("S-SUP-04")
def test_an_uncontrolled_region_pays_with_its_own_cep(mode: Mode) -> None:
    g = given(mode, SupplyEnergy(), **only("EU"), region_cep=[2] * 6)
    bank = given(mode, **only("EU"), region_cep=[2] * 6).bank
    assert (g.region_cep, g.bank, g.dues) == (by_region(2, EU=1), bank + 1, [])
    assert g.cep == [2, 2]


@both
@pytest.mark.rule("S-SUP-04")
def test_the_cep_on_the_plant_reaches_the_bank_after_all_regions(mode: Mode) -> None:
    """Until then it is neither in the region nor in the bank."""
    start = given(mode, **only("NA", "OC"), region_cep=[2] * 6)
    g = given(mode, SupplyEnergy(), **only("NA", "OC"), controller=by_region(NOBODY, OC=RED), region_cep=[2] * 6)
    assert asked(g) == RED
    assert (g.region_cep[NA], g.bank) == (1, start.bank + 1), "NA came first, so its CEP is in the bank when Red pays"
    other = given(mode, SupplyEnergy(), **only("NA", "OC"), controller=by_region(NOBODY, NA=RED), region_cep=[2] * 6)
    assert (other.region_cep[OC], other.bank) == (1, start.bank), "OC comes after Red's debt"
    assert sum(other.cep) + sum(other.region_cep) + other.market + other.bank == 50 - 1, "one lies on a plant"
    play(other, "pay hand")
    assert other.bank == start.bank + 2


@both
@pytest.mark.rule("S-SUP-04")
def test_an_uncontrolled_region_without_a_cep_pays_nothing(mode: Mode) -> None:
    """G-04."""
    g = given(mode, SupplyEnergy(), **only("EU"), region_cep=by_region(2, EU=0))
    assert supplied(g)[EU] >= COAL
    assert g.region_cep == by_region(2, EU=0)
    assert g.bank == given(mode, **only("EU"), region_cep=by_region(2, EU=0)).bank


@both
@pytest.mark.rule("S-SUP-05", "S-SUP-06")
def test_the_controller_owes_a_cep_and_keeps_control(mode: Mode) -> None:
    """G-10: from his board or any region he controls, this one too."""
    controller = by_region(NOBODY, EU=BLUE, OC=BLUE, AF=RED)
    g = given(mode, SupplyEnergy(), **only("EU"), controller=controller, region_cep=[2] * 6)
    assert (asked(g), options_of(g)) == (BLUE, ["pay hand", "pay EU", "pay OC"])
    assert refusal_of(g, "pay AF") == shared.NOT_CONTROLLER
    assert g.controller == controller
    play(g, "pay EU")
    assert g.controller == controller
    assert (g.region_cep, g.cep) == (by_region(2, EU=1), [2, 2])


@both
@pytest.mark.rule("S-SUP-06")
def test_debts_are_paid_after_all_regions(mode: Mode) -> None:
    """B-27, G-41: in the order of the regions; a debtor decides each debt."""
    controller = by_region(NOBODY, NA=RED, SA=BLUE, OC=RED)
    g = given(mode, SupplyEnergy(), decade=2, controller=controller, region_cep=[2] * 6)
    assert all(kind >= COAL for kind in supplied(g)), "all tiles lie on the board before anybody pays"
    seats = []
    while g.decision is not None:
        seats.append(asked(g))
        play(g, "pay hand")
    assert seats == [RED, BLUE, RED]
    assert g.cep == [0, 1]


@both
@pytest.mark.rule("S-SUP-06")
def test_debts_are_paid_at_once_by_option(mode: Mode) -> None:
    """B-27: supply_payment=immediate."""
    controller = by_region(NOBODY, NA=RED)
    options = {"supply_payment": "immediate"}
    g = given(mode, SupplyEnergy(), decade=2, controller=controller, region_cep=[2] * 6, options=options)
    assert asked(g) == RED
    assert [kind >= COAL for kind in supplied(g)] == [True] + [False] * 5
    bank = g.bank
    play(g, "pay NA")
    assert all(kind >= COAL for kind in supplied(g))
    assert (g.region_cep, g.bank) == ([1] * 6, bank + 6)


@both
@pytest.mark.rule("S-SUP-06")
def test_a_region_that_has_paid_may_pay_again(mode: Mode) -> None:
    """G-42."""
    controller = by_region(NOBODY, NA=RED, SA=RED)
    state: dict[str, Any] = {"controller": controller, "region_cep": by_region(0, NA=2), "cep": [0, 2]}
    g = given(mode, SupplyEnergy(), **only("NA", "SA"), **state)
    assert asked(g) == NOBODY, "only one source"
    assert (g.region_cep[NA], points_of(g, RED)) == (0, 0)


@both
@pytest.mark.rule("S-SUP-07", "S-MKT-10")
def test_only_who_has_no_cep_pays_the_fine(mode: Mode) -> None:
    """G-43: the first debt takes the last CEP, the second one is a fine."""
    controller = by_region(NOBODY, NA=RED, SA=RED)
    state: dict[str, Any] = {"controller": controller, "region_cep": by_region(0, AF=2), "cep": [1, 2], "price": 4}
    g = given(mode, SupplyEnergy(), **only("NA", "SA"), **state)
    assert (g.cep, points_of(g, RED)) == ([0, 2], -4)
    assert (g.market, g.price) == (1, 4)


@both
@pytest.mark.rule("S-SUP-07", "S-MKT-04", "S-MKT-10")
def test_a_fine_that_empties_the_market_makes_the_next_one_dearer(mode: Mode) -> None:
    """G-41, G-132: Red's fine comes first, then Blue's."""
    controller = by_region(NOBODY, NA=RED, SA=BLUE)
    state: dict[str, Any] = {"controller": controller, "region_cep": [0] * 6, "cep": [0, 0], "price": 4, "market": 1}
    g = given(mode, SupplyEnergy(), **only("NA", "SA"), **state)
    assert g.score == ([-9] if mode is COOPERATIVE else [-4, -5])
    assert (g.market, g.price) == (1, 5)


@both
@pytest.mark.rule("S-SUP-01", "S-SUP-02", "S-SUP-03", "S-SUP-04", "S-SUP-05", "S-SUP-06")
def test_T_77_the_example_of_the_rulebook(mode: Mode) -> None:
    state: dict[str, Any] = {
        **only("NA", "EU"),
        "controller": by_region(NOBODY, EU=RED, AF=RED),
        "region_cep": by_region(2, EU=0),
        "cep": [0, 2],
    }
    before = given(mode, **state)
    g = given(mode, SupplyEnergy(), **state, fossil_deck=[GAS, COAL, OIL])
    assert (g.space[place_of(NA, 2)], g.space[place_of(EU, 2)]) == (OIL, COAL)
    assert g.co2 == before.co2 + 30 + 40
    assert g.region_cep == by_region(2, NA=1, EU=0, AF=1)
    assert (g.cep, points_of(g, RED)) == ([0, 2], 0)
    assert g.bank == before.bank + 2
    assert asked(g) == NOBODY, "an AF CEP is Red's only one"


@both
@pytest.mark.rule("S-SUP-05")
def test_control_can_be_lost_only_by_a_build(mode: Mode) -> None:
    controller = by_region(RED, OC=BLUE)
    g = given(mode, SupplyEnergy(), decade=2, controller=controller, cep=[0, 0], region_cep=[0] * 6)
    assert g.controller == controller
    assert g.region_cep[OC] == 0
