"""The figures of the sources, on a small tree made up for it."""

import importlib
import json
import subprocess
import sys
from pathlib import Path

import pytest

from conftest import ROOT

pytestmark = pytest.mark.once

sys.path.insert(0, str(ROOT / "tools"))
tool = importlib.import_module("figures")

NAME = "-".join(["climate", "policy"])

TURN = f'''
"""Says {NAME}, twice: {NAME}."""
from keeling.kernel.game import Decision, Step

SIZE = [0] * (2 * SLOT_COUNT)

class Turn(Decision[Game]):
    def refuse(self, g, action):
        from keeling.titles.one import other
        from json import loads
        if TAKE.holds(action) or GIVE.holds(action):
            return TAKE.i(action) * RANKS + TAKE.j(action)
        return any(map(each.holds, g.legal))

class LateTurn(Turn):
    pass

class Ending(game.Step):
    """Text with .holds(action) and isinstance(step, Turn) in it."""

def story(step, value):
    if isinstance(step, LateTurn):
        return 1
    if isinstance(step, (int, Ending)) or isinstance(value, int | str):
        return value // GRANT_COUNT
    match step:
        case Turn():
            return g.slots[3 * g.rules.TOPIC_STRIDE]
    return value % 7
'''


def write(root: Path, name: str, text: str) -> None:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def fake_tree(root: Path) -> Path:
    write(
        root, "src/keeling/kernel/alphabet.py", "def f(kind, action):\n    return kind.holds(action), kind.i(action)\n"
    )
    write(root, "src/keeling/kernel/game.py", "class Step: ...\nclass Decision(Step): ...\n")
    write(root, "src/keeling/titles/one/turn.py", TURN)
    write(
        root, "src/keeling/titles/one/layout.py", "def slot(region, grant):\n    return region * GRANT_COUNT + grant\n"
    )
    write(root, "src/keeling/cli/long.py", "def f():\n    import keeling.kernel\n" + "x = 1\n" * 299)
    own = NAME.replace("-", "_")
    write(root, f"src/keeling/titles/{own}/title.py", f"NAME = '{NAME}'\n")
    write(root, f"tests/records/{NAME}.json", f'"{NAME}"')
    write(root, "web/src/policy/view.ts", f"'{NAME}'")
    write(root, "web/src/generated/api.ts", f"'{NAME}'")
    write(root, "web/src/faces.ts", f"'{NAME}'")
    write(root, "Makefile", f"soak:\n\tsoak {own}\n")
    write(root, "pyproject.toml", "[project]\n")
    return root


def test_each_figure_counts_what_it_says(tmp_path: Path) -> None:
    assert tool.figures(fake_tree(tmp_path)) == {
        "holds_lines": 2,
        "step_isinstance": 3,
        "local_imports": 1,
        "raw_coordinates": 3,
        "policy_files": 3,
        "modules_over_300": 1,
        "longest_module": {"name": "keeling/cli/long.py", "lines": 301},
        "source_lines": 2 + 2 + len(TURN.splitlines()) + 2 + 301 + 1,
    }
    assert tool.policy_files(tmp_path) == ["Makefile", "src/keeling/titles/one/turn.py", "web/src/faces.ts"]


def test_the_figures_of_another_tree_are_printed(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "tools" / "figures.py"), "--root", str(fake_tree(tmp_path))]
    shown = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert "holds lines        2\n" in shown
    assert "longest module     keeling/cli/long.py, 301\n" in shown
    values = json.loads(subprocess.run([*command, "--json"], capture_output=True, text=True, check=True).stdout)
    assert values == tool.figures(tmp_path)
