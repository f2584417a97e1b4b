"""The content of the classic game, validated into immutable tables."""

from dataclasses import dataclass
from typing import NamedTuple

from keeling.kernel.content import Table
from keeling.titles.classic.alphabet import (
    FIRST_GOAL,
    GOAL_COUNT,
    LOBBY_COUNT,
    MOST_BID,
    MOST_PLAYERS,
    SOURCES,
    UN_GOAL_COUNT,
)
from keeling.titles.common.alphabet import PLACES, REGIONS
from keeling.titles.common.content import (
    FOSSILS,
    BoardTables,
    Edition,
    Source,
    check_box,
    check_together,
    read_board,
    read_source,
    read_sources,
)
from keeling.titles.common.effects import Effect
from keeling.titles.common.goals import (
    BUILT_SOURCES,
    CEPS_IN_HAND,
    CONTROLLED,
    LEADING_SOURCES,
    PLANTS_AFTER_FIRST,
    SUPPLIED,
    UN_GOALS,
)
from keeling.titles.common.layout import BONUS_CUBE, PLANT_STRIDE, SPACE_STRIDE
from keeling.titles.common.lobby import (
    BUY_NEED,
    CEPS_EFFECT,
    CUBES_EFFECT,
    MONEY_EFFECT,
    MOVES_EFFECT,
    POINTS_EFFECT,
    PROPOSE_NEED,
    SELL_NEED,
    SUMMIT_NEED,
    ConstructNeed,
    ExpertiseEffect,
    InstallNeed,
)

CONSTRUCT_NEED = ConstructNeed("construct", "source")

EDITION = Edition(
    players=MOST_PLAYERS,
    sources=SOURCES,
    needs=(
        PROPOSE_NEED,
        InstallNeed("install", "source"),
        CONSTRUCT_NEED,
        SUMMIT_NEED,
        BUY_NEED,
        SELL_NEED,
    ),
    effects=(
        MONEY_EFFECT,
        CUBES_EFFECT,
        CEPS_EFFECT,
        MOVES_EFFECT,
        POINTS_EFFECT,
        ExpertiseEffect("expertise", of_source=True),
        Effect("discount", attached=True),  # C-LOB-08
    ),
    counts=(
        CONTROLLED,
        SUPPLIED,
        UN_GOALS,
        PLANTS_AFTER_FIRST,
        CEPS_IN_HAND,
        LEADING_SOURCES,
        BUILT_SOURCES,
    ),
    lobby_cards=LOBBY_COUNT,
    goal_cards=GOAL_COUNT,
    first_goal=FIRST_GOAL,
    event_tiles=len(REGIONS),
)
PRESETS = ("beginner", "normal", "expert", "extreme")


class Plant(NamedTuple):
    """A green plant tile."""

    money: int
    cubes: int
    points: int


@dataclass(frozen=True, kw_only=True)
class ClassicSource(Source):
    """An energy source with its plants from the top of the pile."""

    plants: tuple[Plant, ...]


class UnGoal(NamedTuple):
    """A UN Goal card."""

    sources: tuple[int, ...]
    points: int


class Preset(NamedTuple):
    """A preset: coal, oil and gas tiles on the board, and taken out of the game."""

    board: tuple[int, ...]
    removed: tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class ClassicTables(BoardTables):
    """Every number, tile and card of the game. Lists by number of players begin with one player."""

    decades: tuple[int, ...]
    safe_zone: int
    green_regions: int
    safe_zone_decade: int
    scientist_coin: int
    un_goal_cubes: int
    most_un_goals: int
    auction_cube_value: int
    sources: tuple[ClassicSource, ...]
    un_display: tuple[int, ...]
    un_goals: tuple[UnGoal, ...]
    presets: tuple[Preset, ...]


def read_tables(content: Table, edition: Edition = EDITION) -> ClassicTables:
    """Check a content file's values; an extension has an edition of its own."""
    limits, costs, un_goals = (content.table(key) for key in ("limits", "costs", "un_goals"))
    tables = ClassicTables(
        **vars(read_board(content, edition)),
        decades=content.table("flow").wholes("decades", 1, SPACE_STRIDE, MOST_PLAYERS),
        safe_zone=limits.whole("safe_zone", 0, 99999),
        green_regions=limits.whole("green_regions", 1, len(REGIONS)),
        safe_zone_decade=limits.whole("safe_zone_decade", 1, SPACE_STRIDE),
        scientist_coin=costs.whole("scientist_coin", 0, 20),
        un_goal_cubes=costs.whole("un_goal_cubes", 0, 20),
        most_un_goals=content.table("scoring").whole("most_un_goals", 0, 50),
        auction_cube_value=content.table("auction").whole("cube_value", 1, 20),
        sources=read_sources(content, edition, _source),
        un_display=un_goals.wholes("display", 0, UN_GOAL_COUNT, MOST_PLAYERS),
        un_goals=_un_goals(un_goals),
        presets=_presets(content.table("presets")),
    )
    _check_lobby(content.table("lobby"), tables)
    if sum(len(tile.topics) == 2 for tile in tables.summits) < PLACES:
        content.fail("summits.tiles", f"there must be at least {PLACES} with two topics, one for each place")
    check_box(
        content,
        tables,
        {
            "projects": sum(source.projects for source in tables.sources),
            "plants": sum(len(source.plants) for source in tables.sources),
        },
    )
    free_spaces = sum(region.demand_spaces - 1 for region in tables.regions)  # C-SET-19
    check_together(content, tables, region_ceps=free_spaces, goals_dealt=1, decades=max(tables.decades))
    _check_bids(content, tables)
    for preset, name in zip(tables.presets, PRESETS, strict=True):
        for kind, code in enumerate(FOSSILS):
            if preset.board[kind] + preset.removed[kind] > tables.fossils[kind].tiles:
                content.fail(f"presets.{name}", f"uses more {code} tiles than there are")
    return tables


def _source(table: Table) -> ClassicSource:
    source = read_source(table, EDITION)
    spaces = len(source.income)
    plants: list[Plant] = []
    for level in table.tables("plants"):
        cubes = level.whole("cubes", 1, 20)
        if plants and cubes <= plants[-1].cubes:
            level.fail("cubes", "must be more than those of the lower level above it in the pile")
        if cubes > spaces:
            level.fail("cubes", f"is more than the {spaces} spaces of the track, so that nobody could ever build it")
        tiles = level.whole("tiles", 1, PLANT_STRIDE)
        plants.extend([Plant(level.whole("money", 0, 99), cubes, level.whole("points", 0, 99))] * tiles)
    if not 1 <= len(plants) <= PLANT_STRIDE:
        table.fail("plants", f"must be 1 to {PLANT_STRIDE} tiles, not {len(plants)}")
    return ClassicSource(**vars(source), plants=tuple(plants))


def _un_goals(un_goals: Table) -> tuple[UnGoal, ...]:
    cards = []
    for table in un_goals.tables("cards"):
        cards.append(UnGoal(table.words("sources", SOURCES), table.whole("points", 0, 99)))
        if not cards[-1].sources or len(set(cards[-1].sources)) != len(cards[-1].sources):
            table.fail("sources", "must be different sources, at least one")
    if len(cards) != UN_GOAL_COUNT:
        un_goals.fail("cards", f"there must be {UN_GOAL_COUNT}, not {len(cards)}")
    return tuple(cards)


def _presets(presets: Table) -> tuple[Preset, ...]:
    found = []
    for name in PRESETS:
        table = presets.table(name)
        preset = Preset(table.wholes("board", 0, 60, len(FOSSILS)), table.wholes("removed", 0, 60, len(FOSSILS)))
        if sum(preset.board) != len(REGIONS):
            table.fail("board", f"must be {len(REGIONS)} tiles, one for each region")
        found.append(preset)
    return tuple(found)


def _check_lobby(lobby: Table, tables: ClassicTables) -> None:
    discounted: list[int] = []
    for table, card in zip(lobby.tables("cards"), tables.lobby, strict=True):
        needs_construct = tables.needs[card.needs] is CONSTRUCT_NEED
        if needs_construct != tables.effects[card.main.kind].attached:
            table.fail("main", "must be a discount on a card that needs construct, and on no other")
        if needs_construct:
            discounted.append(card.source)
    if len(set(discounted)) != len(discounted):
        lobby.fail("cards", "at most one card may make the construction of a source cheaper")


def _check_bids(content: Table, tables: ClassicTables) -> None:
    """Whatever a bidder has, he can name it: nobody can ever pay more than the highest bid there is a word for."""
    for players in range(2, MOST_PLAYERS + 1):
        most = most_payable(tables, players)
        if most > MOST_BID:
            content.fail("auction", f"of {players} players one could bid {most}, and bids end at {MOST_BID}")


def most_payable(tables: ClassicTables, players: int) -> int:
    """More than what one of so many players can pay in an auction, the last of which is before the last decade (G-66).

    Nobody has more than all CEPs, at the highest price. Coins and, if their number is not limited (G-14), tech cubes
    come from the start, the lobby cards, the Company Goal, the tracks, and from what a round can bring at most: a
    Propose or Install, a sale, and a coin from each opponent for a scientist sent away.
    """
    decades = tables.decades[players - 1] - 1
    rounds = decades * tables.rounds[players - 1]
    gifts = [gift for card in tables.lobby for gift in (card.main, card.alternative, card.disputed, card.minor) if gift]
    from_cards = tables.lobby_hand * max(gift.amount for gift in gifts)
    grant = max(tables.grant_least_money, *(region.cep_limit for region in tables.regions))
    action = max(grant, *(source.benefit_money for source in tables.sources))
    coins = max(tables.start_money) + from_cards + tables.goal_money
    coins += decades * sum(max(source.income) for source in tables.sources)
    coins += rounds * (action + tables.highest_price + (players - 1) * tables.scientist_coin)
    cubes = tables.start_cubes + from_cards + sum(source.bonuses.count(BONUS_CUBE) for source in tables.sources)
    cubes += rounds * max(tables.grant_cubes, *(source.benefit_cubes for source in tables.sources))
    return coins + max(cubes, tables.cubes) * tables.auction_cube_value + tables.ceps * tables.highest_price
