"""Bots at their tables: while a bot is asked, a task of its own asks a worker and commits the answer."""

import asyncio
import logging
from typing import TYPE_CHECKING

from keeling.kernel.messages import message
from keeling.server.bot_workers import Question
from keeling.server.errors import Unavailable
from keeling.server.tables import Table
from keeling.server.writer import Conflict

if TYPE_CHECKING:
    from keeling.server.house import House

log = logging.getLogger("keeling.server")

BOT_PAUSE = 5.0
"""Seconds until a worker that could not answer is asked again."""


class BotTurns:
    """The tables at which a bot is to move now."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.tasks: dict[Table, asyncio.Task[None]] = {}

    def wake(self, table: Table) -> None:
        """If a bot is asked, let it think."""
        if table not in self.tasks and not self.house.closing and table.bot_is_asked():
            self.tasks[table] = self.house.spawn(self._play(table))

    def is_busy(self, table: Table) -> bool:
        """Whether a bot thinks at a table."""
        return table in self.tasks

    async def _play(self, table: Table) -> None:
        """Every decision of bots until a person is asked."""
        house = self.house
        try:
            while table.bot_is_asked() and house.tables.get(table.id) is table:
                await asyncio.sleep(house.settings.bot_delay)
                try:
                    await self._decide(table)
                except Conflict:
                    return
                except Unavailable as error:
                    house.tell_note(table, error.message)
                    await asyncio.sleep(BOT_PAUSE)
                except Exception:
                    log.exception("A bot failed at table %s.", table.id)
                    house.tell_note(table, message("error-bot-failed"))
                    return
        finally:
            del self.tasks[table]

    async def _decide(self, table: Table) -> None:
        if table.match is None or not table.bot_is_asked():
            return
        seat = table.match.game.decision.player
        spec = table.seats[seat].bot
        position_seq = table.log.position_seq
        row = table.row
        assert spec is not None
        question = Question(
            row.id, row.title, row.players, row.seed, row.options, list(table.match.actions), seat, spec
        )
        action = await self.house.thinkers.choose(question)
        async with table.lock:
            if (
                table.log.position_seq != position_seq
                or table.seats[seat].kind != "bot"
                or table.seats[seat].bot != spec
            ):
                return  # taken back, or handed over, while it was thinking
            await self.house.commit(table, table.action(seat, action))
        self.house.tell_all(table)
