"""What comes after a game: its review, and branches that go on from one of its positions.

Both show what a record shows, and so whoever may have the record may have them (`seating.check_shown`).
"""

from keeling.bots.levels import DEFAULT
from keeling.kernel.digest import digest
from keeling.kernel.game import SPECTATOR
from keeling.kernel.messages import message
from keeling.server.errors import NotNow, Refused
from keeling.server.house import House, Made
from keeling.server.imports import Imported, Played
from keeling.server.limits import clean_name
from keeling.server.log import Role
from keeling.server.review_process import Played as Reviewed
from keeling.server.reviews import Asked, Key
from keeling.server.schemas import Branch, SeatPlan
from keeling.server.seating import check_shown, note_shown
from keeling.server.tables import Table

HIDDEN = "error-review-hidden"


def key_of(table: Table) -> Key:
    """What a review of the table as it stands is kept under: another position has another one."""
    return (table.id, table.log.position_seq)


async def ask_review(house: House, table: Table, role: Role, address: str) -> None:
    """Have the game reviewed as far as it has been played; NotNow if nothing has been."""
    check_shown(table, role, HIDDEN)
    assert table.match is not None
    if not table.position:
        raise NotNow(message("error-review-nothing"))
    people = [] if table.status == "finished" else [n for n, seat in enumerate(table.seats) if seat.kind != "bot"]
    row = table.row
    actions = list(table.match.actions)
    played = Reviewed(row.title, row.players, row.seed, dict(row.options), people, actions)
    house.reviews.ask(Asked(key_of(table), played, address))
    await note_shown(house, table)


def told_review(house: House, table: Table, role: Role) -> bytes:
    """How far the review is, and the review when it is there."""
    check_shown(table, role, HIDDEN)
    return house.reviews.told(key_of(table), table.position)


async def branch(house: House, table: Table, role: Role, wish: Branch) -> Made:
    """A new table at a position of this one: the caller takes a seat, bots play all others.

    It is the seat that is asked there if none is named. Bots keep their levels; who was a person is a bot of the usual
    level under the same name. The game itself stays as it is.
    """
    check_shown(table, role, HIDDEN)
    match = table.match
    assert match is not None
    if wish.at > table.position:
        raise Refused(message("error-no-position", position=wish.at, most=table.position))
    decision = table.game_at(wish.at).decision
    if decision is None:
        raise NotNow(message("error-branch-over"))
    own: int = decision.player if wish.seat is None else wish.seat
    if own >= len(table.seats):
        raise Refused(message("error-seat-number", number=own + 1))
    row = table.row
    me = table.seats[role.seat].name if role.seat != SPECTATOR else ""
    plans = [
        SeatPlan(kind="human", name=me or seat.name, bot=None)
        if number == own
        else SeatPlan(kind="bot", name=seat.name, bot=seat.bot if seat.kind == "bot" else DEFAULT)
        for number, seat in enumerate(table.seats)
    ]
    taken = table.log.taken[: wish.at]
    imported = Imported(
        row.title,
        row.players,
        row.seed,
        row.options,
        plans,
        False,
        table.log.begun or digest(match.setup.start()),
        [Played(each.seat or 0, each.notation, each.digest) for each in taken],
        decision.player,
        {"table": table.id, "at": wish.at, "name": clean_name(wish.name)},
    )
    made = await house.make(match.setup, plans, False, seed_known=True, imported=imported)
    await note_shown(house, table)
    return made
