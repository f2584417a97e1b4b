"""Lessons: every chapter can be learned as it is written, and what could not is found."""

import json
from typing import Any

import pytest

from conftest import Run
from keeling.kernel.errors import BadRecord, BadSetup
from keeling.lessons import Chapter, Lesson, Step, lesson_named, lesson_of, lessons
from keeling.lessons.checking import Learner, chapter_mistakes, mistakes
from keeling.lessons.conditions import Condition, condition_of
from keeling.titles import title_named, title_names

pytestmark = pytest.mark.once
"""Data, and the interpreted code around it: rules and bots decide the same on both builds."""

WITH_LESSON = [name for name in title_names() if lesson_of(title_named(name)) is not None]


def changed(chapter: Chapter, number: int, **more: Any) -> Chapter:
    """The chapter with one step otherwise."""
    steps = list(chapter.steps)
    steps[number] = steps[number]._replace(**more)
    return chapter._replace(steps=tuple(steps))


def to_do(chapter: Chapter) -> int:
    """The number of its first step with something to do."""
    return next(n for n, step in enumerate(chapter.steps) if step.expect)


def found(lesson: Lesson, chapter: Chapter) -> str:
    """All mistakes of a chapter as one text."""
    return "\n".join(chapter_mistakes(lesson, chapter))


@pytest.mark.parametrize("name", WITH_LESSON)
def test_every_chapter_can_be_learned(name: str) -> None:
    lesson = lesson_named(name)
    assert list(mistakes(lesson)) == []
    assert lesson in lessons()
    for chapter in lesson.chapters:
        match = lesson.match(chapter)
        assert match.game.decision.player == lesson.seat
        assert match.seats[lesson.seat] == "human"


@pytest.mark.parametrize("name", WITH_LESSON)
def test_a_step_says_one_idea_at_a_time(name: str) -> None:
    chapters = lesson_named(name).chapters
    assert 8 <= len(chapters) <= 14
    for chapter in chapters:
        assert 2 <= len(chapter.steps) <= 5
        assert sum(bool(step.expect) for step in chapter.steps) >= 1


def test_a_chapter_plays_the_same_every_time() -> None:
    lesson = lesson_named("classic")
    chapter = lesson.chapter("supply")

    def played() -> str:
        learner = Learner(lesson, lesson.match(chapter))
        for step in chapter.steps:
            if step.expect:
                assert list(learner.do(step)) == []
        return learner.match.record().digest

    assert played() == played()


def test_what_cannot_be_learned_is_found() -> None:
    lesson = lesson_named("classic")
    propose = lesson.chapter("propose")
    n = to_do(propose)
    step = propose.steps[n]
    assert "no reaction to sell" in found(
        lesson, changed(propose, n, reactions={k: v for k, v in step.reactions.items() if k != "sell"})
    )
    assert "no sentence for propose" in found(lesson, changed(propose, n, near={}))
    assert "nothing that is shown" in found(lesson, changed(propose, n, show=("construct EU-tech",)))
    assert "done before it begins" in found(
        lesson, changed(propose, n, done=Condition(path="decade", op="==", value=1))
    )
    assert "which is not expected" in found(lesson, changed(propose, n, show=("sell",)))
    reads = [Step("lesson-aim-loss", (), (), (), None, {}, {})]
    assert "nothing to do" in found(lesson, propose._replace(steps=tuple(reads)))
    assert found(lesson, propose._replace(at=propose.at - 1))
    end = lesson.chapter("end")
    never = Condition(path="co2", op=">", value=900)
    assert "over before it is done" in found(lesson, changed(end, to_do(end), done=never))


def test_a_later_decision_that_can_miss_is_found() -> None:
    lesson = lesson_named("climate-policy")
    trading = lesson.chapter("trading")
    partner, ask = trading.steps[:2]
    both = partner._replace(expect=("trade", "ask-permits"), show=(*partner.show, *ask.show), done=ask.done)
    chapter = trading._replace(steps=(both,))
    assert "no sentence for ask-permits" in found(lesson, chapter)
    assert not found(lesson, changed(chapter, 0, near={**partner.near, **ask.near}))


def test_a_lesson_of_other_rules_is_refused() -> None:
    lesson = lesson_named("classic")
    older = lesson._replace(rules_version=lesson.rules_version - 1)
    assert not older.is_current
    with pytest.raises(BadRecord):
        older.match(older.chapters[0])
    with pytest.raises(BadSetup):
        lesson.chapter("nothing")
    with pytest.raises(BadSetup):
        lesson_named("nim")


def test_conditions() -> None:
    view = {"co2": 350, "players": [{"score": 4}], "end": None, "flag": True}
    for values, met in (
        ({"path": "co2", "op": ">=", "value": 350}, True),
        ({"path": "co2", "op": "<", "value": 350}, False),
        ({"path": "players.0.score", "op": "==", "value": 4}, True),
        ({"path": "players.1.score", "op": "==", "value": 4}, False),
        ({"path": "players.x", "op": "!=", "value": 4}, False),
        ({"path": "flag", "op": "==", "value": True}, True),
        ({"path": "end", "op": "set"}, False),
        ({"path": "co2", "op": "set"}, True),
        ({"event": "Install"}, True),
        ({"event": "Sell"}, False),
    ):
        assert condition_of(values).met(view, {"Install"}) is met, values
    for wrong in ({"path": "co2"}, {"event": "x", "path": "co2"}, {"path": "co2", "op": "~", "value": 1}, {}):
        with pytest.raises(ValueError, match="no condition"):
            condition_of(wrong)


def test_the_command_counts_what_it_played(keeling_command: Run) -> None:
    done = keeling_command("lessons", "--check", "--json")
    said = json.loads(done.stdout)
    assert done.returncode == 0, done.stderr
    assert said["failed"] == 0
    assert said["mistakes"] == []
    assert sorted(said["lessons"]) == sorted(WITH_LESSON)
    assert said["chapters"] == sum(said["lessons"].values())
    assert said["reactions"] > said["to_do"]
    listed = json.loads(keeling_command("lessons", "--json").stdout)["lessons"]
    assert listed["classic"][0] == "aim"
