"""What people do at a table. Each function checks, commits, and only then tells."""

from typing import NamedTuple

from keeling.bots.levels import DEFAULT
from keeling.bots.spec import check_spec
from keeling.kernel.game import NOT_ASKED, SPECTATOR
from keeling.kernel.messages import message
from keeling.kernel.messages import seat as seat_id
from keeling.kernel.record import Record
from keeling.server.errors import NotNow, Refused, WrongToken
from keeling.server.house import House, Made, action_entry
from keeling.server.limits import clean_name
from keeling.server.messages import Reason
from keeling.server.schemas import SeatPlan
from keeling.server.store import Entry
from keeling.server.tables import Role, Table
from keeling.server.tokens import hash_of, new_token
from keeling.server.undoing import NOTHING_TO_UNDO, UndoRule, is_peek, reset_rule, to_redo, undo_rule

REASONS = 12
EXPLAINED_PREVIEWS = 12


# Coming and going


async def join(
    house: House, table: Table, name: str | None, seat: int | None, key: str | None = None
) -> tuple[int, str]:
    """Take an open seat; the game begins when the last one is taken. The seat and its token.

    Whoever gives the same `key` again, because the answer was lost, gets a new token for the seat taken with it.
    """
    async with table.lock:
        _not_stopped(table)
        called = hash_of(key) if key else ""
        taken = next((number for number, each in enumerate(table.seats) if called and each.joined == called), None)
        if taken is not None:
            again = new_token()
            await house.commit(table, table.entry("grant", taken, {"hash": hash_of(again)}))
            return taken, again
        free = [number for number, each in enumerate(table.seats) if each.kind == "open"]
        if not free:
            raise NotNow(message("error-table-full"), "full")
        if seat is not None and seat not in free:
            raise NotNow(message("error-seat-taken"), "full")
        chosen = free[0] if seat is None else seat
        token = new_token()
        body = {"name": clean_name(name), "hash": hash_of(token), "key": called}
        entries = [table.entry("join", chosen, body)]
        if not table.started and len(free) == 1:
            entries.append(_start_entry(table, after=1, bots=table.bots()))
        await house.commit(table, *entries)
    house.push(table)
    return chosen, token


async def start(house: House, table: Table, fill: str | None) -> None:
    """Begin the game; bots take the seats that are open."""
    async with table.lock:
        _not_stopped(table)
        if table.started:
            raise NotNow(message("error-begun"))
        free = [number for number, each in enumerate(table.seats) if each.kind == "open"]
        if free and fill is None:
            raise NotNow(message("error-seats-open", seats=len(free)), "seats_open")
        spec = check_spec(fill) if fill is not None else None
        entries = [table.entry("handover", seat, {"bot": spec}, after=n) for n, seat in enumerate(free)]
        entries.append(_start_entry(table, after=len(entries), bots=[*table.bots(), *free]))
        await house.commit(table, *entries)
    house.push(table)


def _start_entry(table: Table, after: int, bots: list[int]) -> Entry:
    assert table.setup is not None
    return table.entry("start", after=after, game=table.setup.start(), bots=bots)


async def leave(house: House, table: Table, role: Role) -> None:
    """Give the seat up: it is open again, and its tokens open nothing any more."""
    async with table.lock:
        if role.seat == SPECTATOR:
            raise WrongToken(message("error-no-seat"))
        await house.commit(table, table.entry("leave", role.seat))
    for connection in table.connections:
        if connection.seat == role.seat:
            connection.lose_seat()
    house.push(table)


async def handover(house: House, table: Table, role: Role, seat: int, to: str, bot: str | None) -> None:
    """Hand a seat to a bot, or back to people. The own seat always; the host those of people who are not there."""
    async with table.lock:
        _not_stopped(table)
        if not 0 <= seat < len(table.seats):
            raise Refused(message("error-seat-number", number=seat + 1))
        own = role.seat == seat
        if not own and not role.host:
            raise WrongToken(message("error-host-only"))
        here = table.seats[seat]
        if to == "bot":
            if here.kind == "human" and not own and table.connected(seat):
                raise NotNow(message("error-owner-here", player=seat_id(seat)))
            spec = check_spec(bot or DEFAULT)
        elif here.kind != "bot":
            raise NotNow(message("error-not-a-bot"))
        else:
            spec = None
        bots = [each for each in table.bots() if each != seat] + ([seat] if spec else [])
        entry = table.entry("handover", seat, {"bot": spec, "by": "owner" if own else "host"}, bots=bots)
        await house.commit(table, entry)
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
        if table.connected(seat):
            raise NotNow(message("error-reissue-here", player=seat_id(seat)))
        token = new_token()
        await house.commit(table, table.entry("reissue", seat, {"hash": hash_of(token)}))
    house.push(table)
    return token


async def rematch(house: House, table: Table, role: Role) -> "Again":
    """A new table with the same seats and options and a new seed, or the one that was made already."""
    if role.seat == SPECTATOR and not role.host:
        raise WrongToken(message("error-rematch-seats"))
    made: Made | None = None
    async with table.lock:
        if table.rematch is None:
            if table.status not in ("finished", "stopped"):
                raise NotNow(message("error-still-on"))
            made = await _make_again(house, table)
            await house.commit(table, table.entry("rematch", None, {"table": made.table.id}))
    assert table.rematch is not None
    if made is not None:
        for connection in table.connections:
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
    return await _grant(house, await house.table(table.rematch), role)


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
    return await house.make_new(row.title, row.options, None, plans, row.public)


async def _grant(house: House, table: Table, role: Role) -> Again:
    """New tokens for somebody who comes to a rematch that was made before."""
    token = new_token() if role.seat != SPECTATOR and table.seats[role.seat].was_human else None
    host = new_token() if role.host else None
    async with table.lock:
        entries = []
        if token is not None:
            entries.append(table.entry("grant", role.seat, {"hash": hash_of(token)}))
        if host is not None:
            entries.append(table.entry("grant", None, {"hash": hash_of(host)}, after=len(entries)))
        if entries:
            await house.commit(table, *entries)
    return Again(table.id, None if role.seat == SPECTATOR else role.seat, token, host, None)


async def record_of(house: House, table: Table, role: Role) -> Record:
    """The record, as far as the caller may have it: it holds the seed, and with it everything hidden.

    A game between people has none before it is over, which it then stays. One against bots can be taken up again, even
    after its end, and a friend may come: so whoever sits there is told that somebody has its record.
    """
    if table.match is None:
        raise NotNow(message("error-no-record"))
    if table.status != "finished" and (table.between_people or not role.host):
        raise WrongToken(message("error-record-hidden"), "hidden")
    if not table.between_people and not table.seed_known:
        async with table.lock:
            await house.commit(table, table.entry("download"))
        for connection in table.connections:
            connection.welcome(None)
        house.push(table)
    record = table.match.record()
    return Record(record.setup, tuple(table.specs()), record.actions, record.digest)


# Playing


async def act(house: House, table: Table, seat: int, seq: int, action: int) -> None:
    """Take an option for the seat."""
    async with table.lock:
        _playing(table)
        assert table.match is not None
        if not table.position_seq <= seq <= table.seq:
            raise NotNow(message("error-stale"), "stale")
        _asked(table, seat)
        refusal = table.match.title.explain(table.match.game, action)
        if refusal is not None:
            raise Refused(refusal.message, "illegal", refusal.rule)
        await house.commit(table, action_entry(table, seat, action))
    house.push(table)


async def undo(house: House, table: Table, seat: int, to: int | None) -> bool:
    """Go back, or ask the others whether they agree; whether they are asked now."""
    async with table.lock:
        rule = undo_rule(table, seat, to)
        if rule.kind == "no":
            raise NotNow(rule.why or NOTHING_TO_UNDO, "no_undo")
        if rule.kind == "free":
            await _go_back(house, table, seat, rule, [])
        else:
            body = {"to": rule.to, "waiting": table.other_humans(seat)}
            await house.commit(table, table.entry("propose", seat, body))
    house.push(table)
    return rule.kind == "consent"


async def redo(house: House, table: Table, seat: int) -> None:
    """Play again what the last undo took back; not past anything that is revealed by it."""
    async with table.lock:
        actions = to_redo(table, seat)
        if not actions or table.match is None:
            raise NotNow(message("error-nothing-to-redo"), "no_redo")
        title, game = table.match.title, table.match.game.clone()
        reveals = game.reveals
        entries: list[Entry] = []
        async with house.lane.slices() as slices:
            for number, (player, notation) in enumerate(actions):
                if game.reveals != reveals:
                    break
                game.play(title.alphabet.parse(notation))
                entries.append(table.entry("action", player, {"action": notation}, after=number + 1, game=game))
                await slices.breathe()
        body = {"count": len(entries), "last": game.reveals != reveals}
        await house.commit(table, table.entry("redo", seat, body), *entries)
    house.push(table)


async def reset_turn(house: House, table: Table, seat: int) -> None:
    """Go back to the begin of the seat's run of decisions."""
    async with table.lock:
        rule = reset_rule(table, seat)
        if rule.kind != "free":
            raise NotNow(rule.why or NOTHING_TO_UNDO, "no_undo")
        await _go_back(house, table, seat, rule, [])
    house.push(table)


async def consent(house: House, table: Table, seat: int, yes: bool) -> None:
    """Answer the open proposal; the last yes carries it out, any no ends it."""
    async with table.lock:
        proposal = table.proposal
        if proposal is None or seat == SPECTATOR or (seat != proposal.by and seat not in proposal.waiting):
            raise NotNow(message("error-no-proposal"))
        if seat == proposal.by and yes:
            raise NotNow(message("error-own-proposal"))
        if yes and proposal.waiting == [seat]:
            rule = UndoRule("free", proposal.to, None)
            await _go_back(house, table, proposal.by, rule, table.other_humans(proposal.by))
        else:
            await house.commit(table, table.entry("consent", seat, {"yes": yes}))
    house.push(table)


async def _go_back(house: House, table: Table, seat: int, rule: UndoRule, agreed: list[int]) -> None:
    game = table.game_at(rule.to)
    body = {"to": rule.to, "agreed": agreed, "peek": not agreed and is_peek(table, rule.to)}
    await house.commit(table, table.entry("undo", seat, body, game=game))


# Asking


def explain(
    house: House, table: Table, seat: int, action: int | None, notation: str | None, anchor: str | None
) -> "Why":
    """Why actions are refused: one by number or notation, or all that touch a place of the board."""
    _playing(table)
    assert table.match is not None
    _asked(table, seat)
    title, game = table.match.title, table.match.game
    if [action, notation, anchor].count(None) != 2:
        raise Refused(message("error-explain-one"))
    if anchor is not None:
        actions = house.shelf.actions_at(title.name, anchor)
    else:
        actions = [title.alphabet.parse(notation) if notation is not None else action or 0]
    legal: list[int] = []
    reasons: dict[int, Reason] = {}
    not_asked: dict[int, Reason] = {}
    for each in actions:
        refusal = title.explain(game, each)
        if refusal is None:
            legal.append(each)
            continue
        reason: Reason = {
            "action": each,
            "notation": title.alphabet.notation(each),
            "label": title.label_if_asked(game, each),
            "verb": title.verb(each),
            "rule": refusal.rule or None,
            "message": refusal.message,
        }
        (not_asked if refusal.code == NOT_ASKED else reasons).setdefault(refusal.code, reason)
    in_order = sorted(reasons, key=lambda code: code in title.side_reasons)
    shown = [reasons[code] for code in in_order] or ([] if legal else list(not_asked.values()))
    previews = {str(each): title.preview(game, seat, each) for each in legal[:EXPLAINED_PREVIEWS]}
    return Why(legal, previews, shown[:REASONS])


class Why(NamedTuple):
    """What is legal, what it would change, and why the rest is not."""

    legal: list[int]
    previews: dict[str, dict[str, tuple[int, int]]]
    reasons: list[Reason]


def _not_stopped(table: Table) -> None:
    if table.stopped is not None:
        raise NotNow(table.stopped, "stopped")


def _playing(table: Table) -> None:
    _not_stopped(table)
    if table.status == "waiting":
        raise NotNow(message("error-not-begun"), "waiting")
    if table.status == "finished":
        raise NotNow(message("refuse-game-over"), "finished")


def _asked(table: Table, seat: int) -> None:
    assert table.match is not None
    player = table.match.game.decision.player
    if seat == SPECTATOR:
        raise WrongToken(message("error-spectator"), "spectator")
    if seat != player:
        raise NotNow(message("error-not-asked", player=seat_id(player)), "not_asked")
    if table.seats[seat].kind != "human":
        raise NotNow(message("error-bot-plays"), "bot_plays")
