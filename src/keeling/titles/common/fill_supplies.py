"""Fills what a seat may know of the market, of what lies beside the board, and of the events."""

from typing import Final

from keeling.kernel.chapters import Chapter
from keeling.titles.common.board import Board
from keeling.titles.common.fill_words import by_source, region_word
from keeling.titles.common.layout import COAL, FOSSIL_KINDS, SOURCE_COUNT
from keeling.titles.common.view_supplies import BenefitsPart, BenefitView, EventsView, MarketPart, SuppliesView
from keeling.titles.common.words import FOSSIL_WORDS

SUPPLIES_READS: Final = ("cubes", "fossil_deck", "fossil_discard", "project_pool", "summit_deck")
EVENTS_READS: Final = ("event_deck", "event_open")


def benefit_view(g: Board, source: int) -> BenefitView:
    """What installing a project of a source gives."""
    rules = g.rules
    return {
        "source": rules.wording.sources[source],
        "money": rules.benefit_money[source],
        "cubes": rules.benefit_cubes[source],
        "ceps": rules.benefit_ceps[source],
    }


def supplies_view(g: Board) -> SuppliesView:
    """What lies beside the board."""
    return {
        "cubes": g.cubes,
        "projects": by_source(g, g.project_pool),
        "fossil_deck": len(g.fossil_deck),
        "fossil_replaced": {FOSSIL_WORDS[kind]: g.fossil_discard.count(COAL + kind) for kind in range(FOSSIL_KINDS)},
        "summit_deck": len(g.summit_deck),
    }


def events_view(g: Board) -> EventsView:
    """The two events everybody sees."""
    return {
        "open": region_word(g.event_open),
        "next": region_word(g.event_deck[-1]) if g.event_deck else None,
        "deck": len(g.event_deck),
    }


def benefits_part(g: Board) -> BenefitsPart:
    """What installing a project gives, by source."""
    return {"benefits": [benefit_view(g, source) for source in range(SOURCE_COUNT)]}


def market_part(g: Board) -> MarketPart:
    """The CEP market."""
    return {"market": {"pile": g.market, "bank": g.bank, "price": g.price, "stop": bool(g.stop)}}


BENEFITS: Final = Chapter(benefits_part, ())
MARKET: Final = Chapter(market_part, ("bank", "market", "price", "stop"))
