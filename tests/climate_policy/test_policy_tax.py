# ruff: noqa: N802
"""Carbon taxes (document: Carbon taxes, policy 2)."""

from typing import Any

import pytest

from climate_policy.positions import (
    BLUE,
    EU,
    EXEMPT,
    PURPLE,
    RED,
    SOLAR_1,
    TITLE,
    YELLOW,
    Tile,
    asked,
    given,
    options_of,
    plants,
    play,
    question,
    refusal_of,
    row,
)
from keeling.kernel.game import SPECTATOR
from keeling.titles.climate_policy import refusal
from keeling.titles.climate_policy.layout import COAL, GAS, NOBODY, OIL
from keeling.titles.climate_policy.state import ClimatePolicy
from keeling.titles.climate_policy.tax import Taxes
from keeling.titles.climate_policy.upkeep import CarbonPolicy


def billed(*tiles: Tile, **state: Any) -> ClimatePolicy:
    """Taxes are due with these plants in Asia."""
    return given(Taxes(), policy="2", **({"money": [10] * 4} | state), **plants(AS=tiles))


def tax_on(*tiles: Tile) -> int:
    """What Red pays for these plants."""
    g = billed(*tiles)
    if question(g) == "TaxBill":
        play(g, "pay-tax")
    assert question(g) == ""
    assert g.bank == -40 + 10 - g.money[RED]
    return 10 - g.money[RED]


@pytest.mark.rule("P-TAX-01")
def test_T_101_one_dollar_for_each_started_20_ppm() -> None:
    """G-99: of the sum, rounded up once."""
    assert tax_on((COAL, RED), (OIL, RED)) == 4  # 70
    assert tax_on() == 0
    assert tax_on((GAS, RED)) == 1  # 20
    assert tax_on((OIL, RED)) == 2  # 30
    assert tax_on((COAL, RED)) == 2  # 40
    assert tax_on((COAL, RED), (COAL, RED), (OIL, RED)) == 6  # 110


@pytest.mark.rule("P-TAX-01", "P-TAX-02")
def test_T_141_the_plants_of_a_company_are_added_up() -> None:
    assert tax_on((OIL, RED), (OIL, RED)) == 3
    assert tax_on((OIL, RED), (OIL, RED, EXEMPT)) == 2


@pytest.mark.rule("P-TAX-02")
def test_a_loophole_frees_a_plant_from_the_tax() -> None:
    assert tax_on((COAL, RED, EXEMPT), (COAL, RED, EXEMPT)) == 0
    assert tax_on((COAL, RED, EXEMPT), (GAS, RED)) == 1


@pytest.mark.rule("P-TAX-01")
def test_only_own_dirty_plants_are_taxed() -> None:
    assert tax_on((SOLAR_1, RED), COAL) == 0
    g = billed((GAS, RED), (COAL, BLUE), (OIL, BLUE), COAL)
    play(g, "pay-tax", "pay-tax")
    assert g.money == [9, 6, 10, 10]


@pytest.mark.rule("P-TAX-01")
def test_the_bills_come_clockwise_from_the_first_player() -> None:
    """G-92."""
    g = billed((GAS, RED), (GAS, BLUE), (GAS, YELLOW), (GAS, PURPLE), first_player=YELLOW)
    order = []
    while question(g) == "TaxBill":
        order.append(asked(g))
        play(g, "pay-tax")
    assert order == [YELLOW, PURPLE, RED, BLUE]


@pytest.mark.rule("P-TAX-03")
def test_who_cannot_pay_demolishes_until_he_can() -> None:
    g = billed((COAL, RED), (COAL, RED), (GAS, RED), money=[3, 0, 0, 0], debt=[1, 0, 0, 0])
    assert TITLE.view(g, SPECTATOR)["players"][RED]["tax_due"] == 5
    assert refusal_of(g, "pay-tax") == refusal.TOO_LITTLE_MONEY
    assert options_of(g) == ["demolish AS-1", "demolish AS-2", "demolish AS-3"]
    play(g, "demolish AS-3")
    assert options_of(g) == ["demolish AS-1", "demolish AS-2"]  # 80 ppm are $4
    play(g, "demolish AS-1")
    assert options_of(g) == ["pay-tax", "demolish AS-1"]
    play(g, "pay-tax")
    assert (g.money[RED], g.co2, question(g)) == (1, 40, "")


@pytest.mark.rule("P-TAX-03")
def test_who_does_not_want_to_pay_may_demolish() -> None:
    """B-59."""
    g = billed((COAL, RED), (GAS, RED))
    assert options_of(g) == ["pay-tax", "borrow", "demolish AS-1", "demolish AS-2"]
    play(g, "demolish AS-1", "pay-tax")
    assert (g.money[RED], g.co2) == (9, 20)
    g = billed((COAL, RED), (GAS, RED))
    play(g, "demolish AS-1", "demolish AS-1")
    assert (g.money[RED], g.co2, question(g)) == (10, 0, "")


@pytest.mark.rule("P-TAX-03")
def test_the_last_plant_of_who_cannot_pay_goes_by_itself() -> None:
    g = billed((COAL, RED), money=[1, 5, 5, 5], debt=[1, 0, 0, 0])
    assert (question(g), g.co2, g.money[RED]) == ("", 0, 1)


@pytest.mark.rule("P-TAX-03")
def test_demolishing_a_clean_plant_is_no_way_out() -> None:
    """G-92: legal but pointless."""
    g = billed((SOLAR_1, RED), (COAL, RED), money=[0] * 4, debt=[1] * 4)
    assert options_of(g) == ["demolish AS-1", "demolish AS-2"]
    play(g, "demolish AS-1")
    assert (g.co2, question(g)) == (0, "")  # the coal plant had to follow


@pytest.mark.rule("P-TAX-03")
def test_market_and_building_are_no_part_of_the_upkeep() -> None:
    g = given(Taxes(), policy="2B", **plants(EU=[(COAL, RED)]))
    for action in ("buy-loophole", "build coal EU", "develop-dirty", "end"):
        assert refusal_of(g, action) != 0


@pytest.mark.rule("P-TAX-04")
def test_a_plant_sold_before_the_tax_is_taxed_with_its_buyer() -> None:
    g = given(
        CarbonPolicy(),
        policy="2",
        players=2,
        money=[0, 10],
        debt=[1, 0],
        options={"trade_mode": "compliance"},
        **plants(EU=[(COAL, RED), (GAS, BLUE)]),
    )
    play(g, "trade 2", "give-plant EU-1", "ask-money 4", "offer", "accept", "no-trade", "no-trade")
    assert (question(g), asked(g)) == ("TaxBill", BLUE)
    assert TITLE.view(g, SPECTATOR)["players"][BLUE]["tax_due"] == 3
    play(g, "pay-tax")
    assert (g.money, question(g)) == ([4, 3], "")
    assert row(g, EU) == [(COAL, BLUE), (GAS, BLUE)]


@pytest.mark.rule("P-TAX-05", "P-SET-13")
@pytest.mark.parametrize(("policy", "bank", "pool"), [("2", 4, 0), ("2B", 4, 0), ("2A", 0, 4), ("2AB", 0, 4)])
def test_tax_goes_to_the_bank_and_with_grants_to_the_pool(policy: str, bank: int, pool: int) -> None:
    g = given(Taxes(), policy=policy, **plants(AS=[(COAL, RED), (OIL, RED)]))
    play(g, "pay-tax")
    assert (g.bank + 40, g.funding) == (bank, pool)
    assert sum(g.money) + g.bank + g.funding == 0


@pytest.mark.rule("P-TAX-01", "P-POL-04")
@pytest.mark.parametrize("policy", ["1", "3", "3A", "3B", "3AB"])
def test_other_policies_know_no_tax(policy: str) -> None:
    g = given(CarbonPolicy(), policy=policy, permits=[7 * policy.startswith("3"), 0, 0, 0], **plants(EU=[(COAL, RED)]))
    if question(g):
        play(g, "comply")
    assert (g.money, g.owner.count(RED)) == ([10] * 4, 1)
    assert asked(g) == NOBODY
