# ruff: noqa: N802
"""Cooperative set-up (SO-SET)."""

import pytest

from keeling.titles.common.places import GOAL_BOX
from keeling.titles.second_chance.alphabet import PAIR_COUNT
from keeling.titles.second_chance.cooperative import Cooperative
from second_chance.phases import with_cooperative
from second_chance.positions import COOPERATIVE, RED, TABLES, fresh, worlds

GROUPS = [range(22), range(22, 32), range(32, 47)]
"""The tiles of power-plant goals, knowledge goals and summit goals."""


@pytest.mark.rule("SO-SET-01", "SO-SET-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_score_from_zero_and_400_ppm(players: int) -> None:
    g = fresh(COOPERATIVE, players)
    assert g.score == [0]
    assert [g.rules.account(player) for player in range(players)] == [0] * players
    assert g.co2 == 400


@pytest.mark.rule("SO-SET-03")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_T_84_goals_on_display_out_of_47(players: int) -> None:
    assert [len(group) for group in GROUPS] == [22, 10, 15]
    assert len(TABLES.cooperative.environmental_goals) == 47
    g = fresh(COOPERATIVE, players)
    assert [sum(tile in group for tile in g.env_tile) for group in GROUPS] == [8, 5, 8]
    assert len(set(g.env_tile)) == 21
    assert g.env_done == [0] * 21


@pytest.mark.rule("SO-SET-03")
def test_the_groups_lie_one_after_the_other_and_every_tile_can_come() -> None:
    seen: set[int] = set()
    for seed in range(40):
        g = fresh(COOPERATIVE, 2, seed)
        seen |= set(g.env_tile)
        assert [tile in GROUPS[0] for tile in g.env_tile] == [True] * 8 + [False] * 13
        assert [tile in GROUPS[2] for tile in g.env_tile] == [False] * 13 + [True] * 8
    assert seen == set(range(47))


@pytest.mark.rule("SO-SET-03")
def test_the_goals_lie_open() -> None:
    g = fresh(COOPERATIVE, 2)
    assert {tuple(world.env_tile) for world in worlds(g, RED)} == {tuple(g.env_tile)}


@pytest.mark.rule("SO-SET-04")
def test_the_display_of_un_goals_for_four_players() -> None:
    row = fresh(COOPERATIVE, 4).un_row
    assert [card < PAIR_COUNT for card in row] == [True] * 3 + [False] * 3


@pytest.mark.rule("SO-SET-04")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_display_of_un_goals_follows_the_number_of_players(players: int) -> None:
    tables = with_cooperative(un_pairs=(1, 2, 3, 4), un_triples=(5, 6, 7, 8))
    g: Cooperative = COOPERATIVE.blank(players, 1, COOPERATIVE.options(), tables)
    COOPERATIVE.begin(g)
    g.advance()
    pairs = [card for card in g.un_row if card < PAIR_COUNT]
    assert (len(pairs), len(g.un_row) - len(pairs)) == (players, players + 4)


@pytest.mark.rule("SO-SET-05")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_two_secret_goals_for_each_player(players: int) -> None:
    g = fresh(COOPERATIVE, players)
    assert len(g.goal_place) == 16
    assert [g.goal_place.count(player) for player in range(players)] == [2] * players
    assert g.goal_place.count(GOAL_BOX) == 16 - 2 * players


@pytest.mark.rule("SO-SET-05")
def test_a_player_knows_his_own_goals_only() -> None:
    g = fresh(COOPERATIVE, 3)
    mine = [card for card in range(16) if g.goal_place[card] == RED]
    partners: set[int] = set()
    for world in worlds(g, RED, 80):
        assert [card for card in range(16) if world.goal_place[card] == RED] == mine
        partners |= {card for card in range(16) if world.goal_place[card] in (1, 2)}
    assert partners == set(range(16)) - set(mine)


@pytest.mark.rule("SO-SET-05")
def test_every_goal_can_be_dealt() -> None:
    dealt: set[int] = set()
    for seed in range(40):
        dealt |= {card for card, place in enumerate(fresh(COOPERATIVE, 2, seed).goal_place) if place < 2}
    assert dealt == set(range(16))
