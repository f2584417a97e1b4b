"""What a seat may know of the market, of what lies beside the board, and of the events."""

from typing import TypedDict

from keeling.titles.common.board import Board
from keeling.titles.common.layout import COAL, FOSSIL_KINDS
from keeling.titles.common.view_words import by_source, region_word
from keeling.titles.common.words import FOSSIL_WORDS


class BenefitView(TypedDict):
    """What installing a project of a source gives."""

    source: str
    money: int
    cubes: int
    ceps: int


class MarketView(TypedDict):
    """The CEP market; `stop` means that its pile ran out in this turn, which closes it for something (C-MKT-07)."""

    pile: int
    bank: int
    price: int
    stop: bool


class SuppliesView(TypedDict):
    """What lies beside the board."""

    cubes: int
    projects: dict[str, int]
    fossil_deck: int
    fossil_replaced: dict[str, int]
    summit_deck: int


class EventsView(TypedDict):
    """The event on its space, the open card of the deck, and how many cards the deck has."""

    open: str | None
    next: str | None
    deck: int


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
