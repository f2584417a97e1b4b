"""`keeling serve`: the game in the browser."""

import os
from pathlib import Path
from typing import Annotated

import typer

from keeling.cli.output import say
from keeling.kernel.errors import BadSetup
from keeling.kernel.messages import message, verbatim


def data_file() -> Path:
    """Where the tables are kept if nothing else is said."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "keeling" / "tables.db"


def serve(
    host: Annotated[str, typer.Option("--host", help="Where to listen; by default only this machine.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", "-p", help="The port; 0 for any free one.")] = 8570,
    db: Annotated[
        str | None,
        typer.Option("--db", metavar="URL", help="sqlite:///FILE or postgresql+psycopg://...; by default a file."),
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
    setting: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="NAME=VALUE", help="A setting or limit; docs/server.md lists them."),
    ] = None,
) -> None:
    """Serve the games to browsers and programs until Ctrl-C.

    Examples:  keeling serve --open  |  keeling serve --port 9000 --db sqlite:///games.db --set bot_delay=0
    """
    try:
        from keeling.server.run import serve as run
        from keeling.server.settings import Settings, with_values
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("keeling"):
            raise
        raise BadSetup(message("error-server-extra", name=verbatim(error.name))) from None
    settings = with_values(Settings(db=db or f"sqlite:///{data_file()}"), setting or [])
    run(settings, host, port, open_browser, say)
