"""What comes after a game: its review, what might have been, and branches that go on from one of its positions.

All show what a record shows, and so whoever may have the record may have them (`seating.check_shown`).
"""

import json
from hashlib import sha256

from keeling.bots.levels import DEFAULT
from keeling.counterfactual import WhatIfView, number_of
from keeling.kernel.digest import digest
from keeling.kernel.game import SPECTATOR
from keeling.kernel.messages import message, thing
from keeling.reviewing import ReviewView
from keeling.server.errors import NotNow, Refused
from keeling.server.house import House, Made
from keeling.server.imports import Imported, Played
from keeling.server.job_process import REVIEW, WHAT_IF, Work
from keeling.server.jobs import Asked, JobState, Key
from keeling.server.limits import clean_name
from keeling.server.log import Role
from keeling.server.schemas import Branch, SeatPlan, WhatIf
from keeling.server.seating import check_shown, note_shown
from keeling.server.tables import Table

REVIEW_HIDDEN = "error-review-hidden"
WHAT_IF_HIDDEN = "error-whatif-hidden"
ID_DIGITS = 16


class ReviewState(JobState):
    """How far the review of a table is, and the review; `done` and `of` count turns."""

    review: ReviewView | None


class WhatIfState(JobState):
    """How far a counterfactual of a table is, and the counterfactual; `done` and `of` count games."""

    id: str
    """What to ask for it by."""
    what_if: WhatIfView | None


def key_of(table: Table, kind: str, question: str = "") -> Key:
    """What an answer about the table as it stands is kept under: another position has another one."""
    return (table.id, table.log.position_seq, f"{kind} {question}")


def work_of(table: Table, kind: str, asked: dict[str, object]) -> Work:
    """The game of a table as far as it has been played, for a process."""
    assert table.match is not None
    people = [] if table.status == "finished" else [n for n, seat in enumerate(table.seats) if seat.kind != "bot"]
    row = table.row
    return Work(kind, row.title, row.players, row.seed, dict(row.options), people, list(table.match.actions), asked)


async def ask_review(house: House, table: Table, role: Role, address: str) -> None:
    """Have the game reviewed as far as it has been played; NotNow if nothing has been."""
    check_shown(table, role, REVIEW_HIDDEN)
    if not table.position:
        raise NotNow(message("error-review-nothing"))
    house.jobs.ask(Asked(key_of(table, REVIEW), work_of(table, REVIEW, {}), address, "error-review-failed"))
    await note_shown(house, table)


def told_review(house: House, table: Table, role: Role) -> bytes:
    """How far the review is, and the review when it is there: a `ReviewState`."""
    check_shown(table, role, REVIEW_HIDDEN)
    return house.jobs.told(key_of(table, REVIEW), table.position, "review")


async def ask_what_if(house: House, table: Table, role: Role, address: str, wish: WhatIf) -> str:
    """Have a counterfactual played of a game that is over; returns its id.

    What the wish alone tells to be wrong is refused at once, as BadSetup or BadOption; what the game tells as well
    (a decade that never began, an option that cannot begin late) is found when it is played again, and the job fails.
    """
    check_finished(table, role)
    match = table.match
    assert match is not None
    title = match.title
    if title.changeover is None:
        raise Refused(message("error-whatif-title", title=thing("title", title.name)))
    decade = number_of(title.changeover, match.game, wish.decade)
    chosen = title.options.parse(wish.options).as_dict()
    asked: dict[str, object] = {
        "decade": decade,
        "options": {name: chosen[name] for name in sorted(wish.options)},
        "games": wish.games,
    }
    question = sha256(json.dumps(asked).encode()).hexdigest()[:ID_DIGITS]
    key = key_of(table, WHAT_IF, question)
    house.jobs.ask(Asked(key, work_of(table, WHAT_IF, asked), address, "error-whatif-failed"))
    await note_shown(house, table)
    return question


def told_what_if(house: House, table: Table, role: Role, question: str) -> bytes:
    """How far the counterfactual of this id is, and what it came to: a `WhatIfState`."""
    check_finished(table, role)
    return house.jobs.told(key_of(table, WHAT_IF, question), table.position, "what_if", id=question)


def check_finished(table: Table, role: Role) -> None:
    """WrongToken for whoever may not see what is hidden, NotNow for a game that goes on."""
    check_shown(table, role, WHAT_IF_HIDDEN)
    if table.status != "finished":
        raise NotNow(message("error-whatif-on"))


async def branch(house: House, table: Table, role: Role, wish: Branch) -> Made:
    """A new table at a position of this one: the caller takes a seat, bots play all others.

    It is the seat that is asked there if none is named. Bots keep their levels; who was a person is a bot of the usual
    level under the same name. The game itself stays as it is.
    """
    check_shown(table, role, REVIEW_HIDDEN)
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
