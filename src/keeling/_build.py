"""Where things lie, in a checkout and in an installation, and which build runs: all extension modules or none.

The layout is decided here and nowhere else; `tools/compile.py` and `setup.py` write what this module reads. In a
checkout the extension modules lie in `build/compiled`, the rules in `docs` and the web client where it is built. An
installation has all of it inside the package, the extension modules beside their sources.
"""

import json
import os
import sys
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
PROJECT = PACKAGE.parents[1]
IS_CHECKOUT = PACKAGE.parent.name == "src" and (PROJECT / "pyproject.toml").is_file()
COMPILED = PROJECT / "build" / "compiled" if IS_CHECKOUT else PACKAGE.parent
STAMP = COMPILED / "keeling" / "compiled.json"

CARRIED = {"rules": ("docs/rules", "*.md"), "web": ("web/dist", "**/*")}
"""Folders of an installed package that lie elsewhere in a checkout, and which of their files are carried along."""

COMPILED_PARTS = ("kernel", "titles", "bots")
INTERPRETED_NAMES = frozenset(
    # Views, contents and options are read by schema tools, titles tie them together, errors are plain exceptions,
    # a changeover happens once in a game,
    # records, matches, seeds and weights do files and text, series, leagues and tuning do processes and statistics,
    # hints and reviews let the compiled planner work: nothing of this is in a hot loop.
    [
        "__init__.py",
        "changeover.py",
        "content.py",
        "errors.py",
        "foreign.py",
        "hints.py",
        "intervals.py",
        "judge.py",
        "league.py",
        "league_file.py",
        "levels.py",
        "match.py",
        "messages.py",
        "native.py",
        "options.py",
        "processes.py",
        "ranges.py",
        "record.py",
        "review.py",
        "seeds.py",
        "series.py",
        "still.py",
        "tables.py",
        "title.py",
        "tuning.py",
        "tuning_file.py",
        "view.py",
        "weights.py",
    ]
)
INTERPRETED_PREFIX = "view_"  # the chapters of a view that is too long for one module
INTERPRETED_FOLDERS = frozenset(["reasons"])  # what is said about turns, once they are judged


class BuildError(ImportError):
    """The build that was asked for cannot run; the message says what to do."""


def compiled_sources() -> list[Path]:
    """The source files that are also compiled, sorted, below the package."""
    return sorted(
        path
        for part in COMPILED_PARTS
        for path in (PACKAGE / part).rglob("*.py")
        if path.name not in INTERPRETED_NAMES
        and not path.name.startswith(INTERPRETED_PREFIX)
        and path.parent.name not in INTERPRETED_FOLDERS
    )


def carried(name: str) -> Path:
    """A folder of CARRIED, where this checkout or installation has it; it need not be there."""
    return PROJECT / CARRIED[name][0] if IS_CHECKOUT else PACKAGE / name


def fingerprint(path: Path) -> str:
    """A hash of a source file. Not its time: that is another one in every installation."""
    return sha256(path.read_bytes()).hexdigest()


def module_name(path: Path) -> str:
    """The dotted name of a source file below the package."""
    return ".".join(("keeling", *path.relative_to(PACKAGE).with_suffix("").parts))


class CompiledFinder:
    """Finds the extension modules of the package; everything else is left to the usual finders."""

    @staticmethod
    def find_spec(name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """The spec of a compiled module, or None."""
        if not name.startswith("keeling."):
            return None
        file = COMPILED.joinpath(*name.split(".")).as_posix() + EXTENSION_SUFFIXES[0]
        return spec_from_file_location(name, file) if os.path.exists(file) else None


class SourceFinder:
    """Finds the sources of compiled modules, which the usual finders pass over for an extension module beside them."""

    @staticmethod
    def find_spec(name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """The spec of the source of a module that is also compiled, or None."""
        if not name.startswith(tuple(f"keeling.{part}." for part in COMPILED_PARTS)):
            return None
        file = PACKAGE.joinpath(*name.split(".")[1:]).as_posix() + ".py"
        return spec_from_file_location(name, file) if os.path.exists(file) else None


def why_not_compiled() -> str:
    """Why the compiled build cannot run; empty if it can."""
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
        built = stamp["modules"]
        suffix = stamp["suffix"]
    except (OSError, ValueError, KeyError):
        remedy = (
            "`make setup` makes one if there is a C compiler" if IS_CHECKOUT else "a wheel for this platform has one"
        )
        return f"there is no compiled build; {remedy}"
    again = "run `make setup`" if IS_CHECKOUT else "install it again"
    if suffix != EXTENSION_SUFFIXES[0]:
        return f"the compiled build is for another Python; {again} with this one"
    if built != {module_name(path): fingerprint(path) for path in compiled_sources()}:
        return f"sources have changed since the last compilation; {again}"
    return ""


class RefusingFinder:
    """Refuses to import the parts that exist in two builds, because the one asked for cannot run."""

    def __init__(self, message: str) -> None:
        self.message = message

    def find_spec(self, name: str, path: object = None, target: object = None) -> None:
        """None, or BuildError for a part of the package that is compiled."""
        if name.startswith(tuple(f"keeling.{part}" for part in COMPILED_PARTS)):
            raise BuildError(self.message)


def select() -> tuple[str, str]:
    """Choose the build for this process: its name, and a note if the compiled one was passed over.

    A build that cannot run is reported as BuildError when the first of its modules is imported, so that the
    command line can say it in a sentence.
    """
    wanted = os.environ.get("KEELING_BUILD", "")
    if wanted == "pure":
        return _pure("")
    if wanted not in ("", "compiled"):
        return _refuse(f"KEELING_BUILD is '{wanted}'; it must be 'pure' or 'compiled'.")
    obstacle = why_not_compiled()
    if obstacle and wanted:
        return _refuse(f"KEELING_BUILD is 'compiled', but {obstacle}.")
    if obstacle:
        return _pure(obstacle)
    sys.meta_path.insert(0, CompiledFinder)
    return "compiled", ""


def _pure(note: str) -> tuple[str, str]:
    if not IS_CHECKOUT:
        sys.meta_path.insert(0, SourceFinder)
    return "pure", note


def _refuse(message: str) -> tuple[str, str]:
    sys.meta_path.insert(0, RefusingFinder(message))
    return "none", message
