"""The content of Climate Policy, validated into immutable tables."""

from typing import NamedTuple

from keeling.kernel.content import Table
from keeling.titles.climate_policy.alphabet import (
    DIRTY,
    LEAST_PLAYERS,
    LEVELS,
    MOST_MONEY,
    MOST_PLAYERS,
    MOST_PRICE,
    SOURCES,
    SPACE_STRIDE,
)
from keeling.titles.climate_policy.options import MOST_GRANT_SUM
from keeling.titles.common.alphabet import REGIONS, TOPICS

PLAYER_COUNTS = MOST_PLAYERS - LEAST_PLAYERS + 1
LONGEST_TRACK = 15


class Region(NamedTuple):
    """A continent: the location costs of its spaces from left to right."""

    name: str
    location: tuple[int, ...]


class Dirty(NamedTuple):
    """A kind of dirty plants."""

    tiles: int
    ppm: int


class Plant(NamedTuple):
    """The clean plants of one source and level."""

    tiles: int
    cubes: int


class Source(NamedTuple):
    """An energy source: project tiles, the spaces that unlock its levels, the cost and the plants of each level."""

    name: str
    projects: int
    unlock: tuple[int, ...]
    build_cost: int
    plants: tuple[Plant, ...]


class Summit(NamedTuple):
    """A summit tile, its topics in the order of payment."""

    name: str
    topics: tuple[int, ...]


class PolicyTables(NamedTuple):
    """Every number and tile of the game. Lists by number of players begin with two players."""

    start_money: tuple[int, ...]
    start_plants: int
    pawns: int
    decades: tuple[int, ...]
    rounds: tuple[int, ...]
    years: tuple[int, ...]
    spaces_less: tuple[int, ...]
    defeat: int
    income_dirty: int
    income_cube: int
    income_control: int
    debt_money: int
    debt_points: int
    permits_per_turn: int
    loopholes_per_turn: int
    permit_prices: int
    permit_ppm: int
    development_money: int
    development_draw: int
    stock_limit: int
    projects_per_turn: int
    transfer_lead: int
    transfer_spaces: int
    transfer_money: int
    die: int
    points_dirty: int
    points_cube: int
    points_money: int
    points_permit: int
    regions: tuple[Region, ...]
    dirty: tuple[Dirty, ...]
    sources: tuple[Source, ...]
    summits: tuple[Summit, ...]
    events: tuple[int, ...]


def read_tables(content: Table) -> PolicyTables:
    """Check a content file's values."""
    players, flow, limits, income, debt = (content.table(k) for k in ("players", "flow", "limits", "income", "debt"))
    market, development, research = (content.table(k) for k in ("market", "dirty_development", "research"))
    grants, scoring = content.table("grants"), content.table("scoring")
    lead = research.whole("transfer_lead", 1, LONGEST_TRACK)
    tables = PolicyTables(
        start_money=players.wholes("start_money", 0, 99, MOST_PLAYERS),
        start_plants=players.whole("start_plants", 0, 6),
        pawns=players.whole("pawns", 1, len(SOURCES)),
        decades=flow.wholes("decades", 1, 9, PLAYER_COUNTS),
        rounds=flow.wholes("rounds", 1, 20, PLAYER_COUNTS),
        years=_years(flow, "names"),
        spaces_less=flow.wholes("spaces_less", 0, SPACE_STRIDE - 1, PLAYER_COUNTS),
        defeat=limits.whole("defeat", 1, 99999),
        income_dirty=income.whole("dirty", 0, 20),
        income_cube=income.whole("cube", 0, 20),
        income_control=income.whole("control", 0, 20),
        debt_money=debt.whole("money", 0, 99),
        debt_points=debt.whole("points", 0, 99),
        permits_per_turn=market.whole("permits_per_turn", 0, 40),
        loopholes_per_turn=market.whole("loopholes_per_turn", 0, 8),
        permit_prices=market.whole("prices", 1, 20),
        permit_ppm=market.whole("permit_ppm", 1, 999),
        development_money=development.whole("money", 0, 20),
        development_draw=development.whole("draw", 1, 9),
        stock_limit=development.whole("stock", 0, 9),
        projects_per_turn=research.whole("projects_per_turn", 0, 9),
        transfer_lead=lead,
        transfer_spaces=research.whole("transfer_spaces", 1, lead),
        transfer_money=research.whole("transfer_money", 0, 1),
        die=grants.whole("die", 1, 20),
        points_dirty=scoring.whole("dirty", 0, 20),
        points_cube=scoring.whole("cube", 0, 20),
        points_money=scoring.whole("money", 0, 20),
        points_permit=scoring.whole("permit", 0, 20),
        regions=_regions(content),
        dirty=_dirty(content),
        sources=_sources(content),
        summits=_summits(content),
        events=_events(content),
    )
    for table in (players, flow, limits, income, debt, market, development, research, grants, scoring):
        table.done()
    _check_box(content, tables)
    _check_together(content, tables)
    return tables


def _years(table: Table, key: str) -> tuple[int, ...]:
    """A list of years, written as texts."""
    values = table.get(key)
    if not isinstance(values, list) or not all(isinstance(value, str) and value.isdecimal() for value in values):
        table.fail(key, "must be a list of years, written as texts")
    return tuple(int(value) for value in values)


def _named(content: Table, key: str, words: list[str]) -> list[Table]:
    """A list of tables, one for each word, which stands in it as `id`."""
    tables = content.tables(key)
    if len(tables) != len(words):
        content.fail(key, f"there must be {len(words)}, not {len(tables)}")
    for table, word in zip(tables, words, strict=True):
        if table.text("id") != word:
            table.fail("id", f"must be {word}; the order is {', '.join(words)}")
    return tables


def _regions(content: Table) -> tuple[Region, ...]:
    regions = []
    for table in _named(content, "regions", REGIONS):
        location = table.wholes("location", 0, 20)
        if not 1 <= len(location) <= SPACE_STRIDE:
            table.fail("location", f"must have 1 to {SPACE_STRIDE} values, one for each space")
        if list(location) != sorted(location):
            table.fail("location", "must not fall from left to right")
        regions.append(Region(table.text("name"), location))
        table.done()
    return tuple(regions)


def _dirty(content: Table) -> tuple[Dirty, ...]:
    kinds = []
    for table in _named(content, "dirty", DIRTY):
        kinds.append(Dirty(table.whole("tiles", 0, 60), table.whole("ppm", 0, 999)))
        table.done()
    return tuple(kinds)


def _sources(content: Table) -> tuple[Source, ...]:
    sources = []
    for table in _named(content, "sources", SOURCES):
        unlock = table.wholes("unlock", 1, LONGEST_TRACK, LEVELS)
        if unlock[1] <= unlock[0]:
            table.fail("unlock", "level 2 must come after level 1")
        plants = []
        for plant in table.tables("plants"):
            plants.append(Plant(plant.whole("tiles", 0, 20), plant.whole("cubes", 1, 20)))
            plant.done()
        if len(plants) != LEVELS or plants[1].cubes <= plants[0].cubes:  # P-BLD-06
            table.fail("plants", f"must be {LEVELS} levels, each with more cubes than the one before")
        sources.append(
            Source(
                name=table.text("name"),
                projects=table.whole("projects", 0, 60),
                unlock=unlock,
                build_cost=table.whole("build_cost", 0, 50),
                plants=tuple(plants),
            )
        )
        table.done()
    return tuple(sources)


def _summits(content: Table) -> tuple[Summit, ...]:
    summits = content.table("summits")
    tiles = []
    for table in summits.tables("tiles"):
        topics = table.words("topics", SOURCES)
        if not 1 <= len(topics) <= TOPICS or len(set(topics)) != len(topics):
            table.fail("topics", f"must be 1 to {TOPICS} different sources")
        tiles.append(Summit(table.text("name"), topics))
        table.done()
    summits.done()
    return tuple(tiles)


def _events(content: Table) -> tuple[int, ...]:
    events = content.table("events")
    regions = events.words("regions", REGIONS)
    if not regions:
        events.fail("regions", "must name at least one region")
    events.done()
    return regions


def _check_box(content: Table, tables: PolicyTables) -> None:
    box = content.table("box")
    counts = {
        "projects": sum(source.projects for source in tables.sources),
        "plants": sum(plant.tiles for source in tables.sources for plant in source.plants),
        "dirty": sum(kind.tiles for kind in tables.dirty),
        "summits": len(tables.summits),
    }
    for key, count in counts.items():
        if box.whole(key, 0, 999) != count:
            box.fail(key, f"says {box.get(key)}, but the tables have {count}")
    box.done()


def _check_together(content: Table, tables: PolicyTables) -> None:
    if len(tables.years) < max(tables.decades):
        content.fail("flow.names", f"must name {max(tables.decades)} decades")
    shortest = min(len(region.location) for region in tables.regions)
    if shortest <= max(tables.spaces_less):
        content.fail("flow.spaces_less", f"leaves no space on a continent with {shortest}")
    if sum(kind.tiles for kind in tables.dirty) < MOST_PLAYERS * tables.start_plants:
        content.fail("players.start_plants", f"is more than the tiles allow for {MOST_PLAYERS} players")
    if sum(source.projects for source in tables.sources) < MOST_PRICE * MOST_PRICE:
        content.fail("sources", f"must have {MOST_PRICE * MOST_PRICE} projects, enough for {MOST_PLAYERS} players")
    if len(tables.events) < max(tables.decades):
        content.fail("events.regions", "must have a card for each decade, should they not go back into the deck")
    money = max(most_money(tables, players) for players in range(LEAST_PLAYERS, MOST_PLAYERS + 1))
    if money > MOST_MONEY:
        content.fail("income", f"brings up to ${money} into a game, and an offer can name ${MOST_MONEY} at most")


def most_money(tables: PolicyTables, players: int) -> int:
    """More money than all companies together can ever have: what the bank pays if the best plants stand everywhere.

    It pays the start, a loan for each, income in every round, and a die or a fixed sum of grants in every decade.
    """
    n = players - LEAST_PLAYERS
    spaces = sum(len(region.location) - tables.spaces_less[n] for region in tables.regions)
    cubes = max(plant.cubes for source in tables.sources for plant in source.plants)
    income = spaces * max(tables.income_dirty, tables.income_cube * cubes) + len(tables.regions) * tables.income_control
    start = sum(tables.start_money[:players]) + players * tables.debt_money
    return start + tables.decades[n] * (tables.rounds[n] * income + max(tables.die, MOST_GRANT_SUM))
