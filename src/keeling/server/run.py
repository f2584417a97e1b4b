"""Running the server: the socket, the database, signals, and a graceful end."""

import gc
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import uvicorn
from fastapi import FastAPI
from sqlalchemy.engine import URL, Engine, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from keeling.kernel.errors import BadSetup
from keeling.kernel.messages import Message, message, verbatim
from keeling.server.app import create_app
from keeling.server.doorway import Doorway, raise_file_limit
from keeling.server.hold import Hold, hold_of
from keeling.server.journal import begin_journal
from keeling.server.migrations import upgrade
from keeling.server.reports import check_folder
from keeling.server.salvage import is_sound, salvaged
from keeling.server.security import is_loopback
from keeling.server.settings import Settings, listed
from keeling.server.static import client_lacking
from keeling.server.store import open_engine

GRACE_SECONDS = 5
USUAL_PORT = 8570


class KeelingServer(uvicorn.Server):
    """Uvicorn that says goodbye to its WebSockets, and ends without an error when it was asked to end."""

    def __init__(self, config: uvicorn.Config, app: FastAPI, started: Callable[[], None]) -> None:
        super().__init__(config)
        self.app = app
        self.tell_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start; then freeze what lives for ever, so that the garbage collector need not look at it."""
        await super().startup(sockets)
        gc.collect()
        gc.freeze()
        gc.set_threshold(50_000, 50, 100)
        self.tell_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the live connections with 1001, then everything else."""
        for server in self.servers:
            server.close()
        await self.app.state.live.close()
        self.app.state.house.clerks.close()
        await super().shutdown(sockets)
        self._captured_signals.clear()


def open_socket(host: str, port: int) -> socket.socket:
    """A listening socket; BadSetup in a sentence if there cannot be one."""
    if not 0 <= port <= 65535:
        raise BadSetup(message("error-port", port=verbatim(port)))
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        made = socket.socket(family, socket.SOCK_STREAM)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind((host, port))
        made.listen(1024)
    except (OSError, UnicodeError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadSetup(
            message("error-listen", host=verbatim(host), port=verbatim(port), reason=verbatim(reason))
        ) from None
    made.setblocking(False)
    return made


def usual_socket(host: str) -> socket.socket:
    """A listening socket on the usual port, where browsers know their seats; on any free one if that is taken."""
    try:
        return open_socket(host, USUAL_PORT)
    except BadSetup:
        return open_socket(host, 0)


def open_database(url: str) -> tuple[Engine, Hold]:
    """The database, held for this process and migrated; BadSetup in a sentence if that fails."""
    try:
        parsed = make_url(url)
        if parsed.get_backend_name() == "sqlite" and parsed.database:
            Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
        engine = open_engine(url)
        with ExitStack() as opened:
            opened.callback(engine.dispose)
            hold = hold_of(engine)
            opened.callback(hold.release)
            upgrade(engine)
            sound = engine if is_sound(engine) else salvaged(engine)
            opened.pop_all()  # the server has them from now on
        return sound, hold
    except (ArgumentError, NoSuchModuleError, ModuleNotFoundError):
        raise BadSetup(message("error-database-form")) from None
    except (SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", None) or getattr(error, "strerror", None) or error).splitlines()[0]
        raise BadSetup(
            message("error-database", database=verbatim(shown_database(parsed)), reason=verbatim(reason))
        ) from None


def shown_database(url: URL) -> str:
    """Where the tables are kept, for people: the whole path of a file, any other address without its password."""
    if url.get_backend_name() == "sqlite" and url.database and url.database != ":memory:":
        return os.path.abspath(url.database)
    return url.render_as_string(hide_password=True)


def open_page(address: str) -> bool:
    """Open the page in the browser of this desktop; False if there is none. It may take as long as the browser runs.

    Without a desktop `webbrowser` would take a browser for text, which cannot show the page but takes the terminal.
    """
    if sys.platform.startswith("linux") and not {"DISPLAY", "WAYLAND_DISPLAY", "BROWSER"} & os.environ.keys():
        return False
    try:
        return webbrowser.open(address)
    except (webbrowser.Error, OSError):
        return False


def serve(settings: Settings, host: str, port: int | None, open_browser: bool, say: Callable[[Message], None]) -> None:
    """Serve until SIGINT or SIGTERM; BadSetup if it cannot begin. Without a port the usual one, or any free one."""
    check_folder(settings.reports)
    begin_journal(settings.journal)
    listening = usual_socket(host) if port is None else open_socket(host, port)
    try:
        engine, hold = open_database(settings.db)
    except BadSetup:
        listening.close()
        raise
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{listening.getsockname()[1]}/"

    def started() -> None:
        say(message("say-serve-runs", address=verbatim(address)))
        say(message("say-serve-tables", database=verbatim(shown_database(engine.url))))
        if settings.reports:
            say(message("say-serve-reports", address=verbatim(f"{address}reports")))
        lacking = client_lacking(settings.web)
        if lacking is not None:
            say(lacking)
        elif open_browser:
            threading.Thread(target=show, name="browser", daemon=True).start()

    def show() -> None:
        if not open_page(address):
            say(message("say-serve-no-browser"))

    app = create_app(settings, is_loopback(host), engine)
    doorway = Doorway(settings, raise_file_limit())
    config = uvicorn.Config(
        app,
        http=doorway.protocol,  # type: ignore[arg-type]
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=sorted(listed(settings.proxies)),
        log_config=None,  # the journal has it all
        access_log=False,
        server_header=False,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    try:
        KeelingServer(config, app, started).run(sockets=[listening])
    finally:
        hold.release()
