"""Levels of bots where people choose them: explained in a sentence, and remembered."""

from playwright.sync_api import expect

from web.browsing import Person


def test_a_level_is_explained_and_remembered(ann: Person) -> None:
    ann.go()
    window = ann.page.locator(".window.open")
    expect(window.get_by_role("radio", name="Normal")).to_be_checked()
    window.get_by_role("radio", name="Hard").check(force=True)
    expect(window).to_contain_text("Plans beyond its turn")
    ann.page.reload()
    expect(window.get_by_role("radio", name="Hard")).to_be_checked()


def test_the_level_of_a_table_that_was_set_up_is_remembered(ann: Person) -> None:
    ann.go("/new/nim")
    ann.seat(2, "bot")
    ann.seat(3, "nobody")
    chair = ann.page.locator("li.chair[data-who=bot]")
    chair.get_by_role("radio", name="Easy").check(force=True)
    expect(chair).to_contain_text("Easy")
    expect(ann.page.locator(".hint")).to_contain_text("Plays in a hurry")
    ann.page.get_by_role("button", name="Open the table").click()
    ann.wait_for_turn()
    ann.go()
    expect(ann.page.locator(".window.open").get_by_role("radio", name="Easy")).to_be_checked()


def test_a_seat_is_handed_to_a_bot_of_a_level(ann: Person) -> None:
    ann.go("/new/classic")
    ann.seat(2, "bot")
    ann.seat(3, "nobody")
    ann.page.get_by_role("button", name="Open the table").click()
    ann.wait_for_turn()
    ann.press("t")
    which = ann.page.get_by_label("Which bot")
    expect(which).to_have_value("normal")
    which.select_option("easy")
    expect(ann.page.get_by_text("Plays in a hurry")).to_be_visible()
    ann.page.get_by_role("button", name="Hand to a bot: my seat").click()
    expect(ann.page.get_by_text("(easy)")).to_be_visible()
