"""The rules in the browser: guides, search, rules by number, and the card over the table."""

import re

import pytest
from playwright.sync_api import Browser, expect
from serving import Server

from web.browsing import AXE, PHONE, Person, person

pytestmark = pytest.mark.once


def fits(who: Person) -> bool:
    """Whether nothing sticks out at the side."""
    return bool(who.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"))


def test_home_leads_to_a_guide_and_its_sections(ann: Person) -> None:
    ann.go()
    ann.page.get_by_role("link", name="Rules").click()
    ann.page.locator(".titles a", has_text="Climate Policy").click()
    expect(ann.page.get_by_role("heading", name="Climate Policy", level=1)).to_be_visible()
    ann.page.get_by_role("navigation", name="Contents").get_by_role("link", name="Carbon tax").click()
    expect(ann.page).to_have_url(re.compile("/rules/climate-policy/tax$"))
    expect(ann.page.locator("#section-tax")).to_be_in_viewport()
    expect(ann.page.locator(".contents [aria-current]")).to_have_text("Carbon tax")
    ann.go("/rules/classic/control")
    expect(ann.page.locator("#section-control")).to_be_in_viewport()


def test_a_line_shows_its_rules_and_a_rule_leads_back(ann: Person) -> None:
    ann.go("/rules/classic/construct")
    line = ann.page.locator("#section-construct .line", has_text="Choose an installed project")
    line.get_by_role("button", name="The 3 rules behind this").click()
    line.get_by_role("link", name="C-CON-03").click()
    expect(ann.page.get_by_role("heading", name="Expertise needed to construct", level=1)).to_be_visible()
    ann.page.get_by_role("link", name="Construct a plant").click()
    expect(ann.page.locator("#section-construct")).to_be_in_viewport()
    ann.go("/rules/atoms/b-10")
    expect(ann.page.get_by_role("heading", name="Options that change it")).to_be_visible()


def test_the_search_is_done_with_the_keyboard_and_says_if_nothing_is_found(ann: Person) -> None:
    ann.go("/rules/classic")
    expect(ann.page.locator("#section-aim")).to_be_visible()
    ann.page.keyboard.press("/")
    ann.page.keyboard.type("elephant")
    expect(ann.page.locator(".found")).to_have_text("Nothing in the rules has “elephant”.")
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.type("carbon emission permit")
    expect(ann.page.locator(".found")).to_contain_text("CEP stands for Carbon Emission Permit")
    ann.page.keyboard.press("ArrowDown")
    ann.page.keyboard.press("Enter")
    expect(ann.page).to_have_url(re.compile("/rules/classic/ceps$"))
    expect(ann.page.locator("#section-ceps")).to_be_in_viewport()


@pytest.mark.parametrize("address", ["chess", "classic/nowhere", "classic/aim/more", "atoms/C-CON-99"])
def test_what_is_not_there_is_said(ann: Person, address: str) -> None:
    ann.go(f"/rules/{address}")
    expect(ann.page.get_by_role("heading", level=1)).to_contain_text(re.compile("There (are no rules|is no rule)"))


def test_german_guides_have_english_rules_with_german_names(browser: Browser, server: Server) -> None:
    with person(browser, server.url, locale="de-DE") as eva:
        eva.go("/rules/second-chance-cooperative/build")
        expect(eva.page.get_by_role("heading", name="Ein Kraftwerk bauen")).to_be_visible()
        eva.page.locator("#section-build .ids").first.click()
        rule = eva.page.locator("#section-build .atoms li").first
        expect(rule.locator("[lang=en]")).to_contain_text("prepared infrastructure")
        expect(rule.locator("b")).not_to_be_empty()
        expect(eva.page.locator("#section-build")).to_contain_text("Die Regeltexte gibt es nur auf Englisch")


def test_a_question_a_verb_and_a_place_lead_to_their_rules(ann: Person) -> None:
    ann.go()
    ann.play(2)
    ann.wait_for_turn()
    position = ann.position
    card = ann.page.get_by_role("dialog")
    ann.page.locator(".bar a.ask").click()
    expect(card.get_by_role("heading", name="A turn")).to_be_visible()
    expect(card.get_by_role("link", name="Read the whole page")).to_have_attribute("href", "/rules/classic/turn")
    ann.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    ann.page.locator("[data-verb=propose]").hover()
    ann.page.keyboard.press("i")
    expect(card.get_by_role("heading", name="Propose a project")).to_be_visible()
    card.get_by_role("button", name="Show on the board").click()
    expect(card).to_have_count(0)
    # All project spaces that are drawn, and the five piles of projects.
    places = ann.page.locator("[data-anchor^='slot:']").count() + ann.page.locator("[data-anchor^='project:']").count()
    expect(ann.page.locator(f".on-board[data-rings='{places}']")).to_have_count(1)
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".on-board")).to_have_count(0)
    ann.page.locator("[data-anchor=market]").first.hover()
    ann.page.keyboard.press("i")
    expect(card.get_by_role("heading", name="CEPs and their market")).to_be_visible()
    ann.page.keyboard.press("Escape")
    assert ann.position == position


def test_a_refusal_and_an_option_open_their_rule(ann: Person) -> None:
    ann.go("/new/classic")
    ann.page.locator(".rest").get_by_text("Rules of the game").click()
    ann.page.locator("[data-rule='G-01']").click()
    card = ann.page.get_by_role("dialog")
    expect(card).to_contain_text("The rule itself")
    ann.page.keyboard.press("Escape")
    ann.go()
    ann.play(2)
    ann.wait_for_turn()
    ann.page.locator("[data-anchor^='ungoal:']").first.click(force=True)
    rule = ann.page.locator(".refusal [data-rule]").first
    wanted = rule.get_attribute("data-rule")
    rule.click()
    expect(card.locator(".atoms")).to_contain_text(wanted or "?")
    expect(card.locator(".section-text")).to_be_visible()


def test_a_phone_shows_everything_and_there_are_no_barriers(browser: Browser, server: Server) -> None:
    with person(browser, server.url, PHONE) as eve:
        for path in ("/rules", "/rules/second-chance-competitive", "/rules/glossary", "/rules/atoms/C-CON-03"):
            eve.go(path)
            expect(eve.page.get_by_role("heading", level=1)).to_be_visible()
            assert fits(eve), path
        eve.go("/rules/classic/goals")
        expect(eve.page.locator("#section-goals .section-text")).to_be_visible()
        eve.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = eve.page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
        assert [(each["id"], [node["html"][:120] for node in each["nodes"]][:3]) for each in found["violations"]] == []


def test_printed_only_the_guide_is_on_the_paper(ann: Person) -> None:
    ann.go("/rules/classic")
    expect(ann.page.locator("#section-variants")).to_be_attached()
    ann.page.emulate_media(media="print")
    for part in (".contents", "aside.right", "header.head"):
        expect(ann.page.locator(part)).to_be_hidden()
    expect(ann.page.locator("#section-variants")).to_be_visible()
