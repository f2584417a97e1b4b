"""Golden records replay to the same end, two of each family are told as readable text, and move trees are counted.

A rule that offers one action too many or too few anywhere in a tree changes a number: it is how many sequences of
one to four unforced decisions there are from a fixed position. Chance inside a tree is fixed by the game's own
generator. What there is stands in the goldens.py of each title; that it is enough is tested in their
folders. After a change of rules run tools/golden.py and look at the differences.
"""

import json

import pytest

from goldens import Collection, collections, leaves
from keeling.kernel.digest import digest
from keeling.kernel.match import Match

COLLECTIONS = {collection.name: collection for collection in collections()}
RECORDED = [(collection, name) for collection in COLLECTIONS.values() for name in collection.goldens]
TOLD = [(collection, name) for collection in COLLECTIONS.values() for name in collection.told]
COUNTED = [
    (collection, name)
    for collection in COLLECTIONS.values()
    for name in json.loads(collection.trees_file.read_text(encoding="utf-8"))
]


def named(value: object) -> str:
    """Names for the cases of a test: the record, the playthrough or the tree."""
    return value.name if isinstance(value, Collection) else str(value)


@pytest.mark.parametrize(("collection", "name"), RECORDED, ids=named)
def test_golden_records_replay(collection: Collection, name: str) -> None:
    """Written once, true until a rule changes; they end as they must and show what they were made for."""
    golden = collection.goldens[name]
    record = collection.read(name)
    assert record.setup.options == golden.title.options.parse(golden.options)
    match = Match.resume(record)
    assert digest(match.game) == record.digest
    assert match.game.violations() == []
    assert golden.is_met(match)


@pytest.mark.parametrize("collection", COLLECTIONS.values(), ids=named)
def test_there_is_no_other_record(collection: Collection) -> None:
    assert collection.present() == sorted(collection.goldens)


@pytest.mark.parametrize("collection", COLLECTIONS.values(), ids=named)
def test_a_golden_record_is_not_true_by_itself(collection: Collection) -> None:
    """One other action, and the record says so."""
    record = collection.read(next(iter(collection.goldens)))
    assert len(record.actions) > 50
    notation = record.setup.title.alphabet.notation
    g = record.setup.start()
    g.play(next(action for action in g.legal if notation(action) != record.actions[0]))
    assert digest(g) != record.digest


@pytest.mark.parametrize(("collection", "name"), TOLD, ids=named)
def test_playthroughs_are_told_as_before(collection: Collection, name: str) -> None:
    """A difference here is a change of rules, of words or of what somebody sees: run tools/golden.py and read it."""
    told = collection.make_playthrough(name).splitlines()
    assert told == collection.playthrough_file(name).read_text(encoding="utf-8").splitlines()
    assert len("\n".join(told)) < 400_000


@pytest.mark.parametrize(("collection", "name"), COUNTED, ids=named)
def test_the_tree_has_as_many_leaves_as_before(collection: Collection, name: str) -> None:
    tree = json.loads(collection.trees_file.read_text(encoding="utf-8"))[name]
    g = collection.position_after(tree["record"], tree["actions"])
    assert type(g.decision).__name__ == tree["asks"]
    before = digest(g)
    assert [leaves(g, depth + 1) for depth in range(len(tree["leaves"]))] == tree["leaves"]
    assert digest(g) == before


@pytest.mark.parametrize("collection", COLLECTIONS.values(), ids=named)
def test_five_positions_and_more_are_counted_to_depth_four(collection: Collection) -> None:
    trees = json.loads(collection.trees_file.read_text(encoding="utf-8"))
    assert list(trees) == list(collection.trees)
    assert sum(len(tree["leaves"]) >= 4 for tree in trees.values()) >= 5
    assert len({tree["asks"] for tree in trees.values()}) >= 5
