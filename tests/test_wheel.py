"""The wheels in dist, as `make wheel` has just made them: what is in them, and whether they work for a new user.

`make test-wheel` runs these; what needs an empty environment is in tools/try_wheel.py.
"""

import ast
import base64
import csv
import hashlib
import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import suppress
from email import message_from_string
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

import keeling
from conftest import ROOT
from keeling import _build

WHEELS = sorted((ROOT / "dist").glob(f"keeling-{keeling.__version__}-*.whl"))
PURE = f"keeling-{keeling.__version__}-py3-none-any.whl"
INFO = f"keeling-{keeling.__version__}.dist-info"
OF_TRANSLATORS = "glossary.md"
"""What lies in the package and is for people who work on it."""

each_wheel = pytest.mark.parametrize("wheel", WHEELS, ids=lambda path: path.name)


def is_compiled(wheel: Path) -> bool:
    return wheel.name != PURE


def content(wheel: Path) -> dict[str, bytes]:
    with ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def files_below(folder: Path, pattern: str = "**/*") -> list[Path]:
    return [path for path in folder.glob(pattern) if path.is_file() and "__pycache__" not in path.parts]


def place_in_wheel(path: Path) -> str:
    """Where a wheel has a file of this checkout."""
    for name in _build.CARRIED:
        if path.is_relative_to(_build.carried(name)):
            return f"keeling/{name}/{path.relative_to(_build.carried(name)).as_posix()}"
    return path.relative_to(_build.PACKAGE.parent).as_posix()


def test_there_is_a_wheel_for_everywhere_and_one_for_here_if_there_is_a_compiled_build() -> None:
    assert PURE in [wheel.name for wheel in WHEELS], "run: make wheel"
    others = [wheel.name for wheel in WHEELS if is_compiled(wheel)]
    assert len(others) == (0 if _build.why_not_compiled() else 1), "run: make wheel"
    version = f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert all(name.startswith(f"keeling-{keeling.__version__}-{version}-{version}-") for name in others)


@each_wheel
def test_a_wheel_has_every_file_of_the_package_as_it_is_and_no_other(wheel: Path) -> None:
    expected = [path for path in files_below(_build.PACKAGE) if path.name != OF_TRANSLATORS]
    for name, (_, pattern) in _build.CARRIED.items():
        carried = files_below(_build.carried(name), pattern)
        assert carried, f"nothing in {_build.carried(name)}"
        expected += carried
    inside = content(wheel)
    assert {name for name, path in zip(map(place_in_wheel, expected), expected, strict=True) if name not in inside} == (
        set()
    )
    for path in expected:
        assert inside[place_in_wheel(path)] == path.read_bytes(), f"{path}: run make wheel"
    modules = [_build.module_name(path).replace(".", "/") for path in _build.compiled_sources()]
    native = {f"{module}{part}{EXTENSION_SUFFIXES[0]}" for module in modules for part in ("", "__mypyc")}
    native.add("keeling/compiled.json")
    others = set(inside) - set(map(place_in_wheel, expected))
    assert {name for name in others if name in native} == (native if is_compiled(wheel) else set())
    extra = {name for name in others - native if not name.startswith(f"{INFO}/")}
    assert all(name.startswith("keeling/web/licences/") for name in extra), extra


@each_wheel
def test_the_licence_of_everything_in_the_client_is_told(wheel: Path) -> None:
    inside = content(wheel)
    assert inside[f"{INFO}/licenses/LICENSE"] == (ROOT / "LICENSE").read_bytes()
    for dependency in json.loads((ROOT / "web" / "package.json").read_text())["dependencies"]:
        told = [inside[name].decode() for name in inside if name.startswith(f"keeling/web/licences/{dependency}/")]
        assert any(re.search("MIT|Apache-2.0|OFL|Open Font License", text, re.IGNORECASE) for text in told), dependency


@each_wheel
def test_the_record_names_every_file_with_its_hash(wheel: Path) -> None:
    inside = content(wheel)
    rows = {name: digest for name, digest, _ in csv.reader(inside[f"{INFO}/RECORD"].decode().splitlines())}
    assert set(rows) == set(inside)
    for name, digest in rows.items():
        if name != f"{INFO}/RECORD":
            right = base64.urlsafe_b64encode(hashlib.sha256(inside[name]).digest()).decode().rstrip("=")
            assert digest == f"sha256={right}", name


@each_wheel
def test_a_wheel_describes_itself(wheel: Path) -> None:
    inside = content(wheel)
    told = message_from_string(inside[f"{INFO}/METADATA"].decode())
    assert (told["Name"], told["Version"], told["License-Expression"]) == ("keeling", keeling.__version__, "MIT")
    assert told["Description-Content-Type"] == "text/markdown"
    assert told.get_payload().strip() == (ROOT / "README.md").read_text().strip()  # type: ignore[union-attr]
    assert told.get_all("Provides-Extra") == list(project()["optional-dependencies"])
    assert f"root-is-purelib: {not is_compiled(wheel)}".lower() in inside[f"{INFO}/WHEEL"].decode().lower()
    assert "keeling = keeling.cli.main:run" in inside[f"{INFO}/entry_points.txt"].decode()


def project() -> dict[str, Any]:
    described: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    return described


def plain(requirement: str) -> str:
    """The name of what is required."""
    found = re.match(r"[\w.-]+", requirement)
    assert found is not None
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def needed_with(requirements: list[str]) -> set[str]:
    """These libraries and all they need, without their extras."""
    found: set[str] = set()
    waiting = [plain(each) for each in requirements]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            with suppress(PackageNotFoundError):  # needed on another platform only
                waiting += [plain(each) for each in requires(name) or [] if "extra ==" not in each]
    return found


def imported(tree: ast.AST) -> Iterator[tuple[ast.AST, str]]:
    """Every statement that imports something, with the name of the package."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node, alias.name.split(".")[0]) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node, (node.module or "").split(".")[0]


def test_the_base_installation_has_every_library_the_package_imports() -> None:
    """With what these libraries need themselves; a driver of PostgreSQL is named in an address, never imported.

    What the lab needs beyond that is an extra, and imported only where it is needed: inside of functions.
    """
    base = needed_with(project()["dependencies"])
    extra = base | needed_with(project()["optional-dependencies"]["lab"])
    own = {*sys.stdlib_module_names, "keeling", "mypy_extensions"}  # the last one only for the type checker
    providers = packages_distributions()
    for path in files_below(_build.PACKAGE, "**/*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        inside = {node for function in functions for node, _ in imported(function)}
        for node, module in imported(tree):
            if module not in own:
                allowed = extra if path.parent.name == "lab" and node in inside else base
                assert {plain(each) for each in providers[module]} & allowed, f"{path}: {module}"


WATCHED = """
import sys
opened = set()
sys.addaudithook(lambda event, given: opened.add(given[0]) if event == "open" and isinstance(given[0], str) else None)

import importlib, json, pkgutil
import keeling
for module in pkgutil.walk_packages(keeling.__path__, "keeling."):
    if module.name != "keeling.server.migrations.env":  # alembic runs it
        importlib.import_module(module.name)
from keeling.cli.app import app
from keeling.kernel.messages import message
from keeling.server.migrations import prepared
from keeling.titles import all_titles
from keeling.words import language
from keeling.words.catalogue import languages
from keeling.words.rulebook import all_rules
prepared("sqlite://")
all_rules()
for code in languages():
    language(code).say(message("say-stopped"))
for title in all_titles()[0]:
    for bot in ("easy", "greedy-0.1"):
        app(["simulate", title.name, "-p", "2", "-n", "1", "-w", "1", "-b", bot], standalone_mode=False)
print(json.dumps(sorted(opened)), file=sys.stderr)
"""


def test_every_file_that_is_read_at_run_time_is_in_the_wheels() -> None:
    """All modules, a new database, rules, catalogues, and bots in every title; in a process that notes what it opens.

    Sources are read even where there is a compiled build: their bytecode is looked for where there is none.
    """
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-X", "pycache_prefix=/nowhere", "-B", "-c", WATCHED]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    read = map(Path, json.loads(done.stderr))
    below = [path for path in read if path.is_relative_to(ROOT) and path.is_file()]
    elsewhere = (ROOT / ".venv", ROOT / "src" / "keeling.egg-info", _build.COMPILED)
    names = {place_in_wheel(path) for path in below if not any(map(path.is_relative_to, elsewhere))}
    for read_certainly in (
        "bots/levels.toml",
        "bots/opinions/version_0_1/weights/classic.toml",
        "bots/opinions/weights/nim.toml",
        "rules/classic.md",
        "server/migrations/env.py",
        "titles/second_chance/content.toml",
        "words/de/terminal.ftl",
    ):
        assert f"keeling/{read_certainly}" in names
    for wheel in WHEELS:
        assert names <= set(content(wheel))


def unpacked(wheel: Path, folder: Path) -> Path:
    with ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


def said_by(folder: Path, *arguments: str, build: str = "") -> subprocess.CompletedProcess[str]:
    """What `keeling` says that lies in this folder, with the libraries of these tests."""
    environment = os.environ | {"PYTHONPATH": str(folder), "KEELING_BUILD": build, "COLUMNS": "80"}
    command = [sys.executable, "-m", "keeling.cli.main", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=environment, cwd=folder)


@each_wheel
def test_the_build_that_is_chosen_runs_from_a_wheel(wheel: Path, tmp_path: Path) -> None:
    folder = unpacked(wheel, tmp_path)
    chosen = "import keeling.titles.nim.turn as turn; print(keeling.BUILD, turn.__file__)"
    for build in ("", "pure"):
        environment = os.environ | {"PYTHONPATH": str(folder), "KEELING_BUILD": build}
        done = subprocess.run(
            [sys.executable, "-c", f"import keeling; {chosen}"],
            capture_output=True,
            text=True,
            check=True,
            env=environment,
            cwd=folder,
        )
        expected = "compiled" if is_compiled(wheel) and build == "" else "pure"
        runs, file = done.stdout.split()
        assert runs == expected
        assert file.startswith(str(folder))
        assert file.endswith(".py") == (expected == "pure")
    refused = said_by(folder, "titles", build="compiled")
    assert refused.returncode == (0 if is_compiled(wheel) else 2)
    if not is_compiled(wheel):
        assert refused.stderr == (
            "keeling: KEELING_BUILD is 'compiled', but there is no compiled build; a wheel for this platform has one.\n"
        )


@each_wheel
def test_an_installed_source_that_was_edited_is_what_runs(wheel: Path, tmp_path: Path) -> None:
    folder = unpacked(wheel, tmp_path)
    with (folder / "keeling" / "kernel" / "game.py").open("a") as source:
        source.write("\n")
    said = said_by(folder, "--version").stdout
    assert said.startswith(f"keeling {keeling.__version__} (pure build; ")
    assert ("sources have changed since the last compilation; install it again" in said) == is_compiled(wheel)


@each_wheel
def test_what_needs_the_checkout_says_so_in_a_sentence(wheel: Path, tmp_path: Path) -> None:
    folder = unpacked(wheel, tmp_path)
    for command in (("rules", "--coverage"), ("bench", "nim"), ("words", "--check")):
        done = said_by(folder, *command)
        assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
        assert "needs the project's checkout" in done.stderr


def test_a_wheel_for_this_platform_is_preferred_by_pip(tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--dry-run", "--no-deps"]
    pip += ["--ignore-installed", "--no-index", "--find-links", str(ROOT / "dist"), "--report", str(report)]
    subprocess.run([*pip, f"keeling=={keeling.__version__}"], check=True, capture_output=True, cwd=tmp_path)
    taken = json.loads(report.read_text())["install"][0]["download_info"]["url"].rsplit("/", 1)[1]
    assert taken == next((wheel.name for wheel in WHEELS if is_compiled(wheel)), PURE)


def test_a_new_user_can_install_and_play(tmp_path: Path) -> None:
    """The wheel that pip would take, with the libraries of `make test`."""
    best = next((wheel for wheel in WHEELS if is_compiled(wheel)), ROOT / "dist" / PURE)
    command = [sys.executable, str(ROOT / "tools" / "try_wheel.py"), str(best), "--json"]
    command += ["--constraint", str(ROOT / "constraints.txt")]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    said = json.loads(done.stdout)
    assert said["ok"], said
    assert done.returncode == 0, done.stderr
    assert said["build"] == ("compiled" if is_compiled(best) else "pure")
    assert said["size"] == best.stat().st_size
    assert said["install_seconds"] > 0
    assert said["page_seconds"] > 0


def test_what_is_no_wheel_is_told_in_a_sentence(tmp_path: Path) -> None:
    missing = tmp_path / "missing.whl"
    empty = tmp_path / "keeling-1-py3-none-any.txt"
    empty.write_text("")
    command = [sys.executable, str(ROOT / "tools" / "try_wheel.py"), str(missing), str(empty), "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == ""
    for said, path in zip(json.loads(done.stdout), (missing, empty), strict=True):
        assert said["ok"] is False
        assert said["error"] == f"there is no wheel {path}; `make wheel` makes some in dist"
