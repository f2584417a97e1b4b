# ruff: noqa: N802
"""Policy experiments (document: Policy experiments; rulings G-101, G-102, G-109) and the additions beyond it.

Each parameter is shown to change what happens; options that belong to a chapter are tested with it.
"""

import re
from typing import Any

import pytest

from climate_policy.positions import (
    AF,
    BIOMASS,
    BLUE,
    FORESTATION_2,
    GAS,
    POLICIES,
    PURPLE,
    RED,
    SOLAR,
    SOLAR_1,
    TITLE,
    YELLOW,
    Tile,
    asked,
    fresh,
    given,
    options_of,
    pawns,
    plants,
    play,
    question,
    refusal_of,
    stock_of,
    stocks,
    summit_of,
)
from keeling.kernel.errors import BadOption
from keeling.kernel.game import SPECTATOR
from keeling.kernel.match import play_with_events
from keeling.kernel.messages import message
from keeling.kernel.title import Setup
from keeling.titles.climate_policy import refusal
from keeling.titles.climate_policy.grants import Grants
from keeling.titles.climate_policy.layout import COAL, OIL
from keeling.titles.climate_policy.permits import Compliance
from keeling.titles.climate_policy.sequence import Decade, Round
from keeling.titles.climate_policy.state import ClimatePolicy
from keeling.titles.climate_policy.tax import Taxes
from keeling.titles.climate_policy.turn import Turn
from keeling.titles.climate_policy.upkeep import CarbonPolicy
from keeling.words import language

SEVENTY = plants(EU=[(COAL, RED), (OIL, RED)])
"""70 ppm of Red."""


# Taxes


def tax_paid(decade: int = 1, **options: object) -> int:
    """What Red pays for 70 ppm."""
    g = given(Taxes(), policy="2", options=options, decade=decade, money=[99] * 4, **SEVENTY)
    if question(g):
        play(g, "pay-tax")
    assert g.owner.count(RED) == 2
    return 99 - g.money[RED]


@pytest.mark.rule("P-EXP-01")
def test_the_tax_is_an_amount_for_each_started_step() -> None:
    """G-109."""
    assert tax_paid() == 4
    assert [tax_paid(tax_amount=amount) for amount in (0, 2, 3, 20)] == [0, 8, 12, 80]
    assert [tax_paid(tax_step=step) for step in (1, 10, 30, 35, 69, 70, 71, 99)] == [70, 7, 3, 2, 2, 1, 1, 1]
    assert tax_paid(tax_amount=3, tax_step=30) == 9


@pytest.mark.rule("P-EXP-01")
def test_an_addition_a_tax_that_rises_by_decade() -> None:
    assert [tax_paid(decade, tax_rise=0) for decade in (1, 2, 5)] == [4, 4, 4]
    assert [tax_paid(decade, tax_rise=1) for decade in (1, 2, 5)] == [4, 8, 20]
    assert tax_paid(3, tax_rise=2, tax_amount=0) == 16
    shown = TITLE.view(given(policy="2", decade=3, options={"tax_rise": 2}), SPECTATOR)["policy"]
    assert shown["tax_amount"] == 5


# Permits


@pytest.mark.rule("P-EXP-02", "P-SET-12")
@pytest.mark.parametrize(
    ("count", "market"),
    [(33, [7, 7, 7, 6, 6]), (40, [8] * 5), (35, [7] * 5), (0, [0] * 5), (2, [1, 1, 0, 0, 0]), (200, [40] * 5)],
)
def test_T_147_other_numbers_of_permits_lie_evenly_on_the_prices(count: int, market: list[int]) -> None:
    """G-109: the lower prices take the remainder."""
    g = fresh(policy="3", permit_count=count)
    assert g.permit_market == [0, *market]
    assert sum(g.permits) == 0


@pytest.mark.rule("P-EXP-02")
def test_with_few_permits_the_market_is_soon_sold_out() -> None:
    g = given(Turn(RED), policy="3", options={"permit_count": 2})
    play(g, "buy-permit", "buy-permit")
    assert (g.permits[RED], g.money[RED]) == (2, 7)
    assert refusal_of(g, "buy-permit") == refusal.NO_PERMIT_LEFT


@pytest.mark.rule("P-EXP-03")
def test_T_147_permits_given_to_companies_come_out_of_all_there_are() -> None:
    g = fresh(policy="3", permits_given=2)
    assert (g.permits, g.permit_market) == ([2, 2, 2, 2], [0, 6, 6, 5, 5, 5])
    g = fresh(3, policy="3", permits_given=11)
    assert (g.permits, g.permit_market) == ([11, 11, 11], [0, 1, 1, 0, 0, 0])
    assert TITLE.view(g, SPECTATOR)["policy"]["permits_given"] == 11


@pytest.mark.rule("P-EXP-03")
@pytest.mark.parametrize(("players", "count", "each"), [(2, 35, 18), (3, 35, 12), (5, 35, 8), (4, 7, 2), (2, 0, 1)])
def test_more_permits_than_there_are_cannot_be_given(players: int, count: int, each: int) -> None:
    """G-109."""
    said = f"'permits_given' cannot be {each}: for {players} companies that is {players * each} permits, and there are"
    with pytest.raises(BadOption, match=f"{said} {count}"):
        fresh(players, policy="3", permit_count=count, permits_given=each)
    g = fresh(players, policy="3", permit_count=count, permits_given=each - 1)
    assert g.permits == [each - 1] * players


@pytest.mark.rule("P-EXP-03", "P-EXP-04")
@pytest.mark.parametrize(
    ("board", "first", "permits"),
    [
        ([(COAL, RED), (COAL, BLUE)], RED, [4, 4, 0, 0]),
        ([(COAL, RED), (OIL, BLUE), (GAS, RED)], RED, [5, 3, 0, 0]),  # 8 times 60 and 30 of 90: 5.33 and 2.67
        ([(COAL, RED), (COAL, BLUE), (COAL, YELLOW)], RED, [3, 3, 2, 0]),  # equal remainders: from the first player
        ([(COAL, RED), (COAL, BLUE), (COAL, YELLOW)], YELLOW, [3, 2, 3, 0]),
        ([(COAL, RED), (COAL, BLUE), (COAL, YELLOW)], PURPLE, [3, 3, 2, 0]),
        ([(COAL, RED), COAL, (SOLAR_1, BLUE)], BLUE, [8, 0, 0, 0]),  # neither ownerless nor clean plants count
        ([COAL], RED, [2, 2, 2, 2]),  # nobody emits anything: all get the same
    ],
)
def test_an_addition_permits_given_by_emissions(board: list[Tile], first: int, permits: list[int]) -> None:
    """G-109: as many in all as if every company got two."""
    options = {"permit_decade": 3, "permits_given": 2, "permits_given_by": "emissions"}
    state: dict[str, Any] = {"decade": 3, "permit_market": [0] * 6, "permit_box": 35, "loophole_supply": 0}
    g = given(Decade(), policy="3", options=options, first_player=first, **state, **plants(EU=board))
    assert (g.permits, sum(g.permit_market), g.permit_box) == (permits, 27, 0)
    assert g.violations() == []
    card = TITLE.view(g, SPECTATOR)["policy"]
    assert (card["permits_given"], card["permits_given_by"]) == (2, "emissions")


@pytest.mark.rule("P-EXP-04")
def test_permits_cannot_begin_after_the_last_decade() -> None:
    """G-102: with five players there is a sixth decade."""
    said = "'permit_decade' cannot be 6: with 3 players there are 5 decades, and permits would never come into force"
    with pytest.raises(BadOption, match=said):
        fresh(3, policy="3", permit_decade=6)
    assert fresh(5, policy="3", permit_decade=6).permit_box == 35
    said = "'permit_shrink' has no effect under permit_decade 5: no decade with permits follows"
    with pytest.raises(BadOption, match=said):
        fresh(3, policy="3", permit_decade=5, permit_shrink=1)


IN_VAIN: list[tuple[dict[str, object], str]] = [
    ({"policy": "3AB", "tax_amount": 2}, "'tax_amount' has no effect under policy 3AB: there is no tax."),
    ({"tax_step": 10}, "'tax_step' has no effect under policy 1: there is no tax."),
    ({"policy": "3", "tax_rise": 1}, "'tax_rise' has no effect under policy 3: there is no tax."),
    (
        {"policy": "2", "tax_amount": 0, "tax_step": 10},
        "'tax_step' has no effect under tax_amount 0 and tax_rise 0: the tax is $0 in every decade.",
    ),
    *[
        ({"policy": "2AB", name: value}, f"'{name}' has no effect under policy 2AB: there are no permits.")
        for name, value in {
            "permit_count": 20,
            "permits_given": 1,
            "permit_decade": 2,
            "permit_check": "build",
            "permit_use": "spent",
            "cep_floor": 0,
            "permit_shrink": 1,
            "fine": 3,
        }.items()
    ],
    ({"policy": "3", "permit_count": 0, "cep_floor": 0}, "'cep_floor' has no effect under permit_count 0: there are"),
    (
        {"policy": "3", "permit_decade": 2, "permits_given_by": "emissions"},
        "'permits_given_by' has no effect under permits_given 0: no permits are given.",
    ),
    (
        {"policy": "3", "permits_given": 2, "permits_given_by": "emissions"},
        "'permits_given_by' has no effect under permit_decade 1: nobody emits anything before the first decade.",
    ),
    ({"dividend": True}, "'dividend' has no effect under policy 1: there is no revenue to pay back."),
    (
        {"policy": "2B", "grant_size": 4},
        "'grant_size' has no effect under grant_source revenue and policy 2B: there are no grants.",
    ),
    (
        {"grant_rule": "equal"},
        "'grant_rule' has no effect under grant_source revenue and policy 1: there are no grants.",
    ),
    (
        {"policy": "2A", "grant_sum": 9},
        "'grant_sum' has no effect under grant_source revenue: grants are not a fixed sum.",
    ),
    ({"grant_source": "d6", "grant_sum": 9}, "'grant_sum' has no effect under grant_source d6"),
    ({"policy": "2A", "d6_carry": True}, "'d6_carry' has no effect under grant_source revenue"),
    *[
        ({"policy": "3A", name: value}, f"'{name}' has no effect under policy 3A: there are no loopholes.")
        for name, value in {
            "loophole_count": 9,
            "loophole_price_low": 1,
            "loophole_price_middle": 1,
            "loophole_price_high": 1,
            "loophole_middle_from": 1,
            "loophole_high_above": 1,
        }.items()
    ],
    ({"policy": "2B", "loophole_count": 0, "loophole_price_high": 9}, "no effect under loophole_count 0"),
    ({"trade_mode": "off", "trade_offers": 3}, "'trade_offers' has no effect under trade_mode off: nobody trades."),
    ({"trade_mode": "compliance", "trade_offers": 3}, "no effect under trade_mode compliance and policy 1: nobody"),
]


@pytest.mark.rule("P-POL-03")
@pytest.mark.parametrize(("options", "said"), IN_VAIN, ids=str)
def test_an_option_without_effect_is_refused_and_says_why(options: dict[str, object], said: str) -> None:
    with pytest.raises(BadOption, match=re.escape(said)):
        Setup.of(TITLE, 4, 1, options)


def test_every_option_that_can_be_chosen_in_vain_was_tried() -> None:
    conditional = {info.name for info in TITLE.options.describe() if info.no_effect}
    assert conditional == {said.split("'")[1] for _, said in IN_VAIN if "'" in said}
    assert conditional == set(NUMBERS + list(CHOICES) + SWITCHES) - {
        "policy",
        "grant_source",
        "trade_mode",
        "shrink_side",
        "event_on_full",
        "event_replacement",
        "hidden_stock",
        "policy_tie_break",
    }


def test_an_option_at_its_default_is_never_in_vain() -> None:
    fresh(tax_amount=1, permit_count=35, dividend=False, grant_rule="leader", trade_mode="off", trade_offers=2)


@pytest.mark.rule("P-EXP-04")
def test_permits_and_loopholes_begin_in_a_chosen_decade() -> None:
    """G-102: with its first round; plants built before are liable like others."""
    options = {"permit_decade": 2, "permits_given": 1}
    g = given(Round(), policy="3B", options=options, round=6, event_deck=[AF], **plants(EU=[(GAS, RED)]))
    assert options_of(g, "buy-permit", "buy-loophole") == []
    assert refusal_of(g, "buy-permit") == refusal.NO_PERMITS_HERE
    assert refusal_of(g, "buy-loophole") == refusal.NO_LOOPHOLES_HERE
    assert (g.permit_market, g.permits, g.loophole_supply, g.permit_box) == ([0] * 6, [0] * 4, 0, 35)
    play(g, "end", "end", "end", "end")  # no compliance, no price shift in this upkeep
    assert g.decade == 2
    assert g.owner.count(RED) == 1
    assert (g.permit_market, g.permits, g.loophole_supply) == ([0, 7, 6, 6, 6, 6], [1] * 4, 8)
    assert options_of(g, "buy-permit", "buy-loophole") == ["buy-permit", "buy-loophole"]
    for _ in range(12):
        play(g, "end")
    play(g, "demolish EU-1")
    assert (g.decade, g.owner.count(RED)) == (3, 0)  # one permit for 20 ppm was too few
    assert g.permit_market == [0, 13, 6, 6, 6, 0]


@pytest.mark.rule("P-EXP-04")
@pytest.mark.parametrize("decade", [1, 3, 5])
def test_permits_come_once_with_the_first_round_of_their_decade(decade: int) -> None:
    for now in range(1, 6):
        g = given(Decade(), policy="3", decade=now, options={"permit_decade": decade}, permit_market=[0] * 6)
        assert sum(g.permit_market) == (35 if now == decade else 0)


@pytest.mark.rule("P-EXP-04")
def test_the_decade_of_the_permits_is_no_matter_of_taxes() -> None:
    assert "buy-loophole" in options_of(given(Turn(RED), policy="2B", options={"permit_decade": 3}, loophole_supply=8))


@pytest.mark.rule("P-CEP-02", "P-EXP-02")
def test_permits_are_kept_or_spent() -> None:
    """G-107: spent, those needed leave the game after each compliance."""
    for use, left, gone in (("shown", 9, 0), ("spent", 2, 7)):
        g = given(Compliance(), policy="3", options={"permit_use": use}, permits=[9, 0, 0, 0], **SEVENTY)
        play(g, "comply")
        assert (g.permits[RED], g.permit_box, g.co2) == (left, gone, 70)


@pytest.mark.rule("P-EXP-02")
def test_an_addition_a_cap_that_shrinks() -> None:
    """A permit covers some ppm less with each decade: 70 ppm need more and more of them."""

    def needed(decade: int, **options: object) -> int:
        g = given(policy="3", decade=decade, options=options, **SEVENTY)
        return int(TITLE.view(g, SPECTATOR)["players"][RED]["permits_needed"])

    assert [needed(decade) for decade in range(1, 6)] == [7, 7, 7, 7, 7]
    assert [needed(decade, permit_shrink=1) for decade in range(1, 6)] == [7, 8, 9, 10, 12]
    assert [needed(decade, permit_shrink=2) for decade in range(1, 6)] == [7, 9, 12, 18, 35]
    late = [needed(decade, permit_shrink=2, permit_decade=3) for decade in range(1, 6)]
    assert late == [0, 0, 7, 9, 12]  # it begins with the permits
    early = TITLE.view(given(policy="3", options={"permit_shrink": 2, "permit_decade": 3}), SPECTATOR)
    assert early["permits"]["per_permit_ppm"] == 10
    g = given(Compliance(), policy="3", decade=3, options={"permit_shrink": 1}, permits=[8, 0, 0, 0], **SEVENTY)
    assert refusal_of(g, "comply") == refusal.PERMITS_MISSING


@pytest.mark.rule("P-CEP-04")
def test_an_addition_fines_instead_of_demolition() -> None:
    g = given(Compliance(), policy="3", options={"fine": 3}, permits=[4, 0, 0, 0], **SEVENTY)
    assert options_of(g) == ["pay-fine", "borrow", "demolish EU-1", "demolish EU-2"]
    play(g, "pay-fine")
    assert (g.money[RED], g.bank, g.co2, g.permits[RED], question(g)) == (10 - 9, -31, 70, 4, "")
    g = given(Compliance(), policy="3", options={"fine": 3}, permits=[3, 0, 0, 0], **SEVENTY)
    assert refusal_of(g, "pay-fine") == refusal.TOO_LITTLE_MONEY
    assert "pay-fine" not in options_of(g)
    g = given(Compliance(), policy="3", options={"fine": 3}, permits=[7, 0, 0, 0], **SEVENTY)
    assert refusal_of(g, "pay-fine") == refusal.NOTHING_MISSING
    g = given(Compliance(), policy="3", permits=[4, 0, 0, 0], **SEVENTY)
    assert refusal_of(g, "pay-fine") == refusal.NO_FINES


@pytest.mark.rule("P-CEP-04", "P-MKT-06")
def test_fines_are_revenue_and_spend_the_permits_there_are() -> None:
    g = given(Compliance(), policy="3A", options={"fine": 2, "permit_use": "spent"}, permits=[4, 0, 0, 0], **SEVENTY)
    play(g, "pay-fine")
    assert (g.funding, g.permits[RED], g.permit_box) == (6, 0, 4)


@pytest.mark.rule("P-TAX-05", "P-GRA-06")
def test_an_addition_a_dividend_of_the_revenue() -> None:
    """Taxes are paid back in equal whole dollars; the rest stays in the pool. With grants, after them."""
    g = given(CarbonPolicy(), policy="2", options={"dividend": True, "tax_amount": 2}, **SEVENTY)
    play(g, "pay-tax")
    assert (g.money, g.funding) == ([4, 12, 12, 12], 0)
    g = given(CarbonPolicy(), policy="2", options={"dividend": True, "tax_step": 10}, **SEVENTY)
    play(g, "pay-tax")
    assert (g.money, g.funding) == ([4, 11, 11, 11], 3)
    g = given(CarbonPolicy(), policy="2", options={"tax_step": 10}, **SEVENTY)
    play(g, "pay-tax")
    assert (g.money, g.funding, g.bank) == ([3, 10, 10, 10], 0, -33)
    g = given(
        CarbonPolicy(),
        **summit_of(SOLAR),
        policy="2A",
        options={"dividend": True, "tax_amount": 2},
        pawn=pawns(solar=[0, 1]),
        **SEVENTY,
    )
    play(g, "pay-tax")
    assert (g.money, g.funding) == ([3, 14, 11, 11], 1)


@pytest.mark.rule("P-EXP-06", "P-TAX-05")
@pytest.mark.parametrize(("rule", "size", "red"), [("leader", 20, 3), ("leader", 0, 3), ("equal", 0, 0)])
def test_a_sum_of_its_own_leaves_the_revenue_to_the_dividend(rule: str, size: int, red: int) -> None:
    """G-101: the sum is the decade's pool; the eight dollars of tax are paid back, two to each company."""
    g = given(
        CarbonPolicy(),
        **summit_of(SOLAR),
        policy="2",
        options={
            "dividend": True,
            "tax_amount": 2,
            "grant_source": "fixed",
            "grant_sum": 3,
            "grant_rule": rule,
            "grant_size": size,
        },
        pawn=pawns(solar=[1]),
        **SEVENTY,
    )
    play(g, "pay-tax")
    assert g.money == [10 - 8 + 2 + red, 12, 12, 12]
    assert (g.funding, g.bank) == (0, -sum(g.money))


@pytest.mark.rule("P-MKT-06")
def test_permit_money_is_paid_back_as_a_dividend_and_loophole_money_is_not() -> None:
    g = given(Turn(RED), policy="3B", options={"dividend": True})
    play(g, "buy-permit", "buy-loophole")
    assert (g.funding, g.bank) == (1, -40 + 3)
    assert given(CarbonPolicy(), policy="1", funding=8, options={"dividend": True}).money == [10] * 4


# Grants


def grants_of(pool: int, pawn: list[int], *sources: int, policy: str = "2A", **options: object) -> ClimatePolicy:
    """The grants for a tile with these sources."""
    board = plants(EU=[(SOLAR_1, RED), (SOLAR_1, BLUE)], NA=[(FORESTATION_2, BLUE)])
    fields: dict[str, Any] = {"policy": policy, "funding": pool, "money": [0] * 4, "pawn": pawn}
    return given(Grants(), options=options, **summit_of(*sources), **fields, **board)


ONE_LEADER = pawns(solar=[2, 1, 1])


@pytest.mark.rule("P-EXP-05")
def test_a_die_is_paid_out_as_grants_under_policy_1() -> None:
    """G-101: what is not spent goes back to the bank, or stays by an option."""
    paid = set()
    for seed in range(60):
        g = given(
            CarbonPolicy(),
            **summit_of(SOLAR),
            seed=seed,
            options={"grant_source": "d6", "grant_size": 0},
            pawn=pawns(solar=[1]),
        )
        assert (g.funding, sum(g.money) + g.bank) == (0, 0)
        paid.add(g.money[RED] - 10)
    assert paid == {1, 2, 3, 4, 5, 6}
    pools = set()
    for seed in range(60):
        options = {"grant_source": "d6", "d6_carry": True}
        g = given(CarbonPolicy(), **summit_of(SOLAR), seed=seed, options=options, pawn=ONE_LEADER)
        assert g.funding == -g.bank - sum(g.money)
        assert g.money[RED] - 10 == min(3, g.funding + g.money[RED] - 10)
        pools.add(g.funding)
    assert pools == {0, 1, 2, 3}


@pytest.mark.rule("P-EXP-05", "P-EXP-06", "P-TAX-05")
@pytest.mark.parametrize("policy", POLICIES)
def test_a_sum_of_its_own_serves_every_policy_and_takes_no_revenue(policy: str) -> None:
    """G-109: the source of the grants is a choice; then taxes go to the bank."""
    g = given(
        CarbonPolicy(),
        **summit_of(SOLAR, BIOMASS),
        policy=policy,
        options={"grant_source": "fixed", "grant_sum": 5},
        permits=[7 * policy.startswith("3"), 0, 0, 0],
        pawn=pawns(solar=[0, 2], biomass=[0, 2]),
        **SEVENTY,
    )
    if question(g):
        play(g, options_of(g)[0])
    assert g.money == [6 if policy.startswith("2") else 10, 15, 10, 10]
    assert g.funding == 0
    assert g.bank == -sum(g.money)


@pytest.mark.rule("P-EXP-06")
@pytest.mark.parametrize(("amount", "paid"), [(0, 0), (3, 3), (5, 5), (10, 6), (50, 6)])
def test_a_fixed_sum_is_the_pool_of_the_decade(amount: int, paid: int) -> None:
    """G-101."""
    options = {"grant_source": "fixed", "grant_sum": amount}
    everything = {"pawn": pawns(solar=[2], biomass=[2]), **summit_of(SOLAR, BIOMASS)}
    g = given(CarbonPolicy(), options=options, **everything)
    assert (g.money[RED] - 10, g.funding, g.bank) == (paid, 0, -40 - paid)
    g = given(CarbonPolicy(), options=options | {"d6_carry": True}, **everything)
    assert (g.money[RED] - 10, g.funding, g.bank) == (paid, amount - paid, -40 - amount)


@pytest.mark.rule("P-EXP-07")
@pytest.mark.parametrize(
    ("size", "money", "left"),
    [(3, [3, 3, 0, 0], 14), (5, [5, 5, 0, 0], 10), (20, [20, 0, 0, 0], 0), (0, [10, 10, 0, 0], 0)],
)
def test_another_size_of_grants(size: int, money: list[int], left: int) -> None:
    """G-109: 0 stands for the whole pool in equal parts."""
    g = grants_of(20, pawns(solar=[1], biomass=[0, 1]), SOLAR, BIOMASS, grant_size=size)
    assert (g.money, g.funding) == (money, left)


@pytest.mark.rule("P-EXP-07")
@pytest.mark.parametrize(
    ("rule", "size", "money", "left"),
    [
        ("leader", 12, [12, 0, 0, 0], 8),
        ("researchers", 12, [4, 4, 4, 0], 8),  # equal shares to all pawns on the track
        ("researchers", 5, [1, 1, 1, 0], 17),  # whole dollars, the rest stays
        ("cubes", 12, [6, 6, 0, 0], 8),  # two cubes of solar each; forestation does not count
        ("equal", 12, [5, 5, 5, 5], 0),  # no tile
        ("equal", 2, [2, 2, 2, 2], 12),
        ("equal", 0, [5, 5, 5, 5], 0),
    ],
)
def test_other_rules_for_grants(rule: str, size: int, money: list[int], left: int) -> None:
    """G-109."""
    g = grants_of(20, ONE_LEADER, SOLAR, grant_rule=rule, grant_size=size)
    assert (g.money, g.funding) == (money, left)
    assert len(g.summit_deck) == (4 if rule == "equal" else 3)


@pytest.mark.rule("P-EXP-07")
def test_grants_by_cubes_are_in_proportion() -> None:
    board = plants(EU=[(SOLAR_1, RED)], NA=[(SOLAR_1 + 1, BLUE)])  # two cubes and five
    g = given(
        Grants(),
        **summit_of(SOLAR),
        policy="2A",
        funding=14,
        options={"grant_rule": "cubes", "grant_size": 14},
        **board,
    )
    assert (g.money, g.funding) == ([14, 20, 10, 10], 0)


# Loopholes


@pytest.mark.rule("P-EXP-08")
@pytest.mark.parametrize("count", [0, 1, 30])
def test_another_number_of_loopholes(count: int) -> None:
    assert fresh(policy="2B", loophole_count=count).loophole_supply == count
    g = given(Turn(RED), Turn(BLUE), policy="2B", options={"loophole_count": count})
    if count:
        play(g, "buy-loophole", "end")
    assert ("buy-loophole" in options_of(g)) == (count > 1)
    assert given(policy="2", options={"loophole_count": count}).rules.loophole_count == 0


@pytest.mark.rule("P-EXP-09")
@pytest.mark.parametrize(("co2", "price"), [(0, 1), (90, 1), (100, 2), (200, 2), (210, 4)])
def test_other_prices_and_thresholds_of_loopholes(co2: int, price: int) -> None:
    options = {
        "loophole_price_low": 1,
        "loophole_price_middle": 2,
        "loophole_price_high": 4,
        "loophole_middle_from": 100,
        "loophole_high_above": 200,
    }
    g = given(Turn(RED), policy="2B", co2=co2, options=options)
    play(g, "buy-loophole")
    assert g.money[RED] == 10 - price


# Where the document leaves a hole


def test_dirty_plants_in_stock_are_open_or_hidden() -> None:
    """G-97."""
    stock = stocks(red=[COAL, GAS], blue=[OIL])
    g = given(Turn(RED), stock=stock)
    assert TITLE.view(g, BLUE)["players"][RED]["stock"] == {"coal": 1, "oil": 0, "gas": 1}
    g = given(Turn(RED), stock=stock, options={"hidden_stock": True})
    assert TITLE.view(g, RED)["players"][RED]["stock"] == {"coal": 1, "oil": 0, "gas": 1}
    for seat in (BLUE, SPECTATOR):
        view = TITLE.view(g, seat)
        assert (view["players"][RED]["stock"], view["players"][RED]["stock_size"]) == (None, 2)
    dealt = [g.redetermine(BLUE, seed) for seed in range(30)]
    assert len({tuple(stock_of(other, RED)) for other in dealt if isinstance(other, ClimatePolicy)}) > 3
    assert all(stock_of(other, BLUE) == [0, 1, 0] for other in dealt if isinstance(other, ClimatePolicy))
    open_game = given(Turn(RED), stock=stock).redetermine(BLUE, 1)
    assert isinstance(open_game, ClimatePolicy)
    assert open_game.stock == stock


def test_what_is_put_back_of_a_hidden_stock_is_not_told() -> None:
    """G-97: the tiles are mixed into the pool."""
    g = given(Turn(RED), stock=stocks(red=[COAL, OIL, GAS]), options={"hidden_stock": True})
    play(g, "develop-dirty")
    assert (asked(g), question(g)) == (RED, "PutBack")
    notation = options_of(g)[0]
    told = play_with_events(TITLE, g, TITLE.alphabet.parse(notation))
    kind = notation.split()[1]
    assert told[RED][0]["message"] == message("tell-policy-put-back-seen", player="seat-0", plant=f"plant-{kind}")
    for seat in (BLUE, SPECTATOR):
        assert told[seat][0]["message"] == message("tell-policy-put-back", player="seat-0")
        assert not any(word in path for path in told[seat][0]["changes"] for word in ("coal", "oil", "gas"))
        assert "plant" not in told[seat][0]["facts"]


NUMBERS = [
    "tax_amount",
    "tax_step",
    "tax_rise",
    "permit_count",
    "permits_given",
    "permit_decade",
    "cep_floor",
    "permit_shrink",
    "fine",
    "grant_sum",
    "grant_size",
    "loophole_count",
    "loophole_price_low",
    "loophole_price_middle",
    "loophole_price_high",
    "loophole_middle_from",
    "loophole_high_above",
    "trade_offers",
]
CHOICES = {
    "policy": POLICIES,
    "permits_given_by": ["equal", "emissions"],
    "permit_check": ["upkeep", "build"],
    "permit_use": ["shown", "spent"],
    "grant_source": ["revenue", "d6", "fixed"],
    "grant_rule": ["leader", "researchers", "cubes", "equal"],
    "trade_mode": ["free", "compliance", "off"],
    "shrink_side": ["right", "left"],
    "event_on_full": ["push", "skip"],
    "policy_tie_break": ["shared", "fewest_ppm"],
}
SWITCHES = ["dividend", "d6_carry", "event_replacement", "hidden_stock"]


@pytest.mark.parametrize("name", NUMBERS)
def test_a_number_outside_its_range_is_refused(name: str) -> None:
    info = next(info for info in TITLE.options.describe() if info.name == name)
    low, high = (int(text) for text in info.values.split(" to "))
    assert low <= int(info.default) <= high
    for value in (low, high):
        assert TITLE.options.parse({name: value}).as_dict()[name] == value
    for value in (low - 1, high + 1):
        with pytest.raises(BadOption, match=info.values):
            TITLE.options.parse({name: value})


def test_every_option_is_a_number_a_choice_or_a_switch() -> None:
    """A new option must be tested here and in a game; the additions say that they are some."""
    infos = {info.name: info for info in TITLE.options.describe()}
    assert set(infos) == {*NUMBERS, *CHOICES, *SWITCHES}
    for name, words in CHOICES.items():
        assert infos[name].values == " | ".join(words)
    for name in ("tax_rise", "permits_given_by", "permit_shrink", "fine", "dividend"):
        assert language("en").name(f"option-climate-policy-{name}", "help").startswith("An addition to the document")
        assert infos[name].default in (0, False, "equal")
