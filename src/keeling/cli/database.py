"""Which database a command works on, what it needs for that, and how far it is."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, Progress, TextColumn

from keeling.cli.output import err
from keeling.kernel.errors import BadSetup
from keeling.kernel.messages import Message, message, verbatim

Database = Annotated[
    str | None,
    typer.Option("--db", metavar="URL", help="sqlite:///FILE or postgresql+psycopg://...; by default a file."),
]


def data_file() -> Path:
    """Where the tables are kept if nothing else is said."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "keeling" / "tables.db"


def address_of(db: str | None) -> str:
    """The address of the database: the one that was named, or the default."""
    return db or f"sqlite:///{data_file()}"


def tables_of(number: int) -> Message:
    """So many tables."""
    return message("amount-tables", amount=number)


@contextmanager
def server_parts() -> Iterator[None]:
    """While the server's modules are imported: BadSetup names the library that is lacking."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("keeling"):
            raise
        raise BadSetup(message("error-server-extra", name=verbatim(error.name))) from None


@contextmanager
def progress(doing: str) -> Iterator[Callable[[int, int], None]]:
    """A bar on standard error, if that is a terminal; it is told how much of how much is done."""
    columns = (TextColumn(doing), BarColumn(), TextColumn("{task.completed} of {task.total}"))
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task(doing, total=None)
        yield lambda done, all_: bar.update(task, completed=done, total=all_)
