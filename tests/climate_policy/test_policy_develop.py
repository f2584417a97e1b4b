# ruff: noqa: N802
"""Development part (document: Development phase, Research and Clean Energy)."""

import pytest

from climate_policy.positions import (
    BIOMASS,
    BLUE,
    PURPLE,
    RED,
    SOLAR,
    TITLE,
    YELLOW,
    asked,
    given,
    open_projects,
    options_of,
    pawns,
    plants,
    play,
    projects,
    question,
    refusal_of,
    stock_of,
    stocks,
)
from keeling.kernel.game import SPECTATOR
from keeling.titles.climate_policy import refusal
from keeling.titles.climate_policy.layout import COAL, GAS, OIL
from keeling.titles.climate_policy.turn import Turn
from keeling.titles.climate_policy.upkeep import DrawEvent

# Dirty or clean


@pytest.mark.rule("P-DEV-01")
def test_never_both_kinds_of_development() -> None:
    g = given(Turn(RED), project=projects(solar=[2], biomass=[2]))
    play(g, "develop-dirty")
    assert refusal_of(g, "fund solar-1") == refusal.DEVELOPED_DIRTY
    assert refusal_of(g, "develop-dirty") == refusal.DEVELOPED_DIRTY
    assert options_of(g, "fund", "develop-dirty") == []
    g = given(Turn(RED), project=projects(solar=[2], biomass=[2]))
    play(g, "fund solar-1")
    assert refusal_of(g, "develop-dirty") == refusal.DEVELOPED_CLEAN
    assert options_of(g, "develop-dirty") == []


@pytest.mark.rule("P-DEV-01", "P-SEQ-04")
def test_development_may_be_left_out() -> None:
    g = given(Turn(RED), Turn(BLUE), stock=stocks(red=[GAS]), project=projects(solar=[2]))
    play(g, "build gas EU", "end")
    assert asked(g) == BLUE


# Dirty development


@pytest.mark.rule("P-DEV-02", "P-DEV-03")
def test_T_115_pay_one_draw_three_put_two_back() -> None:
    g = given(Turn(RED), stock=stocks(red=[COAL, OIL]))
    pool = sum(g.dirty_pool)
    play(g, "develop-dirty")
    assert (g.money[RED], g.bank) == (9, -39)
    assert (sum(stock_of(g, RED)), sum(g.dirty_pool)) == (5, pool - 3)
    assert question(g) == "PutBack"
    play(g, "put-back coal")
    assert (sum(stock_of(g, RED)), question(g)) == (4, "PutBack")
    play(g, "put-back oil")
    assert (sum(stock_of(g, RED)), sum(g.dirty_pool)) == (3, pool - 1)
    assert question(g) == "TurnMenu"


@pytest.mark.rule("P-DEV-02")
def test_the_player_chooses_what_goes_back_into_the_pool() -> None:
    g = given(Turn(RED), stock=stocks(red=[COAL, OIL, OIL]), dirty_pool=[0, 0, 5])
    play(g, "develop-dirty")
    assert stock_of(g, RED) == [1, 2, 3]
    assert options_of(g) == ["put-back coal", "put-back oil", "put-back gas"]
    play(g, "put-back coal", "put-back gas")
    assert refusal_of(g, "put-back coal") == refusal.NOT_TO_PUT_BACK
    assert options_of(g) == ["put-back oil", "put-back gas"]
    play(g, "put-back oil")
    assert stock_of(g, RED) == [0, 1, 2]
    assert g.dirty_pool == [1, 1, 3]


@pytest.mark.rule("P-DEV-02")
def test_what_is_drawn_is_chance() -> None:
    drawn = {tuple(stock_of(play(given(Turn(RED), seed=seed), "develop-dirty"), RED)) for seed in range(60)}
    assert all(sum(stock) == 3 for stock in drawn)
    assert len(drawn) > 6
    rare = [stock_of(play(given(Turn(RED), seed=n, dirty_pool=[1, 0, 20]), "develop-dirty"), RED) for n in range(60)]
    assert 0 < sum(stock[0] for stock in rare) < 30  # one coal tile among 21


@pytest.mark.rule("P-DEV-02")
def test_without_a_dollar_there_is_no_dirty_development() -> None:
    g = given(Turn(RED), money=[0, 9, 9, 9])
    assert refusal_of(g, "develop-dirty") == refusal.TOO_LITTLE_MONEY
    assert options_of(g, "develop-dirty") == []


@pytest.mark.rule("P-DEV-03")
@pytest.mark.parametrize(("held", "back"), [([], 0), ([GAS], 1), ([GAS, GAS], 2), ([GAS, GAS, GAS], 3)])
def test_the_stock_limit_is_three(held: list[int], back: int) -> None:
    g = given(Turn(RED), stock=stocks(red=held), dirty_pool=[9, 0, 0])
    play(g, "develop-dirty")
    for left in range(back, 0, -1):
        assert (sum(stock_of(g, RED)), question(g)) == (3 + left, "PutBack")
        play(g, "put-back coal")
    assert sum(stock_of(g, RED)) == 3
    assert question(g) == "TurnMenu"


@pytest.mark.rule("P-DEV-11", "P-UPK-01")
def test_T_146_a_pool_that_runs_short_gives_what_it_has() -> None:
    """G-106."""
    g = given(Turn(RED), dirty_pool=[1, 0, 1])
    play(g, "develop-dirty")
    assert (stock_of(g, RED), g.dirty_pool, g.money[RED]) == ([1, 0, 1], [0, 0, 0], 9)
    g = given(Turn(RED), dirty_pool=[0, 0, 0])
    assert refusal_of(g, "develop-dirty") == refusal.POOL_EMPTY
    assert options_of(g, "develop-dirty") == []
    g = given(DrawEvent(), dirty_pool=[0, 0, 0], **plants(EU=[(GAS, RED)]))
    assert (g.co2, g.space.count(GAS)) == (20, 1)


# Clean development


@pytest.mark.rule("P-DEV-04", "P-DEV-05")
def test_a_project_costs_its_price_and_goes_back_into_the_bag() -> None:
    g = given(Turn(RED), project=projects(solar=[1, 0, 2]))
    play(g, "fund solar-3")
    assert (g.money[RED], g.bank) == (7, -37)
    assert open_projects(g, SOLAR) == [1, 0, 1, 0]
    assert g.bag[SOLAR] == 4
    assert g.pawn_of(RED, SOLAR) == 1
    play(g, "fund solar-1")
    assert g.pawn_of(RED, SOLAR) == 2
    assert (g.money[RED], g.bag[SOLAR]) == (6, 5)


@pytest.mark.rule("P-DEV-04")
def test_only_open_projects_that_can_be_paid_are_offered() -> None:
    g = given(Turn(RED), money=[2, 9, 9, 9], project=projects(solar=[0, 1, 1], biomass=[1]))
    assert options_of(g, "fund") == ["fund solar-2", "fund biomass-1"]
    assert refusal_of(g, "fund solar-1") == refusal.NO_PROJECT_THERE
    assert refusal_of(g, "fund solar-3") == refusal.TOO_LITTLE_MONEY


@pytest.mark.rule("P-DEV-04", "P-DEV-10")
def test_two_projects_in_a_turn_and_no_more() -> None:
    for second in ("fund solar-1", "fund biomass-1"):
        g = given(Turn(RED), project=projects(solar=[3], biomass=[3]))
        play(g, "fund solar-1")
        assert question(g) == "TurnMenu"
        play(g, second)
        assert refusal_of(g, "fund solar-1") == refusal.PROJECTS_PER_TURN
        assert options_of(g, "fund", "transfer") == []
    assert (g.pawn_of(RED, SOLAR), g.pawn_of(RED, BIOMASS)) == (1, 1)


@pytest.mark.rule("P-DEV-04")
def test_one_project_is_enough() -> None:
    g = given(Turn(RED), Turn(BLUE), project=projects(solar=[3]))
    play(g, "fund solar-1", "end")
    assert asked(g) == BLUE
    assert g.pawn_of(RED, SOLAR) == 1


@pytest.mark.rule("P-DEV-05")
@pytest.mark.parametrize("space", range(10))
def test_a_project_moves_the_pawn_by_one(space: int) -> None:
    g = given(Turn(RED), pawn=pawns(solar=[space]), project=projects(solar=[1]))
    play(g, "fund solar-1")
    assert g.pawn_of(RED, SOLAR) == space + 1
    assert sum(g.pawn) == space + 1


@pytest.mark.rule("P-DEV-06")
def test_four_pawns_mean_four_tracks() -> None:
    everything = projects(solar=[1], biomass=[1], forestation=[1], cold_fusion=[1], recycling=[1])
    used = pawns(solar=[1], biomass=[2], forestation=[3], cold_fusion=[4])
    g = given(Turn(RED), pawn=used, project=everything)
    assert refusal_of(g, "fund recycling-1") == refusal.NO_PAWN_LEFT
    assert options_of(g, "fund") == [f"fund {name}-1" for name in ("forestation", "solar", "cold-fusion", "biomass")]
    assert TITLE.view(g, SPECTATOR)["players"][RED]["pawns_left"] == 0
    g = given(Turn(RED), pawn=pawns(solar=[1], biomass=[2], forestation=[3]), project=everything)
    play(g, "fund recycling-1")
    assert refusal_of(g, "fund cold-fusion-1") == refusal.NO_PAWN_LEFT


@pytest.mark.rule("P-DEV-06", "P-DEV-07")
def test_a_fifth_track_is_closed_to_transfers_as_well() -> None:
    used = pawns(solar=[1], biomass=[2], forestation=[3], cold_fusion=[4], recycling=[0, 4])
    g = given(Turn(RED), pawn=used, project=projects(recycling=[1]))
    assert refusal_of(g, "transfer recycling-1 2") == refusal.NO_PAWN_LEFT
    assert options_of(g, "transfer") == []


@pytest.mark.rule("P-DEV-05", "P-BLD-05")
@pytest.mark.parametrize(
    ("source", "end"), [("biomass", 6), ("recycling", 5), ("cold-fusion", 7), ("forestation", 10), ("solar", 10)]
)
def test_a_finished_track_takes_no_more_projects(source: str, end: int) -> None:
    """G-88: the track ends at the second asterisk."""
    track = source.replace("-", "_")
    g = given(Turn(RED), pawn=pawns(**{track: [end]}), project=projects(**{track: [2]}))
    assert refusal_of(g, f"fund {source}-1") == refusal.TRACK_FINISHED
    assert options_of(g, "fund") == []
    g = given(Turn(RED), pawn=pawns(**{track: [end - 1]}), project=projects(**{track: [2]}))
    play(g, f"fund {source}-1")
    assert refusal_of(g, f"fund {source}-1") == refusal.TRACK_FINISHED


# Knowledge transfer


@pytest.mark.rule("P-DEV-07", "P-DEV-08", "P-DEV-09")
def test_T_116_two_behind_the_leader_a_transfer_moves_two_spaces() -> None:
    g = given(Turn(RED), pawn=pawns(solar=[1, 3]), project=projects(solar=[0, 1]))
    assert options_of(g, "fund", "transfer") == ["fund solar-2", "transfer solar-2 2"]
    play(g, "transfer solar-2 2")
    assert g.pawn_of(RED, SOLAR) == 3
    assert g.money == [8, 11, 10, 10]
    assert g.bank == -40 + 1
    assert asked(g) == RED  # the leader is not asked
    g = given(Turn(RED), pawn=pawns(solar=[1, 2]), project=projects(solar=[0, 1]))
    assert refusal_of(g, "transfer solar-2 2") == refusal.NOT_FAR_BEHIND
    assert options_of(g, "transfer") == []


@pytest.mark.rule("P-DEV-07", "P-DEV-05")
def test_T_144_without_a_pawn_one_stands_on_space_nought() -> None:
    """G-87."""
    g = given(Turn(RED), pawn=pawns(solar=[0, 2]), project=projects(solar=[1]))
    play(g, "transfer solar-1 2")
    assert g.pawn_of(RED, SOLAR) == 2
    assert (g.money, g.bank) == ([9, 11, 10, 10], -40)
    assert TITLE.view(g, SPECTATOR)["players"][RED]["pawns_left"] == 3


@pytest.mark.rule("P-DEV-07", "P-DEV-09")
def test_a_transfer_is_a_choice_and_does_not_change_the_price() -> None:
    for action, pawn, leader in (("fund solar-4", 2, 10), ("transfer solar-4 2", 3, 11)):
        g = given(Turn(RED), pawn=pawns(solar=[1, 9]), project=projects(solar=[0, 0, 0, 1]))
        play(g, action)
        assert (g.pawn_of(RED, SOLAR), g.money[RED], g.money[BLUE]) == (pawn, 6, leader)
        assert open_projects(g, SOLAR) == [0, 0, 0, 0]


@pytest.mark.rule("P-DEV-07", "P-DEV-08")
def test_among_several_leaders_the_payer_chooses() -> None:
    """G-87."""
    g = given(Turn(RED), pawn=pawns(solar=[1, 5, 4, 5]), project=projects(solar=[1]))
    assert options_of(g, "transfer") == ["transfer solar-1 2", "transfer solar-1 4"]
    assert refusal_of(g, "transfer solar-1 3") == refusal.NOT_THE_LEADER
    assert refusal_of(g, "transfer solar-1 1") == refusal.NOT_THE_LEADER
    assert refusal_of(g, "transfer solar-1 5") == refusal.NOT_THE_LEADER
    play(g, "transfer solar-1 4")
    assert g.money == [9, 10, 10, 11]
    assert g.money[PURPLE] == 11


@pytest.mark.rule("P-DEV-07", "P-DEV-10")
def test_the_second_project_is_tested_anew() -> None:
    """G-87: two projects one after the other; after the first one is no longer far enough behind."""
    g = given(Turn(RED), pawn=pawns(solar=[0, 3]), project=projects(solar=[2]))
    play(g, "transfer solar-1 2")
    assert options_of(g, "fund", "transfer") == ["fund solar-1"]
    g = given(Turn(RED), pawn=pawns(solar=[0, 4]), project=projects(solar=[2]))
    play(g, "transfer solar-1 2", "transfer solar-1 2")
    assert g.pawn_of(RED, SOLAR) == 4
    assert g.money[:2] == [8, 12]


@pytest.mark.rule("P-DEV-07")
def test_the_leader_himself_has_nobody_to_learn_from() -> None:
    g = given(Turn(BLUE), pawn=pawns(solar=[1, 5, 1, 1]), project=projects(solar=[1]))
    assert options_of(g, "fund", "transfer") == ["fund solar-1"]
    assert refusal_of(g, "transfer solar-1 2") == refusal.NOT_FAR_BEHIND


@pytest.mark.rule("P-DEV-07")
def test_the_lead_counts_on_the_same_track_only() -> None:
    g = given(Turn(RED), pawn=pawns(solar=[3], biomass=[0, 6]), project=projects(solar=[1]))
    assert options_of(g, "fund", "transfer") == ["fund solar-1"]


@pytest.mark.rule("P-DEV-07", "P-DEV-08")
def test_a_leader_who_is_not_the_next_player_is_paid_too() -> None:
    g = given(Turn(YELLOW), pawn=pawns(biomass=[6, 0, 4]), project=projects(biomass=[0, 0, 2]))
    play(g, "transfer biomass-3 1")
    assert (g.pawn_of(YELLOW, BIOMASS), g.money) == (6, [11, 10, 7, 10])
