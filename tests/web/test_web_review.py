"""After a game: its review, the board at any of its moments, and another way from there."""

import json
import re

import pytest
from playwright.sync_api import Browser, Locator, Route, expect
from serving import Client, Message, Player, Server, seats

from web.browsing import LAPTOP, PHONE, Person, person
from web.positions import Played, near_the_end

REVIEWED = "[data-review=done]"


@pytest.fixture(scope="module")
def game() -> Played:
    """A short game that two careless people have played."""
    return near_the_end("second-chance-competitive", 2, 1)


@pytest.fixture(scope="module")
def made(server: Server, game: Played) -> Message:
    """A table with this game at its end; it is reviewed once, by whoever asks first."""
    table: Message = Client(server).post("/tables/import", record=game.record, seats=seats("human", "random"))
    return table


def open_end(who: Person, made: Message) -> None:
    """The result, as the first seat sees it."""
    who.go(f"/table/{made['table']}#{made['seats'][0]['token']}.{made['host']}")
    expect(who.page.locator(".end-page")).to_be_visible()


def open_review(who: Person) -> None:
    """From the result to its review."""
    who.page.get_by_role("link", name="Review").click()
    who.page.wait_for_selector(REVIEWED)


def fits(who: Person) -> bool:
    """Whether nothing sticks out at the side."""
    return bool(who.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"))


def board(who: Person) -> Locator:
    return who.page.locator(".table[data-look]")


def test_from_the_result_to_the_review_to_a_pin_to_the_board_to_another_way(ann: Person, made: Message) -> None:
    open_end(ann, made)
    old = ann.page.url
    open_review(ann)
    pins = ann.page.locator(".chances").first.locator(".pin")
    cards = ann.page.locator(".turning .point")
    assert 1 <= pins.count() == cards.count() <= 5
    expect(cards.first).to_contain_text("Better:")
    expect(cards.first).to_contain_text("points")
    assert ann.barriers() == []
    assert not ann.scrolls()
    pins.first.click()
    expect(board(ann)).to_be_visible()
    expect(ann.page).to_have_url(re.compile(r"/review/[\w-]+/\d+"))
    expect(ann.page.locator(".stage")).to_be_visible()
    position = int(board(ann).get_attribute("data-look") or -1)
    assert ann.barriers() == []
    ann.press(".")
    expect(board(ann)).to_have_attribute("data-look", str(position + 1))
    ann.press(",")
    expect(board(ann)).to_have_attribute("data-look", str(position))
    ann.page.get_by_role("button", name="Try it from here").click()
    ann.page.get_by_label("Name of the branch").fill("What if")
    ann.page.get_by_role("button", name="Play on").click()
    ann.page.wait_for_selector(".play")
    assert ann.wait_for_turn()
    assert ann.position == position
    ann.click_first()
    assert ann.position > position
    ann.go()
    expect(ann.page.locator(".tables")).to_contain_text("“What if”")
    ann.page.get_by_role("link", name=re.compile("^Review of")).first.click()
    ann.page.wait_for_selector(REVIEWED)
    ann.page.get_by_role("link", name="Result").click()
    expect(ann.page.locator(".end-page")).to_be_visible()
    assert ann.page.url.split("#")[0] == old.split("#")[0]


def test_the_curve_is_read_with_the_keyboard_and_clicked_with_the_mouse(
    ann: Person, made: Message, game: Played
) -> None:
    open_end(ann, made)
    open_review(ann)
    curve = ann.page.get_by_role("slider").first
    curve.focus()
    ann.press("Home", "ArrowRight")
    expect(curve).to_have_value("1")
    expect(curve).to_have_attribute("aria-valuetext", re.compile("after .* actions"))
    expect(board(ann)).to_have_count(0)
    ann.press("Enter")
    expect(board(ann)).to_be_visible()
    ann.press("Escape")
    ann.page.wait_for_selector(REVIEWED)
    box = ann.page.get_by_role("slider").first.bounding_box()
    assert box is not None
    ann.page.mouse.click(box["x"] + box["width"] - 2, box["y"] + box["height"] - 4)
    expect(board(ann)).to_have_attribute("data-look", str(len(game.record["actions"])))
    expect(ann.page.get_by_role("button", name="Try it from here")).to_have_count(0)
    ann.page.go_back()
    ann.page.wait_for_selector(REVIEWED)
    what = ann.page.locator(".credits summary").first
    what.click()
    ann.page.locator(".credits details[open] button").first.click()
    expect(board(ann)).to_be_visible()


def test_who_got_what_is_told_for_each(ann: Person, made: Message) -> None:
    open_end(ann, made)
    open_review(ann)
    credits = ann.page.locator(".credits")
    own = credits.locator("summary").all_inner_texts()
    assert own
    assert all("+" in text or "−" in text for text in own)
    credits.get_by_role("group").get_by_role("button").nth(1).click()
    expect(credits.get_by_role("group").get_by_role("button").nth(1)).to_have_attribute("aria-pressed", "true")
    assert credits.locator("summary").all_inner_texts() != own
    expect(credits.locator("table")).to_contain_text("ppm caused")


def test_a_link_shares_a_position(ann: Person, browser: Browser, server: Server, made: Message) -> None:
    ann.go(f"/table/{made['table']}#{made['link']}")
    expect(ann.page.locator(".end-page")).to_be_visible()
    ann.go(f"/review/{made['table']}/5")
    expect(board(ann)).to_have_attribute("data-look", "5")
    ann.page.get_by_role("button", name="Share this position").click()
    link = ann.page.get_by_label("Share this position").and_(ann.page.locator("input")).input_value()
    assert made["seats"][0]["token"] not in link
    with person(browser, server.url, PHONE) as bob:
        bob.page.goto(link)
        expect(board(bob)).to_have_attribute("data-look", "5")
        assert bob.barriers(".bar") == []
        assert fits(bob)
        bob.page.get_by_role("button", name="Try it from here").click()
        bob.page.get_by_role("button", name="Play on").click()
        bob.page.wait_for_selector(".play")
        bob.wait_for_turn()


def test_what_is_not_to_be_had_says_why(ann: Person, server: Server) -> None:
    client = Client(server)
    made = client.make("human", "human")
    ann.go(f"/review/{made['table']}#{made['seats'][0]['token']}")
    expect(ann.page.locator("[data-review=refused]")).to_be_visible()
    expect(ann.page.get_by_role("alert")).to_contain_text("only the host of a game against bots")
    assert ann.barriers() == []
    ann.go(f"/review/{made['table']}x")
    expect(ann.page.get_by_role("alert")).to_be_visible()
    for address in ("/review", "/review/a/b", "/review/a/1/2"):
        ann.go(address)
        expect(ann.page.locator("main")).to_be_visible()
        expect(ann.page.locator(".review-page")).to_have_count(0)
    ann.complaints.clear()  # a browser says aloud what was refused


def test_a_review_that_fails_can_be_asked_for_again(ann: Person, server: Server) -> None:
    client = Client(server)
    made = client.make("human", "random", seed="fails")
    ann_plays = Player(server, made["table"], made["seats"][0]["token"])
    while ann_plays.wait_for_turn():
        ann_plays.act(ann_plays.state["options"][-1]["action"])
    ann_plays.close()
    beginning = {"position": 3, "ahead": 0, "done": 4, "of": 9, "error": None, "review": None}
    answers = [json.dumps(beginning | {"state": "working"})]

    def answer(route: Route) -> None:
        if answers:
            route.fulfill(status=200, body=answers[0], content_type="application/json")
        else:
            route.continue_()

    ann.page.route("**/api/**/review", answer)
    ann.go(f"/review/{made['table']}#{made['seats'][0]['token']}")
    expect(ann.page.get_by_text("4 of 9 turns")).to_be_visible()
    answers[0] = json.dumps(beginning | {"state": "failed", "error": {"key": "error-review-failed"}})
    expect(ann.page.get_by_role("heading", name="The review failed")).to_be_visible()
    answers.clear()
    ann.page.get_by_role("button", name="Try now").click()
    ann.page.wait_for_selector(REVIEWED)


@pytest.mark.parametrize("size", [LAPTOP, (820, 1180), PHONE, (683, 384)])
def test_nothing_of_a_review_sticks_out_in_any_form(
    browser: Browser, server: Server, made: Message, size: tuple[int, int]
) -> None:
    with person(browser, server.url, size) as eve:
        eve.go(f"/review/{made['table']}?language=pseudo#{made['seats'][0]['token']}")
        eve.page.wait_for_selector(REVIEWED)
        assert fits(eve)
        eve.go(f"/review/{made['table']}/9")
        expect(board(eve)).to_be_visible()
        assert fits(eve)
