"""Reports: which are offered, what never is, and the policy that each is sent under."""

import json
import os
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import httpx
import pytest
from serving import PATIENCE, Server, serving

from conftest import Run
from keeling.kernel.errors import KeelingError
from keeling.server.reports import MOST_REPORTS, Reports

FACTS = {
    "format": "keeling-report-1",
    "name": "smoke",
    "question": "Does free riding pay?",
    "title": "climate-policy",
    "games": 36,
    "conditions": 6,
    "made": "2026-11-19T12:00:00Z",
    "language": "en",
    "keeling": "0.3.0",
    "digest": "0f" * 32,
}
PAGE = "<!doctype html><title>smoke</title>"
LARGE = 50_000
"""Bytes that a report may have in these tests."""


def put(folder: Path, page: str = PAGE, **changes: Any) -> Path:
    """A report in this folder."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "report.html").write_text(page, encoding="utf-8")
    (folder / "report.json").write_text(json.dumps(FACTS | changes), encoding="utf-8")
    return folder


def names(folder: Path) -> list[str]:
    """What is offered of a folder, in the order of the list."""
    return [each.id for each in offered(folder).listed().reports]


def offered(folder: Path) -> Reports:
    return Reports(str(folder), LARGE, lasting=0)


# Which there are


def test_reports_of_experiments_and_reports_by_themselves_are_listed_the_newest_first(tmp_path: Path) -> None:
    put(tmp_path / "smoke" / "report")
    put(tmp_path / "tax", made="2026-12-01T00:00:00Z", name="tax-rate", question="")
    put(tmp_path / "cap", made="2026-12-01T00:00:00Z")
    (tmp_path / "begun").mkdir()
    (tmp_path / "letter.txt").write_text("dear", encoding="utf-8")
    found = offered(tmp_path).listed()
    assert found.offered
    assert [each.id for each in found.reports] == ["cap", "tax", "smoke"]
    assert found.reports[2].model_dump() == {
        **{name: value for name, value in FACTS.items() if name != "format"},
        "id": "smoke",
        "address": "/reports/smoke/report.html",
        "bytes": len(PAGE),
        "files": [],
    }


def test_the_folder_may_be_a_report_or_an_experiment_itself(tmp_path: Path) -> None:
    put(tmp_path / "smoke" / "report")
    assert names(tmp_path / "smoke") == ["smoke"]
    assert names(tmp_path / "smoke" / "report") == ["report"]


def test_without_a_folder_nothing_is_offered() -> None:
    found = Reports("", LARGE).listed()
    assert (found.offered, found.reports) == (False, [])


def test_a_folder_that_goes_away_leaves_an_empty_list(tmp_path: Path) -> None:
    assert names(tmp_path / "nowhere") == []


def test_many_who_ask_at_once_cost_one_look(tmp_path: Path) -> None:
    reports = Reports(str(tmp_path), LARGE, lasting=1000)
    assert reports.listed().reports == []
    put(tmp_path / "late")
    assert reports.listed().reports == []


def test_tables_and_figures_are_listed_beside_a_report(tmp_path: Path) -> None:
    report = put(tmp_path / "smoke")
    for name in (
        "tables/summary.csv",
        "figures/co2.svg",
        "figures/co2.png",
        "figures/evil.html",
        "figures/.hidden.svg",
    ):
        (report / name).parent.mkdir(exist_ok=True)
        (report / name).write_text("x", encoding="utf-8")
    (report / "secrets.csv").write_text("x", encoding="utf-8")
    (report / "figures" / "folder.svg").mkdir()
    found = offered(tmp_path).listed().reports[0]
    assert [each.path for each in found.files] == ["tables/summary.csv", "figures/co2.png", "figures/co2.svg"]


# What costs an entry its place, and never the list


@pytest.mark.parametrize(
    "about",
    [
        "", "{", "[]", "null", "{}", '{"format": "keeling-report-1"}', '"' * 30_000, "[" * 10_000, "\ufeff{}",
        json.dumps(FACTS | {"format": "keeling-report-2"}),
        json.dumps(FACTS | {"name": ""}),
        json.dumps(FACTS | {"name": "x" * 81}),
        json.dumps(FACTS | {"name": 7}),
        json.dumps(FACTS | {"question": "x" * 401}),
        json.dumps(FACTS | {"title": "../../etc"}),
        json.dumps(FACTS | {"games": -1}),
        json.dumps(FACTS | {"games": 10**30}),
        json.dumps(FACTS | {"made": "yesterday"}),
        json.dumps(FACTS | {"digest": "<script>"}),
        json.dumps(FACTS | {"name": "x" * 19_999}),
    ],
)  # fmt: skip
def test_a_damaged_or_foreign_description_costs_its_own_entry(tmp_path: Path, about: str) -> None:
    put(tmp_path / "good")
    (put(tmp_path / "bad") / "report.json").write_text(about, encoding="utf-8")
    assert names(tmp_path) == ["good"]


def test_what_is_half_written_empty_too_large_or_no_plain_file_is_left_out(tmp_path: Path) -> None:
    put(tmp_path / "good")
    (put(tmp_path / "no-page") / "report.html").unlink()
    (put(tmp_path / "no-facts") / "report.json").unlink()
    put(tmp_path / "empty", page="")
    put(tmp_path / "large", page="x" * (LARGE + 1))
    (put(tmp_path / "latin") / "report.json").write_bytes(json.dumps(FACTS).encode().replace(b"smoke", b"\xe9t\xe9"))
    (put(tmp_path / "piped") / "report.json").unlink()
    os.mkfifo(tmp_path / "piped" / "report.json")
    (put(tmp_path / "foldered") / "report.html").unlink()
    (tmp_path / "foldered" / "report.html").mkdir()
    assert names(tmp_path) == ["good"]


@pytest.mark.parametrize("name", [".hidden", "-dash", "with space", "ümlaut", "a\nb", "<script>", "x" * 81, "%2e"])
def test_folders_with_nonsense_names_are_left_out(tmp_path: Path, name: str) -> None:
    put(tmp_path / "good")
    put(tmp_path / name)
    assert names(tmp_path) == ["good"]


def test_signs_that_cannot_be_seen_are_taken_out_of_names(tmp_path: Path) -> None:
    put(tmp_path / "smoke", name="a\u202eb\x00c\nd", question="\u200b")
    found = offered(tmp_path).listed().reports[0]
    assert (found.name, found.question) == ("abc d", "")


def test_there_is_an_end_to_a_list(tmp_path: Path) -> None:
    for number in range(MOST_REPORTS + 5):
        put(tmp_path / f"r{number:03}")
    assert len(names(tmp_path)) == MOST_REPORTS


# Nothing leads out of the folder


def test_no_link_leads_out_of_the_folder(tmp_path: Path) -> None:
    outside = put(tmp_path / "outside")
    (outside / "tables").mkdir()
    (outside / "tables" / "secret.csv").write_text("secret", encoding="utf-8")
    folder = tmp_path / "folder"
    put(folder / "good")
    (folder / "whole").symlink_to(outside)
    (folder / "experiment").mkdir()
    (folder / "experiment" / "report").symlink_to(outside)
    (put(folder / "page") / "report.html").unlink()
    (folder / "page" / "report.html").symlink_to(outside / "report.html")
    (put(folder / "facts") / "report.json").unlink()
    (folder / "facts" / "report.json").symlink_to(outside / "report.json")
    (folder / "good" / "tables").symlink_to(outside / "tables")
    (folder / "good" / "figures").mkdir()
    (folder / "good" / "figures" / "secret.csv").symlink_to("../../../outside/tables/secret.csv")
    (folder / "circle").symlink_to("circle")
    reports = offered(folder).listed().reports
    assert [(each.id, each.files) for each in reports] == [("good", [])]


def test_a_link_that_stays_inside_is_followed(tmp_path: Path) -> None:
    put(tmp_path / "new")
    (tmp_path / "latest").symlink_to("new")
    assert names(tmp_path) == ["latest", "new"]


def test_a_file_exchanged_for_a_link_after_it_was_listed_is_not_sent(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("secret", encoding="utf-8")
    folder = tmp_path / "folder"
    page = put(folder / "smoke") / "report.html"
    reports = Reports(str(folder), LARGE, lasting=1000)
    assert reports.file("smoke", "report.html") == page
    page.unlink()
    page.symlink_to(tmp_path / "secret")
    with pytest.raises(KeelingError):
        reports.file("smoke", "report.html")


# Over HTTP


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("reports")
    report = put(folder / "all" / "smoke" / "report")
    for name, text in (
        ("tables/summary.csv", "condition,games\n"),
        ("figures/co2.svg", "<svg><script>1</script></svg>"),
    ):
        (report / name).parent.mkdir(exist_ok=True)
        (report / name).write_text(text, encoding="utf-8")
    (folder / "all" / "smoke" / "rows.jsonl").write_text("rows", encoding="utf-8")
    (folder / "secret.html").write_text("secret", encoding="utf-8")
    with serving(folder, f"reports={folder / 'all'}") as running:
        yield running


def test_the_list_goes_over_http(server: Server) -> None:
    answer = httpx.get(f"{server.url}/api/reports")
    assert answer.headers["cache-control"] == "no-store"
    assert [each["id"] for each in answer.json()["reports"]] == ["smoke"]


def test_a_report_is_sent_in_a_sandbox_of_its_own(server: Server) -> None:
    """To the letter: each word that is added here opens something."""
    for ask in (httpx.get, httpx.head):
        answer = ask(f"{server.url}/reports/smoke/report.html")
        assert answer.status_code == 200
        headers = answer.headers
        assert headers.get_list("content-security-policy") == [
            "sandbox allow-scripts allow-downloads; default-src 'none'; script-src 'unsafe-inline'; "
            "style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        ]
        assert headers["content-type"] == "text/html; charset=utf-8"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert headers["cache-control"] == "no-cache"
        assert "access-control-allow-origin" not in headers
        assert "set-cookie" not in headers
    assert httpx.get(f"{server.url}/reports/smoke/report.html").text == PAGE


def test_tables_and_figures_can_only_be_saved(server: Server) -> None:
    for path, kind in (("tables/summary.csv", "text/csv; charset=utf-8"), ("figures/co2.svg", "image/svg+xml")):
        headers = httpx.get(f"{server.url}/reports/smoke/{path}").headers
        assert headers["content-type"] == kind
        assert headers["content-disposition"] == f'attachment; filename="smoke-{path.rpartition("/")[2]}"'
        assert headers["content-security-policy"] == "sandbox; default-src 'none'"
        assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    "path",
    [
        "nobody/report.html", "smoke/", "smoke/report.json", "smoke/rows.jsonl", "smoke/report/report.html",
        "smoke/../smoke/rows.jsonl", "smoke/..%2f..%2fsecret.html", "smoke/%2e%2e/%2e%2e/secret.html",
        "..%2fsecret.html/report.html", "%2e%2e/secret.html", "smoke/figures/..%2f..%2f..%2f..%2fsecret.html",
        "smoke/%2fetc%2fpasswd", "smoke/report.html%00", "smoke/%ff", "smoke/report.html/", "smoke/" + "x" * 5_000,
        "smoke/figures", "smoke/figures/", "smoke//report.html", "smoke%00/report.html", "SMOKE/report.html",
    ],
)  # fmt: skip
def test_no_other_address_below_reports_leads_anywhere(server: Server, path: str) -> None:
    with closing(HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)) as connection:  # tidies nothing up
        connection.request("GET", f"/reports/{path}")
        answer = connection.getresponse()
        body = answer.read().decode()
    assert "secret" not in body
    assert (answer.status, json.loads(body)["code"]) == (404, "no_report")
    assert "script-src 'self'" in (answer.getheader("content-security-policy") or "")


def test_all_other_answers_keep_their_policy(server: Server) -> None:
    for path in ("/", "/reports", "/api/reports", "/api/health", "/reports/nobody/report.html"):
        policy = httpx.get(server.url + path).headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "sandbox" not in policy


def test_nobody_writes_reports(server: Server) -> None:
    for method in ("POST", "PUT", "DELETE", "PATCH"):
        assert httpx.request(method, f"{server.url}/reports/smoke/report.html").status_code == 405
        assert httpx.request(method, f"{server.url}/api/reports").status_code == 405


def test_a_server_does_not_start_with_reports_from_nowhere(tmp_path: Path, keeling_command: Run) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    for folder in (tmp_path / "nowhere", tmp_path / "file"):
        done = keeling_command("serve", "--port", "0", "--db", f"sqlite:///{tmp_path}/t.db", "--reports", str(folder))
        assert done.returncode == 2
        said = " ".join(done.stderr.split())
        assert "there is no such folder" in said
        assert "Traceback" not in said
