"""The house: all tables, those in memory and those in the database; new ones, and their bots."""

import asyncio
import json
import logging
import time
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from functools import cached_property
from typing import Any, NamedTuple

from keeling.bots.spec import check_spec
from keeling.kernel.errors import BadSetup
from keeling.kernel.messages import Message, in_english, message
from keeling.kernel.seeds import random_seed
from keeling.kernel.title import Setup
from keeling.server import audit, store
from keeling.server.bot_workers import Question, Workers
from keeling.server.errors import Damaged, NoSuchTable, Refused, TooMuch, Unavailable
from keeling.server.export import live_schema
from keeling.server.history import Lane, Previewer
from keeling.server.imports import Bad, Imported, read_import
from keeling.server.limits import clean_name
from keeling.server.metrics import count_entries
from keeling.server.schemas import SeatPlan
from keeling.server.settings import Settings
from keeling.server.shelf import Shelf
from keeling.server.store import Entry, TableRow
from keeling.server.tables import Table
from keeling.server.tokens import hash_of, new_id, new_token
from keeling.server.writer import Conflict, Writer

log = logging.getLogger("keeling.server")

SWEEP_SECONDS = 30.0
RETIRE_SECONDS = 3600.0
REMOVED_AT_ONCE = 100
DAY = 86_400_000
UNLIMITED_KINDS = ("start", "action", "rematch")
"""Entries of which a game makes only so many; whatever else is written can be repeated without end."""
LOADED_AT_ONCE = 4
BOT_PAUSE = 5.0
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
        self.previewer = Previewer(settings.previews, self._previews_ready)
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
        self._spawn(self._go_on(waiting))
        self._spawn(self._sweep())
        self._spawn(self._retire())

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
        for table in list(self.tables.values()):
            if table.bot_task is not None:
                table.bot_task.cancel()
            async with table.lock:
                pass
        for task in self.tasks:
            task.cancel()

    def _spawn(self, work: Any) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def _go_on(self, ids: list[str]) -> None:
        gate = asyncio.Semaphore(LOADED_AT_ONCE)

        async def one(table_id: str) -> None:
            async with gate:
                try:
                    self.wake_bot(await self.table(table_id))
                except Damaged:
                    pass  # the log has it
                except Exception:
                    log.exception("The table %s cannot go on.", table_id)

        await asyncio.gather(*(one(table_id) for table_id in ids))

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.settings.idle_seconds))
            oldest = time.monotonic() - self.settings.idle_seconds
            for table in list(self.tables.values()):
                if not self._is_in_use(table.id) and table.used < oldest:
                    del self.tables[table.id]

    async def _retire(self) -> None:
        while True:
            await asyncio.sleep(RETIRE_SECONDS)  # first of all: a clock that is wrong at the start shall cost no table
            try:
                while len(await self.remove_outdated()) == REMOVED_AT_ONCE:
                    await asyncio.sleep(1.0)
            except Unavailable:
                log.warning("Old tables could not be removed; it is tried again later.")

    async def remove_outdated(self) -> list[str]:
        """Remove some tables at which nothing has happened for long, but none with anybody at it; which ones."""
        now, days = store.now(), self.settings.keep_days
        unstarted = now - int(self.settings.unstarted_days * DAY)
        kept = now - int(days * DAY) if days else 0
        most = REMOVED_AT_ONCE + len(self.tables)
        found = await self.writer.read(lambda connection: store.outdated_tables(connection, unstarted, kept, most))
        chosen = [each for each in found if not self._is_in_use(each)][:REMOVED_AT_ONCE]
        for each in chosen:
            self.tables.pop(each, None)
        if chosen:
            await self.writer.do(lambda connection: store.remove_tables(connection, chosen))
            self.count -= len(chosen)
            log.info("%s tables were removed, since nothing had happened there for long.", len(chosen))
        return chosen

    def _is_in_use(self, table_id: str) -> bool:
        table = self.tables.get(table_id)
        if table is None:
            return table_id in self.loading
        return bool(table.connections) or table.lock.locked() or table.bot_task is not None

    # Finding and making tables

    async def table(self, table_id: str) -> Table:
        """A table by its id, from the database if it is not in memory; NoSuchTable if there is none."""
        table = self.tables.get(table_id)
        if table is None:
            if table_id not in self.loading:
                self.loading[table_id] = asyncio.create_task(self._load(table_id))
            table = await asyncio.shield(self.loading[table_id])
        table.used = time.monotonic()
        return table

    async def _load(self, table_id: str) -> Table:
        try:
            table = await self._read(table_id)
            if table.stopped is not None:
                log.warning("Table %s: %s", table_id, in_english(table.stopped))
            self.tables[table_id] = table
            self.wake_bot(table)
            return table
        finally:
            del self.loading[table_id]

    async def _read(self, table_id: str) -> Table:
        try:
            found = await self.writer.read(lambda connection: store.load_table(connection, table_id))
            if found is None:
                raise NoSuchTable(message("error-no-table"))
            return await asyncio.to_thread(Table.load, found[0], found[1], self.shelf)
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
    ) -> Made:
        """A new table, with the first actions of an imported game. It begins at once if no seat is open."""
        if self.count >= self.settings.tables:
            raise TooMuch(message("error-tables-full"))
        if len(plans) != setup.players:
            raise BadSetup(message("error-record-seats", players=setup.players, seats=len(plans)))
        link, host = new_token(), new_token()
        tokens = [new_token() if plan.kind == "human" else None for plan in plans]
        seats = [_seat(number, plan, token) for number, (plan, token) in enumerate(zip(plans, tokens, strict=True))]
        row = TableRow(
            id=new_id(),
            title=setup.title.name,
            rules_version=setup.title.rules_version,
            content=setup.content.digest,
            players=setup.players,
            seed=setup.seed,
            options=setup.options.as_dict(),
            seats=seats,
            link_hash=hash_of(link),
            host_hash=hash_of(host),
            public=public,
            seed_known=seed_known,
            made=store.now(),
        )
        table = Table(row, self.shelf)
        entries: list[Entry] = []
        if imported is not None and (imported.played or all(plan.kind != "open" for plan in plans)):
            entries = _imported_entries(table, imported)
        elif all(plan.kind != "open" for plan in plans):
            entries = [table.entry("start", game=setup.start())]
        await self.writer.do(lambda connection: store.insert_table(connection, row, entries))
        self.count += 1
        count_entries(row.title, entries)
        if entries:
            table = await asyncio.to_thread(Table.load, row, entries, self.shelf)
        self.tables[table.id] = table
        self.wake_bot(table)
        return Made(table, link, host, tokens)

    async def make_new(
        self, title: str, options: dict[str, Any], seed: int | str | None, plans: Sequence[SeatPlan], public: bool
    ) -> Made:
        """A new table for a new game; a seed nobody knows if none is given."""
        chosen = random_seed() if seed is None else seed
        setup = self.shelf.setup(title, len(plans), chosen, options)
        return await self.make(setup, plans, public, seed_known=seed is not None)

    async def make_from_record(self, body: bytes) -> Made:
        """A record as a new table, at one of its positions; `body` is what was sent, and nobody has looked at it."""
        if self.clerks.waiting >= IMPORTS_WAITING:
            raise TooMuch(message("error-imports-wait"))
        try:
            found = await self.clerks.ask(read_import, body, self.settings.entries)
        except (BrokenProcessPool, TimeoutError):
            raise BadSetup(message("error-record-slow")) from None
        if isinstance(found, Bad):
            raise Refused(found.why, found.code)
        setup = self.shelf.setup(found.title, found.players, found.seed, found.options)
        return await self.make(setup, found.plans, found.public, seed_known=True, imported=found)

    # Writing

    async def commit(self, table: Table, *entries: Entry) -> None:
        """Write entries and then carry them out. The caller holds the table's lock.

        If somebody else has written in between (another server on the same database, or a write whose answer was
        lost), the table is read anew, everybody gets its state, and the entries are refused.
        """
        if table.seq >= self.settings.entries and entries[0].kind not in UNLIMITED_KINDS:
            raise TooMuch(message("error-log-full", most=self.settings.entries))
        try:
            await self.writer.do(lambda connection: store.append_entries(connection, table.id, entries))
        except Conflict:
            await self._read_anew(table)
            raise
        told = sum(entry.kind == "action" for entry in entries) <= 1
        for entry in entries:
            table.apply(entry, told)
        audit.note_written(table.id, table.row.title, entries)

    async def _read_anew(self, table: Table) -> None:
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        fresh = await self.table(table.id)
        for connection in list(table.connections):
            connection.move_to(fresh)
        self.push(fresh)

    # Telling

    def push(self, table: Table) -> None:
        """Something has changed: everybody connected gets the new state, and a bot that is asked begins to think."""
        table.changed()
        for connection in table.connections:
            connection.state_is_due()
        self.want_previews(table)
        self.wake_bot(table)

    def want_previews(self, table: Table) -> None:
        """Have previews made if somebody is there to see them."""
        if table.match is not None and table.status == "playing":
            player = table.match.game.decision.player
            if table.seats[player].kind == "human" and table.connected(player):
                self.previewer.want(table)

    def _previews_ready(self, table: Table) -> None:
        assert table.match is not None
        decision = table.match.game.decision
        for connection in table.connections:
            if decision is not None and connection.seat == decision.player:
                connection.previews_are_due()

    # Bots

    def wake_bot(self, table: Table) -> None:
        """If a bot is asked, let it think."""
        if table.bot_task is None and not self.closing and table.bot_is_asked():
            table.bot_task = self._spawn(self._bot_turns(table))

    async def _bot_turns(self, table: Table) -> None:
        try:
            while table.bot_is_asked() and self.tables.get(table.id) is table:
                await asyncio.sleep(self.settings.bot_delay)
                try:
                    await self._bot_turn(table)
                except Conflict:
                    return
                except Unavailable as error:
                    self._note(table, error.message)
                    await asyncio.sleep(BOT_PAUSE)
                except Exception:
                    log.exception("A bot failed at table %s.", table.id)
                    self._note(table, message("error-bot-failed"))
                    return
        finally:
            table.bot_task = None

    def _note(self, table: Table, note: Message) -> None:
        table.bot_note = note
        table.changed()
        for connection in table.connections:
            connection.state_is_due()

    async def _bot_turn(self, table: Table) -> None:
        if table.match is None or not table.bot_is_asked():
            return
        seat = table.match.game.decision.player
        spec = table.seats[seat].bot
        position_seq = table.position_seq
        row = table.row
        assert spec is not None
        question = Question(
            row.id, row.title, row.players, row.seed, row.options, list(table.match.actions), seat, spec
        )
        action = await self.thinkers.choose(question)
        async with table.lock:
            if table.position_seq != position_seq or seat not in table.bots() or table.seats[seat].bot != spec:
                return  # taken back, or handed over, while it was thinking
            await self.commit(table, action_entry(table, seat, action))
        for connection in table.connections:
            connection.state_is_due()
        self.want_previews(table)


def action_entry(table: Table, seat: int, action: int) -> Entry:
    """The entry for a legal action, with the digest of where it leads; the table itself is not changed."""
    assert table.match is not None
    trial = table.match.game.clone()
    trial.play(action)
    notation = table.match.title.alphabet.notation(action)
    return table.entry("action", seat, {"action": notation}, game=trial)


def _seat(number: int, plan: SeatPlan, token: str | None) -> dict[str, Any]:
    if (plan.kind == "bot") != (plan.bot is not None):
        raise BadSetup(message("error-seat-spec", number=number + 1))
    if plan.bot is not None:
        check_spec(plan.bot)
    return {
        "kind": plan.kind,
        "name": clean_name(plan.name),
        "bot": plan.bot,
        "hashes": [hash_of(token)] if token else [],
    }


def _imported_entries(table: Table, imported: Imported) -> list[Entry]:
    bots, made = table.bots(), store.now()
    following = [*(each.seat for each in imported.played), imported.next]
    entries = [Entry(1, "start", None, {}, imported.begun, following[0] in bots, made)]
    for number, each in enumerate(imported.played, 1):
        body = {"action": each.notation}
        entries.append(Entry(number + 1, "action", each.seat, body, each.digest, following[number] in bots, made))
    return entries
