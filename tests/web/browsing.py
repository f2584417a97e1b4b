"""A browser, and people in it who decide by clicking or with the keyboard.

Nothing here depends on how fast the machine is. What somebody does is observed by its effect in the page: the number
of the position, whether an answer is awaited (`data-position`, `data-busy`). If the effect did not come, because the
page was drawn anew in the meantime, the same is tried again on what is there now, and never if it did come.
"""

import os
import random
import shutil
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Locator, Page, Playwright, expect

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
PATIENCE = float(os.environ.get("KEELING_PATIENCE", "240"))  # seconds: only there to end a test that hangs
CALM = 0.6  # seconds after which a click begins a new series (web/src/play/series.ts)
GLANCE = 4.0  # seconds after which somebody looks anew where to click
STEPS = 10  # clicks before somebody takes an option from the list
WAYS = (
    ".fan [data-action]:not([disabled])",
    ".fan .entry:not([data-action])",
    "[data-anchor].lit:not([aria-pressed=true]):visible",
    ".sheet [data-action]:not([disabled]):visible, .story [data-action]:not([disabled]):visible",
    ".bar .keys [data-action]:not([disabled]):visible",
    ".bar [data-verb][aria-pressed=false]:not([aria-disabled]):visible",
    ".bar .end [data-action]:not([disabled]):visible",
)
"""What to click next, the first that there is."""
ENTRIES = ".drawer .list [data-action]"
QUIET = "if (origin !== 'null') localStorage['keeling.settings'] ??= JSON.stringify({ speed: 'none' });"
"""For every page with a memory: reports have none."""
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

expect.set_options(timeout=PATIENCE * 1000)


def chromium() -> str:
    """Where the browser is."""
    for name in (os.environ.get("KEELING_CHROMIUM", "chromium"), "chromium-browser", "google-chrome"):
        if found := shutil.which(name):
            return found
    raise FileNotFoundError("There is no Chromium; run: tools/install.sh chromium.")


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=chromium(), args=FLAGS, headless=True)


def wait_until(happened: Callable[[], bool], attempt: Callable[[], object] = lambda: None) -> None:
    """Attempt something until it has happened, anew each time it has not."""
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end, "this never happened"
        attempt()


def calmly(attempt: Callable[[], object]) -> Callable[[], None]:
    """The attempt; whoever has to repeat it waits first, because quick clicks at one point are one intention."""
    tried = False

    def attempt_calmly() -> None:
        nonlocal tried
        if tried:
            time.sleep(CALM)
        tried = True
        attempt()

    return attempt_calmly


class Person:
    """Somebody with a browser window of his own."""

    def __init__(self, context: BrowserContext, url: str, complaints: list[str] | None = None) -> None:
        self.context = context
        self.url = url
        self.complaints: list[str] = [] if complaints is None else complaints
        self.choose = random.Random(7)
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))

    def in_another_tab(self) -> "Person":
        """The same person in a second tab."""
        return Person(self.context, self.url, self.complaints)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def go(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    # Setting up

    def seat(self, chair: int, who: str) -> None:
        """Click a chair until this one sits there: `friend`, `bot`, `here` or `nobody`."""
        there = self.page.locator("li.chair").nth(chair - 1)
        wait_until(lambda: there.get_attribute("data-who") == who, lambda: there.get_by_role("button").click())

    def play(self, players: int, window: str | None = None) -> None:
        """Open a window of the start page, and play with so many."""
        self.page.wait_for_selector(".window.open")
        if window is not None and (ajar := self.page.locator("button.window", has_text=window)).count():
            ajar.click()
            expect(self.page.locator(".window.open")).to_contain_text(window)
        self.page.locator(".window.open").get_by_role("radio", name=str(players), exact=True).check()
        self.page.locator(".window.open button.play").click()

    # What the page says

    def fact(self, name: str) -> str:
        return self.page.locator(".play").get_attribute(f"data-{name}") or ""

    @property
    def position(self) -> int:
        return int(self.fact("position") or 0)

    @property
    def over(self) -> bool:
        return self.fact("status") == "finished"

    @property
    def busy(self) -> bool:
        """Whether the answer to something is awaited."""
        return self.fact("busy") == "true"

    def wait_for_turn(self) -> bool:
        """Wait until this person is asked, or the game is over; whether it goes on."""
        self.page.wait_for_selector(".play[data-mine=true][data-busy=false], .play[data-status=finished]")
        return not self.over

    def wait_beyond(self, position: int) -> None:
        self.page.wait_for_selector(f".play:not([data-position='{position}'])")

    def wait_for_position(self, position: int) -> None:
        self.page.wait_for_selector(f".play[data-position='{position}']")

    def wait_for_end(self) -> None:
        self.page.wait_for_selector(".play[data-status=finished]")

    def says(self, text: str) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()

    # Deciding

    def decide(self, attempt: Callable[[], object]) -> None:
        """Leave the position: attempt it until it is another one, and only while no answer is awaited."""
        position = self.position

        def left() -> bool:
            self.page.wait_for_selector(".play[data-busy=false]")
            return self.position != position

        wait_until(left, attempt)

    def begin(self, attempt: Callable[[], object]) -> None:
        """The same without waiting for the answer."""
        position = self.position
        wait_until(lambda: self.busy or self.position != position, attempt)

    def take(self, what: Locator) -> None:
        """One decision by clicking this."""
        self.decide(calmly(lambda: self.click(what)))

    def click_through(self) -> None:
        """One decision by clicking what a person would: a verb, a place that is lit, an entry of its fan, a key.

        The turn is ended only when nothing else is offered; from the list if clicking leads nowhere.
        """
        page = self.page
        steps = 0

        def step() -> None:
            nonlocal steps
            steps += 1
            ways = [page.locator(way) for way in WAYS if steps <= STEPS]
            way = next((each for each in ways if each.count()), None)
            if way is None:
                self.open_list()
                way = page.locator(ENTRIES)
            count = way.count()
            if count:
                self.click(way.nth(self.choose.randrange(count)))

        self.decide(step)

    def click_option(self, verb: str, action: int, anchors: list[str]) -> None:
        """Take a certain option by its verb, its places in any order, and then the option itself."""
        page = self.page

        def step() -> None:
            option = page.locator(f".table [data-action='{action}']:visible:not([disabled])")
            if option.count():
                self.click(option.first)
                return
            lit = [page.locator(f"[data-anchor='{anchor}'].lit:not([aria-pressed=true])") for anchor in anchors]
            place = next((each for each in lit if each.count()), None)
            key = page.locator(f".bar [data-verb='{verb}'][aria-pressed=false]:not([aria-disabled])")
            if place is not None:
                self.click(place.first)
            elif key.count():
                self.click(key.first)
            else:
                self.open_list()

        self.decide(calmly(step))

    def open_list(self) -> None:
        """Open the list of all options, if it is not open."""
        if not self.page.locator(ENTRIES).count():
            self.press("Escape", "Escape", "o")

    def click_first(self, then: Callable[[Callable[[], object]], object] | None = None) -> None:
        """Take the first option of the list; with `begin` for `then` without waiting for the answer."""

        def attempt() -> None:
            self.open_list()
            self.click(self.page.locator(ENTRIES).first)

        (then or self.decide)(calmly(attempt))

    def click(self, what: Locator) -> None:
        """Click what may be drawn anew at any moment: whether it was hit, the page shows."""
        # The middle of a region is covered by the places in it.
        try:
            if (what.get_attribute("data-anchor", timeout=GLANCE * 1000) or "").startswith("region:"):
                what.dispatch_event("click", timeout=GLANCE * 1000)
            else:
                what.click(timeout=GLANCE * 1000)
        except Error:
            self.page.keyboard.press("Escape")

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def press_through(self, *keys: str) -> None:
        """One decision with these keys, from the first option of the list on."""

        def step() -> None:
            self.press("Escape", "o")
            if self.focused() == "option":
                self.press(*keys)

        self.decide(step)

    def press_through_board(self) -> None:
        """One decision with the keyboard through the board: a place, then what is left in the list."""
        position = self.position

        def step() -> None:
            self.press("Escape", "b", "Enter")
            if not self.busy and self.position == position:
                self.press("o")
                if self.focused() == "option":
                    self.press("Enter")

        self.decide(step)

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

    def barriers(self, within: str | None = None) -> list[str]:
        """What axe finds serious or worse on the page, or in the only part of it that has changed since."""
        return barriers(self.page, within)


def barriers(page: Page, within: str | None = None, only: Sequence[str] = ()) -> list[str]:
    """What axe finds serious or worse on a page or in a part of it, by all of its rules or only by some."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    given = {"resultTypes": ["violations"], **({"runOnly": {"type": "rule", "values": only}} if only else {})}
    found = page.evaluate("([part, given]) => axe.run(part ?? document, given)", [within, given])
    return [
        f"{each['id']}: {each['help']} ({node['html'][:160]})"
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]


@contextmanager
def person(browser: Browser, url: str, size: tuple[int, int] = LAPTOP, **more: Any) -> Iterator[Person]:
    """Somebody with an empty memory, who complains of nothing.

    Unless he asks for it, nothing moves for him, and no story is told.
    """
    given: dict[str, Any] = {"reduced_motion": "reduce", **more}
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, accept_downloads=True, **given)
    if given["reduced_motion"] == "reduce":
        context.add_init_script(QUIET)
    somebody = Person(context, url)
    try:
        yield somebody
    finally:
        context.close()
    assert not somebody.complaints, somebody.complaints
