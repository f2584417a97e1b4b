"""`keeling admin`: what whoever runs a server does to its tables."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from keeling.cli.arguments import Json
from keeling.cli.database import Database, address_of, progress, tables_of
from keeling.cli.output import out, print_json, said, say, word
from keeling.kernel.errors import BadSetup
from keeling.kernel.messages import message, verbatim

app = typer.Typer(help="Look after the tables of a server's database.", no_args_is_help=True)
ANY_ID = {"ignore_unknown_options": True, "help_option_names": ["--help"]}
"""The id of a table may begin with a hyphen, and is no option then."""

TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table: the part behind /table/.")]


def moment(milliseconds: int) -> str:
    """A time for programs and people, in UTC."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds")


@app.command("list")
def list_tables(
    db: Database = None,
    most: Annotated[int | None, typer.Option("--most", "-n", min=1, help="Not more than so many.")] = None,
    json: Json = False,
) -> None:
    """List the tables, those where something happened last first. Reads only, also beside a running server.

    `stopped` are those that were stopped or lost to damage; whether a game is over is known only by replaying it.

    Examples:  keeling admin list -n 20  |  keeling admin list --db sqlite:///tables.db --json
    """
    from keeling.server.admin import tables_in

    found = tables_in(address_of(db), most)
    rows: list[dict[str, Any]] = [
        each._asdict() | {"made": moment(each.made), "last": moment(each.last)} for each in found
    ]
    if json:
        print_json(rows)
        return
    if not rows:
        say(word("say-no-tables"))
        return
    table = Table(box=None, pad_edge=False)
    for name in ("table", "title", "players", "entries", "last entry", "state"):
        table.add_column(name, no_wrap=name != "title", justify="right" if name in ("players", "entries") else "left")
    for each in rows:
        state = "stopped" if each["stopped"] else "begun" if each["begun"] else "waiting"
        table.add_row(each["table"], each["title"], str(each["players"]), str(each["entries"]), each["last"], state)
    out.print(table)


@app.command("check")
def check_tables(db: Database = None, json: Json = False) -> None:
    """Read every table and play each game again: is all there, and does it lead where its log says?

    Reads only, also beside a running server. Exit code 1 if anything is damaged. Tables that were played by another
    version of the rules are counted, and are no damage. A large database takes long: some milliseconds per table.

    Examples:  keeling admin check  |  keeling admin check --db sqlite:///tables.db --json
    """
    from keeling.server.admin import as_values, check

    with progress("checking tables") as tell:
        found = check(address_of(db), tell)
    if json:
        hurt = [{"table": each.table, "why": said(each.why)} for each in found.hurt]
        print_json(as_values(found) | {"found": hurt})
    else:
        say(word("say-checked", tables=tables_of(found.tables), damaged=tables_of(len(found.hurt))))
        if found.old:
            say(word("say-checked-old", tables=tables_of(len(found.old))))
        if found.file:
            say(word("say-checked-file", reason=verbatim(found.file)))
        for each in found.hurt:
            out.print(f"{each.table}  {said(each.why)}", markup=False, soft_wrap=True)
    if not found.ok:
        raise typer.Exit(1)


@app.command("export", context_settings=ANY_ID)
def export_table(
    table: TableId,
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="Where to; standard output if not given.")
    ] = None,
    db: Database = None,
) -> None:
    """Write the record of a game that is over, or was stopped. Reads only, also beside a running server.

    A record holds everything that was hidden, so one of a game that goes on is not given. A FILE that exists is not
    overwritten.

    Example:  keeling admin export WTJAgWNePrNxZ7C8 game.json
    """
    from keeling.server.admin import export

    if file is not None and file.exists():
        raise BadSetup(message("error-backup-exists", file=verbatim(file)))
    record = export(address_of(db), table)
    if file is None:
        out.file.write(record.to_json())
        return
    record.write(file)
    say(word("say-exported", table=verbatim(table), file=verbatim(file)))


@app.command("stop", context_settings=ANY_ID)
def stop_table(table: TableId, db: Database = None) -> None:
    """End a table for good, as it stands. It can still be looked at, exported and rematched. Not while a server runs.

    Example:  keeling admin stop WTJAgWNePrNxZ7C8
    """
    from keeling.server.admin import stop

    stop(address_of(db), table)
    say(word("say-table-stopped", table=verbatim(table)))


@app.command("remove", context_settings=ANY_ID)
def remove_tables(
    tables: Annotated[list[str], typer.Argument(metavar="TABLE...", help="The ids of tables.")], db: Database = None
) -> None:
    """Remove whole tables with all that happened there, which only a backup brings back. Not while a server runs.

    If one of them does not exist, none is removed.

    Example:  keeling admin remove WTJAgWNePrNxZ7C8
    """
    from keeling.server.admin import remove

    say(word("say-removed", tables=tables_of(remove(address_of(db), tables))))


@app.command("reissue", context_settings=ANY_ID)
def reissue_seat(
    table: TableId,
    seat: Annotated[int, typer.Argument(metavar="SEAT", help="The number of the seat, from 1.")],
    db: Database = None,
    url: Annotated[str, typer.Option("--url", help="The address under which people reach the server.")] = "",
    json: Json = False,
) -> None:
    """Make a new link for the seat of somebody who has lost the old one. Not while a server runs.

    All at the table see that it was made, and nobody goes back behind it. The old link stays valid, an earlier new one
    does not. Usually the host does this in the browser, with the server running.

    Example:  keeling admin reissue WTJAgWNePrNxZ7C8 2 --url https://co2.example.org
    """
    from keeling.server.admin import reissue

    token = reissue(address_of(db), table, seat - 1)
    link = f"{url.rstrip('/')}/table/{table}#{token}"
    if json:
        print_json({"table": table, "seat": seat, "link": link, "token": token})
        return
    say(word("say-reissued", number=seat))
    say(link)
