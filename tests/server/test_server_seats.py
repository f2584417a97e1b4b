"""Who gets to a seat and who does not: crowds, lost links, lost answers, rematches, and what a restart keeps."""

import json
from collections.abc import Iterator

import pytest
from serving import Client, Player, Server, seats, serving
from test_server_play import play_to_the_end
from test_server_undo import act, two_people

from keeling.words import say

KEY = "0123456789abcdef"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("seats")
    with serving(folder, "connections_per_table=3", "connections_per_seat=2") as running:
        yield running


@pytest.fixture
def client(server: Server) -> Client:
    return Client(server)


def refused_at(server: Server, table: str, token: str) -> str:
    socket = server.connect(table)
    socket.send(json.dumps({"type": "hello", "token": token}))
    return say(json.loads(socket.recv())["error"])


def test_a_crowd_of_watchers_does_not_keep_a_seat_holder_out(server: Server, client: Client) -> None:
    made = client.make("human", "human")
    crowd = [Player(server, made["table"], made["link"]) for _ in range(3)]
    assert "too many people" in refused_at(server, made["table"], made["link"])
    ann = Player(server, made["table"], made["seats"][0]["token"])
    assert ann.state["spectators"] == len(crowd)
    Player(server, made["table"], made["link"], host=made["host"])
    Player(server, made["table"], ann.token)
    assert "too many people" in refused_at(server, made["table"], str(ann.token)), "nor does a seat have no end"


def test_watchers_do_not_use_up_all_connections(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(tmp_path_factory.mktemp("crowd"), "connections=5") as own:
        made = Client(own).make("human", "human")
        for _ in range(4):
            Player(own, made["table"], made["link"])
        assert "too many people" in refused_at(own, made["table"], made["link"])
        assert Player(own, made["table"], made["seats"][0]["token"]).state["seat"] == 0


# A lost link


def test_the_host_makes_a_new_link_for_a_lost_seat_and_all_are_told(server: Server, client: Client) -> None:
    made = client.make("human", "human", seed=3)
    ann = Player(server, made["table"], made["seats"][0]["token"], host=made["host"])
    path = f"/tables/{made['table']}/reissue"
    again = client.post(path, made["host"], seat=1)
    assert (again["table"], again["seat"]) == (made["table"], 1)
    while "reissue" not in [line["kind"] for line in ann.state["log"]]:
        ann.hear()
    bob = Player(server, made["table"], again["token"])
    assert bob.state["seat"] == 1
    assert [(line["kind"], line["seat"]) for line in bob.state["log"]][-1] == ("reissue", 1)
    bob.close()
    ann.until("seats")
    third = client.post(path, made["host"], seat=1)
    void = client.get(f"/tables/{made['table']}", again["token"], 403)
    assert void["code"] == "wrong_token", "one new link at a time"
    old = Player(server, made["table"], made["seats"][1]["token"])
    assert old.state["seat"] == 1, "whoever finds the old link again is not locked out"
    play_to_the_end([ann, Player(server, made["table"], third["token"])], 2)


def test_what_cannot_be_reissued(server: Server, client: Client) -> None:
    made = client.make("human", "open", "random")
    ann = Player(server, made["table"], made["seats"][0]["token"], host=made["host"])
    path = f"/tables/{made['table']}/reissue"
    assert "Only the host" in say(client.post(path, made["link"], 403, seat=0)["error"])
    assert "is here and needs no new link" in say(client.post(path, made["host"], 409, seat=ann.state["seat"])["error"])
    for seat in (1, 2):
        assert "belongs to nobody" in say(client.post(path, made["host"], 409, seat=seat)["error"])
    assert "There is no seat 9" in say(client.post(path, made["host"], 400, seat=8)["error"])


def test_who_has_a_new_link_does_not_agree_to_go_back_behind_it(server: Server, client: Client) -> None:
    """The host might sit there himself, look ahead with both seats, and come back."""
    made = client.make("human", "human", seed=3)
    seat = client.get(f"/tables/{made['table']}/state", made["link"])["asked"]["player"]
    ann = Player(server, made["table"], made["seats"][seat]["token"], host=made["host"])
    act(ann, "show")
    client.post(f"/tables/{made['table']}/reissue", made["host"], seat=1 - seat)
    refused = ann.ask("undo", to=0)
    assert refused["code"] == "no_undo"
    assert "unasked" in say(refused["error"])


# A lost answer


def test_a_join_can_be_repeated(server: Server, client: Client) -> None:
    made = client.make("human", "open", "open")
    path = f"/tables/{made['table']}/join"
    first = client.post(path, made["link"], name="Bob", key=KEY)
    again = client.post(path, made["link"], name="Bob", key=KEY)
    assert again["seat"] == first["seat"] == 1
    for token in (first["token"], again["token"]):
        assert client.get(f"/tables/{made['table']}", token)["seat"] == 1
    assert client.post(path, made["link"], key=KEY[::-1])["seat"] == 2
    assert client.post(path, made["link"], key=KEY)["seat"] == 1, "also when all seats are taken"
    client.post(f"/tables/{made['table']}/leave", first["token"])
    other = client.post(path, made["link"], name="Cy")
    assert other["seat"] == 1
    assert client.post(path, made["link"], 409, key=KEY)["code"] == "full", "the seat is somebody else's now"


# A rematch


def test_a_watcher_of_a_public_table_gets_no_link_to_its_rematch(server: Server, client: Client) -> None:
    made = client.post("/tables", title="nim", seats=seats("human", "human"), public=True)
    players = [Player(server, made["table"], seat["token"]) for seat in made["seats"]]
    watcher = Player(server, made["table"], None)
    invited = Player(server, made["table"], made["link"])
    play_to_the_end(players, 1)
    again = client.post(f"/tables/{made['table']}/rematch", made["seats"][0]["token"])
    told = watcher.until("rematch")
    assert told["table"] == again["table"]
    assert [told[name] for name in ("seat", "token", "host", "link")] == [None] * 4
    assert invited.until("rematch")["link"] == again["link"]
    assert Player(server, again["table"], None).state["seat"] is None


# A restart


def test_a_proposal_survives_a_restart(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(tmp_path_factory.mktemp("proposal")) as own:
        _, ann, bob = two_people(own, Client(own))
        act(ann, "show")
        assert ann.ask("undo")["pending"] is True
        own.kill()
        own.sockets.close()
        own.start()
        for player in (ann, bob):
            player.connect(0)
        asked = {"by": ann.state["seat"], "to": 0, "waiting": [bob.state["seat"]], "what": "undo"}
        assert bob.state["proposal"] == asked
        answer = bob.ask("consent", yes=True)
        ann.reach(answer["seq"])
        assert (ann.state["position"], ann.state["proposal"]) == (0, None)


def test_some_have_agreed_before_a_restart(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(tmp_path_factory.mktemp("proposal")) as own:
        made = Client(own).make("human", "human", "human", seed=3)
        players = [Player(own, made["table"], seat["token"]) for seat in made["seats"]]
        asked = players[0].state["asked"]["player"]
        act(players[asked], "show")
        assert players[asked].ask("undo")["pending"] is True
        others = [number for number in range(3) if number != asked]
        assert players[others[0]].ask("consent", yes=True)["type"] == "ack"
        own.kill()
        own.sockets.close()
        own.start()
        for player in players:
            player.connect(0)
        assert players[asked].state["proposal"]["waiting"] == [others[1]]
        assert players[others[1]].ask("consent", yes=False)["type"] == "ack"
        while players[asked].state["proposal"] is not None:
            players[asked].hear()
