"""Where the command line writes: answers to standard output, everything else to standard error."""

import json
import sys
from typing import Any

from rich.console import Console

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)


def print_json(values: Any) -> None:
    """One JSON document on standard output, nothing else there."""
    sys.stdout.write(json.dumps(values, indent=2) + "\n")
