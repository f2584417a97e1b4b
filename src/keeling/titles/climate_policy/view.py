"""What a seat may know of a game of Climate Policy: everything a board, a chart and a balance sheet need."""

from typing import TypedDict

from keeling.kernel.game import PLAYING
from keeling.titles.climate_policy.alphabet import (
    DIRTY,
    DIRTY_KINDS,
    LEVELS,
    MOST_PRICE,
    PLANTS,
    REGION_COUNT,
    SOURCE_COUNT,
    SOURCES,
    SPACE_STRIDE,
    SPACES,
)
from keeling.titles.climate_policy.continents import (
    controlled,
    controller,
    emissions,
    incomes,
    is_full,
    liable_ppm,
    location_cost,
)
from keeling.titles.climate_policy.develop import pawns_used
from keeling.titles.climate_policy.ledger import (
    COMPANY_COLUMNS,
    COMPANY_FLOW_NAMES,
    TABLE_COLUMNS,
    TABLE_FLOW_NAMES,
    plants_of,
    read_row,
    row_length,
)
from keeling.titles.climate_policy.market import loophole_price, permit_price
from keeling.titles.climate_policy.permits import (
    covered_by_permit,
    loopholes_in_force,
    permits_in_force,
    permits_needed,
    uncovered_ppm,
)
from keeling.titles.climate_policy.rules import GRANTS_OFF
from keeling.titles.climate_policy.scoring import points_of, winners, worth
from keeling.titles.climate_policy.state import (
    COAL,
    COMPANY_FLOWS,
    DEFEAT,
    EMPTY,
    NOBODY,
    SHEET_CLEAN,
    SHEET_DEBT,
    SHEET_DIRTY,
    SHEET_MONEY,
    SHEET_PERMITS,
    ClimatePolicy,
)
from keeling.titles.climate_policy.tax import tax_due
from keeling.titles.common.alphabet import REGIONS, TOPICS

ENDS = {1: "decades", 2: "defeat"}
PHASES = ("setup", "round", "upkeep", "scoring")
DEVELOPMENTS = (None, "dirty", "clean")
GRANT_SOURCES = (None, "revenue", "d6", "fixed")
GRANT_RULES = ("leader", "researchers", "cubes", "equal")
TRADE_MODES = ("off", "compliance", "free")


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
    name: str
    spaces: list[SpaceView]
    cost: int
    full: bool
    controller: int | None


class TrackView(TypedDict):
    """A research track: the spaces that unlock each level, its length, and each company's pawn (0: none)."""

    source: str
    name: str
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
    """The Funding Pool, the summit tile drawn last with its topics in order, and how many tiles are left."""

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


class PolicyView(TypedDict):
    """What a seat may know."""

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
    policy: PolicyCardView
    turn: TurnView
    regions: list[RegionView]
    tracks: list[TrackView]
    plants: list[CleanView]
    research: ResearchView
    dirty_pool: dict[str, int] | None
    dirty_pool_size: int
    dirty_ppm: dict[str, int]
    permits: PermitsView
    loopholes: LoopholesView
    grants: GrantsView
    events: EventsView
    players: list[PlayerView]
    offers_left: int
    offer: OfferView | None
    flow: dict[str, int]
    history: HistoryView
    end: str | None
    winners: list[int]


def view(g: ClimatePolicy, seat: int) -> PolicyView:
    """The whole board; with hidden stocks only the own one."""
    rules = g.rules
    hidden = rules.hidden_stock
    return {
        "phase": PHASES[g.phase],
        "decade": g.decade,
        "decade_name": rules.decade_names[g.decade - 1],
        "decades": rules.decades,
        "round": g.round - g.players + 1,
        "rounds": rules.rounds,
        "round_space": g.round,
        "first_player": g.first_player,
        "active": _or_none(g.active),
        "co2": g.co2,
        "ownerless_ppm": emissions(g, NOBODY),
        "defeat": rules.defeat,
        "policy": _policy(g),
        "turn": {
            "permits_bought": g.permits_bought,
            "loopholes_bought": g.loopholes_bought,
            "built": bool(g.built),
            "developed": DEVELOPMENTS[g.developed],
            "funded": g.funded,
        },
        "regions": [_region(g, region) for region in range(REGION_COUNT)],
        "tracks": [_track(g, source) for source in range(SOURCE_COUNT)],
        "plants": [
            {
                "plant": PLANTS[plant],
                "left": g.clean_supply[plant],
                "cubes": rules.cubes[plant],
                "build_cost": rules.build_cost[plant],
            }
            for plant in range(COAL)
        ],
        "research": _research(g),
        "dirty_pool": None if hidden else dict(zip(DIRTY, g.dirty_pool, strict=True)),
        "dirty_pool_size": sum(g.dirty_pool),
        "dirty_ppm": {word: rules.ppm[COAL + kind] for kind, word in enumerate(DIRTY)},
        "permits": {
            "in_force": permits_in_force(g),
            "market": g.permit_market[:],
            "next_price": _or_none(permit_price(g)),
            "per_permit_ppm": covered_by_permit(g),
            "out_of_game": g.permit_box,
            "per_turn": rules.permits_per_turn,
        },
        "loopholes": {"in_force": loopholes_in_force(g), "left": g.loophole_supply, "price": loophole_price(g)},
        "grants": _grants(g),
        "events": {
            "last": REGIONS[g.event_open] if g.event_open != EMPTY else None,
            "deck": [REGIONS[region] for region in g.event_deck],
        },
        "players": [_player(g, player, not hidden or player == seat) for player in range(g.players)],
        "offers_left": g.offers_left,
        "offer": _offer(g),
        "flow": dict(zip(TABLE_FLOW_NAMES, g.flow[g.players * COMPANY_FLOWS :], strict=True)),
        "history": _history(g),
        "end": ENDS.get(g.end),
        "winners": winners(g) if g.end not in (PLAYING, DEFEAT) else [],
    }


def _or_none(value: int) -> int | None:
    return value if value >= 0 else None


def _policy(g: ClimatePolicy) -> PolicyCardView:
    rules = g.rules
    return {
        "policy": rules.policy,
        "taxes": rules.taxes,
        "permits": rules.permits,
        "grants": GRANT_SOURCES[rules.grants],
        "loopholes": rules.loopholes,
        "tax_amount": rules.tax_amount + rules.tax_rise * (g.decade - 1) if rules.taxes else 0,
        "tax_step": rules.tax_step if rules.taxes else 0,
        "tax_rise": rules.tax_rise if rules.taxes else 0,
        "permit_count": rules.permit_count,
        "permits_given": rules.permits_given if rules.permits else 0,
        "permit_decade": rules.permit_decade,
        "permit_check": "build" if rules.check_at_build else "upkeep",
        "permit_use": "spent" if rules.permits_spent else "shown",
        "permit_shrink": rules.permit_shrink if rules.permits else 0,
        "fine": rules.fine if rules.permits else 0,
        "dividend": rules.dividend,
        "grant_sum": rules.grant_sum if GRANT_SOURCES[rules.grants] == "fixed" else 0,
        "grant_size": rules.grant_size if rules.grants != GRANTS_OFF else 0,
        "grant_rule": GRANT_RULES[rules.grant_rule],
        "loophole_count": rules.loophole_count,
        "loophole_prices": [rules.loophole_low, rules.loophole_middle, rules.loophole_high],
        "loophole_thresholds": [rules.loophole_middle_from, rules.loophole_high_above],
        "trade_mode": TRADE_MODES[rules.trade_mode],
    }


def _region(g: ClimatePolicy, region: int) -> RegionView:
    rules = g.rules
    first = region * SPACE_STRIDE
    return {
        "region": REGIONS[region],
        "name": rules.region_names[region],
        "spaces": [_space(g, place) for place in range(first, first + rules.spaces[region])],
        "cost": location_cost(g, region),
        "full": is_full(g, region),
        "controller": _or_none(controller(g, region)),
    }


def _space(g: ClimatePolicy, place: int) -> SpaceView:
    plant = g.space[place]
    return {
        "space": SPACES[place],
        "cost": g.rules.location[place],
        "plant": PLANTS[plant] if plant != EMPTY else None,
        "ppm": g.rules.ppm[plant] if plant != EMPTY else 0,
        "cubes": g.rules.cubes[plant] if plant != EMPTY else 0,
        "owner": _or_none(g.owner[place]),
        "exempt": bool(g.exempt[place]),
    }


def _track(g: ClimatePolicy, source: int) -> TrackView:
    return {
        "source": SOURCES[source],
        "name": g.rules.source_names[source],
        "length": g.rules.track_length[source],
        "unlock": g.rules.unlock[source * LEVELS : source * LEVELS + LEVELS],
        "pawns": [g.pawn_of(player, source) for player in range(g.players)],
    }


def _research(g: ClimatePolicy) -> ResearchView:
    return {
        "prices": [
            {
                "price": price,
                "sources": {word: g.project[n * MOST_PRICE + price - 1] for n, word in enumerate(SOURCES)},
            }
            for price in range(1, g.players + 1)
        ],
        "bag": dict(zip(SOURCES, g.bag, strict=True)),
    }


def _grants(g: ClimatePolicy) -> GrantsView:
    tile = g.summit_open
    return {
        "funding_pool": g.funding,
        "summit": g.rules.summit_names[tile] if tile != EMPTY else None,
        "topics": [SOURCES[g.rules.summit_topics[tile * TOPICS + n]] for n in range(g.rules.summit_size[tile])]
        if tile != EMPTY
        else [],
        "summits_left": len(g.summit_deck),
    }


def _offer(g: ClimatePolicy) -> OfferView | None:
    if g.offer_from == NOBODY:
        return None
    return {
        "maker": g.offer_from,
        "partner": g.offer_to,
        "money": g.offer_money,
        "permits": g.offer_permits,
        "loopholes": g.offer_loopholes,
        "plants": [SPACES[place] for place in g.offer_plants],
    }


def _player(g: ClimatePolicy, player: int, stock_known: bool) -> PlayerView:
    first = player * DIRTY_KINDS
    flow = player * COMPANY_FLOWS
    return {
        "money": g.money[player],
        "debt": bool(g.debt[player]),
        "permits": g.permits[player],
        "loopholes": g.loopholes[player],
        "stock": dict(zip(DIRTY, g.stock[first : first + DIRTY_KINDS], strict=True)) if stock_known else None,
        "stock_size": g.stock_of(player),
        "plants": dict(zip(PLANTS, plants_of(g, player), strict=True)),
        "regions": controlled(g, player),
        "pawns_left": g.rules.pawns - pawns_used(g, player),
        "income": incomes(g)[player],
        "ppm": emissions(g, player),
        "liable_ppm": liable_ppm(g, player),
        "unpermitted_ppm": uncovered_ppm(g, player),
        "tax_due": tax_due(g, player) if g.rules.taxes else 0,
        "permits_needed": permits_needed(g, player) if permits_in_force(g) else 0,
        "sheet": {
            "dirty": points_of(g, player, SHEET_DIRTY),
            "clean": points_of(g, player, SHEET_CLEAN),
            "money": points_of(g, player, SHEET_MONEY),
            "permits": points_of(g, player, SHEET_PERMITS),
            "debt": points_of(g, player, SHEET_DEBT),
        },
        "worth": worth(g, player),
        "score": g.score[player],
        "flow": dict(zip(COMPANY_FLOW_NAMES, g.flow[flow : flow + COMPANY_FLOWS], strict=True)),
    }


def _history(g: ClimatePolicy) -> HistoryView:
    rows = [read_row(g, number) for number in range(len(g.history))]
    columns = [list(column) for column in zip(*rows, strict=True)] or [[] for _ in range(row_length(g.players))]
    first = [len(TABLE_COLUMNS) + player * len(COMPANY_COLUMNS) for player in range(g.players + 1)]
    return {
        "table": dict(zip(TABLE_COLUMNS, columns[: first[0]], strict=True)),
        "companies": [
            dict(zip(COMPANY_COLUMNS, columns[first[player] : first[player + 1]], strict=True))
            for player in range(g.players)
        ],
    }
