"""What a seat may know of the board that titles share, as types; a title adds what is its own.

The chapters of the view are in modules of their own (`view_places.py`, `view_supplies.py`, `view_players.py`,
`view_air.py`); `fill.py` and those called like it fill them.
"""

from typing import Final, TypedDict

from keeling.titles.common.view_air import AirPart, ForecastPart
from keeling.titles.common.view_places import SummitsPart
from keeling.titles.common.view_players import DraftPart, HandPart
from keeling.titles.common.view_supplies import BenefitsPart, MarketPart

PHASES: Final = ("setup", "supply", "operations", "between_decades", "scoring")
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


class CoursePart(TypedDict):
    """How far the game has come, and how much CO2 there is."""

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


class BoardView(CoursePart, AirPart, ForecastPart, SummitsPart, BenefitsPart, MarketPart, HandPart, DraftPart):
    """What a seat may know in every title."""
