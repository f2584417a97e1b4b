"""What now, hints, and what is left before a turn ends, as people meet them: on a laptop and on a phone."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from serving import Client, Server, serving

from keeling.server.counsel import left_for
from keeling.titles import title_named
from web.browsing import LAPTOP, PHONE, Person, calmly, person, wait_until
from web.positions import open_table, played_until

CLASSIC = title_named("classic")
SHEET = ".advice"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("advice"), "hint_positions=600") as running:
        yield running


@pytest.fixture(params=[LAPTOP, PHONE], ids=["laptop", "phone"])
def ann(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Person]:
    touch: dict[str, Any] = {"has_touch": True, "is_mobile": True} if request.param == PHONE else {}
    with person(browser, server.url, request.param, **touch) as ann:
        yield ann


@pytest.fixture
def eve(browser: Browser, server: Server) -> Iterator[Person]:
    """Somebody with a laptop, for what does not depend on the room."""
    with person(browser, server.url) as eve:
        yield eve


def sit(ann: Person, server: Server, *others: str, title: str = "classic", **more: Any) -> dict[str, Any]:
    """Sit down at a table with these others."""
    made: dict[str, Any] = Client(server).make("human", *others, title=title, seed=5, **more)
    ann.go(f"/table/{made['table']}#{made['seats'][0]['token']}.{made['host']}")
    assert ann.wait_for_turn()
    return made


def is_small(ann: Person) -> bool:
    return ann.page.locator(".table.phone").count() == 1


def open_leaf(ann: Person, leaf: str) -> None:
    """By the buttons of the bar and the menu, or on a phone those of the drawer."""
    page = ann.page
    if is_small(ann):
        page.locator(".menu button").first.click()
        page.locator(".advice-row").get_by_role("button", name=leaf).click()
    else:
        page.locator(".bar, .menu").get_by_role("button", name=leaf).click()
    expect(page.get_by_role("tab", name=leaf)).to_have_attribute("aria-selected", "true")


def test_what_now_says_what_the_turn_is_for_and_what_comes(ann: Person, server: Server) -> None:
    sit(ann, server, "random", "random")
    page = ann.page
    open_leaf(ann, "What now?")
    headings = page.locator(f"{SHEET} h3")
    expect(headings.first).to_have_text("This turn")
    expect(page.locator(SHEET)).to_contain_text("The CO₂ is at")
    expect(page.locator(SHEET)).to_contain_text("UN Goal")
    assert headings.count() >= 5
    assert ann.barriers(SHEET) == []
    assert not ann.scrolls()
    position = ann.position
    if not is_small(ann):
        ann.press("o")
        ann.take(page.locator(".drawer .list [data-action]").first)
        assert ann.position > position
        expect(page.locator(SHEET)).to_contain_text("This turn")  # it stays open and follows
    page.locator(SHEET).get_by_role("button", name="Close").click()
    expect(page.locator(SHEET)).to_have_count(0)


def test_hints_are_thought_out_shown_on_the_board_and_counted(ann: Person, server: Server) -> None:
    sit(ann, server, "random", "random")
    page = ann.page
    open_leaf(ann, "Hints")
    turns = page.locator(f"{SHEET} .turn")
    expect(turns.first).to_contain_text("Because it")
    expect(turns.first).to_contain_text("chance of")
    assert 1 <= turns.count() <= 3
    expect(page.locator(SHEET)).to_contain_text("Hints used: 1")
    assert ann.barriers(SHEET) == []
    steps = turns.first.locator(".steps > li").all_inner_texts()
    turns.first.get_by_role("button").click()
    strip = page.locator(f"{SHEET}.strip")
    for number, step in enumerate(steps, 1):
        expect(strip).to_contain_text(f"Step {number} of {len(steps)}")
        expect(strip).to_contain_text(step)
        if number < len(steps):
            strip.get_by_role("button", name="Next step").click()
    expect(strip.get_by_role("button", name="Next step")).to_be_disabled()
    ann.press("Escape")
    expect(turns.first).to_be_visible()
    ann.press("Escape")
    expect(page.locator(SHEET)).to_have_count(0)
    ann.press("h")
    expect(turns.first).to_be_visible()
    expect(page.locator(SHEET)).to_contain_text("Hints used: 1")  # asking twice costs nothing


def test_whoever_follows_a_hint_keeps_it(eve: Person, server: Server) -> None:
    sit(eve, server, "random", "random")
    page = eve.page
    eve.press("h")
    turn = page.locator(f"{SHEET} .turn", has=page.locator(".steps > li + li")).first
    expect(turn).to_be_visible()
    first, second = turn.locator(".steps > li").all_inner_texts()[:2]
    eve.press("Escape", "o")
    eve.take(page.locator(".drawer .list [data-action]", has_text=first).first)
    eve.press("Escape", "h")
    expect(page.locator(f"{SHEET} .steps > li.done").first).to_have_text(first)
    expect(page.locator(f"{SHEET} .steps > li:not(.done)").first).to_have_text(second)
    expect(page.locator(SHEET)).to_contain_text("Hints used: 1")


def test_the_result_says_who_had_hints(eve: Person, server: Server) -> None:
    sit(eve, server, "random", title="nim")
    eve.press("h")
    expect(eve.page.locator(f"{SHEET} .turn").first).to_be_visible()
    eve.press("Escape")
    while eve.wait_for_turn():
        eve.click_first()
    expect(eve.page.locator(".end-page")).to_contain_text("Hints used: Player 1 1.")


def test_a_host_sets_up_a_table_without_hints_and_may_change_that(eve: Person) -> None:
    page = eve.page
    eve.go("/new/classic")
    eve.seat(2, "bot")
    page.locator(".rest summary").last.click()
    page.locator("label", has_text="Hints").get_by_role("checkbox").uncheck()
    page.locator("button.next").click()
    assert eve.wait_for_turn()
    eve.press("h")
    expect(page.locator(SHEET)).to_contain_text("The host wants no hints")
    page.locator(SHEET).get_by_role("button", name="Switch hints on").click()
    page.locator(SHEET).get_by_role("button", name="Show good turns").click()
    expect(page.locator(f"{SHEET} .turn").first).to_be_visible()


def test_between_people_hints_are_proposed_in_the_bar(browser: Browser, server: Server, eve: Person) -> None:
    made = Client(server).make("human", "human", title="nim", seed=5)
    eve.go(f"/table/{made['table']}#{made['seats'][0]['token']}")
    with person(browser, server.url) as bob:
        bob.go(f"/table/{made['table']}#{made['seats'][1]['token']}")
        bob.page.wait_for_selector(".play")
        eve.page.wait_for_selector(".play")
        eve.press("h")
        expect(eve.page.locator(SHEET)).to_contain_text("only when all who play have agreed")
        eve.page.locator(SHEET).get_by_role("button", name="Ask the others").click()
        bar = bob.page.locator(".bar")
        expect(bar).to_contain_text("asks whether hints may be used")
        bar.get_by_role("button", name="Agree").click()
        asked = next(each for each in (eve, bob) if each.page.locator(".play[data-mine=true]").count())
        if asked is bob:
            bob.press("h")
        think = asked.page.locator(SHEET).get_by_role("button", name="Show good turns")
        turns = asked.page.locator(f"{SHEET} .turn")

        def think_if_asked() -> None:
            if think.count():
                think.click()

        wait_until(lambda: turns.count() > 0, think_if_asked)


# Before a turn ends


def something_left(game: Any, kind: str) -> bool:
    return kind == "TurnMenu" and left_for(CLASSIC, game, game.decision.player) is not None


def at_the_end_of_a_turn(ann: Person, server: Server) -> None:
    """Sit down where something is left to do before the turn ends."""
    played = played_until("classic", 3, something_left)
    ann.go(open_table(server, played, "random").seats[played.asked])
    assert ann.wait_for_turn()
    expect(ann.page.locator(".bar .end [data-action]")).to_be_enabled()


def told(ann: Person) -> None:
    """The server's answer is there; the sheet's words are fetched because of it."""
    ann.page.wait_for_function(
        "() => performance.getEntriesByType('resource').some((each) => /advice/i.test(each.name))"
    )


def end_until(ann: Person, selector: str) -> None:
    """Press the end of the turn until something is there."""
    page = ann.page
    key = page.locator(".bar .end [data-action]")

    def press() -> None:
        if key.count():
            ann.click(key)

    wait_until(lambda: page.locator(selector).count() > 0, calmly(press))


def test_the_end_says_once_what_is_left_and_then_ends(ann: Person, server: Server) -> None:
    at_the_end_of_a_turn(ann, server)
    page = ann.page
    told(ann)
    position = ann.position
    key = page.locator(".bar .end [data-action]")
    before = key.bounding_box()
    end_until(ann, ".still")
    note = page.locator(".still")
    expect(note).to_contain_text("You can still:")
    expect(note).to_contain_text("Press again to end the turn.")
    assert ann.position == position
    assert key.bounding_box() == before
    assert ann.barriers(".still") == []
    ann.decide(calmly(lambda: ann.click(key)))
    expect(note).to_have_count(0)


def test_with_the_keyboard_too(eve: Person, server: Server) -> None:
    at_the_end_of_a_turn(eve, server)
    told(eve)
    position = eve.position
    eve.press("e", "Enter")
    expect(eve.page.locator(".still")).to_be_visible()
    assert eve.position == position
    eve.press("Escape")
    expect(eve.page.locator(".still")).to_have_count(0)
    eve.press("e", "Enter")
    eve.wait_beyond(position)


def test_whoever_does_not_want_it_is_told_nothing(eve: Person, server: Server) -> None:
    eve.context.add_init_script("localStorage['keeling.settings'] = JSON.stringify({ speed: 'none', still: false });")
    at_the_end_of_a_turn(eve, server)
    position = eve.position
    eve.press("e", "Enter")
    eve.wait_beyond(position)
    expect(eve.page.locator(".still")).to_have_count(0)
