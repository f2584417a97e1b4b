"""The content of Second Chance and the readers it shares with classic: every wrong value is refused."""

import tomllib
from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from keeling.kernel.content import MARKS, Content, Table, read_content, split_marks
from keeling.kernel.errors import BadContent
from keeling.titles.classic import content as classic
from keeling.titles.second_chance import content as second_chance
from keeling.titles.second_chance.tables import SecondChanceTables

pytestmark = pytest.mark.once

SOLAR = 1

FILES = {
    "classic": Path(classic.__file__).with_name("content.toml"),
    "second_chance": Path(second_chance.__file__).with_name("content.toml"),
}
READERS: dict[str, Callable[[Table], Any]] = {
    "classic": classic.read_tables,
    "second_chance": second_chance.read_tables,
}
FROZEN = Path(__file__).parents[1] / "content"

Place = tuple[str | int, ...]
"""Keys and indices from the top of a content file to a value."""


def values_of(title: str) -> Any:
    """The values of a title's content file without their provenance."""
    return split_marks(tomllib.loads(FILES[title].read_text(encoding="utf-8")))[0]


VALUES = {title: values_of(title) for title in FILES}
CONTENT: Content[SecondChanceTables] = read_content(FILES["second_chance"], second_chance.read_tables)


def places(values: Any, place: Place = ()) -> Iterator[Place]:
    """Every place of the values, tables and lists included."""
    if place:
        yield place
    inside = values.items() if isinstance(values, dict) else enumerate(values) if isinstance(values, list) else ()
    for key, value in inside:
        yield from places(value, (*place, key))


def at(values: Any, place: Place) -> Any:
    for key in place:
        values = values[key]
    return values


def refusal(title: str, change: Callable[[Any], None]) -> str:
    """The sentence with which a changed content is refused; empty if it is not."""
    values = deepcopy(VALUES[title])
    change(values)
    table = Table("", values)
    try:
        READERS[title](table)
        table.done()
    except BadContent as error:
        return str(error)
    return ""


def put(place: str | Place, value: Any) -> Callable[[Any], None]:
    """A change of one value, `put("market.ceps", 3)`; a list is indexed by numbers."""
    keys: Place = place if isinstance(place, tuple) else tuple(int(k) if k.isdigit() else k for k in place.split("."))

    def change(values: Any) -> None:
        at(values, keys[:-1])[keys[-1]] = value

    return change


def drop(place: Place) -> Callable[[Any], None]:
    """A change that leaves out a key."""

    def change(values: Any) -> None:
        del at(values, place[:-1])[place[-1]]

    return change


def wrong(value: Any) -> Any:
    """Something that can never stand in the place of a value."""
    return "nonsense" if isinstance(value, list | dict) else -7 if isinstance(value, int) else 7


# Every value


@pytest.mark.parametrize("title", FILES)
def test_every_wrong_value_is_refused_with_one_sentence(title: str) -> None:
    """Whatever stands in the file, something else in its place is noticed, and the sentence names the place."""
    unnoticed = []
    for place in places(VALUES[title]):
        sentence = refusal(title, put(place, wrong(at(VALUES[title], place))))
        if not sentence.startswith(f"Content, {place[0]}") or sentence.count("\n") or not sentence.endswith("."):
            unnoticed.append((place, sentence))
    assert unnoticed == []


@pytest.mark.parametrize("title", FILES)
def test_every_missing_value_is_refused(title: str) -> None:
    optional = {"or", "disputed"}
    unnoticed = []
    for place in places(VALUES[title]):
        if isinstance(place[-1], str) and place[-1] not in optional and not refusal(title, drop(place)):
            unnoticed.append(place)
    assert unnoticed == []


@pytest.mark.parametrize("title", FILES)
def test_every_unknown_key_is_refused(title: str) -> None:
    unnoticed = []
    for place in [(), *places(VALUES[title])]:
        if isinstance(at(VALUES[title], place), dict) and not refusal(title, put((*place, "unheard_of"), 1)):
            unnoticed.append(place)
    assert unnoticed == []


# Values that do not fit together (docs/rules/numbers.md, E5)

SHARED = [
    ("regions.0.cep_limit", 4, "regions[0].cep_limit: must be at least the 5 demand spaces"),
    ("regions.1.id", "EU", "regions[1].id: must be SA; the order is NA, SA, EU"),
    ("fossil.1.tiles", 9, "box.fossil: is 30, but the tables have 29 tiles"),
    ("sources.1.track.income", [9, 8, 7, 6, 5, 4, 3, 2, 1, 0], "sources[1].track.income: must not fall"),
    ("sources.0.track.income", [60] * 10, "more than 60"),
    ("sources.0.track.bonuses", ["-"] * 9, "sources[0].track.bonuses: must have 10 entries"),
    ("sources.0.track.bonuses.1", "nuclear", "sources[0].track.bonuses: 'nuclear' is not one of"),
    ("sources.0.track.spaces", 11, "sources[0].track.income: must have 11 values, not 10"),
    ("sources.4.projects", 4, "box.projects: is"),
    ("agendas.tiles.0.sources", ["solar", "solar", "recycling"], "tiles[0].sources: must be 3 different sources"),
    ("agendas.tiles", [{"sources": ["forestation", "solar", "recycling"]}] * 8, "so it may be missing from the board"),
    ("summits.tiles.0.topics", ["solar"], "summits.tiles[0].topics: must be 2 to 4 different sources"),
    ("summits.tiles.0.topics", ["solar", "solar"], "summits.tiles[0].topics: must be 2 to 4 different"),
    ("market.ceps", 30, "market.ceps: must be at least"),
    ("market.price", 9, "market.price: must be a whole number from 1 to 8"),
    ("players.scientists_in_hand", 5, "players.scientists_in_hand: must be a whole number from 0 to 4"),
    ("flow.names", ["2010", "2020"], "flow.names: must name"),
    ("flow.names", ["one", "two"], "flow.names: must be a list of years"),
    ("events.regions.0", "SA", "events.regions: must be"),
    ("company_goals.removed.1", [99], "company_goals.removed: must hold card numbers"),
    ("lobby.cards.0.main", {"money": 3, "cubes": 1}, "lobby.cards[0].main: must be one of"),
    ("lobby.cards.0.main", {"gold": 3}, "lobby.cards[0].main: must be one of"),
    ("lobby.cards.0.source", "solar", "lobby.cards[0].needs: 'propose' goes with region or grant"),
    ("lobby.cards.0.or", {"points": 2}, "lobby.cards[0].or: a choice is between money"),
]


@pytest.mark.parametrize("title", FILES)
@pytest.mark.parametrize(("place", "value", "message"), SHARED)
def test_values_of_both_titles_that_do_not_fit_together(title: str, place: str, value: Any, message: str) -> None:
    assert message in refusal(title, put(place, value))


@pytest.mark.parametrize("title", FILES)
@pytest.mark.parametrize(
    ("place", "message"),
    [
        (("regions",), "regions: there must be 6, not 5"),
        (("fossil",), "fossil: there must be 3, not 2"),
        (("sources",), "sources: there must be 5, not 4"),
        (("agendas", "tiles"), "box.agendas: is 8, but the tables have 7 tiles"),
        (("summits", "tiles"), "box.summits: is 18, but the tables have 17 tiles"),
        (("events", "regions"), "events.regions: must be"),
        (("un_goals", "cards"), "un_goals.cards: there must be"),
        (("company_goals", "cards"), "company_goals.cards: there must be"),
        (("company_goals", "removed"), "company_goals.removed: must be"),
        (("lobby", "cards"), "lobby.cards: there must be"),
    ],
)
def test_a_missing_tile_or_card_is_noticed(title: str, place: Place, message: str) -> None:
    assert message in refusal(title, put(place, at(VALUES[title], place)[:-1]))


@pytest.mark.parametrize("title", FILES)
def test_there_are_enough_tiles_for_the_board(title: str) -> None:
    for place in (("agendas", "tiles"), ("summits", "tiles")):
        assert "there must be at least 6" in refusal(title, put(place, at(VALUES[title], place)[:5]))

    def five_fossil_plants(values: Any) -> None:
        for kind, tiles in zip(values["fossil"], (1, 2, 2), strict=True):
            kind["tiles"] = tiles

    assert "fossil: there must be at least 6 tiles" in refusal(title, five_fossil_plants)


@pytest.mark.parametrize(
    ("place", "value", "message"),
    [
        ("tech.cubes", 7, "tech.cubes: are fewer than the players start with"),
        ("sources.0.level_one_projects", 6, "sources[0].level_one_projects: must be a whole number from 0 to 5"),
        ("sources.0.levels.1.space", 3, "sources[0].levels[1].space: must come after the space of the lower level"),
        ("sources.0.levels.1.space", 11, "sources[0].levels[1].space: must be a whole number from 1 to 10"),
        ("sources.0.levels.1.cubes", 3, "sources[0].levels[1].cubes: must be more than those of the lower level"),
        ("sources.0.levels.0.cubes", 0, "sources[0].levels[0].cubes: must be a whole number from 1"),
        ("sources.4.track.half_way", 6, "sources[4].track.half_way: must be a whole number from 1 to 5"),
        ("sources.4.plants", 4, "box.plants: is 25, but the tables have 24 tiles"),
        ("un_goals.cards.0.plants", ["solar"] * 3, "un_goals.cards[0].plants: must be 2"),
        ("un_goals.cards.15.plants", ["solar"] * 2, "un_goals.cards[15].plants: must be 3"),
        ("stack.gas_removed.2", 11, "stack.gas_removed: is more than the 10 gas tiles"),
        ("variants.winnable_gas.1", 11, "variants.winnable_gas: is more than the 10 gas tiles"),
        ("stack.even_tiles", [10, 10, 9], "stack.even_tiles: must be 30 tiles in all"),
        ("variants.winnable_others.1", 21, "variants.winnable_others: is more than the tiles that are left"),
        ("company_goals.removed.3", [1, 2, 3], "company_goals.removed: leaves fewer than 8 cards for 4 players"),
        ("company_goals.removed.3", [1, 1], "company_goals.removed: names a card twice"),
        ("company_goals.kept", 3, "company_goals.kept: must be a whole number from 1 to 2"),
        ("scoring.un_goals", [6, 5], "scoring.un_goals: must be at least one number, and must not fall"),
        ("cooperative.goal_rates", [1, 2, 3], "cooperative.goal_rates: must have 4 values"),
        ("cooperative.start_co2", 390, "cooperative.start_co2: must be a whole number from 400"),
        ("cooperative.reduction_ppm", 1, "more than 150 reductions could be bought at once"),
        (
            "private_goals.cards.7.least.0",
            7,
            "private_goals.cards[7].least: must be a list of whole numbers from 1 to 6",
        ),
        (
            "environmental_goals.drawn.summits",
            16,
            "environmental_goals.drawn.summits: must be a whole number from 0 to 15",
        ),
        ("environmental_goals.plants.0.tiles", 3, "environmental_goals.plants: there must be 22 tiles, not 23"),
        (
            "environmental_goals.plants.0.source",
            "solar",
            "environmental_goals.plants: each entry must have region or source",
        ),
        ("environmental_goals.knowledge.0", {"tiles": 1, "topic": "solar"}, "each entry must have top or half_way"),
        (
            "environmental_goals.summits.0.size",
            5,
            "environmental_goals.summits[0].size: must be a whole number from 2 to 4",
        ),
        ("epithets.ranks", ["Good"], "epithets.ranks: must be 4, for each number of UN Goals left"),
        ("epithets.names.4.most_ppm", 490, "epithets.names: must rise from entry to entry up to 500 ppm"),
        ("epithets.names.1.most_ppm", 400, "epithets.names: must rise"),
        ("lobby.draft", [2, 1, 1], "lobby.draft: must be 5 cards in all"),
        ("lobby.cards.0.main", {"knowledge": 1}, "gives knowledge, but the card names no source"),
        ("lobby.cards.0.minor", {"knowledge": 1}, "lobby.cards[0].minor: cannot be knowledge"),
        ("lobby.cards.0.disputed", {"money": 1}, "lobby.cards[0].disputed: is not known here"),
        ("lobby.cards.19.main", {"cubes": 1}, "lobby.cards[19].main: must be money or knowledge"),
        ("lobby.cards.24.main", {"money": 1}, "lobby.cards[24].main: is the same as that of another card"),
    ],
)
def test_values_that_do_not_fit_together(place: str, value: Any, message: str) -> None:
    assert message in refusal("second_chance", put(place, value))


def test_a_goal_needs_plants_and_summits_that_exist() -> None:
    def one_solar_plant(values: Any) -> None:
        values["sources"][SOLAR]["plants"] = 1

    assert "shows more solar plants than there are" in refusal("second_chance", one_solar_plant)

    def no_large_summit(values: Any) -> None:
        for tile in values["summits"]["tiles"]:
            tile["topics"] = tile["topics"][:3]

    assert "no summit has 4 topics" in refusal("second_chance", no_large_summit)


@pytest.mark.parametrize(
    ("place", "value", "message"),
    [
        ("sources.0.plants.1.cubes", 3, "sources[0].plants[1].cubes: must be more than those of the lower level"),
        ("sources.4.plants.1.cubes", 6, "is more than the 5 spaces of the track"),
        ("sources.0.plants.0.tiles", 6, "sources[0].plants: must be 1 to 8 tiles, not 9"),
        ("summits.tiles", VALUES["classic"]["summits"]["tiles"][5:], "there must be at least 6 with two topics"),
        ("un_goals.cards.0.sources", ["solar", "solar"], "un_goals.cards[0].sources: must be different sources"),
        ("presets.expert.board", [6, 1, 1], "presets.expert.board: must be 6 tiles"),
        ("market.highest_price", 20, "auction: of 2 players one could bid"),
        ("presets.extreme.removed", [5, 0, 0], "presets.extreme: uses more coal tiles than there are"),
        ("company_goals.removed.4", [27, 28, 29], "company_goals.removed: leaves fewer than 5 cards for 5 players"),
        ("lobby.cards.14.main", {"money": 3}, "lobby.cards[14].main: must be a discount"),
        ("lobby.cards.14.source", "recycling", "at most one card may make the construction of a source cheaper"),
        ("company_goals.cards.0.counts", "prepared_regions", "company_goals.cards[0].counts: must be one of"),
    ],
)
def test_values_of_classic_that_do_not_fit_together(place: str, value: Any, message: str) -> None:
    assert message in refusal("classic", put(place, value))


# Provenance


def test_every_value_has_a_provenance_and_no_table_hides_what_is_reconstructed() -> None:
    raw = tomllib.loads(FILES["second_chance"].read_text(encoding="utf-8"))
    assert set(CONTENT.marks) == set(raw)
    leaves = [place for place in places(CONTENT.values) if not isinstance(at(CONTENT.values, place), list | dict)]
    assert sum(sum(counts.values()) for counts in CONTENT.marks.values()) == len(leaves)
    guessed = {name for name, counts in CONTENT.marks.items() if counts["reconstructed"]}
    assert guessed == {
        "cooperative",
        "environmental_goals",
        "epithets",
        "lobby",
        "private_goals",
        "regions",
        "solo",
        "sources",
        "summits",
        "un_goals",
    }


@pytest.mark.parametrize("mark", MARKS)
def test_a_value_without_provenance_is_refused(tmp_path: Path, mark: str) -> None:
    text = FILES["second_chance"].read_text(encoding="utf-8")
    line = f'provenance = "{mark}"\n'
    pieces = text.split(line)
    assert len(pieces) > 1
    for n in range(1, len(pieces)):
        file = tmp_path / "content.toml"
        file.write_text(line.join(pieces[:n]) + line.join(pieces[n:]), encoding="utf-8")
        with pytest.raises(BadContent, match="has no provenance"):
            read_content(file, second_chance.read_tables)


@pytest.mark.parametrize("name", ["second-chance", "second-chance-5000"])
def test_the_frozen_contents_are_valid(name: str) -> None:
    tables = read_content(FROZEN / f"{name}.toml", second_chance.read_tables).tables
    assert tables.defeat == (5000 if name.endswith("5000") else 500)
