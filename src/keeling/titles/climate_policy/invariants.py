"""What holds in every reachable position of Climate Policy (docs/rules/flow.md, F7)."""

from keeling.titles.climate_policy.alphabet import DIRTY_KINDS, MOST_PRICE, REGION_COUNT, SOURCE_COUNT
from keeling.titles.climate_policy.continents import emissions
from keeling.titles.climate_policy.develop import PutBack, pawns_used
from keeling.titles.climate_policy.layout import (
    BUILDING,
    CLEAN_KINDS,
    COAL,
    DEMOLISHED,
    EMPTY,
    INCOME,
    NOBODY,
    dirty_plant,
    first_space,
    flow_place,
    project_at,
    spaces_of,
    stock_place,
)
from keeling.titles.climate_policy.ledger import COMPANY_COLUMNS, TABLE_COLUMNS, read_row
from keeling.titles.climate_policy.state import ClimatePolicy


def violations(g: ClimatePolicy) -> list[str]:
    """The invariants that do not hold, in words."""
    found: list[str] = []
    check_money(g, found)
    check_climate(g, found)
    check_tiles(g, found)
    check_continents(g, found)
    check_companies(g, found)
    return found


def check_money(g: ClimatePolicy, found: list[str]) -> None:
    """Money only moves: what companies and the pool have is what the bank has paid."""
    if sum(g.money) + g.funding + g.bank != 0:
        found.append("money of companies, Funding Pool and bank is all there is")
    if g.funding < 0 or min(g.money) < 0:
        found.append("nobody has less than no money")
    if g.history:
        check_books(g, found)


def check_books(g: ClimatePolicy, found: list[str]) -> None:
    """What a company has is what it had when the books were closed, and what has flowed since."""
    row = read_row(g, len(g.history) - 1)
    for player in range(g.players):
        before = row[len(TABLE_COLUMNS) + player * len(COMPANY_COLUMNS)]
        first = flow_place(player, 0)
        received = sum(g.flow[first + INCOME : first + BUILDING])
        paid = sum(g.flow[first + BUILDING : first + DEMOLISHED])
        if g.money[player] != before + received - paid:
            found.append("every dollar of a company stands in the books")


def check_climate(g: ClimatePolicy, found: list[str]) -> None:
    """CO2 is what the plants emit, owned or not."""
    ppm = emissions(g, NOBODY)
    for player in range(g.players):
        ppm += emissions(g, player)
    if g.co2 != ppm:
        found.append("CO2 is what the dirty plants on the board emit")


def check_tiles(g: ClimatePolicy, found: list[str]) -> None:
    """Nothing appears or vanishes: plants, projects, permits, loopholes, summit tiles."""
    rules = g.rules
    for kind in range(DIRTY_KINDS):
        count = g.dirty_pool[kind] + g.space.count(dirty_plant(kind))
        for player in range(g.players):
            count += g.stock[stock_place(player, kind)]
        if count != rules.tiles[dirty_plant(kind)]:
            found.append("the dirty plants of pool, stocks and board are all there are")
    for plant in range(CLEAN_KINDS):
        if g.clean_supply[plant] + g.space.count(plant) != rules.tiles[plant]:
            found.append("the clean plants of supply and board are all there are")
    for source in range(SOURCE_COUNT):
        first = project_at(source, 1)
        if g.bag[source] + sum(g.project[first : first + MOST_PRICE]) != rules.projects[source]:
            found.append("the projects of bag and market are all there are")
        if sum(g.project[first + g.players : first + MOST_PRICE]) > 0:
            found.append("no project is dearer than the number of players")
    if sum(g.permits) + sum(g.permit_market) + g.permit_box != rules.permit_count:
        found.append("the permits of companies, market and box are all there are")
    if min(g.dirty_pool) < 0 or min(g.clean_supply) < 0 or min(g.bag) < 0 or min(g.project) < 0:
        found.append("no supply is negative")
    if min(g.permit_market) < 0 or g.permit_box < 0 or g.loophole_supply < 0:
        found.append("no supply of permits or loopholes is negative")
    loopholes = g.loophole_supply + sum(g.loopholes) + sum(g.exempt)
    if loopholes != (rules.loophole_count if g.decade >= rules.permit_decade else 0):
        found.append("the loophole tiles of supply, companies and plants are all there are")
    if len(set(g.summit_deck)) != len(g.summit_deck) or g.summit_open in g.summit_deck:
        found.append("each summit tile occurs at most once")


def check_continents(g: ClimatePolicy, found: list[str]) -> None:
    """Plants stand from the left without a gap, on spaces in play; only plants have owners and tiles."""
    for region in range(REGION_COUNT):
        gap = False
        for place in spaces_of(region):
            if g.space[place] == EMPTY:
                gap = True
                if g.owner[place] != NOBODY or g.exempt[place] != 0:
                    found.append("an open space has no owner and no loophole tile")
            elif gap or place >= first_space(region) + g.rules.spaces[region]:
                found.append("continents are filled from the left, without a gap")
            elif g.space[place] < COAL and g.owner[place] == NOBODY:
                found.append("every clean plant has an owner")


def check_companies(g: ClimatePolicy, found: list[str]) -> None:
    """Limits of stock, pawns and hands; no offer outside trading."""
    rules = g.rules
    for player in range(g.players):
        putting_back = isinstance(g.decision, PutBack) and g.decision.player == player
        if g.stock_of(player) > rules.stock_limit and not putting_back:
            found.append("nobody has more dirty plants in stock than the limit")
        if pawns_used(g, player) > rules.pawns:
            found.append("nobody has more pawns than there are")
        if g.permits[player] < 0 or g.loopholes[player] < 0 or not 0 <= g.debt[player] <= 1:
            found.append("nobody has less than no permits or loopholes, or borrows twice")
        for source in range(SOURCE_COUNT):
            if not 0 <= g.pawn_of(player, source) <= rules.track_length[source]:
                found.append("pawns stay on their tracks")
    if (g.offer_from == NOBODY) != (g.offer_to == NOBODY):
        found.append("an offer has two sides")
    if g.offer_from == NOBODY and (g.offer_money or g.offer_permits or g.offer_loopholes or g.offer_plants):
        found.append("without an offer nothing is offered")
