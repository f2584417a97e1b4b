# ruff: noqa: N802
"""The course of the game: decades, phases, rounds, turns (C-FLOW)."""

from dataclasses import replace
from typing import Any

import pytest

from classic.positions import (
    BLUE,
    EMPTY,
    PURPLE,
    RED,
    TABLES,
    YELLOW,
    asked,
    by_region,
    discs,
    fresh,
    given,
    options_of,
    play,
)
from keeling.kernel.game import PLAYING, Game, Step
from keeling.titles.classic.decade import Decade, EndOperations
from keeling.titles.classic.state import Classic
from keeling.titles.classic.title import TITLE
from keeling.titles.classic.turn import Turn
from keeling.titles.common.board import OPERATIONS, SUPPLY
from keeling.titles.common.decade import OperationsPhase

NO_POLLUTION = replace(TABLES, fossils=tuple(fossil._replace(ppm=0) for fossil in TABLES.fossils))


def idle(players: int, tables: Any = TABLES, **state: Any) -> Classic:
    """A board on which nobody can do anything: every turn passes by itself."""
    nothing = [0] * players
    agenda = [source for tile in tables.agendas[:6] for source in tile]
    state = {"money": nothing, "cep": nothing, "hand_scientists": nothing, "project": agenda} | state
    return given(players=players, tables=tables, **state)


def run(g: Classic, *steps: Step[Any], answers: str = "") -> list[Step[Any]]:
    """The steps that happen if these are due; up to nine questions get the answer."""
    happened: list[Step[Any]] = []

    def listen(game: Game, step: Step[Any], action: int) -> None:
        happened.append(step)

    g.listener = listen
    g.then(*steps)
    g.advance()
    for _ in range(9):
        if answers and g.decision is not None:
            play(g, answers)
    g.listener = None
    return happened


def turns(steps: list[Step[Any]]) -> list[int]:
    return [step.player for step in steps if isinstance(step, Turn)]


def names(steps: list[Step[Any]]) -> list[str]:
    return [type(step).__name__ for step in steps]


@pytest.mark.rule("C-FLOW-01", "C-FLOW-05", "C-SOLO-06")
@pytest.mark.parametrize(("players", "decades", "rounds"), [(1, 5, 6), (2, 5, 5), (3, 5, 4), (4, 5, 3), (5, 6, 2)])
def test_five_decades_and_six_for_five_players(players: int, decades: int, rounds: int) -> None:
    g = idle(players, tables=NO_POLLUTION)
    happened = run(g, Decade(), answers="begin NA")
    assert TITLE.outcome(g).reason == "decades"
    assert g.decade == decades
    assert len(turns(happened)) == decades * rounds * players


@pytest.mark.rule("C-FLOW-05", "C-SOLO-06")
@pytest.mark.parametrize(("players", "rounds"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2)])
def test_T_15_rounds_of_a_decade(players: int, rounds: int) -> None:
    happened = run(idle(players), OperationsPhase())
    assert turns(happened) == list(range(players)) * rounds
    assert TITLE.view(fresh(players), RED)["rounds"] == rounds


@pytest.mark.rule("C-FLOW-02", "C-FLOW-04")
def test_a_decade_is_a_supply_phase_then_an_operations_phase() -> None:
    g = idle(2, decade=2)
    happened = names(run(g, Decade(), answers="begin NA"))
    order = ["SupplyPhase", "DistributeIncome", "SupplyRegion", "ResolveEvent", "EndSupply", "OperationsPhase", "Turn"]
    assert [happened.index(name) for name in order] == sorted(happened.index(name) for name in order)


@pytest.mark.rule("C-FLOW-04")
def test_income_comes_before_supply_and_supply_before_the_event() -> None:
    g = given(Decade(), decade=2, co2=340, cube=[1, 0], expertise=discs(solar=[1, 0]))
    assert (g.phase, options_of(g)) == (SUPPLY, ["income 0", "income 1"])
    assert g.space.count(EMPTY) == 30
    play(g, "income 1")
    assert g.cube == [1, 0], "no disaster yet"
    play(g, "begin NA")
    assert g.space.count(EMPTY) == 24
    assert g.cube == [0, 0], "the new fossil plants brought CO2 over 350 before the event was looked at"
    assert g.phase == OPERATIONS


@pytest.mark.rule("C-FLOW-03")
def test_the_first_decade_has_no_supply_phase() -> None:
    g = idle(2, expertise=discs(solar=[5, 0]), region_cube=by_region(0, EU=1))
    before = (g.co2, sum(g.region_cep), g.event_open)
    happened = names(run(g, Decade()))
    assert happened[:2] == ["Decade", "OperationsPhase"]
    until = happened.index("NextDecade")
    assert not {"SupplyPhase", "DistributeIncome", "SupplyRegion", "NextEvent"} & set(happened[:until])
    assert (g.money[RED], g.score[RED]) == (0, 0)
    assert (g.co2, sum(g.region_cep), g.event_open) == before
    assert fresh(3).phase == OPERATIONS


@pytest.mark.rule("C-FLOW-06", "C-FLOW-07")
def test_every_round_starts_with_the_holder_of_the_tile_and_goes_clockwise() -> None:
    g = idle(3, start_player=YELLOW)
    assert turns(run(g, OperationsPhase())) == [YELLOW, RED, BLUE] * 4
    assert g.start_player == YELLOW


@pytest.mark.rule("C-FLOW-06")
def test_turns_follow_each_other_clockwise() -> None:
    g = given(OperationsPhase(), players=4, start_player=PURPLE)
    assert asked(g) == PURPLE
    play(g, "propose NA-tech solar", "end")
    assert asked(g) == RED
    play(g, "propose SA-tech solar", "end")
    assert asked(g) == BLUE


@pytest.mark.rule("C-FLOW-08")
@pytest.mark.parametrize(("start", "following"), [(RED, BLUE), (YELLOW, RED)])
def test_T_16_the_next_decade(start: int, following: int) -> None:
    g = idle(3, start_player=start)
    happened = names(run(g, OperationsPhase(), EndOperations()))
    order = [happened.index(name) for name in ("EndOperations", "NextDecade", "PassStartTile", "SupplyPhase")]
    assert order == sorted(order)
    assert (g.decade, g.round, g.start_player) == (2, 3, following)
    assert asked(g) == following, "who begins the Supply phase of the new decade"


@pytest.mark.rule("C-FLOW-08")
def test_the_end_is_tested_before_the_decade_marker_moves() -> None:
    g = idle(3, decade=5, start_player=BLUE)
    happened = names(run(g, EndOperations()))
    assert g.end != PLAYING
    assert (g.decade, g.start_player) == (5, BLUE)
    assert not {"NextDecade", "PassStartTile"} & set(happened)


@pytest.mark.rule("C-FLOW-05")
def test_the_round_counter_moves_up_to_the_empty_space() -> None:
    g = given(OperationsPhase(), players=5)
    assert TITLE.view(g, RED)["round_space"] == 5
    for region, source in (("NA", "solar"), ("SA", "solar"), ("EU", "biomass"), ("AF", "recycling"), ("OC", "solar")):
        play(g, f"propose {region}-tech {source}", "end")
    assert TITLE.view(g, RED)["round_space"] == 6
