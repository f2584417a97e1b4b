"""Nothing that axe finds serious in any state of a table and at any of its ends, by day and by night.

Every other state here, on a laptop or a phone in turn; all of them on both with KEELING_BARRIERS=all, which `make soak`
does. The pages before a game are in test_web_everybody.py.
"""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from web.browsing import barriers
from web.layout import MODES, STATES, Case, build, fixture_names, served, shown

FORMS = ("laptop", "phone")
ENDS = ("end", "defeat")
COLOURS = ("color-contrast", "link-in-text-block")  # the rules that see the difference between day and night
ALL = os.environ.get("KEELING_BARRIERS") == "all"
KNOWN = fixture_names()


def cases() -> Iterator[Case]:
    """All, or every end in one form and every other state in one of the modes."""
    for m, mode in enumerate(MODES):
        for s, state in enumerate(STATES):
            if f"{mode}-{state}" not in KNOWN:
                continue
            for f, form in enumerate(FORMS):
                if ALL or ((m + s + f) % 2 == 0 and (state in ENDS or (m + s) % len(MODES) < 2)):
                    yield Case(mode, state, form, "light", "en")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    build()
    with served() as address:
        yield address


def at_night(page: Page) -> None:
    """The other theme in the same page."""
    page.evaluate("() => (document.documentElement.dataset.theme = 'dark')")
    page.evaluate("() => new Promise(requestAnimationFrame)")


@pytest.mark.parametrize("case", list(cases()), ids="-".join)
def test_no_barriers(browser: Browser, address: str, case: Case) -> None:
    with shown(browser, address, case) as (page, complaints):
        assert not complaints
        assert barriers(page) == []
        at_night(page)
        assert barriers(page, only=COLOURS) == []
