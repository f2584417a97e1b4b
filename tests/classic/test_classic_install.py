# ruff: noqa: N802
"""Installing a project (rulebook 2.1.2): a CEP for the footprint, then the benefits."""

from typing import Any

import pytest

from classic.positions import (
    BIOMASS,
    BLUE,
    COLD_FUSION,
    EMPTY,
    FORESTATION,
    NOBODY,
    PURPLE,
    RECYCLING,
    RED,
    SOLAR,
    asked,
    by_region,
    by_slot,
    discs,
    given,
    lobby_hands,
    options_of,
    plants,
    play,
    refusal_of,
)
from keeling.kernel.game import NOT_ASKED, Step
from keeling.titles.classic import refusal
from keeling.titles.classic.state import Classic
from keeling.titles.classic.turn import Turn
from keeling.titles.common import refusal as shared


def installations_of(g: Classic) -> list[str]:
    """The installations that can be made now."""
    return [option for option in options_of(g) if option.startswith("install")]


@pytest.mark.rule("C-INS-01", "C-INS-08")
def test_any_proposed_project_anywhere_can_be_installed() -> None:
    g = given(
        Turn(RED),
        project=by_slot(EMPTY, NA_money=SOLAR, EU_research=BIOMASS, OC_tech=SOLAR),
        installed=by_slot(0, EU_research=1),
    )
    assert installations_of(g) == ["install NA-money", "install OC-tech"]
    assert refusal_of(g, "install EU-research") == shared.ALREADY_INSTALLED
    assert refusal_of(g, "install SA-money") not in (0, NOT_ASKED)
    play(g, "install OC-tech")
    assert g.installed == by_slot(0, EU_research=1, OC_tech=1)
    assert g.project == by_slot(EMPTY, NA_money=SOLAR, EU_research=BIOMASS, OC_tech=SOLAR)


@pytest.mark.rule("C-INS-02", "C-MKT-11", "C-CEP-01")
def test_installing_costs_a_cep_to_the_bank() -> None:
    g = given(Turn(RED), project=by_slot(EMPTY, NA_money=SOLAR))
    bank = g.bank
    play(g, "install NA-money")
    assert (g.cep, g.bank, g.market) == ([1, 2], bank + 1, 2)


@pytest.mark.rule("C-INS-03", "C-CTL-09", "C-CEP-01")
def test_the_cep_comes_from_the_hand_or_any_controlled_region() -> None:
    """G-10: a decision of the payer among the hand and each controlled region that has a CEP."""
    g = given(
        Turn(RED),
        project=by_slot(EMPTY, NA_money=SOLAR),
        controller=by_region(NOBODY, NA=BLUE, EU=RED, AF=RED, OC=RED),
        region_cep=by_region(2, AF=0),
    )
    play(g, "install NA-money")
    assert options_of(g) == ["pay hand", "pay EU", "pay OC"]
    bank = g.bank
    play(g, "pay OC")
    assert (g.cep, g.region_cep, g.bank) == ([2, 2], by_region(2, AF=0, OC=1), bank + 1)
    assert g.installed == by_slot(0, NA_money=1)


@pytest.mark.rule("C-INS-03")
def test_a_single_place_to_pay_from_is_not_asked_for() -> None:
    """G-10: resolved by itself if there is only one source."""
    g = given(Turn(RED), project=by_slot(EMPTY, NA_money=SOLAR), cep=[0, 2], controller=by_region(NOBODY, EU=RED))
    play(g, "install NA-money")
    assert g.region_cep[2] == 3
    assert g.installed == by_slot(0, NA_money=1)


@pytest.mark.rule("C-INS-04")
def test_without_a_payable_cep_nothing_can_be_installed() -> None:
    """B-11: no automatic purchase in the Operations phase; the market visit is the way."""
    g = given(
        Turn(RED),
        project=by_slot(EMPTY, NA_money=FORESTATION),
        cep=[0, 2],
        controller=by_region(NOBODY, EU=BLUE),
        lobby_place=lobby_hands(red=[10]),
    )
    assert installations_of(g) == []
    assert refusal_of(g, "install NA-money") == shared.NO_CEP_TO_PAY
    assert installations_of(play(g.clone(), "buy")) == ["install NA-money"]
    assert installations_of(play(g.clone(), "lobby 10 minor")) == ["install NA-money"]


@pytest.mark.rule("C-INS-04", "C-EXP-06")
def test_a_track_bonus_before_the_action_can_pay() -> None:
    g = given(
        Turn(RED),
        project=by_slot(EMPTY, NA_money=SOLAR, EU_money=BIOMASS),
        project_scientist=by_slot(NOBODY, EU_money=RED),
        expertise=discs(2, biomass=[1, 0]),
        cep=[0, 2],
        controller=by_region(NOBODY, EU=RED),
        region_cep=by_region(2, EU=0),
        lobby_place=lobby_hands(red=[22]),
    )
    play(g, "move EU-money summit3-2", "lobby 22 main")
    assert asked(g) == RED
    play(g, "place-cep EU")
    assert installations_of(g) == ["install NA-money", "install EU-money"]
    play(g, "install NA-money")
    assert g.region_cep == by_region(2, EU=0)


@pytest.mark.rule("C-INS-05", "C-INS-06", "C-SCI-10")
@pytest.mark.parametrize(("source", "slot"), [(RECYCLING, "AF_money"), (COLD_FUSION, "EU_money")])
def test_without_the_coin_for_the_scientist_the_project_cannot_be_installed(source: int, slot: str) -> None:
    """The five coins of the installation cannot pay it (C-INS-18)."""
    state: dict[str, Any] = {
        "project": by_slot(EMPTY, **{slot: source}, NA_money=SOLAR),
        "project_scientist": by_slot(NOBODY, **{slot: BLUE}),
    }
    word = slot.replace("_", "-")
    poor = given(Turn(RED), money=[0, 10], **state)
    assert installations_of(poor) == ["install NA-money"]
    assert refusal_of(poor, f"install {word}") == refusal.NO_COIN_FOR_SCIENTIST
    g = given(Turn(RED), money=[1, 10], **state)
    play(g, f"install {word}", f"move {word} hand")
    assert g.money == [5, 11]


@pytest.mark.rule("C-INS-05", "C-INS-18", "C-SCI-10", "C-SCI-11", "C-TURN-04")
def test_T_21_installing_a_project_with_a_scientist_of_another_player() -> None:
    g = given(
        Turn(BLUE),
        players=4,
        project=by_slot(EMPTY, NA_money=SOLAR, NA_tech=SOLAR),
        project_scientist=by_slot(NOBODY, NA_money=PURPLE),
        money=[10, 1, 10, 10],
        cep=[2, 1, 2, 2],
    )
    play(g, "install NA-money")
    assert asked(g) == PURPLE
    assert g.money == [10, 0, 10, 11]
    assert options_of(g) == [f"move NA-money {target}" for target in ("hand", "summit1-2", "summit5-1", "summit6-1")]
    play(g, "move NA-money hand")
    assert g.hand_scientists[PURPLE] == 2
    assert g.expertise == discs(4, solar=[0, 0, 0, 1])
    assert g.installed == by_slot(0, NA_money=1)
    assert (g.cube[BLUE], g.cep[BLUE]) == (3, 0)
    assert asked(g) == BLUE
    assert {"move hand NA-money", "end"} <= set(options_of(g)), "only now Blue may move"


@pytest.mark.rule("C-INS-18", "C-INS-02")
def test_the_order_of_an_installation() -> None:
    """B-07: coin and choice first, then the CEP, the flip and the benefits."""
    g = given(
        Turn(RED),
        project=by_slot(EMPTY, NA_money=SOLAR),
        project_scientist=by_slot(NOBODY, NA_money=BLUE),
        controller=by_region(NOBODY, EU=RED),
        lobby_place=lobby_hands(red=[10]),
    )
    assert refusal_of(g, "lobby 10 main") == shared.NO_SUCH_ACTION_YET, "the card cannot pay in advance"
    play(g, "install NA-money")
    assert asked(g) == BLUE
    assert (g.money, g.cep, g.installed, g.cube) == ([9, 11], [2, 2], by_slot(0), [0, 0])
    play(g, "move NA-money summit1-2")
    assert options_of(g) == ["pay hand", "pay EU"]
    assert (g.installed, g.cube) == (by_slot(0), [0, 0])
    seen: list[tuple[int, int, int]] = []

    def note(game: Any, step: Step[Any], action: int) -> None:
        seen.append((game.cep[RED], game.installed[0], game.cube[RED]))

    g.listener = note
    play(g, "pay hand")
    in_order = sorted(set(seen), key=seen.index)
    assert in_order == [(2, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 3)], "CEP, flip, benefits"
    assert "lobby 10 main" in options_of(g)


@pytest.mark.rule("C-INS-07")
def test_the_own_scientist_may_stay() -> None:
    g = given(
        Turn(RED),
        project=by_slot(EMPTY, NA_money=SOLAR),
        project_scientist=by_slot(NOBODY, NA_money=RED),
        money=[0, 10],
    )
    play(g, "install NA-money")
    assert g.project_scientist == by_slot(NOBODY, NA_money=RED)
    assert g.money == [0, 10]
    assert "move NA-money hand" in options_of(g), "the free move is not used"


BENEFITS = [
    # source, its project, money, cubes, CEPs
    (FORESTATION, "NA-money", 0, 0, 2),
    (SOLAR, "NA-money", 0, 3, 0),
    (COLD_FUSION, "NA-money", 5, 1, 0),
    (BIOMASS, "EU-money", 3, 1, 1),
    (RECYCLING, "AF-money", 5, 0, 1),
]


@pytest.mark.rule("C-INS-09", "C-INS-10", "C-INS-11", "C-INS-12", "C-INS-13", "C-CEP-02", "C-MKT-10")
@pytest.mark.parametrize(("source", "slot", "money", "cubes", "ceps"), BENEFITS)
def test_the_benefits_of_each_source(source: int, slot: str, money: int, cubes: int, ceps: int) -> None:
    g = given(Turn(RED), project=by_slot(EMPTY, **{slot.replace("-", "_"): source}), market=3)
    bank = g.bank
    play(g, f"install {slot}")
    assert g.money == [10 + money, 10]
    assert (g.cube, g.cubes) == ([cubes, 0], 25 - cubes)
    assert g.cep == [2 - 1 + ceps, 2]
    assert (g.market, g.bank) == (3 - ceps, bank + 1), "CEPs come from the market"


@pytest.mark.rule("C-INS-14")
def test_installing_costs_no_money() -> None:
    g = given(Turn(RED), project=by_slot(EMPTY, NA_money=SOLAR), money=[0, 10])
    play(g, "install NA-money")
    assert g.money == [0, 10]


@pytest.mark.rule("C-INS-15", "C-MKT-03", "C-MKT-07", "C-MKT-08")
@pytest.mark.parametrize(("price", "raised"), [(7, 8), (8, 8)])
def test_T_124_forestation_takes_its_ceps_one_at_a_time(price: int, raised: int) -> None:
    """G-06: at the highest price the refill sets STOP as well. G-08: the pile is tested after each CEP."""
    g = given(
        Turn(BLUE), project=by_slot(EMPTY, NA_money=FORESTATION), cep=[14, 1], market=1, price=price, money=[10, 10]
    )
    assert g.bank == 3
    play(g, "install NA-money")
    assert (g.bank, g.market, g.price, g.cep[BLUE]) == (2, 1, raised, 2)
    assert "buy" in options_of(g)
    assert refusal_of(g, "sell") == shared.STOPPED


@pytest.mark.rule("C-INS-15")
def test_two_ceps_of_two_empty_the_pile_once() -> None:
    """G-08: with exactly two in the pile, take both, then refill once."""
    g = given(Turn(RED), project=by_slot(EMPTY, NA_money=FORESTATION), market=2, price=3)
    bank = g.bank
    play(g, "install NA-money")
    assert (g.cep[RED], g.market, g.bank, g.price) == (3, 2, bank + 1 - 2, 4)


@pytest.mark.rule("C-INS-16", "C-EXP-01")
def test_installing_gives_neither_expertise_nor_ownership() -> None:
    g = given(
        Turn(RED),
        Turn(BLUE),
        project=by_slot(EMPTY, NA_money=SOLAR),
        expertise=discs(2, solar=[0, 2]),
        cube=[0, 2],
    )
    play(g, "install NA-money", "end")
    assert g.expertise == discs(2, solar=[0, 2])
    assert asked(g) == BLUE
    play(g, "construct NA-money")
    assert g.money == [10, 0], "Blue owes Red nothing"


@pytest.mark.rule("C-INS-17")
def test_a_project_nobody_needs_is_installed_with_the_full_benefit() -> None:
    green = [(FORESTATION, BLUE), (COLD_FUSION, BLUE), (FORESTATION, BLUE)]
    g = given(Turn(RED), project=by_slot(EMPTY, AF_money=COLD_FUSION), **plants(AF=green))
    play(g, "install AF-money")
    assert g.installed == by_slot(0, AF_money=1)
    assert (g.money, g.cube) == ([15, 10], [1, 0])


@pytest.mark.rule("C-INS-12")
def test_a_cep_nobody_has_is_lost() -> None:
    """G-02: market and bank are empty; the rest of the benefit is received."""
    g = given(Turn(RED), project=by_slot(EMPTY, EU_money=BIOMASS), cep=[1, 18], market=0)
    assert g.bank == 0
    play(g, "install EU-money")
    assert (g.money, g.cube, g.cep) == ([13, 10], [1, 0], [0, 18])
    assert (g.market, g.bank, g.price) == (0, 1, 3)


@pytest.mark.rule("C-INS-10")
def test_the_benefit_takes_the_cubes_that_are_left() -> None:
    """G-14: tech cubes exhausted."""
    g = given(Turn(RED), project=by_slot(EMPTY, NA_money=SOLAR), cube=[0, 23])
    play(g, "install NA-money")
    assert (g.cube, g.cubes) == ([2, 23], 0)
