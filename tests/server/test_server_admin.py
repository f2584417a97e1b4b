"""`keeling admin`, `backup` and `restore` on real databases, beside running servers and without."""

import json
import os
import resource
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from serving import QUICK, Client, Message, Player, Server, serving
from test_server_play import play_to_the_end
from test_server_postgres import as_user, postgres, program  # noqa: F401

from conftest import ROOT, Run
from keeling.cli import main
from keeling.kernel.record import read_record
from keeling.titles import title_named
from keeling.words import say


@pytest.fixture
def keeling_command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """The command line in this process, which is as good here and takes no second to begin."""
    monkeypatch.setenv("COLUMNS", "80")

    def run(*arguments: str, **_: Any) -> subprocess.CompletedProcess[str]:
        capsys.readouterr()
        monkeypatch.setattr(sys, "argv", ["keeling", *arguments])
        with pytest.raises(SystemExit) as ended:
            main.run()
        said = capsys.readouterr()
        code = ended.value.code if isinstance(ended.value.code, int) else 0
        return subprocess.CompletedProcess(arguments, code, said.out, said.err)

    return run


def admin(run: Run, *arguments: str, status: int = 0) -> Any:
    """What a command prints as JSON."""
    done = run(*arguments, "--json")
    assert done.returncode == status, done.stderr
    return json.loads(done.stdout)


def refused(run: Run, *arguments: str) -> str:
    """The one sentence of a command that does nothing."""
    done = run(*arguments)
    assert (done.returncode, done.stdout) == (2, ""), done.stderr
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


def finished(server: Server) -> Message:
    made: Message = Client(server).make("human", "human", seed=3)
    play_to_the_end([Player(server, made["table"], seat["token"]) for seat in made["seats"]], 2)
    return made


def rest(server: Server) -> None:
    server.stop()
    server.sockets.close()


# Looking, beside a running server


def test_an_empty_database_says_so(keeling_command: Run, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert "no tables" in keeling_command("admin", "list", "--db", server.db).stdout
        assert admin(keeling_command, "admin", "list", "--db", server.db) == []
        found = admin(keeling_command, "admin", "check", "--db", server.db)
        assert (found["tables"], found["damaged"], found["ok"]) == (0, 0, True)
        assert admin(keeling_command, "backup", str(tmp_path / "b.db"), "--db", server.db)["tables"] == 0


def test_tables_are_listed_checked_and_exported_beside_a_server(keeling_command: Run, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        over = finished(server)
        waiting, playing = Client(server).make("human", "open"), Client(server).make("human", "human")
        listed = admin(keeling_command, "admin", "list", "--db", server.db)
        assert {each["table"]: each["begun"] for each in listed} == {
            over["table"]: True, waiting["table"]: False, playing["table"]: True,
        }  # fmt: skip
        assert len(admin(keeling_command, "admin", "list", "-n", "1", "--db", server.db)) == 1
        assert over["table"] in keeling_command("admin", "list", "--db", server.db).stdout
        found = admin(keeling_command, "admin", "check", "--db", server.db)
        assert (found["tables"], found["damaged"], found["ok"], found["found"]) == (3, 0, True, [])
        file = tmp_path / "game.json"
        keeling_command("admin", "export", over["table"], str(file), "--db", server.db)
        assert read_record(file, title_named).replay() is not None
        printed = keeling_command("admin", "export", over["table"], "--db", server.db).stdout
        assert json.loads(printed) == json.loads(file.read_text())
        assert "already" in refused(keeling_command, "admin", "export", over["table"], str(file), "--db", server.db)
        assert "still goes on" in refused(keeling_command, "admin", "export", playing["table"], "--db", server.db)
        assert "no record yet" in refused(keeling_command, "admin", "export", waiting["table"], "--db", server.db)
        for table in ("nowhere", "-hen-F", "--", "'; drop table tables; --"):
            assert refused(keeling_command, "admin", "export", table, "--db", server.db)
        assert Client(server).get(f"/tables/{playing['table']}", playing["link"])["status"] == "playing"


def test_nothing_is_changed_while_a_server_runs(keeling_command: Run, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        made = Client(server).make("human", "human")
        for command in (["stop", made["table"]], ["remove", made["table"]], ["reissue", made["table"], "1"]):
            assert "A server runs with this database" in refused(keeling_command, "admin", *command, "--db", server.db)
        assert Client(server).get(f"/tables/{made['table']}", made["link"])["seq"] == 1


# Changing


def test_a_stopped_table_can_be_looked_at_and_rematched(keeling_command: Run, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        client = Client(server)
        made, other = client.make("human", "human"), client.make("human", "human")
        rest(server)
        assert keeling_command("admin", "stop", made["table"], "--db", server.db).returncode == 0
        assert "stopped already" in refused(keeling_command, "admin", "stop", made["table"], "--db", server.db)
        assert admin(keeling_command, "admin", "check", "--db", server.db)["ok"]
        listed = admin(keeling_command, "admin", "list", "--db", server.db)
        assert {each["table"] for each in listed if each["stopped"]} == {made["table"]}
        assert keeling_command("admin", "export", made["table"], "--db", server.db).returncode == 0
        server.start()
        ann = Player(server, made["table"], made["seats"][0]["token"])
        assert (ann.state["status"], ann.state["options"]) == ("stopped", [])
        assert say(ann.state["note"]) == "Whoever runs this server has ended this game."
        assert ann.ask("act", seq=ann.state["seq"], action=0)["code"] == "stopped"
        assert client.post(f"/tables/{made['table']}/rematch", ann.token)["seat"] == 0
        assert client.get(f"/tables/{other['table']}", other["link"])["status"] == "playing"


def test_removed_tables_are_gone_and_all_or_none_are_removed(keeling_command: Run, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        client = Client(server)
        made = [client.make("human", "human") for _ in range(3)]
        ids = [each["table"] for each in made]
        rest(server)
        words = refused(keeling_command, "admin", "remove", ids[0], "AAAA", "--db", server.db)
        assert "There is no table AAAA" in words
        assert len(admin(keeling_command, "admin", "list", "--db", server.db)) == 3
        done = keeling_command("admin", "remove", ids[0], ids[1], ids[0], "--db", server.db)
        assert "2 tables" in done.stdout
        server.start()
        client.get(f"/tables/{ids[0]}", made[0]["link"], 404)
        assert client.get(f"/tables/{ids[2]}", made[2]["link"])["status"] == "playing"
        assert client.get("/health")["tables"] == 1


def test_a_link_made_by_the_operator_opens_the_seat_and_all_see_it(keeling_command: Run, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        made = Client(server).make("human", "human", "random", seed=3)
        rest(server)
        base = ["admin", "reissue", made["table"]]
        found = admin(keeling_command, *base, "2", "--url", "https://co2.example.org/", "--db", server.db)
        assert found["link"] == f"https://co2.example.org/table/{made['table']}#{found['token']}"
        assert "There is no seat 4" in refused(keeling_command, *base, "4", "--db", server.db)
        assert "There is no seat 0" in refused(keeling_command, *base, "0", "--db", server.db)
        assert "belongs to nobody" in refused(keeling_command, *base, "3", "--db", server.db)
        server.start()
        bob = Player(server, made["table"], found["token"])
        assert bob.state["seat"] == 1
        assert [line["kind"] for line in bob.state["log"]].count("reissue") == 1
        ann = Player(server, made["table"], made["seats"][0]["token"])
        play_to_the_end([ann, bob], 2)


# Damage


def spoil_body(database: sqlite3.Connection, table: str) -> None:
    database.execute("update entries set body = '{' where table_id = ? and seq = 2", (table,))


def spoil_order(database: sqlite3.Connection, table: str) -> None:
    database.execute("delete from entries where table_id = ? and seq = 2", (table,))


def spoil_game(database: sqlite3.Connection, table: str) -> None:
    database.execute("update entries set digest = 'x' where table_id = ? and seq = 3", (table,))


def spoil_action(database: sqlite3.Connection, table: str) -> None:
    database.execute('update entries set body = \'{"action": "?"}\' where table_id = ? and seq = 2', (table,))


def spoil_table(database: sqlite3.Connection, table: str) -> None:
    database.execute("update tables set seats = '7' where id = ?", (table,))


@pytest.mark.parametrize("spoil", [spoil_body, spoil_order, spoil_game, spoil_action, spoil_table])
def test_a_damaged_table_is_found(
    keeling_command: Run, tmp_path: Path, spoil: Callable[[sqlite3.Connection, str], None]
) -> None:
    with serving(tmp_path) as server:
        hurt, fine = finished(server), finished(server)
        rest(server)
    with sqlite3.connect(tmp_path / "tables.db") as database:
        spoil(database, hurt["table"])
    database.close()
    found = admin(keeling_command, "admin", "check", "--db", server.db, status=1)
    assert (found["tables"], found["damaged"], found["ok"]) == (2, 1, False)
    assert [each["table"] for each in found["found"]] == [hurt["table"]]
    assert fine["table"] not in keeling_command("admin", "check", "--db", server.db).stdout


def test_a_damaged_file_is_found_and_makes_no_backup(keeling_command: Run, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        for _ in range(30):
            Client(server).make("human", "human")
        rest(server)
    path = tmp_path / "tables.db"
    with sqlite3.connect(path) as database:
        database.execute("pragma wal_checkpoint(truncate)")
    database.close()
    with path.open("r+b") as file:
        file.seek(-4096, os.SEEK_END)
        file.write(bytes(range(256)) * 16)
    found = admin(keeling_command, "admin", "check", "--db", server.db, status=1)
    assert not found["ok"]
    assert found["file"] != "ok"
    assert "damaged" in refused(keeling_command, "backup", str(tmp_path / "b.db"), "--db", server.db)
    assert not list(tmp_path.glob("b.db*"))


def test_what_is_no_database_is_one_sentence(keeling_command: Run, tmp_path: Path) -> None:
    text = tmp_path / "text.db"
    text.write_text("this is no database, but a text that is long enough to be looked at" * 20)
    with sqlite3.connect(tmp_path / "other.db") as other:
        other.execute("create table tables (id)")
    other.close()
    places = {
        f"sqlite:///{tmp_path / 'none.db'}": "There is no database",
        f"sqlite:///{tmp_path}": "There is no database",
        f"sqlite:///{text}": "not a database",
        f"sqlite:///{tmp_path / 'other.db'}": "no database of Keeling",
        "sqlite://": "Name a database that is kept",
        "sqlite:///:memory:": "Name a database that is kept",
        "nosuch://x": "must be given as",
        "rubbish": "must be given as",
        "postgresql+psycopg://nobody@/none?host=/nowhere": "",
    }

    for db, words in places.items():
        for command in (["admin", "list"], ["admin", "check"], ["admin", "stop", "x"], ["backup", str(tmp_path / "b")]):
            assert words in refused(keeling_command, *command, "--db", db), (db, command)
    assert sorted(path.name for path in tmp_path.iterdir() if not path.name.endswith(".lock")) == [
        "other.db", "text.db",
    ]  # fmt: skip


def test_a_database_of_a_newer_program_is_one_sentence(keeling_command: Run, tmp_path: Path) -> None:
    with serving(tmp_path):
        pass
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("update alembic_version set version_num = '9999'")
    database.close()
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    for command in (
        ["serve", "--port", "0", "--db", db],
        *(["admin", name, "--db", db] for name in ("list", "check")),
        *(["admin", name, "x", "--db", db] for name in ("export", "stop", "remove")),
        ["restore", str(tmp_path / "tables.db"), "--db", f"sqlite:///{tmp_path / 'new.db'}"],
    ):
        assert "newer version of Keeling" in refused(keeling_command, *command), command
    assert not list(tmp_path.glob("new.db.partial*"))


# Backups


def test_a_backup_of_a_server_under_play_restores_to_one_moment(keeling_command: Run, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        games = [finished(server) for _ in range(3)]
        made = Client(server).make("human", "human", seed=4)
        players = [Player(server, made["table"], seat["token"]) for seat in made["seats"]]
        first = players[players[0].state["asked"]["player"]]
        first.act(first.state["options"][0]["action"])
        backup = tmp_path / "backups.db"
        copied = admin(keeling_command, "backup", str(backup), "--db", server.db)
        assert (copied["tables"], copied["bytes"]) == (4, backup.stat().st_size)
        assert backup.stat().st_mode & 0o777 == 0o600, "it holds what is hidden"
        assert [path.name for path in tmp_path.glob("backups.db*")] == ["backups.db"]
        assert "nothing is overwritten" in refused(keeling_command, "backup", str(backup), "--db", server.db)
        before = first.state["seq"]
        play_to_the_end(players, 4)
        assert "nothing is overwritten" in refused(keeling_command, "restore", str(backup), "--db", server.db)
    new = f"sqlite:///{tmp_path / 'new' / 'tables.db'}"
    assert admin(keeling_command, "restore", str(backup), "--db", new)["entries"] == copied["entries"]
    assert admin(keeling_command, "admin", "check", "--db", new)["ok"]
    again = Server(new, *QUICK)
    try:
        assert Client(again).get(f"/tables/{made['table']}", made["link"])["seq"] == before
        assert Client(again).get(f"/tables/{games[0]['table']}", games[0]["link"])["status"] == "finished"
        play_to_the_end([Player(again, made["table"], seat["token"]) for seat in made["seats"]], 5)
        assert "nothing is overwritten" in refused(keeling_command, "restore", str(backup), "--db", new)
    finally:
        rest(again)


def test_a_restore_does_not_meet_what_is_left_of_another_database(keeling_command: Run, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        backup = tmp_path / "b.db"
        admin(keeling_command, "backup", str(backup), "--db", server.db)
    (tmp_path / "new.db-wal").write_bytes(b"left")
    words = refused(keeling_command, "restore", str(backup), "--db", f"sqlite:///{tmp_path / 'new.db'}")
    assert "new.db-wal" in words
    for wrong, said in ((tmp_path / "none", "There is no backup"), (Path(__file__), "cannot be restored")):
        assert said in refused(keeling_command, "restore", str(wrong), "--db", f"sqlite:///{tmp_path / 'x.db'}")
    cut = tmp_path / "cut.db"
    cut.write_bytes(backup.read_bytes()[:9_000])
    assert refused(keeling_command, "restore", str(cut), "--db", f"sqlite:///{tmp_path / 'x.db'}")
    assert not list(tmp_path.glob("x.db*[!k]"))


def filled(path: Path, rows: int) -> str:
    """A database with one table and a long log."""
    from keeling.server.migrations import prepared
    from keeling.server.salvage import NOBODY
    from keeling.server.store import Entry, insert_table

    engine = prepared(f"sqlite:///{path}")
    with engine.begin() as connection:
        entries = [Entry(number, "consent", None, {"yes": "y" * 900}, None, False, 1) for number in range(1, rows + 1)]
        insert_table(connection, NOBODY._replace(id="long"), entries)
    engine.dispose()
    return f"sqlite:///{path}"


def test_a_full_disk_leaves_no_backup(tmp_path: Path) -> None:
    db = filled(tmp_path / "tables.db", 2_000)

    def little() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, 400_000))

    command = [sys.executable, "-m", "keeling.cli.main", "backup", str(tmp_path / "b.db"), "--db", db]
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, preexec_fn=little, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("keeling: The backup cannot be made:")
    assert done.stderr.count("\n") == 1
    assert not list(tmp_path.glob("b.db*"))


def test_a_backup_that_is_killed_leaves_nothing_under_its_name(keeling_command: Run, tmp_path: Path) -> None:
    """Killed at the first page: by the progress that it tells."""
    db = filled(tmp_path / "tables.db", 10_000)
    script = (
        "import os, signal, sys; from pathlib import Path; from keeling.server.backup import backup\n"
        "backup(sys.argv[1], Path(sys.argv[2]), lambda done, all_: os.kill(os.getpid(), signal.SIGKILL))"
    )
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run([sys.executable, "-c", script, db, str(tmp_path / "b.db")], env=environment, check=False)
    assert done.returncode == -signal.SIGKILL
    assert not (tmp_path / "b.db").exists()
    assert all(path.name.startswith("b.db.partial-") for path in tmp_path.glob("b.db*"))
    assert admin(keeling_command, "backup", str(tmp_path / "b.db"), "--db", db)["entries"] == 10_000


# PostgreSQL


def test_a_backup_of_postgresql_restores_into_either(keeling_command: Run, tmp_path: Path, postgres: str) -> None:  # noqa: F811
    server = Server(postgres, *QUICK)
    try:
        made = finished(server)
        playing = Client(server).make("human", "human")
        found = admin(keeling_command, "admin", "check", "--db", postgres)
        assert (found["tables"], found["damaged"], found["ok"]) == (2, 0, True)
        assert {each["table"] for each in admin(keeling_command, "admin", "list", "--db", postgres)} == {
            made["table"], playing["table"],
        }  # fmt: skip
        assert "A server runs" in refused(keeling_command, "admin", "stop", made["table"], "--db", postgres)
        backup = tmp_path / "b.db"
        copied = admin(keeling_command, "backup", str(backup), "--db", postgres)
        assert copied["tables"] == 2
    finally:
        rest(server)
    assert "holds tables already" in refused(keeling_command, "restore", str(backup), "--db", postgres)
    host = postgres.rpartition("=")[2]
    subprocess.run(as_user(program("createdb") or "", "-h", host, "-U", "postgres", "restored"), check=True)
    for db in (postgres.replace("/postgres?", "/restored?"), f"sqlite:///{tmp_path / 'tables.db'}"):
        assert admin(keeling_command, "restore", str(backup), "--db", db)["entries"] == copied["entries"]
        assert admin(keeling_command, "admin", "check", "--db", db)["ok"]
        assert keeling_command("admin", "stop", playing["table"], "--db", db).returncode == 0
        again = Server(db, *QUICK)
        try:
            assert Client(again).get(f"/tables/{made['table']}", made["link"])["status"] == "finished"
            assert Client(again).get(f"/tables/{playing['table']}", playing["link"])["status"] == "stopped"
        finally:
            rest(again)
