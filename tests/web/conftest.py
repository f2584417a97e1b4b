"""The browser and the server of the browser tests."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright
from serving import Server, serving

from web.browsing import LAPTOP, PHONE, Person, launch, person


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("web")) as server:
        yield server


@pytest.fixture
def ann(browser: Browser, server: Server) -> Iterator[Person]:
    with person(browser, server.url) as ann:
        yield ann


@pytest.fixture
def lively(browser: Browser, server: Server) -> Iterator[Person]:
    """Somebody for whom the pieces move."""
    with person(browser, server.url, reduced_motion="no-preference") as lively:
        yield lively


@pytest.fixture(params=[(LAPTOP, "light"), (LAPTOP, "dark"), (PHONE, "light")], ids=["light", "dark", "phone"])
def eve(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Person]:
    """Somebody on a laptop by day, on one at night, or with a phone."""
    size, colours = request.param
    with person(browser, server.url, size, color_scheme=colours) as eve:
        yield eve
