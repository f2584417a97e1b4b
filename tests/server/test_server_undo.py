"""Taking back: free, with consent, not at all; and that it is an entry like others."""

import sqlite3
from collections.abc import Iterator

import pytest
from serving import Client, Message, Player, Server, serving

from keeling.kernel.title import Setup
from keeling.titles import title_named
from keeling.words import say

NIM = title_named("nim")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("undo")) as running:
        yield running


@pytest.fixture
def client(server: Server) -> Client:
    return Client(server)


def act(player: Player, notation: str) -> None:
    assert player.wait_for_turn()
    (action,) = [option["action"] for option in player.state["options"] if option["notation"] == notation]
    assert player.act(action)["type"] == "ack"


def two_people(server: Server, client: Client, seed: int = 3) -> tuple[str, Player, Player]:
    """A table of two people: the one who begins, then the other."""
    made = client.make("human", "human", seed=seed)
    first = Setup.of(NIM, 2, seed).start().decision.player
    players = [Player(server, made["table"], seat["token"]) for seat in made["seats"]]
    return made["table"], players[first], players[1 - first]


def test_the_own_last_decision_is_free(server: Server, client: Client) -> None:
    table, ann, bob = two_people(server, client)
    before = ann.state["view"]
    assert ann.state["undo"] == {
        "undo": "no", "undo_to": None, "what": None, "seats": [], "count": 0,
        "reset_turn": False, "reset_to": None, "reset_seats": [], "reset_count": 0,
        "why": {"key": "error-nothing-to-undo"}, "redo": False, "redo_what": None,
    }  # fmt: skip
    act(ann, "take a 1")
    assert (ann.state["undo"]["undo"], ann.state["undo"]["undo_to"]) == ("free", 0)
    answer = ann.ask("undo")
    assert (answer["type"], answer["pending"]) == ("ack", False)
    for player in (ann, bob):
        player.reach(answer["seq"])
        assert player.state["position"] == 0
        assert player.state["log"][-1]["kind"] == "undo"
    assert ann.state["view"] == before
    assert ann.ask("undo")["code"] == "no_undo"
    late = Player(server, table, ann.token)
    assert [line["kind"] for line in late.state["log"]] == ["start", "action", "undo"]
    assert [line["events"] for line in late.state["log"][1:]] == [[], []]
    with sqlite3.connect(server.db.removeprefix("sqlite:///")) as database:
        kinds = database.execute("select kind from entries where table_id = ? order by seq", (table,)).fetchall()
    assert kinds == [("start",), ("action",), ("undo",)]


def test_behind_a_reveal_the_others_are_asked(server: Server, client: Client) -> None:
    _, ann, bob = two_people(server, client)
    act(ann, "show")
    assert (ann.state["undo"]["undo"], ann.state["undo"]["reset_turn"]) == ("consent", False)
    assert "revealed" in say(ann.state["undo"]["why"])
    assert ann.ask("reset_turn")["code"] == "no_undo"
    assert ann.ask("undo")["pending"] is True
    while bob.state["proposal"] is None:
        bob.hear()
    assert bob.state["proposal"] == {"by": ann.state["seat"], "to": 0, "waiting": [bob.state["seat"]], "what": "undo"}
    assert ann.ask("consent", yes=True)["type"] == "refused"
    assert bob.ask("consent", yes=False)["type"] == "ack"
    while ann.state["proposal"] is not None or ann.state["position"] != 1:
        ann.hear()
    assert say(bob.ask("consent", yes=True)["error"]) == "Nobody asks you to go back."
    assert ann.ask("undo")["pending"] is True
    answer = bob.ask("consent", yes=True)
    ann.reach(answer["seq"])
    assert (ann.state["position"], ann.state["proposal"]) == (0, None)


def test_behind_somebody_elses_decision_the_others_are_asked(server: Server, client: Client) -> None:
    _, ann, bob = two_people(server, client)
    act(ann, "take a 1")
    bob.reach(ann.state["seq"])
    act(bob, "take b 1")
    ann.reach(bob.state["seq"])
    assert "Somebody else" in say(ann.state["undo"]["why"])
    assert ann.ask("undo")["pending"] is True
    act(ann, "take c 1")
    bob.reach(ann.state["seq"])
    assert bob.state["proposal"] is None, "a new decision ends the proposal"
    assert ann.ask("undo", to=0)["pending"] is True
    assert ann.ask("consent", yes=False)["type"] == "ack", "whoever asked may withdraw"
    assert bob.ask("undo", to=99)["code"] == "no_undo"


def test_against_bots_everything_is_free(server: Server, client: Client) -> None:
    made = client.make("human", "random", seed=3)
    ann = Player(server, made["table"], made["seats"][0]["token"])
    decisions: list[tuple[int, Message]] = []
    while ann.wait_for_turn() and len(decisions) < 4:
        decisions.append((ann.state["position"], ann.state["view"]))
        act(ann, ann.state["options"][0]["notation"])
    ann.wait_for_turn()
    assert ann.state["undo"]["reset_turn"] is False, "the bot has decided since: there is nothing of this turn"
    assert ann.ask("reset_turn")["code"] == "no_undo"
    for position, view in reversed(decisions):
        answer = ann.ask("undo")
        assert answer["type"] == "ack", answer
        while ann.state["position"] != position or ann.state["seq"] < answer["seq"]:
            ann.hear()
        assert ann.state["view"] == view
    watcher = Player(server, made["table"], made["link"])
    assert watcher.ask("undo")["code"] == "no_undo"
    assert watcher.ask("consent", yes=True)["type"] == "refused"


def test_a_bot_answers_the_same_after_an_undo(server: Server, client: Client) -> None:
    """Its choice follows from seed, seat and position; so a restart in the middle of its move changes nothing."""
    seed = next(seed for seed in range(50) if Setup.of(NIM, 2, seed).start().decision.player == 0)
    made = client.make("human", "random", seed=seed)
    ann = Player(server, made["table"], made["seats"][0]["token"])
    ann.wait_for_turn()
    start = ann.state["position"]
    views = []
    for _ in range(3):
        act(ann, "take a 1")
        ann.wait_for_turn()
        views.append(ann.state["view"])
        answer = ann.ask("undo", to=start)
        while ann.state["position"] != start or ann.state["seq"] < answer["seq"]:
            ann.hear()
    assert views[0] == views[1] == views[2]


def test_reset_goes_back_over_the_own_run(server: Server, client: Client) -> None:
    """Emptying a heap asks the next player first; then it is his turn: two decisions of the same person in a row."""
    for seed in range(50):
        game = Setup.of(NIM, 2, seed).start()
        if min(game.heap) == 3:
            break
    heap = "abc"[game.heap.index(3)]
    made = client.make("human", "human", seed=seed)
    first = game.decision.player
    ann, bob = (Player(server, made["table"], made["seats"][seat]["token"]) for seat in (first, 1 - first))
    act(ann, f"take {heap} 3")
    bob.reach(ann.state["seq"])
    act(bob, "leave")
    other = next(word for word in "abc" if word != heap)
    act(bob, f"take {other} 1")
    assert (bob.state["undo"]["undo_to"], bob.state["undo"]["reset_to"]) == (2, 1)
    answer = bob.ask("reset_turn")
    bob.reach(answer["seq"])
    assert bob.state["position"] == 1
    assert bob.state["asked"]["kind"] == "ChooseRefill"


def test_after_a_game_between_people_nothing_is_taken_back(server: Server, client: Client) -> None:
    _, ann, bob = two_people(server, client, seed=5)
    players = {ann.state["seat"]: ann, bob.state["seat"]: bob}
    while ann.state["status"] == "playing":
        player = players[ann.state["asked"]["player"]]
        if not player.wait_for_turn():
            break
        act(player, player.state["options"][-1]["notation"])
        for each in players.values():
            each.reach(player.state["seq"])
    for each in players.values():
        assert "rematch" in say(each.ask("undo")["error"])
