# ruff: noqa: N802
"""Region control (rulebook 3): who has it, how it changes, and what it brings."""

from dataclasses import replace
from typing import Any

import pytest

from classic.positions import (
    AS,
    BLUE,
    COLD_FUSION,
    EMPTY,
    EU,
    FORESTATION,
    GAS,
    NA,
    NOBODY,
    PURPLE,
    RECYCLING,
    RED,
    SOLAR,
    TABLES,
    YELLOW,
    Tile,
    asked,
    by_region,
    by_slot,
    discs,
    given,
    options_of,
    plants,
    play,
    refusal_of,
)
from classic.wandering import wander
from keeling.kernel.game import Step
from keeling.titles.classic.scoring import FinalScoring
from keeling.titles.classic.state import DECADES, Classic
from keeling.titles.classic.turn import Turn
from keeling.titles.common import refusal as shared
from keeling.titles.common.layout import RANKS, SPACE_STRIDE
from keeling.titles.common.supply import SupplyRegion

PLAIN = replace(TABLES, sources=tuple(replace(source, bonuses=(0,) * len(source.bonuses)) for source in TABLES.sources))
"""The real tables without bonuses on the tracks."""


def agendas_with(region: int, *sources: int) -> list[int]:
    """The agenda tiles of the neutral position, but for one region."""
    agenda = [source for tile in TABLES.agendas[:6] for source in tile]
    agenda[region * RANKS : region * RANKS + RANKS] = sources
    return agenda


def build_in_europe(
    source: int,
    standing: list[Tile],
    builder: int = RED,
    holder: int = BLUE,
    players: int = 2,
    **state: Any,
) -> Classic:
    """The builder builds the source in Europe, where these plants stand and `holder` has control.

    Europe wants forestation, cold fusion and recycling, in this order.
    """
    expertise = [7, 7, 6, 4, 4] * players
    rich: dict[str, Any] = {
        "agenda": agendas_with(EU, FORESTATION, COLD_FUSION, RECYCLING),
        "project": by_slot(EMPTY, EU_money=source),
        "installed": by_slot(0, EU_money=1),
        "controller": by_region(NOBODY, EU=holder),
        "expertise": expertise,
        "cube": [6 if seat == builder else 0 for seat in range(players)],
        "money": [30] * players,
    }
    g = given(Turn(builder), players=players, tables=PLAIN, **(rich | state), **plants(EU=standing))
    return play(g, "construct EU-money")


@pytest.mark.rule("C-CTL-01", "C-CTL-08")
@pytest.mark.parametrize("action", ["propose EU-tech forestation", "install EU-research", "construct NA-money"])
def test_control_is_checked_only_where_a_plant_is_built(action: str) -> None:
    """Red has more sources and more expertise than Blue, who controls Europe; only a plant in Europe could tell."""
    g = given(
        Turn(RED),
        agenda=agendas_with(EU, FORESTATION, COLD_FUSION, RECYCLING),
        project=by_slot(EMPTY, NA_money=SOLAR, EU_research=COLD_FUSION),
        installed=by_slot(0, NA_money=1),
        project_scientist=by_slot(NOBODY, EU_research=RED),
        controller=by_region(NOBODY, EU=BLUE),
        expertise=discs(2, forestation=[8, 0], cold_fusion=[5, 1], solar=[2, 0]),
        cube=[2, 0],
        **plants(EU=[(COLD_FUSION, BLUE), (FORESTATION, RED), (COLD_FUSION, RED)]),
    )
    play(g, action, "end")
    assert g.controller == by_region(NOBODY, EU=BLUE, NA=RED if action == "construct NA-money" else NOBODY)


@pytest.mark.rule("C-CTL-01", "C-CTL-07")
def test_a_third_player_never_gains_control() -> None:
    """G-118: Yellow is best, but Red builds, and Red is compared with Blue alone."""
    standing: list[Tile] = [(COLD_FUSION, BLUE), (COLD_FUSION, YELLOW)]
    expertise = discs(3, cold_fusion=[4, 6, 7])
    g = build_in_europe(COLD_FUSION, standing, players=3, expertise=expertise)
    assert g.controller[EU] == BLUE
    expertise = discs(3, cold_fusion=[5, 6, 7])
    assert build_in_europe(COLD_FUSION, standing, players=3, expertise=expertise).controller[EU] == RED


@pytest.mark.rule("C-CTL-02")
def test_an_uncontrolled_region_is_taken() -> None:
    """Even if another player supplies it better."""
    standing: list[Tile] = [GAS, (FORESTATION, BLUE), (COLD_FUSION, BLUE)]
    g = build_in_europe(RECYCLING, standing, holder=NOBODY)
    assert g.controller == by_region(NOBODY, EU=RED)


@pytest.mark.rule("C-CTL-03", "C-CTL-07")
def test_T_26_more_sources_count_more_than_more_plants() -> None:
    orange, purple = RED, PURPLE
    standing: list[Tile] = [(FORESTATION, purple), (FORESTATION, purple), (FORESTATION, purple), (COLD_FUSION, orange)]
    before = by_region(NOBODY, EU=purple)
    g = build_in_europe(RECYCLING, standing, builder=orange, holder=purple, players=4)
    assert g.controller != before
    assert g.controller == by_region(NOBODY, EU=orange)
    fewer = build_in_europe(
        FORESTATION, [(COLD_FUSION, purple), (RECYCLING, purple)], builder=orange, holder=purple, players=4
    )
    assert fewer.controller[EU] == purple, "two sources against one, though it is the best one"


@pytest.mark.rule("C-CTL-04")
def test_T_27_with_equally_many_sources_the_agenda_decides_at_the_first_difference() -> None:
    blue_builds: list[Tile] = [(FORESTATION, RED), (RECYCLING, RED), (FORESTATION, BLUE)]
    g = build_in_europe(COLD_FUSION, blue_builds, builder=BLUE, holder=RED)
    assert g.controller[EU] == BLUE
    red_builds: list[Tile] = [(FORESTATION, RED), (FORESTATION, BLUE), (COLD_FUSION, BLUE)]
    g = build_in_europe(RECYCLING, red_builds, builder=RED, holder=BLUE)
    assert g.controller[EU] == BLUE


@pytest.mark.rule("C-CTL-04")
@pytest.mark.parametrize(
    ("mine", "theirs", "wins"),
    [
        (FORESTATION, COLD_FUSION, True),
        (COLD_FUSION, FORESTATION, False),
        (COLD_FUSION, RECYCLING, True),
        (RECYCLING, COLD_FUSION, False),
    ],
)
def test_a_single_source_is_compared_by_its_rank(mine: int, theirs: int, wins: bool) -> None:
    """Neither expertise nor the points of the plant matter here."""
    expertise = discs(2, forestation=[6, 0], cold_fusion=[6, 0], recycling=[4, 0])
    g = build_in_europe(mine, [(theirs, BLUE)], expertise=expertise)
    assert g.controller[EU] == (RED if wins else BLUE)
    expertise = discs(2, forestation=[6, 10], cold_fusion=[6, 7], recycling=[4, 5])
    g = build_in_europe(mine, [(theirs, BLUE)], expertise=expertise)
    assert g.controller[EU] == (RED if wins else BLUE)


@pytest.mark.rule("C-CTL-05", "C-CTL-06")
@pytest.mark.parametrize(("blue", "holder"), [(3, RED), (4, RED), (5, BLUE)])
def test_T_28_with_the_same_source_expertise_decides_and_then_the_builder(blue: int, holder: int) -> None:
    """Red builds cold fusion and stands on 4 then."""
    g = build_in_europe(COLD_FUSION, [(COLD_FUSION, BLUE)], expertise=discs(2, cold_fusion=[3, blue]))
    assert g.expertise_of(RED, COLD_FUSION) == 4
    assert g.controller[EU] == holder


@pytest.mark.rule("C-CTL-05", "C-CTL-06")
@pytest.mark.parametrize(
    ("forestation", "cold_fusion", "recycling", "holder"),
    [
        ([8, 7], [3, 7], [2, 5], RED),  # the top source decides
        ([7, 8], [7, 3], [5, 2], BLUE),
        ([7, 7], [5, 4], [2, 5], RED),  # then the second
        ([7, 7], [4, 5], [5, 2], BLUE),
        ([7, 7], [5, 5], [3, 2], RED),  # then the third, which Red builds: one more for him
        ([7, 7], [5, 5], [2, 4], BLUE),
        ([7, 7], [5, 5], [2, 3], RED),  # all equal: the builder
    ],
)
def test_identical_sets_are_compared_from_the_top(
    forestation: list[int], cold_fusion: list[int], recycling: list[int], holder: int
) -> None:
    # Two full sets need six spaces, so the agenda is that of Asia here.
    standing: list[Tile] = [(source, BLUE) for source in (FORESTATION, COLD_FUSION, RECYCLING)]
    standing += [(FORESTATION, RED), (COLD_FUSION, RED)]
    g = given(
        Turn(RED),
        tables=PLAIN,
        agenda=agendas_with(AS, FORESTATION, COLD_FUSION, RECYCLING),
        project=by_slot(EMPTY, AS_money=RECYCLING),
        installed=by_slot(0, AS_money=1),
        controller=by_region(NOBODY, AS=BLUE),
        expertise=discs(2, forestation=forestation, cold_fusion=cold_fusion, recycling=recycling),
        cube=[6, 0],
        **plants(AS=standing),
    )
    play(g, "construct AS-money")
    assert g.controller[AS] == holder


@pytest.mark.rule("C-CTL-05")
@pytest.mark.parametrize(("recycling", "holder"), [(1, RED), (2, RED), (3, BLUE)])
def test_sources_not_built_there_are_ignored(recycling: int, holder: int) -> None:
    """Blue is far ahead in forestation and cold fusion, but both have built only recycling here."""
    expertise = discs(2, forestation=[0, 10], cold_fusion=[0, 7], recycling=[1, recycling])
    g = build_in_europe(RECYCLING, [(RECYCLING, BLUE)], expertise=expertise)
    assert g.controller[EU] == holder


@pytest.mark.rule("C-CTL-07")
def test_a_region_has_one_controller() -> None:
    g = build_in_europe(COLD_FUSION, [(RECYCLING, BLUE)])
    assert g.controller == by_region(NOBODY, EU=RED)
    assert g.space_owner[EU * SPACE_STRIDE] == BLUE, "the plant stays Blue's"


@pytest.mark.rule("C-CTL-08")
def test_expertise_alone_changes_nothing() -> None:
    g = given(
        Turn(RED),
        project=by_slot(EMPTY, NA_money=COLD_FUSION),
        project_scientist=by_slot(NOBODY, NA_money=RED),
        controller=by_region(NOBODY, NA=BLUE),
        expertise=discs(2, cold_fusion=[1, 1]),
        **plants(NA=[GAS, (COLD_FUSION, BLUE), (COLD_FUSION, RED)]),
    )
    play(g, "propose AF-money recycling", "end")
    assert g.expertise_of(RED, COLD_FUSION) == 2
    assert g.controller == by_region(NOBODY, NA=BLUE)


@pytest.mark.rule("C-CTL-01", "C-CTL-08", "C-CON-20", "C-CON-21")
def test_in_whole_games_control_changes_only_for_a_builder_in_his_turn() -> None:
    before: dict[str, list[int]] = {}
    changes = []

    def hear(g: Any, step: Step[Any], action: int) -> None:
        now = {"controller": g.controller[:], "space": g.space[:], "owner": g.space_owner[:]}
        for region in range(6):
            then, controller = before["controller"][region], now["controller"][region]
            if then != controller:
                changes.append((then, controller))
                assert controller == g.active
                assert controller in now["owner"][region * SPACE_STRIDE : (region + 1) * SPACE_STRIDE]
        for old, new, old_owner, new_owner in zip(
            before["space"], now["space"], before["owner"], now["owner"], strict=True
        ):
            if 0 <= old < 5:
                assert (old, old_owner) == (new, new_owner), "green plants stay for good"
        before.update(now)

    for seed in range(8):
        before.update(controller=[NOBODY] * 6, space=[EMPTY] * 36, owner=[NOBODY] * 36)
        wander(2 + seed % 4, seed, hear)
    assert any(then == NOBODY for then, _ in changes)
    assert any(then != NOBODY for then, _ in changes), "somebody lost a region to a builder"


@pytest.mark.rule("C-CTL-09", "C-INS-03")
def test_only_the_controller_spends_the_ceps_of_a_region() -> None:
    g = given(
        Turn(RED),
        project=by_slot(EMPTY, NA_money=SOLAR),
        controller=by_region(NOBODY, EU=RED, NA=BLUE),
    )
    play(g, "install NA-money")
    assert options_of(g) == ["pay hand", "pay EU"]
    assert refusal_of(g, "pay NA") == shared.NOT_CONTROLLER
    assert refusal_of(g, "pay OC") == shared.NOT_CONTROLLER
    play(g, "pay EU")
    assert g.region_cep[EU] == 3


@pytest.mark.rule("C-CTL-09", "C-CTL-10")
@pytest.mark.parametrize("origin", ["hand", "NA", "EU"])
def test_the_controller_pays_for_the_energy_supply(origin: str) -> None:
    g = given(SupplyRegion(EU), decade=2, controller=by_region(NOBODY, EU=RED, NA=RED))
    assert asked(g) == RED
    assert options_of(g) == ["pay hand", "pay NA", "pay EU"]
    bank = g.bank
    play(g, f"pay {origin}")
    assert g.cep == [1 if origin == "hand" else 2, 2]
    assert (g.region_cep[NA], g.region_cep[EU]) == (3 if origin == "NA" else 4, 3 if origin == "EU" else 4)
    assert g.bank == bank + 1


@pytest.mark.rule("C-CTL-10")
def test_without_a_controller_the_region_pays_itself() -> None:
    g = given(SupplyRegion(EU), decade=2, controller=by_region(NOBODY, NA=RED))
    assert (g.cep, g.region_cep[EU], g.region_cep[NA]) == ([2, 2], 3, 4)


@pytest.mark.rule("C-CTL-11", "C-SCO-02")
def test_the_controller_receives_the_ceps_in_the_end() -> None:
    g = given(
        FinalScoring(DECADES),
        controller=by_region(NOBODY, EU=RED, NA=BLUE),
        region_cep=by_region(1, EU=4, NA=2),
        cep=[0, 0],
        money=[0, 0],
        price=4,
        **plants(EU=[(COLD_FUSION, RED)], NA=[(SOLAR, BLUE)]),
    )
    assert g.money == [16, 8]
    assert g.score == [8, 4]
    assert g.region_cep == by_region(1, EU=0, NA=0)


@pytest.mark.rule("C-CTL-12")
def test_who_controls_already_keeps_control() -> None:
    """Blue would win the comparison, but nothing is compared."""
    standing: list[Tile] = [(FORESTATION, BLUE), (COLD_FUSION, BLUE)]
    g = build_in_europe(RECYCLING, standing, builder=RED, holder=RED)
    assert g.controller == by_region(NOBODY, EU=RED)
