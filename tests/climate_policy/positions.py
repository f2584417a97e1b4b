"""Positions of Climate Policy, built by hand for its tests. Import it as `from climate_policy.positions import ...`."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from keeling.kernel.game import Step
from keeling.kernel.title import Setup
from keeling.titles.climate_policy.alphabet import DIRTY_KINDS, MOST_PRICE, SOURCES, SPACE_STRIDE, SPACES
from keeling.titles.climate_policy.content import PolicyTables
from keeling.titles.climate_policy.layout import COAL, EMPTY, GAS, NOBODY, OIL
from keeling.titles.climate_policy.state import ROUND, ClimatePolicy
from keeling.titles.climate_policy.title import TITLE
from keeling.titles.common.alphabet import REGIONS

RED, BLUE, YELLOW, PURPLE, ORANGE = range(5)
COLOURS = ["red", "blue", "yellow", "purple", "orange"]
NA, SA, EU, AF, AS, OC = range(6)
FORESTATION, SOLAR, COLD_FUSION, BIOMASS, RECYCLING = range(5)
FORESTATION_1, FORESTATION_2, SOLAR_1, SOLAR_2, FUSION_1, FUSION_2, BIOMASS_1, BIOMASS_2 = range(8)
RECYCLING_1, RECYCLING_2 = 8, 9
EXEMPT = 1

POLICIES = ["1", "2", "2A", "2B", "2AB", "3", "3A", "3B", "3AB"]
PPM = {COAL: 40, OIL: 30, GAS: 20}

CONTENT_FILE = Path(__file__).resolve().parents[1] / "content" / "climate-policy.toml"
CONTENT = TITLE.content(CONTENT_FILE)
"""The frozen content, so that tuning a reconstructed value breaks no test of a rule."""
TABLES = CONTENT.tables

Tile = int | tuple[int, int] | tuple[int, int, int]
"""What stands on a space: a dirty plant of nobody, (plant, owner), or (plant, owner, EXEMPT) with a loophole tile."""


def given(
    *steps: Step[Any],
    players: int = 4,
    tables: PolicyTables = TABLES,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    policy: str = "1",
    **state: Any,
) -> ClimatePolicy:
    """A position in which everything that `state` does not say is neutral, advanced through these steps.

    Neutral: first round of the first decade; Red is first player; everybody has $10 and nothing else; no plant on the
    board, no open project. Pieces not given lie where the rest of them lies: pool, supply, bag, market, pile. CO2 is
    the sum of the dirty plants; the bank has paid what there is. Nobody trades unless `options` say so.
    """
    fields: dict[str, Any] = {"phase": ROUND, "money": [10] * players, "decade": 1} | state
    fields = {name: value[:] if isinstance(value, list) else value for name, value in fields.items()}
    chosen = {"policy": policy, "trade_mode": "off"} | dict(options or {})
    g = TITLE.position(players, options=chosen, tables=tables, seed=seed, **fields)
    _put_the_rest_away(g, chosen, tables, state)
    g.then(*steps)
    g.advance()
    return g


def fresh(players: int = 4, seed: int = 1, **options: object) -> ClimatePolicy:
    """A game after its real set-up, at its first decision, with the content of the title."""
    g: ClimatePolicy = Setup.of(TITLE, players, seed, options).start()
    assert g.violations() == []
    return g


def _put_the_rest_away(
    g: ClimatePolicy, options: Mapping[str, object], tables: PolicyTables, state: Mapping[str, Any]
) -> None:
    clean = [plant.tiles for source in tables.sources for plant in source.plants]
    permits = int(str(options.get("permit_count", 35))) if str(options["policy"]).startswith("3") else 0
    loopholes = int(str(options.get("loophole_count", 8))) if "B" in str(options["policy"]) else 0
    begun = g.decade >= int(str(options.get("permit_decade", 1)))
    on_market = permits - sum(g.permits) if begun else 0
    rest: dict[str, Any] = {
        "round": g.players,
        "co2": dirty_ppm(g),
        "bank": -sum(g.money) - g.funding,
        "dirty_pool": [
            kind.tiles - g.space.count(COAL + n) - sum(g.stock[n::DIRTY_KINDS]) for n, kind in enumerate(tables.dirty)
        ],
        "clean_supply": [tiles - g.space.count(plant) for plant, tiles in enumerate(clean)],
        "bag": [
            source.projects - sum(g.project[n * MOST_PRICE : n * MOST_PRICE + MOST_PRICE])
            for n, source in enumerate(tables.sources)
        ],
        "permit_market": [0, *(on_market // 5 + (n < on_market % 5) for n in range(5))],
        "loophole_supply": loopholes - sum(g.loopholes) - sum(g.exempt) if begun else 0,
        "summit_deck": list(range(len(tables.summits))),
        "event_deck": list(tables.events),
    }
    for name, value in rest.items():
        if name not in state:
            setattr(g, name, value)
    if "permit_box" not in state:
        g.permit_box = permits - sum(g.permits) - sum(g.permit_market)


def dirty_ppm(g: ClimatePolicy) -> int:
    """The CO2 of all dirty plants on the board, counted here and not by the rules."""
    return sum(PPM.get(plant, 0) for plant in g.space)


# State fields in the words of the document


def plants(**regions: Sequence[Tile]) -> dict[str, Any]:
    """`space`, `owner` and `exempt`: `plants(EU=[GAS, (COAL, RED), (SOLAR_1, BLUE, EXEMPT)])`."""
    space = [EMPTY] * len(SPACES)
    owners = [NOBODY] * len(SPACES)
    exempt = [0] * len(SPACES)
    assert set(regions) <= set(REGIONS), regions
    for name, tiles in regions.items():
        for number, tile in enumerate(tiles):
            place = REGIONS.index(name) * SPACE_STRIDE + number
            kind, owner, tile_on_it = (*tile, 0)[:3] if isinstance(tile, tuple) else (tile, NOBODY, 0)
            space[place] = kind
            owners[place] = owner
            exempt[place] = tile_on_it
    return {"space": space, "owner": owners, "exempt": exempt}


def pawns(players: int = 4, /, **tracks: Sequence[int]) -> list[int]:
    """Positions on the tracks by source, the players in order: `pawn=pawns(solar=[3, 1])`; 0 for who is not named."""
    names = [name.replace("-", "_") for name in SOURCES]
    assert set(tracks) <= set(names), tracks
    padded = {name: [*positions, *[0] * players] for name, positions in tracks.items()}
    return [padded.get(name, [0] * players)[player] for player in range(players) for name in names]


def projects(**sources: Sequence[int]) -> list[int]:
    """Open projects by source, from price 1 on: `project=projects(solar=[0, 1, 0, 3])`."""
    names = [name.replace("-", "_") for name in SOURCES]
    assert set(sources) <= set(names), sources
    return [count for name in names for count in [*sources.get(name, []), *[0] * MOST_PRICE][:MOST_PRICE]]


def stocks(players: int = 4, /, **hands: Sequence[int]) -> list[int]:
    """Dirty plants in stock: `stock=stocks(red=[COAL, GAS])`."""
    held = [0] * (players * DIRTY_KINDS)
    for name, kinds in hands.items():
        for kind in kinds:
            held[COLOURS.index(name) * DIRTY_KINDS + kind - COAL] += 1
    return held


def tables_with(**values: Any) -> PolicyTables:
    """The frozen tables with other values: `tables_with(defeat=5000)`."""
    return TABLES._replace(**values)


def summit_of(*sources: int) -> dict[str, Any]:
    """Tables with one more summit tile of these sources, and a pile that has it on top."""
    tile = TABLES.summits[0]._replace(name="Test", topics=tuple(sources))
    return {"tables": tables_with(summits=(*TABLES.summits, tile)), "summit_deck": [0, 1, 2, len(TABLES.summits)]}


# Questions


def at(space: str) -> int:
    """The number of a space: `g.owner[at("EU-1")]`."""
    return SPACES.index(space)


def row(g: ClimatePolicy, region: int) -> list[tuple[int, int]]:
    """What stands on a continent, from left to right: (plant, owner)."""
    first = region * SPACE_STRIDE
    pairs = zip(g.space[first : first + SPACE_STRIDE], g.owner[first : first + SPACE_STRIDE], strict=True)
    return [pair for pair in pairs if pair[0] != EMPTY]


def open_projects(g: ClimatePolicy, source: int) -> list[int]:
    """The open projects of a source by price, from 1 on."""
    return g.project[source * MOST_PRICE : source * MOST_PRICE + g.players]


def stock_of(g: ClimatePolicy, player: int) -> list[int]:
    """The dirty plants in a player's stock: coal, oil, gas."""
    return g.stock[player * DIRTY_KINDS : player * DIRTY_KINDS + DIRTY_KINDS]


# Playing


def play(g: ClimatePolicy, *notations: str) -> ClimatePolicy:
    """Take these actions; returns the game."""
    for text in notations:
        g.play(TITLE.alphabet.parse(text))
    return g


def options_of(g: ClimatePolicy, *kinds: str) -> list[str]:
    """What can be chosen now, in notation; only these kinds of action if some are named."""
    options = [TITLE.alphabet.notation(action) for action in g.legal]
    return [option for option in options if not kinds or option.split()[0] in kinds]


def asked(g: ClimatePolicy) -> int:
    """The seat that has to decide; NOBODY if the game is over or nothing is due."""
    return NOBODY if g.decision is None else g.decision.player


def question(g: ClimatePolicy) -> str:
    """What kind of decision is open, empty if none."""
    return "" if g.decision is None else type(g.decision).__name__


def refusal_of(g: ClimatePolicy, notation: str) -> int:
    """The code why the action is refused now; 0 if it is legal."""
    return g.refuse(TITLE.alphabet.parse(notation))


__all__ = [
    "AF",
    "AS",
    "BIOMASS",
    "BIOMASS_1",
    "BIOMASS_2",
    "BLUE",
    "COAL",
    "COLD_FUSION",
    "COLOURS",
    "CONTENT",
    "CONTENT_FILE",
    "EMPTY",
    "EU",
    "EXEMPT",
    "FORESTATION",
    "FORESTATION_1",
    "FORESTATION_2",
    "FUSION_1",
    "FUSION_2",
    "GAS",
    "NA",
    "NOBODY",
    "OC",
    "OIL",
    "ORANGE",
    "POLICIES",
    "PPM",
    "PURPLE",
    "RECYCLING",
    "RECYCLING_1",
    "RECYCLING_2",
    "RED",
    "SA",
    "SOLAR",
    "SOLAR_1",
    "SOLAR_2",
    "TABLES",
    "TITLE",
    "YELLOW",
    "Tile",
    "asked",
    "at",
    "dirty_ppm",
    "fresh",
    "given",
    "open_projects",
    "options_of",
    "pawns",
    "plants",
    "play",
    "projects",
    "question",
    "refusal_of",
    "row",
    "stock_of",
    "stocks",
    "summit_of",
    "tables_with",
]
