"""What Second Chance tells people: questions, labels, anchors, and the story of what happened."""

from typing import Any

import pytest

from keeling.kernel.game import SPECTATOR, Decision, Step
from keeling.kernel.match import events_while
from keeling.kernel.view import EventView
from keeling.titles.common.board import SUPPLY
from keeling.titles.common.places import GOAL_OFFERED
from keeling.titles.common.supply import SplitIncome
from keeling.titles.common.words import goal_text
from keeling.titles.second_chance.alphabet import ALPHABET, KEEP
from keeling.titles.second_chance.company_goals import KeepOneGoal, KeepOrGiveUp
from keeling.titles.second_chance.energy import PayFine, SettleDues
from keeling.titles.second_chance.environment import EndGoalsPhase, PayForOpenGoals
from keeling.titles.second_chance.events import EventsPhase, PayForEvent
from keeling.titles.second_chance.knowledge import GiveBonus, GiveKnowledge, LearnByRecruiting
from keeling.titles.second_chance.pollution import EndEnergySupply, ReduceCo2
from keeling.titles.second_chance.scoring import FinalTest
from keeling.titles.second_chance.setup import KeepGoal
from keeling.titles.second_chance.state import EVENTS_PHASE
from keeling.titles.second_chance.turn import ExtraAction, Turn, TurnMenu
from keeling.words import say
from second_chance.positions import (
    AF,
    BLUE,
    BONUS_ANY,
    BONUS_CUBE,
    BONUS_REGION_CEP,
    BONUS_SOURCE,
    COMPETITIVE,
    COOPERATIVE,
    EU,
    HYDRO,
    NA,
    NOBODY,
    OIL,
    PURPLE,
    RED,
    SOLAR,
    WIND,
    Mode,
    Prepared,
    both,
    by_region,
    by_slot,
    company_goals,
    fresh,
    given,
    knowledge,
    lobbyists,
    plants,
    play,
    private_goals,
    projects,
    un_goal,
)
from second_chance.team import goals, region_goal, team, type_goal
from second_chance.wandering import wander

MODES: list[Mode] = [COOPERATIVE, COMPETITIVE]


def labels(mode: Mode, g: Any) -> dict[str, str]:
    """The labels of what can be chosen now, by notation."""
    return {ALPHABET.notation(action): say(mode.label(g, action)) for action in g.legal}


def question(mode: Mode, g: Any) -> str:
    """What is asked now."""
    return say(mode.question(g))


def told(mode: Mode, g: Any, notation: str, seat: int = SPECTATOR) -> list[str]:
    """The sentences of an action and of everything that follows from it."""
    events = events_while(mode, g, lambda: g.play(ALPHABET.parse(notation)))
    return sentences(events[seat])


def happens(mode: Mode, step: Step[Any], seat: int = SPECTATOR, **state: Any) -> list[str]:
    """The sentences of a step and of everything that follows from it."""
    g = given(mode, **state)
    g.then(step)
    return sentences(events_while(mode, g, g.advance)[seat])


def sentences(events: list[EventView]) -> list[str]:
    """What is told, as English sentences."""
    return [say(event["message"]) for event in events if event["message"] is not None]


# Questions


def test_who_is_driven_away_is_told_by_whom() -> None:
    state: dict[str, Any] = {
        **projects(NA_money=WIND),
        "project_scientist": by_slot(NOBODY, NA_money=BLUE),
        "hand_scientists": [1, 0],
    }
    g = play(given(COOPERATIVE, Turn(RED), **state), "prepare NA-money")
    assert g.decision is not None
    assert g.decision.player == BLUE
    asked = "Player 1 prepares the wind project your scientist stands on. Where does your scientist go?"
    assert question(COOPERATIVE, g) == asked
    own = play(given(COOPERATIVE, Turn(BLUE), **state), "prepare NA-money")
    assert question(COOPERATIVE, own).startswith("You prepare the wind project your scientist stands on.")


def test_a_payment_says_what_it_is_for() -> None:
    control: dict[str, Any] = {"controller": by_region(NOBODY, NA=RED)}
    prepare = play(given(COMPETITIVE, Turn(RED), **control, **projects(EU_money=SOLAR)), "prepare EU-money")
    assert question(COMPETITIVE, prepare) == (
        "Preparing solar in Europe (money) costs a CEP: from where do you pay it?"
    )
    ready = {**projects(EU_money=Prepared(SOLAR, BLUE)), "expertise": knowledge(2, solar=[2, 0]), "money": [20, 0]}
    build = play(given(COMPETITIVE, Turn(RED), **control, **ready), "build EU-money plain")
    assert question(COMPETITIVE, build) == "The plant costs a CEP: from where do you pay it?"
    due = given(COMPETITIVE, SettleDues(), phase=SUPPLY, dues=[NA], **control)
    assert question(COMPETITIVE, due).startswith("A fossil plant in a region you control costs a CEP")
    event = given(COMPETITIVE, PayForEvent(RED), phase=EVENTS_PHASE, **control)
    assert question(COMPETITIVE, event).startswith("The event costs you a CEP")


@pytest.mark.parametrize(
    ("bonus", "words"),
    [
        (BONUS_CUBE, "a tech cube"),
        (BONUS_REGION_CEP, "a CEP for a region"),
        (BONUS_ANY, "a point in any energy type"),
        (BONUS_SOURCE + HYDRO, "a point in hydro"),
    ],
)
def test_a_gift_is_named_and_so_are_those_who_may_get_it(bonus: int, words: str) -> None:
    g = given(COOPERATIVE, GiveBonus(BLUE, bonus), players=3)
    assert question(COOPERATIVE, g) == f"Your disc has reached a bonus, {words}. Who gets it?"
    assert labels(COOPERATIVE, g) == {
        "give 2": "Take it yourself",
        "give 3": "Give it to Player 3",
        "give 1": "Give it to Player 1",
    }
    assert told(COOPERATIVE, g, "give 3")[0] == f"Player 2 gives the bonus, {words}, to Player 3."


def test_what_a_player_takes_himself_is_no_gift() -> None:
    g = given(COOPERATIVE, GiveBonus(BLUE, BONUS_CUBE), players=3)
    assert told(COOPERATIVE, g, "give 2") == ["Player 2 gets a tech cube as a bonus."]


@pytest.mark.parametrize(
    ("mode", "decision", "state", "asked"),
    [
        (COOPERATIVE, GiveKnowledge(RED, SOLAR), {}, "You have earned a point in solar. Who gets it?"),
        (COOPERATIVE, LearnByRecruiting(RED), {}, "Your new scientist brings knowledge: in which energy type"),
        (COOPERATIVE, ExtraAction(RED), {}, "You have bought a second main action: which one do you take?"),
        (
            COOPERATIVE,
            ReduceCo2(RED),
            {"co2": 470, "score": [9], "decade": 2},
            "CO₂ is at 470 ppm, and the team has 9 points. To lower it by 10 ppm costs 2 points: how far",
        ),
        (
            COOPERATIVE,
            ReduceCo2(RED),
            {"co2": 510, "score": [9]},
            "CO₂ is at 510 ppm, above the limit of 500, and the team has 9 points. To lower it by 10 ppm costs 1 point",
        ),
        (
            COMPETITIVE,
            KeepGoal(RED),
            {"goal_place": [place + GOAL_OFFERED if place == RED else place for place in company_goals(red=[1, 2])]},
            "2 Company Goals were dealt to you. Which one do you keep?",
        ),
        (
            COMPETITIVE,
            KeepOneGoal(RED),
            {"goal_place": company_goals(red=[1, 2])},
            "You give up a Company Goal for $8. Which one do you keep?",
        ),
        (
            COMPETITIVE,
            KeepOrGiveUp(RED),
            {"goal_place": company_goals(red=[1])},
            "The phase is over. Do you give up a Company Goal for $8?",
        ),
        (COMPETITIVE, Turn(RED), {}, "Your turn: take a main action, and executive actions before or after it."),
        (COMPETITIVE, TurnMenu(RED), {"main_done": 1}, "Take executive actions, or end your turn."),
    ],
)
def test_every_decision_asks_its_own_question(
    mode: Mode, decision: Step[Any], state: dict[str, Any], asked: str
) -> None:
    assert question(mode, given(mode, decision, **state)).startswith(asked)


def test_every_decision_of_whole_games_has_a_question_of_its_own() -> None:
    for mode in MODES:
        for players in mode.players:
            kinds: set[str] = set()

            def note(g: Any, step: Step[Any], action: int, mode: Mode = mode, kinds: set[str] = kinds) -> None:
                if isinstance(step, Decision):
                    g.decision = step
                    key = mode.question(g)["key"]
                    g.decision = None
                    kinds.add(type(step).__name__)
                    assert key != "ask-choose"
                    assert (key in ("ask-second-turn", "ask-second-turn-rest")) == (type(step).__name__ == "TurnMenu")

            wander(mode, players, 1, note)
            assert len(kinds) > 6


# Labels


def test_a_plant_says_what_it_costs_and_what_helps() -> None:
    g = given(
        COMPETITIVE,
        Turn(RED),
        **projects(EU_money=Prepared(SOLAR, BLUE)),
        expertise=knowledge(2, solar=[2, 0]),
        money=[20, 0],
        region_cube=by_region(0, EU=1),
        lobby_place=lobbyists(red=[20]),
    )
    plant = "Build solar in Europe (money) for $10, 2 tech cubes and 1 CEP"
    found = labels(COMPETITIVE, g)
    card, cube = "$3 of lobbyist card 20", "a tech cube of the region"
    assert found["build EU-money plain"] == f"{plant}: 8 points"
    assert found["build EU-money card"] == f"{plant}, with {card}: 8 points"
    assert found["build EU-money region-cube"] == f"{plant}, with {cube}: 8 points"
    assert found["build EU-money card-and-cube"] == f"{plant}, with {card} and {cube}: 8 points"


def test_a_un_goal_says_what_it_shows_and_costs() -> None:
    state: dict[str, Any] = {"un_row": [un_goal(SOLAR, SOLAR)], **plants(EU=[(SOLAR, BLUE, RED), (SOLAR, BLUE, RED)])}
    card = un_goal(SOLAR, SOLAR) + 1
    for mode, points in zip(MODES, (": 2 points for the team", ""), strict=True):
        found = labels(mode, given(mode, Turn(RED), **state))
        assert found[f"claim {card}"] == f"Claim UN Goal {card} (solar and solar) for 1 tech cube{points}"


def test_lowering_co2_says_where_it_leads() -> None:
    g = team(ReduceCo2(RED), co2=430, score=[9], decade=2)
    assert list(labels(COOPERATIVE, g).values()) == [
        "Leave CO₂ at 430 ppm",
        "Lower CO₂ to 420 ppm for 2 points",
        "Lower CO₂ to 410 ppm for 4 points",
        "Lower CO₂ to 400 ppm for 6 points",
    ]


def test_points_of_income_are_the_teams() -> None:
    for mode, words in zip(MODES, ("Take ${}, and {} for the team", "Take ${} and {}"), strict=True):
        assert labels(mode, given(mode, SplitIncome(RED, 1))) == {
            "income 0": words.format(0, "1 point"),
            "income 1": words.format(1, "0 points"),
        }


def test_a_lone_player_reads_what_the_second_action_costs() -> None:
    g = given(COOPERATIVE, Turn(RED), players=1)
    assert labels(COOPERATIVE, g)["extra"] == "Buy a second main action: CO₂ rises by 10 ppm"


# Anchors


@pytest.mark.parametrize(
    ("notation", "anchors"),
    [
        ("prepare EU-money", ["slot:EU-money"]),
        ("build EU-money card", ["slot:EU-money", "region:EU"]),
        ("move EU-tech card-07", ["slot:EU-tech", "card:7"]),
        ("move EU-tech summit2-1", ["slot:EU-tech", "summit:2:1"]),
        ("claim 12", ["ungoal:12"]),
        ("give 3", ["player:3"]),
        ("reduce 4", ["co2", "score"]),
        ("keep 9", ["goal:9"]),
        ("extra", ["co2"]),
        ("lobby 04 minor", ["card:4"]),
        ("draft 04", ["card:4"]),
        ("end", ["turn"]),
    ],
)
def test_actions_are_anchored_where_they_happen(notation: str, anchors: list[str]) -> None:
    assert COOPERATIVE.anchors(ALPHABET.parse(notation)) == anchors


def test_every_action_has_an_anchor() -> None:
    assert all(COOPERATIVE.anchors(action) for action in range(ALPHABET.size))


# Verbs


@pytest.mark.parametrize(
    ("notation", "verb"),
    [
        ("propose EU-money solar", "propose"),
        ("prepare EU-money", "prepare"),
        ("build EU-money card", "build"),
        ("move EU-tech card-07", "scientist"),
        ("buy", "market"),
        ("lobby 04 minor", "card"),
        ("claim 12", "goal"),
        ("discard-goal", "goal"),
        ("pay hand", "pay"),
        ("give 3", "choose"),
        ("end", "end"),
    ],
)
def test_actions_are_offered_by_what_a_player_wants_to_do(notation: str, verb: str) -> None:
    assert {mode.verb(ALPHABET.parse(notation)) for mode in MODES} == {verb}


# The story


def test_a_plant_of_the_team_is_told_with_its_goals() -> None:
    g = team(
        Turn(RED),
        **projects(EU_money=Prepared(SOLAR, BLUE)),
        **goals(region_goal(EU), type_goal(SOLAR)),
        **plants(EU=[OIL]),
        expertise=knowledge(2, solar=[2, 0]),
        money=[20, 0],
    )
    assert told(COOPERATIVE, g, "build EU-money plain") == [
        "Player 1 builds a plant from solar in Europe (money).",
        "Player 1 scores 8 points for the team with the plant.",
        "Player 1 takes control of Europe.",
        "An Environmental Goal is achieved: a plant in Europe.",
        "An Environmental Goal is achieved: a solar plant.",
    ]


@both
def test_a_fine_says_who_loses(mode: Mode) -> None:
    (first, *_) = happens(mode, PayFine(BLUE), cep=[2, 0])
    assert first == (
        "Player 2 has no CEP to pay: the team loses 3 points."
        if mode is COOPERATIVE
        else "Player 2 has no CEP to pay and loses 3 points."
    )


def test_open_goals_and_a_score_below_zero_are_told() -> None:
    state: dict[str, Any] = {**goals(region_goal(EU), type_goal(SOLAR)), "score": [1]}
    assert happens(COOPERATIVE, PayForOpenGoals(), **state) == [
        "2 Environmental Goals are still open: the team loses 2 points."
    ]
    assert happens(COOPERATIVE, EndGoalsPhase(), score=[-1]) == [
        "The score of the team is below zero: everybody loses."
    ]


def test_two_events_are_told() -> None:
    heard = happens(COMPETITIVE, EventsPhase(), co2=400, event_open=NA, event_deck=[EU, AF], cep=[9, 9])
    assert [text for text in heard if "event" in text] == [
        "An event in North America.",
        "At 400 ppm the upcoming event takes place too.",
        "An event in Africa.",
        "The next event threatens Africa.",
        "The next event threatens Europe.",
    ]


def test_too_much_co2_is_told() -> None:
    lost = happens(COOPERATIVE, EndEnergySupply(), co2=520)
    assert lost == ["CO₂ is at 520 ppm, and the limit is 500. CO₂ is above the limit: everybody loses."]


@pytest.mark.parametrize(
    ("state", "sentence"),
    [
        ({"cube": [3, 3]}, "The team has won. You are Legendary Saviors of the Planet."),
        ({"cube": [2, 3]}, "Player 1 achieved no Private Goal. A Private Goal was missed: everybody loses."),
        (
            {"cube": [2, 2]},
            "Player 1 and Player 2 achieved no Private Goal. A Private Goal was missed: everybody loses.",
        ),
        (
            {"cube": [3, 3], "un_row": [0, 1, 2, 3]},
            "4 UN Goals are left. Too many UN Goals are unclaimed: everybody loses.",
        ),
    ],
)
def test_the_end_of_the_team_is_told(state: dict[str, Any], sentence: str) -> None:
    places = private_goals(red=[4], blue=[7])
    tops = knowledge(2, hydro=[0, 6], recycling=[0, 5 if state["cube"][BLUE] == 3 else 0])
    told_last = happens(COOPERATIVE, FinalTest(), goal_place=places, expertise=tops, **state)
    assert told_last == [sentence]


def test_a_kept_company_goal_is_told_to_its_owner_only() -> None:
    g = fresh(COMPETITIVE, players=3)
    assert isinstance(g.decision, KeepGoal)
    player = g.decision.player
    notation = ALPHABET.notation(g.legal[0])
    goal = goal_text(g, KEEP.card(g.legal[0]))
    for seat in [*range(3), SPECTATOR]:
        first = told(COMPETITIVE, g.clone(), notation, seat)[0]
        mine = f"You keep a Company Goal: {say(goal)}."
        assert first == (mine if seat == player else f"Player {player + 1} has chosen a Company Goal.")


def test_dealt_goals_are_told_to_their_owners_only() -> None:
    for mode, words in zip(
        MODES, ("Your Private Goals, of which you must achieve one: ", "Your Company Goals: "), strict=True
    ):
        g = mode.blank(2, 5, mode.options(), mode.content().tables)
        mode.begin(g)
        events = events_while(mode, g, g.advance)
        dealt = [sentences([event for event in seen if event["kind"] == "DealGoals"]) for seen in events]
        assert dealt[RED][0].startswith(words)
        assert dealt[BLUE][0].startswith(words)
        assert dealt[RED] != dealt[BLUE]
        assert dealt[SPECTATOR] == []


def test_companies_lose_where_the_limit_is_passed() -> None:
    g = fresh(COMPETITIVE, players=2, seed=1, start_co2="zero")
    last = [""]
    while g.decision is not None:
        last = told(COMPETITIVE, g, ALPHABET.notation(g.legal[0]))
    assert last[-1].endswith(" The limit is 500 ppm. CO₂ is above the limit: everybody loses.")


def test_every_step_that_happens_is_told_as_a_sentence() -> None:
    for mode in MODES:
        for players in mode.players:

            def check(g: Any, step: Step[Any], action: int, mode: Mode = mode) -> None:
                for seat in (RED, SPECTATOR):
                    message = mode.describe(g, step, action, seat)
                    text = say(message) if message is not None else "."
                    assert text[-1] == "."
                    assert not text[0].islower()

            wander(mode, players, PURPLE, check, {"lobby_draft": True} if players > 1 else None)
