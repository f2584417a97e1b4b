"""Bots of others on the server: only what its operator offers, in processes that are ended, named when they fail."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from serving import Client, Player, seats, serving
from test_server_play import play_to_the_end

from conftest import ROOT
from keeling.bots import foreign
from keeling.bots.levels import LEVELS
from keeling.server.bot_workers import Question, Workers
from keeling.server.errors import Unavailable
from keeling.server.settings import Settings, with_values
from keeling.words import say

FILE = ROOT / "tests" / "bots_of_others.py"
BAD = ("raises", "illegal", "nothing", "endless")
OFFERED = ",".join(f"{name}={FILE}:{name}" for name in ("tries", *BAD))


@pytest.fixture(autouse=True)
def offered() -> Iterator[None]:
    """As `keeling serve --set bots=...` would do it."""
    foreign.offer(with_values(Settings(), [f"bots={OFFERED}"]).bots)
    yield
    foreign.offer("")


def asked(spec: str, seconds: float) -> int:
    """What a bot answers to the first question of a game."""

    async def run() -> int:
        workers = Workers(1, seconds)
        try:
            return await workers.choose(Question("t", "nim", 2, "5", {}, [], 0, spec))
        finally:
            workers.close()

    return asyncio.run(run())


def test_an_offered_bot_thinks_in_a_worker() -> None:
    assert asked("tries", 60) >= 0


@pytest.mark.parametrize("spec", ["counting", f"{FILE}:tries", f"tries={FILE}:tries"])
def test_what_is_not_offered_is_never_loaded(spec: str) -> None:
    with pytest.raises(Unavailable, match="is not offered here any more"):
        asked(spec, 60)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("raises", "The bot 'raises' has failed when Player \\d was asked: ZeroDivisionError"),
        ("illegal", "The bot 'illegal' took '.*' when Player \\d was asked, and that is not legal"),
        ("nothing", "The bot 'nothing' answered with something of type NoneType"),
    ],
)
def test_a_bot_that_fails_is_named(name: str, sentence: str) -> None:
    with pytest.raises(Unavailable, match=sentence):
        asked(name, 60)


def test_the_process_of_a_bot_that_never_answers_is_ended() -> None:
    with pytest.raises(Unavailable, match="The bot 'endless' does not answer"):
        asked("endless", 0.5)


def test_people_play_against_what_is_offered_and_are_told_what_fails(tmp_path: Path) -> None:
    with serving(tmp_path, f"bots={OFFERED}") as server:
        client = Client(server)
        assert client.get("/titles")["bots"] == [*LEVELS, "tries", *BAD]
        for spec in (f"{FILE}:tries", f"tries={FILE}:tries", "counting"):
            refused = client.post("/tables", None, 400, title="nim", seats=seats("human", spec))
            assert refused["error"]["key"] in ("error-no-bot", "error-bad-request")  # the latter if it is long
        made = client.make("human", "tries")
        player = Player(server, made["table"], made["seats"][0]["token"])
        assert play_to_the_end([player], 3) > 0
        made = client.make("human", "raises", "raises")
        player = Player(server, made["table"], made["seats"][0]["token"])
        while player.state["note"] is None:
            if player.state["options"]:
                player.act(player.state["options"][0]["action"])
            player.hear()
        assert say(player.state["note"]).startswith("The bot 'raises' has failed when Player ")
