"""Everybody can use it: nothing that axe finds serious, no page scroll on a laptop, usable on a phone."""

import re

import pytest
from playwright.sync_api import Browser, expect
from serving import Client, Server

from web.browsing import PHONE, Person, person


def test_no_barriers_outside_a_game(eve: Person) -> None:
    eve.go()
    eve.page.get_by_role("button", name="Play against 2 bots").first.wait_for()
    assert eve.barriers() == []
    eve.page.get_by_role("button", name="Settings").click()
    assert eve.barriers("dialog[open]") == []
    eve.go("/new/classic")
    eve.page.get_by_text("Rules of the game").click()
    assert eve.barriers() == []
    eve.page.get_by_role("button", name="Open the table").click()
    eve.page.get_by_label("Link to this table").wait_for()
    assert eve.barriers() == []
    eve.go("/table/nothing")
    eve.says("There is no such table")
    assert eve.barriers() == []


def test_no_barriers_in_a_game(eve: Person) -> None:
    eve.go()
    eve.page.get_by_role("button", name="Play against 2 bots").first.click()
    eve.page.wait_for_selector(".play[data-mine=true] [data-anchor].can")
    assert eve.barriers() == []
    for key in "lct":
        eve.press(key)
        assert eve.barriers(".drawer") == [], key
    eve.press("?")
    assert eve.barriers("dialog[open]") == []


def test_no_barriers_at_the_end(eve: Person, server: Server) -> None:
    eve.go()
    eve.page.locator(".game", has_text="Nim").get_by_role("button").click()
    eve.wait_for_turn()
    assert eve.barriers() == []
    while eve.wait_for_turn():
        eve.click_first()
    eve.page.get_by_role("button", name="Look at the board").wait_for()
    assert eve.barriers() == []


@pytest.mark.parametrize("title", ["nim", "classic"])
def test_a_laptop_needs_no_page_scroll(ann: Person, server: Server, title: str) -> None:
    ann.go()
    ann.page.get_by_role("button", name="Play against 2 bots").first.wait_for()
    assert not ann.scrolls()
    players = 4 if title == "nim" else 5
    made = Client(server).make("human", *["random"] * (players - 1), title=title)
    ann.go(f"/table/{made['table']}#{made['seats'][0]['token']}")
    ann.wait_for_turn()
    for key in "olct":
        ann.press(key)
        assert not ann.scrolls(), key


def test_the_live_region_says_what_is_asked(ann: Person) -> None:
    ann.go()
    ann.page.get_by_role("button", name="Play against 2 bots").first.click()
    ann.wait_for_turn()
    ann.click_first()
    ann.wait_for_turn()
    expect(ann.page.get_by_test_id("said")).to_contain_text("Your decision")


def test_a_place_says_what_it_is_when_the_pointer_rests_on_it(lively: Person) -> None:
    lively.go()
    lively.page.get_by_role("button", name="Play against 2 bots").first.click()
    lively.page.wait_for_selector(".play[data-mine=true] [data-anchor].can")
    tip = lively.page.locator(".tip")
    place = lively.page.locator("[data-anchor='slot:EU-research']")
    for where, said in (("market", "CEP market"), ("plant:solar", "solar plant"), ("slot:EU-research", "scientist")):
        lively.page.locator(f"[data-anchor='{where}']").hover()
        expect(tip).to_contain_text(said)
    shown, there = tip.bounding_box(), place.bounding_box()
    assert shown is not None
    assert there is not None
    assert shown["y"] >= there["y"] + there["height"] or shown["y"] + shown["height"] <= there["y"]
    place.click()
    expect(lively.page.locator(".fan")).to_be_visible()
    expect(tip).to_have_count(0)


def test_the_very_first_tap_only_shows(browser: Browser, server: Server) -> None:
    made = Client(server).make("human", "random", title="second-chance-competitive")
    with person(browser, server.url, PHONE, has_touch=True, is_mobile=True) as somebody:
        somebody.go(f"/table/{made['table']}#{made['seats'][0]['token']}")
        somebody.wait_for_turn()
        position = somebody.position
        options = somebody.page.locator(".fan [data-action]")
        for option in options.all():
            option.tap()
            expect(option).to_have_class(re.compile("shown"))
        assert somebody.position == position
