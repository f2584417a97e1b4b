"""A browser, and people in it who decide by clicking or with the keyboard."""

import os
import random
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, Playwright, expect

from conftest import ROOT

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
LAPTOP = (1366, 768)
PHONE = (390, 844)
PATIENCE = 20_000  # milliseconds: the machines that run the tests are slow
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

expect.set_options(timeout=PATIENCE)


def chromium() -> str:
    """Where the browser is."""
    for name in (os.environ.get("KEELING_CHROMIUM", "chromium"), "chromium-browser", "google-chrome"):
        if found := shutil.which(name):
            return found
    raise FileNotFoundError("There is no Chromium; run: tools/install.sh chromium.")


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=chromium(), args=FLAGS, headless=True)


class Person:
    """Somebody with a browser window of his own."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.complaints: list[str] = []
        self.page = self.open_tab()
        self.choose = random.Random(7)

    def open_tab(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        return page

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def go(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    # What the page says

    def fact(self, name: str) -> str:
        return self.page.locator(".play").get_attribute(f"data-{name}") or ""

    @property
    def position(self) -> int:
        return int(self.fact("position") or 0)

    @property
    def over(self) -> bool:
        return self.fact("status") == "finished"

    def wait_for_turn(self) -> bool:
        """Wait until this person is asked, or the game is over; whether it goes on."""
        self.page.wait_for_selector(".play[data-mine=true], .play[data-status=finished]")
        return not self.over

    def wait_beyond(self, position: int) -> None:
        self.page.wait_for_selector(f".play:not([data-position='{position}'])")

    def says(self, text: str) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()

    # Deciding

    def click_through(self) -> None:
        """One decision by clicking what glows, then what is left."""
        position = self.position
        page = self.page
        for _ in range(8):
            if self.position != position or self.over:
                return
            glowing = page.locator("[data-anchor].can:not([aria-pressed=true])")
            offers = page.locator(".bar .offer")
            glows, offered = glowing.count(), offers.count()
            if offered and (page.locator("[data-anchor][aria-pressed=true]").count() or not glows):
                self._click(offers.nth(self.choose.randrange(offered)))
                self.wait_beyond(position)
                return
            if glows:
                self._click(glowing.nth(self.choose.randrange(glows)))
        if self.position == position:
            self._click(page.locator(".list [data-action]").first)
            self.wait_beyond(position)

    def click_option(self, action: int, anchors: list[str]) -> None:
        """Take a certain option by clicking its places, then what is left of it."""
        position = self.position
        for anchor in dict.fromkeys(anchors):
            place = self.page.locator(f"[data-anchor='{anchor}']")
            if self.position == position and place.get_attribute("aria-pressed") != "true":
                self._click(place)
        left = f".bar [data-action='{action}']:enabled, .list [data-action='{action}']:enabled"
        self.page.wait_for_selector(f".play:not([data-position='{position}']), {left}")
        if self.position == position:
            self._click(self.page.locator(left).first)
        self.wait_beyond(position)

    def _click(self, what: Any) -> None:
        # The middle of a region is covered by the places in it; its name is always free.
        corner = (what.get_attribute("data-anchor") or "").startswith("region:")
        try:
            what.click(timeout=1000, **({"position": {"x": 12, "y": 7}} if corner else {}))
        except Error:  # It was re-drawn in the meantime, or is no longer there.
            self.page.keyboard.press("Escape")

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def focused(self) -> str:
        """What has the focus: its action or anchor, otherwise its text."""
        return str(
            self.page.evaluate(
                "() => { const e = document.activeElement;"
                " return e.dataset.action ? 'option' : e.dataset.anchor || e.textContent.trim(); }"
            )
        )

    # Looking at the whole page

    def scrolls(self) -> bool:
        return bool(
            self.page.evaluate(
                "() => { const e = document.documentElement;"
                " return e.scrollHeight > innerHeight || e.scrollWidth > innerWidth; }"
            )
        )

    def barriers(self) -> list[str]:
        """What axe finds serious or worse."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{each['id']}: {each['help']} ({node['html'][:160]})"
            for each in found["violations"]
            if each["impact"] in ("serious", "critical")
            for node in each["nodes"]
        ]


@contextmanager
def person(browser: Browser, url: str, size: tuple[int, int] = LAPTOP, **more: Any) -> Iterator[Person]:
    """Somebody who comes with an empty memory, and complains of nothing."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, accept_downloads=True, **more)
    somebody = Person(context, url)
    try:
        yield somebody
    finally:
        context.close()
    assert not somebody.complaints, somebody.complaints
