"""Going back and forth: what a seat may take back, alone or with consent, and what it may play again."""

from typing import Literal, NamedTuple

from keeling.kernel.game import SPECTATOR
from keeling.kernel.match import Match
from keeling.kernel.messages import Message, message
from keeling.kernel.messages import seat as seat_id
from keeling.server.log import Taken
from keeling.server.messages import UndoInfo
from keeling.server.tables import Table

NOTHING_TO_UNDO = message("error-nothing-to-undo")

UndoKind = Literal["free", "consent", "no"]


class UndoRule(NamedTuple):
    """What going back would take for a seat."""

    kind: UndoKind
    to: int
    why: Message | None


def undo_rule(table: Table, seat: int, to: int | None = None) -> UndoRule:
    """Whether the seat can go back to a position (its last decision if none is given) alone, with consent, or not.

    Alone and against bots everything is free. Otherwise only the own decisions since the last reveal are, and the rest
    takes the consent of all others who play. While the host has a bot play somebody's seat, that person cannot agree,
    so nobody sees what comes and goes back; and a game between people that is over stays over.
    """
    match = table.match
    if match is None or seat == SPECTATOR or table.stopped is not None:
        return UndoRule("no", 0, NOTHING_TO_UNDO)
    if to is None:
        to = last_own(match, seat)
    if not 0 <= to < len(match.actions):
        return UndoRule("no", 0, NOTHING_TO_UNDO)
    if table.log.between_people and match.game.decision is None:
        return UndoRule("no", to, message("error-over-rematch"))
    others = table.log.other_owners(seat)
    why = match.obstacle(seat, to)
    if not others or why is None:
        return UndoRule("free", to, None)
    taken = next((other for other in others if table.seats[other].taken), None)
    if taken is not None:
        return UndoRule("no", to, message("error-undo-taken", player=seat_id(taken)))
    if to < max(each.barrier for each in table.seats):
        return UndoRule("no", to, message("error-undo-barrier"))
    if not table.log.other_humans(seat):
        return UndoRule("no", to, message("error-undo-nobody"))
    return UndoRule("consent", to, why)


def is_peek(table: Table, to: int) -> bool:
    """Whether going back there leaves somebody knowing what will be revealed."""
    assert table.match is not None
    return bool(table.match.mark(to).reveals != table.match.game.reveals)


def reset_rule(table: Table, seat: int, rule: UndoRule | None = None) -> UndoRule:
    """The same for the begin of the seat's run of decisions in this turn; `rule` is the undo's, if it is known.

    It never goes back over a reveal between two of them, nor over anybody else's decision, nor into another turn.
    """
    rule = rule or undo_rule(table, seat)
    match = table.match
    if match is None or rule.kind != "free":
        return UndoRule("no", rule.to, rule.why or NOTHING_TO_UNDO)
    if rule.to != len(match.actions) - 1:
        return UndoRule("no", rule.to, message("error-others-since"))
    if match.game.decision is None or match.title.turn(match.game) != match.mark(rule.to).turn:
        return UndoRule("no", rule.to, message("error-turn-over"))
    to = rule.to
    while to > 0 and match.mark(to - 1) == match.mark(to):
        to -= 1
    return UndoRule("free", to, None)


def last_own(match: Match, seat: int) -> int:
    """The number of the seat's last action, -1 if it has decided nothing."""
    number = len(match.actions) - 1
    while number >= 0 and match.mark(number).player != seat:
        number -= 1
    return number


def seats_since(match: Match, position: int) -> list[int]:
    """Whose decisions stand after a position, in order and each once."""
    numbers = range(position, len(match.actions))
    return list(dict.fromkeys(match.mark(number).player for number in numbers))


def to_redo(table: Table, seat: int) -> list[Taken]:
    """The actions that the last undo took back, if the seat may play them again: with other people only its own."""
    if table.match is None or seat == SPECTATOR or table.stopped is not None or not table.log.undone:
        return []
    if table.seats[seat].kind != "human":
        return []
    actions = table.log.undone[-1]
    if table.log.other_owners(seat) and any(each.seat != seat for each in actions):
        return []
    return actions


def undo_info(table: Table, seat: int) -> UndoInfo:
    """What undo, reset and redo would do for the seat."""
    match = table.match
    undo = undo_rule(table, seat)
    reset, redo = reset_rule(table, seat, undo), to_redo(table, seat)
    undoes = match is not None and undo.kind != "no"
    resets = match is not None and reset.kind == "free"
    redo_what: Message | None = None
    if match is not None and redo and redo[0].seat == seat:
        redo_what = match.title.label(match.game, match.title.alphabet.parse(redo[0].notation))
    return {
        "undo": undo.kind,
        "undo_to": undo.to if undoes else None,
        "what": table.label_of(undo.to) if undoes else None,
        "seats": seats_since(match, undo.to) if match is not None and undoes else [],
        "count": table.position - undo.to if undoes else 0,
        "reset_turn": resets,
        "reset_to": reset.to if resets else None,
        "reset_seats": seats_since(match, reset.to) if match is not None and resets else [],
        "reset_count": table.position - reset.to if resets else 0,
        "why": undo.why,
        "redo": bool(redo),
        "redo_what": redo_what,
    }
