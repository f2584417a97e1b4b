"""The same log in PostgreSQL, where its programs are installed: a server of our own, on a socket, thrown away after."""

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from serving import QUICK, Client, Player, Server
from test_server_migrations import check_upgrade
from test_server_play import play_to_the_end

from keeling.kernel.record import parse_record
from keeling.titles import title_named

USER = "postgres"


def program(name: str) -> str | None:
    """Where a program of PostgreSQL is; Debian keeps them beside the path."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda place: (len(place.parent.name), place))
    return shutil.which(name, path=os.pathsep.join([os.environ["PATH"], *map(str, reversed(places))]))


def as_user(*command: str) -> list[str]:
    """PostgreSQL does not run as root."""
    return ["runuser", "-u", USER, "--", *command] if os.getuid() == 0 else list(command)


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    pytest.importorskip("psycopg")
    initdb, pg_ctl = program("initdb"), program("pg_ctl")
    if initdb is None or pg_ctl is None:
        pytest.skip("PostgreSQL is not installed here; tools/install.sh postgresql installs it")
    folder = Path(subprocess.check_output(["mktemp", "-d", "/tmp/keeling-postgres-XXXXXX"], text=True).strip())
    if os.getuid() == 0:
        shutil.chown(folder, USER)
    data = str(folder / "data")
    options = f"-k {folder} -c listen_addresses=''"
    try:
        subprocess.run(as_user(initdb, "-D", data, "-U", USER, "-A", "trust"), check=True, capture_output=True)
        subprocess.run(
            as_user(pg_ctl, "-D", data, "-o", options, "-w", "-l", str(folder / "log"), "start"), check=True,
            stdout=subprocess.DEVNULL,
        )  # fmt: skip
        yield f"postgresql+psycopg://{USER}@/postgres?host={folder}"
    finally:
        subprocess.run(as_user(pg_ctl, "-D", data, "-m", "immediate", "stop"), check=False, capture_output=True)
        shutil.rmtree(folder, ignore_errors=True)


def test_an_older_database_is_upgraded(postgres: str) -> None:
    subprocess.run(
        as_user(program("createdb") or "", "-h", postgres.rpartition("=")[2], "-U", USER, "older"), check=True
    )
    check_upgrade(postgres.replace("/postgres?", "/older?"))


def test_a_game_with_a_kill_in_the_middle(postgres: str) -> None:
    server = Server(postgres, *QUICK)
    try:
        made = Client(server).make("human", "human", "random", seed=8765432109876543)
        players = [Player(server, made["table"], seat["token"]) for seat in made["seats"][:2]]
        for _ in range(3):
            mine = [player for player in players if player.state["options"]]
            if mine:
                mine[0].act(mine[0].state["options"][0]["action"])
                mine[0].ask("undo")
            players[0].reach(max(player.state["seq"] for player in players))
            players[1].reach(players[0].state["seq"])
        server.kill()
        server.sockets.close()
        server.start()
        players = [Player(server, made["table"], seat["token"]) for seat in made["seats"][:2]]
        play_to_the_end(players, 3)
        record = Client(server).get(f"/tables/{made['table']}/record", made["link"])
        assert parse_record(json.dumps(record).encode(), title_named).replay() is not None
        with pytest.raises(AssertionError, match="Another server runs with this database already"):
            Server(postgres, *QUICK)
        assert Client(server).get(f"/tables/{made['table']}", made["link"])["status"] == "finished"
    finally:
        errors = server.stop()[1]
        server.sockets.close()
    assert "Traceback" not in errors


def test_a_database_that_is_not_there_is_one_sentence() -> None:
    pytest.importorskip("psycopg")
    with pytest.raises(AssertionError, match="The database cannot be opened"):
        Server("postgresql+psycopg://nobody@/none?host=/nowhere", *QUICK)
