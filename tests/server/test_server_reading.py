"""Tables that are read from the database, and positions of the past: what is compared, and what is replayed."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from test_server_changes import a_table
from test_server_parts import a_house

from keeling.kernel.digest import digest
from keeling.server import play
from keeling.server.house import House
from keeling.server.tables import CHECKPOINT_EVERY, RECENT, Table

ACTIONS = 2 * CHECKPOINT_EVERY + RECENT


async def played(house: House) -> Table:
    """A game of classic of which so many actions stand."""
    table = await a_table(house, "classic", 3, 11)
    chance = random.Random(1)
    while table.position < ACTIONS:
        match: Any = table.match
        assert table.asked is not None
        await play.act(house, table, table.asked, table.seq, chance.choice(match.game.legal))
    return table


async def read_anew(house: House, table: Table, statement: str) -> Table:
    """The table after its log was changed behind the server's back."""
    await house.writer.do(lambda connection: connection.execute(sa.text(statement)))
    house.tables.clear()
    return await house.table(table.id)


@pytest.mark.parametrize(
    ("where", "position"),
    [
        ("seq > 1 and seq <= 1", None),
        ("seq >= 6", 4),
        (f"seq >= {ACTIONS}", ACTIONS - 2),
        (f"seq = {ACTIONS + 1 - RECENT // 2}", ACTIONS - 1 - RECENT // 2),
        (f"seq = {1 + CHECKPOINT_EVERY}", CHECKPOINT_EVERY - 1),
        ("seq = 1", 0),
        ("seq = 6", None),
    ],
)
def test_a_table_stops_before_the_first_position_that_another_program_made(
    tmp_path: Path, where: str, position: int | None
) -> None:
    """From a position on all digests are others, or one is: if the same position is reached after all, it goes on."""

    async def run() -> None:
        house = await a_house(tmp_path)
        table = await played(house)
        before: Any = table.match
        digests = [digest(table.game_at(number)) for number in range(ACTIONS + 1)]
        again = await read_anew(house, table, f"update entries set digest = 'other' where {where}")
        assert again.match is not None
        assert again.position == (ACTIONS if position is None else position)
        assert digest(again.match.game) == digests[again.position]
        assert again.match.actions == before.actions[: again.position]
        assert again.status == ("playing" if position is None else "stopped")
        for number in range(0, again.position + 1, 7):
            assert digest(again.game_at(number)) == digests[number]
        await house.close()
        await house.writer.close()

    asyncio.run(run())


def test_the_newest_positions_are_kept(tmp_path: Path) -> None:
    async def run() -> None:
        house = await a_house(tmp_path)
        table = await played(house)
        kept = [digest(table.checkpoints[number]) for number in range(ACTIONS - RECENT, ACTIONS)]
        assert len(set(kept)) == RECENT
        assert len(table.checkpoints) < RECENT + ACTIONS // CHECKPOINT_EVERY + 2, "others are not kept"
        for back in range(1, RECENT + 1):
            assert digest(table.game_at(ACTIONS - back)) == kept[-back]
        await house.close()
        await house.writer.close()

    asyncio.run(run())
