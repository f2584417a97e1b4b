"""Lessons: a first game in chapters, played with the real rules against real bots.

A title's lesson is a file beside this module: chapters that each begin at a position of one game. A chapter has steps:
something to read, or something to do with the kinds of action that are expected, a reaction to each other kind, and a
condition that says when it is done. The game itself, which bots have played, stands in a file of its own, with the
rules and the content it was played by (`tools/lessons.py`). Nothing here is a rule; `checking.py` plays every chapter
and finds what does not hold.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from keeling.kernel.errors import BadRecord, BadSetup
from keeling.kernel.match import Match
from keeling.kernel.messages import message, thing, verbatim
from keeling.kernel.record import Record
from keeling.kernel.title import AnyTitle, Setup
from keeling.lessons.conditions import Condition, condition_of
from keeling.titles import all_titles, title_named

FOLDER: Final = Path(__file__).parent
HUMAN: Final = "human"


class Step(NamedTuple):
    """One idea. Without `expect` it is only read; `about` are places of the board, the card hangs on the first drawn.

    `show` are the actions that do it, in their order. `near` has a sentence for an expected kind of action that was
    taken without the step being done, `reactions` one for each kind that is not expected.
    """

    say: str
    about: tuple[str, ...]
    expect: tuple[str, ...]
    show: tuple[str, ...]
    done: Condition | None
    near: Mapping[str, str]
    reactions: Mapping[str, str]

    @property
    def keys(self) -> list[str]:
        """Every key of the catalogues that the step says, with its forms."""
        own = [f"{self.say}.heading", self.say, *([f"{self.say}.task"] if self.expect else [])]
        return [*own, *self.near.values(), *self.reactions.values()]


class Chapter(NamedTuple):
    """A few steps from a position of the lesson's game: after the first `at` actions."""

    id: str
    at: int
    digest: str
    steps: tuple[Step, ...]

    @property
    def name(self) -> str:
        """The key of its name."""
        return f"lesson-chapter-{self.id}"


class Lesson(NamedTuple):
    """The lesson of a title: its game, who sits where, and its chapters in the order in which they are learned."""

    title: str
    rules_version: int
    content: str
    players: int
    seat: int
    seed: str
    options: Mapping[str, Any]
    bot: str
    actions: tuple[str, ...]
    chapters: tuple[Chapter, ...]

    @property
    def seats(self) -> tuple[str, ...]:
        """Who sits where: the learner among bots."""
        return tuple(HUMAN if seat == self.seat else self.bot for seat in range(self.players))

    @property
    def is_current(self) -> bool:
        """Whether the rules and the content are still those it was made for."""
        title = title_named(self.title)
        return title.rules_version == self.rules_version and title.content().digest == self.content

    def chapter(self, chapter_id: str) -> Chapter:
        """A chapter by its id; BadSetup if there is none."""
        for each in self.chapters:
            if each.id == chapter_id:
                return each
        raise BadSetup(message("error-lesson-chapter", title=thing("title", self.title), chapter=verbatim(chapter_id)))

    def record(self, chapter: Chapter) -> Record:
        """The position of a chapter as a record; BadRecord if the rules or the content are others now."""
        if not self.is_current:
            raise BadRecord(message("error-lesson-rules", title=thing("title", self.title)))
        setup = Setup.of(title_named(self.title), self.players, self.seed, self.options)
        return Record(setup, self.seats, self.actions[: chapter.at], chapter.digest)

    def match(self, chapter: Chapter) -> Match:
        """The position of a chapter as a match that can be played on."""
        return Match.resume(self.record(chapter))


def lesson_of(title: AnyTitle) -> Lesson | None:
    """The lesson of a title; None if it has no file."""
    path = FOLDER / f"{title.name}.toml"
    return _read(title.name) if path.exists() else None


def lesson_named(name: str) -> Lesson:
    """The lesson of the title of that name; BadSetup if there is none that can be learned now."""
    found = lesson_of(title_named(name))
    if found is None or not found.is_current:
        raise BadSetup(message("error-lesson-none", title=thing("title", name)))
    return found


def lessons() -> list[Lesson]:
    """The lessons that can be learned now: those whose rules and content are still the same."""
    found = [lesson_of(title) for title in all_titles()[0]]
    return [lesson for lesson in found if lesson is not None and lesson.is_current]


def said_by_lessons() -> dict[str, list[str]]:
    """The keys of the catalogues that lessons say, each with its forms, whether they can be learned now or not."""
    found: dict[str, list[str]] = {}
    for lesson in (lesson_of(title) for title in all_titles()[0]):
        for chapter in () if lesson is None else lesson.chapters:
            found.setdefault(chapter.name, [])
            for key in (key for step in chapter.steps for key in step.keys):
                plain, _, form = key.partition(".")
                found.setdefault(plain, []).extend([form] if form and form not in found.get(plain, []) else [])
    return found


def written(name: str) -> dict[str, Any]:
    """What somebody has written for a title: everything but the game."""
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


@cache
def _read(name: str) -> Lesson:
    game = tomllib.loads((FOLDER / f"{name}.game.toml").read_text(encoding="utf-8"))
    values = written(name)
    shared, digests = values.pop("reactions", {}), game.pop("digests")
    chapters = tuple(_chapter(each, shared, digests) for each in values.pop("chapter"))
    return Lesson(**values, **{**game, "actions": tuple(game["actions"])}, chapters=chapters)


def _chapter(values: dict[str, Any], shared: Mapping[str, str], digests: Mapping[str, str]) -> Chapter:
    own = {**shared, **values.pop("reactions", {})}
    steps = tuple(_step(each, own) for each in values.pop("step"))
    return Chapter(**values, digest=digests.get(values["id"], ""), steps=steps)


def _step(values: dict[str, Any], shared: Mapping[str, str]) -> Step:
    expect = tuple(values.pop("expect", ()))
    reactions = {**shared, **values.pop("reactions", {})}
    done = values.pop("done", None)
    step = Step(
        say=values.pop("say"),
        about=tuple(values.pop("about", ())),
        expect=expect,
        show=tuple(values.pop("show", ())),
        done=None if done is None else condition_of(done),
        near=values.pop("near", {}),
        reactions={kind: key for kind, key in reactions.items() if kind not in expect} if expect else {},
    )
    if values:
        raise ValueError(f"{step.say}: unknown {', '.join(sorted(values))}")
    if bool(expect) != (done is not None) or bool(expect) != bool(step.show):
        raise ValueError(f"{step.say}: a step to do needs expect, show and done, one to read none of them")
    return step
