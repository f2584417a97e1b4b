# ruff: noqa: N802
"""Build a Power Plant (rulebook 1.2c)."""

from typing import Any

import pytest

from keeling.titles.common import refusal as shared
from keeling.titles.common.layout import SPACE_STRIDE
from keeling.titles.second_chance import refusal
from keeling.titles.second_chance.alphabet import SOURCES
from keeling.titles.second_chance.turn import Turn
from second_chance.positions import (
    AF,
    BLUE,
    COAL,
    COOPERATIVE,
    EMPTY,
    FORESTATION,
    GAS,
    HYDRO,
    NA,
    NOBODY,
    OIL,
    PURPLE,
    RECYCLING,
    RED,
    SOLAR,
    TABLES,
    WIND,
    YELLOW,
    Mode,
    Prepared,
    asked,
    both,
    by_region,
    given,
    knowledge,
    lobbyists,
    options_of,
    place_of,
    plants,
    play,
    projects,
    refusal_of,
    slot_of,
    tables_with,
    tables_with_bonuses,
)

PLAIN = tables_with_bonuses()

BUILDER: dict[str, Any] = {
    **projects(NA_tech=Prepared(WIND, BLUE)),
    "expertise": knowledge(2, wind=[2, 0]),
    "money": [30, 10],
    "cube": [9, 2],
    "lobby_place": lobbyists(red=[1]),
}
"""Red can build a wind plant in North America on Blue's infrastructure."""


def points_of(g: Any, player: int) -> int:
    points: int = g.score[g.rules.account(player)]
    return points


def row_of(g: Any, region: int) -> list[int]:
    """What stands on the demand spaces of a region, from the left, without empty ones at the end."""
    row: list[int] = g.space[region * SPACE_STRIDE : region * SPACE_STRIDE + SPACE_STRIDE]
    while row and row[-1] == EMPTY:
        row = row[:-1]
    return row


@both
@pytest.mark.rule("S-BLD-01")
def test_any_prepared_infrastructure_own_or_foreign(mode: Mode) -> None:
    state = BUILDER | projects(NA_tech=Prepared(WIND, BLUE), OC_tech=Prepared(WIND, RED), EU_tech=WIND)
    g = given(mode, Turn(RED), **state)
    assert [text for text in options_of(g) if text.startswith("build")] == [
        "build NA-tech plain",
        "build OC-tech plain",
    ]
    assert refusal_of(g, "build EU-tech plain") == shared.NOT_INSTALLED
    assert refusal_of(g, "build SA-tech plain") == shared.NO_PROJECT_THERE


@both
@pytest.mark.rule("S-BLD-02", "S-BLD-08", "S-SET-12")
@pytest.mark.parametrize("level", [1, 2])
@pytest.mark.parametrize(
    ("source", "slot"),
    [(FORESTATION, "NA_money"), (SOLAR, "NA_money"), (WIND, "NA_money"), (HYDRO, "SA_money"), (RECYCLING, "AF_money")],
)
def test_costs_and_points_by_type_and_level(mode: Mode, source: int, slot: str, level: int) -> None:
    """Also the first plant of a type can be of level 2: the project decides."""
    costs = TABLES.sources[source].levels[level - 1]
    state: dict[str, Any] = {
        **projects(**{slot: Prepared(source, BLUE, level)}),
        "expertise": knowledge(2, **{SOURCES[source]: [costs.space, 0]}),
    }
    build = f"build {slot.replace('_', '-')} plain"
    rich: dict[str, Any] = {"money": [costs.money, 0], "cube": [costs.cubes, 0], "cep": [costs.ceps, 0]}
    g = given(mode, Turn(RED), **state, **rich)
    supply, bank = g.cubes, g.bank
    play(g, build)
    assert (g.money[RED], g.cube[RED], g.cep[RED]) == (0, 0, 0)
    assert (g.cubes, g.bank) == (supply + costs.cubes, bank + costs.ceps)
    assert points_of(g, RED) == costs.points
    for lacking, code in (
        ({"money": [costs.money - 1, 0]}, shared.NOT_ENOUGH_MONEY),
        ({"cube": [costs.cubes - 1, 0]}, shared.NOT_ENOUGH_CUBES),
        ({"cep": [costs.ceps - 1, 0]}, shared.NO_CEP_TO_PAY),
    ):
        assert refusal_of(given(mode, Turn(RED), **state, **(rich | lacking)), build) == code


@both
@pytest.mark.rule("S-BLD-13")
def test_printed_costs(mode: Mode) -> None:
    recycling, solar = TABLES.sources[RECYCLING].levels[0], TABLES.sources[SOLAR].levels[0]
    assert (recycling.money, recycling.ceps, recycling.cubes, recycling.points) == (7, 1, 1, 5)
    assert (solar.money, solar.ceps, solar.cubes, solar.points) == (10, 1, 2, 8)
    assert given(mode).second.plant_ceps == [1] * 10


@both
@pytest.mark.rule("S-BLD-03", "S-CTL-07")
def test_the_cep_may_come_from_the_region_itself(mode: Mode) -> None:
    """G-113: paid before control may change."""
    g = given(
        mode,
        Turn(RED),
        **(BUILDER | plants(NA=[(WIND, RED)])),
        controller=by_region(NOBODY, NA=RED),
        region_cep=by_region(2, NA=3),
    )
    play(g, "build NA-tech plain")
    assert options_of(g) == ["pay hand", "pay NA"]
    play(g, "pay NA")
    assert (g.cep[RED], g.region_cep[NA]) == (2, 2)
    assert row_of(g, NA) == [WIND, WIND]


@both
@pytest.mark.rule("S-BLD-03")
def test_a_region_won_by_the_build_does_not_pay_for_it(mode: Mode) -> None:
    g = given(mode, Turn(RED), **BUILDER, controller=by_region(NOBODY, OC=RED))
    play(g, "build NA-tech plain")
    assert options_of(g) == ["pay hand", "pay OC"]
    play(g, "pay OC")
    assert g.controller[NA] == RED


@both
@pytest.mark.rule("S-BLD-04")
@pytest.mark.parametrize("before", [[], [GAS], [GAS, (SOLAR, BLUE), COAL], [OIL, COAL, GAS, (SOLAR, BLUE)]])
def test_the_leftmost_empty_space(mode: Mode, before: list[Any]) -> None:
    """Also the space of a later decade; the token goes with the tile."""
    g = given(mode, Turn(RED), **(BUILDER | plants(NA=before)))
    co2 = g.co2
    play(g, "build NA-tech plain")
    place = place_of(NA, len(before) + 1)
    assert (g.space[place], g.space_owner[place], g.space_token[place]) == (WIND, RED, BLUE)
    assert row_of(g, NA) == [tile[0] if isinstance(tile, tuple) else tile for tile in before] + [WIND]
    assert g.co2 == co2
    assert (g.token[slot_of("NA-tech")], g.tokens_left(BLUE)) == (NOBODY, 7 - g.space_token.count(BLUE) + 1)


@both
@pytest.mark.rule("S-BLD-05", "S-BLD-12")
@pytest.mark.parametrize(
    ("row", "replaced", "ppm"),
    [
        ([COAL, GAS, OIL, OIL, GAS], 1, 40),
        ([(SOLAR, BLUE), GAS, COAL, OIL, GAS], 2, 20),
        ([(SOLAR, BLUE), (SOLAR, BLUE), (SOLAR, BLUE), (SOLAR, BLUE), OIL], 5, 30),
    ],
)
def test_a_full_region_loses_its_oldest_fossil_plant(mode: Mode, row: list[Any], replaced: int, ppm: int) -> None:
    """No CEP comes to the region."""
    g = given(mode, Turn(RED), **(BUILDER | plants(NA=row)), region_cep=by_region(2, NA=1), co2=480)
    bank = g.bank
    kind = g.space[place_of(NA, replaced)]
    g.play(mode.alphabet.parse("build NA-tech plain"))
    assert g.space[place_of(NA, replaced)] == WIND
    assert [n for n in range(1, 6) if row_of(g, NA)[n - 1] == WIND] == [replaced]
    assert g.co2 == 480 - ppm
    assert g.fossil_discard == [kind]
    assert (g.region_cep[NA], g.market, g.bank) == (1, 2, bank + 1)


@both
@pytest.mark.rule("S-BLD-06")
def test_green_plants_are_not_replaced(mode: Mode) -> None:
    g = given(mode, Turn(RED), **(BUILDER | plants(NA=[(SOLAR, BLUE)] * 4 + [(FORESTATION, BLUE)])))
    assert refusal_of(g, "build NA-tech plain") == shared.ONLY_GREEN_PLANTS
    assert "build NA-tech plain" not in options_of(g)


@both
@pytest.mark.rule("S-BLD-07")
@pytest.mark.parametrize(("built", "code"), [(4, 0), (5, shared.NO_PLANT_TILE)])
def test_five_plants_of_a_type(mode: Mode, built: int, code: int) -> None:
    """G-16: without a plant the project can still be prepared."""
    more = tables_with(wind={"projects": 9})
    state = BUILDER | plants(EU=[(WIND, BLUE)] * built) | projects(NA_tech=Prepared(WIND, BLUE), NA_money=WIND)
    g = given(mode, Turn(RED), **state, tables=more)
    assert refusal_of(g, "build NA-tech plain") == code
    assert "prepare NA-money" in options_of(g)


@both
@pytest.mark.rule("S-BLD-09")
@pytest.mark.parametrize(("built", "code"), [(7, 0), (8, refusal.NO_CONTROL_CUBE)])
def test_eight_control_cubes(mode: Mode, built: int, code: int) -> None:
    """G-33."""
    green = [(FORESTATION, RED, BLUE)] * built
    state = BUILDER | plants(EU=green[:5], AF=green[5:])
    g = given(mode, Turn(RED), **state)
    assert refusal_of(g, "build NA-tech plain") == code


@pytest.mark.rule("S-BLD-09")
@pytest.mark.parametrize(("extra", "code"), [(True, 0), (False, refusal.NO_CONTROL_CUBE)])
def test_a_lone_player_may_use_cubes_of_other_colours(extra: bool, code: int) -> None:
    """G-33: option solo_extra_tokens."""
    state: dict[str, Any] = {
        **projects(NA_tech=Prepared(WIND, RED)),
        **plants(EU=[(FORESTATION, RED)] * 5, AF=[(FORESTATION, RED)] * 3),
        "expertise": knowledge(1, wind=[2]),
    }
    g = given(COOPERATIVE, Turn(RED), players=1, options={"solo_extra_tokens": extra}, **state)
    assert refusal_of(g, "build NA-tech plain") == code


@both
@pytest.mark.rule("S-BLD-10")
def test_many_cubes_fit_on_an_agenda_space(mode: Mode) -> None:
    g = given(mode, Turn(RED), **(BUILDER | plants(NA=[(WIND, BLUE), (WIND, RED), (WIND, BLUE), (WIND, RED)])))
    play(g, "build NA-tech plain")
    owners = [g.space_owner[place_of(NA, n)] for n in range(1, 6) if g.space[place_of(NA, n)] == WIND]
    assert sorted(owners) == [RED, RED, RED, BLUE, BLUE]


@both
@pytest.mark.rule("S-BLD-11", "S-CTL-10")
def test_control_is_checked_after_the_cube(mode: Mode) -> None:
    g = given(mode, Turn(RED), **BUILDER)
    names: list[str] = []
    g.listener = lambda game, step, action: names.append(type(step).__name__)
    play(g, "build NA-tech plain")
    order = ["CepToBank", "PayForPlant", "PlacePlant", "ScorePlant", "CheckControl"]
    assert [name for name in names if name in order] == order
    assert g.controller[NA] == RED


@both
@pytest.mark.rule("S-BLD-14")
def test_the_project_space_is_free_again(mode: Mode) -> None:
    g = given(mode, Turn(RED), Turn(BLUE), **BUILDER, tables=PLAIN)
    play(g, "build NA-tech plain")
    slot = slot_of("NA-tech")
    assert (g.project[slot], g.installed[slot], g.level[slot], g.token[slot]) == (EMPTY, 0, 0, NOBODY)
    play(g, "end")
    assert asked(g) == BLUE
    play(g, "propose NA-tech wind")
    assert (g.project[slot], g.level[slot]) == (WIND, 1)


# The examples


@both
@pytest.mark.rule("S-BLD-01", "S-BLD-02", "S-BLD-04", "S-BLD-08", "S-BLD-09", "S-BLD-13", "S-CTL-10")
def test_T_58_red_builds_on_yellows_infrastructure(mode: Mode) -> None:
    g = given(
        mode,
        Turn(RED),
        players=3,
        **projects(AF_money=Prepared(RECYCLING, YELLOW)),
        **plants(AF=[GAS]),
        expertise=knowledge(3, recycling=[1, 0, 0]),
        money=[7, 0, 0],
        cep=[1, 0, 0],
        cube=[1, 0, 0],
    )
    play(g, "build AF-money plain")
    assert (g.money[RED], g.cep[RED], g.cube[RED]) == (0, 0, 0)
    assert g.score == ([5] if mode is COOPERATIVE else [5, 0, 0])
    assert row_of(g, AF) == [GAS, RECYCLING]
    place = place_of(AF, 2)
    assert (g.space_owner[place], g.space_token[place], g.controller[AF]) == (RED, YELLOW, RED)


@both
@pytest.mark.rule("S-BLD-02", "S-BLD-05", "S-BLD-08", "S-BLD-13")
def test_T_60_purple_replaces_a_gas_plant(mode: Mode) -> None:
    g = given(
        mode,
        Turn(PURPLE),
        players=4,
        **projects(NA_money=Prepared(SOLAR, RED)),
        **plants(NA=[GAS, OIL, OIL, COAL, COAL]),
        expertise=knowledge(4, solar=[0, 0, 0, 2]),
        money=[0, 0, 0, 10],
        cep=[0, 0, 0, 1],
        cube=[0, 0, 0, 2],
        co2=420,
    )
    g.play(mode.alphabet.parse("build NA-money plain"))
    assert (g.money[PURPLE], g.cep[PURPLE], g.cube[PURPLE]) == (0, 0, 0)
    assert (g.co2, g.fossil_discard) == (400, [GAS])
    assert points_of(g, PURPLE) == 8
    assert row_of(g, NA) == [SOLAR, OIL, OIL, COAL, COAL]
    assert (g.space_owner[place_of(NA, 1)], g.controller[NA]) == (PURPLE, PURPLE)


@pytest.mark.rule("S-BLD-05")
def test_T_61_a_team_never_falls_below_400() -> None:
    """SO-OPS-04, B-37."""
    g = given(COOPERATIVE, Turn(RED), **(BUILDER | plants(NA=[COAL, OIL, OIL, OIL, GAS])), co2=410)
    play(g, "build NA-tech plain")
    assert g.co2 == 400
    assert g.fossil_discard == [COAL]
