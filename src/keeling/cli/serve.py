"""`keeling serve`: the game in the browser."""

import sys
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from keeling.cli.database import Database, address_of
from keeling.cli.output import said, say
from keeling.kernel.messages import Message


def tell(sentence: Message) -> None:
    """Say a sentence at once, also where somebody else reads it."""
    say(said(sentence))
    sys.stdout.flush()


def serve(
    host: Annotated[str, typer.Option("--host", help="Where to listen; by default only this machine.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", "-p", help="The port; 0 for any free one.")] = 8570,
    db: Database = None,
    reports: Annotated[
        Path | None,
        typer.Option("--reports", metavar="DIR", help="Offer the reports of the experiments in this folder."),
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
    setting: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="NAME=VALUE", help="A setting or limit; docs/server.md lists them."),
    ] = None,
) -> None:
    """Serve the games to browsers and programs until Ctrl-C; says where, and where the tables are kept.

    Examples:  keeling serve --open  |  keeling serve --port 9000 --db sqlite:///games.db --set bot_delay=0
    """
    from keeling.server.run import serve as run
    from keeling.server.settings import Settings, with_values

    settings = with_values(Settings(db=address_of(db)), setting or [])
    if reports is not None:
        settings = replace(settings, reports=str(reports))
    run(settings, host, port, open_browser, tell)


def open_game() -> None:
    """Serve to this machine and open the browser, as `keeling` alone does; on any port if the usual one is taken."""
    from keeling.server.run import serve as run
    from keeling.server.settings import Settings

    run(Settings(db=address_of(None)), "127.0.0.1", None, True, tell)
