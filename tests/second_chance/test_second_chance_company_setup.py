# ruff: noqa: N802
"""Competitive set-up and its variants (SX-SET, SX-VAR)."""

import pytest

from keeling.titles.common.layout import COAL, EMPTY, GAS, OIL
from keeling.titles.common.places import GOAL_BOX, GOAL_OFFERED, GOAL_REJECTED, GOAL_REMOVED, LOBBY_BOX, LOBBY_PACK
from keeling.titles.second_chance import refusal
from keeling.titles.second_chance.alphabet import FIRST_GOAL, PAIR_COUNT
from keeling.titles.second_chance.competitive import Competitive
from second_chance.positions import COMPETITIVE, TABLES, asked, fresh, options_of, play, refusal_of, worlds

PPM = {COAL: 40, OIL: 30, GAS: 20}


def chosen(g: Competitive) -> Competitive:
    """After everybody has kept the first goal offered."""
    while options_of(g)[0].startswith("keep"):
        play(g, options_of(g)[0])
    return g


def offered(g: Competitive, player: int) -> list[str]:
    """The goals the player has to choose from, as actions."""
    place = GOAL_OFFERED + player
    return [f"keep {card + FIRST_GOAL}" for card in range(10) if g.goal_place[card] == place]


# Scores and CO2


@pytest.mark.rule("SX-SET-01", "SX-SET-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_own_scores_from_zero_and_50_ppm(players: int) -> None:
    g = fresh(COMPETITIVE, players)
    assert g.score == [0] * players
    assert [g.rules.account(player) for player in range(players)] == list(range(players))
    assert (g.co2, g.space.count(EMPTY)) == (50, 36), "before the first Energy Supply"


# Company Goals


@pytest.mark.rule("SX-SET-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_keeps_one_of_two_goals_before_he_sees_his_lobbyists(players: int) -> None:
    g = fresh(COMPETITIVE, players)
    assert set(g.lobby_place) == {LOBBY_BOX}
    seats = g.in_turn_order()
    for player in seats:
        assert asked(g) == player
        first, second = options_of(g)
        assert [first, second] == offered(g, player)
        play(g, second)
        kept, rejected = (int(option.split()[1]) - FIRST_GOAL for option in (second, first))
        assert (g.goal_place[kept], g.goal_place[rejected]) == (player, GOAL_REJECTED + player)
    assert [g.goal_place.count(player) for player in range(players)] == [1] * players
    assert [g.lobby_place.count(player) for player in range(players)] == [5] * players
    assert g.violations() == []


@pytest.mark.rule("SX-SET-02")
def test_a_goal_of_another_player_cannot_be_kept() -> None:
    g = fresh(COMPETITIVE, 3)
    first, second = g.in_turn_order()[:2]
    assert refusal_of(g, offered(g, second)[0]) == refusal.NOT_OFFERED
    assert refusal_of(g, offered(g, first)[0]) == 0


@pytest.mark.rule("SX-SET-02", "SX-GOAL-11")
def test_neither_the_kept_nor_the_rejected_goal_is_known_to_others() -> None:
    g = chosen(fresh(COMPETITIVE, 3))
    for seat in range(3):
        seen = {card for card in range(10) if g.goal_place[card] in (seat, GOAL_REJECTED + seat)}
        foreign = {
            world.goal_place.index(other) for world in worlds(g, seat, 80) for other in range(3) if other != seat
        }
        assert foreign == set(range(10)) - seen
        boxed = {world.goal_place.index(GOAL_REJECTED + (seat + 1) % 3) for world in worlds(g, seat, 80)}
        assert boxed == set(range(10)) - seen
        assert {world.goal_place.index(seat) for world in worlds(g, seat)} == {g.goal_place.index(seat)}


@pytest.mark.rule("SX-SET-02")
def test_by_the_option_both_goals_are_kept() -> None:
    """B-21."""
    g = fresh(COMPETITIVE, 3, company_goals="keep_both")
    assert [g.goal_place.count(player) for player in range(3)] == [2, 2, 2]
    assert not options_of(g)[0].startswith("keep")
    assert g.violations() == []


@pytest.mark.rule("SX-SET-03")
def test_three_goals_are_not_used_by_two_players() -> None:
    """G-62."""
    dealt: set[int] = set()
    for seed in range(30):
        g = fresh(COMPETITIVE, 2, seed)
        assert [card + 1 for card in range(10) if g.goal_place[card] == GOAL_REMOVED] == [5, 6, 7]
        dealt |= {card + 1 for card in range(10) if g.goal_place[card] >= GOAL_OFFERED}
    assert dealt == {1, 2, 3, 4, 8, 9, 10}


@pytest.mark.rule("SX-SET-03")
@pytest.mark.parametrize("players", [3, 4])
def test_all_goals_are_used_by_more_players(players: int) -> None:
    g = fresh(COMPETITIVE, players)
    assert g.goal_place.count(GOAL_REMOVED) == 0
    assert g.goal_place.count(GOAL_BOX) == 10 - 2 * players


# Events and displays


@pytest.mark.rule("SX-SET-05")
def test_seven_events_two_of_them_open() -> None:
    seen = set()
    for seed in range(12):
        g = fresh(COMPETITIVE, 3, seed)
        assert sorted([g.event_open, *g.event_deck]) == [0, 1, 2, 3, 4, 4, 5]
        seen.add((g.event_open, *g.event_deck))
        found = worlds(g, 0)
        assert {(world.event_open, world.event_deck[-1]) for world in found} == {(g.event_open, g.event_deck[-1])}
        assert len({tuple(world.event_deck) for world in found}) > 1, "the rest lies face down"
    assert len(seen) > 6


@pytest.mark.rule("SX-SET-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_ten_un_goals(players: int) -> None:
    row = fresh(COMPETITIVE, players).un_row
    assert [card < PAIR_COUNT for card in row] == [True] * 5 + [False] * 5


@pytest.mark.rule("SX-SET-07")
def test_nothing_of_the_cooperative_goals() -> None:
    g = fresh(COMPETITIVE, 4)
    assert not hasattr(g, "env_tile")
    assert len(g.goal_place) == 10, "these are the Company Goals"


# Variants


@pytest.mark.rule("SX-VAR-01")
def test_the_variant_without_co2_at_the_start() -> None:
    assert fresh(COMPETITIVE, 3, start_co2="zero").co2 == 0
    assert fresh(COMPETITIVE, 3, start_co2="printed").co2 == 50


def top_of(g: Competitive, count: int) -> list[int]:
    """The tiles that are drawn first."""
    return g.fossil_deck[-count:]


@pytest.mark.rule("SX-VAR-03", "SX-VAR-04")
@pytest.mark.parametrize(("players", "turns", "size", "gas"), [(2, 32, 16, 10), (3, 36, 14, 6), (4, 32, 16, 10)])
def test_T_97_the_top_stack_cannot_reach_the_limit(players: int, turns: int, size: int, gas: int) -> None:
    spaces = sum(min(5, region.demand_spaces) for region in TABLES.regions)
    assert spaces == 26
    rounds = TABLES.rounds[players - 1]
    assert 4 * rounds * players == turns, "before the last Energy Supply"
    assert spaces - turns // 3 == size, "a plant takes three turns"
    assert gas * 20 + (size - gas) * 40 + 50 == 490
    worst = 0
    for seed in range(30):
        g = fresh(COMPETITIVE, players, seed, winnable_stack=True)
        assert sorted(g.fossil_deck) == [COAL] * 8 + [OIL] * 10 + [GAS] * (6 if players == 3 else 12)
        assert top_of(g, size).count(GAS) >= gas
        worst = max(worst, sum(PPM[tile] for tile in top_of(g, size)))
    assert 380 < worst <= 440


@pytest.mark.rule("S-SET-15", "SX-VAR-03", "SX-VAR-04")
@pytest.mark.parametrize(("players", "size"), [(2, 16), (3, 14), (4, 16)])
def test_the_worst_top_stack_is_the_490_ppm_of_the_player_aid(players: int, size: int) -> None:
    """B-29: that the bound is reached, and by three players only with all the coal, gives the mix of the tiles."""
    g = fresh(COMPETITIVE, players, winnable_stack=True)
    rules = g.second
    assert rules.winnable_gas + rules.winnable_random == size
    rest = sorted(g.fossil_deck)[: -rules.winnable_gas]
    worst = [GAS] * rules.winnable_gas + rest[: rules.winnable_random]
    assert sum(PPM[tile] for tile in worst) + g.co2 == 490
    if players == 3:
        assert rest == [COAL] * 8 + [OIL] * 10, "the six gas tiles of the stack are all that are not in the box"


@pytest.mark.rule("SX-VAR-03")
def test_the_top_stack_of_two_players_is_shuffled() -> None:
    decks = [fresh(COMPETITIVE, 2, seed, winnable_stack=True).fossil_deck for seed in range(20)]
    assert {deck[-16:].count(GAS) for deck in decks} == {10, 11, 12}, "ten of the twelve, and some of the rest"
    assert {deck[-1] for deck in decks} == {COAL, OIL, GAS}
    assert len({tuple(deck[-16:]) for deck in decks}) == 20
    assert len({tuple(sorted(deck[-16:])) for deck in decks}) > 3, "six are any of the rest"


@pytest.mark.rule("SX-VAR-04")
def test_the_top_stack_of_three_players_has_all_the_gas() -> None:
    decks = [fresh(COMPETITIVE, 3, seed, winnable_stack=True).fossil_deck for seed in range(40)]
    assert {(deck[-14:].count(GAS), deck.count(GAS)) for deck in decks} == {(6, 6)}
    even = [fresh(COMPETITIVE, 3, seed, winnable_stack=True, fossil_mix="10-10-10").fossil_deck for seed in range(40)]
    assert {len(deck) for deck in even} == {30}, "B-29: of ten gas tiles none is removed"
    assert min(deck[-14:].count(GAS) for deck in even) == 6
    assert len({deck[-14:].count(GAS) for deck in even}) > 1


@pytest.mark.rule("SX-VAR-03", "SX-VAR-04")
@pytest.mark.parametrize("mix", ["12-10-8", "10-10-10"])
@pytest.mark.parametrize(("players", "size", "gas"), [(2, 16, 10), (3, 14, 6)])
def test_everybody_knows_how_much_gas_is_in_the_top_stack(players: int, size: int, gas: int, mix: str) -> None:
    g = chosen(fresh(COMPETITIVE, players, winnable_stack=True, fossil_mix=mix))
    assert len(g.fossil_deck) == 24 - len(g.fossil_box), "the first six are on the board"
    on_board = g.space.count(GAS)
    for world in worlds(g, 0):
        assert top_of(world, size - 6).count(GAS) >= gas - on_board
        assert sorted(world.fossil_deck) == sorted(g.fossil_deck)


@pytest.mark.rule("SX-VAR-05")
def test_lobbyists_may_be_drafted() -> None:
    g = chosen(fresh(COMPETITIVE, 3, lobby_draft=True))
    assert [g.lobby_place.count(LOBBY_PACK + player) for player in range(3)] == [5, 5, 5]
    assert options_of(g)[0].startswith("draft")
    plain = chosen(fresh(COMPETITIVE, 3))
    assert [plain.lobby_place.count(player) for player in range(3)] == [5, 5, 5]
