"""Figures of the sources: how far one thing is spread over many places.

    python tools/figures.py [--root DIR] [--json]

- holds_lines: lines in src that test an action's kind with `holds`, outside kernel/alphabet.py
- step_isinstance: tests in src for the class of a step or decision
- local_imports: imports of keeling inside functions, in titles and kernel
- raw_coordinates: lines in src that compute a place of a board or read a field of an action by its position,
  outside alphabet and layout modules
- policy_files: files that name the policy title outside its own folders and files
- modules_over_300, longest_module, source_lines: the modules of src by their lines
"""

import argparse
import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

STEPS = {"Step", "Decision"}
FIELDS = {"i", "j", "k", "l"}
NAMING = {"alphabet.py", "layout.py"}
"""Modules that say how actions and places are numbered."""
EXTENT = re.compile(r"(.*_)?(STRIDE|COUNT|TOPICS|RANKS|LEVELS|KINDS|LINES|FLOWS|PRICE|PLAYERS)")
"""Names of how many there are of something: a place is numbered by multiplying with one."""
LONG = 300

POLICY = re.compile(r"climate[-_]policy")
POLICY_FOLDERS = ("web/src/policy/",)
GENERATED = "web/src/generated/"
MADE = re.compile(r"__pycache__/|\.egg-info/")
SEARCHED = ("src", "tools", "tests", "benchmarks", "web/src")
SEARCHED_FILES = ("web/*.ts", "Makefile", "pyproject.toml")


class Module:
    """A module of src: its path below the package's folder, its text and its tree."""

    def __init__(self, src: Path, path: Path) -> None:
        self.name = path.relative_to(src).as_posix()
        text = path.read_text(encoding="utf-8")
        self.lines = len(text.splitlines())
        self.tree = ast.parse(text)

    def nodes(self) -> Iterator[ast.AST]:
        """Everything in it."""
        return ast.walk(self.tree)


def figures(root: Path) -> dict[str, Any]:
    """All figures of a checkout."""
    src = root / "src"
    modules = [Module(src, path) for path in sorted(src.rglob("*.py"))]
    steps = step_classes(modules)
    longest = max(modules, key=lambda module: module.lines)
    return {
        "holds_lines": sum(
            len(lines_with_holds(module)) for module in modules if module.name != "keeling/kernel/alphabet.py"
        ),
        "step_isinstance": sum(count_step_tests(module, steps) for module in modules),
        "local_imports": sum(
            count_local_imports(module)
            for module in modules
            if module.name.startswith(("keeling/titles/", "keeling/kernel/"))
        ),
        "raw_coordinates": sum(
            len(lines_with_coordinates(module)) for module in modules if Path(module.name).name not in NAMING
        ),
        "policy_files": len(policy_files(root)),
        "modules_over_300": sum(module.lines > LONG for module in modules),
        "longest_module": {"name": longest.name, "lines": longest.lines},
        "source_lines": sum(module.lines for module in modules),
    }


def lines_with_holds(module: Module) -> set[int]:
    """The lines in which the kind of an action is tested."""
    return {node.lineno for node in module.nodes() if isinstance(node, ast.Attribute) and node.attr == "holds"}


def step_classes(modules: list[Module]) -> set[str]:
    """The names of all classes that are steps or decisions, whatever they extend."""
    bases = {
        node.name: {name for base in node.bases if (name := name_of(base))}
        for module in modules
        for node in module.nodes()
        if isinstance(node, ast.ClassDef)
    }
    found = set(STEPS)
    while True:
        more = {name for name, extended in bases.items() if extended & found} - found
        if not more:
            return found
        found |= more


def name_of(node: ast.expr) -> str:
    """The last name of a class as it is written: `Step` for `Step[Nim]` and for `game.Step`."""
    if isinstance(node, ast.Subscript):
        node = node.value
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def count_step_tests(module: Module, steps: set[str]) -> int:
    """How often something is tested for being a certain step or decision."""
    count = 0
    for node in module.nodes():
        if isinstance(node, ast.Call) and name_of(node.func) == "isinstance" and len(node.args) == 2:
            count += bool({name_of(each) for each in alternatives(node.args[1])} & steps)
        elif isinstance(node, ast.MatchClass):
            count += name_of(node.cls) in steps
    return count


def alternatives(node: ast.expr) -> list[ast.expr]:
    """The classes that a test names: one, several in brackets, or several with bars between them."""
    if isinstance(node, ast.Tuple):
        return node.elts
    if isinstance(node, ast.BinOp):
        return [*alternatives(node.left), *alternatives(node.right)]
    return [node]


def count_local_imports(module: Module) -> int:
    """How many imports of keeling stand inside functions."""
    found: set[ast.AST] = set()
    for function in module.nodes():
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            found |= {node for node in ast.walk(function) if imports_keeling(node)}
    return len(found)


def imports_keeling(node: ast.AST) -> bool:
    """Whether this is an import of keeling or of a part of it."""
    if isinstance(node, ast.ImportFrom):
        return node.level > 0 or (node.module or "").split(".")[0] == "keeling"
    return isinstance(node, ast.Import) and any(alias.name.split(".")[0] == "keeling" for alias in node.names)


def lines_with_coordinates(module: Module) -> set[int]:
    """The lines that compute the number of a place, or read a field of an action by its position."""
    return set(coordinates(module.tree))


def coordinates(node: ast.AST) -> Iterator[int]:
    """The same below a node. How long a new list is says nothing of places."""
    if isinstance(node, ast.BinOp) and (isinstance(node.left, ast.List) or isinstance(node.right, ast.List)):
        return
    if isinstance(node, ast.BinOp) and computes_a_place(node):
        yield node.lineno
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and len(node.args) == 1:
        yield from [node.lineno] * (node.func.attr in FIELDS)
    for child in ast.iter_child_nodes(node):
        yield from coordinates(child)


def computes_a_place(node: ast.BinOp) -> bool:
    """Whether a number is multiplied with, divided by or taken modulo how many there are of something."""
    if isinstance(node.op, ast.Mult):
        return is_extent(node.left) or is_extent(node.right)
    return isinstance(node.op, ast.FloorDiv | ast.Mod) and is_extent(node.right)


def is_extent(node: ast.expr) -> bool:
    """Whether this names how many there are of something."""
    return isinstance(node, ast.Name | ast.Attribute) and EXTENT.fullmatch(name_of(node)) is not None


def policy_files(root: Path) -> list[str]:
    """The files that name the policy title and are not its own: not in its folders, not called like it."""
    paths = [path for folder in SEARCHED for path in (root / folder).rglob("*") if path.is_file()]
    paths += [path for pattern in SEARCHED_FILES for path in root.glob(pattern)]
    found = []
    for path in sorted(paths):
        name = path.relative_to(root).as_posix()
        if POLICY.search(name) or name.startswith((*POLICY_FOLDERS, GENERATED)) or MADE.search(name):
            continue
        if POLICY.search(path.read_text(encoding="utf-8", errors="replace")):
            found.append(name)
    return found


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parents[1], help="a checkout (this one)")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    arguments = parser.parse_args()
    found = figures(arguments.root)
    if arguments.json:
        print(json.dumps(found, indent=2))
        return
    for name, value in found.items():
        shown = f"{value['name']}, {value['lines']}" if isinstance(value, dict) else f"{value:,}"
        print(f"{name.replace('_', ' '):<18} {shown}")
    for name in policy_files(arguments.root):
        print(f"  names the policy title: {name}")


if __name__ == "__main__":
    main()
