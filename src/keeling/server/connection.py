"""One client at a table: what it asks, and what it is sent."""

import asyncio
import logging
from collections import deque
from typing import Any

from fastapi import WebSocket
from pydantic_core import to_json

from keeling.kernel.errors import KeelingError
from keeling.kernel.game import SPECTATOR
from keeling.kernel.messages import message as told
from keeling.server import advising, answers, play, seating
from keeling.server.audience import Picture
from keeling.server.errors import Refused, sendable
from keeling.server.history import fill_events
from keeling.server.house import House
from keeling.server.limits import Bucket
from keeling.server.log import Role
from keeling.server.messages import (
    PROTOCOL,
    Ack,
    Act,
    Aim,
    Chart,
    ClientMessage,
    Consent,
    Explain,
    Handover,
    Hello,
    Hint,
    Look,
    Preview,
    Previews,
    Redo,
    Refresh,
    RefusedMessage,
    RematchMessage,
    ResetTurn,
    Seats,
    Still,
    SwitchHints,
    TellTale,
    Undo,
    Welcome,
)
from keeling.server.metrics import count_refusal
from keeling.server.states import (
    change_for,
    first_action_after,
    info_of,
    picture_of,
    seats_of,
    state_for,
    told_from,
)
from keeling.server.tables import Table

log = logging.getLogger("keeling.server")


class Connection:
    """One client at a table. What is due is sent by a task of its own, newest state only, so a slow client is cheap."""

    def __init__(self, socket: WebSocket, house: House, address: str = "") -> None:
        self.socket = socket
        self.address = address
        self.house = house
        self.seat = SPECTATOR
        self.host = False
        self.invited = False
        """Whether it came with a token, and not just to watch a public table."""
        self.table: Table | None = None
        self.since: int | None = None
        self.replies: deque[bytes] = deque()
        self.takes_changes = False
        self.foresees = True
        """Whether it wants the previews of its decisions before it asks for them."""
        self.sent: Picture | None = None
        """What it was sent last."""
        self.state_due = False
        self.seats_due = False
        self.previews_due = False
        self.wake = asyncio.Event()
        self.bucket = Bucket(house.settings.message_rate, house.settings.message_burst)
        self.faults = 0

    # What others tell it

    def state_is_due(self) -> None:
        """The table has changed."""
        self.state_due = True
        self.wake.set()

    def seats_are_due(self) -> None:
        """Somebody came or went."""
        self.seats_due = True
        self.wake.set()

    def previews_are_due(self) -> None:
        """The previews of the open decision are there."""
        self.previews_due = True
        self.wake.set()

    def tell_rematch(self, again: seating.Again) -> None:
        """A rematch was made."""
        message: RematchMessage = {
            "type": "rematch",
            "table": again.table,
            "seat": again.seat,
            "token": again.token,
            "host": again.host,
            "link": again.link,
        }
        self.reply(message)

    def lose_seat(self) -> None:
        """The seat was given up: from now on this is a spectator."""
        self.seat = SPECTATOR
        self.sent = None
        self.welcome(None)
        self.state_is_due()

    def move_to(self, table: Table) -> None:
        """The table was read anew from the database."""
        if self.table is not None:
            self.table.audience.go(self)
        self.table = table
        self.sent = None
        table.audience.come(self)

    # Sending

    def reply(self, message: Any) -> None:
        """Send a message after those that wait."""
        self.replies.append(to_json(message))
        self.wake.set()

    def welcome(self, message_id: int | str | None) -> None:
        """Say what the table is and who the client is."""
        assert self.table is not None
        message: Welcome = {
            "type": "welcome",
            "id": message_id,
            "protocol": PROTOCOL,
            "table": info_of(self.table, Role(self.seat, self.host)),
        }
        self.reply(message)

    def refuse(self, message_id: int | str | None, error: KeelingError) -> None:
        """Say that something was not done, and why."""
        self.reply(refusal(message_id, error))

    async def send_what_is_due(self) -> None:
        """Runs as long as the connection."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.replies:
                await self._send(self.replies.popleft())
            if self.table is None:
                continue
            if self.state_due:
                await self._send_state()
            if self.seats_due:
                self.seats_due = False
                seats: Seats = {
                    "type": "seats",
                    "seats": seats_of(self.table),
                    "spectators": self.table.audience.spectators,
                }
                await self._send(to_json(seats))
            if self.previews_due:
                self.previews_due = False
                await self._send_previews(self.table)

    async def _send_state(self) -> None:
        assert self.table is not None
        while True:
            table, since = self.table, told_from(self.table, self.since)
            undos = table.log.undos
            if since is not None:
                await fill_events(table, first_action_after(table, since), self.house.lane)
            if self.table is table and table.log.undos == undos:
                break
        self.state_due = self.seats_due = self.previews_due = False
        picture = picture_of(table, self.seat)
        if self.takes_changes and self.sent is not None:
            message = change_for(table, self.sent, picture, since)
        else:
            message = state_for(table, picture, since)
        self.since = table.seq
        self.sent = picture if self.takes_changes else None
        await self._send(message)

    async def _send_previews(self, table: Table) -> None:
        position_seq = table.log.position_seq
        known = table.audience.foreseen(position_seq)
        if known and table.asked == self.seat:
            message: Previews = {"type": "previews", "seq": position_seq, "previews": dict(known)}
            await self._send(to_json(message))

    async def _send(self, message: bytes) -> None:
        async with asyncio.timeout(self.house.settings.send_seconds):
            await self.socket.send_text(message.decode())

    # Receiving

    async def obey(self, message: ClientMessage) -> None:
        """Do what a message asks."""
        table = self.table
        assert table is not None
        match message:
            case Hello():
                raise Refused(told("error-hello-twice"))
            case Act():
                await play.act(self.house, table, self.seat, message.seq, message.action)
                self._ack(message.id)
            case Undo():
                self._ack(message.id, await play.undo(self.house, table, self.seat, message.to))
            case Redo():
                await play.redo(self.house, table, self.seat)
                self._ack(message.id)
            case ResetTurn():
                await play.reset_turn(self.house, table, self.seat)
                self._ack(message.id)
            case Consent():
                await play.consent(self.house, table, self.seat, message.yes)
                self._ack(message.id)
            case Handover():
                role = Role(self.seat, self.host)
                await seating.handover(self.house, table, role, message.seat, message.to, message.bot)
                self._ack(message.id)
            case Explain():
                self.reply(answers.explain(self.house, table, self.seat, message))
            case Refresh():
                self.sent = None
                self.state_is_due()
                self._ack(message.id)
            case Preview():
                self.house.spawn(self._foresee(table, message))  # a move that comes next does not wait for it
            case Look():
                self.reply(answers.look(table, self.seat, message))
            case Chart():
                self.reply(await answers.chart(self.house, table, message))
            case TellTale():
                self.reply(await answers.tell(self.house, table, message))
            case Aim():
                self.reply(answers.aim(table, self.seat, message))
            case Hint() | Still():
                self.house.spawn(self._advise(table, self.seat, message))
            case SwitchHints():
                role = Role(self.seat, self.host)
                self._ack(message.id, await advising.switch(self.house, table, role, message.on))

    async def _foresee(self, table: Table, message: Preview) -> None:
        try:
            self.reply(await answers.preview(self.house, table, self.seat, message))
        except Exception:
            log.exception("Previews could not be made.")
            self.refuse(message.id, Refused(told("error-failed")))

    async def _advise(self, table: Table, seat: int, message: Hint | Still) -> None:
        try:
            answer = await answers.advise(self.house, table, seat, self.address, message)
            if seat == self.seat:
                self.reply(answer)
        except KeelingError as error:
            self.refuse(message.id, error)
        except Exception:
            log.exception("Advice could not be given.")
            self.refuse(message.id, Refused(told("error-failed")))

    def _ack(self, message_id: int | str, pending: bool = False) -> None:
        assert self.table is not None
        ack: Ack = {"type": "ack", "id": message_id, "seq": self.table.seq, "pending": pending}
        self.reply(ack)


def refusal(message_id: int | str | None, error: KeelingError) -> RefusedMessage:
    """An error as a message, counted."""
    code = error.code if isinstance(error, Refused) else "refused"
    count_refusal(code)
    return {
        "type": "refused",
        "id": message_id,
        "code": code,
        "error": sendable(error),
        "rule": (error.rule or None) if isinstance(error, Refused) else None,
    }
