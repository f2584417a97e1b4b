"""Going on from a position of a finished game: a new table, bots in the other seats, the old game untouched."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from serving import Client, Message, Player, Server, serving
from test_server_reviews import over

from keeling.words import say

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("branches")) as running:
        yield running


@pytest.fixture
def client(server: Server) -> Client:
    return Client(server)


@pytest.fixture(scope="module")
def game(server: Server) -> Message:
    """Two people have played nim."""
    return over(server, Client(server), "human", "human")


def test_a_branch_goes_on_from_its_position_and_leaves_the_game_alone(
    server: Server, client: Client, game: Message
) -> None:
    before = Player(server, game["table"], game["link"]).state
    made = client.post(f"/tables/{game['table']}/branch", game["link"], at=2, name="  What\nif ")
    own = next(seat for seat in made["seats"] if seat["token"])
    info = client.get(f"/tables/{made['table']}", own["token"])
    assert info["branch"] == {"table": game["table"], "at": 2, "name": "What if"}
    assert (info["seed_known"], info["public"], info["position"]) == (True, False, 2)
    assert [seat["kind"] for seat in info["seats"]].count("bot") == 1
    assert info["seats"][1 - own["seat"]]["bot"] == "normal", "who was a person is a bot of the usual level"
    player = Player(server, made["table"], own["token"])
    assert player.state["asked"]["player"] == own["seat"], "whoever is asked there, if no seat is named"
    then = Player(server, game["table"], game["link"])
    looked = then.ask("look", position=2)
    public = Player(server, made["table"], made["link"]).state["view"]
    assert public == looked["view"]
    player.act(player.state["options"][0]["action"])
    assert player.state["position"] >= 3
    after = then.ask("refresh")
    assert after["seq"] == before["seq"]
    assert client.get(f"/tables/{game['table']}", game["link"])["branch"] is None


def test_a_named_seat_is_taken_and_bots_keep_their_levels(server: Server, client: Client) -> None:
    game = over(server, client, "human", "random")
    made = client.post(f"/tables/{game['table']}/branch", game["seats"][0]["token"], at=1, seat=1)
    info = client.get(f"/tables/{made['table']}", made["link"])
    assert [(seat["kind"], seat["bot"]) for seat in info["seats"]] == [("bot", "normal"), ("human", None)]
    assert client.get(f"/tables/{game['table']}", game["link"])["seed_known"] is True, "all are told"


def test_what_cannot_be_branched_is_refused_and_nothing_is_made(server: Server, client: Client, game: Message) -> None:
    path = f"/tables/{game['table']}/branch"
    end = client.get(f"/tables/{game['table']}", game["link"])["position"]
    tables = client.get("/health")["tables"]
    assert "earlier position" in say(client.post(path, game["link"], status=409, at=end)["error"])
    assert "no position" in say(client.post(path, game["link"], status=400, at=end + 1)["error"])
    assert client.post(path, game["link"], status=400, at=-1)["code"] == "bad_request"
    assert client.post(path, game["link"], status=400)["code"] == "bad_request"
    assert "no seat 8" in say(client.post(path, game["link"], status=400, at=1, seat=7)["error"])
    assert client.post(path, status=401, at=1)["code"] == "no_token"
    running = client.make("human", "human")
    for token in (running["host"], running["link"], running["seats"][0]["token"]):
        assert client.post(f"/tables/{running['table']}/branch", token, status=403, at=0)["code"] == "hidden"
    assert client.get("/health")["tables"] == tables + 1


def test_a_branch_is_one_of_the_tables_that_an_address_makes(tmp_path: Path) -> None:
    with serving(tmp_path, "create_rate=0", "create_burst=2") as own:
        client = Client(own)
        game = over(own, client, "human", "human")
        client.post(f"/tables/{game['table']}/branch", game["link"], at=1)
        refused = client.post(f"/tables/{game['table']}/branch", game["link"], status=429, at=1)
        assert refused["code"] == "too_much"


def test_a_branch_survives_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as own:
        client = Client(own)
        game = over(own, client, "human", "human")
        made = client.post(f"/tables/{game['table']}/branch", game["link"], at=1, name="Again")
        info = client.get(f"/tables/{made['table']}", made["link"])
        own.kill()
        own.start()
        assert client.get(f"/tables/{made['table']}", made["link"])["branch"] == info["branch"]
