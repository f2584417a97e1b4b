"""Climate Policy in the browser: games under four policies to their ends, a trade between two people, the debrief."""

import csv
import io
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from serving import Client, Server

from keeling.titles.climate_policy import alphabet as a
from web.browsing import PHONE, Person, person
from web.positions import near_the_end, open_table, played_until

TITLE = "climate-policy"
PLANT = ".trade button.plant"


def sit_down(who: Person, server: Server, **options: object) -> None:
    """At a new table for two, against a bot."""
    made = Client(server).make("human", "greedy", title=TITLE, seed=5, options=options)
    who.go(f"/table/{made['table']}#{made['seats'][0]['token']}")
    who.wait_for_turn()
    who.page.wait_for_selector("svg [data-anchor].can")


def expect_debrief(who: Person) -> None:
    if (shown := who.page.get_by_role("button", name="Debrief")).count():  # after a common defeat it is one click away
        shown.click()
    debrief = who.page.locator(".policy-debrief")
    expect(debrief).to_contain_text(re.compile("has won|have won|Everybody has lost"))
    expect(debrief.get_by_role("img", name=re.compile("Who put it into the air"))).to_be_visible()
    expect(debrief.get_by_role("img", name=re.compile("Profit"))).to_be_visible()
    assert not who.scrolls()


# Whole games, and the ends of games


@pytest.mark.parametrize("policy", ["1", "2AB"])
def test_the_end_of_a_game_by_clicking(ann: Person, server: Server, policy: str) -> None:
    end = near_the_end(TITLE, 2, 24, policy=policy, trade_mode="off")
    ann.go(open_table(server, end, "greedy").seats[end.asked])
    ann.says("Do nothing" if policy == "1" else "Carbon taxes")
    while ann.wait_for_turn():
        ann.click_through()
        assert not ann.scrolls()
    expect_debrief(ann)


def test_a_whole_game_with_permits_and_an_offer_by_clicking(ann: Person, server: Server) -> None:
    sit_down(ann, server, policy="3AB", trade_mode="compliance", trade_offers=1)
    page = ann.page
    answers = 0
    while ann.wait_for_turn():
        make = page.locator(".trade").get_by_role("button", name="Make this offer")
        amount = page.locator(".trade .take")
        if answers == 0 and make.count():
            ann.take(make)
            answers += 1
        elif answers == 0 and amount.count():
            ann.take(amount.first)
        elif answers == 0 and page.locator(PLANT).count():
            ann.take(page.locator(PLANT).first)
        else:
            ann.click_through()
    assert answers == 1
    expect_debrief(ann)
    ann.press("l")
    expect(page.locator(".log")).to_contain_text(re.compile("declines|accepts|trade", re.I))


def test_the_end_of_a_game_by_keyboard_alone(ann: Person, server: Server) -> None:
    end = near_the_end(TITLE, 2, 32, policy="3B", trade_mode="compliance", trade_offers=1)
    ann.go(open_table(server, end, "greedy").seats[end.asked])
    turns = 0
    while ann.wait_for_turn():
        if turns % 4 == 1:
            ann.press_through_board()
        elif turns % 4 == 3:
            ann.press_through("End", "Enter")
        else:
            ann.press_through("ArrowDown", "ArrowRight", "Enter")
        turns += 1
    assert turns > 3
    expect_debrief(ann)


# Trading


def test_an_offer_is_put_together_and_both_see_both_sides(browser: Browser, server: Server) -> None:
    def moment(g: Any, kind: str) -> bool:
        rich = kind == "MakeOffers" and g.money[g.decision.player] > 2
        return rich and any(map(a.TRADE.holds, g.legal)) and (1 - g.decision.player) in g.owner

    played = played_until(TITLE, 2, moment, policy="3")
    table = open_table(server, played)
    with person(browser, server.url) as ann, person(browser, server.url) as bob:
        maker, partner = (ann, bob) if played.asked == 0 else (bob, ann)
        ann.go(table.seats[0])
        bob.go(table.seats[1])
        who, whom = f"Player {played.asked + 1}", f"Player {2 - played.asked}"
        maker.wait_for_turn()
        maker.take(maker.page.locator(".trade button.partner", has_text=whom))

        panel = maker.page.get_by_label("The offer")
        give = panel.get_by_role("group", name="Give money")
        give.get_by_role("button", name="Give money: more").click()
        expect(give.get_by_label("Give money: how much")).to_have_value("2")
        maker.take(give.get_by_role("button", name="Give $2"))
        plant = panel.get_by_role("button", name=re.compile("Ask for")).and_(maker.page.locator(PLANT)).first
        place = re.search(r"[A-Z]{2}-\d", plant.inner_text())
        assert place
        maker.take(plant)
        maker.take(panel.get_by_role("button", name="Make this offer"))

        for each in (maker, partner):
            sides = each.page.locator(".trade .tray h3")
            expect(sides).to_have_count(2)
            expect(sides.nth(0)).to_contain_text(f"{who} gives")
            expect(sides.nth(1)).to_contain_text(f"{whom} gives")
            expect(each.page.locator(".trade")).to_contain_text("$2")
            expect(each.page.locator(".trade")).to_contain_text(place.group())
        assert partner.barriers() == []
        assert not partner.scrolls()
        accept = partner.page.locator(".trade").get_by_role("button", name="Accept")
        partner.take(accept)
        for each in (ann, bob):
            expect(each.page.locator(".trade .tray")).to_have_count(0)
        bought = maker.page.locator(f"[data-anchor='space:{place.group()}']")
        expect(bought).to_have_attribute("aria-label", re.compile(f"of {who}"))


# The debrief


def test_the_books_can_be_taken_home(ann: Person, server: Server, tmp_path: Path) -> None:
    """The file has the numbers of the picture: as many rounds, and the same CO2 in the end."""
    played = played_until(TITLE, 3, lambda g, kind: g.decade == 3, policy="2A", trade_mode="off")
    record = {**played.record}
    made = Client(server).post("/tables/import", record=record, at=played.at, seats=[
        {"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"},
    ])  # fmt: skip
    ann.go(f"/table/{made['table']}#{made['seats'][0]['token']}")
    while ann.wait_for_turn():
        ann.press_through("End", "Enter")
    expect_debrief(ann)
    assert ann.barriers() == []
    ann.page.get_by_role("button", name="Numbers").click()
    assert ann.barriers() == []
    with ann.page.expect_download() as download:
        ann.page.get_by_role("button", name="Download the books").click()
    file = tmp_path / "books.csv"
    download.value.save_as(file)
    rows = list(csv.DictReader(io.StringIO(file.read_text(encoding="utf-8"))))
    expect(ann.page.locator(".policy-debrief .remember")).to_contain_text(f"{rows[-1]['co2']} ppm at the end")
    assert int(rows[-1]["co2"]) == int(rows[-1]["ownerless_ppm"]) + sum(
        int(value) for name, value in rows[-1].items() if re.fullmatch(r"\d .* ppm", name) and "liable" not in name
    )


# Everybody


def test_no_barriers(eve: Person, server: Server) -> None:
    """In a turn of five, while an offer is put together, and when a table is set up."""
    played = played_until(
        TITLE, 5, lambda g, kind: kind == "TurnMenu" and g.decade == 3, policy="3AB", trade_mode="off"
    )
    eve.go(open_table(server, played).seats[played.asked])
    eve.page.wait_for_selector("svg [data-anchor].can")
    expect(eve.page.get_by_label(re.compile("CO₂ now")).first).to_be_visible()
    assert eve.barriers() == []
    assert not eve.scrolls()
    draft = played_until(TITLE, 3, lambda g, kind: kind == "DraftOffer" and len(g.legal) > 12, policy="3")
    eve.go(open_table(server, draft).seats[draft.asked])
    eve.page.wait_for_selector(".trade .take")
    assert eve.barriers() == []
    assert not eve.scrolls()
    eve.go("/new/climate-policy")
    eve.page.get_by_role("radio", name=re.compile("Policy 3AB")).check()
    eve.page.get_by_text("Permits (policy 3)").click()
    assert eve.barriers() == []


def test_the_curve_stays_in_sight_on_a_phone(browser: Browser, server: Server) -> None:
    with person(browser, server.url, PHONE) as eve:
        sit_down(eve, server, policy="1", trade_mode="off")
        for tab in ("Research", "Policy", "Pool", "World"):
            eve.page.locator(".tabs").get_by_role("button", name=tab).click()
            expect(eve.page.locator("[data-anchor='co2']")).to_be_in_viewport()
            assert not eve.scrolls()


# Setting up


def test_a_policy_is_chosen_in_words(ann: Person) -> None:
    ann.go(f"/new/{TITLE}")
    ann.seat(2, "bot")
    ann.seat(3, "nobody")
    expect(ann.page.get_by_role("radio", name=re.compile("Policy 1:"))).to_be_checked()
    ann.page.get_by_role("radio", name=re.compile("Policy 2A:")).check()
    ann.page.get_by_text("Taxes (policy 2)").click()
    rise = ann.page.get_by_label(re.compile("Rise of the carbon tax"))
    expect(ann.page.locator(".option", has=rise)).to_contain_text("addition")
    expect(ann.page.locator(".option", has=rise)).to_contain_text("0 to 10, recommended 0")
    rise.fill("1")
    rise.blur()
    ann.page.get_by_role("button", name="Open the table").click()
    ann.page.wait_for_selector(".play")
    ann.says("Carbon taxes")
    ann.says("with grants")
    ann.says("It rises by $1 each decade.")


# What if


def test_what_if_is_asked_from_the_debrief_and_answers_stand_side_by_side(ann: Person, server: Server) -> None:
    """The last decade of a short game; the server plays on, so this waits for some seconds."""
    played = near_the_end(TITLE, 2, 1, trade_mode="off")
    made = Client(server).post("/tables/import", record=played.record)
    ann.go(f"/table/{made['table']}#{made['link']}")
    expect_debrief(ann)
    ann.page.get_by_role("button", name="What if").click()
    form = ann.page.locator(".whatif form")
    form.get_by_label("From").select_option("1990")
    form.get_by_role("button", name="Play it on").click()
    answers = ann.page.locator("[data-whatif=done]")
    expect(answers).to_have_count(1)
    expect(answers.get_by_role("img", name=re.compile("carbon taxes from 1990 on.*1990:.*2000:"))).to_be_visible()
    expect(answers).to_contain_text("In the end")
    expect(answers).to_contain_text("Bots played on in both")
    form.get_by_label("Policy").select_option("1")
    form.get_by_role("button", name="Play it on").click()
    expect(ann.page.locator("[data-whatif=refused]")).to_contain_text("That is what was played")
    assert ann.barriers() == []
    assert not ann.scrolls()
    ann.page.get_by_role("button", name=re.compile("Remove .*do nothing", re.I)).click()
    expect(ann.page.locator(".whatif article")).to_have_count(1)
    ann.page.get_by_role("button", name="What if").click()
    expect_debrief(ann)
