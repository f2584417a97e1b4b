"""The search for weights: what it tries and wants, that it can be interrupted, and what it writes."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from conftest import ROOT, Run
from keeling.bots.opinions import opinion_name
from keeling.bots.opinions.weights import FOLDER, read_weights, with_weights
from keeling.bots.ranges import HELD_OUT, TUNING
from keeling.bots.tuning import (
    NEW,
    OLD,
    Search,
    State,
    Trial,
    Weight,
    Worth,
    candidate,
    comparisons,
    directions,
    flat,
    folded,
    look,
    step,
    try_out,
    utilities,
)  # fmt: skip
from keeling.bots.tuning_file import BadSearch, load, save, state_file
from keeling.titles import title_named, title_names

pytestmark = pytest.mark.once

every_title = pytest.mark.parametrize("title", title_names())
SHORT = ("--bot", "greedy", "-g", "1", "-c", "4", "-d", "2", "--held-out", "2")


def weights_file(title: str) -> Path:
    return FOLDER / f"{opinion_name(title_named(title))}.toml"


def search_for(title: str, players: int = 3, **given: object) -> Search:
    """A short search from the title's own weights."""
    present = read_weights(weights_file(title), players).values
    short: dict[str, object] = {"generations": 2, "candidates": 4, "deals": 2, "held_out": 2}
    return Search(title, players, "greedy", present, **short | given)  # type: ignore[arg-type]


# The file


@every_title
def test_the_default_weights_need_no_line(title: str) -> None:
    text = weights_file(title).read_text(encoding="utf-8")
    values = read_weights(weights_file(title), 2).values
    assert folded(flat(values)) == values
    if "[players.2]" not in text:
        assert with_weights(text, values, 2) == text + "\n[players.2]\n"


@every_title
def test_other_weights_are_written_and_nothing_else(title: str, tmp_path: Path) -> None:
    file = Path(shutil.copy(weights_file(title), tmp_path))
    text = file.read_text(encoding="utf-8")
    others = {weight: value + 1000 for weight, value in flat(read_weights(file, 2).values).items()}
    file.write_text(with_weights(text, folded(others), 2, ["Found somehow."]), encoding="utf-8")
    assert flat(read_weights(file, 2).values) == others
    assert read_weights(file, 1).values == read_weights(weights_file(title), 1).values
    if "[players.2]" not in text:
        assert file.read_text(encoding="utf-8").startswith(f"{text}\n# Found somehow.\n[players.2]\n")


def test_weights_of_one_number_of_players_are_replaced_with_their_comment(tmp_path: Path) -> None:
    file = tmp_path / "some.toml"
    text = "# Weights.\n\n[default]\n# What counts\ncoins = 14  # each\nshares = [63, 45]\n"
    text = with_weights(text, {"coins": 20, "shares": [50, 40]}, 4, ["First of four."])
    text = with_weights(text, {"coins": 30, "shares": [63, 45]}, 2, ["Of two."])
    text = with_weights(text, {"coins": 21, "shares": [50, 41]}, 4, ["Second of four.", "Two lines."])
    file.write_text(text)
    assert text == (
        "# Weights.\n\n[default]\n# What counts\ncoins = 14  # each\nshares = [63, 45]\n"
        "\n# Second of four.\n# Two lines.\n[players.4]\ncoins = 21\nshares = [50, 41]\n"
        "\n# Of two.\n[players.2]\ncoins = 30\n"
    )
    assert read_weights(file, 4).values == {"coins": 21, "shares": [50, 41]}


# Candidates


def test_candidates_are_mirrored_and_differ_in_each_generation() -> None:
    search = search_for("classic", candidates=6)
    first, second = directions(search, 0), directions(search, 1)
    assert first == directions(search, 0)
    assert first[3] == [-step for step in first[0]]
    assert first[0] != second[0]


def test_a_weight_keeps_its_sign_zero_and_what_is_to_be_kept() -> None:
    search = Search("nim", 2, "greedy", {"a": 0, "b": 5, "c": [-3, 1], "d": 7}, spread=3.0, kept=("d",))
    assert search.weights == [Weight("b", -1), Weight("c", 0), Weight("c", 1)]
    assert search.values(State.first(search).centre) == search.present
    for direction in directions(search, 0):
        found = candidate(search, State.first(search), direction)
        assert (found["a"], found["d"]) == (0, 7)
        assert found["b"] > 0
        assert found["c"][0] < 0 < found["c"][1]


def test_the_centre_moves_to_those_that_do_well() -> None:
    search = Search("nim", 2, "greedy", {"a": 100, "b": 100}, candidates=20)
    state = State.first(search)
    before = list(state.centre)
    for generation in range(15):
        ways = directions(search, generation)
        for number, way in enumerate(ways):
            values = candidate(search, state, way)
            state.worths[number, generation] = Worth(-abs(values["a"] - 200) - abs(values["b"] - 50), True)
        step(state, ways)
    found = search.values(state.centre)
    assert 170 < found["a"] < 230
    assert 40 < found["b"] < 60
    assert state.centre != before
    assert (state.generation, state.worths) == (15, {})


def test_candidates_that_do_alike_move_nothing() -> None:
    assert utilities([1.0, 1.0, 1.0, 1.0]) == pytest.approx([0] * 4)
    ranked = utilities([3.0, 1.0, 1.0, 5.0])
    assert ranked[3] > ranked[0] > ranked[1] == ranked[2]
    assert sum(ranked) == pytest.approx(0)


# Playing


def test_each_seat_plays_with_the_weights_of_its_name() -> None:
    search = search_for("nim")
    trial = Trial(search, search.among_old(3), TUNING, {"flood": 9})
    assert [bot.opinion.flood for bot in trial.bots(0, 0)] == [9, 100000, 100000]  # type: ignore[attr-defined]
    assert [bot.opinion.flood for bot in trial.bots(0, 1)] == [100000, 100000, 9]  # type: ignore[attr-defined]
    assert trial.setup_of(2).seed == "tune/1/2"


def test_a_search_and_its_check_play_deals_of_their_own() -> None:
    search = search_for("nim")
    table = search.together(NEW, 5)
    seeds = [{Trial(search, table, wanted, search.present).setup_of(n).seed for n in range(5)}
             for wanted in (TUNING, HELD_OUT)]  # fmt: skip
    assert not seeds[0] & seeds[1]


def test_survival_counts_more_than_a_victory_among_the_old() -> None:
    """Companies that fear nothing flood the planet together, whatever the one among others would win."""
    search = search_for("nim", deals=6)
    heedless = [try_out(search, {"flood": 1}, deal) for deal in range(12)]
    careful = [try_out(search, search.present, deal) for deal in range(12)]
    assert sum(each.survived for each in heedless) < sum(each.survived for each in careful)
    assert sum(each.worth for each in heedless) < sum(each.worth for each in careful)


def test_a_team_is_compared_as_a_team() -> None:
    assert list(comparisons(search_for("second-chance-cooperative", 2))) == [OLD, NEW]
    assert list(comparisons(search_for("classic", 2))) == [OLD, NEW, "among"]


# Going on


def test_a_search_goes_on_where_it_was_left(tmp_path: Path) -> None:
    search = search_for("nim", spread=1.5)
    path = state_file(tmp_path / "nim.toml")
    whole = load(path, search)
    look(search, whole, 1, lambda state: None)

    class Stop(Exception):
        pass

    def stop_later(state: State) -> None:
        save(path, search, state)
        if len(state.worths) == 5:
            raise Stop

    with pytest.raises(Stop):
        look(search, load(path, search), 2, stop_later)
    left = load(path, search)
    assert len(left.worths) == 5
    look(search, left, 1, lambda state: None)
    assert (left.centre, left.spreads) == (whole.centre, whole.spreads)


def test_the_state_of_another_search_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "nim.toml.search"
    search = search_for("nim")
    save(path, search, State.first(search))
    with pytest.raises(BadSearch, match="belongs to another search: there 'players' is 3, here 2"):
        load(path, search_for("nim", 2))
    for text in ("", "[]", "{}", '{"format": "other"}'):
        path.write_text(text)
        with pytest.raises(BadSearch, match="is no unfinished search"):
            load(path, search)


# The command


def test_the_command_writes_a_file_that_says_where_it_comes_from(tmp_path: Path, keeling_command: Run) -> None:
    file = tmp_path / "classic.toml"
    done = keeling_command("tune", "classic", "-p", "2", "-o", str(file), *SHORT, "-w", "2", "--json")
    assert done.returncode == 0, done.stderr
    document = json.loads(done.stdout)
    assert read_weights(file, 2).values == document["weights"]
    assert document["weights"] != read_weights(weights_file("classic"), 2).values
    assert read_weights(file, 3).values == read_weights(weights_file("classic"), 3).values
    text = file.read_text(encoding="utf-8")
    assert "# Found by `keeling tune classic -p 2 --bot greedy --seed 1 --generations 1 " in text
    assert "# On 2 deals of held-out/1, all seats alike: old weights survived" in text
    assert "even is 50.0 %" in text
    assert not state_file(file).exists()
    again = tmp_path / "again.toml"
    keeling_command("tune", "classic", "-p", "2", "-o", str(again), *SHORT)
    assert again.read_text(encoding="utf-8") == text


def test_a_search_that_was_interrupted_finds_the_same(tmp_path: Path, keeling_command: Run) -> None:
    file, whole = tmp_path / "interrupted.toml", tmp_path / "whole.toml"
    arguments = ["tune", "nim", "-p", "3", *SHORT[:2], "-g", "40", "-c", "8", "-d", "8", "--held-out", "4", "-s", "5"]
    command = [sys.executable, "-m", "keeling.cli.main", *arguments, "-o", str(file)]
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:  # the tests run in the background, and so would the command
        signal.signal(signal.SIGINT, signal.default_int_handler)
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment, start_new_session=True
    ) as process:
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline and not state_file(file).exists():
            time.sleep(0.01)
        time.sleep(0.5)
        process.send_signal(signal.SIGINT)
        errors = process.communicate(timeout=240)[1]
    assert process.returncode == 130, errors
    assert "The same command goes on from here" in errors
    assert "Traceback" not in errors
    assert not file.exists()
    for path in (file, whole):
        done = keeling_command(*arguments, "-o", str(path), "--json")
        assert done.returncode == 0, done.stderr
    assert file.read_text(encoding="utf-8") == whole.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["chess", "-o", "x.toml"], "There is no title 'chess'"),
        (["nim", "-o", "x.toml", "-p", "9"], "2 to 4 players, not 9"),
        (["nim", "-o", "x.toml", "--bot", "random"], "'random' has no opinion"),
        (["nim", "-o", "x.toml", "-c", "5"], "an even number of at least 4, not 5"),
        (["nim", "-o", "x.toml", "--keep", "flod"], "did you mean 'flood'"),
        (["nim", "-o", "x.toml", "--keep", "flood"], "there is nothing to look for"),
        (["nim", "-o", "x.toml", "--seed", "judge/1"], "names deals of the range 'judge'"),
        (["nim", "-o", "/nowhere/x.toml"], "/nowhere/x.toml.search cannot be read or written"),
    ],
)
def test_wrong_input_gets_one_sentence(keeling_command: Run, arguments: list[str], message: str) -> None:
    done = keeling_command("tune", *arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("keeling: ")
    assert message in done.stderr
