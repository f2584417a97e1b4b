"""The content of Second Chance, for both modes, validated into immutable tables."""

from operator import mul

from keeling.kernel.content import Table
from keeling.titles.common.alphabet import REGIONS, TOPICS
from keeling.titles.common.content import (
    FOSSILS,
    Edition,
    Lobby,
    check_box,
    check_together,
    read_board,
    read_source,
    read_sources,
    read_texts,
)
from keeling.titles.common.goals import (
    ALL_CEPS,
    BUILT_SOURCES,
    CEPS_IN_HAND,
    CONTROLLED,
    LEADING_SOURCES,
    PLANTS_AFTER_FIRST,
    SUPPLIED,
    UN_GOALS,
)
from keeling.titles.common.layout import SPACE_STRIDE
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
)
from keeling.titles.second_chance.alphabet import (
    COMPANY_GOAL_COUNT,
    FIRST_GOAL,
    KNOWLEDGE_GOALS,
    LEVELS,
    LOBBY_COUNT,
    MOST_PLAYERS,
    MOST_REDUCTION,
    PAIR_COUNT,
    PLANT_GOALS,
    PRIVATE_GOAL_COUNT,
    SOURCES,
    SUMMIT_GOALS,
    UN_GOAL_COUNT,
)
from keeling.titles.second_chance.cards import BUILD_NEED, KNOWLEDGE_EFFECT, PREPARE_NEED
from keeling.titles.second_chance.company_goals import PREPARED_AFTER_FIRST, PREPARED_REGIONS, PREPARED_SOURCES
from keeling.titles.second_chance.environment import ENVIRONMENTAL_GOALS, EnvironmentalKind
from keeling.titles.second_chance.private_goals import PRIVATE_GOALS
from keeling.titles.second_chance.rules import ENV_SIZE
from keeling.titles.second_chance.tables import (
    Competitive,
    Cooperative,
    EnvironmentalGoal,
    Epithet,
    Level,
    PrivateGoal,
    SecondChanceSource,
    SecondChanceTables,
    UnGoal,
)

EDITION = Edition(
    players=MOST_PLAYERS,
    sources=SOURCES,
    needs=(
        PROPOSE_NEED,
        PREPARE_NEED,
        BUILD_NEED,
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
        KNOWLEDGE_EFFECT,
    ),
    counts=(
        CONTROLLED,
        SUPPLIED,
        UN_GOALS,
        PLANTS_AFTER_FIRST,
        CEPS_IN_HAND,
        LEADING_SOURCES,
        BUILT_SOURCES,
        ALL_CEPS,
        PREPARED_REGIONS,
        PREPARED_SOURCES,
        PREPARED_AFTER_FIRST,
    ),
    lobby_cards=LOBBY_COUNT,
    goal_cards=COMPANY_GOAL_COUNT,
    first_goal=FIRST_GOAL,
    event_tiles=len(REGIONS) + 1,
)

ENVIRONMENTAL_GROUPS = (("plants", PLANT_GOALS), ("knowledge", KNOWLEDGE_GOALS), ("summits", SUMMIT_GOALS))


def read_tables(content: Table) -> SecondChanceTables:
    """Check a content file's values."""
    players = content.table("players")
    tables = SecondChanceTables(
        **vars(read_board(content, EDITION)),
        tokens=players.whole("tokens", 1, 50),
        control_cubes=players.whole("control_cubes", 1, 50),
        control_markers=players.whole("control_markers", 1, 50),
        gas_removed=content.table("stack").wholes("gas_removed", 0, 60, MOST_PLAYERS),
        even_tiles=content.table("stack").wholes("even_tiles", 0, 60, len(FOSSILS)),
        summit_points=content.table("summits").whole("points", 0, 9),
        sources=read_sources(content, EDITION, _source),
        un_goals=_un_goals(content.table("un_goals")),
        lobby_draft=content.table("lobby").wholes("draft", 1, LOBBY_COUNT),
        cooperative=_cooperative(content),
        competitive=_competitive(content),
    )
    _check_lobby(content.table("lobby"), tables)
    _check_goals(content, tables)
    _check_reduction(content, tables)
    check_box(
        content,
        tables,
        {
            "projects": sum(source.projects for source in tables.sources),
            "plants": sum(source.plants for source in tables.sources),
        },
    )
    _check_stack(content, tables)
    check_together(
        content,
        tables,
        region_ceps=sum(region.cep_limit for region in tables.regions),  # S-SET-17
        goals_dealt=tables.competitive.goals_dealt,
        decades=max(tables.cooperative.decades, tables.competitive.decades),
    )
    return tables


def _source(table: Table) -> SecondChanceSource:
    source = read_source(table, EDITION)
    spaces = len(source.income)
    levels: list[Level] = []
    for level in table.tables("levels"):
        levels.append(
            Level(
                space=level.whole("space", 1, spaces),
                money=level.whole("money", 0, 99),
                cubes=level.whole("cubes", 1, 20),
                ceps=level.whole("ceps", 0, 9),
                points=level.whole("points", 0, 99),
            )
        )
        if len(levels) > 1 and levels[-1].space <= levels[-2].space:
            level.fail("space", "must come after the space of the lower level")
        if len(levels) > 1 and levels[-1].cubes <= levels[-2].cubes:
            level.fail("cubes", "must be more than those of the lower level")
    if len(levels) != LEVELS:
        table.fail("levels", f"there must be {LEVELS}, not {len(levels)}")
    return SecondChanceSource(
        **vars(source),
        level_one_projects=table.whole("level_one_projects", 0, source.projects),
        plants=table.whole("plants", 1, 18),
        half_way=table.table("track").whole("half_way", 1, spaces),
        levels=tuple(levels),
    )


def _un_goals(un_goals: Table) -> tuple[UnGoal, ...]:
    tables = un_goals.tables("cards")
    if len(tables) != UN_GOAL_COUNT:
        un_goals.fail("cards", f"there must be {UN_GOAL_COUNT}, not {len(tables)}")
    cards = []
    for n, table in enumerate(tables):
        card = UnGoal(table.words("plants", SOURCES), table.whole("cubes", 0, 20))
        size = 2 if n < PAIR_COUNT else 3
        if len(card.plants) != size:
            table.fail("plants", f"must be {size}; the first {PAIR_COUNT} cards show two plants, the others three")
        cards.append(card)
    return tuple(cards)


def _cooperative(content: Table) -> Cooperative:
    table, solo, private = (content.table(key) for key in ("cooperative", "solo", "private_goals"))
    environmental, epithets = content.table("environmental_goals"), content.table("epithets")
    decades = table.whole("decades", 1, SPACE_STRIDE)
    lowest_co2 = table.whole("lowest_co2", 0, 99999)
    drawn = environmental.table("drawn")
    return Cooperative(
        decades=decades,
        last_rounds=table.wholes("last_rounds", 1, 20, MOST_PLAYERS),
        start_co2=table.whole("start_co2", lowest_co2, 99999),
        lowest_co2=lowest_co2,
        start_score=table.whole("start_score", 0, 9999),
        goal_rates=table.wholes("goal_rates", 0, 20, decades),
        reduction_rates=table.wholes("reduction_rates", 1, 20, decades),
        reduction_ppm=table.whole("reduction_ppm", 1, 999),
        un_points=table.whole("un_points", 0, 99),
        un_unclaimed=table.whole("un_unclaimed", 0, UN_GOAL_COUNT),
        un_pairs=table.wholes("un_pairs", 0, PAIR_COUNT, MOST_PLAYERS),
        un_triples=table.wholes("un_triples", 0, UN_GOAL_COUNT - PAIR_COUNT, MOST_PLAYERS),
        solo_start_score=solo.whole("start_score", 0, 9999),
        solo_extra_action_ppm=solo.whole("extra_action_ppm", 1, 999),
        inspector_spaces=content.table("inspectors").wholes("spaces", 0, 20, len(FOSSILS)),
        private_goals_dealt=private.whole("dealt", 1, PRIVATE_GOAL_COUNT // MOST_PLAYERS),
        private_goals=_private_goals(private),
        environmental_drawn=tuple(drawn.whole(group, 0, tiles) for group, tiles in ENVIRONMENTAL_GROUPS),
        environmental_goals=_environmental_goals(environmental),
        epithet_ranks=read_texts(epithets, "ranks"),
        epithets=tuple(
            Epithet(name.whole("most_ppm", 0, 99999), name.text("name")) for name in epithets.tables("names")
        ),
    )


def _competitive(content: Table) -> Competitive:
    table, variants, goals = (content.table(key) for key in ("competitive", "variants", "company_goals"))
    dealt = goals.whole("dealt", 1, COMPANY_GOAL_COUNT // MOST_PLAYERS)
    scores = content.table("scoring").wholes("un_goals", 0, 99)
    if not scores or list(scores) != sorted(scores):
        content.table("scoring").fail("un_goals", "must be at least one number, and must not fall")
    return Competitive(
        decades=table.whole("decades", 1, SPACE_STRIDE),
        start_co2=table.whole("start_co2", 0, 99999),
        second_event=table.whole("second_event", 0, 99999),
        un_pairs=table.whole("un_pairs", 0, PAIR_COUNT),
        un_triples=table.whole("un_triples", 0, UN_GOAL_COUNT - PAIR_COUNT),
        un_scores=scores,
        goals_dealt=dealt,
        goals_kept=goals.whole("kept", 1, dealt),
        variant_start_co2=variants.whole("start_co2", 0, 99999),
        un_relief_ppm=variants.whole("un_relief_ppm", 0, 999),
        winnable_gas=variants.wholes("winnable_gas", 0, 60, MOST_PLAYERS),
        winnable_others=variants.wholes("winnable_others", 0, 60, MOST_PLAYERS),
    )


def _private_goals(private: Table) -> tuple[PrivateGoal, ...]:
    tables = private.tables("cards")
    if len(tables) != PRIVATE_GOAL_COUNT:
        private.fail("cards", f"there must be {PRIVATE_GOAL_COUNT}, not {len(tables)}")
    keys = list(PRIVATE_GOALS)
    names = [goal.name for goal in PRIVATE_GOALS.values()]
    cards = []
    for table in tables:
        goal = keys[table.word("goal", names)]
        cards.append(PrivateGoal(goal, table.wholes("least", 1, PRIVATE_GOALS[goal].most, MOST_PLAYERS)))
    return tuple(cards)


def _environmental_goals(environmental: Table) -> tuple[EnvironmentalGoal, ...]:
    """The tiles in the order of the file, the three groups one after the other."""
    tiles: list[EnvironmentalGoal] = []
    for group, (name, wanted) in enumerate(ENVIRONMENTAL_GROUPS):
        kinds = {kind: row for kind, row in ENVIRONMENTAL_GOALS.items() if row.group == group}
        for table in environmental.tables(name):
            named = [kind for kind, row in kinds.items() if row.name in table.values]
            if len(named) != 1:
                environmental.fail(name, f"each entry must have {' or '.join(row.name for row in kinds.values())}")
            goal = EnvironmentalGoal(group, named[0], _environmental_value(table, kinds[named[0]]))
            tiles.extend([goal] * table.whole("tiles", 1, 99))
        count = sum(tile.group == group for tile in tiles)
        if count != wanted:
            environmental.fail(name, f"there must be {wanted} tiles, not {count}")
    return tuple(tiles)


def _environmental_value(table: Table, kind: EnvironmentalKind) -> int:
    return table.word(kind.name, kind.values) if kind.values else table.whole(kind.name, 2, TOPICS)


def _check_lobby(lobby: Table, tables: SecondChanceTables) -> None:
    if sum(tables.lobby_draft) != tables.lobby_hand:
        lobby.fail("draft", f"must be {tables.lobby_hand} cards in all, as many as the hand")
    helped: list[tuple[int, int]] = []
    for table, card in zip(lobby.tables("cards"), tables.lobby, strict=True):
        if card.disputed is not None:
            table.fail("disputed", "is not known here")
        if tables.needs[card.needs] is BUILD_NEED:
            _check_build_card(table, card, helped)


def _check_build_card(table: Table, card: Lobby, helped: list[tuple[int, int]]) -> None:
    if EDITION.effects[card.main.kind] not in (MONEY_EFFECT, KNOWLEDGE_EFFECT):
        table.fail("main", "must be money or knowledge on a card that needs build")
    if (card.source, card.main.kind) in helped:
        table.fail("main", "is the same as that of another card for building this source")
    helped.append((card.source, card.main.kind))


def _check_stack(content: Table, tables: SecondChanceTables) -> None:
    """Each mix of fossil tiles has what is taken out of it and what the top stack needs."""
    mix = [fossil.tiles for fossil in tables.fossils]
    if sum(tables.even_tiles) != sum(mix):
        content.fail("stack.even_tiles", f"must be {sum(mix)} tiles in all, as many as in the other mix")
    gas = min(tiles[FOSSILS.index("gas")] for tiles in (mix, tables.even_tiles))
    if max(tables.gas_removed) > gas:
        content.fail("stack.gas_removed", f"is more than the {gas} gas tiles")
    variants = tables.competitive
    for removed, wanted, random in zip(
        tables.gas_removed, variants.winnable_gas, variants.winnable_others, strict=True
    ):
        if wanted > gas:
            content.fail("variants.winnable_gas", f"is more than the {gas} gas tiles")
        if random > sum(mix) - removed - wanted:
            content.fail("variants.winnable_others", "is more than the tiles that are left")


def _check_goals(content: Table, tables: SecondChanceTables) -> None:
    for n, card in enumerate(tables.un_goals):
        for source in card.plants:
            if card.plants.count(source) > tables.sources[source].plants:
                content.fail(f"un_goals.cards[{n}].plants", f"shows more {SOURCES[source]} plants than there are")
    sizes = [len(tile.topics) for tile in tables.summits]
    for tile in tables.cooperative.environmental_goals:
        if tile.goal == ENV_SIZE and tile.value not in sizes:
            content.fail("environmental_goals.summits", f"no summit has {tile.value} topics")
    cooperative = tables.cooperative
    if len(cooperative.epithet_ranks) != cooperative.un_unclaimed + 1:
        content.fail("epithets.ranks", f"must be {cooperative.un_unclaimed + 1}, for each number of UN Goals left")
    bounds = [epithet.most_ppm for epithet in cooperative.epithets]
    if not bounds or bounds != sorted(set(bounds)) or bounds[-1] < tables.defeat:
        content.fail("epithets.names", f"must rise from entry to entry up to {tables.defeat} ppm, the limit")


def _check_reduction(content: Table, tables: SecondChanceTables) -> None:
    """Whatever the CO2 rises to, it can be named how much of it is bought off."""
    cooperative = tables.cooperative
    mixes = ([fossil.tiles for fossil in tables.fossils], tables.even_tiles)
    ppm = [fossil.ppm for fossil in tables.fossils]
    most = cooperative.start_co2 + max(sum(map(mul, tiles, ppm)) for tiles in mixes)
    most += cooperative.decades * tables.rounds[0] * cooperative.solo_extra_action_ppm
    if (most - cooperative.lowest_co2) // cooperative.reduction_ppm > MOST_REDUCTION:
        content.fail("cooperative.reduction_ppm", f"more than {MOST_REDUCTION} reductions could be bought at once")
