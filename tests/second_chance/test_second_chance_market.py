# ruff: noqa: N802
"""The CEP market (rulebook 1.1b)."""

from typing import Any

import pytest

from keeling.titles.common import refusal as shared
from keeling.titles.second_chance.energy import PayFine
from keeling.titles.second_chance.turn import Turn
from second_chance.positions import (
    BLUE,
    BONUS_REGION_CEP,
    FORESTATION,
    HYDRO,
    NOBODY,
    RECYCLING,
    RED,
    SOLAR,
    Mode,
    asked,
    both,
    by_region,
    by_slot,
    given,
    lobbyists,
    options_of,
    play,
    projects,
    refusal_of,
    tables_with_bonuses,
)

PLAIN = tables_with_bonuses()
KEEPING: dict[str, Any] = {"lobby_place": lobbyists(red=[1])}
"""Red holds a card, so that his turn does not end by itself."""

# The visit


@both
@pytest.mark.rule("S-MKT-01")
@pytest.mark.parametrize("visit", ["buy", "sell"])
def test_one_visit_to_buy_or_to_sell(mode: Mode, visit: str) -> None:
    g = given(mode, Turn(RED))
    assert {"buy", "sell"} <= set(options_of(g))
    play(g, visit)
    assert g.cep[RED] == (3 if visit == "buy" else 1)
    assert refusal_of(g, "buy") == refusal_of(g, "sell") == shared.MARKET_DONE


@both
@pytest.mark.rule("S-MKT-02")
def test_T_46_buying_costs_the_price(mode: Mode) -> None:
    g = given(mode, Turn(RED), price=4, market=2)
    bank = g.bank
    play(g, "buy")
    assert (g.money, g.cep) == ([6, 10], [3, 2])
    assert (g.market, g.bank, g.price) == (1, bank, 4)


@both
@pytest.mark.rule("S-MKT-02")
@pytest.mark.parametrize(("money", "code"), [(4, shared.NOT_ENOUGH_MONEY), (5, 0)])
def test_who_cannot_pay_cannot_buy(mode: Mode, money: int, code: int) -> None:
    g = given(mode, Turn(RED), price=5, money=[money, 10])
    assert refusal_of(g, "buy") == code
    assert ("buy" in options_of(g)) == (code == 0)


@both
@pytest.mark.rule("S-MKT-03", "S-MKT-07")
@pytest.mark.parametrize(("price", "fallen"), [(4, 3), (8, 7), (1, 1)])
def test_T_47_a_sold_cep_goes_to_the_bank_and_the_price_falls(mode: Mode, price: int, fallen: int) -> None:
    """B-04, B-36."""
    g = given(mode, Turn(BLUE), price=price)
    bank = g.bank
    play(g, "sell")
    assert (g.money, g.cep) == ([10, 10 + price], [2, 1])
    assert (g.bank, g.market, g.price) == (bank + 1, 2, fallen)
    assert not mode.view(g, BLUE)["market"]["stop"], "S-MKT-05: only an empty market closes"


@both
@pytest.mark.rule("S-MKT-03", "S-CTL-07")
def test_ceps_of_regions_are_not_sold(mode: Mode) -> None:
    g = given(mode, Turn(RED), **projects(NA_money=SOLAR), cep=[0, 2], controller=by_region(NOBODY, EU=RED))
    assert refusal_of(g, "sell") == shared.NO_CEP_IN_HAND
    assert "sell" not in options_of(g)
    assert "prepare NA-money" in options_of(g), "but they can be spent"


# The empty market


@both
@pytest.mark.rule("S-MKT-04", "S-MKT-05", "S-MKT-06")
@pytest.mark.parametrize("price", [3, 7])
def test_T_48_a_benefit_empties_the_market(mode: Mode, price: int) -> None:
    g = given(mode, Turn(RED), **projects(AF_money=RECYCLING), **KEEPING, market=1, price=price)
    bank = g.bank
    play(g, "prepare AF-money")
    assert g.cep[RED] == 2 - 1 + 1
    assert (g.price, g.market, g.bank) == (price + 1, 2, bank + 1 - 2)
    assert refusal_of(g, "buy") == shared.MARKET_CLOSED
    assert refusal_of(g, "sell") == shared.STOPPED
    assert not {"buy", "sell"} & set(options_of(g))


EMPTYING: dict[str, tuple[list[str], int, dict[str, Any]]] = {
    "benefit": (["prepare AF-money"], 1, {**projects(AF_money=RECYCLING), **KEEPING}),
    "card": (["lobby 10 minor"], 0, {"lobby_place": lobbyists(red=[10])}),
    "visited card": (["move hand card-10"], 0, {"lobby_place": lobbyists(red=[1], blue_open=[10])}),
    "bonus": (
        ["propose NA-tech wind", "place-cep OC"],
        0,
        {**KEEPING, "tables": tables_with_bonuses(wind={1: BONUS_REGION_CEP})},
    ),
    "another player": (
        ["prepare NA-money", "move NA-money card-10"],
        1,
        {
            **projects(NA_money=SOLAR),
            "project_scientist": by_slot(NOBODY, NA_money=BLUE),
            "lobby_place": lobbyists(red=[1], blue_open=[10]),
        },
    ),
    "another player's bonus": (
        ["prepare NA-money", "move NA-money hand", "place-cep OC"],
        1,
        {
            **projects(NA_money=SOLAR),
            **KEEPING,
            "project_scientist": by_slot(NOBODY, NA_money=BLUE),
            "tables": tables_with_bonuses(solar={1: BONUS_REGION_CEP}),
        },
    ),
}


@both
@pytest.mark.rule("S-MKT-04", "S-MKT-05", "S-MKT-06", "S-INF-04")
@pytest.mark.parametrize("way", EMPTYING)
@pytest.mark.parametrize(("price", "raised"), [(3, 4), (8, 8)])
def test_whatever_empties_the_market_closes_it(mode: Mode, way: str, price: int, raised: int) -> None:
    """G-05, G-06: at 8 the price stays, but the market closes all the same."""
    actions, paid, state = EMPTYING[way]
    g = given(mode, Turn(RED), Turn(BLUE), market=1, price=price, money=[30, 30], **state)
    bank = g.bank
    assert {"buy", "sell"} <= set(options_of(g))
    play(g, *actions)
    assert (g.market, g.bank, g.price) == (2, bank + paid - 2, raised)
    assert asked(g) == RED
    assert refusal_of(g, "buy") == shared.MARKET_CLOSED
    assert refusal_of(g, "sell") == shared.STOPPED
    if not g.main_done:
        play(g, "propose SA-money solar")
    play(g, "end")
    assert asked(g) == BLUE
    assert {"buy", "sell"} <= set(options_of(g)), "for the rest of the turn only"


@both
@pytest.mark.rule("S-MKT-04", "S-MKT-02")
def test_buying_the_last_cep(mode: Mode) -> None:
    """G-07: at the old price."""
    g = given(mode, Turn(RED), market=1, price=3)
    bank = g.bank
    play(g, "buy")
    assert (g.money[RED], g.cep[RED]) == (7, 3)
    assert (g.market, g.bank, g.price) == (2, bank - 2, 4)


@both
@pytest.mark.rule("S-MKT-06", "S-INF-07")
@pytest.mark.parametrize(("market", "after"), [(1, (1, 4)), (2, (2, 4)), (3, (1, 3))])
def test_two_ceps_are_taken_one_by_one(mode: Mode, market: int, after: tuple[int, int]) -> None:
    """G-08: with one in the market: take it, refill, take another."""
    g = given(mode, Turn(RED), **projects(NA_money=FORESTATION), market=market)
    play(g, "prepare NA-money")
    assert g.cep[RED] == 2 - 1 + 2
    assert (g.market, g.price) == after


@both
@pytest.mark.rule("S-MKT-04")
@pytest.mark.parametrize(
    ("partial", "bank", "after"),
    [(False, 2, (2, 0, 4)), (False, 1, (0, 1, 3)), (False, 0, (0, 0, 3)), (True, 1, (1, 0, 4)), (True, 0, (0, 0, 3))],
)
def test_a_refill_needs_two_ceps(mode: Mode, partial: bool, bank: int, after: tuple[int, int, int]) -> None:
    """G-01: option partial_refill."""
    g = given(mode, Turn(RED), options={"partial_refill": partial}, market=1, cep=[2, 26 - bank])
    assert g.bank == bank
    play(g, "buy")
    assert (g.market, g.bank, g.price) == after


@both
@pytest.mark.rule("S-MKT-04", "S-MKT-05")
def test_a_late_refill_raises_the_price_and_closes_the_market(mode: Mode) -> None:
    """G-01: tested again with every CEP that enters the bank."""
    g = given(mode, Turn(RED), **projects(NA_money=SOLAR), **KEEPING, market=0, cep=[2, 26])
    assert g.bank == 1
    assert refusal_of(g, "buy") == shared.MARKET_EMPTY
    play(g, "prepare NA-money")
    assert (g.market, g.bank, g.price) == (2, 0, 4)
    assert refusal_of(g, "buy") == shared.MARKET_CLOSED


@both
@pytest.mark.rule("S-MKT-04", "S-MKT-03")
def test_a_sale_can_bring_the_late_refill(mode: Mode) -> None:
    """G-01: the price falls by the sale and rises by the refill."""
    g = given(mode, Turn(RED), market=0, cep=[2, 26], price=4)
    play(g, "sell")
    assert (g.money[RED], g.market, g.bank, g.price) == (14, 2, 0, 4)


@both
@pytest.mark.rule("S-MKT-05")
def test_a_refill_outside_a_turn_closes_nothing(mode: Mode) -> None:
    assert given(mode, PayFine(RED), market=1).stop == 0
    g = given(mode, PayFine(RED), Turn(RED), market=1)
    assert (g.market, g.price) == (2, 4)
    assert {"buy", "sell"} <= set(options_of(g))


@both
@pytest.mark.rule("S-MKT-06", "S-CRD-05")
def test_a_cep_that_is_not_there_is_lost(mode: Mode) -> None:
    """G-02: the rest of the benefit is received."""
    g = given(mode, Turn(RED), **projects(SA_money=HYDRO), market=0, cep=[2, 27], lobby_place=lobbyists(red=[10]))
    assert g.bank == 0
    play(g, "lobby 10 minor")
    assert g.cep == [2, 27]
    play(g, "prepare SA-money")
    assert (g.cep, g.money, g.cube) == ([1, 27], [13, 10], [3, 2])


@both
@pytest.mark.rule("S-MKT-05", "S-CRD-05")
def test_the_cep_of_a_card_is_no_visit(mode: Mode) -> None:
    """G-09: also after the market has closed; it uses up no visit."""
    g = given(mode, Turn(RED), **projects(AF_money=RECYCLING), market=1, lobby_place=lobbyists(red=[10]))
    play(g, "prepare AF-money", "lobby 10 minor")
    assert g.cep[RED] == 3
    assert g.market_done == 0
    other = given(mode, Turn(RED), lobby_place=lobbyists(red=[10]))
    play(other, "lobby 10 minor", "sell")
    assert other.cep[RED] == 2
