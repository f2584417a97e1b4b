"""What a seat may know of the market, of what lies beside the board, and of the events; `fill_supplies.py` fills it."""

from typing import TypedDict


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


class BenefitsPart(TypedDict):
    """What installing gives, as a chapter of a view."""

    benefits: list[BenefitView]


class MarketPart(TypedDict):
    """The CEP market, as a chapter of a view."""

    market: MarketView
