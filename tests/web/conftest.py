"""The browser and the server of the browser tests."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright
from serving import Server, serving

from web.browsing import Person, launch, person


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
