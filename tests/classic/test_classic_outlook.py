"""What the view says of what lies ahead: the air, the next Supply phase, income, summits, and the verbs of a turn."""

from typing import Any

import pytest

from classic.positions import (
    BLUE,
    COAL,
    EMPTY,
    GAS,
    OIL,
    RED,
    SOLAR,
    Tile,
    by_slot,
    discs,
    given,
    lobby_hands,
    plants,
    play,
)
from keeling.kernel.game import SPECTATOR, Step
from keeling.titles.classic.decade import Decade
from keeling.titles.classic.state import Classic
from keeling.titles.classic.supply import EndSupply, SupplyPhase
from keeling.titles.classic.title import TITLE
from keeling.titles.classic.turn import Turn
from keeling.titles.common.board import BETWEEN_DECADES, SUPPLY
from keeling.titles.common.tracks import income_of
from keeling.words import say

GREEN: Tile = (SOLAR, RED)


def view(g: Classic) -> Any:
    return TITLE.view(g, SPECTATOR)


def verbs(g: Classic) -> dict[str, Any]:
    """The verbs of the open menu, for the seat that is asked."""
    assert g.decision is not None
    asked = TITLE.asked(g, g.decision.player)
    assert asked is not None
    return {row["verb"]: row for row in asked["verbs"]}


# The air


@pytest.mark.parametrize(
    ("co2", "heat"), [(0, 0), (249, 0), (250, 1), (349, 1), (350, 2), (419, 2), (420, 3), (469, 3), (470, 4), (560, 4)]
)
def test_the_air_is_drawn_on_a_scale_that_follows_from_the_limit(co2: int, heat: int) -> None:
    air = view(given(Turn(RED), co2=co2))["air"]
    assert air == {"lowest": 0, "highest": 530, "danger": 350, "defeat": 500, "lost": co2 >= 500, "heat": heat}


@pytest.mark.parametrize(("solo_limit", "co2"), [("ge500", 500), ("gt500", 501)])
def test_a_lone_player_loses_at_the_limit_or_above_it(solo_limit: str, co2: int) -> None:
    for now in (co2 - 1, co2):
        g = given(EndSupply(), Turn(RED), players=1, options={"solo_limit": solo_limit}, co2=now)
        assert view(g)["air"]["lost"] == (now == co2) == (g.end != 0), "the view and the rule say the same"


# The forecast


def test_the_next_supply_threatens_the_empty_spaces_of_the_next_decade() -> None:
    g = given(Turn(RED), **plants(EU=[GAS, OIL], AS=[GAS, GREEN], OC=[COAL, GAS, OIL]))
    forecast = view(g)["forecast"]
    assert (forecast["phase"], forecast["decade"]) == ("supply", 2)
    assert forecast["regions"] == [{"region": region, "space": 1} for region in ("NA", "SA", "AF")]
    assert (forecast["least"], forecast["most"], forecast["lost"]) == (60, 120, "no")


def test_a_plant_that_is_built_takes_its_region_out_of_the_forecast() -> None:
    g = given(
        Turn(RED),
        project=by_slot(EMPTY, EU_money=SOLAR),
        installed=by_slot(0, EU_money=1),
        expertise=discs(solar=[5, 0]),
        cube=[5, 0],
        money=[30, 0],
        fossil_deck=[GAS] * 6,
    )
    before = view(g)["forecast"]
    preview = TITLE.preview(g, RED, TITLE.alphabet.parse("construct EU-money"))
    assert preview["forecast.least"] == (before["least"], before["least"] - 20)
    play(g, "construct EU-money")
    after = view(g)["forecast"]
    assert "EU" not in [threat["region"] for threat in after["regions"]]
    assert len(after["regions"]) == len(before["regions"]) - 1


def test_tiles_that_are_all_gone_cannot_come() -> None:
    g = given(Turn(RED), fossil_deck=[COAL, OIL], fossil_discard=[GAS, COAL, OIL])
    forecast = view(g)["forecast"]
    assert len(forecast["regions"]) == 6
    assert (forecast["least"], forecast["most"]) == (160, 160), "the deck, then all replaced ones: nothing is left"
    g = given(Turn(RED), fossil_deck=[COAL] * 3 + [OIL] * 5, fossil_discard=[GAS] * 9)
    assert view(g)["forecast"]["least"] == 5 * 30 + 40
    assert view(g)["forecast"]["most"] == 3 * 40 + 3 * 30
    g = given(Turn(RED), fossil_deck=[], fossil_discard=[])
    assert (view(g)["forecast"]["least"], view(g)["forecast"]["most"]) == (0, 0)


@pytest.mark.parametrize(("co2", "lost"), [(259, "no"), (260, "maybe"), (379, "maybe"), (380, "sure")])
def test_the_forecast_says_whether_the_limit_is_broken(co2: int, lost: str) -> None:
    """Six regions get 120 to 240 ppm."""
    g = given(Turn(RED), co2=co2, fossil_deck=[GAS] * 6 + [COAL] * 6)
    assert view(g)["forecast"]["lost"] == lost


@pytest.mark.parametrize(
    ("steps", "state", "decade"),
    [
        ([Turn(RED)], {"decade": 2}, 3),
        ([SupplyPhase()], {"decade": 2, "phase": SUPPLY}, 2),
        ([], {"decade": 3, "phase": BETWEEN_DECADES}, 3),
    ],
)
def test_the_forecast_is_of_the_supply_that_comes_next(
    steps: list[Step[Any]], state: dict[str, Any], decade: int
) -> None:
    forecast = view(given(*steps, **state))["forecast"]
    assert forecast["decade"] == decade
    assert {threat["space"] for threat in forecast["regions"]} == {decade - 1}


def test_after_the_last_supply_there_is_nothing_to_fear() -> None:
    decades = given(Turn(RED)).rules.decades
    forecast = view(given(Turn(RED), decade=decades, co2=499))["forecast"]
    assert (forecast["regions"], forecast["least"], forecast["most"], forecast["lost"]) == ([], 0, 0, "no")


def test_the_supply_keeps_what_the_forecast_promised() -> None:
    for seed in range(8):
        g = given(Decade(), decade=2, phase=BETWEEN_DECADES, seed=seed)
        forecast, before = view(g)["forecast"], g.co2
        while g.phase == SUPPLY:
            g.play(g.legal[0])
        assert forecast["least"] <= g.co2 - before <= forecast["most"]
        assert all(g.space[6 * n + 1] >= COAL for n in range(6))


# Income and summits


def test_the_income_is_what_the_next_supply_phase_pays() -> None:
    g = given(Turn(RED), expertise=discs(solar=[4, 3], recycling=[0, 6]))
    told = [player["income"] for player in view(g)["players"]]
    assert told == [income_of(g, player, g.rules.income_places) for player in (RED, BLUE)]
    assert told[RED] > 0


def test_a_summit_says_what_it_gives() -> None:
    summits = view(given(Turn(RED), summit_tile=[0, EMPTY, 2, 3, 4, 5]))["summits"]
    assert "each topic" in say(summits[0]["gives"])
    assert summits[1]["gives"] is None


# The verbs of a turn


def test_a_turn_names_its_verbs_in_the_order_of_the_rulebook() -> None:
    rows = verbs(given(Turn(RED)))
    assert list(rows) == ["propose", "install", "construct", "scientist", "market", "card", "goal"]
    assert [verb for verb, row in rows.items() if not row["free"]] == ["propose", "install", "construct"]
    assert rows["propose"]["why"] is None
    assert say(rows["install"]["why"]) == "There is no project there."


def test_the_reason_against_a_verb_is_the_one_that_matters() -> None:
    """One project to build, but too little of everything: not that there is none on the other spaces."""
    projects: dict[str, Any] = {
        "project": by_slot(EMPTY, EU_money=SOLAR),
        "installed": by_slot(0, EU_money=1),
        "expertise": discs(solar=[5, 0]),
    }
    assert verbs(given(Turn(RED), cube=[0, 0], **projects))["construct"]["why"]["key"] == "refuse-not-enough-cubes"
    uninstalled = given(Turn(RED), cep=[0, 2], **projects | {"installed": by_slot(0)})
    assert verbs(uninstalled)["install"]["why"]["key"] == "refuse-classic-no-cep-to-pay"
    assert verbs(given(Turn(RED)))["card"]["why"]["key"] == "refuse-not-your-card"


def test_after_the_main_action_its_verbs_are_done() -> None:
    rows = verbs(play(given(Turn(RED)), "propose NA-money cold-fusion"))
    assert {verb for verb, row in rows.items() if row["main_done"]} == {"propose", "install", "construct"}
    assert rows["propose"]["why"]["key"] == "refuse-classic-action-done"
    assert rows["market"]["why"] is None


def test_verbs_are_only_for_the_seat_that_is_asked() -> None:
    """Whether a card can be played follows from a hand that nobody else sees."""
    g = given(Turn(RED), lobby_place=lobby_hands(red=[1]))
    assert verbs(g)["card"]["why"] is None
    for seat in (BLUE, SPECTATOR):
        asked = TITLE.asked(g, seat)
        assert asked is not None
        assert (asked["turn"], asked["verbs"]) == (True, [])


def test_other_questions_have_no_verbs() -> None:
    g = given(Decade(), decade=2, phase=BETWEEN_DECADES)
    asked = TITLE.asked(g, RED)
    assert asked is not None
    assert (asked["turn"], asked["verbs"]) == (False, [])
