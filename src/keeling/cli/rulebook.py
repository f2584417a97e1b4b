"""Which tests prove the rule atoms of docs/rules, read from the files without running anything."""

import ast
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from keeling.kernel.messages import message, verbatim
from keeling.words.rulebook import NoRulebook, read_atoms

EXCUSES = "excused.toml"


@dataclass
class Coverage:
    """Which atoms have tests, and what is wrong with the markers."""

    atoms: list[str] = field(default_factory=list)
    tested: dict[str, list[str]] = field(default_factory=dict)
    untested: list[str] = field(default_factory=list)
    excused: dict[str, str] = field(default_factory=dict)
    unknown: dict[str, list[str]] = field(default_factory=dict)
    skipped: list[str] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        """Every atom is tested or excused, every marker names an atom, and no marked test is skipped."""
        return not (self.untested or self.unknown or self.skipped)


def read_excuses(folder: Path) -> dict[str, str]:
    """Atoms that need no test, with the reason."""
    path = folder / EXCUSES
    excuses: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    for name, reason in excuses.items():
        if not isinstance(reason, str) or len(reason) < 20:
            raise NoRulebook(message("error-excuse", file=verbatim(EXCUSES), rule=verbatim(name)))
    return excuses


def marker(node: ast.expr) -> tuple[str, list[str]] | None:
    """The name and the text arguments of a pytest marker, if the decorator is one."""
    call = node if isinstance(node, ast.Call) else None
    target = call.func if call else node
    if not (isinstance(target, ast.Attribute) and isinstance(target.value, ast.Attribute)):
        return None
    if target.value.attr != "mark":
        return None
    arguments = [a.value for a in call.args if isinstance(a, ast.Constant) and isinstance(a.value, str)] if call else []
    return target.attr, arguments


def scan_tests(folder: Path) -> tuple[dict[str, list[str]], list[str]]:
    """The rule ids the tests name, each with its tests, and the marked tests that are skipped or may fail."""
    named: dict[str, list[str]] = {}
    skipped: list[str] = []
    for path in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if not isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                continue
            markers = [found for found in map(marker, node.decorator_list) if found]
            rules = [rule for name, arguments in markers if name == "rule" for rule in arguments]
            test = f"{path.relative_to(folder.parent).as_posix()}::{node.name}"
            for rule in rules:
                named.setdefault(rule, []).append(test)
            if rules and any(name in ("skip", "skipif", "xfail") for name, _ in markers):
                skipped.append(test)
    return named, skipped


def measure(root: Path, prefixes: tuple[str, ...]) -> Coverage:
    """Coverage of the atoms whose id begins with one of the prefixes."""
    rules = root / "docs" / "rules"
    atoms = read_atoms(rules)
    excuses = read_excuses(rules)
    named, skipped = scan_tests(root / "tests")
    wanted = [atom for atom in atoms if atom.split("-")[0] in prefixes]
    return Coverage(
        atoms=wanted,
        tested={atom: named[atom] for atom in wanted if atom in named},
        untested=[atom for atom in wanted if atom not in named and atom not in excuses],
        excused={atom: reason for atom, reason in excuses.items() if atom in wanted and atom not in named},
        unknown={rule: tests for rule, tests in named.items() if rule not in atoms},
        skipped=skipped,
    )
