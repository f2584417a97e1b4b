"""Counted move trees: how many sequences of one to four unforced decisions there are from fixed positions.

A rule that offers one action too many or too few anywhere in them changes a number. Chance inside a tree is fixed by
the game's own generator. The numbers stand in tests/trees/climate-policy.json; tools/golden.py counts them anew.
"""

import json

import pytest

from climate_policy.goldens import CLIMATE_POLICY
from goldens import leaves
from keeling.kernel.digest import digest

COUNTED = json.loads(CLIMATE_POLICY.trees_file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", COUNTED)
def test_the_tree_has_as_many_leaves_as_before(name: str) -> None:
    tree = COUNTED[name]
    g = CLIMATE_POLICY.position_after(tree["record"], tree["actions"])
    assert type(g.decision).__name__ == tree["asks"]
    before = digest(g)
    assert [leaves(g, depth + 1) for depth in range(len(tree["leaves"]))] == tree["leaves"]
    assert digest(g) == before


def test_the_trees_begin_with_every_kind_of_question() -> None:
    asked = {tree["asks"] for tree in COUNTED.values()}
    assert asked == {"TurnMenu", "PutBack", "MakeOffers", "DraftOffer", "Answer", "TaxBill", "ShowPermits"}
    assert sum(len(tree["leaves"]) >= 4 for tree in COUNTED.values()) >= 4
