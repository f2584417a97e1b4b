"""The page of a table in every state, form, theme and language: where the pictures are, and which ones are sampled."""

import fcntl
import itertools
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import NamedTuple

from playwright.sync_api import Browser, Page

from conftest import ROOT

PAGE = ROOT / "build" / "board"
AUDIT = (Path(__file__).parent / "audit.js").read_text(encoding="utf-8")

MODES = ("classic", "team", "companies", "policy")
STATES = (
    "idle", "1p", "2p", "3p", "4p", "5p", "verb", "place", "done", "wait", "watch", "company", "tracks", "drawer",
    "log", "refusal", "supply", "disaster", "end", "defeat", "draft", "auction", "dues", "trade",
)  # fmt: skip
SIZES = {
    "laptop": (1366, 768),
    "small laptop": (1280, 720),
    "large": (1920, 1080),
    "phone": (390, 844),
    "tablet": (820, 1180),
    "zoom 150": (911, 512),
    "zoom 200": (683, 384),
}
THEMES = ("light", "dark")
LANGUAGES = ("en", "de", "pseudo")


class Case(NamedTuple):
    """One page."""

    mode: str
    state: str
    size: str
    theme: str
    language: str

    @property
    def fixture(self) -> str:
        """The name of its fixture."""
        return f"{self.mode}-{self.state}"


def all_cases(known: frozenset[str]) -> list[Case]:
    """Every combination that there is."""
    factors = itertools.product(MODES, STATES, SIZES, THEMES, LANGUAGES)
    return [case for case in itertools.starmap(Case, factors) if case.fixture in known]


def pairwise(cases: list[Case]) -> list[Case]:
    """As few of the cases as a greedy choice needs to hold every pair of values of two factors that occurs at all."""
    pairs_of = {case: set(itertools.combinations(enumerate(case), 2)) for case in cases}
    due = set().union(*pairs_of.values())
    chosen: list[Case] = []
    while due:
        best = max(cases, key=lambda case: len(pairs_of[case] & due))
        chosen.append(best)
        due -= pairs_of[best]
    return chosen


def fixture_names() -> frozenset[str]:
    """The fixtures that tools/table_fixtures.py makes; nothing is made for that."""
    command = [str(ROOT / ".venv" / "bin" / "python"), str(ROOT / "tools" / "table_fixtures.py"), "--list"]
    listed = subprocess.run(command, capture_output=True, text=True, check=True)
    return frozenset(listed.stdout.split())


def build() -> None:
    """Make the development page and its fixtures, if anything they are made of has changed; one process at a time."""
    PAGE.parent.mkdir(exist_ok=True)
    with (PAGE.parent / "board.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run(["make", "--no-print-directory", "-C", str(ROOT), "board-page"], check=True)


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Nothing."""


@contextmanager
def served() -> Iterator[str]:
    """The address of the development page."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(PAGE))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/board.html"
        finally:
            server.shutdown()


@contextmanager
def shown(browser: Browser, address: str, case: Case) -> Iterator[tuple[Page, list[str]]]:
    """A page with its state reached, and what the browser complained of."""
    width, height = SIZES[case.size]
    touch = case.size == "phone"
    context = browser.new_context(
        viewport={"width": width, "height": height}, reduced_motion="reduce", has_touch=touch, is_mobile=touch
    )
    try:
        page = context.new_page()
        complaints: list[str] = []
        page.on("pageerror", lambda error: complaints.append(f"error: {error}"))
        page.goto(f"{address}?fixture={case.fixture}&theme={case.theme}&language={case.language}&speed=step")
        page.wait_for_selector("html[data-ready]", timeout=60_000)
        ready = page.evaluate("() => document.documentElement.dataset.ready")
        if ready != "true":
            complaints.append(ready)
        yield page, complaints
    finally:
        context.close()


def faults(page: Page) -> list[str]:
    """What the audit finds, a line each, every one once."""
    return list(dict.fromkeys(f"{kind}: {text} ({where})" for kind, text, where in page.evaluate(AUDIT)))
