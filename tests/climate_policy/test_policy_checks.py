"""What the checks of Climate Policy are worth: a wrong content file is refused, a broken position is noticed."""

from collections.abc import Callable
from pathlib import Path

import pytest

from climate_policy.positions import (
    COAL,
    CONTENT_FILE,
    GAS,
    RED,
    SOLAR_1,
    TITLE,
    at,
    given,
    pawns,
    plants,
    stocks,
)
from keeling.kernel.errors import BadContent
from keeling.titles.climate_policy.layout import EMPTY, NOBODY
from keeling.titles.climate_policy.sequence import CloseRound
from keeling.titles.climate_policy.state import ClimatePolicy

MISTAKES = [
    # right, wrong, what the sentence names
    ("dirty = 30", "dirty = 29", "box.dirty"),
    ("summits = 18", "summits = 17", "box.summits"),
    ('names = ["1970", "1980", ', 'names = ["1970", ', "flow.names"),
    ('names = ["1970", "1980", ', "names = [1970, 1980, ", "must be a list of years"),
    ("spaces_less = [2, 1, 0, 0]", "spaces_less = [3, 1, 0, 0]", "flow.spaces_less"),
    ("start_plants = 2", "start_plants = 7", "start_plants"),
    ("location = [1, 2, 3]", "location = [1, 3, 2]", "location"),
    ("location = [1, 2, 3]", "location = []", "location"),
    ("unlock = [7, 10]", "unlock = [7, 7]", "unlock"),
    ("tiles = 3, cubes = 6", "tiles = 3, cubes = 3", "plants"),
    ('id = "coal"', 'id = "peat"', "must be coal"),
    ('name = "Rio", topics = ["forestation", ', 'name = "Rio", topics = ["cold-fusion", ', "topics"),
    ('regions = ["NA", "SA", "EU", "AF", "AS", "OC"]', "regions = []", "events.regions"),
    ('regions = ["NA", "SA", "EU", "AF", "AS", "OC"]', 'regions = ["NA", "SA"]', "events.regions"),
    ("transfer_spaces = 2", "transfer_spaces = 3", "transfer_spaces"),
    ("defeat = 500", "defeat = 500\nhope = 1", "hope"),
]


@pytest.mark.parametrize(("right", "wrong", "named"), MISTAKES)
def test_a_wrong_content_file_is_refused_with_its_place(tmp_path: Path, right: str, wrong: str, named: str) -> None:
    text = CONTENT_FILE.read_text(encoding="utf-8")
    assert right in text
    file = tmp_path / "other.toml"
    file.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(BadContent) as refused:
        TITLE.content(file)
    assert named in str(refused.value)


@pytest.mark.parametrize("table", ["regions", "dirty", "sources"])
def test_a_table_too_few_is_refused(tmp_path: Path, table: str) -> None:
    text = CONTENT_FILE.read_text(encoding="utf-8")
    first = text.index(f"[[{table}]]")
    second = text.index(f"[[{table}]]", first + 1)
    file = tmp_path / "other.toml"
    file.write_text(text[:first] + text[second:], encoding="utf-8")
    with pytest.raises(BadContent, match=f"{table}: there must be"):
        TITLE.content(file)


def position() -> ClimatePolicy:
    """A sound position after a closed round, in which there is something of everything."""
    g = given(
        CloseRound(),
        policy="3B",
        permits=[2, 0, 0, 0],
        loopholes=[1, 0, 0, 0],
        stock=stocks(red=[COAL]),
        pawn=pawns(solar=[5]),
        **plants(EU=[(COAL, RED), (SOLAR_1, RED)], AF=[GAS, GAS]),
    )
    assert g.violations() == []
    return g


def set_item(name: str, place: int, value: int) -> Callable[[ClimatePolicy], None]:
    return lambda g: getattr(g, name).__setitem__(place, value)


def add_to(name: str, value: int) -> Callable[[ClimatePolicy], None]:
    return lambda g: setattr(g, name, getattr(g, name) + value)


def swap(name: str, place: int, amount: int) -> Callable[[ClimatePolicy], None]:
    """Move so much from the first item to another, so that the sum stays right."""

    def spoil(g: ClimatePolicy) -> None:
        items = getattr(g, name)
        items[0] -= amount
        items[place] += amount

    return spoil


BROKEN: dict[str, tuple[Callable[[ClimatePolicy], None], str]] = {
    "money from nowhere": (set_item("money", 0, 99), "all there is"),
    "negative money": (swap("money", 1, 50), "less than no money"),
    "money without a reason": (swap("money", 1, 2), "stands in the books"),
    "co2": (add_to("co2", 10), "CO2 is what"),
    "a dirty tile": (set_item("dirty_pool", 0, 3), "dirty plants of pool"),
    "a clean tile": (set_item("clean_supply", 3, 9), "clean plants of supply"),
    "a project": (set_item("bag", 0, 9), "projects of bag"),
    "a dear project": (set_item("project", 4, 1), "no project is dearer"),
    "a permit": (add_to("permit_box", 1), "permits of companies"),
    "a debt of permits": (add_to("permit_box", -9), "negative"),
    "a loophole": (add_to("loophole_supply", 1), "loophole tiles"),
    "a negative supply": (set_item("bag", 1, -1), "no supply is negative"),
    "a summit twice": (set_item("summit_deck", 0, 5), "summit tile"),
    "an owner of nothing": (set_item("owner", at("NA-1"), RED), "open space"),
    "a gap": (set_item("space", at("EU-1"), EMPTY), "without a gap"),
    "a clean plant of nobody": (set_item("owner", at("EU-2"), NOBODY), "every clean plant"),
    "a full stock": (set_item("stock", 0, 4), "more dirty plants in stock"),
    "a fifth pawn": (lambda g: setattr(g, "pawn", [1] * 20), "more pawns"),
    "two loans": (set_item("debt", 0, 2), "borrows twice"),
    "off the track": (set_item("pawn", 0, 11), "stay on their tracks"),
    "half an offer": (add_to("offer_to", 1), "two sides"),
    "an offer of nobody": (add_to("offer_money", 1), "nothing is offered"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_the_invariants_notice_a_broken_position(name: str) -> None:
    spoil, said = BROKEN[name]
    g = position()
    spoil(g)
    assert any(said in sentence for sentence in g.violations())
