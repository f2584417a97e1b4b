"""Which build runs: finds the extension modules of `build/compiled`, all of them or none.

The layout is decided here and nowhere else; `tools/compile.py` writes what this module reads.
"""

import json
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
COMPILED = PACKAGE.parents[1] / "build" / "compiled"
STAMP = COMPILED / "stamp.json"

COMPILED_PARTS = ("kernel", "titles", "bots")
INTERPRETED_NAMES = frozenset(
    # Views, contents and options are read by schema tools, titles tie them together, errors are plain exceptions,
    # records, matches, seeds and weights do files and text, series, leagues and tuning do processes and statistics,
    # hints and reviews let the compiled planner work: nothing of this is in a hot loop.
    [
        "__init__.py",
        "content.py",
        "errors.py",
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


def fingerprint(path: Path) -> list[int]:
    """Size and time of a source file: enough to see that it was edited, cheap enough for every start."""
    stat = path.stat()
    return [stat.st_size, stat.st_mtime_ns]


def module_name(path: Path) -> str:
    """The dotted name of a source file below the package."""
    return ".".join(("keeling", *path.relative_to(PACKAGE).with_suffix("").parts))


class CompiledFinder:
    """Finds extension modules of the package in `build/compiled`; everything else is left to the usual finders."""

    @staticmethod
    def find_spec(name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """The spec of a compiled module, or None."""
        if not name.startswith("keeling."):
            return None
        file = COMPILED.joinpath(*name.split(".")).as_posix() + EXTENSION_SUFFIXES[0]
        return spec_from_file_location(name, file) if os.path.exists(file) else None


def why_not_compiled() -> str:
    """Why the compiled build cannot run; empty if it can."""
    try:
        stamp = json.loads(STAMP.read_text())
        built = stamp["modules"]
        suffix = stamp["suffix"]
    except (OSError, ValueError, KeyError):
        return "there is no compiled build; `make setup` makes one if there is a C compiler"
    if suffix != EXTENSION_SUFFIXES[0]:
        return "the compiled build is for another Python; run `make setup` with this one"
    if built != {module_name(path): fingerprint(path) for path in compiled_sources()}:
        return "sources have changed since the last compilation; run `make setup`"
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
        return "pure", ""
    if wanted not in ("", "compiled"):
        return _refuse(f"KEELING_BUILD is '{wanted}'; it must be 'pure' or 'compiled'.")
    obstacle = why_not_compiled()
    if obstacle and wanted:
        return _refuse(f"KEELING_BUILD is 'compiled', but {obstacle}.")
    if obstacle:
        return "pure", obstacle
    sys.meta_path.insert(0, CompiledFinder)
    return "compiled", ""


def _refuse(message: str) -> tuple[str, str]:
    sys.meta_path.insert(0, RefusingFinder(message))
    return "none", message
