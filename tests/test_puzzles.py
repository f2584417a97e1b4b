"""Puzzles: what is stored replays, is solved by its solution, and comes one for each day."""

import json
import tomllib
from datetime import date, timedelta
from typing import Any

import pytest

from conftest import Run
from keeling.kernel.errors import BadRecord
from keeling.puzzles import as_toml, mistakes, puzzle_of_day, puzzles_of
from keeling.titles import title_named, title_names
from keeling.words import language
from keeling.words.catalogue import languages

pytestmark = pytest.mark.once
"""Interpreted, and the planner below decides the same on both builds: there are tests for that."""

every_title = pytest.mark.parametrize("name", title_names())


@every_title
def test_every_puzzle_replays_and_its_solution_can_be_played(name: str) -> None:
    found = puzzles_of(title_named(name))
    assert [line for puzzle in found for line in mistakes(puzzle)] == []
    assert [puzzle.id for puzzle in found] == [f"{name}-{n + 1:02}" for n in range(len(found))]
    assert len({puzzle.seed for puzzle in found}) == len(found)
    for speaker in (language(code) for code in languages()):
        for puzzle in found:
            assert puzzle.margin > 4 * puzzle.error
            assert not [each for each in puzzle.reason if "⟦" in speaker.say(each)]


def test_a_puzzle_is_solved_by_the_action_that_counts_alone() -> None:
    puzzle = puzzles_of(title_named("classic"))[0]
    assert puzzle.is_solved_by([puzzle.accepted])
    assert not puzzle.is_solved_by([])
    match = puzzle.match()
    options = match.title.options_for(match.game, match.game.decision.player)
    other = next(option["notation"] for option in options if option["notation"] != puzzle.accepted)
    assert not puzzle.is_solved_by([other])


def test_mistakes_are_found() -> None:
    puzzle = puzzles_of(title_named("classic"))[0]
    assert list(mistakes(puzzle._replace(solution=["end", "end", "end"])))
    assert list(mistakes(puzzle._replace(actions=puzzle.actions[:-1])))
    assert list(mistakes(puzzle._replace(reason=[])))
    with pytest.raises(BadRecord):
        puzzle._replace(rules_version=puzzle.rules_version + 1).match()


def test_a_file_reads_back_as_it_was_written() -> None:
    found = puzzles_of(title_named("classic"))
    awkward = found[0]._replace(seed='a "b" \\ c', options={"flag": True, "number": 3, "word": "x"})
    values: dict[str, Any] = tomllib.loads(as_toml([awkward, *found]))
    assert values["puzzle"][0] == awkward._asdict()
    assert len(values["puzzle"]) == len(found) + 1


def test_days_take_all_puzzles_in_turn() -> None:
    title = title_named("classic")
    found = puzzles_of(title)
    first = date(2026, 11, 18)
    days = [puzzle_of_day(title, first + timedelta(days=n)) for n in range(len(found))]
    assert sorted(puzzle.id for puzzle in days if puzzle is not None) == [puzzle.id for puzzle in found]
    assert puzzle_of_day(title, first - timedelta(days=400 * len(found))) == days[0]


def test_the_command_shows_and_checks(keeling_command: Run) -> None:
    done = keeling_command("puzzles", "--check", "--json")
    assert done.returncode == 0, done.stderr
    values = json.loads(done.stdout)
    assert values["failed"] == 0
    assert values["checked"] == sum(values["puzzles"].values()) > 0
    shown = keeling_command("puzzles", "classic", "--number", "1")
    assert "classic-01" in shown.stdout
    assert "--solution" in shown.stdout
    solved = keeling_command("puzzles", "classic", "--number", "1", "--solution", "--json")
    assert json.loads(solved.stdout)["accepted"] == puzzles_of(title_named("classic"))[0].accepted
    refused = keeling_command("puzzles", "classic", "--number", "999")
    assert refused.returncode == 2
    assert "There is no puzzle 999" in refused.stderr
    refused = keeling_command("puzzles", "classic", "--day", "soon")
    assert "no day" in refused.stderr
