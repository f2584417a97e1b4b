# ruff: noqa: N802
"""Income and debt (document: Starting A Round)."""

import pytest

from climate_policy.positions import (
    BIOMASS_2,
    BLUE,
    EXEMPT,
    FORESTATION_1,
    RECYCLING_1,
    RED,
    SOLAR_1,
    SOLAR_2,
    TITLE,
    YELLOW,
    Tile,
    asked,
    given,
    options_of,
    plants,
    play,
    projects,
    question,
    refusal_of,
    stocks,
)
from keeling.kernel.game import SPECTATOR
from keeling.titles.climate_policy import refusal
from keeling.titles.climate_policy.income import Income
from keeling.titles.climate_policy.layout import COAL, GAS, NOBODY, OIL
from keeling.titles.climate_policy.scoring import FinalScoring
from keeling.titles.climate_policy.sequence import Round
from keeling.titles.climate_policy.tax import Taxes
from keeling.titles.climate_policy.turn import Turn


def controllers(*tiles: Tile) -> int | None:
    """Who controls a Europe with these plants, as everybody sees it; None for nobody."""
    view = TITLE.view(given(**plants(EU=tiles)), SPECTATOR)
    controller: int | None = view["regions"][2]["controller"]
    return controller


def incomes(*tiles: Tile) -> list[int]:
    """What the four companies get with these plants in Europe."""
    g = given(Income(), money=[0] * 4, **plants(EU=tiles))
    assert g.bank == -sum(g.money)
    return g.money


@pytest.mark.rule("P-INC-01", "P-INC-02", "P-INC-03")
def test_T_113_dirty_plants_cubes_and_control() -> None:
    """Two dirty plants, a clean one with three cubes, a majority on one continent."""
    g = given(
        Income(),
        money=[0] * 4,
        **plants(
            EU=[(COAL, RED), (GAS, BLUE)],
            NA=[(GAS, RED), (GAS, BLUE), (FORESTATION_1, RED)],
        ),
    )
    assert g.money[RED] == 2 + 3 + 1
    assert g.money[BLUE] == 2


@pytest.mark.rule("P-INC-01")
@pytest.mark.parametrize("kind", [COAL, OIL, GAS])
def test_a_dirty_plant_earns_one_whatever_it_burns(kind: int) -> None:
    assert incomes((kind, RED), (GAS, BLUE)) == [1, 1, 0, 0]
    assert incomes((kind, RED), (kind, RED), (GAS, BLUE), (GAS, BLUE)) == [2, 2, 0, 0]


@pytest.mark.rule("P-INC-02", "P-BLD-12")
def test_a_clean_plant_earns_its_cubes() -> None:
    assert incomes((SOLAR_1, RED), (BIOMASS_2, BLUE)) == [2, 3, 0, 0]
    assert incomes((SOLAR_2, RED), (GAS, BLUE, EXEMPT)) == [5, 1, 0, 0]


@pytest.mark.rule("P-INC-03", "P-INC-04")
def test_each_controlled_continent_earns_one() -> None:
    everywhere = {region: [(GAS, RED)] for region in ("NA", "SA", "EU", "AF", "AS", "OC")}
    g = given(Income(), money=[0] * 4, **plants(**everywhere))
    assert g.money == [12, 0, 0, 0]


@pytest.mark.rule("P-INC-04", "P-BLD-13")
def test_control_needs_more_plants_than_any_other_company() -> None:
    """G-94: a tie means nobody."""
    assert controllers() is None
    assert controllers((GAS, RED)) == RED
    assert controllers((GAS, RED), (GAS, BLUE)) is None
    assert controllers((GAS, RED), (GAS, BLUE), (SOLAR_1, BLUE)) == BLUE
    assert controllers((GAS, RED), (GAS, BLUE), (COAL, YELLOW), (COAL, RED)) == RED  # 2 : 1 : 1, no half of all
    assert controllers((GAS, RED), (GAS, BLUE), (COAL, BLUE), (COAL, RED), (OIL, YELLOW)) is None
    assert controllers((GAS, BLUE), (GAS, BLUE), (GAS, RED), (GAS, YELLOW), (GAS, YELLOW)) is None


@pytest.mark.rule("P-INC-04")
def test_dirty_and_clean_plants_count_alike_for_control() -> None:
    assert controllers((RECYCLING_1, RED), (RECYCLING_1, RED), (COAL, BLUE)) == RED
    assert controllers((SOLAR_2, RED), (COAL, BLUE), (OIL, BLUE)) == BLUE  # plants, not cubes


@pytest.mark.rule("P-INC-05")
def test_ownerless_plants_pay_nobody_and_count_for_nobody() -> None:
    assert incomes(COAL, OIL, GAS) == [0, 0, 0, 0]
    assert incomes(COAL, OIL, GAS, (GAS, RED)) == [2, 0, 0, 0]
    assert controllers(COAL, OIL, GAS, (GAS, RED)) == RED
    assert controllers(COAL) is None


@pytest.mark.rule("P-INC-01", "P-SEQ-03")
def test_all_take_income_at_the_start_of_each_round() -> None:
    """A plant built in a round earns from the next one on."""
    g = given(Round(), players=2, stock=stocks(2, blue=[GAS]), **plants(EU=[(GAS, RED)]))
    assert g.money == [12, 10]
    play(g, "end", "build gas NA", "end")
    assert g.money == [14, 9 + 2]
    assert asked(g) == BLUE


# Debt


@pytest.mark.rule("P-DEBT-01", "P-SCO-05")
def test_T_117_five_dollars_once_for_six_points() -> None:
    g = given(Turn(RED))
    assert "borrow" in options_of(g)
    play(g, "borrow")
    assert (g.money[RED], g.debt, g.bank) == (15, [1, 0, 0, 0], -45)
    assert refusal_of(g, "borrow") == refusal.IN_DEBT
    assert "borrow" not in options_of(g)
    g = given(FinalScoring(), money=[15, 10, 10, 10], debt=[1, 0, 0, 0])
    assert g.score == [15 - 6, 10, 10, 10]


@pytest.mark.rule("P-DEBT-01")
def test_a_second_loan_is_refused_in_later_turns_too() -> None:
    g = given(Turn(RED), Turn(BLUE), Turn(RED), players=2)
    play(g, "borrow", "end")
    assert "borrow" in options_of(g)
    play(g, "end")
    assert asked(g) == RED
    assert "borrow" not in options_of(g)


@pytest.mark.rule("P-DEBT-01")
def test_one_may_borrow_between_the_parts_of_a_turn() -> None:
    """G-89: on the own turn, also to pay for what comes next."""
    for before in ([], ["build gas EU"], ["fund solar-1"]):
        g = given(Turn(RED), stock=stocks(red=[GAS]), project=projects(solar=[2]))
        play(g, *before)
        assert "borrow" in options_of(g)
    g = given(Turn(RED), money=[0] * 4, stock=stocks(red=[GAS]))
    assert options_of(g, "build") == []
    play(g, "borrow", "build gas EU")
    assert g.money[RED] == 4


@pytest.mark.rule("P-DEBT-01", "P-TAX-03")
def test_one_may_borrow_for_a_tax_that_is_due() -> None:
    """G-89."""
    g = given(Taxes(), policy="2", money=[0] * 4, **plants(EU=[(GAS, RED)]))
    assert options_of(g) == ["borrow", "demolish EU-1"]
    play(g, "borrow")
    assert options_of(g) == ["pay-tax", "demolish EU-1"]
    play(g, "pay-tax")
    assert (g.money[RED], g.debt[RED]) == (4, 1)


@pytest.mark.rule("P-DEBT-01")
def test_who_owes_no_tax_is_not_asked_to_borrow() -> None:
    g = given(Taxes(), policy="2", money=[0] * 4, **plants(EU=[GAS, (SOLAR_1, RED)]))
    assert (question(g), asked(g)) == ("", NOBODY)


@pytest.mark.rule("P-DEBT-01")
def test_debt_cannot_be_paid_back() -> None:
    """However rich a debtor is, nothing offers it, and the points are gone at the end."""
    g = given(Turn(RED), money=[99, 0, 0, 0], debt=[1, 0, 0, 0])
    assert options_of(g) == ["develop-dirty", "end"]
    g = given(FinalScoring(), money=[99, 0, 0, 0], debt=[1, 0, 0, 0])
    assert g.score[RED] == 93
