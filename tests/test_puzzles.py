"""Puzzles: what is stored replays, is solved by its solution, and comes one for each day."""

import json
import tomllib
from datetime import date, timedelta
from typing import Any

import pytest

from conftest import Run
from keeling.bots.bot import Peek
from keeling.kernel.errors import BadRecord, BadSetup
from keeling.puzzles import Puzzle, as_toml, mistakes, puzzle_of_day, puzzles_of
from keeling.puzzles.search import Search
from keeling.puzzles.verdict import Turns, judged, labels_of, word_for
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


def the_simplest(name: str) -> Puzzle:
    """A puzzle whose solution is the whole turn but for ending it."""
    return min(puzzles_of(title_named(name)), key=lambda puzzle: (len(puzzle.solution), puzzle.id))


def turn_of(puzzle: Puzzle, *first: str) -> list[int]:
    """The actions of a turn that begins so and is ended as soon as it can be; others take their first option."""
    turns = Turns(puzzle)
    alphabet = turns.match.title.alphabet
    game = turns.match.game.clone()
    taken: list[int] = []
    wanted = list(first)
    while not turns.of(taken)[2]:
        mine = game.decision.player == turns.seat
        notations = [alphabet.notation(action) for action in game.legal]
        chosen = wanted.pop(0) if mine and wanted else "end" if "end" in notations else notations[0]
        taken.append(alphabet.parse(chosen))
        game.play(taken[-1])
    return taken


@pytest.mark.parametrize("name", [name for name in title_names() if name != "nim"])
def test_the_solution_is_right_and_another_turn_is_not(name: str) -> None:
    puzzle = the_simplest(name)
    turns = Turns(puzzle)
    best = judged(puzzle, turn_of(puzzle, *puzzle.solution))
    assert (best.word, best.loss) == ("right", 0)
    assert len(best.labels) == len(puzzle.solution)
    game, title = turns.match.game, turns.match.title
    choices = game.decision.choices(game)
    main = [action for action in game.legal if (choice := choices.find(game, action)) and choice.is_main()]
    other = next(notation for notation in map(title.alphabet.notation, main) if notation != puzzle.accepted)
    worse = judged(puzzle, turn_of(puzzle, other))
    assert worse.word != "right"
    assert worse.loss > 0.5
    assert worse == judged(puzzle, turn_of(puzzle, other))


def test_a_turn_that_is_not_over_has_no_verdict() -> None:
    puzzle = the_simplest("classic")
    for taken in ([], turn_of(puzzle, *puzzle.solution)[:-1]):
        with pytest.raises(BadSetup, match="not over"):
            judged(puzzle, taken)


def test_what_comes_after_the_turn_and_what_others_answer_is_left_out() -> None:
    puzzle = the_simplest("classic")
    turns = Turns(puzzle)
    taken = turn_of(puzzle, *puzzle.solution)
    path, legals, is_over = turns.of(taken)
    assert is_over
    assert all(action in options for action, options in zip(path, legals, strict=True))
    assert turns.of([*taken, -1]) == (path, legals, True)
    assert len(labels_of(turns)) == len(puzzle.solution)
    assert turns.begins([*turns.match.actions, 3])
    assert not turns.begins(turns.match.actions[:-1])


def test_words_of_verdicts() -> None:
    assert [word_for(True, loss) for loss in (0, 100, 399, 400, 9000)] == ["right"] * 3 + ["nearly"] * 2
    assert [word_for(False, loss) for loss in (0, 49, 50, 399, 400)] == ["right"] * 2 + ["nearly"] * 2 + ["not"]


def test_every_main_action_is_tried_against_the_best() -> None:
    """A beam shows turns of equal value once; a puzzle needs that there is none."""
    puzzle = the_simplest("classic")
    match = puzzle.match()
    game, alphabet = match.game, match.title.alphabet
    search = Search(match.title, Peek(game, game.decision.player), puzzle.players, seed=1, rivals=2)
    world = search.imagine()
    begun = {turn.path[0] for turn in search.every(world, [])}
    choices = game.decision.choices(game)
    main = {action for action in game.legal if (choice := choices.find(game, action)) and choice.is_main()}
    assert begun == main
    assert all(search.walked(turn, [game.legal[0]]) is None for turn in search.every(world, []))
    accepted = alphabet.parse(puzzle.accepted)
    assert search.withstands(accepted, [], 4)
    assert not search.withstands(min(main - {accepted}), [], 4)


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
