# ruff: noqa: N802
"""What turns of companies have of their own (SX-OPS, SX-VAR-02)."""

from typing import Any

import pytest

from keeling.titles.common import refusal as shared
from keeling.titles.common.places import GOAL_DISCARDED
from keeling.titles.second_chance import refusal
from keeling.titles.second_chance.competitive import Competitive
from keeling.titles.second_chance.energy import SupplyEnergy
from keeling.titles.second_chance.turn import Turn
from second_chance.companies import companies
from second_chance.positions import (
    AF,
    BLUE,
    BONUS_CUBE,
    NA,
    RECYCLING,
    RED,
    SOLAR,
    WIND,
    Prepared,
    asked,
    by_region,
    by_slot,
    claim,
    company_goals,
    knowledge,
    lobbyists,
    options_of,
    plants,
    play,
    private_goals,
    projects,
    refusal_of,
    tables_with_bonuses,
    un_goal,
)
from second_chance.team import team

# Giving up a Company Goal


def with_goal(**state: Any) -> Competitive:
    """Red's turn; he has goal 4, Blue goal 1."""
    return companies(Turn(RED), **({"goal_place": company_goals(red=[4], blue=[1])} | state))


@pytest.mark.rule("SX-OPS-01")
def test_a_company_goal_is_worth_eight_dollars_before_and_after_actions() -> None:
    g = with_goal()
    assert "discard-goal" in options_of(g)
    before = play(g.clone(), "discard-goal")
    assert (before.money, before.goal_place[3]) == ([18, 10], GOAL_DISCARDED + RED)
    after = play(g.clone(), "propose NA-money solar", "buy", "discard-goal")
    assert after.goal_place[3] == GOAL_DISCARDED + RED
    assert "end" in options_of(after)


@pytest.mark.rule("SX-OPS-01")
def test_it_is_no_executive_action() -> None:
    g = play(with_goal(lobby_place=lobbyists(red=[3])), "buy", "discard-goal", "lobby 03 minor")
    assert g.cube[RED] == 3
    assert refusal_of(g, "propose NA-money solar") == 0


@pytest.mark.rule("SX-OPS-01")
def test_the_money_can_be_used_at_once() -> None:
    g = with_goal(money=[0, 0])
    assert refusal_of(g, "buy") == shared.NOT_ENOUGH_MONEY
    assert play(g, "discard-goal", "buy").money[RED] == 5


@pytest.mark.rule("SX-OPS-01")
def test_a_card_still_follows_its_action() -> None:
    g = play(with_goal(lobby_place=lobbyists(red=[3])), "propose NA-tech solar", "discard-goal")
    assert refusal_of(g, "lobby 03 main") == 0


@pytest.mark.rule("SX-OPS-01")
def test_a_goal_is_given_up_once_and_by_its_owner() -> None:
    g = play(with_goal(), "discard-goal")
    assert refusal_of(g, "discard-goal") == shared.NO_GOAL
    assert g.goal_place[0] == BLUE
    assert "discard-goal" not in options_of(with_goal(goal_place=company_goals(blue=[1])))


@pytest.mark.rule("SX-OPS-01")
def test_nobody_is_asked_within_an_action_or_outside_his_turn() -> None:
    """G-21, B-24."""
    g = with_goal(project_scientist=by_slot(-1, NA_money=BLUE), **projects(NA_money=SOLAR, NA_tech=WIND), cep=[1, 1])
    play(g, "prepare NA-money")
    assert asked(g) == BLUE
    assert all(option.startswith("move") for option in options_of(g))
    supplied = companies(SupplyEnergy(), decade=2, goal_place=company_goals(red=[4], blue=[1]))
    assert asked(supplied) == -1


@pytest.mark.rule("SX-OPS-01")
def test_private_goals_of_the_team_cannot_be_given_up() -> None:
    g = team(Turn(RED), goal_place=private_goals(red=[1, 2], blue=[3, 4]))
    assert "discard-goal" not in options_of(g)
    assert refusal_of(g, "discard-goal") == shared.NO_GOAL


@pytest.mark.rule("SX-OPS-01")
@pytest.mark.parametrize(("stays", "goes"), [(4, 9), (9, 4)])
def test_with_two_goals_the_owner_says_which_stays(stays: int, goes: int) -> None:
    """B-21: each may be given up separately."""
    g = with_goal(options={"company_goals": "keep_both"}, goal_place=company_goals(red=[4, 9], blue=[1, 2]))
    play(g, "discard-goal")
    assert (asked(g), options_of(g)) == (RED, ["keep 4", "keep 9"])
    assert refusal_of(g, "keep 1") == refusal.NOT_OFFERED
    play(g, f"keep {stays}")
    assert (g.goal_place[stays - 1], g.goal_place[goes - 1]) == (RED, GOAL_DISCARDED + RED)
    assert g.money == [18, 10]
    play(g, "discard-goal")
    assert (g.goal_place[stays - 1], g.money) == (GOAL_DISCARDED + RED, [26, 10])
    assert refusal_of(g, "discard-goal") == shared.NO_GOAL


# UN Goals

SUPPORTED = plants(NA=[(SOLAR, BLUE, RED)], AF=[(RECYCLING, BLUE, RED)])


@pytest.mark.rule("SX-OPS-02")
def test_a_claimed_un_goal_is_kept_and_gives_no_points_yet() -> None:
    card = un_goal(SOLAR, RECYCLING)
    g = companies(Turn(RED), un_row=[card], **SUPPORTED)
    play(g, claim(SOLAR, RECYCLING))
    assert (g.un_owner[card], g.un_row) == (RED, [])
    assert (g.score, g.cube[RED]) == ([0, 0], 1)
    assert g.un_goals_of(RED) == 1


@pytest.mark.rule("SX-VAR-02")
@pytest.mark.parametrize(("relief", "before", "after"), [(False, 240, 240), (True, 240, 230), (True, 5, 0)])
def test_T_98_a_claim_lowers_co2_by_the_variant(relief: bool, before: int, after: int) -> None:
    g = companies(
        Turn(RED), options={"un_goal_relief": relief}, co2=before, un_row=[un_goal(SOLAR, RECYCLING)], **SUPPORTED
    )
    assert play(g, claim(SOLAR, RECYCLING)).co2 == after


# Cubes of the region


def solar_in_africa(own: int, regional: int, **state: Any) -> Competitive:
    """Blue can build solar of level 1 for $10, a CEP and 2 cubes; Africa wants solar here."""
    return companies(
        Turn(BLUE),
        agenda=[*list(range(3)) * 3, SOLAR, WIND, RECYCLING, *list(range(3)) * 2],
        expertise=knowledge(solar=[0, 2]),
        cube=[2, own],
        region_cube=by_region(0, AF=regional),
        **projects(AF_money=Prepared(SOLAR, RED)),
        **state,
    )


@pytest.mark.rule("SX-OPS-03")
def test_T_91_a_cube_of_africa_helps_to_build() -> None:
    g = solar_in_africa(2, 2)
    play(g, "build AF-money region-cube")
    assert (g.money[BLUE], g.cep[BLUE], g.cube[BLUE]) == (0, 1, 1)
    assert g.region_cube[AF] == 1
    assert g.score == [0, 8]


@pytest.mark.rule("SX-OPS-03")
def test_the_cube_of_the_region_is_an_offer() -> None:
    """B-33: it stands first, but the builder may pay all himself."""
    g = solar_in_africa(2, 1)
    assert [option for option in options_of(g) if option.startswith("build")] == [
        "build AF-money region-cube",
        "build AF-money plain",
    ]
    play(g, "build AF-money plain")
    assert (g.cube[BLUE], g.region_cube[AF]) == (0, 1)


@pytest.mark.rule("SX-OPS-03")
@pytest.mark.parametrize(
    ("own", "regional", "codes"),
    [
        (2, 0, (0, refusal.NO_REGION_CUBE)),
        (1, 1, (shared.NOT_ENOUGH_CUBES, 0)),
        (0, 3, (shared.NOT_ENOUGH_CUBES, shared.NOT_ENOUGH_CUBES)),
    ],
)
def test_one_cube_and_of_this_region_only(own: int, regional: int, codes: tuple[int, int]) -> None:
    g = solar_in_africa(own, regional)
    g.region_cube[NA] = 5
    assert (refusal_of(g, "build AF-money plain"), refusal_of(g, "build AF-money region-cube")) == codes


@pytest.mark.rule("SX-OPS-03")
def test_the_region_helps_together_with_a_card() -> None:
    g = solar_in_africa(1, 1, money=[0, 7], lobby_place=lobbyists(blue=[20]))
    assert [option for option in options_of(g) if option.startswith("build")] == ["build AF-money card-and-cube"]
    play(g, "build AF-money card-and-cube")
    assert (g.money[BLUE], g.cube[BLUE], g.region_cube[AF]) == (0, 0, 0)


# Points and bonuses


@pytest.mark.rule("SX-OPS-04")
def test_points_of_a_plant_go_to_its_builder() -> None:
    g = companies(Turn(BLUE), expertise=knowledge(recycling=[0, 1]), **projects(AF_money=Prepared(RECYCLING, RED)))
    assert play(g, "build AF-money plain").score == [0, 5]


@pytest.mark.rule("SX-OPS-04")
def test_points_of_a_card_go_to_its_player() -> None:
    g = play(companies(Turn(BLUE), lobby_place=lobbyists(blue=[36])), "buy", "lobby 36 main")
    assert g.score == [0, 2]


@pytest.mark.rule("SX-OPS-05")
def test_a_bonus_may_be_given_to_a_competitor() -> None:
    tables = tables_with_bonuses(solar={1: BONUS_CUBE})
    g = play(companies(Turn(RED), players=3, tables=tables), "propose NA-money solar")
    assert (asked(g), options_of(g)) == (RED, ["give 1", "give 2", "give 3"]), "oneself is named first"
    assert play(g.clone(), "give 1").cube == [3, 2, 2]
    assert play(g, "give 3").cube == [2, 2, 3]


@pytest.mark.rule("SX-OPS-05")
def test_by_the_option_a_bonus_is_not_given_away() -> None:
    tables = tables_with_bonuses(solar={1: BONUS_CUBE})
    g = companies(Turn(RED), players=3, tables=tables, options={"bonus_recipient": "self"})
    assert play(g, "propose NA-money solar").cube == [3, 2, 2]
