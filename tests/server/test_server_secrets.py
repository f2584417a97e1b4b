"""What is hidden in a game between people stays hidden until it is over for good; whoever looks is told of to all."""

from collections.abc import Iterator

import pytest
from serving import Client, Message, Player, Server, serving
from test_server_undo import act

from keeling.kernel.title import Setup
from keeling.titles import title_named
from keeling.words import say

NIM = title_named("nim")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("secrets")) as running:
        yield running


@pytest.fixture
def client(server: Server) -> Client:
    return Client(server)


def begun_by(seat: int, players: int = 2) -> int:
    """A seed of a game in which that seat decides first."""
    return next(seed for seed in range(99) if Setup.of(NIM, players, seed).start().decision.player == seat)


def hosting(server: Server, client: Client, *others: str) -> tuple[Message, Player]:
    """Ann, who is the host and decides first, with others of these kinds."""
    made = client.make("human", *others, seed=begun_by(0, 1 + len(others)))
    return made, Player(server, made["table"], made["seats"][0]["token"], host=made["host"])


def hand_over(player: Player, seat: int, to: str) -> None:
    answer = player.ask("handover", seat=seat, to=to, **({"bot": "random"} if to == "bot" else {}))
    assert answer["type"] == "ack", answer
    player.reach(answer["seq"])


def play_on(player: Player) -> None:
    """Take any option until the game is over."""
    while player.wait_for_turn():
        act(player, player.state["options"][-1]["notation"])


def show(player: Player) -> None:
    """Reveal the own card as soon as that is an option; the seed, which nobody may know here, is a random one."""
    assert player.wait_for_turn()
    while "show" not in [option["notation"] for option in player.state["options"]]:
        act(player, player.state["options"][0]["notation"])
        assert player.wait_for_turn()
    act(player, "show")


def test_the_host_does_not_play_to_the_end_and_come_back(server: Server, client: Client) -> None:
    """The way it went: hand the absent friend's seat to a bot, play on, take the record, go back, return the seat."""
    made, ann = hosting(server, client, "human")
    act(ann, "take a 1")
    hand_over(ann, 1, "bot")
    play_on(ann)
    assert ann.state["outcome"] is not None
    assert (ann.state["undo"]["undo"], ann.state["undo"]["redo"]) == ("no", False)
    for position in (0, 1, ann.state["position"] - 1):
        refused = ann.ask("undo", to=position)
        assert refused["code"] == "no_undo"
        assert "rematch" in say(refused["error"])
    hand_over(ann, 1, "human")
    assert ann.ask("undo")["code"] == "no_undo"
    assert client.get(f"/tables/{made['table']}/record", made["link"])["digest"], "over for good: everybody may have it"
    assert ann.ask("undo")["code"] == "no_undo"


def test_nobody_looks_ahead_while_a_bot_was_put_on_somebodys_seat(server: Server, client: Client) -> None:
    made, ann = hosting(server, client, "human")
    hand_over(ann, 1, "bot")
    act(ann, "show")
    assert ann.wait_for_turn()
    undo = ann.state["undo"]
    assert (undo["undo"], undo["reset_turn"]) == ("no", False)
    assert "A bot plays for Player 2" in say(undo["why"])
    assert ann.ask("undo", to=0)["code"] == "no_undo"
    hand_over(ann, 1, "human")
    bob = Player(server, made["table"], made["seats"][1]["token"])
    assert ann.ask("undo")["pending"] is True, "the owner is back and is asked"
    while bob.state["proposal"] is None:
        bob.hear()
    answer = bob.ask("consent", yes=True)
    assert answer["type"] == "ack"
    ann.reach(answer["seq"])
    assert ann.state["position"] == 0


def test_nobody_goes_back_behind_a_handover_that_the_owner_did_not_ask_for(server: Server, client: Client) -> None:
    _, ann = hosting(server, client, "human")
    act(ann, "take a 1")
    hand_over(ann, 1, "bot")
    assert ann.wait_for_turn()
    hand_over(ann, 1, "human")
    behind = ann.ask("undo", to=0)
    assert behind["code"] == "no_undo"
    assert "unasked" in say(behind["error"])
    assert ann.ask("undo", to=1)["pending"] is True, "what the bot did can be taken back with consent"


def test_own_decisions_without_a_reveal_stay_free(server: Server, client: Client) -> None:
    _, ann = hosting(server, client, "human")
    act(ann, "take a 1")
    assert ann.state["undo"]["undo"] == "free"
    assert ann.ask("undo")["pending"] is False


def test_a_proposal_ends_when_a_seat_changes_hands(server: Server, client: Client) -> None:
    """Otherwise the host takes the seat of whoever has not agreed, and the rest is enough."""
    made, ann = hosting(server, client, "human", "human")
    cy = Player(server, made["table"], made["seats"][2]["token"])
    act(ann, "show")
    assert ann.ask("undo")["pending"] is True
    hand_over(ann, 1, "bot")
    assert ann.state["proposal"] is None
    assert say(cy.ask("consent", yes=True)["error"]) == "Nobody asks you to go back."


def test_who_hands_the_own_seat_over_leaves_the_others_to_agree(server: Server, client: Client) -> None:
    made, ann = hosting(server, client, "human", "human")
    bob, cy = (Player(server, made["table"], seat["token"]) for seat in made["seats"][1:])
    act(ann, "show")
    ann.reach(bob.ask("handover", seat=1, to="bot", bot="random")["seq"])
    assert ann.ask("undo", to=0)["pending"] is True
    cy.close()
    cy = Player(server, made["table"], made["seats"][2]["token"])
    ann.reach(cy.ask("handover", seat=2, to="bot", bot="random")["seq"])
    alone = ann.ask("undo", to=0)
    assert alone["code"] == "no_undo"
    assert "Nobody is here to agree" in say(alone["error"])


def test_when_everybody_else_has_left_for_good_the_rest_is_free_and_a_newcomer_is_told(
    server: Server, client: Client
) -> None:
    made = client.post("/tables", title="nim", seats=[{"kind": "human"}, {"kind": "open"}], public=False)
    bob = client.post(f"/tables/{made['table']}/join", made["link"])
    ann = Player(server, made["table"], made["seats"][0]["token"], host=made["host"])
    client.post(f"/tables/{made['table']}/leave", bob["token"])
    hand_over(ann, 1, "bot")
    show(ann)
    assert ann.wait_for_turn()
    answer = ann.ask("undo")
    assert answer["pending"] is False
    ann.reach(answer["seq"])
    hand_over(ann, 1, "human")
    cy = client.post(f"/tables/{made['table']}/join", made["link"])
    welcome = Player(server, made["table"], cy["token"]).heard[0]
    assert welcome["table"]["seed_known"] is True


def test_alone_against_bots_going_back_is_nobodys_business(server: Server, client: Client) -> None:
    made = client.make("human", "random")
    ann = Player(server, made["table"], made["seats"][0]["token"], host=made["host"])
    show(ann)
    assert ann.wait_for_turn()
    assert ann.ask("undo")["pending"] is False
    assert client.get(f"/tables/{made['table']}", made["link"])["seed_known"] is False


def test_taking_the_record_of_a_game_that_can_go_on_is_told_to_all(server: Server, client: Client) -> None:
    made = client.make("human", "random")
    ann = Player(server, made["table"], made["seats"][0]["token"])
    watcher = Player(server, made["table"], made["link"])
    play_on(ann)
    client.get(f"/tables/{made['table']}/record", made["link"])
    for player in (ann, watcher):
        assert player.until("welcome")["table"]["seed_known"] is True
        while "download" not in [line["kind"] for line in player.state["log"]]:
            player.hear()
    client.get(f"/tables/{made['table']}/record", made["link"])
    late = Player(server, made["table"], made["link"])
    assert [line["kind"] for line in late.state["log"]].count("download") == 1


def test_the_rules_of_going_back_survive_a_restart(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(tmp_path_factory.mktemp("secrets-restart")) as own:
        _, ann = hosting(own, Client(own), "human")
        hand_over(ann, 1, "bot")
        act(ann, "show")
        ann.wait_for_turn()
        own.kill()
        own.start()
        ann.connect(0)
        assert ann.ask("undo", to=0)["code"] == "no_undo"
