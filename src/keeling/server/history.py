"""What takes longer than a moment: events of the past, charts and previews, made in slices between other work."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any

from pydantic_core import from_json

from keeling.chronicle import Chronicler, Tale
from keeling.kernel.game import SPECTATOR
from keeling.kernel.match import play_with_events
from keeling.kernel.view import numbers_in
from keeling.server.tables import Table, encoded

SLICE = 0.003
"""Seconds of such work before everything else gets a turn."""


PREVIEW_SLICE = 0.0015


class Lane:
    """Where long work goes, one slice at a time in all the house, each followed by as long a pause: moves come first.

    Whoever works takes turns with those who wait, so nobody's long work keeps anybody else's from beginning.
    """

    def __init__(self) -> None:
        self.lock = asyncio.Lock()

    @asynccontextmanager
    async def slices(self) -> AsyncIterator["Slices"]:
        """Work in this lane."""
        slices = Slices(self.lock)
        await slices.take()
        try:
            yield slices
        finally:
            slices.give()


class Slices:
    """One piece of long work; `breathe` gives way when a slice of it is done."""

    def __init__(self, lock: asyncio.Lock) -> None:
        self.lock = lock
        self.held = False
        self.started = 0.0

    async def take(self) -> None:
        """Wait for the lane."""
        await self.lock.acquire()
        self.held = True
        self.started = time.perf_counter()

    def give(self) -> None:
        """Leave the lane to others."""
        if self.held:
            self.held = False
            self.lock.release()

    async def breathe(self) -> None:
        """Give way if it is time."""
        spent = time.perf_counter() - self.started
        if spent > SLICE:
            await asyncio.sleep(spent)
            self.give()
            await self.take()


async def fill_events(table: Table, first: int, lane: Lane) -> None:
    """Make the events of all standing actions from number `first` on, if they are not there: after a restart."""
    if table.match is None or all(number in table.events for number in range(first, table.position)):
        return
    async with table.filling, lane.slices() as slices:
        while True:
            number = next((n for n in range(first, table.position) if n not in table.events), None)
            if number is None:
                return
            game = table.game_at(number)
            undos = table.undos
            while number < table.position and table.undos == undos and number not in table.events:
                table.events[number] = encoded(play_with_events(table.match.title, game, table.match.actions[number]))
                number += 1
                await slices.breathe()


async def chart_of(table: Table, paths: tuple[str, ...], lane: Lane) -> dict[str, list[int | None]]:
    """The public numbers of these paths at every position. All numbers of a position are looked up once and kept."""
    assert table.match is not None
    async with table.filling, lane.slices() as slices:
        while table.charted <= table.position:
            undos, game = table.undos, table.game_at(table.charted)
            while table.undos == undos and table.charted <= table.position:
                _note_numbers(table, numbers_in(table.match.title.view(game, SPECTATOR)))
                if table.charted <= table.position:
                    game.play(table.match.actions[table.charted - 1])
                await slices.breathe()
        nothing: list[int | None] = [None] * table.charted
        return {path: list(table.columns.get(path, nothing)) for path in paths}


def _note_numbers(table: Table, numbers: Mapping[str, int]) -> None:
    for path in numbers:
        table.columns.setdefault(path, [None] * table.charted)
    for path, column in table.columns.items():
        column.append(numbers.get(path))
    table.charted += 1


async def tale_of(table: Table, lane: Lane) -> Tale:
    """The tale of a finished game, told once."""
    assert table.match is not None
    if table.tale is None or table.tale[0] != table.position_seq:
        position_seq, match = table.position_seq, table.match
        await fill_events(table, 0, lane)
        chronicler = Chronicler(match.setup)
        heard = [table.opening(), *(table.events[number] for number in range(len(match.actions)))]
        async with lane.slices() as slices:
            for position, events in enumerate(heard):
                chronicler.hear(position, from_json(events[SPECTATOR]))
                await slices.breathe()
        table.tale = (position_seq, chronicler.tell(match.game))
    return table.tale[1]


class Previewer:
    """Makes the previews of open decisions, one table after the other, and says when they are there."""

    def __init__(self, most: int, ready: Callable[[Table], None]) -> None:
        self.most = most
        self.ready = ready
        self.waiting: dict[str, Table] = {}
        self.wake = asyncio.Event()
        self.task = asyncio.create_task(self._run())

    def want(self, table: Table) -> None:
        """The previews of the table's open decision are wanted."""
        if table.previews is None or table.previews[0] != table.position_seq:
            self.waiting[table.id] = table
            self.wake.set()

    def close(self) -> None:
        """Stop."""
        self.task.cancel()

    async def _run(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.waiting:
                table = self.waiting.pop(next(iter(self.waiting)))
                await self._make(table)

    async def _make(self, table: Table) -> None:
        if table.match is None or table.status != "playing":
            return
        position_seq = table.position_seq
        title, game = table.match.title, table.match.game
        seat = game.decision.player
        before = title.view(game, seat)
        found: dict[str, Any] = {}
        started = time.perf_counter()
        for action in game.legal[: self.most]:
            found[str(action)] = title.preview(game, seat, action, before)
            spent = time.perf_counter() - started
            if spent > PREVIEW_SLICE:
                # As long a pause as the work before it: moves come first, previews a moment later.
                await asyncio.sleep(spent)
                started = time.perf_counter()
            if table.position_seq != position_seq:
                return
        table.previews = (position_seq, found)
        table.changed()
        self.ready(table)
