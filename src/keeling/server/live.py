"""Live play over WebSockets: greeting, listening and closing (docs/server.md)."""

import asyncio
import logging
from contextlib import suppress
from typing import Any

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from pydantic_core import to_json
from starlette.websockets import WebSocketState

from keeling.kernel.errors import KeelingError
from keeling.kernel.game import SPECTATOR
from keeling.kernel.messages import in_english, verbatim
from keeling.kernel.messages import message as told
from keeling.server.connection import Connection, refusal
from keeling.server.errors import Refused, TooMuch, WrongToken
from keeling.server.house import House
from keeling.server.limits import Work
from keeling.server.log import Role
from keeling.server.messages import (
    CLIENT,
    Act,
    Aim,
    Chart,
    ClientMessage,
    Consent,
    Explain,
    Hello,
    Hint,
    Look,
    Preview,
    Still,
    TellTale,
)
from keeling.server.tables import Table

log = logging.getLogger("keeling.server")

GOING_AWAY = 1001
FAILED = 1011
BAD_HELLO = 4400
WRONG_TOKEN = 4403
NO_TABLE = 4404
TOO_MUCH = 4429
CLOSE_CODES = {401: WRONG_TOKEN, 403: WRONG_TOKEN, 404: NO_TABLE, 429: TOO_MUCH}

WATCHING_SHARE = 0.8
"""Of all connections; the rest is for those who sit at a table."""
REPLIES_WAITING = 100
PAUSE = 0.1
COSTS: dict[type[Any], float] = {
    Look: 2.0,
    Chart: 10.0,
    TellTale: 10.0,
    Explain: 2.0,
    Preview: 2.0,
    Hint: 2.0,
    Still: 2.0,
    Aim: 2.0,
}


class Live:
    """All connections of the server."""

    def __init__(self, house: House, work: Work) -> None:
        self.house = house
        self.work = work
        self.connections: set[Connection] = set()
        self.by_address: dict[str, int] = {}

    async def serve(self, socket: WebSocket, table_id: str) -> None:
        """One connection from its first to its last message."""
        address = socket.client.host if socket.client is not None else ""
        settings = self.house.settings
        await socket.accept()
        if (
            len(self.connections) >= settings.connections
            or self.by_address.get(address, 0) >= settings.connections_per_address
        ):
            await refuse_and_close(socket, TOO_MUCH, TooMuch(told("error-connections")))
            return
        connection = Connection(socket, self.house, address)
        self.connections.add(connection)
        self.by_address[address] = self.by_address.get(address, 0) + 1
        try:
            await self._talk(connection, table_id)
        except (WebSocketDisconnect, TimeoutError):
            pass
        finally:
            self.connections.discard(connection)
            self.by_address[address] -= 1
            if not self.by_address[address]:
                del self.by_address[address]
            if connection.table is not None:
                self._leave(connection, connection.table)
            if socket.application_state is not WebSocketState.DISCONNECTED:
                with suppress(Exception):
                    await socket.close()

    async def _talk(self, connection: Connection, table_id: str) -> None:
        try:
            await self.work.metered(self._greet(connection, table_id), connection.address)
        except KeelingError as error:
            status = error.status if isinstance(error, Refused) else 400
            await refuse_and_close(connection.socket, CLOSE_CODES.get(status, BAD_HELLO), error)
            return
        sender = asyncio.create_task(self._send(connection))
        try:
            await self._listen(connection, sender)
        finally:
            sender.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await sender

    async def _send(self, connection: Connection) -> None:
        try:
            await connection.send_what_is_due()
        except (WebSocketDisconnect, TimeoutError, RuntimeError, OSError):
            pass  # the client is gone, or takes nothing any more
        except Exception:
            log.exception("A message could not be made.")
        with suppress(Exception):
            await connection.socket.close(FAILED)

    async def _greet(self, connection: Connection, table_id: str) -> None:
        try:
            async with asyncio.timeout(self.house.settings.hello_seconds):
                text = await receive(connection.socket)
        except TimeoutError:
            raise Refused(told("error-hello-late"), "bad_message") from None
        message = parse(text)
        if not isinstance(message, Hello):
            raise Refused(told("error-hello-first"), "bad_message")
        table = await self.house.table(table_id)
        role = Role(SPECTATOR, False)
        if message.token is not None:
            role = table.log.role_of(message.token)
        elif message.host is None and not table.row.public:
            raise WrongToken(told("error-watch-link"), "no_token")
        if message.host is not None:
            if not table.log.role_of(message.host).host:
                raise WrongToken(told("error-not-host"))
            role = Role(role.seat, True)
        self._make_room(table, role)
        connection.seat, connection.host = role
        connection.invited = message.token is not None or role.host
        connection.since = message.since
        connection.takes_changes = message.changes
        connection.foresees = message.previews
        connection.move_to(table)
        connection.welcome(message.id)
        connection.state_is_due()
        for other in table.audience.connections:
            if other is not connection:
                other.seats_are_due()
        self.house.previewer.foresee(table)

    def _make_room(self, table: Table, role: Role) -> None:
        """TooMuch if there is none: for those who watch beside each other, for a seat beside itself."""
        settings = self.house.settings
        watches = role.seat == SPECTATOR and not role.host
        alike = [each for each in table.audience.connections if each.seat == role.seat]
        if role.seat == SPECTATOR:
            alike = [each for each in alike if each.host == role.host]
        if watches:
            crowded = len(alike) >= settings.connections_per_table
            crowded |= len(self.connections) > settings.connections * WATCHING_SHARE
        else:
            crowded = len(alike) >= settings.connections_per_seat
        if crowded:
            raise TooMuch(told("error-crowded"))

    async def _listen(self, connection: Connection, sender: "asyncio.Task[None]") -> None:
        while not sender.done():
            text = await receive(connection.socket)
            message_id: int | str | None = None
            try:
                message = parse(text)
                message_id = message.id
                if not connection.bucket.take(COSTS.get(type(message), 1.0)):
                    raise TooMuch(told("error-too-fast"))
                await self._obey(connection, message)
            except KeelingError as error:
                connection.refuse(message_id, error)
                if isinstance(error, Refused) and error.code == "stale":
                    connection.state_is_due()
                if isinstance(error, (TooMuch, BadMessage)):
                    connection.faults += 1
                    await asyncio.sleep(PAUSE if isinstance(error, TooMuch) else 0)
                    if connection.faults > self.house.settings.faults:
                        await refuse_and_close(connection.socket, TOO_MUCH, error)
                        return
            except (WebSocketDisconnect, asyncio.CancelledError):
                raise
            except Exception:
                log.exception("A message could not be handled.")
                connection.refuse(message_id, Refused(told("error-failed")))
            while len(connection.replies) > REPLIES_WAITING and not sender.done():
                await asyncio.sleep(0.05)

    async def _obey(self, connection: Connection, message: ClientMessage) -> None:
        """Do what a message asks, as long as there is time for its address, and for questions also for its table."""
        assert connection.table is not None
        table = connection.table.id
        moves = isinstance(message, (Act, Consent))  # what others at the table ask must not keep anybody from playing
        if self.work.is_used_up(connection.address, None if moves else table):
            raise TooMuch(told("error-too-much-work"))
        await self.work.metered(connection.obey(message), connection.address, table)

    def _leave(self, connection: Connection, table: Table) -> None:
        table.audience.go(connection)
        for other in table.audience.connections:
            other.seats_are_due()

    async def close(self) -> None:
        """Tell everybody that the server goes away."""
        await asyncio.gather(
            *(each.socket.close(GOING_AWAY, "The server stops; come back in a moment.") for each in self.connections),
            return_exceptions=True,
        )


class BadMessage(Refused):
    """A message that is none."""

    code = "bad_message"


async def receive(socket: WebSocket) -> str:
    """The next text; binary messages are none."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    return text if text is not None else ""


def parse(text: str) -> ClientMessage:
    """A message of a client; BadMessage says what is wrong with it, without repeating it."""
    try:
        return CLIENT.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        place = ".".join(str(part) for part in first["loc"])
        raise BadMessage(
            told("error-not-understood-at", place=verbatim(place or "message"), reason=verbatim(first["msg"]))
        ) from None
    except (ValueError, RecursionError):
        raise BadMessage(told("error-not-understood")) from None


async def refuse_and_close(socket: WebSocket, code: int, error: KeelingError) -> None:
    """Say why, and end the connection."""
    with suppress(Exception):
        await socket.send_text(to_json(refusal(None, error)).decode())
        await socket.close(code, in_english(error.message)[:100])
