"""The pages around the board: what home remembers, three questions of the set-up, the lobby, and the end."""

import re

from playwright.sync_api import Browser, expect
from serving import Client, Server

from web.browsing import LAPTOP, PHONE, Person, person
from web.positions import near_the_end, open_table

FORMS = [LAPTOP, (1280, 720), (820, 1180), PHONE, (683, 384)]


def fits(who: Person) -> bool:
    """Whether nothing sticks out at the side."""
    return bool(who.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"))


# Home


def test_two_clicks_play_and_the_second_visit_needs_one(ann: Person) -> None:
    ann.go()
    ann.play(2, "as rivals")
    ann.wait_for_turn()
    ann.go()
    opened = ann.page.locator(".window.open")
    expect(opened.get_by_role("heading", level=1)).to_contain_text("as rivals")
    expect(opened.get_by_role("radio", name="2", exact=True)).to_be_checked()
    expect(opened.get_by_role("button", name="Play against 1 bot")).to_be_visible()


def test_a_table_says_whose_turn_it_is_and_goes_on(ann: Person) -> None:
    ann.go()
    expect(ann.page.locator(".lessons.fresh")).to_contain_text("No rulebook needed")
    ann.play(2)
    ann.wait_for_turn()
    table = ann.page.url
    ann.go()
    row = ann.page.locator(".tables li")
    expect(row).to_contain_text("your turn")
    expect(row.locator(".curve")).to_be_visible()
    row.get_by_role("link", name="Go on").click()
    ann.page.wait_for_url(table)
    ann.wait_for_turn()


def test_joining_takes_a_link_and_says_what_is_none(ann: Person, server: Server) -> None:
    ann.go("/new/nim")
    ann.page.get_by_role("button", name="Open the table").click()
    link = ann.page.get_by_label("Link to this table").input_value()
    ann.go()
    field = ann.page.get_by_label("Link or code of a table")
    field.fill("no such thing")
    field.press("Enter")
    expect(ann.page.get_by_role("alert")).to_contain_text("names no table")
    field.fill(link)
    field.press("Enter")
    expect(ann.page.get_by_role("heading", name="Who is there")).to_be_visible()


def test_without_the_server_the_windows_stay(ann: Person) -> None:
    ann.page.route("**/api/titles", lambda route: route.abort())
    ann.go()
    expect(ann.page.locator(".window")).to_have_count(4)
    expect(ann.page.get_by_role("alert")).to_contain_text("cannot be reached")
    expect(ann.page.locator(".window.open button.play")).to_be_disabled()
    ann.page.unroute("**/api/titles")
    ann.page.get_by_role("button", name="Try again").click()
    expect(ann.page.locator(".window.open button.play")).to_be_enabled()
    ann.complaints.clear()


# Set-up and lobby


def test_chairs_go_round_and_what_contradicts_is_said(ann: Person) -> None:
    ann.go("/new/climate-policy")
    for who in ("bot", "here", "nobody"):
        ann.seat(2, who)
    ann.seat(3, "nobody")
    bar = ann.page.locator(".page-bar")
    expect(bar.get_by_role("alert")).to_contain_text("for 2 to 5 players")
    expect(ann.page.get_by_role("button", name="Open the table")).to_be_disabled()
    ann.seat(2, "bot")
    expect(bar).to_contain_text("2 seats")
    expect(bar).to_contain_text("You and a bot.")
    ann.page.get_by_role("button", name="Open the table").click()
    ann.wait_for_turn()


def test_what_was_changed_is_counted(ann: Person) -> None:
    ann.go("/new/classic")
    rest = ann.page.locator(".rest")
    expect(rest).to_contain_text("all as recommended")
    rest.get_by_text("Rules of the game").click()
    rest.get_by_label("Refill with a single CEP").check()
    expect(rest).to_contain_text("1 changed")
    ann.page.get_by_role("radio", name=re.compile("Extreme")).check()
    expect(ann.page.locator(".page-bar")).to_contain_text("Extreme")


def test_the_host_starts_with_bots(ann: Person) -> None:
    ann.go("/new/nim")
    ann.page.get_by_label("Name on seat 1").fill("Ann")
    ann.page.get_by_label("Name on seat 1").press("Enter")
    expect(ann.page.locator(".lobby li").first).to_contain_text("Ann")
    ann.page.get_by_role("button", name="Start now, with bots").click()
    ann.page.wait_for_selector(".play")


# Two people at one screen


def test_a_curtain_falls_between_two_people_at_one_screen(ann: Person) -> None:
    ann.go("/new/classic")
    ann.seat(2, "here")
    ann.seat(3, "nobody")
    ann.page.get_by_role("button", name="Open the table").click()
    curtain, table = ann.page.locator("main.curtain"), ann.page.locator(".play .table")
    expect(table.or_(curtain)).to_be_visible()
    for _ in range(3):
        while not curtain.count():
            ann.wait_for_turn()
            ann.click_first()
            expect(ann.page.locator(".play[data-mine=true] .table").or_(curtain)).to_be_visible()
        expect(curtain).to_contain_text("your turn")
        expect(table).to_have_count(0)
        expect(ann.page.locator("[data-anchor], [data-action], .drawer")).to_have_count(0)
        assert ann.barriers() == []
        curtain.get_by_role("button").click()
        expect(table).to_be_visible()
        ann.wait_for_turn()
    assert ann.position > 0


# The end


def test_a_moment_of_the_end_shows_the_board_of_then(ann: Person, server: Server) -> None:
    end = near_the_end("classic", 2, 4)
    ann.go(open_table(server, end, "random").seats[end.asked])
    while ann.wait_for_turn():
        ann.click_first()
    moments = ann.page.get_by_role("list", name="Moments of the game").get_by_role("button")
    expect(moments.first).to_be_visible()
    assert 1 <= moments.count() <= 5
    assert not ann.scrolls()
    assert ann.barriers() == []
    moments.first.click()
    expect(ann.page.get_by_role("button", name="Back to now")).to_be_visible()


# All forms


def test_nothing_sticks_out_in_any_form(browser: Browser, server: Server) -> None:
    for size in FORMS:
        with person(browser, server.url, size) as eve:
            eve.go("/?language=pseudo")
            eve.page.locator(".window.open button.play:enabled").wait_for()
            assert fits(eve), size
            for title in ("classic", "second-chance-competitive", "climate-policy"):
                eve.go(f"/new/{title}?language=pseudo")
                eve.page.locator("li.chair").first.wait_for()
                assert fits(eve), (size, title)


def test_a_lost_seat_is_found_again_by_a_new_link_and_all_are_told(
    ann: Person, browser: Browser, server: Server
) -> None:
    """Bob's browser has forgotten everything; the host makes a new link at the table, and Bob opens it and plays."""
    made = Client(server).make("human", "human", "human", seed=3)
    table = f"/table/{made['table']}"
    lost = Client(server).get(f"/tables/{made['table']}/state", made["link"])["asked"]["player"]
    host, other = (lost + 1) % 3, (lost + 2) % 3
    ann.go(f"{table}#{made['seats'][host]['token']}.{made['host']}")
    with person(browser, server.url) as eve, person(browser, server.url) as bob:
        eve.go(f"{table}#{made['seats'][other]['token']}")
        eve.page.wait_for_selector(".play[data-busy=false]")
        ann.page.wait_for_selector(".play[data-busy=false]")
        ann.press("t")
        new_link = re.compile(f"^New link for the seat of .*{lost + 1}")
        ann.page.get_by_role("button", name=new_link).click()
        field = ann.page.get_by_label(new_link).and_(ann.page.locator("input"))
        expect(field).to_have_value(re.compile(re.escape(f"{table}#")))
        link = field.input_value()
        assert made["seats"][lost]["token"] not in link
        for somebody in (ann, eve):
            somebody.press("Escape", "l")
            expect(somebody.page.locator(".drawer")).to_contain_text("There is a new link for the seat of")
        bob.page.goto(link)
        assert bob.wait_for_turn()
        position = bob.position
        bob.click_first()
        for somebody in (ann, eve):
            somebody.wait_beyond(position)
        ann.press("Escape", "t")
        expect(ann.page.get_by_role("button", name=re.compile("^Hand")).first).to_be_visible()
        expect(ann.page.get_by_role("button", name=new_link)).to_have_count(0)  # he is here and needs none
