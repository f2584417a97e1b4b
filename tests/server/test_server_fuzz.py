"""Rubbish over both interfaces: no failure, no change, no dead table."""

import json
import os
import random
import string
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from serving import PATIENCE, Client, Player, Server, serving
from test_server_play import play_to_the_end
from websockets.exceptions import ConnectionClosed

from keeling.server.app import create_app
from keeling.server.settings import Settings
from keeling.words import say

MESSAGES = int(os.environ.get("KEELING_FUZZ", "2000"))
EXAMPLES = int(os.environ.get("KEELING_FUZZ_EXAMPLES", "20"))
KINDS = ["hello", "act", "explain", "undo", "redo", "reset_turn", "consent", "look", "chart", "tale", "handover"]
KINDS += ["state", "", "ACT"]
FIELDS = ["id", "seq", "action", "token", "host", "since", "notation", "anchor"]
FIELDS += ["to", "yes", "position", "paths", "seat", "bot"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("fuzz"), "faults=100000", "connections_per_address=100000") as running:
        yield running


def strange(chance: random.Random, tokens: list[str]) -> Any:
    """A value that nobody expects."""
    return chance.choice(
        [
            None,
            True,
            -1,
            chance.randrange(-(10**6), 10**6),
            10**30,
            2**31,
            2**53,
            1.5,
            "",
            chance.choice(tokens),
            "x" * chance.randrange(300),
            "".join(chance.choice(string.printable) for _ in range(8)),
            "\u202e\ud83d",
            [],
            [[]] * 50,
            {},
            {"a": {"b": []}},
            ["heaps.0"] * 61,
        ]
    )


def rubbish(chance: random.Random, tokens: list[str]) -> str | bytes:
    """A malformed message. None of them is right, and those that look right ask for what is refused."""
    form = chance.randrange(8)
    if form == 0:
        return chance.randbytes(chance.randrange(200))
    if form == 1:
        return "".join(chance.choice(string.printable) for _ in range(chance.randrange(200)))
    if form == 2:
        return "[" * chance.randrange(1, 8000)
    if form == 3:
        return '{"type":"act","id":1,"seq":1,"action":' + "9" * chance.randrange(1, 6000) + "}"
    if form == 4:
        deep = '{"a":' * chance.randrange(1, 500)
        return '{"type":"look","id":1,"position":' + deep
    if form == 5:
        return json.dumps(strange(chance, tokens))
    message: dict[str, Any] = {"type": chance.choice(KINDS), "id": chance.choice([1, "a", strange(chance, tokens)])}
    for field in chance.sample(FIELDS, chance.randrange(4)):
        message[field] = strange(chance, tokens)
    if message["type"] in ("undo", "reset_turn", "consent", "handover"):
        message["nonsense"] = 1  # so that it cannot be right by chance
    if message["type"] == "act":
        message["seq"] = chance.choice([10**9, -1, "1", None, 1.0])
    return json.dumps(message)


def test_malformed_messages_change_nothing(server: Server) -> None:
    client = Client(server)
    made, other = client.make("human", "human", seed=1), client.make("human", "human", seed=2)
    tokens = [other["link"], other["host"], *(seat["token"] for seat in other["seats"]), made["table"], made["link"]]
    chance = random.Random(2000)
    before = client.get(f"/tables/{made['table']}/state", made["seats"][0]["token"])
    player = Player(server, made["table"], made["seats"][0]["token"])
    sent = closed = 0
    codes: set[int] = set()
    while sent < MESSAGES:
        try:
            for _ in range(20):
                player.send(rubbish(chance, tokens))
                sent += 1
            answer = player.ask("look", position=0)
            assert answer["type"] == "looked"
        except ConnectionClosed as error:
            codes.add(error.rcvd.code if error.rcvd else 1006)
            closed += 1
            player.connect(0)
    assert codes <= {1007, 1009, 4429}
    refusals = [message for message in player.heard if message["type"] == "refused"]
    assert all("Traceback" not in say(message["error"]) for message in refusals)
    assert not any("went wrong" in say(message["error"]) for message in refusals)
    first_words = 0
    for _ in range(MESSAGES // 10):
        socket = server.connect(made["table"])
        first_words += 1
        socket.send(rubbish(chance, tokens))
        try:
            answer = json.loads(socket.recv(timeout=PATIENCE))
            assert answer["type"] == "refused", answer
        except ConnectionClosed:
            pass
        socket.close()
    after = client.get(f"/tables/{made['table']}/state", made["seats"][0]["token"])
    for state in (before, after):
        for volatile in ("seats", "spectators", "edition"):
            del state[volatile]
        for option in state["options"]:
            del option["preview"]  # may have been made in the meantime
    assert before == after
    print(f"{sent} malformed messages ({closed} closed the connection), {first_words} malformed greetings")
    others = Player(server, made["table"], made["seats"][1]["token"])
    play_to_the_end([player, others], 1)


def test_tokens_of_other_seats_and_tables_open_nothing(server: Server) -> None:
    client = Client(server)
    made, other = client.make("human", "human"), client.make("human", "human")
    strangers = [
        other["link"],
        other["host"],
        other["seats"][0]["token"],
        made["table"],
        "",
        "0" * 43,
        made["link"][:-1],
    ]
    for token in strangers:
        socket = server.connect(made["table"])
        socket.send(json.dumps({"type": "hello", "token": token}))
        assert json.loads(socket.recv(timeout=PATIENCE))["code"] == "wrong_token"
        socket = server.connect(made["table"])
        socket.send(json.dumps({"type": "hello", "token": made["link"], "host": token}))
        assert json.loads(socket.recv(timeout=PATIENCE))["code"] == "wrong_token"
        if token:
            assert client.get(f"/tables/{made['table']}/state", token, 403)["code"] == "wrong_token"


schema = schemathesis.openapi.from_dict(create_app(Settings()).openapi())


@schema.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_the_http_interface_is_as_its_schema_says(case: Any, server: Server) -> None:
    """Whatever the schema allows or not: no 500, and every answer is one that the schema describes."""
    response = case.call(base_url=server.url, timeout=PATIENCE)
    assert response.status_code < 500, response.text
    case.validate_response(
        response,
        checks=[
            schemathesis.checks.not_a_server_error,
            schemathesis.checks.response_schema_conformance,
            schemathesis.checks.status_code_conformance,
            schemathesis.checks.content_type_conformance,
        ],
    )


def test_the_server_is_alive_after_all_that(server: Server) -> None:
    assert Client(server).get("/health")["status"] == "ok"


def test_strange_http_requests_get_sentences(server: Server) -> None:
    chance = random.Random(3)
    paths = ["/api/tables", "/api/tables/import", "/api/tables/x/join", "/api/tables/x/start", "/api/health", "/api/x"]
    bodies = [
        b"", b"{", b"[" * 50_000, b'{"a":' * 20_000, b"9" * 10_000, b'{"title":"\\ud800","seats":[{"kind":"open"}]}',
        b'{"title":"nim","seats":[{},{}],"options":{"\\ud800":1}}', b'{"title":"nim","seats":[{},{}],"seed":1e400}',
        b"\xff\xfe", b'{"record":{"format":"keeling-record-1","title":"nim"}}', b"null", b"NaN",
        b'{"record":{"format":"keeling-record-1","title":["x"]}}',
    ]  # fmt: skip
    for path in paths:
        for body in bodies:
            for method in ("POST", "GET", "DELETE", "PUT"):
                headers = {"content-type": "application/json", "authorization": chance.choice(["Bearer x", "x", ""])}
                response = httpx.request(method, server.url + path, content=body, headers=headers)
                assert response.status_code < 500, (method, path, body[:50], response.text)
                if response.status_code >= 400:
                    assert set(response.json()) == {"error", "code", "rule"}
