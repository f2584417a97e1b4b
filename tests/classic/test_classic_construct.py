# ruff: noqa: N802
"""Constructing a power plant (rulebook 2.1.3)."""

from typing import Any

import pytest

from classic.positions import (
    AF,
    AS,
    BIOMASS,
    BLUE,
    COAL,
    COLD_FUSION,
    EMPTY,
    EU,
    FORESTATION,
    GAS,
    NA,
    NOBODY,
    OIL,
    RECYCLING,
    RED,
    SOLAR,
    Tile,
    asked,
    by_region,
    by_slot,
    by_topic,
    discs,
    given,
    lobby_hands,
    options_of,
    plants,
    play,
    refusal_of,
    tables_with,
)
from keeling.kernel.game import Step
from keeling.titles.classic import refusal
from keeling.titles.classic.content import Plant
from keeling.titles.classic.state import Classic
from keeling.titles.classic.turn import Turn
from keeling.titles.common import refusal as shared
from keeling.titles.common.layout import SPACE_STRIDE


def solar_in_na(**state: Any) -> Classic:
    """Red can build the installed solar project NA-money: ten coins, two cubes, second space of the track."""
    can_build: dict[str, Any] = {
        "project": by_slot(EMPTY, NA_money=SOLAR),
        "installed": by_slot(0, NA_money=1),
        "money": [10, 10],
        "cube": [2, 0],
        "expertise": discs(2, solar=[2, 0]),
    }
    return given(Turn(RED), **(can_build | state))


def spaces_of(g: Classic, region: int) -> list[int]:
    """What stands on the demand spaces of a region."""
    first = region * SPACE_STRIDE
    return g.space[first : first + g.rules.demand_spaces[region]]


@pytest.mark.rule("C-CON-01", "C-EXP-10")
def test_a_plant_needs_an_installed_project() -> None:
    g = solar_in_na(project=by_slot(EMPTY, NA_money=SOLAR, NA_tech=SOLAR))
    assert [option for option in options_of(g) if option.startswith("construct")] == ["construct NA-money"]
    assert refusal_of(g, "construct NA-tech") == shared.NOT_INSTALLED
    assert refusal_of(g, "construct EU-money") != 0


PLANTS = [
    # tiles built before, money, cubes = expertise, points: the lower plants lie on top
    (0, 10, 2, 8),
    (1, 10, 2, 8),
    (2, 13, 5, 13),
    (4, 13, 5, 13),
]


@pytest.mark.rule("C-CON-01", "C-SET-12", "C-CON-14")
@pytest.mark.parametrize(("built", "money", "cubes", "points"), PLANTS)
def test_the_plant_is_the_top_tile_of_its_pile(built: int, money: int, cubes: int, points: int) -> None:
    elsewhere: list[Tile] = [(SOLAR, BLUE)] * built
    g = solar_in_na(money=[20, 0], cube=[7, 0], expertise=discs(2, solar=[cubes, 0]), **plants(OC=elsewhere))
    play(g, "construct NA-money")
    bonus = 1 if cubes == 2 else 0  # the third space of the solar track shows a cube
    assert (g.money[RED], g.cube[RED], g.score[RED]) == (20 - money, 7 - cubes + bonus, points)


@pytest.mark.rule("C-CON-02")
def test_without_a_plant_tile_nothing_is_built() -> None:
    """G-16: plant tiles of a source exhausted; its projects can still be installed for the benefit."""
    g = given(
        Turn(RED),
        project=by_slot(EMPTY, AS_money=RECYCLING, AS_tech=RECYCLING),
        installed=by_slot(0, AS_money=1),
        expertise=discs(2, recycling=[5, 0]),
        cube=[5, 0],
        **plants(AF=[(RECYCLING, BLUE)] * 3, AS=[(RECYCLING, BLUE)] * 2),
    )
    assert refusal_of(g, "construct AS-money") == shared.NO_PLANT_TILE
    assert "construct AS-money" not in options_of(g)
    play(g, "install AS-tech")
    assert g.money == [15, 10]


@pytest.mark.rule("C-CON-03", "C-CON-04", "C-EXP-10")
@pytest.mark.parametrize(("expertise", "code"), [(1, shared.NOT_ENOUGH_EXPERTISE), (2, 0), (3, 0), (10, 0)])
def test_T_18_a_solar_plant_costs_ten_coins_two_cubes_and_expertise_two(expertise: int, code: int) -> None:
    tables = tables_with(solar={"plants": (Plant(10, 2, 8),), "bonuses": (0,) * 10})
    g = solar_in_na(tables=tables, expertise=discs(2, solar=[expertise, 0]))
    assert refusal_of(g, "construct NA-money") == code
    assert ("construct NA-money" in options_of(g)) == (code == 0)
    if code == 0:
        play(g, "construct NA-money")
        assert (g.money[RED], g.cube[RED]) == (0, 0)
        assert g.cubes == 25


@pytest.mark.rule("C-CON-03", "C-EXP-10")
@pytest.mark.parametrize(("expertise", "legal"), [(2, False), (3, True), (4, True)])
def test_T_19_a_forestation_plant_is_built_from_the_third_space_on(expertise: int, legal: bool) -> None:
    g = solar_in_na(
        tables=tables_with(forestation={"plants": (Plant(12, 3, 10),)}),
        project=by_slot(EMPTY, NA_money=FORESTATION),
        money=[12, 0],
        cube=[3, 0],
        expertise=discs(2, forestation=[expertise, 9]),
    )
    assert ("construct NA-money" in options_of(g)) == legal


@pytest.mark.rule("C-CON-03")
def test_a_region_cube_does_not_replace_expertise() -> None:
    g = solar_in_na(region_cube=by_region(0, NA=1), expertise=discs(2, solar=[1, 0]))
    assert refusal_of(g, "construct NA-money") == shared.NOT_ENOUGH_EXPERTISE


@pytest.mark.rule("C-CON-04")
@pytest.mark.parametrize(
    ("money", "cubes", "code"),
    [(10, 2, 0), (9, 2, shared.NOT_ENOUGH_MONEY), (10, 1, shared.NOT_ENOUGH_CUBES), (0, 0, shared.NOT_ENOUGH_CUBES)],
)
def test_the_cost_must_be_paid_completely(money: int, cubes: int, code: int) -> None:
    g = solar_in_na(money=[money, 10], cube=[cubes, 0])
    assert refusal_of(g, "construct NA-money") == code
    assert ("construct NA-money" in options_of(g)) == (code == 0)


@pytest.mark.rule("C-CON-05", "C-EVT-07", "C-EVT-08")
@pytest.mark.parametrize("expertise", [2, 3])
def test_T_14_a_cube_of_the_region_covers_one_of_the_plant(expertise: int) -> None:
    tables = tables_with(solar={"bonuses": (0,) * 10})
    g = solar_in_na(
        tables=tables, cube=[1, 0], region_cube=by_region(0, NA=1), expertise=discs(2, solar=[expertise, 0])
    )
    assert g.cubes == 23
    play(g, "construct NA-money")
    assert (g.cube, g.region_cube, g.cubes) == ([0, 0], by_region(0), 25)


@pytest.mark.rule("C-CON-05", "C-EVT-08")
def test_only_one_cube_of_the_region_is_used_and_it_is_always_used() -> None:
    tables = tables_with(solar={"bonuses": (0,) * 10})
    g = solar_in_na(tables=tables, cube=[2, 0], region_cube=by_region(0, NA=3))
    play(g, "construct NA-money")
    assert (g.cube, g.region_cube) == ([1, 0], by_region(0, NA=2))
    poor = solar_in_na(cube=[0, 0], region_cube=by_region(0, NA=3, EU=3))
    assert refusal_of(poor, "construct NA-money") == shared.NOT_ENOUGH_CUBES


GREEN_AF: list[Tile] = [(FORESTATION, BLUE), (COLD_FUSION, BLUE), (RECYCLING, BLUE)]


@pytest.mark.rule("C-CON-06", "C-CON-20", "C-CON-21")
def test_nothing_is_built_in_a_region_full_of_green_plants() -> None:
    g = solar_in_na(
        project=by_slot(EMPTY, AF_money=COLD_FUSION),
        installed=by_slot(0, AF_money=1),
        expertise=discs(2, cold_fusion=[7, 0]),
        cube=[5, 0],
        **plants(AF=GREEN_AF),
    )
    assert refusal_of(g, "construct AF-money") == shared.ONLY_GREEN_PLANTS
    assert "construct AF-money" not in options_of(g)
    play(g, "propose NA-money solar", "end")
    assert g.project == by_slot(EMPTY, NA_money=SOLAR, AF_money=COLD_FUSION)
    assert g.installed == by_slot(0, AF_money=1)
    assert spaces_of(g, AF) == [FORESTATION, COLD_FUSION, RECYCLING]


@pytest.mark.rule("C-CON-07")
def test_construction_costs_no_cep() -> None:
    g = solar_in_na(cep=[0, 2], controller=by_region(NOBODY, NA=RED))
    bank, regions = g.bank, g.region_cep[:]
    play(g, "construct NA-money")
    assert (g.cep, g.region_cep, g.bank, g.market) == ([0, 2], regions, bank, 2)


@pytest.mark.rule("C-CON-08", "C-CON-13")
def test_the_plant_goes_on_the_leftmost_empty_space_with_a_disc() -> None:
    g = solar_in_na(**plants(NA=[OIL, (COLD_FUSION, BLUE)]))
    co2 = g.co2
    play(g, "construct NA-money")
    assert spaces_of(g, NA) == [OIL, COLD_FUSION, SOLAR, EMPTY, EMPTY]
    assert g.space_owner[NA * SPACE_STRIDE :][:5] == [NOBODY, BLUE, RED, NOBODY, NOBODY]
    assert g.co2 == co2


@pytest.mark.rule("C-CON-09", "C-CON-10", "C-CON-11", "C-CON-12", "C-CON-20", "C-CEP-03")
@pytest.mark.parametrize(("ceps", "market"), [(3, 2), (2, 1)])
def test_T_20_a_plant_replaces_the_oldest_fossil_plant(ceps: int, market: int) -> None:
    g = solar_in_na(
        project=by_slot(EMPTY, AF_money=COLD_FUSION),
        installed=by_slot(0, AF_money=1),
        expertise=discs(2, cold_fusion=[3, 0]),
        region_cep=by_region(2, AF=ceps),
        co2=300,
        **plants(AF=[(FORESTATION, BLUE), OIL, COAL]),
    )
    play(g, "construct AF-money")
    assert spaces_of(g, AF) == [FORESTATION, COLD_FUSION, COAL]
    assert g.co2 == 270
    assert (g.region_cep, g.market, g.price) == (by_region(2, AF=3), market, 3)
    assert g.fossil_deck.count(OIL) == 9, "out of the game, not back in the pile"


@pytest.mark.rule("C-CON-11")
@pytest.mark.parametrize(("fossil", "ppm"), [(COAL, 40), (OIL, 30), (GAS, 20)])
def test_a_replaced_plant_takes_its_co2_with_it(fossil: int, ppm: int) -> None:
    g = solar_in_na(**plants(NA=[fossil, GAS, GAS, GAS, GAS]))
    co2 = g.co2
    play(g, "construct NA-money")
    assert co2 - g.co2 == ppm
    assert spaces_of(g, NA) == [SOLAR, GAS, GAS, GAS, GAS]


@pytest.mark.rule("C-CON-12", "C-CON-10")
@pytest.mark.parametrize(("region", "limit"), [("AF", 3), ("AS", 6), ("EU", 5), ("NA", 5), ("OC", 4), ("SA", 4)])
@pytest.mark.parametrize("full", [True, False])
def test_the_limit_of_ceps_is_the_number_of_demand_spaces(region: str, limit: int, full: bool) -> None:
    source = {"NA": SOLAR, "SA": BIOMASS, "EU": BIOMASS, "AF": RECYCLING, "AS": RECYCLING, "OC": SOLAR}[region]
    fossils: list[Tile] = [(source, BLUE), *[GAS] * (limit - 1)]
    g = solar_in_na(
        project=by_slot(EMPTY, **{f"{region}_money": source}),
        installed=by_slot(0, **{f"{region}_money": 1}),
        expertise=discs(2, solar=[5, 0], biomass=[4, 0], recycling=[4, 0]),
        region_cep=by_region(1, **{region: limit if full else limit - 1}),
        **plants(**{region: fossils}),
    )
    play(g, f"construct {region}-money")
    assert g.region_cep == by_region(1, **{region: limit})
    assert g.market == (2 if full else 1)


@pytest.mark.rule("C-CON-10", "C-MKT-03")
def test_the_cep_of_a_replacement_may_empty_the_market() -> None:
    """G-114: the CEP comes before scoring; it may raise the price and set STOP."""
    g = solar_in_na(market=1, money=[20, 10], **plants(NA=[GAS] * 5))
    seen: list[tuple[int, int]] = []

    def note(game: Any, step: Step[Any], action: int) -> None:
        seen.append((game.region_cep[NA], game.score[RED]))

    g.listener = note
    play(g, "construct NA-money")
    assert (4, 8) not in seen, "the points come after the CEP"
    assert (5, 0) in seen
    assert seen[-1] == (5, 8)
    assert (g.market, g.price) == (2, 4)
    assert refusal_of(g, "sell") == shared.STOPPED


@pytest.mark.rule("C-CON-10")
def test_a_replacement_without_a_cep_in_the_market() -> None:
    """G-02: a build is not blocked by a missing CEP."""
    g = solar_in_na(cep=[0, 19], market=0, **plants(NA=[GAS] * 5))
    assert g.bank == 0
    play(g, "construct NA-money")
    assert spaces_of(g, NA)[0] == SOLAR
    assert g.region_cep[NA] == 4


@pytest.mark.rule("C-CON-13", "C-CON-14")
def test_the_builder_owns_the_plant_and_scores_at_once() -> None:
    g = solar_in_na(score=[5, 5])
    play(g, "construct NA-money")
    assert g.score == [13, 5]
    assert "end" in options_of(g), "still in the turn"
    assert g.space_owner.count(RED) == 1


@pytest.mark.rule("C-CON-15", "C-EXP-01", "C-EXP-03")
def test_building_teaches_at_once_with_the_bonus_of_the_track() -> None:
    g = solar_in_na()
    play(g, "construct NA-money")
    assert g.expertise == discs(2, solar=[3, 0])
    assert g.cube == [1, 0], "two paid, one from the third space of the track"
    assert "end" in options_of(g)


@pytest.mark.rule("C-CON-16", "C-CTL-05")
def test_control_is_checked_after_the_expertise() -> None:
    """G-112: Red, one space behind in solar, draws level by building and takes control."""
    g = solar_in_na(
        expertise=discs(2, solar=[2, 3]),
        controller=by_region(NOBODY, NA=BLUE),
        **plants(NA=[GAS, (SOLAR, BLUE)]),
    )
    play(g, "construct NA-money")
    assert g.controller == by_region(NOBODY, NA=RED)


@pytest.mark.rule("C-CON-16")
@pytest.mark.parametrize(("blue", "holder"), [(5, RED), (6, BLUE)])
def test_the_bonus_chain_comes_before_the_control_check(blue: int, holder: int) -> None:
    """G-112: the third space of recycling gives forestation, the second source of Asia's agenda."""
    g = given(
        Turn(RED),
        project=by_slot(EMPTY, AS_money=RECYCLING),
        installed=by_slot(0, AS_money=1),
        cube=[1, 0],
        expertise=discs(2, recycling=[2, 3], forestation=[4, blue]),
        controller=by_region(NOBODY, AS=BLUE),
        **plants(AS=[(RECYCLING, BLUE), (FORESTATION, BLUE), (FORESTATION, RED)]),
    )
    play(g, "construct AS-money")
    assert g.expertise_of(RED, FORESTATION) == 5
    assert g.controller[AS] == holder


@pytest.mark.rule("C-CON-17", "C-CON-19", "C-SCI-10")
def test_another_players_scientist_leaves_after_the_control_check() -> None:
    """B-07: eviction_timing step7, the default."""
    g = solar_in_na(project_scientist=by_slot(NOBODY, NA_money=BLUE), money=[11, 10])
    play(g, "construct NA-money")
    assert asked(g) == BLUE
    assert spaces_of(g, NA) == [GAS, SOLAR, EMPTY, EMPTY, EMPTY]
    assert (g.score, g.expertise, g.controller[NA]) == ([8, 0], discs(2, solar=[3, 0]), RED)
    assert g.money == [0, 11]
    assert g.project == by_slot(EMPTY, NA_money=SOLAR), "the tile goes last"
    play(g, "move NA-money hand")
    assert g.expertise == discs(2, solar=[3, 1])
    assert g.hand_scientists == [1, 2]
    assert g.project == by_slot(EMPTY)
    assert asked(g) == RED


@pytest.mark.rule("C-CON-17")
@pytest.mark.parametrize(("timing", "holder"), [("step7", RED), ("before", BLUE)])
def test_the_scientist_may_leave_before_by_option(timing: str, holder: int) -> None:
    """B-07: with eviction_timing before, the owner's point influences this control check."""
    g = solar_in_na(
        options={"eviction_timing": timing},
        project_scientist=by_slot(NOBODY, NA_money=BLUE),
        money=[11, 10],
        expertise=discs(2, solar=[3, 4]),
        controller=by_region(NOBODY, NA=BLUE),
        **plants(NA=[GAS, (SOLAR, BLUE)]),
    )
    play(g, "construct NA-money")
    assert asked(g) == BLUE
    assert (spaces_of(g, NA)[2] == EMPTY) == (timing == "before")
    assert g.money == ([10, 11] if timing == "before" else [0, 11])
    play(g, "move NA-money hand")
    assert g.money == [0, 11]
    assert g.controller[NA] == holder
    assert spaces_of(g, NA)[2] == SOLAR


OWN_SCIENTIST: dict[str, Any] = {
    "project": by_slot(EMPTY, NA_money=SOLAR, NA_tech=SOLAR, EU_money=BIOMASS, EU_tech=BIOMASS),
    "installed": by_slot(0, NA_money=1),
    "project_scientist": by_slot(NOBODY, NA_money=RED, EU_tech=BLUE),
    "hand_scientists": [1, 0],
}
AWAY = ["hand", "NA-tech", "EU-money", "summit1-2", "summit5-1", "summit6-1"]


@pytest.mark.rule("C-CON-18", "C-CON-23", "C-SCI-07")
@pytest.mark.parametrize("target", AWAY)
def test_T_39_the_own_scientist_leaves_with_the_free_move(target: str) -> None:
    """B-06, G-23."""
    g = solar_in_na(**OWN_SCIENTIST)
    play(g, "construct NA-money")
    assert options_of(g) == [f"move NA-money {place}" for place in AWAY]
    assert refusal_of(g, "move NA-money NA-money") == shared.MUST_LEAVE
    assert refusal_of(g, "move hand NA-tech") == shared.NOT_THIS_SCIENTIST
    assert g.score[RED] == 8, "this is step 7"
    play(g, f"move NA-money {target}")
    assert g.money == [0, 10], "no coin"
    assert g.expertise == discs(2, solar=[3, 0]), "only the point for building"
    assert g.project_scientist[0] == NOBODY
    assert refusal_of(g, "move hand NA-tech") == shared.MOVE_DONE


@pytest.mark.rule("C-CON-18")
def test_T_39_with_the_free_move_used_the_project_is_not_offered() -> None:
    """G-23: option own_scientist_on_construct needs_free_move, the default."""
    g = solar_in_na(**OWN_SCIENTIST)
    assert "construct NA-money" in options_of(g)
    play(g, "move hand NA-tech")
    assert "construct NA-money" not in options_of(g)
    assert refusal_of(g, "construct NA-money") == refusal.OWN_SCIENTIST_STUCK


@pytest.mark.rule("C-CON-18")
def test_by_option_the_own_scientist_goes_to_the_hand() -> None:
    """G-23: option own_scientist_on_construct free_to_hand."""
    g = solar_in_na(options={"own_scientist_on_construct": "free_to_hand"}, **OWN_SCIENTIST)
    play(g, "move hand NA-tech", "construct NA-money")
    assert g.hand_scientists[RED] == 1
    assert g.project_scientist == by_slot(NOBODY, NA_tech=RED, EU_tech=BLUE)
    assert "end" in options_of(g)


@pytest.mark.rule("C-CON-18")
def test_by_option_the_own_scientist_moves_freely() -> None:
    """G-23: option own_scientist_on_construct free_move."""
    g = solar_in_na(options={"own_scientist_on_construct": "free_move"}, **OWN_SCIENTIST)
    play(g, "move hand NA-tech", "construct NA-money")
    assert options_of(g) == [f"move NA-money {place}" for place in AWAY if place != "NA-tech"]
    play(g, "move NA-money summit5-1")
    assert g.summit_scientist == by_topic(summit5_1=RED)


@pytest.mark.rule("C-CON-18", "C-SCI-15")
def test_a_research_move_does_not_use_the_move_a_construction_needs() -> None:
    g = solar_in_na(**OWN_SCIENTIST, lobby_place=lobby_hands(red=[25]))
    play(g, "lobby 25 minor", "move hand EU-money")
    assert "construct NA-money" in options_of(g)


@pytest.mark.rule("C-CON-19")
def test_the_project_returns_to_the_pool_and_can_be_proposed_again() -> None:
    g = given(
        Turn(RED),
        Turn(BLUE),
        project=by_slot(EMPTY, NA_money=SOLAR),
        installed=by_slot(0, NA_money=1),
        cube=[2, 0],
        expertise=discs(2, solar=[2, 0]),
    )
    assert g.project_pool[SOLAR] == 5
    play(g, "construct NA-money")
    assert g.project_pool[SOLAR] == 6
    assert (g.project, g.installed) == (by_slot(EMPTY), by_slot(0))
    play(g, "end", "propose NA-money solar")
    assert g.project == by_slot(EMPTY, NA_money=SOLAR)
    assert g.installed == by_slot(0), "proposed, not installed"


@pytest.mark.rule("C-CON-20")
def test_green_plants_are_never_replaced() -> None:
    g = solar_in_na(**plants(NA=[(COLD_FUSION, BLUE), (SOLAR, RED), (COLD_FUSION, BLUE), GAS, COAL]))
    play(g, "construct NA-money")
    assert spaces_of(g, NA) == [COLD_FUSION, SOLAR, COLD_FUSION, SOLAR, COAL]


@pytest.mark.rule("C-CON-22")
@pytest.mark.parametrize("slot", ["NA-money", "NA-research"])
def test_the_builder_says_which_project_is_used(slot: str) -> None:
    g = solar_in_na(
        project=by_slot(EMPTY, NA_money=SOLAR, NA_tech=SOLAR, NA_research=SOLAR),
        installed=by_slot(0, NA_money=1, NA_research=1),
        project_scientist=by_slot(NOBODY, NA_research=BLUE),
        money=[11, 10],
    )
    play(g, f"construct {slot}")
    if slot == "NA-money":
        assert g.project_scientist == by_slot(NOBODY, NA_research=BLUE)
        assert g.project == by_slot(EMPTY, NA_tech=SOLAR, NA_research=SOLAR)
        assert g.installed == by_slot(0, NA_research=1)
    else:
        play(g, "move NA-research hand")
        assert g.project == by_slot(EMPTY, NA_money=SOLAR, NA_tech=SOLAR)
        assert g.installed == by_slot(0, NA_money=1)


@pytest.mark.rule("C-CON-24")
@pytest.mark.parametrize(("money", "code"), [(10, shared.NOT_ENOUGH_MONEY), (11, 0)])
def test_the_coin_for_a_scientist_comes_on_top(money: int, code: int) -> None:
    """G-25: it must be there at the start."""
    g = solar_in_na(project_scientist=by_slot(NOBODY, NA_money=BLUE), money=[money, 10])
    assert refusal_of(g, "construct NA-money") == code


@pytest.mark.rule("C-CON-24", "C-LOB-08")
@pytest.mark.parametrize(("money", "code"), [(7, shared.NOT_ENOUGH_MONEY), (8, 0)])
def test_the_coin_is_added_after_the_discount(money: int, code: int) -> None:
    """G-25: cost - discount + 1 must be available."""
    g = solar_in_na(
        project_scientist=by_slot(NOBODY, NA_money=BLUE), money=[money, 10], lobby_place=lobby_hands(red=[15])
    )
    assert refusal_of(g, "construct-lobby NA-money") == code
    if code == 0:
        play(g, "construct-lobby NA-money", "move NA-money hand")
        assert g.money == [0, 11]


@pytest.mark.rule("C-LOB-08", "C-CON-04")
@pytest.mark.parametrize("cost", [0, 2, 3, 4])
def test_a_discount_never_pays_money_back(cost: int) -> None:
    """G-24: minimum 0."""
    g = solar_in_na(
        tables=tables_with(solar={"plants": (Plant(cost, 2, 8),)}), money=[1, 10], lobby_place=lobby_hands(red=[15])
    )
    play(g, "construct-lobby NA-money")
    assert g.money[RED] == 1 - max(0, cost - 3)


@pytest.mark.rule("C-CON-13")
def test_discs_are_no_limit() -> None:
    """G-125: 20 discs; five on tracks, six on regions and ten plants bind more."""
    own: dict[str, list[Tile]] = {
        "NA": [GAS, (COLD_FUSION, RED), (COLD_FUSION, RED), (COLD_FUSION, RED)],
        "SA": [GAS, (BIOMASS, RED), (BIOMASS, RED), (BIOMASS, RED)],
        "EU": [GAS, (BIOMASS, RED), (COLD_FUSION, RED), (COLD_FUSION, RED)],
        "AF": [(RECYCLING, RED), (RECYCLING, RED)],
        "AS": [(RECYCLING, RED), (RECYCLING, RED), (BIOMASS, RED)],
        "OC": [GAS, (SOLAR, RED)],
    }
    g = solar_in_na(**plants(**own), controller=[RED] * 6, expertise=[5] * 5 + [0] * 5, cube=[9, 0])
    assert g.space_owner.count(RED) + 6 + 5 + 1 > 20
    play(g, "construct NA-money")
    assert g.space_owner.count(RED) == 16
    assert spaces_of(g, EU)[0] == GAS
