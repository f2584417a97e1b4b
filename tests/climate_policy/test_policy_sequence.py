# ruff: noqa: N802
"""Sequence of play and the end of a round (document: Sequence of play, Ending a Round)."""

from typing import Any

import pytest

from climate_policy.positions import (
    AS,
    BIOMASS,
    BLUE,
    EU,
    FORESTATION,
    POLICIES,
    PURPLE,
    RECYCLING,
    RED,
    SOLAR,
    TITLE,
    YELLOW,
    asked,
    dirty_ppm,
    fresh,
    given,
    open_projects,
    options_of,
    pawns,
    plants,
    play,
    projects,
    question,
    refusal_of,
    row,
    stocks,
)
from everywhere import moves
from keeling.kernel.game import PLAYING, SPECTATOR, Game, Step
from keeling.titles.climate_policy import refusal
from keeling.titles.climate_policy.alphabet import MOST_PRICE
from keeling.titles.climate_policy.layout import COAL, GAS, NOBODY, OIL
from keeling.titles.climate_policy.research import NewResearch, ReduceCosts
from keeling.titles.climate_policy.sequence import Decade, PassToken, Round
from keeling.titles.climate_policy.state import DECADES, DEFEAT, ROUND, UPKEEP, ClimatePolicy
from keeling.titles.climate_policy.turn import Turn
from keeling.titles.climate_policy.upkeep import Upkeep


def steps_of_a_game(players: int, policy: str = "1", **options: object) -> tuple[ClimatePolicy, list[tuple[str, int]]]:
    """A random game to its end, and the steps that ran in it, each with its player if it has one."""
    g = fresh(players, 3, policy=policy, **options)
    heard: list[tuple[str, int]] = []

    def listen(game: Game, step: Step[Any], action: int) -> None:
        heard.append((type(step).__name__, getattr(step, "player", NOBODY)))

    g.listener = listen
    for action in moves(g, 5):
        g.play(action)
    return g, heard


# Decades and rounds


@pytest.mark.rule("P-SEQ-01", "P-SEQ-02", "P-SEQ-06", "P-SEQ-07")
@pytest.mark.parametrize(("players", "rounds", "decades"), [(2, 5, 5), (3, 4, 5), (4, 3, 5), (5, 2, 6)])
def test_T_106_rounds_and_decades(players: int, rounds: int, decades: int) -> None:
    g, heard = steps_of_a_game(players)
    names = [name for name, _ in heard]
    assert names.count("CloseRound") == rounds * decades
    assert names.count("DrawEvent") == decades
    assert names.count("Turn") == rounds * decades * players - 1  # the first had begun before we listened
    columns = TITLE.view(g, SPECTATOR)["history"]["table"]
    rows = list(zip(columns["decade"], columns["round"], strict=True))
    assert rows == [(decade, n) for decade in range(1, decades + 1) for n in [*range(1, rounds + 1), 0]]
    assert g.end == DECADES
    assert TITLE.view(g, SPECTATOR)["decade_name"] == str(1960 + 10 * decades)


@pytest.mark.rule("P-SEQ-02", "P-SEQ-06", "P-SET-10")
@pytest.mark.parametrize(("players", "rounds"), [(2, 5), (3, 4), (4, 3), (5, 2)])
def test_the_round_marker_begins_on_the_number_of_players(players: int, rounds: int) -> None:
    g = given(Decade(), players=players)
    spaces = []
    while g.decade < 3:
        if g.active == RED:
            spaces.append(g.round)
        play(g, "end")
    assert spaces == [*range(players, players + rounds)] * 2


@pytest.mark.rule("P-SEQ-03", "P-SEQ-06", "P-RES-05")
def test_a_round_is_income_turns_research_and_the_token() -> None:
    g = given(players=3, first_player=BLUE)
    heard = []
    g.listener = lambda game, step, action: heard.append((type(step).__name__, getattr(step, "player", NOBODY)))
    g.then(Round())
    g.advance()
    play(g, "end", "end", "end")
    assert [(name, player) for name, player in heard if not name.startswith(("TurnMenu", "AllowOffers"))][:9] == [
        ("Round", NOBODY),
        ("Income", NOBODY),
        ("Turn", BLUE),
        ("Turn", YELLOW),
        ("Turn", RED),
        ("ReduceCosts", NOBODY),
        ("NewResearch", NOBODY),
        ("PassToken", NOBODY),
        ("CloseRound", NOBODY),
    ]
    assert asked(g) == g.first_player == YELLOW


@pytest.mark.rule("P-SEQ-03", "P-RES-05")
def test_the_token_passes_once_to_the_left() -> None:
    """B-51: named twice in the document, done once."""
    assert [given(PassToken(), first_player=seat).first_player for seat in range(4)] == [1, 2, 3, 0]
    g = given(Round(), players=4)
    assert asked(g) == RED
    for seat in (RED, BLUE, YELLOW, PURPLE, BLUE, YELLOW, PURPLE, RED, YELLOW):
        assert asked(g) == seat
        play(g, "end")


@pytest.mark.rule("P-SEQ-03")
def test_the_token_passes_across_the_decades_too() -> None:
    """G-92: it has passed when the upkeep begins."""
    g, _ = steps_of_a_game(4)
    assert g.first_player == (fresh(4, 3).first_player + 15) % 4


@pytest.mark.rule("P-SEQ-06", "P-GRA-05")
@pytest.mark.parametrize(
    ("policy", "parts"),
    [
        ("1", []),
        ("2", ["Taxes"]),
        ("2A", ["Taxes", "Grants"]),
        ("2B", ["Taxes"]),
        ("2AB", ["Taxes", "Grants"]),
        ("3", ["Compliance", "LowerPermitPrices"]),
        ("3A", ["Compliance", "LowerPermitPrices", "Grants"]),
        ("3B", ["Compliance", "LowerPermitPrices"]),
        ("3AB", ["Compliance", "LowerPermitPrices", "Grants"]),
    ],
)
def test_the_upkeep_is_an_event_then_the_policy(policy: str, parts: list[str]) -> None:
    """B-54: the permit prices fall after compliance."""
    heard: list[str] = []
    g = given(policy=policy, **plants(EU=[(GAS, RED, 1)]))
    g.listener = lambda game, step, action: heard.append(type(step).__name__)
    g.then(Upkeep())
    g.advance()
    names = ("DrawEvent", "Taxes", "Compliance", "LowerPermitPrices", "Grants", "PayDividend")
    assert [name for name in heard if name in names] == ["DrawEvent", *parts]
    assert g.phase == UPKEEP


@pytest.mark.rule("P-SEQ-07", "P-CEP-04")
def test_the_last_decade_has_an_upkeep_before_the_scoring() -> None:
    """G-105: permits are asked for once more; then they count two points each."""
    g = given(
        Round(),
        policy="3",
        decade=5,
        round=6,
        money=[0] * 4,
        permits=[1, 0, 0, 0],
        **plants(EU=[(GAS, RED)]),
    )
    play(g, "end", "end", "end", "end", "demolish EU-1")  # the plant pays 1 and 1 for control; then it must go
    assert g.end == DECADES
    assert (RED, 20) not in [(owner, g.rules.ppm[plant]) for plant, owner in row(g, EU)]
    assert g.score[RED] == 2 + 2


# A turn


@pytest.mark.rule("P-SEQ-04")
def test_every_part_is_optional() -> None:
    g = given(Turn(RED), Turn(BLUE), policy="3B")
    play(g, "end")
    assert asked(g) == BLUE
    assert (g.money, g.co2) == ([10] * 4, 0)


def full_turn() -> ClimatePolicy:
    """Red can do something of every part."""
    return given(
        Turn(RED),
        policy="3B",
        money=[30, 10, 10, 10],
        stock=stocks(red=[GAS, GAS]),
        project=projects(solar=[2], biomass=[2]),
    )


@pytest.mark.rule("P-SEQ-04")
def test_the_parts_come_in_order() -> None:
    g = full_turn()
    play(g, "buy-permit", "buy-loophole", "build gas EU")
    assert refusal_of(g, "buy-permit") == refusal.MARKET_OVER
    assert refusal_of(g, "buy-loophole") == refusal.MARKET_OVER
    assert options_of(g, "buy-permit", "buy-loophole", "build", "build-exempt") == []
    play(g, "fund solar-1")
    assert refusal_of(g, "build gas AS") == refusal.ALREADY_BUILT


@pytest.mark.rule("P-SEQ-04")
@pytest.mark.parametrize("development", ["fund solar-1", "develop-dirty"])
def test_after_development_there_is_neither_market_nor_building(development: str) -> None:
    g = full_turn()
    play(g, development)
    while question(g) == "PutBack":
        play(g, options_of(g)[0])
    assert refusal_of(g, "buy-permit") == refusal.MARKET_OVER
    assert refusal_of(g, "buy-loophole") == refusal.MARKET_OVER
    assert refusal_of(g, "build gas AS") == refusal.BUILD_OVER
    assert options_of(g, "buy-permit", "buy-loophole", "build", "build-exempt") == []


@pytest.mark.rule("P-SEQ-04")
def test_a_new_turn_begins_with_all_parts() -> None:
    g = full_turn()
    g.stack.insert(0, Turn(RED))
    play(g, "buy-permit", "build gas EU", "fund solar-1", "end")
    assert {"buy-permit", "buy-loophole", "build gas AS", "fund biomass-1", "develop-dirty"} <= set(options_of(g))


@pytest.mark.rule("P-SEQ-05")
@pytest.mark.parametrize("policy", POLICIES)
def test_the_market_part_exists_only_with_permits_or_loopholes(policy: str) -> None:
    g = given(Turn(RED), policy=policy)
    wanted = ["buy-permit"] * policy.startswith("3") + ["buy-loophole"] * ("B" in policy)
    assert options_of(g, "buy-permit", "buy-loophole") == wanted
    if not policy.startswith("3"):
        assert refusal_of(g, "buy-permit") == refusal.NO_PERMITS_HERE
    if "B" not in policy:
        assert refusal_of(g, "buy-loophole") == refusal.NO_LOOPHOLES_HERE


# The end by CO2

NEAR = plants(
    NA=[(COAL, RED), (COAL, RED), (COAL, BLUE), (COAL, BLUE), (COAL, BLUE)],
    AS=[(COAL, RED), (COAL, RED), (COAL, BLUE), (COAL, BLUE), (COAL, RED)],
    EU=[(OIL, RED), (OIL, BLUE), (GAS, YELLOW)],
)
"""480 ppm."""


@pytest.mark.rule("P-SEQ-08", "P-BLD-07")
@pytest.mark.parametrize(("kind", "co2"), [("gas", 500), ("oil", 510), ("coal", 520)])
def test_T_120_at_500_ppm_everybody_loses_at_once(kind: str, co2: int) -> None:
    g = given(Turn(RED), Turn(BLUE), stock=stocks(red=[GAS, OIL, COAL]), **NEAR)
    assert g.co2 == dirty_ppm(g) == 480
    play(g, f"build {kind} SA")
    assert g.co2 == co2
    assert g.end == DEFEAT
    assert question(g) == ""
    assert TITLE.outcome(g) == ("defeat", [0, 0, 0, 0], [])
    assert TITLE.view(g, SPECTATOR)["winners"] == []


@pytest.mark.rule("P-SEQ-08", "P-BLD-08")
def test_T_120_a_push_at_the_same_time_can_prevent_it() -> None:
    """G-82: demolition first, then the new plant, then the test: 480 - 40 + 20."""
    g = given(Turn(RED), stock=stocks(red=[GAS]), **NEAR)
    play(g, "build gas NA")
    assert (g.co2, g.end) == (460, PLAYING)
    assert question(g) == "TurnMenu"


@pytest.mark.rule("P-SEQ-08")
def test_490_ppm_is_not_the_end() -> None:
    red_plants = {"NA": [(COAL, RED)] * 5, "AS": [(COAL, RED)] * 5, "EU": [(OIL, RED), (GAS, RED), (GAS, RED)]}
    g = given(Turn(RED), stock=stocks(red=[GAS]), **plants(**red_plants))
    assert g.co2 == 470
    play(g, "build gas SA")
    assert (g.co2, g.end) == (490, PLAYING)


@pytest.mark.rule("P-SEQ-08", "P-UPK-02")
@pytest.mark.parametrize("policy", ["1", "2A", "3A"])
def test_an_event_can_end_the_game_in_the_middle_of_the_upkeep(policy: str) -> None:
    """Nobody is taxed, nothing is granted, nothing is scored any more."""
    g = given(
        Upkeep(),
        policy=policy,
        event_deck=[AS, AS],
        funding=9,
        pawn=pawns(solar=[3], forestation=[0, 2]),
        **NEAR,
    )
    assert g.end == DEFEAT
    assert g.co2 >= 500
    assert question(g) == ""
    assert (g.money, g.funding, g.score) == ([10] * 4, 9, [0] * 4)
    assert len(g.summit_deck) == 18


@pytest.mark.rule("P-SEQ-08")
def test_it_ends_in_the_last_upkeep_too_and_without_scores() -> None:
    g = given(Round(), decade=5, round=6, event_deck=[AS], **NEAR)
    play(g, "end", "end", "end", "end")
    assert (g.end, g.score) == (DEFEAT, [0] * 4)


@pytest.mark.rule("P-SEQ-08")
def test_defeat_closes_the_books() -> None:
    """The row of the round in which it happened is there, with the level that was reached."""
    g = given(Turn(RED), decade=2, round=5, stock=stocks(red=[COAL]), **NEAR)
    play(g, "build coal SA")
    table = TITLE.view(g, SPECTATOR)["history"]["table"]
    assert (table["decade"], table["round"], table["co2"]) == ([2], [2], [520])


# Research infrastructure


@pytest.mark.rule("P-RES-01", "P-RES-02")
def test_T_102_solar_moves_down_where_no_solar_lies() -> None:
    g = given(ReduceCosts(), project=projects(solar=[0, 1, 0, 3]))
    assert open_projects(g, SOLAR) == [1, 0, 3, 0]


@pytest.mark.rule("P-RES-01", "P-RES-02")
def test_T_103_recycling_at_two_is_blocked() -> None:
    g = given(ReduceCosts(), project=projects(recycling=[1, 3, 0, 1]))
    assert open_projects(g, RECYCLING) == [1, 3, 1, 0]


@pytest.mark.rule("P-RES-01")
def test_T_104_a_complete_row_does_not_move() -> None:
    g = given(ReduceCosts(), project=projects(forestation=[1, 1, 1, 1]))
    assert open_projects(g, FORESTATION) == [1, 1, 1, 1]


@pytest.mark.rule("P-RES-01", "P-RES-02")
def test_T_140_a_gap_at_the_bottom_moves_everything_by_one() -> None:
    g = given(ReduceCosts(), project=projects(biomass=[0, 1, 2, 1]))
    assert open_projects(g, BIOMASS) == [1, 2, 1, 0]


@pytest.mark.rule("P-RES-01", "P-RES-02")
def test_sources_move_separately_and_by_one_at_most() -> None:
    g = given(ReduceCosts(), players=5, project=projects(solar=[0, 0, 0, 0, 2], biomass=[2, 0, 0, 1, 0]))
    assert open_projects(g, SOLAR) == [0, 0, 0, 2, 0]
    assert open_projects(g, BIOMASS) == [2, 0, 1, 0, 0]


@pytest.mark.rule("P-RES-03")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_new_projects_come_at_the_highest_price(players: int) -> None:
    drawn = set()
    for seed in range(12):
        g = given(NewResearch(), players=players, seed=seed)
        lying = {
            (source, price + 1): g.project[source * MOST_PRICE + price]
            for source in range(5)
            for price in range(MOST_PRICE)
            if g.project[source * MOST_PRICE + price]
        }
        assert {price for _, price in lying} == {players}
        assert sum(lying.values()) == players
        assert sum(g.bag) == 30 - players
        drawn.add(tuple(lying))
    assert len(drawn) > 3


@pytest.mark.rule("P-RES-03", "P-RES-01")
def test_costs_fall_before_new_projects_come() -> None:
    """A project that has just come lies at the highest price."""
    g = given(Round(), players=2, project=projects(solar=[1], biomass=[0, 1]))
    play(g, "end", "end")
    assert open_projects(g, BIOMASS)[0] == 1
    assert sum(g.project[n * MOST_PRICE + 1] for n in range(5)) == 2


@pytest.mark.rule("P-RES-04")
@pytest.mark.parametrize("left", [0, 1, 3])
def test_a_bag_that_runs_short_gives_what_it_has(left: int) -> None:
    """G-86."""
    g = given(NewResearch(), bag=[0, left, 0, 0, 0])
    assert open_projects(g, SOLAR) == [0, 0, 0, left]
    assert g.bag == [0] * 5


@pytest.mark.rule("P-SEQ-06")
def test_the_phase_tells_rounds_from_upkeep() -> None:
    g = given(Round(), policy="2", round=6, event_deck=[EU], **plants(EU=[(GAS, RED)]))
    assert (g.phase, question(g)) == (ROUND, "TurnMenu")
    play(g, "end", "end", "end", "end")
    assert (g.phase, question(g)) == (UPKEEP, "TaxBill")
    play(g, "pay-tax")
    assert (g.phase, g.decade, g.round) == (ROUND, 2, 4)
