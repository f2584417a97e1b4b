"""The content of the classic game, validated into immutable tables."""

from typing import NamedTuple

from keeling.kernel.content import Table
from keeling.titles.classic.alphabet import (
    FIRST_GOAL,
    GOAL_COUNT,
    LOBBY_COUNT,
    MOST_INCOME,
    MOST_PLAYERS,
    SOURCES,
    UN_GOAL_COUNT,
)
from keeling.titles.common.alphabet import GRANTS, PLACES, REGIONS, TOPICS
from keeling.titles.common.board import PLANT_STRIDE, RANKS, SPACE_STRIDE, TRACK_STRIDE

FOSSILS = ("coal", "oil", "gas")
BONUSES = ("-", "cube", "region-cep", "any", *SOURCES)  # their indices are the BONUS_ codes of the board
EFFECTS = ("money", "cubes", "ceps", "moves", "points", "expertise", "discount")
NEEDS = ("propose", "install", "construct", "summit", "buy", "sell")
GOALS = (
    "controlled_regions",
    "supplied_regions",
    "un_goals",
    "plants_after_first",
    "ceps_in_hand",
    "leading_sources",
    "built_sources",
)
PRESETS = ("beginner", "normal", "expert", "extreme")


class Region(NamedTuple):
    """A region of the board."""

    name: str
    demand_spaces: int
    cep_limit: int


class Fossil(NamedTuple):
    """A kind of fossil plants."""

    tiles: int
    ppm: int


class Plant(NamedTuple):
    """A green plant tile."""

    money: int
    cubes: int
    points: int


class Source(NamedTuple):
    """An energy source: project tiles, installation benefit, track and plants from the top of the pile."""

    name: str
    projects: int
    benefit_money: int
    benefit_cubes: int
    benefit_ceps: int
    income: tuple[int, ...]
    bonuses: tuple[int, ...]
    plants: tuple[Plant, ...]


class Summit(NamedTuple):
    """A summit tile."""

    name: str
    topics: tuple[int, ...]


class UnGoal(NamedTuple):
    """A UN Goal card."""

    sources: tuple[int, ...]
    points: int


class CompanyGoal(NamedTuple):
    """A Company Goal card: what it counts (index in GOALS), points for each, and the most it gives."""

    counts: int
    points: int
    most: int


class Effect(NamedTuple):
    """What a lobby card gives: index in EFFECTS and how much."""

    kind: int
    amount: int


class Lobby(NamedTuple):
    """A lobby card. `needs` is an index in NEEDS; region, grant and source are -1 where the card names none."""

    needs: int
    region: int
    grant: int
    source: int
    main: Effect
    alternative: Effect | None
    disputed: Effect | None
    minor: Effect


class Preset(NamedTuple):
    """A preset: coal, oil and gas tiles on the board, and taken out of the game."""

    board: tuple[int, ...]
    removed: tuple[int, ...]


class ClassicTables(NamedTuple):
    """Every number, tile and card of the game. Lists by number of players begin with one player."""

    start_money: tuple[int, ...]
    start_ceps: int
    start_cubes: int
    scientists: int
    scientists_in_hand: int
    decades: tuple[int, ...]
    rounds: tuple[int, ...]
    decade_names: tuple[str, ...]
    safe_zone: int
    defeat: int
    green_regions: int
    safe_zone_decade: int
    ceps: int
    pile: int
    price: int
    lowest_price: int
    highest_price: int
    refill: int
    cubes: int
    grant_least_money: int
    grant_cubes: int
    scientist_coin: int
    un_goal_cubes: int
    disaster_points: int
    coins_per_point: int
    most_cubes: int
    most_un_goals: int
    auction_cube_value: int
    regions: tuple[Region, ...]
    fossils: tuple[Fossil, ...]
    sources: tuple[Source, ...]
    agendas: tuple[tuple[int, ...], ...]
    summits: tuple[Summit, ...]
    un_display: tuple[int, ...]
    un_goals: tuple[UnGoal, ...]
    goal_money: int
    goals_removed: tuple[tuple[int, ...], ...]
    goals: tuple[CompanyGoal, ...]
    events: tuple[int, ...]
    presets: tuple[Preset, ...]
    lobby_hand: int
    lobby: tuple[Lobby, ...]


def read_tables(content: Table) -> ClassicTables:
    """Check a content file's values."""
    players, flow, limits, market = (content.table(key) for key in ("players", "flow", "limits", "market"))
    tech, grants, costs, scoring = (content.table(key) for key in ("tech", "grants", "costs", "scoring"))
    auction = content.table("auction")
    un_goals, company_goals, lobby = (content.table(key) for key in ("un_goals", "company_goals", "lobby"))
    scientists = players.whole("scientists", 1, 8)
    lowest_price = market.whole("lowest_price", 1, 20)
    highest_price = market.whole("highest_price", lowest_price, 20)
    tables = ClassicTables(
        start_money=players.wholes("start_money", 0, 99, MOST_PLAYERS),
        start_ceps=players.whole("start_ceps", 0, 9),
        start_cubes=players.whole("start_cubes", 0, 9),
        scientists=scientists,
        scientists_in_hand=players.whole("scientists_in_hand", 0, scientists),
        decades=flow.wholes("decades", 1, SPACE_STRIDE, MOST_PLAYERS),
        rounds=flow.wholes("rounds", 1, 20, MOST_PLAYERS),
        decade_names=_texts(flow, "names"),
        safe_zone=limits.whole("safe_zone", 0, 99999),
        defeat=limits.whole("defeat", 1, 99999),
        green_regions=limits.whole("green_regions", 1, len(REGIONS)),
        safe_zone_decade=limits.whole("safe_zone_decade", 1, SPACE_STRIDE),
        ceps=market.whole("ceps", 1, 200),
        pile=market.whole("pile", 1, 20),
        price=market.whole("price", lowest_price, highest_price),
        lowest_price=lowest_price,
        highest_price=highest_price,
        refill=market.whole("refill", 1, 20),
        cubes=tech.whole("cubes", 0, 200),
        grant_least_money=grants.whole("least_money", 0, 20),
        grant_cubes=grants.whole("cubes", 0, 20),
        scientist_coin=costs.whole("scientist_coin", 0, 20),
        un_goal_cubes=costs.whole("un_goal_cubes", 0, 20),
        disaster_points=costs.whole("disaster_points", 0, 20),
        coins_per_point=scoring.whole("coins_per_point", 1, 20),
        most_cubes=scoring.whole("most_cubes", 0, 50),
        most_un_goals=scoring.whole("most_un_goals", 0, 50),
        auction_cube_value=auction.whole("cube_value", 1, 20),
        regions=_regions(content),
        fossils=_fossils(content),
        sources=_sources(content),
        agendas=_agendas(content),
        summits=_summits(content),
        un_display=un_goals.wholes("display", 0, UN_GOAL_COUNT, MOST_PLAYERS),
        un_goals=_un_goals(un_goals),
        goal_money=company_goals.whole("money", 0, 99),
        goals_removed=_goals_removed(company_goals),
        goals=_company_goals(company_goals),
        events=_events(content),
        presets=_presets(content),
        lobby_hand=lobby.whole("hand", 0, LOBBY_COUNT // MOST_PLAYERS),
        lobby=_lobby(lobby),
    )
    for table in (players, flow, limits, market, tech, grants, costs, scoring, auction):
        table.done()
    for table in (un_goals, company_goals, lobby):
        table.done()
    _check_box(content, tables)
    _check_together(content, tables)
    return tables


def _texts(table: Table, key: str) -> tuple[str, ...]:
    values = table.get(key)
    if not isinstance(values, list) or not all(isinstance(value, str) and value.strip() for value in values):
        table.fail(key, "must be a list of texts")
    return tuple(values)


def _regions(content: Table) -> tuple[Region, ...]:
    regions = []
    tables = content.tables("regions")
    if len(tables) != len(REGIONS):
        content.fail("regions", f"there must be {len(REGIONS)} regions, not {len(tables)}")
    for table, code in zip(tables, REGIONS, strict=True):
        if table.text("id") != code:
            table.fail("id", f"must be {code}; the regions stand in the order {', '.join(REGIONS)}")
        spaces = table.whole("demand_spaces", 1, SPACE_STRIDE)
        limit = table.whole("cep_limit", 0, 20)
        if limit < spaces:
            table.fail("cep_limit", f"must be at least the {spaces} demand spaces, or a region cannot pay (G-04)")
        regions.append(Region(table.text("name"), spaces, limit))
        table.done()
    return tuple(regions)


def _fossils(content: Table) -> tuple[Fossil, ...]:
    fossils = []
    tables = content.tables("fossil")
    if len(tables) != len(FOSSILS):
        content.fail("fossil", f"there must be {len(FOSSILS)} kinds, not {len(tables)}")
    for table, code in zip(tables, FOSSILS, strict=True):
        if table.text("id") != code:
            table.fail("id", f"must be {code}; the kinds stand in the order {', '.join(FOSSILS)}")
        fossils.append(Fossil(table.whole("tiles", 0, 60), table.whole("ppm", 0, 999)))
        table.done()
    if sum(fossil.tiles for fossil in fossils) < len(REGIONS):
        content.fail("fossil", f"there must be at least {len(REGIONS)} tiles, one for each region")
    return tuple(fossils)


def _sources(content: Table) -> tuple[Source, ...]:
    sources = []
    tables = content.tables("sources")
    if len(tables) != len(SOURCES):
        content.fail("sources", f"there must be {len(SOURCES)} sources, not {len(tables)}")
    for table, code in zip(tables, SOURCES, strict=True):
        if table.text("id") != code:
            table.fail("id", f"must be {code}; the sources stand in the order {', '.join(SOURCES)}")
        benefit, track = table.table("benefit"), table.table("track")
        spaces = track.whole("spaces", 1, TRACK_STRIDE - 1)
        income = track.wholes("income", 0, MOST_INCOME, spaces)
        if list(income) != sorted(income):
            track.fail("income", "must not fall along the track")
        bonuses = track.words("bonuses", BONUSES)
        if len(bonuses) != spaces:
            track.fail("bonuses", f"must have {spaces} entries, one for each space ('-' for none)")
        sources.append(
            Source(
                name=table.text("name"),
                projects=table.whole("projects", 1, 18),
                benefit_money=benefit.whole("money", 0, 50),
                benefit_cubes=benefit.whole("cubes", 0, 20),
                benefit_ceps=benefit.whole("ceps", 0, 20),
                income=income,
                bonuses=bonuses,
                plants=_plants(table, spaces),
            )
        )
        benefit.done()
        track.done()
        table.done()
    most = sum(max(source.income) for source in sources)
    if most > MOST_INCOME:
        content.fail("sources", f"one player could get {most} income, more than {MOST_INCOME}")
    return tuple(sources)


def _plants(source: Table, spaces: int) -> tuple[Plant, ...]:
    plants: list[Plant] = []
    for table in source.tables("plants"):
        cubes = table.whole("cubes", 1, 20)
        if plants and cubes <= plants[-1].cubes:
            table.fail("cubes", "must be more than those of the lower level above it in the pile")
        if cubes > spaces:
            table.fail("cubes", f"is more than the {spaces} spaces of the track, so that nobody could ever build it")
        tiles = table.whole("tiles", 1, PLANT_STRIDE)
        plants.extend([Plant(table.whole("money", 0, 99), cubes, table.whole("points", 0, 99))] * tiles)
        table.done()
    if not 1 <= len(plants) <= PLANT_STRIDE:
        source.fail("plants", f"must be 1 to {PLANT_STRIDE} tiles, not {len(plants)}")
    return tuple(plants)


def _agendas(content: Table) -> tuple[tuple[int, ...], ...]:
    agendas = content.table("agendas")
    tiles = []
    for table in agendas.tables("tiles"):
        tile = table.words("sources", SOURCES)
        if len(tile) != RANKS or len(set(tile)) != RANKS:
            table.fail("sources", f"must be {RANKS} different sources")
        tiles.append(tile)
        table.done()
    if len(tiles) < len(REGIONS):
        agendas.fail("tiles", f"there must be at least {len(REGIONS)}")
    for source, word in enumerate(SOURCES):
        wanted = sum(source in tile for tile in tiles)
        if wanted <= len(tiles) - len(REGIONS):
            agendas.fail("tiles", f"only {wanted} want {word}, so it may be missing from the board (G-60)")
    agendas.done()
    return tuple(tiles)


def _summits(content: Table) -> tuple[Summit, ...]:
    summits = content.table("summits")
    tiles = []
    for table in summits.tables("tiles"):
        topics = table.words("topics", SOURCES)
        if not 2 <= len(topics) <= TOPICS or len(set(topics)) != len(topics):
            table.fail("topics", f"must be 2 to {TOPICS} different sources")
        tiles.append(Summit(table.text("name"), topics))
        table.done()
    if sum(len(tile.topics) == 2 for tile in tiles) < PLACES:
        summits.fail("tiles", f"there must be at least {PLACES} with two topics, one for each place")
    summits.done()
    return tuple(tiles)


def _un_goals(un_goals: Table) -> tuple[UnGoal, ...]:
    cards = []
    for table in un_goals.tables("cards"):
        cards.append(UnGoal(table.words("sources", SOURCES), table.whole("points", 0, 99)))
        if not cards[-1].sources or len(set(cards[-1].sources)) != len(cards[-1].sources):
            table.fail("sources", "must be different sources, at least one")
        table.done()
    if len(cards) != UN_GOAL_COUNT:
        un_goals.fail("cards", f"there must be {UN_GOAL_COUNT}, not {len(cards)}")
    return tuple(cards)


def _goals_removed(goals: Table) -> tuple[tuple[int, ...], ...]:
    removed = goals.get("removed")
    if not isinstance(removed, list) or len(removed) != MOST_PLAYERS:
        goals.fail("removed", f"must be {MOST_PLAYERS} lists of card numbers")
    known = range(FIRST_GOAL, FIRST_GOAL + GOAL_COUNT)
    for players, cards in enumerate(removed, 1):
        if not isinstance(cards, list) or not all(card in known for card in cards) or len(set(cards)) != len(cards):
            goals.fail("removed", f"must hold different card numbers from {known[0]} to {known[-1]}")
        if GOAL_COUNT - len(cards) < players:
            goals.fail("removed", f"leaves fewer than {players} cards for {players} players")
    return tuple(tuple(card - FIRST_GOAL for card in cards) for cards in removed)


def _company_goals(goals: Table) -> tuple[CompanyGoal, ...]:
    cards = []
    for table in goals.tables("cards"):
        cards.append(
            CompanyGoal(table.word("counts", GOALS), table.whole("points", 0, 99), table.whole("most", 0, 999))
        )
        table.done()
    if len(cards) != GOAL_COUNT:
        goals.fail("cards", f"there must be {GOAL_COUNT}, not {len(cards)}")
    return tuple(cards)


def _events(content: Table) -> tuple[int, ...]:
    events = content.table("events")
    regions = events.words("regions", REGIONS)
    if sorted(regions) != list(range(len(REGIONS))):
        events.fail("regions", "must name each region once")
    events.done()
    return regions


def _presets(content: Table) -> tuple[Preset, ...]:
    presets = content.table("presets")
    found = []
    for name in PRESETS:
        table = presets.table(name)
        preset = Preset(table.wholes("board", 0, 60, len(FOSSILS)), table.wholes("removed", 0, 60, len(FOSSILS)))
        if sum(preset.board) != len(REGIONS):
            table.fail("board", f"must be {len(REGIONS)} tiles, one for each region")
        found.append(preset)
        table.done()
    presets.done()
    return tuple(found)


def _lobby(lobby: Table) -> tuple[Lobby, ...]:
    cards = []
    for table in lobby.tables("cards"):
        needs = table.word("needs", NEEDS)
        given = [key for key in ("region", "grant", "source") if key in table.values]
        wanted = {"propose": "region or grant", "buy": "", "sell": ""}.get(NEEDS[needs], "source")
        if len(given) != (1 if wanted else 0) or any(key not in wanted for key in given):
            table.fail("needs", f"'{NEEDS[needs]}' goes with {wanted or 'no region, grant or source'}")
        card = Lobby(
            needs=needs,
            region=table.word("region", REGIONS) if "region" in given else -1,
            grant=table.word("grant", GRANTS) if "grant" in given else -1,
            source=table.word("source", SOURCES) if "source" in given else -1,
            main=_effect(table, "main"),
            alternative=_effect(table, "or") if "or" in table.values else None,
            disputed=_effect(table, "disputed") if "disputed" in table.values else None,
            minor=_effect(table, "minor"),
        )
        _check_lobby(table, card)
        cards.append(card)
        table.done()
    if len(cards) != LOBBY_COUNT:
        lobby.fail("cards", f"there must be {LOBBY_COUNT}, not {len(cards)}")
    discounted = [card.source for card in cards if NEEDS[card.needs] == "construct"]
    if len(set(discounted)) != len(discounted):
        lobby.fail("cards", "at most one card may make the construction of a source cheaper")
    return tuple(cards)


def _check_lobby(table: Table, card: Lobby) -> None:
    if (NEEDS[card.needs] == "construct") != (EFFECTS[card.main.kind] == "discount"):
        table.fail("main", "must be a discount on a card that needs construct, and on no other")
    if EFFECTS[card.main.kind] == "expertise" and card.source < 0:
        table.fail("main", "gives expertise, but the card names no source")
    if card.alternative and (EFFECTS[card.main.kind], EFFECTS[card.alternative.kind]) != ("money", "cubes"):
        table.fail("or", "a choice is between money in 'main' and cubes in 'or'")
    for key, effect in (("or", card.alternative), ("disputed", card.disputed), ("minor", card.minor)):
        if effect and EFFECTS[effect.kind] in ("discount", "expertise"):
            table.fail(key, f"cannot be {EFFECTS[effect.kind]}")


def _effect(card: Table, key: str) -> Effect:
    table = card.table(key)
    if len(table.values) != 1:
        card.fail(key, f"must be one of {', '.join(EFFECTS)} with a number")
    name = next(iter(table.values))
    if name not in EFFECTS:
        card.fail(key, f"must be one of {', '.join(EFFECTS)}, not {name}")
    return Effect(EFFECTS.index(name), table.whole(name, 1, 20))


def _check_box(content: Table, tables: ClassicTables) -> None:
    """The tiles of the tables are as many as the box says (docs/rules/numbers.md, E1)."""
    box = content.table("box")
    sums = {
        "projects": sum(source.projects for source in tables.sources),
        "plants": sum(len(source.plants) for source in tables.sources),
        "fossil": sum(fossil.tiles for fossil in tables.fossils),
        "agendas": len(tables.agendas),
        "summits": len(tables.summits),
    }
    for key, found in sums.items():
        if box.whole(key, 0, 999) != found:
            box.fail(key, f"is {box.get(key)}, but the tables have {found} tiles")
    box.done()


def _check_together(content: Table, tables: ClassicTables) -> None:
    """What must fit across tables (docs/rules/numbers.md, E5)."""
    spaces = sum(region.demand_spaces - 1 for region in tables.regions)
    needed = spaces + tables.pile + MOST_PLAYERS * tables.start_ceps
    if tables.ceps < needed:
        content.fail("market.ceps", f"must be at least {needed}: regions, market and {MOST_PLAYERS} hands at the start")
    if tables.cubes < MOST_PLAYERS * tables.start_cubes:
        content.fail("tech.cubes", "are fewer than the players start with")
    if len(tables.decade_names) < max(tables.decades):
        content.fail("flow.names", f"must name {max(tables.decades)} decades")
    for preset, name in zip(tables.presets, PRESETS, strict=True):
        for kind, code in enumerate(FOSSILS):
            if preset.board[kind] + preset.removed[kind] > tables.fossils[kind].tiles:
                content.fail(f"presets.{name}", f"uses more {code} tiles than there are")
