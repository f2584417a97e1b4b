# ruff: noqa: N802
"""The market (rulebook 2.2.2) and all movements of CEPs."""

from typing import Any

import pytest

from classic.positions import (
    BIOMASS,
    BLUE,
    COLD_FUSION,
    EMPTY,
    EU,
    FORESTATION,
    GAS,
    NA,
    NOBODY,
    RECYCLING,
    RED,
    SOLAR,
    asked,
    by_region,
    by_slot,
    company_goals,
    discs,
    given,
    lobby_hands,
    options_of,
    plants,
    play,
    refusal_of,
)
from classic.wandering import wander
from keeling.kernel.game import NO_ACTION, NOT_ASKED, SPECTATOR, Step
from keeling.titles.classic.auction import Auction
from keeling.titles.classic.title import TITLE
from keeling.titles.classic.turn import Turn
from keeling.titles.common import refusal as shared
from keeling.titles.common.board import OPERATIONS, SCORING, SETUP, SUPPLY
from keeling.titles.common.supply import SupplyRegion


@pytest.mark.rule("C-MKT-01")
@pytest.mark.parametrize("visit", ["buy", "sell"])
def test_one_visit_and_never_both(visit: str) -> None:
    g = given(Turn(RED))
    assert {"buy", "sell"} <= set(options_of(g))
    play(g, visit)
    assert not {"buy", "sell"} & set(options_of(g))
    assert refusal_of(g, "buy") == shared.MARKET_DONE
    assert refusal_of(g, "sell") == shared.MARKET_DONE


@pytest.mark.rule("C-MKT-02", "C-MKT-05", "C-CEP-02")
@pytest.mark.parametrize("price", [1, 3, 8])
def test_buying_costs_the_price(price: int) -> None:
    g = given(Turn(RED), price=price)
    bank = g.bank
    play(g, "buy")
    assert (g.money, g.cep) == ([10 - price, 10], [3, 2])
    assert (g.market, g.bank, g.price) == (1, bank, price), "the pile is not empty, so the price does not move"


@pytest.mark.rule("C-MKT-02")
@pytest.mark.parametrize(("money", "code"), [(4, shared.NOT_ENOUGH_MONEY), (5, 0)])
def test_who_cannot_pay_cannot_buy(money: int, code: int) -> None:
    g = given(Turn(RED), price=5, money=[money, 10], score=[20, 20])
    assert refusal_of(g, "buy") == code
    assert ("buy" in options_of(g)) == (code == 0)


@pytest.mark.rule("C-MKT-03", "C-MKT-07")
def test_T_24_buying_the_last_cep_raises_the_price() -> None:
    """G-07: the old price is paid, then the pile is refilled and the price rises."""
    g = given(Turn(RED), market=1, price=3, cep=[2, 11])
    assert g.bank == 5
    play(g, "buy")
    assert (g.money[RED], g.market, g.bank, g.price) == (7, 2, 3, 4)
    assert "sell" not in options_of(g)


EMPTYING: dict[str, tuple[list[str], dict[str, Any]]] = {
    "purchase": (["buy"], {}),
    "benefit": (["install AF-money"], {"project": by_slot(EMPTY, AF_money=RECYCLING)}),
    "card": (["lobby 10 minor"], {"lobby_place": lobby_hands(red=[10])}),
    "bonus": (
        ["construct EU-money", "place-cep OC"],
        {
            "project": by_slot(EMPTY, EU_money=BIOMASS),
            "installed": by_slot(0, EU_money=1),
            "expertise": discs(2, biomass=[1, 0]),
            "cube": [1, 0],
        },
    ),
    "replacement": (
        ["construct NA-money"],
        {
            "project": by_slot(EMPTY, NA_money=SOLAR),
            "installed": by_slot(0, NA_money=1),
            "expertise": discs(2, solar=[2, 0]),
            "cube": [2, 0],
            **plants(NA=[GAS] * 5),
        },
    ),
}


@pytest.mark.rule("C-MKT-03", "C-MKT-07", "C-MKT-10")
@pytest.mark.parametrize("way", EMPTYING)
@pytest.mark.parametrize(("price", "raised"), [(3, 4), (7, 8), (8, 8)])
def test_an_empty_pile_is_refilled_whatever_emptied_it(way: str, price: int, raised: int) -> None:
    """G-06: at 8 the price stays, but selling is barred all the same."""
    actions, state = EMPTYING[way]
    g = given(Turn(RED), market=1, price=price, money=[30, 10], **state)
    paid = 1 if way == "benefit" else 0
    bank = g.bank
    play(g, *actions)
    assert (g.market, g.bank, g.price) == (2, bank - 2 + paid, raised)
    assert refusal_of(g, "sell") in (shared.STOPPED, shared.MARKET_DONE)
    assert g.stop == 1


@pytest.mark.rule("C-MKT-04")
@pytest.mark.parametrize(
    ("partial", "bank", "after"),
    [(False, 2, (2, 0, 4)), (False, 1, (0, 1, 3)), (False, 0, (0, 0, 3)), (True, 1, (1, 0, 4)), (True, 0, (0, 0, 3))],
)
def test_the_refill_needs_two_ceps_in_the_bank(partial: bool, bank: int, after: tuple[int, int, int]) -> None:
    """G-01: option partial_refill lets a single CEP refill the pile."""
    g = given(Turn(RED), options={"partial_refill": partial}, market=1, cep=[2, 16 - bank])
    assert g.bank == bank
    play(g, "buy")
    assert (g.market, g.bank, g.price) == after
    assert g.violations() == []


@pytest.mark.rule("C-MKT-04", "C-MKT-07")
def test_a_late_refill_raises_the_price_and_stops_sales() -> None:
    """G-01: the pile is tested again after every CEP that enters the bank."""
    g = given(Turn(RED), project=by_slot(EMPTY, NA_money=SOLAR), market=0, cep=[2, 16])
    assert g.bank == 1
    assert refusal_of(g, "buy") == shared.MARKET_EMPTY
    play(g, "install NA-money")
    assert (g.market, g.bank, g.price) == (2, 0, 4)
    assert refusal_of(g, "sell") == shared.STOPPED
    assert "buy" in options_of(g)


@pytest.mark.rule("C-MKT-04", "C-SUP-12")
def test_a_late_refill_outside_a_turn_stops_nobody() -> None:
    """G-01, C-MKT-13: a region pays in the Supply phase."""
    g = given(SupplyRegion(EU), Turn(RED), market=0, cep=[2, 16], decade=2)
    assert (g.market, g.bank, g.price) == (2, 0, 4)
    assert refusal_of(g, "sell") == 0


@pytest.mark.rule("C-MKT-06", "C-MKT-11", "C-MKT-12")
@pytest.mark.parametrize(("price", "fallen"), [(4, 3), (1, 1), (8, 7)])
def test_T_25_selling_brings_the_price_which_then_falls(price: int, fallen: int) -> None:
    g = given(Turn(RED), market=2, price=price)
    bank = g.bank
    play(g, "sell")
    assert (g.money, g.cep) == ([10 + price, 10], [1, 2])
    assert (g.market, g.bank, g.price) == (3, bank, fallen)
    assert not TITLE.view(g, RED)["market"]["stop"], "the pile has not run out"


@pytest.mark.rule("C-MKT-01", "C-MKT-07")
def test_the_market_says_stop_when_its_pile_runs_out_and_not_after_a_sale() -> None:
    g = play(given(Turn(RED), market=1), "sell")
    assert not TITLE.view(g, SPECTATOR)["market"]["stop"]
    assert refusal_of(g, "sell") == shared.MARKET_DONE, "a second sale is barred by the one visit"
    emptied = play(given(Turn(RED), market=1, lobby_place=lobby_hands(red=[10])), "lobby 10 minor")
    assert TITLE.view(emptied, SPECTATOR)["market"]["stop"]
    assert refusal_of(emptied, "sell") == shared.STOPPED


@pytest.mark.rule("C-MKT-07")
@pytest.mark.parametrize("way", ["benefit", "card", "bonus", "replacement"])
def test_a_price_that_changed_in_this_turn_bars_selling(way: str) -> None:
    actions, state = EMPTYING[way]
    g = given(Turn(RED), market=1, money=[30, 10], **state)
    assert "sell" in options_of(g)
    play(g, *actions)
    assert "sell" not in options_of(g)
    assert refusal_of(g, "sell") == shared.STOPPED


@pytest.mark.rule("C-MKT-08")
@pytest.mark.parametrize(("blocks", "code"), [("sell", 0), ("both", shared.MARKET_CLOSED)])
def test_buying_after_a_price_change(blocks: str, code: int) -> None:
    """B-10: option stop_blocks."""
    g = given(Turn(RED), options={"stop_blocks": blocks}, market=1, lobby_place=lobby_hands(red=[10]))
    assert "buy" in options_of(g)
    play(g, "lobby 10 minor")
    assert refusal_of(g, "buy") == code
    assert ("buy" in options_of(g)) == (code == 0)
    assert refusal_of(g, "sell") == shared.STOPPED


@pytest.mark.rule("C-MKT-09", "C-MKT-06")
def test_ceps_of_regions_are_not_sold() -> None:
    g = given(Turn(RED), project=by_slot(EMPTY, NA_money=SOLAR), cep=[0, 2], controller=by_region(NOBODY, EU=RED))
    assert refusal_of(g, "sell") == shared.NO_CEP_IN_HAND
    assert "sell" not in options_of(g)
    assert "install NA-money" in options_of(g), "but they can be spent"


@pytest.mark.rule("C-MKT-12")
def test_the_pile_has_no_upper_limit() -> None:
    g = given(*(Turn(seat) for seat in range(5)), players=5, price=8)
    for slot in ("NA-money", "NA-tech", "SA-money", "SA-tech", "OC-money"):
        play(g, "sell", f"propose {slot} solar", "end")
    assert (g.market, g.price) == (7, 3)


@pytest.mark.rule("C-MKT-13")
def test_a_price_change_of_an_earlier_turn_bars_nothing() -> None:
    g = given(Turn(BLUE), Turn(RED), Turn(BLUE), market=1)
    play(g, "buy", "propose NA-money solar", "end")
    assert (asked(g), g.price) == (RED, 4)
    assert "sell" in options_of(g)
    play(g, "sell", "propose NA-tech solar", "end")
    assert (asked(g), g.price) == (BLUE, 3)
    assert "sell" in options_of(g)


@pytest.mark.rule("C-MKT-13")
def test_a_price_change_of_the_supply_phase_bars_nothing() -> None:
    g = given(
        SupplyRegion(EU),
        Turn(RED),
        decade=2,
        market=1,
        controller=by_region(NOBODY, EU=BLUE),
        region_cep=by_region(2, EU=0),
        cep=[2, 0],
    )
    assert g.price == 4
    assert "sell" in options_of(g)


@pytest.mark.rule("C-MKT-07", "C-SCI-11")
def test_another_player_may_close_the_market_in_my_turn() -> None:
    """G-05: Blue, sent away, reaches a region-CEP space and empties the pile."""
    g = given(
        Turn(RED),
        project=by_slot(EMPTY, EU_money=BIOMASS),
        installed=by_slot(0, EU_money=1),
        project_scientist=by_slot(NOBODY, EU_money=BLUE),
        expertise=discs(2, biomass=[2, 1]),
        cube=[1, 0],
        money=[20, 0],
        market=1,
    )
    assert "sell" in options_of(g)
    play(g, "construct EU-money", "move EU-money hand")
    assert asked(g) == BLUE
    play(g, "place-cep NA")
    assert (asked(g), g.price) == (RED, 4)
    assert refusal_of(g, "sell") == shared.STOPPED


# Market and cards


@pytest.mark.rule("C-CRD-06", "C-MKT-07")
def test_the_cep_of_a_card_is_no_market_visit() -> None:
    """G-09: it stays possible after the market has closed, even where STOP bars both."""
    g = given(
        Turn(RED),
        options={"stop_blocks": "both"},
        project=by_slot(EMPTY, AF_money=RECYCLING),
        market=1,
        lobby_place=lobby_hands(red=[10]),
    )
    play(g, "install AF-money")
    assert g.stop == 1
    play(g, "lobby 10 minor")
    assert g.cep[RED] == 3
    assert g.market == 1
    assert g.market_done == 0


@pytest.mark.rule("C-CRD-06")
def test_a_cep_of_a_card_is_lost_if_there_is_none() -> None:
    """G-02."""
    g = given(Turn(RED), market=0, cep=[2, 17], lobby_place=lobby_hands(red=[10]))
    assert g.bank == 0
    play(g, "lobby 10 minor")
    assert g.cep == [2, 17]
    assert g.card_done == 1


@pytest.mark.rule("C-LOB-10", "C-LOB-11")
def test_market_cards_need_a_real_visit() -> None:
    """G-09: a CEP from a card or benefit is no purchase, and a closed market leaves no sale."""
    g = given(
        Turn(RED),
        options={"stop_blocks": "both"},
        project=by_slot(EMPTY, AF_money=RECYCLING),
        market=1,
        lobby_place=lobby_hands(red=[25, 26]),
    )
    play(g, "install AF-money")
    assert g.cep[RED] == 2
    for card in ("lobby 25 main", "lobby 26 main"):
        assert refusal_of(g, card) == shared.NO_SUCH_ACTION_YET
        assert card not in options_of(g)


@pytest.mark.rule("C-LOB-11")
def test_the_three_coins_of_the_sale_card_are_no_part_of_the_price() -> None:
    """G-09."""
    g = given(Turn(RED), price=5, lobby_place=lobby_hands(red=[26]))
    play(g, "sell", "lobby 26 main")
    assert g.money[RED] == 10 + 5 + 3
    assert g.price == 4


# Payments


@pytest.mark.rule("C-CEP-01", "C-SUP-09", "C-CTL-10")
def test_the_supply_payer_uses_his_ceps_and_does_not_buy() -> None:
    """G-10, G-11: buying exists only with none at all."""
    state: dict[str, Any] = {"decade": 2, "controller": by_region(NOBODY, EU=RED, OC=RED)}
    g = given(SupplyRegion(EU), region_cep=by_region(1, EU=0), **state)
    assert options_of(g) == ["pay hand", "pay OC"]
    assert refusal_of(g, "buy") == NOT_ASKED
    play(g, "pay OC")
    assert (g.cep, g.money, g.market) == ([2, 2], [10, 10], 2)
    bought = given(SupplyRegion(EU), region_cep=by_region(1, EU=0, OC=0), cep=[0, 2], **state)
    assert asked(bought) == NOBODY
    assert (bought.cep, bought.money, bought.market) == ([0, 2], [7, 10], 1)


@pytest.mark.rule("C-SUP-11", "C-CEP-01")
def test_a_compulsory_purchase_from_an_empty_market() -> None:
    """G-03: the price is paid, no CEP moves."""
    g = given(
        SupplyRegion(EU),
        decade=2,
        controller=by_region(NOBODY, EU=RED),
        region_cep=by_region(2, EU=0),
        market=0,
        cep=[0, 29],
        price=6,
    )
    assert g.bank == 1
    assert g.money == [4, 10]
    assert (g.market, g.bank, g.cep, g.price) == (0, 1, [0, 29], 6)


@pytest.mark.rule("C-SUP-10")
def test_an_uncontrolled_region_without_a_cep_pays_nothing() -> None:
    """G-04: cannot happen; the guard pays nothing."""
    g = given(SupplyRegion(EU), decade=2, region_cep=by_region(2, EU=0))
    bank = 40 - 4 - 10 - 2
    assert (g.region_cep, g.bank, g.market) == (by_region(2, EU=0), bank, 2)


@pytest.mark.rule("C-CEP-01", "C-VAR-09")
@pytest.mark.parametrize("origin", ["hand", "OC"])
def test_an_auction_is_paid_from_hand_or_controlled_regions(origin: str) -> None:
    g = given(Auction(), price=5, money=[0, 0], controller=by_region(NOBODY, OC=RED, EU=BLUE))
    play(g, "bid 5", "pass")
    assert options_of(g) == ["pay hand", "pay OC"]
    bank = g.bank
    play(g, f"pay {origin}")
    assert g.bank == bank + 1
    assert g.cep[RED] + g.region_cep[5] == 2 + 3 - 1


@pytest.mark.rule("C-CEP-02")
def test_nothing_else_puts_a_cep_into_a_hand() -> None:
    """Controlled regions are spent where they lie; a Company Goal or a main effect gives none."""
    g = given(Turn(RED), controller=[RED] * 6, goal_place=company_goals(red=31), lobby_place=lobby_hands(red=[1, 3, 8]))
    play(g, "discard-goal", "propose NA-money solar", "lobby 03 main", "sell", "move hand NA-money")
    assert asked(g) == NOBODY
    assert g.cep == [1, 2]


HAND, REGION, MARKET, BANK = "hand", "region", "market", "bank"


class CepJournal:
    """Notes every movement of CEPs in a game as (from, to, occasion)."""

    def __init__(self) -> None:
        self.movements: set[tuple[str, str, str]] = set()
        self.before: list[int] = []
        self.last_action = ""

    def hear(self, g: Any, step: Step[Any], action: int) -> None:
        if action != NO_ACTION:
            self.last_action = TITLE.alphabet.notation(action)
        after = [sum(g.cep), sum(g.region_cep), g.market, g.bank]
        before, self.before = self.before, after
        if g.phase == SETUP or not before or before == after:
            return
        change = [now - then for now, then in zip(after, before, strict=True)]
        sent = [place for place, by in zip((HAND, REGION, MARKET, BANK), change, strict=True) if by < 0]
        got = [place for place, by in zip((HAND, REGION, MARKET, BANK), change, strict=True) if by > 0]
        assert (len(sent), len(got), sum(change)) == (1, 1, 0)
        if g.phase != SCORING:
            assert max(change) == (2 if sent == [BANK] else 1), "one at a time, but for refills"
        self.movements.add((sent[0], got[0], self.occasion(g)))

    def occasion(self, g: Any) -> str:
        """Why a CEP moves, from the phase and from what was decided last."""
        if g.phase != OPERATIONS:
            return {SUPPLY: "supply", SCORING: "scoring"}.get(g.phase, "auction")
        kind, *fields = self.last_action.split()
        if kind in ("install", "pay", "move") and g.installed_source != EMPTY:
            return "install"
        if kind == "lobby" and fields[1] == "minor" and 10 <= int(fields[0]) <= 14:
            return "card"
        return kind.removesuffix("-lobby")


@pytest.mark.rule("C-MKT-10", "C-MKT-11", "C-CEP-01", "C-CEP-02", "C-CEP-03")
def test_ceps_move_only_as_the_summary_of_the_rulebook_says() -> None:
    journal = CepJournal()
    for seed in range(12):
        wander(2 + seed % 4, seed, journal.hear, {"auction": True})
        journal.before = []
    refills = {movement for movement in journal.movements if movement[:2] == (BANK, MARKET)}
    assert journal.movements - refills == {
        (MARKET, HAND, "install"),
        (MARKET, HAND, "buy"),
        (MARKET, HAND, "card"),
        (MARKET, HAND, "supply"),  # the compulsory purchase
        (HAND, BANK, "supply"),
        (HAND, BANK, "install"),
        (HAND, BANK, "auction"),
        (REGION, BANK, "supply"),
        (REGION, BANK, "install"),
        (REGION, BANK, "auction"),
        (MARKET, REGION, "construct"),  # a replacement
        (MARKET, REGION, "place-cep"),  # a track bonus
        (HAND, MARKET, "sell"),
        (HAND, MARKET, "scoring"),
        (REGION, HAND, "scoring"),
    }


@pytest.mark.rule("C-MKT-11")
def test_a_cep_paid_goes_to_the_bank_and_a_sold_one_to_the_market() -> None:
    """B-04."""
    g = given(Turn(RED), project=by_slot(EMPTY, NA_money=COLD_FUSION, NA_tech=FORESTATION))
    bank = g.bank
    play(g, "install NA-money", "sell")
    assert (g.cep[RED], g.bank, g.market) == (0, bank + 1, 3)
    assert g.region_cep[NA] == 4
