"""Games in the browser: by clicking, by keyboard alone, and by two people through a reload and a restart."""

import json
import re
from pathlib import Path

from playwright.sync_api import Browser, expect
from serving import Server, serving

from web.browsing import Person, person, wait_until

MOST_TABS = 40


def test_a_whole_game_by_clicking(ann: Person, tmp_path: Path) -> None:
    ann.go()
    ann.page.locator(".game", has_text="Nim").get_by_role("button").click()
    while ann.wait_for_turn():
        ann.click_through()
    expect(ann.page.get_by_role("heading", level=1, name=re.compile("win|loses"))).to_be_visible()

    with ann.page.expect_download() as download:
        ann.page.get_by_role("button", name="Download the record").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    assert json.loads(file.read_text())["title"] == "nim"

    table = ann.page.url
    ann.page.get_by_role("button", name="Look at the board").click()
    ann.press("l")
    ann.page.get_by_role("slider").press("Home")
    ann.page.get_by_role("button", name="Play on from here").click()
    ann.page.wait_for_selector(".play[data-status=playing]")
    ann.page.go_back()
    ann.page.get_by_role("button", name="Rematch").click()
    ann.page.wait_for_url(lambda url: url != table)
    ann.wait_for_turn()

    ann.go()
    expect(ann.page.locator(".tables li", has_text="Nim")).to_have_count(3)
    ann.page.locator("#record-file").set_input_files(file)
    ann.page.wait_for_selector(".play[data-status=finished]")


def test_a_whole_classic_game_by_clicking_on_the_board(ann: Person) -> None:
    ann.go()
    ann.play(2)
    ann.page.wait_for_selector(".play[data-mine=true] [data-anchor].can")
    decisions = 0
    while ann.wait_for_turn():
        ann.click_through()
        decisions += 1
        assert not ann.scrolls()
    assert decisions > 10
    expect(ann.page.get_by_role("heading", level=1, name=re.compile("win|loses"))).to_be_visible()
    ann.page.get_by_role("button", name="Look at the board").click()
    expect(ann.page.locator(".table .stage")).to_be_visible()


def tab_to(who: Person, selector: str) -> None:
    """Go on with the Tab key until the focus is on such an element."""
    for _ in range(MOST_TABS):
        if who.page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        who.press("Tab")
    raise AssertionError(f"the Tab key never reaches {selector}")


def test_a_whole_classic_game_by_keyboard_alone(ann: Person) -> None:
    """From the start page, against one bot, to the result and back to the board."""
    ann.go()
    ann.page.locator(".window.open button.play:enabled").wait_for()
    tab_to(ann, ".window.open .segment ~ .segment input[type=radio]")  # the first group are the levels
    two = ann.page.locator(".window.open").get_by_role("radio", name="2", exact=True)
    wait_until(two.is_checked, lambda: ann.press("ArrowLeft"))
    tab_to(ann, ".window.open button.play")
    ann.press("Enter")
    turns = 0
    while ann.wait_for_turn():
        decide_by_keyboard(ann, turns)
        turns += 1
    assert turns > 10
    expect(ann.page.get_by_role("heading", level=1, name=re.compile("win|loses"))).to_be_visible()
    ann.press("l", "ArrowRight", "ArrowRight")
    assert ann.focused() == "Table"


def decide_by_keyboard(ann: Person, turn: int) -> None:
    if turn % 3 == 1:
        ann.press_through_board()
    else:
        ann.press_through("ArrowDown", "Enter")


def test_keys_of_the_page(lively: Person) -> None:
    lively.go()
    lively.page.get_by_role("button", name="Play against 2 bots").first.click()
    lively.page.wait_for_selector(".play[data-mine=true] [data-anchor].can")
    lively.press("?")
    expect(lively.page.get_by_role("dialog")).to_be_visible()
    lively.press("Escape")
    expect(lively.page.get_by_role("dialog")).not_to_be_visible()
    lively.press("b")
    assert re.match(r"[a-z]+(:|$)", lively.focused())
    lively.press("1")
    expect(lively.page.locator(".bar .back")).to_be_visible()
    lively.press("Escape", "Escape", "Escape")
    expect(lively.page.locator(".bar .back")).to_have_count(0)
    lively.press("/")
    lively.page.keyboard.type("solar")
    for label in lively.page.locator(".list [data-action]").all_inner_texts():
        assert "solar" in label.lower()
    lively.decide(lambda: lively.press("ArrowDown", "Enter"))
    lively.wait_for_turn()
    lively.page.locator("body").press(",")
    lively.says("Looking back")
    lively.press("n")
    expect(lively.page.get_by_text("Looking back")).to_have_count(0)
    lively.decide(lambda: lively.press("u"))


def test_two_people_with_a_reload_and_a_restart(browser: Browser, tmp_path: Path) -> None:
    with (
        serving(tmp_path) as server,
        person(browser, server.url) as ann,
        person(browser, server.url) as bob,
    ):
        ann.go("/new/nim")
        ann.seat(3, "nobody")
        ann.page.get_by_label("Name on seat 1").fill("Ann")
        ann.page.get_by_role("button", name="Open the table").click()
        link = ann.page.get_by_label("Link to this table").input_value()
        bob.page.goto(link)
        bob.page.get_by_label("Your name").fill("Bob")
        bob.page.get_by_role("button", name="Take seat 2").click()
        people = [ann, bob]
        for each in people:
            each.page.wait_for_selector(".play")
        take_turns(people, 2)

        before = bob.fact("seq")
        bob.page.reload()
        bob.page.wait_for_selector(f".play[data-seq='{before}']")
        take_turns(people, 2)

        server.stop()
        for each in people:
            each.says("Connection lost")
        server.start()
        for each in people:
            expect(each.page.get_by_text("Connection lost")).to_have_count(0)
        take_turns(people, 100)
        for each in people:
            each.wait_for_end()
            assert each.position == ann.position
            each.complaints[:] = [text for text in each.complaints if "WebSocket connection" not in text]


def take_turns(people: list[Person], most: int) -> None:
    """Whoever is asked decides, so many times or until the end; then everybody has seen the same."""
    for _ in range(most):
        wait_until(lambda: any(each.over or each.fact("mine") == "true" for each in people))
        if any(each.over for each in people):
            break
        position = people[0].position
        next(each for each in people if each.fact("mine") == "true").click_first()
        for each in people:
            each.wait_beyond(position)


def test_undo_with_consent_and_a_bot_for_a_while(browser: Browser, server: Server) -> None:
    with person(browser, server.url) as ann, person(browser, server.url) as bob:
        ann.go("/new/nim")
        ann.seat(3, "nobody")
        ann.page.get_by_role("button", name="Open the table").click()
        link = ann.page.get_by_label("Link to this table").input_value()
        bob.page.goto(link)
        bob.page.get_by_role("button", name="Take seat 2").click()
        people = [ann, bob]
        for each in people:
            each.page.wait_for_selector(".play")
        take_turns(people, 2)
        position = ann.position
        asker, other = (ann, bob) if ann.page.get_by_role("button", name="Ask to undo").count() else (bob, ann)
        asker.page.get_by_role("button", name="Ask to undo").click()
        other.page.get_by_role("button", name="Agree").click()
        for each in people:
            each.wait_beyond(position)
            assert each.position < position

        bob.press("t")
        bob.page.get_by_role("button", name="Hand to a bot: my seat").click()
        bob.says("A bot plays your seat")
        ann.wait_for_turn()
        bob.page.get_by_role("button", name="Take the seat back").click()
        expect(bob.page.get_by_text("A bot plays your seat")).to_have_count(0)


def test_slider_log_chart_and_why_not(lively: Person) -> None:
    lively.go()
    lively.page.get_by_role("button", name="Play against 2 bots").first.click()
    lively.page.wait_for_selector(".play[data-mine=true] [data-anchor].can")
    for _ in range(4):
        lively.wait_for_turn()
        lively.click_through()
    lively.wait_for_turn()
    lively.press("c")
    slider = lively.page.get_by_role("slider")
    slider.focus()
    slider.press("Home")
    lively.says("Looking back")
    lively.page.get_by_role("button", name="Back to now").click()
    expect(lively.page.get_by_text("Looking back")).to_have_count(0)

    lively.press("l")
    entry = lively.page.locator(".log .entry").first
    entry.hover()
    entry.click()
    lively.press("n")
    lively.press("c")
    expect(lively.page.get_by_role("img", name=re.compile("CO₂. ppm"))).to_be_visible()
    lively.page.get_by_role("button", name="Money", exact=True).click()
    lively.press("o")
    lively.page.locator(".list [data-action]").first.hover()
    expect(lively.page.get_by_label("What it changes")).to_contain_text("→")

    refused = lively.page.locator("[data-anchor^='ungoal:']:not(.can)").first
    refused.dispatch_event("click")
    expect(lively.page.get_by_label(re.compile("Why not here"))).to_be_visible()
    lively.press("Escape")
    expect(lively.page.get_by_label(re.compile("Why not here"))).to_have_count(0)
