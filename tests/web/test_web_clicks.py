"""No accident: who clicks the bar twice, in a rage or too long loses nothing, in any state of any mode.

The fixtures of the development page answer every decision at once with the same one, so that a click too many would
decide again. Every state on a laptop or a phone here; on both, with every gesture, with KEELING_CLICKS=all, which
`make soak` does.
"""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from web.impatience import Impatient, Key, faults_of, impatient
from web.layout import MODES, build, fixture_names, served

STATES = (
    "idle", "verb", "place", "done", "wait", "watch", "past", "proposal", "refusal", "supply", "disaster",
    "draft", "auction", "dues", "trade", "company", "tracks", "drawer", "log",
)  # fmt: skip
SAME_BAR = {"company", "tracks", "drawer", "log"}  # what is open does not change the keys
FORMS = ("laptop", "phone")
GOES_BACK = {"undo", "redo", "reset", "end"}
LEADS_AWAY = {"next", "skip", "live", "branch"}
HARMLESS = {"back", "now"}  # a step back in a choice, and the sheet that says what now
ALL = os.environ.get("KEELING_CLICKS") == "all"
KNOWN = fixture_names()


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    build()
    with served() as address:
        yield address


def states_of(mode: str, form: str) -> list[str]:
    """The states of a mode that are clicked in this form: all, or every other one and the rest in the other form."""
    known = [state for state in STATES if f"{mode}-{state}" in KNOWN and not (form == "phone" and state == "tracks")]
    if ALL:
        return known
    turn = (MODES.index(mode) + FORMS.index(form)) % 2
    return [state for n, state in enumerate(known) if n % 2 == turn and state not in SAME_BAR]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("mode", MODES)
def test_a_click_too_many_loses_nothing(browser: Browser, address: str, mode: str, form: str) -> None:
    gestures = [Impatient.in_a_rage, Impatient.long] + ([Impatient.twice] if ALL else [])
    with impatient(browser, address, form) as who:
        faults = [fault for state in states_of(mode, form) for fault in faults_of(who, f"{mode}-{state}", gestures)]
    assert faults == []


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("mode", MODES)
def test_every_key_has_a_place_of_its_own(browser: Browser, address: str, mode: str, form: str) -> None:
    """What goes back or ends the turn stands where nothing else does in another state; what leads away, where nothing
    decides."""
    seen: set[Key] = set()
    with impatient(browser, address, form) as who:
        for state in ("idle", "verb", "done", "wait", "past", "supply", "dues", "proposal"):
            if f"{mode}-{state}" in KNOWN:
                who.show(f"{mode}-{state}")
                bar = who.bar()
                seen |= {key for key in who.offered() if key.y >= bar}
    assert {key.name for key in seen} >= {"undo", "end", "next", "skip", "live"}
    shared = {
        (a.name, b.name)
        for a in seen
        for b in seen
        if a.name != b.name and a.covers(b) and a.name in GOES_BACK | LEADS_AWAY and b.name not in LEADS_AWAY | HARMLESS
    }
    assert shared == set()
