"""Whole games over HTTP and WebSocket, against real servers."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from serving import Client, Message, Player, Server, serving

from keeling.kernel.digest import digest
from keeling.kernel.game import SPECTATOR
from keeling.kernel.match import Match
from keeling.kernel.record import parse_record
from keeling.kernel.title import Setup
from keeling.kernel.view import numbers_in
from keeling.server.export import live_schema
from keeling.server.messages import SERVER
from keeling.server.shelf import Shelf
from keeling.titles import title_named
from keeling.words import say


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("play")) as running:
        yield running


@pytest.fixture
def client(server: Server) -> Client:
    return Client(server)


def play_to_the_end(players: list[Player], seed: int, reconnect_every: int = 4) -> int:
    """Random moves of all players until the game is over, with reconnects; how many they made."""
    chance = random.Random(seed)
    moves = 0
    while players[0].state["status"] != "finished":
        asked = players[0].state["asked"]["player"]
        mine = [player for player in players if player.state["seat"] == asked]
        if not mine:
            players[0].hear()
            continue
        player = mine[0]
        if not player.wait_for_turn():
            break
        option = chance.choice(player.state["options"])
        answer = player.act(option["action"])
        assert answer["type"] == "ack", answer
        moves += 1
        if moves % reconnect_every == 0:
            chance.choice(players).reconnect()
        for other in players:
            other.reach(player.state["seq"])
    return moves


@pytest.mark.parametrize("title", ["nim", "classic"])
def test_a_game_of_two_people_is_the_librarys_game(server: Server, client: Client, title: str) -> None:
    """The client knows only what it is sent; the record it downloads replays to the same digest."""
    made = client.make("human", "human", title=title, seed=77)
    players = [Player(server, made["table"], seat["token"]) for seat in made["seats"]]
    moves = play_to_the_end(players, 5)
    record = client.get(f"/tables/{made['table']}/record", made["link"])
    found = parse_record(json.dumps(record).encode(), title_named)
    assert len(found.actions) == moves
    game = found.replay()
    assert found.setup.seed == "77"
    for player in players:
        player.reach(moves + 1)
        assert player.state["view"] == json.loads(json.dumps(title_named(title).view(game, player.state["seat"])))
        assert player.state["outcome"] == title_named(title).outcome(game)._asdict()
    assert digest(game) == record["digest"]


def test_every_message_fits_the_exported_schema(server: Server, client: Client) -> None:
    made = client.make("human", "human", "random", seed=1)
    players = [Player(server, made["table"], seat["token"], host=made["host"]) for seat in made["seats"][:2]]
    while not any(player.state["options"] for player in players):
        players[0].hear()
        players[1].reach(players[0].state["seq"])
    watcher = Player(server, made["table"], made["link"], since=None, changes=True)
    asks: list[tuple[str, Message]] = [
        ("look", {"position": 0}),
        ("chart", {"paths": None}),
        ("chart", {"paths": ["heaps.0", "nothing"]}),
        ("explain", {"notation": "take a 5"}),
        ("explain", {"anchor": "heap:a"}),
        ("undo", {}),
        ("redo", {}),
        ("preview", {"actions": [0, 1, 99999]}),
        ("refresh", {}),
        ("tale", {}),
        ("act", {"seq": 0, "action": 99999}),
    ]
    for kind, fields in asks:
        for player in [*players, watcher]:
            player.ask(kind, **fields)
    play_to_the_end(players, 6)
    assert [each.ask("tale")["tale"] for each in [*players, watcher]].count(players[0].ask("tale")["tale"]) == 3
    client.post(f"/tables/{made['table']}/rematch", made["seats"][0]["token"])
    players[1].until("rematch")
    kinds = set()
    for player in [*players, watcher]:
        for message in player.heard:
            SERVER.validate_python(message)
            kinds.add(message["type"])
    assert kinds - {"previews"} == {
        "welcome", "state", "change", "seats", "ack", "refused", "explained", "previewed", "looked", "charted", "tale",
        "rematch",
    }  # fmt: skip


def test_the_log_is_what_a_seat_was_told(server: Server, client: Client) -> None:
    """Whoever listens all the time and whoever comes at the end hear the same events, as the library tells them."""
    made = client.make("human", "human", seed=3)
    players = [Player(server, made["table"], seat["token"]) for seat in made["seats"]]
    play_to_the_end(players, 7, reconnect_every=3)
    record = client.get(f"/tables/{made['table']}/record", made["link"])
    title = title_named("nim")
    match = Match(Setup.of(title, 2, 3), ["human", "human"])
    told: list[list[Any]] = [[], []]
    for text in record["actions"]:
        for seat, events in enumerate(match.play(title.alphabet.parse(text))[:2]):
            told[seat].append(json.loads(json.dumps(events)))
    for seat, player in enumerate(players):
        lines: dict[int, Message] = {}
        for message in player.heard:
            if message["type"] == "state":
                lines |= {line["seq"]: line for line in message["log"]}
        heard = [line["events"] for _, line in sorted(lines.items()) if line["kind"] == "action"]
        assert heard == told[seat]
        assert lines[1]["events"] == json.loads(json.dumps(match.opening[seat]))
        late = Player(server, made["table"], made["seats"][seat]["token"])
        assert [line["events"] for line in late.state["log"] if line["kind"] == "action"] == told[seat]


def test_previews_are_the_librarys(server: Server, client: Client) -> None:
    made = client.make("human", "human", seed=11)
    title = title_named("nim")
    game = Setup.of(title, 2, 11).start()
    seat = game.decision.player
    player = Player(server, made["table"], made["seats"][seat]["token"])
    expected = {str(a): json.loads(json.dumps(title.preview(game, seat, a))) for a in game.legal}
    assert player.await_previews() == expected
    again = Player(server, made["table"], made["seats"][seat]["token"])
    assert {str(option["action"]): option["preview"] for option in again.state["options"]} == expected
    legal = again.ask("explain", action=game.legal[0])
    assert legal["legal"] == [game.legal[0]]
    assert legal["previews"] == {str(game.legal[0]): expected[str(game.legal[0])]}


def test_refusals_come_with_the_rule_and_the_sentence(server: Server, client: Client) -> None:
    made = client.make("human", "human", seed=11)
    seat = Setup.of(title_named("nim"), 2, 11).start().decision.player
    player = Player(server, made["table"], made["seats"][seat]["token"])
    other = Player(server, made["table"], made["seats"][1 - seat]["token"])
    (reason,) = player.ask("explain", notation="take a 5")["reasons"]
    assert (reason["rule"], say(reason["message"])) == ("N-TURN-02", "So many counters cannot be taken at once.")
    place = player.ask("explain", anchor="heap:a")
    assert len(place["legal"]) == 3
    assert "N-TURN-02" in {each["rule"] for each in place["reasons"]}
    (unasked,) = player.ask("explain", anchor="tiles")["reasons"]
    assert say(unasked["message"]) == "This is not what is being asked now."
    illegal = player.ask("act", seq=player.state["seq"], action=4)
    assert (illegal["code"], illegal["rule"]) == ("illegal", "N-TURN-02")
    assert other.ask("explain", notation="take a 5")["code"] == "not_asked"
    assert other.ask("act", seq=other.state["seq"], action=0)["code"] == "not_asked"
    watcher = Player(server, made["table"], made["link"])
    assert watcher.ask("act", seq=watcher.state["seq"], action=0)["code"] == "spectator"
    assert say(player.ask("explain", notation="jump")["error"]).startswith("There is no action 'jump'")
    assert say(player.ask("explain")["error"]) == "Ask about one of action, notation and anchor."


def test_a_stale_action_is_refused_and_the_state_follows(server: Server, client: Client) -> None:
    """Two tabs on one seat: both hear everything, and only the first of two equal clicks counts."""
    made = client.make("human", "human", seed=11)
    seat = Setup.of(title_named("nim"), 2, 11).start().decision.player
    tabs = [Player(server, made["table"], made["seats"][seat]["token"]) for _ in range(2)]
    action = tabs[0].state["options"][0]["action"]
    seq = tabs[0].state["seq"]
    assert tabs[0].ask("act", seq=seq, action=action)["type"] == "ack"
    late = tabs[1].ask("act", seq=seq, action=action)
    assert (late["type"], late["code"]) == ("refused", "stale")
    for tab in tabs:
        tab.reach(seq + 1)
        assert tab.state["position"] == 1
    assert tabs[0].ask("act", seq=seq + 100, action=action)["code"] == "stale"
    tabs[0].close()
    assert tabs[1].until("seats")["seats"][seat]["connected"] is True


def test_looking_back_and_charts(server: Server, client: Client) -> None:
    made = client.make("human", "human", seed=5)
    players = [Player(server, made["table"], seat["token"]) for seat in made["seats"]]
    moves = play_to_the_end(players, 9)
    record = client.get(f"/tables/{made['table']}/record", made["link"])
    title = title_named("nim")
    game = Setup.of(title, 2, 5).start()
    heap, score = [], []
    for number in range(moves + 1):
        for seat, player in enumerate(players):
            looked = player.ask("look", position=number)
            assert looked["view"] == json.loads(json.dumps(title.view(game, seat)))
        numbers = numbers_in(title.view(game, SPECTATOR))
        heap.append(numbers["heaps.0"])
        score.append(numbers["players.1.score"])
        if number < moves:
            game.play(title.alphabet.parse(record["actions"][number]))
    charted = players[0].ask("chart", paths=["heaps.0", "players.1.score", "no.such"])
    assert charted["series"] == {"heaps.0": heap, "players.1.score": score, "no.such": [None] * (moves + 1)}
    assert "players.1.score" in players[0].ask("chart", paths=None)["paths"]
    assert players[0].ask("look", position=moves + 1)["type"] == "refused"


def test_the_schemas_are_exported(server: Server, client: Client) -> None:
    exported = client.get("/live-schema.json")
    assert exported == json.loads(json.dumps(live_schema(Shelf())))
    assert set(exported["views"]) >= {"nim", "classic"}
    assert "heaps" in exported["views"]["nim"]["properties"]
    paths = client.get("/openapi.json")["paths"]
    assert "/api/tables/{table_id}/join" in paths
    assert "seats" in str(paths["/api/tables"]["post"]["responses"]["201"]) or "MadeTable" in str(paths)
