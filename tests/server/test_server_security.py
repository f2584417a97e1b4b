"""Origins, hosts, headers, sizes, rates, names; and the command that starts the server."""

import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from serving import PATIENCE, Client, Player, Server, seats, serving
from websockets.exceptions import ConnectionClosed, InvalidStatus

from conftest import ROOT, Run
from keeling.kernel.errors import BadSetup
from keeling.server.limits import AddressBuckets, Bucket, clean_name
from keeling.server.settings import Settings, with_values
from keeling.server.tokens import hash_of, is_one_of, new_token
from keeling.words import say


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("security"), "connections_per_table=5", "faults=20") as running:
        yield running


@pytest.fixture
def client(server: Server) -> Client:
    return Client(server)


def test_every_answer_carries_the_headers(server: Server) -> None:
    for path in ("/", "/table/x", "/api/health", "/api/nowhere", "/api/tables/x"):
        headers = httpx.get(server.url + path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "access-control-allow-origin" not in headers
        assert "server" not in headers


def test_calls_from_other_websites_are_refused(server: Server, client: Client) -> None:
    body = {"title": "nim", "seats": seats("human", "human")}
    own = {"origin": server.url}
    foreign = {"origin": "https://example.org"}
    assert httpx.post(f"{server.url}/api/tables", json=body, headers=own).status_code == 201
    for headers in (foreign, {"origin": "null"}, {"origin": f"http://localhost:{server.port}"}, {"origin": "http://["}):
        refused = httpx.post(f"{server.url}/api/tables", json=body, headers=headers)
        assert (refused.status_code, refused.json()["code"]) == (403, "bad_origin")
    made = client.make("human", "human")
    with pytest.raises(InvalidStatus):
        server.connect(made["table"], origin="https://example.org")
    server.connect(made["table"], origin=server.url).close()


def test_a_server_for_this_machine_answers_only_under_its_names(server: Server) -> None:
    """Another site's name that resolves to this machine reaches nothing."""
    for host in ("example.org", f"example.org:{server.port}", "127.0.0.1.example.org", "[", ""):
        assert httpx.get(f"{server.url}/api/health", headers={"host": host}).status_code in (400, 403)
    assert httpx.get(f"{server.url}/api/health", headers={"host": f"localhost:{server.port}"}).status_code == 200


def test_sizes_are_limited(server: Server, client: Client) -> None:
    huge = httpx.post(f"{server.url}/api/tables", content=b" " * 1_100_000)
    assert (huge.status_code, huge.json()["code"]) == (413, "too_large")
    pieces = httpx.post(f"{server.url}/api/tables", content=(b" " * 100_000 for _ in range(12)))
    assert pieces.status_code == 413
    record = httpx.post(f"{server.url}/api/tables/import", content=b" " * 2_000_000)
    assert record.status_code == 400
    assert httpx.post(f"{server.url}/api/tables/import", content=b" " * 5_200_000).status_code == 413
    made = client.make("human", "human")
    player = Player(server, made["table"], made["link"])
    player.send("x" * 20_000)
    assert player.closed_with()[0] == 1009


def test_too_many_people_at_a_table(server: Server, client: Client) -> None:
    made = client.make("human", "human")
    players = [Player(server, made["table"], made["link"]) for _ in range(5)]
    late = server.connect(made["table"])
    late.send(json.dumps({"type": "hello", "token": made["link"]}))
    assert "too many people" in say(json.loads(late.recv())["error"])
    with pytest.raises(ConnectionClosed):
        late.recv()
    players[0].close()
    players[1].until("seats")
    Player(server, made["table"], made["link"])


def test_somebody_who_sends_rubbish_is_sent_away(server: Server, client: Client) -> None:
    made = client.make("human", "human")
    player = Player(server, made["table"], made["link"])
    for _ in range(25):
        player.send("rubbish")
    assert player.closed_with()[0] == 4429


def test_rates_are_limited(tmp_path: Path) -> None:
    with serving(
        tmp_path,
        *("http_rate=0", "http_burst=8", "create_rate=0", "create_burst=2"),
        *("message_rate=0", "message_burst=5", "connections_per_address=3", "tables=2"),
    ) as server:
        client = Client(server)
        made = client.make("human", "human")
        player = Player(server, made["table"], made["link"])
        answers = [player.ask("look", position=0)["type"] for _ in range(3)]
        assert answers == ["looked", "looked", "refused"]
        second = Player(server, made["table"], made["link"])
        Player(server, made["table"], made["link"])
        crowd = server.connect(made["table"])
        assert "too many connections" in say(json.loads(crowd.recv())["error"])
        second.close()
        client.make("human", "human")
        refused = client.post("/tables", None, 429, title="nim", seats=seats("human", "human"))
        assert "too fast" in say(refused["error"])
        assert client.get("/health")["tables"] == 2
        assert say(client.get("/health", None, 429)["error"]) == "You ask too often; wait a moment."


def test_the_number_of_tables_is_limited(tmp_path: Path) -> None:
    with serving(tmp_path, "tables=1") as server:
        client = Client(server)
        client.make("human", "human")
        body = {"title": "nim", "seats": seats("human", "human")}
        assert "as many tables as it may" in say(client.post("/tables", None, 429, **body)["error"])


def test_hello_must_come_in_time(tmp_path: Path) -> None:
    with serving(tmp_path, "hello_seconds=0.2") as server:
        made = Client(server).make("human", "human")
        silent = server.connect(made["table"])
        assert "first message must be hello" in say(json.loads(silent.recv())["error"])


def test_names_are_cleaned(client: Client) -> None:
    made = client.make("human", "open")
    name = "  Ann\u202e\x00\n  <b>Lee</b> \U0001f600" + "x" * 100
    client.post(f"/tables/{made['table']}/join", made["link"], name=name)
    shown = client.get(f"/tables/{made['table']}", made["link"])["seats"][1]["name"]
    assert shown.startswith("Ann <b>Lee</b> ")
    assert len(shown) == 32
    assert clean_name("\x07\u200b ") == ""
    assert clean_name(None) == ""
    assert clean_name("Zoe\u0308") == "Zo\u00eb"
    assert clean_name("a\ud800b") == "ab"


def test_without_a_built_client_a_page_says_how(server: Server, tmp_path: Path) -> None:
    with serving(tmp_path, f"web={tmp_path / 'none'}") as bare:
        assert "make web" in httpx.get(bare.url).text
    web = tmp_path / "dist"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<p>client")
    (web / "assets" / "a.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    with serving(tmp_path, f"web={web}") as full:
        for path in ("/", "/table/abc", "/table/abc/"):
            assert httpx.get(full.url + path).text == "<p>client"
        asset = httpx.get(f"{full.url}/assets/a.js")
        assert "javascript" in asset.headers["content-type"]
        assert "immutable" in asset.headers["cache-control"]
        assert httpx.get(f"{full.url}/assets/b.js").status_code == 404
        for path in (
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/..%2fsecret.txt",
            "/assets/..%2f..%2fsecret.txt",
            "/%00",
        ):
            assert "secret" not in raw_get(full, path)
        assert say(httpx.get(f"{full.url}/api/nowhere").json()["error"]) == "There is no such address."


def raw_get(server: Server, path: str) -> str:
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        connection.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
        return b"".join(iter(lambda: connection.recv(65536), b"")).decode()


def test_tokens_are_long_and_stored_as_hashes_only(server: Server, client: Client) -> None:
    made = client.make("human", "open")
    joined = client.post(f"/tables/{made['table']}/join", made["link"])
    tokens = [made["link"], made["host"], made["seats"][0]["token"], joined["token"]]
    assert len(set(tokens)) == 4
    assert all(len(token) >= 43 for token in tokens)
    folder = Path(server.db.removeprefix("sqlite:///")).parent
    stored = b"".join(path.read_bytes() for path in folder.iterdir())
    for token in tokens:
        assert token.encode() not in stored
        assert hash_of(token).encode() in stored
    token = new_token()
    assert is_one_of(hash_of(token), ["0" * 64, hash_of(token)])
    assert not is_one_of(hash_of(token), [])


def test_buckets_fill_at_their_rate() -> None:
    now = [0.0]
    bucket = Bucket(2.0, 3.0, lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] = 100.0
    assert not bucket.take(4)
    addresses = AddressBuckets(0.0, 1.0)
    assert [addresses.take("a"), addresses.take("a"), addresses.take("b")] == [True, False, True]


@pytest.mark.parametrize(
    "text", ["bot_delay", "bot_dely=1", "bot_delay=soon", "tables=1.5", "tables=-1", "bot_delay=nan"]
)
def test_settings_are_checked(text: str) -> None:
    with pytest.raises(BadSetup):
        with_values(Settings(), [text])
    assert with_values(Settings(), ["bot_delay=0.5", "hosts=a,b"]).bot_delay == 0.5


def test_what_keeps_the_server_from_starting_is_one_sentence(keeling_command: Run, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        database = f"sqlite:///{tmp_path / 'x.db'}"
        folder = tmp_path / "folder"
        folder.mkdir()
        (tmp_path / "text.db").write_text("this is no database, but a text that is long enough to be looked at" * 20)
        cases: list[tuple[list[str], str]] = [
            (["--port", port, "--db", database], f"cannot listen on 127.0.0.1 port {port}: Address already in use"),
            (["--port", "99999", "--db", database], "0 to 65535"),
            (["--host", "no.such.host.invalid", "--port", "0", "--db", database], "cannot listen"),
            (["--port", "0", "--db", f"sqlite:///{folder}"], "The database cannot be opened"),
            (["--port", "0", "--db", f"sqlite:///{tmp_path / 'text.db'}"], "The database cannot be opened"),
            (["--port", "0", "--db", "sqlite:////proc/none/x.db"], "The database cannot be opened"),
            (["--port", "0", "--db", "oracle"], "The database must be given as"),
            (["--port", "0", "--db", "nosuch://x"], "The database must be given as"),
            (["--port", "0", "--db", database, "--set", "bot_dely=1"], "did you mean 'bot_delay'"),
        ]
        for arguments, words in cases:
            done = keeling_command("serve", *arguments)
            assert done.returncode == 2, done.stderr
            assert done.stderr.count("\n") == 1
            assert words in done.stderr


def test_the_database_has_a_default_place(tmp_path: Path) -> None:
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src"), "XDG_DATA_HOME": str(tmp_path)}
    command = [sys.executable, "-m", "keeling.cli.main", "serve", "--port", "0"]
    process: Any = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment)
    assert process.stdout.readline().startswith(b"Keeling runs at")
    process.terminate()
    process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert (tmp_path / "keeling" / "tables.db").is_file()


def test_other_commands_do_not_need_the_server(tmp_path: Path) -> None:
    """Importing the command line imports none of the server's libraries."""
    script = (
        "import sys, keeling.cli.app; print([m for m in ('fastapi', 'sqlalchemy', 'pydantic') if m in sys.modules])"
    )
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, env=environment)
    assert done.stdout == "[]\n"
