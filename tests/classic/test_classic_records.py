"""Golden records of the classic game: one for each way it can end and for each variant. They are replayed in
tests/test_goldens.py."""

from typing import get_args, get_type_hints

import pytest

from classic.goldens import CLASSIC, GOLDENS, TITLE

NAMES = CLASSIC.present()


@pytest.mark.parametrize("name", NAMES)
def test_a_record_is_what_its_name_says(name: str) -> None:
    record = CLASSIC.read(name)
    outcome = TITLE.outcome(record.replay())
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
        assert record.setup.players == 1
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
