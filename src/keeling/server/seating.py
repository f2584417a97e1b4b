"""Coming and going: taking, leaving and handing over seats, the begin, new tokens, rematches and records."""

from typing import NamedTuple

from keeling.bots.levels import DEFAULT
from keeling.bots.spec import check_spec
from keeling.kernel.game import SPECTATOR
from keeling.kernel.messages import message
from keeling.kernel.messages import seat as seat_id
from keeling.kernel.record import Record
from keeling.server.errors import NotNow, Refused, WrongToken
from keeling.server.house import House, Made
from keeling.server.limits import clean_name
from keeling.server.log import Role
from keeling.server.schemas import SeatPlan
from keeling.server.tables import Table
from keeling.server.tokens import hash_of, new_token


async def join(
    house: House, table: Table, name: str | None, seat: int | None, key: str | None = None
) -> tuple[int, str]:
    """Take an open seat; the game begins when the last one is taken. The seat and its token.

    Whoever gives the same `key` again, because the answer was lost, gets a new token for the seat taken with it.
    """
    async with table.lock:
        table.check_goes_on()
        called = hash_of(key) if key else ""
        taken = next((number for number, each in enumerate(table.seats) if called and each.joined == called), None)
        if taken is not None:
            again = new_token()
            await house.commit(table, table.change("grant", taken, {"hash": hash_of(again)}))
            return taken, again
        free = [number for number, each in enumerate(table.seats) if each.kind == "open"]
        if not free:
            raise NotNow(message("error-table-full"), "full")
        if seat is not None and seat not in free:
            raise NotNow(message("error-seat-taken"), "full")
        chosen = free[0] if seat is None else seat
        token = new_token()
        body = {"name": clean_name(name), "hash": hash_of(token), "key": called}
        changes = [table.change("join", chosen, body)]
        if not table.log.started and len(free) == 1:
            changes.append(table.start(after=1, bots=table.log.bots()))
        await house.commit(table, *changes)
    house.push(table)
    return chosen, token


async def start(house: House, table: Table, fill: str | None) -> None:
    """Begin the game; bots take the seats that are open."""
    async with table.lock:
        table.check_goes_on()
        if table.log.started:
            raise NotNow(message("error-begun"))
        free = [number for number, each in enumerate(table.seats) if each.kind == "open"]
        if free and fill is None:
            raise NotNow(message("error-seats-open", seats=len(free)), "seats_open")
        spec = check_spec(fill) if fill is not None else None
        changes = [table.change("handover", seat, {"bot": spec}, after=n) for n, seat in enumerate(free)]
        changes.append(table.start(after=len(changes), bots=[*table.log.bots(), *free]))
        await house.commit(table, *changes)
    house.push(table)


async def leave(house: House, table: Table, role: Role) -> None:
    """Give the seat up: it is open again, and its tokens open nothing any more."""
    async with table.lock:
        if role.seat == SPECTATOR:
            raise WrongToken(message("error-no-seat"))
        await house.commit(table, table.change("leave", role.seat))
    for connection in table.audience.connections:
        if connection.seat == role.seat:
            connection.lose_seat()
    house.push(table)


async def handover(house: House, table: Table, role: Role, seat: int, to: str, bot: str | None) -> None:
    """Hand a seat to a bot, or back to people. The own seat always; the host those of people who are not there."""
    async with table.lock:
        table.check_goes_on()
        if not 0 <= seat < len(table.seats):
            raise Refused(message("error-seat-number", number=seat + 1))
        own = role.seat == seat
        if not own and not role.host:
            raise WrongToken(message("error-host-only"))
        here = table.seats[seat]
        if to == "bot":
            if here.kind == "human" and not own and table.audience.connected(seat):
                raise NotNow(message("error-owner-here", player=seat_id(seat)))
            spec = check_spec(bot or DEFAULT)
        elif here.kind != "bot":
            raise NotNow(message("error-not-a-bot"))
        else:
            spec = None
        bots = [each for each in table.log.bots() if each != seat] + ([seat] if spec else [])
        change = table.change("handover", seat, {"bot": spec, "by": "owner" if own else "host"}, bots=bots)
        await house.commit(table, change)
    house.push(table)


async def reissue(house: House, table: Table, role: Role, seat: int) -> str:
    """A new token for a seat whose owner has lost the old one, for the host to pass on; everybody is told.

    The old one opens the seat as before, so that nobody is locked out. Whoever is here needs no new one.
    """
    async with table.lock:
        if not role.host:
            raise WrongToken(message("error-host-only"))
        if not 0 <= seat < len(table.seats):
            raise Refused(message("error-seat-number", number=seat + 1))
        if not table.seats[seat].owned:
            raise NotNow(message("error-reissue-nobody"))
        if table.audience.connected(seat):
            raise NotNow(message("error-reissue-here", player=seat_id(seat)))
        token = new_token()
        await house.commit(table, table.change("reissue", seat, {"hash": hash_of(token)}))
    house.push(table)
    return token


async def rematch(house: House, table: Table, role: Role) -> "Again":
    """A new table with the same seats and options and a new seed, or the one that was made already."""
    if role.seat == SPECTATOR and not role.host:
        raise WrongToken(message("error-rematch-seats"))
    made: Made | None = None
    async with table.lock:
        if table.log.rematch is None:
            if table.status not in ("finished", "stopped"):
                raise NotNow(message("error-still-on"))
            made = await _make_again(house, table)
            await house.commit(table, table.change("rematch", None, {"table": made.table.id}))
    assert table.log.rematch is not None
    if made is not None:
        for connection in table.audience.connections:
            token = made.seats[connection.seat] if connection.seat != SPECTATOR else None
            connection.tell_rematch(
                Again(
                    made.table.id,
                    None if connection.seat == SPECTATOR else connection.seat,
                    token,
                    made.host if connection.host else None,
                    made.link if connection.invited else None,
                )
            )
        house.push(table)
        own = made.seats[role.seat] if role.seat != SPECTATOR else None
        seat = None if role.seat == SPECTATOR else role.seat
        return Again(made.table.id, seat, own, made.host if role.host else None, made.link)
    return await _grant(house, await house.table(table.log.rematch), role)


class Again(NamedTuple):
    """A rematch, with the tokens of one person."""

    table: str
    seat: int | None
    token: str | None
    host: str | None
    link: str | None


async def _make_again(house: House, table: Table) -> Made:
    plans = [SeatPlan(kind=each.kind, name=each.name, bot=each.bot) for each in table.seats]
    row = table.row
    return await house.make_new(row.title, row.options, None, plans, row.public, not table.log.hints_off)


async def _grant(house: House, table: Table, role: Role) -> Again:
    """New tokens for somebody who comes to a rematch that was made before."""
    token = new_token() if role.seat != SPECTATOR and table.seats[role.seat].was_human else None
    host = new_token() if role.host else None
    async with table.lock:
        changes = []
        if token is not None:
            changes.append(table.change("grant", role.seat, {"hash": hash_of(token)}))
        if host is not None:
            changes.append(table.change("grant", None, {"hash": hash_of(host)}, after=len(changes)))
        if changes:
            await house.commit(table, *changes)
    return Again(table.id, None if role.seat == SPECTATOR else role.seat, token, host, None)


def check_shown(table: Table, role: Role, refusal: str = "error-record-hidden") -> None:
    """NotNow, or WrongToken with the key `refusal`, for whoever may not see what is hidden: see `record_of`."""
    if table.match is None:
        raise NotNow(message("error-no-record"))
    if table.status != "finished" and (table.log.between_people or not role.host):
        raise WrongToken(message(refusal), "hidden")


async def note_shown(house: House, table: Table) -> None:
    """Somebody is shown what is hidden: of a game that can be taken up again that is an entry that all see."""
    if not table.log.between_people and not table.log.seed_known:
        async with table.lock:
            await house.commit(table, table.change("download"))
        for connection in table.audience.connections:
            connection.welcome(None)
        house.push(table)


async def record_of(house: House, table: Table, role: Role) -> Record:
    """The record, as far as the caller may have it: it holds the seed, and with it everything hidden.

    A game between people has none before it is over, which it then stays. One against bots can be taken up again, even
    after its end, and a friend may come: so whoever sits there is told that somebody has its record.
    """
    check_shown(table, role)
    await note_shown(house, table)
    assert table.match is not None
    record = table.match.record()
    return Record(record.setup, tuple(table.log.specs()), record.actions, record.digest)
