# ruff: noqa: N802
"""Play a Lobbyist card (rulebook 1.1c)."""

from typing import Any

import pytest

from keeling.kernel.game import NOT_ASKED, SPECTATOR
from keeling.titles.common import refusal as shared
from keeling.titles.common.places import LOBBY_OPEN
from keeling.titles.second_chance import refusal
from keeling.titles.second_chance.turn import Turn
from second_chance.positions import (
    BLUE,
    FORESTATION,
    NOBODY,
    RED,
    SOLAR,
    WIND,
    YELLOW,
    Mode,
    asked,
    both,
    by_slot,
    claim,
    given,
    lobbyists,
    options_of,
    plants,
    play,
    projects,
    refusal_of,
    slot_of,
    tables_with_bonuses,
    un_goal,
    worlds,
)

PLAIN = tables_with_bonuses()

# Playing a card


@both
@pytest.mark.rule("S-CRD-01")
def test_a_card_or_a_goal_but_one_of_them(mode: Mode) -> None:
    state: dict[str, Any] = {
        **plants(EU=[(FORESTATION, RED)], SA=[(FORESTATION, RED)]),
        "un_row": [un_goal(FORESTATION, FORESTATION)],
        "lobby_place": lobbyists(red=[1, 2], blue=[3]),
    }
    g = given(mode, Turn(RED), **state)
    assert refusal_of(g, "lobby 03 minor") == shared.NOT_YOUR_CARD
    for first, second in (
        ("lobby 01 minor", claim(FORESTATION, FORESTATION)),
        (claim(FORESTATION, FORESTATION), "lobby 01 minor"),
    ):
        other = g.clone()
        play(other, first)
        assert refusal_of(other, second) == shared.CARD_DONE
        assert second not in options_of(other)


@both
@pytest.mark.rule("S-CRD-02")
def test_a_played_card_stays_open_beside_the_board(mode: Mode) -> None:
    g = given(mode, Turn(RED), lobby_place=lobbyists(red=[1, 5]))
    play(g, "lobby 05 minor")
    assert g.lobby_place[4] == LOBBY_OPEN + RED
    for world in worlds(g, SPECTATOR, 10):
        assert world.lobby_place[4] == LOBBY_OPEN + RED, "everybody sees it"
    assert refusal_of(g, "lobby 05 minor") == shared.CARD_DONE


@both
@pytest.mark.rule("S-CRD-03")
def test_a_main_effect_needs_the_action(mode: Mode) -> None:
    g = given(mode, Turn(RED), lobby_place=lobbyists(red=[3, 7, 10, 20, 30, 35, 36]))
    mains = [f"lobby {card:02} main" for card in (3, 7, 10, 20, 30, 35, 36)]
    assert [refusal_of(g, main) for main in mains] == [shared.NO_SUCH_ACTION_YET] * 7
    assert not set(mains) & set(options_of(g))


@both
@pytest.mark.rule("S-CRD-03")
@pytest.mark.parametrize("between", ["buy", "sell", "move hand OC-tech", claim(FORESTATION, FORESTATION)])
def test_a_main_effect_follows_at_once(mode: Mode, between: str) -> None:
    """G-22: before any other main or executive action."""
    g = given(
        mode,
        Turn(RED),
        **projects(OC_tech=SOLAR),
        **plants(EU=[(FORESTATION, RED)], SA=[(FORESTATION, RED)]),
        un_row=[un_goal(FORESTATION, FORESTATION)],
        lobby_place=lobbyists(red=[3]),
    )
    play(g, "propose NA-money solar")
    assert "lobby 03 main" in options_of(g)
    play(g, between)
    assert "lobby 03 main" not in options_of(g)
    code = shared.CARD_DONE if between.startswith("claim") else shared.NO_SUCH_ACTION_YET
    assert refusal_of(g, "lobby 03 main") == code


@both
@pytest.mark.rule("S-CRD-03")
def test_an_executive_action_before_the_main_action_does_not_matter(mode: Mode) -> None:
    g = given(mode, Turn(RED), lobby_place=lobbyists(red=[3, 35]))
    play(g, "sell", "propose NA-money solar")
    assert "lobby 03 main" in options_of(g)
    assert "lobby 35 main" not in options_of(g), "the sale is no longer the last action"


@both
@pytest.mark.rule("S-CRD-03", "S-LOB-08")
def test_a_card_can_follow_an_executive_action_before_the_main_action(mode: Mode) -> None:
    g = given(mode, Turn(RED), lobby_place=lobbyists(red=[35]))
    play(g, "sell", "lobby 35 main")
    assert g.main_done == 0
    assert g.money[RED] == 10 + 3 + 3


@both
@pytest.mark.rule("S-CRD-04")
@pytest.mark.parametrize("before", [[], ["propose NA-money solar"]])
def test_a_minor_effect_needs_nothing(mode: Mode, before: list[str]) -> None:
    g = given(mode, Turn(RED), lobby_place=lobbyists(red=[26, 30]))
    play(g, *before)
    assert {"lobby 26 minor", "lobby 30 minor"} <= set(options_of(g))
    play(g, "lobby 30 minor")
    assert g.money[RED] == 12 + (4 if before else 0)


MINORS = [(10, "cep"), (1, "cube"), (8, "money"), (9, "move")]


@both
@pytest.mark.rule("S-CRD-05")
@pytest.mark.parametrize(("card", "gives"), MINORS)
def test_the_four_minor_effects(mode: Mode, card: int, gives: str) -> None:
    g = given(mode, Turn(RED), **projects(OC_tech=WIND), lobby_place=lobbyists(red=[card]))
    play(g, f"lobby {card:02} minor")
    if gives == "move":
        assert options_of(g) == ["move hand OC-tech", f"move hand card-{card:02}", "decline"]
        play(g, "move hand OC-tech")
        assert g.project_scientist[slot_of("OC-tech")] == RED
        assert g.move_done == 0, "not the executive action"
    expected = {"cep": (3, 2, 10), "cube": (2, 3, 10), "money": (2, 2, 12), "move": (2, 2, 10)}[gives]
    assert (g.cep[RED], g.cube[RED], g.money[RED]) == expected
    assert g.market == (1 if gives == "cep" else 2)


@both
@pytest.mark.rule("S-CRD-05", "S-SET-02")
def test_a_cube_that_is_not_there_is_lost(mode: Mode) -> None:
    """G-14."""
    g = given(mode, Turn(RED), lobby_place=lobbyists(red=[1]), cube=[0, 30])
    play(g, "lobby 01 minor")
    assert (g.cube, g.card_done) == ([0, 30], 1)


@both
@pytest.mark.rule("S-CRD-06", "S-SCI-07", "S-SCI-11")
def test_T_51_the_minor_effect_a_second_time_and_no_third(mode: Mode) -> None:
    g = given(mode, Turn(BLUE), Turn(YELLOW), Turn(RED), players=3, lobby_place=lobbyists(blue=[1]))
    play(g, "lobby 01 minor", "propose NA-money solar", "end")
    assert g.cube == [2, 3, 2]
    play(g, "move hand card-01", "propose NA-tech solar", "end")
    assert g.cube == [2, 3, 2 + 1 + 2]
    assert asked(g) == RED
    assert refusal_of(g, "move hand card-01") == refusal.CARD_OCCUPIED
    assert refusal_of(g, "lobby 01 minor") == shared.NOT_YOUR_CARD
    assert (g.lobby_scientist[0], g.hand_scientists[YELLOW]) == (YELLOW, 0)


@both
@pytest.mark.rule("S-CRD-06")
def test_the_second_use_may_be_the_own_scientist(mode: Mode) -> None:
    g = given(mode, Turn(RED), lobby_place=lobbyists(red=[8]))
    play(g, "lobby 08 minor", "move hand card-08")
    assert g.money[RED] == 10 + 2 + 2


@both
@pytest.mark.rule("S-CRD-07")
def test_cards_are_played_in_the_own_turn_only(mode: Mode) -> None:
    """Blue must move in Red's turn and cannot play a card with it, then or later."""
    g = given(
        mode,
        Turn(RED),
        Turn(BLUE),
        **projects(NA_money=SOLAR),
        project_scientist=by_slot(NOBODY, NA_money=BLUE),
        lobby_place=lobbyists(blue=[30]),
        tables=PLAIN,
    )
    play(g, "prepare NA-money")
    assert asked(g) == BLUE
    assert refusal_of(g, "lobby 30 minor") == NOT_ASKED
    play(g, "move NA-money summit1-2")
    while asked(g) == RED:
        play(g, "end")
    assert asked(g) == BLUE
    assert refusal_of(g, "lobby 30 main") == shared.NO_SUCH_ACTION_YET


@both
@pytest.mark.rule("S-CRD-07", "S-CRD-03")
def test_an_action_of_the_last_turn_is_forgotten(mode: Mode) -> None:
    g = given(mode, Turn(RED), Turn(RED), lobby_place=lobbyists(red=[3]))
    play(g, "propose NA-money solar", "end")
    assert refusal_of(g, "lobby 03 main") == shared.NO_SUCH_ACTION_YET
