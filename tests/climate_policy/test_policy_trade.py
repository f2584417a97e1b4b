# ruff: noqa: N802
"""Trading between companies (document: Policy Variants, player aid)."""

from typing import Any

import pytest

from climate_policy.positions import (
    BLUE,
    EU,
    EXEMPT,
    POLICIES,
    PURPLE,
    RED,
    SOLAR_1,
    TITLE,
    YELLOW,
    asked,
    at,
    given,
    options_of,
    plants,
    play,
    question,
    refusal_of,
    row,
    stocks,
)
from keeling.kernel.errors import BadOption
from keeling.kernel.game import LEGAL, NO_ACTION, SPECTATOR
from keeling.titles.climate_policy import refusal
from keeling.titles.climate_policy.layout import COAL, GAS, OIL
from keeling.titles.climate_policy.state import UPKEEP, ClimatePolicy
from keeling.titles.climate_policy.turn import Turn
from keeling.titles.climate_policy.upkeep import CarbonPolicy

FREE = {"trade_mode": "free"}
COMPLIANCE = {"trade_mode": "compliance"}
OFF = {"trade_mode": "off"}


def turn_of_red(**state: Any) -> ClimatePolicy:
    """Red's turn with free trade; Red has permits and a plant, Blue a loophole, a plant and money."""
    goods: dict[str, Any] = {
        "policy": "3B",
        "options": FREE,
        "permits": [5, 0, 0, 0],
        "loopholes": [0, 2, 0, 0],
        "stock": stocks(red=[GAS], blue=[COAL]),
    } | plants(EU=[(COAL, RED, EXEMPT), (OIL, BLUE), GAS, (SOLAR_1, RED)])
    return given(Turn(RED), **(goods | state))


def upkeep(**state: Any) -> ClimatePolicy:
    """The carbon policy of an upkeep of two companies, with trading only for compliance."""
    given_state: dict[str, Any] = {"policy": "3", "players": 2, "options": COMPLIANCE} | state
    return given(CarbonPolicy(), phase=UPKEEP, **given_state)


# When


@pytest.mark.rule("P-CEP-07")
@pytest.mark.parametrize("policy", POLICIES)
def test_free_trade_opens_every_own_turn_under_every_policy(policy: str) -> None:
    """B-55, G-91: only the active player makes offers."""
    board = plants(EU=[(GAS, RED), (GAS, BLUE)])
    g = given(Turn(RED), Turn(BLUE), policy=policy, options=FREE, **board)
    assert (question(g), asked(g)) == ("MakeOffers", RED)
    play(g, "no-trade")
    assert question(g) == "TurnMenu"
    assert refusal_of(g, "trade 2") != 0
    play(g, "end")
    assert (question(g), asked(g)) == ("MakeOffers", BLUE)
    for options in (COMPLIANCE, OFF):
        assert question(given(Turn(RED), policy=policy, options=options, **board)) == "TurnMenu"


@pytest.mark.rule("P-CEP-07", "P-TAX-04", "P-CEP-04")
@pytest.mark.parametrize("policy", POLICIES)
def test_the_upkeep_has_a_window_where_there_is_something_to_comply_with(policy: str) -> None:
    """G-91: before obligations are computed, from the first player clockwise; nothing with trade switched off."""
    for options in (FREE, COMPLIANCE):
        g = given(
            CarbonPolicy(),
            policy=policy,
            options=options,
            first_player=YELLOW,
            **plants(EU=[(GAS, RED)]),
        )
        order = []
        while question(g) == "MakeOffers":
            order.append(asked(g))
            play(g, "no-trade")
        assert order == ([] if policy == "1" else [YELLOW, PURPLE, RED, BLUE])
    g = given(CarbonPolicy(), policy=policy, options=OFF, **plants(EU=[(GAS, RED)]))
    assert question(g) != "MakeOffers"


@pytest.mark.rule("P-CEP-07")
def test_the_default_is_free_trade() -> None:
    assert TITLE.options().trade_mode == "free"
    with pytest.raises(BadOption):
        TITLE.options.parse({"trade_mode": "sometimes"})


@pytest.mark.rule("P-CEP-07")
def test_there_is_no_window_if_nobody_has_anything_to_trade() -> None:
    g = given(Turn(RED), policy="3B", options=FREE)
    assert question(g) == "TurnMenu"
    g = given(Turn(RED), policy="3B", options=FREE, permits=[0, 0, 1, 0])
    assert options_of(g, "trade") == ["trade 3"]
    assert refusal_of(g, "trade 2") == refusal.NOTHING_TO_TRADE


# Offers


@pytest.mark.rule("P-CEP-07", "P-TAX-04")
def test_an_offer_moves_everything_it_names_and_nothing_else() -> None:
    g = turn_of_red()
    stock = g.stock[:]
    play(g, "trade 2", "give-permits 3", "give-plant EU-1", "ask-plant EU-2", "ask-money 6", "ask-loopholes 1")
    assert (asked(g), question(g)) == (RED, "DraftOffer")
    before = g.money[:], g.permits[:], g.owner[:]
    play(g, "offer")
    assert (asked(g), question(g), options_of(g)) == (BLUE, "Answer", ["accept", "decline"])
    assert (g.money, g.permits, g.owner) == before
    play(g, "accept")
    assert g.money == [16, 4, 10, 10]
    assert g.permits == [2, 3, 0, 0]
    assert g.loopholes == [1, 1, 0, 0]
    assert row(g, EU) == [(COAL, BLUE), (OIL, RED), (GAS, -1), (SOLAR_1, RED)]
    assert (g.stock, g.bank, g.co2) == (stock, -40, 90)
    assert (asked(g), question(g)) == (RED, "MakeOffers")


@pytest.mark.rule("P-CEP-07")
def test_the_other_way_round() -> None:
    g = turn_of_red(permits=[0, 5, 0, 0], loopholes=[2, 0, 0, 0])
    play(g, "trade 2", "ask-permits 5", "give-money 4", "give-loopholes 2", "offer", "accept")
    assert (g.money, g.permits, g.loopholes) == ([6, 14, 10, 10], [5, 0, 0, 0], [0, 2, 0, 0])


@pytest.mark.rule("P-CEP-07", "P-BLD-12")
def test_a_sold_plant_stays_on_its_space_with_its_tile() -> None:
    """G-93, G-108."""
    g = turn_of_red()
    play(g, "trade 2", "give-plant EU-1", "offer", "accept")
    assert (g.space[at("EU-1")], g.owner[at("EU-1")], g.exempt[at("EU-1")]) == (COAL, BLUE, 1)
    assert g.loophole_supply == 5


@pytest.mark.rule("P-CEP-07", "P-BLD-13")
def test_a_trade_changes_control_at_once() -> None:
    """G-94."""
    g = turn_of_red(**plants(EU=[(GAS, RED), (GAS, BLUE), (GAS, RED)]))
    assert TITLE.view(g, SPECTATOR)["regions"][EU]["controller"] == RED
    play(g, "trade 2", "give-plant EU-1", "offer", "accept")
    assert TITLE.view(g, SPECTATOR)["regions"][EU]["controller"] == BLUE


@pytest.mark.rule("P-CEP-07")
def test_a_refused_offer_moves_nothing() -> None:
    g = turn_of_red()
    before = g.money[:], g.permits[:], g.loopholes[:], g.owner[:]
    play(g, "trade 2", "give-permits 3", "ask-money 10", "offer", "decline")
    assert (g.money, g.permits, g.loopholes, g.owner) == before
    assert (asked(g), question(g)) == (RED, "MakeOffers")
    assert TITLE.view(g, SPECTATOR)["offer"] is None


@pytest.mark.rule("P-CEP-07")
def test_a_withdrawn_offer_moves_nothing_and_the_next_begins_empty() -> None:
    g = turn_of_red()
    play(g, "trade 2", "give-permits 3", "ask-money 10", "give-plant EU-1", "withdraw")
    assert (g.money, g.permits) == ([10] * 4, [5, 0, 0, 0])
    play(g, "trade 3")
    offer = TITLE.view(g, SPECTATOR)["offer"]
    assert offer is not None
    assert (offer["partner"], offer["money"], offer["permits"], offer["plants"]) == (YELLOW, 0, 0, [])
    assert refusal_of(g, "give-permits 3") == 0


@pytest.mark.rule("P-CEP-07")
@pytest.mark.parametrize("offers", [1, 2, 5])
def test_the_number_of_offers_is_bounded(offers: int) -> None:
    """G-91: accepted, refused or withdrawn, each counts; then the turn goes on by itself."""
    g = turn_of_red(options=FREE | {"trade_offers": offers})
    for number in range(offers):
        assert question(g) == "MakeOffers"
        ends = (["withdraw"], ["give-permits 1", "offer", "decline"], ["give-permits 1", "offer", "accept"])
        play(g, "trade 2", *ends[number % 3])
    assert question(g) == "TurnMenu"
    assert refusal_of(g, "trade 2") != 0


@pytest.mark.rule("P-CEP-07")
def test_two_offers_are_the_default_and_every_window_begins_anew() -> None:
    g = given(Turn(RED), Turn(BLUE), policy="3", options=FREE, permits=[5, 5, 0, 0])
    play(g, "trade 2", "withdraw", "trade 2", "withdraw", "end")
    assert (asked(g), question(g)) == (BLUE, "MakeOffers")
    play(g, "trade 1", "withdraw", "trade 1", "withdraw")
    assert question(g) == "TurnMenu"


@pytest.mark.rule("P-CEP-07")
def test_every_draft_comes_to_an_end() -> None:
    """However long somebody adds to an offer: each element can be named once."""
    board = plants(EU=[(GAS, RED)] * 4, AS=[(GAS, BLUE)] * 4)
    g = turn_of_red(**board, loopholes=[2, 2, 0, 0], permits=[5, 5, 0, 0])
    play(g, "trade 2")
    elements = 0
    while [option for option in options_of(g) if option not in ("offer", "withdraw")]:
        play(g, options_of(g)[0])
        elements += 1
    assert elements == 3 + 8
    assert options_of(g) == ["offer", "withdraw"]
    assert refusal_of(g, "give-plant EU-4") == refusal.ALREADY_IN_OFFER
    assert refusal_of(g, "give-money 1") == refusal.ALREADY_IN_OFFER
    assert refusal_of(g, "ask-permits 1") == refusal.ALREADY_IN_OFFER


REFUSED = [
    ("give-permits 6", refusal.GIVER_HAS_LESS),
    ("ask-permits 1", refusal.GIVER_HAS_LESS),
    ("give-money 11", refusal.GIVER_HAS_LESS),
    ("ask-money 11", refusal.GIVER_HAS_LESS),
    ("give-loopholes 1", refusal.GIVER_HAS_LESS),
    ("ask-loopholes 3", refusal.GIVER_HAS_LESS),
    ("give-plant EU-2", refusal.NOT_YOUR_PLANT),
    ("ask-plant EU-1", refusal.NOT_YOUR_PLANT),
    ("ask-plant EU-3", refusal.NOT_YOUR_PLANT),
    ("give-plant EU-5", refusal.NO_PLANT_THERE),
    ("offer", refusal.NO_GOODS),
]


@pytest.mark.rule("P-CEP-07")
@pytest.mark.parametrize(("element", "code"), REFUSED)
def test_nobody_offers_what_its_giver_does_not_have(element: str, code: int) -> None:
    """G-108: no ownerless plants, nothing of a stock; G-91: an offer moves goods, for any price or none."""
    g = play(turn_of_red(), "trade 2")
    assert refusal_of(g, element) == code
    assert element not in options_of(g)


@pytest.mark.rule("P-CEP-07")
def test_money_alone_is_no_offer_and_a_gift_is_one() -> None:
    g = play(turn_of_red(), "trade 2", "give-money 3")
    assert refusal_of(g, "offer") == refusal.NO_GOODS
    play(g, "withdraw", "trade 2", "give-permits 1", "offer", "accept")
    assert (g.money, g.permits) == ([10] * 4, [4, 1, 0, 0])


@pytest.mark.rule("P-CEP-07")
def test_a_partner_is_another_company_of_the_game() -> None:
    g = turn_of_red()
    assert refusal_of(g, "trade 1") == refusal.NO_SUCH_PARTNER
    assert refusal_of(g, "trade 5") == refusal.NO_SUCH_PARTNER
    assert options_of(g, "trade") == ["trade 2", "trade 3", "trade 4"]


@pytest.mark.rule("P-CEP-07", "P-DEBT-01")
def test_for_a_trade_one_may_borrow_on_the_own_turn() -> None:
    """G-89."""
    g = turn_of_red(money=[0, 10, 10, 10])
    play(g, "borrow", "trade 2", "give-money 5", "ask-loopholes 1", "offer", "accept")
    assert (g.money[:2], g.loopholes[:2], g.debt[RED]) == ([0, 15], [1, 1], 1)


@pytest.mark.rule("P-CEP-04", "P-CEP-07", "P-DEBT-01")
def test_a_loan_in_upkeep_buys_the_permits_that_are_missing() -> None:
    """G-89: under policy 3 as under policy 2, each company in its own window."""
    g = upkeep(permits=[0, 4], money=[0, 0], **plants(AS=[(GAS, RED)]))
    assert (question(g), asked(g)) == ("MakeOffers", RED)
    play(g, "borrow", "trade 2", "ask-permits 2", "give-money 5", "offer", "accept", "no-trade")
    assert (question(g), asked(g), options_of(g)) == ("MakeOffers", BLUE, ["trade 1", "borrow", "no-trade"])
    play(g, "no-trade", "comply")
    assert (g.money, g.permits, g.debt, g.co2) == ([0, 5], [2, 2], [1, 0], 20)


@pytest.mark.rule("P-TAX-04", "P-DEBT-01")
def test_a_loan_in_upkeep_buys_a_plant_before_the_tax() -> None:
    g = upkeep(policy="2", money=[0, 0], **plants(AS=[(GAS, RED)]))
    play(g, "no-trade", "borrow", "trade 1", "ask-plant AS-1", "give-money 4", "offer", "accept", "no-trade", "pay-tax")
    assert (g.money, g.debt, g.owner[at("AS-1")]) == ([4, 0], [0, 1], BLUE)


@pytest.mark.rule("P-DEBT-01")
def test_without_a_partner_there_is_no_borrowing_for_a_trade() -> None:
    """Also in the window that passes by itself: what is not offered is refused."""
    g = given(policy="3", options=FREE)
    borrow = TITLE.alphabet.parse("borrow")
    heard: list[tuple[str, str, bool]] = []

    def listen(now: Any, step: Any, action: int) -> None:
        if action != NO_ACTION:
            heard.append((type(step).__name__, TITLE.alphabet.notation(action), step.refuse(now, borrow) != LEGAL))

    g.listener = listen
    g.then(Turn(RED))
    g.advance()
    assert heard == [("MakeOffers", "no-trade", True)]


@pytest.mark.rule("P-CEP-07", "P-SCO-04")
def test_traded_goods_can_be_used_in_the_same_turn() -> None:
    g = turn_of_red()
    play(g, "trade 2", "ask-loopholes 1", "give-money 2", "offer", "accept", "no-trade", "build-exempt gas NA")
    assert g.exempt[at("NA-1")] == 1


# Compliance by trading


@pytest.mark.rule("P-CEP-04", "P-CEP-07")
def test_a_sale_of_permits_brings_a_company_into_compliance() -> None:
    g = upkeep(permits=[2, 6], **plants(AS=[(COAL, RED), (GAS, BLUE)]))
    play(g, "no-trade", "trade 1", "give-permits 2", "ask-money 7", "offer", "accept", "no-trade")
    assert (question(g), asked(g), options_of(g)) == ("ShowPermits", RED, ["comply", "borrow", "demolish AS-1"])
    play(g, "comply", "comply")
    assert (g.co2, g.money, g.permits) == (60, [3, 17], [4, 4])


@pytest.mark.rule("P-CEP-04", "P-CEP-05")
def test_a_sale_of_a_plant_brings_a_company_into_compliance() -> None:
    g = upkeep(permits=[2, 6], **plants(AS=[(COAL, RED), (GAS, RED), (GAS, BLUE)]))
    play(g, "trade 2", "give-plant AS-1", "offer", "accept", "no-trade", "no-trade")
    play(g, "comply", "comply")
    assert (g.co2, g.owner[at("AS-1")], question(g)) == (80, BLUE, "")


@pytest.mark.rule("P-CEP-04")
def test_without_a_deal_the_plants_go() -> None:
    g = upkeep(permits=[2, 6], **plants(AS=[(COAL, RED), (GAS, BLUE)]))
    play(g, "trade 2", "ask-permits 2", "give-money 9", "offer", "decline", "no-trade", "no-trade", "demolish AS-1")
    assert row(g, 4) == [(GAS, BLUE)]
    assert (g.money, asked(g)) == ([10, 10], BLUE)


@pytest.mark.rule("P-CEP-04", "P-CEP-07")
def test_T_143_one_permit_never_covers_two_companies() -> None:
    """All trades are over before the first company is tested (G-92)."""
    g = upkeep(permits=[4, 0], **plants(AS=[(COAL, RED), (COAL, BLUE)]))
    play(g, "trade 2", "give-permits 4", "ask-money 5", "offer", "accept", "no-trade", "no-trade")
    assert refusal_of(g, "comply") == refusal.PERMITS_MISSING
    play(g, "demolish AS-1")
    assert row(g, 4) == [(COAL, BLUE)]  # Red had nothing left and had to demolish
    assert (asked(g), question(g)) == (BLUE, "ShowPermits")
    assert refusal_of(g, "trade 1") != 0
    play(g, "comply")
    assert (g.co2, g.permits, g.money, question(g)) == (40, [0, 4], [15, 5], "")


@pytest.mark.rule("P-CEP-07")
def test_sold_permits_cannot_come_back_after_they_were_shown() -> None:
    """The first company shows them; the second is asked when nobody can trade any more."""
    g = upkeep(permits=[4, 0], **plants(AS=[(COAL, RED), (COAL, BLUE)]))
    play(g, "no-trade", "no-trade", "comply", "demolish AS-2")
    assert row(g, 4) == [(COAL, RED)]
    assert question(g) == ""


@pytest.mark.rule("P-TAX-04")
@pytest.mark.parametrize("price", [0, 1, 9])
def test_plants_are_sold_at_any_price_and_none_is_negative(price: int) -> None:
    g = upkeep(policy="2", money=[0, 9], debt=[1, 1], **plants(AS=[(COAL, RED)]))
    play(g, "trade 2", "give-plant AS-1", *([f"ask-money {price}"] if price else []), "offer", "accept", "no-trade")
    if question(g) == "MakeOffers":
        play(g, "no-trade")
    if price == 9:
        assert row(g, 4) == []  # the buyer has nothing left for the tax
    else:
        assert question(g) == "TaxBill"
        play(g, "pay-tax")
        assert g.money == [price, 9 - price - 2]
