"""`keeling serve`: the game in the browser."""

from typing import Annotated

import typer

from keeling.cli.database import Database, address_of, server_parts
from keeling.cli.output import say


def serve(
    host: Annotated[str, typer.Option("--host", help="Where to listen; by default only this machine.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", "-p", help="The port; 0 for any free one.")] = 8570,
    db: Database = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
    setting: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="NAME=VALUE", help="A setting or limit; docs/server.md lists them."),
    ] = None,
) -> None:
    """Serve the games to browsers and programs until Ctrl-C.

    Examples:  keeling serve --open  |  keeling serve --port 9000 --db sqlite:///games.db --set bot_delay=0
    """
    with server_parts():
        from keeling.server.run import serve as run
        from keeling.server.settings import Settings, with_values
    settings = with_values(Settings(db=address_of(db)), setting or [])
    run(settings, host, port, open_browser, say)
