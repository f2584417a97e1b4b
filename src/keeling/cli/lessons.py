"""`keeling lessons`: the first games in chapters: which there are, and whether they can be learned."""

from typing import Annotated

import typer

from keeling.cli.arguments import Json, Language, complete_title
from keeling.cli.output import complain, out, print_json, say, word
from keeling.kernel.messages import thing
from keeling.lessons import Lesson, lesson_of, said_by_lessons
from keeling.lessons.checking import chapter_mistakes, lesson_mistakes
from keeling.titles import all_titles, title_named
from keeling.words.catalogue import all_languages
from keeling.words.check import read

EXIT_FAILED = 1


def lessons(
    title: Annotated[
        str | None,
        typer.Argument(metavar="[TITLE]", help="Which game; without one, all.", autocompletion=complete_title),
    ] = None,
    check: Annotated[bool, typer.Option("--check", help="Play every chapter and see whether it holds.")] = False,
    language: Language = None,
    json: Json = False,
) -> None:
    """List the lessons, which are learned in the browser, or play all their chapters to check them.

    --check goes to the position of every chapter, does what it shows against its bots, and looks whether each step is
    done then, whether there is a reaction to every other kind of action, and whether every language has the words.
    Exit code 1 if something does not hold.

    Examples:  keeling lessons  |  keeling lessons --check --json
    """
    titles = [title_named(title)] if title is not None else list(all_titles()[0])
    found = [lesson for lesson in map(lesson_of, titles) if lesson is not None]
    if check:
        check_all(found, json)
    elif json:
        print_json({"lessons": {lesson.title: [chapter.id for chapter in lesson.chapters] for lesson in found}})
    else:
        for lesson in found:
            say(word("say-lesson", title=thing("title", lesson.title), chapters=len(lesson.chapters)))
            for chapter in lesson.chapters:
                out.print(f"  {chapter.id:12} {word(chapter.name)}", markup=False)


def check_all(found: list[Lesson], json: bool) -> None:
    """Play all chapters, and say how many things failed: chapters, and languages that lack words."""
    wrong = [list(lesson_mistakes(lesson)) for lesson in found]
    wrong += [
        [f"{lesson.title} {chapter.id}: {line}" for line in chapter_mistakes(lesson, chapter)]
        for lesson in found
        for chapter in lesson.chapters
    ]
    wrong += [without_words(code) for code, described in all_languages().items() if described.complete]
    failed = sum(bool(lines) for lines in wrong)
    steps = [step for lesson in found for chapter in lesson.chapters for step in chapter.steps]
    chapters = sum(len(lesson.chapters) for lesson in found)
    if json:
        print_json(
            {
                "lessons": {lesson.title: len(lesson.chapters) for lesson in found},
                "chapters": chapters,
                "steps": len(steps),
                "to_do": sum(bool(step.expect) for step in steps),
                "reactions": sum(len(step.reactions) + len(step.near) for step in steps),
                "failed": failed,
                "mistakes": [line for lines in wrong for line in lines],
            }
        )
    else:
        for lines in wrong:
            for line in lines:
                complain(line)
        say(word("say-lessons-checked", chapters=chapters, failed=failed))
    if failed:
        raise typer.Exit(EXIT_FAILED)


def without_words(code: str) -> list[str]:
    """A line for everything that lessons say and a language has not."""
    known = read(code)[0]
    missing = []
    for key, forms in said_by_lessons().items():
        entry = known.get(key)
        lacking = [key] if entry is None else [f"{key}.{form}" for form in forms if form not in entry.forms]
        missing += [f"{code}: {each}" for each in lacking]
    return missing
