"""Where the command line writes: answers to standard output, everything else to standard error."""

import json
import sys
from typing import Any

from rich.console import Console

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)


def say(sentence: str) -> None:
    """A sentence as it is, without markup; the terminal wraps it, so paths in it can be copied."""
    out.print(sentence, markup=False, soft_wrap=True)


def complain(sentence: str) -> None:
    """A sentence about something that is wrong and stops nothing."""
    err.print(f"keeling: {sentence}", markup=False, soft_wrap=True)


def print_json(values: Any) -> None:
    """One JSON document on standard output, nothing else there."""
    sys.stdout.write(json.dumps(values, indent=2) + "\n")
