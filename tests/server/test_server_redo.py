"""Playing again what was taken back: until another action is taken, never past a reveal, and only the own actions."""

from collections.abc import Iterator

import pytest
from serving import Client, Message, Player, Server, serving
from test_server_undo import act, two_people

from keeling.kernel.title import Setup
from keeling.titles import title_named
from keeling.words import say

NIM = title_named("nim")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("redo")) as running:
        yield running


@pytest.fixture
def client(server: Server) -> Client:
    return Client(server)


def back(player: Player, **fields: int) -> None:
    """Go back, and wait for the state after it."""
    answer = player.ask("undo", **fields)
    assert answer["type"] == "ack", answer
    player.reach(answer["seq"])


def again(player: Player) -> Message:
    """Redo, and wait for the state after it."""
    answer = player.ask("redo")
    assert answer["type"] == "ack", answer
    player.reach(answer["seq"])
    return answer


def alone(server: Server, client: Client, title: str = "classic", **more: object) -> tuple[Message, Player]:
    """A table of one person."""
    made = client.make("human", title=title, seed=5, **more)
    return made, Player(server, made["table"], made["seats"][0]["token"])


def propose(player: Player, number: int = 0) -> None:
    """Take one of the proposals of a lone classic game."""
    assert player.wait_for_turn()
    options = [option for option in player.state["options"] if option["verb"] == "propose"]
    assert player.act(options[number]["action"])["type"] == "ack"


def begin(player: Player) -> None:
    """Answer what is asked before the first turn."""
    while not player.state["asked"]["turn"]:
        assert player.act(player.state["options"][0]["action"])["type"] == "ack"


# One person


def test_what_was_taken_back_is_played_again(server: Server, client: Client) -> None:
    _, ann = alone(server, client)
    begin(ann)
    start = ann.state["position"]
    propose(ann)
    views = [ann.state["view"]]
    options = [option for option in ann.state["options"] if option["verb"] == "market"]
    assert ann.act(options[0]["action"])["type"] == "ack"
    views.append(ann.state["view"])
    assert ann.state["undo"]["redo"] is False
    assert (ann.state["undo"]["what"], ann.state["undo"]["count"]) == (options[0]["label"], 1)
    back(ann)
    back(ann)
    assert ann.state["position"] == start
    assert ann.state["undo"]["redo"] is True
    assert say(ann.state["undo"]["redo_what"]).startswith("Propose")
    again(ann)
    assert ann.state["view"] == views[0]
    again(ann)
    assert ann.state["view"] == views[1]
    assert (ann.state["undo"]["redo"], ann.state["undo"]["redo_what"]) == (False, None)
    refused = ann.ask("redo")
    assert (refused["type"], refused["code"]) == ("refused", "no_redo")
    kinds = [line["kind"] for line in Player(server, ann.table, ann.token).state["log"]]
    assert kinds[-6:] == ["undo", "undo", "redo", "action", "redo", "action"]


def test_one_redo_plays_all_that_one_undo_took_back(server: Server, client: Client) -> None:
    _, ann = alone(server, client)
    begin(ann)
    start = ann.state["position"]
    propose(ann)
    first = next(option for option in ann.state["options"] if option["verb"] == "market")
    assert ann.act(first["action"])["type"] == "ack"
    view, position = ann.state["view"], ann.state["position"]
    back(ann, to=start)
    again(ann)
    assert (ann.state["view"], ann.state["position"]) == (view, position)


def test_another_action_empties_the_list(server: Server, client: Client) -> None:
    _, ann = alone(server, client)
    begin(ann)
    propose(ann)
    back(ann)
    propose(ann, 1)
    assert ann.state["undo"]["redo"] is False
    assert ann.ask("redo")["code"] == "no_redo"


def test_a_turn_that_is_over_cannot_be_reset(server: Server, client: Client) -> None:
    """Two clicks on the end of a turn must not take it back."""
    _, ann = alone(server, client)
    begin(ann)
    start = ann.state["position"]
    assert ann.state["undo"]["reset_turn"] is False
    propose(ann)
    undo = ann.state["undo"]
    assert (undo["reset_turn"], undo["reset_to"], undo["reset_seats"], undo["reset_count"]) == (True, start, [0], 1)
    (end,) = [option for option in ann.state["options"] if option["notation"] == "end"]
    assert ann.act(end["action"])["type"] == "ack"
    begin(ann)
    undo = ann.state["undo"]
    assert (undo["undo"], undo["reset_turn"], undo["reset_seats"], undo["reset_count"]) == ("free", False, [], 0)
    assert ann.ask("reset_turn")["code"] == "no_undo"


# Reveals and bots


def lone_show(server: Server, client: Client) -> tuple[Player, int]:
    """Ann against a bot, and the position at which it is her turn for the first time."""
    seed = next(seed for seed in range(50) if Setup.of(NIM, 2, seed).start().decision.player == 0)
    made = client.make("human", "random", seed=seed)
    ann = Player(server, made["table"], made["seats"][0]["token"])
    ann.wait_for_turn()
    return ann, ann.state["position"]


def test_redo_stops_behind_a_reveal(server: Server, client: Client) -> None:
    """The card is shown again; what was done after it is not."""
    ann, start = lone_show(server, client)
    act(ann, "show")
    ann.wait_for_turn()
    act(ann, ann.state["options"][0]["notation"])
    ann.wait_for_turn()
    assert ann.state["position"] >= start + 3
    back(ann, to=start)
    assert ann.state["undo"]["redo"] is True
    answer = ann.ask("redo")
    assert answer["type"] == "ack"
    log = Player(server, ann.table, ann.token).state["log"]
    redo = next(number for number, line in enumerate(log) if line["kind"] == "redo")
    assert log[redo + 1]["kind"] == "action"
    assert log[redo + 1]["seq"] == answer["seq"], "one action, and the bot goes on by itself"
    ann.reach(answer["seq"])
    ann.wait_for_turn()
    assert ann.state["undo"]["redo"] is False


def test_the_moves_of_bots_in_between_are_played_again_and_named(server: Server, client: Client) -> None:
    ann, start = lone_show(server, client)
    act(ann, "take a 1")
    ann.wait_for_turn()
    view, position = ann.state["view"], ann.state["position"]
    undo = ann.state["undo"]
    assert (undo["undo_to"], undo["count"]) == (start, position - start)
    assert undo["seats"] == [0, 1]
    assert say(undo["what"]) == "Take 1 counter from heap a"
    assert undo["reset_turn"] is False
    back(ann)
    again(ann)
    while ann.state["position"] < position:
        ann.hear()
    assert ann.state["view"] == view


def test_who_watches_plays_nothing_again(server: Server, client: Client) -> None:
    made, ann = alone(server, client)
    begin(ann)
    propose(ann)
    back(ann)
    watcher = Player(server, made["table"], made["link"])
    assert (watcher.state["undo"]["redo"], watcher.state["undo"]["redo_what"]) == (False, None)
    assert watcher.ask("redo")["code"] == "no_redo"
    assert ann.state["undo"]["redo"] is True


# Several people, at one screen or at two


def test_between_people_only_the_own_actions_are_played_again(server: Server, client: Client) -> None:
    _, ann, bob = two_people(server, client)
    act(ann, "take a 1")
    back(ann)
    bob.reach(ann.state["seq"])
    assert (ann.state["undo"]["redo"], bob.state["undo"]["redo"]) == (True, False)
    assert bob.state["undo"]["redo_what"] is None
    assert bob.ask("redo")["code"] == "no_redo"
    again(ann)
    bob.reach(ann.state["seq"])
    act(bob, "take b 1")
    ann.reach(bob.state["seq"])
    assert ann.ask("undo")["pending"] is True
    answer = bob.ask("consent", yes=True)
    for player in (ann, bob):
        player.reach(answer["seq"])
        assert player.state["undo"]["redo"] is False, "actions of both were taken back"


# Restart


def test_a_restart_keeps_what_can_be_played_again(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(tmp_path_factory.mktemp("redo-restart")) as own:
        client = Client(own)
        _, ann = alone(own, client)
        begin(ann)
        propose(ann)
        view = ann.state["view"]
        back(ann)
        for _ in range(2):
            own.kill()
            own.start()
            ann.connect(0)
            assert ann.state["undo"]["redo"] is True
        again(ann)
        assert ann.state["view"] == view
        own.kill()
        own.start()
        ann.connect(0)
        assert (ann.state["view"], ann.state["undo"]["redo"]) == (view, False)
        assert ann.state["undo"]["undo"] == "free"
        assert say(ann.state["undo"]["what"]).startswith("Propose"), "made again from the log"


# The tale


def test_a_finished_game_is_told_and_a_running_one_is_not(server: Server, client: Client) -> None:
    made = client.make("human", "greedy", title="classic", seed=5)
    ann = Player(server, made["table"], made["seats"][0]["token"])
    assert ann.ask("tale")["code"] == "not_over"
    client.post(f"/tables/{made['table']}/leave", ann.token)
    waiting = client.make("open", "human")
    assert Player(server, waiting["table"], waiting["seats"][1]["token"]).ask("tale")["code"] == "not_over"
    over = client.make("human", "random", seed=7)
    bob = Player(server, over["table"], over["seats"][0]["token"])
    while bob.wait_for_turn():
        act(bob, bob.state["options"][-1]["notation"])
    answer = bob.ask("tale")
    assert answer["type"] == "tale"
    sums = [sum(part["amount"] for part in each["parts"]) for each in answer["tale"]["points"]]
    assert sums == bob.state["outcome"]["scores"]
