"""The scan that tells which rules have tests, on small trees made for it."""

import re
from pathlib import Path

import pytest

from conftest import ROOT
from keeling.cli.rulebook import measure
from keeling.titles import title_named, title_names
from keeling.words.rulebook import NoRulebook, read_atoms, read_rulings

pytestmark = pytest.mark.once


def tree(folder: Path, rules: str, tests: str, excuses: str = "") -> Path:
    (folder / "docs" / "rules").mkdir(parents=True)
    (folder / "tests").mkdir()
    (folder / "docs" / "rules" / "toy.md").write_text(rules)
    (folder / "docs" / "rules" / "excused.toml").write_text(excuses)
    (folder / "tests" / "test_toy.py").write_text(tests)
    return folder


RULES = "- **X-ONE-01** First.\n- **X-ONE-02** Second.\n- **Y-ONE-01** Of a title that does not exist yet.\n"


def test_a_marked_atom_is_tested(tmp_path: Path) -> None:
    root = tree(tmp_path, RULES, '@pytest.mark.rule("X-ONE-01", "X-ONE-02")\ndef test_a():\n    pass\n')
    coverage = measure(root, ("X",))
    assert coverage.passed
    assert coverage.tested["X-ONE-02"] == ["tests/test_toy.py::test_a"]


def test_an_atom_without_test_or_reason_fails(tmp_path: Path) -> None:
    root = tree(tmp_path, RULES, '@pytest.mark.rule("X-ONE-01")\ndef test_a():\n    pass\n')
    assert measure(root, ("X",)).untested == ["X-ONE-02"]
    assert not measure(root, ("X",)).passed


def test_a_written_reason_excuses(tmp_path: Path) -> None:
    tests = '@pytest.mark.rule("X-ONE-01")\ndef test_a():\n    pass\n'
    root = tree(tmp_path, RULES, tests, '"X-ONE-02" = "Bookkeeping of cardboard, no effect on play."\n')
    assert measure(root, ("X",)).passed
    assert list(measure(root, ("X",)).excused) == ["X-ONE-02"]


def test_a_reason_must_be_one(tmp_path: Path) -> None:
    root = tree(tmp_path, RULES, "", '"X-ONE-02" = "later"\n')
    with pytest.raises(NoRulebook, match="written reason"):
        measure(root, ("X",))


@pytest.mark.parametrize("mark", ["skip", "skipif(True)", "xfail"])
def test_a_marked_test_must_run(tmp_path: Path, mark: str) -> None:
    tests = f'@pytest.mark.{mark}\n@pytest.mark.rule("X-ONE-01", "X-ONE-02")\ndef test_a():\n    pass\n'
    coverage = measure(tree(tmp_path, RULES, tests), ("X",))
    assert coverage.skipped == ["tests/test_toy.py::test_a"]
    assert not coverage.passed


def test_an_unknown_id_fails(tmp_path: Path) -> None:
    tests = '@pytest.mark.rule("X-ONE-01", "X-ONE-02", "X-TWO-09")\ndef test_a():\n    pass\n'
    coverage = measure(tree(tmp_path, RULES, tests), ("X",))
    assert list(coverage.unknown) == ["X-TWO-09"]
    assert not coverage.passed


def test_an_id_stands_only_once(tmp_path: Path) -> None:
    root = tree(tmp_path, RULES + "- **X-ONE-01** Again.\n", "")
    with pytest.raises(NoRulebook, match="X-ONE-01 stands twice"):
        read_atoms(root / "docs" / "rules")


# Citations

CITED = re.compile(r"\b([A-Z]{1,2}-[A-Z]+)-(\d+)\b(?: to \1-(\d+)\b)?")
PREFIXES = sorted({prefix for name in title_names() for prefix in title_named(name).rule_prefixes})


def read_citations(folder: Path) -> set[str]:
    """Every atom id that code or content below the folder names, also those inside `X-ONE-01 to X-ONE-03`."""
    cited: set[str] = set()
    for path in folder.rglob("*"):
        if path.suffix in (".py", ".toml"):
            for chapter, first, last in CITED.findall(path.read_text(encoding="utf-8")):
                cited |= {f"{chapter}-{n:0{len(first)}}" for n in range(int(first), int(last or first) + 1)}
    return cited


@pytest.mark.parametrize("prefix", PREFIXES)
def test_every_atom_is_cited_in_the_code_that_implements_it(prefix: str) -> None:
    atoms = [atom for atom in read_atoms(ROOT / "docs" / "rules") if atom.split("-")[0] == prefix]
    cited = read_citations(ROOT / "src" / "keeling" / "titles")
    assert [atom for atom in atoms if atom not in cited] == []


def test_citations_are_ids_and_ranges_of_them(tmp_path: Path) -> None:
    (tmp_path / "toy.py").write_text("go()  # X-ONE-01, X-TWO-03 to X-TWO-05\n")
    (tmp_path / "toy.toml").write_text("cards = 3  # SX-ONE-09\n")
    (tmp_path / "toy.md").write_text("Y-ONE-01\n")
    assert read_citations(tmp_path) == {"X-ONE-01", "X-TWO-03", "X-TWO-04", "X-TWO-05", "SX-ONE-09"}


# Rulings


def test_a_ruling_is_read_with_its_option(tmp_path: Path) -> None:
    (tmp_path / "toy.md").write_text(
        "| Id | Conflict | Ruling | opt |\n"
        "| **B-01** | *Ends.* One says 4. | Four. | `ends: 'four' \\| 'five'` |\n"
        "| **B-02** | *Draws.* | None. | - |\n"
        "- **G-01** [C] Nobody says. *Ruling:* nothing happens.\n"
    )
    assert read_rulings(tmp_path) == {
        "B-01": "*Ends.* One says 4. Ruling: Four. Option: `ends: 'four' | 'five'`.",
        "B-02": "*Draws.* Ruling: None.",
        "G-01": "[C] Nobody says. *Ruling:* nothing happens.",
    }


def test_every_option_names_a_rule_or_ruling_that_exists() -> None:
    folder = ROOT / "docs" / "rules"
    known = read_atoms(folder) | read_rulings(folder)
    for name in title_names():
        for option in title_named(name).options.describe():
            assert option.rule in known, f"{name}, {option.name}: {option.rule}"
