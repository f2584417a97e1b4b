"""The application: what belongs together, how it opens and closes, and what errors look like."""

import json
from collections.abc import AsyncIterator, Iterator
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
from keeling.kernel.game import SPECTATOR
from keeling.kernel.messages import Message, message
from keeling.server import api, guides, reports, teaching
from keeling.server.bot_workers import Workers
from keeling.server.errors import Refused, clipped, sendable
from keeling.server.house import House
from keeling.server.limits import Work
from keeling.server.live import Live
from keeling.server.metrics import Present, count_refusal
from keeling.server.migrations import prepared
from keeling.server.observing import REQUEST_KEY, Observer
from keeling.server.puzzling import Puzzling
from keeling.server.security import HEADERS, Guard
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
        app.state.puzzling = Puzzling(house)
        app.state.live = Live(house, work)
        app.state.encoded = guides.Encoded()
        app.state.reports = reports.Reports(settings.reports, settings.report_bytes)
        app.state.present = Present(Place(house, app.state.live))
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
    app.include_router(guides.router)
    app.include_router(teaching.router)
    app.include_router(reports.router)
    app.include_router(reports.outside)
    app.include_router(api.outside)
    add_web_client(app, settings.web)
    app.add_middleware(Guard, settings=settings, loopback=loopback, work=work)
    app.add_middleware(Observer, write=bool(settings.journal_requests))  # added last, so around the others
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
    """An error as every client gets it, counted."""
    count_refusal(code)
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
    """A mistake of the program; the log has it, the client does not, but for the id to find it there.

    It is answered outside of all middleware, and so has its headers from here.
    """
    headers = HEADERS | {"cache-control": "no-store", "x-request-id": request.scope.get(REQUEST_KEY, "")}
    return problem(500, "failed", message("error-failed"), headers=headers)


class Place:
    """What there is at this server at the moment, for `/metrics`."""

    def __init__(self, house: House, live: Live) -> None:
        self.house = house
        self.live = live

    def numbers(self) -> Iterator[tuple[str, str, float]]:
        """Name, help and value of each number."""
        seated = sum(each.seat != SPECTATOR for each in self.live.connections)
        yield "connections_seated", "WebSockets of people who sit at a table.", seated
        yield "connections_watching", "WebSockets of all others.", len(self.live.connections) - seated
        yield "addresses", "Different addresses they come from.", len(self.live.by_address)
        yield "tables_stored", "Tables in the database.", self.house.count
        yield "tables_loaded", "Tables in memory.", len(self.house.tables)
        yield "bots_asked", "Questions that bots think about or that wait.", self.house.thinkers.asked
        yield "bots_waiting", "Questions to bots that wait for a free process.", self.house.thinkers.waiting
        yield "workers", "Processes of bots that run.", self.house.thinkers.running
        yield "jobs_asked", "Reviews and what-ifs that are being made or wait.", self.house.jobs.asked
        yield "imports_asked", "Records that are being read or wait.", self.house.clerks.asked
        yield "database_works", "Whether something could be written when it was last tried.", self.house.works
