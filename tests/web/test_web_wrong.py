"""Wrong things: each says clearly what is wrong, and mends itself without a reload where it can."""

import signal
from pathlib import Path

from playwright.sync_api import Browser, expect
from serving import Client, Server, serving

from web.browsing import ENTRIES, Person, person, wait_until


def test_dead_link(ann: Person) -> None:
    ann.go("/table/AAAAAAAAAAAAAAAA#" + "x" * 43)
    ann.says("There is no such table")
    ann.page.get_by_role("link", name="To the start page").click()
    ann.page.get_by_role("button", name="Play against 2 bots").first.wait_for()


def test_no_such_page(ann: Person) -> None:
    ann.go("/somewhere/else")
    ann.says("There is no such page")


def test_wrong_and_missing_token(ann: Person, server: Server) -> None:
    made = Client(server).make("human", "random")
    ann.go(f"/table/{made['table']}#{'x' * 43}")
    ann.says("This link does not open the table")
    ann.page.evaluate("() => localStorage.clear()")
    ann.go("/")
    ann.go(f"/table/{made['table']}")
    ann.says("can be opened only with its link")
    ann.page.goto(f"{ann.url}/table/{made['table']}#{made['seats'][0]['token']}")
    ann.page.wait_for_selector(".play")


def test_full_table_can_be_watched(ann: Person, server: Server) -> None:
    made = Client(server).make("human", "human")
    ann.go(f"/table/{made['table']}#{made['link']}")
    ann.page.wait_for_selector(".play[data-mine=false]")
    ann.press("t")
    expect(ann.page.get_by_role("button", name="Take open seat")).to_have_count(0)


def test_somebody_else_takes_the_last_seat(browser: Browser, server: Server) -> None:
    client = Client(server)
    made = client.make("human", "open", "open")
    with person(browser, server.url) as ann:
        ann.go(f"/table/{made['table']}#{made['link']}")
        ann.page.get_by_role("button", name="Take seat 2").wait_for()
        ann.context.set_offline(True)  # The page does not learn that the seat is gone,
        ann.page.get_by_role("button", name="Take seat 2").click()
        ann.says("cannot be reached")
        client.post(f"/tables/{made['table']}/join", made["link"], seat=1)
        ann.context.set_offline(False)
        ann.page.get_by_role("button", name="Take seat 3").click()
        ann.page.wait_for_selector(".play")
        ann.complaints.clear()


def test_a_lost_seat_gets_a_new_link(browser: Browser, server: Server) -> None:
    """Bob's browser has forgotten everything; Ann, who opened the table, gives him a new link, and both see it."""
    made = Client(server).make("human", "human")
    with person(browser, server.url) as ann, person(browser, server.url) as bob:
        ann.go(f"/table/{made['table']}#{made['seats'][0]['token']}.{made['host']}")
        ann.page.wait_for_selector(".play")
        ann.press("t")
        ann.page.get_by_role("button", name="New link for the seat of Player 2").click()
        ann.says("Pass this link on to Player 2")
        link = ann.page.get_by_role("textbox", name="New link for the seat of Player 2").input_value()
        bob.page.goto(link)
        bob.page.wait_for_selector(".play")
        expect(ann.page.get_by_role("button", name="New link for the seat of Player 2")).to_have_count(0)
        for each in (ann, bob):
            each.press("l")
            each.says("There is a new link for the seat of Player 2")


def test_two_tabs_on_one_seat(ann: Person) -> None:
    ann.go()
    ann.page.get_by_role("button", name="Play against 2 bots").first.click()
    ann.wait_for_turn()
    second = ann.in_another_tab()
    second.page.goto(ann.page.url)
    for tab in (ann, second):
        tab.says("open in another tab too")
    for decides, sees in ((second, ann), (ann, second)):
        decides.wait_for_turn()
        position = decides.position
        sees.wait_for_position(position)
        decides.click_first()
        sees.wait_beyond(position)


def test_server_gone_and_back(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as server, person(browser, server.url) as ann:
        ann.go()
        ann.page.get_by_role("button", name="Play against 2 bots").first.click()
        ann.wait_for_turn()
        server.kill()
        ann.says("Connection lost")
        ann.page.get_by_role("button", name="Try now").click()
        server.start()
        expect(ann.page.get_by_text("Connection lost")).to_have_count(0)
        ann.click_first()

        ann.go()
        ann.page.get_by_role("button", name="Play against 2 bots").first.wait_for()
        server.stop()
        ann.page.get_by_role("button", name="Play against 2 bots").first.click()
        ann.says("cannot be reached")
        server.start()
        ann.page.get_by_role("button", name="Play against 2 bots").first.click()
        ann.wait_for_turn()
        ann.complaints.clear()


def test_slow_network(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as server, person(browser, server.url) as ann:
        ann.go()
        ann.page.get_by_role("button", name="Play against 2 bots").first.click()
        ann.wait_for_turn()
        position = ann.position
        # Whatever the page still loads must be there before the network is slow.
        ann.page.wait_for_load_state("networkidle")
        wait_until(lambda: ann.page.locator(ENTRIES).count() > 0, ann.open_list)
        server.process.send_signal(signal.SIGSTOP)
        try:
            ann.click_first(ann.begin)
            ann.says("The network is slow")
        finally:
            server.process.send_signal(signal.SIGCONT)
        ann.wait_beyond(position)
        expect(ann.page.get_by_text("The network is slow")).to_have_count(0)


def test_a_broken_file_is_refused_in_a_sentence(ann: Person, tmp_path: Path) -> None:
    file = tmp_path / "broken.json"
    ann.go()
    for text, sentence in (("{", "is not JSON"), ("{}", "record")):
        file.write_text(text)
        ann.page.locator("#record-file").set_input_files(file)
        expect(ann.page.get_by_role("alert")).to_contain_text(sentence)
    ann.complaints[:] = [text for text in ann.complaints if "400" not in text]
