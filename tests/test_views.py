"""Views chapter by chapter: making again only what a step touched tells the same as making everything again."""

import json
from collections.abc import Callable, Iterator
from types import FunctionType, MethodType
from typing import Any

import pytest

import keeling
from everywhere import CASES, IDS, moves, some_positions, start, start_variant, variants, walk
from keeling.kernel.chapters import FRAME, Chapters, PublicView
from keeling.kernel.digest import fields_of
from keeling.kernel.game import SPECTATOR, Game, Step
from keeling.kernel.match import events_while
from keeling.kernel.title import AnyTitle
from keeling.kernel.view import Differences, EventView, differences
from keeling.titles import title_named

every_case = pytest.mark.parametrize(("name", "players"), CASES, ids=IDS)

FEW_ACTIONS = 60


def text(value: object) -> str:
    """As it goes over the wire: also the order of names counts."""
    return json.dumps(value)


def whole(title: AnyTitle, g: Any, seat: int) -> Any:
    """The view of a seat, with nothing that was made before."""
    return Chapters(title.chapters).public(g).seen_by(g, seat) if title.chapters else title.view(g, seat)


class SlowEar:
    """Compares whole views around every step, as plainly as it can be done."""

    def __init__(self, title: AnyTitle, g: Game) -> None:
        self.title = title
        self.seats = [*range(g.players), SPECTATOR]
        self.before = whole(title, g, SPECTATOR)
        self.events: list[list[EventView]] = [[] for _ in self.seats]

    def listen(self, g: Game, step: Step[Any], action: int) -> None:
        after = whole(self.title, g, SPECTATOR)
        changed = Differences(self.before, after, self.title.outlook)
        self.before = after
        facts = {name: int(value) for name, value in fields_of(step) if isinstance(value, int)}
        for seat in self.seats:
            told = self.title.describe(g, step, action, seat)
            if told or changed.numbers or changed.words:
                self.events[seat].append(
                    {
                        "kind": type(step).__name__,
                        "seat": facts.get("player"),
                        "phase": self.title.phase_of(step, after),
                        "facts": facts,
                        "message": told,
                        "changes": changed.numbers,
                        "words": changed.words,
                    }
                )


def slow_events(title: AnyTitle, g: Any, act: Callable[[], None]) -> list[list[EventView]]:
    ear = SlowEar(title, g)
    g.listener = ear.listen
    act()
    g.listener = None
    return ear.events


def assert_quick_events_are_the_slow_ones(title: AnyTitle, g: Any, most: int | None = None) -> int:
    """Play the game on twice, side by side; returns how many events there were."""
    slow = g.clone()
    public = title.public(g)
    told = 0
    for number, action in enumerate(moves(g, 5)):
        if number == most:
            break
        quick_events = events_while(title, g, lambda action=action: g.play(action), public)  # type: ignore[misc]
        assert text(quick_events) == text(slow_events(title, slow, lambda action=action: slow.play(action)))  # type: ignore[misc]
        public = public.after(g)
        assert text(public.view) == text(whole(title, g, SPECTATOR))
        told += len(quick_events[SPECTATOR])
    return told


@every_case
def test_events_of_what_a_step_touched_are_those_of_whole_views(name: str, players: int) -> None:
    assert assert_quick_events_are_the_slow_ones(title_named(name), start(name, players, 71)) > players


@pytest.mark.parametrize(("name", "option", "value"), variants())
def test_so_they_are_with_every_option(name: str, option: str, value: str) -> None:
    assert assert_quick_events_are_the_slow_ones(title_named(name), start_variant(name, option, value), FEW_ACTIONS) > 0


@every_case
def test_the_set_up_tells_what_whole_views_tell(name: str, players: int) -> None:
    title = title_named(name)
    options, tables = title.options.parse({}), title.content().tables
    quick, slow = (title.blank(players, 3, options, tables) for _ in range(2))
    title.begin(quick)
    title.begin(slow)
    assert text(events_while(title, quick, quick.advance)) == text(slow_events(title, slow, slow.advance))


@every_case
def test_a_public_view_leads_to_any_other_position_of_its_game(name: str, players: int) -> None:
    """Forwards, backwards and far away; and laying a seat's part over it changes nothing in it."""
    title = title_named(name)
    positions = list(some_positions(name, players, seed=73, every=12))
    order = positions + positions[::-1] + positions[::5]
    public = title.public(order[-1])
    for g in order:
        public = public.after(g)
        assert text(public.view) == text(whole(title, g, SPECTATOR))
        for seat in range(players):
            assert text(public.seen_by(g, seat)) == text(whole(title, g, seat)) == text(title.view(g, seat))
        assert text(public.view) == text(whole(title, g, SPECTATOR))


@every_case
def test_equal_parts_of_following_public_views_are_the_same_objects(name: str, players: int) -> None:
    title = title_named(name)
    before: PublicView | None = None
    shared = 0
    for g in some_positions(name, players, seed=79, every=1):
        after = title.public(g) if before is None else before.after(g)
        if before is not None:
            for part in after.view:
                assert (after.view[part] is before.view[part]) == (after.view[part] == before.view[part]), part
            shared += sum(after.view[part] is before.view[part] for part in after.view)
        if title.chapters:
            assert after.after(g) is after
        before = after
    assert shared > 0


def asks_on(title: AnyTitle, trial: Any, g: Any) -> bool:
    """Whether the seat is asked something else before its action is over."""
    asked = trial.decision
    if asked is None or asked.player != g.decision.player or isinstance(asked, type(g.decision)):
        return False
    return title.words.turn(asked) is None


@every_case
def test_previews_are_differences_of_whole_views(name: str, players: int) -> None:
    """Those of actions after which nothing more is asked of the seat; test_previews.py has the others."""
    title = title_named(name)
    compared = 0
    for g in some_positions(name, players, seed=83, every=9):
        if g.decision is None:
            continue
        seat = g.decision.player
        public = title.public(g)
        for action in g.legal[:12]:
            trial = g.clone()
            trial.play(action)
            if trial.reveals != g.reveals or asks_on(title, trial, g):
                continue
            expected = differences(whole(title, g, seat), whole(title, trial, seat))
            assert text(title.preview(g, seat, action)) == text(expected)
            assert title.preview(g, seat, action, public.seen_by(g, seat), public) == expected
            compared += 1
    assert compared > 0


class Watched:
    """A game that notes which of its fields are read, for functions of the pure build."""

    def __init__(self, game: Any) -> None:
        self.__dict__.update(game=game, fields=set())

    def __getattr__(self, name: str) -> Any:
        held = getattr(type(self.game), name, None)
        if isinstance(held, FunctionType):
            return MethodType(held, self)
        if isinstance(held, property):
            assert held.fget is not None
            return held.fget(self)
        self.fields.add(name)
        return getattr(self.game, name)


def undeclared(title: AnyTitle, games: Iterator[Any]) -> set[tuple[int, str]]:
    """The fields that a chapter reads without saying so, with its number."""
    found = set()
    for g in games:
        for number, chapter in enumerate(title.chapters):
            watched: Any = Watched(g)
            chapter.fill(watched)
            if chapter.reads is not None:
                found |= {(number, field) for field in watched.fields.difference(chapter.reads, FRAME)}
    return found


on_the_pure_build = pytest.mark.skipif(keeling.BUILD != "pure", reason="only the pure build can be watched")


@on_the_pure_build
@every_case
def test_chapters_say_what_they_read(name: str, players: int) -> None:
    assert undeclared(title_named(name), some_positions(name, players, seed=89, every=5)) == set()


@on_the_pure_build
@pytest.mark.parametrize(("name", "option", "value"), variants())
def test_chapters_say_what_they_read_with_every_option(name: str, option: str, value: str) -> None:
    games = walk(start_variant(name, option, value), 41)
    assert undeclared(title_named(name), (g for number, g in enumerate(games) if number % 9 == 0)) == set()


@every_case
def test_chapters_read_only_what_there_is(name: str, players: int) -> None:
    g = start(name, players, 1)
    for chapter in title_named(name).chapters:
        assert all(hasattr(g, field) for field in chapter.reads or ())


@every_case
def test_a_title_that_says_only_what_a_whole_view_is_gets_whole_views(name: str, players: int) -> None:
    """An extension that forgets the chapters pays for whole views, and misses nothing."""
    title = title_named(name)
    base: Any = type(title)

    class Extended(base):  # type: ignore[misc]
        def view(self, g: Any, seat: int) -> Any:
            return {**super().view(g, seat), "asked": g.decisions}

    extended: Any = Extended()
    g = start(name, players, 1)
    g.play(g.legal[0])
    public = extended.public(g)
    assert public.view == {**title.view(g, SPECTATOR), "asked": 1}
    assert public.seen_by(g, 0) == {**title.view(g, 0), "asked": 1}
    told = events_while(extended, g, lambda: g.play(g.legal[-1]), public)
    assert any(event["changes"].get("asked") == (1, 2) for event in told[SPECTATOR])
