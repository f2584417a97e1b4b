"""The HTTP interface: making and finding tables. Playing goes over the WebSocket."""

from datetime import UTC, datetime
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response, WebSocket
from fastapi.responses import PlainTextResponse
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

import keeling
from keeling.bots import foreign
from keeling.bots.levels import LEVELS
from keeling.kernel.game import SPECTATOR
from keeling.kernel.messages import message
from keeling.server import afterwards, seating
from keeling.server.afterwards import ReviewState, WhatIfState
from keeling.server.errors import NoToken, WrongToken
from keeling.server.history import fill_events
from keeling.server.house import House, Made
from keeling.server.live import Live
from keeling.server.log import Role
from keeling.server.messages import State
from keeling.server.metrics import Present
from keeling.server.puzzling import Puzzling
from keeling.server.schemas import (
    AskVerdict,
    Branch,
    Health,
    ImportedTable,
    Join,
    Joined,
    MadeTable,
    NewTable,
    OpenedPuzzle,
    OpenPuzzle,
    Problem,
    Puzzles,
    PuzzleVerdict,
    Reissue,
    Rematch,
    SeatToken,
    Start,
    TableInfo,
    Titles,
    WhatIf,
)
from keeling.server.security import is_loopback
from keeling.server.settings import listed
from keeling.server.states import first_action_after, info_of, picture_of, state_for, told_from
from keeling.server.tables import Table
from keeling.server.typed_dicts import for_pydantic
from keeling.words import ENGLISH

PASSED_ON = ("forwarded", "x-forwarded-for", "x-real-ip")
PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem, "description": words}
    for status, words in {
        400: "What was sent is not right.",
        401: "A token is needed.",
        403: "The token does not open this.",
        404: "There is no such table.",
        409: "Not now.",
        413: "Too large.",
        429: "Too often, or too many.",
        503: "The server cannot do it at the moment.",
    }.items()
}

router = APIRouter(prefix="/api", responses=PROBLEMS)
outside = APIRouter(include_in_schema=False)
"""What is for whoever runs the server, and no part of the interface for clients."""
bearer = HTTPBearer(auto_error=False, description="A seat, host or link token.")
TableId = Annotated[str, Path(min_length=1, max_length=32, pattern="^[A-Za-z0-9_-]+$")]


def house_of(request: Request) -> House:
    """The house of this server."""
    house: House = request.app.state.house
    return house


HouseHere = Annotated[House, Depends(house_of)]


async def table_here(table_id: TableId, house: HouseHere) -> Table:
    """The table of the address."""
    return await house.table(table_id)


def puzzling_of(request: Request) -> Puzzling:
    """The puzzles of this server."""
    puzzling: Puzzling = request.app.state.puzzling
    return puzzling


PuzzlingHere = Annotated[Puzzling, Depends(puzzling_of)]


TableHere = Annotated[Table, Depends(table_here)]


async def role_here(
    table: TableHere, given: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)] = None
) -> Role:
    """What the caller may do at the table."""
    if given is not None:
        return table.log.role_of(given.credentials)
    if table.row.public:
        return Role(SPECTATOR, False)
    raise NoToken(message("error-no-token"))


RoleHere = Annotated[Role, Depends(role_here)]


@router.get(
    "/health", responses={503: {"model": Health, "description": "The database takes nothing, or no bot can think."}}
)
async def health(request: Request, response: Response, house: HouseHere) -> Health:
    """Whether the server can do its work, and how busy it is; 503 if nothing can be written, or no bot can think."""
    live: Live = request.app.state.live
    works = await house.database_works()
    workers = await house.thinkers.health()
    failing = not works or workers == "failing"
    if failing:
        response.status_code = 503
    return Health(
        status="failing" if failing else "ok",
        database="ok" if works else "failing",
        workers=workers,
        bots_waiting=house.thinkers.waiting,
        version=keeling.__version__,
        build=keeling.BUILD,
        tables=house.count,
        loaded=len(house.tables),
        connections=len(live.connections),
    )


@outside.get("/metrics")
async def metrics(request: Request) -> Response:
    """What the server counts, in Prometheus' text format; for this machine, and for addresses that the operator names.

    A proxy on this machine that is not named in `proxies` passes others' requests on as if they came from here: what
    was passed on is not from here.
    """
    settings = house_of(request).settings
    address = request.client.host if request.client is not None else ""
    passed_on = any(name in request.headers for name in PASSED_ON)
    if not (is_loopback(address) and not passed_on) and address not in listed(settings.metrics):
        raise WrongToken(message("error-metrics-here"), "not_here")
    present: Present = request.app.state.present
    return Response(present.page(), media_type=CONTENT_TYPE_PLAIN_0_0_4)


@router.get("/titles")
def titles(house: HouseHere) -> Titles:
    """What can be played, with which options and against which bots."""
    return Titles(titles=house.shelf.infos(), bots=[*LEVELS, *foreign.offered()])


@router.get("/puzzles")
def puzzles(puzzling: PuzzlingHere) -> Puzzles:
    """Positions in which one turn is clearly best, and which of them is the one of the day; no solutions."""
    day = datetime.now(UTC).date()
    return Puzzles(day=day.isoformat(), today=puzzling.of_day(day), puzzles=puzzling.infos())


@router.get(
    "/words/{language}",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "Fluent text."}},
)
def words_from_elsewhere(language: Annotated[str, Path(pattern="^[a-z]{2,8}$")], house: HouseHere) -> Response:
    """The catalogues that titles of other packages bring along, in a language or else in English, as Fluent text."""
    texts = []
    for title in house.shelf.titles.values():
        if title.catalogues is not None:
            own = title.catalogues / language
            files = sorted((own if own.is_dir() else title.catalogues / ENGLISH).glob("*.ftl"))
            texts += [file.read_text(encoding="utf-8") for file in files]
    return PlainTextResponse("\n".join(texts))


@router.get(
    "/live-schema.json",
    response_class=Response,
    responses={200: {"content": {"application/json": {"schema": {"type": "object"}}}, "description": "The schemas."}},
)
def schema_of_live_messages(house: HouseHere) -> Response:
    """The JSON Schema of the WebSocket's messages and of each title's view."""
    return Response(house.live_schema, media_type="application/json")


@router.post("/tables", status_code=201)
async def make_table(new: NewTable, house: HouseHere) -> MadeTable:
    """Make a table. Seats of kind human get their token here; open seats are joined with the link."""
    return shown(await house.make_new(new.title, dict(new.options), new.seed, new.seats, new.public, new.hints))


IMPORT_SCHEMAS = {"ImportedTable": ImportedTable.model_json_schema(ref_template="#/components/schemas/{model}")}
IMPORT_SCHEMAS["ImportedTable"].pop("$defs")
IMPORT_BODY = {"schema": {"$ref": "#/components/schemas/ImportedTable"}}


@router.post(
    "/tables/import",
    status_code=201,
    openapi_extra={"requestBody": {"required": True, "content": {"application/json": IMPORT_BODY}}},
)
async def import_record(request: Request, house: HouseHere) -> MadeTable:
    """Make a table from a record, at any of its positions."""
    return shown(await house.make_from_record(await request.body()))


@router.post("/tables/puzzle", status_code=201)
async def open_puzzle(wish: OpenPuzzle, puzzling: PuzzlingHere) -> OpenedPuzzle:
    """Make a table at the position of a puzzle, with bots on all other seats."""
    made = await puzzling.open(wish.puzzle, wish.name)
    seat, token = next((seat, token) for seat, token in enumerate(made.seats) if token is not None)
    table = made.table
    return OpenedPuzzle(table=table.id, title=table.row.title, seat=seat, token=token, position=table.position)


def shown(made: Made) -> MadeTable:
    """A new table as its maker gets to know it."""
    seats = [SeatToken(seat=number, token=token) for number, token in enumerate(made.seats)]
    return MadeTable(table=made.table.id, link=made.link, host=made.host, seats=seats)


@router.get("/tables/{table_id}")
async def table_info(table: TableHere, role: RoleHere) -> TableInfo:
    """The table and its seats, without the game."""
    return info_of(table, role)


@router.get("/tables/{table_id}/state", response_model=for_pydantic(State))
async def table_state(
    table: TableHere, role: RoleHere, house: HouseHere, since: Annotated[int | None, Query(ge=0, lt=1 << 31)] = None
) -> Response:
    """The same state that the WebSocket pushes, for programs that ask."""
    since = told_from(table, since)
    if since is not None:
        await fill_events(table, first_action_after(table, since), house.lane)
    return Response(state_for(table, picture_of(table, role.seat), since), media_type="application/json")


def check_token(given: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)] = None) -> None:
    """NoToken without one: a public table may be watched without its link, but not joined."""
    if given is None:
        raise NoToken(message("error-no-token"))


@router.post("/tables/{table_id}/join", status_code=201, dependencies=[Depends(check_token)])
async def join_table(table: TableHere, role: RoleHere, wish: Join, house: HouseHere) -> Joined:
    """Take an open seat, with the table's link. The game begins when the last seat is taken."""
    seat, token = await seating.join(house, table, wish.name, wish.seat, wish.key)
    return Joined(table=table.id, seat=seat, token=token)


@router.post("/tables/{table_id}/reissue", status_code=201)
async def reissue_seat(table: TableHere, role: RoleHere, wish: Reissue, house: HouseHere) -> Joined:
    """A new token for the seat of somebody who has lost the old one and is not here, for the host to pass on."""
    return Joined(table=table.id, seat=wish.seat, token=await seating.reissue(house, table, role, wish.seat))


@router.post("/tables/{table_id}/start")
async def start_table(table: TableHere, role: RoleHere, wish: Start, house: HouseHere) -> TableInfo:
    """Begin the game, as the host; open seats are filled with bots if `fill` names one."""
    if not role.host:
        raise WrongToken(message("error-host-starts"))
    await seating.start(house, table, wish.fill)
    return info_of(table, role)


@router.post("/tables/{table_id}/leave")
async def leave_table(table: TableHere, role: RoleHere, house: HouseHere) -> TableInfo:
    """Give the own seat up: somebody else can take it with the link, or the host hands it to a bot."""
    await seating.leave(house, table, role)
    return info_of(table, Role(SPECTATOR, role.host))


@router.post("/tables/{table_id}/rematch")
async def rematch_table(table: TableHere, role: RoleHere, house: HouseHere) -> Rematch:
    """A new table with the same seats and options; whoever comes later gets a token for the same one."""
    return Rematch(**(await seating.rematch(house, table, role))._asdict())


@router.post("/tables/{table_id}/review", status_code=202, response_model=for_pydantic(ReviewState))
async def begin_review(request: Request, table: TableHere, role: RoleHere, house: HouseHere) -> Response:
    """Have the game reviewed, if it is not already; asking again says how far it is."""
    address = request.client.host if request.client is not None else ""
    await afterwards.ask_review(house, table, role, address)
    return Response(afterwards.told_review(house, table, role), 202, media_type="application/json")


@router.get("/tables/{table_id}/review", response_model=for_pydantic(ReviewState))
async def review_so_far(table: TableHere, role: RoleHere, house: HouseHere) -> Response:
    """How far the review is, and the review itself when it is done. One that nobody asks after is given up."""
    return Response(afterwards.told_review(house, table, role), media_type="application/json")


@router.post("/tables/{table_id}/whatif", status_code=202, response_model=for_pydantic(WhatIfState))
async def begin_what_if(request: Request, table: TableHere, role: RoleHere, wish: WhatIf, house: HouseHere) -> Response:
    """Have a finished game played on under other options, if it is not already; asking again says how far it is."""
    address = request.client.host if request.client is not None else ""
    question = await afterwards.ask_what_if(house, table, role, address, wish)
    return Response(afterwards.told_what_if(house, table, role, question), 202, media_type="application/json")


@router.get("/tables/{table_id}/whatif", response_model=for_pydantic(WhatIfState))
async def what_if_so_far(
    table: TableHere, role: RoleHere, house: HouseHere, id: Annotated[str, Query(max_length=40)]
) -> Response:
    """How far the counterfactual of this id is, and what it came to. One that nobody asks after is given up."""
    return Response(afterwards.told_what_if(house, table, role, id), media_type="application/json")


@router.post("/tables/{table_id}/branch", status_code=201)
async def branch_table(table: TableHere, role: RoleHere, wish: Branch, house: HouseHere) -> MadeTable:
    """A new table at a position of this one, with bots in all seats but one. The game itself stays as it is."""
    return shown(await afterwards.branch(house, table, role, wish))


@router.post("/tables/{table_id}/verdict")
async def puzzle_verdict(
    request: Request, table: TableHere, role: RoleHere, wish: AskVerdict, puzzling: PuzzlingHere
) -> PuzzleVerdict:
    """What the turn that was played at a table of a puzzle came to, and the solution; null before it is over."""
    address = request.client.host if request.client is not None else ""
    return PuzzleVerdict(found=await puzzling.verdict(wish.puzzle, table, role, address))


@router.get(
    "/tables/{table_id}/record",
    response_class=Response,
    responses={200: {"content": {"application/json": {}}, "description": "The record, as a file."}},
)
async def table_record(table: TableHere, role: RoleHere, house: HouseHere) -> Response:
    """The record: of a finished game for everybody, of a running one for the host of a game against bots."""
    record = await seating.record_of(house, table, role)
    name = f"keeling-{table.row.title}-{table.id}.json"
    return Response(
        record.to_json(),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@router.websocket("/tables/{table_id}/live")
async def live_table(socket: WebSocket, table_id: str) -> None:
    """Live play (docs/server.md)."""
    live: Live = socket.app.state.live
    await live.serve(socket, table_id[:40])
