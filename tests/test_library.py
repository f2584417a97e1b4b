"""The front door: what docs/library.md says of `import keeling` is there, complete, and works."""

import ast
import inspect
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import keeling
from bots_of_others import Counting, chance, tries
from conftest import ROOT, Run
from keeling.titles import title_named, title_names

PAGE = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
CODE = r"```python\n(.*?)```"
BLOCKS = re.findall(CODE, PAGE, re.DOTALL)
QUOTED = " ".join(re.findall(r"`([^`\n]+)`", re.sub(CODE, "", PAGE, flags=re.DOTALL)))
"""What the text names; what only its code uses is not documented."""
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
USER = ROOT / "tests" / "library_user.py"


def members(found: object) -> set[str]:
    """The public attributes of a class, those of its objects that are written down among them."""
    names = {name for name in dir(found) if not name.startswith("_")}
    return names | {name for name in getattr(found, "__annotations__", {}) if not name.startswith("_")}


def own_classes() -> list[type]:
    """The classes of the library that are no errors: what these inherit belongs to Python."""
    found = [getattr(keeling, name) for name in keeling.__all__]
    return [each for each in found if inspect.isclass(each) and not issubclass(each, BaseException)]


def calls() -> set[str]:
    """Every name of the library and every public attribute of its classes."""
    peek = {"title", "seat", "legal", "random"}  # these are set when a peek is made
    return {*keeling.__all__, *peek, *(name for each in own_classes() for name in members(each))}


def words_of(text: str) -> set[str]:
    return set(re.findall(r"\w+", text))


@pytest.mark.once
def test_every_name_is_documented() -> None:
    assert not calls() - words_of(QUOTED)


@pytest.mark.once
def test_the_users_script_uses_every_call() -> None:
    assert not calls() - words_of(USER.read_text(encoding="utf-8")) - {"AnyBot"}


@pytest.mark.once
def test_the_users_script_is_read_strictly() -> None:
    """`make types` reads all of tests; this line makes it refuse anything in this script whose type is unknown."""
    assert "# mypy: disallow-any-expr" in USER.read_text(encoding="utf-8")


@pytest.mark.once
def test_all_that_is_offered_is_there_and_nothing_else() -> None:
    assert set(keeling.__all__) <= set(dir(keeling))
    assert all(getattr(keeling, name) is not None for name in keeling.__all__)
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        _ = keeling.nonsense  # type: ignore[attr-defined]


def python(*arguments: str, folder: Path | None = None) -> str:
    """What a Python script prints, in a process of its own."""
    done = subprocess.run(
        [sys.executable, *arguments],
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_users_script_runs_and_every_mistake_is_a_sentence() -> None:
    sentences = python(str(USER)).splitlines()
    assert len(sentences) == 11
    for sentence in sentences:
        assert re.fullmatch(r"\S.*[.)0-9]", sentence), sentence
        assert "refusal" not in sentence
        assert "⟦" not in sentence


def test_the_code_of_the_page_runs(tmp_path: Path) -> None:
    assert len(BLOCKS) >= 6
    for number, block in enumerate(BLOCKS):
        script = tmp_path / f"block_{number}.py"
        script.write_text(block, encoding="utf-8")
        python(str(script), folder=tmp_path)


@pytest.mark.parametrize("example", EXAMPLES, ids=[path.stem for path in EXAMPLES])
def test_the_examples_run(example: Path, tmp_path: Path) -> None:
    printed = python(str(example), folder=tmp_path)
    assert printed.strip()
    if example.stem == "own_bot":
        assert printed == "The heaps are empty: the game is over. Player 2 has won.\n"


@pytest.mark.once
def test_the_readme_shows_a_program_that_runs(tmp_path: Path) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = re.findall(CODE, readme, re.DOTALL)
    assert len(shown) == 1
    assert len([line for line in shown[0].splitlines() if line]) <= 8
    script = tmp_path / "shown.py"
    script.write_text(shown[0], encoding="utf-8")
    assert "won" in python(str(script), folder=tmp_path)


@pytest.mark.once
def test_no_example_imports_a_part_of_keeling() -> None:
    wanted = {"game_by_hand", "own_bot", "tournament", "compare_policies", "read_record"}
    assert wanted <= {path.stem for path in EXAMPLES}
    for text in [*(path.read_text(encoding="utf-8") for path in [*EXAMPLES, USER]), *BLOCKS]:
        for node in ast.walk(ast.parse(text)):
            imported = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            imported += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            assert not [name for name in imported if name.startswith("keeling.")]


def test_importing_the_package_or_asking_for_its_version_loads_no_library() -> None:
    told = python("-c", "import sys, keeling; print(*[name for name in sys.modules if name.startswith('keeling')])")
    assert sorted(told.split()) == ["keeling", "keeling._build", "keeling._version"]
    told = python("-c", "import sys, keeling.cli.app; print('keeling.library' in sys.modules)")
    assert told == "False\n"


# A match


def test_a_match_says_title_position_and_who_is_asked() -> None:
    match = keeling.new("nim", seed=3)
    assert match.asked is not None
    told = f"<Match of nim, 2 players, 0 actions so far, seat {match.asked} is asked: {match.question}>"
    assert repr(match) == told
    seats = [chance, chance]
    over = keeling.new("nim", seats=seats, seed=3)
    over.run()
    assert re.fullmatch(r"<Match of nim, over after \d+ actions: \w+, .*won.*>", repr(over))
    assert str(over).endswith(over.result)


@pytest.mark.parametrize("name", title_names())
def test_each_title_can_be_looked_at(name: str) -> None:
    match = keeling.new(name, seed=5)
    seat = match.asked
    assert seat is not None
    assert match.question in str(match)
    assert "⟦" not in str(match)
    assert match._repr_html_().startswith("<pre")
    assert all(option.label and "⟦" not in option.label for option in match.options[:40])
    assert [option.action for option in match.options] == match.legal
    assert match.numbers(seat) != {}
    assert match.view(seat) == match.view(seat)
    info = keeling.title(name)
    assert info.text
    assert match.players in info.players
    assert all(option.text and option.values for option in info.options)
    assert all(text and "⟦" not in text for text in info.ends.values())


def test_a_view_is_its_owners_to_change() -> None:
    match = keeling.new("classic", players=3, seed=5)
    before, numbers = match.view(0), match.numbers(0)
    view = match.view(0)
    for key in list(view):
        view[key] = None
    players = match.view(0)["players"]
    assert isinstance(players, list)
    players.clear()
    assert (match.view(0), match.numbers(0)) == (before, numbers)


def test_undo_forgets_what_was_taken_back_and_chance_comes_again() -> None:
    match = keeling.new("nim", seats=["human", chance], seed=8)
    match.run()
    start, told = match.history, match.events()
    for _ in range(3):
        match.play(match.options[0])
        match.run()
    later, events = match.history, match.events()
    match.undo(len(later) - len(start))
    assert (match.history, match.events()) == (start, told)
    for notation in later[len(start) :]:
        match.play(notation)
    assert (match.history, match.events()) == (later, events)


def test_a_loaded_match_is_the_one_that_was_saved(tmp_path: Path) -> None:
    match = keeling.new("classic", seats=["human", tries, "random"], seed=6)
    match.run(most=40)
    while len(match.history) < 12:
        match.play(match.options[-1])
        match.run(most=3)
    match.save(tmp_path / "game.json")
    again = keeling.load(tmp_path / "game.json")
    assert again.seats == ("human", "tries", "random")
    assert (again.history, again.view(0), again.events(0)) == (match.history, match.view(0), match.events(0))
    other = keeling.load(tmp_path / "game.json", seats=["random"] * 3)
    other.run()
    assert other.over


def test_a_record_that_breaks_is_refused_with_the_reason_of_the_rules(tmp_path: Path) -> None:
    match = keeling.new("nim", seed=1)
    match.play("take c 1")
    file = tmp_path / "game.json"
    match.save(file)
    text = file.read_text(encoding="utf-8").replace("take c 1", "take a 5")
    file.write_text(text, encoding="utf-8")
    with pytest.raises(keeling.BadRecord, match=r"breaks at action 1, 'take a 5': So many counters cannot be taken"):
        keeling.load(file)


def test_an_event_is_told_to_each_seat_as_it_may_know_it() -> None:
    match = keeling.new("second-chance-competitive", seats=["random"] * 3, seed=2)
    match.run(most=30)
    own = [[event.text for event in match.events(seat)] for seat in (0, 1, None)]
    assert own[0] != own[1]
    assert all(event.number <= 30 for event in match.events())
    assert not [event for event in match.events() if "⟦" in event.text]


def test_moments_tell_a_finished_game_and_no_other() -> None:
    match = keeling.new("classic", seats=["random"] * 3, seed=1)
    with pytest.raises(keeling.KeelingError, match="still goes on"):
        match.moments()
    match.run()
    moments = match.moments()
    assert 1 <= len(moments) <= 5
    assert all(moment.title in str(moment) and moment.number <= len(match.history) for moment in moments)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"players": 3, "seats": ["human"] * 2}, "2 seats are named for 3 players"),
        ({"seats": ["human", "gredy"]}, "There is no bot 'gredy'; did you mean 'greedy'"),
        ({"seats": ["human", "nowhere.py:choose"]}, "there is no file nowhere.py"),
        ({"seed": ""}, "seed"),
    ],
)
def test_what_a_match_does_not_take_is_told(wrong: dict[str, object], sentence: str) -> None:
    with pytest.raises(keeling.BadSetup, match=sentence):
        keeling.new("nim", **wrong)  # type: ignore[arg-type]


def test_a_seat_there_is_not_is_told() -> None:
    match = keeling.new("nim", seed=1)
    for seat in (-1, 2, True):
        with pytest.raises(keeling.BadSetup, match="There is no seat"):
            match.view(seat)


# Series


def test_a_series_is_the_same_in_python_and_in_the_terminal(keeling_command: Run) -> None:
    file = str(ROOT / "tests" / "bots_of_others.py")
    here = keeling.simulate("nim", [chance, "random"], games=6, seed="s")
    named = keeling.simulate("nim", [f"{file}:chance", "random"], games=6, seed="s", workers=2)
    told = keeling_command("simulate", "nim", "-p", "2", "-n", "6", "-s", "s", "-b", f"{file}:chance,random", "--json")
    assert f'"digest": "{here.digest}"' in told.stdout
    assert (here.games, here.wins) == (named.games, named.wins)
    assert here.bots == ("chance", "random")
    assert sum(here.ends.values()) == len(here.games) == 6
    assert [sum(seat in game.winners for game in here.games) for seat in (0, 1)] == list(here.wins)


def test_bots_in_this_process_are_not_sent_to_others() -> None:
    with pytest.raises(keeling.BadSetup, match="The bot chance lives in this process"):
        keeling.simulate("nim", chance, games=2, workers=2)


def test_two_functions_of_one_name_are_told_apart() -> None:
    def make(last: bool) -> keeling.AnyBot:
        def random(peek: keeling.Peek) -> int:
            return peek.legal[-1 if last else 0]

        return random

    found = keeling.compare("nim", [make(False), make(True)], deals=3)
    assert [standing.bot for standing in found.standings] == ["random-2", "random-3"]
    assert found.games == 6


def test_a_class_is_new_for_each_game_and_an_object_is_not() -> None:
    mind = Counting()
    keeling.simulate("nim", [mind, "random"], games=1, seed=5)
    first = mind.asked
    keeling.simulate("nim", [mind, "random"], games=1, seed=5)
    assert mind.asked > first > 0
    one = keeling.simulate("nim", [Counting, "random"], games=1, seed=5)
    assert keeling.simulate("nim", [Counting, "random"], games=1, seed=5).digest == one.digest


@pytest.mark.once
def test_a_hint_knows_no_more_than_its_seat_and_plays_nothing() -> None:
    """Whatever the other seat holds, the hint is the same; and so is the match after it."""
    match = keeling.new("nim", seed=4)
    before = repr(match)
    hints = keeling.hint(match, 0, positions=300)
    others = [keeling.Imagined(title_named("nim"), match.peek().imagine(seed)._now) for seed in range(3)]
    assert repr(match) == before
    for other in others:
        again = keeling.new("nim", seed=4)
        again._now = other._now
        assert keeling.hint(again, 0, positions=300) == hints


@pytest.mark.once
def test_a_hint_is_refused_in_a_sentence() -> None:
    match = keeling.new("nim", seed=4)
    for seat, sentence in ((1, "Player 1's decision"), (2, "There is no seat 2"), (-1, "There is no seat -1")):
        with pytest.raises(keeling.KeelingError, match=sentence):
            keeling.hint(match, seat)
    with pytest.raises(keeling.BadSetup, match="one position at least"):
        keeling.hint(match, 0, positions=0)
    over = keeling.new("nim", seats=["random"] * 2, seed=4)
    over.run()
    with pytest.raises(keeling.KeelingError, match="over"):
        keeling.hint(over, 0)


@pytest.mark.parametrize("name", title_names())
def test_a_bot_of_ten_lines_plays_a_whole_game(name: str) -> None:
    players = max(2, title_named(name).players.start)
    results = keeling.simulate(name, [tries, chance][:players], games=1, seed="ten lines")
    assert results.games[0].reason in keeling.title(name).ends


# Reviews


def test_a_review_of_a_match_says_what_the_review_of_its_file_says(tmp_path: Path) -> None:
    match = keeling.new("nim", seats=["random"] * 3, seed="review")
    match.run()
    match.save(tmp_path / "game.json")
    found = keeling.review(match)
    assert found == keeling.review(tmp_path / "game.json")
    assert found.curve[-1].winning == tuple(float(seat in match.outcome.winners) for seat in range(3))  # type: ignore[union-attr]
    for point in found.turning_points:
        assert "⟦" not in str(point)


def test_a_game_that_goes_on_is_not_reviewed_and_progress_may_end_a_review() -> None:
    match = keeling.new("nim", seats=["random"] * 2, seed=4)
    with pytest.raises(keeling.BadSetup, match="goes on"):
        keeling.review(match)
    match.run()

    def stop(done: int, of: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        keeling.review(match, progress=stop)
