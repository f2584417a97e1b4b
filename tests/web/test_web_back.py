"""Going back: nothing is taken back by a click too many, and a reset never leaves the own turn."""

from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, expect
from serving import Client, Server

from web.browsing import LAPTOP, PHONE, Person, calmly, person

CLASSIC = "classic"
TEAM = "second-chance-cooperative"
POLICY = "climate-policy"


class Sitting(NamedTuple):
    """A table and the token of its first seat."""

    client: Client
    table: str
    token: str

    def log(self) -> list[dict[str, Any]]:
        """Everything that was done at the table, what was taken back too."""
        lines: list[dict[str, Any]] = self.client.get(f"/tables/{self.table}/state?since=0", self.token)["log"]
        return lines

    def own(self) -> int:
        """How many decisions the first seat has taken."""
        return sum(line["kind"] == "action" and line["seat"] == 0 for line in self.log())

    def taken_back(self) -> int:
        return sum(line["kind"] == "undo" for line in self.log())


def sit_down(who: Person, server: Server, title: str, *bots: str) -> Sitting:
    client = Client(server)
    made = client.make("human", *bots, title=title, seed=4)
    sitting = Sitting(client, made["table"], made["seats"][0]["token"])
    who.go(f"/table/{sitting.table}#{sitting.token}")
    who.wait_for_turn()
    return sitting


def end_of_turn(who: Person) -> Locator:
    return who.page.locator(".bar .end [data-action]")


def play_to_the_end_of_the_turn(who: Person) -> None:
    """Take the first option until the turn can be ended."""
    while who.wait_for_turn() and not end_of_turn(who).count():
        who.click_first()


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def buttons_at(who: Person, x: float, y: float) -> int:
    """How many things to click stand at that point."""
    there = (
        "([x, y]) => document.elementsFromPoint(x, y).filter(each => each.matches('button:not(:disabled), a')).length"
    )
    return int(who.page.evaluate(there, [x, y]))


def press_mouse(who: Person, x: float, y: float, clicks: int) -> None:
    """A click at a point, the so-maniest in quick succession."""
    who.page.mouse.move(x, y)
    who.page.mouse.down(click_count=clicks)
    who.page.mouse.up(click_count=clicks)


def click_on_end(who: Person) -> tuple[float, float]:
    """Click on the end of the turn until it is taken; where that was."""
    point = (0.0, 0.0)

    def attempt() -> None:
        nonlocal point
        point = middle(end_of_turn(who))
        press_mouse(who, *point, 1)

    who.begin(calmly(attempt))
    return point


def reset(who: Person) -> Locator:
    return who.page.get_by_role("button", name="Reset turn")


@pytest.mark.parametrize(("title", "bots"), [(CLASSIC, ["random", "random"]), (POLICY, ["random"]), (TEAM, [])])
def test_a_double_click_on_the_end_of_a_turn_ends_one_turn(
    ann: Person, server: Server, title: str, bots: list[str]
) -> None:
    """Wherever its second click falls: at once, or when the others have decided and the own turn has come again."""
    sitting = sit_down(ann, server, title, *bots)
    for late in (False, True):
        play_to_the_end_of_the_turn(ann)
        own, position = sitting.own(), ann.position
        x, y = click_on_end(ann)
        if late:
            ann.wait_beyond(position)
            ann.wait_for_turn()
        for clicks in (2, 3):
            press_mouse(ann, x, y, clicks)
        ann.wait_beyond(position)
        ann.wait_for_turn()
        assert sitting.own() == own + 1
        assert sitting.taken_back() == 0


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_nothing_appears_where_the_turn_was_ended(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    with person(browser, server.url, size) as ann:
        sitting = sit_down(ann, server, CLASSIC, "random", "random")
        for _ in range(2):
            play_to_the_end_of_the_turn(ann)
            x, y = middle(end_of_turn(ann))
            own = sitting.own()
            ann.take(end_of_turn(ann))
            ann.wait_for_turn()
            assert buttons_at(ann, x, y) == 0
            for _ in range(3):
                press_mouse(ann, x, y, 1)
            ann.click_first()
            assert sitting.own() == own + 2
            assert sitting.taken_back() == 0


@pytest.mark.parametrize(("title", "bots"), [(CLASSIC, ["random", "random"]), (TEAM, [])])
def test_a_reset_goes_back_to_the_begin_of_the_own_turn(
    ann: Person, server: Server, title: str, bots: list[str]
) -> None:
    """Also alone, where all decisions are one's own."""
    sitting = sit_down(ann, server, title, *bots)
    for turn in range(2):
        ann.wait_for_turn()
        expect(reset(ann)).to_have_count(0)
        begin = ann.position
        ann.press("r")  # does nothing, as the log shows below
        play_to_the_end_of_the_turn(ann)
        while ann.position < begin + 2:
            ann.click_first()
            ann.wait_for_turn()
        assert sitting.taken_back() == turn
        expect(reset(ann)).to_have_count(1)
        ann.take(reset(ann))
        ann.wait_for_position(begin)
        expect(reset(ann)).to_have_count(0)
        assert sitting.taken_back() == turn + 1
        play_to_the_end_of_the_turn(ann)
        ann.take(end_of_turn(ann))
