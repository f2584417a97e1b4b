# ruff: noqa: N802
"""The lobbyist cards one by one (rulebook, Game Cards)."""

from typing import Any

import pytest

from keeling.kernel.game import NOT_ASKED
from keeling.titles.common import refusal as shared
from keeling.titles.common.places import LOBBY_OPEN
from keeling.titles.second_chance.alphabet import SOURCES
from keeling.titles.second_chance.turn import Turn
from second_chance.positions import (
    BLUE,
    COOPERATIVE,
    FORESTATION,
    HYDRO,
    NOBODY,
    RECYCLING,
    RED,
    SOLAR,
    WIND,
    Mode,
    Prepared,
    both,
    by_slot,
    given,
    knowledge,
    lobbyists,
    options_of,
    plants,
    play,
    projects,
    refusal_of,
    slot_of,
    tables_with_bonuses,
)

PLAIN = tables_with_bonuses()
BY_CARD = {SOLAR: 0, WIND: 1, HYDRO: 2, FORESTATION: 3, RECYCLING: 4}
"""The place of a type in each group of five cards."""


@both
@pytest.mark.rule("S-LOB-01")
@pytest.mark.parametrize(("card", "region"), [(1, "AS"), (2, "EU"), (3, "NA"), (4, "AF"), (5, "SA"), (6, "OC")])
def test_cards_for_a_region(mode: Mode, card: int, region: str) -> None:
    slot = f"{region}-tech"
    g = given(mode, Turn(RED), lobby_place=lobbyists(red=[1, 2, 3, 4, 5, 6]))
    source = SOURCES[g.agenda[slot_of(slot) // 3 * 3]]
    play(g, f"propose {slot} {source}")
    assert [text for text in options_of(g) if text.endswith("main")] == [f"lobby {card:02} main"]
    play(g, f"lobby {card:02} main")
    assert (g.money[RED], g.cube[RED]) == (13, 4)


@both
@pytest.mark.rule("S-LOB-01")
def test_T_50_the_card_of_south_america(mode: Mode) -> None:
    state: dict[str, Any] = {"lobby_place": lobbyists(red=[5]), "tables": PLAIN}
    g = given(mode, Turn(RED), **state)
    play(g, "propose SA-money solar", "lobby 05 main")
    assert (g.money[RED], g.cube[RED]) == (10 + 3 + 3, 2)
    g = given(mode, Turn(RED), **state)
    play(g, "propose SA-money solar", "lobby 05 minor")
    assert (g.money[RED], g.cube[RED]) == (10 + 3, 3)


@both
@pytest.mark.rule("S-LOB-02")
@pytest.mark.parametrize(("card", "grant"), [(7, "research"), (8, "money"), (9, "tech")])
def test_cards_for_a_grant(mode: Mode, card: int, grant: str) -> None:
    """07 $3, 08 two cubes, 09 moves a scientist."""
    g = given(mode, Turn(RED), **projects(OC_tech=WIND), lobby_place=lobbyists(red=[7, 8, 9]))
    play(g, f"propose NA-{grant} solar")
    if grant == "research":
        play(g, "decline")
    assert [text for text in options_of(g) if text.endswith("main")] == [f"lobby {card:02} main"]
    money, cubes = g.money[RED], g.cube[RED]
    play(g, f"lobby {card:02} main")
    if card == 9:
        play(g, "move hand OC-tech")
        assert g.project_scientist[slot_of("OC-tech")] == RED
        assert g.move_done == 0
    assert (g.money[RED] - money, g.cube[RED] - cubes) == {7: (3, 0), 8: (0, 2), 9: (0, 0)}[card]


PREPARING = {
    SOLAR: ("NA-money", 10, (3, 0)),
    WIND: ("NA-money", 11, (0, 2)),
    HYDRO: ("SA-money", 12, None),
    FORESTATION: ("NA-money", 13, (0, 2)),
    RECYCLING: ("AF-money", 14, (0, 2)),
}


@both
@pytest.mark.rule("S-LOB-03")
@pytest.mark.parametrize("source", PREPARING)
def test_cards_for_preparing(mode: Mode, source: int) -> None:
    slot, card, gives = PREPARING[source]
    g = given(
        mode, Turn(RED), **projects(**{slot.replace("-", "_"): source}), lobby_place=lobbyists(red=[10, 11, 12, 13, 14])
    )
    play(g, f"prepare {slot}")
    assert [text for text in options_of(g) if text.endswith("main")] == [f"lobby {card} main"]
    money, cubes = g.money[RED], g.cube[RED]
    play(g, f"lobby {card} main")
    if gives is None:
        assert options_of(g) == ["take money", "take cubes"]
        assert refusal_of(g, "buy") == NOT_ASKED
        other = g.clone()
        play(other, "take money")
        assert (other.money[RED] - money, other.cube[RED] - cubes) == (2, 0)
        play(g, "take cubes")
        gives = (0, 2)
    assert (g.money[RED] - money, g.cube[RED] - cubes) == gives


@both
@pytest.mark.rule("S-LOB-04")
@pytest.mark.parametrize("source", BY_CARD)
def test_cards_for_learning_by_preparing(mode: Mode, source: int) -> None:
    card = 15 + BY_CARD[source]
    slot = PREPARING[source][0]
    g = given(
        mode,
        Turn(RED),
        **projects(**{slot.replace("-", "_"): source}),
        lobby_place=lobbyists(red=[15, 16, 17, 18, 19]),
        tables=PLAIN,
    )
    play(g, f"prepare {slot}")
    assert [text for text in options_of(g) if text.endswith("main")] == [f"lobby {card} main"]
    assert g.expertise == [0] * 10
    play(g, f"lobby {card} main")
    assert g.expertise == knowledge(2, **{SOURCES[source]: [1, 0]})


def building(source: int, **state: Any) -> dict[str, Any]:
    """Red can build a plant of level 1; he has exactly what it costs unless told otherwise."""
    slot = PREPARING[source][0].replace("-", "_")
    costs = PLAIN.sources[source].levels[0]
    common: dict[str, Any] = {
        **projects(**{slot: Prepared(source, BLUE)}),
        "expertise": knowledge(2, **{SOURCES[source]: [3, 0]}),
        "money": [costs.money, 0],
        "cube": [costs.cubes, 0],
        "tables": PLAIN,
    }
    return common | state


@both
@pytest.mark.rule("S-LOB-05")
@pytest.mark.parametrize("source", BY_CARD)
def test_cards_that_help_to_pay_for_a_plant(mode: Mode, source: int) -> None:
    """Attached to the build the $3 can pay for it."""
    card = 20 + BY_CARD[source]
    slot = PREPARING[source][0]
    price = PLAIN.sources[source].levels[0].money
    state = building(source, money=[price - 3, 0], lobby_place=lobbyists(red=[20, 21, 22, 23, 24]))
    g = given(mode, Turn(RED), **state)
    builds = [text for text in options_of(g) if text.startswith("build")]
    assert builds == [f"build {slot} card"]
    assert refusal_of(g, f"build {slot} plain") == shared.NOT_ENOUGH_MONEY
    play(g, f"build {slot} card")
    assert g.money[RED] == 0
    assert (g.lobby_place[card - 1], g.card_done) == (LOBBY_OPEN + RED, 1)
    assert g.plants_built[source] == 1
    poor = given(mode, Turn(RED), **(state | {"money": [price - 4, 0]}))
    assert refusal_of(poor, f"build {slot} card") == shared.NOT_ENOUGH_MONEY


@both
@pytest.mark.rule("S-LOB-05", "S-CRD-01")
def test_the_build_card_must_be_in_hand_and_the_card_action_free(mode: Mode) -> None:
    g = given(mode, Turn(RED), **building(SOLAR, lobby_place=lobbyists(red=[1, 21], blue=[20])))
    assert refusal_of(g, "build NA-money card") == shared.NO_CARD_FOR_PLANT
    g = given(mode, Turn(RED), **building(SOLAR, lobby_place=lobbyists(red=[1, 20])))
    play(g, "lobby 01 minor")
    assert refusal_of(g, "build NA-money card") == shared.CARD_DONE


@both
@pytest.mark.rule("S-LOB-05", "S-CRD-03")
def test_the_build_card_after_the_build(mode: Mode) -> None:
    """G-22: the $3 come also afterwards."""
    g = given(mode, Turn(RED), **building(SOLAR, lobby_place=lobbyists(red=[20, 21])))
    play(g, "build NA-money plain")
    assert [text for text in options_of(g) if text.endswith("main")] == ["lobby 20 main"]
    play(g, "lobby 20 main")
    assert g.money[RED] == 3


@both
@pytest.mark.rule("S-LOB-06", "S-KNO-12")
@pytest.mark.parametrize("source", BY_CARD)
def test_cards_for_learning_by_building(mode: Mode, source: int) -> None:
    card = 25 + BY_CARD[source]
    slot = PREPARING[source][0]
    g = given(mode, Turn(RED), **building(source, lobby_place=lobbyists(red=[25, 26, 27, 28, 29])))
    play(g, f"build {slot} plain")
    assert [text for text in options_of(g) if text.endswith("main")] == [f"lobby {card} main"]
    assert g.expertise == knowledge(2, **{SOURCES[source]: [3, 0]})
    play(g, f"lobby {card} main")
    assert g.expertise == knowledge(2, **{SOURCES[source]: [4, 0]})


@both
@pytest.mark.rule("S-LOB-07")
@pytest.mark.parametrize(
    ("source", "slot", "topic"),
    [
        (SOLAR, "NA-money", "summit1-2"),
        (WIND, "NA-money", "summit2-2"),
        (HYDRO, "SA-money", "summit3-2"),
        (FORESTATION, "NA-money", "summit1-1"),
        (RECYCLING, "AF-money", "summit4-2"),
    ],
)
def test_T_52_cards_for_summits(mode: Mode, source: int, slot: str, topic: str) -> None:
    """Leaving the project teaches one point, the card another."""
    card = 30 + BY_CARD[source]
    name = SOURCES[source]
    keyword = slot.replace("-", "_")
    g = given(
        mode,
        Turn(RED),
        **projects(**{keyword: source}),
        project_scientist=by_slot(NOBODY, **{keyword: RED}),
        expertise=knowledge(2, **{name: [2, 0]}),
        lobby_place=lobbyists(red=[30, 31, 32, 33, 34]),
        tables=PLAIN,
    )
    play(g, f"move {slot} {topic}")
    assert [text for text in options_of(g) if text.endswith("main")] == [f"lobby {card} main"]
    play(g, f"lobby {card} main")
    assert g.expertise == knowledge(2, **{name: [4, 0]})


SENDING: dict[str, tuple[list[str], dict[str, Any]]] = {
    "grant": (["propose NA-research forestation", "move OC-tech summit5-1"], {}),
    "prepare": (["prepare OC-tech", "move OC-tech summit5-1"], {}),
    "visited card": (["move hand card-09", "move OC-tech summit5-1"], {}),
}


@both
@pytest.mark.rule("S-LOB-07")
@pytest.mark.parametrize("way", SENDING)
def test_any_own_move_to_a_summit_counts(mode: Mode, way: str) -> None:
    """G-30."""
    g = given(
        mode,
        Turn(RED),
        **projects(OC_tech=SOLAR),
        project_scientist=by_slot(NOBODY, OC_tech=RED),
        lobby_place=lobbyists(red=[30], blue_open=[9]),
        tables=PLAIN,
    )
    play(g, *SENDING[way][0])
    play(g, "lobby 30 main")
    assert g.expertise[SOLAR] == 2


@both
@pytest.mark.rule("S-LOB-07")
def test_a_foreign_scientist_sent_away_does_not_count(mode: Mode) -> None:
    g = given(
        mode,
        Turn(RED),
        **projects(OC_tech=SOLAR),
        project_scientist=by_slot(NOBODY, OC_tech=BLUE),
        lobby_place=lobbyists(red=[30], blue=[31]),
    )
    play(g, "prepare OC-tech", "move OC-tech summit5-1")
    assert refusal_of(g, "lobby 30 main") == shared.NO_SUCH_ACTION_YET


@both
@pytest.mark.rule("S-LOB-08")
def test_T_49_the_sale_card(mode: Mode) -> None:
    """G-09: the $3 are no part of the price."""
    state: dict[str, Any] = {"price": 4, "lobby_place": lobbyists(red=[35])}
    g = given(mode, Turn(RED), **state)
    play(g, "sell", "lobby 35 main")
    assert (g.money[RED], g.price) == (10 + 4 + 3, 3)
    g = given(mode, Turn(RED), **state)
    play(g, "lobby 35 minor")
    assert (g.money[RED], g.cube[RED]) == (10, 3)
    g = given(mode, Turn(RED), **state)
    play(g, "buy")
    assert refusal_of(g, "lobby 35 main") == shared.NO_SUCH_ACTION_YET


@both
@pytest.mark.rule("S-LOB-09")
def test_the_purchase_card(mode: Mode) -> None:
    g = given(mode, Turn(BLUE), lobby_place=lobbyists(blue=[36]))
    play(g, "buy", "lobby 36 main")
    assert g.score == ([2] if mode is COOPERATIVE else [0, 2])
    g = given(mode, Turn(BLUE), lobby_place=lobbyists(blue=[36]))
    play(g, "sell")
    assert refusal_of(g, "lobby 36 main") == shared.NO_SUCH_ACTION_YET


@both
@pytest.mark.rule("S-LOB-08", "S-LOB-09", "S-MKT-05")
def test_market_cards_need_a_real_visit(mode: Mode) -> None:
    """G-09: a CEP of a benefit is no purchase, and a closed market leaves none."""
    g = given(
        mode,
        Turn(RED),
        **projects(AF_money=RECYCLING),
        market=1,
        lobby_place=lobbyists(red=[35, 36]),
    )
    play(g, "prepare AF-money")
    for card in ("lobby 35 main", "lobby 36 main"):
        assert refusal_of(g, card) == shared.NO_SUCH_ACTION_YET


@both
@pytest.mark.rule("S-LOB-06", "S-BLD-11")
def test_the_knowledge_of_a_build_card_comes_after_the_control_check(mode: Mode) -> None:
    """G-111: Red's point of card 25 comes too late to keep up with Blue."""
    g = given(
        mode,
        Turn(RED),
        **(
            building(SOLAR, lobby_place=lobbyists(red=[25]), controller=[BLUE] + [NOBODY] * 5)
            | plants(NA=[(SOLAR, BLUE)])
            | {"expertise": knowledge(2, solar=[3, 4])}
        ),
    )
    play(g, "build NA-money plain", "lobby 25 main")
    assert g.expertise[SOLAR] == 4
    assert g.controller[0] == BLUE
