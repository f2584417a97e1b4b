"""Two builds from one checkout, and the traps of compiled code: each is impossible here or caught here."""

import ast
import importlib
import json
import os
import signal
import subprocess
import sys
import time
import tracemalloc
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, SourceFileLoader
from pathlib import Path

import pytest

import keeling
from conftest import ROOT, Run
from keeling import _build
from keeling.kernel.digest import text_of

sys.path.insert(0, str(ROOT / "tools"))
compile_tool = importlib.import_module("compile")

SOURCES = _build.compiled_sources()
TESTS = sorted((ROOT / "tests").rglob("*.py"))


def test_the_build_that_was_asked_for_runs() -> None:
    wanted = os.environ.get("KEELING_BUILD")
    if wanted:
        assert wanted == keeling.BUILD
    loader = ExtensionFileLoader if keeling.BUILD == "compiled" else SourceFileLoader
    for path in SOURCES:
        module = importlib.import_module(_build.module_name(path))
        assert isinstance(module.__loader__, loader), module.__name__


def test_views_contents_and_options_are_never_compiled() -> None:
    names = {path.name for path in SOURCES}
    assert not names & {"view.py", "view_places.py", "content.py", "options.py", "title.py", "__init__.py"}
    assert {"game.py", "generator.py", "turn.py", "bot.py"} <= names
    for part in ("cli", "server"):
        assert not any(part == path.relative_to(_build.PACKAGE).parts[0] for path in SOURCES)


def trees(paths: list[Path]) -> list[tuple[Path, ast.Module]]:
    return [(path, ast.parse(path.read_text())) for path in paths]


def imported(tree: ast.Module) -> set[str]:
    names = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    return names | {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}


def test_compiled_modules_use_no_enums_dataclasses_or_global_randomness() -> None:
    for path, tree in trees(SOURCES):
        assert not imported(tree) & {"enum", "dataclasses", "random", "time", "os"}, path


def test_compiled_classes_have_no_constructor_tricks() -> None:
    for path, tree in trees(SOURCES):
        for node in ast.walk(tree):
            assert not (isinstance(node, ast.FunctionDef) and node.name in ("__new__", "__getattr__")), path
            assert not (isinstance(node, ast.Attribute) and node.attr == "__new__"), path


def test_compiled_rules_use_no_floats_and_iterate_over_no_sets() -> None:
    for path, tree in trees(SOURCES):
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant):
                assert not isinstance(node.value, float) or "difflib" in imported(tree), path
            if isinstance(node, ast.BinOp) and "titles" in path.parts:
                assert not isinstance(node.op, ast.Div), path
            if isinstance(node, (ast.For, ast.comprehension)):
                assert not isinstance(node.iter, (ast.Set, ast.SetComp)), path


def test_steps_are_immutable() -> None:
    """Only `__init__` assigns to `self` in a class that derives from Step or Decision."""
    for path, tree in trees([path for path in SOURCES if "titles" in path.parts]):
        for node in ast.walk(tree):
            if not isinstance(node, ast.ClassDef):
                continue
            bases = [ast.unparse(base) for base in node.bases]
            if not any(base.startswith(("Step[", "Decision[")) for base in bases):
                continue
            for method in node.body:
                if isinstance(method, ast.FunctionDef) and method.name != "__init__":
                    for inner in ast.walk(method):
                        targets = (
                            inner.targets
                            if isinstance(inner, ast.Assign)
                            else [inner.target]
                            if isinstance(inner, ast.AugAssign)
                            else []
                        )
                        for target in targets:
                            assert not ast.unparse(target).startswith("self."), f"{path}: {node.name}.{method.name}"


def test_no_function_tests_an_actions_kind_by_a_chain() -> None:
    """What an action does is found by the number of its kind (Choices); only the kernel asks which kind it is."""
    for path, tree in trees(sorted(_build.PACKAGE.rglob("*.py"))):
        if path.parent == _build.PACKAGE / "kernel":
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and node.attr in ("holds", "kind_of", "kind_numbers"):
                raise AssertionError(f"{path}:{node.lineno}: {ast.unparse(node)}")


def test_tests_patch_nothing_and_subclass_no_compiled_class() -> None:
    """But for the extension, which exists to show that it can be done, and the server, which is never compiled."""
    compiled_classes = {
        node.name for _, tree in trees(SOURCES) for node in ast.walk(tree) if isinstance(node, ast.ClassDef)
    }
    for path, tree in trees(TESTS):
        if path == Path(__file__) or path.parent.name == "extension":
            continue
        text = path.read_text()
        if path.parent.name != "server":
            assert "monkeypatch" not in text, path
            assert "mock" not in text, path
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                assert not {ast.unparse(base).split("[")[0] for base in node.bases} & compiled_classes, path


def test_what_was_written_into_a_digest_is_not_kept() -> None:
    """Compiled code keeps an int beyond a machine word for ever if it writes it out as an int."""

    def write(first: int) -> None:
        for number in range(first, first + 4_000):
            text_of((1 << 400) + number)

    write(0)  # what is cached is there before it is counted
    tracemalloc.start()
    try:
        write(4_000)
        before, _ = tracemalloc.get_traced_memory()
        write(8_000)
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert after - before < 4_000 * 20, "each of these numbers takes 80 bytes"


def test_a_module_without_source_is_found_for_removal(tmp_path: Path) -> None:
    suffix = EXTENSION_SUFFIXES[0]
    folder = tmp_path / "keeling" / "kernel"
    folder.mkdir(parents=True)
    for name in ("game", "game__mypyc", "gone", "gone__mypyc"):
        (folder / f"{name}{suffix}").write_text("")
    stale = compile_tool.stale_files(tmp_path, {"keeling.kernel.game"})
    assert [path.name for path in stale] == [f"gone{suffix}", f"gone__mypyc{suffix}"]


def bare_copy(package: Path) -> Path:
    """A copy of the package that holds one module; its source."""
    (package / "kernel").mkdir(parents=True)
    (package / "_build.py").write_text((_build.PACKAGE / "_build.py").read_text())
    source = package / "kernel" / "game.py"
    source.write_text("x = 1\n")
    return source


def obstacle(package: Path) -> str:
    """Why a copy of the package has no compiled build."""
    script = "import _build, json; print(json.dumps(_build.why_not_compiled()))"
    done = subprocess.run([sys.executable, "-c", script], cwd=package, capture_output=True, text=True, check=True)
    return str(json.loads(done.stdout))


@pytest.mark.parametrize(
    ("package", "stamp", "remedy"),
    [
        ("src/keeling", "build/compiled/keeling/compiled.json", "run `make setup`"),
        ("site-packages/keeling", "site-packages/keeling/compiled.json", "install it again"),
    ],
    ids=["checkout", "installation"],
)
def test_a_missing_stale_or_foreign_build_is_not_used(tmp_path: Path, package: str, stamp: str, remedy: str) -> None:
    """A copy of the package with a stamp of its own: every reason not to run it is found and said."""
    (tmp_path / "pyproject.toml").write_text("")
    source = bare_copy(tmp_path / package)
    assert "there is no compiled build" in obstacle(tmp_path / package)
    file = tmp_path / stamp
    file.parent.mkdir(parents=True, exist_ok=True)
    good = {"suffix": EXTENSION_SUFFIXES[0], "modules": {"keeling.kernel.game": _build.fingerprint(source)}}
    file.write_text(json.dumps(good))
    assert obstacle(tmp_path / package) == ""
    os.utime(source, (1, 1))
    assert obstacle(tmp_path / package) == "", "a copy has other times"
    file.write_text(json.dumps(good | {"suffix": ".cpython-27.so"}))
    assert f"another Python; {remedy} with this one" in obstacle(tmp_path / package)
    file.write_text("{")
    assert "there is no compiled build" in obstacle(tmp_path / package)
    file.write_text(json.dumps(good))
    source.write_text("x = 2\n")
    said = obstacle(tmp_path / package)
    assert "sources have changed" in said
    assert said.endswith(remedy)


def test_an_impossible_build_is_refused_in_one_sentence(keeling_command: Run) -> None:
    done = keeling_command("titles", environment={"KEELING_BUILD": "fast"})
    assert done.returncode == 2
    assert done.stderr == "keeling: KEELING_BUILD is 'fast'; it must be 'pure' or 'compiled'.\n"
    assert done.stdout == ""


def test_the_version_names_the_build(keeling_command: Run) -> None:
    done = keeling_command("--version", environment={"KEELING_BUILD": "pure"})
    assert done.stdout == f"keeling {keeling.__version__} (pure build)\n"


def interrupted_simulation(workers: str, after: float) -> dict[str, object]:
    """The summary of a long simulation that got Ctrl-C after so many seconds; empty if that was before it began."""
    command = [sys.executable, "-m", "keeling.cli.main", "simulate", "nim", "-n", "5000000", "-w", workers, "--json"]
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:  # the tests run in the background, and so would the command
        signal.signal(signal.SIGINT, signal.default_int_handler)
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment, start_new_session=True
    ) as process:
        time.sleep(after)
        started = time.monotonic()
        process.send_signal(signal.SIGINT)
        try:
            output, errors = process.communicate(timeout=240)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)  # with its workers
            raise
    if not output:
        return {}
    assert time.monotonic() - started < 120, "the whole simulation would take much longer"
    assert process.returncode == 130, errors
    assert "Traceback" not in errors
    summary: dict[str, object] = json.loads(output)
    return summary


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_stops_a_simulation_at_once_with_a_summary(workers: str) -> None:
    """Also on the compiled build, whose loops do not see signals by themselves."""
    summary: dict[str, object] = {}
    for after in (3, 10, 30):  # a busy machine may not have got as far as the first game
        summary = interrupted_simulation(workers, after)
        if summary.get("games"):
            break
    assert summary["interrupted"] is True
    assert isinstance(summary["games"], int)
    assert isinstance(summary["ends"], dict)
    assert 0 < summary["games"] < 5_000_000
    assert sum(summary["ends"].values()) == summary["games"]
