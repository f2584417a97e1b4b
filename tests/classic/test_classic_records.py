"""Golden records of the classic game: one for each way it can end and for each variant; and two as readable text."""

import json
from typing import get_args, get_type_hints

import pytest

from classic.goldens import CLASSIC, GOLDENS, TITLE
from keeling.kernel.digest import digest

NAMES = CLASSIC.present()


@pytest.mark.parametrize("name", NAMES)
def test_golden_records_replay(name: str) -> None:
    """Written once, true until a rule changes; then run tools/golden.py and look at the differences."""
    record = CLASSIC.read(name)
    g = record.replay()
    assert digest(g) == record.digest
    assert g.violations() == []
    assert g.decision is None
    outcome = TITLE.outcome(g)
    what = name.removeprefix("classic-")
    options = record.setup.options.as_dict()
    if what.startswith("end-"):
        assert outcome.reason == what.removeprefix("end-")
    elif what.startswith("preset-"):
        assert options["preset"] == what.removeprefix("preset-")
    elif what.startswith("draft-"):
        assert options["lobby_draft"] == what.removeprefix("draft-")
        assert record.actions[0].startswith("draft ")
    elif what == "auction":
        assert options["auction"] is True
        assert any(action.startswith("bid ") for action in record.actions)
        assert any(action.startswith("name ") for action in record.actions)
    else:
        assert what == "solitaire"
        assert g.players == 1
        assert outcome.reason == "decades"
    assert (outcome.winners == []) == (outcome.reason == "defeat")


def test_there_is_a_record_for_every_end_and_every_variant() -> None:
    assert set(NAMES) == set(GOLDENS)
    ends = {name.removeprefix("classic-end-") for name in NAMES if name.startswith("classic-end-")}
    assert ends == set(TITLE.ends.values())
    hints = get_type_hints(TITLE.options)
    for option, prefix in (("preset", "classic-preset-"), ("lobby_draft", "classic-draft-")):
        recorded = {name.removeprefix(prefix) for name in NAMES if name.startswith(prefix)}
        assert recorded == set(get_args(hints[option])) - {"off"}
    assert {"classic-auction", "classic-solitaire"} <= set(NAMES)


def test_a_golden_record_is_not_true_by_itself() -> None:
    """One other action, and the record says so."""
    values = json.loads(CLASSIC.record_file("classic-end-defeat").read_text(encoding="utf-8"))
    assert len(values["actions"]) > 50
    record = CLASSIC.read("classic-end-defeat")
    g = record.setup.start()
    g.play(next(action for action in g.legal if TITLE.alphabet.notation(action) != record.actions[0]))
    assert digest(g) != record.digest


@pytest.mark.parametrize("name", sorted(CLASSIC.told))
def test_playthroughs_are_told_as_before(name: str) -> None:
    """A difference here is a change of rules, of words or of what somebody sees: run tools/golden.py and read it."""
    told = CLASSIC.make_playthrough(name).splitlines()
    assert told == CLASSIC.playthrough_file(name).read_text(encoding="utf-8").splitlines()
    assert len("\n".join(told)) < 300_000
