"""Second Chance in the browser: games of both modes to their ends, out of turn, and for everybody."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from serving import Client, Server

from keeling.bots.bot import Peek
from keeling.bots.spec import bot_for
from keeling.kernel.title import Setup
from keeling.titles import title_named
from keeling.titles.common.layout import NOBODY
from keeling.titles.common.places import LOBBY_OPEN
from web.browsing import Person, person
from web.positions import near_the_end, open_table, played_until

TEAM = "second-chance-cooperative"
COMPANIES = "second-chance-competitive"
SEEDS = range(1, 40)


# Whole games


def alone(seed: int) -> tuple[Any, list[tuple[str, str, int, list[str]]]]:
    """A game for one as a clever bot plays it: kind of decision, verb, action and places, decision by decision."""
    title = title_named(TEAM)
    g = Setup.of(title, 1, seed).start()
    bot = bot_for("greedy-0.1", seed, title, 1)
    decisions = []
    while g.decision is not None:
        action = bot.choose(Peek(g, 0))
        verb = next(option["verb"] for option in title.options_for(g, 0) if option["action"] == action)
        decisions.append((type(g.decision).__name__, verb, action, title.anchors(action)))
        g.play(action)
    return g, decisions


def test_a_whole_game_of_the_team_by_clicking_on_the_board(ann: Person, server: Server) -> None:
    """The places of each option lead to it, through every phase, up to the end."""
    for seed in SEEDS:
        g, decisions = alone(seed)
        if g.decade > 1 and {"SplitIncome", "ReduceCo2"} <= {kind for kind, *_ in decisions}:
            break
    made = Client(server).make("human", title=TEAM, seed=seed)
    ann.go(f"/table/{made['table']}#{made['seats'][0]['token']}")
    for kind, verb, action, anchors in decisions:
        assert ann.wait_for_turn(), kind
        ann.click_option(verb, action, anchors)
    assert ann.over
    assert not ann.scrolls()
    result = "You did it" if title_named(TEAM).outcome(g).winners else "Not this time"
    expect(ann.page.get_by_role("heading", level=1, name=result)).to_be_visible()
    expect(ann.page.locator(".asks li", has_text="The team’s points")).to_contain_text(str(g.score[0]))
    expect(ann.page.locator(".asks li", has_text="UN Goals")).to_be_visible()
    ann.page.get_by_role("button", name="Look at the board").click()
    expect(ann.page.locator(".table .stage")).to_be_visible()


def test_the_begin_and_the_end_of_a_game_of_companies_by_clicking(ann: Person, server: Server) -> None:
    ann.go()
    ann.play(2, "as rivals")
    ann.says("Which one do you keep?")
    expect(ann.page.locator("[data-anchor^='goal:'].can")).to_have_count(2)
    for _ in range(8):
        ann.wait_for_turn()
        ann.click_through()
        assert not ann.scrolls()
    end = near_the_end(COMPANIES, 2, 24)
    ann.go(open_table(server, end, "random").seats[end.asked])
    while ann.wait_for_turn():
        ann.click_through()
        assert not ann.scrolls()
    expect(ann.page.get_by_role("heading", level=1, name=re.compile("win|loses"))).to_be_visible()


def test_the_end_of_a_game_of_companies_by_keyboard_alone(lively: Person, server: Server) -> None:
    end = near_the_end(COMPANIES, 3, 36)
    lively.go(open_table(server, end, "random").seats[end.asked])
    turns = 0
    while lively.wait_for_turn():
        if turns % 3 == 1:
            lively.press_through_board()
        else:
            lively.press_through("ArrowDown", "Enter")
        turns += 1
    assert turns > 3
    expect(lively.page.get_by_role("button", name="Look at the board")).to_be_visible()


def test_the_end_of_a_game_of_the_team_by_keyboard_alone(ann: Person, server: Server) -> None:
    end = near_the_end(TEAM, 2, 24)
    ann.go(open_table(server, end, "random").seats[end.asked])
    turns = 0
    while ann.wait_for_turn():
        if turns % 3 == 1:
            ann.press_through_board()
        else:
            ann.press_through("ArrowDown", "Enter")
        turns += 1
    assert turns > 0
    expect(ann.page.get_by_role("heading", level=1, name=re.compile("You did it|Not this time"))).to_be_visible()


# Out of turn


def test_everybody_is_told_who_is_asked_in_whose_turn(browser: Browser, server: Server) -> None:
    played = played_until(
        TEAM, 2, lambda g, kind: kind == "LeaveProject" and g.active not in (-1, g.decision.player), first=39
    )
    table = open_table(server, played)
    with person(browser, server.url) as ann, person(browser, server.url) as bob, person(browser, server.url) as eve:
        asked, active = (ann, bob) if played.asked == 0 else (bob, ann)
        ann.go(table.seats[0])
        bob.go(table.seats[1])
        eve.go(table.link)
        who, whose = f"Player {played.asked + 1}", f"Player {played.active + 1}"
        asked.says(f"You are asked, in the turn of {whose}")
        expect(asked.page.locator(".bar .ask")).to_contain_text("Where does your scientist go?")
        active.says(f"{who} is asked, in your turn")
        expect(active.page.locator("[data-anchor].can")).to_have_count(0)

        eve.says(f"{who} is asked, in the turn of {whose}")
        for each in (ann, bob, eve):
            icon = "/icon-asked.svg" if each is asked else "/icon.svg"
            expect(each.page.locator("link[rel=icon]")).to_have_attribute("href", icon)

        position = asked.position
        asked.click_through()
        for each in (ann, bob, eve):
            each.wait_beyond(position)


# Everybody


@pytest.mark.parametrize("title", [TEAM, COMPANIES])
def test_no_barriers_in_a_game(eve: Person, server: Server, title: str) -> None:
    if title == TEAM:
        played = played_until(title, 4, with_open_cards, inspectors=True)
    else:
        played = played_until(title, 4, with_open_cards)
    eve.go(open_table(server, played).seats[played.asked])
    eve.page.wait_for_selector(".play[data-mine=true] [data-anchor].can")
    assert eve.barriers() == []
    eve.press("l")
    assert eve.barriers(".drawer") == []


def with_open_cards(g: Any, kind: str) -> bool:
    """A turn in which a scientist stands on an open lobbyist card, and another card is free for one."""
    opened = [g.lobby_scientist[card] for card, place in enumerate(g.lobby_place) if place >= LOBBY_OPEN]
    return kind == "TurnMenu" and not g.move_done and NOBODY in opened and len(set(opened)) > 1


@pytest.mark.parametrize("title", [TEAM, COMPANIES])
def test_a_laptop_needs_no_page_scroll(ann: Person, server: Server, title: str) -> None:
    played = played_until(title, 4, with_open_cards)
    ann.go(open_table(server, played).seats[played.asked])
    ann.wait_for_turn()
    for key in "olct":
        ann.press(key)
        assert not ann.scrolls(), key
    board = ann.page.locator(".table .stage").bounding_box()
    assert board is not None
    assert board["width"] > 850, "the board is drawn large"


def test_a_move_to_an_open_card_and_why_not(ann: Person, server: Server) -> None:
    played = played_until(
        TEAM, 2, lambda g, kind: with_open_cards(g, kind) and g.hand_scientists[g.decision.player] > 0
    )
    ann.go(open_table(server, played).seats[played.asked])
    ann.wait_for_turn()
    taken = ann.page.locator("[data-anchor^='card:'][aria-label*='with a scientist of']").first
    taken.dispatch_event("click")
    why = ann.page.get_by_label(re.compile("Why not here: lobbyist card"))
    expect(why.locator("li").first).to_be_visible()
    for more in why.locator("button[aria-expanded=false]").all():
        more.click()
    expect(why).to_contain_text("S-SCI-07")
    ann.press("Escape")
    free = "[data-anchor^='card:'][aria-label*='free for a scientist'].lit"
    ways = (".fan [data-action]", free, "[data-anchor='hand'].lit", ".bar [data-verb='scientist'][aria-pressed=false]")

    def attempt() -> None:
        way = next((way for way in ways if ann.page.locator(way).count()), None)
        if way is not None:
            ann.click(ann.page.locator(way).first)

    ann.decide(attempt)


# Setting up


def test_difficulties_are_explained_and_chosen(ann: Person) -> None:
    ann.go(f"/new/{COMPANIES}")
    ann.says("about 6 of 10 games are survived")
    printed = ann.page.get_by_role("radio", name=re.compile("As printed"))
    gentle = ann.page.get_by_role("radio", name=re.compile("Gentler start"))
    expect(printed).to_be_checked()
    gentle.check()
    own = ann.page.get_by_role("radio", name=re.compile("My own mixture"))
    expect(ann.page.get_by_label("CO₂ at the start")).to_have_count(0)
    own.check()
    expect(ann.page.get_by_label("CO₂ at the start")).to_have_value("zero")
    ann.page.get_by_label("CO₂ at the start").select_option("printed")
    printed.check()
    expect(ann.page.get_by_label("CO₂ at the start")).to_have_count(0)
    gentle.check()
    for seat in (2, 3):
        ann.seat(seat, "bot")
    ann.page.get_by_role("button", name="Open the table").click()
    ann.wait_for_turn()
    ann.press("t")
    expect(ann.page.get_by_role("tabpanel")).to_contain_text("Gentler start")


def test_a_mixture_of_difficulties_is_played(ann: Person) -> None:
    ann.go(f"/new/{COMPANIES}")
    ann.page.get_by_role("radio", name=re.compile("My own mixture")).check()
    ann.page.get_by_label("CO₂ at the start").select_option("zero")
    ann.page.get_by_label("UN Goals lower the CO₂").check()
    for seat in (2, 3):
        ann.seat(seat, "bot")
    ann.page.get_by_role("button", name="Open the table").click()
    ann.wait_for_turn()
    ann.press("t")
    ann.page.get_by_text("Rules in force").click()
    rules = ann.page.get_by_role("tabpanel").locator("dl")
    expect(rules).to_contain_text(re.compile(r"CO₂ at the start.*none", re.S))
    expect(rules).not_to_contain_text("How hard")
