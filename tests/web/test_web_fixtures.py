"""The fixtures of the boards show every kind of decision that Second Chance asks (made by tools/board_fixtures.py)."""

import json
import pkgutil
from importlib import import_module

import pytest

from conftest import ROOT
from keeling.kernel.game import Decision
from keeling.titles import common, second_chance

FIXTURES = ROOT / "web" / "src" / "board" / "fixtures"
BASES = {"Menu", "MoveOrDecline"}  # asked only as what extends them


def decisions() -> set[str]:
    """The kinds of decision in the rules of Second Chance and in those it shares."""
    found: set[str] = set()
    for package in (common, second_chance):
        for module in pkgutil.iter_modules(package.__path__, package.__name__ + "."):
            for thing in vars(import_module(module.name)).values():
                if isinstance(thing, type) and issubclass(thing, Decision) and thing is not Decision:
                    found.add(thing.__name__)
    return found - BASES


@pytest.mark.parametrize("kind", sorted(decisions()))
def test_every_kind_of_decision_has_a_fixture(kind: str) -> None:
    stored = [json.loads(file.read_text(encoding="utf-8")) for file in FIXTURES.glob("*.json")]
    asked = {each["asked"]["kind"] for each in stored if each["title"] != "classic" and each["asked"]}
    assert kind in asked, "add a situation to tools/board_fixtures.py"
