# ruff: noqa: N802
"""Trading: offers of one element at a time, answered at once, bounded."""

from pathlib import Path
from typing import Any

import pytest

from climate_policy.positions import (
    BLUE,
    CONTENT_FILE,
    RED,
    TABLES,
    YELLOW,
    given,
    options_of,
    plants,
    play,
    refusal_of,
)
from keeling.bots.bot import Peek
from keeling.bots.spec import bot_for
from keeling.kernel.errors import BadContent
from keeling.kernel.game import NOT_ASKED
from keeling.titles.climate_policy import refusal
from keeling.titles.climate_policy.alphabet import MOST_MONEY
from keeling.titles.climate_policy.content import most_money
from keeling.titles.climate_policy.layout import COAL, GAS, OIL
from keeling.titles.climate_policy.sequence import Round
from keeling.titles.climate_policy.state import ROUND, UPKEEP
from keeling.titles.climate_policy.title import TITLE
from keeling.titles.climate_policy.trade import AllowOffers
from keeling.titles.climate_policy.turn import Turn
from keeling.titles.climate_policy.upkeep import CarbonPolicy
from keeling.words import say

FREE: dict[str, object] = {"trade_mode": "free"}


@pytest.mark.rule("P-CEP-07")
def test_an_offer_is_put_together_made_and_accepted() -> None:
    g = given(
        Turn(RED),
        players=3,
        policy="3B",
        options=FREE,
        permits=[3, 0, 0],
        loopholes=[0, 1, 0],
        **plants(EU=[(COAL, RED, 1)], AS=[(GAS, BLUE)]),
    )
    assert "trade 1" not in options_of(g)
    play(g, "trade 2", "give-permits 2", "ask-money 6", "give-plant EU-1", "ask-plant AS-1", "ask-loopholes 1")
    assert g.decision is not None
    assert g.decision.player == RED
    play(g, "offer")
    assert g.decision is not None
    assert g.decision.player == BLUE
    assert options_of(g) == ["accept", "decline"]
    play(g, "accept")
    assert (g.money, g.permits, g.loopholes) == ([16, 4, 10], [1, 2, 0], [1, 0, 0])
    assert (g.owner[12], g.exempt[12], g.owner[24]) == (BLUE, 1, RED)
    assert g.violations() == []


def test_a_declined_or_withdrawn_offer_moves_nothing_and_counts() -> None:
    g = given(Turn(RED), players=3, policy="3", options=FREE, permits=[3, 0, 0])
    play(g, "trade 2", "give-permits 1", "offer", "decline")
    assert (g.money, g.permits, g.offers_left) == ([10, 10, 10], [3, 0, 0], 1)
    play(g, "trade 3", "give-permits 1", "withdraw")
    assert (g.permits, g.offers_left, g.offer_from) == ([3, 0, 0], 0, -1)
    assert refusal_of(g, "trade 2") == NOT_ASKED, "two offers are made, the turn has begun"
    assert "end" in options_of(g)


@pytest.mark.parametrize(
    ("notation", "code"),
    [
        ("offer", refusal.NO_GOODS),
        ("give-permits 4", refusal.GIVER_HAS_LESS),
        ("ask-permits 1", refusal.GIVER_HAS_LESS),
        ("give-money 11", refusal.GIVER_HAS_LESS),
        ("ask-plant EU-1", refusal.NOT_YOUR_PLANT),
        ("give-plant EU-2", refusal.NO_PLANT_THERE),
        ("end", NOT_ASKED),
    ],
)
def test_what_cannot_be_offered_is_refused(notation: str, code: int) -> None:
    g = given(Turn(RED), players=3, policy="3", options=FREE, permits=[3, 0, 0], **plants(EU=[(COAL, RED)]))
    play(g, "trade 2")
    assert refusal_of(g, notation) == code
    assert notation not in options_of(g)


def test_an_element_stands_only_once_in_an_offer() -> None:
    g = given(Turn(RED), players=3, policy="3", options=FREE, permits=[3, 0, 0])
    play(g, "trade 2", "give-permits 1")
    assert refusal_of(g, "give-permits 1") == refusal.ALREADY_IN_OFFER
    assert not [option for option in options_of(g) if "permits" in option]
    play(g, "give-money 1")
    assert options_of(g) == ["offer", "withdraw"]


@pytest.mark.rule("P-CEP-07")
def test_an_offer_may_name_every_plant_of_both_sides() -> None:
    board = plants(EU=[(GAS, RED)] * 5, AS=[(GAS, RED)] * 3, OC=[(GAS, BLUE)] * 2)
    g = given(Turn(RED), options=FREE, players=4, **board)
    sold = [f"give-plant {place}" for place in ("EU-1", "EU-2", "EU-3", "EU-4", "EU-5", "AS-1", "AS-2", "AS-3")]
    play(g, "trade 2", *sold, "ask-plant OC-1", "ask-plant OC-2")
    assert refusal_of(g, "give-plant EU-4") == refusal.ALREADY_IN_OFFER
    play(g, "offer", "accept")
    assert (g.owner.count(RED), g.owner.count(BLUE)) == (2, 8)


@pytest.mark.rule("P-CEP-07")
def test_an_offer_may_name_all_the_money_there_is() -> None:
    """Dollars and hundreds are elements of their own; together they make any sum."""
    g = given(Turn(RED), players=3, policy="3", options=FREE, permits=[3, 0, 0], money=[10, 342, 10])
    play(g, "trade 2", "give-permits 3")
    assert options_of(g, "ask-hundreds") == ["ask-hundreds 1", "ask-hundreds 2", "ask-hundreds 3"]
    assert options_of(g, "give-hundreds") == []
    assert refusal_of(g, "ask-hundreds 4") == refusal.GIVER_HAS_LESS
    play(g, "ask-hundreds 3")
    assert options_of(g, "ask-money")[-1] == "ask-money 42"
    for element in ("ask-hundreds 1", "give-money 1"):
        assert refusal_of(g, element) == refusal.ALREADY_IN_OFFER
    play(g, "ask-money 42", "offer")
    assert "you give $342 and get 3 permits" in say(TITLE.question(g))
    play(g, "accept")
    assert g.money == [352, 0, 10]
    assert g.violations() == []


@pytest.mark.rule("P-CEP-07")
def test_hundreds_leave_only_what_is_there_beside_the_dollars() -> None:
    g = given(Turn(RED), players=3, policy="3", options=FREE, permits=[0, 3, 0], money=[142, 10, 10])
    play(g, "trade 2", "give-money 43", "ask-permits 1")
    assert refusal_of(g, "give-hundreds 1") == refusal.GIVER_HAS_LESS
    assert options_of(g, "give-hundreds", "give-money", "ask-money") == []
    play(g, "withdraw", "trade 2", "give-money 42", "give-hundreds 1", "ask-permits 1", "offer", "accept")
    assert g.money == [0, 152, 10]


@pytest.mark.rule("P-CEP-07", "P-EXP-02", "P-EXP-08")
def test_an_offer_may_name_all_permits_and_loopholes_that_the_options_allow() -> None:
    options = FREE | {"permit_count": 200, "loophole_count": 30}
    g = given(Turn(RED), players=3, policy="3B", options=options, permits=[200, 0, 0], loopholes=[0, 30, 0])
    play(g, "trade 2", "give-permits 200", "ask-loopholes 30", "offer", "accept")
    assert (g.permits, g.loopholes) == ([0, 200, 0], [30, 0, 0])
    highest = {info.name: info.high for info in TITLE.options.describe()}
    assert (highest["permit_count"], highest["loophole_count"]) == (200, 30)


@pytest.mark.rule("P-CEP-07")
def test_no_content_brings_more_money_than_an_offer_can_name(tmp_path: Path) -> None:
    assert max(most_money(TABLES, players) for players in TITLE.players) < MOST_MONEY
    rich = tmp_path / "rich.toml"
    rich.write_text(CONTENT_FILE.read_text(encoding="utf-8").replace("cube = 1  ", "cube = 20  "), encoding="utf-8")
    with pytest.raises(BadContent, match=r"income.*brings up to \$\d+ into a game, and an offer can name \$9999"):
        TITLE.content(rich)


@pytest.mark.rule("P-CEP-05")
def test_who_buys_a_plant_in_upkeep_must_have_the_permits() -> None:
    """G-108: those of the same offer count; on a turn nobody asks for them."""
    state: dict[str, Any] = {"permits": [2, 3, 0], "policy": "3", "options": FREE, **plants(EU=[(COAL, RED)])}
    g = given(AllowOffers(RED), phase=UPKEEP, players=3, **state)
    play(g, "trade 2", "give-plant EU-1")
    assert refusal_of(g, "offer") == refusal.BUYER_NOT_COVERED
    play(g, "give-permits 1")
    assert refusal_of(g, "offer") == 0
    g = given(Turn(RED), players=3, **state)
    play(g, "trade 2", "give-plant EU-1")
    assert refusal_of(g, "offer") == 0


@pytest.mark.parametrize(
    ("policy", "mode", "on_turn", "in_upkeep"),
    [
        ("3", "free", True, True),
        ("3", "compliance", False, True),
        ("3", "off", False, False),
        ("1", "free", True, False),
        ("1", "compliance", False, False),
        ("2", "compliance", False, True),
    ],
)
@pytest.mark.rule("P-CEP-07", "P-TAX-04")
def test_when_companies_trade(policy: str, mode: str, on_turn: bool, in_upkeep: bool) -> None:
    """B-55, G-91."""
    board = plants(EU=[(GAS, RED)])
    g = given(Turn(RED), players=3, policy=policy, options={"trade_mode": mode}, **board)
    assert ("trade 2" in options_of(g)) == on_turn
    g = given(CarbonPolicy(), players=3, policy=policy, options={"trade_mode": mode}, **board, phase=UPKEEP)
    assert ("trade 2" in options_of(g)) == in_upkeep


@pytest.mark.rule("P-TAX-04")
def test_a_plant_sold_before_the_tax_is_taxed_with_its_buyer() -> None:
    g = given(
        CarbonPolicy(),
        players=3,
        policy="2",
        options={"trade_mode": "compliance", "trade_offers": 1},
        **plants(EU=[(COAL, RED), (OIL, RED)]),
        phase=UPKEEP,
        money=[1, 10, 10],
    )
    play(g, "trade 2", "give-plant EU-1", "offer", "accept", "no-trade", "no-trade")
    assert refusal_of(g, "pay-tax") == refusal.TOO_LITTLE_MONEY
    play(g, "borrow", "pay-tax", "pay-tax")
    assert g.money == [4, 8, 10]


def test_T_143_permits_sold_cover_only_their_buyer() -> None:
    g = given(
        CarbonPolicy(),
        policy="3",
        options={"trade_mode": "compliance"},
        players=2,
        **plants(EU=[(COAL, RED)], AS=[(COAL, BLUE)]),
        permits=[4, 0],
        phase=UPKEEP,
    )
    play(g, "trade 2", "give-permits 4", "offer", "accept", "no-trade", "no-trade")
    assert refusal_of(g, "comply") == refusal.PERMITS_MISSING
    play(g, "demolish EU-1", "comply")
    assert (g.permits, g.co2) == ([0, 4], 40)


@pytest.mark.rule("P-DEBT-01")
@pytest.mark.parametrize("phase", [ROUND, UPKEEP])
def test_borrowing_for_a_trade_is_possible_in_every_window(phase: int) -> None:
    """G-89."""
    g = given(AllowOffers(RED), players=3, policy="3", options=FREE, permits=[0, 1, 0], phase=phase)
    assert options_of(g) == ["trade 2", "borrow", "no-trade"]
    play(g, "borrow")
    assert (g.money, g.debt) == ([15, 10, 10], [1, 0, 0])
    assert options_of(g) == ["trade 2", "no-trade"]
    assert refusal_of(g, "borrow") == refusal.IN_DEBT


def test_without_goods_there_is_nothing_to_trade() -> None:
    g = given(Turn(RED), players=3, options=FREE)
    assert not [option for option in options_of(g) if option.startswith("trade")]
    assert "end" in options_of(g)


@pytest.mark.parametrize(("price", "answer"), [(1, "decline"), (9, "accept")])
def test_a_greedy_company_accepts_what_is_good_for_it(price: int, answer: str) -> None:
    """Blue holds permits it does not need, worth 2 points each in the end."""
    g = given(AllowOffers(RED), players=3, policy="3", options=FREE, permits=[0, 4, 0], phase=UPKEEP, decade=5)
    play(g, "trade 2", "ask-permits 4", f"give-money {price}", "offer")
    choice = bot_for("greedy", 1, TITLE, 3).choose(Peek(g, BLUE))
    assert TITLE.alphabet.notation(choice) == answer


def test_a_greedy_company_buys_the_permits_it_lacks() -> None:
    g = given(
        CarbonPolicy(),
        players=3,
        policy="3",
        options={"trade_mode": "compliance"},
        **plants(EU=[(COAL, RED), (COAL, RED)]),
        permits=[4, 6, 0],
        phase=UPKEEP,
        decade=3,
    )
    bots = [bot_for("greedy", seat, TITLE, 3) for seat in (RED, BLUE, YELLOW)]
    while g.decision is not None and g.phase == UPKEEP and not g.history:
        g.play(bots[g.decision.player].choose(Peek(g, g.decision.player)))
    assert g.permits == [8, 2, 0]
    assert 10 < g.money[BLUE] <= 20
    assert g.co2 == 80


def test_a_round_with_trade_off_asks_nobody_for_offers() -> None:
    g = given(Round(), players=3, policy="3", permits=[4, 4, 4])
    assert not [option for option in options_of(g) if option.startswith("trade")]
