"""The pages of docs/lab: each ready experiment has one, and its tables are of the games that its file would play."""

import sys
from pathlib import Path

import pytest

from keeling.lab.reading import read_plan
from keeling.titles import title_named

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

from lab_tables import MARK, documents  # noqa: E402

PAGES = ROOT / "docs" / "lab"
UNREAD = {"smoke"}
"""What only shows that everything works."""
EXPERIMENTS = [file for file in sorted((ROOT / "experiments").glob("*.toml")) if file.stem not in UNREAD]


@pytest.mark.parametrize("file", EXPERIMENTS, ids=lambda file: file.stem)
def test_a_page_reads_the_games_that_the_file_plays(file: Path) -> None:
    plan = read_plan(file)
    assert plan.name == file.stem
    page = (PAGES / f"{plan.name}.md").read_text(encoding="utf-8")
    (about,) = [mark[4] for mark in MARK.finditer(page) if (mark[1], mark[2]) == (plan.name, "about")]
    assert f"{plan.replications} games for each of {len(plan.conditions)} conditions" in about
    assert f"seed `{plan.seed}`" in about
    assert f"rules version {title_named(plan.title).rules_version}," in about
    assert "What the bots cannot show" in page


def test_the_list_of_experiments_leads_to_their_pages() -> None:
    listed = (PAGES / "README.md").read_text(encoding="utf-8")
    assert [file.stem for file in EXPERIMENTS if f"({file.stem}.md)" not in listed] == []


def test_every_table_is_of_an_experiment_and_has_been_made() -> None:
    names = {file.stem for file in EXPERIMENTS}
    empty = [
        (document.name, mark[1], mark[2])
        for document in documents()
        for mark in MARK.finditer(document.read_text(encoding="utf-8"))
        if mark[1] not in names or not mark[4].strip()
    ]
    assert empty == []
