"""What a seat may know of a game of Climate Policy, put together from its state."""

from typing import Final

from keeling.kernel.chapters import Chapter
from keeling.kernel.game import PLAYING
from keeling.titles.climate_policy.alphabet import (
    DIRTY,
    DIRTY_KINDS,
    PLANTS,
    REGION_COUNT,
    SOURCE_COUNT,
    SOURCES,
    SPACES,
)
from keeling.titles.climate_policy.continents import (
    controller,
    emissions,
    incomes,
    is_full,
    liable_ppm,
    location_cost,
)
from keeling.titles.climate_policy.develop import pawns_used
from keeling.titles.climate_policy.layout import (
    COAL,
    COMPANY_FLOWS,
    EMPTY,
    NOBODY,
    SHEET_CLEAN,
    SHEET_DEBT,
    SHEET_DIRTY,
    SHEET_LINES,
    SHEET_MONEY,
    SHEET_PERMITS,
    clean_plant,
    dirty_plant,
    first_space,
    flow_place,
    project_at,
    stock_place,
    table_flow_place,
)
from keeling.titles.climate_policy.ledger import (
    COMPANY_COLUMNS,
    COMPANY_FLOW_NAMES,
    TABLE_COLUMNS,
    TABLE_FLOW_NAMES,
    plants_of,
    plants_on_board,
    ppm_of,
    read_columns,
)
from keeling.titles.climate_policy.market import loophole_price, permit_price
from keeling.titles.climate_policy.names import summit_word
from keeling.titles.climate_policy.outlook import AIR, FORECAST
from keeling.titles.climate_policy.permits import (
    covered_by_permit,
    loopholes_in_force,
    permits_for,
    permits_in_force,
    uncovered_of,
)
from keeling.titles.climate_policy.rules import (
    GRANTS_DIE,
    GRANTS_FIXED,
    GRANTS_OFF,
    GRANTS_REVENUE,
    TO_ALL,
    TO_CUBES,
    TO_LEADER,
    TO_RESEARCHERS,
    TRADE_COMPLIANCE,
    TRADE_FREE,
    TRADE_OFF,
)
from keeling.titles.climate_policy.scoring import points_of, winners
from keeling.titles.climate_policy.state import (
    CLEAN_DEVELOPMENT,
    DEFEAT,
    DIRTY_DEVELOPMENT,
    ENDS,
    ROUND,
    SCORING,
    SETUP,
    UPKEEP,
    ClimatePolicy,
)
from keeling.titles.climate_policy.tax import tax_on
from keeling.titles.climate_policy.view import (
    CleanView,
    CoursePart,
    DirtyPart,
    EndPart,
    FlowPart,
    GrantsPart,
    GrantsView,
    HistoryPart,
    HistoryView,
    MarketPart,
    OfferView,
    PlayersPart,
    PlayerView,
    PolicyCardView,
    PolicyPart,
    RegionsPart,
    RegionView,
    ResearchView,
    SpaceView,
    SupplyPart,
    TracksPart,
    TrackView,
    TradePart,
    TurnPart,
)
from keeling.titles.common.alphabet import REGIONS

PHASES: Final = {SETUP: "setup", ROUND: "round", UPKEEP: "upkeep", SCORING: "scoring"}
DEVELOPMENTS: Final = {DIRTY_DEVELOPMENT: "dirty", CLEAN_DEVELOPMENT: "clean"}
GRANT_SOURCES: Final = {GRANTS_REVENUE: "revenue", GRANTS_DIE: "d6", GRANTS_FIXED: "fixed"}
GRANT_RULES: Final = {TO_LEADER: "leader", TO_RESEARCHERS: "researchers", TO_CUBES: "cubes", TO_ALL: "equal"}
TRADE_MODES: Final = {TRADE_OFF: "off", TRADE_COMPLIANCE: "compliance", TRADE_FREE: "free"}


PLAYER_READS: Final = (
    "debt",
    "decade",
    "exempt",
    "flow",
    "loopholes",
    "money",
    "owner",
    "pawn",
    "permits",
    "score",
    "space",
    "stock",
)
OFFER_READS: Final = (
    "offer_from",
    "offer_loopholes",
    "offer_money",
    "offer_permits",
    "offer_plants",
    "offer_to",
    "offers_left",
)

# The course of the game


def _course(g: ClimatePolicy) -> CoursePart:
    rules = g.rules
    return {
        "phase": PHASES[g.phase],
        "decade": g.decade,
        "decade_name": str(rules.years[g.decade - 1]),
        "decades": rules.decades,
        "round": g.round - g.players + 1,
        "rounds": rules.rounds,
        "round_space": g.round,
        "first_player": g.first_player,
        "active": _or_none(g.active),
        "co2": g.co2,
        "ownerless_ppm": emissions(g, NOBODY),
        "defeat": rules.defeat,
    }


def _turn(g: ClimatePolicy) -> TurnPart:
    return {
        "turn": {
            "permits_bought": g.permits_bought,
            "loopholes_bought": g.loopholes_bought,
            "built": bool(g.built),
            "developed": DEVELOPMENTS.get(g.developed),
            "funded": g.funded,
        }
    }


def _or_none(value: int) -> int | None:
    return value if value >= 0 else None


def _policy(g: ClimatePolicy) -> PolicyPart:
    rules = g.rules
    card: PolicyCardView = {
        "policy": rules.policy,
        "taxes": rules.taxes,
        "permits": rules.permits,
        "grants": GRANT_SOURCES.get(rules.grants),
        "loopholes": rules.loopholes,
        "tax_amount": rules.tax_in(g.decade) if rules.taxes else 0,
        "tax_step": rules.tax_step if rules.taxes else 0,
        "tax_rise": rules.tax_rise if rules.taxes else 0,
        "permit_count": rules.permit_count,
        "permits_given": rules.permits_given if rules.permits else 0,
        "permits_given_by": "emissions" if rules.given_by_emissions else "equal",
        "permit_decade": rules.permit_decade,
        "permit_check": "build" if rules.check_at_build else "upkeep",
        "permit_use": "spent" if rules.permits_spent else "shown",
        "permit_shrink": rules.permit_shrink if rules.permits else 0,
        "fine": rules.fine if rules.permits else 0,
        "dividend": rules.dividend,
        "grant_sum": rules.grant_sum if rules.grants == GRANTS_FIXED else 0,
        "grant_size": rules.grant_size if rules.grants != GRANTS_OFF else 0,
        "grant_rule": GRANT_RULES[rules.grant_rule],
        "loophole_count": rules.loophole_count,
        "loophole_prices": [rules.loophole_low, rules.loophole_middle, rules.loophole_high],
        "loophole_thresholds": [rules.loophole_middle_from, rules.loophole_high_above],
        "trade_mode": TRADE_MODES[rules.trade_mode],
    }
    return {"policy": card}


# The board


def _regions(g: ClimatePolicy) -> RegionsPart:
    return {"regions": [_region(g, region) for region in range(REGION_COUNT)]}


def _region(g: ClimatePolicy, region: int) -> RegionView:
    rules = g.rules
    first = first_space(region)
    return {
        "region": REGIONS[region],
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


def _tracks(g: ClimatePolicy) -> TracksPart:
    return {"tracks": [_track(g, source) for source in range(SOURCE_COUNT)]}


def _track(g: ClimatePolicy, source: int) -> TrackView:
    return {
        "source": SOURCES[source],
        "length": g.rules.track_length[source],
        "unlock": g.rules.unlock[clean_plant(source, 0) : clean_plant(source + 1, 0)],
        "pawns": [g.pawn_of(player, source) for player in range(g.players)],
    }


def _supply(g: ClimatePolicy) -> SupplyPart:
    return {"plants": [_clean(g, plant) for plant in range(COAL)], "research": _research(g)}


def _clean(g: ClimatePolicy, plant: int) -> CleanView:
    rules = g.rules
    return {
        "plant": PLANTS[plant],
        "left": g.clean_supply[plant],
        "cubes": rules.cubes[plant],
        "build_cost": rules.build_cost[plant],
    }


def _research(g: ClimatePolicy) -> ResearchView:
    return {
        "prices": [
            {
                "price": price,
                "sources": {word: g.project[project_at(n, price)] for n, word in enumerate(SOURCES)},
            }
            for price in range(1, g.players + 1)
        ],
        "bag": dict(zip(SOURCES, g.bag, strict=True)),
    }


def _dirty(g: ClimatePolicy) -> DirtyPart:
    rules = g.rules
    return {
        "dirty_pool": None if rules.hidden_stock else dict(zip(DIRTY, g.dirty_pool, strict=True)),
        "dirty_pool_size": g.pool_size(),
        "dirty_ppm": {word: rules.ppm[dirty_plant(kind)] for kind, word in enumerate(DIRTY)},
    }


def _market(g: ClimatePolicy) -> MarketPart:
    return {
        "permits": {
            "in_force": permits_in_force(g),
            "market": g.permit_market[:],
            "next_price": _or_none(permit_price(g)),
            "per_permit_ppm": covered_by_permit(g),
            "out_of_game": g.permit_box,
            "per_turn": g.rules.permits_per_turn,
        },
        "loopholes": {"in_force": loopholes_in_force(g), "left": g.loophole_supply, "price": loophole_price(g)},
    }


def _grants(g: ClimatePolicy) -> GrantsPart:
    tile = g.summit_open
    grants: GrantsView = {
        "funding_pool": g.funding,
        "summit": summit_word(g.rules.summit_names[tile]) if tile != EMPTY else None,
        "topics": [SOURCES[g.rules.topic(tile, n)] for n in range(g.rules.summit_size[tile])] if tile != EMPTY else [],
        "summits_left": len(g.summit_deck),
    }
    return {
        "grants": grants,
        "events": {
            "last": REGIONS[g.event_open] if g.event_open != EMPTY else None,
            "deck": [REGIONS[region] for region in g.event_deck],
        },
    }


# Companies


def _trade(g: ClimatePolicy) -> TradePart:
    return {"offers_left": g.offers_left, "offer": _offer(g)}


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


def _players(g: ClimatePolicy) -> PlayersPart:
    plants = plants_on_board(g)
    paid = incomes(g)
    leaders = [controller(g, region) for region in range(REGION_COUNT)]
    return {"players": [_player(g, player, plants, leaders, paid[player]) for player in range(g.players)]}


def _own_players(g: ClimatePolicy, seat: int, part: PlayersPart) -> PlayersPart:
    if not g.rules.hidden_stock:
        return part
    players = part["players"][:]
    players[seat] = {**players[seat], "stock": _stock(g, seat)}
    return {"players": players}


def _stock(g: ClimatePolicy, player: int) -> dict[str, int]:
    first = stock_place(player, 0)
    return dict(zip(DIRTY, g.stock[first : first + DIRTY_KINDS], strict=True))


def _player(g: ClimatePolicy, player: int, plants: list[int], leaders: list[int], income: int) -> PlayerView:
    kinds = plants_of(plants, player)
    liable = liable_ppm(g, player)
    points = [points_of(g, player, line) for line in range(SHEET_LINES)]
    flow = flow_place(player, 0)
    return {
        "money": g.money[player],
        "debt": bool(g.debt[player]),
        "permits": g.permits[player],
        "loopholes": g.loopholes[player],
        "stock": None if g.rules.hidden_stock else _stock(g, player),
        "stock_size": g.stock_of(player),
        "plants": dict(zip(PLANTS, kinds, strict=True)),
        "regions": leaders.count(player),
        "pawns_left": g.rules.pawns - pawns_used(g, player),
        "income": income,
        "ppm": ppm_of(g, kinds),
        "liable_ppm": liable,
        "unpermitted_ppm": uncovered_of(g, player, liable),
        "tax_due": tax_on(g, liable) if g.rules.taxes else 0,
        "permits_needed": permits_for(g, liable) if permits_in_force(g) else 0,
        "sheet": {
            "dirty": points[SHEET_DIRTY],
            "clean": points[SHEET_CLEAN],
            "money": points[SHEET_MONEY],
            "permits": points[SHEET_PERMITS],
            "debt": points[SHEET_DEBT],
        },
        "worth": sum(points),
        "score": g.score[player],
        "flow": dict(zip(COMPANY_FLOW_NAMES, g.flow[flow : flow + COMPANY_FLOWS], strict=True)),
    }


def _flow(g: ClimatePolicy) -> FlowPart:
    return {"flow": dict(zip(TABLE_FLOW_NAMES, g.flow[table_flow_place(g.players, 0) :], strict=True))}


# The books and the end


def _history(g: ClimatePolicy) -> HistoryPart:
    columns = read_columns(g)
    first = [len(TABLE_COLUMNS) + player * len(COMPANY_COLUMNS) for player in range(g.players + 1)]
    history: HistoryView = {
        "table": dict(zip(TABLE_COLUMNS, columns[: first[0]], strict=True)),
        "companies": [
            dict(zip(COMPANY_COLUMNS, columns[first[player] : first[player + 1]], strict=True))
            for player in range(g.players)
        ],
    }
    return {"history": history}


def _end(g: ClimatePolicy) -> EndPart:
    return {"end": ENDS.get(g.end), "winners": winners(g) if g.end not in (PLAYING, DEFEAT) else []}


CHAPTERS: Final[tuple[Chapter, ...]] = (
    Chapter(_course, ("active", "co2", "decade", "first_player", "owner", "phase", "round", "space")),
    AIR,
    FORECAST,
    Chapter(_policy, ("decade",)),
    Chapter(_turn, ("built", "developed", "funded", "loopholes_bought", "permits_bought")),
    Chapter(_regions, ("exempt", "owner", "space")),
    Chapter(_tracks, ("pawn",)),
    Chapter(_supply, ("bag", "clean_supply", "project")),
    Chapter(_dirty, ("dirty_pool",)),
    Chapter(_market, ("co2", "decade", "loophole_supply", "permit_box", "permit_market")),
    Chapter(_grants, ("event_deck", "event_open", "funding", "summit_deck", "summit_open")),
    Chapter(_players, PLAYER_READS, _own_players),
    Chapter(_trade, OFFER_READS),
    Chapter(_flow, ("flow",)),
    Chapter(_history, ("history",)),
    Chapter(_end, ("end", "owner", "score", "space")),
)
"""The whole board; with hidden stocks only the own one."""
