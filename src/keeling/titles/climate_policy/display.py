"""What a seat may know of a game of Climate Policy, put together from its state."""

from typing import Final

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
    controlled,
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
    read_row,
    row_length,
)
from keeling.titles.climate_policy.market import loophole_price, permit_price
from keeling.titles.climate_policy.names import summit_word
from keeling.titles.climate_policy.permits import (
    covered_by_permit,
    loopholes_in_force,
    permits_in_force,
    permits_needed,
    uncovered_ppm,
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
from keeling.titles.climate_policy.scoring import points_of, winners, worth
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
from keeling.titles.climate_policy.tax import tax_due
from keeling.titles.climate_policy.view import (
    GrantsView,
    HistoryView,
    OfferView,
    PlayerView,
    PolicyCardView,
    PolicyView,
    RegionView,
    ResearchView,
    SpaceView,
    TrackView,
)
from keeling.titles.climate_policy.view_outlook import air, forecast
from keeling.titles.common.alphabet import REGIONS

PHASES: Final = {SETUP: "setup", ROUND: "round", UPKEEP: "upkeep", SCORING: "scoring"}
DEVELOPMENTS: Final = {DIRTY_DEVELOPMENT: "dirty", CLEAN_DEVELOPMENT: "clean"}
GRANT_SOURCES: Final = {GRANTS_REVENUE: "revenue", GRANTS_DIE: "d6", GRANTS_FIXED: "fixed"}
GRANT_RULES: Final = {TO_LEADER: "leader", TO_RESEARCHERS: "researchers", TO_CUBES: "cubes", TO_ALL: "equal"}
TRADE_MODES: Final = {TRADE_OFF: "off", TRADE_COMPLIANCE: "compliance", TRADE_FREE: "free"}


def display(g: ClimatePolicy, seat: int) -> PolicyView:
    """The whole board; with hidden stocks only the own one."""
    rules = g.rules
    hidden = rules.hidden_stock
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
        "air": air(g),
        "forecast": forecast(g),
        "policy": _policy(g),
        "turn": {
            "permits_bought": g.permits_bought,
            "loopholes_bought": g.loopholes_bought,
            "built": bool(g.built),
            "developed": DEVELOPMENTS.get(g.developed),
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
        "dirty_pool_size": g.pool_size(),
        "dirty_ppm": {word: rules.ppm[dirty_plant(kind)] for kind, word in enumerate(DIRTY)},
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
        "flow": dict(zip(TABLE_FLOW_NAMES, g.flow[table_flow_place(g.players, 0) :], strict=True)),
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
        "grants": GRANT_SOURCES.get(rules.grants),
        "loopholes": rules.loopholes,
        "tax_amount": rules.tax_amount + rules.tax_rise * (g.decade - 1) if rules.taxes else 0,
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


def _track(g: ClimatePolicy, source: int) -> TrackView:
    return {
        "source": SOURCES[source],
        "length": g.rules.track_length[source],
        "unlock": g.rules.unlock[clean_plant(source, 0) : clean_plant(source + 1, 0)],
        "pawns": [g.pawn_of(player, source) for player in range(g.players)],
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


def _grants(g: ClimatePolicy) -> GrantsView:
    tile = g.summit_open
    return {
        "funding_pool": g.funding,
        "summit": summit_word(g.rules.summit_names[tile]) if tile != EMPTY else None,
        "topics": [SOURCES[g.rules.topic(tile, n)] for n in range(g.rules.summit_size[tile])] if tile != EMPTY else [],
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
    first = stock_place(player, 0)
    flow = flow_place(player, 0)
    return {
        "money": g.money[player],
        "debt": bool(g.debt[player]),
        "permits": g.permits[player],
        "loopholes": g.loopholes[player],
        "stock": dict(zip(DIRTY, g.stock[first : first + DIRTY_KINDS], strict=True)) if stock_known else None,
        "stock_size": g.stock_of(player),
        "plants": dict(zip(PLANTS, plants_of(plants_on_board(g), player), strict=True)),
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
