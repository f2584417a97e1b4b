"""Compile kernel, titles and bots with mypyc into build/compiled, where `keeling._build` finds them.

Does nothing when nothing changed, compiles only what an edit touches otherwise, removes what has no source
any more, and leaves no half-made build behind: the stamp that makes a build count is written last.
Exits with 0 also without a C compiler, because the pure build always works, and says so.
"""

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
GENERATED = ROOT / "build" / "c"
OBJECTS = ROOT / "build" / "objects"
CACHE = ROOT / "build" / "mypy"
TOOLS = Path(__file__).parent
SETTINGS = TOOLS / "compiled.ini"
MAKERS = (Path(__file__), SETTINGS, TOOLS / "open_classes.py")


def load_layout() -> ModuleType:
    """`keeling._build`, without importing the package: that would choose a build."""
    spec = spec_from_file_location("keeling_build_layout", ROOT / "src" / "keeling" / "_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def compiler_obstacle() -> str:
    """Why C extensions cannot be compiled here; empty if they can."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    if shutil.which(command[0]) is None:
        return f"there is no C compiler ('{command[0]}' is not on the PATH)"
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\n")
        include = sysconfig.get_paths()["include"]
        probe = [*command, f"-I{include}", "-c", str(source), "-o", str(source.with_suffix(".o"))]
        if subprocess.run(probe, capture_output=True, check=False).returncode != 0:
            return "the C compiler does not find Python's headers (Debian: python3-dev)"
    return ""


def stale_files(compiled: Path, modules: set[str]) -> list[Path]:
    """Extension modules below `compiled` that belong to no source any more."""
    suffix = EXTENSION_SUFFIXES[0]
    stale = []
    for path in sorted(compiled.rglob(f"*{suffix}")):
        name = ".".join(path.relative_to(compiled).parts)[: -len(suffix)]
        if name.removesuffix("__mypyc") not in modules:
            stale.append(path)
    return stale


def share_runtime(extensions: list[Any]) -> None:
    """Compile mypyc's own C library once instead of once with every module: that was more than half of the time."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler

    native = [extension for extension in extensions if len(extension.sources) > 1]
    shared = sorted(set.intersection(*[set(extension.sources) for extension in native]))
    compiler = new_compiler()
    customize_compiler(compiler)
    objects = compiler.compile(
        shared,
        output_dir=str(OBJECTS),
        include_dirs=[sysconfig.get_paths()["include"], *native[0].include_dirs],
        extra_preargs=native[0].extra_compile_args,
    )
    for extension in native:
        extension.sources = [source for source in extension.sources if source not in shared]
        extension.extra_objects = objects


def forget_other_makers(compiled: Path) -> None:
    """Remove what another version of this program or of mypy has made: it does not fit together with ours."""
    maker = GENERATED / "maker"
    program = b"".join(path.read_bytes() for path in MAKERS)
    ours = f"{version('mypy')} {hashlib.sha256(program).hexdigest()}"
    if not maker.exists() or maker.read_text() != ours:
        for folder in (GENERATED, OBJECTS, CACHE, compiled):
            shutil.rmtree(folder, ignore_errors=True)
        GENERATED.mkdir(parents=True)
        maker.write_text(ours)


def build(sources: list[Path], compiled: Path) -> None:
    """Translate and compile; raises SystemExit with mypy's words if the sources do not type-check."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    os.chdir(ROOT)
    os.environ["MYPYPATH"] = "src"
    paths = [str(path.relative_to(ROOT)) for path in sources]
    extensions = mypycify(
        [f"--config-file={SETTINGS}", f"--cache-dir={CACHE}", *paths],
        opt_level="3",
        debug_level="0",
        separate=True,
        target_dir=str(GENERATED),
        include_runtime_files=False,
    )
    share_runtime(extensions)
    distribution = Distribution({"name": "keeling-compiled", "ext_modules": extensions, "package_dir": {"": "src"}})
    command = distribution.get_command_obj("build_ext")
    command.build_lib = str(compiled)
    command.build_temp = str(OBJECTS)
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    command.run()


def main() -> int:
    """Bring build/compiled up to date."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether the compiled build is current (exit 1)")
    arguments = parser.parse_args()
    layout = load_layout()
    obstacle = layout.why_not_compiled()
    if arguments.check:
        print(f"compiled build: {obstacle or 'current'}")
        return 1 if obstacle else 0
    if not obstacle:
        return 0
    reason = compiler_obstacle()
    if reason:
        print(f"compiled build: left out, {reason}; the pure build runs everything, several times slower")
        return 0
    sources = layout.compiled_sources()
    modules = {layout.module_name(path): layout.fingerprint(path) for path in sources}
    print(
        f"compiled build: {len(sources)} modules, a minute or two the first time, seconds after an edit ...", flush=True
    )
    started = time.monotonic()
    forget_other_makers(layout.COMPILED)
    layout.COMPILED.mkdir(parents=True, exist_ok=True)
    layout.STAMP.unlink(missing_ok=True)
    try:
        build(sources, layout.COMPILED)
    except Exception as error:
        print(f"compiled build: failed ({error}); the pure build still runs", file=sys.stderr)
        return 1
    for path in stale_files(layout.COMPILED, set(modules)):
        path.unlink()
    layout.STAMP.write_text(json.dumps({"suffix": EXTENSION_SUFFIXES[0], "modules": modules}, indent=1))
    print(f"compiled build: done in {time.monotonic() - started:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
