"""What the view says of what lies ahead: the air, the next Energy Supply, income, summits, and the verbs of a turn."""

from typing import Any

import pytest

from keeling.kernel.game import SPECTATOR
from keeling.titles.common.board import SCORING, SUPPLY
from keeling.titles.common.tracks import income_of
from keeling.titles.second_chance.decade import CompetitiveDecade, EnergySupplyPhase
from keeling.titles.second_chance.title import COMPETITIVE, COOPERATIVE
from keeling.titles.second_chance.turn import Turn
from keeling.words import say
from second_chance.positions import COAL, EMPTY, GAS, OIL, RED, SOLAR, Mode, both, given, plants


def view(mode: Mode, g: Any) -> Any:
    return mode.view(g, SPECTATOR)


# The air


@pytest.mark.parametrize(
    ("co2", "heat", "lost"), [(400, 0, False), (445, 1, False), (490, 3, False), (500, 4, False), (510, 4, True)]
)
def test_the_air_of_a_team_lies_between_floor_and_limit(co2: int, heat: int, lost: bool) -> None:
    air = view(COOPERATIVE, given(COOPERATIVE, Turn(RED), co2=co2))["air"]
    assert air == {"lowest": 390, "highest": 510, "danger": None, "defeat": 500, "lost": lost, "heat": heat}


@pytest.mark.parametrize(("co2", "lost"), [(500, False), (501, True)])
def test_the_air_of_companies_is_lost_above_the_limit(co2: int, lost: bool) -> None:
    air = view(COMPETITIVE, given(COMPETITIVE, Turn(RED), co2=co2))["air"]
    assert (air["lowest"], air["highest"], air["danger"], air["lost"]) == (0, 530, 400, lost)


# The forecast


def test_a_team_fears_the_supply_of_this_decade_companies_that_of_the_next() -> None:
    spaces = plants(EU=[], AS=[GAS, (SOLAR, RED)])
    team = view(COOPERATIVE, given(COOPERATIVE, Turn(RED), **spaces))["forecast"]
    assert (team["decade"], team["regions"]) == (1, [{"region": "EU", "space": 0}])
    companies = view(COMPETITIVE, given(COMPETITIVE, Turn(RED), **spaces))["forecast"]
    assert companies["decade"] == 2
    assert {"region": "AS", "space": 1} not in companies["regions"]
    assert len(companies["regions"]) == 5
    assert companies["regions"][0] == {"region": "NA", "space": 1}


def test_the_regions_stand_in_the_order_in_which_they_are_supplied() -> None:
    g = given(COMPETITIVE, Turn(RED), options={"home_region": "eu"})
    assert [threat["region"] for threat in view(COMPETITIVE, g)["forecast"]["regions"]][:3] == ["EU", "AF", "AS"]


def test_tiles_under_the_deck_that_inspectors_have_seen_are_known() -> None:
    """Three regions: two unknown tiles, then the topmost of the known ones."""
    g = given(
        COOPERATIVE,
        Turn(RED),
        fossil_deck=[GAS, OIL, COAL, GAS, COAL],
        inspected=3,
        **plants(NA=[], SA=[], EU=[]),
    )
    forecast = view(COOPERATIVE, g)["forecast"]
    assert (forecast["least"], forecast["most"]) == (20 + 40 + 40, 20 + 40 + 40)


def test_the_gas_of_a_winnable_stack_is_known() -> None:
    """Ten gas tiles and six others come first; six oil plants are on the board, so the next six are gas."""
    ranges = []
    for options in ({}, {"winnable_stack": True}):
        forecast = view(COMPETITIVE, given(COMPETITIVE, Turn(RED), options=options))["forecast"]
        assert len(forecast["regions"]) == 6
        ranges.append((forecast["least"], forecast["most"]))
    assert ranges == [(120, 240), (120, 120)]


@both
def test_while_plants_are_given_out_the_forecast_is_of_those_still_to_come(mode: Mode) -> None:
    supply: Any = EnergySupplyPhase() if mode is COOPERATIVE else CompetitiveDecade()
    empty = plants(**dict.fromkeys(("NA", "SA", "EU", "AF", "AS", "OC"), ()))
    g = given(
        mode, supply, options={"supply_start": "choice"}, score=[200] * (1 if mode is COOPERATIVE else 2), **empty
    )
    assert g.phase == SUPPLY
    forecast = view(mode, g)["forecast"]
    assert (forecast["decade"], len(forecast["regions"])) == (1, 6)
    g.play(g.legal[0])
    assert view(mode, g)["forecast"]["decade"] == 2


@both
def test_after_the_last_supply_nothing_comes(mode: Mode) -> None:
    """The last decade of a team ends with a supply, that of companies has begun with it."""
    decades = given(mode, Turn(RED)).rules.decades
    forecast = view(mode, given(mode, Turn(RED), decade=decades))["forecast"]
    assert bool(forecast["regions"]) == (mode is COOPERATIVE)
    over = view(mode, given(mode, decade=decades, phase=SCORING))["forecast"]
    assert (over["regions"], over["least"], over["most"], over["lost"]) == ([], 0, 0, "no")


# Income, summits, verbs


@both
def test_income_and_summits_are_told(mode: Mode) -> None:
    g = given(mode, Turn(RED))
    g.expertise[SOLAR] = 4
    told = view(mode, g)
    assert [player["income"] for player in told["players"]] == [
        income_of(g, player, g.rules.income_places) for player in range(g.players)
    ]
    assert told["players"][RED]["income"] > 0
    assert say(told["summits"][0]["gives"]).startswith("For each scientist there")


@both
def test_a_turn_names_its_verbs(mode: Mode) -> None:
    asked = mode.asked(given(mode, Turn(RED), project=[EMPTY] * 18), RED)
    assert asked is not None
    assert [row["verb"] for row in asked["verbs"]] == [
        "propose", "prepare", "build", "scientist", "market", "card", "goal"
    ]  # fmt: skip
    assert [row["free"] for row in asked["verbs"]] == [False] * 3 + [True] * 4


def test_a_lone_player_may_buy_a_second_action() -> None:
    asked = COOPERATIVE.asked(given(COOPERATIVE, Turn(RED), players=1), RED)
    assert asked is not None
    extra = next(row for row in asked["verbs"] if row["verb"] == "extra")
    assert (extra["free"], extra["main_done"], extra["why"]) == (True, False, None)
