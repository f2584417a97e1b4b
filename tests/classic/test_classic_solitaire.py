# ruff: noqa: N802
"""The solitaire variant (C-SOLO)."""

from typing import Any

import pytest

from classic.positions import (
    AF,
    AS,
    BIOMASS,
    COLD_FUSION,
    EMPTY,
    FORESTATION,
    GAS,
    NA,
    OC,
    RECYCLING,
    RED,
    SA,
    SOLAR,
    by_region,
    by_slot,
    company_goals,
    discs,
    fresh,
    given,
    options_of,
    plants,
    play,
    refusal_of,
    tables_with,
    worlds,
)
from keeling.kernel.game import PLAYING, SPECTATOR
from keeling.titles.classic import refusal
from keeling.titles.classic.decade import EndOperations
from keeling.titles.classic.setup import DealUnGoals
from keeling.titles.classic.solitaire import DrawStarterProject
from keeling.titles.classic.state import Classic
from keeling.titles.classic.supply import EndSupply, ResolveEvent, SupplyPhase
from keeling.titles.classic.title import TITLE
from keeling.titles.classic.turn import Turn
from keeling.titles.common import refusal as shared
from keeling.titles.common.alphabet import REGIONS
from keeling.titles.common.board import OPERATIONS
from keeling.titles.common.decade import OperationsPhase
from keeling.titles.common.layout import GRANT_COUNT
from keeling.titles.common.places import LOBBY_BOX, LOBBY_DECK, LOBBY_PLAYED
from keeling.titles.common.setup import DealGoals


def solo(*steps: Any, hand: list[int] | None = None, deck: list[int] | None = None, **state: Any) -> Classic:
    """A solitaire position; `hand` and `deck` are lobby cards by their numbers, the last of the deck is its top."""
    deck = [card - 1 for card in deck or []]
    place = [LOBBY_BOX] * 26
    for card in hand or []:
        place[card - 1] = RED
    for card in deck:
        place[card] = LOBBY_DECK
    return given(*steps, players=1, lobby_place=place, lobby_deck=deck, **state)


# Setup


@pytest.mark.rule("C-SOLO-01")
def test_the_goal_is_one_of_three() -> None:
    goals = {27 + given(DealGoals(), players=1, seed=seed).goal_of(RED) for seed in range(60)}
    assert goals == {28, 29, 31}


@pytest.mark.rule("C-SOLO-02")
def test_all_un_goals_are_a_stack_face_down() -> None:
    g = given(DealUnGoals(), players=1, seed=4)
    assert sorted(g.un_stack) == list(range(13))
    assert g.un_row == []
    assert TITLE.view(g, RED)["un_stack"] == 13
    assert TITLE.view(g, RED)["un_goals"] == []
    assert len({world.un_stack[-1] for world in worlds(g, RED)}) > 5, "nobody knows the top card"


@pytest.mark.rule("C-SOLO-03", "C-SOLO-05")
def test_five_starter_projects_are_on_the_board_before_the_first_turn() -> None:
    orders = set()
    for seed in range(12):
        g = fresh(1, seed)
        assert options_of(g) == [f"begin {region}" for region in REGIONS]
        before = (g.money[:], g.cube[:], g.hand_scientists[:])
        play(g, "begin EU")
        order = []
        while g.phase != OPERATIONS:
            play(g, options_of(g)[0])
            order += [source for source in g.project if source != EMPTY and source not in order]
        assert sorted(source for source in g.project if source != EMPTY) == [0, 1, 2, 3, 4]
        assert g.project_pool == [5] * 5
        assert g.installed == [0] * 18
        assert (g.money, g.cube, g.hand_scientists) == before, "without their grants"
        assert g.violations() == []
        orders.add(tuple(order))
    assert len(orders) > 6, "they are drawn in random order"


@pytest.mark.rule("C-SOLO-04")
def test_a_project_goes_to_the_next_region_that_wants_it() -> None:
    """Oceania wants solar, cold fusion and biomass; clockwise from there only Africa and Asia want recycling."""
    recycling = 1 << RECYCLING
    g = solo(DrawStarterProject(OC, recycling))
    assert options_of(g) == ["put AF-money", "put AF-tech", "put AF-research"]
    assert refusal_of(g, "put OC-money") == refusal.WRONG_REGION
    at_hand = solo(DrawStarterProject(OC, 1 << SOLAR))
    assert options_of(at_hand) == ["put OC-money", "put OC-tech", "put OC-research"]


@pytest.mark.rule("C-SOLO-03", "C-SOLO-04")
def test_the_search_goes_on_clockwise_from_the_last_project() -> None:
    seen = set()
    for seed in range(30):
        g = solo(DrawStarterProject(OC, 1 << RECYCLING | 1 << FORESTATION), seed=seed)
        play(g, options_of(g)[0])
        play(g, options_of(g)[0])
        where = {source: slot // GRANT_COUNT for slot, source in enumerate(g.project) if source != EMPTY}
        seen.add((where[RECYCLING], where[FORESTATION]))
    # Recycling first: Africa, then Asia takes forestation. Forestation first: North America, then Africa.
    assert seen == {(AF, AS), (AF, NA)}


@pytest.mark.rule("C-SOLO-04")
def test_a_project_nobody_wants_is_left_out() -> None:
    g = solo(DrawStarterProject(OC, 1 << RECYCLING), agenda=[FORESTATION, SOLAR, COLD_FUSION] * 6)
    assert g.decision is None
    assert g.project == [EMPTY] * 18
    assert g.project_pool == [6] * 5


@pytest.mark.rule("C-SOLO-05")
def test_the_player_chooses_an_empty_space_and_gets_no_grant() -> None:
    g = solo(DrawStarterProject(OC, 1 << BIOMASS), project=by_slot(EMPTY, OC_money=SOLAR), cube=[0])
    assert options_of(g) == ["put OC-tech", "put OC-research"]
    assert refusal_of(g, "put OC-money") == shared.SLOT_TAKEN
    tech = play(g.clone(), "put OC-tech")
    assert tech.project[OC * GRANT_COUNT + 1] == BIOMASS
    assert tech.cube == [0]
    research = play(g.clone(), "put OC-research")
    assert research.decision is None
    assert research.hand_scientists == [1]


@pytest.mark.rule("C-SOLO-13", "C-SOLO-06")
def test_the_rest_of_the_setup_is_that_of_the_base_game() -> None:
    g = fresh(1)
    assert (g.money, g.cep, g.score, g.cube) == ([3], [2], [0], [0])
    assert g.lobby_place.count(RED) == 5
    assert len(g.lobby_deck) == 21
    assert (g.market, g.price, g.bank) == (2, 3, 15)
    seen = TITLE.view(g, RED)
    assert (seen["decades"], seen["rounds"]) == (5, 6)


@pytest.mark.rule("C-SOLO-13")
def test_the_game_ends_as_the_base_game_does() -> None:
    green = plants(AF=[(FORESTATION, RED)] * 3, OC=[(SOLAR, RED)] * 4)
    assert TITLE.outcome(solo(EndOperations(), **green)).reason == "green_regions"
    assert TITLE.outcome(solo(EndOperations(), decade=5)).reason == "decades"
    assert TITLE.outcome(solo(EndOperations(), decade=4, operations_co2=360, co2=340)).reason == "safe_zone"
    assert solo(EndOperations(), decade=4).end == PLAYING


@pytest.mark.rule("C-SOLO-06")
def test_six_turns_in_a_decade() -> None:
    g = solo(OperationsPhase())
    for _ in range(6):
        assert g.decision is not None
        play(g, next(option for option in options_of(g) if "-tech" in option), "end")
    assert g.decision is None


# Cards


@pytest.mark.rule("C-SOLO-07", "C-SOLO-08")
def test_T_38_a_lobby_card_brings_another_and_its_main_effect_a_un_goal() -> None:
    g = solo(Turn(RED), hand=[3, 8], deck=[20, 21, 22], un_row=[5], un_stack=[1, 2, 0], money=[0])
    play(g, "propose NA-tech solar")
    main = play(g.clone(), "lobby 03 main")
    assert [card + 1 for card in range(26) if main.lobby_place[card] == RED] == [8, 22]
    assert [card + 1 for card in main.lobby_deck] == [20, 21]
    assert main.lobby_place[3 - 1] == LOBBY_PLAYED
    assert (main.un_row, main.un_stack) == ([5, 0], [1, 2]), "revealed at the right end"
    assert main.money == [3]
    minor = play(g.clone(), "lobby 03 minor")
    assert [card + 1 for card in range(26) if minor.lobby_place[card] == RED] == [8, 22]
    assert (minor.un_row, minor.un_stack) == ([5], [1, 2, 0])


@pytest.mark.rule("C-SOLO-08", "C-SOLO-07")
def test_a_discount_card_is_a_main_effect_too() -> None:
    g = solo(
        Turn(RED),
        hand=[15],
        deck=[1],
        un_stack=[4],
        project=by_slot(EMPTY, NA_money=SOLAR),
        installed=by_slot(0, NA_money=1),
        expertise=discs(1, solar=[3]),
        cube=[2],
        money=[7],
    )
    play(g, "construct-lobby NA-money")
    assert g.un_row == [4]
    assert g.lobby_place[0] == RED
    assert g.money == [0]


@pytest.mark.rule("C-SOLO-08")
def test_a_revealed_goal_can_be_scored_from_now_on_by_another_card_move() -> None:
    board = plants(NA=[(SOLAR, RED)], OC=[(COLD_FUSION, RED)])
    solar_and_fusion = 41 - 34
    g = solo(Turn(RED), Turn(RED), hand=[3], un_stack=[solar_and_fusion], cube=[2], **board)
    assert refusal_of(g, "goal 41") == shared.GOAL_NOT_OPEN
    play(g, "propose NA-tech solar", "lobby 03 main")
    assert refusal_of(g, "goal 41") == shared.CARD_DONE
    play(g, "end")
    assert "goal 41" in options_of(g)


@pytest.mark.rule("C-SOLO-07")
def test_an_empty_deck_and_an_empty_stack_give_nothing() -> None:
    g = solo(Turn(RED), hand=[3])
    play(g, "propose NA-tech solar", "lobby 03 main")
    assert g.lobby_place.count(RED) == 0
    assert g.un_row == []


@pytest.mark.rule("C-SOLO-07")
def test_with_others_no_card_is_drawn() -> None:
    g = given(Turn(RED), players=2, lobby_place=[RED] + [LOBBY_BOX] * 25, un_row=[5])
    play(g, "lobby 01 minor")
    assert g.lobby_place.count(RED) == 0


@pytest.mark.rule("C-SOLO-09")
def test_a_disaster_removes_the_leftmost_un_goal() -> None:
    g = solo(ResolveEvent(), co2=350, event_open=SA, un_row=[7, 2, 9], cube=[1])
    assert g.un_row == [2, 9]
    assert 7 in g.un_box
    assert (g.cube, g.region_cube) == ([0], by_region(0, SA=1)), "besides the relief"
    supplied = solo(ResolveEvent(), co2=350, event_open=SA, un_row=[7, 2], **plants(SA=[(SOLAR, RED)]))
    assert supplied.un_row == [2], "it is a disaster also for who has a plant there"
    averted = solo(ResolveEvent(), co2=340, event_open=SA, un_row=[7, 2])
    assert averted.un_row == [7, 2]
    assert solo(ResolveEvent(), co2=350, event_open=SA).un_row == []
    two = given(ResolveEvent(), players=2, co2=350, event_open=SA, un_row=[7, 2])
    assert two.un_row == [7, 2], "only in solitaire"


# The end


@pytest.mark.rule("C-SOLO-10", "C-SOLO-11", "C-SOLO-12")
def test_T_37_above_500_the_game_ends_and_is_scored_without_income() -> None:
    income = tables_with(solar={"income": (5,) * 10})
    state: dict[str, Any] = {
        "tables": income,
        "expertise": discs(1, solar=[3]),
        "money": [6],
        "cep": [0],
        "score": [20],
        "cube": [1],
        "goal_place": company_goals(red=28),
    }
    g = solo(EndSupply(), co2=510, **state)
    outcome = TITLE.outcome(g)
    assert outcome.reason == "solo_over"
    assert outcome.scores == [20 + (6 + 8) // 2 + 3]
    assert outcome.winners == [RED]
    sheet = TITLE.view(g, SPECTATOR)["players"][RED]["sheet"]
    assert sheet is not None
    assert sheet["income"] == 0
    assert solo(EndSupply(), co2=500, **state).end == PLAYING
    ended = solo(EndSupply(), co2=500, options={"solo_limit": "ge500"}, **state)
    assert TITLE.outcome(ended).reason == "solo_over"
    assert solo(EndSupply(), co2=490, options={"solo_limit": "ge500"}, **state).end == PLAYING


@pytest.mark.rule("C-SOLO-11")
def test_every_other_end_has_its_income() -> None:
    g = solo(EndOperations(), decade=5, expertise=discs(1, biomass=[1]), money=[0], cep=[0])
    sheet = TITLE.view(g, SPECTATOR)["players"][RED]["sheet"]
    assert sheet is not None
    assert sheet["income"] == g.classic.track_income[BIOMASS * 16 + 1] == 2


@pytest.mark.rule("C-SOLO-10", "C-SOLO-09")
def test_the_phase_in_which_it_happens_is_finished() -> None:
    g = solo(SupplyPhase(), decade=2, co2=460, event_open=NA, un_row=[3], cube=[1], fossil_deck=[GAS] * 6)
    play(g, "begin OC")
    assert g.co2 == 580
    assert TITLE.outcome(g).reason == "solo_over"
    assert (g.un_row, g.region_cube[NA]) == ([], 1), "its event has happened"


@pytest.mark.rule("C-SOLO-12")
def test_there_is_no_threshold_to_win() -> None:
    for score in (-20, 0, 90):
        outcome = TITLE.outcome(solo(EndOperations(), decade=5, score=[score], money=[0], cep=[0]))
        assert (outcome.scores, outcome.winners) == ([score], [RED])


@pytest.mark.rule("C-SOLO-13")
def test_the_lone_player_pays_for_the_regions_he_controls() -> None:
    board = plants(EU=[(COLD_FUSION, RED)])
    g = solo(
        SupplyPhase(),
        decade=2,
        controller=by_region(-1, EU=RED),
        region_cep=by_region(1, EU=0),
        cep=[0],
        money=[0],
        score=[1],
        **board,
    )
    play(g, "begin EU")
    assert g.score == [1 - 3]
