"""`keeling backup` and `keeling restore`: all tables in one file, and back."""

from pathlib import Path
from typing import Annotated

import typer

from keeling.cli.arguments import Json
from keeling.cli.database import Database, address_of, progress, tables_of
from keeling.cli.output import print_json, say, word
from keeling.kernel.messages import verbatim


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The new file; one that exists is not overwritten.")],
    db: Database = None,
    json: Json = False,
) -> None:
    """Copy a database into one file, while its server goes on: all tables as they are at one moment.

    The file is an SQLite database, also if the server uses PostgreSQL. It is there only when it is whole, and only its
    owner may read it, because it holds what is hidden. A broken one leaves at most FILE.partial-... behind.

    Examples:  keeling backup tables-2026-11-18.db  |  keeling backup today.db --db sqlite:///tables.db --json
    """
    from keeling.server.backup import backup as copy

    with progress("copying") as tell:
        found = copy(address_of(db), file, tell)
    if json:
        print_json({"file": str(file), **found._asdict()})
    else:
        say(word("say-backed-up", tables=tables_of(found.tables), file=verbatim(file)))


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that `keeling backup` made.")],
    db: Database = None,
    json: Json = False,
) -> None:
    """Make a database from a backup, for a server that does not run. Nothing is overwritten.

    With SQLite there must be no file of that name (move a damaged one away with its -wal and -shm); with PostgreSQL the
    database must hold no tables. An older backup is brought to the present form. A backup of either kind of database
    can be restored into both.

    Examples:  keeling restore today.db  |  keeling restore today.db --db postgresql+psycopg:///keeling
    """
    from keeling.server.backup import restore as bring_back

    with progress("restoring") as tell:
        found = bring_back(file, address_of(db), tell)
    if json:
        print_json({"file": str(file), **found._asdict()})
    else:
        say(word("say-restored", tables=tables_of(found.tables), file=verbatim(file)))
