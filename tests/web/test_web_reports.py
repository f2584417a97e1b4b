"""Reports in the browser: the list, a real report whose figures are drawn, and a hostile one that reaches nothing."""

import json
import shutil
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect
from serving import Client, Server, serving

from keeling.lab.experiment import Experiment
from web.browsing import LAPTOP, PHONE, Person, person

EXPERIMENT = """
name = "quick"
question = "Does <b>it</b> work?"
title = "climate-policy"
players = 3
bots = "random"
replications = 4
[factors]
policy = ["1", "2"]
"""
ONE_PAGE = 'keeling_requests_total{method="GET",route="/reports/{report}/{path:path}",status="200"}'
MOMENT = 500  # milliseconds in which something that was sent would have arrived
TRIES = """
<!doctype html><meta charset="utf-8"><title>hostile</title>
<link rel="stylesheet" href="/assets/nothing.css"><base href="https://example.org/">
<script src="/assets/nothing.js"></script>
<body onload="window.handled = true"><img src="/icon.svg"><iframe src="/"></iframe>
<form id="form" action="/api/tables" method="post"></form>
<script>
  const tries = {
    memory: () => localStorage.getItem("keeling.tables"),
    session: () => sessionStorage.length,
    cookie: () => document.cookie,
    setCookie: () => { document.cookie = "a=b"; return document.cookie; },
    database: () => indexedDB.open("keeling"),
    caches: () => caches.keys(),
    worker: () => navigator.serviceWorker.register("/worker.js"),
    fetch: () => fetch("/api/titles").then((answer) => answer.text()),
    blind: () => fetch("/api/titles", { mode: "no-cors" }),
    elsewhere: () => fetch("https://example.org/"),
    post: () => fetch("/api/tables", { method: "POST", body: "{}" }),
    request: () => new Promise((done, fail) => {
      const request = new XMLHttpRequest();
      request.onload = done; request.onerror = fail;
      request.open("GET", "/api/titles"); request.send();
    }),
    socket: () => new Promise((done, fail) => {
      const socket = new WebSocket(`ws://${location.host}/api/tables/x/live`);
      socket.onopen = done; socket.onerror = fail;
    }),
    beacon: () => navigator.sendBeacon("/api/tables", "x") || Promise.reject("not sent"),
    evaluate: () => (0, eval)("1"),
    module: () => import("/assets/nothing.js"),
    opener: () => opener.document.title,
    openerMemory: () => opener.localStorage.length,
    openerMoved: () => { opener.location.href = "/api/health"; },
    popup: () => open("/").document,
    frame: () => document.querySelector("iframe").contentDocument.title,
    alert: () => { if (alert("x") === undefined) throw new Error("silent"); },
  };
  (async () => {
    const found = {};
    for (const [name, attempt] of Object.entries(tries)) {
      try { const got = await attempt(); found[name] = `reached: ${got}`; } catch (error) { found[name] = "nothing"; }
    }
    document.querySelector("#form").submit();
    found.origin = self.origin;
    window.found = found;
  })();
</script>
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a real report, and one that somebody put there."""
    pytest.importorskip("altair")
    folder = tmp_path_factory.mktemp("reports")
    experiment = Experiment.parse(EXPERIMENT)
    experiment.run(folder / "all" / "quick")
    experiment.report()
    shutil.copytree(folder / "all" / "quick" / "report", folder / "all" / "hostile")
    (folder / "all" / "hostile" / "report.html").write_text(TRIES, encoding="utf-8")
    facts = json.loads((folder / "all" / "hostile" / "report.json").read_text(encoding="utf-8"))
    facts |= {"name": "hostile", "question": "", "made": "2020-01-01T00:00:00Z"}
    (folder / "all" / "hostile" / "report.json").write_text(json.dumps(facts), encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Server]:
    with serving(folder, f"reports={folder / 'all'}") as server:
        yield server


@pytest.mark.parametrize(("size", "colours"), [(LAPTOP, "light"), (LAPTOP, "dark"), (PHONE, "light")])
def test_the_list_leads_to_a_report_and_back(
    browser: Browser, server: Server, size: tuple[int, int], colours: Any
) -> None:
    with person(browser, server.url, size, color_scheme=colours) as eve:
        eve.go("/learn")
        eve.page.get_by_role("link", name="reports on many games").click()
        page = eve.page
        expect(page.get_by_role("heading", name="Reports")).to_be_visible()
        assert page.locator(".reports h2").all_inner_texts() == ["Does <b>it</b> work?", "hostile"]
        expect(page.locator(".reports .tile").first).to_contain_text("Climate Policy, 8 games under 2 conditions")
        page.get_by_text("Tables and figures to save").first.click()
        assert eve.barriers() == []
        with page.expect_download() as download:
            page.get_by_role("link", name="summary csv").first.click()
        assert download.value.suggested_filename == "quick-summary.csv"
        page.get_by_role("link", name="Open the report: Does").press("Enter")
        page.wait_for_url("**/reports/quick/report.html")
        page.go_back()
        expect(page.get_by_role("heading", name="Reports")).to_be_visible()


def test_the_figures_of_a_real_report_are_drawn_and_can_be_saved(ann: Person) -> None:
    """In the sandbox, and without a word of complaint about its policy."""
    ann.go("/reports/quick/report.html")
    figures = ann.page.locator("[data-figure]")
    expect(figures.locator("svg.marks")).to_have_count(figures.count())
    assert figures.count() >= 3
    assert ann.page.locator("[data-figure=co2] svg.marks path").count() > 5
    ann.page.locator("[data-figure=co2] summary").click()
    for form in ("SVG", "PNG"):
        with ann.page.expect_download() as download:
            ann.page.locator("[data-figure=co2]").get_by_text(f"Save as {form}").click()
        assert download.value.suggested_filename == f"co2.{form.lower()}"


def test_a_hostile_report_reaches_nothing(browser: Browser, server: Server) -> None:
    """Opened by a click on the list, and by a page of ours that waits for it with all it has."""
    made = Client(server).make("human", "easy")
    token = made["seats"][0]["token"]
    with closing(browser.new_context(viewport={"width": LAPTOP[0], "height": LAPTOP[1]})) as context:
        page = context.new_page()
        page.goto(f"{server.url}/table/{made['table']}#{token}")
        page.wait_for_selector(".play")
        page.goto(f"{server.url}/reports")
        page.evaluate("document.cookie = 'secret=1'")
        assert page.evaluate("JSON.stringify(localStorage)").count(token)
        link = page.get_by_role("link", name="Open the report: hostile")
        expect(link).to_be_visible()
        before = answered(server)
        link.click()
        expect_nothing(page, server, before)

        page.goto(f"{server.url}/reports")
        expect(link).to_be_visible()
        before = answered(server)
        with context.expect_page() as opened:
            page.evaluate("open('/reports/hostile/report.html')")
        expect_nothing(opened.value, server, before)
        assert context.pages == [page, opened.value]
        assert page.url == f"{server.url}/reports"
        assert page.evaluate("document.cookie") == "secret=1"
        assert page.evaluate("JSON.stringify(localStorage)").count(token)


def expect_nothing(page: Page, server: Server, before: dict[str, float]) -> None:
    """It tried everything, and neither got an answer nor did the server hear more than the question for its page."""
    page.wait_for_function("() => window.found")
    found = page.evaluate("() => window.found")
    assert found.pop("origin") == "null"
    assert found.pop("beacon") == "reached: true"  # that it was taken, not that it was sent
    assert len(found) == TRIES.count(": () =>") - 1
    assert {name: got for name, got in found.items() if got != "nothing"} == {}
    page.wait_for_timeout(MOMENT)
    assert page.url == f"{server.url}/reports/hostile/report.html"
    heard = {name: count - before.get(name, 0) for name, count in answered(server).items()}
    assert {name: count for name, count in heard.items() if count} == {ONE_PAGE: 1.0}


def answered(server: Server) -> dict[str, float]:
    """How many requests the server has answered, by their kind; those for this number apart."""
    lines = httpx.get(f"{server.url}/metrics").text.splitlines()
    counts = [
        line.rsplit(" ", 1) for line in lines if line.startswith("keeling_requests_total") and "/metrics" not in line
    ]
    return {name: float(count) for name, count in counts}
