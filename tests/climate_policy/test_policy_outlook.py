"""What the view says of what lies ahead: the air, the next event, the dues of the upkeep, and the verbs of a turn."""

from typing import Any

import pytest

from climate_policy.positions import BLUE, COAL, EU, GAS, NA, OIL, RED, SOLAR_1, Tile, given, plants
from keeling.kernel.game import SPECTATOR
from keeling.titles.climate_policy.state import UPKEEP, ClimatePolicy
from keeling.titles.climate_policy.title import TITLE
from keeling.titles.climate_policy.turn import Turn
from keeling.titles.climate_policy.upkeep import DrawEvent


def view(g: ClimatePolicy) -> Any:
    return TITLE.view(g, SPECTATOR)


def full(first: Tile) -> list[Tile]:
    """A full continent whose leftmost plant is this one."""
    spaces = given(Turn(RED)).rules.spaces[EU]
    return [first, *[(SOLAR_1, BLUE)] * (spaces - 1)]


@pytest.mark.parametrize(("co2", "lost"), [(499, False), (500, True)])
def test_the_air_is_lost_at_the_limit(co2: int, lost: bool) -> None:
    air = view(given(Turn(RED), co2=co2))["air"]
    assert (air["lowest"], air["highest"], air["danger"], air["lost"]) == (0, 530, None, lost)


def test_an_event_can_strike_where_its_cards_say() -> None:
    forecast = view(given(Turn(RED), event_deck=[NA, EU], **plants(EU=[GAS, GAS])))["forecast"]
    assert (forecast["phase"], forecast["decade"]) == ("upkeep", 1)
    assert forecast["regions"] == [{"region": "NA", "space": 0}, {"region": "EU", "space": 2}]
    assert (forecast["least"], forecast["most"]) == (20, 40)


def test_only_kinds_of_the_pool_can_come() -> None:
    forecast = view(given(Turn(RED), dirty_pool=[0, 3, 0]))["forecast"]
    assert (forecast["least"], forecast["most"]) == (30, 30)
    assert view(given(Turn(RED), dirty_pool=[0, 0, 0]))["forecast"]["regions"] == []


def test_a_plant_that_is_pushed_out_is_taken_off() -> None:
    g = given(Turn(RED), event_deck=[EU], options={"event_on_full": "push"}, **plants(EU=full(COAL)))
    forecast = view(g)["forecast"]
    assert forecast["regions"] == [{"region": "EU", "space": g.rules.spaces[EU] - 1}]
    assert (forecast["least"], forecast["most"]) == (-20, 0)
    skipped = given(Turn(RED), event_deck=[EU], options={"event_on_full": "skip"}, **plants(EU=full(COAL)))
    assert view(skipped)["forecast"]["regions"] == []


def test_the_event_keeps_what_the_forecast_promised() -> None:
    for seed in range(12):
        g = given(Turn(RED), seed=seed, **plants(NA=[(OIL, RED)]))
        forecast, before = view(g)["forecast"], g.co2
        g.decision = None
        g.then(DrawEvent())
        g.advance()
        assert forecast["least"] <= g.co2 - before <= forecast["most"]


@pytest.mark.parametrize(("co2", "lost"), [(459, "no"), (460, "maybe"), (480, "sure")])
def test_the_forecast_says_whether_the_limit_is_reached(co2: int, lost: str) -> None:
    assert view(given(Turn(RED), co2=co2))["forecast"]["lost"] == lost


def test_in_the_last_upkeep_no_event_is_left() -> None:
    g = given(decade=given(Turn(RED)).rules.decades, phase=UPKEEP)
    assert view(g)["forecast"]["regions"] == []
    assert view(given(decade=1, phase=UPKEEP))["forecast"]["decade"] == 2


def test_hidden_stocks_keep_the_pool_unknown() -> None:
    """Whatever is in the pool: everybody must expect every kind that is not all on the board."""
    for pool in ([3, 0, 0], [0, 0, 3]):
        g = given(Turn(RED), dirty_pool=pool, options={"hidden_stock": True})
        assert (view(g)["forecast"]["least"], view(g)["forecast"]["most"]) == (20, 40)


def test_the_dues_are_those_of_the_policy() -> None:
    board = plants(EU=[(COAL, RED), (OIL, RED)])
    tax = view(given(Turn(RED), policy="2", **board))
    due = tax["forecast"]["dues"][RED]
    assert (due["tax"], due["permits_due"]) == (tax["players"][RED]["tax_due"], 0)
    assert due["tax"] > 0
    permits = view(given(Turn(RED), policy="3", permits=[1, 0, 0, 0], options={"fine": 2}, **board))
    due = permits["forecast"]["dues"][RED]
    assert (due["seat"], due["tax"]) == (RED, 0)
    assert due["permits_due"] == permits["players"][RED]["permits_needed"] > 1
    assert due["permits_missing"] == due["permits_due"] - 1
    assert due["fine"] == 2 * due["permits_missing"]
    assert due["income"] == permits["players"][RED]["income"]
    assert permits["forecast"]["dues"][BLUE]["permits_missing"] == 0


@pytest.mark.parametrize(
    ("policy", "verbs"),
    [
        ("1", ["build", "develop", "demolish", "borrow"]),
        ("3B", ["permits", "loophole", "build", "develop", "demolish", "borrow"]),
    ],
)
def test_a_turn_names_the_verbs_of_its_policy(policy: str, verbs: list[str]) -> None:
    asked = TITLE.asked(given(Turn(RED), policy=policy), RED)
    assert asked is not None
    assert [row["verb"] for row in asked["verbs"]] == verbs
    assert [row["verb"] for row in asked["verbs"] if row["free"]] == ["demolish", "borrow"]
    assert next(row["why"] for row in asked["verbs"] if row["verb"] == "borrow") is None
