# ruff: noqa: N802
"""The policy experiments of the document, and the additions to it."""

from typing import Any

import pytest

from climate_policy.positions import (
    BLUE,
    RED,
    given,
    options_of,
    pawns,
    plants,
    play,
    refusal_of,
)
from everywhere import moves, start
from keeling.kernel.errors import BadOption
from keeling.titles.climate_policy import refusal
from keeling.titles.climate_policy.grants import Grants
from keeling.titles.climate_policy.layout import COAL, GAS, OIL
from keeling.titles.climate_policy.market import loophole_price
from keeling.titles.climate_policy.options import PolicyOptions
from keeling.titles.climate_policy.permits import IntroducePermits, LowerPermitPrices, permits_needed
from keeling.titles.climate_policy.sequence import CloseDecade
from keeling.titles.climate_policy.state import UPKEEP
from keeling.titles.climate_policy.tax import Taxes, tax_due
from keeling.titles.climate_policy.title import TITLE
from keeling.titles.climate_policy.turn import Turn
from keeling.titles.climate_policy.upkeep import CarbonPolicy
from keeling.words import language

BOTH = plants(EU=[(COAL, RED), (OIL, RED)])  # 70 ppm


@pytest.mark.rule("P-EXP-01", "P-TAX-01")
@pytest.mark.parametrize(
    ("options", "decade", "tax"),
    [
        ({}, 1, 4),
        ({"tax_amount": 3}, 1, 12),
        ({"tax_step": 50}, 1, 2),
        ({"tax_step": 70, "tax_amount": 2}, 1, 2),
        ({"tax_rise": 1}, 1, 4),
        ({"tax_rise": 1}, 3, 12),
        ({"tax_amount": 0}, 1, 0),
    ],
)
def test_the_tax_is_an_amount_for_each_started_step(options: dict[str, object], decade: int, tax: int) -> None:
    g = given(Taxes(), players=3, policy="2", options=options, **BOTH, phase=UPKEEP, decade=decade, money=[20, 0, 0])
    assert tax_due(g, RED) == tax
    if tax:
        play(g, "pay-tax")
    assert g.money[RED] == 20 - tax


@pytest.mark.rule("P-EXP-02", "P-EXP-03", "P-SET-12")
@pytest.mark.parametrize(
    ("count", "given_each", "market"),
    [
        (35, 0, [7, 7, 7, 7, 7]),
        (33, 0, [7, 7, 7, 6, 6]),
        (40, 0, [8, 8, 8, 8, 8]),
        (35, 2, [6, 6, 5, 5, 5]),
        (7, 1, [1, 1, 1, 0, 0]),
    ],
)
def test_T_147_permits_are_spread_over_the_prices(count: int, given_each: int, market: list[int]) -> None:
    options: dict[str, object] = {"permit_count": count, "permits_given": given_each}
    g = given(players=4, policy="3", options=options, permit_market=[0] * 6, permit_box=count)
    g.then(IntroducePermits())
    g.advance()
    assert g.permit_market == [0, *market]
    assert g.permits == [given_each] * 4
    assert g.violations() == []


@pytest.mark.rule("P-EXP-04")
def test_permits_and_loopholes_begin_in_a_chosen_decade() -> None:
    """G-102."""
    g = start("climate-policy", 3, 2, policy="3B", permit_decade=3, permits_given=1, trade_mode="off")
    decades = set()
    for action in moves(g, 2):
        if g.active >= 0:
            decades.add(g.decade)
            early = g.decade < 3
            for word, code in (
                ("buy-permit", refusal.NO_PERMITS_HERE),
                ("buy-loophole", refusal.NO_LOOPHOLES_HERE),
            ):
                if type(g.decision).__name__ == "TurnMenu":
                    assert (refusal_of(g, word) == code) == early
            assert (g.permit_box == 35) == early
            assert (sum(g.permits) >= 3) == (not early)
        assert not (g.decade < 3 and type(g.decision).__name__ == "ShowPermits")
        g.play(action)
    assert {1, 2, 3} <= decades


@pytest.mark.rule("P-CEP-08")
def test_permits_may_be_needed_to_build() -> None:
    """B-62: with permit_check=build a dirty plant needs free permits, or a loophole."""
    state: dict[str, Any] = {"stock": [1, 0, 0] * 3, "permits": [6, 0, 0], "loopholes": [1, 0, 0]}
    g = given(Turn(RED), policy="3B", **plants(EU=[(OIL, RED)]), players=3, **state)
    assert refusal_of(g, "build coal AS") == 0
    g = given(Turn(RED), policy="3B", options={"permit_check": "build"}, **plants(EU=[(OIL, RED)]), players=3, **state)
    assert refusal_of(g, "build coal AS") == refusal.PERMITS_TO_BUILD
    assert "build coal AS" not in options_of(g)
    assert refusal_of(g, "build-exempt coal AS") == 0
    g = given(
        Turn(RED),
        policy="3B",
        options={"permit_check": "build"},
        **plants(AF=[(OIL, RED), (GAS, BLUE)]),
        players=3,
        **state,
    )
    assert refusal_of(g, "build coal AF") == 0, "the own plant is pushed out before"
    assert refusal_of(g, "build coal AS") == refusal.PERMITS_TO_BUILD


@pytest.mark.parametrize(("use", "left", "box"), [("shown", 9, 0), ("spent", 2, 7)])
@pytest.mark.rule("P-CEP-02")
def test_permits_are_shown_or_spent(use: str, left: int, box: int) -> None:
    """G-107."""
    g = given(
        CarbonPolicy(), players=3, policy="3", options={"permit_use": use}, **BOTH, permits=[9, 0, 0], phase=UPKEEP
    )
    play(g, "comply")
    assert (g.permits[RED], g.permit_box) == (left, box)
    assert g.violations() == []


@pytest.mark.parametrize(("floor", "market"), [(1, [0, 4, 3, 4, 5, 0]), (0, [1, 3, 3, 4, 5, 0])])
@pytest.mark.rule("P-CEP-06")
def test_permits_get_cheaper_down_to_a_floor(floor: int, market: list[int]) -> None:
    """G-84."""
    g = given(players=3, policy="3", options={"cep_floor": floor}, permit_market=[0, 1, 3, 3, 4, 5], permits=[19, 0, 0])
    g.then(LowerPermitPrices())
    g.advance()
    assert g.permit_market == market


@pytest.mark.parametrize(("decade", "needed"), [(1, 7), (2, 8), (3, 9), (5, 12)])
def test_an_addition_a_cap_that_shrinks(decade: int, needed: int) -> None:
    g = given(players=3, policy="3", options={"permit_shrink": 1}, **BOTH, decade=decade)
    assert permits_needed(g, RED) == needed


def test_an_addition_fines_instead_of_demolition() -> None:
    g = given(CarbonPolicy(), players=3, policy="3A", options={"fine": 2}, **BOTH, permits=[4, 0, 0], phase=UPKEEP)
    assert options_of(g) == ["pay-fine", "borrow", "demolish EU-1", "demolish EU-2"]
    play(g, "pay-fine")
    assert (g.money[RED], g.permits[RED], g.co2) == (4, 4, 70)
    assert g.funding == 6
    g = given(CarbonPolicy(), players=3, policy="3", options={"fine": 4}, **BOTH, permits=[4, 0, 0], phase=UPKEEP)
    assert refusal_of(g, "pay-fine") == refusal.TOO_LITTLE_MONEY
    g = given(CarbonPolicy(), players=3, policy="3", **BOTH, permits=[4, 0, 0], phase=UPKEEP)
    assert refusal_of(g, "pay-fine") == refusal.NO_FINES


def test_an_addition_a_dividend_of_the_revenue() -> None:
    g = given(CarbonPolicy(), players=3, policy="2", options={"dividend": True}, **BOTH, phase=UPKEEP)
    play(g, "pay-tax")
    assert (g.money, g.funding) == ([7, 11, 11], 1)
    g = given(Turn(RED), CarbonPolicy(), players=3, policy="3", options={"dividend": True}, funding=2)
    play(g, "buy-permit", "end")
    assert (g.money, g.funding) == ([10, 11, 11], 0)


SOLAR_LEADERS = pawns(3, solar=[3, 2, 3], recycling=[1])
MARRAKECH = [6]  # solar, recycling


@pytest.mark.parametrize(
    ("options", "funding", "money", "left"),
    [
        ({}, 10, [4, 0, 1], 5),
        ({"grant_size": 6}, 20, [9, 0, 3], 8),
        ({"grant_size": 0}, 12, [9, 0, 3], 0),
        ({"grant_rule": "researchers"}, 10, [4, 1, 1], 4),
        ({"grant_rule": "cubes", "grant_size": 7}, 10, [2, 5, 0], 3),
        ({"grant_rule": "equal"}, 10, [3, 3, 3], 1),
        ({"grant_rule": "equal", "grant_size": 0}, 20, [6, 6, 6], 2),
    ],
)
@pytest.mark.rule("P-EXP-07", "P-GRA-01", "P-GRA-02", "P-GRA-06")
def test_who_gets_the_grants(options: dict[str, object], funding: int, money: list[int], left: int) -> None:
    """Red and Yellow lead in solar, Red in recycling; Blue has more white cubes in solar than Red."""
    g = given(
        Grants(),
        players=3,
        policy="2A",
        options=options,
        funding=funding,
        money=[0, 0, 0],
        pawn=SOLAR_LEADERS,
        **plants(EU=[(2, RED), (3, BLUE)]),
        summit_deck=MARRAKECH,
        phase=UPKEEP,
    )
    assert (g.money, g.funding) == (money, left)


@pytest.mark.parametrize(("carry", "left"), [(False, 0), (True, 4)])
@pytest.mark.parametrize("policy", ["1", "2A"])
@pytest.mark.rule("P-EXP-06")
def test_a_fixed_sum_for_grants_under_any_policy(policy: str, carry: bool, left: int) -> None:
    """G-101."""
    options: dict[str, object] = {"grant_source": "fixed", "grant_sum": 7, "d6_carry": carry}
    g = given(
        CarbonPolicy(),
        players=3,
        policy=policy,
        options=options,
        pawn=pawns(3, solar=[1]),
        summit_deck=[6],
        phase=UPKEEP,
    )
    assert (g.money, g.funding) == ([13, 10, 10], left)
    assert g.violations() == []


@pytest.mark.rule("P-EXP-05")
def test_a_die_for_grants_under_policy_1() -> None:
    sums = set()
    for seed in range(60):
        g = given(
            Grants(),
            players=3,
            options={"grant_source": "d6", "grant_size": 20},
            pawn=pawns(3, solar=[1]),
            summit_deck=[6],
            phase=UPKEEP,
            seed=seed,
        )
        sums.add(g.money[RED] - 10)
    assert sums == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("P-EXP-08", "P-EXP-09", "P-MKT-04")
def test_number_prices_and_thresholds_of_loopholes() -> None:
    options: dict[str, object] = {
        "loophole_count": 2,
        "loophole_price_low": 1,
        "loophole_price_middle": 2,
        "loophole_price_high": 9,
        "loophole_middle_from": 40,
        "loophole_high_above": 70,
    }
    g = given(Turn(RED), players=3, policy="2B", options=options)
    assert (g.loophole_supply, loophole_price(g)) == (2, 1)
    for emitters, price in (([(COAL, BLUE)], 2), ([(COAL, RED), (OIL, RED)], 2), ([(COAL, RED)] * 2, 9)):
        g = given(Turn(RED), players=3, policy="2B", options=options, **plants(EU=emitters))
        assert loophole_price(g) == price
    play(g, "buy-loophole")
    assert (g.money[RED], g.loopholes[RED], g.funding) == (1, 1, 0)


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("tax_step", 0, "1 to 500"),
        ("permit_count", 201, "0 to 200"),
        ("permit_decade", 7, "1 to 6"),
        ("policy", "2C", "1 | 2 | 2A"),
        ("trade_mode", "always", "free | compliance | off"),
    ],
)
def test_a_parameter_out_of_range_is_answered_with_its_range(name: str, value: object, allowed: str) -> None:
    with pytest.raises(BadOption, match=allowed.replace("|", r"\|")):
        PolicyOptions.parse({name: value})


def test_additions_are_marked_and_off() -> None:
    infos = PolicyOptions.describe()
    helps = {info.name: language("en").name(f"option-climate-policy-{info.name}", "help") for info in infos}
    additions = [info for info in infos if helps[info.name].startswith("An addition to the document")]
    defaults = {"tax_rise": 0, "permits_given_by": "equal", "permit_shrink": 0, "fine": 0, "dividend": False}
    assert {info.name: info.default for info in additions} == defaults


@pytest.mark.parametrize(("tie", "winners"), [("shared", [RED, BLUE]), ("fewest_ppm", [BLUE])])
@pytest.mark.rule("P-SCO-06")
def test_a_tie_is_shared_or_goes_to_who_emits_least(tie: str, winners: list[int]) -> None:
    """G-90."""
    g = given(
        CloseDecade(),
        players=3,
        options={"policy_tie_break": tie},
        decade=5,
        phase=UPKEEP,
        **plants(EU=[(COAL, RED), (GAS, BLUE)]),
    )
    outcome = TITLE.outcome(g)
    assert (outcome.scores, outcome.winners) == ([13, 13, 10], winners)
