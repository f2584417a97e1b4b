# ruff: noqa: N802
"""Controlling a Region (rulebook)."""

from typing import Any

import pytest

from keeling.kernel.game import Step
from keeling.titles.common.control import CheckControl
from keeling.titles.second_chance.energy import SupplyEnergy
from keeling.titles.second_chance.turn import Turn
from second_chance.positions import (
    BLUE,
    EU,
    FORESTATION,
    NA,
    NOBODY,
    OC,
    OIL,
    RED,
    SOLAR,
    WIND,
    YELLOW,
    Mode,
    Prepared,
    agendas,
    both,
    by_region,
    given,
    knowledge,
    options_of,
    plants,
    play,
    projects,
)
from second_chance.wandering import wander

AGENDA = [FORESTATION, SOLAR, WIND]
"""The agenda of North America in these tests, most preferred first."""


def control_of(mode: Mode, row: list[tuple[int, int]], holder: int, builder: int, built: int, **state: Any) -> int:
    """Who controls North America when the builder's last plant, of the type `built`, is checked."""
    g = given(
        mode,
        CheckControl(builder, NA, built),
        **plants(NA=row),
        agenda=agendas(NA=AGENDA),
        controller=by_region(NOBODY, NA=holder),
        **({"players": 3} | state),
    )
    controller: int = g.controller[NA]
    return controller


@both
@pytest.mark.rule("S-CTL-01")
def test_only_a_build_checks_control_and_only_for_the_builder(mode: Mode) -> None:
    """Blue has more types than the controller Red, but did not build just now; Yellow did, and has fewer."""
    row = [(FORESTATION, RED), (SOLAR, BLUE), (WIND, BLUE), (SOLAR, YELLOW)]
    assert control_of(mode, row, RED, YELLOW, SOLAR) == RED, "G-118"
    g = given(mode, Turn(BLUE), **plants(NA=row), controller=by_region(NOBODY, NA=RED), players=3)
    play(g, "propose NA-money solar")
    assert g.controller[NA] == RED
    changes: set[str] = set()
    before: list[list[int]] = []

    def hear(g: Any, step: Step[Any], action: int) -> None:
        if before and before[0] != g.controller:
            changes.add(type(step).__name__)
        before[:] = [g.controller[:]]

    for seed in range(8):
        before.clear()
        wander(mode, 2 + seed % 3, seed, hear)
    assert changes == {"TakeControl"}


@both
@pytest.mark.rule("S-CTL-02")
def test_T_62_types_count_and_not_plants(mode: Mode) -> None:
    row = [(SOLAR, BLUE), (SOLAR, BLUE), (SOLAR, BLUE), (SOLAR, RED), (WIND, RED)]
    assert control_of(mode, row, BLUE, RED, WIND) == RED
    assert control_of(mode, row, RED, BLUE, SOLAR) == RED


@both
@pytest.mark.rule("S-CTL-02")
def test_who_built_counts_and_not_whose_infrastructure(mode: Mode) -> None:
    row: list[Any] = [(SOLAR, BLUE, RED), (WIND, BLUE, RED), (WIND, RED, BLUE)]
    assert control_of(mode, row, BLUE, RED, WIND) == BLUE


@both
@pytest.mark.rule("S-CTL-03")
@pytest.mark.parametrize(
    ("red", "blue", "winner"),
    [
        ([FORESTATION, WIND], [FORESTATION, SOLAR], BLUE),
        ([FORESTATION, SOLAR], [FORESTATION, WIND], RED),
        ([FORESTATION], [SOLAR], RED),
        ([WIND], [SOLAR], BLUE),
        ([SOLAR, WIND], [FORESTATION, WIND], BLUE),
        ([SOLAR, WIND], [FORESTATION], RED),
    ],
)
@pytest.mark.parametrize("builder", [RED, BLUE])
def test_T_63_the_preferred_type_decides(
    mode: Mode, red: list[int], blue: list[int], winner: int, builder: int
) -> None:
    """Whoever of the two has just built, and whatever they know."""
    row = [(source, RED) for source in red] + [(source, BLUE) for source in blue]
    state = {"expertise": knowledge(3, forestation=[9, 0, 0], solar=[9, 0, 0], wind=[7, 0, 0])}
    other = RED + BLUE - builder
    assert control_of(mode, row, other, builder, red[0] if builder == RED else blue[0], **state) == winner


@both
@pytest.mark.rule("S-CTL-04", "S-CTL-05")
@pytest.mark.parametrize(
    ("builder", "other", "winner"), [(4, 3, "builder"), (3, 4, "other"), (3, 3, "builder"), (0, 0, "builder")]
)
def test_T_64_more_knowledge_of_the_type_just_built(mode: Mode, builder: int, other: int, winner: str) -> None:
    row = [(SOLAR, BLUE), (SOLAR, RED)]
    state = {"expertise": knowledge(3, solar=[builder, other, 9], wind=[0, 7, 0])}
    assert control_of(mode, row, BLUE, RED, SOLAR, **state) == (RED if winner == "builder" else BLUE)


@both
@pytest.mark.rule("S-CTL-04")
def test_knowledge_of_another_common_type_does_not_count(mode: Mode) -> None:
    """Unlike classic: both supply forestation and wind; wind was built last."""
    row = [(FORESTATION, BLUE), (WIND, BLUE), (FORESTATION, RED), (WIND, RED)]
    state = {"expertise": knowledge(3, forestation=[1, 9, 0], wind=[3, 2, 0])}
    assert control_of(mode, row, BLUE, RED, WIND, **state) == RED
    assert control_of(mode, row, BLUE, RED, FORESTATION, **state) == BLUE


@both
@pytest.mark.rule("S-CTL-06", "S-CTL-09")
def test_the_old_marker_goes_back_to_its_owner(mode: Mode) -> None:
    """Red, who held five regions, loses one and can take another again."""
    state: dict[str, Any] = {
        **plants(NA=[(SOLAR, RED), (SOLAR, BLUE), (WIND, BLUE)], OC=[(SOLAR, RED)]),
        "controller": by_region(RED, OC=NOBODY),
        "agenda": agendas(NA=AGENDA),
    }
    g = given(mode, CheckControl(RED, OC, SOLAR), **state)
    assert g.controller[OC] == NOBODY, "no sixth marker"
    g = given(mode, CheckControl(BLUE, NA, WIND), CheckControl(RED, OC, SOLAR), **state)
    assert (g.controller[NA], g.controller[OC]) == (BLUE, RED)


@both
@pytest.mark.rule("S-CTL-07")
def test_only_the_controller_spends_the_ceps_of_a_region(mode: Mode) -> None:
    state: dict[str, Any] = {
        **projects(NA_money=SOLAR),
        "cep": [0, 0],
        "controller": by_region(NOBODY, EU=RED),
        "region_cep": by_region(2, EU=1),
    }
    g = given(mode, Turn(RED), **state)
    assert "sell" not in options_of(g)
    play(g, "prepare NA-money")
    assert (g.region_cep[EU], g.region_cep[NA]) == (0, 2)
    blue = given(mode, Turn(BLUE), **state)
    assert "prepare NA-money" not in options_of(blue)


@both
@pytest.mark.rule("S-CTL-08")
def test_the_controller_pays_for_a_fossil_plant(mode: Mode) -> None:
    full = plants(NA=[OIL, OIL], SA=[OIL, OIL], AF=[OIL, OIL], AS=[OIL, OIL], OC=[OIL] * 2)
    g = given(mode, SupplyEnergy(), decade=2, **full, controller=by_region(NOBODY, EU=BLUE), region_cep=[2] * 6)
    assert options_of(g) == ["pay hand", "pay EU"]
    play(g, "pay hand")
    assert (g.cep, g.region_cep) == ([2, 1], [2] * 6)


@both
@pytest.mark.rule("S-CTL-09")
@pytest.mark.parametrize(("unlimited", "holder"), [(False, BLUE), (True, RED)])
def test_five_markers_for_six_regions(mode: Mode, unlimited: bool, holder: int) -> None:
    """G-32: building is allowed, the incumbent stays; option unlimited_control_markers."""
    g = given(
        mode,
        Turn(RED),
        **projects(OC_money=Prepared(SOLAR, BLUE)),
        **plants(OC=[(WIND, BLUE)]),
        controller=by_region(RED, OC=BLUE),
        expertise=knowledge(2, solar=[4, 0]),
        region_cep=by_region(0, AS=1),
        cep=[0, 2],
        options={"unlimited_control_markers": unlimited},
    )
    play(g, "build OC-money plain")
    assert g.plants_built[SOLAR] == 1
    assert g.controller == by_region(RED, OC=holder)


@both
@pytest.mark.rule("S-CTL-10")
def test_the_first_builder_takes_an_uncontrolled_region(mode: Mode) -> None:
    assert control_of(mode, [(WIND, YELLOW)], NOBODY, YELLOW, WIND) == YELLOW
    g = given(mode, CheckControl(RED, NA, WIND), **plants(NA=[(WIND, RED)]), controller=by_region(RED, NA=NOBODY))
    assert g.controller[NA] == NOBODY, "unless all his markers are placed"


@both
@pytest.mark.rule("S-CTL-01", "S-CTL-06")
def test_who_controls_keeps_control_by_his_own_build(mode: Mode) -> None:
    row = [(WIND, RED), (FORESTATION, BLUE)]
    assert control_of(mode, row, RED, RED, WIND) == RED
