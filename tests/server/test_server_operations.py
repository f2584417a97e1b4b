"""What whoever runs a server relies on: health, numbers, a journal that tells nobody's secrets, request ids."""

import asyncio
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from serving import Client, Player, Server, seats, serving
from test_server_play import play_to_the_end

from keeling.kernel.errors import BadSetup
from keeling.server import bot_workers
from keeling.server.bot_workers import Workers
from keeling.server.journal import HIDDEN, clean, new_request_id
from keeling.server.settings import Settings, with_values
from keeling.server.tokens import new_token
from keeling.words import say

NAMES = ("Wilhelmina", "Theophrastus")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("operations")) as running:
        yield running


@pytest.fixture
def client(server: Server) -> Client:
    return Client(server)


def numbers(server: Server) -> dict[tuple[str, frozenset[tuple[str, str]]], float]:
    """Everything at /metrics, read by the library's own parser."""
    answer = httpx.get(f"{server.url}/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def number(server: Server, name: str, **labels: str) -> float:
    return numbers(server).get((name, frozenset(labels.items())), 0.0)


# Health


def test_health_names_database_and_workers(client: Client) -> None:
    health = client.get("/health")
    assert (health["status"], health["database"]) == ("ok", "ok")
    while client.get("/health")["workers"] != "ok":
        pass  # the first process takes a moment to start


def test_a_worker_that_was_killed_is_replaced_by_the_next_look(tmp_path: Path) -> None:
    with serving(tmp_path) as own:
        while Client(own).get("/health")["workers"] != "ok":
            pass
        assert number(own, "keeling_workers") == 1
        for pid in children(own.process.pid):
            if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes():
                os.kill(pid, 9)
        for _ in range(2):
            health = Client(own).get("/health")
            assert health["status"] == "ok"
        made = Client(own).make("random", "random")
        while Client(own).get(f"/tables/{made['table']}", made["link"])["status"] != "finished":
            pass


def children(pid: int) -> list[int]:
    found = [child for task in Path(f"/proc/{pid}/task").iterdir() for child in (task / "children").read_text().split()]
    return [int(child) for child in found]


def ends_at_once() -> None:
    """In place of `start_worker`: a process that cannot begin."""
    os._exit(3)


def test_health_sees_that_no_bot_can_think(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_workers, "start_worker", ends_at_once)

    async def look() -> str:
        workers = Workers(1, 60.0)
        while (found := await workers.health()) == "busy":
            pass  # it is waited for a while each time
        workers.close()
        return found

    assert asyncio.run(look()) == "failing"


def test_a_system_that_grants_no_process_fails_no_bot_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError("no more processes")

    async def look() -> str:
        workers = Workers(1, 60.0)
        monkeypatch.setattr(workers.all[0], "begin", refuse)
        return await workers.health()

    assert asyncio.run(look()) == "failing"


# Numbers


def test_a_game_is_counted(server: Server, client: Client) -> None:
    before = numbers(server)
    made = client.make("human", "human")
    players = [Player(server, made["table"], seat["token"]) for seat in made["seats"]]
    assert number(server, "keeling_connections_seated") == len(players)
    Player(server, made["table"], made["link"])
    assert number(server, "keeling_connections_watching") == 1
    asked = players[players[0].state["asked"]["player"]]
    assert asked.ask("act", seq=asked.state["seq"], action=9_999)["code"] == "refused"
    play_to_the_end(players, 1)
    actions = client.get(f"/tables/{made['table']}", made["link"])["position"]
    after = numbers(server)

    def more(name: str, **labels: str) -> float:
        key = (name, frozenset(labels.items()))
        return after.get(key, 0.0) - before.get(key, 0.0)

    assert more("keeling_actions_total", title="nim") == actions > 0
    assert more("keeling_entries_total", kind="action") == actions
    assert more("keeling_requests_total", method="POST", route="/api/tables", status="201") == 1
    assert more("keeling_requests_total", method="GET", route="/api/tables/{table_id}/live", status="101") >= 3
    assert more("keeling_request_seconds_count", route="/api/tables") == 1
    assert more("keeling_commit_seconds_count") > 0
    assert more("keeling_commit_jobs_total") >= actions
    assert more("keeling_tables_stored") == 1
    assert more("keeling_refusals_total", code="refused") == 1
    assert after["process_resident_memory_bytes", frozenset()] > 1e6
    assert after["process_cpu_seconds_total", frozenset()] > 0


def test_bots_are_timed(server: Server, client: Client) -> None:
    before = number(server, "keeling_bot_seconds_count")
    made = client.make("random", "random")
    while client.get(f"/tables/{made['table']}", made["link"])["status"] != "finished":
        pass
    assert number(server, "keeling_bot_seconds_count") > before


def test_what_is_refused_is_counted_and_no_address_becomes_a_label(server: Server, client: Client) -> None:
    made = client.make("human", "human")
    client.get(f"/tables/{made['table']}", None, 401)
    client.get("/tables/AAAAAAAAAAAAAAAA", made["link"], 404)
    httpx.get(f"{server.url}/api/nowhere/{made['table']}")
    httpx.request("BREW", f"{server.url}/api/health")
    assert number(server, "keeling_refusals_total", code="no_token") >= 1
    assert number(server, "keeling_refusals_total", code="no_table") >= 1
    page = httpx.get(f"{server.url}/metrics").text
    for secret in (made["table"], made["link"], made["host"], "127.0.0.1", "nowhere", "BREW"):
        assert secret not in page


def test_metrics_are_for_this_machine(server: Server, tmp_path: Path) -> None:
    """Also behind a proxy that the operator has forgotten to name: what was passed on is not from here."""
    for header in ("x-forwarded-for", "forwarded", "x-real-ip"):
        refused = httpx.get(f"{server.url}/metrics", headers={header: "127.0.0.1"})
        assert (refused.status_code, refused.json()["code"]) == (403, "not_here")
        assert "process_" not in refused.text
    with serving(tmp_path, "proxies=127.0.0.1", "metrics=192.0.2.7") as own:
        for address, status in (("192.0.2.7", 200), ("192.0.2.8", 403), ("192.0.2.7, 192.0.2.8", 403)):
            answer = httpx.get(f"{own.url}/metrics", headers={"x-forwarded-for": address})
            assert answer.status_code == status, address


# Request ids


def test_every_answer_has_a_request_id(server: Server, client: Client) -> None:
    ids = set()
    for path in ("/", "/api/health", "/api/nowhere", "/api/tables/x", "/metrics"):
        ids.add(httpx.get(server.url + path, headers={"x-request-id": "mine"}).headers["x-request-id"])
    ids.add(httpx.get(f"{server.url}/api/health", headers={"host": "example.org"}).headers["x-request-id"])
    assert len(ids) == 6
    assert all(re.fullmatch("[0-9a-f]{16}", each) for each in ids)
    made = client.make("human", "human")
    opened = server.connect(made["table"])
    assert opened.response is not None
    assert re.fullmatch("[0-9a-f]{16}", opened.response.headers["x-request-id"])


# The journal


def test_the_journal_of_a_whole_game_tells_no_secret(tmp_path: Path) -> None:
    """Every token, name and secret of a game in which every right is used: none of them is in the journal."""
    secrets: list[str] = [*NAMES]
    with serving(tmp_path, "journal=json", "journal_requests=1") as server:
        client = Client(server)
        made = client.post("/tables", title="nim", seats=seats("open", "open"))
        joined = [client.post(f"/tables/{made['table']}/join", made["link"], name=name) for name in NAMES]
        players = [Player(server, made["table"], each["token"]) for each in joined]
        host = Player(server, made["table"], None, host=made["host"])
        secrets += [made["link"], made["host"], *(each["token"] for each in joined)]
        client.get(f"/tables/{made['table']}?token={made['link']}", None, 401)
        client.get(f"/tables/{made['table']}", "x" * 43, 403)
        absent = players.pop()
        absent.close()
        while host.state["seats"][1]["connected"]:
            host.state["seats"] = host.until("seats")["seats"]
        again = client.post(f"/tables/{made['table']}/reissue", made["host"], seat=1)
        assert host.ask("handover", seat=1, to="bot", bot="random")["type"] == "ack"
        assert host.ask("handover", seat=1, to="human")["type"] == "ack"
        players.append(Player(server, made["table"], again["token"]))
        play_to_the_end(players, 3)
        rematch = client.post(f"/tables/{made['table']}/rematch", joined[0]["token"])
        secrets += [again["token"], rematch["token"], rematch["link"]]
        alone = client.make("human", "random")
        client.get(f"/tables/{alone['table']}/record", alone["host"])
        secrets += [alone["link"], alone["host"], alone["seats"][0]["token"]]
        record = client.get(f"/tables/{made['table']}/record", made["link"])
        secrets.append(record["seed"])
        errors = server.stop()[1]
    lines = [json.loads(line) for line in errors.splitlines()]
    assert all({"time", "level", "logger", "message"} <= line.keys() for line in lines)
    for secret in secrets:
        assert secret not in errors
    events = [line["event"] for line in lines if line["logger"] == "keeling.audit" and line["table"] == made["table"]]
    assert events == ["start", "reissue", "handover", "handover", "rematch"]
    handovers = [line for line in lines if line.get("event") == "handover"]
    assert [(line["seat"], line["to"], line["by"]) for line in handovers] == [
        (2, "a bot", "the host"), (2, "people", "the host"),
    ]  # fmt: skip
    assert [line["table"] for line in lines if line.get("event") == "download"] == [alone["table"]]
    asked = [line for line in lines if line["logger"] == "keeling.requests"]
    assert {"/api/tables", "/api/tables/{table_id}/join", "/api/tables/{table_id}/live"} <= {
        line["route"] for line in asked
    }
    assert all(re.fullmatch("[0-9a-f]{16}", line["request"]) for line in asked)
    reissued = next(line for line in lines if line.get("event") == "reissue")
    assert reissued["request"] in {line["request"] for line in asked if line["route"].endswith("/reissue")}


def test_going_back_over_what_was_revealed_is_written_down(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        made = Client(server).make("human", "random", seed=3)
        ann = Player(server, made["table"], made["seats"][0]["token"])
        play_to_the_end([ann], 1)
        assert ann.ask("undo", to=0)["type"] == "ack"
        errors = server.stop()[1]
    assert re.search(
        r"At table \S+ seat 1 went back to position 0 over what had been revealed\. \(request \w+\)", errors
    )


def test_what_looks_like_a_token_is_left_out_of_the_journal() -> None:
    token = new_token()
    assert clean(f"wrong: {token}!") == f"wrong: {HIDDEN}!"
    assert clean(f"Bearer {token}\n") == f"Bearer {HIDDEN}\n"
    for harmless in (new_request_id(), "a" * 42, "b" * 64, "At table -K8YU_5DCX_e0Kvj seat 1"):
        assert clean(harmless) == harmless


def test_the_journal_has_two_forms() -> None:
    with pytest.raises(BadSetup) as refused:
        with_values(Settings(), ["journal=xml"])
    assert say(refused.value.message) == "Setting 'journal' is text or json, not 'xml'."
