"""What each seat may know of a game of Second Chance, on hand-built positions."""

from typing import Any

import pytest

from keeling.kernel.game import SPECTATOR
from keeling.kernel.title import Difficulty
from keeling.titles.common.board import SUPPLY
from keeling.titles.common.places import GOAL_DISCARDED, GOAL_OFFERED, GOAL_SHOWN
from keeling.titles.second_chance.scoring import FinalScoring, FinalTest
from keeling.titles.second_chance.setup import KeepGoal
from keeling.titles.second_chance.state import PAID_BY_REGION
from keeling.titles.second_chance.turn import Turn
from keeling.words import language, say
from second_chance.companies import companies, un_owners
from second_chance.positions import (
    BLUE,
    COMPETITIVE,
    COOPERATIVE,
    EU,
    HYDRO,
    NA,
    NOBODY,
    OC,
    OIL,
    RED,
    SOLAR,
    WIND,
    Mode,
    Prepared,
    Proposed,
    both,
    by_region,
    by_slot,
    card_scientists,
    company_goals,
    given,
    lobbyists,
    plants,
    play,
    private_goals,
    projects,
    un_goal,
)
from second_chance.team import goals, region_goal, team, topic_goal, type_goal

WATCHERS = [RED, BLUE, SPECTATOR]


def player(mode: Mode, g: Any, number: int, seat: int = SPECTATOR) -> dict[str, Any]:
    """What a seat sees of a player."""
    seen: dict[str, Any] = mode.view(g, seat)["players"][number]
    return seen


# Both modes


@both
def test_plants_and_projects_say_whose_they_are(mode: Mode) -> None:
    g = given(
        mode,
        Turn(RED),
        **plants(EU=[OIL, (HYDRO, RED, BLUE)]),
        **projects(EU_money=Proposed(SOLAR, 2), EU_tech=Prepared(WIND, BLUE)),
        project_scientist=by_slot(NOBODY, EU_money=RED),
        hand_scientists=[0, 1],
    )
    europe = mode.view(g, SPECTATOR)["regions"][EU]
    assert europe["spaces"][:2] == [
        {"plant": "oil", "ppm": 30, "owner": None, "infrastructure": None},
        {"plant": "hydro", "ppm": None, "owner": RED, "infrastructure": BLUE},
    ]
    money, tech, research = europe["slots"]
    assert (money["source"], money["level"], money["installed"], money["scientist"]) == ("solar", 2, False, RED)
    assert (tech["source"], tech["level"], tech["installed"], tech["token"]) == ("wind", 1, True, BLUE)
    assert (research["source"], research["level"], research["token"]) == (None, None, None)
    blue = player(mode, g, BLUE)
    assert blue["prepared"] == {"forestation": 0, "solar": 0, "wind": 1, "hydro": 1, "recycling": 0}
    assert blue["supported"] == {"forestation": 0, "solar": 0, "wind": 0, "hydro": 1, "recycling": 0}
    assert (blue["tokens"], blue["control_cubes"]) == (6, 8)
    assert (player(mode, g, RED)["tokens"], player(mode, g, RED)["control_cubes"]) == (8, 7)


@both
def test_the_level_of_the_next_project_is_known(mode: Mode) -> None:
    for left, level in ((5, 1), (4, 1), (3, 2), (1, 2), (0, None)):
        view = mode.view(given(mode, Turn(RED), project_pool=[left] * 5), SPECTATOR)
        assert [plant["next_level"] for plant in view["plants"]] == [level] * 5
    solar = view["plants"][SOLAR]
    assert solar["left"] == 5
    assert solar["levels"][0] == {"level": 1, "space": 2, "money": 10, "cubes": 2, "ceps": 1, "points": 8}
    assert [level["space"] for level in solar["levels"]] == view["tracks"][SOLAR]["level_spaces"]


@both
def test_open_cards_are_seen_by_all_and_hands_by_their_owners(mode: Mode) -> None:
    g = given(
        mode,
        Turn(RED),
        lobby_place=lobbyists(red=[1, 2], blue=[3], blue_open=[5]),
        lobby_scientist=card_scientists(card_05=RED),
        hand_scientists=[0, 1],
    )
    for seat, hand in ((RED, [1, 2]), (BLUE, [3]), (SPECTATOR, [])):
        assert [card["card"] for card in mode.view(g, seat)["hand"]] == hand
        assert player(mode, g, RED, seat)["lobby_cards"] == 2
        (card,) = player(mode, g, BLUE, seat)["open_cards"]
        assert (card["card"], say(card["minor"]), card["scientist"]) == (5, "1 tech cube", RED)
        assert (card["gives"], card["amount"]) == ("cubes", 1)


@both
def test_un_goals_leave_the_display_for_their_owner(mode: Mode) -> None:
    card = un_goal(SOLAR, SOLAR)
    g = given(mode, Turn(RED), un_row=[card], **plants(EU=[(SOLAR, BLUE, RED), (SOLAR, BLUE, RED)]))
    shown = {"card": card + 1, "sources": ["solar", "solar"], "cubes": 1, "owner": None}
    assert mode.view(g, BLUE)["un_goals"] == [shown]
    play(g, f"claim {card + 1}")
    assert mode.view(g, BLUE)["un_goals"] == []
    assert mode.view(g, BLUE)["un_claimed"] == [{**shown, "owner": RED}]
    assert player(mode, g, RED, BLUE)["un_goals"] == [card + 1]


@both
def test_what_is_still_to_be_paid_is_public(mode: Mode) -> None:
    g = given(mode, phase=SUPPLY, dues=[NA, PAID_BY_REGION + OC], controller=by_region(NOBODY, NA=BLUE))
    assert mode.view(g, RED)["dues"] == [{"region": "NA", "player": BLUE}, {"region": "OC", "player": None}]


def test_pieces_that_cannot_run_out_have_no_number() -> None:
    lone = player(COOPERATIVE, given(COOPERATIVE, Turn(RED), players=1), RED)
    assert (lone["tokens"], lone["control_cubes"], lone["control_markers"]) == (None, None, None)
    free = given(COMPETITIVE, Turn(RED), options={"unlimited_control_markers": True})
    assert player(COMPETITIVE, free, RED)["control_markers"] is None


def test_the_last_decade_of_the_team_is_shorter() -> None:
    for decade, rounds in ((3, 3), (4, 2)):
        assert COOPERATIVE.view(team(Turn(RED), players=3, decade=decade), RED)["rounds"] == rounds
    assert COMPETITIVE.view(companies(Turn(RED), players=3, decade=4), RED)["rounds"] == 3


def test_a_second_action_is_possible_for_a_lone_player_only() -> None:
    for players, possible in ((1, True), (2, False)):
        turn = COOPERATIVE.view(team(Turn(RED), players=players), RED)["turn"]
        assert (turn["extra_possible"], turn["extra_done"]) == (possible, False)
    bare = team(Turn(RED), players=1, options={"solo_rules": "bare"})
    assert COOPERATIVE.view(bare, RED)["turn"]["extra_possible"] is False


# The team


def test_environmental_goals_with_their_cost() -> None:
    g = team(
        Turn(RED),
        decade=3,
        score=[20],
        options={"inspectors": True},
        **goals(region_goal(NA), type_goal(WIND), topic_goal(SOLAR), achieved=[region_goal(EU)]),
        inspector=[0, -1],
    )
    view = COOPERATIVE.view(g, SPECTATOR)
    built, known, summits = view["environment"]
    assert [group["group"] for group in view["environment"]] == ["plants", "knowledge", "summits"]
    assert [(goal["kind"], goal["value"], goal["done"], goal["inspected"]) for goal in built["goals"]] == [
        ("region", "NA", False, True),
        ("region", "EU", True, False),
        ("source", "wind", False, False),
    ]
    assert known["goals"] == []
    assert [(goal["index"], say(goal["text"])) for goal in summits["goals"]] == [(3, "a summit about solar")]
    assert (view["score"], view["goals_open"], view["goals_cost"]) == (20, 3, 3 * 4)
    assert view["inspectors"] == [{"inspector": "green", "index": 0}, {"inspector": "blue", "index": None}]
    assert COOPERATIVE.view(team(Turn(RED)), RED)["inspectors"] == []


def test_private_goals_are_seen_by_their_owners_until_they_are_shown() -> None:
    places = private_goals(red=[4, 6], blue=[3, 7])
    g = team(Turn(RED), goal_place=places, cube=[2, 2])
    for seat in WATCHERS:
        for number in (RED, BLUE):
            seen = player(COOPERATIVE, g, number, seat)
            assert seen["hidden_goals"] == 2
            assert bool(seen["goals"]) == (number == seat)
    cubes, money = player(COOPERATIVE, g, RED, RED)["goals"]
    assert (cubes["card"], cubes["progress"], cubes["least"], cubes["achieved"]) == (4, 2, 3, False)
    assert (say(money["text"]), money["progress"], money["achieved"], money["shown"]) == ("$10", 10, True, False)
    shown = team(Turn(RED), goal_place=[GOAL_SHOWN + BLUE if card == 2 else place for card, place in enumerate(places)])
    for seat in (RED, SPECTATOR):
        (goal,) = player(COOPERATIVE, shown, BLUE, seat)["goals"]
        assert (goal["card"], goal["shown"]) == (3, True)
        assert player(COOPERATIVE, shown, BLUE, seat)["hidden_goals"] == 1


@pytest.mark.rule("SO-END-03")
def test_after_the_last_decade_all_private_goals_are_shown() -> None:
    g = team(FinalTest(), goal_place=private_goals(red=[4, 6], blue=[1, 7]), cube=[3, 3], cep=[2, 6])
    view = COOPERATIVE.view(g, SPECTATOR)
    assert (view["end"], view["winners"], view["epithet"]) == (
        "victory",
        [RED, BLUE],
        {"rank": "rank-legendary", "name": "epithet-saviors-of-the-planet"},
    )
    assert [[goal["card"] for goal in each["goals"]] for each in view["players"]] == [[4, 6], [1, 7]]
    assert [each["hidden_goals"] for each in view["players"]] == [0, 0]


@pytest.mark.rule("SO-END-05")
def test_the_steps_a_team_can_reach_are_told_from_the_highest_down() -> None:
    view = COOPERATIVE.view(team(), SPECTATOR)
    steps = view["steps"]
    assert steps[0] == {"name": "epithet-saviors-of-the-planet", "most_ppm": 400}
    assert [step["most_ppm"] for step in steps] == sorted(step["most_ppm"] for step in steps)
    assert steps[-1]["most_ppm"] == view["defeat"]


def test_a_preview_shows_what_an_action_does_for_the_team() -> None:
    g = team(
        Turn(RED),
        **projects(EU_money=Prepared(SOLAR, BLUE)),
        **goals(region_goal(EU), type_goal(WIND)),
        expertise=[0, 2, 0, 0, 0] * 2,
        money=[20, 0],
        goal_place=private_goals(red=[13], blue=[14]),
    )
    changed = COOPERATIVE.preview(g, RED, COOPERATIVE.alphabet.parse("build EU-money plain"))
    assert changed["score"] == (0, 8)
    assert changed["goals_cost"] == (2, 1)
    assert changed["players.0.money"] == (20, 10)
    assert changed["players.0.goals.0.progress"] == (0, 1)
    assert changed["players.1.supported.solar"] == (0, 1)


# The companies


def test_offered_goals_are_seen_by_their_owner_and_the_choice_by_nobody() -> None:
    offered = [
        place + GOAL_OFFERED if place in (RED, BLUE) else place for place in company_goals(red=[1, 4], blue=[2, 3])
    ]
    g = companies(KeepGoal(RED), KeepGoal(BLUE), Turn(RED), goal_place=offered)
    assert [(goal["card"], goal["state"]) for goal in player(COMPETITIVE, g, RED, RED)["goals"]] == [
        (1, "offered"),
        (4, "offered"),
    ]
    play(g, "keep 4")
    states = [(goal["card"], goal["state"]) for goal in player(COMPETITIVE, g, RED, RED)["goals"]]
    assert states == [(1, "rejected"), (4, "held")]
    for seat in (BLUE, SPECTATOR):
        assert player(COMPETITIVE, g, RED, seat)["goals"] == []
        assert player(COMPETITIVE, g, RED, seat)["has_goal"]
        assert not player(COMPETITIVE, g, BLUE, seat)["has_goal"]


def test_a_goal_that_was_given_up_is_seen_by_its_owner() -> None:
    places = [GOAL_DISCARDED + RED if place == RED else place for place in company_goals(red=[4], blue=[5])]
    g = companies(Turn(RED), goal_place=places)
    assert [(goal["state"], goal["points"]) for goal in player(COMPETITIVE, g, RED, RED)["goals"]] == [("discarded", 0)]
    for seat in (BLUE, SPECTATOR):
        seen = player(COMPETITIVE, g, RED, seat)
        assert (seen["has_goal"], seen["goal_discarded"], seen["goals"]) == (False, True, [])


def test_the_sheet_adds_up_and_scored_goals_keep_their_points() -> None:
    """A goal that counts CEPs is worth what it was before they were sold."""
    g = companies(
        FinalScoring(),
        options={"company_goals": "keep_both"},
        decade=5,
        score=[5, 7],
        cep=[6, 0],
        price=1,
        money=[0, 3],
        cube=[3, 1],
        goal_place=company_goals(red=[1, 3], blue=[2]),
        un_owner=un_owners(2, 1),
    )
    view = COMPETITIVE.view(g, BLUE)
    red, blue = (player(COMPETITIVE, g, number, BLUE) for number in (RED, BLUE))
    assert [(goal["card"], goal["points"], goal["state"]) for goal in red["goals"]] == [
        (1, 12, "scored"),
        (3, 6, "scored"),
    ]
    assert red["sheet"] == {"play": 5, "goal": 18, "coins": 3, "cubes": 3, "un_goals": 10}
    for each in (red, blue):
        assert sum(each["sheet"].values()) == each["score"]
    assert (view["end"], view["winners"]) == ("decades", [RED])


def test_events_say_whether_two_take_place() -> None:
    for co2, both_events in ((399, False), (400, True)):
        g = companies(Turn(RED), co2=co2, event_open=EU, event_deck=[NA, OC], event_discard=[1])
        assert COMPETITIVE.view(g, RED)["events"] == {
            "open": "EU",
            "next": "OC",
            "deck": 2,
            "discarded": ["SA"],
            "second_event": 400,
            "both": both_events,
        }


# The set-up page


def test_the_sentences_of_difficulties_name_the_numbers_of_the_game() -> None:
    def sentence(difficulty: Difficulty) -> str:
        return language("en").name(f"difficulty-{COMPETITIVE.name}-{difficulty.name}", "help")

    printed, zero, relief, _ = COMPETITIVE.difficulties
    for difficulty in (printed, zero):
        g = given(COMPETITIVE, options=difficulty.options)
        assert f"CO₂ begins at {g.second.start_co2} ppm" in sentence(difficulty)
    g = given(COMPETITIVE, options=relief.options)
    assert f"lowers the CO₂ by {g.second.un_relief_ppm} ppm" in sentence(relief)
