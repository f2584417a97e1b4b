"""What pyproject.toml cannot say: a wheel carries what lies elsewhere in a checkout.

These are the rules and the web client (`keeling/_build.py` says where they lie), the licences of what the client is
made of, and the extension modules with their stamp, beside the sources. As when the program runs, the compiled build is
taken if it is there and current, and `KEELING_BUILD=pure|compiled` chooses; a wheel with it is for one platform only.
An editable installation carries nothing: it is the checkout.
"""

import json
import os
import shutil
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
BUILD_BASE = "build/wheel"
LICENCES = ("LICENSE*", "LICENCE*", "package.json")
"""Where a package of the client says its licence: the first of these that it has."""


sys.path.insert(0, str(ROOT / "tools"))
layout = import_module("compile").load_layout()


def is_compiled() -> bool:
    """Whether the wheel carries the extension modules; ends the program if they are wanted and there are none."""
    wanted = os.environ.get("KEELING_BUILD", "")
    if wanted not in ("", "pure", "compiled"):
        sys.exit(f"KEELING_BUILD is '{wanted}'; it must be 'pure' or 'compiled'.")
    obstacle = layout.why_not_compiled()
    if obstacle and wanted == "compiled":
        sys.exit(f"KEELING_BUILD is 'compiled', but {obstacle}.")
    return wanted != "pure" and not obstacle


def carried_files() -> Iterator[tuple[Path, Path]]:
    """The files that lie elsewhere in a checkout: each with its place below the package."""
    for name, (_, pattern) in layout.CARRIED.items():
        folder = layout.carried(name)
        for path in sorted(folder.glob(pattern)):
            if path.is_file():
                yield path, Path(name, path.relative_to(folder))
    description = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    for dependency in description["dependencies"]:
        folder = ROOT / "web" / "node_modules" / dependency
        found = [path for pattern in LICENCES for path in sorted(folder.glob(pattern))]
        for path in found[:1]:
            yield path, Path("web", "licences", dependency, path.name)


def compiled_files() -> Iterator[tuple[Path, Path]]:
    """The extension modules and their stamp: each with its place below the package."""
    package = layout.COMPILED / "keeling"
    suffix = layout.EXTENSION_SUFFIXES[0]
    for path in sorted([*package.rglob(f"*{suffix}"), layout.STAMP]):
        yield path, path.relative_to(package)


class PlatformDistribution(Distribution):
    """A distribution of which setuptools does not see that it has extension modules: they are compiled already."""

    def has_ext_modules(self) -> bool:
        """Whether a wheel of it is for one platform."""
        return is_compiled()


class CarryingBuild(build_py):
    """Builds the package from nothing, and adds what is carried."""

    def run(self) -> None:
        """Copy the sources and everything else into the folder of which the wheel is made."""
        if self.editable_mode:
            super().run()
            return
        # What an earlier build left there would get into the wheel.
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()
        files = [*carried_files(), *(compiled_files() if is_compiled() else ())]
        for path, place in files:
            target = Path(self.build_lib, "keeling", place)
            self.mkpath(str(target.parent))
            self.copy_file(str(path), str(target), preserve_mode=False)


setup(
    cmdclass={"build_py": CarryingBuild},
    distclass=PlatformDistribution,
    options={"build": {"build_base": BUILD_BASE}, "bdist_wheel": {"bdist_dir": f"{BUILD_BASE}/wheel"}},
)
