# ruff: noqa: N802
"""Carbon emission permits (document: Carbon Emission Permits, policy 3)."""

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
    stocks,
)
from keeling.kernel.game import SPECTATOR
from keeling.titles.climate_policy import refusal
from keeling.titles.climate_policy.layout import COAL, GAS, OIL
from keeling.titles.climate_policy.permits import Compliance, LowerPermitPrices
from keeling.titles.climate_policy.scoring import FinalScoring
from keeling.titles.climate_policy.sequence import Round
from keeling.titles.climate_policy.state import UPKEEP, ClimatePolicy
from keeling.titles.climate_policy.turn import Turn
from keeling.titles.climate_policy.upkeep import CarbonPolicy, Upkeep


def shown(permits: int, *tiles: Tile, **state: Any) -> ClimatePolicy:
    """Red has to show permits for these plants in Asia."""
    return given(Compliance(), policy="3", permits=[permits, 0, 0, 0], **plants(AS=tiles), **state)


def needed(*tiles: Tile) -> int:
    """With how many permits Red complies, found by trying."""
    for permits in range(36):
        g = shown(permits, *tiles)
        if question(g) == "" and g.owner.count(RED) == len(tiles):
            return permits
        if "comply" in options_of(g):
            return permits
        assert refusal_of(g, "comply") != 0
    raise AssertionError("no number of permits is enough")


@pytest.mark.rule("P-CEP-01", "P-CEP-03")
def test_T_107_one_permit_for_each_10_ppm() -> None:
    assert needed((COAL, RED)) == 4
    assert needed((OIL, RED)) == 3
    assert needed((GAS, RED)) == 2
    assert needed((COAL, RED), (GAS, RED)) == 6
    assert needed((COAL, RED, EXEMPT), (GAS, RED)) == 2
    assert needed((COAL, RED, EXEMPT)) == 0
    assert needed((SOLAR_1, RED)) == 0


@pytest.mark.rule("P-CEP-01")
def test_everybody_sees_what_is_needed_and_what_is_not_covered() -> None:
    g = shown(5, (COAL, RED), (OIL, RED), (COAL, BLUE))
    red, blue = TITLE.view(g, SPECTATOR)["players"][:2]
    assert (red["permits_needed"], red["unpermitted_ppm"]) == (7, 20)
    assert (blue["permits_needed"], blue["unpermitted_ppm"]) == (4, 40)


@pytest.mark.rule("P-CEP-02")
def test_permits_are_shown_and_kept() -> None:
    """G-107."""
    g = shown(6, (COAL, RED), (GAS, RED))
    play(g, "comply")
    assert (g.permits, g.permit_box) == ([6, 0, 0, 0], 0)
    assert (g.co2, question(g)) == (60, "")
    assert given(FinalScoring(), policy="3", money=[0] * 4, permits=[6, 0, 0, 0]).score[RED] == 12


@pytest.mark.rule("P-CEP-03")
def test_plants_with_loopholes_need_no_permits() -> None:
    g = given(Upkeep(), policy="3B", event_deck=[EU], **plants(AS=[(COAL, RED, EXEMPT), (COAL, BLUE, EXEMPT)]))
    assert question(g) == ""
    assert g.owner.count(RED) == g.owner.count(BLUE) == 1


@pytest.mark.rule("P-CEP-04")
def test_who_is_short_of_permits_demolishes_until_he_complies() -> None:
    g = shown(5, (COAL, RED), (GAS, RED), (OIL, RED))
    assert refusal_of(g, "comply") == refusal.PERMITS_MISSING
    assert options_of(g, "comply", "demolish") == ["demolish AS-1", "demolish AS-2", "demolish AS-3"]
    play(g, "demolish AS-2")
    assert options_of(g, "comply", "demolish") == ["demolish AS-1", "demolish AS-2"]  # coal and oil need seven
    play(g, "demolish AS-1")
    assert options_of(g, "comply", "demolish") == ["comply", "demolish AS-1"]
    play(g, "comply")
    assert (g.co2, g.money[RED], question(g)) == (30, 10, "")


@pytest.mark.rule("P-CEP-04")
def test_who_complies_may_demolish_all_the_same() -> None:
    """B-59."""
    g = shown(9, (COAL, RED), (GAS, RED))
    play(g, "demolish AS-1", "comply")
    assert (g.co2, g.permits[RED]) == (20, 9)


@pytest.mark.rule("P-CEP-04")
def test_the_companies_are_tested_clockwise_from_the_first_player() -> None:
    """G-92."""
    g = given(
        Compliance(),
        policy="3",
        first_player=PURPLE,
        permits=[9, 9, 9, 8],
        **plants(AS=[(GAS, RED), (GAS, BLUE), (GAS, YELLOW), (GAS, PURPLE)]),
    )
    order = []
    while question(g):
        order.append(asked(g))
        play(g, "comply")
    assert order == [PURPLE, RED, BLUE, YELLOW]


@pytest.mark.rule("P-CEP-04", "P-CEP-09")
def test_nothing_is_sold_or_traded_while_permits_are_shown() -> None:
    """G-92: all trades are over before the first company is tested."""
    g = given(
        Compliance(),
        policy="3B",
        permits=[3, 9, 0, 0],
        options={"trade_mode": "free"},
        **plants(AS=[(COAL, RED), (GAS, RED), (GAS, BLUE)]),
    )
    for action in ("buy-permit", "buy-loophole", "trade 2", "pay-tax"):
        assert refusal_of(g, action) != 0
    assert options_of(g) == ["borrow", "demolish AS-1", "demolish AS-2"]


@pytest.mark.rule("P-DEBT-01", "P-CEP-04")
def test_a_company_may_borrow_once_before_it_shows_its_permits() -> None:
    """G-89: as for a tax; with fines the loan saves a plant."""
    g = given(Compliance(), policy="3", options={"fine": 3}, money=[2, 0, 0, 0], **plants(AS=[(GAS, RED)]))
    assert options_of(g) == ["borrow", "demolish AS-1"]
    assert refusal_of(g, "pay-fine") == refusal.TOO_LITTLE_MONEY
    play(g, "borrow")
    assert options_of(g) == ["pay-fine", "demolish AS-1"]
    assert refusal_of(g, "borrow") == refusal.IN_DEBT
    play(g, "pay-fine")
    assert (g.money[RED], g.debt, g.co2, question(g)) == (1, [1, 0, 0, 0], 20, "")


@pytest.mark.rule("P-DEBT-01")
def test_nobody_is_asked_to_borrow_who_needs_no_permits() -> None:
    g = given(Compliance(), policy="3B", **plants(AS=[(COAL, RED, EXEMPT), (SOLAR_1, BLUE)]))
    assert (question(g), g.debt) == ("", [0, 0, 0, 0])


@pytest.mark.rule("P-CEP-09")
def test_market_permits_are_not_sold_in_upkeep() -> None:
    """The market is full, the company rich and one permit short: the plant goes all the same."""
    g = given(Upkeep(), policy="3", event_deck=[EU], permits=[3, 0, 0, 0], **plants(AS=[(COAL, RED)]))
    assert options_of(g) == ["borrow", "demolish AS-1"]
    play(g, "demolish AS-1")
    assert row(g, 4) == []
    assert (g.money[RED], sum(g.permit_market)) == (10, 32)


@pytest.mark.rule("P-CEP-06", "P-MKT-08")
def test_T_119_market_permits_move_down_one() -> None:
    g = given(LowerPermitPrices(), policy="3", permits=[12, 0, 0, 0], permit_market=[0, 2, 0, 7, 7, 7])
    assert g.permit_market == [0, 2, 7, 7, 7, 0]


@pytest.mark.rule("P-CEP-06")
def test_permits_at_one_dollar_stay_or_become_free() -> None:
    """G-84."""
    market = [0, 2, 3, 4, 5, 6]
    assert given(LowerPermitPrices(), policy="3", permit_market=market).permit_market == [0, 5, 4, 5, 6, 0]
    g = given(
        LowerPermitPrices(), LowerPermitPrices(), Turn(RED), policy="3", permit_market=market, options={"cep_floor": 0}
    )
    assert g.permit_market == [5, 4, 5, 6, 0, 0]
    play(g, "buy-permit")
    assert (g.money[RED], g.permits[RED], g.permit_market[0]) == (10, 1, 4)


@pytest.mark.rule("P-CEP-06", "P-GRA-05")
def test_prices_fall_after_compliance_of_every_decade() -> None:
    """B-54."""
    g = given(CarbonPolicy(), policy="3", permits=[9, 0, 0, 0], **plants(AS=[(GAS, RED)]))
    before = g.permit_market[:]
    assert question(g) == "ShowPermits"
    assert g.permit_market == before
    play(g, "comply")
    assert g.permit_market == [0, before[1] + before[2], before[3], before[4], before[5], 0]


@pytest.mark.rule("P-CEP-08", "P-CEP-04")
def test_T_142_permits_are_needed_in_upkeep_only() -> None:
    """B-62: with the market sold out Red builds, earns in two rounds, and loses the plant in the upkeep."""
    state: dict[str, Any] = {
        "policy": "3",
        "permits": [0, 35, 0, 0],
        "stock": stocks(red=[GAS]),
        "event_deck": [EU],
        "dirty_pool": [0, 0, 0],
    }
    g = given(Round(), **state)
    play(g, "build gas SA", "end", "end", "end", "end")
    assert g.co2 == 20
    assert g.money[RED] == 10 - 1 + 1 + 1  # one for the plant, one for control
    play(g, "end", "end", "end", "end")
    assert g.money[RED] == 13
    play(g, "end", "end", "end", "end", "demolish SA-1")
    assert (g.decade, g.co2, g.owner.count(RED)) == (2, 0, 0)
    assert g.money[RED] == 13
    refused = given(Round(), options={"permit_check": "build"}, **state)
    assert refusal_of(refused, "build gas SA") == refusal.PERMITS_TO_BUILD
    assert options_of(refused, "build") == []


@pytest.mark.rule("P-CEP-08")
def test_owning_plants_without_permits_is_allowed_during_the_rounds() -> None:
    """CO2 may pass the cap in between."""
    g = given(
        Turn(RED),
        policy="3",
        stock=stocks(red=[COAL]),
        **plants(AS=[(COAL, RED)] * 6, NA=[(COAL, BLUE)] * 3),
    )
    assert g.co2 == 360
    play(g, "build coal SA", "end")
    assert (g.co2, g.owner.count(RED)) == (400, 7)


@pytest.mark.rule("P-CEP-08")
def test_with_permits_tested_at_building_every_plant_must_be_covered() -> None:
    """B-62: permits that are taken by standing plants do not count; a loophole or a clean plant needs none."""
    for permits, legal in ((5, False), (6, True)):
        g = given(
            Turn(RED),
            policy="3B",
            options={"permit_check": "build"},
            permits=[permits, 0, 0, 0],
            loopholes=[1, 0, 0, 0],
            stock=stocks(red=[GAS]),
            **plants(AS=[(COAL, RED)]),
        )
        assert (refusal_of(g, "build gas EU") == 0) == legal
        assert ("build gas EU" in options_of(g)) == legal
        assert refusal_of(g, "build-exempt gas EU") == 0
        assert "build-exempt gas EU" in options_of(g)


@pytest.mark.rule("P-CEP-08", "P-BLD-08")
def test_a_plant_that_is_pushed_out_frees_its_permits_for_the_new_one() -> None:
    g = given(
        Turn(RED),
        policy="3",
        options={"permit_check": "build"},
        permits=[4, 0, 0, 0],
        stock=stocks(red=[GAS]),
        **plants(AF=[(COAL, RED), (GAS, BLUE), (GAS, BLUE)]),
    )
    assert options_of(g, "build") == ["build gas AF"]


@pytest.mark.rule("P-CEP-05")
def test_a_buyer_of_a_plant_must_have_the_permits() -> None:
    """G-108: in the upkeep window; his permits, with those of the offer, must cover all his plants."""
    g = given(
        CarbonPolicy(),
        phase=UPKEEP,
        policy="3",
        players=2,
        options={"trade_mode": "compliance"},
        permits=[1, 3],
        **plants(AS=[(GAS, RED), (GAS, BLUE)]),
    )
    play(g, "trade 2", "give-plant AS-1", "ask-money 1")
    assert refusal_of(g, "offer") == refusal.BUYER_NOT_COVERED
    assert "offer" not in options_of(g)
    play(g, "give-permits 1")
    assert refusal_of(g, "offer") == 0
    play(g, "offer", "accept")
    assert (g.permits, g.owner.count(BLUE)) == ([0, 4], 2)


@pytest.mark.rule("P-CEP-05")
def test_who_asks_for_a_plant_must_have_the_permits_too() -> None:
    g = given(
        CarbonPolicy(),
        phase=UPKEEP,
        policy="3B",
        players=2,
        options={"trade_mode": "compliance"},
        permits=[1, 3],
        **plants(AS=[(GAS, BLUE), (COAL, BLUE, EXEMPT), (SOLAR_1, BLUE)]),
    )
    play(g, "trade 2", "ask-plant AS-1")
    assert refusal_of(g, "offer") == refusal.BUYER_NOT_COVERED
    play(g, "withdraw", "trade 2", "ask-plant AS-2", "ask-plant AS-3")
    assert refusal_of(g, "offer") == 0  # with a loophole, or clean: no permits needed


@pytest.mark.rule("P-CEP-05")
def test_outside_the_upkeep_there_is_no_such_test() -> None:
    g = given(Turn(RED), policy="3", options={"trade_mode": "free"}, permits=[0, 1, 0, 0], **plants(AS=[(GAS, RED)]))
    play(g, "trade 2", "give-plant AS-1", "offer", "accept")
    assert g.owner.count(BLUE) == 1


@pytest.mark.rule("P-CEP-01", "P-POL-04")
@pytest.mark.parametrize("policy", ["1", "2", "2A", "2B", "2AB"])
def test_other_policies_ask_for_no_permits(policy: str) -> None:
    g = given(CarbonPolicy(), policy=policy, **plants(EU=[(COAL, RED)]))
    assert question(g) != "ShowPermits"
    assert g.owner.count(RED) == 1
    assert TITLE.view(g, SPECTATOR)["players"][RED]["permits_needed"] == 0
    assert g.co2 == 40
