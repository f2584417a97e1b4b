# ruff: noqa: N802
"""Proposing a project (rulebook 2.1.1) and the three grants."""

import pytest

from classic.positions import (
    BIOMASS,
    BLUE,
    COLD_FUSION,
    EMPTY,
    FORESTATION,
    NOBODY,
    RED,
    SOLAR,
    asked,
    by_region,
    by_slot,
    by_topic,
    discs,
    given,
    lobby_hands,
    options_of,
    plants,
    play,
    refusal_of,
)
from keeling.kernel.game import NOT_ASKED
from keeling.titles.classic.state import Classic
from keeling.titles.classic.turn import Turn
from keeling.titles.common import refusal as shared


def proposals_of(g: Classic) -> list[str]:
    """The proposals that can be made now."""
    return [option for option in options_of(g) if option.startswith("propose")]


@pytest.mark.rule("C-PRO-01", "C-SET-16")
def test_a_project_goes_on_an_empty_space_of_a_region_that_wants_it() -> None:
    g = given(Turn(RED), project=by_slot(EMPTY, NA_money=SOLAR, NA_research=COLD_FUSION))
    in_na = [option for option in proposals_of(g) if option.startswith("propose NA")]
    assert in_na == ["propose NA-tech forestation", "propose NA-tech solar", "propose NA-tech cold-fusion"]
    assert len(proposals_of(g)) == 3 * (1 + 5 * 3), "the three sources of the agenda on each empty space"
    assert refusal_of(g, "propose NA-money solar") == shared.SLOT_TAKEN
    assert refusal_of(g, "propose NA-tech biomass") == shared.NOT_ON_AGENDA
    play(g, "propose NA-tech cold-fusion")
    assert g.project == by_slot(EMPTY, NA_money=SOLAR, NA_tech=COLD_FUSION, NA_research=COLD_FUSION)
    assert g.installed == by_slot(0)
    assert g.project_pool == [6, 5, 4, 6, 6]


@pytest.mark.rule("C-PRO-02")
def test_without_a_tile_in_the_pool_there_is_no_proposal() -> None:
    """G-15: project tiles of a source are exhausted."""
    in_na_and_sa = [SOLAR] * 6 + [EMPTY] * 12
    g = given(Turn(RED), project=in_na_and_sa)
    assert g.project_pool[SOLAR] == 0
    assert not any("solar" in option for option in proposals_of(g))
    assert refusal_of(g, "propose OC-money solar") == shared.NO_PROJECT_TILE
    assert "propose OC-money biomass" in proposals_of(g)


@pytest.mark.rule("C-PRO-03", "C-INS-01")
def test_a_proposed_project_belongs_to_nobody() -> None:
    g = given(Turn(RED), Turn(BLUE))
    play(g, "propose NA-money solar", "end")
    assert asked(g) == BLUE
    play(g, "install NA-money")
    assert g.cube == [0, 3]
    assert g.money == [14, 10], "Red has the grant, but nothing for the installation"


@pytest.mark.rule("C-PRO-04")
def test_several_projects_of_one_source_in_a_region() -> None:
    g = given(Turn(RED), project=by_slot(EMPTY, NA_money=SOLAR, NA_research=SOLAR), installed=by_slot(0, NA_money=1))
    play(g, "propose NA-tech solar")
    assert g.project == by_slot(EMPTY, NA_money=SOLAR, NA_tech=SOLAR, NA_research=SOLAR)


@pytest.mark.rule("C-PRO-05")
@pytest.mark.parametrize(("ceps", "coins"), [(3, 3), (0, 1), (1, 1), (5, 5)])
def test_T_17_the_money_grant_is_a_coin_for_each_cep_of_the_region(ceps: int, coins: int) -> None:
    g = given(Turn(RED), region_cep=by_region(2, EU=ceps))
    play(g, "propose EU-money biomass")
    assert g.money == [10 + coins, 10]
    assert g.region_cep == by_region(2, EU=ceps), "the CEPs are counted, not taken"


@pytest.mark.rule("C-PRO-06")
def test_the_tech_grant_is_two_cubes() -> None:
    g = given(Turn(RED))
    play(g, "propose EU-tech biomass")
    assert (g.cube, g.cubes, g.money) == ([2, 0], 23, [10, 10])


@pytest.mark.rule("C-PRO-06")
@pytest.mark.parametrize(("limits", "cubes"), [(True, 1), (False, 2)])
def test_the_tech_grant_takes_what_is_left(limits: bool, cubes: int) -> None:
    """G-14: the supply is limited by option classic_limits."""
    g = given(Turn(RED), options={"classic_limits": limits}, cube=[0, 24])
    play(g, "propose EU-tech biomass")
    assert (g.cube, g.cubes) == ([cubes, 24], 0)
    assert g.violations() == []


@pytest.mark.rule("C-PRO-07", "C-PRO-13")
def test_the_research_grant_recruits_or_moves_a_scientist() -> None:
    g = given(Turn(RED), project=by_slot(EMPTY, NA_money=SOLAR))
    assert refusal_of(g, "recruit") == NOT_ASKED
    play(g, "propose EU-research biomass")
    assert options_of(g) == ["recruit", "move hand NA-money", "move hand EU-research", "decline"]
    moved = play(g.clone(), "move hand NA-money")
    assert moved.project_scientist == by_slot(NOBODY, NA_money=RED)
    assert (moved.hand_scientists, moved.pool_scientists) == ([0, 1], [3, 3])
    play(g, "recruit")
    assert (g.hand_scientists, g.pool_scientists) == ([2, 1], [2, 3])
    assert (g.money, g.cube) == ([10, 10], [0, 0])
    assert refusal_of(g, "recruit") == NOT_ASKED


@pytest.mark.rule("C-PRO-08", "C-SCI-15")
def test_the_research_move_leaves_the_free_move() -> None:
    g = given(Turn(RED), project=by_slot(EMPTY, NA_money=SOLAR), hand_scientists=[2, 1])
    play(g, "propose EU-research biomass", "move hand NA-money", "move hand EU-research")
    assert g.project_scientist == by_slot(NOBODY, NA_money=RED, EU_research=RED)
    assert refusal_of(g, "move NA-money hand") == shared.MOVE_DONE


@pytest.mark.rule("C-PRO-08")
def test_the_free_move_leaves_the_research_move() -> None:
    g = given(Turn(RED), project=by_slot(EMPTY, NA_money=SOLAR))
    play(g, "move hand NA-money", "propose EU-research biomass")
    targets = ["hand", "EU-research", "summit1-2", "summit5-1", "summit6-1"]
    assert options_of(g) == ["recruit", *(f"move NA-money {target}" for target in targets), "decline"]


@pytest.mark.rule("C-PRO-09", "C-SCI-15")
def test_nobody_has_more_than_four_scientists() -> None:
    g = given(Turn(RED), hand_scientists=[3, 1], project=by_slot(EMPTY, NA_money=SOLAR))
    play(g, "propose EU-research biomass")
    assert "recruit" in options_of(g)
    play(g, "recruit")
    assert g.hand_scientists == [4, 1]
    full = given(Turn(RED), hand_scientists=[4, 1], project=by_slot(EMPTY, NA_money=SOLAR))
    play(full, "propose EU-research biomass")
    assert "recruit" not in options_of(full)
    assert refusal_of(full, "recruit") == shared.POOL_EMPTY


@pytest.mark.rule("C-PRO-10")
def test_a_recruited_scientist_stays() -> None:
    g = given(Turn(RED), Turn(BLUE), Turn(RED), project=by_slot(EMPTY, NA_money=SOLAR))
    play(g, "propose EU-research biomass", "recruit", "move hand NA-money", "end")
    play(g, "propose AF-money forestation", "end")
    assert asked(g) == RED
    play(g, "move hand EU-research")
    assert g.project_scientist == by_slot(NOBODY, NA_money=RED, EU_research=RED)


@pytest.mark.rule("C-PRO-11")
def test_a_region_that_needs_no_plants_still_pays_for_a_project() -> None:
    green = [(FORESTATION, BLUE), (COLD_FUSION, BLUE), (FORESTATION, BLUE)]
    g = given(Turn(RED), **plants(AF=green))
    play(g, "propose AF-money cold-fusion")
    assert g.project == by_slot(EMPTY, AF_money=COLD_FUSION)
    assert g.money == [12, 10]


@pytest.mark.rule("C-PRO-12")
@pytest.mark.parametrize("action", ["propose EU-money biomass", "propose EU-tech cold-fusion"])
def test_proposing_gives_no_expertise(action: str) -> None:
    g = given(Turn(RED))
    play(g, action, "end")
    assert g.expertise == discs(2)


@pytest.mark.rule("C-PRO-13")
def test_a_card_does_not_recruit() -> None:
    g = given(Turn(RED), project=by_slot(EMPTY, NA_money=SOLAR), lobby_place=lobby_hands(red=[9]))
    play(g, "lobby 09 minor")
    assert options_of(g) == ["move hand NA-money", "decline"]
    assert refusal_of(g, "recruit") == NOT_ASKED


@pytest.mark.rule("C-PRO-14")
def test_the_research_move_may_go_onto_the_new_project() -> None:
    g = given(Turn(RED))
    play(g, "propose EU-research biomass", "move hand EU-research", "end")
    assert g.project_scientist == by_slot(NOBODY, EU_research=RED)
    assert g.expertise == discs(2, biomass=[1, 0])


@pytest.mark.rule("C-PRO-07")
def test_the_research_grant_may_be_declined() -> None:
    """G-29: a grant move without a wanted move may be declined."""
    g = given(Turn(RED))
    play(g, "propose EU-research biomass", "decline")
    assert (g.hand_scientists, g.pool_scientists) == ([1, 1], [3, 3])
    assert "end" in options_of(g)


@pytest.mark.rule("C-PRO-07", "C-PRO-09")
def test_a_research_grant_nobody_can_use_is_not_asked_for() -> None:
    """G-29, G-122: all four scientists are at summits."""
    away = by_topic(summit1_1=RED, summit2_1=RED, summit3_1=RED, summit4_1=RED)
    g = given(Turn(RED), hand_scientists=[0, 1], summit_scientist=away)
    assert not any(option.startswith("move") for option in options_of(g))
    play(g, "propose EU-research biomass")
    assert options_of(g) == ["buy", "sell", "end"]
    assert g.project == by_slot(EMPTY, EU_research=BIOMASS)
