"""Playing at a table, taking back, asking why. Each function checks, commits, and only then tells."""

from typing import NamedTuple, NoReturn

from keeling.kernel.game import NOT_ASKED, SPECTATOR
from keeling.kernel.match import Match
from keeling.kernel.messages import message
from keeling.server.checks import check_asked, check_playing
from keeling.server.errors import NotNow, Refused
from keeling.server.house import House
from keeling.server.messages import Reason
from keeling.server.tables import Change, Table
from keeling.server.undoing import NOTHING_TO_UNDO, UndoRule, is_peek, reset_rule, to_redo, undo_rule

REASONS = 12
EXPLAINED_PREVIEWS = 12


# Playing


async def act(house: House, table: Table, seat: int, seq: int, action: int) -> None:
    """Take an option for the seat."""
    async with table.lock:
        check_playing(table)
        assert table.match is not None
        if not table.log.position_seq <= seq <= table.seq:
            raise NotNow(message("error-stale"), "stale")
        check_asked(table, seat)
        if action not in table.match.game.legal:
            _refuse(table.match, action)
        await house.commit(table, table.action(seat, action))
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
            body = {"to": rule.to, "waiting": table.log.other_humans(seat)}
            await house.commit(table, table.change("propose", seat, body))
    house.push(table)
    return rule.kind == "consent"


async def redo(house: House, table: Table, seat: int) -> None:
    """Play again what the last undo took back; not past anything that is revealed by it."""
    async with table.lock:
        actions = to_redo(table, seat)
        if not actions or table.match is None:
            raise NotNow(message("error-nothing-to-redo"), "no_redo")
        parse, game = table.match.title.alphabet.parse, table.match.game
        reveals = game.reveals
        changes: list[Change] = []
        async with house.lane.slices() as slices:
            for number, each in enumerate(actions):
                if game.reveals != reveals:
                    break
                change = table.action(each.seat, parse(each.notation), number + 1, game, told=len(actions) == 1)
                changes.append(change)
                game = change.game
                await slices.breathe()
        body = {"count": len(changes), "last": game.reveals != reveals}
        await house.commit(table, table.change("redo", seat, body), *changes)
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
        proposal = table.log.proposal
        if proposal is None or seat == SPECTATOR or (seat != proposal.by and seat not in proposal.waiting):
            raise NotNow(message("error-no-proposal"))
        if seat == proposal.by and yes:
            raise NotNow(message("error-own-proposal"))
        if yes and proposal.waiting == [seat] and proposal.what == "hints":
            body = {"on": True, "host": False, "agreed": True}
            await house.commit(table, table.change("hints", proposal.by, body))
        elif yes and proposal.waiting == [seat]:
            rule = UndoRule("free", proposal.to, None)
            await _go_back(house, table, proposal.by, rule, table.log.other_humans(proposal.by))
        else:
            await house.commit(table, table.change("consent", seat, {"yes": yes}))
    house.push(table)


async def _go_back(house: House, table: Table, seat: int, rule: UndoRule, agreed: list[int]) -> None:
    game = table.game_at(rule.to)
    body = {"to": rule.to, "agreed": agreed, "peek": not agreed and is_peek(table, rule.to)}
    await house.commit(table, table.change("undo", seat, body, game=game))


def _refuse(match: Match, action: int) -> NoReturn:
    """Say why an action is not legal; UnknownAction for a number that stands for none."""
    refusal = match.title.explain(match.game, action)
    if refusal is None:
        raise Refused(message("error-failed"))
    raise Refused(refusal.message, "illegal", refusal.rule)


# Asking


def explain(
    house: House, table: Table, seat: int, action: int | None, notation: str | None, anchor: str | None
) -> "Why":
    """Why actions are refused: one by number or notation, or all that touch a place of the board."""
    check_asked(table, seat)
    assert table.match is not None
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
