"""Positions of the classic game, built by hand for its tests. Import it as `from classic.positions import ...`."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, cast

from keeling.kernel.game import Step
from keeling.kernel.title import Setup
from keeling.titles.classic.alphabet import (
    FIRST_GOAL,
    FIRST_LOBBY,
    GOAL_COUNT,
    LOBBY_COUNT,
    SOURCES,
    UN_GOAL_COUNT,
)
from keeling.titles.classic.content import ClassicTables
from keeling.titles.classic.state import Classic
from keeling.titles.classic.title import TITLE
from keeling.titles.common.alphabet import REGIONS
from keeling.titles.common.board import OPERATIONS
from keeling.titles.common.layout import COAL, EMPTY, FOSSIL_KINDS, GAS, NOBODY, OIL, SPACE_STRIDE
from keeling.titles.common.places import GOAL_BOX, LOBBY_BOX
from keeling.titles.common.regions import fossil_on_board
from lists import by_region, by_slot, by_topic

RED, BLUE, YELLOW, PURPLE, ORANGE = range(5)
COLOURS = ["red", "blue", "yellow", "purple", "orange"]
NA, SA, EU, AF, AS, OC = range(6)
FORESTATION, SOLAR, COLD_FUSION, BIOMASS, RECYCLING = range(5)

CONTENT = TITLE.content()
TABLES = CONTENT.tables

Tile = int | tuple[int, int]
"""What stands on a demand space: a fossil kind, or a green plant as (source, owner)."""


def given(
    *steps: Step[Any],
    players: int = 2,
    options: Mapping[str, object] | None = None,
    tables: ClassicTables = TABLES,
    seed: int = 0,
    **state: Any,
) -> Classic:
    """A position in which everything that `state` does not say is neutral, advanced through these steps.

    Neutral: first decade, Operations phase; each player 10 coins, 2 CEPs, a scientist in hand; one gas plant in
    each region, which has its CEPs of the set-up and the agenda tile of its number; market 2 CEPs, price 3; six
    summits of two topics; event NA, then SA; nobody holds a card. Pieces not given lie where the rest of them
    lies: bank, supply, pools, piles, decks, box. CO2 is the sum of the fossil plants.
    """
    neutral: dict[str, Any] = {
        "phase": OPERATIONS,
        "money": [10] * players,
        "cep": [2] * players,
        "hand_scientists": [1] * players,
        "agenda": [source for tile in tables.agendas[: len(REGIONS)] for source in tile],
        "region_cep": [region.demand_spaces - 1 for region in tables.regions],
        "market": 2,
        "price": 3,
        "summit_tile": [0, 1, 2, 3, 4, 5],
        "event_open": NA,
    }
    if "space" not in state:
        neutral |= plants()
    fields = {name: value[:] if isinstance(value, list) else value for name, value in (neutral | state).items()}
    g = TITLE.position(players, options=options, tables=tables, seed=seed, **fields)
    _put_the_rest_away(g, state)
    g.then(*steps)
    g.advance()
    return g


def fresh(players: int = 3, seed: int = 1, **options: object) -> Classic:
    """A game after its real set-up, at its first decision."""
    g: Classic = Setup.of(TITLE, players, seed, options, CONTENT).start()
    assert g.violations() == []
    return g


def _put_the_rest_away(g: Classic, state: Mapping[str, Any]) -> None:
    rules = g.classic
    owned = [card for card, owner in enumerate(g.un_owner) if owner != NOBODY]
    rest: dict[str, Any] = {
        "co2": fossil_on_board(g),
        "operations_co2": state.get("co2", fossil_on_board(g)),
        "bank": rules.ceps - sum(g.cep) - sum(g.region_cep) - g.market,
        "cubes": rules.cube_total - sum(g.cube) - sum(g.region_cube),
        "project_pool": [count - g.project.count(source) for source, count in enumerate(rules.projects)],
        "plants_built": [g.space.count(source) for source in range(len(SOURCES))],
        "pool_scientists": [
            rules.scientists - hand - g.project_scientist.count(player) - g.summit_scientist.count(player)
            for player, hand in enumerate(g.hand_scientists)
        ],
        "fossil_deck": [
            COAL + kind
            for kind in range(FOSSIL_KINDS)
            for _ in range(rules.fossil_tiles[kind] - (g.space + g.fossil_discard + g.fossil_box).count(COAL + kind))
        ],
        "summit_deck": [n for n in range(len(rules.summit_size)) if n not in g.summit_tile + g.summit_discard],
        "un_box": [card for card in range(UN_GOAL_COUNT) if card not in g.un_row + g.un_stack + owned],
        "event_deck": [n for n in (5, 4, 3, 2, 1, 0) if n != g.event_open and n not in g.event_discard],
    }
    for name, value in rest.items():
        if name not in state:
            setattr(g, name, value)


# State fields in the words of the rulebook


def plants(**regions: Sequence[Tile]) -> dict[str, Any]:
    """`space` and `space_owner`: `plants(EU=[OIL, (SOLAR, RED)])`; a region not named has one gas plant."""
    space = [EMPTY] * (len(REGIONS) * SPACE_STRIDE)
    owners = [NOBODY] * (len(REGIONS) * SPACE_STRIDE)
    assert set(regions) <= set(REGIONS), regions
    for region, name in enumerate(REGIONS):
        for number, tile in enumerate(regions.get(name, [GAS])):
            kind, owner = tile if isinstance(tile, tuple) else (tile, NOBODY)
            space[region * SPACE_STRIDE + number] = kind
            owners[region * SPACE_STRIDE + number] = owner
    return {"space": space, "space_owner": owners}


def discs(players: int = 2, **tracks: list[int]) -> list[int]:
    """Positions on the tracks, by source and then by player: `expertise=discs(2, solar=[3, 1])`."""
    names = [name.replace("-", "_") for name in SOURCES]
    assert set(tracks) <= set(names), tracks
    return [tracks.get(name, [0] * players)[player] for player in range(players) for name in names]


def lobby_hands(**hands: list[int]) -> list[int]:
    """`lobby_place` from the numbers on the cards: `lobby_hands(red=[1, 26])`; the others are in the box."""
    place = [LOBBY_BOX] * LOBBY_COUNT
    for name, cards in hands.items():
        for card in cards:
            place[card - FIRST_LOBBY] = COLOURS.index(name)
    return place


def company_goals(**holders: int) -> list[int]:
    """`goal_place` from the number on each player's card: `company_goals(red=31)`; the others are in the box."""
    place = [GOAL_BOX] * GOAL_COUNT
    for name, card in holders.items():
        place[card - FIRST_GOAL] = COLOURS.index(name)
    return place


def tables_with(**sources: dict[str, Any]) -> ClassicTables:
    """The real tables with other values for sources: `tables_with(solar={"income": (4,) * 10})`."""
    names = [name.replace("-", "_") for name in SOURCES]
    assert set(sources) <= set(names), sources
    changed = [replace(source, **sources.get(name, {})) for name, source in zip(names, TABLES.sources, strict=True)]
    return replace(TABLES, sources=tuple(changed))


# Playing


def play(g: Classic, *notations: str) -> Classic:
    """Take these actions; returns the game."""
    for text in notations:
        g.play(TITLE.alphabet.parse(text))
    return g


def options_of(g: Classic) -> list[str]:
    """What can be chosen now, in notation."""
    return [TITLE.alphabet.notation(action) for action in g.legal]


def asked(g: Classic) -> int:
    """The seat that has to decide; NOBODY if the game is over or nothing is due."""
    return NOBODY if g.decision is None else g.decision.player


def worlds(g: Classic, seat: int, count: int = 40) -> list[Classic]:
    """Games in which everything the seat cannot know is dealt again."""
    return [cast(Classic, g.redetermine(seat, seed)) for seed in range(count)]


def refusal_of(g: Classic, notation: str) -> int:
    """The code why the action is refused now; 0 if it is legal."""
    return g.refuse(TITLE.alphabet.parse(notation))


__all__ = [
    "AF",
    "AS",
    "BIOMASS",
    "BLUE",
    "COAL",
    "COLD_FUSION",
    "CONTENT",
    "EMPTY",
    "EU",
    "FORESTATION",
    "GAS",
    "NA",
    "NOBODY",
    "OC",
    "OIL",
    "ORANGE",
    "PURPLE",
    "RECYCLING",
    "RED",
    "SA",
    "SOLAR",
    "TABLES",
    "YELLOW",
    "Tile",
    "asked",
    "by_region",
    "by_slot",
    "by_topic",
    "company_goals",
    "discs",
    "fresh",
    "given",
    "lobby_hands",
    "options_of",
    "plants",
    "play",
    "refusal_of",
    "tables_with",
    "worlds",
]
