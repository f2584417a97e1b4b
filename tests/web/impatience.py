"""Somebody who clicks the keys of the bar twice, ten times or too long, and what must not come of it."""

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

from web.layout import SIZES

KEYS = ".bar button, .story [data-action], .sheet [data-action]"
RECORD = "window.sent = []; addEventListener('sent', (event) => window.sent.push(JSON.parse(event.detail)));"
CHANGES = {"act", "undo", "redo", "reset_turn", "consent"}
MEANS = {"undo": "undo", "redo": "redo", "reset": "reset_turn", "agree": "consent", "refuse": "consent"}
RAGE = 10  # clicks
BETWEEN = 0.02
"""Seconds between touching and letting go. All clicks of a rage come within the time that two of them may be apart: a
busy machine takes a slow touch for a long one, which is no click, and what is left must still be one series."""
LONG = 0.7  # seconds that a finger or a mouse button is held down

NAMED = """
const LOOKS = /^(dark|primary|quiet|take|shown|can|cannot|did|main|free|on|again|svelte-.*)$/;
const nameOf = (key) => key.dataset.verb ? `verb ${key.dataset.verb}`
  : key.closest('.end') ? 'end'
  : key.dataset.action ? `option ${key.dataset.action}`
  : [...key.classList].filter((look) => !LOOKS.test(look)).join(' ') || key.textContent.trim();
const alive = (key) => !key.disabled && key.ariaDisabled !== 'true' && getComputedStyle(key).visibility === 'visible';
"""
ALL_KEYS = f"""() => {{ {NAMED}
  const drawn = (key) => key.getClientRects().length > 0 && alive(key);
  return [...document.querySelectorAll('{KEYS}')].filter(drawn).map((key) => {{
    const {{ x, y, width, height }} = key.getBoundingClientRect();
    return [nameOf(key), x, y, width, height];
  }});
}}"""
KEY_AT = f"""([x, y]) => {{ {NAMED}
  const key = document.elementFromPoint(x, y)?.closest('button, a:not(.ask)');  // the question only opens the rules
  return key && alive(key) ? nameOf(key) : null;
}}"""


class Key(NamedTuple):
    """A key of the bar that does something, by what it is there for, and where it stands."""

    name: str
    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> tuple[float, float]:
        """Where it is clicked."""
        return self.x + self.width / 2, self.y + self.height / 2

    def covers(self, other: "Key") -> bool:
        """Whether a click could have been meant for either."""
        return (
            self.x + 1 < other.x + other.width
            and other.x + 1 < self.x + self.width
            and self.y + 1 < other.y + other.height
            and other.y + 1 < self.y + self.height
        )


class Impatient:
    """Somebody at the development page, with a mouse or with a finger."""

    def __init__(self, page: Page, touch: bool) -> None:
        self.page = page
        self.touch = touch
        self.fingers = page.context.new_cdp_session(page) if touch else None
        self.now = time.time()  # by the clock of the finger: how busy the machine is does not slow it down

    def show(self, fixture: str) -> None:
        """Another fixture in the same page."""
        self.page.evaluate(
            "name => { delete document.documentElement.dataset.ready;"
            " dispatchEvent(new CustomEvent('show', { detail: name })); }",
            fixture,
        )
        self.page.wait_for_selector("html[data-ready]")
        assert self.page.evaluate("() => document.documentElement.dataset.ready") == "true", fixture

    def offered(self) -> list[Key]:
        """What there is to click."""
        return [Key(*each) for each in self.page.evaluate(ALL_KEYS)]

    def bar(self) -> float:
        """How far down the bar begins."""
        box = self.page.locator("section.bar").bounding_box()
        assert box is not None
        return box["y"]

    def key_at(self, x: float, y: float) -> str | None:
        name: str | None = self.page.evaluate(KEY_AT, [x, y])
        return name

    def changes(self) -> list[dict[str, Any]]:
        """What was sent that changes the game, since this was asked last."""
        sent: list[dict[str, Any]] = self.page.evaluate("() => window.sent.splice(0)")
        return [each for each in sent if each["type"] in CHANGES]

    def down(self, x: float, y: float, clicks: int = 1) -> None:
        if self.fingers:
            self._touch("touchStart", [{"x": x, "y": y}])
        else:
            self.page.mouse.move(x, y)
            self.page.mouse.down(click_count=clicks)

    def up(self, clicks: int = 1) -> None:
        if self.fingers:
            self._touch("touchEnd", [])
        else:
            self.page.mouse.up(click_count=clicks)

    def _touch(self, kind: str, points: list[dict[str, float]]) -> None:
        assert self.fingers is not None
        self.now += BETWEEN
        given = {"type": kind, "touchPoints": points, "timestamp": self.now}
        self.fingers.send("Input.dispatchTouchEvent", given)

    def click(self, x: float, y: float, times: int) -> None:
        self.now = max(self.now + 2, time.time())
        for clicks in range(1, times + 1):
            self.down(x, y, clicks)
            self.up(clicks)

    # Gestures

    def twice(self, x: float, y: float) -> None:
        """A double click."""
        self.click(x, y, 2)

    def in_a_rage(self, x: float, y: float) -> None:
        """Ten clicks."""
        self.click(x, y, RAGE)

    def long(self, x: float, y: float) -> None:
        """Pressed, held while somebody else decides, and let go."""
        self.down(x, y)
        self.page.evaluate("() => dispatchEvent(new Event('elsewhere'))")
        time.sleep(LONG)
        self.now += LONG
        self.up()

    def settle(self) -> None:
        """Until everything that was asked is answered and drawn."""
        self.page.wait_for_selector(".play[data-busy=false]")
        self.page.evaluate("() => new Promise((drawn) => setTimeout(() => requestAnimationFrame(drawn), 60))")


Gesture = Callable[[Impatient, float, float], None]


def faults_of(who: Impatient, fixture: str, gestures: Sequence[Gesture]) -> list[str]:
    """What goes wrong when every key of a state is clicked in each of these ways; the state is restored in between."""
    found: list[str] = []
    who.show(fixture)
    begin = who.offered()
    for gesture in gestures:
        for key in begin:
            if gesture is Impatient.long and key.name.startswith("verb"):
                continue  # decides nothing, whenever it is let go
            if who.offered() != begin:
                who.show(fixture)
            who.changes()
            gesture(who, *key.middle)
            who.settle()
            found += [
                f"{fixture}: {getattr(gesture, '__name__', '')} on {key.name!r} {fault}"
                for fault in judged(who, key, gesture)
            ]
            if who.page.locator(".sure").count():
                who.page.keyboard.press("Escape")
    return found


def judged(who: Impatient, key: Key, gesture: Gesture) -> Iterator[str]:
    """One intention leads to one message at most, of the kind that the key is for, and to no other key in its place."""
    sent = who.changes()
    kinds = [each["type"] for each in sent]
    if len(sent) > 1:
        yield f"sent {kinds}"
    meant = "act" if key.name == "end" or key.name.startswith("option") else MEANS.get(key.name)
    for each in sent:
        if each["type"] != meant:
            yield f"sent {each['type']}"
        elif meant == "act" and gesture is Impatient.long:
            yield "decided at a position that it was not pressed for"
        elif key.name.startswith("option") and key.name != f"option {each['action']}":
            yield f"took the option {each['action']}"
    there = who.key_at(*key.middle)
    if there not in (None, key.name):
        yield f"brought {there!r} to its place"


@contextmanager
def impatient(browser: Browser, address: str, size: str) -> Iterator[Impatient]:
    """Somebody at a page of this size; on a phone with a finger."""
    width, height = SIZES[size]
    touch = size == "phone"
    context = browser.new_context(
        viewport={"width": width, "height": height}, reduced_motion="reduce", has_touch=touch, is_mobile=touch
    )
    context.add_init_script(RECORD)
    try:
        page = context.new_page()
        page.goto(f"{address}?speed=step")
        page.wait_for_selector("body > a", state="attached")
        page.evaluate("() => document.querySelectorAll('body > a').forEach((link) => link.remove())")
        yield Impatient(page, touch)
    finally:
        context.close()
