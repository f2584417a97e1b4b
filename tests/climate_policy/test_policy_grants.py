# ruff: noqa: N802
"""Grants (document: Grants, add-on A)."""

from typing import Any

import pytest

from climate_policy.positions import (
    BIOMASS,
    BLUE,
    COLD_FUSION,
    FORESTATION,
    RECYCLING,
    RED,
    SOLAR,
    TABLES,
    TITLE,
    asked,
    given,
    pawns,
    plants,
    play,
    question,
    summit_of,
)
from keeling.kernel.game import SPECTATOR
from keeling.titles.climate_policy.grants import Grants
from keeling.titles.climate_policy.layout import COAL, GAS
from keeling.titles.climate_policy.sequence import Round
from keeling.titles.climate_policy.state import ClimatePolicy
from keeling.titles.climate_policy.upkeep import CarbonPolicy


def granted(*sources: int, pool: int, pawn: list[int], **state: Any) -> ClimatePolicy:
    """The grants of a tile with these sources; nobody has any money before."""
    fields: dict[str, Any] = {"policy": "2A", "funding": pool, "pawn": pawn, "money": [0] * 4} | state
    return given(Grants(), **summit_of(*sources), **fields)


@pytest.mark.rule("P-GRA-01", "P-GRA-02")
@pytest.mark.parametrize(
    ("solar", "money"),
    [
        ([4, 3, 3, 0], [3, 0, 0, 0]),
        ([1, 4, 4, 0], [0, 1, 1, 0]),
        ([4, 1, 4, 4], [1, 0, 1, 1]),
        ([4, 4, 4, 4], [0, 0, 0, 0]),
    ],
)
def test_T_108_three_dollars_for_the_leader_a_dollar_each_for_two_or_three(solar: list[int], money: list[int]) -> None:
    g = granted(SOLAR, pool=20, pawn=pawns(solar=solar))
    assert (g.money, g.funding) == (money, 20 - sum(money))


@pytest.mark.rule("P-GRA-02")
def test_five_tied_leaders_get_nothing() -> None:
    g = granted(SOLAR, pool=20, pawn=pawns(5, solar=[2] * 5), players=5, money=[0] * 5)
    assert (g.money, g.funding) == ([0] * 5, 20)


@pytest.mark.rule("P-GRA-03")
def test_T_109_a_short_pool_pays_from_the_left() -> None:
    """G-100: the rest is a partial grant."""
    leaders = pawns(biomass=[1], solar=[0, 1], recycling=[0, 0, 1])
    g = granted(BIOMASS, SOLAR, RECYCLING, pool=4, pawn=leaders)
    assert (g.money, g.funding) == ([3, 1, 0, 0], 0)
    g = granted(RECYCLING, SOLAR, BIOMASS, pool=4, pawn=leaders)
    assert g.money == [0, 1, 3, 0]


@pytest.mark.rule("P-GRA-03", "P-GRA-02")
def test_T_145_what_tied_leaders_cannot_share_is_for_the_next_source() -> None:
    g = granted(SOLAR, RECYCLING, pool=2, pawn=pawns(solar=[3, 3, 3], recycling=[0, 0, 0, 1]))
    assert (g.money, g.funding) == ([0, 0, 0, 2], 0)
    g = granted(SOLAR, RECYCLING, pool=2, pawn=pawns(solar=[3, 3], recycling=[0, 0, 0, 1]))
    assert (g.money, g.funding) == ([1, 1, 0, 0], 0)


@pytest.mark.rule("P-GRA-03", "P-GRA-01")
def test_the_four_topics_of_one_tile_are_paid_row_by_row() -> None:
    kyoto = next(tile for tile in TABLES.summits if len(tile.topics) == 4)
    assert kyoto.name == "Kyoto"
    leaders = pawns(forestation=[1], solar=[0, 1], biomass=[0, 0, 1], recycling=[0, 0, 0, 1])
    for pool, money in ((12, [3, 3, 3, 3]), (10, [3, 3, 3, 1]), (7, [3, 3, 1, 0]), (2, [2, 0, 0, 0])):
        g = granted(*kyoto.topics, pool=pool, pawn=leaders)
        assert (g.money, g.funding) == (money, 0)


@pytest.mark.rule("P-GRA-04")
def test_a_source_nobody_researches_gets_nothing() -> None:
    g = granted(SOLAR, BIOMASS, pool=9, pawn=pawns(biomass=[1]))
    assert (g.money, g.funding) == ([3, 0, 0, 0], 6)
    g = granted(SOLAR, BIOMASS, pool=9, pawn=pawns(forestation=[1]))
    assert (g.money, g.funding) == ([0] * 4, 9)
    g = granted(SOLAR, pool=9, pawn=pawns(2, biomass=[1]), players=2, money=[0, 0])
    assert (g.money, g.funding) == ([0, 0], 9)  # they are not two leaders on space nought


@pytest.mark.rule("P-GRA-01")
def test_sources_that_are_not_on_the_tile_get_nothing() -> None:
    everything = pawns(forestation=[1], solar=[1], cold_fusion=[1], biomass=[1], recycling=[0, 1])
    g = granted(COLD_FUSION, FORESTATION, pool=99, pawn=everything)
    assert (g.money, g.funding) == ([6, 0, 0, 0], 93)
    assert g.money[BLUE] == 0


@pytest.mark.rule("P-GRA-01", "P-SET-06")
def test_a_random_tile_is_revealed_and_laid_aside() -> None:
    """G-85: 18 tiles, at most six draws."""
    g = granted(SOLAR, pool=0, pawn=pawns())
    assert TITLE.view(g, SPECTATOR)["grants"]["topics"] == ["solar"]
    assert (len(g.summit_deck), g.summit_open) == (3, 18)
    g = given(Grants(), Grants(), policy="2A", funding=50)
    assert len(g.summit_deck) == 16
    assert g.summit_open not in g.summit_deck


@pytest.mark.rule("P-GRA-06")
def test_what_the_grants_leave_stays_in_the_pool() -> None:
    g = granted(SOLAR, pool=11, pawn=pawns(solar=[1]))
    assert (g.funding, sum(g.money) + g.bank) == (8, -8)
    g = given(Round(), policy="2A", decade=5, round=6, money=[0] * 4, funding=11, dirty_pool=[0, 0, 0])
    play(g, "end", "end", "end", "end")
    assert (g.funding, g.score) == (11, [0] * 4)  # at the end it is nobody's


@pytest.mark.rule("P-GRA-05", "P-TAX-05")
def test_a_tax_just_paid_funds_the_grants() -> None:
    g = given(
        CarbonPolicy(),
        **summit_of(SOLAR),
        policy="2A",
        pawn=pawns(solar=[0, 2]),
        **plants(EU=[(COAL, RED), (COAL, RED)]),
    )
    assert asked(g) == RED
    play(g, "pay-tax")
    assert (g.money, g.funding) == ([6, 13, 10, 10], 1)


@pytest.mark.rule("P-GRA-05")
def test_grants_come_after_compliance_and_the_price_shift() -> None:
    g = given(
        CarbonPolicy(),
        **summit_of(SOLAR),
        policy="3A",
        funding=5,
        permits=[2, 0, 0, 0],
        pawn=pawns(solar=[0, 2]),
        **plants(EU=[(GAS, RED)]),
    )
    before = g.permit_market[:]
    assert (question(g), g.money, g.permit_market) == ("ShowPermits", [10] * 4, before)
    play(g, "comply")
    assert (g.money, g.funding) == ([10, 13, 10, 10], 2)
    assert g.permit_market[5] == 0


@pytest.mark.rule("P-GRA-01", "P-POL-04")
@pytest.mark.parametrize("policy", ["1", "2", "2B", "3", "3B"])
def test_without_add_on_a_there_are_no_grants(policy: str) -> None:
    g = given(CarbonPolicy(), policy=policy, funding=9, pawn=pawns(solar=[1], biomass=[1], forestation=[1]))
    assert (g.money, g.funding, len(g.summit_deck)) == ([10] * 4, 9, 18)
    assert RECYCLING == 4
