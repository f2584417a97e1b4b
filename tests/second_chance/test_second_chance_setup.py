# ruff: noqa: N802
"""Setup of both modes (S-SET). What only one mode sets up is tested with that mode."""

from collections import Counter
from typing import Any

import pytest

from keeling.kernel.errors import BadSetup
from keeling.kernel.game import SPECTATOR, Step
from keeling.kernel.title import Setup
from keeling.titles.common.alphabet import REGIONS
from keeling.titles.common.board import OPERATIONS, SETUP, SUPPLY
from keeling.titles.common.layout import RANKS
from keeling.titles.common.places import LOBBY_BOX
from keeling.titles.common.setup import ChooseStartPlayer, DealAgendas, DealLobbyCards, EquipPlayers
from keeling.titles.second_chance.alphabet import PAIR_COUNT, UN_GOAL_COUNT
from keeling.titles.second_chance.setup import DealSummits, DealUnGoals, StackFossilTiles
from keeling.titles.second_chance.turn import Turn
from second_chance.positions import (
    BLUE,
    COAL,
    COMPETITIVE,
    COOPERATIVE,
    EMPTY,
    EU,
    FORESTATION,
    GAS,
    NOBODY,
    OIL,
    RED,
    SOLAR,
    TABLES,
    YELLOW,
    GameT,
    Mode,
    asked,
    both,
    fresh,
    given,
    lobbyists,
    options_of,
    play,
    projects,
    slot_of,
    tables_with_bonuses,
    worlds,
)
from second_chance.wandering import wander

SEEDS = range(100)


def first_turn(g: GameT) -> GameT:
    """The game at its first turn: in the competitive mode everybody keeps the first of his goals."""
    while g.active == NOBODY:
        g.play(g.legal[0])
    return g


# Players and their pieces


@pytest.mark.rule("S-SET-01")
@pytest.mark.parametrize(
    ("mode", "players", "never"), [(COOPERATIVE, [1, 2, 3, 4], [0, 5]), (COMPETITIVE, [2, 3, 4], [0, 1, 5])]
)
def test_the_numbers_of_players(mode: Mode, players: list[int], never: list[int]) -> None:
    assert [fresh(mode, n).players for n in players] == players
    for n in never:
        with pytest.raises(BadSetup):
            Setup.of(mode, n, 1)
    assert fresh(mode, 2).second.cooperative == (mode.name == COOPERATIVE.name)


@both
@pytest.mark.rule("S-SET-02")
def test_everything_is_limited_but_money(mode: Mode) -> None:
    """G-02, G-14: what is short is lost. Money comes from a supply without end."""
    g = given(mode, Turn(RED), cube=[29, 0], money=[5000, 5000])
    assert g.cubes == 1
    play(g, "propose NA-tech solar")
    assert (g.cube[RED], g.cubes) == (30, 0)
    g = given(mode, Turn(RED), **projects(NA_money=FORESTATION), cep=[1, 27], market=1, region_cep=[4, 3, 4, 2, 5, 3])
    assert g.bank == 0
    play(g, "prepare NA-money")
    assert (g.cep[RED], g.market, g.bank) == (1, 0, 1), "a benefit of two CEPs gives the one there is"
    g = given(mode, Turn(RED), money=[5000, 5000])
    play(g, "propose NA-money solar")
    assert g.money == [5004, 5000]


@both
@pytest.mark.rule("S-SET-03")
def test_pieces_of_a_player(mode: Mode) -> None:
    g = fresh(mode, 4)
    rules = g.second
    assert [g.tokens_left(player) for player in range(4)] == [8] * 4
    assert (rules.control_markers, rules.control_cubes, rules.scientists) == (5, 8, 4)
    assert g.expertise == [0] * 20, "five knowledge discs wait beside their tracks"
    assert g.score == [0] * len(g.score)


@both
@pytest.mark.rule("S-SET-04", "S-SET-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_player_begins_with(mode: Mode, players: int) -> None:
    g = fresh(mode, players)
    assert (g.hand_scientists, g.pool_scientists) == ([1] * players, [3] * players)
    assert (g.cep, g.cube) == ([2] * players, [2] * players)
    assert g.cubes == 30 - 2 * players


@both
@pytest.mark.rule("S-SET-05")
def test_all_actions_of_the_first_turn_are_open(mode: Mode) -> None:
    """Three executive discs and the pentagon: a main action, a move, the market and a card."""
    g = first_turn(fresh(mode, 2))
    assert (g.main_done, g.move_done, g.market_done, g.card_done) == (0, 0, 0, 0)
    kinds = {text.split()[0] for text in options_of(g)}
    assert {"propose", "sell", "lobby"} <= kinds
    play(g, next(text for text in options_of(g) if text.startswith("propose")))
    while asked(g) != g.active or "end" not in options_of(g):
        g.play(g.legal[-1])
    assert any(text.startswith("move hand") for text in options_of(g))


@both
@pytest.mark.rule("S-SET-06")
def test_chance_chooses_the_start_player_who_begins(mode: Mode) -> None:
    starts = {given(mode, ChooseStartPlayer(), players=4, seed=seed).start_player for seed in SEEDS}
    assert starts == {0, 1, 2, 3}
    for seed in range(6):
        g = first_turn(fresh(mode, 4, seed))
        assert g.active == asked(g) == g.start_player


@both
@pytest.mark.rule("S-SET-07")
def test_money_by_seat_from_the_start_player(mode: Mode) -> None:
    four = given(mode, EquipPlayers(), players=4, start_player=2)
    assert [four.money[seat] for seat in (2, 3, 0, 1)] == [3, 4, 4, 5]
    two = given(mode, EquipPlayers(), start_player=1)
    assert [two.money[seat] for seat in (1, 0)] == [3, 4]


@both
@pytest.mark.rule("S-SET-08")
def test_money_is_known_to_all(mode: Mode) -> None:
    g = given(mode, Turn(RED), players=3, money=[7, 11, 13], lobby_place=lobbyists(red=[1, 2], blue=[3, 4]))
    for seat in (BLUE, SPECTATOR):
        assert {tuple(world.money) for world in worlds(g, seat, 10)} == {(7, 11, 13)}
        assert {str(mode.view(world, seat)) for world in worlds(g, seat, 10)} == {str(mode.view(g, seat))}


@both
@pytest.mark.rule("S-SET-09", "S-OPS-11")
def test_the_game_begins_with_the_first_phase_of_2010(mode: Mode) -> None:
    phases: list[int] = []

    def hear(g: Any, step: Step[Any], action: int) -> None:
        if phases[-1:] != [g.phase]:
            phases.append(g.phase)

    wander(mode, 3, 1, hear)
    assert phases[:2] == [SETUP, OPERATIONS if mode.name == COOPERATIVE.name else SUPPLY]
    g = first_turn(fresh(mode, 3))
    assert (g.decade, g.second.years[g.decade - 1], g.round) == (1, 2010, 3), "the first round space of three"


# Supplies


@both
@pytest.mark.rule("S-SET-11", "S-PRO-01")
def test_projects_of_level_one_lie_above_those_of_level_two(mode: Mode) -> None:
    assert fresh(mode).project_pool == [5] * 5
    g = given(mode, *(Turn(RED) for _ in range(6)), tables=tables_with_bonuses())
    slots = ["OC-money", "SA-tech", "NA-money", "OC-tech", "NA-tech"]
    for slot in slots:
        play(g, f"propose {slot} solar", "end")
    assert [g.level[slot_of(slot)] for slot in slots] == [1, 1, 2, 2, 2]
    assert g.installed == [0] * 18, "proposed side up"
    assert g.project_pool[SOLAR] == 0


@both
@pytest.mark.rule("S-SET-12")
def test_plants_lie_open_and_have_no_level(mode: Mode) -> None:
    """The first plant taken can be one of level 2: the project says which it is."""
    g = fresh(mode)
    assert (g.second.plant_tiles, g.plants_built) == ([5] * 5, [0] * 5)


@both
@pytest.mark.rule("S-SET-13")
def test_any_summit_tiles_are_laid_out(mode: Mode) -> None:
    sizes: Counter[int] = Counter()
    for seed in SEEDS:
        g = given(mode, DealSummits(), seed=seed, summit_tile=[EMPTY] * 6, summit_deck=[])
        assert sorted(g.summit_tile + g.summit_deck) == list(range(18))
        assert len(g.summit_tile) == 6
        sizes.update(g.second.summit_size[tile] for tile in g.summit_tile)
    assert set(sizes) == {2, 3, 4}
    g = fresh(mode)
    decks = {tuple(world.summit_deck) for world in worlds(g, RED)}
    assert len(decks) > 30, "the deck lies face down"
    assert {tuple(sorted(deck)) for deck in decks} == {tuple(sorted(g.summit_deck))}


@both
@pytest.mark.rule("S-SET-14")
def test_each_region_gets_an_agenda(mode: Mode) -> None:
    seen = set()
    for seed in SEEDS:
        g = given(mode, DealAgendas(), seed=seed)
        tiles = [tuple(g.agenda[n * RANKS : n * RANKS + RANKS]) for n in range(len(REGIONS))]
        assert len(set(tiles)) == 6
        assert set(tiles) <= set(TABLES.agendas)
        seen.add(tiles[EU])
    assert seen == set(TABLES.agendas)


@both
@pytest.mark.rule("S-SET-15", "S-SET-16")
@pytest.mark.parametrize(("players", "removed"), [(2, 0), (3, 6), (4, 0)])
def test_three_players_leave_six_gas_plants_in_the_box(mode: Mode, players: int, removed: int) -> None:
    g = fresh(mode, players)
    assert g.fossil_box == [GAS] * removed
    assert Counter(g.fossil_deck) == {COAL: 8, OIL: 10, GAS: 12 - removed}
    even = fresh(mode, players, fossil_mix="10-10-10")
    assert even.fossil_box == [GAS] * removed
    assert Counter(even.fossil_deck) == {COAL: 10, OIL: 10, GAS: 10 - removed}


@both
@pytest.mark.rule("S-SET-16")
def test_fossil_tiles_are_shuffled_and_none_is_on_the_board(mode: Mode) -> None:
    g = fresh(mode)
    assert g.space == [EMPTY] * len(g.space)
    decks = {tuple(given(mode, StackFossilTiles(), seed=seed).fossil_deck) for seed in SEEDS}
    assert len(decks) == len(SEEDS)
    assert len({world.fossil_deck[-1] for world in worlds(g, RED)}) == 3, "nobody knows the next tile"


@both
@pytest.mark.rule("S-SET-17", "S-SET-18")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_ceps_in_regions_market_and_bank(mode: Mode, players: int) -> None:
    g = fresh(mode, players)
    assert g.region_cep == g.second.cep_limit == [region.cep_limit for region in TABLES.regions]
    assert (g.market, g.price) == (2, 3)
    assert g.bank == 50 - sum(region.cep_limit for region in TABLES.regions) - 2 * players - 2


# Cards


@both
@pytest.mark.rule("S-SET-19")
def test_five_lobbyists_for_each_and_the_rest_into_the_box(mode: Mode) -> None:
    hands = set()
    for seed in SEEDS:
        g = given(mode, DealLobbyCards(), players=4, seed=seed)
        assert Counter(g.lobby_place) == {RED: 5, BLUE: 5, YELLOW: 5, 3: 5, LOBBY_BOX: 16}
        hands.add(tuple(card for card, place in enumerate(g.lobby_place) if place == RED))
    assert len(hands) == len(SEEDS)
    assert {card for hand in hands for card in hand} == set(range(36))


@both
@pytest.mark.rule("S-SET-20")
def test_hands_are_secret(mode: Mode) -> None:
    g = first_turn(fresh(mode, 3))
    own = [card for card, place in enumerate(g.lobby_place) if place == BLUE]
    seen: set[int] = set()
    for world in worlds(g, BLUE):
        assert [card for card, place in enumerate(world.lobby_place) if place == BLUE] == own
        assert mode.view(world, BLUE) == mode.view(g, BLUE)
        seen.update(card for card, place in enumerate(world.lobby_place) if place == RED)
    assert seen == set(range(36)) - set(own), "Red may hold any card that Blue does not"


UN_DISPLAY = [
    (COOPERATIVE, 2, (3, 3)),
    (COOPERATIVE, 4, (3, 3)),
    (COMPETITIVE, 2, (5, 5)),
    (COMPETITIVE, 4, (5, 5)),
]


@pytest.mark.rule("S-SET-21")
@pytest.mark.parametrize(("mode", "players", "shown"), UN_DISPLAY)
def test_un_goals_come_from_two_decks(mode: Mode, players: int, shown: tuple[int, int]) -> None:
    rows = set()
    for seed in SEEDS:
        g = given(mode, DealUnGoals(), players=players, seed=seed, un_box=[])
        pairs = [card for card in g.un_row if card < PAIR_COUNT]
        assert (len(pairs), len(g.un_row) - len(pairs)) == shown
        assert sorted(g.un_row + g.un_box) == list(range(UN_GOAL_COUNT))
        rows.add(tuple(g.un_row))
    assert len(rows) == len(SEEDS)
    assert {card for row in rows for card in row} == set(range(UN_GOAL_COUNT))


def test_T_54_four_players_together_see_three_un_goals_of_each_deck() -> None:
    g = fresh(COOPERATIVE, 4)
    assert [len(TABLES.un_goals[card].plants) for card in g.un_row] == [2, 2, 2, 3, 3, 3]


# Nothing is given away


@both
@pytest.mark.rule("S-SET-23", "S-INC-05")
def test_nothing_goes_from_player_to_player(mode: Mode) -> None:
    before: list[list[int]] = []

    def hear(g: Any, step: Step[Any], action: int) -> None:
        after = [g.money[:], g.cep[:], g.cube[:]]
        if before and g.phase != SETUP:
            for then, now in zip(before, after, strict=True):
                change = [b - a for a, b in zip(then, now, strict=True)]
                assert min(change) >= 0 or max(change) <= 0, step
        before[:] = after

    for seed in range(6):
        before.clear()
        wander(mode, 2 + seed % 3, seed, hear)


@both
@pytest.mark.rule("S-SET-05", "S-OPS-04")
def test_markers_come_back_for_the_next_turn(mode: Mode) -> None:
    g = given(mode, Turn(RED), Turn(BLUE), **projects(OC_tech=SOLAR), lobby_place=lobbyists(red=[1]))
    play(g, "sell", "move hand OC-tech", "propose NA-money solar", "end")
    assert asked(g) == BLUE
    assert {"buy", "sell", "propose NA-tech solar"} <= set(options_of(g))
