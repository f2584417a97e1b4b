"""The application: what belongs together, how it opens and closes, and what errors look like."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from sqlalchemy.engine import Engine
from starlette.exceptions import HTTPException

import keeling
from keeling.bots import foreign
from keeling.kernel.errors import KeelingError
from keeling.kernel.messages import Message, message
from keeling.server import api
from keeling.server.bot_workers import Workers
from keeling.server.errors import Refused, clipped, sendable
from keeling.server.house import House
from keeling.server.limits import Work
from keeling.server.live import Live
from keeling.server.migrations import prepared
from keeling.server.security import Guard
from keeling.server.settings import Settings
from keeling.server.shelf import Shelf
from keeling.server.static import add_web_client
from keeling.server.writer import Writer


def create_app(settings: Settings, loopback: bool = True, engine: Engine | None = None) -> FastAPI:
    """The application for these settings, with a database that was prepared or one that it prepares itself."""
    foreign.offer(settings.bots)
    work = Work(settings.work_rate, settings.work_burst)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        writer = Writer(engine or prepared(settings.db))
        house = House(settings, Shelf(), writer, Workers(settings.bot_workers, settings.bot_seconds))
        app.state.house = house
        app.state.live = Live(house, work)
        await house.open()
        try:
            yield
        finally:
            await app.state.live.close()
            await house.close()
            await writer.close()

    app = Application(
        title="Keeling",
        version=keeling.__version__,
        summary="Tables for the CO2 board-game family.",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.include_router(api.router)
    add_web_client(app, settings.web)
    app.add_middleware(Guard, settings=settings, loopback=loopback, work=work)
    app.add_exception_handler(KeelingError, on_refusal)
    app.add_exception_handler(RequestValidationError, on_bad_request)
    app.add_exception_handler(HTTPException, on_http_error)
    app.add_exception_handler(Exception, on_failure)
    return app


class Application(FastAPI):
    """FastAPI whose document also describes the one body that the application reads by itself."""

    def openapi(self) -> dict[str, Any]:
        """The document, made once."""
        document = super().openapi()
        document["components"]["schemas"].update(api.IMPORT_SCHEMAS)
        return document


def problem(status: int, code: str, why: Message, rule: str = "", headers: Any = None) -> Response:
    """An error as every client gets it."""
    body = json.dumps({"error": why, "code": code, "rule": rule or None})
    return Response(body, status, media_type="application/json", headers=headers)


def on_refusal(request: Request, error: Exception) -> Response:
    """Something was refused."""
    assert isinstance(error, KeelingError)
    if isinstance(error, Refused):
        headers = {"www-authenticate": "Bearer"} if error.status == 401 else None
        return problem(error.status, error.code, sendable(error), error.rule, headers)
    return problem(400, "refused", sendable(error))


def on_bad_request(request: Request, error: Exception) -> Response:
    """The request does not fit its schema: name the first place, without repeating what was sent."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"])
    why = message("error-bad-request", place=clipped(place), reason=clipped(first["msg"]))
    return problem(400, "bad_request", why)


def on_http_error(request: Request, error: Exception) -> Response:
    """No such address, wrong method, unreadable body."""
    assert isinstance(error, HTTPException)
    return problem(
        error.status_code, "http", message("error-http", reason=clipped(error.detail)), headers=error.headers
    )


def on_failure(request: Request, error: Exception) -> Response:
    """A mistake of the program; the log has it, the client does not."""
    return problem(500, "failed", message("error-failed"))
