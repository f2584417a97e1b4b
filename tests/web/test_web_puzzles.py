"""Puzzles and progress in the browser: the list, a turn with its verdict, the solution, days, files."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from serving import Server

from keeling.puzzles import Puzzle, puzzles_of
from keeling.titles import title_named
from web.browsing import LAPTOP, PHONE, Person, person
from web.positions import near_the_end, open_table

pytestmark = pytest.mark.once
"""The client, and a server that is the same with both builds."""


def puzzle_of(title: str) -> Puzzle:
    """One whose solution is short."""
    return min(puzzles_of(title_named(title)), key=lambda puzzle: (len(puzzle.solution), puzzle.id))


def begin(who: Person, puzzle: Puzzle) -> None:
    who.go(f"/puzzles/{puzzle.id}")
    who.page.wait_for_selector(".puzzle[data-phase=asked]")
    who.wait_for_turn()


def another_turn(who: Person, puzzle: Puzzle) -> None:
    """A turn with another main action than the one that counts."""
    while not who.page.locator(".puzzle[data-phase=judged], .puzzle[data-phase=judging]").count():
        who.wait_for_turn()
        if who.page.locator(".puzzle[data-phase=judged], .puzzle[data-phase=judging]").count():
            return
        who.open_list()
        end = who.page.locator(".bar .end [data-action]:not([disabled])")
        who.take(end.first) if end.count() else who.click_first()


def kept(who: Person) -> Any:
    return json.loads(who.page.evaluate("() => localStorage['keeling.progress'] ?? 'null'"))


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_puzzle_is_played_judged_and_its_solution_shown(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    puzzle = puzzle_of("classic")
    with person(browser, server.url, size) as ann:
        begin(ann, puzzle)
        card = ann.page.locator(".puzzle")
        expect(card).not_to_contain_text("Because")
        another_turn(ann, puzzle)
        ann.page.wait_for_selector(".puzzle[data-phase=judged]")
        first = card.get_attribute("data-verdict")
        assert kept(ann)["puzzles"][puzzle.id]["first"] == first
        expect(card.get_by_role("button", name="Try again")).to_be_visible()
        card.get_by_role("button", name="Show the solution").click()
        for step in range(1, len(puzzle.solution) + 1):
            ann.page.wait_for_selector(f".puzzle[data-step='{step}']")
            if step < len(puzzle.solution):
                card.get_by_role("button", name="Next action").click()
        expect(card).to_contain_text("Because")
        card.get_by_role("button", name="Try again").click()
        ann.page.wait_for_selector(".puzzle[data-phase=asked]")
        ann.wait_for_position(len(puzzle.actions))
        assert kept(ann)["puzzles"][puzzle.id]["best"] == first
        ann.go()
        ann.page.wait_for_selector(".window.open")
        assert ann.page.locator(".tables li").count() == 0


def test_the_right_turn_counts_and_the_day_begins_a_streak(ann: Person, server: Server) -> None:
    ann.go("/puzzles/today")
    ann.page.wait_for_selector(".puzzle[data-phase=asked]")
    name = ann.page.locator(".puzzle").get_attribute("aria-label") or ""
    listed = ann.page.evaluate("async () => (await fetch('/api/puzzles')).json()")
    puzzle = next(each for each in puzzles_of(title_named(_title(listed))) if each.id == listed["today"])
    assert name.endswith(str(int(puzzle.id[-2:])))
    title, match = title_named(puzzle.title), puzzle.match()
    for notation in puzzle.solution:
        ann.wait_for_turn()
        action = title.alphabet.parse(notation)
        option = next(
            each for each in title.options_for(match.game, match.game.decision.player) if each["action"] == action
        )
        ann.click_option(option["verb"], action, list(option["anchors"]))
        match.follow(action)
    another_turn(ann, puzzle)
    ann.page.wait_for_selector(".puzzle[data-phase=judged][data-verdict=right]")
    expect(ann.page.locator(".puzzle")).to_contain_text("Because")
    assert kept(ann)["days"] == [listed["day"]]
    assert ann.barriers(".puzzle") == []
    ann.go("/puzzles")
    expect(ann.page.locator(".day")).to_contain_text("1 day in a row")
    expect(ann.page.locator(f"a[href='/puzzles/{puzzle.id}'].one")).to_have_class(re.compile("right"))
    assert ann.barriers() == []


def _title(listed: Any) -> str:
    return str(next(each["title"] for each in listed["puzzles"] if each["id"] == listed["today"]))


def test_a_puzzle_that_is_none_says_so(ann: Person) -> None:
    ann.go("/puzzles/classic-999")
    expect(ann.page.get_by_role("heading", name="There is no such puzzle")).to_be_visible()


def test_progress_goes_to_a_file_and_back_and_is_cleared_only_when_sure(ann: Person, tmp_path: Path) -> None:
    game = {"title": "classic", "level": "easy", "won": True, "score": 40, "players": 3, "at": 5}
    stored = {"version": 1, "games": {"a": game, "b": {"damaged": True}}, "puzzles": {}, "days": [], "chapters": {}}
    ann.go("/progress")
    ann.page.evaluate("stored => { localStorage['keeling.progress'] = JSON.stringify(stored); }", stored)
    ann.page.evaluate(
        '() => { localStorage[\'keeling.learning\'] = \'{"version":1,"done":{"classic":["aim"]},"at":{}}\'; }'
    )
    ann.go("/progress")
    row = ann.page.get_by_role("row", name="bots, easy")
    expect(row).to_contain_text("40")
    expect(ann.page.locator("main")).to_contain_text("1 chapter learned")
    assert ann.barriers() == []
    with ann.page.expect_download() as loading:
        ann.page.get_by_role("button", name="Save to a file").click()
    file = tmp_path / "progress.json"
    loading.value.save_as(file)
    ann.page.get_by_role("button", name="Delete all").click()
    ann.page.get_by_role("button", name="Keep").click()
    expect(row).to_be_visible()
    ann.page.get_by_role("button", name="Delete all").click()
    ann.page.get_by_role("button", name="Delete", exact=True).click()
    expect(row).to_have_count(0)
    wrong = tmp_path / "wrong.json"
    wrong.write_text('{"format": "keeling-record-2"}')
    ann.page.locator("#progress-file").set_input_files(wrong)
    expect(ann.page.get_by_role("alert")).to_contain_text("nothing was changed")
    ann.page.locator("#progress-file").set_input_files(file)
    expect(row).to_contain_text("40")
    expect(ann.page.get_by_role("status").filter(has_text="1 new game")).to_be_visible()


def test_a_finished_game_is_counted_once(ann: Person, server: Server) -> None:
    table = open_table(server, played := near_the_end("nim", 3, left=3), others="normal")
    ann.go(table.seats[played.asked])
    while ann.wait_for_turn():
        ann.click_first()
    ann.page.wait_for_function("() => localStorage['keeling.progress']")
    [game] = kept(ann)["games"].values()
    assert (game["title"], game["level"], game["players"]) == ("nim", "normal", 3)
    ann.page.reload()
    ann.wait_for_end()
    ann.go("/progress")
    cells = ann.page.get_by_role("row", name="bots, normal").get_by_role("cell")
    expect(cells.first).to_have_text("1")
