"""Positions of Second Chance, built by hand for its tests. Import it as `from second_chance.positions import ...`.

Every helper takes the mode first: `given(COOPERATIVE, Turn(RED))`. A rule of both modes is tested in both:

    @both
    def test_buying_costs_the_price(mode: Mode) -> None: ...
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple, TypeVar

import pytest

from keeling.kernel.game import Step
from keeling.kernel.title import Setup
from keeling.titles.common.alphabet import REGIONS, SLOTS, SUMMITS
from keeling.titles.common.board import OPERATIONS
from keeling.titles.common.layout import (
    BONUS_ANY,
    BONUS_CUBE,
    BONUS_REGION_CEP,
    BONUS_SOURCE,
    COAL,
    EMPTY,
    FOSSIL_KINDS,
    GAS,
    NOBODY,
    OIL,
    SPACE_STRIDE,
)
from keeling.titles.common.places import GOAL_BOX, LOBBY_BOX, LOBBY_OPEN
from keeling.titles.common.regions import fossil_on_board
from keeling.titles.second_chance.alphabet import (
    COMPANY_GOAL_COUNT,
    FIRST_GOAL,
    FIRST_LOBBY,
    FIRST_UN_GOAL,
    LOBBY_COUNT,
    PRIVATE_GOAL_COUNT,
    SOURCES,
    UN_GOAL_COUNT,
)
from keeling.titles.second_chance.cooperative import Cooperative
from keeling.titles.second_chance.state import INSPECTORS, PAID_BY_REGION, SecondChance
from keeling.titles.second_chance.tables import SecondChanceTables
from keeling.titles.second_chance.title import COMPETITIVE, COOPERATIVE, SecondChanceTitle
from lists import by_name, by_region, by_slot, by_topic

RED, BLUE, YELLOW, PURPLE = range(4)
COLOURS = ["red", "blue", "yellow", "purple"]
NA, SA, EU, AF, AS, OC = range(6)
FORESTATION, SOLAR, WIND, HYDRO, RECYCLING = range(5)

CONTENT = COOPERATIVE.content()
TABLES = CONTENT.tables

GameT = TypeVar("GameT", bound=SecondChance)
Mode = SecondChanceTitle[Any, Any]

both = pytest.mark.parametrize("mode", [COOPERATIVE, COMPETITIVE], ids=["cooperative", "competitive"])
"""Run a test in both modes."""

Tile = int | tuple[int, int] | tuple[int, int, int]
"""What stands on a demand space: a fossil kind, or a green plant as (source, builder[, whose infrastructure])."""


class Proposed(NamedTuple):
    """A project on its proposed side."""

    source: int
    level: int = 1


class Prepared(NamedTuple):
    """A project with infrastructure, marked with its owner's token."""

    source: int
    owner: int
    level: int = 1


Project = int | Proposed | Prepared
"""What lies on a project space: a source is a proposed project of level 1."""


def given(
    mode: SecondChanceTitle[GameT, Any],
    *steps: Step[Any],
    players: int = 2,
    options: Mapping[str, object] | None = None,
    tables: SecondChanceTables = TABLES,
    seed: int = 0,
    **state: Any,
) -> GameT:
    """A position in which everything that `state` does not say is neutral, advanced through these steps.

    Neutral: first decade, Operations phase; each player $10, 2 CEPs, 2 tech cubes, a scientist on his board; one
    oil plant in each region, which has paid a CEP for it and has the agenda tile of its number; no projects; market
    2 CEPs, price 3; six summits of two topics; no Environmental Goals, no UN Goals open; event NA, then SA; nobody
    holds a card. Pieces not given lie where the rest of them lies: bank, supply, pools, piles, decks, box. CO2 is
    that of the start, in the competitive mode with the fossil plants.
    """
    neutral: dict[str, Any] = {
        "phase": OPERATIONS,
        "money": [10] * players,
        "cep": [2] * players,
        "cube": [2] * players,
        "hand_scientists": [1] * players,
        "agenda": [source for tile in tables.agendas[: len(REGIONS)] for source in tile],
        "region_cep": [region.cep_limit - 1 for region in tables.regions],
        "market": 2,
        "price": 3,
        "summit_tile": [0, 1, 2, 3, 4, 5],
    }
    if mode.name == COMPETITIVE.name:
        neutral["event_open"] = NA
    if "space" not in state:
        neutral |= plants()
    fields = {name: value[:] if isinstance(value, list) else value for name, value in (neutral | state).items()}
    g = mode.position(players, options=options, tables=tables, seed=seed, **fields)
    _put_the_rest_away(g, state)
    g.then(*steps)
    g.advance()
    return g


def fresh(mode: SecondChanceTitle[GameT, Any], players: int = 3, seed: int = 1, **options: object) -> GameT:
    """A game after its real set-up, at its first decision."""
    g: GameT = Setup.of(mode, players, seed, options, mode.content()).start()
    assert g.violations() == []
    return g


def _put_the_rest_away(g: SecondChance, state: Mapping[str, Any]) -> None:
    rules = g.second
    owned = [card for card, owner in enumerate(g.un_owner) if owner != NOBODY]
    if "fossil_box" not in state:
        g.fossil_box = [GAS] * rules.gas_removed
    lent = INSPECTORS if rules.inspectors and isinstance(g, Cooperative) and g.env_tile else 0
    rest: dict[str, Any] = {
        "co2": rules.start_co2 + (0 if rules.cooperative else fossil_on_board(g)),
        "bank": rules.ceps
        - sum(g.cep)
        - sum(g.region_cep)
        - g.market
        - sum(1 for due in g.dues if due >= PAID_BY_REGION),
        "cubes": rules.cube_total - sum(g.cube) - sum(g.region_cube) - lent,
        "project_pool": [
            count - g.project.count(source) - g.space.count(source) for source, count in enumerate(rules.projects)
        ],
        "plants_built": [g.space.count(source) for source in range(len(SOURCES))],
        "pool_scientists": [
            rules.scientists - hand - (g.project_scientist + g.summit_scientist + g.lobby_scientist).count(player)
            for player, hand in enumerate(g.hand_scientists)
        ],
        "fossil_deck": [
            COAL + kind
            for kind in range(FOSSIL_KINDS)
            for _ in range(rules.fossil_tiles[kind] - (g.space + g.fossil_discard + g.fossil_box).count(COAL + kind))
        ],
        "summit_deck": [n for n in range(len(rules.summit_size)) if n not in g.summit_tile + g.summit_discard],
        "un_box": [card for card in range(UN_GOAL_COUNT) if card not in g.un_row + owned],
    }
    if not rules.cooperative:
        rest["event_deck"] = _without(rules.event_regions, [g.event_open, *g.event_discard])[::-1]
    for name, value in rest.items():
        if name not in state:
            setattr(g, name, value)


def _without(pieces: Sequence[int], used: Sequence[int]) -> list[int]:
    left = list(pieces)
    for piece in used:
        if piece in left:
            left.remove(piece)
    return left


# State fields in the words of the rulebook


def plants(**regions: Sequence[Tile]) -> dict[str, Any]:
    """The demand spaces: `plants(EU=[OIL, (SOLAR, RED), (WIND, RED, BLUE)])`; a region not named has an oil plant.

    A green plant stands on infrastructure of its builder, or of the third named.
    """
    space = [EMPTY] * (len(REGIONS) * SPACE_STRIDE)
    owners = [NOBODY] * len(space)
    tokens = [NOBODY] * len(space)
    assert set(regions) <= set(REGIONS), regions
    for region, name in enumerate(REGIONS):
        for number, tile in enumerate(regions.get(name, [OIL])):
            place = region * SPACE_STRIDE + number
            if isinstance(tile, tuple):
                space[place], owners[place], tokens[place] = tile[0], tile[1], tile[-1]
            else:
                space[place] = tile
    return {"space": space, "space_owner": owners, "space_token": tokens}


def projects(**slots: Project) -> dict[str, Any]:
    """The project spaces: `projects(NA_money=SOLAR, EU_tech=Prepared(WIND, RED, level=2))`."""
    project = by_slot(EMPTY)
    installed = by_slot(0)
    level = by_slot(0)
    token = by_slot(NOBODY)
    keywords = [name.replace("-", "_") for name in SLOTS]
    assert set(slots) <= set(keywords), slots
    for name, what in slots.items():
        slot = keywords.index(name)
        tile = Proposed(what) if isinstance(what, int) else what
        project[slot], level[slot] = tile.source, tile.level
        if isinstance(tile, Prepared):
            installed[slot], token[slot] = 1, tile.owner
    return {"project": project, "installed": installed, "level": level, "token": token}


def knowledge(players: int = 2, **tracks: list[int]) -> list[int]:
    """Positions on the tracks, by source and then by player: `expertise=knowledge(2, solar=[3, 1])`."""
    assert set(tracks) <= set(SOURCES), tracks
    return [tracks.get(name, [0] * players)[player] for player in range(players) for name in SOURCES]


def agendas(**regions: Sequence[int]) -> list[int]:
    """`agenda` with these sources, most preferred first: `agendas(NA=[SOLAR, HYDRO, RECYCLING])`."""
    assert set(regions) <= set(REGIONS), regions
    tiles = [regions.get(name, TABLES.agendas[number]) for number, name in enumerate(REGIONS)]
    return [source for tile in tiles for source in tile]


def lobbyists(**holders: list[int]) -> list[int]:
    """`lobby_place` from the numbers on the cards: `lobbyists(red=[1, 26], blue_open=[35])`; the others are boxed.

    `blue_open` are the cards Blue has played, which lie open beside his board.
    """
    place = [LOBBY_BOX] * LOBBY_COUNT
    for name, cards in holders.items():
        colour, _, opened = name.partition("_")
        for card in cards:
            place[card - FIRST_LOBBY] = COLOURS.index(colour) + (LOBBY_OPEN if opened else 0)
    return place


def card_scientists(**cards: int) -> list[int]:
    """`lobby_scientist`: `card_scientists(card_05=RED)`."""
    return by_name([f"card-{number:02}" for number in range(FIRST_LOBBY, FIRST_LOBBY + LOBBY_COUNT)], cards, NOBODY)


def company_goals(**holders: list[int]) -> list[int]:
    """`goal_place` of the competitive mode from the numbers on the cards: `company_goals(red=[4])`."""
    return _goals(COMPANY_GOAL_COUNT, holders)


def private_goals(**holders: list[int]) -> list[int]:
    """`goal_place` of the cooperative mode from the numbers on the cards: `private_goals(red=[3, 5])`."""
    return _goals(PRIVATE_GOAL_COUNT, holders)


def _goals(count: int, holders: Mapping[str, list[int]]) -> list[int]:
    place = [GOAL_BOX] * count
    for name, cards in holders.items():
        for card in cards:
            place[card - FIRST_GOAL] = COLOURS.index(name)
    return place


def un_goal(*sources: int) -> int:
    """The UN Goal that shows these plants, as an entry of `un_row`."""
    wanted = sorted(sources)
    return next(n for n, card in enumerate(TABLES.un_goals) if sorted(card.plants) == wanted)


def claim(*sources: int) -> str:
    """The notation of claiming the UN Goal that shows these plants."""
    return f"claim {un_goal(*sources) + FIRST_UN_GOAL}"


# Tables with injected values


def tables_with(**sources: dict[str, Any]) -> SecondChanceTables:
    """The real tables with other values for sources: `tables_with(solar={"plants": 1})`."""
    assert set(sources) <= set(SOURCES), sources
    changed = [replace(source, **sources.get(name, {})) for name, source in zip(SOURCES, TABLES.sources, strict=True)]
    return replace(TABLES, sources=tuple(changed))


def tables_with_bonuses(**tracks: dict[int, int]) -> SecondChanceTables:
    """The real tables with these bonuses by space and no others: `tables_with_bonuses(solar={1: BONUS_CUBE})`."""
    assert set(tracks) <= set(SOURCES), tracks
    changed = {
        name: {"bonuses": tuple(tracks.get(name, {}).get(space, 0) for space in range(1, len(source.income) + 1))}
        for name, source in zip(SOURCES, TABLES.sources, strict=True)
    }
    return tables_with(**changed)


def tables_with_income(**tracks: list[int]) -> SecondChanceTables:
    """The real tables with other incomes on the first spaces of tracks: `tables_with_income(hydro=[1, 3, 4])`."""
    assert set(tracks) <= set(SOURCES), tracks
    changed = {
        name: {"income": (*tracks[name], *TABLES.sources[SOURCES.index(name)].income[len(tracks[name]) :])}
        for name in tracks
    }
    return tables_with(**changed)


# Playing


def play(g: GameT, *notations: str) -> GameT:
    """Take these actions; returns the game. No action may break an invariant that held before it."""
    for text in notations:
        before = set(g.violations())
        g.play(COOPERATIVE.alphabet.parse(text))
        assert set(g.violations()) <= before, text
    return g


def options_of(g: SecondChance) -> list[str]:
    """What can be chosen now, in notation."""
    return [COOPERATIVE.alphabet.notation(action) for action in g.legal]


def asked(g: SecondChance) -> int:
    """The seat that has to decide; NOBODY if the game is over or nothing is due."""
    return NOBODY if g.decision is None else g.decision.player


def refusal_of(g: SecondChance, notation: str) -> int:
    """The code why the action is refused now; 0 if it is legal."""
    return g.refuse(COOPERATIVE.alphabet.parse(notation))


def worlds(g: GameT, seat: int, count: int = 40) -> list[GameT]:
    """Games in which everything the seat cannot know is dealt again."""
    found: list[Any] = [g.redetermine(seat, seed) for seed in range(count)]
    return found


def place_of(region: int, number: int) -> int:
    """The demand space of the region, counted from 1 on the left."""
    return region * SPACE_STRIDE + number - 1


def slot_of(name: str) -> int:
    """The number of a project space: `slot_of("NA-money")`."""
    return SLOTS.index(name)


def topic_of(name: str) -> int:
    """The number of a summit topic: `topic_of("summit1-2")`."""
    return SUMMITS.index(name)


__all__ = [
    "AF",
    "AS",
    "BLUE",
    "BONUS_ANY",
    "BONUS_CUBE",
    "BONUS_REGION_CEP",
    "BONUS_SOURCE",
    "COAL",
    "COMPETITIVE",
    "CONTENT",
    "COOPERATIVE",
    "EMPTY",
    "EU",
    "FORESTATION",
    "GAS",
    "HYDRO",
    "NA",
    "NOBODY",
    "OC",
    "OIL",
    "PURPLE",
    "RECYCLING",
    "RED",
    "SA",
    "SOLAR",
    "TABLES",
    "WIND",
    "YELLOW",
    "Mode",
    "Prepared",
    "Proposed",
    "agendas",
    "asked",
    "both",
    "by_region",
    "by_slot",
    "by_topic",
    "card_scientists",
    "claim",
    "company_goals",
    "fresh",
    "given",
    "knowledge",
    "lobbyists",
    "options_of",
    "place_of",
    "plants",
    "play",
    "private_goals",
    "projects",
    "refusal_of",
    "slot_of",
    "tables_with",
    "tables_with_bonuses",
    "tables_with_income",
    "topic_of",
    "un_goal",
    "worlds",
]
