"""Chains in which rules of one mode meet shared ones: goals by forced moves and gifts, prices that move in between."""

import pytest

from keeling.titles.common.places import GOAL_SHOWN
from keeling.titles.second_chance.decade import EnergySupplyPhase
from keeling.titles.second_chance.events import EventsPhase
from keeling.titles.second_chance.turn import Turn
from second_chance.companies import companies, paupers
from second_chance.phases import hurry, run, stack
from second_chance.positions import (
    BLUE,
    BONUS_ANY,
    BONUS_SOURCE,
    EMPTY,
    FORESTATION,
    GAS,
    NA,
    NOBODY,
    OIL,
    RECYCLING,
    RED,
    SOLAR,
    TABLES,
    WIND,
    YELLOW,
    asked,
    by_region,
    by_slot,
    by_topic,
    company_goals,
    knowledge,
    lobbyists,
    options_of,
    plants,
    play,
    private_goals,
    projects,
    refusal_of,
    tables_with_bonuses,
)
from second_chance.team import goals, middle_goal, open_tiles, size_goal, team, top_goal, topic_goal

TOP_SOLAR = len(TABLES.sources[SOLAR].income)
MIDDLE_SOLAR = TABLES.sources[SOLAR].half_way


# Goals of the team


@pytest.mark.rule("SO-ENV-07", "SO-GOAL-03")
def test_a_forced_scientist_visits_a_card_and_the_next_one_completes_a_summit_alone() -> None:
    """G-27, G-116, G-130: all in Blue's turn, and all for Red."""
    g = team(
        Turn(BLUE),
        tables=tables_with_bonuses(),
        summit_tile=[0, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY],
        summit_scientist=by_topic(summit1_1=RED),
        project_scientist=by_slot(NOBODY, NA_money=RED, NA_tech=RED),
        lobby_place=lobbyists(blue_open=[36]),
        expertise=knowledge(solar=[MIDDLE_SOLAR - 2, 0]),
        goal_place=private_goals(red=[3, 1], blue=[2, 4]),
        **projects(NA_money=SOLAR, NA_tech=SOLAR, EU_tech=WIND),
        **goals(middle_goal(SOLAR), size_goal(2), topic_goal(SOLAR), topic_goal(WIND)),
    )
    play(g, "prepare NA-money")
    assert asked(g) == RED
    play(g, "move NA-money card-36")
    assert asked(g) == RED, "the card lets him move another scientist"
    assert g.expertise_of(RED, SOLAR) == MIDDLE_SOLAR - 1, "he has learnt by leaving first"
    play(g, "move NA-tech summit1-2")
    assert middle_goal(SOLAR) not in open_tiles(g)
    assert size_goal(2) in open_tiles(g), "the summit is resolved at the end of the turn"
    hurry(g, lambda g: g.active == NOBODY)
    assert open_tiles(g) == [topic_goal(WIND)]
    assert (g.alone, g.goal_place[2]) == ([1, 0], GOAL_SHOWN + RED)


@pytest.mark.rule("SO-ENV-06", "SO-OPS-03")
def test_a_bonus_handed_round_the_table_achieves_a_goal() -> None:
    """G-72: Red's icon goes to Blue, whose disc reaches one for Yellow, whose disc reaches the top."""
    tables = tables_with_bonuses(recycling={1: BONUS_ANY}, wind={1: BONUS_SOURCE + SOLAR})
    g = team(
        Turn(RED),
        players=3,
        tables=tables,
        expertise=knowledge(3, solar=[0, 0, TOP_SOLAR - 1]),
        **goals(top_goal(SOLAR), top_goal(WIND)),
    )
    play(g, "propose AF-tech recycling", "give 2", "learn wind")
    assert (asked(g), options_of(g)) == (BLUE, ["give 2", "give 3", "give 1"])
    play(g, "give 3")
    assert g.expertise_of(YELLOW, SOLAR) == TOP_SOLAR
    assert open_tiles(g) == [top_goal(WIND)]
    assert g.cube[RED] == 2 + 2, "then the grant"


# Dues, fines and the market between them


@pytest.mark.rule("SO-SUP-02")
def test_a_paid_cep_refills_the_market_before_the_next_fine() -> None:
    """G-01, G-41, G-132: with Red's CEP the bank can refill the empty market, and Blue's fine is dearer."""
    g = team(
        decade=2,
        score=[30],
        price=4,
        market=0,
        cep=[1, 0],
        region_cep=by_region(0),
        controller=by_region(NOBODY, EU=RED, AF=BLUE),
        bank=1,
        **plants(NA=[OIL] * 2, SA=[OIL] * 2, EU=[(WIND, RED)], AF=[(FORESTATION, BLUE)], AS=[OIL] * 2, OC=[OIL] * 2),
    )
    run(stack(g, GAS, GAS), EnergySupplyPhase())
    assert g.score == [30 - 5]
    assert (g.market, g.bank, g.price) == (1, 1, 5)


@pytest.mark.rule("SX-EVT-05")
def test_a_cep_paid_in_an_event_refills_the_market_before_the_next_fine() -> None:
    g = companies(
        EventsPhase(),
        event_open=NA,
        cube=[1, 1],
        score=[20, 20],
        price=4,
        market=0,
        bank=1,
        cep=[1, 0],
        region_cep=by_region(0),
    )
    assert g.score == [20, 20 - 5]
    assert (g.market, g.bank, g.price) == (1, 1, 5)


@pytest.mark.rule("SX-EVT-05", "SX-EVT-06")
def test_fines_of_both_events_follow_each_other() -> None:
    """G-46: in the second event the price is what the first one has left."""
    g = paupers(EventsPhase(), co2=400, event_open=NA, score=[50, 50], cube=[2, 2], market=2, price=4)
    assert g.score == [50 - 4 - 5, 50 - 4 - 5]
    assert (g.market, g.price) == (2, 6)


# Turns of companies


@pytest.mark.rule("SX-OPS-01")
def test_another_players_card_closes_the_market_but_not_the_sale_of_a_goal() -> None:
    """G-05, G-27: Blue's forced scientist takes the last CEP in Red's turn."""
    g = companies(
        Turn(RED),
        market=1,
        project_scientist=by_slot(NOBODY, NA_money=BLUE),
        lobby_place=lobbyists(red_open=[11]),
        goal_place=company_goals(red=[4], blue=[1]),
        **projects(NA_money=SOLAR),
    )
    assert refusal_of(g, "buy") == 0
    play(g, "prepare NA-money", "move NA-money card-11")
    assert (g.cep[BLUE], g.market, g.price) == (3, 2, 4)
    assert refusal_of(g, "buy") != 0
    assert refusal_of(g, "sell") != 0
    assert play(g, "discard-goal").money[RED] == 18


@pytest.mark.rule("SX-OPS-05", "SX-GOAL-02")
def test_a_gift_may_cost_the_lead_that_a_goal_counts() -> None:
    """Who gives a bonus to a competitor can lose by it: only the disc of the receiver moves."""
    tables = tables_with_bonuses(recycling={1: BONUS_SOURCE + SOLAR})
    g = companies(Turn(RED), tables=tables, expertise=knowledge(solar=[2, 2]))
    play(g, "propose AF-money recycling", "give 2")
    assert [g.expertise_of(player, SOLAR) for player in (RED, BLUE)] == [2, 3]
    assert [g.expertise_of(player, RECYCLING) for player in (RED, BLUE)] == [1, 0]
