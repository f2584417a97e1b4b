# ruff: noqa: N802
"""When the game ends (C-END)."""

from typing import Any

import pytest

from classic.positions import (
    BIOMASS,
    BLUE,
    COAL,
    COLD_FUSION,
    EMPTY,
    FORESTATION,
    GAS,
    NA,
    OIL,
    RED,
    SOLAR,
    Tile,
    by_slot,
    discs,
    fresh,
    given,
    options_of,
    plants,
    play,
)
from keeling.kernel.game import PLAYING
from keeling.kernel.generator import seeded
from keeling.titles.classic.decade import EndOperations
from keeling.titles.classic.state import Classic
from keeling.titles.classic.supply import EndSupply, SupplyPhase
from keeling.titles.classic.title import TITLE
from keeling.titles.common.board import OPERATIONS
from keeling.titles.common.decade import OperationsPhase

GREEN_AFRICA: list[Tile] = [(FORESTATION, RED), (COLD_FUSION, RED), (FORESTATION, BLUE)]
GREEN_OCEANIA: list[Tile] = [(SOLAR, BLUE), (BIOMASS, RED), (SOLAR, RED), (COLD_FUSION, BLUE)]


def ended(**state: Any) -> str:
    """Why the game ends after this Operations phase; empty if it goes on."""
    g = given(EndOperations(), **state)
    return "" if g.end == PLAYING else TITLE.outcome(g).reason


@pytest.mark.rule("C-END-01")
@pytest.mark.parametrize(("players", "last"), [(1, 5), (2, 5), (3, 5), (4, 5), (5, 6)])
def test_the_last_decade(players: int, last: int) -> None:
    for decade in range(1, last):
        assert ended(players=players, decade=decade) == ""
    assert ended(players=players, decade=last) == "decades"


@pytest.mark.rule("C-END-02")
def test_T_29_two_green_regions() -> None:
    assert ended(**plants(AF=GREEN_AFRICA, OC=GREEN_OCEANIA)) == "green_regions"
    assert ended(**plants(AF=GREEN_AFRICA)) == ""


@pytest.mark.rule("C-END-02")
def test_a_region_counts_only_if_completely_filled_with_green_plants() -> None:
    assert ended(**plants(AF=GREEN_AFRICA, OC=GREEN_OCEANIA[:3])) == "", "a space is empty"
    assert ended(**plants(AF=GREEN_AFRICA, OC=[GAS, *GREEN_OCEANIA[1:]])) == "", "a fossil plant is left"
    three = plants(AF=GREEN_AFRICA, OC=GREEN_OCEANIA, SA=[(SOLAR, RED)] * 4)
    assert ended(**three) == "green_regions", "more than two end the game too"


@pytest.mark.rule("C-END-03")
def test_T_30_the_return_to_the_safe_zone() -> None:
    assert ended(decade=4, operations_co2=360, co2=340) == "safe_zone"
    assert ended(decade=4, operations_co2=340, co2=320) == "", "it was never left"
    assert ended(decade=3, operations_co2=360, co2=340) == "", "from the fourth decade on"
    assert ended(decade=3, operations_co2=360, co2=340, options={"safe_zone_end": "any_decade"}) == "safe_zone"


@pytest.mark.rule("C-END-03")
def test_exactly_350_is_outside_the_safe_zone() -> None:
    assert ended(decade=4, operations_co2=350, co2=340) == "safe_zone"
    assert ended(decade=4, operations_co2=400, co2=350) == ""


@pytest.mark.rule("C-END-03")
def test_by_option_the_safe_zone_ends_nothing() -> None:
    options = {"safe_zone_end": "off"}
    assert ended(decade=4, operations_co2=360, co2=340, options=options) == ""
    assert ended(players=5, decade=5, operations_co2=360, co2=340, options=options) == ""
    assert ended(players=5, decade=5, operations_co2=360, co2=340) == "safe_zone", "with five players also here"


@pytest.mark.rule("C-END-03")
def test_the_co2_at_the_beginning_of_the_phase_counts() -> None:
    full: list[Tile] = [OIL, COAL, COAL]
    board = plants(AF=full, NA=[COAL] * 3, SA=[COAL] * 2, EU=[GAS] * 2, AS=[], OC=[])
    g = given(
        OperationsPhase(),
        EndOperations(),
        decade=4,
        **board,
        operations_co2=0,
        project=by_slot(EMPTY, AF_money=FORESTATION),
        installed=by_slot(0, AF_money=1),
        money=[12, 0],
        cube=[3, 0],
        expertise=discs(forestation=[4, 0]),
    )
    assert g.co2 == 350
    play(g, "construct AF-money")
    assert g.co2 == 320
    assert g.end == PLAYING, "the phase is finished first"
    play_on(g)
    assert TITLE.outcome(g).reason == "safe_zone"


def play_on(g: Classic) -> int:
    """Always the first option until the game ends or a Supply phase asks; returns the number of turns ended."""
    turns = 0
    while g.decision is not None and g.phase == OPERATIONS:
        choice = "end" if "end" in options_of(g) else options_of(g)[0]
        turns += choice == "end"
        play(g, choice)
    return turns


@pytest.mark.rule("C-END-04", "C-END-02")
def test_the_operations_phase_is_always_finished() -> None:
    g = given(OperationsPhase(), EndOperations(), **plants(AF=GREEN_AFRICA, OC=GREEN_OCEANIA))
    assert g.end == PLAYING
    assert play_on(g) == 10, "five rounds of two players"
    assert TITLE.outcome(g).reason == "green_regions"


@pytest.mark.rule("C-END-04")
def test_the_supply_phase_tests_only_the_defeat() -> None:
    board = plants(AF=GREEN_AFRICA, OC=GREEN_OCEANIA)
    g = given(EndSupply(), decade=5, operations_co2=400, co2=340, **board)
    assert g.end == PLAYING


@pytest.mark.rule("C-END-05")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_T_31_500_ppm_at_the_end_of_the_supply_phase(players: int) -> None:
    g = given(EndSupply(), players=players, co2=500, money=[50] * players, score=[30] * players, cube=[1] * players)
    outcome = TITLE.outcome(g)
    assert outcome.reason == "defeat"
    assert outcome.winners == []
    assert outcome.scores == [30] * players, "without scoring"
    assert given(EndSupply(), players=players, co2=490).end == PLAYING


@pytest.mark.rule("C-END-05")
def test_the_event_of_the_last_supply_phase_still_happens() -> None:
    g = given(SupplyPhase(), decade=2, co2=400, event_open=NA, cube=[1, 0], score=[5, 5], fossil_deck=[GAS] * 6)
    play(g, "begin NA")
    assert TITLE.outcome(g).reason == "defeat"
    assert (g.cube, g.score, g.region_cube[NA]) == ([0, 0], [5, 3], 1)


@pytest.mark.rule("C-END-06")
def test_co2_never_rises_in_an_operations_phase() -> None:
    seen = 0
    for seed in range(8):
        g = fresh(2 + seed % 4, seed, preset="extreme")
        random = seeded(seed)
        before = g.co2
        while g.decision is not None:
            phase, co2 = g.phase, g.co2
            g.play(g.legal[random.below(len(g.legal))])
            if phase == OPERATIONS and g.phase == OPERATIONS:
                assert g.co2 <= co2 < 500
                seen += 1
        assert g.end != PLAYING
        assert before == 240
    assert seen > 100


@pytest.mark.rule("C-END-06")
def test_only_the_lone_player_plays_on_at_500() -> None:
    solo = given(EndSupply(), OperationsPhase(), players=1, co2=500)
    assert (solo.end, solo.phase) == (PLAYING, OPERATIONS)
    assert solo.decision is not None
    two = given(EndSupply(), OperationsPhase(), players=2, co2=500)
    assert two.decision is None


@pytest.mark.rule("C-END-01", "C-END-02", "C-END-03")
def test_several_reasons_are_one_end() -> None:
    board = plants(AF=GREEN_AFRICA, OC=GREEN_OCEANIA)
    g = given(EndOperations(), decade=5, operations_co2=400, co2=340, money=[4, 4], cep=[0, 0], **board)
    assert g.end != PLAYING
    assert g.breakdown.count(2) == 2, "the coins of both are scored once"
