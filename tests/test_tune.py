"""The search for weights changes them in their file and nothing else there, and plays with others."""

import random
import shutil
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

from conftest import ROOT
from keeling.bots.opinions.weights import read_weights
from keeling.titles import title_names

pytestmark = pytest.mark.once


def load_tune() -> ModuleType:
    """tools/tune.py as a module."""
    spec = spec_from_loader("tune", SourceFileLoader("tune", str(ROOT / "tools" / "tune.py")))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


tune = load_tune()
every_title = pytest.mark.parametrize("title", title_names())


def copy_of(title: str, folder: Path) -> Path:
    """The weights file of a title, copied."""
    return Path(shutil.copy(tune.weights_file(title), folder))


@every_title
def test_the_same_weights_leave_the_file_as_it_was(title: str, tmp_path: Path) -> None:
    file = copy_of(title, tmp_path)
    before = file.read_text(encoding="utf-8")
    values = read_weights(file, 2).values
    assert tune.folded(tune.flat(values)) == values
    tune.write_weights(file, values)
    assert file.read_text(encoding="utf-8") == before


@every_title
def test_other_weights_are_written_and_nothing_else(title: str, tmp_path: Path) -> None:
    file = copy_of(title, tmp_path)
    others = {weight: value + 1000 for weight, value in tune.flat(read_weights(file, 2).values).items()}
    lines = file.read_text(encoding="utf-8").splitlines()
    tune.write_weights(file, tune.folded(others))
    assert tune.flat(read_weights(file, 2).values) == others
    changed = [new for old, new in zip(lines, file.read_text(encoding="utf-8").splitlines(), strict=True) if old != new]
    assert len(changed) == len({weight.name for weight in others})


def test_weights_for_one_number_of_players_get_a_table_of_their_own(tmp_path: Path) -> None:
    file = copy_of("classic", tmp_path)
    before = read_weights(file, 2).values
    tune.write_weights(file, before | {"coins": 20, "shares": [50, 40]}, 4)
    tune.write_weights(file, before | {"coins": 21, "card": 5}, 4)
    assert read_weights(file, 2).values == before
    assert read_weights(file, 4).values == before | {"coins": 21, "card": 5}
    assert file.read_text(encoding="utf-8").count("[players.4]") == 1


def test_a_game_is_played_with_the_weights_that_are_tried(tmp_path: Path) -> None:
    file = copy_of("nim", tmp_path)
    file.write_text("[default]\nflood = 5\n[players.3]\nflood = 7\n", encoding="utf-8")
    for players, number, kept in ((0, 2, 9), (0, 3, 7), (3, 3, 9)):
        table = tune.Table(tune.Tuned("nim", file, players), [tune.Weight("flood", tune.SINGLE)])
        table.put([9])
        assert [bot.opinion.flood for bot in table.bots(number, 1)] == [kept] * number
        assert table.play(number, {}, 1)[0] != 0


def test_the_search_changes_weights_and_no_file_unless_told() -> None:
    before = tune.weights_file("nim").read_text(encoding="utf-8")
    command = [sys.executable, str(ROOT / "tools" / "tune.py"), "nim", "--games", "2:2", "--generations", "2"]
    found = [
        subprocess.run([*command, "--workers", "1"], capture_output=True, text=True, check=True).stdout.splitlines()[-1]
        for _ in range(2)
    ]
    assert found[0].startswith("flood: 100000 -> ")
    assert found[0] == found[1], "the same seed finds the same weights"
    assert tune.weights_file("nim").read_text(encoding="utf-8") == before


def test_all_games_are_for_the_players_whose_weights_are_looked_for() -> None:
    command = [sys.executable, str(ROOT / "tools" / "tune.py"), "nim", "--games", "2:2", "3:2", "--players", "3"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "all games must be for 3 players" in done.stderr


def test_a_mutation_keeps_sign_and_zero() -> None:
    values = tune.rounded(tune.mutation([0.0, 5.0, -3.0, 1.0] * 50, 2.0, random.Random(1)))
    for n, sign in enumerate([0, 1, -1, 1] * 50):
        assert (values[n] > 0) - (values[n] < 0) == sign
    assert tune.mean([2.0, 8.0], [1.0, 1.0]) == pytest.approx(4)
    assert tune.mean([-2.0, -8.0], [1.0, 1.0]) == pytest.approx(-4)
    assert tune.mean([0.0, 0.0], [1.0, 1.0]) == 0


@pytest.mark.parametrize("text", ["", "4", "4:", "x:3", "4:3:start"])
def test_a_wrong_case_is_refused(text: str) -> None:
    with pytest.raises(Exception, match="PLAYERS:GAMES"):
        tune.parse_case(text)


def test_a_case_may_have_options() -> None:
    assert tune.parse_case("4:3:start_co2=zero,winnable_stack=true") == (
        4, 3, {"start_co2": "zero", "winnable_stack": "true"}
    )  # fmt: skip
