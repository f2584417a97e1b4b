"""What leaves the memory after a while, and what leaves the database: whole tables, never one with people at it."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from keeling.server import store
from keeling.server.errors import Unavailable

if TYPE_CHECKING:
    from keeling.server.house import House

log = logging.getLogger("keeling.server")

SWEEP_SECONDS = 30.0
RETIRE_SECONDS = 3600.0
REMOVED_AT_ONCE = 100
DAY = 86_400_000


async def sweep(house: "House") -> None:
    """Now and then take tables out of the memory that nobody has used for long."""
    while True:
        await asyncio.sleep(min(SWEEP_SECONDS, house.settings.idle_seconds))
        oldest = time.monotonic() - house.settings.idle_seconds
        for table in list(house.tables.values()):
            if not house.is_in_use(table.id) and table.audience.used < oldest:
                del house.tables[table.id]


async def retire(house: "House") -> None:
    """Once an hour remove the tables that are outdated."""
    while True:
        await asyncio.sleep(RETIRE_SECONDS)  # first of all: a clock that is wrong at the start shall cost no table
        try:
            while len(await remove_outdated(house)) == REMOVED_AT_ONCE:
                await asyncio.sleep(1.0)
        except Unavailable:
            log.warning("Old tables could not be removed; it is tried again later.")


async def remove_outdated(house: "House") -> list[str]:
    """Remove some tables at which nothing has happened for long, but none with anybody at it; which ones."""
    now, days = store.now(), house.settings.keep_days
    unstarted = now - int(house.settings.unstarted_days * DAY)
    kept = now - int(days * DAY) if days else 0
    most = REMOVED_AT_ONCE + len(house.tables)
    found = await house.writer.read(lambda connection: store.outdated_tables(connection, unstarted, kept, most))
    chosen = [each for each in found if not house.is_in_use(each)][:REMOVED_AT_ONCE]
    for each in chosen:
        house.tables.pop(each, None)
    if chosen:
        await house.writer.do(lambda connection: store.remove_tables(connection, chosen))
        house.count -= len(chosen)
        log.info("%s tables were removed, since nothing had happened there for long.", len(chosen))
    return chosen
