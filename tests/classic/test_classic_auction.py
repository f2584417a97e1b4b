# ruff: noqa: N802
"""Variant: the auction of the Start Player tile (C-VAR-05 to C-VAR-09)."""

from itertools import product
from typing import Any

import pytest

from classic.positions import (
    BLUE,
    COLD_FUSION,
    FORESTATION,
    NOBODY,
    RED,
    YELLOW,
    asked,
    by_region,
    company_goals,
    fresh,
    given,
    options_of,
    plants,
    play,
    refusal_of,
)
from everywhere import listened
from keeling.kernel.game import PLAYING, SPECTATOR
from keeling.titles.classic import refusal
from keeling.titles.classic.decade import EndOperations
from keeling.titles.classic.state import Classic
from keeling.titles.classic.title import TITLE
from keeling.titles.common import refusal as shared
from keeling.titles.common.board import SUPPLY


def auction(players: int = 3, **state: Any) -> Classic:
    """The end of the first decade with the auction variant; nobody has anything that is not given."""
    nothing: dict[str, Any] = {"money": [0] * players, "cep": [0] * players}
    options = {"auction": True} | state.pop("options", {})
    return given(EndOperations(), players=players, options=options, **(nothing | state))


def red_won(bid: int, **state: Any) -> Classic:
    """Red has won an auction of two players with this bid, because Blue has nothing, and has to pay."""
    return play(auction(2, **state), f"bid {bid}")


def payments(g: Classic) -> set[tuple[int, int, int]]:
    """Every way in which Red can pay, as coins, cubes and CEPs."""
    if "name 1" in options_of(g):
        return {(g.money[RED], g.cube[RED], g.cep[RED])}
    return {left for option in options_of(g) for left in payments(play(g.clone(), option))}


# Bidding


@pytest.mark.rule("C-VAR-05", "C-VAR-06")
def test_one_round_of_bids_from_the_holder_of_the_tile() -> None:
    g = auction(start_player=BLUE, money=[9, 9, 9])
    assert g.decade == 2, "between the decades"
    assert asked(g) == BLUE
    assert options_of(g) == ["pass", *(f"bid {value}" for value in range(10))]
    play(g, "bid 3")
    assert asked(g) == YELLOW
    assert options_of(g) == ["pass", *(f"bid {value}" for value in range(4, 10))]
    assert refusal_of(g, "bid 3") == refusal.BID_TOO_LOW
    assert TITLE.view(g, SPECTATOR)["auction"] == {"bid": 3, "bidder": BLUE}
    play(g, "pass")
    assert asked(g) == RED
    play(g, "bid 5")
    assert asked(g) == RED, "the round is over: Red pays nothing but his coins, and names the start player"
    assert options_of(g) == ["name 1", "name 2", "name 3"]
    assert g.money == [4, 9, 9]


@pytest.mark.rule("C-VAR-05")
def test_without_the_variant_the_tile_goes_to_the_left() -> None:
    g = auction(start_player=BLUE, money=[9, 9, 9], options={"auction": False})
    assert (g.start_player, g.phase) == (YELLOW, SUPPLY)


@pytest.mark.rule("C-VAR-05")
def test_no_auction_before_the_first_decade_after_the_last_or_alone() -> None:
    assert fresh(3, auction=True).bid == -1
    assert any(option.startswith("propose") for option in options_of(fresh(3, auction=True)))
    assert auction(decade=5, money=[9, 9, 9]).end != PLAYING
    alone = auction(1, money=[9])
    assert (alone.phase, alone.start_player) == (SUPPLY, RED)


@pytest.mark.rule("C-VAR-06", "C-VAR-07")
def test_a_bid_of_nothing_can_win() -> None:
    g = play(auction(), "pass", "bid 0")
    assert asked(g) == BLUE
    assert options_of(g) == ["name 1", "name 2", "name 3"]
    play(g, "name 1")
    assert g.start_player == RED
    assert g.money == [0, 0, 0]
    assert (g.bid, g.bidder) == (-1, NOBODY)


@pytest.mark.rule("C-VAR-06")
def test_who_cannot_raise_is_not_asked() -> None:
    g = play(auction(money=[2, 1, 3]), "bid 1")
    assert asked(g) == YELLOW, "Blue has no more than 1"


@pytest.mark.rule("C-VAR-06")
def test_if_nobody_bids_the_tile_goes_to_the_left() -> None:
    g = play(auction(start_player=YELLOW, money=[9, 9, 9]), "pass", "pass", "pass")
    assert (g.start_player, g.money) == (RED, [9, 9, 9])
    assert g.phase == SUPPLY


@pytest.mark.rule("C-VAR-07")
@pytest.mark.parametrize(("named", "seat"), [("name 1", RED), ("name 2", BLUE), ("name 3", YELLOW)])
def test_the_winner_names_anybody_also_himself(named: str, seat: int) -> None:
    g = play(auction(money=[5, 5, 5]), "pass", "bid 2", "pass")
    assert asked(g) == BLUE
    assert refusal_of(g, "name 4") == refusal.NO_SUCH_PLAYER
    play(g, named)
    assert g.start_player == seat
    assert g.money == [5, 3, 5]
    assert asked(g) == seat, "he chooses where the energy supply of the next decade begins"


# What can be bid and paid


@pytest.mark.rule("C-VAR-06", "C-VAR-08", "C-VAR-09")
def test_nobody_bids_more_than_he_can_pay() -> None:
    board = plants(EU=[(COLD_FUSION, RED)], AF=[(FORESTATION, BLUE)])
    controller = by_region(NOBODY, EU=RED, AF=BLUE)
    state: dict[str, Any] = {"price": 4, "money": [3, 0, 0], "cube": [2, 0, 0], "cep": [1, 0, 0], **board}
    g = auction(controller=controller, region_cep=by_region(2), **state)
    total = 3 + 2 * 2 + 4 * (1 + 2)
    assert options_of(g)[-1] == f"bid {total}"
    assert refusal_of(g, f"bid {total + 1}") == refusal.BID_TOO_HIGH


@pytest.mark.rule("C-VAR-06")
def test_the_richest_bidder_can_name_all_he_has() -> None:
    g = auction(2, price=8, money=[300, 0], cube=[25, 0], cep=[17, 0])
    assert options_of(g)[-1] == f"bid {300 + 2 * 25 + 8 * 17}"
    play(g, "bid 486")
    assert options_of(g) == ["name 1", "name 2"], "there was only one way to pay"
    assert (g.money[RED], g.cube[RED], g.cep[RED]) == (0, 0, 0)


@pytest.mark.rule("C-VAR-06", "C-GOAL-01")
def test_the_coins_for_a_company_goal_count() -> None:
    state: dict[str, Any] = {"money": [3, 0], "goal_place": company_goals(red=28)}
    g = auction(2, **state)
    assert options_of(g)[-1] == "bid 11"
    own_turn = auction(2, options={"company_goal_discard": "own_turn"}, **state)
    assert options_of(own_turn)[-1] == "bid 3"
    assert refusal_of(own_turn, "bid 4") == refusal.BID_TOO_HIGH
    play(g, "bid 9")
    assert (g.goal_of(RED), g.money[RED]) == (-1, 2), "there was no other way to pay"


@pytest.mark.rule("C-VAR-08", "C-GOAL-01")
def test_a_goal_may_be_given_up_before_the_payment() -> None:
    state: dict[str, Any] = {"money": [6, 0], "goal_place": company_goals(red=28)}
    g = red_won(5, **state)
    assert options_of(g) == ["offer coins", "discard-goal"]
    kept = play(g.clone(), "offer coins")
    assert (kept.money[RED], kept.goal_of(RED)) == (1, 1)
    gone = play(g.clone(), "discard-goal")
    assert (gone.money[RED], gone.goal_of(RED)) == (9, -1)
    own_turn = red_won(5, options={"company_goal_discard": "own_turn"}, **state)
    assert options_of(own_turn) == ["name 1", "name 2"], "by option the coins are the only way"
    assert own_turn.money[RED] == 1


@pytest.mark.rule("C-VAR-08")
def test_T_33_price_5_bid_6_with_a_coin_a_cube_and_a_cep() -> None:
    g = auction(2, price=5, money=[1, 0], cube=[1, 0], cep=[1, 0])
    before = g.clone()
    heard = listened(g)
    play(g, "bid 6")
    parse, notation = TITLE.alphabet.parse, TITLE.alphabet.notation
    assert [notation(action) for _, action in heard] == ["bid 6", "pass", "pay hand"]
    payment = heard[-1][0]
    assert payment.refuse(before, parse("offer coins")) == shared.NOT_ENOUGH_MONEY
    assert payment.refuse(before, parse("offer cube")) == refusal.PAYS_TOO_MUCH, "coin and cube are only 3"
    assert options_of(g) == ["offer cube", "offer coins"]
    exact = play(g.clone(), "offer coins")
    assert (exact.money[RED], exact.cube[RED], exact.cep[RED]) == (0, 1, 0)
    over = play(g.clone(), "offer cube")
    assert (over.money[RED], over.cube[RED], over.cep[RED]) == (1, 0, 0), "7 for 6, without change"
    assert exact.violations() == over.violations() == []


@pytest.mark.rule("C-VAR-08")
def test_coins_are_worth_1_cubes_2_and_ceps_the_price() -> None:
    g = red_won(7, price=3, money=[7, 0], cube=[4, 0], cep=[3, 0])
    assert options_of(g) == ["pay hand", "offer cube", "offer coins"]
    coins = play(g.clone(), "offer coins")
    assert (coins.money[RED], coins.cube[RED], coins.cep[RED]) == (0, 4, 3)
    mixed = play(g.clone(), "pay hand", "offer cube", "offer cube")
    assert (mixed.money[RED], mixed.cube[RED], mixed.cep[RED]) == (7, 2, 2)
    assert "name 1" in options_of(mixed)
    partly = play(g.clone(), "pay hand", "offer cube", "offer coins")
    assert (partly.money[RED], partly.cube[RED], partly.cep[RED]) == (5, 3, 2)
    cubes = play(g.clone(), "offer cube", "offer cube", "offer cube", "offer cube")
    assert (cubes.money[RED], cubes.cube[RED]) == (7, 0), "8 for 7"
    assert cubes.violations() == []


@pytest.mark.rule("C-VAR-08")
@pytest.mark.parametrize("price", [1, 2, 3, 5, 8])
@pytest.mark.parametrize(("money", "cubes", "ceps"), [(1, 1, 1), (0, 3, 2), (5, 2, 2), (3, 4, 3), (12, 0, 1)])
def test_every_mix_is_offered_unless_a_piece_could_be_taken_back(price: int, money: int, cubes: int, ceps: int) -> None:
    total = money + 2 * cubes + price * ceps
    for bid in range(1, total + 1):
        wanted = set()
        for coins, cube, cep in product(range(money + 1), range(cubes + 1), range(ceps + 1)):
            over = coins + 2 * cube + price * cep - bid
            worth = [1] * (coins > 0) + [2] * (cube > 0) + [price] * (cep > 0)
            if 0 <= over < min(worth, default=1):
                wanted.add((money - coins, cubes - cube, ceps - cep))
        g = red_won(bid, price=price, money=[money, 0], cube=[cubes, 0], cep=[ceps, 0])
        assert payments(g) == wanted, bid


@pytest.mark.rule("C-VAR-09")
def test_ceps_come_from_the_hand_or_controlled_regions_and_go_to_the_bank() -> None:
    board = plants(EU=[(COLD_FUSION, RED)], AF=[(FORESTATION, BLUE)])
    controller = by_region(NOBODY, EU=RED, AF=BLUE)
    state: dict[str, Any] = {"price": 4, "cep": [1, 0], "region_cep": by_region(2), "controller": controller, **board}
    g = play(auction(2, **state), "bid 4", "pass")
    assert options_of(g) == ["pay hand", "pay EU"]
    assert refusal_of(g, "pay AF") == shared.NOT_CONTROLLER
    bank = g.bank
    play(g, "pay EU")
    assert (g.region_cep, g.cep[RED], g.bank) == (by_region(2, EU=1), 1, bank + 1)
