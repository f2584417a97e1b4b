"""Around every request: who may call, how much, and which headers every answer carries."""

import asyncio
import json
import re
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from keeling.kernel.messages import Message as Said
from keeling.kernel.messages import in_english
from keeling.kernel.messages import message as told
from keeling.server.limits import AddressBuckets, Work
from keeling.server.metrics import count_refusal
from keeling.server.settings import Settings, listed

HOST = re.compile(r"(?:\[(?P<address>[0-9A-Fa-f:.]+)\]|(?P<name>[^\[\]:/?#@\s]+))(?::[0-9]{1,5})?")
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
IMPORT_PATH = "/api/tables/import"
IMPORT_EXTRA = 10_000
MAKING_PATHS = ("/api/tables", IMPORT_PATH, "/api/tables/puzzle")
LESSON_PATHS = "/api/lessons/"
BODY_SECONDS = 30.0
DAY_SECONDS = 86_400.0

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """ASGI middleware: host, origin, rate and size are checked before anything else sees the request."""

    def __init__(self, app: ASGIApp, settings: Settings, loopback: bool, work: Work) -> None:
        self.app = app
        self.work = work
        self.settings = settings
        self.hosts = listed(settings.hosts)
        if loopback:
            self.hosts |= {"localhost", "127.0.0.1", "::1"}
        self.origins = listed(settings.origins)
        self.requests = AddressBuckets(settings.http_rate, settings.http_burst)
        self.creations = AddressBuckets(settings.create_rate, settings.create_burst)
        self.day = AddressBuckets(settings.tables_per_address / DAY_SECONDS, settings.tables_per_address)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check, then pass on."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        address = scope["client"][0] if scope.get("client") else ""
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        makes = unsafe and makes_table(scope["path"])
        if not self.host_is_known(headers.get("host", "")):
            await refuse(scope, send, 403, "bad_host", told("error-bad-host"))
        elif unsafe and not self.origin_is_known(headers):
            await refuse(scope, send, 403, "bad_origin", told("error-bad-origin"))
        elif not self.requests.take(address):
            await refuse(scope, send, 429, "too_much", told("error-too-often"))
        elif self.work.is_used_up(address):
            await refuse(scope, send, 429, "too_much", told("error-too-much-work"))
        elif makes and not self.creations.take(address):
            await refuse(scope, send, 429, "too_much", told("error-tables-fast"))
        elif makes and not self.day.take(address):
            await refuse(scope, send, 429, "too_much", told("error-tables-day", most=self.settings.tables_per_address))
        elif scope["type"] == "websocket":
            await self.app(scope, receive, send)
        else:
            answer = self._with_body(scope, receive, with_headers(send, scope["path"]), headers)
            await self.work.metered(answer, address)

    def host_is_known(self, host: str) -> bool:
        """A server for one machine answers only under that machine's names: otherwise other sites could reach it."""
        if not self.hosts or "*" in self.hosts:
            return True
        return name_of(host) in self.hosts

    def origin_is_known(self, headers: Headers) -> bool:
        """Browsers say where a call comes from; it must be a page of this server. Other programs do not say."""
        origin = headers.get("origin")
        if origin is None:
            return True
        try:
            own = urlsplit(origin).netloc.lower() == headers.get("host", "").lower()
        except ValueError:
            return False
        return own or origin.lower() in self.origins

    async def _with_body(self, scope: Scope, receive: Receive, send: Send, headers: Headers) -> None:
        limit = self.settings.body_bytes
        if scope["path"] == IMPORT_PATH:
            limit = self.settings.record_bytes + IMPORT_EXTRA
        too_large = told("error-too-large", limit=limit)
        length = headers.get("content-length", "0")
        if not length.isdigit() or len(length) > 15 or int(length) > limit:
            await refuse(scope, send, 413, "too_large", too_large)
            return
        body = bytearray()
        more = scope["method"] not in ("GET", "HEAD")
        try:
            async with asyncio.timeout(BODY_SECONDS):
                while more:
                    message = await receive()
                    if message["type"] == "http.disconnect":
                        return
                    body += message.get("body", b"")
                    more = message.get("more_body", False)
                    if len(body) > limit:
                        await refuse(scope, send, 413, "too_large", too_large)
                        return
        except TimeoutError:
            await refuse(scope, send, 408, "too_slow", told("error-too-slow"))
            return
        given = False

        async def replay() -> Message:
            nonlocal given
            if given:
                return await receive()
            given = True
            return {"type": "http.request", "body": bytes(body), "more_body": False}

        await self.app(scope, replay, send)


def makes_table(path: str) -> bool:
    """Whether a call of this address makes a table as often as it is made."""
    return path in MAKING_PATHS or path.startswith(LESSON_PATHS) or path.endswith("/branch")


def is_loopback(host: str) -> bool:
    """Whether a host is this machine alone."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def name_of(host: str) -> str | None:
    """The name in a Host header: with or without a port, an IPv6 address in brackets; None if it is neither.

    `urlsplit` is no judge of it: it finds `::1` in `[::1].elsewhere`.
    """
    found = HOST.fullmatch(host)
    return (found["address"] or found["name"]).lower() if found else None


def with_headers(send: Send, path: str) -> Send:
    """A `send` that adds the headers of every answer, where the answer has none of its own: reports have."""

    async def wrapped(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if path.startswith("/api/"):
                headers.setdefault("cache-control", "no-store")
        await send(message)

    return wrapped


async def refuse(scope: Scope, send: Send, status: int, code: str, why: Said) -> None:
    """Answer without asking the application; a WebSocket is closed before it opens."""
    count_refusal(code)
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": in_english(why)})
        return
    body = json.dumps({"error": why, "code": code, "rule": None}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 429:
        headers.append((b"retry-after", b"1"))
    headers += [(name.encode(), value.encode()) for name, value in HEADERS.items()]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
