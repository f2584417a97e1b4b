"""The rule atoms of docs/rules and the rulings on conflicts and gaps, read from the documents."""

import re
from functools import cache
from pathlib import Path
from typing import Final

from keeling import _build
from keeling.kernel.errors import KeelingError
from keeling.kernel.messages import message, verbatim

ATOM: Final = re.compile(r"^- \*\*([A-Z]{1,2}-[A-Z]+-\d+)\*\* (.*)$")
CONFLICT: Final = re.compile(r"^\| \*\*(B-\d+)\*\* \| (.*) \|$")
GAP: Final = re.compile(r"^- \*\*(G-\d+)\*\* (.*)$")
COLUMN: Final = re.compile(r"(?<!\\) \| ")


class NoRulebook(KeelingError):
    """The rules are not where they should be."""


class NoCheckout(KeelingError):
    """What was asked for needs the project's folder, and this program was installed."""


def project_root() -> Path:
    """The checkout this program runs from; NoCheckout if it was installed."""
    if not _build.IS_CHECKOUT:
        raise NoCheckout(message("error-no-checkout"))
    return _build.PROJECT


def read_atoms(folder: Path) -> dict[str, str]:
    """Every rule atom by id, in the order of the files."""
    atoms: dict[str, str] = {}
    for path in sorted(folder.glob("*.md")):
        for line in path.read_text(encoding="utf-8").splitlines():
            match = ATOM.match(line)
            if match:
                if match[1] in atoms:
                    raise NoRulebook(message("error-rule-twice", rule=verbatim(match[1]), file=verbatim(path.name)))
                atoms[match[1]] = match[2]
    return atoms


def read_rulings(folder: Path) -> dict[str, str]:
    """Every ruling by id: how conflicts between the documents (B-) and their gaps (G-) are decided."""
    rulings: dict[str, str] = {}
    for path in sorted(folder.glob("*.md")):
        for line in path.read_text(encoding="utf-8").splitlines():
            conflict, gap = CONFLICT.match(line), GAP.match(line)
            if conflict:
                what, ruling, option = COLUMN.split(conflict[2])
                setting = "" if option == "-" else f" Option: {option.replace(chr(92), '')}."
                rulings[conflict[1]] = f"{what} Ruling: {ruling}{setting}"
            elif gap:
                rulings[gap[1]] = gap[2]
    return rulings


@cache
def all_rules() -> dict[str, str]:
    """Every rule atom and ruling of this program by id, read once; NoRulebook if they are not there."""
    folder = _build.carried("rules")
    if not folder.is_dir():
        raise NoRulebook(message("error-no-rulebook", folder=verbatim(folder)))
    return read_atoms(folder) | read_rulings(folder)
