"""Lessons over HTTP: what can be learned, a table for each chapter, and how long it is kept."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from serving import Client, Player, serving
from test_server_parts import a_house
from test_server_retention import age

from keeling.lessons import lesson_named, lessons
from keeling.lessons.conditions import condition_of
from keeling.server.retention import remove_outdated
from keeling.server.schemas import SeatPlan
from keeling.server.teaching import Learn, begin_chapter

pytestmark = pytest.mark.once
"""Interpreted; the position and the bots below are those of both builds."""


def test_a_chapter_is_a_table_that_can_be_played(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        client = Client(server)
        listed = client.get("/lessons")["lessons"]
        assert [each["title"] for each in listed] == [each.title for each in lessons()]
        lesson = client.get("/lessons/classic")
        chapters = next(each["chapters"] for each in listed if each["title"] == "classic")
        assert [each["id"] for each in lesson["chapters"]] == chapters
        made = client.post("/lessons/classic/market", name="Ada")
        learner = next(each for each in made["seats"] if each["token"] is not None)
        player = Player(server, made["table"], learner["token"], host=made["host"])
        state = player.state
        assert state["seat"] == state["asked"]["player"] == learner["seat"]
        assert [each["kind"] for each in state["seats"]] == ["human", "bot", "bot"]
        step = next(each for each in lesson["chapters"] if each["id"] == "market")
        todo = next(each for each in step["steps"] if each["expect"])
        option = next(each for each in state["options"] if each["notation"] == todo["show"][0])
        before = state["seq"]
        player.ask("act", seq=state["seq"], action=option["action"])
        while player.state["seq"] == before:
            player.hear()
        kinds = {event["kind"] for line in player.state["log"] for event in line["events"] if event["seat"] == 0}
        assert condition_of({"event": todo["done"]["event"]}).met(player.state["view"], kinds)
        assert player.ask("undo", to=state["position"])["type"] == "ack"


def test_what_cannot_be_learned_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path, "create_burst=2", "create_rate=0.0001") as server:
        client = Client(server)
        assert client.get("/lessons/nim", status=400)["error"]["key"] == "error-lesson-none"
        assert client.get("/lessons/nothing", status=400)["error"]["key"] == "error-no-title"
        client.get("/lessons/..%2f", status=404)
        assert client.post("/lessons/classic/nothing", status=400)["error"]["key"] == "error-lesson-chapter"
        client.post("/lessons/classic/aim")
        assert client.post("/lessons/classic/aim", status=429)["error"]["key"] == "error-tables-fast"


def test_a_lesson_is_kept_for_a_day_after_its_last_move(tmp_path: Path) -> None:
    async def run() -> None:
        house = await a_house(tmp_path, keep_days=30.0)
        old, new = [(await begin_chapter("classic", "aim", Learn(name=None), house)).table for _ in range(2)]
        record = lesson_named("classic").record(lesson_named("classic").chapters[0])
        bots: list[Any] = [SeatPlan(kind="bot", bot="easy")] * 2
        plans = [SeatPlan(kind="human", bot=None), *bots]
        game = (await house.make(record.setup, plans, False, True)).table.id
        for each, days in {old: 1.1, new: 0.9, game: 1.1}.items():
            await age(house, each, days)
        assert await remove_outdated(house) == [old]
        assert set(house.tables) == {new, game}
        await house.close()
        await house.writer.close()

    asyncio.run(run())
