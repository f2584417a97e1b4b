"""What a seat may know of the board that titles share; a title adds what is its own.

The chapters of the view are in modules of their own: `view_places.py`, `view_supplies.py`, `view_players.py`.
"""

from typing import NamedTuple, TypedDict

from keeling.kernel.messages import Message
from keeling.titles.common.alphabet import SLOTS
from keeling.titles.common.board import Board
from keeling.titles.common.layout import EMPTY, PLACE_COUNT, SOURCE_COUNT
from keeling.titles.common.view_air import AirView, ForecastView
from keeling.titles.common.view_places import SummitView, summit_view
from keeling.titles.common.view_players import DraftView, LobbyView, cards_at, draft_view
from keeling.titles.common.view_supplies import BenefitView, MarketView, benefit_view
from keeling.titles.common.view_words import or_none, source_word

PHASES = ("setup", "supply", "operations", "between_decades", "scoring")
TURN_PHASES = ("operations",)
GOODS = {"money": "amount-money", "cubes": "amount-cubes", "ceps": "amount-ceps"}
"""What players pay and gain: names of the view, with the keys of amounts."""


class TurnView(TypedDict):
    """What the active player has done in this turn."""

    main_done: bool
    move_done: bool
    market_done: bool
    card_done: bool
    proposed: str | None
    installed: str | None
    summit_topics: list[str]
    bought: bool
    sold: bool


class BoardView(TypedDict):
    """What a seat may know in every title."""

    phase: str
    decade: int
    decade_name: str
    decades: int
    round: int
    rounds: int
    round_space: int
    start_player: int
    active: int | None
    co2: int
    defeat: int
    air: AirView
    forecast: ForecastView
    summits: list[SummitView]
    benefits: list[BenefitView]
    market: MarketView
    hand: list[LobbyView]
    draft: DraftView | None


class Outlook(NamedTuple):
    """What a title adds to what titles share: the air, what comes next, and what complete summits give."""

    air: AirView
    forecast: ForecastView
    summits_give: Message


def board_view(g: Board, seat: int, phases: tuple[str, ...], outlook: Outlook) -> BoardView:
    """The part of the view that titles share."""
    rules = g.rules
    return {
        "phase": phases[g.phase],
        "decade": g.decade,
        "decade_name": str(rules.years[g.decade - 1]),
        "decades": rules.decades,
        "round": g.round - g.players + 1,
        "rounds": g.rules.rounds_now(g),
        "round_space": g.round,
        "start_player": g.start_player,
        "active": or_none(g.active),
        "co2": g.co2,
        "defeat": rules.defeat,
        "air": outlook.air,
        "forecast": outlook.forecast,
        "summits": [summit_view(g, place, outlook.summits_give) for place in range(PLACE_COUNT)],
        "benefits": [benefit_view(g, source) for source in range(SOURCE_COUNT)],
        "market": {"pile": g.market, "bank": g.bank, "price": g.price, "stop": bool(g.stop)},
        "hand": cards_at(g, seat) if seat >= 0 else [],
        "draft": draft_view(g, seat),
    }


def board_turn(g: Board) -> tuple[int, ...]:
    """What tells one turn from another."""
    return (g.decade, g.round, g.active)


def turn_view(g: Board) -> TurnView:
    """What has been done in this turn."""
    return {
        "main_done": bool(g.main_done),
        "move_done": bool(g.move_done),
        "market_done": bool(g.market_done),
        "card_done": bool(g.card_done),
        "proposed": SLOTS[g.proposed_slot] if g.proposed_slot != EMPTY else None,
        "installed": source_word(g, g.installed_source),
        "summit_topics": [
            word for source, word in enumerate(g.rules.wording.sources) if g.summit_sources >> source & 1
        ],
        "bought": bool(g.bought),
        "sold": bool(g.sold),
    }
