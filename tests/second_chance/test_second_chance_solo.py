"""One player against the climate (G-33, G-77, G-123)."""

from typing import Any

import pytest

from keeling.kernel.game import PLAYING
from keeling.titles.common import refusal as shared
from keeling.titles.second_chance import refusal
from keeling.titles.second_chance.cooperative import Cooperative
from keeling.titles.second_chance.decade import CooperativeDecade, IncomePhase
from keeling.titles.second_chance.scoring import FinalTest
from keeling.titles.second_chance.state import PRIVATE_GOAL_MISSED, UN_GOALS_UNCLAIMED, VICTORY
from keeling.titles.second_chance.turn import Turn
from second_chance.phases import Diary, hurry, run
from second_chance.positions import (
    COMPETITIVE,
    COOPERATIVE,
    FORESTATION,
    HYDRO,
    NOBODY,
    RECYCLING,
    RED,
    SOLAR,
    WIND,
    Prepared,
    by_region,
    fresh,
    given,
    knowledge,
    lobbyists,
    options_of,
    plants,
    play,
    private_goals,
    projects,
    refusal_of,
    tables_with_income,
)
from second_chance.team import team

BARE: dict[str, object] = {"solo_rules": "bare"}


def alone(*steps: Any, **state: Any) -> Cooperative:
    """A position of the game for one."""
    return team(*steps, players=1, **state)


@pytest.mark.rule("SO-SET-01")
def test_a_lone_player_starts_with_reported_points() -> None:
    assert fresh(COOPERATIVE, 1).score == [20]
    assert fresh(COOPERATIVE, 1, solo_rules="bare").score == [0]
    assert fresh(COOPERATIVE, 2, solo_rules="reported").score == [0]


@pytest.mark.rule("SO-FLOW-01")
def test_four_rounds_in_each_decade() -> None:
    g = alone(score=[999], decade=3)
    diary = Diary(g)
    hurry(run(g, CooperativeDecade()))
    assert [decade for decade, _ in diary.turns] == [3] * 4 + [4] * 4


@pytest.mark.rule("SO-INC-01")
def test_the_own_stack_pays() -> None:
    """G-123."""
    g = alone(
        IncomePhase(), tables=tables_with_income(solar=[4], wind=[1]), expertise=knowledge(1, solar=[1], wind=[1])
    )
    assert len(options_of(g)) == 6
    assert play(g, "income 2").score == [23]


@pytest.mark.rule("SO-END-03", "SO-END-04")
@pytest.mark.parametrize(
    ("money", "unclaimed", "end"), [(10, 3, VICTORY), (9, 0, PRIVATE_GOAL_MISSED), (10, 4, UN_GOALS_UNCLAIMED)]
)
def test_the_end_is_the_same_for_one(money: int, unclaimed: int, end: int) -> None:
    place = private_goals(red=[6, 7])
    assert alone(FinalTest(), money=[money], un_row=list(range(unclaimed)), goal_place=place).end == end


# The second main action


def test_a_second_main_action_costs_ten_ppm_at_once() -> None:
    g = alone(Turn(RED), co2=430)
    assert "extra" in options_of(g)
    play(g, "extra")
    assert g.co2 == 440
    assert {option.split()[0] for option in options_of(g)} == {"propose"}, "a main action and nothing else"
    play(g, "propose NA-money solar")
    assert g.expertise_of(RED, SOLAR) == 1
    assert "propose NA-tech solar" in options_of(g), "the action of the turn is still to come"
    assert "end" not in options_of(g)
    play(g, "propose NA-tech solar")
    assert g.expertise_of(RED, SOLAR) == 2
    assert refusal_of(g, "propose SA-money solar") == shared.ACTION_DONE


def test_it_can_also_follow_the_main_action() -> None:
    g = play(alone(Turn(RED)), "propose NA-money solar", "extra", "propose NA-tech solar")
    assert refusal_of(g, "propose SA-money solar") == shared.ACTION_DONE
    assert "end" in options_of(g)


def test_it_is_bought_once_a_turn() -> None:
    g = play(alone(Turn(RED), co2=400), "extra", "propose NA-money solar")
    assert refusal_of(g, "extra") == refusal.EXTRA_DONE
    assert "extra" not in options_of(g)
    play(g, "propose NA-tech solar", "end")
    play(run(g, Turn(RED)), "extra")
    assert g.co2 == 420


def test_it_brings_no_further_executive_actions() -> None:
    g = play(alone(Turn(RED)), "buy", "extra", "propose NA-money solar")
    assert refusal_of(g, "buy") == shared.MARKET_DONE


def test_a_card_can_follow_the_bought_action() -> None:
    g = alone(Turn(RED), lobby_place=lobbyists(red=[3]), money=[0], region_cep=[0] * 6)
    play(g, "extra", "propose NA-tech solar", "lobby 03 main")
    assert g.money == [3]


def test_co2_above_the_limit_is_no_defeat_before_the_phase_ends() -> None:
    g = play(alone(Turn(RED), co2=500), "extra", "propose NA-money solar")
    assert (g.co2, g.end) == (510, PLAYING)


def test_nothing_can_be_bought_if_no_main_action_is_possible() -> None:
    g = alone(Turn(RED), cep=[0], **nothing_to_do())
    assert refusal_of(g, "extra") == refusal.NO_ACTION_TO_BUY
    assert options_of(g) == ["pass", "buy"]


def nothing_to_do() -> dict[str, Any]:
    """Every project space is taken by infrastructure Red cannot build on."""
    return projects(
        **{
            f"{region}_{grant}": Prepared(source, RED)
            for region, sources in {
                "NA": (FORESTATION, SOLAR, WIND),
                "SA": (HYDRO, FORESTATION, SOLAR),
                "EU": (WIND, HYDRO, FORESTATION),
                "AF": (FORESTATION, WIND, RECYCLING),
                "AS": (RECYCLING, HYDRO, RECYCLING),
                "OC": (SOLAR, WIND, HYDRO),
            }.items()
            for grant, source in zip(("money", "tech", "research"), sources, strict=True)
        }
    )


@pytest.mark.parametrize(
    ("mode", "players", "options"), [(COOPERATIVE, 1, BARE), (COOPERATIVE, 2, {}), (COMPETITIVE, 2, {})]
)
def test_nobody_else_can_buy_an_action(mode: Any, players: int, options: dict[str, object]) -> None:
    g = given(mode, Turn(RED), players=players, options=options)
    assert "extra" not in options_of(g)
    assert refusal_of(g, "extra") == refusal.NO_EXTRA_ACTION


# Pieces of other colours

EIGHT_PLANTS = plants(
    NA=[(SOLAR, RED), (WIND, RED)],
    SA=[(HYDRO, RED), (SOLAR, RED)],
    EU=[(WIND, RED), (HYDRO, RED)],
    OC=[(SOLAR, RED), (WIND, RED)],
)


@pytest.mark.parametrize(("options", "code"), [({}, 0), ({"solo_extra_tokens": False}, refusal.NO_TOKEN)])
def test_a_lone_player_may_use_tokens_of_other_colours(options: dict[str, object], code: int) -> None:
    g = alone(Turn(RED), options=options, **EIGHT_PLANTS, **projects(AF_money=RECYCLING))
    assert refusal_of(g, "prepare AF-money") == code


@pytest.mark.parametrize(("options", "code"), [({}, 0), ({"solo_extra_tokens": False}, refusal.NO_CONTROL_CUBE)])
def test_a_lone_player_may_use_cubes_of_other_colours(options: dict[str, object], code: int) -> None:
    prepared = projects(AF_money=Prepared(RECYCLING, RED))
    g = alone(Turn(RED), options=options, expertise=knowledge(1, recycling=[1]), **EIGHT_PLANTS, **prepared)
    assert refusal_of(g, "build AF-money plain") == code


@pytest.mark.rule("S-CTL-09")
@pytest.mark.parametrize(("options", "holder"), [({}, RED), ({"solo_extra_tokens": False}, NOBODY)])
def test_a_lone_player_may_use_control_markers_of_other_colours(options: dict[str, object], holder: int) -> None:
    prepared = projects(AF_money=Prepared(RECYCLING, RED))
    five = by_region(RED, AF=NOBODY)
    g = alone(Turn(RED), options=options, expertise=knowledge(1, recycling=[1]), controller=five, **prepared)
    play(g, "build AF-money plain", "pay hand")
    assert g.controller == by_region(RED, AF=holder)


def test_two_players_have_eight_pieces_each() -> None:
    g = team(Turn(RED), options={"solo_extra_tokens": True}, **EIGHT_PLANTS, **projects(AF_money=RECYCLING))
    assert refusal_of(g, "prepare AF-money") == refusal.NO_TOKEN
