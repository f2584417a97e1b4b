"""The search for weights finds all of them in the source, changes nothing else there, and loosens them in its copy."""

import random
import shutil
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

from conftest import ROOT


def load_tune() -> ModuleType:
    """tools/tune.py as a module."""
    spec = spec_from_loader("tune", SourceFileLoader("tune", str(ROOT / "tools" / "tune.py")))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


tune = load_tune()
TITLES = ["climate-policy", "second-chance-competitive", "second-chance-cooperative"]


def copies(title: str, folder: Path) -> list[Path]:
    """The evaluation modules of a title, copied."""
    return [Path(shutil.copy(file, folder)) for file in tune.evaluation_files(title, ROOT)]


@pytest.mark.parametrize("title", TITLES)
def test_the_same_weights_leave_the_source_as_it_was(title: str, tmp_path: Path) -> None:
    for file in copies(title, tmp_path):
        before = file.read_text(encoding="utf-8")
        tune.write_weights(file, tune.weights_in(file))
        assert file.read_text(encoding="utf-8") == before


@pytest.mark.parametrize("title", TITLES)
def test_other_weights_are_written_and_nothing_else(title: str, tmp_path: Path) -> None:
    for file in copies(title, tmp_path):
        others = {weight: value + 1000 for weight, value in tune.weights_in(file).items()}
        assert others
        lines = file.read_text(encoding="utf-8").splitlines()
        tune.write_weights(file, others)
        assert tune.weights_in(file) == others
        changed = [
            new for old, new in zip(lines, file.read_text(encoding="utf-8").splitlines(), strict=True) if old != new
        ]
        assert len(changed) <= len({weight.name for weight in others})


@pytest.mark.parametrize("title", TITLES)
def test_no_weight_stays_a_constant_in_the_copy(title: str, tmp_path: Path) -> None:
    for file in copies(title, tmp_path):
        single = {weight.name: value for weight, value in tune.weights_in(file).items() if weight.place == tune.SINGLE}
        tune.loosen(file)
        text = file.read_text(encoding="utf-8")
        compile(text, str(file), "exec")
        loose = tune.weights_in(file)
        assert [value for weight, value in loose.items() if weight.name == "LOOSE"] == list(single.values())
        assert not {weight.name for weight in loose} & set(single)


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
