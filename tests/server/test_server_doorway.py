"""Connections before there is a request: half-sent ones, too many of them, and whose address counts."""

import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from serving import PATIENCE, Client, Player, Server, serving

from keeling.server.security import name_of

HALF = b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n"
ELSEWHERE = "127.0.0.2"


@pytest.fixture
def many() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def half_sent(server: Server, address: str = ELSEWHERE) -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", server.port), PATIENCE, (address, 0))
    connection.sendall(HALF)
    return connection


def answer_of(connection: socket.socket) -> bytes:
    """What comes before the server closes; nothing if it just does."""
    try:
        return b"".join(iter(lambda: connection.recv(65536), b""))
    except ConnectionResetError:
        return b""


def test_an_address_has_so_many_plain_connections_and_others_are_not_kept_out(tmp_path: Path, many: ExitStack) -> None:
    with serving(tmp_path, "plain_per_address=20") as server:
        made = Client(server).make("human", "human")
        held = [many.enter_context(half_sent(server)) for _ in range(20)]
        refused = many.enter_context(socket.create_connection(("127.0.0.1", server.port), PATIENCE, (ELSEWHERE, 0)))
        assert answer_of(refused).startswith(b"HTTP/1.1 429 ")
        assert Client(server).get("/health")["status"] == "ok"
        Player(server, made["table"], made["link"]).close()
        for connection in held:
            connection.sendall(b"Connection: close\r\n\r\n")
            assert answer_of(connection).startswith(b"HTTP/1.1 200 "), "those that were let in are served"
        errors = server.stop()[1]
    assert "Too many plain connections" in errors


def test_a_websocket_is_no_plain_connection(tmp_path: Path) -> None:
    with serving(tmp_path, "plain_per_address=3") as server:
        made = Client(server).make("human", "human")
        players = [Player(server, made["table"], made["link"]) for _ in range(6)]
        assert Client(server).get("/health")["connections"] == len(players)


@pytest.mark.parametrize("sent", [b"", HALF, b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" + HALF])
def test_a_head_that_does_not_arrive_ends_the_connection(tmp_path: Path, sent: bytes) -> None:
    """Also one that begins after another request."""
    with serving(tmp_path, "head_seconds=2") as server, ExitStack() as stack:
        connection = stack.enter_context(socket.create_connection(("127.0.0.1", server.port), PATIENCE))
        connection.sendall(sent)
        assert answer_of(connection).count(b"HTTP/1.1 200") == sent.count(b"\r\n\r\n")


def test_a_slow_answer_is_no_slow_request(tmp_path: Path) -> None:
    with serving(tmp_path, "head_seconds=0.3") as server, httpx.Client(base_url=server.url) as client:
        for _ in range(2):
            assert client.get("/api/health").status_code == 200
            time.sleep(0.5)


def test_the_file_limit_is_raised_at_the_start(tmp_path: Path) -> None:
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if hard < 2048:
        pytest.skip("the system grants no more files")
    script = (
        "import resource; from keeling.server.doorway import raise_file_limit; "
        "resource.setrlimit(resource.RLIMIT_NOFILE, (512, 2048)); "
        "print(raise_file_limit(), resource.getrlimit(resource.RLIMIT_NOFILE)[0])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["2048", "2048"]


def test_nobody_says_where_he_comes_from_himself(tmp_path: Path) -> None:
    """Without a proxy that the operator named, X-Forwarded-For is just a header: it lifts no limit."""
    with serving(tmp_path, "http_rate=0", "http_burst=3") as server:
        answers = [
            httpx.get(f"{server.url}/api/health", headers={"x-forwarded-for": f"10.0.0.{number}"}).status_code
            for number in range(5)
        ]
    assert answers == [200, 200, 200, 429, 429]


def test_a_proxy_that_is_named_speaks_for_others(tmp_path: Path) -> None:
    with (
        serving(tmp_path, "http_rate=0", "http_burst=3", "proxies=127.0.0.1", "plain_per_address=1") as server,
        ExitStack() as stack,
    ):
        clients = [stack.enter_context(httpx.Client(base_url=server.url)) for _ in range(2)]
        for number in range(3):
            headers = {"x-forwarded-for": f"10.0.0.{number}"}
            assert [each.get("/api/health", headers=headers).status_code for each in clients] == [200, 200]


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("localhost", "localhost"),
        ("LocalHost:8570", "localhost"),
        ("127.0.0.1:1", "127.0.0.1"),
        ("[::1]", "::1"),
        ("[::1]:8570", "::1"),
        ("[::1].evil", None),
        ("[::1].evil:80", None),
        ("[::1]x", None),
        ("evil@localhost", None),
        ("localhost:80:80", None),
        ("localhost:", None),
        ("localhost/x", None),
        ("[", None),
        ("", None),
    ],
)
def test_the_name_in_a_host_header(host: str, name: str | None) -> None:
    assert name_of(host) == name


def test_a_host_that_only_begins_like_this_machine_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        for host in ("[::1].evil", "[::1].evil:80", "localhost.evil"):
            refused = httpx.get(f"{server.url}/api/health", headers={"host": host})
            assert (refused.status_code, refused.json()["code"]) == (403, "bad_host")
        assert httpx.get(f"{server.url}/api/health", headers={"host": "[::1]:80"}).status_code == 200


def test_a_class_behind_one_address_is_within_the_limits(tmp_path: Path) -> None:
    """Forty browsers open the client, ten tables are made, and everybody sits down."""
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", "bot_delay=0")
    try:
        with httpx.Client(base_url=server.url, timeout=PATIENCE) as browser:
            assert {browser.get("/api/titles").status_code for _ in range(40 * 10)} == {200}
        tables = [Client(server).make("human", "human", "human", "human") for _ in range(10)]
        players = [Player(server, made["table"], seat["token"]) for made in tables for seat in made["seats"]]
        assert len(players) == 40
        assert {player.state["status"] for player in players} == {"playing"}
    finally:
        server.stop()
        server.sockets.close()
