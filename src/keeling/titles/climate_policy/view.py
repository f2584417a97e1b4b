"""What a seat may know of a game of Climate Policy, as types: everything a board, a chart and a balance sheet need.

`display.py` fills them, `outlook.py` what lies ahead.
"""

from typing import TypedDict

from keeling.titles.common.view_air import AirPart, ForecastView


class SpaceView(TypedDict):
    """A space: its location cost, and the plant on it with its emissions or cubes, owner and loophole tile."""

    space: str
    cost: int
    plant: str | None
    ppm: int
    cubes: int
    owner: int | None
    exempt: bool


class RegionView(TypedDict):
    """A continent; `cost` is what the next plant pays for its place, on a full one by pushing out the leftmost."""

    region: str
    spaces: list[SpaceView]
    cost: int
    full: bool
    controller: int | None


class TrackView(TypedDict):
    """A research track: the spaces that unlock each level, its length, and each company's pawn (0: none)."""

    source: str
    length: int
    unlock: list[int]
    pawns: list[int]


class CleanView(TypedDict):
    """The clean plants of a source and level in the supply."""

    plant: str
    left: int
    cubes: int
    build_cost: int


class ProjectsView(TypedDict):
    """The open research projects at a price, by source."""

    price: int
    sources: dict[str, int]


class ResearchView(TypedDict):
    """The research projects that can be funded, cheapest first, and how many are in the bag."""

    prices: list[ProjectsView]
    bag: dict[str, int]


class PermitsView(TypedDict):
    """The permit market: permits by price from 0, the price of the next one, and those out of the game."""

    in_force: bool
    market: list[int]
    next_price: int | None
    per_permit_ppm: int
    out_of_game: int
    per_turn: int


class LoopholesView(TypedDict):
    """The loophole tiles and their price of the moment."""

    in_force: bool
    left: int
    price: int


class PolicyCardView(TypedDict):
    """The policy of this game with all its parameters; what it does not have is None or 0."""

    policy: str
    taxes: bool
    permits: bool
    grants: str | None
    loopholes: bool
    tax_amount: int
    tax_step: int
    tax_rise: int
    permit_count: int
    permits_given: int
    permits_given_by: str
    permit_decade: int
    permit_check: str
    permit_use: str
    permit_shrink: int
    fine: int
    dividend: bool
    grant_sum: int
    grant_size: int
    grant_rule: str
    loophole_count: int
    loophole_prices: list[int]
    loophole_thresholds: list[int]
    trade_mode: str


class GrantsView(TypedDict):
    """The Funding Pool, the word of the summit tile drawn last with its topics in order, and how many are left."""

    funding_pool: int
    summit: str | None
    topics: list[str]
    summits_left: int


class EventsView(TypedDict):
    """Where the last event struck, and the cards that can come next."""

    last: str | None
    deck: list[str]


class TurnView(TypedDict):
    """What the active player has done in this turn."""

    permits_bought: int
    loopholes_bought: int
    built: bool
    developed: str | None
    funded: int


class OfferView(TypedDict):
    """An offer that is put together or answered; negative numbers are asked for, plants are given by their owners."""

    maker: int
    partner: int
    money: int
    permits: int
    loopholes: int
    plants: list[str]


class SheetView(TypedDict):
    """A company's points as things stand; after the game they are the final ones."""

    dirty: int
    clean: int
    money: int
    permits: int
    debt: int


class PlayerView(TypedDict):
    """A company: its balance sheet, its duties under the policy, and its stock for those who may see it."""

    money: int
    debt: bool
    permits: int
    loopholes: int
    stock: dict[str, int] | None
    stock_size: int
    plants: dict[str, int]
    regions: int
    pawns_left: int
    income: int
    ppm: int
    liable_ppm: int
    unpermitted_ppm: int
    tax_due: int
    permits_needed: int
    sheet: SheetView
    worth: int
    score: int
    flow: dict[str, int]


class HistoryView(TypedDict):
    """The books of all rounds and upkeeps so far, by column; the meaning of the columns stands in ledger.py."""

    table: dict[str, list[int]]
    companies: list[dict[str, list[int]]]


class DuesView(TypedDict):
    """What the upkeep at the end of the decade asks of a company as things stand, and its income of the next round.

    `fine` is for the permits that are missing, if the policy has fines; otherwise plants must go.
    """

    seat: int
    income: int
    tax: int
    permits_due: int
    permits_missing: int
    fine: int


class PolicyForecastView(ForecastView):
    """What the next event can add to the air: the continents it can strike; and what the upkeep asks for."""

    dues: list[DuesView]


class CoursePart(TypedDict):
    """How far the game has come, and how much CO2 there is."""

    phase: str
    decade: int
    decade_name: str
    decades: int
    round: int
    rounds: int
    round_space: int
    first_player: int
    active: int | None
    co2: int
    ownerless_ppm: int
    defeat: int


class ForecastPart(TypedDict):
    """What comes next, as a chapter of a view."""

    forecast: PolicyForecastView


class PolicyPart(TypedDict):
    """The policy, as a chapter of a view."""

    policy: PolicyCardView


class TurnPart(TypedDict):
    """The turn, as a chapter of a view."""

    turn: TurnView


class RegionsPart(TypedDict):
    """All continents, as a chapter of a view."""

    regions: list[RegionView]


class TracksPart(TypedDict):
    """All tracks, as a chapter of a view."""

    tracks: list[TrackView]


class SupplyPart(TypedDict):
    """Clean plants and research projects, as a chapter of a view."""

    plants: list[CleanView]
    research: ResearchView


class DirtyPart(TypedDict):
    """The pool of dirty plants, as a chapter of a view."""

    dirty_pool: dict[str, int] | None
    dirty_pool_size: int
    dirty_ppm: dict[str, int]


class MarketPart(TypedDict):
    """Permits and loophole tiles, as a chapter of a view."""

    permits: PermitsView
    loopholes: LoopholesView


class GrantsPart(TypedDict):
    """Grants and events, as a chapter of a view."""

    grants: GrantsView
    events: EventsView


class PlayersPart(TypedDict):
    """All companies, as a chapter of a view."""

    players: list[PlayerView]


class TradePart(TypedDict):
    """The open offer, as a chapter of a view."""

    offers_left: int
    offer: OfferView | None


class FlowPart(TypedDict):
    """What has happened between companies since the books were closed, as a chapter of a view."""

    flow: dict[str, int]


class HistoryPart(TypedDict):
    """The books, as a chapter of a view."""

    history: HistoryView


class EndPart(TypedDict):
    """How the game ended, as a chapter of a view."""

    end: str | None
    winners: list[int]


class PolicyView(
    CoursePart,
    AirPart,
    ForecastPart,
    PolicyPart,
    TurnPart,
    RegionsPart,
    TracksPart,
    SupplyPart,
    DirtyPart,
    MarketPart,
    GrantsPart,
    PlayersPart,
    TradePart,
    FlowPart,
    HistoryPart,
    EndPart,
):
    """What a seat may know."""
