"""Advice at a table: hints and what is left before a turn ends, thought out by workers; and who may have hints.

Alone against bots hints are there unless the host has switched them off; between people only once all have agreed.
A hint that somebody gets at a position for the first time is an entry of the log, so it is counted for good.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from keeling.kernel.game import SPECTATOR
from keeling.kernel.messages import Message, message
from keeling.kernel.messages import seat as seat_id
from keeling.kernel.title import END_VERB
from keeling.server.bot_workers import Question
from keeling.server.checks import check_asked
from keeling.server.counsel import Counsel, hinted, left_over
from keeling.server.errors import NotNow, TooMuch, Unavailable, WrongToken
from keeling.server.limits import Work
from keeling.server.log import Role
from keeling.server.messages import HintTurn, Left
from keeling.server.tables import Table

if TYPE_CHECKING:
    from keeling.server.house import House

ANSWERS_KEPT = 1_000
WAITING = 16
"""Questions that wait for a process; more are refused."""
NO_SPEC = ""

# Who may have hints

Change = Literal["free", "consent", "no"]


class HintRule(NamedTuple):
    """Whether there are hints, and what switching them on or off would take for somebody."""

    on: bool
    change: Change
    why: Message | None


def hint_rule(table: Table, role: Role) -> HintRule:
    """Off again is free for the host and, between people, for everybody who plays; on takes all who play.

    What the host has switched off, only the host can switch on. While a bot plays somebody's seat because the host
    wanted that, that person cannot agree.
    """
    log = table.log
    seated = role.seat != SPECTATOR
    if not seated and not role.host:
        return HintRule(log.hints, "no", message("error-spectator"))
    if log.hints:
        free = role.host or log.between_people
        return HintRule(True, "free" if free else "no", None if free else message("error-hints-host"))
    if log.hints_off and not role.host:
        return HintRule(False, "no", message("error-hints-off"))
    if not log.between_people:
        return HintRule(False, "free", None)
    if not seated:
        return HintRule(False, "free" if log.hints_off else "no", message("error-hints-people"))
    absent = next((other for other in log.other_owners(role.seat) if table.seats[other].kind != "human"), None)
    if absent is not None:
        return HintRule(False, "no", message("error-hints-absent", player=seat_id(absent)))
    return HintRule(False, "consent", message("error-hints-people"))


async def switch(house: "House", table: Table, role: Role, on: bool) -> bool:
    """Switch hints on or off, or ask the others whether they agree; whether they are asked now."""
    async with table.lock:
        table.check_goes_on()
        if table.log.hints == on and not (role.host and table.log.hints_off != (not on)):
            return False
        rule = hint_rule(table, role)
        if rule.change == "no":
            code = WrongToken if role.seat == SPECTATOR and not role.host else NotNow
            raise code(rule.why or message("error-hints-host"), "spectator" if code is WrongToken else "no_hints")
        asks = on and rule.change == "consent" and bool(table.log.other_humans(role.seat))
        by_host = role.host and (not on or table.log.hints_off)
        seat = None if role.seat == SPECTATOR else role.seat
        if by_host or not asks:
            agreed = on and not asks and rule.change == "consent"
            body = {"on": on, "host": by_host, "agreed": agreed}
            await house.commit(table, table.change("hints", seat, body))
        if asks:
            ask = {"what": "hints", "to": 0, "waiting": table.log.other_humans(role.seat)}
            await house.commit(table, table.change("propose", seat, ask))
    house.push(table)
    return asks


# Answers


class Desk:
    """Where advice is asked for: one answer for each position, made by one process at a time beside the bots'."""

    def __init__(self, house: "House", processes: int, rate: float, burst: float) -> None:
        self.house = house
        self.work = Work(rate, burst)
        self.room = asyncio.Semaphore(max(1, processes - 1))
        self.waiting = 0
        self.kept: OrderedDict[tuple[str, str, str, int], Any] = OrderedDict()
        self.under_way: dict[tuple[str, str, str, int], asyncio.Task[Any]] = {}

    async def hint(self, table: Table, seat: int, address: str) -> tuple[int, list[HintTurn]]:
        """The best turns for the seat that is asked, counted in the log; and the entry of the position.

        NotNow if there are no hints here, or the position has changed meanwhile: then nothing is counted.
        """
        self._check(table, seat)
        seq = table.log.position_seq
        found: list[HintTurn] = await self._found(
            "hint", hinted, table, seat, address, self.house.settings.hint_positions
        )
        if not table.log.was_hinted(seat):
            async with table.lock:
                self._check_still(table, seq)
                if not table.log.was_hinted(seat):
                    await self.house.commit(table, table.change("hint", seat, {"at": table.log.digest}))
            self.house.push(table)
        self._check_still(table, seq)
        return seq, found

    async def left(self, table: Table, seat: int, address: str) -> tuple[int, Left | None]:
        """What is left before the turn ends, None also where there are no hints or no turn can be ended."""
        check_asked(table, seat)
        assert table.match is not None
        seq, title = table.log.position_seq, table.match.title
        if not table.log.hints or not any(title.verb(action) == END_VERB for action in table.match.game.legal):
            return seq, None
        found: Left | None = await self._found("left", left_over, table, seat, address)
        self._check_still(table, seq)
        return seq, found

    def _check(self, table: Table, seat: int) -> None:
        check_asked(table, seat)
        if not table.log.hints:
            key = "error-hints-off" if table.log.hints_off else "error-hints-people"
            raise NotNow(message(key), "no_hints")

    def _check_still(self, table: Table, seq: int) -> None:
        if table.log.position_seq != seq or self.house.tables.get(table.id) is not table:
            raise NotNow(message("error-stale"), "stale")

    async def _found(
        self, kind: str, function: Callable[..., Counsel], table: Table, seat: int, address: str, *more: Any
    ) -> Any:
        """The answer for the position, kept from the last time if there is one; who asks twice waits for the same."""
        key = (kind, table.id, table.log.digest, seat)
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        task = self.under_way.get(key)
        if task is None:
            if self.work.is_used_up(address, table.id):
                raise TooMuch(message("error-too-much-work"))
            if self.waiting >= WAITING:
                raise TooMuch(message("error-hints-wait"))
            task = asyncio.create_task(self._ask(key, function, table, seat, address, *more))
            self.under_way[key] = task
            task.add_done_callback(lambda done: self._done(key, done))
        return await asyncio.shield(task)

    def _done(self, key: tuple[str, str, str, int], task: "asyncio.Task[Any]") -> None:
        del self.under_way[key]
        if not task.cancelled():
            task.exception()  # whoever asked may be gone

    async def _ask(
        self,
        key: tuple[str, str, str, int],
        function: Callable[..., Counsel],
        table: Table,
        seat: int,
        address: str,
        *more: Any,
    ) -> Any:
        assert table.match is not None
        row, seq = table.row, table.log.position_seq
        actions = list(table.match.actions)
        question = Question(row.id, row.title, row.players, row.seed, row.options, actions, seat, NO_SPEC)
        self.waiting += 1
        try:
            await self.room.acquire()
        finally:
            self.waiting -= 1
        try:
            self._check_still(table, seq)  # nobody waits for it any more
            counsel = await self.house.thinkers.ask(function, question, *more, table=table.id)
        except (BrokenProcessPool, TimeoutError):
            raise Unavailable(message("error-hints-silent")) from None
        finally:
            self.room.release()
        self.work.charge(counsel.seconds, address, table.id)
        self.kept[key] = counsel.found
        if len(self.kept) > ANSWERS_KEPT:
            self.kept.popitem(last=False)
        return counsel.found
