"""Answers to what a client asks, other than to do something: why not, what if, how was it, how did it go."""

from collections.abc import Mapping
from typing import Any

from keeling.aims import aims_of
from keeling.kernel.game import SPECTATOR
from keeling.kernel.messages import message as told
from keeling.kernel.view import numbers_in
from keeling.server import play
from keeling.server.errors import NotNow, Refused, WrongToken
from keeling.server.history import chart_of, previews_of, tale_of
from keeling.server.house import House
from keeling.server.messages import (
    Aim,
    Aimed,
    Chart,
    Charted,
    Explain,
    Explained,
    Hint,
    Hinted,
    Look,
    Looked,
    Preview,
    Previewed,
    Still,
    StillLeft,
    TellTale,
    Told,
)
from keeling.server.states import asked_in
from keeling.server.tables import Table


def explain(house: House, table: Table, seat: int, message: Explain) -> Explained:
    """Why actions are refused."""
    why = play.explain(house, table, seat, message.action, message.notation, message.anchor)
    return {
        "type": "explained",
        "id": message.id,
        "legal": why.legal,
        "previews": why.previews,
        "reasons": why.reasons,
    }


async def preview(house: House, table: Table, seat: int, message: Preview) -> Previewed:
    """What some options would change: nothing for whoever is not asked, and for what is no option."""
    seq = table.log.position_seq
    previews: Mapping[str, Any] = {}
    if table.asked == seat:
        previews = await previews_of(table, message.actions, house.previewer.lane)
    return {"type": "previewed", "id": message.id, "seq": seq, "previews": dict(previews)}


async def advise(house: House, table: Table, seat: int, address: str, message: Hint | Still) -> Hinted | StillLeft:
    """The best turns, or what is left before the turn ends."""
    if isinstance(message, Hint):
        seq, turns = await house.desk.hint(table, seat, address)
        return {"type": "hinted", "id": message.id, "seq": seq, "turns": turns}
    seq, left = await house.desk.left(table, seat, address)
    return {"type": "still", "id": message.id, "seq": seq, "left": left}


def aim(table: Table, seat: int, message: Aim) -> Aimed:
    """What the seat should know now, by the rules."""
    if seat == SPECTATOR:
        raise WrongToken(told("error-spectator"), "spectator")
    if table.match is None:
        raise NotNow(told("error-not-begun"), "waiting")
    parts = aims_of(table.match.title, table.match.game, seat)
    return {"type": "aim", "id": message.id, "seq": table.log.position_seq, "parts": parts}


def look(table: Table, seat: int, message: Look) -> Looked:
    """The seat's view of a position of the past."""
    if table.match is None or message.position > table.position:
        raise Refused(told("error-no-position", position=message.position, most=table.position))
    game = table.game_at(message.position)
    return {
        "type": "looked",
        "id": message.id,
        "position": message.position,
        "view": dict(table.match.title.view(game, seat)),
        "asked": asked_in(table, game, seat),
    }


async def chart(house: House, table: Table, message: Chart) -> Charted:
    """Public numbers at every position, or which there are."""
    if table.match is None:
        raise Refused(told("error-not-begun"), "waiting")
    charted: Charted = {"type": "charted", "id": message.id, "paths": [], "series": {}}
    if message.paths is None:
        public = table.audience.view_of(table.match.title, table.match.game, SPECTATOR)
        charted["paths"] = list(numbers_in(public))
    else:
        charted["series"] = await chart_of(table, tuple(dict.fromkeys(message.paths)), house.lane)
    return charted


async def tell(house: House, table: Table, message: TellTale) -> Told:
    """The tale of a finished game."""
    if table.status != "finished":
        raise NotNow(told("error-still-on" if table.log.started else "error-not-begun"), "not_over")
    return {"type": "tale", "id": message.id, "tale": await tale_of(table, house.lane)}
