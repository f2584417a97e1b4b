"""Playing and scoring cards (rulebook 2.2.3, card manifest): lobby cards and UN Goals."""

from dataclasses import replace
from typing import Any, NamedTuple

import pytest

from classic.positions import (
    BIOMASS,
    BLUE,
    COLD_FUSION,
    EMPTY,
    FORESTATION,
    GAS,
    NOBODY,
    RECYCLING,
    RED,
    SOLAR,
    TABLES,
    Tile,
    asked,
    by_slot,
    by_topic,
    discs,
    given,
    lobby_hands,
    options_of,
    plants,
    play,
    refusal_of,
)
from keeling.kernel.game import SPECTATOR
from keeling.titles.classic.scoring import FinalScoring
from keeling.titles.classic.state import DECADES, Classic
from keeling.titles.classic.title import TITLE
from keeling.titles.classic.turn import Turn
from keeling.titles.common import refusal as shared
from keeling.titles.common.places import LOBBY_PLAYED

PLAIN = replace(TABLES, sources=tuple(replace(source, bonuses=(0,) * len(source.bonuses)) for source in TABLES.sources))
"""The real tables without bonuses on the tracks."""

WORKSHOP: dict[str, Any] = {
    "tables": PLAIN,
    "project": by_slot(
        EMPTY,
        NA_tech=SOLAR,
        EU_tech=COLD_FUSION,
        SA_tech=BIOMASS,
        AF_tech=FORESTATION,
        AS_tech=RECYCLING,
        NA_research=SOLAR,
        EU_research=COLD_FUSION,
        SA_research=BIOMASS,
        AF_research=FORESTATION,
        AS_research=RECYCLING,
    ),
    "installed": by_slot(0, NA_research=1, EU_research=1, SA_research=1, AF_research=1, AS_research=1),
    "expertise": discs(2, forestation=[3, 0], solar=[2, 0], cold_fusion=[2, 0], biomass=[1, 0], recycling=[1, 0]),
    "cube": [4, 0],
    "money": [30, 10],
    "market": 5,
}
"""Red can do everything: a proposed project of each source on tech spaces, an installed one on research spaces."""

Gain = dict[str, int]


def holdings(g: Classic) -> dict[str, int]:
    """What Red has."""
    return {
        "money": g.money[RED],
        "cubes": g.cube[RED],
        "ceps": g.cep[RED],
        "points": g.score[RED],
        **{f"expertise {source}": g.expertise_of(RED, source) for source in range(5)},
    }


def gained(g: Classic, *actions: str) -> Gain:
    """What these actions change of what Red has."""
    before = holdings(g)
    play(g, *actions)
    return {name: value - before[name] for name, value in holdings(g).items() if value != before[name]}


class Card(NamedTuple):
    """A lobby card as docs/rules/numbers.md has it: the action it needs, one that will not do, and its effects."""

    number: int
    needs: list[str]
    not_enough: list[str]
    main: Gain
    minor: Gain


MONEY, CUBE, CEP = {"money": 3}, {"cubes": 1}, {"ceps": 1}
MOVE: Gain = {}

REGION_CARDS = [
    Card(1, ["propose AS-money biomass"], ["propose EU-money biomass"], MONEY, CUBE),
    Card(2, ["propose EU-money biomass"], ["propose NA-money solar"], MONEY, CUBE),
    Card(3, ["propose NA-money solar"], ["propose AF-money recycling"], MONEY, CUBE),
    Card(4, ["propose AF-money recycling"], ["propose SA-money solar"], MONEY, CUBE),
    Card(5, ["propose SA-money solar"], ["propose OC-money solar"], MONEY, CUBE),
    Card(6, ["propose OC-money solar"], ["propose AS-money biomass"], MONEY, CUBE),
]
GRANT_CARDS = [
    Card(7, ["propose OC-research solar", "decline"], ["propose OC-money solar"], MONEY, CUBE),
    Card(8, ["propose OC-money solar"], ["propose OC-tech solar"], {"cubes": 1}, {"money": 2}),
    Card(9, ["propose OC-tech solar"], ["propose OC-money solar"], MONEY, MOVE),
]
INSTALL_CARDS = [
    Card(10, ["install NA-tech"], ["install EU-tech"], {"money": 3}, CEP),
    Card(11, ["install EU-tech"], ["install SA-tech"], {"cubes": 2}, CEP),
    Card(13, ["install AF-tech"], ["install AS-tech"], {"cubes": 2}, CEP),
    Card(14, ["install AS-tech"], ["install NA-tech"], {"cubes": 2}, CEP),
]
SUMMIT_CARDS = [
    Card(20, ["move NA-tech summit1-2"], ["move NA-tech hand"], {f"expertise {SOLAR}": 1}, {"money": 2}),
    Card(21, ["move EU-tech summit2-2"], ["move EU-tech hand"], {f"expertise {COLD_FUSION}": 1}, {"money": 2}),
    Card(22, ["move SA-tech summit3-2"], ["move SA-tech hand"], {f"expertise {BIOMASS}": 1}, {"money": 2}),
    Card(23, ["move AF-tech summit4-1"], ["move AF-tech hand"], {f"expertise {FORESTATION}": 1}, {"money": 2}),
    Card(24, ["move AS-tech summit4-2"], ["move AS-tech hand"], {f"expertise {RECYCLING}": 1}, {"money": 2}),
]
MARKET_CARDS = [
    Card(25, ["buy"], ["sell"], {"points": 2}, MOVE),
    Card(26, ["sell"], ["buy"], {"money": 3}, MOVE),
]
CARDS = REGION_CARDS + GRANT_CARDS + INSTALL_CARDS + SUMMIT_CARDS + MARKET_CARDS
DISCOUNTS = [
    # card, installed project, money of the lower plant
    (15, "NA-research", 10),
    (16, "EU-research", 8),
    (17, "SA-research", 8),
    (18, "AF-research", 12),
    (19, "AS-research", 7),
]


def number_of(card: Card) -> str:
    """The number of a card, as the id of its tests."""
    return f"{card.number:02}"


def holding(card: int, **state: Any) -> Classic:
    """Red holds the card; for a summit card one of his scientists stands on a project of its source."""
    scientists = by_slot(NOBODY)
    if 20 <= card <= 24:
        slot = {20: "NA_tech", 21: "EU_tech", 22: "SA_tech", 23: "AF_tech", 24: "AS_tech"}[card]
        scientists = by_slot(NOBODY, **{slot: RED})
    return given(
        Turn(RED), **(WORKSHOP | {"project_scientist": scientists, "lobby_place": lobby_hands(red=[card])} | state)
    )


@pytest.mark.rule(
    "C-LOB-01",
    "C-LOB-02",
    "C-LOB-03",
    "C-LOB-04",
    "C-LOB-05",
    "C-LOB-06",
    "C-LOB-09",
    "C-LOB-10",
    "C-LOB-11",
    "C-CRD-04",
)
@pytest.mark.parametrize("card", CARDS, ids=number_of)
def test_the_main_effect_of_a_lobby_card(card: Card) -> None:
    main = f"lobby {card.number:02} main"
    g = holding(card.number)
    assert refusal_of(g, main) == shared.NO_SUCH_ACTION_YET
    other = play(g.clone(), *card.not_enough)
    assert refusal_of(other, main) == shared.NO_SUCH_ACTION_YET
    assert main not in options_of(other)
    play(g, *card.needs)
    assert main in options_of(g)
    assert gained(g, main) == card.main
    assert g.lobby_place[card.number - 1] == LOBBY_PLAYED


@pytest.mark.rule(
    "C-LOB-01",
    "C-LOB-02",
    "C-LOB-03",
    "C-LOB-04",
    "C-LOB-05",
    "C-LOB-06",
    "C-LOB-07",
    "C-LOB-08",
    "C-LOB-09",
    "C-LOB-10",
    "C-LOB-11",
    "C-CRD-05",
    "C-CRD-06",
)
@pytest.mark.parametrize(
    ("number", "minor"),
    sorted([(card.number, card.minor) for card in CARDS] + [(12, CEP)] + [(card, CUBE) for card, _, _ in DISCOUNTS]),
    ids=str,
)
@pytest.mark.parametrize("after", [[], ["propose OC-research biomass", "decline"]], ids=["before", "after"])
def test_the_minor_effect_of_a_lobby_card_at_any_time(number: int, minor: Gain, after: list[str]) -> None:
    g = holding(number)
    play(g, *after)
    market = g.market
    assert gained(g, f"lobby {number:02} minor") == minor
    assert g.market == market - minor.get("ceps", 0), "a CEP comes from the market"
    assert g.lobby_place[number - 1] == LOBBY_PLAYED
    if not minor:
        assert "move hand AF-tech" in options_of(g)
        play(g, "move hand AF-tech")
        assert g.project_scientist == by_slot(NOBODY, AF_tech=RED)
        assert refusal_of(g, "move AF-tech hand") == 0, "the free move is left"


def test_the_tests_above_know_all_26_cards() -> None:
    numbers = [card.number for card in CARDS] + [12] + [card for card, _, _ in DISCOUNTS]
    assert sorted(numbers) == list(range(1, 27))


@pytest.mark.rule("C-LOB-04")
@pytest.mark.parametrize("main", ["money3", "move_scientist"])
def test_card_09_by_option(main: str) -> None:
    """B-12: option lobby09_main."""
    g = holding(9, options={"lobby09_main": main})
    play(g, "propose OC-tech solar")
    if main == "money3":
        assert gained(g, "lobby 09 main") == {"money": 3}
        assert "decline" not in options_of(g)
    else:
        assert gained(g, "lobby 09 main") == {}
        assert {"move hand OC-tech", "decline"} <= set(options_of(g))
        play(g, "move hand OC-tech", "move OC-tech hand")
        assert g.hand_scientists[RED] == 1, "the free move was left"


@pytest.mark.rule("C-LOB-07")
@pytest.mark.parametrize(("choice", "gain"), [("money", {"money": 2}), ("cubes", {"cubes": 2})])
def test_card_12_gives_money_or_cubes(choice: str, gain: Gain) -> None:
    g = holding(12)
    assert refusal_of(g, "lobby 12 main") == shared.NO_SUCH_ACTION_YET
    assert refusal_of(play(g.clone(), "install NA-tech"), "lobby 12 main") == shared.NO_SUCH_ACTION_YET
    play(g, "install SA-tech")
    before = g.clone()
    play(g, "lobby 12 main")
    assert options_of(g) == ["take money", "take cubes"]
    assert holdings(g) == holdings(before)
    assert gained(g, f"take {choice}") == gain


@pytest.mark.rule("C-LOB-08", "C-CRD-04")
@pytest.mark.parametrize(("card", "slot", "money"), DISCOUNTS)
def test_the_discount_of_three_coins(card: int, slot: str, money: int) -> None:
    """G-22: chosen together with the action, so it may make the payment possible."""
    g = holding(card, money=[money - 3, 10])
    assert refusal_of(g, f"construct {slot}") == shared.NOT_ENOUGH_MONEY
    assert [option for option in options_of(g) if option.startswith("construct-lobby")] == [f"construct-lobby {slot}"]
    play(g, f"construct-lobby {slot}")
    assert g.money[RED] == 0
    assert g.space_owner.count(RED) == 1
    assert g.lobby_place[card - 1] == LOBBY_PLAYED
    assert g.card_done == 1


@pytest.mark.rule("C-LOB-08")
@pytest.mark.parametrize(("card", "slot", "money"), DISCOUNTS)
def test_there_is_no_refund_afterwards(card: int, slot: str, money: int) -> None:
    """G-126: only together with the action."""
    g = holding(card)
    main = f"lobby {card} main"
    assert refusal_of(g, main) == shared.ONLY_WITH_CONSTRUCT
    assert gained(g, f"construct {slot}")["money"] == -money
    assert refusal_of(g, main) == shared.ONLY_WITH_CONSTRUCT
    assert f"lobby {card} minor" in options_of(g)


@pytest.mark.rule("C-LOB-08", "C-CRD-01")
def test_a_discount_needs_its_card_and_the_card_move() -> None:
    g = holding(15, lobby_place=lobby_hands(red=[15, 1], blue=[16]))
    assert refusal_of(g, "construct-lobby EU-research") == shared.NO_CARD_FOR_PLANT
    assert refusal_of(g, "construct-lobby NA-research") == 0
    play(g, "lobby 01 minor")
    assert refusal_of(g, "construct-lobby NA-research") == shared.CARD_DONE
    assert "construct-lobby NA-research" not in options_of(g)
    assert "construct NA-research" in options_of(g)


@pytest.mark.rule("C-CRD-01")
@pytest.mark.parametrize(
    "first", [["lobby 01 minor"], ["goal 34"], ["construct-lobby NA-research"]], ids=["lobby", "goal", "discount"]
)
def test_one_card_in_a_turn(first: list[str]) -> None:
    both: list[Tile] = [GAS, (BIOMASS, RED), (RECYCLING, RED)]
    g = holding(1, lobby_place=lobby_hands(red=[1, 2, 15]), un_row=[0, 4], **plants(AS=both))
    assert {"lobby 01 minor", "lobby 02 minor", "goal 34"} <= set(options_of(g))
    play(g, *first)
    assert not any(option.startswith(("lobby", "goal")) for option in options_of(g))
    assert refusal_of(g, "lobby 02 minor") == shared.CARD_DONE
    assert refusal_of(g, "goal 38") == shared.CARD_DONE


@pytest.mark.rule("C-CRD-02")
def test_a_played_card_leaves_the_game() -> None:
    g = given(Turn(RED), Turn(BLUE), Turn(RED), **(WORKSHOP | {"lobby_place": lobby_hands(red=[1])}))
    play(g, "lobby 01 minor")
    assert g.lobby_place[0] == LOBBY_PLAYED
    play(g, "propose AS-money biomass", "end", "propose OC-money solar", "end")
    assert asked(g) == RED
    assert not any(option.startswith("lobby") for option in options_of(g))
    assert refusal_of(g, "lobby 01 minor") == shared.NOT_YOUR_CARD


@pytest.mark.rule("C-CRD-03")
@pytest.mark.parametrize(("effect", "gain"), [("main", {"money": 3}), ("minor", {"cubes": 1})])
def test_the_player_chooses_the_effect(effect: str, gain: Gain) -> None:
    """B-13: the minor effect is open also if the main effect is."""
    g = holding(1)
    play(g, "propose AS-money biomass")
    assert {"lobby 01 main", "lobby 01 minor"} <= set(options_of(g))
    assert gained(g, f"lobby 01 {effect}") == gain
    assert not any(option.startswith("lobby") for option in options_of(g)), "one of them, not both"


@pytest.mark.rule("C-CRD-04")
def test_the_action_must_be_of_the_same_turn_and_ones_own() -> None:
    g = given(Turn(RED), Turn(BLUE), Turn(RED), **(WORKSHOP | {"lobby_place": lobby_hands(red=[1], blue=[2])}))
    play(g, "propose AS-money biomass", "end")
    assert asked(g) == BLUE
    assert refusal_of(g, "lobby 02 main") == shared.NO_SUCH_ACTION_YET
    play(g, "propose EU-money biomass")
    assert refusal_of(g, "lobby 02 main") == 0
    play(g, "end")
    assert asked(g) == RED
    assert refusal_of(g, "lobby 01 main") == shared.NO_SUCH_ACTION_YET, "Red proposed there a turn ago"


@pytest.mark.rule("C-CRD-04")
def test_the_main_effect_may_come_any_time_after_the_action() -> None:
    """G-22: window (b), any later moment of the turn."""
    g = holding(10)
    play(g, "install NA-tech", "buy", "move hand NA-tech")
    assert gained(g, "lobby 10 main")["money"] == 3
    assert asked(g) == NOBODY, "it was the last thing to do"


@pytest.mark.rule("C-CRD-07")
def test_the_hand_is_never_refilled() -> None:
    g = given(Turn(RED), Turn(RED), Turn(RED), **(WORKSHOP | {"lobby_place": lobby_hands(red=[1, 2, 3])}))
    for number, slot in ((1, "AS-money biomass"), (2, "EU-money biomass")):
        play(g, f"lobby {number:02} minor", f"propose {slot}", "end")
    assert [card + 1 for card, place in enumerate(g.lobby_place) if place == RED] == [3]


@pytest.mark.rule("C-LOB-09", "C-EXP-01")
def test_a_summit_card_gives_its_point_at_once() -> None:
    g = holding(20, summit_scientist=by_topic(summit1_1=RED))
    play(g, "move NA-tech summit1-2", "lobby 20 main")
    assert g.expertise_of(RED, SOLAR) == 3
    assert g.summit_scientist == by_topic(summit1_1=RED, summit1_2=RED), "before the summit is scored"


@pytest.mark.rule("C-LOB-01")
def test_effects_stop_at_the_supply() -> None:
    """G-14: a card gives the cubes that are left."""
    g = holding(11, cube=[4, 21])
    play(g, "install SA-tech")
    assert g.cube == [4, 21], "no benefit cube is left"
    assert gained(g, "lobby 11 minor") == {"ceps": 1}
    empty = holding(1, cube=[4, 21])
    assert gained(empty, "lobby 01 minor") == {}
    assert gained(holding(1, cube=[4, 21], options={"classic_limits": False}), "lobby 01 minor") == {"cubes": 1}


# UN Goals

UN_GOALS = [
    (34, [BIOMASS, RECYCLING], 4),
    (35, [COLD_FUSION, RECYCLING], 5),
    (36, [SOLAR, RECYCLING], 5),
    (37, [BIOMASS, COLD_FUSION], 5),
    (38, [BIOMASS, SOLAR], 5),
    (39, [FORESTATION, RECYCLING], 6),
    (40, [FORESTATION, BIOMASS], 6),
    (41, [COLD_FUSION, SOLAR], 6),
    (42, [FORESTATION, COLD_FUSION], 7),
    (43, [FORESTATION, SOLAR], 7),
    (44, [RECYCLING, BIOMASS, SOLAR], 8),
    (45, [BIOMASS, COLD_FUSION, SOLAR], 9),
    (46, [RECYCLING, COLD_FUSION, FORESTATION], 10),
]


def with_plants(red: list[int], blue: list[int], **state: Any) -> Classic:
    """Red and Blue own plants of these sources; all UN Goals are open."""
    tiles: list[Tile] = [*((source, RED) for source in red), *((source, BLUE) for source in blue)]
    return given(Turn(RED), un_row=list(range(13)), **({"cube": [1, 1]} | state), **plants(AS=tiles))


@pytest.mark.rule("C-UNG-01")
@pytest.mark.parametrize(("card", "sources", "points"), UN_GOALS)
def test_a_un_goal_needs_its_plants_and_a_cube(card: int, sources: list[int], points: int) -> None:
    g = with_plants(sources, [])
    assert f"goal {card}" in options_of(g)
    play(g, f"goal {card}")
    assert (g.score, g.cube, g.cubes) == ([points, 0], [0, 1], 24)
    for missing in sources:
        others = [source for source in range(5) if source != missing]
        one_short = with_plants(others, [missing])
        assert refusal_of(one_short, f"goal {card}") == shared.PLANTS_MISSING, "Blue's plant does not count"
        assert f"goal {card}" not in options_of(one_short)
    poor = with_plants(sources, [], cube=[0, 5])
    assert refusal_of(poor, f"goal {card}") == shared.NO_CUBE_FOR_GOAL
    assert f"goal {card}" not in options_of(poor)


@pytest.mark.rule("C-UNG-02")
def test_first_come_first_served_and_no_refill() -> None:
    both: list[Tile] = [(BIOMASS, RED), (RECYCLING, RED), (BIOMASS, BLUE), (RECYCLING, BLUE)]
    g = given(Turn(RED), Turn(BLUE), un_row=[0, 5], un_stack=[1, 2], cube=[1, 1], **plants(AS=both))
    play(g, "goal 34", "propose NA-money solar", "end")
    assert asked(g) == BLUE
    assert refusal_of(g, "goal 34") == shared.GOAL_NOT_OPEN
    assert "goal 34" not in options_of(g)
    assert g.un_row == [5]


@pytest.mark.rule("C-UNG-03", "C-SCO-08")
def test_scored_goals_stay_with_the_player_and_count_in_the_end() -> None:
    both: list[Tile] = [GAS, (BIOMASS, RED), (RECYCLING, RED)]
    g = given(
        Turn(RED),
        FinalScoring(DECADES),
        un_row=[0],
        cube=[1, 0],
        money=[0, 0],
        cep=[0, 0],
        hand_scientists=[0, 0],
        **plants(AS=both),
    )
    play(g, "goal 34", "propose NA-research solar", "recruit", "end")
    assert g.un_goals_of(RED) == 1
    assert TITLE.view(g, SPECTATOR)["players"][RED]["un_goals"] == [34]
    assert TITLE.view(g, SPECTATOR)["un_goals"] == []
    assert g.score == [4 + 3, 0], "3 points for most UN Goals"


@pytest.mark.rule("C-UNG-04")
def test_plants_serve_several_goals() -> None:
    """G-31: plants are not used up."""
    tiles: list[Tile] = [(BIOMASS, RED), (RECYCLING, RED), (SOLAR, RED)]
    g = given(Turn(RED), Turn(RED), Turn(RED), un_row=[0, 2, 10], cube=[3, 0], **plants(AS=tiles))
    play(g, "goal 34", "propose NA-money solar", "end")
    play(g, "goal 36", "propose NA-tech solar", "end")
    play(g, "goal 44")
    assert g.score[RED] == 4 + 5 + 8
    assert g.space_owner.count(RED) == 3


@pytest.mark.rule("C-UNG-01", "C-TURN-03")
def test_a_goal_may_be_scored_right_after_building() -> None:
    g = holding(1, un_row=[4], **plants(AS=[(BIOMASS, RED)]))
    assert refusal_of(g, "goal 38") == shared.PLANTS_MISSING
    play(g, "construct NA-research", "goal 38")
    assert g.score[RED] == 8 + 5
