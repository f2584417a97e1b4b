"""What takes longer than a moment: events of the past, charts and previews, made in slices between other work."""

import asyncio
import time
from collections.abc import Callable
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


class Slices:
    """Counts the time; `breathe` lets others work when a slice is used up."""

    def __init__(self) -> None:
        self.started = time.perf_counter()

    async def breathe(self) -> None:
        """Give way if it is time."""
        if time.perf_counter() - self.started > SLICE:
            await asyncio.sleep(0)
            self.started = time.perf_counter()


async def fill_events(table: Table, first: int) -> None:
    """Make the events of all standing actions from number `first` on, if they are not there: after a restart."""
    if table.match is None or all(number in table.events for number in range(first, table.position)):
        return
    async with table.filling:
        slices = Slices()
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


async def chart_of(table: Table, paths: tuple[str, ...]) -> dict[str, list[int | None]]:
    """The public numbers of these paths at every position."""
    assert table.match is not None
    if table.charts is not None and table.charts[:2] == (table.position_seq, paths):
        return table.charts[2]
    slices = Slices()
    position_seq = table.position_seq
    title = table.match.title
    game = table.match.setup.start()
    series: dict[str, list[int | None]] = {path: [] for path in paths}
    for action in [*table.match.actions, None]:
        numbers = numbers_in(title.view(game, SPECTATOR))
        for path, values in series.items():
            values.append(numbers.get(path))
        if action is not None:
            game.play(action)
        await slices.breathe()
    table.charts = (position_seq, paths, series)
    return series


async def tale_of(table: Table) -> Tale:
    """The tale of a finished game, told once."""
    assert table.match is not None
    if table.tale is None or table.tale[0] != table.position_seq:
        position_seq, match = table.position_seq, table.match
        await fill_events(table, 0)
        chronicler = Chronicler(match.setup)
        slices = Slices()
        heard = [table.opening(), *(table.events[number] for number in range(len(match.actions)))]
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
