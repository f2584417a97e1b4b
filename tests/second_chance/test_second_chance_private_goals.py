"""The Private Goals of the team, one by one (SO-GOAL)."""

from typing import Any

import pytest

from keeling.kernel.game import SPECTATOR
from keeling.titles.common.places import GOAL_BOX, GOAL_SHOWN
from keeling.titles.second_chance.cooperative import Cooperative
from keeling.titles.second_chance.scoring import FinalTest
from keeling.titles.second_chance.state import PRIVATE_GOAL_MISSED, VICTORY
from keeling.titles.second_chance.turn import Turn
from second_chance.phases import hurry, run, with_cooperative
from second_chance.positions import (
    BLUE,
    FORESTATION,
    NOBODY,
    RED,
    SOLAR,
    TABLES,
    WIND,
    YELLOW,
    Prepared,
    by_region,
    by_slot,
    by_topic,
    card_scientists,
    knowledge,
    lobbyists,
    options_of,
    plants,
    play,
    private_goals,
    projects,
    tables_with_bonuses,
    worlds,
)
from second_chance.team import team

CARDS = TABLES.cooperative.private_goals
TWO_EACH = with_cooperative(
    private_goals=tuple(card._replace(least=(2,) * 4) if n >= 7 else card for n, card in enumerate(CARDS))
)
"""The real tables, but cards 08 to 16 ask for two, with any number of players."""

TOP_SOLAR, TOP_WIND = (len(TABLES.sources[source].income) for source in (SOLAR, WIND))


def achieves(card: int, **state: Any) -> bool:
    """Whether Red, whose other goal is out of reach, wins with this card; Blue has his goal for sure."""
    other = 7 if card != 7 else 1
    safe = {"alone": [state.pop("alone", 0), 1]}
    if card == 3:
        place, safe["money"] = private_goals(red=[3, other], blue=[6, 5]), [0, 10]
    else:
        place = private_goals(red=[card, other], blue=[3, 5 if card != 5 else 2])
    g = team(FinalTest(), tables=TWO_EACH, goal_place=place, **(safe | state))
    assert g.end in (VICTORY, PRIVATE_GOAL_MISSED)
    return g.end == VICTORY


# What lies on the own board


@pytest.mark.rule("SO-GOAL-01")
@pytest.mark.parametrize(("ceps", "wins"), [(5, False), (6, True), (9, True)])
def test_goal_01_asks_for_six_ceps_in_hand(ceps: int, wins: bool) -> None:
    regions = {"controller": by_region(NOBODY, NA=RED), "region_cep": by_region(0, NA=4), **plants(NA=[(SOLAR, RED)])}
    assert achieves(1, cep=[ceps, 9], **regions) == wins


@pytest.mark.rule("SO-GOAL-02")
@pytest.mark.parametrize(
    ("controller", "ceps", "wins"),
    [
        (by_region(NOBODY, NA=RED), by_region(0, NA=4), True),
        (by_region(NOBODY, NA=RED), by_region(4, NA=3), False),
        (by_region(NOBODY, NA=RED, EU=RED), by_region(0, NA=2, EU=2), False),
        (by_region(NOBODY, NA=RED, EU=RED), by_region(0, NA=1, EU=5), True),
        (by_region(NOBODY, NA=BLUE), by_region(0, NA=4), False),
        (by_region(NOBODY), by_region(4), False),
    ],
)
def test_goal_02_asks_for_a_region_with_four_ceps(controller: list[int], ceps: list[int], wins: bool) -> None:
    assert achieves(2, cep=[9, 0], controller=controller, region_cep=ceps) == wins


@pytest.mark.rule("SO-GOAL-04")
@pytest.mark.parametrize(("cubes", "wins"), [(2, False), (3, True)])
def test_goal_04_asks_for_three_tech_cubes(cubes: int, wins: bool) -> None:
    assert achieves(4, cube=[cubes, 9], region_cube=by_region(3), controller=by_region(RED)) == wins


@pytest.mark.rule("SO-GOAL-05")
@pytest.mark.parametrize(("pool", "hand", "wins"), [(0, 1, True), (1, 0, False), (3, 1, False)])
def test_goal_05_asks_for_all_scientists_wherever_they_stand(pool: int, hand: int, wins: bool) -> None:
    """G-75: here one stands on a project, one on a summit, one on a card."""
    state: dict[str, Any] = {"hand_scientists": [hand, 4], "pool_scientists": [pool, 0]}
    if pool < 3:
        state |= projects(NA_money=SOLAR)
        state["project_scientist"] = by_slot(NOBODY, NA_money=RED)
        state["summit_scientist"] = by_topic(summit1_1=RED)
        state["lobby_place"] = lobbyists(blue_open=[5])
        state["lobby_scientist"] = card_scientists(card_05=RED)
    assert achieves(5, **state) == wins


@pytest.mark.rule("SO-GOAL-06")
@pytest.mark.parametrize(("money", "wins"), [(9, False), (10, True)])
def test_goal_06_asks_for_ten_dollars(money: int, wins: bool) -> None:
    assert achieves(6, money=[money, 99]) == wins


@pytest.mark.rule("SO-GOAL-07")
@pytest.mark.parametrize(
    ("solar", "wind", "wins"),
    [(TOP_SOLAR, TOP_WIND, True), (TOP_SOLAR, TOP_WIND - 1, False), (TOP_SOLAR - 1, TOP_WIND, False)],
)
def test_goal_07_asks_for_the_top_of_two_tracks(solar: int, wind: int, wins: bool) -> None:
    assert achieves(7, expertise=knowledge(solar=[solar, TOP_SOLAR], wind=[wind, TOP_WIND])) == wins


@pytest.mark.rule("SO-GOAL-08")
@pytest.mark.parametrize(
    ("controller", "wins"),
    [
        (by_region(NOBODY, NA=RED, EU=RED), True),
        (by_region(BLUE, NA=RED), False),
        (by_region(BLUE, NA=RED, EU=RED, AF=RED), True),
    ],
)
def test_goal_08_asks_for_controlled_regions(controller: list[int], wins: bool) -> None:
    assert achieves(8, controller=controller) == wins


# What was prepared and built: two solar, two types, two in one region, two regions

SAME_TYPE = {**projects(NA_money=Prepared(SOLAR, RED)), **plants(SA=[(SOLAR, BLUE, RED)])}
"""Infrastructure of Red: solar in NA without a plant, solar in SA under a plant of Blue's."""
SAME_REGION = {**projects(NA_money=Prepared(SOLAR, RED)), **plants(NA=[(WIND, BLUE, RED)])}
ONE_OF_BOTH = {**projects(NA_money=Prepared(SOLAR, RED)), **plants(SA=[(SOLAR, RED, BLUE)], NA=[(WIND, RED, BLUE)])}
TWO_ALIKE = {**projects(NA_money=Prepared(SOLAR, RED)), **plants(NA=[(SOLAR, BLUE, RED)])}


@pytest.mark.rule("SO-GOAL-09", "SO-GOAL-10", "SO-GOAL-11", "SO-GOAL-12")
@pytest.mark.parametrize(
    ("card", "same_type", "same_region", "alike"),
    [(9, True, False, True), (10, False, True, False), (11, False, True, True), (12, True, False, False)],
)
def test_goals_09_to_12_count_prepared_infrastructure(
    card: int, same_type: bool, same_region: bool, alike: bool
) -> None:
    """G-75: whether something was built on it or not, and whoever built it."""
    assert achieves(card, **SAME_TYPE) == same_type
    assert achieves(card, **SAME_REGION) == same_region
    assert achieves(card, **TWO_ALIKE) == alike
    assert not achieves(card, **ONE_OF_BOTH), "plants of Red on foreign infrastructure do not count"


BUILT_TYPE = plants(NA=[(SOLAR, RED, BLUE)], SA=[(SOLAR, RED, BLUE)])
BUILT_REGION = plants(NA=[(SOLAR, RED, BLUE), (WIND, RED, BLUE)])
BUILT_ALIKE = plants(NA=[(SOLAR, RED, BLUE), (SOLAR, RED, BLUE)])
BUILT_ONE = {
    **plants(NA=[(SOLAR, RED, RED), (WIND, BLUE, RED)], SA=[(SOLAR, BLUE, RED)]),
    **projects(NA_tech=Prepared(FORESTATION, RED)),
}


@pytest.mark.rule("SO-GOAL-13", "SO-GOAL-14", "SO-GOAL-15", "SO-GOAL-16")
@pytest.mark.parametrize(
    ("card", "same_type", "same_region", "alike"),
    [(13, True, False, True), (14, False, True, False), (15, False, True, True), (16, True, False, False)],
)
def test_goals_13_to_16_count_built_plants(card: int, same_type: bool, same_region: bool, alike: bool) -> None:
    assert achieves(card, **BUILT_TYPE) == same_type
    assert achieves(card, **BUILT_REGION) == same_region
    assert achieves(card, **BUILT_ALIKE) == alike
    assert not achieves(card, **BUILT_ONE), "plants of others on infrastructure of Red do not count"


@pytest.mark.rule("SO-GOAL-08", "SO-GOAL-13")
@pytest.mark.parametrize(("players", "needed"), [(1, 4), (2, 3), (3, 2), (4, 1)])
def test_the_number_on_the_card_follows_the_number_of_players(players: int, needed: int) -> None:
    cards = (*CARDS[:7], *[card._replace(least=(4, 3, 2, 1)) for card in CARDS[7:]])
    for count in (needed - 1, needed):
        g = team(
            FinalTest(),
            players=players,
            tables=with_cooperative(private_goals=cards),
            goal_place=private_goals(red=[8, 2], blue=[6], yellow=[3], purple=[4]),
            controller=[RED] * count + [NOBODY] * (6 - count),
            region_cep=by_region(0),
            cube=[9] * players,
            alone=[1] * players,
        )
        assert (g.end == VICTORY) == (count == needed)


# Card 03: a summit of two topics alone


def before_a_summit(tile: int, *owners: int, mover: int = RED, **state: Any) -> Cooperative:
    """The mover has a scientist on the solar project from which he can complete this summit; Blue's turn."""
    talks = {f"summit1_{n}": owner for n, owner in enumerate(owners, 1) if owner != NOBODY}
    return team(
        players=3,
        tables=tables_with_bonuses(),
        summit_tile=[tile, -1, -1, -1, -1, -1],
        summit_scientist=by_topic(**talks),
        project_scientist=by_slot(NOBODY, NA_money=mover),
        **projects(NA_money=SOLAR),
        **state,
    )


def resolved(g: Cooperative, turn: int, *notations: str) -> Cooperative:
    """After this turn."""
    play(run(g, Turn(turn)), *notations)
    return hurry(g, lambda g: g.active == NOBODY)


HOLDS_03 = private_goals(red=[3, 6], blue=[4, 5], yellow=[7, 8])


@pytest.mark.rule("SO-GOAL-03", "SO-GOAL-00")
def test_goal_03_is_shown_at_once_when_the_summit_is_resolved() -> None:
    g = before_a_summit(0, RED, goal_place=HOLDS_03)
    resolved(g, RED, "move NA-money summit1-2")
    assert g.goal_place[2] == GOAL_SHOWN + RED
    for seat in (BLUE, SPECTATOR):
        assert {world.goal_place[2] for world in worlds(g, seat)} == {GOAL_SHOWN + RED}
    assert g.goal_place.count(RED) == 1, "the other goal stays secret"


@pytest.mark.rule("SO-GOAL-03")
def test_goal_03_is_won_by_who_has_done_it() -> None:
    assert achieves(3, alone=1)
    assert not achieves(3, alone=0)
    g = resolved(before_a_summit(0, RED, goal_place=HOLDS_03), RED, "move NA-money summit1-2")
    ending = {
        "cube": [0, 3, 0],
        "money": [0, 0, 0],
        "expertise": knowledge(3, solar=[0, 0, TOP_SOLAR], wind=[0, 0, TOP_WIND]),
    }
    ended = team(FinalTest(), players=3, goal_place=g.goal_place, alone=g.alone, **ending)
    assert ended.end == VICTORY, "shown, the card is still his"


@pytest.mark.rule("SO-GOAL-03")
def test_goal_03_wants_both_scientists_and_two_topics() -> None:
    with_blue = resolved(before_a_summit(0, BLUE, goal_place=HOLDS_03), RED, "move NA-money summit1-2")
    assert (with_blue.alone, with_blue.goal_place[2]) == ([0, 0, 0], RED)
    three = before_a_summit(10, RED, NOBODY, RED, goal_place=HOLDS_03)
    resolved(three, RED, "move NA-money summit1-2")
    assert (three.summit_tile[0] == 10, three.alone, three.goal_place[2]) == (False, [0, 0, 0], RED)


@pytest.mark.rule("SO-GOAL-03")
def test_goal_03_counts_a_summit_completed_by_a_forced_move() -> None:
    """G-116: in Blue's turn, because Blue prepares the project Red's scientist stands on."""
    g = before_a_summit(0, RED, goal_place=HOLDS_03)
    resolved(g, BLUE, "prepare NA-money", "move NA-money summit1-2")
    assert g.alone == [1, 0, 0]
    assert g.goal_place[2] == GOAL_SHOWN + RED


@pytest.mark.rule("SO-GOAL-03")
def test_goal_03_needs_the_summit_to_be_complete() -> None:
    g = before_a_summit(0, NOBODY, goal_place=HOLDS_03)
    resolved(g, RED, "move NA-money summit1-2")
    assert (g.alone, g.goal_place[2]) == ([0, 0, 0], RED)


# Secrecy


@pytest.mark.rule("SO-GOAL-00")
def test_who_shows_nothing_after_a_lone_summit_does_not_hold_card_03() -> None:
    place = private_goals(red=[1, 2], blue=[4, 5], yellow=[7, 8])
    g = resolved(before_a_summit(0, RED, goal_place=place), RED, "move NA-money summit1-2")
    assert (g.alone, g.goal_place[2]) == ([1, 0, 0], GOAL_BOX)
    holders = [world.goal_place[2] for world in worlds(g, BLUE, 200)]
    assert set(holders) == {YELLOW, GOAL_BOX}
    for world in worlds(g, BLUE):
        assert [world.goal_place.count(player) for player in range(3)] == [2, 2, 2]
        assert [world.goal_place[card] for card in (3, 4)] == [BLUE, BLUE]


@pytest.mark.rule("SO-GOAL-00")
def test_goals_other_than_card_03_stay_secret_though_achieved() -> None:
    g = team(Turn(RED), players=3, goal_place=private_goals(red=[6, 4], blue=[1, 2], yellow=[7, 8]), money=[99, 0, 0])
    hurry(play(g, options_of(g)[0]), lambda g: g.active == NOBODY)
    assert g.goal_place[5] == RED
    assert len({tuple(sorted(n for n, place in enumerate(w.goal_place) if place == RED)) for w in worlds(g, BLUE)}) > 1


@pytest.mark.rule("SO-GOAL-00")
def test_the_goals_become_known_at_the_end_of_the_game() -> None:
    g = team(players=2, goal_place=private_goals(red=[6, 4], blue=[1, 2]))
    before = g.reveals
    assert run(g, FinalTest()).reveals == before + 1
