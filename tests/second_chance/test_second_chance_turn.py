# ruff: noqa: N802
"""The Operations phase (rulebook 1): rounds, turns, main and executive actions."""

from typing import Any

import pytest

from keeling.kernel.game import NO_ACTION, NOT_ASKED, Step
from keeling.titles.common import refusal as shared
from keeling.titles.common.board import OPERATIONS
from keeling.titles.common.decade import EndTurn, OperationsPhase, Round
from keeling.titles.second_chance import refusal
from keeling.titles.second_chance.decade import IncomePhase
from keeling.titles.second_chance.state import INCOME_PHASE
from keeling.titles.second_chance.turn import Turn
from second_chance.positions import (
    BLUE,
    COOPERATIVE,
    FORESTATION,
    GAS,
    NOBODY,
    OIL,
    RED,
    SOLAR,
    WIND,
    Mode,
    Prepared,
    asked,
    both,
    by_slot,
    by_topic,
    claim,
    given,
    knowledge,
    lobbyists,
    options_of,
    plants,
    play,
    projects,
    refusal_of,
    slot_of,
    tables_with,
    un_goal,
)
from second_chance.wandering import wander

FULL: dict[str, Any] = {
    **projects(NA_money=SOLAR, NA_tech=Prepared(WIND, BLUE), OC_tech=WIND),
    **plants(EU=[(FORESTATION, RED)], SA=[(FORESTATION, RED)]),
    "expertise": knowledge(2, wind=[3, 0]),
    "money": [30, 10],
    "cube": [5, 2],
    "un_row": [un_goal(FORESTATION, FORESTATION)],
    "lobby_place": lobbyists(red=[1, 2, 3]),
}
"""A position in which the active player Red can take every kind of action."""

EXECUTIVE = {
    "move": ["move hand NA-money"],
    "market": ["buy"],
    "card": ["lobby 01 minor"],
}
MAIN = ["propose NA-research forestation", "prepare NA-money", "build NA-tech plain"]


def kinds_of(g: Any) -> set[str]:
    return {text.split()[0] for text in options_of(g)}


# Rounds


def turns_by_decade(mode: Mode, players: int) -> list[list[int]]:
    """The seats that take turns, decade by decade, in a whole game."""
    turns: list[list[int]] = []

    def hear(g: Any, step: Step[Any], action: int) -> None:
        if isinstance(step, Turn):
            while len(turns) < g.decade:
                turns.append([])
            turns[g.decade - 1].append(g.active)

    wander(mode, players, 5, hear)
    return turns


@both
@pytest.mark.rule("S-OPS-01", "S-OPS-02")
@pytest.mark.parametrize(("players", "rounds"), [(2, 4), (3, 3), (4, 2)])
def test_T_41_rounds_of_each_decade(mode: Mode, players: int, rounds: int) -> None:
    """Only a team of three has a short last decade."""
    decades = turns_by_decade(mode, players)
    short = [2 if players == 3 else rounds]
    wanted = [rounds] * 3 + short if mode.name == COOPERATIVE.name else [rounds] * 5
    assert [len(turns) / players for turns in decades] == wanted
    for turns in decades:
        start = turns[0]
        assert turns == [(start + n) % players for n in range(len(turns))], "clockwise from the start player"


@pytest.mark.rule("S-OPS-01")
def test_a_lone_player_has_four_rounds() -> None:
    assert [len(turns) for turns in turns_by_decade(COOPERATIVE, 1)] == [4, 4, 4, 4]


@both
@pytest.mark.rule("S-OPS-02")
def test_a_round_begins_with_the_start_player(mode: Mode) -> None:
    g = given(mode, Round(), players=3, start_player=BLUE)
    seats = []
    for slot in ("NA-money", "NA-tech", "SA-money", "SA-tech"):
        seats.append(asked(g))
        play(g, f"propose {slot} solar", "end")
    assert seats == [1, 2, 0, 1], "and goes on in a second round"


@both
@pytest.mark.rule("S-OPS-11", "S-OPS-01")
def test_T_40_after_the_last_turn_of_round_two_comes_the_income(mode: Mode) -> None:
    g = given(mode, OperationsPhase(), IncomePhase(), players=4, expertise=knowledge(4, forestation=[1, 0, 0, 0]))
    rounds = []
    sources = {"NA": "solar", "SA": "hydro", "EU": "wind", "AF": "recycling"}
    for slot in ("NA-money", "NA-tech", "SA-money", "SA-tech", "EU-money", "EU-tech", "AF-money", "AF-tech"):
        assert g.phase == OPERATIONS
        rounds.append(g.round - 4)
        play(g, f"propose {slot} {sources[slot[:2]]}", "end")
    assert rounds == [0] * 4 + [1] * 4
    assert g.phase == INCOME_PHASE
    assert options_of(g)[0].startswith("income")


@both
@pytest.mark.rule("S-OPS-11")
def test_the_round_counter_returns_to_its_first_space(mode: Mode) -> None:
    seen: dict[int, list[int]] = {}

    def hear(g: Any, step: Step[Any], action: int) -> None:
        if isinstance(step, Round):
            seen.setdefault(g.decade, []).append(g.round)

    wander(mode, 2, 3, hear)
    assert all(rounds == [2, 3, 4, 5] for rounds in seen.values())


# A turn


@both
@pytest.mark.rule("S-OPS-03", "S-OPS-06")
@pytest.mark.parametrize("main", MAIN)
def test_exactly_one_main_action(mode: Mode, main: str) -> None:
    g = given(mode, Turn(RED), **FULL)
    assert set(MAIN) <= set(options_of(g))
    assert refusal_of(g, "end") == shared.ACTION_FIRST
    assert "end" not in options_of(g)
    play(g, main)
    while "end" not in options_of(g):
        play(g, options_of(g)[-1])
    assert not {"propose", "prepare", "build"} & kinds_of(g)
    assert [refusal_of(g, other) for other in MAIN] == [shared.ACTION_DONE] * 3
    play(g, "end")
    assert g.active == NOBODY


@both
@pytest.mark.rule("S-OPS-06", "S-OPS-07")
def test_the_kinds_of_action(mode: Mode) -> None:
    g = given(mode, Turn(RED), **FULL)
    assert kinds_of(g) == {"propose", "prepare", "build", "move", "buy", "sell", "lobby", "claim"}
    assert refusal_of(g, "pay hand") == NOT_ASKED


@both
@pytest.mark.rule("S-OPS-04", "S-OPS-07")
@pytest.mark.parametrize(
    ("action", "kinds", "again", "code"),
    [
        ("move hand NA-money", {"move"}, "move NA-money OC-tech", shared.MOVE_DONE),
        ("buy", {"buy", "sell"}, "sell", shared.MARKET_DONE),
        ("sell", {"buy", "sell"}, "buy", shared.MARKET_DONE),
        ("lobby 01 minor", {"lobby", "claim"}, "lobby 02 minor", shared.CARD_DONE),
        (claim(FORESTATION, FORESTATION), {"lobby", "claim"}, "lobby 01 minor", shared.CARD_DONE),
    ],
)
def test_each_executive_action_once(mode: Mode, action: str, kinds: set[str], again: str, code: int) -> None:
    g = given(mode, Turn(RED), **FULL)
    before = kinds_of(g)
    play(g, action)
    assert kinds_of(g) == before - kinds
    assert refusal_of(g, again) == code


@both
@pytest.mark.rule("S-OPS-05")
@pytest.mark.parametrize("first", [["move", "market", "card"], ["card", "move", "market"], ["market", "card", "move"]])
@pytest.mark.parametrize("early", range(4))
def test_executive_actions_come_before_or_after_in_any_order(mode: Mode, first: list[str], early: int) -> None:
    g = given(mode, Turn(RED), **FULL)
    actions = [EXECUTIVE[name][0] for name in first]
    play(g, *actions[:early], "propose NA-research forestation", "decline", *actions[early:])
    assert (g.main_done, g.move_done, g.market_done, g.card_done) in ((1, 1, 1, 1), (0, 0, 0, 0))
    assert g.project_scientist[slot_of("NA-money")] == RED
    assert (g.money[RED], g.cep[RED], g.cube[RED]) == (27, 3, 6)


@both
@pytest.mark.rule("S-OPS-04", "S-OPS-05")
def test_executive_actions_are_optional(mode: Mode) -> None:
    g = given(mode, Turn(RED), Turn(BLUE), **FULL)
    play(g, "build NA-tech plain", "end")
    assert asked(g) == BLUE
    assert (g.hand_scientists[RED], g.cep[RED]) == (1, 1)


@both
@pytest.mark.rule("S-OPS-05")
def test_no_executive_action_inside_an_action(mode: Mode) -> None:
    """G-21."""
    g = given(mode, Turn(RED), **FULL)
    play(g, "propose NA-research forestation")
    assert "recruit" in options_of(g)
    for text in ("buy", "lobby 01 minor", "end"):
        assert refusal_of(g, text) == NOT_ASKED


# S-OPS-08: what makes an action impossible

BUILD: dict[str, Any] = {
    **projects(NA_tech=Prepared(WIND, BLUE)),
    "expertise": knowledge(2, wind=[2, 0]),
    "money": [9, 10],
}
IMPOSSIBLE: dict[str, tuple[str, int, dict[str, Any]]] = {
    "no CEP to prepare": ("prepare NA-money", shared.NO_CEP_TO_PAY, {**projects(NA_money=SOLAR), "cep": [0, 2]}),
    "no token": (
        "prepare NA-money",
        refusal.NO_TOKEN,
        {**projects(NA_money=SOLAR), **plants(EU=[(WIND, BLUE, RED)] * 5, AF=[(WIND, BLUE, RED)] * 3)},
    ),
    "no project": ("prepare NA-money", shared.NO_PROJECT_THERE, {}),
    "no tile": ("propose NA-money solar", shared.NO_PROJECT_TILE, {"project_pool": [5, 0, 5, 5, 5]}),
    "no space": ("propose NA-money solar", shared.SLOT_TAKEN, projects(NA_money=WIND)),
    "no knowledge": ("build NA-tech plain", shared.NOT_ENOUGH_EXPERTISE, {**BUILD, "expertise": [0] * 10}),
    "no CEP to build": ("build NA-tech plain", shared.NO_CEP_TO_PAY, {**BUILD, "cep": [0, 2]}),
    "no money": ("build NA-tech plain", shared.NOT_ENOUGH_MONEY, {**BUILD, "money": [8, 10]}),
    "no cubes": ("build NA-tech plain", shared.NOT_ENOUGH_CUBES, {**BUILD, "cube": [1, 2]}),
    "no plant": ("build NA-tech plain", shared.NO_PLANT_TILE, {**BUILD, "plants_built": [0, 0, 5, 0, 0]}),
    "no control cube": (
        "build NA-tech plain",
        refusal.NO_CONTROL_CUBE,
        {**BUILD, **plants(EU=[(FORESTATION, RED)] * 5, AF=[(FORESTATION, RED)] * 3)},
    ),
    "no demand space": (
        "build NA-tech plain",
        shared.ONLY_GREEN_PLANTS,
        {**BUILD, **plants(NA=[(SOLAR, BLUE)] * 5)},
    ),
}


@both
@pytest.mark.rule("S-OPS-08")
@pytest.mark.parametrize("case", IMPOSSIBLE)
def test_an_action_with_an_impossible_step_is_not_allowed(mode: Mode, case: str) -> None:
    action, code, state = IMPOSSIBLE[case]
    g = given(mode, Turn(RED), **state)
    assert refusal_of(g, action) == code
    assert action not in options_of(g)


@both
@pytest.mark.rule("S-OPS-08")
@pytest.mark.parametrize("action", ["propose NA-tech solar", "prepare NA-money"])
def test_a_missing_benefit_forbids_nothing(mode: Mode, action: str) -> None:
    """G-02, G-14, G-131."""
    g = given(mode, Turn(RED), **projects(NA_money=WIND), cube=[30, 0])
    assert g.cubes == 0
    play(g, action)
    assert g.main_done == 1
    assert g.cube == [30, 0]


@both
@pytest.mark.rule("S-OPS-08", "S-PRO-06")
def test_a_research_grant_that_brings_nothing(mode: Mode) -> None:
    """G-131: nobody to recruit and nobody to move."""
    g = given(
        mode,
        Turn(RED),
        hand_scientists=[0, 1],
        summit_scientist=by_topic(summit1_1=RED, summit2_1=RED, summit3_1=RED, summit4_1=RED),
    )
    assert g.pool_scientists[RED] == 0
    play(g, "propose NA-research solar")
    assert "end" in options_of(g)
    assert g.expertise[SOLAR] == 1


@both
@pytest.mark.rule("S-OPS-03", "S-OPS-08")
def test_a_player_without_a_main_action_passes(mode: Mode) -> None:
    """G-20: no duty to make one possible, but no choice while there is one."""
    state: dict[str, Any] = {"project_pool": [0] * 5, "cep": [0, 2], "money": [10, 10]}
    g = given(mode, Turn(RED), Turn(BLUE), **projects(NA_money=SOLAR), **state)
    assert {"pass", "buy"} <= set(options_of(g))
    play(g.clone(), "pass")
    play(g, "buy")
    assert "pass" not in options_of(g), "the CEP makes a preparation possible"
    assert refusal_of(g, "pass") == shared.ACTION_POSSIBLE
    g = given(mode, Turn(RED), Turn(BLUE), **projects(NA_money=SOLAR), **state)
    play(g, "pass")
    assert asked(g) == BLUE


# The end of a turn


@both
@pytest.mark.rule("S-OPS-09")
def test_summits_are_resolved_when_the_turn_ends_and_markers_come_back(mode: Mode) -> None:
    steps: list[str] = []
    g = given(
        mode,
        Turn(RED),
        **projects(NA_money=SOLAR),
        project_scientist=by_slot(NOBODY, NA_money=RED),
        summit_scientist=by_topic(summit1_1=BLUE),
        lobby_place=lobbyists(red=[1]),
    )
    play(g, "move NA-money summit1-2")
    assert g.summit_scientist[:2] == [BLUE, RED], "not before the end of the turn"
    play(g, "propose NA-tech forestation")
    g.listener = lambda game, step, action: steps.append(type(step).__name__) if action == NO_ACTION else None
    play(g, "end", "learn solar", "learn solar", "learn solar", "learn forestation")
    assert steps.index("CloseSummit") < steps.index(EndTurn.__name__)
    assert (g.active, g.move_done, g.main_done) == (NOBODY, 0, 0)


@both
@pytest.mark.rule("S-OPS-10")
def test_scientists_on_projects_learn_nothing_at_the_end_of_a_turn(mode: Mode) -> None:
    g = given(
        mode,
        Turn(RED),
        **projects(NA_money=SOLAR, OC_tech=WIND),
        project_scientist=by_slot(NOBODY, NA_money=RED, OC_tech=BLUE),
    )
    play(g, "propose AF-money recycling", "end")
    assert g.expertise == knowledge(2, recycling=[1, 0])


@both
@pytest.mark.rule("S-OPS-08", "S-BLD-09", "S-INF-02")
def test_all_is_possible_with_the_last_piece_of_each_kind(mode: Mode) -> None:
    """The same positions with one piece more."""
    g = given(
        mode,
        Turn(RED),
        **projects(NA_money=SOLAR, NA_tech=Prepared(WIND, BLUE)),
        **plants(NA=[GAS, (SOLAR, BLUE)], EU=[(FORESTATION, RED)] * 5, AF=[(FORESTATION, RED)] * 2 + [OIL]),
        expertise=knowledge(2, wind=[2, 0]),
        tables=tables_with(forestation={"plants": 9}),
        money=[9, 10],
        cep=[1, 2],
    )
    assert g.tokens_left(RED) == 1
    assert {"prepare NA-money", "build NA-tech plain"} <= set(options_of(g))
