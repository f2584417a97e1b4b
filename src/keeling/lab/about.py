"""What lies beside a report for whoever lists reports and does not know the lab: a server, or a script.

report.json    name, question, title, how many games under how many conditions, when, with what, and the digest
"""

import json
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import keeling
from keeling.lab.folder import Folder
from keeling.lab.plan import Plan
from keeling.lab.summary import Line

ABOUT: Final = "report.json"
FORMAT: Final = "keeling-report-1"


def about(folder: Folder, plan: Plan, lines: Sequence[Line], language: str) -> dict[str, Any]:
    """The facts of a report that is made now, of these games."""
    return {
        "format": FORMAT,
        "name": plan.name,
        "question": plan.question,
        "title": plan.title,
        "games": sum(line.games for line in lines),
        "conditions": len(lines),
        "made": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
        "language": language,
        "keeling": keeling.__version__,
        "digest": folder.digest(plan),
    }


def is_report(folder: Path) -> bool:
    """Whether a report of the lab lies there."""
    try:
        facts = json.loads((folder / ABOUT).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return isinstance(facts, dict) and facts.get("format") == FORMAT


def as_text(facts: dict[str, Any]) -> str:
    """The file's text."""
    return json.dumps(facts, indent=1, ensure_ascii=False) + "\n"
