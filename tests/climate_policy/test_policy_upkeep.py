"""Events (document: Decade Upkeep, Event)."""

from collections import Counter

import pytest

from climate_policy.positions import (
    AF,
    BLUE,
    EU,
    EXEMPT,
    NA,
    OC,
    RED,
    TITLE,
    dirty_ppm,
    given,
    options_of,
    plants,
    question,
    row,
    stocks,
)
from keeling.kernel.game import SPECTATOR
from keeling.titles.climate_policy.income import Income
from keeling.titles.climate_policy.layout import COAL, GAS, NOBODY, OIL
from keeling.titles.climate_policy.permits import Compliance
from keeling.titles.climate_policy.scoring import FinalScoring
from keeling.titles.climate_policy.tax import Taxes
from keeling.titles.climate_policy.turn import Turn
from keeling.titles.climate_policy.upkeep import DrawEvent, Upkeep


@pytest.mark.rule("P-UPK-01", "P-SET-11")
def test_an_event_puts_a_random_dirty_plant_on_a_random_continent() -> None:
    regions: Counter[int] = Counter()
    kinds: Counter[int] = Counter()
    for seed in range(150):
        g = given(DrawEvent(), seed=seed)
        struck = [place for place, plant in enumerate(g.space) if plant != -1]
        assert len(struck) == 1
        assert struck[0] % 6 == 0
        assert g.event_open == struck[0] // 6
        regions[g.event_open] += 1
        kinds[g.space[struck[0]]] += 1
    assert set(regions) == set(range(6))
    assert set(kinds) == {COAL, OIL, GAS}
    assert min(regions.values()) > 8
    assert min(kinds.values()) > 25


@pytest.mark.rule("P-UPK-01", "P-UPK-02")
def test_it_goes_on_the_leftmost_open_space_and_costs_nobody_anything() -> None:
    g = given(DrawEvent(), event_deck=[EU], dirty_pool=[0, 4, 0], **plants(EU=[(COAL, RED), GAS]))
    assert row(g, EU) == [(COAL, RED), (GAS, NOBODY), (OIL, NOBODY)]
    assert g.co2 == 90 == dirty_ppm(g)
    assert g.dirty_pool == [0, 3, 0]
    assert (g.money, g.bank) == ([10] * 4, -40)
    assert g.exempt == [0] * 36


@pytest.mark.rule("P-UPK-02", "P-INC-05", "P-SCO-07", "P-TAX-01", "P-CEP-01")
def test_the_plant_is_nobodys_in_every_respect() -> None:
    """G-95: no income, no tax, no permits, no points, and nobody may demolish or trade it."""
    board = plants(EU=[COAL, OIL], AS=[GAS])
    assert given(Income(), money=[0] * 4, **board).money == [0] * 4
    assert question(given(Taxes(), policy="2", **board)) == ""
    assert question(given(Compliance(), policy="3", **board)) == ""
    assert given(FinalScoring(), money=[0] * 4, **board).score == [0] * 4
    assert options_of(given(Turn(RED), **board), "demolish") == []


@pytest.mark.rule("P-UPK-01")
def test_on_a_full_continent_an_event_pushes_or_does_nothing() -> None:
    """G-83."""
    full = plants(AF=[(COAL, RED), (OIL, BLUE), GAS])
    g = given(DrawEvent(), event_deck=[AF], dirty_pool=[0, 0, 2], **full)
    assert row(g, AF) == [(OIL, BLUE), (GAS, NOBODY), (GAS, NOBODY)]
    assert (g.co2, g.dirty_pool) == (70, [1, 0, 1])
    g = given(DrawEvent(), event_deck=[AF], dirty_pool=[0, 0, 2], options={"event_on_full": "skip"}, **full)
    assert row(g, AF) == [(COAL, RED), (OIL, BLUE), (GAS, NOBODY)]
    assert (g.co2, g.dirty_pool) == (90, [0, 0, 2])
    g = given(DrawEvent(), event_deck=[EU], dirty_pool=[0, 0, 2], options={"event_on_full": "skip"}, **full)
    assert row(g, EU) == [(GAS, NOBODY)]


@pytest.mark.rule("P-UPK-01")
def test_a_pushed_out_plant_gives_its_loophole_back() -> None:
    g = given(DrawEvent(), policy="2B", event_deck=[AF], **plants(AF=[(COAL, RED, EXEMPT), (OIL, BLUE), GAS]))
    assert g.loophole_supply == 8


@pytest.mark.rule("P-UPK-01")
def test_event_cards_go_back_unless_an_option_says_otherwise() -> None:
    """G-85: the deck is shuffled every decade; without replacement each continent comes at most once."""
    deck = [NA, EU, OC]
    g = given(*[DrawEvent()] * 6, event_deck=deck, seed=4)
    assert g.event_deck == deck
    g = given(*[DrawEvent()] * 3, event_deck=deck, options={"event_replacement": False})
    assert g.event_deck == []
    assert sorted(region for region in range(6) if row(g, region)) == deck
    again = [given(*[DrawEvent()] * 3, event_deck=deck, seed=seed) for seed in range(20)]
    assert any(len(row(g, region)) == 2 for g in again for region in deck)


@pytest.mark.rule("P-UPK-01", "P-SEQ-06")
def test_the_event_comes_before_the_policy() -> None:
    """A plant pushed out by the event is not taxed any more."""
    g = given(Upkeep(), policy="2", event_deck=[AF], dirty_pool=[0, 0, 2], **plants(AF=[(COAL, RED), GAS, GAS]))
    assert question(g) == ""
    assert g.money == [10] * 4


@pytest.mark.rule("P-UPK-01")
def test_everybody_sees_where_an_event_struck() -> None:
    g = given(DrawEvent(), event_deck=[OC], stock=stocks(red=[GAS]))
    assert TITLE.view(g, SPECTATOR)["events"]["last"] == "OC"
