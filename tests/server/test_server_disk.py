"""A disk that is full, locked or damaged: what can go on goes on, and what cannot is said."""

import os
import resource
import sqlite3
from pathlib import Path

import httpx
import pytest
from serving import Client, Player, Server, serving
from test_server_play import play_to_the_end

from keeling.words import say

PAGE = 4096


def stopped(server: Server) -> None:
    server.stop()
    server.sockets.close()


def test_look_ups_do_not_wait_for_a_locked_database(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        made = Client(server).make("human", "human")
        stopped(server)
        server.start()
        with sqlite3.connect(tmp_path / "tables.db", isolation_level=None) as other:
            other.execute("begin immediate")
            info = Client(server).get(f"/tables/{made['table']}", made["link"])
            assert info["status"] == "playing"
            assert Client(server).get("/tables/AAAAAAAAAAAAAAAA", made["link"], 404)["code"] == "no_table"
            refused = Client(server).post(f"/tables/{made['table']}/leave", made["seats"][0]["token"], 503)
            assert refused["code"] == "unavailable"
            other.execute("rollback")
        other.close()
        Client(server).post(f"/tables/{made['table']}/leave", made["seats"][0]["token"])


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="the limits of another process can be set on Linux only")
def test_health_sees_that_nothing_can_be_written(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        made = Client(server).make("human", "human")
        assert Client(server).get("/health")["status"] == "ok"
        pid = server.process.pid
        soft, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, hard))
        while (answer := httpx.get(f"{server.url}/api/health")).status_code == 200:
            pass  # what was found a moment ago still counts
        assert (answer.status_code, answer.json()["status"]) == (503, "failing")
        assert Client(server).get(f"/tables/{made['table']}", made["link"])["status"] == "playing"
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (soft, hard))
        while (answer := httpx.get(f"{server.url}/api/health")).status_code == 503:
            pass
        assert answer.json()["status"] == "ok"
        play_to_the_end([Player(server, made["table"], seat["token"]) for seat in made["seats"]], 1)


def in_one_file(path: Path) -> None:
    """Everything in the file itself, nothing in the log beside it."""
    with sqlite3.connect(path) as database:
        database.execute("pragma wal_checkpoint(truncate)")
    database.close()


@pytest.mark.parametrize("rubbish", [b"\0" * PAGE, bytes(range(256)) * (PAGE // 256)])
def test_a_damaged_page_costs_its_tables_and_not_the_server(tmp_path: Path, rubbish: bytes) -> None:
    with serving(tmp_path) as server:
        client = Client(server)
        tables = [client.make("human", "human") for _ in range(60)]
        for made in tables[::10]:
            play_to_the_end([Player(server, made["table"], seat["token"]) for seat in made["seats"]], 2)
        stopped(server)
        in_one_file(tmp_path / "tables.db")
        with (tmp_path / "tables.db").open("r+b") as file:
            file.seek(-PAGE, os.SEEK_END)
            file.write(rubbish)
        server.start()
        infos = [client.get(f"/tables/{made['table']}", made["link"]) for made in tables]
        hurt = [info["table"] for info in infos if info["status"] == "stopped"]
        assert 0 < len(hurt) < len(tables)
        assert all("damaged" in say(info["note"]) for info in infos if info["table"] in hurt)
        going_on = next(made for made, info in zip(tables, infos, strict=True) if info["status"] == "playing")
        play_to_the_end([Player(server, going_on["table"], seat["token"]) for seat in going_on["seats"]], 2)
        lost = next(made for made in tables if made["table"] in hurt)
        assert client.post(f"/tables/{lost['table']}/rematch", lost["seats"][0]["token"])["seat"] == 0
        assert client.make("human", "human")["table"]
        errors = server.stop()[1]
    said = next(line for line in errors.splitlines() if "The database was damaged." in line)
    assert {made["table"] for made in tables if made["table"] in said} == set(hurt)
    (aside,) = [path for path in tmp_path.iterdir() if path.name.startswith("tables.db.damaged-")]
    assert str(aside) in said


def test_a_table_whose_log_is_damaged_is_refused_alone(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        client = Client(server)
        hurt, fine = client.make("human", "human"), client.make("human", "human")
        stopped(server)
        with sqlite3.connect(tmp_path / "tables.db") as database:
            database.execute("update entries set body = '{' where table_id = ?", (hurt["table"],))
        database.close()
        server.start()
        refused = client.get(f"/tables/{hurt['table']}", hurt["link"], 503)
        assert "is damaged" in say(refused["error"])
        assert client.get(f"/tables/{fine['table']}", fine["link"])["status"] == "playing"
        assert f"Table {hurt['table']} is damaged" in server.stop()[1]
