"""Lessons over HTTP: what can be learned, the steps as data, and a table at the position of a chapter."""

import json
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path
from pydantic import BaseModel, Field

from keeling.lessons import Lesson, lesson_named, lessons
from keeling.lessons.conditions import Condition
from keeling.server.api import PROBLEMS, HouseHere, shown
from keeling.server.house import House
from keeling.server.schemas import MadeTable, Name, SeatPlan, Strict

router = APIRouter(prefix="/api/lessons", responses=PROBLEMS)
Word = Annotated[str, Path(min_length=1, max_length=40, pattern="^[a-z0-9-]+$")]


class Done(BaseModel):
    """When a step is done: after an event of the learner of that kind since it began, or when the view is so."""

    event: str | None
    path: str | None
    op: Literal["==", "!=", "<", "<=", ">", ">=", "set"] | None
    value: bool | int | str | None


class StepInfo(BaseModel):
    """One idea of a chapter. Without `expect` it is only read. Texts are keys of the catalogues."""

    say: str = Field(description="Its sentences; the forms `heading` and `task` belong to it.")
    about: list[str] = Field(description="Anchors of the board that it is about.")
    expect: list[str] = Field(description="Kinds of action that are right: the first word of a notation.")
    show: list[str] = Field(description="The actions that do it, in notation and in their order.")
    done: Done | None
    near: dict[str, str] = Field(description="By kind, what is said of an expected one that did not do it.")
    reactions: dict[str, str] = Field(description="By kind, what one did that was not expected.")


class ChapterInfo(BaseModel):
    """A chapter; its name is `lesson-chapter-ID`."""

    id: str
    steps: list[StepInfo]


class LessonInfo(BaseModel):
    """The lesson of a title with all its chapters, in the order in which they are learned."""

    title: str
    chapters: list[ChapterInfo]


class LessonNames(BaseModel):
    """The lesson of a title, without what its chapters say."""

    title: str
    chapters: list[str]


class Lessons(BaseModel):
    """What can be learned here."""

    lessons: list[LessonNames]


class Learn(Strict):
    """Begin a chapter."""

    name: Name | None = Field(None, description="What the learner is called at the table.")


def lesson_here(house: House, title: str) -> Lesson:
    """The lesson of a title of this server; BadSetup if there is no such title, or nothing to learn."""
    return lesson_named(house.shelf.title(title).name)


@router.get("")
def all_lessons(house: HouseHere) -> Lessons:
    """What can be learned here, chapter by chapter."""
    here = [lesson for lesson in lessons() if lesson.title in house.shelf.titles]
    return Lessons(lessons=[LessonNames(title=each.title, chapters=[c.id for c in each.chapters]) for each in here])


@router.get("/{title}")
def one_lesson(title: Word, house: HouseHere) -> LessonInfo:
    """A lesson with its steps, as data."""
    lesson = lesson_here(house, title)
    chapters = [
        ChapterInfo(id=chapter.id, steps=[StepInfo(**_plain(step._asdict())) for step in chapter.steps])
        for chapter in lesson.chapters
    ]
    return LessonInfo(title=lesson.title, chapters=chapters)


@router.post("/{title}/{chapter}", status_code=201)
async def begin_chapter(title: Word, chapter: Word, learn: Learn, house: HouseHere) -> MadeTable:
    """A table at the position of a chapter, with bots on the other seats; kept for as long as one that never began."""
    lesson = lesson_here(house, title)
    record = lesson.record(lesson.chapter(chapter))
    learner, bot = SeatPlan(kind="human", name=learn.name, bot=None), SeatPlan(kind="bot", bot=lesson.bot)
    plans = [learner if seat == lesson.seat else bot for seat in range(lesson.players)]
    body = {"record": json.loads(record.to_json()), "seats": [plan.model_dump() for plan in plans]}
    return shown(await house.make_from_record(json.dumps(body).encode(), f"{title}/{chapter}"))


def _plain(values: dict[str, Any]) -> dict[str, Any]:
    """A step as its model takes it."""
    done = values["done"]
    return values | {"done": done._asdict() if isinstance(done, Condition) else None}
