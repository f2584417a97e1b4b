"""What a game of Second Chance gets from the printed numbers, the reconstructed ones and the options."""

from itertools import combinations, combinations_with_replacement
from pathlib import Path

import pytest

from keeling.kernel.content import read_content
from keeling.kernel.errors import BadOption
from keeling.titles.common.alphabet import REGIONS
from keeling.titles.common.layout import BONUS_ANY, BONUS_CUBE, BONUS_REGION_CEP, BONUS_SOURCE
from keeling.titles.common.rules import UNLIMITED
from keeling.titles.second_chance import content as second_chance
from keeling.titles.second_chance.alphabet import (
    ENVIRONMENTAL_COUNT,
    KNOWLEDGE_GOALS,
    PAIR_COUNT,
    PLANT_GOALS,
    SOURCES,
    SUMMIT_GOALS,
    UN_GOAL_COUNT,
)
from keeling.titles.second_chance.options import CompetitiveOptions, CooperativeOptions
from keeling.titles.second_chance.rules import (
    ENV_HALF_WAY,
    ENV_REGION,
    ENV_SIZE,
    ENV_SOURCE,
    ENV_TOP,
    ENV_TOPIC,
    WANTS_BUILT_REGIONS,
    WANTS_CEPS,
    WANTS_CONTROLLED,
    WANTS_LONE_SUMMIT,
    AnySecondChanceRules,
)

FORESTATION, SOLAR, WIND, HYDRO, RECYCLING = range(5)

TABLES = read_content(Path(second_chance.__file__).with_name("content.toml"), second_chance.read_tables).tables


def rules(players: int = 4, /, **options: object) -> AnySecondChanceRules:
    """The rules of a cooperative game."""
    return AnySecondChanceRules(TABLES, CooperativeOptions.parse(options), players)


def competing(players: int = 4, /, **options: object) -> AnySecondChanceRules:
    """The rules of a competitive game."""
    return AnySecondChanceRules(TABLES, CompetitiveOptions.parse(options), players)


@pytest.mark.rule("S-SET-03")
def test_printed_numbers_of_both_modes() -> None:
    for found in (rules(), competing()):
        assert (found.tokens, found.control_markers, found.control_cubes, found.scientists) == (8, 5, 8, 4)
        assert (found.scientists_in_hand, found.start_ceps, found.start_cubes) == (1, 2, 2)
        assert found.start_money == [3, 4, 4, 5]
        assert (found.cube_total, found.ceps, found.pile, found.start_price) == (30, 50, 2, 3)
        assert (found.lowest_price, found.highest_price, found.market_refill) == (1, 8, 2)
        assert found.summit_points == 2
        assert (found.grant_least_money, found.grant_cubes, found.defeat) == (0, 2, 500)
        assert (found.fossil_tiles, found.fossil_ppm) == ([8, 10, 12], [40, 30, 20])
        assert dict(zip(REGIONS, found.demand_spaces, strict=True)) == {
            "NA": 5, "SA": 4, "EU": 5, "AF": 3, "AS": 6, "OC": 4,
        }  # fmt: skip
        assert found.region_start_ceps == found.cep_limit == found.demand_spaces
        assert [found.sale_to_bank, found.cubes_limited, found.stop_blocks_buying] == [True] * 3
        assert [found.scientists_on_installed, found.replacement_cep, found.start_passes_left] == [False] * 3
    assert [rules(players).rounds for players in (1, 2, 3, 4)] == [4, 4, 3, 2]
    assert [rules(players).income_places for players in (1, 2, 3, 4)] == [2, 1, 2, 2]


@pytest.mark.rule("S-BLD-13")
def test_printed_numbers_of_the_sources() -> None:
    found = rules()
    benefits = list(zip(found.benefit_money, found.benefit_cubes, found.benefit_ceps, strict=True))
    assert benefits == [(0, 0, 2), (0, 3, 0), (5, 1, 0), (3, 1, 1), (5, 0, 1)]
    assert (found.projects, found.level_one_tiles, found.plant_tiles) == ([5] * 5, [2] * 5, [5] * 5)
    for plant, costs in {RECYCLING * 2: (7, 1, 1, 5), SOLAR * 2: (10, 1, 2, 8)}.items():
        assert costs == (
            found.plant_money[plant],
            found.plant_ceps[plant],
            found.plant_cubes[plant],
            found.plant_points[plant],
        )
    assert found.level_space[RECYCLING * 2] == 1


def test_hints_of_the_examples_are_met() -> None:
    """docs/rules/components.md, section 2: what examples show of the tracks."""
    tracks = TABLES.sources
    assert 4 in tracks[HYDRO].income
    assert 3 in tracks[SOLAR].income
    assert {1, 5} <= {income for track in tracks for income in track.income}
    assert tracks[HYDRO].bonuses[0] == tracks[SOLAR].bonuses[0] == 0
    assert any(BONUS_SOURCE + SOLAR in track.bonuses for track in tracks)
    assert BONUS_CUBE in tracks[SOLAR].bonuses
    assert BONUS_ANY in tracks[FORESTATION].bonuses
    assert all(any(bonus == BONUS_REGION_CEP for bonus in tracks[n].bonuses) for n in (FORESTATION, SOLAR, WIND, HYDRO))
    assert tracks[WIND].levels[1].space - tracks[WIND].levels[0].space > 1
    assert [level.space for track in tracks for level in track.levels[1:]] == [track.half_way for track in tracks]


@pytest.mark.rule("S-UNG-01")
def test_un_goals_are_all_pairs_and_all_triples_with_at_most_two_of_a_type() -> None:
    cards = [tuple(sorted(card.plants)) for card in TABLES.un_goals]
    assert len(cards) == UN_GOAL_COUNT
    assert sorted(cards[:PAIR_COUNT]) == sorted(combinations_with_replacement(range(5), 2))
    triples = [card for card in combinations_with_replacement(range(5), 3) if len(set(card)) > 1]
    assert sorted(cards[PAIR_COUNT:]) == sorted(triples)
    found = rules()
    for n, card in enumerate(cards):
        assert found.un_needs[n * 5 : n * 5 + 5] == [card.count(source) for source in range(5)]
        assert found.un_cubes[n] == (1 if n < PAIR_COUNT else 2)


def test_summits_and_agendas() -> None:
    topics = [tuple(sorted(tile.topics)) for tile in TABLES.summits]
    assert sorted(topics[:10]) == sorted(combinations(range(5), 2))
    assert [len(tile) for tile in topics] == [2] * 10 + [3] * 5 + [4] * 3
    assert len(set(topics)) == len({tile.name for tile in TABLES.summits}) == 18
    assert (FORESTATION, SOLAR, WIND) in topics
    assert len(set(TABLES.agendas)) == 8
    assert (SOLAR, HYDRO, RECYCLING) in TABLES.agendas
    for dealt in combinations(TABLES.agendas, 6):
        assert all(sum(source in tile for tile in dealt) >= 2 for source in range(5))


LOBBY_GROUPS = {
    "S-LOB-01": (range(1, 7), "propose", [{"money": 3}] * 6),
    "S-LOB-02": (range(7, 10), "propose", [{"money": 3}, {"cubes": 2}, {"moves": 1}]),
    "S-LOB-03": (range(10, 15), "prepare", [{"money": 3}, {"cubes": 2}, {"money": 2}, {"cubes": 2}, {"cubes": 2}]),
    "S-LOB-04": (range(15, 20), "prepare", [{"knowledge": 1}] * 5),
    "S-LOB-05": (range(20, 25), "build", [{"money": 3}] * 5),
    "S-LOB-06": (range(25, 30), "build", [{"knowledge": 1}] * 5),
    "S-LOB-07": (range(30, 35), "summit", [{"knowledge": 1}] * 5),
    "S-LOB-08": (range(35, 36), "sell", [{"money": 3}]),
    "S-LOB-09": (range(36, 37), "buy", [{"points": 2}]),
}


@pytest.mark.parametrize("group", LOBBY_GROUPS)
def test_lobbyist_cards_by_group(group: str) -> None:
    numbers, needs, mains = LOBBY_GROUPS[group]
    edition = second_chance.EDITION
    cards = [TABLES.lobby[number - 1] for number in numbers]
    assert {edition.needs[card.needs].name for card in cards} == {needs}
    assert [{edition.effects[card.main.kind].name: card.main.amount} for card in cards] == mains
    if len(cards) == 5:
        assert [SOURCES[card.source] for card in cards] == ["solar", "wind", "hydro", "forestation", "recycling"]
    if len(cards) == 6:
        assert [REGIONS[card.region] for card in cards] == ["AS", "EU", "NA", "AF", "SA", "OC"]
    assert [edition.effects[card.alternative.kind].name for card in cards if card.alternative] == (
        ["cubes"] if group == "S-LOB-03" else []
    )


def test_the_cards_that_help_to_build_a_source() -> None:
    found = rules()
    assert [found.build_money_card[n] + 1 for n in (SOLAR, WIND, HYDRO, FORESTATION, RECYCLING)] == [20, 21, 22, 23, 24]
    assert [found.build_knowledge_card[n] + 1 for n in (SOLAR, WIND, HYDRO, FORESTATION, RECYCLING)] == [
        25, 26, 27, 28, 29,
    ]  # fmt: skip
    assert not any(found.attached_only)


@pytest.mark.rule("S-CRD-05")
def test_minor_effects_are_a_cep_a_cube_two_dollars_or_a_move() -> None:
    edition = second_chance.EDITION
    minors = {(edition.effects[card.minor.kind].name, card.minor.amount) for card in TABLES.lobby}
    assert minors == {("ceps", 1), ("cubes", 1), ("money", 2), ("moves", 1)}


# The cooperative game


def test_numbers_of_the_cooperative_game() -> None:
    found = rules()
    assert found.cooperative
    assert (found.decades, found.start_co2, found.co2_floor, found.start_score) == (4, 400, 400, 0)
    assert (found.goal_rate, found.reduce_rate, found.reduce_ppm) == ([1, 2, 3, 4], [1, 2, 3, 4], 10)
    assert (found.un_points, found.un_unclaimed_most, found.un_pairs, found.un_triples) == (2, 3, 3, 3)
    assert [rules(players).last_rounds for players in (1, 2, 3, 4)] == [4, 4, 2, 2]
    assert [rules(players).gas_removed for players in (1, 2, 3, 4)] == [0, 0, 6, 0]
    assert (found.goal_count, found.goals_dealt, found.goals_removed) == (16, 2, [])
    assert found.inspector_steps == [4, 3, 2]
    assert (found.un_relief_ppm, found.winnable, found.goal_anytime) == (0, False, False)


def test_environmental_goals() -> None:
    found = rules()
    assert found.env_drawn == [8, 5, 8]
    assert found.env_group == [0] * PLANT_GOALS + [1] * KNOWLEDGE_GOALS + [2] * SUMMIT_GOALS
    tiles = list(zip(found.env_kind, found.env_value, strict=True))
    assert len(tiles) == ENVIRONMENTAL_COUNT
    for region in range(6):
        assert tiles.count((ENV_REGION, region)) == 2
    for source in range(5):
        assert tiles.count((ENV_SOURCE, source)) == tiles.count((ENV_TOPIC, source)) == 2
        assert tiles.count((ENV_TOP, source)) == tiles.count((ENV_HALF_WAY, source)) == 1
    assert [value for kind, value in tiles if kind == ENV_SIZE] == [2, 2, 3, 3, 4]


def test_private_goals_ask_for_more_with_fewer_players() -> None:
    found = rules(4)
    assert found.private_kind == list(range(16))
    assert found.private_least[:7] == [6, 4, 2, 3, 4, 10, 2]
    assert (found.private_kind[0], found.private_kind[2]) == (WANTS_CEPS, WANTS_LONE_SUMMIT)
    assert (found.private_kind[7], found.private_kind[15]) == (WANTS_CONTROLLED, WANTS_BUILT_REGIONS)
    least = [rules(players).private_least for players in (1, 2, 3, 4)]
    assert [numbers[7] for numbers in least] == [4, 3, 2, 2]
    assert [numbers[8] for numbers in least] == [3, 2, 2, 2]
    assert [numbers[15] for numbers in least] == [5, 4, 3, 3]


def test_the_epithet_of_the_example() -> None:
    """430 ppm with two UN Goals left: Credible Friends of the Back Yard."""
    found = rules()
    n = next(n for n, most in enumerate(found.epithet_ppm) if most >= 430)
    assert f"{found.epithet_ranks[2]} {found.epithet_titles[n]}" == "Credible Friends of the Back Yard"


@pytest.mark.parametrize(
    ("players", "options", "score", "ppm", "tokens"),
    [
        (1, {}, 20, 10, UNLIMITED),
        (1, {"solo_rules": "bare"}, 0, 0, UNLIMITED),
        (1, {"solo_extra_tokens": False}, 20, 10, 8),
        (2, {}, 0, 0, 8),
    ],
)
def test_options_for_one_player(players: int, options: dict[str, object], score: int, ppm: int, tokens: int) -> None:
    """G-33, G-77."""
    found = rules(players, **options)
    assert (found.start_score, found.extra_action_ppm) == (score, ppm)
    assert (found.tokens, found.control_cubes) == (tokens, tokens)
    assert found.control_markers == (UNLIMITED if tokens == UNLIMITED else 5)


# The competitive game


def test_numbers_of_the_competitive_game() -> None:
    found = competing()
    assert not found.cooperative
    assert (found.decades, found.start_co2, found.co2_floor, found.second_event) == (5, 50, 0, 400)
    assert found.un_table == [0, 6, 10, 15, 21]
    assert (found.un_pairs, found.un_triples) == (5, 5)
    assert (found.coins_per_point, found.most_cubes, found.disaster_points) == (2, 3, 2)
    assert [competing(players).last_rounds for players in (2, 3, 4)] == [4, 3, 2]
    assert [competing(players).gas_removed for players in (2, 3, 4)] == [0, 6, 0]
    assert sorted(found.event_regions) == [0, 1, 2, 3, 4, 4, 5]
    assert found.goal_ties_to_money
    assert (found.inspectors, found.extra_action_ppm) == (False, 0)


def test_company_goals() -> None:
    found = competing()
    assert (found.goal_count, found.goals_dealt, found.goals_kept, found.goal_money) == (10, 2, 1, 8)
    assert [found.counts[counts].name for counts in found.goal_counts] == [
        "all_ceps",
        "leading_sources",
        "un_goals",
        "controlled_regions",
        "supplied_regions",
        "built_sources",
        "plants_after_first",
        "prepared_regions",
        "prepared_sources",
        "prepared_after_first",
    ]
    assert found.goal_points == [2, 4, 3, 4, 3, 3, 3, 3, 3, 3]
    assert found.goal_most == [16, 16, 15, 16, 15, 15, 15, 15, 15, 15]
    assert [competing(players).goals_removed for players in (2, 3, 4)] == [[4, 5, 6], [], []]


def test_variants_of_the_competitive_game() -> None:
    assert competing(start_co2="zero").start_co2 == 0
    assert competing(un_goal_relief=True).un_relief_ppm == 10
    assert competing().un_relief_ppm == 0
    for players, gas, others in ((2, 10, 6), (3, 6, 8), (4, 10, 6)):
        found = competing(players, winnable_stack=True)
        assert (found.winnable, found.winnable_gas, found.winnable_random) == (True, gas, others)
        assert found.gas_removed == (6 if players == 3 else 0), "as without the variant"
    assert not competing(3).winnable


@pytest.mark.rule("S-SET-15", "S-SET-16", "SX-VAR-04")
def test_by_an_option_there_are_ten_fossil_tiles_of_each_kind() -> None:
    for found in (rules(3, fossil_mix="10-10-10"), competing(3, fossil_mix="10-10-10")):
        assert (found.fossil_tiles, found.gas_removed) == ([10, 10, 10], 6)
    stacked = competing(3, fossil_mix="10-10-10", winnable_stack=True)
    assert (stacked.winnable_gas, stacked.gas_removed) == (6, 0), "B-29: only four of the six would be left"


# Options

SWITCHES: list[tuple[str, object, str, object, object]] = [
    ("bonus_recipient", "self", "bonus_to_any", True, False),
    ("knowledge_recipient", "any", "knowledge_to_any", False, True),
    ("strict_bonus_ui", True, "strict_bonus", False, True),
    ("supply_start", "choice", "choose_supply_start", False, True),
    ("home_region", "as", "home_region", 0, 4),
    ("supply_payment", "immediate", "pay_at_once", False, True),
    ("partial_refill", True, "partial_refill", False, True),
    ("summit_reshuffle", True, "summit_reshuffle", False, True),
    ("unlimited_control_markers", True, "control_markers", 5, UNLIMITED),
    ("lobby_draft", True, "draft_picks", [], [2, 1, 1, 1]),
    ("inspectors", True, "inspectors", False, True),
    ("inspector_skips_achieved", True, "inspector_skips", False, True),
    ("company_goals", "keep_both", "goals_kept", 1, 2),
    ("company_goal_discard", "anytime", "goal_anytime", False, True),
    ("event_exemption", "any_infrastructure", "exempt_any_infrastructure", False, True),
    ("event_reshuffle", True, "event_reshuffle", False, True),
]


@pytest.mark.parametrize(("option", "value", "name", "default", "chosen"), SWITCHES)
def test_an_option_changes_one_rule(option: str, value: object, name: str, default: object, chosen: object) -> None:
    modes = [
        mode for mode, kind in ((rules, CooperativeOptions), (competing, CompetitiveOptions)) if hasattr(kind, option)
    ]
    assert modes
    for mode in modes:
        before, after = vars_of(mode(3)), vars_of(mode(3, **{option: value}))
        assert (before[name], after[name]) == (default, chosen)
        assert {key for key in before if before[key] != after[key]} == {name}


def vars_of(found: AnySecondChanceRules) -> dict[str, object]:
    """The rules by name, in both builds, without the rulings."""
    names = [name for name in dir(found) if not name.startswith("_") and hasattr(found, name)]
    values = {name: getattr(found, name) for name in names}
    return {name: value for name, value in values.items() if not callable(value)}


def test_there_is_no_draft_for_one_player() -> None:
    assert rules(1, lobby_draft=True).draft_picks == []


@pytest.mark.parametrize("kind", [CooperativeOptions, CompetitiveOptions])
def test_options_belong_to_a_rule(kind: type[CooperativeOptions | CompetitiveOptions]) -> None:
    for info in kind.describe():
        assert info.rule


def test_options_of_the_other_mode_are_unknown() -> None:
    with pytest.raises(BadOption, match="There is no option 'inspectors'"):
        CompetitiveOptions.parse({"inspectors": True})
    with pytest.raises(BadOption, match="There is no option 'event_reshuffle'"):
        CooperativeOptions.parse({"event_reshuffle": True})
