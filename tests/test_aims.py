"""What now: for every kind of decision of every title, in every language, from nothing but what the seat knows."""

from typing import Any

import pytest

from everywhere import some_positions
from keeling.aims import aims_of
from keeling.aims.parts import HEADINGS
from keeling.titles import title_named, title_names
from keeling.words import language
from keeling.words.catalogue import languages
from test_hints import decisions_of_every_kind

pytestmark = pytest.mark.once

every_title = pytest.mark.parametrize("name", title_names())


def said(name: str, g: Any, seat: int) -> list[str]:
    """All that a seat is told, in English."""
    speaker = language("en")
    return [speaker.say(line) for part in aims_of(title_named(name), g, seat) for line in part["lines"]]


@every_title
def test_every_seat_is_told_something_at_every_kind_of_decision(name: str) -> None:
    title = title_named(name)
    speakers = [language(code) for code in languages()]
    for kind, g in decisions_of_every_kind(name, 3).items():
        for seat in range(g.players):
            parts = aims_of(title, g, seat)
            kinds = [part["kind"] for part in parts]
            assert kinds[0] == "turn", kind
            assert kinds[-1] == "aim", kind
            assert len(set(kinds)) == len(kinds)
            assert set(kinds) <= set(HEADINGS)
            for speaker in speakers:
                told = [speaker.say(each) for part in parts for each in (part["title"], *part["lines"])]
                assert not [line for line in told if "⟦" in line or "{" in line], kind


@every_title
def test_nobody_is_told_what_his_seat_does_not_know(name: str) -> None:
    """Games that differ only in what a seat cannot know tell it the same."""
    compared = 0
    for g in some_positions(name, 3, 7, 9):
        for seat in range(3):
            other = g.redetermine(seat, 4711)
            if other.decision is None or g.decision is None or other.decisions != g.decisions:
                continue
            assert aims_of(title_named(name), g, seat) == aims_of(title_named(name), other, seat)
            compared += 1
    assert compared


@every_title
def test_a_game_that_is_over_has_no_aim(name: str) -> None:
    *_, end = some_positions(name, 3, 7, 10_000)
    assert aims_of(title_named(name), end, 0) == []


def test_a_un_goal_says_what_is_missing_and_when_nothing_is() -> None:
    title = title_named("classic")
    g: Any = next(iter(decisions_of_every_kind("classic", 3).values()))
    while type(g.decision).__name__ != "TurnMenu":
        g.apply(g.legal[0])
    seat = g.decision.player
    card = min(g.un_row)
    sources = [source for source in range(7) if g.classic.un_sources[card] >> source & 1]
    lines = said("classic", g, seat)
    assert any(line.startswith("UN Goal") and "you lack" in line for line in lines)
    owner, space = g.space_owner[:], g.space[:]
    for place, source in enumerate(sources):
        owner[place], space[place] = seat, source
    g.space_owner, g.space = owner, space
    g.cube = [0] * g.players
    assert any("lack 1 tech cube" in line for line in said("classic", g, seat))
    g.cube = [5] * g.players
    assert any("you have all it takes" in line for line in said("classic", g, seat))
    assert title.name == "classic"


def test_whoever_waits_is_told_for_whom() -> None:
    g: Any = decisions_of_every_kind("nim", 3)["Turn"]
    waiting = (g.decision.player + 1) % g.players
    assert said("nim", g, waiting)[0].startswith(f"Player {g.decision.player + 1} decides: ")
