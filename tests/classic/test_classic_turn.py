# ruff: noqa: N802
"""The turn (rulebook 2 and 2.2): one action, three free moves, and what happens at its end."""

from itertools import permutations

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
    TABLES,
    asked,
    by_slot,
    by_topic,
    company_goals,
    discs,
    given,
    lobby_hands,
    options_of,
    plants,
    play,
    refusal_of,
)
from keeling.kernel.game import NOT_ASKED
from keeling.titles.classic import refusal
from keeling.titles.classic.state import Classic
from keeling.titles.classic.turn import Turn
from keeling.titles.common import refusal as shared

FULL_BOARD = [source for agenda in TABLES.agendas[:6] for source in agenda]
"""A project on every project space: each region has one of each source of its agenda."""


def kinds_of(g: Classic) -> set[str]:
    """The kinds of action that can be chosen now."""
    return {notation.split()[0] for notation in options_of(g)}


@pytest.mark.rule("C-TURN-01")
@pytest.mark.parametrize("action", ["propose EU-money biomass", "install NA-money", "construct NA-tech"])
def test_a_turn_has_exactly_one_action(action: str) -> None:
    g = given(
        Turn(RED),
        project=by_slot(EMPTY, NA_money=SOLAR, NA_tech=SOLAR),
        installed=by_slot(0, NA_tech=1),
        expertise=discs(2, solar=[2, 0]),
        cube=[2, 0],
        money=[20, 10],
    )
    assert kinds_of(g) == {"propose", "install", "construct", "move", "buy", "sell"}
    assert refusal_of(g, "end") == shared.ACTION_FIRST
    play(g, action)
    assert kinds_of(g) == {"move", "buy", "sell", "end"}
    for again in ("propose AF-money forestation", "install NA-money", "construct NA-tech"):
        assert refusal_of(g, again) == shared.ACTION_DONE
    play(g, "end")
    assert asked(g) == NOBODY


@pytest.mark.rule("C-TURN-02", "C-MKT-01")
def test_each_free_move_only_once() -> None:
    g = given(
        Turn(RED),
        project=by_slot(EMPTY, NA_money=SOLAR, NA_tech=SOLAR),
        hand_scientists=[2, 1],
        lobby_place=lobby_hands(red=[1, 2]),
        **plants(EU=[(COLD_FUSION, RED), (BIOMASS, RED)]),
        cube=[2, 0],
        un_row=[37 - 34],
    )
    play(g, "move hand NA-money", "buy", "lobby 01 minor")
    assert kinds_of(g) == {"propose", "install"}
    assert refusal_of(g, "move hand NA-tech") == shared.MOVE_DONE
    assert refusal_of(g, "buy") == shared.MARKET_DONE
    assert refusal_of(g, "sell") == shared.MARKET_DONE
    assert refusal_of(g, "lobby 02 minor") == shared.CARD_DONE
    assert refusal_of(g, "goal 37") == shared.CARD_DONE
    play(g, "install NA-tech")
    assert asked(g) == NOBODY, "nothing is left to do, so the turn is over"


@pytest.mark.rule("C-TURN-02")
def test_free_moves_are_optional() -> None:
    g = given(Turn(RED), lobby_place=lobby_hands(red=[1]))
    play(g, "propose NA-money solar", "end")
    assert asked(g) == NOBODY
    assert (g.cep, g.hand_scientists, g.lobby_place[0]) == ([2, 2], [1, 1], RED)


@pytest.mark.rule("C-TURN-02")
def test_the_next_turn_has_its_own_free_moves() -> None:
    g = given(Turn(RED), Turn(RED), lobby_place=lobby_hands(red=[1, 2]))
    play(g, "buy", "lobby 01 minor", "propose NA-money solar", "move hand NA-money")
    assert {"move", "sell", "lobby"} <= kinds_of(g)


@pytest.mark.rule("C-TURN-03")
@pytest.mark.parametrize(
    "order", list(permutations(["move hand NA-money", "buy", "lobby 01 minor", "propose EU-money biomass"]))
)
def test_free_moves_come_before_or_after_the_action_in_any_order(order: tuple[str, ...]) -> None:
    g = given(Turn(RED), project=by_slot(EMPTY, NA_money=SOLAR), lobby_place=lobby_hands(red=[1]))
    play(g, *order)
    assert asked(g) == NOBODY
    assert (g.money[RED], g.cep[RED], g.cube[RED]) == (10 - 3 + 4, 3, 1)
    assert g.project_scientist == by_slot(NOBODY, NA_money=RED)
    assert g.expertise == discs(2, solar=[1, 0])


@pytest.mark.rule("C-TURN-04", "C-SCI-14")
def test_no_free_move_between_sending_a_scientist_away_and_using_the_tile() -> None:
    """G-21: an action is not interrupted by moves, only by the decisions it needs."""
    g = given(
        Turn(RED),
        project=by_slot(EMPTY, NA_money=SOLAR, NA_tech=SOLAR),
        project_scientist=by_slot(NOBODY, NA_money=BLUE),
        lobby_place=lobby_hands(red=[1]),
        controller=[RED, *[NOBODY] * 5],
    )
    play(g, "install NA-money")
    assert asked(g) == BLUE
    play(g, "move NA-money hand")
    assert asked(g) == RED
    assert options_of(g) == ["pay hand", "pay NA"]
    for move in ("move hand NA-tech", "buy", "sell", "lobby 01 minor"):
        assert refusal_of(g, move) == NOT_ASKED
    play(g, "pay hand")
    assert g.installed == by_slot(0, NA_money=1)
    assert {"move", "buy", "sell", "lobby", "end"} <= kinds_of(g)


@pytest.mark.rule("C-TURN-05", "C-EXP-01", "C-PRO-14")
@pytest.mark.parametrize(("choice", "gained"), [("cold-fusion", [1, 0]), ("biomass", [0, 1])])
def test_T_22_one_project_is_chosen_at_the_end_of_the_turn(choice: str, gained: list[int]) -> None:
    g = given(
        Turn(RED),
        project=by_slot(EMPTY, EU_money=COLD_FUSION),
        project_scientist=by_slot(NOBODY, EU_money=RED),
    )
    play(g, "propose AS-tech biomass", "move hand AS-tech", "end")
    assert asked(g) == RED
    assert options_of(g) == ["learn cold-fusion", "learn biomass"]
    assert refusal_of(g, "learn solar") == refusal.NO_SCIENTIST_ON_SOURCE
    play(g, f"learn {choice}")
    assert g.expertise == discs(2, cold_fusion=[gained[0], 0], biomass=[gained[1], 0])
    assert asked(g) == NOBODY


@pytest.mark.rule("C-TURN-05")
def test_many_scientists_bring_only_one_point_and_only_their_own_player() -> None:
    g = given(
        Turn(RED),
        project=by_slot(EMPTY, NA_money=SOLAR, NA_tech=SOLAR, OC_money=SOLAR),
        installed=by_slot(0, NA_tech=1),
        project_scientist=by_slot(NOBODY, NA_money=RED, NA_tech=RED, OC_money=BLUE),
    )
    play(g, "propose AF-money forestation", "end")
    assert g.expertise == discs(2, solar=[1, 0])


@pytest.mark.rule("C-TURN-05")
def test_without_a_scientist_on_a_project_nothing_is_learnt() -> None:
    """G-39: a scientist sent to a summit this turn no longer counts as on a project."""
    g = given(
        Turn(RED),
        project=by_slot(EMPTY, NA_money=SOLAR),
        project_scientist=by_slot(NOBODY, NA_money=RED),
    )
    play(g, "move NA-money summit1-2", "propose AF-money forestation", "end")
    assert g.expertise == discs(2)


@pytest.mark.rule("C-TURN-05")
def test_learning_is_not_optional() -> None:
    """G-39: mandatory if possible; a track at its end is no possibility."""
    g = given(
        Turn(RED),
        project=by_slot(EMPTY, NA_money=SOLAR, EU_money=BIOMASS),
        project_scientist=by_slot(NOBODY, NA_money=RED, EU_money=RED),
        expertise=discs(2, biomass=[6, 0]),
    )
    play(g, "propose AF-money forestation", "end")
    assert g.expertise == discs(2, biomass=[6, 0], solar=[1, 0])


@pytest.mark.rule("C-TURN-06")
def test_summits_are_scored_after_the_project() -> None:
    """G-39: the end-of-turn point comes before summit scoring."""
    g = given(
        Turn(RED),
        project=by_slot(EMPTY, NA_money=SOLAR, EU_money=COLD_FUSION, EU_tech=BIOMASS),
        project_scientist=by_slot(NOBODY, NA_money=RED, EU_money=RED, EU_tech=RED),
        summit_scientist=by_topic(summit1_1=BLUE),
    )
    play(g, "move NA-money summit1-2", "propose AF-money forestation", "end")
    assert options_of(g) == ["learn cold-fusion", "learn biomass"]
    assert g.expertise == discs(2)
    play(g, "learn biomass")
    assert asked(g) == BLUE
    assert g.expertise == discs(2, biomass=[1, 0], forestation=[0, 1])
    play(g, "learn solar", "learn forestation")
    assert g.expertise == discs(2, biomass=[1, 0], forestation=[1, 1], solar=[1, 1])
    assert asked(g) == NOBODY


@pytest.mark.rule("C-TURN-07")
def test_a_player_without_any_action_passes() -> None:
    """G-20: pass is offered if no action is possible; free moves need not be used to make one possible."""
    g = given(Turn(RED), Turn(BLUE), project=FULL_BOARD, cep=[0, 2])
    assert "pass" in options_of(g)
    assert refusal_of(g, "end") == shared.ACTION_FIRST
    bought = play(g.clone(), "buy")
    assert "pass" not in options_of(bought)
    assert refusal_of(bought, "pass") == shared.ACTION_POSSIBLE
    play(g, "pass")
    assert asked(g) == BLUE
    assert refusal_of(g, "pass") == shared.ACTION_POSSIBLE, "Blue can install"
    play(g, "install NA-money")
    assert refusal_of(g, "pass") == shared.ACTION_DONE


@pytest.mark.rule("C-TURN-07")
def test_passing_does_not_skip_the_end_of_the_turn() -> None:
    g = given(Turn(RED), project=FULL_BOARD, cep=[0, 2], project_scientist=by_slot(NOBODY, NA_money=RED))
    play(g, "pass")
    assert g.expertise_of(RED, FORESTATION) == 1


@pytest.mark.rule("C-TURN-08")
def test_free_moves_exist_only_in_the_own_turn() -> None:
    g = given(
        Turn(RED),
        project=by_slot(EMPTY, NA_money=SOLAR, NA_tech=SOLAR, EU_money=BIOMASS),
        project_scientist=by_slot(NOBODY, NA_money=BLUE, EU_money=BLUE),
        lobby_place=lobby_hands(blue=[1]),
        goal_place=company_goals(blue=31),
        un_row=[0],
    )
    assert not any(option.startswith("lobby") for option in options_of(g)), "Blue's card is none of Red's"
    assert refusal_of(g, "lobby 01 minor") == shared.NOT_YOUR_CARD
    play(g, "install NA-money")
    assert asked(g) == BLUE
    assert options_of(g) == [f"move NA-money {target}" for target in ("hand", "summit1-2", "summit5-1", "summit6-1")]
    for free_move in ("buy", "sell", "lobby 01 minor", "goal 34"):
        assert refusal_of(g, free_move) == NOT_ASKED
    for other_move in ("move EU-money hand", "move hand NA-tech"):
        assert refusal_of(g, other_move) == shared.NOT_THIS_SCIENTIST
