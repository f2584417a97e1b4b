"""How soon the first board can be used, and whether the page stays smooth while it tells a story.

A real server and a real browser on loopback; bounded, and stops by itself. Prints one JSON document: milliseconds until
the first board takes a click, with an empty and with a warm cache (medians), and the tasks over 50 ms while a supply
phase is told with the processor throttled four times.
"""

import argparse
import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tests" / "server")]

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402
from serving import Client, serving  # noqa: E402

from web.browsing import LAPTOP, launch  # noqa: E402
from web.layout import build, served  # noqa: E402

USABLE = "() => document.querySelector('.play[data-mine=true] [data-verb]:not([aria-disabled])') && performance.now()"
LONG_TASKS = """
() => {
  window.long = [];
  new PerformanceObserver((list) => window.long.push(...list.getEntries().map((each) => each.duration)))
    .observe({ type: 'longtask' });
}
"""
THROTTLE = 4
STORY = 15_000  # milliseconds that a story is watched


def until_usable(page: Page, address: str) -> float:
    """Milliseconds from asking for the page to a board with verbs to click."""
    page.goto(address, wait_until="commit")
    return float(page.wait_for_function(USABLE, timeout=60_000).json_value())


def first_board(browser: Browser, address: str, times: int) -> dict[str, float]:
    """With an empty cache (a new context each time), and with a warm one."""
    cold, warm = [], []
    for _ in range(times):
        context = browser.new_context(viewport={"width": LAPTOP[0], "height": LAPTOP[1]})
        page = context.new_page()
        cold.append(until_usable(page, address))
        page.goto("about:blank")
        warm.append(until_usable(page, address))
        context.close()
    return {"cold_ms": round(statistics.median(cold)), "warm_ms": round(statistics.median(warm)), "times": times}


def story(browser: Browser, address: str, fixture: str) -> dict[str, Any]:
    """The long tasks while a story is told, from the moment at which it begins."""
    context = browser.new_context(viewport={"width": LAPTOP[0], "height": LAPTOP[1]}, reduced_motion="no-preference")
    page = context.new_page()
    page.goto(f"{address}?fixture={fixture}&speed=normal&hold=1")
    page.wait_for_selector("html[data-ready=hold]", timeout=60_000)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
    page.evaluate(LONG_TASKS)
    page.evaluate("() => window.dispatchEvent(new Event('go'))")
    page.wait_for_timeout(STORY)
    long = [round(each) for each in page.evaluate("() => window.long")]
    context.close()
    return {"throttle": THROTTLE, "long_tasks": len(long), "longest_ms": max(long, default=0), "all_ms": long}


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=5, help="how often the first board is opened (default 5)")
    parser.add_argument(
        "--fixture", default="classic-supply", help="the fixture with the story (default classic-supply)"
    )
    given = parser.parse_args()
    build()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        made = Client(server).make("human", "random", "random", title="classic", seed=4)
        table = f"{server.url}/table/{made['table']}#{made['seats'][0]['token']}"
        opened = first_board(browser, table, given.times)
        with served() as address:
            told = story(browser, address, given.fixture)
        browser.close()
    print(json.dumps({"first_board": opened, "story": told}, indent=1))


if __name__ == "__main__":
    main()
