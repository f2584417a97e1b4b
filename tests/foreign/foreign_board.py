"""The terminal board that another package has for its title."""

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from keeling.kernel.title import AnyTitle


def board(title: AnyTitle, view: Mapping[str, Any], seat: int, names: list[str]) -> Text:
    return Text(f"drawn by another package: {view['heaps']}")


def tally(view: Mapping[str, Any]) -> dict[str, dict[str, int]]:
    return {"": {"tiles": view["tiles"]}}
