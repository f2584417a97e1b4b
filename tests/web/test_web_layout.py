"""Nothing overlaps, is cut off, too small to read or to hit, and no page scrolls: every state of every mode, in every
size, theme and language. A pairwise sample here; all of it with KEELING_LAYOUT=all, which `make soak` does; so many
others, chosen by lot but always the same, with a number."""

import os
import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from web.layout import Case, all_cases, build, faults, fixture_names, pairwise, served, shown

ALL = all_cases(fixture_names())
WANTED = os.environ.get("KEELING_LAYOUT", "")
CASES = ALL if WANTED == "all" else random.Random(14).sample(ALL, int(WANTED)) if WANTED else pairwise(ALL)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    build()
    with served() as address:
        yield address


@pytest.mark.parametrize("case", CASES, ids="-".join)
def test_sample(browser: Browser, address: str, case: Case) -> None:
    with shown(browser, address, case) as (page, complaints):
        assert not complaints
        assert faults(page) == []


def test_every_pair_of_values_is_in_the_sample() -> None:
    pairs = {(a, b) for case in ALL for a in case for b in case if a < b}
    assert pairs == {(a, b) for case in pairwise(ALL) for a in case for b in case if a < b}
