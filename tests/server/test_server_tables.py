"""Making, joining, leaving and repeating tables; who may do what."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from serving import Client, Player, Server, seats, serving
from test_server_play import play_to_the_end

from keeling.kernel.title import Setup
from keeling.titles import title_named
from keeling.words import say


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("tables")) as running:
        yield running


@pytest.fixture
def client(server: Server) -> Client:
    return Client(server)


def test_friends_join_by_link_and_the_game_begins_with_the_last(server: Server, client: Client) -> None:
    made = client.make("human", "open", "open")
    host = Player(server, made["table"], made["seats"][0]["token"])
    assert (host.state["status"], host.state["view"], host.state["options"]) == ("waiting", None, [])
    bob = client.post(f"/tables/{made['table']}/join", made["link"], name="Bob")
    assert bob["seat"] == 1
    host.until("state")
    assert host.state["seats"][1]["name"] == "Bob"
    taken = client.post(f"/tables/{made['table']}/join", made["link"], 409, name="Eve", seat=1)
    assert taken == {"error": {"key": "error-seat-taken"}, "code": "full", "rule": None}
    assert say(taken["error"]) == "This seat is taken; choose another one."
    client.post(f"/tables/{made['table']}/join", made["link"], name="Cy", seat=2)
    while host.state["status"] == "waiting":
        host.hear()
    assert host.state["status"] == "playing"
    full = client.post(f"/tables/{made['table']}/join", made["link"], 409, name="Eve")
    assert say(full["error"]) == "All seats of this table are taken; you can watch."
    player = Player(server, made["table"], bob["token"])
    assert player.state["seat"] == 1


def test_the_host_begins_and_fills_with_bots(server: Server, client: Client) -> None:
    made = client.make("human", "open", "open")
    path = f"/tables/{made['table']}/start"
    assert "Only the host" in say(client.post(path, made["link"], 403)["error"])
    assert "2 seats are still open" in say(client.post(path, made["host"], 409)["error"])
    assert "There is no bot 'hal'" in say(client.post(path, made["host"], 400, fill="hal")["error"])
    info = client.post(path, made["host"], fill="random")
    assert (info["status"], info["is_host"]) == ("playing", True)
    assert [seat["kind"] for seat in info["seats"]] == ["human", "bot", "bot"]
    assert "already" in say(client.post(path, made["host"], 409)["error"])
    player = Player(server, made["table"], made["seats"][0]["token"])
    play_to_the_end([player], 1)


def test_dead_links_and_wrong_tokens(server: Server, client: Client) -> None:
    one, two = client.make("human", "human"), client.make("human", "human")
    for path in ("", "/state", "/record"):
        assert "There is no such table" in say(client.get(f"/tables/AAAAAAAAAAAAAAAA{path}", one["link"], 404)["error"])
        assert "needs a token" in say(client.get(f"/tables/{one['table']}{path}", None, 401)["error"])
        for token in (two["link"], two["host"], two["seats"][0]["token"], "x", one["table"]):
            refused = client.get(f"/tables/{one['table']}{path}", token, 403)
            assert refused["code"] == "wrong_token"
    for path in ("/join", "/start", "/leave", "/rematch"):
        assert client.post(f"/tables/{one['table']}{path}", two["host"], 403)["code"] == "wrong_token"
    assert (
        say(client.post(f"/tables/{one['table']}/leave", one["link"], 403)["error"])
        == "You have no seat at this table."
    )
    assert client.post(f"/tables/{one['table']}/rematch", one["link"], 403)["code"] == "wrong_token"


@pytest.mark.parametrize(
    ("table", "hello", "code"),
    [
        ("AAAAAAAAAAAAAAAA", {"type": "hello", "token": None}, 4404),
        ("", {"type": "hello", "token": None}, 4403),
        ("", {"type": "hello", "token": "other link"}, 4403),
        ("", {"type": "hello", "token": "other seat"}, 4403),
        ("", {"type": "hello", "token": "link", "host": "seat"}, 4403),
        ("", {"type": "act", "id": 1, "seq": 1, "action": 1}, 4400),
        ("", {"type": "hello", "token": 7}, 4400),
    ],
)
def test_a_bad_hello_gets_a_sentence_and_a_code(
    server: Server, client: Client, table: str, hello: dict[str, Any], code: int
) -> None:
    made, other = client.make("human", "human"), client.make("human", "human")
    names = {
        "link": made["link"],
        "seat": made["seats"][0]["token"],
        "other link": other["link"],
        "other seat": other["seats"][0]["token"],
    }
    player = Player(server, made["table"], made["link"])
    player.close()
    player.heard.clear()
    player.socket = server.connect(table or made["table"])
    player.send({key: names.get(value, value) if isinstance(value, str) else value for key, value in hello.items()})
    got, reason = player.closed_with()
    assert got == code
    assert player.heard[-1]["type"] == "refused"
    assert say(player.heard[-1]["error"]).startswith(reason)


def test_a_seat_sees_its_own_cards_only(server: Server, client: Client) -> None:
    made = client.make("human", "human", public=True)
    views = [Player(server, made["table"], seat["token"]).state["view"]["players"] for seat in made["seats"]]
    for token in (made["link"], made["host"], None):
        views.append(Player(server, made["table"], token).state["view"]["players"])
    shown = [[player["card"] is not None for player in view] for view in views]
    assert shown == [[True, False], [False, True], [False, False], [False, False], [False, False]]
    assert client.get(f"/tables/{made['table']}/state")["view"]["players"][0]["card"] is None


def test_a_public_table_is_watched_but_not_joined_without_its_link(server: Server, client: Client) -> None:
    made = client.make("human", "open", public=True)
    assert client.get(f"/tables/{made['table']}")["seat"] is None
    assert client.post(f"/tables/{made['table']}/join", None, 401)["code"] == "no_token"
    for path in ("/start", "/leave", "/rematch"):
        assert client.post(f"/tables/{made['table']}{path}", None, 403)["code"] == "wrong_token"


def test_nothing_that_is_sent_names_the_seed_while_the_game_runs(server: Server, client: Client) -> None:
    made = client.make("human", "human", seed=8123456789012345)
    player = Player(server, made["table"], made["seats"][0]["token"], host=made["host"])
    sent = json.dumps(player.heard) + json.dumps(client.get(f"/tables/{made['table']}", made["host"]))
    assert "8123456789012345" not in sent
    assert player.heard[0]["table"]["seed_known"] is True


def test_a_running_record_is_only_for_the_host_against_bots(server: Server, client: Client) -> None:
    two = client.make("human", "human")
    for token in (two["host"], two["link"], two["seats"][0]["token"]):
        refused = client.get(f"/tables/{two['table']}/record", token, 403)
        assert refused["code"] == "hidden"
    alone = client.make("human", "random", "random")
    assert client.get(f"/tables/{alone['table']}/record", alone["seats"][0]["token"], 403)["code"] == "hidden"
    assert client.get(f"/tables/{alone['table']}", alone["link"])["seed_known"] is False
    assert client.get(f"/tables/{alone['table']}/record", alone["host"])["seats"] == ["human", "random", "random"]
    assert client.get(f"/tables/{alone['table']}", alone["link"])["seed_known"] is True
    waiting = client.make("human", "open")
    assert "not begun" in say(client.get(f"/tables/{waiting['table']}/record", waiting["host"], 409)["error"])


def test_handing_a_person_over_does_not_open_the_record(server: Server, client: Client) -> None:
    made = client.make("human", "human", seed=1)
    host = Player(server, made["table"], made["seats"][0]["token"], host=made["host"])
    assert host.ask("handover", seat=1, to="bot")["type"] == "ack"
    assert client.get(f"/tables/{made['table']}/record", made["host"], 403)["code"] == "hidden"


def test_a_seat_goes_to_a_bot_and_back(server: Server, client: Client) -> None:
    made = client.make("human", "human", "human", seed=2)
    ann, bob, cy = (Player(server, made["table"], seat["token"]) for seat in made["seats"])
    boss = Player(server, made["table"], made["link"], host=made["host"])
    assert "Only the host" in say(ann.ask("handover", seat=1, to="bot")["error"])
    assert "Player 2 is here" in say(boss.ask("handover", seat=1, to="bot")["error"])
    assert "There is no seat 12" in say(boss.ask("handover", seat=11, to="bot")["error"])
    assert bob.ask("handover", seat=1, to="bot", bot="random")["type"] == "ack"
    refused = bob.ask("act", seq=bob.state["seq"], action=0)
    assert refused["code"] in ("bot_plays", "not_asked", "stale")
    cy.close()
    boss.until("seats")
    assert boss.ask("handover", seat=2, to="bot")["type"] == "ack"
    for _ in range(3):
        if not ann.wait_for_turn():
            break
        assert ann.act(ann.state["options"][0]["action"])["type"] == "ack"
    if ann.state["status"] == "playing":
        assert bob.ask("handover", seat=1, to="human")["type"] == "ack"
        assert boss.ask("handover", seat=2, to="human")["type"] == "ack"
        boss.reach(boss.heard[-1].get("seq", 0))
    kinds = [seat["kind"] for seat in client.get(f"/tables/{made['table']}", made["link"])["seats"]]
    assert kinds == ["human"] * 3 or ann.state["status"] == "finished"


def test_a_bots_seat_can_be_opened_for_a_friend(server: Server, client: Client) -> None:
    made = client.make("human", "random", title="nim", seed=4)
    boss = Player(server, made["table"], made["seats"][0]["token"], host=made["host"])
    boss.wait_for_turn()
    assert boss.ask("handover", seat=1, to="human")["type"] == "ack"
    friend = client.post(f"/tables/{made['table']}/join", made["link"], name="Di")
    assert friend["seat"] == 1
    play_to_the_end([boss, Player(server, made["table"], friend["token"])], 3)


def test_leaving_opens_the_seat_and_voids_its_token(server: Server, client: Client) -> None:
    made = client.make("human", "human", seed=6)
    ann, bob = (Player(server, made["table"], seat["token"]) for seat in made["seats"])
    client.post(f"/tables/{made['table']}/leave", made["seats"][1]["token"])
    assert bob.until("welcome")["table"]["seat"] is None
    assert bob.until("state")["view"]["players"][1]["card"] is None
    assert client.get(f"/tables/{made['table']}", made["seats"][1]["token"], 403)["code"] == "wrong_token"
    while ann.state["seats"][1]["kind"] != "open":
        ann.hear()
    cy = client.post(f"/tables/{made['table']}/join", made["link"], name="Cy")
    play_to_the_end([ann, Player(server, made["table"], cy["token"])], 3)


def test_rematch_gives_everybody_a_seat_at_the_same_new_table(server: Server, client: Client) -> None:
    made = client.make("human", "human", "random", seed=9)
    tokens = [seat["token"] for seat in made["seats"]]
    ann, bob = (Player(server, made["table"], token) for token in tokens[:2])
    assert "still goes on" in say(client.post(f"/tables/{made['table']}/rematch", tokens[0], 409)["error"])
    play_to_the_end([ann, bob], 2)
    bob.close()
    again = client.post(f"/tables/{made['table']}/rematch", tokens[0])
    told = ann.until("rematch")
    assert (told["table"], told["seat"], told["token"]) == (again["table"], 0, again["token"])
    late = Player(server, made["table"], tokens[1])
    assert late.state["rematch"] == again["table"]
    bobs = client.post(f"/tables/{made['table']}/rematch", tokens[1])
    assert (bobs["table"], bobs["seat"]) == (again["table"], 1)
    hosts = client.post(f"/tables/{made['table']}/rematch", made["host"])
    assert client.get(f"/tables/{again['table']}", hosts["host"])["is_host"] is True
    players = [Player(server, again["table"], each["token"]) for each in (again, bobs)]
    assert [player.state["seat"] for player in players] == [0, 1]
    assert players[0].heard[0]["table"]["seed_known"] is False
    for old in tokens[:2]:
        assert client.get(f"/tables/{again['table']}", old, 403)["code"] == "wrong_token"
    play_to_the_end(players, 4)


@pytest.mark.parametrize("at", [None, 0, 4])
def test_a_record_becomes_a_table_at_any_position(server: Server, client: Client, at: int | None) -> None:
    made = client.make("human", "human", seed=21)
    players = [Player(server, made["table"], seat["token"]) for seat in made["seats"]]
    moves = play_to_the_end(players, 3)
    record = client.get(f"/tables/{made['table']}/record", made["link"])
    new = client.post("/tables/import", record=record, at=at)
    player = Player(server, new["table"], new["seats"][0]["token"])
    assert player.state["position"] == (moves if at is None else at)
    title = title_named("nim")
    game = Setup.of(title, 2, 21).start()
    for text in record["actions"][:at]:
        game.play(title.alphabet.parse(text))
    assert player.state["view"] == json.loads(json.dumps(title.view(game, 0)))
    assert player.heard[0]["table"]["seed_known"] is True
    lines = [line for line in player.state["log"] if line["kind"] == "action"]
    assert len(lines) == player.state["position"]
    assert all(line["events"] for line in lines)
    other = Player(server, new["table"], new["seats"][1]["token"])
    play_to_the_end([player, other], 8)


def test_what_cannot_be_imported_is_refused(client: Client) -> None:
    made = client.make("human", "random", seed=3)
    record = client.get(f"/tables/{made['table']}/record", made["host"])
    cases: list[tuple[dict[str, Any], str]] = [
        ({"record": record | {"content": "0" * 64}}, "another content"),
        ({"record": record | {"rules_version": 9}}, "rules version 9"),
        ({"record": record | {"actions": ["refill"]}}, "breaks at action 1"),
        ({"record": record | {"digest": "0" * 64}}, "has been edited"),
        ({"record": record | {"seed": ""}}, "A seed is a text"),
        ({"record": record | {"seed": 3}}, "a value has the wrong type"),
        ({"record": record | {"format": "keeling-record-1"}}, "played by an earlier rules version"),
        ({"record": record, "at": 99}, "there is no position after 99"),
        ({"record": record, "seats": seats("human")}, "2 players; 1 seats"),
        ({"record": {}}, "is no record"),
        ({"record": []}, "record"),
        ({"record": record | {"seats": ["human", "hal"]}}, "There is no bot 'hal'"),
    ]
    for body, words in cases:
        assert words in say(client.post("/tables/import", None, 400, **body)["error"])


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ({"title": "chess", "seats": seats("human", "human")}, "There is no title 'chess'"),
        ({"title": "nim", "seats": seats("human")}, "2 to 4 players, not 1"),
        ({"title": "nim", "seats": []}, "seats"),
        ({"title": "nim", "seats": seats("human", "hal")}, "There is no bot 'hal'"),
        ({"title": "nim", "seats": [{"kind": "bot"}, {"kind": "human"}]}, "a bot has a spec"),
        ({"title": "nim", "seats": [{"kind": "human", "bot": "random"}, {"kind": "human"}]}, "only a bot has one"),
        ({"title": "nim", "seats": seats("human", "human"), "seed": ""}, "A seed is a text of 1 to 64"),
        ({"title": "nim", "seats": seats("human", "human"), "seed": "x" * 65}, "at most 64 characters"),
        ({"title": "nim", "seats": seats("human", "human"), "seed": "x" * 201}, "seed"),
        ({"title": "nim", "seats": seats("human", "human"), "seed": 1 << 300}, "at most 64 characters"),
        ({"title": "nim", "seats": seats("human", "human"), "seed": "a\u0007"}, "control characters"),
        ({"title": "nim", "seats": seats("human", "human"), "seed": True}, "seed"),
        ({"title": "nim", "seats": seats("human", "human"), "seed": 1.5}, "seed"),
        ({"title": "nim", "seats": seats("human", "human"), "options": {"shwing": True}}, "did you mean 'showing'"),
        ({"title": "nim", "seats": seats("human", "human"), "options": {"showing": 3}}, "it takes true | false"),
        ({"title": "nim", "seats": seats("human", "human"), "extra": 1}, "extra"),
        ({"title": "nim"}, "seats"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_a_sentence(client: Client, body: dict[str, Any], words: str) -> None:
    refused = client.post("/tables", None, 400, **body)
    assert words in say(refused["error"])
    assert set(refused) == {"error", "code", "rule"}


def test_titles_tell_what_a_setup_page_needs(client: Client) -> None:
    found = client.get("/titles")
    nim = next(title for title in found["titles"] if title["name"] == "nim")
    assert nim["players"] == [2, 3, 4]
    options = {option["name"]: option for option in nim["options"]}
    assert options["last_counter"]["choices"] == ["bonus", "penalty", "nothing"]
    assert options["showing"]["kind"] == "bool"
    assert found["bots"] == ["easy", "normal", "hard", "expert"], "what people are offered, from the gentlest on"
