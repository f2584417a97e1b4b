"""Around everything else: each request gets an id, is counted, timed, and written down if the operator wants that."""

import logging
import time
from typing import Any, Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from keeling.server.journal import REQUEST, new_request_id
from keeling.server.metrics import REQUEST_SECONDS, REQUESTS

log = logging.getLogger("keeling.requests")

REQUEST_KEY: Final = "keeling.request"
METHODS: Final = frozenset(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
NOWHERE: Final = "none"
OPENED: Final = 101
REFUSED: Final = 403
FAILED: Final = 500


class Observer:
    """ASGI middleware; the outermost, so that it also sees what the others refuse."""

    def __init__(self, app: ASGIApp, write: bool = False) -> None:
        self.app = app
        self.write = write

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, and look at the answer."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        scope[REQUEST_KEY] = request = new_request_id()
        mark = REQUEST.set(request)
        started = time.perf_counter()
        status = 0

        async def answer(message: Message) -> None:
            nonlocal status
            match message["type"]:
                case "http.response.start":
                    status = message["status"]
                    MutableHeaders(scope=message)["x-request-id"] = request
                case "websocket.accept":
                    status = OPENED
                    message["headers"] = [*message.get("headers", []), (b"x-request-id", request.encode())]
                    self._note(scope, status, None)  # now: it may stay open for days
                case "websocket.close" if not status:
                    status = REFUSED
                    self._note(scope, status, None)
            await send(message)

        try:
            await self.app(scope, receive, answer)
        except Exception:
            status = FAILED
            raise
        finally:
            if scope["type"] == "http" and status:  # without one the client has gone away before it was answered
                self._note(scope, status, time.perf_counter() - started)
            REQUEST.reset(mark)

    def _note(self, scope: Scope, status: int, seconds: float | None) -> None:
        method = scope.get("method", "GET")
        facts: dict[str, Any] = {
            "method": method if method in METHODS else "other",
            "route": route_of(scope),
            "status": status,
        }
        REQUESTS.labels(facts["method"], facts["route"], str(status)).inc()
        if seconds is not None:
            facts["ms"] = round(seconds * 1000, 1)
            REQUEST_SECONDS.labels(facts["route"]).observe(seconds)
        if self.write:
            log.info("%s %s %s", facts["method"], facts["route"], status, extra={"facts": facts})


def route_of(scope: Scope) -> str:
    """The template of the address, without the ids in it; `none` for what reached no route."""
    return str(getattr(scope.get("route"), "path", None) or NOWHERE)
