"""What the contents of both titles on the board have in common, validated into immutable tables."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from keeling.kernel.content import Table
from keeling.titles.common.alphabet import GRANTS, MOST_INCOME, PLACES, REGIONS, TOPICS
from keeling.titles.common.effects import Effect, GoalCount, Need
from keeling.titles.common.layout import RANKS, SPACE_STRIDE, TRACK_STRIDE

FOSSILS = ("coal", "oil", "gas")
BONUSES = ("-", "cube", "region-cep", "any")  # and the sources; their indices are the BONUS_ codes of the board

S = TypeVar("S", bound="Source")


class Edition(NamedTuple):
    """What the readers below must know of a title: its words, most players, and how many cards of each kind."""

    players: int
    sources: Sequence[str]
    needs: tuple[Need, ...]  # of lobby cards
    effects: tuple[Effect, ...]  # of lobby cards
    counts: tuple[GoalCount, ...]  # of Company Goals
    lobby_cards: int
    goal_cards: int
    first_goal: int
    event_tiles: int


class Region(NamedTuple):
    """A region of the board."""

    name: str
    demand_spaces: int
    cep_limit: int


class Fossil(NamedTuple):
    """A kind of fossil plants."""

    tiles: int
    ppm: int


@dataclass(frozen=True, kw_only=True)
class Source:
    """An energy source: project tiles, the benefit of installing one, and its track."""

    name: str
    projects: int
    benefit_money: int
    benefit_cubes: int
    benefit_ceps: int
    income: tuple[int, ...]
    bonuses: tuple[int, ...]


class Summit(NamedTuple):
    """A summit tile."""

    name: str
    topics: tuple[int, ...]


class CompanyGoal(NamedTuple):
    """A Company Goal: what it counts (an index in the edition's counts), points for each, and the most it gives."""

    counts: int
    points: int
    most: int


class Gift(NamedTuple):
    """What a lobby card gives: an index in the edition's effects, and how much."""

    kind: int
    amount: int


class Lobby(NamedTuple):
    """A lobby card. `needs` is an index in the edition's needs; region, grant and source are -1 if it names none."""

    needs: int
    region: int
    grant: int
    source: int
    main: Gift
    alternative: Gift | None
    disputed: Gift | None
    minor: Gift


@dataclass(frozen=True, kw_only=True)
class BoardTables:
    """The numbers, tiles and cards that both titles have. Lists by number of players begin with one player."""

    start_money: tuple[int, ...]
    start_ceps: int
    start_cubes: int
    scientists: int
    scientists_in_hand: int
    rounds: tuple[int, ...]
    years: tuple[int, ...]
    defeat: int
    ceps: int
    pile: int
    price: int
    lowest_price: int
    highest_price: int
    refill: int
    cubes: int
    grant_least_money: int
    grant_cubes: int
    disaster_points: int
    coins_per_point: int
    most_cubes: int
    regions: tuple[Region, ...]
    fossils: tuple[Fossil, ...]
    agendas: tuple[tuple[int, ...], ...]
    summits: tuple[Summit, ...]
    events: tuple[int, ...]
    goal_money: int
    goals_removed: tuple[tuple[int, ...], ...]
    goals: tuple[CompanyGoal, ...]
    lobby_hand: int
    lobby: tuple[Lobby, ...]
    needs: tuple[Need, ...]
    effects: tuple[Effect, ...]
    counts: tuple[GoalCount, ...]


def read_board(content: Table, edition: Edition) -> BoardTables:
    """Check the values that both titles have."""
    players, market, grants = (content.table(key) for key in ("players", "market", "grants"))
    scoring, goals, lobby = (content.table(key) for key in ("scoring", "company_goals", "lobby"))
    scientists = players.whole("scientists", 1, 8)
    lowest_price = market.whole("lowest_price", 1, 20)
    highest_price = market.whole("highest_price", lowest_price, 20)
    return BoardTables(
        start_money=players.wholes("start_money", 0, 99, edition.players),
        start_ceps=players.whole("start_ceps", 0, 9),
        start_cubes=players.whole("start_cubes", 0, 9),
        scientists=scientists,
        scientists_in_hand=players.whole("scientists_in_hand", 0, scientists),
        rounds=content.table("flow").wholes("rounds", 1, 20, edition.players),
        years=_years(content.table("flow"), "names"),
        defeat=content.table("limits").whole("defeat", 1, 99999),
        ceps=market.whole("ceps", 1, 200),
        pile=market.whole("pile", 1, 20),
        price=market.whole("price", lowest_price, highest_price),
        lowest_price=lowest_price,
        highest_price=highest_price,
        refill=market.whole("refill", 1, 20),
        cubes=content.table("tech").whole("cubes", 0, 200),
        grant_least_money=grants.whole("least_money", 0, 20),
        grant_cubes=grants.whole("cubes", 0, 20),
        disaster_points=content.table("costs").whole("disaster_points", 0, 20),
        coins_per_point=scoring.whole("coins_per_point", 1, 20),
        most_cubes=scoring.whole("most_cubes", 0, 50),
        regions=_regions(content),
        fossils=_fossils(content),
        agendas=_agendas(content.table("agendas"), edition.sources),
        summits=_summits(content.table("summits"), edition.sources),
        events=_events(content.table("events"), edition.event_tiles),
        goal_money=goals.whole("money", 0, 99),
        goals_removed=_goals_removed(goals, edition),
        goals=_goals(goals, edition),
        lobby_hand=lobby.whole("hand", 0, edition.lobby_cards // edition.players),
        lobby=_lobby(lobby, edition),
        needs=edition.needs,
        effects=edition.effects,
        counts=edition.counts,
    )


def read_texts(table: Table, key: str) -> tuple[str, ...]:
    """A list of texts that are not empty."""
    values = table.get(key)
    if not isinstance(values, list) or not all(isinstance(value, str) and value.strip() for value in values):
        table.fail(key, "must be a list of texts")
    return tuple(values)


def _years(table: Table, key: str) -> tuple[int, ...]:
    """A list of years, written as texts."""
    values = table.get(key)
    if not isinstance(values, list) or not all(isinstance(value, str) and value.isdecimal() for value in values):
        table.fail(key, "must be a list of years, written as texts")
    return tuple(int(value) for value in values)


def read_sources(content: Table, edition: Edition, read: Callable[[Table], S]) -> tuple[S, ...]:
    """The sources in the edition's order, each read by the title's function."""
    sources = [read(table) for table in _in_order(content, "sources", edition.sources)]
    most = sum(max(source.income) for source in sources)
    if most > MOST_INCOME:
        content.fail("sources", f"one player could get {most} income, more than {MOST_INCOME}")
    return tuple(sources)


def read_source(table: Table, edition: Edition) -> Source:
    """What a source has in both titles."""
    benefit, track = table.table("benefit"), table.table("track")
    spaces = track.whole("spaces", 1, TRACK_STRIDE - 1)
    income = track.wholes("income", 0, MOST_INCOME, spaces)
    if list(income) != sorted(income):
        track.fail("income", "must not fall along the track")
    bonuses = track.words("bonuses", (*BONUSES, *edition.sources))
    if len(bonuses) != spaces:
        track.fail("bonuses", f"must have {spaces} entries, one for each space ('-' for none)")
    return Source(
        name=table.text("name"),
        projects=table.whole("projects", 1, 18),
        benefit_money=benefit.whole("money", 0, 50),
        benefit_cubes=benefit.whole("cubes", 0, 20),
        benefit_ceps=benefit.whole("ceps", 0, 20),
        income=income,
        bonuses=bonuses,
    )


def check_box(content: Table, tables: BoardTables, more: Mapping[str, int]) -> None:
    """The tiles of the tables are as many as the box says (docs/rules/numbers.md, E1)."""
    box = content.table("box")
    sums = {
        "fossil": sum(fossil.tiles for fossil in tables.fossils),
        "agendas": len(tables.agendas),
        "summits": len(tables.summits),
    }
    for key, found in {**sums, **more}.items():
        if box.whole(key, 0, 999) != found:
            box.fail(key, f"is {box.get(key)}, but the tables have {found} tiles")


def check_together(content: Table, tables: BoardTables, region_ceps: int, goals_dealt: int, decades: int) -> None:
    """What must fit across tables (docs/rules/numbers.md, E5): the set-up needs that many CEPs in the regions and
    Company Goals for each player, and the longest game that many decades.
    """
    players = len(tables.start_money)
    needed = region_ceps + tables.pile + players * tables.start_ceps
    if tables.ceps < needed:
        content.fail("market.ceps", f"must be at least {needed}: regions, market and {players} hands at the start")
    if tables.cubes < players * tables.start_cubes:
        content.fail("tech.cubes", "are fewer than the players start with")
    if len(tables.years) < decades:
        content.fail("flow.names", f"must name {decades} decades")
    for seats, removed in enumerate(tables.goals_removed, 1):
        wanted = seats * goals_dealt
        if len(tables.goals) - len(removed) < wanted:
            content.fail("company_goals.removed", f"leaves fewer than {wanted} cards for {seats} players")


def _in_order(content: Table, key: str, codes: Sequence[str]) -> list[Table]:
    """The tables of a list whose ids must be these, in this order."""
    tables = content.tables(key)
    if len(tables) != len(codes):
        content.fail(key, f"there must be {len(codes)}, not {len(tables)}")
    for table, code in zip(tables, codes, strict=True):
        if table.text("id") != code:
            table.fail("id", f"must be {code}; the order is {', '.join(codes)}")
    return tables


def _regions(content: Table) -> tuple[Region, ...]:
    regions = []
    for table in _in_order(content, "regions", REGIONS):
        spaces = table.whole("demand_spaces", 1, SPACE_STRIDE)
        limit = table.whole("cep_limit", 0, 20)
        if limit < spaces:
            table.fail("cep_limit", f"must be at least the {spaces} demand spaces, or a region cannot pay (G-04)")
        regions.append(Region(table.text("name"), spaces, limit))
    return tuple(regions)


def _fossils(content: Table) -> tuple[Fossil, ...]:
    tables = _in_order(content, "fossil", FOSSILS)
    fossils = tuple(Fossil(table.whole("tiles", 0, 60), table.whole("ppm", 0, 999)) for table in tables)
    if sum(fossil.tiles for fossil in fossils) < len(REGIONS):
        content.fail("fossil", f"there must be at least {len(REGIONS)} tiles, one for each region")
    return fossils


def _agendas(agendas: Table, sources: Sequence[str]) -> tuple[tuple[int, ...], ...]:
    tiles = []
    for table in agendas.tables("tiles"):
        tile = table.words("sources", sources)
        if len(tile) != RANKS or len(set(tile)) != RANKS:
            table.fail("sources", f"must be {RANKS} different sources")
        tiles.append(tile)
    if len(tiles) < len(REGIONS):
        agendas.fail("tiles", f"there must be at least {len(REGIONS)}")
    for source, word in enumerate(sources):
        wanted = sum(source in tile for tile in tiles)
        if wanted <= len(tiles) - len(REGIONS):
            agendas.fail("tiles", f"only {wanted} want {word}, so it may be missing from the board (G-60)")
    return tuple(tiles)


def _summits(summits: Table, sources: Sequence[str]) -> tuple[Summit, ...]:
    tiles = []
    for table in summits.tables("tiles"):
        topics = table.words("topics", sources)
        if not 2 <= len(topics) <= TOPICS or len(set(topics)) != len(topics):
            table.fail("topics", f"must be 2 to {TOPICS} different sources")
        tiles.append(Summit(table.text("name"), topics))
    if len(tiles) < PLACES:
        summits.fail("tiles", f"there must be at least {PLACES}, one for each place")
    return tuple(tiles)


def _events(events: Table, count: int) -> tuple[int, ...]:
    regions = events.words("regions", REGIONS)
    if len(regions) != count or set(regions) != set(range(len(REGIONS))):
        events.fail("regions", f"must be {count}, among them each region")
    return regions


def _goals_removed(goals: Table, edition: Edition) -> tuple[tuple[int, ...], ...]:
    removed = goals.get("removed")
    if not isinstance(removed, list) or len(removed) != edition.players:
        goals.fail("removed", f"must be {edition.players} lists of card numbers")
    first, last = edition.first_goal, edition.first_goal + edition.goal_cards - 1
    for cards in removed:
        if not isinstance(cards, list) or any(card not in range(first, last + 1) for card in cards):
            goals.fail("removed", f"must hold card numbers from {first} to {last}")
        if len(set(cards)) != len(cards):
            goals.fail("removed", "names a card twice")
    return tuple(tuple(card - first for card in cards) for cards in removed)


def _goals(goals: Table, edition: Edition) -> tuple[CompanyGoal, ...]:
    tables = goals.tables("cards")
    if len(tables) != edition.goal_cards:
        goals.fail("cards", f"there must be {edition.goal_cards}, not {len(tables)}")
    names = [each.name for each in edition.counts]
    return tuple(
        CompanyGoal(table.word("counts", names), table.whole("points", 0, 99), table.whole("most", 0, 999))
        for table in tables
    )


def _lobby(lobby: Table, edition: Edition) -> tuple[Lobby, ...]:
    tables = lobby.tables("cards")
    if len(tables) != edition.lobby_cards:
        lobby.fail("cards", f"there must be {edition.lobby_cards}, not {len(tables)}")
    return tuple(_lobby_card(table, edition) for table in tables)


def _lobby_card(table: Table, edition: Edition) -> Lobby:
    needs = table.word("needs", [need.name for need in edition.needs])
    given = [key for key in ("region", "grant", "source") if key in table.values]
    wanted = edition.needs[needs].goes_with
    if len(given) != (1 if wanted else 0) or any(key not in wanted for key in given):
        table.fail("needs", f"'{edition.needs[needs].name}' goes with {wanted or 'no region, grant or source'}")
    card = Lobby(
        needs=needs,
        region=table.word("region", REGIONS) if "region" in given else -1,
        grant=table.word("grant", GRANTS) if "grant" in given else -1,
        source=table.word("source", edition.sources) if "source" in given else -1,
        main=_gift(table, "main", edition),
        alternative=_gift(table, "or", edition) if "or" in table.values else None,
        disputed=_gift(table, "disputed", edition) if "disputed" in table.values else None,
        minor=_gift(table, "minor", edition),
    )
    main = edition.effects[card.main.kind]
    if main.of_source and card.source < 0:
        table.fail("main", f"gives {main.name}, but the card names no source")
    if card.alternative and (main.name, edition.effects[card.alternative.kind].name) != ("money", "cubes"):
        table.fail("or", "a choice is between money in 'main' and cubes in 'or'")
    for key, gift in (("or", card.alternative), ("disputed", card.disputed), ("minor", card.minor)):
        if gift:
            effect = edition.effects[gift.kind]
            if effect.of_source or effect.attached:
                table.fail(key, f"cannot be {effect.name}")
    return card


def _gift(card: Table, key: str, edition: Edition) -> Gift:
    table = card.table(key)
    names = [effect.name for effect in edition.effects]
    if len(table.values) != 1:
        card.fail(key, f"must be one of {', '.join(names)} with a number")
    name = next(iter(table.values))
    if name not in names:
        card.fail(key, f"must be one of {', '.join(names)}, not {name}")
    return Gift(names.index(name), table.whole(name, 1, 20))
