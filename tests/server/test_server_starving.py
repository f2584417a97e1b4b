"""Whoever asks for much work does not keep it from others: what is costly is made once, in slices, and on a budget."""

import asyncio
import json
import threading
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import httpx
import pytest
from serving import PATIENCE, Client, Player, Server, seats
from test_server_parts import a_house, two_people
from websockets.sync.client import connect

from keeling.kernel.view import numbers_in
from keeling.server import history, play
from keeling.server.bot_workers import Workers
from keeling.server.errors import TooMuch
from keeling.server.history import Lane, chart_of
from keeling.server.limits import OTHERS_SECONDS, Work
from keeling.server.tables import Table
from keeling.words import say

ELSEWHERE = "127.0.0.2"
"""Another address of this machine: it may do as much as it is allowed to."""
MANY_CALLS = 20_000
"""More than any budget of these tests allows; the first refusal ends them."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server with the limits that everybody has, but a small budget of work, so that whoever is greedy soon has used
    it up, and a game of nim has not, even on a machine that is busy.
    """
    running = Server(
        f"sqlite:///{tmp_path / 'tables.db'}", "bot_delay=0", "work_rate=0.01", "work_burst=0.5", "message_burst=100000"
    )
    try:
        yield running
    finally:
        errors = running.stop()[1]
        running.sockets.close()
    assert "Traceback" not in errors, errors


def test_one_address_runs_out_of_work_and_another_plays_on(server: Server) -> None:
    made = Client(server).make("human", "human")
    players = [Player(server, made["table"], seat["token"]) for seat in made["seats"]]
    transport = httpx.HTTPTransport(local_address=ELSEWHERE)
    with httpx.Client(transport=transport, base_url=server.url, timeout=PATIENCE) as greedy:
        answer = greedy.get("/api/openapi.json")
        assert answer.status_code == 200
        for _ in range(MANY_CALLS):
            answer = greedy.get("/api/openapi.json")
            if answer.status_code != 200:
                break
    assert answer.status_code == 429
    assert say(answer.json()["error"]).startswith("The server has no more time for you")
    while players[0].state["status"] == "playing":
        player = players[players[0].state["asked"]["player"]]
        assert player.act(player.state["options"][-1]["action"])["type"] == "ack"
        for each in players:
            each.reach(player.state["seq"])


def test_a_socket_runs_out_of_work_too(server: Server) -> None:
    made = Client(server).make("human", "random", "random", title="classic")
    url = f"ws://127.0.0.1:{server.port}/api/tables/{made['table']}/live"
    Client(server).get("/titles")
    with connect(url, max_size=None, source_address=(ELSEWHERE, 0)) as greedy:
        greedy.send(json.dumps({"type": "hello", "token": made["link"], "since": None}))
        answer: dict[str, Any] = {}
        for number in range(MANY_CALLS):
            greedy.send(json.dumps({"type": "chart", "id": number, "paths": ["co2"]}))
            while answer.get("id") != number:
                answer = json.loads(greedy.recv(timeout=PATIENCE))
            if answer["type"] == "refused":
                break
    assert answer["type"] == "refused"
    assert answer["code"] == "too_much"


def test_the_limit_of_tables_comes_before_a_record_is_read(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", "create_rate=0", "create_burst=0")
    try:
        refused = httpx.post(f"{server.url}/api/tables/import", content=b"this is no record")
        assert (refused.status_code, refused.json()["code"]) == (429, "too_much")
    finally:
        server.stop()


def test_whoever_is_alone_may_have_all_of_it() -> None:
    now = [0.0]
    work = Work(0.1, 1.0, lambda: now[0])
    work.charge(5.0, "a", "t")
    assert not work.is_used_up("a", "t")
    work.charge(0.0, "b")
    assert work.is_used_up("a")
    assert not work.is_used_up("b")
    assert work.is_used_up("b", "t"), "the table's budget is used up for everybody"
    now[0] = OTHERS_SECONDS + 0.5
    assert not work.is_used_up("a"), "b is gone"
    work.charge(0.0, "b")
    assert not work.is_used_up("a"), "and time has passed"


def test_only_computing_is_charged_for() -> None:
    async def run() -> tuple[str, list[float]]:
        work = Work(0.0, 100.0)
        charged: list[float] = []
        work.charge = lambda seconds, address, table=None: charged.append(seconds)  # type: ignore[method-assign]

        async def waits() -> str:
            await asyncio.sleep(0.2)
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0.01):
                    await asyncio.sleep(9)
            return "done"

        async def fails() -> None:
            await asyncio.sleep(0)
            sum(range(1_000_000))
            raise TooMuch({"key": "error-too-often"})

        result = await work.metered(waits(), "a")
        with pytest.raises(TooMuch):
            await work.metered(fails(), "a")
        return result, charged

    result, (waited, computed) = asyncio.run(run())
    assert result == "done"
    assert 0 < waited < computed


def test_the_schema_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        house = await a_house(tmp_path)
        made: list[int] = []

        def schema(shelf: object) -> dict[str, Any]:
            made.append(1)
            return {}

        monkeypatch.setattr("keeling.server.house.live_schema", schema)
        assert house.live_schema == house.live_schema == "{}"
        assert made == [1]
        await house.close()
        await house.writer.close()

    asyncio.run(run())


def test_a_position_is_charted_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        house = await a_house(tmp_path)
        table = (await two_people(house)).table
        match: Any = table.match
        looked: list[int] = []

        def numbers(view: Any) -> Any:
            looked.append(1)
            return numbers_in(view)

        monkeypatch.setattr(history, "numbers_in", numbers)
        for _ in range(3):
            await play.act(house, table, match.game.decision.player, table.seq, match.game.legal[0])
        first = await chart_of(table, ("heaps.0", "none"), house.lane)
        assert (len(looked), len(first["heaps.0"]), first["none"]) == (4, 4, [None] * 4)
        assert len((await chart_of(table, ("heaps.1",), house.lane))["heaps.1"]) == 4
        assert len(looked) == 4
        await play.undo(house, table, match.mark(2).player, None)
        assert (await chart_of(table, ("heaps.0",), house.lane))["heaps.0"] == first["heaps.0"][:3]
        await play.act(house, table, match.game.decision.player, table.seq, match.game.legal[0])
        assert (await chart_of(table, ("heaps.0",), house.lane)) == {"heaps.0": first["heaps.0"]}
        assert len(looked) == 5
        await house.close()
        await house.writer.close()

    asyncio.run(run())


def test_long_work_takes_turns() -> None:
    """Of two who have long work neither waits until the other has done all of it."""

    async def run() -> list[str]:
        lane = Lane()
        done: list[str] = []

        async def work(name: str) -> None:
            async with lane.slices() as slices:
                for _ in range(3):
                    done.append(name)
                    slices.started -= 1e-2  # as if it had taken so long
                    await slices.breathe()

        await asyncio.gather(work("a"), work("b"))
        return done

    assert asyncio.run(run()) == ["a", "b", "a", "b", "a", "b"]


def test_who_gives_up_waiting_leaves_the_lane_to_others() -> None:
    async def run() -> None:
        lane = Lane()

        async def work() -> None:
            async with lane.slices() as slices:
                slices.started -= 1e-2
                await slices.breathe()

        first = asyncio.create_task(work())
        second = asyncio.create_task(work())
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.gather(first, second, return_exceptions=True)
        assert not lane.lock.locked()

    asyncio.run(run())


def test_an_undo_replays_only_from_the_last_checkpoint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        house = await a_house(tmp_path)
        table = (await two_people(house)).table
        match: Any = table.match
        found: list[Any] = []
        game_at = Table.game_at

        def noted(self: Table, position: int) -> Any:
            found.append(game_at(self, position))
            return found[-1]

        monkeypatch.setattr(Table, "game_at", noted)
        player = match.game.decision.player
        await play.act(house, table, player, table.seq, match.game.legal[0])
        await play.undo(house, table, player, None)
        assert any(match.game is game for game in found)
        await house.close()
        await house.writer.close()

    asyncio.run(run())


# Workers


def wait_for(path: str) -> str:
    """In a worker: wait until there is a file, and give its name back."""
    waiting = threading.Event()
    while not Path(path).exists():
        waiting.wait(0.01)
    return path


def test_waiting_for_a_worker_is_not_thinking(tmp_path: Path) -> None:
    """One worker and a time that is enough for each of three questions, but not for all of them together."""
    file = tmp_path / "file"

    async def run() -> list[str]:
        workers = Workers(1, PATIENCE)
        first = asyncio.create_task(workers.ask(wait_for, str(file)))
        others = [asyncio.create_task(workers.ask(wait_for, str(file))) for _ in range(2)]
        await asyncio.sleep(0.05)
        assert workers.waiting == 2, "their time has not begun"
        file.touch()
        answers = await asyncio.gather(first, *others)
        workers.close()
        return answers

    assert asyncio.run(run()) == [str(file)] * 3


def test_nobody_waits_for_workers_that_end(tmp_path: Path) -> None:
    async def run() -> list[Any]:
        workers = Workers(1, PATIENCE)
        asked = [asyncio.create_task(workers.ask(wait_for, str(tmp_path / "never"))) for _ in range(3)]
        await asyncio.sleep(0.05)
        workers.close()
        return await asyncio.gather(*asked, return_exceptions=True)

    assert all(isinstance(each, BrokenProcessPool) for each in asyncio.run(run()))


def test_a_worker_that_is_too_slow_ends_alone(tmp_path: Path) -> None:
    file = tmp_path / "file"

    async def run() -> str:
        workers = Workers(2, PATIENCE)
        good = asyncio.create_task(workers.ask(wait_for, str(file)))
        await asyncio.sleep(0)
        workers.seconds = 0.01
        with pytest.raises(TimeoutError):
            await workers.ask(wait_for, str(tmp_path / "never"))
        file.touch()
        answer = await good
        workers.close()
        return answer

    assert asyncio.run(run()) == str(file)


def test_a_record_with_too_many_actions_is_not_taken(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", "entries=2", "bot_delay=0")
    try:
        client = Client(server)
        made = client.make("human", "random", seed=1)
        record = client.get(f"/tables/{made['table']}/record", made["host"])
        refused = client.post("/tables/import", None, 400, record=record | {"actions": ["take a 1"] * 3})
        assert "at most 2 entries" in say(refused["error"])
        assert client.post("/tables", title="nim", seats=seats("human", "human"))["table"]
    finally:
        server.stop()
