"""What takes longer than a moment: events of the past, charts and previews, made in slices between other work."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from pydantic_core import from_json

from keeling.chronicle import Chronicler, Tale
from keeling.kernel.game import SPECTATOR
from keeling.kernel.match import play_with_events
from keeling.kernel.view import numbers_in
from keeling.server.audience import encoded
from keeling.server.tables import Table

if TYPE_CHECKING:
    from keeling.server.connection import Connection

SLICE = 0.003
"""Seconds of such work before everything else gets a turn."""
PREVIEW_SLICE = 0.0015


class Lane:
    """Where long work goes, one slice at a time in all the house, each followed by as long a pause: moves come first.

    Whoever works takes turns with those who wait, so nobody's long work keeps anybody else's from beginning.
    """

    def __init__(self, slice_seconds: float = SLICE) -> None:
        self.slice_seconds = slice_seconds
        self.lock = asyncio.Lock()

    @asynccontextmanager
    async def slices(self) -> AsyncIterator["Slices"]:
        """Work in this lane."""
        slices = Slices(self.lock, self.slice_seconds)
        await slices.take()
        try:
            yield slices
        finally:
            slices.give()


class Slices:
    """One piece of long work; `breathe` gives way when a slice of it is done."""

    def __init__(self, lock: asyncio.Lock, slice_seconds: float) -> None:
        self.lock = lock
        self.slice_seconds = slice_seconds
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
        if spent > self.slice_seconds:
            await asyncio.sleep(spent)
            self.give()
            await self.take()


async def fill_events(table: Table, first: int, lane: Lane) -> None:
    """Make the events of all standing actions from number `first` on, if they are not there: after a restart."""
    kept = table.audience.events
    if table.match is None or all(number in kept for number in range(first, table.position)):
        return
    audience, log = table.audience, table.log
    async with audience.filling, lane.slices() as slices:
        while True:
            number = next((n for n in range(first, table.position) if n not in audience.events), None)
            if number is None:
                return
            game = table.game_at(number)
            public = table.match.title.public(game)
            undos = log.undos
            while number < table.position and log.undos == undos and number not in audience.events:
                events = play_with_events(table.match.title, game, table.match.actions[number], public)
                audience.keep_events(number, encoded(events))
                public = public.after(game)
                number += 1
                await slices.breathe()


async def chart_of(table: Table, paths: tuple[str, ...], lane: Lane) -> dict[str, list[int | None]]:
    """The public numbers of these paths at every position. All numbers of a position are looked up once and kept."""
    assert table.match is not None
    charts, log = table.audience.charts, table.log
    async with table.audience.filling, lane.slices() as slices:
        while charts.positions <= table.position:
            undos, game = log.undos, table.game_at(charts.positions)
            public = table.match.title.public(game)
            while log.undos == undos and charts.positions <= table.position:
                public = public.after(game)
                charts.note(numbers_in(public.view))
                if charts.positions <= table.position:
                    game.play(table.match.actions[charts.positions - 1])
                await slices.breathe()
        return charts.series(paths)


async def tale_of(table: Table, lane: Lane) -> Tale:
    """The tale of a finished game, told once."""
    assert table.match is not None
    audience, position_seq, match = table.audience, table.log.position_seq, table.match
    if audience.tale is not None and audience.tale[0] == position_seq:
        return audience.tale[1]
    await fill_events(table, 0, lane)
    chronicler = Chronicler(match.setup)
    heard = [table.opening(), *(audience.events[number] for number in range(len(match.actions)))]
    async with lane.slices() as slices:
        for position, events in enumerate(heard):
            chronicler.hear(position, from_json(events[SPECTATOR]))
            await slices.breathe()
    return audience.keep_tale(position_seq, chronicler.tell(match.game))


async def previews_of(table: Table, actions: Iterable[int], lane: Lane) -> Mapping[str, Any]:
    """What these options of the open decision would change, by their numbers; those that are no options are left out.

    Made once for a position. Nothing more is made, and nothing is there, if the position changes meanwhile.
    """
    if table.match is None or table.asked is None:
        return {}
    audience, position_seq = table.audience, table.log.position_seq
    title, game = table.match.title, table.match.game
    wanted = [str(action) for action in dict.fromkeys(actions) if action in game.legal]
    missing = [each for each in wanted if each not in audience.foreseen(position_seq)]
    if missing:
        seat = table.asked
        found: dict[str, Any] = {}
        async with lane.slices() as slices:
            for each in missing:
                if table.log.position_seq != position_seq:
                    return {}
                if each in audience.foreseen(position_seq):
                    continue  # by somebody else, while this one waited
                before, public = audience.view_of(title, game, seat), audience.public_of(title, game)
                found[each] = title.preview(game, seat, int(each), before, public)
                await slices.breathe()
        if table.log.position_seq != position_seq:
            return {}
        audience.keep_previews(position_seq, found)
    known = audience.foreseen(position_seq)
    return {each: known[each] for each in wanted}


class Previewer:
    """Makes the previews of all options for those who want them before they ask, one table after the other."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.lane = Lane(PREVIEW_SLICE)
        self.waiting: dict[str, Table] = {}
        self.wake = asyncio.Event()
        self.task = asyncio.create_task(self._run())

    def foresee(self, table: Table) -> None:
        """Have the previews made if somebody is there who wants them all."""
        if any(self._eager(table)):
            self.waiting[table.id] = table
            self.wake.set()

    def close(self) -> None:
        """Stop."""
        self.task.cancel()

    def _eager(self, table: Table) -> Iterator["Connection"]:
        """Who decides now and wants to see it all."""
        asked = table.asked
        if asked is not None and table.seats[asked].kind == "human":
            yield from (each for each in table.audience.connections if each.seat == asked and each.foresees)

    async def _run(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.waiting:
                table = self.waiting.pop(next(iter(self.waiting)))
                await self.make(table)

    async def make(self, table: Table) -> None:
        """Make them, as far as a decision has any, and tell who waits for them."""
        if table.match is not None and await previews_of(table, table.match.game.legal[: self.most], self.lane):
            for connection in self._eager(table):
                connection.previews_are_due()
