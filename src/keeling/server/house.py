"""The house: all tables, those in memory and those in the database; new ones, and their bots."""

import asyncio
import json
import logging
import time
from collections.abc import Coroutine, Sequence
from concurrent.futures.process import BrokenProcessPool
from functools import cached_property
from typing import Any, NamedTuple

from keeling.kernel.errors import BadSetup
from keeling.kernel.messages import Message, in_english, message
from keeling.kernel.seeds import random_seed
from keeling.kernel.title import Setup
from keeling.server import audit, store
from keeling.server.advising import Desk
from keeling.server.bot_turns import BotTurns
from keeling.server.bot_workers import Workers
from keeling.server.errors import Damaged, NoSuchTable, Refused, TooMuch, Unavailable
from keeling.server.export import live_schema
from keeling.server.history import Lane, Previewer
from keeling.server.imports import Bad, Imported, read_import
from keeling.server.jobs import Jobs
from keeling.server.making import entries_of, new_table, without_hints
from keeling.server.metrics import count_entries
from keeling.server.retention import retire, sweep
from keeling.server.schemas import SeatPlan
from keeling.server.settings import Settings
from keeling.server.shelf import Shelf
from keeling.server.store import Entry
from keeling.server.tables import Change, Table
from keeling.server.writer import Conflict, Writer

log = logging.getLogger("keeling.server")

UNLIMITED_KINDS = ("start", "action", "rematch")
"""Entries of which a game makes only so many; whatever else is written can be repeated without end."""
LOADED_AT_ONCE = 4
PROBE_SECONDS = 5.0
IMPORTS_WAITING = 8


class Made(NamedTuple):
    """A new table and its tokens, which exist nowhere else."""

    table: Table
    link: str
    host: str
    seats: list[str | None]


class House:
    """Every table, by its id."""

    def __init__(self, settings: Settings, shelf: Shelf, writer: Writer, thinkers: Workers) -> None:
        self.settings = settings
        self.shelf = shelf
        self.writer = writer
        self.thinkers = thinkers
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.count = 0
        self.lane = Lane()
        self.probing = asyncio.Lock()
        self.probed = -PROBE_SECONDS
        self.works = True
        self.clerks = Workers(1, settings.record_seconds)
        self.jobs = Jobs(settings)
        self.previewer = Previewer(settings.previews)
        self.bots = BotTurns(self)
        self.desk = Desk(self, settings.bot_workers, settings.hint_rate, settings.hint_burst)
        self.closing = False
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Count the tables, and go on in the background where a bot was to move.

        Tables that were made with other rules or contents are named; whether one of them can go on is known, and
        said at the table, as soon as somebody opens it.
        """
        made_with = await self.writer.read(store.tables_by_program)
        self.count = sum(count for *_, count in made_with)
        for title, version, content, count in made_with:
            why = self.shelf.what_is_different(title, version, content)
            if why:
                told = "%s of %s: %s. Each says whether it can go on when it is opened."
                log.warning(told, count, title, in_english(why))
        waiting = await self.writer.read(store.tables_where_a_bot_is_next)
        self.spawn(self._go_on(waiting))
        self.spawn(sweep(self))
        self.spawn(retire(self))

    async def database_works(self) -> bool:
        """Whether something can be written now; asked of the database at most every few seconds."""
        async with self.probing:
            if time.monotonic() - self.probed > PROBE_SECONDS:
                try:
                    async with asyncio.timeout(PROBE_SECONDS):
                        await self.writer.do(store.probe)
                    self.works = True
                except (Unavailable, TimeoutError):
                    self.works = False
                self.probed = time.monotonic()
        return self.works

    @cached_property
    def live_schema(self) -> str:
        """The schema of what goes over the WebSocket, as JSON; making it takes a good part of a second."""
        return json.dumps(live_schema(self.shelf))

    async def close(self) -> None:
        """Let moves that are being written finish, then stop all else."""
        self.closing = True
        self.previewer.close()
        self.thinkers.close()
        self.clerks.close()
        await self.jobs.close()
        for task in self.bots.tasks.values():
            task.cancel()
        for table in list(self.tables.values()):
            async with table.lock:
                pass
        for task in self.tasks:
            task.cancel()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run something beside everything else, until the house closes at the latest."""
        task: asyncio.Task[None] = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def _go_on(self, ids: list[str]) -> None:
        gate = asyncio.Semaphore(LOADED_AT_ONCE)

        async def one(table_id: str) -> None:
            async with gate:
                try:
                    self.bots.wake(await self.table(table_id))
                except Damaged:
                    pass  # the log has it
                except Exception:
                    log.exception("The table %s cannot go on.", table_id)

        await asyncio.gather(*(one(table_id) for table_id in ids))

    def is_in_use(self, table_id: str) -> bool:
        """Whether somebody is at a table, or it is just being read, or a bot thinks there."""
        table = self.tables.get(table_id)
        if table is None:
            return table_id in self.loading
        return table.is_in_use or self.bots.is_busy(table)

    # Finding and making tables

    async def table(self, table_id: str) -> Table:
        """A table by its id, from the database if it is not in memory; NoSuchTable if there is none."""
        table = self.tables.get(table_id)
        if table is None:
            if table_id not in self.loading:
                self.loading[table_id] = asyncio.create_task(self._load(table_id))
            table = await asyncio.shield(self.loading[table_id])
        table.audience.is_used()
        return table

    async def _load(self, table_id: str) -> Table:
        try:
            table = await self._read(table_id)
            if table.stopped is not None:
                log.warning("Table %s: %s", table_id, in_english(table.stopped))
            self.tables[table_id] = table
            self.bots.wake(table)
            return table
        finally:
            del self.loading[table_id]

    async def _read(self, table_id: str) -> Table:
        try:
            found = await self.writer.read(lambda connection: store.load_table(connection, table_id))
            if found is None:
                raise NoSuchTable(message("error-no-table"))
            return await asyncio.to_thread(Table, found[0], self.shelf, found[1])
        except (Damaged, ValueError, KeyError, IndexError, TypeError) as error:
            log.error("Table %s is damaged and cannot be read: %s", table_id, type(error).__name__)
            raise Damaged(message("error-table-damaged")) from error

    async def make(
        self,
        setup: Setup,
        plans: Sequence[SeatPlan],
        public: bool,
        seed_known: bool,
        imported: Imported | None = None,
        hints: bool = True,
    ) -> Made:
        """A new table, with the first actions of an imported game. It begins at once if no seat is open."""
        if self.count >= self.settings.tables:
            raise TooMuch(message("error-tables-full"))
        new = new_table(setup, plans, public, seed_known)
        row = new.row
        table = Table(row, self.shelf)
        entries: list[Entry] = []
        begins = all(plan.kind != "open" for plan in plans)
        if imported is not None and (imported.played or begins):
            entries = entries_of(imported, table.log.bots())
        elif begins:
            entries = [table.start().entry]
        if not hints:
            entries.append(without_hints(entries))
        await self.writer.do(lambda connection: store.insert_table(connection, row, entries))
        self.count += 1
        count_entries(row.title, entries)
        if entries:
            table = await asyncio.to_thread(Table, row, self.shelf, entries)
        self.tables[table.id] = table
        self.bots.wake(table)
        return Made(table, new.link, new.host, new.seats)

    async def make_new(
        self,
        title: str,
        options: dict[str, Any],
        seed: int | str | None,
        plans: Sequence[SeatPlan],
        public: bool,
        hints: bool = True,
    ) -> Made:
        """A new table for a new game; a seed nobody knows if none is given."""
        chosen = random_seed() if seed is None else seed
        setup = self.shelf.setup(title, len(plans), chosen, options)
        return await self.make(setup, plans, public, seed_known=seed is not None, hints=hints)

    async def make_from_record(self, body: bytes, lesson: str | None = None) -> Made:
        """A record as a new table, at one of its positions; `body` is what was sent, and nobody has looked at it.

        `lesson` says that it is the position of a chapter, `TITLE/CHAPTER`: such a table is not kept for long.
        """
        self.refuse_more_records()
        try:
            found = await self.clerks.ask(read_import, body, self.settings.entries)
        except (BrokenProcessPool, TimeoutError):
            raise BadSetup(message("error-record-slow")) from None
        return await self.make_imported(found, lesson)

    def refuse_more_records(self) -> None:
        """TooMuch while many records wait to be read."""
        if self.clerks.waiting >= IMPORTS_WAITING:
            raise TooMuch(message("error-imports-wait"))

    async def make_imported(self, found: Imported | Bad, lesson: str | None = None, hints: bool = True) -> Made:
        """A record that was read as a new table, with or without hints; Refused if something was wrong with it."""
        if isinstance(found, Bad):
            raise Refused(found.why, found.code)
        found = found._replace(lesson=lesson)
        setup = self.shelf.setup(found.title, found.players, found.seed, found.options)
        return await self.make(setup, found.plans, found.public, seed_known=True, imported=found, hints=hints)

    # Writing

    async def commit(self, table: Table, *changes: Change) -> None:
        """Write entries and then carry them out. The caller holds the table's lock.

        If somebody else has written in between (another server on the same database, or a write whose answer was
        lost), the table is read anew, everybody gets its state, and the entries are refused.
        """
        entries = [change.entry for change in changes]
        if table.seq >= self.settings.entries and entries[0].kind not in UNLIMITED_KINDS:
            raise TooMuch(message("error-log-full", most=self.settings.entries))
        try:
            await self.writer.do(lambda connection: store.append_entries(connection, table.id, entries))
        except Conflict:
            await self._read_anew(table)
            raise
        for change in changes:
            table.apply(change)
        audit.note_written(table.id, table.row.title, [change.entry for change in changes])

    async def _read_anew(self, table: Table) -> None:
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        fresh = await self.table(table.id)
        for connection in list(table.audience.connections):
            connection.move_to(fresh)
        self.push(fresh)

    # Telling

    def push(self, table: Table) -> None:
        """Something has changed: everybody connected gets the new state, and a bot that is asked begins to think."""
        table.audience.changed()
        self.tell_all(table)
        self.bots.wake(table)

    def tell_all(self, table: Table) -> None:
        """Everybody connected gets the new state."""
        for connection in table.audience.connections:
            connection.state_is_due()
        self.previewer.foresee(table)

    def tell_note(self, table: Table, note: Message) -> None:
        """Everybody connected is told why nothing happens."""
        table.audience.tell(note)
        for connection in table.audience.connections:
            connection.state_is_due()
