"""Reviews over HTTP: who may have one, one at a time, how many, given up, kept, and gone with the server."""

import asyncio
import json
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from serving import Client, Message, Player, Server, serving
from test_server_secrets import play_on

from keeling.kernel.title import Setup
from keeling.reviewing import review_match
from keeling.server import jobs as module
from keeling.server.errors import TooMuch
from keeling.server.job_process import REVIEW, Work, match_of
from keeling.server.jobs import Asked, Jobs
from keeling.server.settings import Settings
from keeling.titles import title_named
from keeling.words import say

pytestmark = pytest.mark.once

FAILED = "error-review-failed"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("reviews")) as running:
        yield running


@pytest.fixture
def client(server: Server) -> Client:
    return Client(server)


def over(server: Server, client: Client, *kinds: str) -> Message:
    """A game of nim that is over; people take any option."""
    made: Message = client.make(*kinds, seed="review")
    players = [Player(server, made["table"], seat["token"]) for seat in made["seats"] if seat["token"]]
    while players[0].state["status"] != "finished":
        for player in players:
            player.reach(max(each.state["seq"] for each in players))
            if player.state["options"]:
                player.act(player.state["options"][-1]["action"])
        if not any(player.state["options"] for player in players) and players[0].state["status"] != "finished":
            players[0].hear()
    for player in players:
        player.close()
    return made


def finished_review(client: Client, made: Message, token: str) -> Message:
    """The review, when it is there."""
    path = f"/tables/{made['table']}/review"
    state: Message = client.post(path, token)
    heard: list[int] = []
    while state["state"] in ("waiting", "working"):
        heard.append(state["done"])
        time.sleep(0.05)
        state = client.get(path, token)
    assert heard == sorted(heard)
    assert state["state"] == "done", state
    return state


def children(process: subprocess.Popen[str]) -> list[str]:
    """The reviews that a process has started, and what has ended without being waited for."""
    told = subprocess.run(
        ["ps", "-o", "pid=,args=", "--ppid", str(process.pid)], capture_output=True, text=True, check=False
    )
    return [line for line in told.stdout.splitlines() if "job_process" in line or "defunct" in line]


def test_everybody_at_a_game_that_is_over_gets_its_review(server: Server, client: Client) -> None:
    made = over(server, client, "human", "human")
    path = f"/tables/{made['table']}/review"
    assert client.get(path, made["link"])["state"] == "none"
    state = finished_review(client, made, made["link"])
    review = state["review"]
    assert review["title"] == "nim"
    assert [each["position"] for each in review["decisions"]] == list(range(state["position"]))
    assert {"turning_points", "curves", "credits", "saving"} <= set(review)
    for token in (made["host"], made["seats"][1]["token"]):
        assert client.get(path, token) == state, "made once, kept for all"
    assert client.get(path, status=401)["code"] == "no_token"
    assert not children(server.process)
    record = client.get(f"/tables/{made['table']}/record", made["link"])
    actions = [title_named("nim").alphabet.parse(each) for each in record["actions"]]
    again = review_match(match_of(Work(REVIEW, "nim", 2, "review", record["options"], [], actions, {})))
    assert json.loads(json.dumps(again)) == review, "the same as everywhere"


def test_nobody_gets_a_review_of_a_game_between_people_that_goes_on(server: Server, client: Client) -> None:
    made = client.make("human", "human")
    path = f"/tables/{made['table']}/review"
    for token in (made["host"], made["link"], made["seats"][0]["token"]):
        for answer in (client.post(path, token, status=403), client.get(path, token, status=403)):
            assert answer["code"] == "hidden"
            assert "only the host of a game against bots" in say(answer["error"])
    empty = client.make("open", "open")
    assert client.post(f"/tables/{empty['table']}/review", empty["host"], status=409)["code"] == "not_now"


def test_a_review_of_a_game_against_bots_is_the_hosts_and_all_are_told(server: Server, client: Client) -> None:
    made = client.make("human", "random", seed="7" * 8)
    path = f"/tables/{made['table']}/review"
    ann = Player(server, made["table"], made["seats"][0]["token"], host=made["host"])
    assert ann.wait_for_turn()
    if ann.state["position"] == 0:
        assert "nothing to review" in say(client.post(path, made["host"], status=409)["error"])
        ann.act(ann.state["options"][0]["action"])
    assert client.post(path, made["link"], status=403)["code"] == "hidden"
    assert client.post(path, made["seats"][0]["token"], status=403)["code"] == "hidden"
    found = finished_review(client, made, made["host"])
    assert not found["review"]["finished"]
    play_on(ann)
    later = client.get(path, made["link"])
    assert (later["state"], later["review"]) == ("none", None), "it was the review of another position"


def test_a_game_against_bots_that_can_be_taken_up_again_says_that_it_was_looked_at(
    server: Server, client: Client
) -> None:
    made = client.make("human", "random")
    ann = Player(server, made["table"], made["seats"][0]["token"])
    play_on(ann)
    assert client.get(f"/tables/{made['table']}", made["link"])["seed_known"] is False
    client.post(f"/tables/{made['table']}/review", made["link"])
    assert ann.until("welcome")["table"]["seed_known"] is True
    client.post(f"/tables/{made['table']}/review", made["link"])
    late = Player(server, made["table"], made["link"])
    assert [line["kind"] for line in late.state["log"]].count("download") == 1


def test_a_review_is_gone_with_the_server_and_made_again(tmp_path: Path) -> None:
    with serving(tmp_path) as own:
        client = Client(own)
        made = over(own, client, "human", "random")
        first = finished_review(client, made, made["link"])
        own.kill()
        own.start()
        assert client.get(f"/tables/{made['table']}/review", made["link"])["state"] == "none"
        assert finished_review(client, made, made["link"]) == first


def test_a_server_that_stops_leaves_no_process(tmp_path: Path) -> None:
    with serving(tmp_path) as own:
        client = Client(own)
        record = json.loads((Path(__file__).parents[1] / "records" / "classic-end-defeat.json").read_text())
        made = client.post("/tables/import", record=record)
        client.post(f"/tables/{made['table']}/review", made["link"])
        while client.get(f"/tables/{made['table']}/review", made["link"])["done"] == 0:
            time.sleep(0.05)
        [line] = children(own.process)
        assert "job_process" in line
        assert own.stop()[0] == 0
        told = subprocess.run(["ps", "-o", "stat=", "-p", line.split()[0]], capture_output=True, text=True, check=False)
        assert not told.stdout


# The queue, without a server


def nim(number: int, address: str = "here") -> Asked:
    """A short game that somebody wants to have reviewed."""
    title = title_named("nim")
    game = Setup.of(title, 2, str(number)).start()
    actions: list[int] = []
    while game.decision is not None:
        actions.append(game.legal[0])
        game.play(actions[-1])
    return Asked(
        (f"table-{number}", 1, REVIEW), Work(REVIEW, "nim", 2, str(number), {}, [], actions, {}), address, FAILED
    )


def state_of(reviews: Jobs, asked: Asked) -> Any:
    return json.loads(reviews.told(asked.key, 3, "review"))


async def until(reviews: Jobs, asked: Asked, *states: str) -> Any:
    """Ask until the review is in one of these states."""
    while (state := state_of(reviews, asked))["state"] not in states:
        await asyncio.sleep(0.02)
    return state


def test_reviews_wait_for_each_other_and_an_address_has_only_so_many() -> None:
    async def story() -> None:
        reviews = Jobs(Settings(jobs_per_address=2, jobs_waiting=2, jobs_kept=1, job_patience=1e6))
        first, second, third, other, one_more = (nim(n, "there" if n >= 3 else "here") for n in range(5))
        reviews.ask(first)
        reviews.ask(second)
        reviews.ask(second)
        with pytest.raises(TooMuch, match="wait until one"):
            reviews.ask(third)
        reviews.ask(other)
        with pytest.raises(TooMuch, match="Many reviews and what-ifs wait"):
            reviews.ask(one_more)
        assert [state_of(reviews, each)["ahead"] for each in (first, second, other)] == [0, 1, 2]
        assert (await until(reviews, second, "working"))["ahead"] == 0
        assert state_of(reviews, first)["state"] == "done"
        await until(reviews, other, "done")
        assert state_of(reviews, first)["state"] == "none", "only one is kept"
        assert reviews.task is not None
        await reviews.task  # its process is waited for
        assert reviews.asked == 0

    asyncio.run(story())


def test_an_address_begins_only_so_many_in_an_hour() -> None:
    async def story() -> None:
        reviews = Jobs(Settings(jobs_per_hour=1))
        reviews.ask(nim(1))
        with pytest.raises(TooMuch):
            reviews.ask(nim(2))
        reviews.ask(nim(2, "there"))
        await reviews.close()

    asyncio.run(story())


def test_a_review_that_nobody_waits_for_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LOOK_SECONDS", 0.01)

    async def story() -> None:
        reviews = Jobs(Settings(job_patience=0.3))
        asked = nim(1)
        reviews.ask(asked)
        while reviews.process is None:
            await asyncio.sleep(0.01)
        process = reviews.process
        assert reviews.task is not None
        await reviews.task
        assert process.returncode is not None, "it was ended and waited for"
        assert reviews.asked == 0

    asyncio.run(story())


def test_a_review_that_takes_too_long_or_whose_process_dies_has_failed_and_can_be_asked_for_again() -> None:
    async def story() -> None:
        slow = Jobs(Settings(job_seconds=0.01))
        slow.ask(nim(1))
        state = await until(slow, nim(1), "failed")
        assert "once more" in say(state["error"])
        reviews = Jobs(Settings())
        reviews.ask(nim(1))
        while reviews.process is None:
            await asyncio.sleep(0.01)
        reviews.process.kill()
        await until(reviews, nim(1), "failed")
        reviews.ask(nim(1))
        await until(reviews, nim(1), "done")
        await slow.close()
        await reviews.close()

    asyncio.run(story())


def test_closing_ends_the_process() -> None:
    async def story() -> None:
        reviews = Jobs(Settings())
        reviews.ask(nim(1))
        while reviews.process is None:
            await asyncio.sleep(0.01)
        process = reviews.process
        await reviews.close()
        assert process.returncode is not None

    asyncio.run(story())
