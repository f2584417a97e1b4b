"""Servers that stop, are killed, are upgraded or lose a worker: nothing that was acknowledged is lost."""

import json
import os
import random
import signal
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from serving import PATIENCE, QUICK, Client, Player, Server, serving
from test_server_play import play_to_the_end
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from keeling.kernel.record import parse_record
from keeling.kernel.title import Setup
from keeling.titles import title_named
from keeling.words import say

KILLS = int(os.environ.get("KEELING_KILLS", "20"))
TABLES = 10


class Hasty:
    """Plays both human seats of one table as fast as it can, and remembers what was acknowledged."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.chance = random.Random(seed)
        self.acknowledged: dict[str, dict[int, tuple[str, int]]] = {}
        self.begin()

    def begin(self) -> None:
        self.made = Client(self.server).make("human", "human", *["random"] * self.chance.randint(0, 1))
        self.acknowledged[self.made["table"]] = {}
        self.players: list[Player] = []

    def count(self) -> int:
        """How much was acknowledged so far."""
        return sum(len(lines) for lines in self.acknowledged.values())

    def meet(self) -> None:
        """Connect, or connect again after the server was gone."""
        tokens = [seat["token"] for seat in self.made["seats"] if seat["token"]]
        self.players = [Player(self.server, self.made["table"], token) for token in tokens]

    def verify(self) -> None:
        """All that was acknowledged is in the log that the server tells now."""
        lines = {line["seq"]: (line["kind"], line["seat"]) for line in self.players[0].state["log"]}
        for seq, what in self.acknowledged[self.made["table"]].items():
            assert lines.get(seq) == what or what[0] == "propose", "a proposal is no line that is told"

    def step(self) -> None:
        """One action or undo, unless a bot is to move; a new table when the game is over."""
        for player in self.players:
            while True:
                try:
                    player.hear(timeout=0)
                except TimeoutError:
                    break
        newest = max(self.players, key=lambda player: int(player.state["seq"]))
        if newest.state["status"] == "finished":
            self.begin()
            self.meet()
            return
        for player in self.players:
            if player.state["options"] and player.state["seq"] == newest.state["seq"]:
                if self.chance.random() < 0.1 and player.state["undo"]["undo"] == "free":
                    self.note("undo", player, player.ask("undo"))
                else:
                    action = self.chance.choice(player.state["options"])["action"]
                    self.note("action", player, player.ask("act", seq=player.state["seq"], action=action))

    def note(self, kind: str, player: Player, answer: dict[str, Any]) -> None:
        if answer["type"] == "ack":
            # An undo that comes before the state after the last one may need consent: then the others are asked.
            kept = "propose" if answer["pending"] else kind
            self.acknowledged[self.made["table"]][answer["seq"]] = (kept, player.state["seat"])
        else:
            assert answer["code"] in ("stale", "not_asked", "finished", "no_undo"), answer


def test_kill_9_under_play_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        hasty = [Hasty(server, seed) for seed in range(TABLES)]
        chance = random.Random(99)
        for _ in range(KILLS):
            for each in hasty:
                each.meet()
                each.verify()
            wanted = sum(each.count() for each in hasty) + chance.randrange(20, 60)
            while sum(each.count() for each in hasty) < wanted:
                for each in hasty:
                    each.step()
            # The last actions are on their way when the server dies: they may or may not have been taken.
            for each in hasty:
                for player in each.players:
                    if player.state["options"]:
                        action = player.state["options"][0]["action"]
                        player.send({"type": "act", "id": "last", "seq": player.state["seq"], "action": action})
            time.sleep(0.01 * chance.random())
            server.kill()
            for each in hasty:
                for player in each.players:
                    while True:
                        try:
                            answer = player.hear(timeout=1)
                        except (ConnectionClosed, TimeoutError, OSError):
                            break
                        if answer.get("id") == "last" and answer["type"] == "ack":
                            each.note("action", player, answer)
            server.sockets.close()
            server.start()
        acknowledged = 0
        deadline = time.monotonic() + PATIENCE
        for each in hasty:
            each.meet()
            each.verify()
            before = each.count()
            while each.count() == before:
                assert time.monotonic() < deadline, f"table {each.made['table']} is stuck"
                each.step()
            acknowledged += each.count()
            for table, lines in each.acknowledged.items():
                with sqlite3.connect(tmp_path / "tables.db") as database:
                    rows = database.execute("select seq, kind, seat from entries where table_id = ?", (table,))
                    stored = {seq: (kind, seat) for seq, kind, seat in rows}
                assert lines.items() <= stored.items()
        print(f"{KILLS} kills, {acknowledged} acknowledged, none missing")
        assert acknowledged > KILLS * TABLES


def test_a_restart_resumes_in_the_middle_of_a_bots_move(tmp_path: Path) -> None:
    with serving(tmp_path, "bot_delay=60") as server:
        made = Client(server).make("human", "random", seed=1)
        ann = Player(server, made["table"], made["seats"][0]["token"])
        ann.wait_for_turn()
        ann.act(ann.state["options"][0]["action"])
        assert ann.state["seats"][ann.state["asked"]["player"]]["kind"] == "bot"
        seq = ann.state["seq"]
        server.kill()
        server.settings = (*QUICK, "bot_delay=0")
        server.sockets.close()
        server.start()
        deadline = time.monotonic() + PATIENCE
        while Client(server).get(f"/tables/{made['table']}", made["link"])["seq"] == seq:
            assert time.monotonic() < deadline, "the bot did not move by itself"
            time.sleep(0.05)
        back = Player(server, made["table"], made["seats"][0]["token"], since=seq)
        assert back.state["log"][0]["seq"] == seq + 1
        assert all(line["events"] for line in back.state["log"])
        play_to_the_end([back], 1)


def test_a_whole_game_over_many_restarts_is_one_game(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        made = Client(server).make("human", "human", seed=31)
        chance = random.Random(4)
        moves = 0
        while True:
            players = [Player(server, made["table"], seat["token"]) for seat in made["seats"]]
            for _ in range(4):
                asked = players[0].state["asked"]
                if asked is None:
                    break
                player = players[asked["player"]]
                player.act(chance.choice(player.state["options"])["action"])
                moves += 1
                for each in players:
                    each.reach(player.state["seq"])
            if players[0].state["status"] == "finished":
                break
            server.stop()
            server.sockets.close()
            server.start()
        record = Client(server).get(f"/tables/{made['table']}/record", made["link"])
        found = parse_record(json.dumps(record).encode(), title_named)
        found.replay()
        assert len(found.actions) == moves


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_graceful_stop_says_goodbye(tmp_path: Path, number: int) -> None:
    with serving(tmp_path) as server:
        made = Client(server).make("human", "random")
        ann = Player(server, made["table"], made["seats"][0]["token"])
        code, errors = server.stop(number)
        assert code == 0
        assert [line for line in errors.splitlines() if "has begun" not in line and "open at once" not in line] == []
        assert ann.closed_with()[0] == 1001


def test_workers_end_with_a_killed_server(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        made = Client(server).make("random", "random")
        wait_for_end(server, made)
        children = children_of(server.process.pid)
        assert children
        server.kill()
        deadline = time.monotonic() + PATIENCE
        while any(alive(child) for child in children):
            assert time.monotonic() < deadline, "a worker outlived its server"
            time.sleep(0.05)


def test_a_dead_worker_is_replaced_and_the_game_goes_on(tmp_path: Path) -> None:
    with serving(tmp_path, "bot_workers=1", "bot_delay=0.2") as server:
        made = Client(server).make("random", "random", "random", seed=5)
        killed = 0
        deadline = time.monotonic() + PATIENCE
        while Client(server).get(f"/tables/{made['table']}", made["link"])["status"] != "finished":
            assert time.monotonic() < deadline
            for child in children_of(server.process.pid):
                if killed < 2 and "spawn_main" in command_of(child):
                    os.kill(child, signal.SIGKILL)
                    killed += 1
            time.sleep(0.3)
        assert killed > 0


def test_bots_of_all_levels_play_at_two_tables_also_over_a_restart(tmp_path: Path) -> None:
    """Whatever plans they kept are lost with the server; the log, replayed, holds legal actions only."""
    with serving(tmp_path, "bot_delay=0") as server:
        made = [Client(server).make("easy", "normal", "hard", "expert", title="classic", seed=n) for n in range(2)]
        for wanted in (12, 24):
            deadline = time.monotonic() + PATIENCE
            for table in made:
                while (info := Client(server).get(f"/tables/{table['table']}", table["link"]))["position"] < wanted:
                    assert time.monotonic() < deadline, info
                    time.sleep(0.05)
                assert info["note"] is None
            server.kill()
            server.start()


def wait_for_end(server: Server, made: dict[str, Any]) -> None:
    while Client(server).get(f"/tables/{made['table']}", made["link"])["status"] != "finished":
        time.sleep(0.05)


def children_of(process: int) -> list[int]:
    text = Path(f"/proc/{process}/task/{process}/children").read_text()
    return [int(word) for word in text.split()]


def command_of(process: int) -> str:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes().replace(b"\0", b" ").decode()
    except OSError:
        return ""


def alive(process: int) -> bool:
    try:
        return "Z" not in Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False


# Upgrades: the program cannot be changed under a test, but what the table says of the program that made it can.


def change(server: Server, *statements: str) -> None:
    server.stop()
    server.sockets.close()
    with sqlite3.connect(server.db.removeprefix("sqlite:///")) as database:
        for statement in statements:
            assert database.execute(statement).rowcount > 0
    database.close()
    server.start()


def long_seed() -> int:
    """A seed whose game goes on after five times the first option."""
    for seed in range(100):
        game = Setup.of(title_named("nim"), 2, seed).start()
        while game.decision is not None and game.decisions < 8:
            game.play(game.legal[0])
        if game.decision is not None:
            return seed
    raise AssertionError("there is no such seed")


def started_game(server: Server) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    made = Client(server).make("human", "human", seed=long_seed())
    players = [Player(server, made["table"], seat["token"]) for seat in made["seats"]]
    views = []
    for _ in range(5):
        views.append(players[0].state["view"])
        player = players[players[0].state["asked"]["player"]]
        player.act(player.state["options"][0]["action"])
        for each in players:
            each.reach(player.state["seq"])
    return made, views


def test_another_rules_version_goes_on_if_the_digests_agree(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        made, _ = started_game(server)
        change(server, "update tables set rules_version = 0, content = 'other'")
        players = [Player(server, made["table"], seat["token"]) for seat in made["seats"]]
        assert (players[0].state["status"], players[0].state["position"]) == ("playing", 5)
        play_to_the_end(players, 3)


@pytest.mark.parametrize(
    ("statement", "why"),
    [
        ("update tables set rules_version = 0", "it was played by rules version 0, this program has version"),
        ("update tables set content = 'other'", "the content of the title has changed"),
        ("update tables set public = false", "the program has changed"),
    ],
)
def test_a_table_whose_game_would_change_stops_and_says_why(tmp_path: Path, statement: str, why: str) -> None:
    with serving(tmp_path) as server:
        made, views = started_game(server)
        change(server, statement, "update entries set digest = 'other' where seq = 5")
        player = Player(server, made["table"], made["seats"][0]["token"])
        assert (player.state["status"], player.state["position"]) == ("stopped", 3)
        assert why in say(player.state["note"])
        assert "from action 4 on" in say(player.state["note"])
        assert (player.state["view"], player.state["options"]) == (views[3], [])
        refused = player.ask("act", seq=player.state["seq"], action=0)
        assert (refused["code"], refused["error"]) == ("stopped", player.state["note"])
        assert player.ask("undo")["type"] == "refused"
        assert player.ask("look", position=2)["view"] == views[2]
        assert len(player.state["log"]) == 6
        assert Client(server).post(f"/tables/{made['table']}/rematch", made["seats"][0]["token"])["seat"] == 0


def test_a_database_of_an_older_program_opens_and_says_which_tables_cannot_go_on(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        other_rules, other_digest, same = (started_game(server)[0] for _ in range(3))
        change(
            server,
            f"update tables set rules_version = 0 where id = '{other_rules['table']}'",
            f"update entries set digest = 'old' where seq = 1 and table_id = '{other_rules['table']}'",
            f"update entries set digest = 'old' where seq = 4 and table_id = '{other_digest['table']}'",
        )
        client = Client(server)
        infos = [client.get(f"/tables/{made['table']}", made["link"]) for made in (other_rules, other_digest, same)]
        assert [info["status"] for info in infos] == ["stopped", "stopped", "playing"]
        assert "it was played by rules version 0" in say(infos[0]["note"])
        assert "the program has changed, and from action 3 on it would be another game" in say(infos[1]["note"])
        assert infos[2]["note"] is None
        play_to_the_end([Player(server, same["table"], seat["token"]) for seat in same["seats"]], 3)
        errors = server.stop()[1]
    assert "1 of nim: it was played by rules version 0, this program has version 2." in errors
    for made, info in zip((other_rules, other_digest), infos, strict=False):
        assert f"Table {made['table']}: {say(info['note'])}" in errors
    assert same["table"] not in errors


def test_a_title_that_is_gone_stops_its_tables_only(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        made, _ = started_game(server)
        change(server, "update tables set title = 'whist'")
        player = Player(server, made["table"], made["seats"][0]["token"])
        assert player.state["status"] == "stopped"
        assert "There is no title 'whist'" in say(player.state["note"])
        assert Client(server).make("human", "human")["table"]


def test_a_second_server_on_one_database_does_not_start_and_says_why(tmp_path: Path) -> None:
    """Moves of one would not be seen at the other, and players there would look as if they were away."""
    with serving(tmp_path) as one:
        made = Client(one).make("human", "human", seed=2)
        (tmp_path / "other.db").symlink_to(tmp_path / "tables.db")
        for name in ("tables.db", "other.db"):
            with pytest.raises(AssertionError, match="Another server runs with this database already"):
                Server(f"sqlite:///{tmp_path / name}", *QUICK)
        assert Client(one).get(f"/tables/{made['table']}", made["link"])["status"] == "playing"
        one.kill()
        one.start()
        assert Client(one).get(f"/tables/{made['table']}", made["link"])["status"] == "playing"


def test_what_was_written_behind_the_servers_back_is_read_anew(tmp_path: Path) -> None:
    """The primary key decides: a write whose answer was lost stands, and the next one is refused as stale."""
    with serving(tmp_path) as server:
        made = Client(server).make("human", "human", seed=2)
        players = [Player(server, made["table"], seat["token"]) for seat in made["seats"]]
        asked = players[players[0].state["asked"]["player"]]
        with sqlite3.connect(tmp_path / "tables.db") as database:
            values = (made["table"], asked.state["seq"] + 1, "leave", 1 - asked.state["seat"], "{}", None, False, 0)
            database.execute("insert into entries values (?, ?, ?, ?, ?, ?, ?, ?)", values)
        database.close()
        late = asked.ask("act", seq=asked.state["seq"], action=asked.state["options"][0]["action"])
        assert late["code"] == "stale"
        for player in players:
            player.reach(2)
            assert player.state["seats"][1 - asked.state["seat"]]["kind"] == "open"
        assert asked.act(asked.state["options"][0]["action"])["type"] == "ack"


def test_clients_come_back_by_themselves(tmp_path: Path) -> None:
    """A server that is gone refuses connections; as soon as it is back the same token goes on."""
    with serving(tmp_path) as server:
        made = Client(server).make("human", "human", seed=2)
        ann = Player(server, made["table"], made["seats"][0]["token"])
        server.stop()
        with pytest.raises(OSError, match="refused"):
            connect(f"ws://127.0.0.1:{server.port}/api/tables/{made['table']}/live").__enter__()
        server.sockets.close()
        server.start()
        ann.connect(ann.state["seq"])
        assert ann.state["log"] == []
