"""What all tests share. Which build runs is chosen by KEELING_BUILD, as for every program."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="session")
def keeling_command() -> Run:
    """Run the command line in a process of its own, as a person would, 80 columns wide."""

    def run(
        *arguments: str, given: str = "", environment: dict[str, str] | None = None, timeout: float = 600
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "keeling.cli.main", *arguments],
            input=given,
            capture_output=True,
            text=True,
            timeout=timeout,
            check=False,
            env=os.environ | {"COLUMNS": "80", "PYTHONPATH": str(ROOT / "src")} | (environment or {}),
        )

    return run
