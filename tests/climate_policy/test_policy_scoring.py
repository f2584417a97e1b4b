# ruff: noqa: N802
"""Final scoring (document: Final Scoring and Victory)."""

from typing import Any

import pytest

from climate_policy.positions import (
    BIOMASS_2,
    BLUE,
    EXEMPT,
    FORESTATION_1,
    FUSION_1,
    RED,
    SOLAR_1,
    TITLE,
    YELLOW,
    Tile,
    given,
    pawns,
    plants,
    stocks,
)
from keeling.kernel.game import SPECTATOR
from keeling.titles.climate_policy.layout import COAL, GAS, OIL
from keeling.titles.climate_policy.scoring import FinalScoring
from keeling.titles.climate_policy.state import DECADES, ClimatePolicy


def scored(*tiles: Tile, **state: Any) -> ClimatePolicy:
    """The game is over with these plants in Asia; nobody has money unless it is said."""
    fields: dict[str, Any] = {"policy": "3B", "money": [0] * 4} | state
    return given(FinalScoring(), **fields, **plants(AS=tiles))


@pytest.mark.rule("P-SCO-01", "P-SCO-02", "P-SCO-03", "P-SCO-04", "P-SCO-05")
def test_T_118_plants_cubes_money_permits_and_debt() -> None:
    g = scored(
        (COAL, RED),
        (GAS, RED),
        (SOLAR_1, RED),
        (BIOMASS_2, RED),
        money=[7, 0, 0, 0],
        permits=[4, 0, 0, 0],
        debt=[1, 0, 0, 0],
    )
    assert g.score == [6 + 15 + 7 + 8 - 6, 0, 0, 0]
    sheet = TITLE.view(g, SPECTATOR)["players"][RED]["sheet"]
    assert sheet == {"dirty": 6, "clean": 15, "money": 7, "permits": 8, "debt": -6}
    assert TITLE.outcome(g) == ("decades", [30, 0, 0, 0], [RED])


@pytest.mark.rule("P-SCO-01")
@pytest.mark.parametrize("kind", [COAL, OIL, GAS])
def test_a_dirty_plant_is_worth_three_with_and_without_a_loophole(kind: int) -> None:
    assert scored((kind, RED), (kind, RED, EXEMPT), (kind, BLUE)).score == [6, 3, 0, 0]


@pytest.mark.rule("P-SCO-02")
def test_a_clean_plant_is_worth_three_for_each_cube() -> None:
    assert scored((FORESTATION_1, RED), (FUSION_1, BLUE)).score == [9, 6, 0, 0]


@pytest.mark.rule("P-SCO-03", "P-SCO-04", "P-SCO-05")
def test_money_permits_and_debt_one_by_one() -> None:
    assert scored(money=[0, 1, 12, 3]).score == [0, 1, 12, 3]
    assert scored(permits=[0, 1, 12, 3]).score == [0, 2, 24, 6]
    assert scored(debt=[0, 1, 0, 1]).score == [0, -6, 0, -6]


@pytest.mark.rule("P-SCO-07")
def test_nothing_else_scores() -> None:
    """Stock, loopholes, ownerless plants, research, control and the Funding Pool."""
    g = scored(
        COAL,
        OIL,
        stock=stocks(red=[COAL, GAS, GAS]),
        loopholes=[3, 0, 0, 0],
        pawn=pawns(solar=[10], biomass=[6]),
        funding=20,
    )
    assert g.score == [0, 0, 0, 0]
    g = scored((GAS, RED), GAS, (GAS, BLUE), (GAS, BLUE))
    assert g.score == [3, 6, 0, 0]  # no point for Blue's control


@pytest.mark.rule("P-SCO-06")
def test_most_points_win_and_the_game_is_over() -> None:
    g = scored((GAS, RED), money=[0, 2, 9, 8])
    assert (g.score, g.end) == ([3, 2, 9, 8], DECADES)
    assert TITLE.outcome(g).winners == [YELLOW]
    assert TITLE.view(g, SPECTATOR)["winners"] == [YELLOW]
    assert scored(debt=[1, 1, 1, 1], money=[1, 2, 3, 1]).score == [-5, -4, -3, -5]


@pytest.mark.rule("P-SCO-06")
def test_a_tie_is_shared_or_goes_to_who_emits_least() -> None:
    """G-90: all ppm of the tied companies count, also those with loopholes."""
    tied: list[Tile] = [(COAL, RED), (GAS, BLUE, EXEMPT), (SOLAR_1, YELLOW)]
    money = [3, 3, 0, 9]
    assert TITLE.outcome(scored(*tied[:2], money=money)).winners == [3]
    money = [3, 3, 0, 6]
    assert TITLE.outcome(scored(*tied, money=money)).winners == [0, 1, 2, 3]
    fewest = {"policy_tie_break": "fewest_ppm"}
    assert TITLE.outcome(scored(*tied, money=money, options=fewest)).winners == [2, 3]
    assert TITLE.outcome(scored(*tied, money=[4, 4, 0, 6], options=fewest)).winners == [1]
    assert TITLE.outcome(scored(*tied, money=[5, 4, 0, 6], options=fewest)).winners == [0]
