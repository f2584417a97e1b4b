"""Which database a command works on, and how far it is."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from platformdirs import user_data_path
from rich.progress import BarColumn, Progress, TextColumn

from keeling.cli.output import err
from keeling.kernel.messages import Message, message

Database = Annotated[
    str | None,
    typer.Option(
        "--db",
        metavar="URL",
        help="sqlite:///FILE or postgresql+psycopg://...; by default a file where the platform keeps such things.",
    ),
]


def data_file() -> Path:
    """Where the tables are kept if nothing else is said: where the platform keeps what programs make.

    Tables that an earlier version made stay where they are: it took the place for this on Linux everywhere.
    """
    file = user_data_path("keeling", appauthor=False) / "tables.db"
    shared = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")
    earlier = Path(shared) / "keeling" / "tables.db"
    return earlier if earlier.exists() and not file.exists() else file


def address_of(db: str | None) -> str:
    """The address of the database: the one that was named, or the default."""
    return db or f"sqlite:///{data_file()}"


def tables_of(number: int) -> Message:
    """So many tables."""
    return message("amount-tables", amount=number)


@contextmanager
def progress(doing: str) -> Iterator[Callable[[int, int], None]]:
    """A bar on standard error, if that is a terminal; it is told how much of how much is done."""
    columns = (TextColumn(doing), BarColumn(), TextColumn("{task.completed} of {task.total}"))
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task(doing, total=None)
        yield lambda done, all_: bar.update(task, completed=done, total=all_)
