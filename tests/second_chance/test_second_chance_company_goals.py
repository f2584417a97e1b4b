"""Company Goals: what they are worth, how long they stay secret, and when they are given up (SX-GOAL, B-24)."""

from typing import Any

import pytest

from keeling.kernel.game import SPECTATOR
from keeling.titles.common.board import OPERATIONS, SHEET_GOAL, SHEET_LINES, SUPPLY
from keeling.titles.common.goals import goal_value
from keeling.titles.common.places import GOAL_DISCARDED, GOAL_SCORED
from keeling.titles.second_chance.competitive import Competitive
from keeling.titles.second_chance.decade import CompetitiveDecade
from keeling.titles.second_chance.scoring import FinalScoring
from keeling.titles.second_chance.state import EVENTS_PHASE
from keeling.titles.second_chance.turn import Turn
from second_chance.companies import companies, paupers, un_owners
from second_chance.phases import hurry
from second_chance.positions import (
    BLUE,
    FORESTATION,
    HYDRO,
    NOBODY,
    RECYCLING,
    RED,
    SOLAR,
    WIND,
    Prepared,
    asked,
    by_region,
    company_goals,
    knowledge,
    options_of,
    plants,
    play,
    projects,
    worlds,
)


def value(card: int, **state: Any) -> int:
    """The points Red gets for this Company Goal in the final scoring; 4 or less means that he takes the money."""
    g = paupers(FinalScoring(), goal_place=company_goals(red=[card]), **state)
    return g.breakdown[RED * SHEET_LINES + SHEET_GOAL]


def rises(card: int, each: int, most: int, positions: list[dict[str, Any]]) -> None:
    """The goal is worth so much for each of the things counted, of which the positions have 0, 1, 2 and so on."""
    for count, position in enumerate(positions):
        points = min(most, each * count)
        assert value(card, **position) == (points if points > 4 else 0), (count, points)


REGION_NAMES = ["NA", "SA", "EU", "AF", "AS", "OC"]
TYPES = [SOLAR, HYDRO, WIND, FORESTATION, RECYCLING, SOLAR]
"""A type that each region accepts."""


@pytest.mark.rule("SX-GOAL-01")
@pytest.mark.parametrize("hand", [0, 3])
def test_goal_01_counts_ceps_in_hand_and_in_controlled_regions(hand: int) -> None:
    for regional in range(hand % 2, 7):
        count = hand + regional
        points = value(
            1,
            cep=[hand, 9],
            price=1,
            controller=by_region(NOBODY, AS=RED, EU=BLUE),
            region_cep=by_region(0, AS=regional, EU=5, NA=5),
        )
        assert points == (min(16, 2 * count) if count > 2 else 0), "counted before the sale"


@pytest.mark.rule("SX-GOAL-02")
def test_goal_02_counts_tracks_led_also_with_others() -> None:
    tracks = ["forestation", "solar", "wind", "hydro", "recycling"]
    for theirs in (1, 3):
        leading = [{"expertise": knowledge(2, **{name: [3, theirs] for name in tracks[:n]})} for n in range(6)]
        rises(2, 4, 16, leading)
    behind = knowledge(2, **{name: [3, 4] for name in tracks})
    assert value(2, expertise=behind) == 0
    assert value(2, expertise=knowledge()) == 0, "G-55: a lead needs a disc"


@pytest.mark.rule("SX-GOAL-03")
def test_goal_03_counts_claimed_un_goals() -> None:
    rises(3, 3, 15, [{"un_owner": un_owners(n, 7)} for n in range(8)])


@pytest.mark.rule("SX-GOAL-04")
def test_goal_04_counts_controlled_regions() -> None:
    rises(4, 4, 16, [{"controller": [RED] * n + [BLUE] * (6 - n)} for n in range(7)])


def supplied_by(builder: int, owner: int, regions: int, source: int | None = None) -> dict[str, Any]:
    """Plants of the builder on infrastructure of the owner in so many regions."""
    return plants(
        **{
            name: [(TYPES[n] if source is None else source, builder, owner)]
            for n, name in enumerate(REGION_NAMES[:regions])
        }
    )


@pytest.mark.rule("SX-GOAL-05")
def test_goal_05_counts_regions_with_own_plants() -> None:
    rises(5, 3, 15, [supplied_by(RED, BLUE, n, SOLAR) for n in range(7)])
    assert value(5, **supplied_by(BLUE, RED, 6)) == 0
    assert value(5, **plants(NA=[(SOLAR, RED), (WIND, RED)], EU=[(WIND, RED)])) == 6, "a region counts once"


@pytest.mark.rule("SX-GOAL-06")
def test_goal_06_counts_types_of_own_plants() -> None:
    rises(6, 3, 15, [supplied_by(RED, BLUE, n) for n in range(6)])
    assert value(6, **supplied_by(BLUE, RED, 6)) == 0
    assert value(6, **plants(NA=[(SOLAR, RED), (WIND, RED)], SA=[(SOLAR, RED)])) == 6, "a type counts once"


@pytest.mark.rule("SX-GOAL-07")
def test_goal_07_counts_own_plants_after_the_first() -> None:
    one = [supplied_by(RED, BLUE, n) for n in range(1, 7)]
    rises(7, 3, 15, one)
    assert value(7, **supplied_by(RED, BLUE, 0)) == 0
    assert value(7, **plants(NA=[(SOLAR, RED), (SOLAR, RED), (SOLAR, RED)])) == 6
    assert value(7, **supplied_by(BLUE, RED, 6)) == 0
    eight = [(SOLAR, RED)] * 4
    assert value(7, **plants(NA=eight, EU=eight)) == 15


def prepared(*slots: tuple[str, int], owner: int = RED) -> dict[str, Any]:
    """Infrastructure without plants."""
    return projects(**{slot: Prepared(source, owner) for slot, source in slots})


@pytest.mark.rule("SX-GOAL-08")
def test_goal_08_counts_regions_with_own_infrastructure() -> None:
    rises(8, 3, 15, [supplied_by(BLUE, RED, n, SOLAR) for n in range(7)])
    assert value(8, **supplied_by(RED, BLUE, 6)) == 0
    both = {**prepared(("EU_money", WIND), ("NA_money", SOLAR)), **plants(NA=[(WIND, BLUE, RED)])}
    assert value(8, **both) == 6, "with or without a plant, and a region counts once"


@pytest.mark.rule("SX-GOAL-09")
def test_goal_09_counts_types_of_own_infrastructure() -> None:
    rises(9, 3, 15, [supplied_by(BLUE, RED, n) for n in range(6)])
    assert value(9, **supplied_by(RED, BLUE, 6)) == 0
    both = {**prepared(("EU_money", WIND), ("NA_money", SOLAR)), **plants(SA=[(SOLAR, BLUE, RED)])}
    assert value(9, **both) == 6


@pytest.mark.rule("SX-GOAL-10")
def test_goal_10_counts_own_infrastructure_after_the_first() -> None:
    rises(10, 3, 15, [supplied_by(BLUE, RED, n) for n in range(1, 7)])
    assert value(10, **supplied_by(BLUE, RED, 0)) == 0
    both = {**prepared(("NA_money", SOLAR), ("NA_tech", SOLAR)), **plants(NA=[(SOLAR, BLUE, RED)])}
    assert value(10, **both) == 6
    assert value(10, **prepared(("NA_money", SOLAR), ("NA_tech", SOLAR), ("EU_tech", WIND), owner=BLUE)) == 0


@pytest.mark.rule("SX-GOAL-07", "SX-GOAL-10")
@pytest.mark.parametrize("card", range(1, 11))
def test_nothing_to_count_is_worth_nothing(card: int) -> None:
    """Above all where the first one does not count."""
    assert goal_value(paupers(), RED, card - 1) == 0


# Secrecy


def holding(**state: Any) -> Competitive:
    """Red's turn; he has goal 4, Blue goal 1, Yellow goal 2."""
    return companies(Turn(RED), players=3, goal_place=company_goals(red=[4], blue=[1], yellow=[2]), **state)


@pytest.mark.rule("SX-GOAL-11")
def test_a_held_goal_is_secret() -> None:
    g = holding()
    assert {world.goal_place.index(RED) for world in worlds(g, BLUE, 80)} == set(range(10)) - {0}
    assert {world.goal_place.index(RED) for world in worlds(g, RED)} == {3}


@pytest.mark.rule("SX-GOAL-11")
def test_a_discarded_goal_is_secret_during_and_after_the_game() -> None:
    g = play(holding(), "discard-goal")
    for seat in (BLUE, SPECTATOR):
        assert len({world.goal_place.index(GOAL_DISCARDED + RED) for world in worlds(g, seat)}) > 1
    assert {world.goal_place.index(GOAL_DISCARDED + RED) for world in worlds(g, RED)} == {3}
    ended = paupers(FinalScoring(), players=3, goal_place=g.goal_place, un_owner=un_owners(0, 0, 0))
    assert ended.goal_place[3] == GOAL_DISCARDED + RED
    assert len({world.goal_place.index(GOAL_DISCARDED + RED) for world in worlds(ended, SPECTATOR)}) > 1


@pytest.mark.rule("SX-GOAL-11")
def test_only_a_goal_that_scores_is_revealed_at_the_end() -> None:
    g = paupers(
        FinalScoring(), players=3, goal_place=company_goals(red=[3], blue=[4], yellow=[2]), un_owner=un_owners(3)
    )
    assert [g.goal_place[card] for card in (2, 3, 1)] == [GOAL_SCORED + RED, GOAL_DISCARDED + BLUE, GOAL_DISCARDED + 2]
    assert {world.goal_place[2] for world in worlds(g, SPECTATOR)} == {GOAL_SCORED + RED}


# Giving a goal up outside the own turn


def decade_of(discard: str, **state: Any) -> Competitive:
    """The first decade from its Energy Supply on; Red has a goal, Blue none."""
    return companies(
        CompetitiveDecade(),
        options={"company_goal_discard": discard},
        goal_place=company_goals(red=[4]),
        **state,
    )


@pytest.mark.rule("SX-OPS-01")
def test_by_the_option_a_goal_can_be_given_up_after_phases_without_turns() -> None:
    """B-24: anytime."""
    g = decade_of("anytime")
    assert (asked(g), g.phase, options_of(g)) == (RED, SUPPLY, ["decline", "discard-goal"])
    kept = play(g.clone(), "decline")
    assert (kept.phase, kept.goal_place[3], kept.money) == (OPERATIONS, RED, [10, 10])
    assert "discard-goal" in options_of(kept)
    given_up = play(g, "discard-goal")
    assert (given_up.phase, given_up.goal_place[3], given_up.money[RED]) == (OPERATIONS, GOAL_DISCARDED + RED, 18)
    hurry(kept, lambda g: g.phase == EVENTS_PHASE)
    assert (asked(kept), options_of(kept)) == (RED, ["decline", "discard-goal"])


@pytest.mark.rule("SX-OPS-01")
def test_otherwise_nobody_is_asked_between_the_phases() -> None:
    g = decade_of("own_turn")
    assert (g.phase, asked(g)) == (OPERATIONS, RED)
    hurry(g, lambda g: g.decade == 2)
    assert g.goal_place[3] == RED
    assert g.phase == OPERATIONS
