"""Any value as something to read: what views and contents hold, as tables where they fit and as sentences where not."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

GAP = 2
INDENT = 2


def spaced(key: str) -> str:
    """A name of the program as words."""
    return key.replace("_", " ")


def short(value: Any) -> str:
    """A value on one line."""
    if value is None or value == "" or value == [] or value == {}:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return ", ".join(f"{spaced(str(key))} {_inner(item)}" for key, item in value.items())
    if isinstance(value, Sequence) and not isinstance(value, str):
        return ("; " if any(isinstance(item, Mapping) for item in value) else " ").join(_inner(item) for item in value)
    return str(value)


def _inner(value: Any) -> str:
    return f"({short(value)})" if isinstance(value, Mapping) and len(value) > 1 else short(value)


def drawn(value: Any, width: int, labels: Sequence[str] | None = None) -> RenderableType:
    """A value at most so wide: rows as a table, or one after the other; `labels` name the rows instead of numbers."""
    if isinstance(value, Mapping):
        if value and all(isinstance(item, Mapping) and item for item in value.values()):
            return rows(list(value.values()), [spaced(str(key)) for key in value], width)
        return _entries(value, width)
    if isinstance(value, Sequence) and value and all(isinstance(item, Mapping) and item for item in value):
        return rows(value, labels or [str(number + 1) for number in range(len(value))], width)
    return Text(short(value))


def rows(values: Sequence[Mapping[str, Any]], labels: Sequence[str], width: int) -> RenderableType:
    """Mappings with the same keys as a table with a row for each; too wide for one, each as a paragraph."""
    keys = list(dict.fromkeys(key for row in values for key in row))
    told = list(zip(labels, values, strict=True))
    cells = [[label, *(short(row[key]) if key in row else "" for key in keys)] for label, row in told]
    headings = ["", *(spaced(str(key)) for key in keys)]
    widest = [max(cell_len(line[n]) for line in [headings, *cells]) for n in range(len(headings))]
    if sum(widest) + GAP * len(widest) <= width:
        table = Table(*headings, box=None, pad_edge=False, padding=(0, GAP, 0, 0), header_style="dim")
        for line in cells:
            table.add_row(*(Text(cell) for cell in line))
        return table
    table = Table.grid(padding=(0, GAP, 0, 0))
    for label, row in told:
        table.add_row(Text(label), Text(short(row)))
    return table


def _entries(values: Mapping[str, Any], width: int) -> RenderableType:
    """What fits on a line beside its name as a list of these, everything larger below its name."""
    parts: list[RenderableType] = []
    table = Table.grid(padding=(0, GAP, 0, 0))
    for key, value in values.items():
        nested = isinstance(value, Mapping | list) and any(isinstance(item, Mapping | list) for item in _items(value))
        if not nested:
            table.add_row(Text(spaced(str(key)), style="dim"), Text(short(value)))
            continue
        parts += [Text(spaced(str(key)), style="dim"), Padding(drawn(value, width - INDENT), (0, 0, 0, INDENT))]
    return Group(*([table] if table.row_count else []), *parts)


def _items(value: Mapping[str, Any] | list[Any]) -> list[Any]:
    return list(value.values()) if isinstance(value, Mapping) else value
