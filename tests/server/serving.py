"""Real servers in processes of their own, and a client that plays over HTTP and WebSocket."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from conftest import ROOT
from keeling.server.patches import patched

QUICK = (
    "bot_delay=0",
    "http_rate=100000",
    "http_burst=100000",
    "create_rate=100000",
    "create_burst=100000",
    "message_rate=100000",
    "message_burst=100000",
)
"""Settings of a server that never asks anybody to wait."""

Message = dict[str, Any]

PATIENCE = 240.0
"""Seconds that a test waits for anything: only there to end one that hangs."""


class Server:
    """A `keeling serve` on a free port of this machine."""

    def __init__(self, db: str, *settings: str, packages: Path | None = None) -> None:
        self.db = db
        self.settings = settings
        self.packages = packages
        self.port = 0
        self.sockets = ExitStack()
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "keeling.cli.main", "serve", "--port", str(self.port), "--db", self.db]
        for setting in self.settings:
            command += ["--set", setting]
        paths = [ROOT / "src", *([self.packages] if self.packages else [])]
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, paths))}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Keeling runs at http://127.0.0.1:"), line + self.process.communicate()[1]
        self.port = int(line.split("/")[2].split(":")[1])

    def connect(self, table: str, **more: Any) -> ClientConnection:
        """A WebSocket to a table, closed with the server at the latest."""
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"
        opened: ClientConnection = self.sockets.enter_context(connect(url, max_size=None, close_timeout=1, **more))
        return opened

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """kill -9."""
        self.process.kill()
        self.process.communicate()

    def stop(self, number: int = signal.SIGTERM) -> tuple[int, str]:
        """Ask it to end; its exit code and what it wrote to standard error."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        errors = self.process.communicate(timeout=PATIENCE)[1]
        return self.process.returncode, errors


@contextmanager
def serving(folder: Path, *settings: str, packages: Path | None = None) -> Iterator[Server]:
    """A server with a database in a folder, and other packages in another; nothing may have gone wrong inside it."""
    server = Server(f"sqlite:///{folder / 'tables.db'}", *QUICK, *settings, packages=packages)
    try:
        yield server
    finally:
        errors = server.stop()[1]
        server.sockets.close()
    assert "Traceback" not in errors, errors


class Client:
    """HTTP with sentences for errors."""

    def __init__(self, server: Server) -> None:
        self.server = server

    def call(self, method: str, path: str, token: str | None = None, status: int | None = None, **body: Any) -> Any:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        sent = {"json": body} if method == "POST" else {}
        response = httpx.request(method, f"{self.server.url}/api{path}", headers=headers, timeout=PATIENCE, **sent)  # type: ignore[arg-type]
        if status is None:
            assert response.is_success, response.text
        else:
            assert response.status_code == status, response.text
        return response.json()

    def get(self, path: str, token: str | None = None, status: int | None = None) -> Any:
        return self.call("GET", path, token, status)

    def post(self, path: str, token: str | None = None, status: int | None = None, **body: Any) -> Any:
        return self.call("POST", path, token, status, **body)

    def make(self, *kinds: str, title: str = "nim", **more: Any) -> Any:
        """A table with these seats: open, human, or a bot's spec."""
        return self.post("/tables", title=title, seats=seats(*kinds), **more)


def seats(*kinds: str) -> list[Message]:
    return [{"kind": kind} if kind in ("open", "human") else {"kind": "bot", "bot": kind} for kind in kinds]


class Player:
    """A WebSocket at a table. `state` is the newest; every message is kept in `heard`."""

    def __init__(
        self,
        server: Server,
        table: str,
        token: str | None,
        since: int | None = 0,
        host: str | None = None,
        previews: bool = True,
        changes: bool = False,
    ) -> None:
        self.server = server
        self.table = table
        self.token = token
        self.host = host
        self.wishes = {"previews": previews, "changes": changes}
        self.state: Message = {}
        self.previews: dict[int, Message] = {}
        self.heard: list[Message] = []
        self.numbers = 0
        self.socket: ClientConnection
        self.connect(since)

    def connect(self, since: int | None) -> None:
        self.socket = self.server.connect(self.table)
        hello = {"type": "hello", "id": "hello", "token": self.token, "host": self.host, "since": since}
        self.send(hello | self.wishes)
        self.until("welcome")
        self.until("state")

    def reconnect(self) -> None:
        self.socket.close()
        self.connect(self.state["seq"])

    def send(self, message: Message | str | bytes) -> None:
        self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    def hear(self, timeout: float = PATIENCE) -> Message:
        """The next message."""
        message: Message = json.loads(self.socket.recv(timeout=timeout))
        self.heard.append(message)
        if message["type"] == "change":
            assert message["base"] == self.state["edition"]
            rest = {name: message[name] for name in ("edition", "since", "log")}
            message = patched(self.state, message["patch"]) | rest
        if message["type"] == "state":
            self.state = message
            known = {str(option["action"]): option["preview"] for option in message["options"]}
            if known and None not in known.values():
                self.previews[message["seq"]] = known
        if message["type"] == "previews":
            self.previews[message["seq"]] = message["previews"]
        return message

    def until(self, kind: str) -> Message:
        """The next message of a kind."""
        while True:
            message = self.hear()
            if message["type"] == kind:
                return message
            assert message["type"] != "refused", message

    def ask(self, kind: str, **fields: Any) -> Message:
        """Send a message and wait for its answer."""
        self.numbers += 1
        self.send({"type": kind, "id": self.numbers, **fields})
        while True:
            message = self.hear()
            if message.get("id") == self.numbers:
                return message

    def act(self, action: int) -> Message:
        """Take an option; the state is that after it when this returns."""
        answer = self.ask("act", seq=self.state["seq"], action=action)
        if answer["type"] == "ack":
            self.reach(answer["seq"])
        return answer

    def await_previews(self) -> Message:
        """The previews of the options, which come with the state or a moment later."""
        while self.state["seq"] not in self.previews:
            self.hear()
        return self.previews[self.state["seq"]]

    def reach(self, seq: int) -> None:
        """Listen until the state is at least as new."""
        while self.state["seq"] < seq:
            self.hear()

    def wait_for_turn(self) -> bool:
        """Listen until there are options; False when the game is over."""
        while not self.state["options"]:
            if self.state["status"] == "finished":
                return False
            self.hear()
        return True

    def close(self) -> None:
        self.socket.close()

    def closed_with(self) -> tuple[int, str]:
        """Listen until the server closes; its code and reason."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as error:
            return (error.rcvd.code, error.rcvd.reason) if error.rcvd else (1006, "")
