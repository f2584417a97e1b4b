"""Takes the pictures of docs/pictures: fixtures of the development page, and on a real server the way of somebody new.

With names as arguments, one picture of each of those fixtures, in build/pictures.
"""

import json
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tests" / "server")]

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402
from serving import Client, Server, seats, serving  # noqa: E402

import keeling  # noqa: E402
from web.browsing import LAPTOP, PHONE, launch  # noqa: E402
from web.layout import served  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
BUILT = ROOT / "build" / "pictures"
PATIENCE = 60_000  # milliseconds
STILL = 700  # milliseconds until nothing moves any more


class Picture(NamedTuple):
    """A picture of a fixture."""

    name: str
    fixture: str
    size: tuple[int, int] = LAPTOP
    theme: str = "light"


class Shot(NamedTuple):
    """A picture of a page of the client, when something is there."""

    name: str
    path: str
    ready: str


FIXTURES = [
    Picture("preview", "classic-place"),
    Picture("supply", "classic-supply"),
    Picture("final", "classic-end"),
    Picture("board-dark", "classic-idle", theme="dark"),
    Picture("phone", "classic-place", PHONE),
    Picture("team", "team-idle"),
    Picture("companies", "companies-idle"),
    Picture("defeat", "companies-defeat"),
    Picture("climate-policy", "policy-idle"),
    Picture("climate-policy-debrief", "policy-end"),
]


PAGES = [
    Shot("home", "/", ".window.open button.play:enabled"),
    Shot("set-up", "/new/classic", "li.chair"),
    Shot("learn", "/learn", ".lessons ol a, ol a"),
    Shot("lesson", "/learn/classic/propose", ".lesson.placed"),
    Shot("rules", "/rules/classic", "main h2"),
    Shot("puzzles", "/puzzles", "main h2"),
]


def opened(browser: Browser, size: tuple[int, int]) -> Page:
    """An empty page in which nothing moves; on a phone with a finger."""
    small = size == PHONE
    width, height = size
    given: dict[str, Any] = {"reduced_motion": "reduce", "has_touch": small, "is_mobile": small}
    return browser.new_context(viewport={"width": width, "height": height}, **given).new_page()


def keep(page: Page, folder: Path, name: str) -> None:
    """The picture as it is now."""
    page.wait_for_timeout(STILL)
    file = folder / f"{name}.png"
    page.screenshot(path=file)
    print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1024} KB", flush=True)
    page.context.close()


def take_fixture(browser: Browser, address: str, folder: Path, picture: Picture) -> None:
    """A picture of a fixture when all of its steps are done."""
    page = opened(browser, picture.size)
    page.goto(f"{address}?fixture={picture.fixture}&theme={picture.theme}&speed=step")
    page.wait_for_selector("html[data-ready]", timeout=PATIENCE)
    ready = page.evaluate("() => document.documentElement.dataset.ready")
    if ready != "true":
        sys.exit(f"{picture.fixture}: {ready}")
    keep(page, folder, picture.name)


def take_page(browser: Browser, address: str, shot: Shot) -> None:
    """A picture of a page of the client."""
    page = opened(browser, LAPTOP)
    page.goto(address + shot.path)
    page.wait_for_selector(shot.ready, timeout=PATIENCE)
    keep(page, PICTURES, shot.name)


def sit_down(page: Page, server: Server, made: dict[str, Any]) -> None:
    """Open the table as the person who made it."""
    page.goto(f"{server.url}/table/{made['table']}#{made['seats'][0]['token']}.{made['host']}")


def take_hints(browser: Browser, server: Server) -> None:
    """Good turns at the beginning of a game against easy bots."""
    page = opened(browser, LAPTOP)
    sit_down(page, server, Client(server).make("human", "easy", "easy", title="classic", seed=5))
    page.wait_for_selector(".play[data-mine=true][data-busy=false]", timeout=PATIENCE)
    page.keyboard.press("h")
    page.wait_for_selector(".advice .turn", timeout=PATIENCE)
    keep(page, PICTURES, "hints")


def take_review(browser: Browser, server: Server, store: Path) -> None:
    """The review of a game of normal bots, and the board at one of its turning points."""
    game = keeling.new("classic", players=3, seed="picture", seats=["normal", "normal", "normal"])
    game.run()
    game.save(store / "game.json")
    record = json.loads((store / "game.json").read_text(encoding="utf-8"))
    made = Client(server).post("/tables/import", record=record, seats=seats("human", "normal", "normal"))
    page = opened(browser, LAPTOP)
    sit_down(page, server, made)
    page.get_by_role("link", name="Review").click(timeout=PATIENCE)
    page.wait_for_selector("[data-review=done]", timeout=4 * PATIENCE)
    page.wait_for_timeout(STILL)
    page.screenshot(path=PICTURES / "review.png")
    page.locator(".chances").first.locator(".pin").first.click()
    page.wait_for_selector(".table[data-look] .stage", timeout=PATIENCE)
    keep(page, PICTURES, "try-it")


def main() -> None:
    """Take them all, or one of each fixture that is named."""
    named = sys.argv[1:]
    folder = BUILT if named else PICTURES
    folder.mkdir(parents=True, exist_ok=True)
    with served() as address, sync_playwright() as playwright:
        browser = launch(playwright)
        for picture in [Picture(name, name) for name in named] or FIXTURES:
            take_fixture(browser, address, folder, picture)
        if not named:
            with tempfile.TemporaryDirectory() as store, serving(Path(store)) as server:
                for shot in PAGES:
                    take_page(browser, server.url, shot)
                take_hints(browser, server)
                take_review(browser, server, Path(store))
        browser.close()


if __name__ == "__main__":
    main()
