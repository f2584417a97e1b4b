"""Words in the browser: no text outside the catalogues, nothing cut off, and the language that somebody wants."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from serving import Client, Server

from keeling.titles import title_names
from web.browsing import Person, person
from web.positions import near_the_end, open_table

TITLES = title_names()
TEXTS = """
() => {
  const shown = element => element.closest('option')
    ? element.closest('select').checkVisibility()
    : element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const READ = ['aria-label', 'placeholder', 'title', 'aria-valuetext'];
  const found = [];
  // Words in a line belong together, also where things are drawn between them.
  const line = element => {
    const one = element.closest('svg text, option');
    if (one) return one.matches('text') ? one.parentElement : one; // Lines of a text in a drawing are neighbours.
    const inline = element => getComputedStyle(element).display.startsWith('inline');
    while (inline(element) && element.parentElement) element = element.parentElement;
    return element;
  };
  const lines = new Map();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest('script, style, [translate=no]') || !shown(parent)) continue;
    const place = line(parent);
    lines.set(place, (lines.get(place) ?? '') + ' ' + node.data);
  }
  found.push(...lines.values());
  for (const element of document.querySelectorAll(READ.map(name => `[${name}]`).join())) {
    if (!shown(element)) continue;
    for (const name of READ) found.push(element.getAttribute(name) ?? '');
  }
  return [document.title, ...found];
}
"""
CUT = """
() => [...document.querySelectorAll('body *')].filter(element => {
  if (element.closest('svg') || !element.checkVisibility() || !element.textContent.trim()) return false;
  if (element.matches('.hidden-visually') || element.closest('.hidden-visually, [data-cut], .art')) return false;
  const { overflowX } = getComputedStyle(element);
  // What a card holds must not stick out of it, either.
  if (element.matches('.card, .options') && element.scrollWidth > element.clientWidth + 1) return true;
  return (overflowX === 'hidden' || overflowX === 'clip') && element.scrollWidth > element.clientWidth + 1;
}).map(element => `${element.tagName} ${element.className}: ${element.textContent.trim().slice(0, 80)}`)
"""
INNERMOST = re.compile("⟦[^⟦⟧]*⟧|⟦[^⟦⟧ ]*…")  # a name that is too long for its place is shortened
PLAIN = {
    "Keeling": "the name of the program",
    "English": "languages call themselves what they do",
    "Deutsch": "the same",
    "Português": "the same",
    "Pseudo": "the same, of the made-up one",
    "CO₂": "a formula",
    "ppm": "a unit",
    "CEP": "a name of the game for itself",
    **dict.fromkeys(("Enter", "Esc", "Tab"), "what is printed on keys"),
    **dict.fromkeys(("AF", "AS", "EU", "NA", "OC", "SA"), "signs of regions, as in notation"),
}
WORD = re.compile(r"[^\W\d_]{2,}[₂\w]*")
ROMAN = re.compile("[IVX]+")  # decades on tiles


def untranslated(who: Person) -> list[str]:
    """What stands on the page, or is read out, outside the brackets of the made-up language."""
    found = []
    for text in who.page.evaluate(TEXTS):
        rest = text
        while (shorter := INNERMOST.sub(" ", rest)) != rest:
            rest = shorter
        if "⟦" in rest or "⟧" in rest or any(map(is_words, WORD.findall(rest))):
            found.append(" ".join(text.split()))
    return sorted(set(found))


def is_words(word: str) -> bool:
    return word not in PLAIN and not ROMAN.fullmatch(word)


def cut_off(who: Person) -> list[str]:
    """Texts that do not fit where they stand."""
    return [str(each) for each in who.page.evaluate(CUT)]


def open_all_details(who: Person) -> None:
    who.page.evaluate("() => document.querySelectorAll('details').forEach(each => { each.open = true; })")


@pytest.fixture
def reader(browser: Browser, server: Server) -> Iterator[Person]:
    """Somebody who reads the made-up language."""
    with person(browser, server.url) as reader:
        reader.context.add_init_script(
            "const kept = JSON.parse(localStorage['keeling.settings'] ?? '{}');"
            " localStorage['keeling.settings'] = JSON.stringify({ language: 'pseudo', ...kept });"
        )
        yield reader


# Nothing outside the catalogues


def test_home_and_what_does_not_exist(reader: Person) -> None:
    reader.go()
    reader.page.locator(".window.open button.play:enabled").wait_for()
    assert untranslated(reader) == []
    assert cut_off(reader) == []
    reader.page.locator("header button").first.click()
    reader.page.wait_for_selector("dialog[open]")
    assert untranslated(reader) == []
    for nothing in ("/somewhere/else", "/table/nothing"):
        reader.go(nothing)
        reader.page.locator("main a").first.wait_for()
        assert untranslated(reader) == []
    reader.complaints.clear()


@pytest.mark.parametrize("title", TITLES)
def test_setting_up_and_the_lobby(reader: Person, title: str) -> None:
    reader.go(f"/new/{title}")
    reader.page.locator(".page-bar button.next:enabled").wait_for()
    for mixture in reader.page.locator("input[name=difficulty]").all()[-1:]:
        mixture.check()
    open_all_details(reader)
    assert untranslated(reader) == []
    assert cut_off(reader) == []
    for choice in reader.page.locator("input[name=choice]").all():
        choice.check()
        assert untranslated(reader) == []
    reader.page.locator(".page-bar button.next").click()
    reader.page.locator(".lobby, .play").first.wait_for()
    assert untranslated(reader) == []
    assert cut_off(reader) == []


@pytest.mark.parametrize("title", TITLES)
def test_a_table_with_all_its_panels(reader: Person, server: Server, title: str) -> None:
    """Late in a game: every panel, the help, the settings, an option in detail and a refusal."""
    played = near_the_end(title, 2, 30)
    reader.go(open_table(server, played, "random").seats[played.asked])
    reader.wait_for_turn()
    assert untranslated(reader) == []
    assert cut_off(reader) == []
    reader.open_list()
    reader.page.locator(".list [data-action]").first.hover()
    assert untranslated(reader) == []
    for key in "lct":
        reader.press(key)
        reader.page.locator("[role=tabpanel] > *").first.wait_for()
        open_all_details(reader)
        assert untranslated(reader) == [], key
        assert cut_off(reader) == [], key
    reader.press("?")
    reader.page.wait_for_selector("dialog[open]")
    assert untranslated(reader) == []
    reader.press("Escape")
    for place in reader.page.locator("[data-anchor]:not(.can)").all()[:12]:
        place.dispatch_event("click")
        if reader.page.locator("section.why li, section.why p").count():
            assert untranslated(reader) == []
    reader.press("Escape", "o")
    for _ in range(3):
        if not reader.wait_for_turn():
            break
        reader.click_first()
    reader.press("l")
    assert untranslated(reader) == []


@pytest.mark.parametrize("title", TITLES)
def test_the_end_of_a_game(reader: Person, server: Server, title: str) -> None:
    end = near_the_end(title, 2, 4)
    reader.go(open_table(server, end, "random").seats[end.asked])
    while reader.wait_for_turn():
        reader.click_first()
    reader.page.locator(".end-page").wait_for()
    open_all_details(reader)
    assert untranslated(reader) == []
    assert cut_off(reader) == []
    reader.press("l")
    assert untranslated(reader) == []


# The language that somebody wants


def test_the_setting_changes_the_page_at_once_and_is_kept(ann: Person) -> None:
    ann.go("/new/classic")
    expect(ann.page.get_by_role("button", name="Open the table")).to_be_visible()
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_label("Language").select_option("Deutsch")
    opening = ann.page.get_by_role("button", name="Tisch öffnen", include_hidden=True)
    expect(opening).to_have_count(1)
    expect(ann.page.locator("html")).to_have_attribute("lang", "de")
    ann.page.reload()
    expect(opening).to_be_visible()
    ann.page.get_by_role("button", name="Einstellungen").click()
    ann.page.get_by_label("Sprache").select_option("English")
    expect(ann.page.get_by_role("button", name="Open the table", include_hidden=True)).to_have_count(1)


def test_a_running_game_follows_the_language(ann: Person, server: Server) -> None:
    made = Client(server).make("human", "random", title="classic")
    ann.go(f"/table/{made['table']}#{made['seats'][0]['token']}")
    ann.wait_for_turn()
    ann.click_first()
    ann.press("l")
    position = ann.position
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_label("Language").select_option("Deutsch")
    ann.press("Escape")
    expect(ann.page.locator(".log")).to_contain_text("Zug")
    assert ann.position >= position


def test_the_language_of_the_browser(browser: Browser, server: Server) -> None:
    with person(browser, server.url, locale="de-DE") as eva:
        eva.go()
        expect(eva.page.locator("html")).to_have_attribute("lang", "de")
        eva.page.get_by_role("button", name="Einstellungen").wait_for()
        eva.go("/?language=en")
        eva.page.get_by_role("button", name="Settings").wait_for()
