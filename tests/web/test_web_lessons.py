"""Lessons in the browser: a chapter done as it is shown, another move and back, leaving and coming back."""

import json
import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from serving import Server, serving

from keeling.lessons import Chapter, lesson_named, lessons
from web.browsing import CALM, ENTRIES, LAPTOP, PHONE, Person, calmly, wait_until

pytestmark = pytest.mark.once
"""The client is the same on both builds, and so is the position of a chapter."""

WIDE = (844, 390)
"""A phone held sideways."""
OFTEN = [
    (LAPTOP, "classic", "aim"),
    (LAPTOP, "climate-policy", "trading"),
    (PHONE, "classic", "supply"),
    (PHONE, "second-chance-cooperative", "summits"),
    (PHONE, "climate-policy", "dirty-plants"),
    (PHONE, "climate-policy", "trading"),
    (WIDE, "classic", "install"),
]
"""A key of the bar, places in the world, a number of the own tray, keys beside places, plants in the tray, a sheet."""
ALL = [
    (size, lesson.title, chapter.id) for size in (LAPTOP, PHONE) for lesson in lessons() for chapter in lesson.chapters
]
WHERE = """([x, y, width, height]) => {
    const point = (down, along) => [x + along * width, y + down * height];
    const all = [0.5, 0.25, 0.75, 0.12, 0.88].flatMap((down) => [0.5, 0.25, 0.75].map((along) => point(down, along)));
    const [middle, ...others] = all;
    const placeAt = ([left, top]) => document.elementFromPoint(left, top)?.closest('[data-anchor]');
    const lit = (point) => placeAt(point)?.classList.contains('lit');
    return !placeAt(middle) || lit(middle) ? middle : (others.find(lit) ?? middle);
}"""
"""Where somebody presses what is ringed: in the middle, unless something else stands there, as plants do on land."""
FREE = """([x, y]) => !document.elementFromPoint(x, y)?.closest('.lesson')"""
"""Whether the card leaves free what is to be pressed."""
AT_HAND = """() => {
    const [card] = document.querySelectorAll('.lesson.placed');
    if (!card) return true;
    const key = card.querySelector('.show, .back').getBoundingClientRect();
    const said = [card.querySelector('h2'), card.querySelector('.task')];
    const there = (each) => each.textContent && each.getBoundingClientRect().height > 0;
    return said.every(there) && key.width >= 44 && key.height >= 44;
}"""
"""Whether the card, where it is not away for a story, says the idea and the task, and has a key for a finger."""
PLAYED = ALL if os.environ.get("KEELING_LESSONS") == "all" else OFTEN
"""A few chapters every time; all of them in a soak."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("lessons")) as running:
        yield running


def somebody(browser: Browser, server: Server, size: tuple[int, int] = LAPTOP) -> Person:
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=size != LAPTOP,
        is_mobile=size != LAPTOP,
        reduced_motion="reduce",
        locale="en",
    )
    return Person(context, server.url)


def by_finger(page: Page) -> bool:
    size = page.viewport_size
    return size is not None and (size["width"], size["height"]) != LAPTOP


def card(page: Page) -> Locator:
    return page.locator(".lesson.placed")


def at_step(page: Page, number: int) -> None:
    """The card says this step; while the game tells itself, it is away."""
    there = page.locator(f".lesson.placed[data-step='{number}']")
    wait_until(lambda: there.count() > 0, lambda: calm_space(page))


def step_said(page: Page) -> int:
    """The step that the card says; -1 while it is away, as when the game tells itself."""
    number: int = page.evaluate("Number(document.querySelector('.lesson.placed')?.dataset.step ?? -1)")
    return number


def open_chapter(person: Person, title: str, chapter: str) -> None:
    """Go to a chapter, and again if a busy machine did not answer in time."""
    page = person.page
    person.go(f"/learn/{title}/{chapter}")

    def again() -> None:
        calm_space(page)
        if page.locator("main.message").count():
            page.reload()

    wait_until(lambda: page.locator(".play").count() > 0, again)


def reached(page: Page, number: int) -> int:
    """The step that the card says, once it is this one or a later: what the bots have done already is passed over."""
    wait_until(lambda: step_said(page) >= number, lambda: calm_space(page))
    return step_said(page)


def calm_space(page: Page) -> None:
    page.wait_for_timeout(1000 * CALM / 2)
    if page.locator(".story").count():
        page.keyboard.press(" ")


def follow_ring(person: Person, step: int) -> None:
    """Press what is ringed until the step is done."""
    page = person.page
    page.locator(".lesson .show").click()
    ring = page.locator("div.lesson-ring")
    expect(ring).to_have_count(1)  # on a phone the key itself may make room

    def press() -> None:
        box = ring.bounding_box() if ring.count() else None
        if box is None:
            calm_space(page)
            return
        x, y = page.evaluate(WHERE, [box["x"], box["y"], box["width"], box["height"]])
        if not page.evaluate(FREE, [x, y]):
            calm_space(page)  # the card has yet to make room
        elif by_finger(page):
            assert page.evaluate(AT_HAND)
            page.touchscreen.tap(x, y)
        else:
            page.mouse.click(x, y)

    wait_until(lambda: step_said(page) > step, calmly(press))


def read_on(page: Page, step: int) -> None:
    """Go on from a step that is only read."""
    key = card(page).locator(".go")

    def press() -> None:
        if key.count():
            key.click()
        else:
            calm_space(page)

    wait_until(lambda: step_said(page) > step, press)


def learn(person: Person, chapter: Chapter) -> None:
    """Do every step as it is shown, to the last one."""
    page = person.page
    number = reached(page, 0)
    while number + 1 < len(chapter.steps):
        assert card(page).locator("h2").inner_text()
        if chapter.steps[number].expect:
            follow_ring(person, number)
        else:
            read_on(page, number)
        number = reached(page, number + 1)
    assert card(page).locator("h2").inner_text()


def learned(page: Page) -> dict[str, object]:
    found: dict[str, object] = json.loads(page.evaluate("localStorage.getItem('keeling.learning')"))
    return found


@pytest.mark.parametrize(("size", "title", "chapter"), PLAYED)
def test_a_chapter_is_learned_as_it_is_shown(
    browser: Browser, server: Server, size: tuple[int, int], title: str, chapter: str
) -> None:
    person = somebody(browser, server, size)
    open_chapter(person, title, chapter)
    learn(person, lesson_named(title).chapter(chapter))
    assert learned(person.page)["done"] == {title: [chapter]}
    expect(card(person.page).locator(".repeat")).to_be_visible()
    assert person.complaints == []
    person.context.close()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_another_move_is_taken_seriously_and_can_be_taken_back(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    person = somebody(browser, server, size)
    page = person.page
    person.go("/learn/classic/market")
    at_step(page, 0)
    card(page).locator(".go").click()
    at_step(page, 1)
    begun = person.position
    person.take(page.locator(".bar .end [data-action]"))
    back = card(page).locator(".back")
    expect(back).to_be_visible()
    expect(card(page)).to_contain_text("Your turn is over")
    back.click()
    person.wait_for_position(begun)
    expect(card(page).locator(".show")).to_be_visible()
    # A move that leaves the step open can be kept, and the step is done afterwards.
    person.open_list()
    person.take(page.locator(ENTRIES).filter(has_text="Lobby card").first)
    page.keyboard.press("Escape")
    card(page).locator(".keep").click()
    expect(card(page)).to_contain_text("sell a CEP")
    follow_ring(person, 1)
    assert person.complaints == []
    person.context.close()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_whoever_leaves_goes_on_where_he_was(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    person = somebody(browser, server, size)
    page = person.page
    person.go("/")
    page.locator(".lessons.fresh a.next").click()
    page.locator(".lessons a.next").click()
    at_step(page, 0)
    card(page).locator(".go").press("Enter")
    at_step(page, 1)
    table = page.evaluate("JSON.parse(localStorage.getItem('keeling.lesson')).table")
    card(page).locator(".leave").click()
    expect(page.locator(".lessons a.next")).to_contain_text("Go on")
    page.locator(".lessons a.next").click()
    at_step(page, 1)
    page.reload()
    at_step(page, 1)
    assert page.evaluate("JSON.parse(localStorage.getItem('keeling.lesson')).table") == table
    expect(page.get_by_test_id("lesson-said")).to_contain_text("Then count points")
    assert learned(page) == {"version": 1, "done": {}, "at": {"classic": "aim"}}
    card(page).locator(".go").click()
    at_step(page, 2)
    card(page).locator(".skip").click()
    at_step(page, 3)
    card(page).locator(".repeat").click()
    at_step(page, 0)
    assert page.evaluate("JSON.parse(localStorage.getItem('keeling.lesson')).table") != table
    person.go("/")
    expect(page.locator(".tile.lessons.fresh")).to_be_visible()  # lessons are no games of one's own
    person.go("/learn")
    expect(page.locator("ol a.done")).to_have_count(1)
    assert person.complaints == []
    person.context.close()


def test_a_slim_card_unfolds_and_makes_room_again(browser: Browser, server: Server) -> None:
    person = somebody(browser, server, PHONE)
    page = person.page
    person.go("/learn/classic/market")
    at_step(page, 0)
    card(page).locator(".fold").press("Enter")
    slim = page.locator(".lesson.slim")
    expect(slim).to_contain_text("Permits have a price")
    expect(slim.locator(".fold")).to_be_focused()
    expect(slim.locator(".text")).to_have_count(0)
    slim.locator(".go").tap()
    at_step(page, 1)
    expect(card(page).locator(".text")).to_be_visible()  # the next step is told in full
    page.locator(".bar [data-verb=market]").tap()
    expect(slim).to_contain_text("sell a CEP")
    expect(page.get_by_test_id("lesson-said")).to_contain_text("A CEP costs 7 coins")
    slim.locator("h2").tap(force=True)  # all of it unfolds
    expect(card(page).locator(".text")).to_be_visible()
    card(page).locator(".show").tap()
    expect(slim).to_be_visible()
    expect(page.locator("div.lesson-ring")).to_have_count(1)
    assert person.complaints == []
    person.context.close()
