"""Tables that nobody needs any more are removed whole; the others, and those with people, stay."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from serving import Client, Player, seats, serving
from test_server_parts import a_house, two_people

from keeling.server import seating, store
from keeling.server.errors import NoSuchTable, TooMuch
from keeling.server.house import House
from keeling.server.retention import DAY, remove_outdated
from keeling.server.schemas import SeatPlan
from keeling.words import say


async def age(house: House, table_id: str, days: float) -> None:
    """As if all this had happened so many days ago."""
    back = int(days * DAY)

    def change(connection: Any) -> None:
        connection.execute(sa.update(store.TABLES).where(store.TABLES.c.id == table_id).values(made=store.now() - back))
        entries = sa.update(store.ENTRIES).where(store.ENTRIES.c.table_id == table_id)
        connection.execute(entries.values(made=store.now() - back))

    await house.writer.do(change)


async def waiting(house: House) -> str:
    made = await house.make_new("nim", {}, None, [SeatPlan(kind="open", bot=None)] * 2, False)
    return made.table.id


def test_what_is_outdated_is_removed_whole(tmp_path: Path) -> None:
    async def run() -> None:
        house = await a_house(tmp_path, keep_days=30.0)
        new, old, joined = [await waiting(house) for _ in range(3)]
        await seating.join(house, await house.table(joined), None, None)
        given_up, played = [(await two_people(house)).table.id for _ in range(2)]
        ages = {old: 1.1, joined: 1.1, given_up: 31, played: 29, new: 0.9}
        for each, days in ages.items():
            await age(house, each, days)
        assert house.count == 5
        assert set(await remove_outdated(house)) == {old, joined, given_up}
        assert house.count == 2
        assert set(house.tables) == {new, played}
        with pytest.raises(NoSuchTable):
            await house.table(old)
        left = await house.writer.do(
            lambda connection: set(connection.execute(sa.select(store.ENTRIES.c.table_id)).scalars())
        )
        assert left == {played}
        assert await remove_outdated(house) == []
        await house.close()
        await house.writer.close()

    asyncio.run(run())


def test_something_that_happened_lately_keeps_a_table(tmp_path: Path) -> None:
    async def run() -> None:
        house = await a_house(tmp_path)
        table_id = await waiting(house)
        await age(house, table_id, 100)
        await seating.join(house, await house.table(table_id), None, None)
        assert await remove_outdated(house) == []
        await house.close()
        await house.writer.close()

    asyncio.run(run())


def test_a_table_with_somebody_at_it_is_never_removed(tmp_path: Path) -> None:
    async def run() -> None:
        house = await a_house(tmp_path)
        table = (await two_people(house)).table
        await age(house, table.id, 1000)
        somebody: Any = object()
        table.audience.connections.add(somebody)
        assert await remove_outdated(house) == []
        table.audience.connections.clear()
        assert await remove_outdated(house) == [table.id]
        await house.close()
        await house.writer.close()

    asyncio.run(run())


def test_tables_can_be_kept_for_ever(tmp_path: Path) -> None:
    async def run() -> None:
        house = await a_house(tmp_path, keep_days=0.0)
        await age(house, (await two_people(house)).table.id, 10_000)
        assert await remove_outdated(house) == []
        await house.close()
        await house.writer.close()

    asyncio.run(run())


def test_a_full_house_has_room_again(tmp_path: Path) -> None:
    async def run() -> None:
        house = await a_house(tmp_path, tables=1)
        table_id = await waiting(house)
        with pytest.raises(TooMuch):
            await waiting(house)
        await age(house, table_id, 2)
        await remove_outdated(house)
        assert await waiting(house)
        await house.close()
        await house.writer.close()

    asyncio.run(run())


def test_a_log_does_not_grow_without_end_and_the_game_can_be_finished(tmp_path: Path) -> None:
    with serving(tmp_path, "entries=8") as server:
        made = Client(server).make("human", "random", seed=3)
        ann = Player(server, made["table"], made["seats"][0]["token"])
        refused = None
        while refused is None:
            assert ann.wait_for_turn()
            assert ann.act(ann.state["options"][0]["action"])["type"] == "ack"
            answer = ann.ask("undo", to=0)
            refused = answer if answer["type"] == "refused" else None
            if refused is None:
                ann.reach(answer["seq"])
        assert refused["code"] == "too_much"
        assert "only moves" in say(refused["error"])
        while ann.wait_for_turn():
            assert ann.act(ann.state["options"][-1]["action"])["type"] == "ack"
        assert ann.state["outcome"] is not None


def test_an_address_makes_only_so_many_tables_in_a_day(tmp_path: Path) -> None:
    with serving(tmp_path, "tables_per_address=2") as server:
        client = Client(server)
        for _ in range(2):
            client.make("human", "human")
        refused = client.post("/tables", None, 429, title="nim", seats=seats("human", "human"))
        assert "2 tables in a day" in say(refused["error"])
