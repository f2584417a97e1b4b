# ruff: noqa: N802
"""Setup and its presets (C-SET, C-VAR-01 to C-VAR-04, C-VAR-11)."""

from collections import Counter

import pytest

from classic.positions import (
    COAL,
    EMPTY,
    EU,
    GAS,
    NA,
    OIL,
    RED,
    TABLES,
    asked,
    by_slot,
    fresh,
    given,
    options_of,
    play,
    refusal_of,
    worlds,
)
from keeling.kernel.errors import BadSetup
from keeling.kernel.game import SPECTATOR
from keeling.kernel.title import Setup
from keeling.titles.classic.alphabet import SOURCES
from keeling.titles.classic.setup import DealSummits, DealUnGoals, PlaceFossilPlants
from keeling.titles.classic.state import Classic
from keeling.titles.classic.title import TITLE
from keeling.titles.classic.turn import Turn
from keeling.titles.common import refusal as shared
from keeling.titles.common.alphabet import GRANTS, REGIONS, SLOTS
from keeling.titles.common.layout import RANKS, SPACE_STRIDE
from keeling.titles.common.places import GOAL_BOX, GOAL_REMOVED, LOBBY_BOX, LOBBY_DECK
from keeling.titles.common.setup import ChooseStartPlayer, DealAgendas, DealEvents, DealGoals, EquipPlayers
from keeling.words import ENGLISH, language

SEEDS = range(60)
FOSSILS = [COAL] * 10 + [OIL] * 10 + [GAS] * 10


def first_plants(g: Classic) -> list[int]:
    return [g.space[region * SPACE_STRIDE] for region in range(len(REGIONS))]


# Players


@pytest.mark.rule("C-SET-01")
def test_one_to_five_players() -> None:
    assert [fresh(players).players for players in (1, 2, 3, 4, 5)] == [1, 2, 3, 4, 5]
    for players in (0, 6):
        with pytest.raises(BadSetup):
            Setup.of(TITLE, players, 1)
    assert fresh(1).classic.solo
    assert not fresh(2).classic.solo


@pytest.mark.rule("C-SET-02")
def test_chance_gives_the_start_player_tile_to_anybody() -> None:
    starts = {given(ChooseStartPlayer(), players=4, seed=seed).start_player for seed in SEEDS}
    assert starts == {0, 1, 2, 3}
    g = fresh(4)
    assert asked(g) == g.start_player, "its holder takes the first turn"


@pytest.mark.rule("C-SET-03")
def test_one_of_four_scientists_is_in_hand_and_three_wait() -> None:
    g = fresh(5)
    assert g.hand_scientists == [1] * 5
    assert g.pool_scientists == [3] * 5


@pytest.mark.rule("C-SET-04")
def test_T_03_money_follows_the_seat_from_the_start_player() -> None:
    five = given(EquipPlayers(), players=5, start_player=2)
    assert [five.money[seat] for seat in (2, 3, 4, 0, 1)] == [3, 4, 4, 5, 5]
    three = given(EquipPlayers(), players=3, start_player=1)
    assert [three.money[seat] for seat in (1, 2, 0)] == [3, 4, 4]
    dealt = fresh(5, 3)
    assert [dealt.money[(dealt.start_player + n) % 5] for n in range(5)] == [3, 4, 4, 5, 5]


@pytest.mark.rule("C-SET-05", "C-SET-06", "C-SET-07")
def test_everybody_starts_with_two_ceps_and_nothing_else() -> None:
    g = fresh(4)
    assert g.cep == [2] * 4
    assert g.score == [0] * 4
    assert g.cube == [0] * 4
    assert g.expertise == [0] * 20


@pytest.mark.rule("C-SET-10")
def test_everybody_sees_all_money() -> None:
    g = given(players=3, money=[7, 0, 12])
    for seat in (0, 1, 2, SPECTATOR):
        assert [player["money"] for player in TITLE.view(g, seat)["players"]] == [7, 0, 12]


# Counters, supplies, tiles


@pytest.mark.rule("C-SET-08")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_counters_stand_on_1970_and_on_the_number_of_players(players: int) -> None:
    seen = TITLE.view(fresh(players), SPECTATOR)
    assert (seen["decade"], seen["decade_name"]) == (1, "1970")
    assert (seen["round"], seen["round_space"]) == (1, players)


@pytest.mark.rule("C-SET-09")
def test_25_cubes_are_the_supply() -> None:
    assert fresh().cubes == 25


@pytest.mark.rule("C-SET-11")
def test_the_open_pool_has_six_projects_of_each_source() -> None:
    g = fresh()
    assert g.project_pool == [6] * 5
    assert g.project == [EMPTY] * 18
    assert TITLE.view(g, SPECTATOR)["supplies"]["projects"] == dict.fromkeys(SOURCES, 6)


@pytest.mark.rule("C-SET-12")
@pytest.mark.parametrize("source", range(5))
def test_plants_that_cost_fewer_cubes_lie_on_top(source: int) -> None:
    costs = []
    for built in range(5):
        top = TITLE.view(given(plants_built=[built] * 5), SPECTATOR)["plants"][source]
        assert (top["source"], top["left"]) == (SOURCES[source], 5 - built)
        costs.append(top["cubes"] or 0)
    assert costs == sorted(costs)
    assert costs[0] < costs[-1]
    used_up = TITLE.view(given(plants_built=[5] * 5), SPECTATOR)["plants"][source]
    assert (used_up["left"], used_up["cubes"]) == (0, None)


@pytest.mark.rule("C-SET-13")
def test_each_summit_place_gets_a_tile_of_two_topics_by_chance() -> None:
    deals = [given(DealSummits(), seed=seed).summit_tile for seed in SEEDS]
    two_topics = {n for n, tile in enumerate(TABLES.summits) if len(tile.topics) == 2}
    assert all(len(set(tiles)) == 6 and set(tiles) <= two_topics for tiles in deals)
    assert {tile for tiles in deals for tile in tiles} == two_topics
    assert [len(summit["topics"]) for summit in TITLE.view(fresh(), SPECTATOR)["summits"]] == [2] * 6


@pytest.mark.rule("C-SET-14")
def test_all_other_summits_are_the_hidden_pile() -> None:
    piles = [given(DealSummits(), seed=seed).summit_deck for seed in SEEDS]
    g = given(DealSummits(), seed=3)
    assert sorted(g.summit_deck + g.summit_tile) == list(range(18))
    sizes = {len(TABLES.summits[pile[-1]].topics) for pile in piles}
    assert sizes == {2, 3, 4}, "the tiles of two topics left over are mixed with the larger ones"
    others = {tuple(other.summit_deck) for other in worlds(g, RED)}
    assert len(others) > 1, "nobody knows their order"


@pytest.mark.rule("C-SET-15")
def test_each_region_gets_one_of_eight_agendas_by_chance() -> None:
    tiles = [tuple(tile) for tile in TABLES.agendas]
    assert len(tiles) == 8
    seen = set()
    for seed in SEEDS:
        g = given(DealAgendas(), seed=seed)
        dealt = [tuple(g.agenda[region * RANKS : region * RANKS + RANKS]) for region in range(6)]
        assert len(set(dealt)) == 6
        seen |= set(dealt)
    assert seen == set(tiles)


@pytest.mark.rule("C-SET-16")
def test_only_the_three_sources_of_the_agenda_can_be_proposed() -> None:
    agenda = [[2, 0, 4], [0, 1, 2], [1, 2, 3], [2, 3, 4], [3, 4, 0], [4, 0, 1]]
    g = given(Turn(RED), agenda=[source for tile in agenda for source in tile])
    for region, name in enumerate(REGIONS):
        for source, word in enumerate(SOURCES):
            wanted = 0 if source in agenda[region] else shared.NOT_ON_AGENDA
            assert refusal_of(g, f"propose {name}-tech {word}") == wanted
    shown = [region["agenda"] for region in TITLE.view(g, SPECTATOR)["regions"]]
    assert shown[NA] == ["cold-fusion", "forestation", "recycling"], "in the order of preference"


@pytest.mark.rule("C-SET-27")
def test_27_demand_spaces() -> None:
    spaces = {region["region"]: len(region["spaces"]) for region in TITLE.view(fresh(), SPECTATOR)["regions"]}
    assert spaces == {"AF": 3, "AS": 6, "EU": 5, "NA": 5, "OC": 4, "SA": 4}


@pytest.mark.rule("C-SET-28")
@pytest.mark.parametrize("region", REGIONS)
def test_every_region_has_a_project_space_for_each_grant(region: str) -> None:
    g = given(Turn(RED), cube=[0, 0], money=[0, 0])
    seen = TITLE.view(g, SPECTATOR)["regions"][REGIONS.index(region)]
    assert [slot["grant"] for slot in seen["slots"]] == GRANTS
    source = seen["agenda"][0]
    assert play(g.clone(), f"propose {region}-money {source}").money[RED] > 0
    assert play(g.clone(), f"propose {region}-tech {source}").cube[RED] == 2
    research = play(g.clone(), f"propose {region}-research {source}")
    assert "recruit" in options_of(research)
    assert len(SLOTS) == 18


# Fossil plants and CO2


@pytest.mark.rule("C-SET-17")
def test_each_region_turns_up_one_of_thirty_fossil_tiles_on_its_leftmost_space() -> None:
    boards = set()
    for seed in SEEDS:
        g = given(PlaceFossilPlants(), seed=seed, space=[EMPTY] * 36, co2=0)
        assert [place for place, kind in enumerate(g.space) if kind != EMPTY] == [0, 6, 12, 18, 24, 30]
        assert sorted(first_plants(g) + g.fossil_deck) == FOSSILS
        boards.add(tuple(first_plants(g)))
    assert len(boards) > 30
    g = fresh()
    assert len({tuple(other.fossil_deck) for other in worlds(g, RED)}) > 1, "the pile is face down"


@pytest.mark.rule("C-SET-18")
def test_T_01_two_coal_three_oil_and_one_gas_are_190_ppm() -> None:
    boards = [given(PlaceFossilPlants(), seed=seed, space=[EMPTY] * 36, co2=0) for seed in range(300)]
    examples = [g for g in boards if sorted(first_plants(g)) == [COAL, COAL, OIL, OIL, OIL, GAS]]
    assert examples
    assert {g.co2 for g in examples} == {190}
    worth = {COAL: 40, OIL: 30, GAS: 20}
    assert all(g.co2 == sum(worth[kind] for kind in first_plants(g)) for g in boards)


@pytest.mark.rule("C-VAR-01", "C-VAR-02", "C-VAR-03", "C-VAR-04", "C-VAR-11")
@pytest.mark.parametrize(
    ("preset", "board", "co2", "pile"),
    [
        ("beginner", {GAS: 4, OIL: 1, COAL: 1}, 150, {GAS: 6, OIL: 9, COAL: 9}),
        ("normal", {GAS: 2, OIL: 2, COAL: 2}, 180, {GAS: 8, OIL: 8, COAL: 8}),
        ("expert", {GAS: 1, OIL: 1, COAL: 4}, 210, {GAS: 9, OIL: 9, COAL: 6}),
        ("extreme", {COAL: 6}, 240, {GAS: 4, OIL: 10, COAL: 4}),
    ],
)
def test_T_32_presets(preset: str, board: dict[int, int], co2: int, pile: dict[int, int]) -> None:
    games = [fresh(3, seed, preset=preset) for seed in SEEDS]
    for g in games:
        assert Counter(first_plants(g)) == board
        assert g.co2 == co2
        assert Counter(g.fossil_deck) == pile
        assert len(g.fossil_deck) == (18 if preset == "extreme" else 24)
    assert len({tuple(g.fossil_deck) for g in games}) == len(games), "the pile is shuffled"
    if len(board) > 1:
        assert len({tuple(first_plants(g)) for g in games}) > 1, "the plants are distributed at random"
    (difficulty,) = [each for each in TITLE.difficulties if each.options == {"preset": preset}]
    assert f"{co2} ppm" in language(ENGLISH).name(f"difficulty-classic-{difficulty.name}", "help")


# CEPs and the market


@pytest.mark.rule("C-SET-19", "C-SET-20", "C-SET-21")
@pytest.mark.parametrize(("players", "bank"), [(1, 15), (2, 13), (3, 11), (4, 9), (5, 7)])
def test_T_02_forty_ceps(players: int, bank: int) -> None:
    g = fresh(players)
    assert dict(zip(REGIONS, g.region_cep, strict=True)) == {"AF": 2, "AS": 5, "EU": 4, "NA": 4, "OC": 3, "SA": 3}
    assert (g.market, g.price) == (2, 3)
    assert g.cep == [2] * players
    assert g.bank == bank
    assert sum(g.region_cep) + g.market + sum(g.cep) + g.bank == 40


# Cards


@pytest.mark.rule("C-SET-22")
@pytest.mark.parametrize(
    ("players", "cards"),
    [(1, {28, 29, 31}), (2, {27, 29, 31, 32}), (3, {27, 28, 29, 31, 32, 33}), (4, set(range(27, 34)))],
)
def test_T_04_company_goals_by_number_of_players(players: int, cards: set[int]) -> None:
    dealt = set()
    for seed in SEEDS:
        g = given(DealGoals(), players=players, seed=seed)
        dealt |= {27 + g.goal_of(player) for player in range(players)}
        assert {27 + card for card, place in enumerate(g.goal_place) if place != GOAL_REMOVED} == cards
    assert dealt == cards


@pytest.mark.rule("C-SET-22", "C-SET-23")
def test_everybody_gets_one_company_goal_and_sees_only_his_own() -> None:
    g = fresh(5)
    assert sorted(g.goal_place) == [0, 1, 2, 3, 4, GOAL_BOX, GOAL_BOX]
    for seat in (0, 4, SPECTATOR):
        seen = [player["goal"] is not None for player in TITLE.view(g, seat)["players"]]
        assert seen == [player == seat for player in range(5)]
    mine = g.goal_of(RED)
    possible = worlds(g, RED)
    assert {other.goal_of(RED) for other in possible} == {mine}
    assert {other.goal_of(1) for other in possible} == set(range(7)) - {mine}


@pytest.mark.rule("C-SET-24")
@pytest.mark.parametrize(("players", "count"), [(2, 7), (3, 10), (4, 10), (5, 10)])
def test_ten_un_goals_lie_open_seven_for_two_players(players: int, count: int) -> None:
    displays = [given(DealUnGoals(), players=players, seed=seed) for seed in SEEDS]
    assert all(len(g.un_row) == count and sorted(g.un_row + g.un_box) == list(range(13)) for g in displays)
    assert {card for g in displays for card in g.un_row} == set(range(13))
    assert len(TITLE.view(fresh(players), SPECTATOR)["un_goals"]) == count


@pytest.mark.rule("C-SET-25")
def test_two_of_six_events_are_visible() -> None:
    opened = set()
    for seed in SEEDS:
        g = given(DealEvents(), seed=seed)
        assert sorted([g.event_open, *g.event_deck]) == [0, 1, 2, 3, 4, 5]
        opened.add(g.event_open)
    assert opened == {0, 1, 2, 3, 4, 5}
    g = fresh()
    events = TITLE.view(g, SPECTATOR)["events"]
    assert (events["open"], events["next"]) == (REGIONS[g.event_open], REGIONS[g.event_deck[-1]])
    others = worlds(g, RED)
    assert {(other.event_open, other.event_deck[-1]) for other in others} == {(g.event_open, g.event_deck[-1])}
    assert len({tuple(other.event_deck) for other in others}) > 1, "the cards below are hidden"


@pytest.mark.rule("C-SET-26")
def test_five_of_26_lobby_cards_each_and_the_rest_is_out() -> None:
    g = fresh(4)
    assert [g.lobby_place.count(player) for player in range(4)] == [5] * 4
    assert g.lobby_place.count(LOBBY_BOX) == 6
    assert {tuple(fresh(4, seed).lobby_place) for seed in range(10)} != {tuple(g.lobby_place)}
    seen = TITLE.view(g, 2)
    assert [card["card"] - 1 for card in seen["hand"]] == [card for card in range(26) if g.lobby_place[card] == 2]
    assert [player["lobby_cards"] for player in seen["players"]] == [5] * 4
    assert TITLE.view(g, SPECTATOR)["hand"] == []


@pytest.mark.rule("C-SET-26", "C-SOLO-13")
def test_the_lone_player_keeps_the_other_lobby_cards_as_a_deck() -> None:
    g = fresh(1)
    assert g.lobby_place.count(RED) == 5
    assert g.lobby_place.count(LOBBY_DECK) == 21
    assert len(g.lobby_deck) == 21


@pytest.mark.rule("C-SET-16", "C-SET-28")
def test_a_space_takes_one_project() -> None:
    g = given(Turn(RED), project=by_slot(EMPTY, EU_money=2))
    assert g.accepts(EU, 2)
    assert refusal_of(g, "propose EU-money cold-fusion") == shared.SLOT_TAKEN
    assert refusal_of(g, "propose EU-tech cold-fusion") == 0
