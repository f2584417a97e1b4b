# ruff: noqa: N802
"""Supply phase: energy supply (C-SUP)."""

from typing import Any

import pytest

from classic.positions import (
    AF,
    AS,
    BLUE,
    COAL,
    COLD_FUSION,
    EMPTY,
    EU,
    FORESTATION,
    GAS,
    NA,
    NOBODY,
    OC,
    OIL,
    RED,
    SA,
    YELLOW,
    Tile,
    asked,
    by_region,
    company_goals,
    given,
    options_of,
    plants,
    play,
    refusal_of,
)
from everywhere import listened
from keeling.kernel.game import PLAYING
from keeling.titles.classic.state import Classic
from keeling.titles.classic.supply import SupplyPhase
from keeling.titles.classic.title import TITLE
from keeling.titles.classic.turn import Turn
from keeling.titles.common import refusal as shared
from keeling.titles.common.events import ConsumeRegionCubes
from keeling.titles.common.layout import SPACE_STRIDE
from keeling.titles.common.supply import ChooseSupplyStart, SupplyRegion


def supplied(region: int, *tiles: Tile, **state: Any) -> Classic:
    """Decade 2 unless said otherwise; the region, where these tiles stand, is handled."""
    board = plants(**{["NA", "SA", "EU", "AF", "AS", "OC"][region]: list(tiles)})
    return given(SupplyRegion(region), **({"decade": 2} | board | state))


def row(g: Classic, region: int) -> list[int]:
    return g.space[region * SPACE_STRIDE : region * SPACE_STRIDE + g.rules.demand_spaces[region]]


def red_rules_europe(*steps: Any, **state: Any) -> Classic:
    """Red controls Europe only, whose next space is empty and gets a coal plant; nobody has any CEP."""
    board = plants(EU=[(COLD_FUSION, RED)])
    nothing: dict[str, Any] = {
        "decade": 2,
        "controller": by_region(NOBODY, EU=RED),
        "cep": [0, 0],
        "region_cep": by_region(0),
        "fossil_deck": [COAL],
    }
    return given(*(steps or (SupplyRegion(EU),)), **(board | nothing | state))


# Which regions need energy


@pytest.mark.rule("C-SUP-01")
def test_each_region_returns_exactly_one_cube() -> None:
    g = given(ConsumeRegionCubes(), region_cube=by_region(0, EU=3, AF=1))
    assert g.region_cube == by_region(0, EU=2, AF=0)
    assert g.cubes == 25 - 2
    assert g.violations() == []


@pytest.mark.rule("C-SUP-01")
def test_the_cubes_return_before_the_regions_are_supplied() -> None:
    g = given(SupplyPhase(), decade=2, region_cube=by_region(0, EU=1))
    assert options_of(g)[0] == "begin NA"
    assert g.region_cube == by_region(0)


@pytest.mark.rule("C-SUP-02")
def test_the_start_player_chooses_where_it_begins_and_it_goes_clockwise() -> None:
    deck = [COAL, COAL, COAL, GAS, OIL, COAL]  # the last is the top
    g = given(SupplyPhase(), players=3, decade=2, start_player=YELLOW, fossil_deck=deck)
    assert asked(g) == YELLOW
    assert options_of(g) == ["begin NA", "begin SA", "begin EU", "begin AF", "begin AS", "begin OC"]
    play(g, "begin AS")
    drawn = [row(g, region)[1] for region in (AS, OC, NA, SA, EU, AF)]
    assert drawn == [COAL, OIL, GAS, COAL, COAL, COAL]


@pytest.mark.rule("C-SUP-02")
def test_a_region_is_finished_before_the_next_is_looked_at() -> None:
    board = plants(EU=[(COLD_FUSION, RED)], AF=[(FORESTATION, BLUE)])
    controller = by_region(NOBODY, EU=RED, AF=BLUE)
    g = given(ChooseSupplyStart(RED), decade=2, **board, controller=controller, fossil_deck=[COAL] * 9)
    before = g.co2
    play(g, "begin EU")
    assert asked(g) == RED
    assert (row(g, EU)[1], row(g, AF)[1], g.co2) == (COAL, EMPTY, before + 40)
    play(g, "pay hand")
    assert asked(g) == BLUE
    assert (row(g, AF)[1], row(g, AS)[1], g.co2) == (COAL, EMPTY, before + 80)


@pytest.mark.rule("C-SUP-03", "C-SUP-06", "C-SUP-07", "C-SUP-10")
def test_T_08_a_gas_plant_on_the_second_space_of_south_america() -> None:
    g = given(decade=2, **plants(SA=[COAL]), fossil_deck=[COAL, OIL, GAS])
    co2, bank = g.co2, g.bank
    assert g.region_cep[SA] == 3
    g.then(SupplyRegion(SA))
    g.advance()
    assert row(g, SA) == [COAL, GAS, EMPTY, EMPTY]
    assert g.fossil_deck == [COAL, OIL]
    assert g.co2 == co2 + 20
    assert g.region_cep[SA] == 2
    assert g.bank == bank + 1


@pytest.mark.rule("C-SUP-05")
def test_T_09_a_green_plant_on_the_space_of_the_decade() -> None:
    g = supplied(EU, OIL, (COLD_FUSION, BLUE))
    same = given(decade=2, **plants(EU=[OIL, (COLD_FUSION, BLUE)]))
    assert row(g, EU) == [OIL, COLD_FUSION, EMPTY, EMPTY, EMPTY]
    assert (g.co2, g.region_cep, g.bank, g.fossil_deck) == (same.co2, same.region_cep, same.bank, same.fossil_deck)


@pytest.mark.rule("C-SUP-04")
@pytest.mark.parametrize("tiles", [(OIL, GAS, COAL), (GAS, (FORESTATION, RED)), (GAS,)])
def test_T_10_africa_needs_nothing_in_the_fourth_decade(tiles: tuple[Tile, ...]) -> None:
    g = supplied(AF, *tiles, decade=4)
    same = given(decade=4, **plants(AF=list(tiles)))
    assert (g.space, g.co2, g.region_cep) == (same.space, same.co2, same.region_cep)


@pytest.mark.rule("C-SUP-04")
@pytest.mark.parametrize(
    ("decade", "regions"),
    [
        (2, {NA, SA, EU, AF, AS, OC}),
        (3, {NA, SA, EU, AF, AS, OC}),
        (4, {NA, SA, EU, AS, OC}),
        (5, {NA, EU, AS}),
        (6, {AS}),
    ],
)
def test_late_decades_have_spaces_in_large_regions_only(decade: int, regions: set[int]) -> None:
    full: list[Tile] = [GAS] * (decade - 1)
    sizes = {"NA": 5, "SA": 4, "EU": 5, "AF": 3, "AS": 6, "OC": 4}
    g = given(decade=decade, players=5, **plants(**{name: full[:size] for name, size in sizes.items()}))
    g.fossil_deck = [GAS] * 6
    before = g.space[:]
    g.then(ChooseSupplyStart(RED))
    g.advance()
    play(g, "begin NA")
    changed = {place for place in range(36) if g.space[place] != before[place]}
    assert changed == {region * SPACE_STRIDE + decade - 1 for region in regions}


@pytest.mark.rule("C-SUP-03")
def test_only_the_space_of_the_decade_counts() -> None:
    g = supplied(EU, OIL, decade=3)
    assert row(g, EU)[1] == EMPTY, "an older gap is not looked at"
    assert row(g, EU)[2] != EMPTY


@pytest.mark.rule("C-SUP-06")
def test_without_tiles_the_replaced_ones_are_a_new_pile() -> None:
    again = supplied(EU, OIL, fossil_deck=[], fossil_discard=[GAS])
    assert row(again, EU)[1] == GAS
    assert (again.fossil_deck, again.fossil_discard) == ([], [])
    none = supplied(EU, OIL, fossil_deck=[], fossil_discard=[])
    assert row(none, EU)[1] == EMPTY
    assert none.region_cep[EU] == 4


@pytest.mark.rule("C-SUP-07")
@pytest.mark.parametrize(("tile", "ppm"), [(COAL, 40), (OIL, 30), (GAS, 20)])
def test_co2_rises_by_the_value_of_the_tile(tile: int, ppm: int) -> None:
    g = supplied(EU, fossil_deck=[GAS, COAL, tile], decade=1)
    assert g.co2 == 5 * 20 + ppm


# Who pays


@pytest.mark.rule("C-SUP-08", "C-SUP-09")
def test_the_controller_chooses_hand_or_any_region_he_controls() -> None:
    board = plants(EU=[(COLD_FUSION, RED)], AF=[(FORESTATION, RED)], OC=[(COLD_FUSION, BLUE)])
    controller = by_region(NOBODY, EU=RED, AF=RED, OC=BLUE)
    g = given(SupplyRegion(EU), decade=2, **board, controller=controller, cep=[1, 1], score=[5, 5], price=1)
    assert asked(g) == RED
    assert options_of(g) == ["pay hand", "pay EU", "pay AF"]
    assert refusal_of(g, "pay OC") == shared.NOT_CONTROLLER
    assert refusal_of(g, "buy") != 0, "who has a CEP cannot buy one instead"
    bank = g.bank
    hand, europe, africa = play(g.clone(), "pay hand"), play(g.clone(), "pay EU"), play(g.clone(), "pay AF")
    assert (hand.cep[RED], europe.region_cep[EU], africa.region_cep[AF]) == (0, 3, 1)
    assert (hand.region_cep[EU], europe.cep[RED], africa.cep[RED]) == (4, 1, 1), "and nothing else is paid"
    assert hand.bank == europe.bank == africa.bank == bank + 1


@pytest.mark.rule("C-SUP-09", "C-SUP-08")
def test_T_11_red_pays_from_africa() -> None:
    board = plants(EU=[(COLD_FUSION, RED)], AF=[(FORESTATION, RED)])
    fields: dict[str, Any] = {"cep": [0, 2], "region_cep": by_region(2, EU=0, AF=2), "decade": 2, **board}
    controller = by_region(NOBODY, EU=RED, AF=RED)
    bank = given(**fields).bank
    g = given(SupplyRegion(EU), controller=controller, **fields)
    assert g.decision is None, "the only source is taken without a question"
    assert (g.region_cep[AF], g.bank) == (1, bank + 1)
    g = given(controller=controller, **fields)
    heard = listened(g)
    g.then(SupplyRegion(EU))
    g.advance()
    assert [(decision.player, TITLE.alphabet.notation(action)) for decision, action in heard] == [(RED, "pay AF")]


@pytest.mark.rule("C-SUP-10")
def test_an_uncontrolled_region_pays_itself_whoever_has_plants_there() -> None:
    g = supplied(EU, (COLD_FUSION, RED))
    assert (g.region_cep[EU], g.cep) == (3, [2, 2])


@pytest.mark.rule("C-SUP-11")
def test_a_controller_without_any_cep_buys_one_and_pays_it() -> None:
    g = red_rules_europe(money=[6, 0], price=5, region_cep=by_region(2, EU=0))
    bank = red_rules_europe(region_cep=by_region(2, EU=0), fossil_deck=[], fossil_discard=[]).bank
    assert g.decision is None
    assert (g.money[RED], g.cep[RED]) == (1, 0)
    assert (g.market, g.bank, g.price) == (1, bank + 1, 5)
    assert g.region_cep == by_region(2, EU=0)


@pytest.mark.rule("C-SUP-11")
def test_with_an_empty_market_the_price_is_paid_all_the_same() -> None:
    g = red_rules_europe(money=[6, 0], price=5, market=0, bank=0)
    assert (g.money[RED], g.market, g.bank, g.cep[RED]) == (1, 0, 0, 0)


@pytest.mark.rule("C-SUP-12")
@pytest.mark.parametrize(("price", "after"), [(5, 6), (8, 8)])
def test_the_last_cep_of_the_market_raises_the_price(price: int, after: int) -> None:
    g = red_rules_europe(money=[10, 0], price=price, market=1, bank=7)
    assert g.money[RED] == 10 - price, "the old price is paid"
    assert (g.market, g.bank, g.price) == (2, 7 - 2 + 1, after)


@pytest.mark.rule("C-SUP-12")
@pytest.mark.parametrize(
    ("partial", "before", "market", "bank", "price"), [(False, 0, 0, 1, 5), (True, 0, 1, 0, 6), (True, 1, 1, 1, 6)]
)
def test_the_refill_needs_two_ceps_in_the_bank(partial: bool, before: int, market: int, bank: int, price: int) -> None:
    options = {"partial_refill": partial}
    g = red_rules_europe(money=[10, 0], price=5, market=1, bank=before, options=options)
    assert (g.market, g.bank, g.price) == (market, bank, price)


@pytest.mark.rule("C-SUP-12")
def test_the_paid_cep_may_itself_make_the_refill_possible() -> None:
    g = red_rules_europe(money=[10, 0], price=5, market=1, bank=1)
    assert (g.market, g.bank, g.price) == (2, 0, 6)


@pytest.mark.rule("C-SUP-11", "C-SUP-13", "C-SUP-15")
def test_T_12_three_coins_and_two_points() -> None:
    goal = company_goals(red=31)
    start = {"price": 5, "money": [3, 0], "score": [1, 0], "bank": 20, "goal_place": goal}
    g = red_rules_europe(**start)
    assert asked(g) == RED
    assert options_of(g) == ["discard-goal", "exchange"]
    play(g, "exchange")
    assert (g.money[RED], g.score[RED]) == (0, -1)
    assert (g.market, g.bank, g.price) == (1, 21, 5)
    assert g.goal_of(RED) == 31 - 27


@pytest.mark.rule("C-SUP-13", "C-GOAL-01")
def test_the_company_goal_may_be_given_up_instead() -> None:
    start = {"price": 5, "money": [3, 0], "score": [1, 0], "goal_place": company_goals(red=31)}
    g = play(red_rules_europe(**start), "discard-goal")
    assert (g.money[RED], g.score[RED]) == (3 + 8 - 5, 1)
    assert g.decision is None
    own_turn = red_rules_europe(options={"company_goal_discard": "own_turn"}, **start)
    assert own_turn.decision is None, "by option only on the own turn, so points are exchanged"
    assert (own_turn.money[RED], own_turn.score[RED]) == (0, -1)


@pytest.mark.rule("C-SUP-13")
def test_who_has_enough_coins_is_not_asked_and_keeps_his_points() -> None:
    g = red_rules_europe(price=5, money=[5, 0], score=[9, 0], goal_place=company_goals(red=31))
    assert g.decision is None
    assert (g.money[RED], g.score[RED]) == (0, 9)


@pytest.mark.rule("C-SUP-14")
def test_points_never_become_coins_in_the_operations_phase() -> None:
    g = given(Turn(RED), money=[2, 0], score=[30, 0], cep=[0, 0], price=3)
    assert refusal_of(g, "buy") == shared.NOT_ENOUGH_MONEY
    assert refusal_of(g, "exchange") != 0
    assert "exchange" not in options_of(g)


@pytest.mark.rule("C-SUP-16", "C-END-05")
def test_too_much_co2_after_the_supply_is_defeat() -> None:
    g = given(SupplyPhase(), decade=2, co2=380, fossil_deck=[GAS] * 6)
    play(g, "begin NA")
    assert g.co2 == 500
    assert TITLE.outcome(g).reason == "defeat"
    safe = given(SupplyPhase(), decade=2, co2=370, fossil_deck=[GAS] * 6)
    play(safe, "begin NA")
    assert (safe.co2, safe.end) == (490, PLAYING)
