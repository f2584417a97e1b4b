"""Golden records of Climate Policy: for each of the nine policies and each end; and one as readable text."""

import pytest

from climate_policy.goldens import CLIMATE_POLICY, GOLDENS
from climate_policy.positions import POLICIES, TITLE
from keeling.kernel.digest import digest

NAMES = CLIMATE_POLICY.present()


@pytest.mark.parametrize("name", NAMES)
def test_golden_records_replay(name: str) -> None:
    """Written once, true until a rule changes; then run tools/golden.py and look at the differences."""
    record = CLIMATE_POLICY.read(name)
    g = record.replay()
    assert digest(g) == record.digest
    assert g.violations() == []
    assert g.decision is None
    outcome = TITLE.outcome(g)
    what = name.removeprefix("climate-policy-")
    if what.startswith("end-"):
        assert outcome.reason == what.removeprefix("end-")
    elif what in POLICIES:
        assert record.setup.options.as_dict()["policy"] == what
    assert (outcome.winners == []) == (outcome.reason == "defeat")


def test_there_is_a_record_for_every_end_and_every_policy() -> None:
    assert set(NAMES) == set(GOLDENS)
    names = {name.removeprefix("climate-policy-") for name in NAMES}
    assert names >= set(POLICIES)
    assert {name.removeprefix("end-") for name in names if name.startswith("end-")} == set(TITLE.ends.values())
    assert {CLIMATE_POLICY.read(name).setup.players for name in NAMES} == set(TITLE.players)


def test_the_records_play_every_kind_of_action() -> None:
    words = {action.split()[0] for name in NAMES for action in CLIMATE_POLICY.read(name).actions}
    assert words == set(TITLE.alphabet.by_word)


def test_a_golden_record_is_not_true_by_itself() -> None:
    """One other action, and the record says so."""
    record = CLIMATE_POLICY.read("climate-policy-end-defeat")
    assert len(record.actions) > 50
    g = record.setup.start()
    g.play(next(action for action in g.legal if TITLE.alphabet.notation(action) != record.actions[0]))
    assert digest(g) != record.digest


@pytest.mark.parametrize("name", sorted(CLIMATE_POLICY.told))
def test_playthroughs_are_told_as_before(name: str) -> None:
    """A difference here is a change of rules, of words or of what somebody sees: run tools/golden.py and read it."""
    told = CLIMATE_POLICY.make_playthrough(name).splitlines()
    assert told == CLIMATE_POLICY.playthrough_file(name).read_text(encoding="utf-8").splitlines()
    assert len("\n".join(told)) < 400_000
