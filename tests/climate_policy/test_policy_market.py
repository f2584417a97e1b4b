# ruff: noqa: N802
"""Market part (document: Market phase, Loopholes)."""

import pytest

from climate_policy.positions import (
    BLUE,
    EXEMPT,
    RED,
    TITLE,
    given,
    options_of,
    plants,
    play,
    projects,
    refusal_of,
    stocks,
)
from keeling.kernel.game import SPECTATOR
from keeling.titles.climate_policy import refusal
from keeling.titles.climate_policy.layout import GAS
from keeling.titles.climate_policy.turn import Turn


@pytest.mark.rule("P-MKT-01", "P-MKT-08")
def test_each_permit_costs_the_price_it_lies_on() -> None:
    """G-103: the cheapest first, which nobody would do otherwise."""
    g = given(Turn(RED), policy="3", money=[20] * 4, permit_market=[0, 1, 1, 0, 1, 32])
    paid = []
    for _ in range(4):
        before = g.money[RED]
        play(g, "buy-permit")
        paid.append(before - g.money[RED])
    assert paid == [1, 2, 4, 5]
    assert g.permits == [4, 0, 0, 0]
    assert g.permit_market == [0, 0, 0, 0, 0, 31]


@pytest.mark.rule("P-MKT-01")
def test_a_permit_must_be_paid() -> None:
    g = given(Turn(RED), policy="3", money=[1] * 4, permit_market=[0, 1, 34, 0, 0, 0])
    play(g, "buy-permit")
    assert refusal_of(g, "buy-permit") == refusal.TOO_LITTLE_MONEY
    assert "buy-permit" not in options_of(g)
    assert (g.money[RED], g.permits[RED]) == (0, 1)


@pytest.mark.rule("P-MKT-02")
def test_four_permits_in_a_turn_and_no_more() -> None:
    g = given(Turn(RED), Turn(BLUE), policy="3", money=[20] * 4)
    play(g, *["buy-permit"] * 4)
    assert refusal_of(g, "buy-permit") == refusal.PERMITS_PER_TURN
    assert "buy-permit" not in options_of(g)
    play(g, "end")
    play(g, *["buy-permit"] * 4)
    assert g.permits == [4, 4, 0, 0]
    assert g.permit_market == [0, 0, 6, 7, 7, 7]


@pytest.mark.rule("P-MKT-08")
def test_a_sold_out_price_stays_empty_and_a_sold_out_market_sells_nothing() -> None:
    g = given(Turn(RED), policy="3", permits=[0, 34, 0, 0], permit_market=[0, 0, 0, 1, 0, 0])
    play(g, "buy-permit")
    assert g.money[RED] == 7
    assert g.permit_market == [0] * 6
    assert refusal_of(g, "buy-permit") == refusal.NO_PERMIT_LEFT
    assert "buy-permit" not in options_of(g)


@pytest.mark.rule("P-MKT-03")
def test_one_loophole_in_a_turn() -> None:
    g = given(Turn(RED), Turn(BLUE), policy="2B", money=[20] * 4)
    play(g, "buy-loophole")
    assert (g.money[RED], g.loopholes, g.loophole_supply) == (17, [1, 0, 0, 0], 7)
    assert refusal_of(g, "buy-loophole") == refusal.LOOPHOLES_PER_TURN
    assert "buy-loophole" not in options_of(g)
    play(g, "end", "buy-loophole")
    assert g.loopholes == [1, 1, 0, 0]


@pytest.mark.rule("P-MKT-04")
@pytest.mark.parametrize(
    ("co2", "price"),
    [(0, 3), (290, 3), (300, 5), (350, 5), (400, 5), (410, 7), (490, 7)],
)
def test_T_110_the_price_of_a_loophole_follows_co2(co2: int, price: int) -> None:
    """B-64: the level at the moment of buying."""
    g = given(Turn(RED), policy="2B", co2=co2)
    assert TITLE.view(g, SPECTATOR)["loopholes"]["price"] == price
    play(g, "buy-loophole")
    assert g.money[RED] == 10 - price
    poor = given(Turn(RED), policy="2B", co2=co2, money=[price - 1] * 4)
    assert refusal_of(poor, "buy-loophole") == refusal.TOO_LITTLE_MONEY
    assert "buy-loophole" not in options_of(poor)


@pytest.mark.rule("P-MKT-05", "P-MKT-06")
@pytest.mark.parametrize(
    ("policy", "bank", "pool"),
    [("2B", 3, 0), ("2AB", 3, 0), ("3B", 6, 0), ("3AB", 3, 3)],
)
def test_loophole_money_goes_to_the_bank_and_permit_money_with_grants_to_the_pool(
    policy: str, bank: int, pool: int
) -> None:
    g = given(Turn(RED), policy=policy)
    before = g.bank
    play(g, "buy-loophole")
    if policy.startswith("3"):
        play(g, "buy-permit", "buy-permit", "buy-permit")
    assert (g.bank - before, g.funding) == (bank, pool)
    assert sum(g.money) + g.bank + g.funding == 0


@pytest.mark.rule("P-MKT-06")
def test_permit_money_without_grants_goes_to_the_bank() -> None:
    g = given(Turn(RED), policy="3", permit_market=[0, 0, 0, 0, 0, 35])
    play(g, "buy-permit")
    assert (g.money[RED], g.bank, g.funding) == (5, -35, 0)


@pytest.mark.rule("P-MKT-07")
def test_eight_loophole_tiles_and_no_more() -> None:
    g = given(Turn(RED), policy="2B", loopholes=[0, 3, 2, 2], **plants(EU=[(GAS, BLUE, EXEMPT)]))
    assert g.loophole_supply == 0
    assert refusal_of(g, "buy-loophole") == refusal.NO_LOOPHOLE_LEFT
    assert "buy-loophole" not in options_of(g)


@pytest.mark.rule("P-MKT-07")
def test_the_tile_of_a_demolished_plant_can_be_bought_again() -> None:
    """G-93."""
    g = given(Turn(RED), policy="2B", loopholes=[0, 3, 2, 2], **plants(EU=[(GAS, RED, EXEMPT)]))
    play(g, "demolish EU-1")
    assert g.loophole_supply == 1
    play(g, "buy-loophole")
    assert g.loopholes[RED] == 1


@pytest.mark.rule("P-MKT-01", "P-MKT-03")
def test_permits_and_loopholes_can_be_bought_in_any_order() -> None:
    g = given(Turn(RED), policy="3B", stock=stocks(red=[GAS]), project=projects(solar=[1]))
    play(g, "buy-permit", "buy-loophole", "buy-permit", "build gas EU")
    assert (g.permits[RED], g.loopholes[RED], g.money[RED]) == (2, 1, 10 - 1 - 3 - 1 - 1)
