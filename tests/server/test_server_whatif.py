"""What-ifs over HTTP: who may have one, several of one game, what is refused at once and what later, one queue."""

import asyncio
import json
import time
from collections.abc import Iterator
from typing import Any

import pytest
from serving import Client, Message, Server, serving

from keeling.counterfactual import what_if
from keeling.kernel.match import Match
from keeling.server.errors import TooMuch
from keeling.server.job_process import REVIEW, WHAT_IF, Work
from keeling.server.jobs import Asked, Jobs
from keeling.server.settings import Settings
from keeling.words import say
from test_counterfactual import played

pytestmark = pytest.mark.once

FIXED = {"games": 2}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("whatif"), "jobs_per_hour=1000") as running:
        yield running


@pytest.fixture
def client(server: Server) -> Client:
    return Client(server)


@pytest.fixture(scope="module")
def game() -> Match:
    """A whole game without policy."""
    return played()


@pytest.fixture(scope="module")
def made(server: Server, game: Match) -> Message:
    """Its table."""
    answer: Message = Client(server).post("/tables/import", record=json.loads(game.record().to_json()))
    return answer


def finished(client: Client, made: Message, begun: Message) -> Message:
    """The what-if, when it is there or has failed."""
    state = begun
    heard: list[int] = []
    while state["state"] in ("waiting", "working"):
        heard.append(state["done"])
        time.sleep(0.05)
        state = client.get(f"/tables/{made['table']}/whatif?id={begun['id']}", made["link"])
    assert heard == sorted(heard)
    return state


def test_a_class_asks_what_if_and_everybody_gets_the_same(client: Client, made: Message, game: Match) -> None:
    path = f"/tables/{made['table']}/whatif"
    begun = client.post(path, made["link"], decade="1990", options={"policy": "2"}, **FIXED)
    state = finished(client, made, begun)
    assert (state["state"], state["error"]) == ("done", None)
    assert state["what_if"] == json.loads(json.dumps(what_if(game, 3, {"policy": "2"}, games=2)))
    again = client.post(path, made["host"], decade=3, options={"policy": "2"}, **FIXED)
    assert again == state, "made once, kept for all, by its number or its year"
    other = client.post(path, made["link"], decade=3, options={"policy": "3"}, **FIXED)
    assert other["id"] != state["id"]
    assert finished(client, made, other)["what_if"]["options"]["policy"] == "3"
    assert client.get(f"{path}?id={state['id']}", made["link"])["what_if"] == state["what_if"]


def test_an_unknown_id_is_nothing_yet(client: Client, made: Message) -> None:
    path = f"/tables/{made['table']}/whatif"
    for unknown in ("0" * 16, "review", "%F0%9F%98%80"):
        assert client.get(f"{path}?id={unknown}", made["link"])["state"] == "none"
    assert client.get(path, made["link"], status=400)["code"] == "bad_request"


def test_what_is_hidden_stays_hidden(client: Client, made: Message) -> None:
    path = f"/tables/{made['table']}/whatif"
    asked: dict[str, Any] = {"decade": 3, "options": {"policy": "2"}}
    assert client.post(path, status=401, **asked)["code"] == "no_token"
    people = client.make("human", "human", title="climate-policy")
    path = f"/tables/{people['table']}/whatif"
    for token in (people["host"], people["link"], people["seats"][0]["token"]):
        assert client.post(path, token, status=403, **asked)["code"] == "hidden"
        assert client.get(f"{path}?id=0", token, status=403)["code"] == "hidden"
    alone = client.make("human", "random", title="climate-policy")
    answer = client.post(f"/tables/{alone['table']}/whatif", alone["host"], status=409, **asked)
    assert "goes on" in say(answer["error"])


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"decade": 9, "options": {"policy": "2"}}, "There is no decade '9'"),
        ({"decade": "1995", "options": {"policy": "2"}}, "There is no decade '1995'"),
        ({"decade": 3, "options": {"policy": "9"}}, "policy"),
        ({"decade": 3, "options": {"polcy": "2"}}, "polcy"),
        ({"decade": 3, "options": {"tax_amount": 10**30}}, "tax_amount"),
        ({"decade": 3}, "options"),
        ({"decade": 3, "options": {"policy": "2"}, "games": 101}, "games"),
        ({"decade": 3, "options": {"policy": "2"}, "games": 0}, "games"),
        ({"decade": 0, "options": {"policy": "2"}}, "decade"),
        ({"decade": True, "options": {"policy": "2"}}, "decade"),
        ({"decade": None, "options": {"policy": "2"}}, "decade"),
        ({"decade": 3, "options": ["policy"]}, "options"),
        ({"decade": 3, "options": {"policy": "2"}, "bot": "expert"}, "bot"),
        ({"decade": 3, "options": {f"o{n}": 1 for n in range(61)}}, "options"),
    ],
)
def test_nonsense_is_refused_at_once(client: Client, made: Message, asked: dict[str, Any], said: str) -> None:
    answer = client.post(f"/tables/{made['table']}/whatif", made["link"], status=400, **asked)
    assert said in say(answer["error"])


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"policy": "1"}, "That is what was played"),
        ({}, "That is what was played"),
        ({"hidden_stock": True}, "'hidden_stock' cannot begin late"),
        ({"tax_amount": 3}, "has no effect"),
    ],
)
def test_what_only_the_game_tells_is_told_when_it_was_played_again(
    client: Client, made: Message, options: dict[str, Any], said: str
) -> None:
    begun = client.post(f"/tables/{made['table']}/whatif", made["link"], decade=3, options=options)
    state = finished(client, made, begun)
    assert (state["state"], state["what_if"]) == ("failed", None)
    assert said in say(state["error"])


def test_other_titles_are_refused(client: Client) -> None:
    record = json.loads(played("nim").record().to_json())
    nim = client.post("/tables/import", record=record)
    answer = client.post(f"/tables/{nim['table']}/whatif", nim["link"], status=400, decade=3, options={})
    assert "only Climate Policy does" in say(answer["error"])


def test_reviews_and_what_ifs_wait_in_one_queue() -> None:
    async def story() -> None:
        jobs = Jobs(Settings(jobs_per_address=2))
        match = played("nim")
        work = Work(REVIEW, "nim", 3, "what if", {}, [], list(match.actions), {})
        review = Asked(("t", 1, "review"), work, "here", "error-review-failed")
        asked = {"decade": 1, "options": {"policy": "2"}, "games": 1}
        question = Asked(("t", 1, "what_if 1"), work._replace(kind=WHAT_IF, asked=asked), "here", "error-whatif-failed")
        jobs.ask(review)
        jobs.ask(question)
        with pytest.raises(TooMuch, match="wait until one"):
            jobs.ask(question._replace(key=("t", 1, "what_if 2")))
        assert json.loads(jobs.told(question.key, 3, "what_if", id="1"))["ahead"] == 1
        while (state := json.loads(jobs.told(question.key, 3, "what_if", id="1")))["state"] != "failed":
            await asyncio.sleep(0.02)
        assert "only Climate Policy" in say(state["error"])
        assert json.loads(jobs.told(review.key, 3, "review"))["review"]["title"] == "nim"
        await jobs.close()

    asyncio.run(story())
