"""Plain connections, before there is a request: how many an address may have, and how long it may take to ask."""

import asyncio
import logging
import resource
import time
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from keeling.server.settings import Settings, listed

log = logging.getLogger("keeling.server")

FILES = 65_536
SPARE_FILES = 256
"""Files that are no connections: the database, the client's files, pipes to the workers."""
SAY_AGAIN_SECONDS = 60.0
TOO_MANY = b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\ncontent-length: 0\r\nretry-after: 5\r\n\r\n"


def raise_file_limit(wanted: int = FILES) -> int:
    """Let this process have as many files open as the system grants, and say so; how many that are."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        log.info("The server may have %s files open at once instead of %s.", most, soft)
        return most
    return soft


class Doorway:
    """All plain connections, by address."""

    def __init__(self, settings: Settings, files: int) -> None:
        self.most = min(settings.connections, max(1, files - SPARE_FILES))
        self.per_address = settings.plain_per_address
        self.seconds = settings.head_seconds
        self.proxies = listed(settings.proxies)
        self.count = 0
        self.by_address: dict[str, int] = {}
        self.said = -SAY_AGAIN_SECONDS
        if self.most < settings.connections:
            log.warning("The system grants %s open files: %s connections at once, not more.", files, self.most)

    def enter(self, address: str) -> bool:
        """Whether one more connection of the address is let in; a proxy speaks for many addresses."""
        crowded = address not in self.proxies and self.by_address.get(address, 0) >= self.per_address
        if crowded or self.count >= self.most:
            if time.monotonic() - self.said >= SAY_AGAIN_SECONDS:
                self.said = time.monotonic()
                log.warning("Too many plain connections (%s in all); some of %s are refused.", self.count, address)
            return False
        self.count += 1
        self.by_address[address] = self.by_address.get(address, 0) + 1
        return True

    def leave(self, address: str) -> None:
        """A connection has ended, or become a WebSocket, which is counted elsewhere."""
        self.count -= 1
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]

    def protocol(self, *arguments: Any, **named: Any) -> "DoorwayProtocol":
        """What uvicorn makes for every connection."""
        return DoorwayProtocol(self, *arguments, **named)


class DoorwayProtocol(HttpToolsProtocol):
    """Uvicorn's, which waits for ever for the rest of a head; here it must be there in time."""

    def __init__(self, doorway: Doorway, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.doorway = doorway
        self.address: str | None = None
        self.timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in and begin to wait, or close it."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not self.doorway.enter(address):
            transport.write(TOO_MANY)
            transport.close()
            return
        self.address = address
        self._wait()

    def _wait(self) -> None:
        if self.timer is None:
            self.timer = self.loop.call_later(self.doorway.seconds, self.transport.abort)

    def _wait_no_more(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def on_message_begin(self) -> None:
        """A head begins: the first, or one after another request."""
        super().on_message_begin()
        self._wait()

    def on_headers_complete(self) -> None:
        """The head is there; what happens to the body is up to `security`."""
        self._wait_no_more()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """It is no plain connection any more."""
        self._leave()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        self._wait_no_more()
        if self.address is not None:
            self.doorway.leave(self.address)
            self.address = None
