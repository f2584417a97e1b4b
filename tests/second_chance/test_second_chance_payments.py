# ruff: noqa: N802
"""Paying CEPs, fines (rulebook, Paying a CEP, Paying a Fine), and all movements of CEPs."""

from typing import Any

import pytest

from keeling.kernel.game import NOT_ASKED, Step
from keeling.titles.common import refusal as shared
from keeling.titles.common.board import SETUP
from keeling.titles.second_chance.energy import PayForFossil, SupplyEnergy
from keeling.titles.second_chance.turn import Turn
from second_chance.positions import (
    BLUE,
    COOPERATIVE,
    EU,
    NA,
    NOBODY,
    OC,
    RED,
    SOLAR,
    WIND,
    Mode,
    Prepared,
    asked,
    both,
    by_region,
    given,
    knowledge,
    options_of,
    play,
    projects,
    refusal_of,
    tables_with_bonuses,
)
from second_chance.wandering import wander

PLAIN = tables_with_bonuses()

# Paying


@both
@pytest.mark.rule("S-MKT-08", "S-CTL-07")
@pytest.mark.parametrize("action", ["prepare NA-money", "build NA-tech plain"])
def test_a_cep_is_paid_from_the_board_or_a_controlled_region(mode: Mode, action: str) -> None:
    """G-10."""
    state: dict[str, Any] = {
        **projects(NA_money=SOLAR, NA_tech=Prepared(WIND, BLUE)),
        "expertise": knowledge(2, wind=[2, 0]),
        "controller": by_region(NOBODY, EU=RED, OC=RED, AF=BLUE, SA=RED),
        "region_cep": by_region(2, SA=0),
        "tables": PLAIN,
    }
    g = given(mode, Turn(RED), **state)
    play(g, action)
    assert options_of(g) == ["pay hand", "pay EU", "pay OC"]
    assert refusal_of(g, "pay AF") == refusal_of(g, "pay NA") == shared.NOT_CONTROLLER
    assert refusal_of(g, "pay SA") == shared.NO_CEP_THERE
    for origin, cep, regions in (("hand", 1, (2, 2)), ("EU", 2, (1, 2)), ("OC", 2, (2, 1))):
        other = g.clone()
        bank = other.bank
        play(other, f"pay {origin}")
        assert (other.cep[RED], (other.region_cep[EU], other.region_cep[OC])) == (cep, regions)
        assert other.bank == bank + 1


@both
@pytest.mark.rule("S-MKT-09")
@pytest.mark.parametrize("action", ["prepare NA-money", "build NA-tech plain"])
def test_without_a_cep_there_is_no_such_action(mode: Mode, action: str) -> None:
    """B-11: nothing is bought by itself; a visit of the market helps."""
    g = given(
        mode,
        Turn(RED),
        **projects(NA_money=SOLAR, NA_tech=Prepared(WIND, BLUE)),
        expertise=knowledge(2, wind=[2, 0]),
        controller=by_region(NOBODY, EU=RED, NA=BLUE),
        region_cep=by_region(3, EU=0),
        cep=[0, 2],
        money=[20, 10],
    )
    assert refusal_of(g, action) == shared.NO_CEP_TO_PAY
    play(g, "buy")
    assert action in options_of(g)


# The fine


def team_or_own(g: Any, player: int) -> int:
    """The points a fine is paid with."""
    points: int = g.score[g.rules.account(player)]
    return points


@both
@pytest.mark.rule("S-MKT-10", "S-SUP-07")
@pytest.mark.parametrize(
    ("market", "bank", "after"),
    [(2, 10, (1, 11, 4)), (1, 10, (2, 9, 5)), (1, 1, (2, 0, 5)), (1, 0, (0, 1, 4)), (0, 0, (0, 0, 4))],
)
def test_T_78_a_fine_costs_points_and_sends_a_cep_to_the_bank(
    mode: Mode, market: int, bank: int, after: tuple[int, int, int]
) -> None:
    """G-03, G-132: the price shown before a refill; due also if there is no CEP."""
    g = given(mode, PayForFossil(RED), market=market, price=4, cep=[0, 50 - 21 - market - bank])
    assert team_or_own(g, RED) == -4
    assert g.cep[RED] == 0
    assert (g.market, g.bank, g.price) == after
    assert g.money == [10, 10], "no coins are paid"


@both
@pytest.mark.rule("S-MKT-10", "S-SUP-07", "S-SUP-06")
@pytest.mark.parametrize("where", ["hand", "region"])
def test_who_has_a_cep_pays_it_and_no_fine(mode: Mode, where: str) -> None:
    """G-43: also if it lies in a region."""
    state: dict[str, Any] = {
        "cep": [1 if where == "hand" else 0, 2],
        "region_cep": by_region(0, OC=1 if where == "region" else 0),
    }
    g = given(mode, PayForFossil(RED), controller=by_region(NOBODY, OC=RED), **state)
    assert (asked(g), team_or_own(g, RED)) == (NOBODY, 0)
    assert (g.cep[RED], g.region_cep[OC], g.market) == (0, 0, 2)


@both
@pytest.mark.rule("S-MKT-10")
def test_fines_at_different_prices(mode: Mode) -> None:
    """G-132: the first fine empties the market, the second one costs the new price."""
    g = given(mode, PayForFossil(RED), PayForFossil(RED), market=1, price=4, cep=[0, 2])
    assert team_or_own(g, RED) == -4 - 5
    assert (g.market, g.price) == (1, 5)


@both
@pytest.mark.rule("S-MKT-10", "S-MKT-09")
def test_no_fine_replaces_the_cep_of_an_action(mode: Mode) -> None:
    g = given(mode, Turn(RED), **projects(NA_money=SOLAR), cep=[0, 2], score=[50] * (1 if mode is COOPERATIVE else 2))
    assert "prepare NA-money" not in options_of(g)
    assert refusal_of(g, "pay hand") == NOT_ASKED


# All movements


@both
@pytest.mark.rule("S-MKT-07", "S-KNO-05", "S-BLD-12")
def test_ceps_move_only_as_the_rules_say(mode: Mode) -> None:
    """Everything paid or sold goes to the bank, and what enters play comes from the market."""
    movements: set[tuple[str, str, str]] = set()
    before: list[int] = []
    names = ("hand", "region", "market", "bank", "plant")

    def hear(g: Any, step: Step[Any], action: int) -> None:
        after = [sum(g.cep), sum(g.region_cep), g.market, g.bank, sum(due >= 6 for due in g.dues)]
        change = [now - then for now, then in zip(after, before, strict=True)] if before else [0] * 5
        before[:] = after
        if g.phase == SETUP or not any(change):
            return
        assert sum(change) == 0
        sent = [name for name, by in zip(names, change, strict=True) if by < 0]
        got = [name for name, by in zip(names, change, strict=True) if by > 0]
        assert (len(sent), len(got)) == (1, 1)
        movements.add((sent[0], got[0], type(step).__name__))

    for seed in range(60):
        before.clear()
        wander(mode, 2 + seed % 3, seed, hear)
    expected = {
        ("market", "hand", "BuyAtMarket"),
        ("market", "hand", "BenefitCep"),
        ("market", "hand", "LobbyCep"),
        ("market", "region", "BonusCep"),
        ("market", "bank", "PayFine"),
        ("bank", "market", "RefillMarket"),
        ("hand", "bank", "SellAtMarket"),
        ("hand", "bank", "CepToBank"),
        ("region", "bank", "CepToBank"),
        ("region", "plant", "DrawFossil"),
        ("plant", "bank", "SendCepFromPlant"),
    }
    if mode is not COOPERATIVE:
        expected |= {("region", "hand", "CollectRegionCeps"), ("hand", "bank", "SellAllCeps")}
    assert expected - {("market", "bank", "PayFine")} <= movements <= expected, "teams seldom pay a fine"


@both
@pytest.mark.rule("S-MKT-07")
def test_the_cep_of_a_region_goes_to_the_bank(mode: Mode) -> None:
    g = given(mode, SupplyEnergy(), decade=2)
    assert g.region_cep[NA] == 3
    assert g.bank == 23 + 6
