"""One client at a table: what it asks, and what it is sent."""

import asyncio
from collections import deque
from typing import Any

from fastapi import WebSocket
from pydantic_core import to_json

from keeling.kernel.errors import KeelingError
from keeling.kernel.game import SPECTATOR
from keeling.kernel.messages import message as told
from keeling.kernel.view import numbers_in
from keeling.server import play
from keeling.server.errors import NotNow, Refused, sendable
from keeling.server.history import chart_of, fill_events, tale_of
from keeling.server.house import House
from keeling.server.limits import Bucket
from keeling.server.messages import (
    PROTOCOL,
    Ack,
    Act,
    Chart,
    Charted,
    ClientMessage,
    Consent,
    Explain,
    Explained,
    Handover,
    Hello,
    Look,
    Looked,
    Previews,
    Redo,
    RefusedMessage,
    RematchMessage,
    ResetTurn,
    Seats,
    TellTale,
    Told,
    Undo,
    Welcome,
)
from keeling.server.metrics import count_refusal
from keeling.server.states import asked_in, first_action_after, info_of, seats_of, spectators_of, state_for
from keeling.server.tables import Role, Table


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

    def tell_rematch(self, again: play.Again) -> None:
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
        self.welcome(None)
        self.state_is_due()

    def move_to(self, table: Table) -> None:
        """The table was read anew from the database."""
        if self.table is not None:
            self.table.connections.discard(self)
        self.table = table
        table.connections.add(self)

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
                    "spectators": spectators_of(self.table),
                }
                await self._send(to_json(seats))
            if self.previews_due:
                self.previews_due = False
                await self._send_previews(self.table)

    async def _send_state(self) -> None:
        assert self.table is not None
        while True:
            table, since = self.table, self.since
            undos = table.undos
            if since is not None:
                first = first_action_after(table, since if since <= table.seq else 0)
                await fill_events(table, first, self.house.lane)
            if self.table is table and table.undos == undos:
                break
        self.state_due = self.seats_due = self.previews_due = False
        message = state_for(table, self.seat, since)
        self.since = table.seq
        await self._send(message)

    async def _send_previews(self, table: Table) -> None:
        known = table.previews
        if known is None or known[0] != table.position_seq or table.match is None or table.status != "playing":
            return
        if table.match.game.decision.player == self.seat:
            message: Previews = {"type": "previews", "seq": table.position_seq, "previews": known[1]}
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
                await play.handover(self.house, table, role, message.seat, message.to, message.bot)
                self._ack(message.id)
            case Explain():
                why = play.explain(self.house, table, self.seat, message.action, message.notation, message.anchor)
                explained: Explained = {
                    "type": "explained",
                    "id": message.id,
                    "legal": why.legal,
                    "previews": why.previews,
                    "reasons": why.reasons,
                }
                self.reply(explained)
            case Look():
                self._look(table, message)
            case Chart():
                await self._chart(table, message)
            case TellTale():
                await self._tell(table, message)

    def _ack(self, message_id: int | str, pending: bool = False) -> None:
        assert self.table is not None
        ack: Ack = {"type": "ack", "id": message_id, "seq": self.table.seq, "pending": pending}
        self.reply(ack)

    def _look(self, table: Table, message: Look) -> None:
        if table.match is None or message.position > table.position:
            raise Refused(told("error-no-position", position=message.position, most=table.position))
        game = table.game_at(message.position)
        looked: Looked = {
            "type": "looked",
            "id": message.id,
            "position": message.position,
            "view": dict(table.match.title.view(game, self.seat)),
            "asked": asked_in(table, game, self.seat),
        }
        self.reply(looked)

    async def _tell(self, table: Table, message: TellTale) -> None:
        if table.status != "finished":
            raise NotNow(told("error-still-on" if table.started else "error-not-begun"), "not_over")
        answer: Told = {"type": "tale", "id": message.id, "tale": await tale_of(table, self.house.lane)}
        self.reply(answer)

    async def _chart(self, table: Table, message: Chart) -> None:
        if table.match is None:
            raise Refused(told("error-not-begun"), "waiting")
        charted: Charted = {"type": "charted", "id": message.id, "paths": [], "series": {}}
        if message.paths is None:
            charted["paths"] = list(numbers_in(table.match.title.view(table.match.game, SPECTATOR)))
        else:
            charted["series"] = await chart_of(table, tuple(dict.fromkeys(message.paths)), self.house.lane)
        self.reply(charted)


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
