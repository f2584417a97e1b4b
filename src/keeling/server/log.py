"""What a table's log says: its seats, who may open them, which actions stand, what was asked and taken back.

It follows from the row and the entries alone and knows no game. Only `fold` changes it.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from keeling.kernel.game import SPECTATOR
from keeling.kernel.messages import Message, message
from keeling.server.errors import WrongToken
from keeling.server.schemas import BranchInfo, ProposalKind, SeatKind
from keeling.server.store import Entry, TableRow
from keeling.server.tokens import hash_of, is_one_of

TOKENS_PER_SEAT = 8


@dataclass
class Seat:
    """A seat: who sits there, and the hashes of the tokens that open it."""

    kind: SeatKind
    name: str
    bot: str | None = None
    hashes: list[str] = field(default_factory=list)
    was_human: bool = False
    taken: bool = False
    """Whether a bot plays it because the host, and not its owner, wanted that."""
    barrier: int = 0
    """The position at which the host last took it from its owner: nobody goes back behind it."""

    joined: str = ""
    """The hash of what whoever took it called this; with that the same person may ask again."""
    reissued: str = ""
    """The hash of the token that the host last asked for; there is one of these at a time."""

    @property
    def owned(self) -> bool:
        """Whether somebody has a token for it, and may come back."""
        return bool(self.hashes)


class Role(NamedTuple):
    """What a caller may do: decide for a seat (or SPECTATOR), and whether it is the host."""

    seat: int
    host: bool


class Line(NamedTuple):
    """What is kept of an entry: `position` is the number of actions that stand after it."""

    seq: int
    kind: str
    seat: int | None
    position: int
    made: int


class Taken(NamedTuple):
    """An action as the log has it: who took it, its notation, and the digest of where it led."""

    seat: int | None
    notation: str
    digest: str


class Proposal(NamedTuple):
    """Somebody asks the others to go back to a position, or to have hints."""

    by: int
    to: int
    waiting: list[int]
    what: ProposalKind = "undo"


class Log:
    """A table's log, folded."""

    def __init__(self, row: TableRow, entries: Iterable[Entry] = ()) -> None:
        self.row = row
        self.seats = [
            Seat(plan["kind"], plan["name"], plan["bot"], list(plan["hashes"]), plan["kind"] == "human")
            for plan in row.seats
        ]
        self.link_hashes = [row.link_hash]
        self.host_hashes = [row.host_hash]
        self.begun: str | None = None
        """The digest of the first position, once the game has begun."""
        self.downloaded = False
        self.peeked = False
        """Whether somebody went back over what had been revealed, without anybody to agree."""
        self.stopped: Message | None = None
        """Why the log itself says that the game cannot go on."""
        self.rematch: str | None = None
        self.branch: BranchInfo | None = None
        """The table that this one goes on from, the position, and what somebody called it."""
        self.seq = 0
        self.position_seq = 0
        """The entry that last changed the position."""
        self.lines: list[Line] = []
        self.undos = 0
        self.standing: list[int] = []
        """The sequence numbers of the actions that stand."""
        self.taken: list[Taken] = []
        """The actions that stand."""
        self.undone: list[list[Taken]] = []
        """What each undo took back, the last one last; any other action empties it."""
        self.replaying = 0
        """How many of the next actions a redo plays again."""
        self.proposal: Proposal | None = None
        self.hints_off = False
        """Whether the host wants no hints here."""
        self.hints_agreed = False
        """Whether all who sit here have agreed to have hints; somebody who comes has not."""
        self.hints_used = [0] * len(self.seats)
        """At how many positions each seat has had hints, whether they stand or not."""
        self.hinted: set[tuple[str, int]] = set()
        """For which positions, by their digest, and for which seat."""
        for entry in entries:
            self.fold(entry)

    def fold(self, entry: Entry) -> None:
        """Take the next entry in."""
        self.seq = entry.seq
        seat = self.seats[entry.seat] if entry.seat is not None else None
        match entry.kind:
            case "start":
                self.begun = entry.digest or ""
                self.branch = entry.body.get("branch")
                self.position_seq = entry.seq
                self._moved()
            case "action":
                self._fold_action(entry)
            case "undo":
                self._fold_undo(entry)
            case "redo":
                self.replaying = entry.body["count"]
                self.undone.pop()
                if entry.body["last"]:
                    self.undone.clear()
            case "join" | "leave" | "handover" | "reissue" if seat is not None:
                self._fold_seat(entry, seat)
                self.proposal = None
                if entry.kind == "join":
                    self.hints_agreed = False
            case "grant":
                hashes = seat.hashes if seat else self.host_hashes
                hashes.append(entry.body["hash"])
                del hashes[:-TOKENS_PER_SEAT]
            case "propose" if entry.seat is not None:
                what = entry.body.get("what", "undo")
                self.proposal = Proposal(entry.seat, entry.body["to"], entry.body["waiting"], what)
            case "consent" if self.proposal is not None:
                waiting = [each for each in self.proposal.waiting if each != entry.seat]
                self.proposal = self.proposal._replace(waiting=waiting) if entry.body["yes"] else None
            case "rematch":
                self.rematch = entry.body["table"]
            case "stop":
                self.stopped = message("error-stopped-by-operator")
            case "damaged":
                self.stopped = message("error-table-damaged")
            case "download":
                self.downloaded = True
            case "hints":
                self._fold_hints(entry)
            case "hint" if entry.seat is not None:
                self.hinted.add((entry.body["at"], entry.seat))
                self.hints_used[entry.seat] += 1
        self.lines.append(Line(entry.seq, entry.kind, entry.seat, len(self.standing), entry.made))

    def _moved(self) -> None:
        """The position is another one: nobody is asked to go back any more."""
        if self.proposal is not None and self.proposal.what == "undo":
            self.proposal = None

    def _fold_hints(self, entry: Entry) -> None:
        body = entry.body
        if body["host"]:
            self.hints_off = not body["on"]
        self.hints_agreed = body["agreed"]
        if self.proposal is not None and self.proposal.what == "hints":
            self.proposal = None

    def _fold_action(self, entry: Entry) -> None:
        self.standing.append(entry.seq)
        self.taken.append(Taken(entry.seat, entry.body["action"], entry.digest or ""))
        self.position_seq = entry.seq
        self._moved()
        if self.replaying:
            self.replaying -= 1
        else:
            self.undone.clear()

    def _fold_undo(self, entry: Entry) -> None:
        to = entry.body["to"]
        self.undone.append(self.taken[to:])
        del self.standing[to:], self.taken[to:]
        self.undos += 1
        self._moved()
        self.peeked |= entry.body.get("peek", False)
        self.position_seq = entry.seq

    def _fold_seat(self, entry: Entry, seat: Seat) -> None:
        body = entry.body
        match entry.kind:
            case "join":
                seat.kind, seat.name, seat.was_human = "human", body["name"], True
                seat.bot, seat.hashes, seat.taken, seat.barrier = None, [body["hash"]], False, 0
                seat.joined, seat.reissued = body.get("key", ""), ""
            case "leave":
                seat.kind = "bot" if seat.kind == "bot" else "open"
                seat.hashes, seat.taken, seat.barrier = [], False, 0
                seat.joined, seat.reissued = "", ""
            case "handover":
                seat.bot = body["bot"]
                seat.kind = "bot" if seat.bot else "human" if seat.owned else "open"
                seat.taken = seat.kind == "bot" and seat.owned and body.get("by") != "owner"
                if seat.taken:
                    seat.barrier = len(self.standing)
            case "reissue":
                seat.hashes = [each for each in seat.hashes if each != seat.reissued] + [body["hash"]]
                seat.reissued = body["hash"]
                seat.barrier = len(self.standing)  # who sits there now may be somebody else

    def forget_after(self, position: int) -> None:
        """Only so many actions stand, since the others no longer lead to where they led; nothing is played again."""
        del self.standing[position:], self.taken[position:]
        self.undone.clear()

    # What follows from it

    @property
    def started(self) -> bool:
        """Whether the game has begun."""
        return self.begun is not None

    def specs(self) -> list[str]:
        """The seats as a record names them."""
        return [seat.bot or "human" if seat.kind == "bot" else "human" for seat in self.seats]

    def bots(self) -> list[int]:
        """The seats that bots play now."""
        return [number for number, each in enumerate(self.seats) if each.kind == "bot"]

    @property
    def between_people(self) -> bool:
        """Whether more than one person ever sat here: then what is hidden stays so until the game is over for good."""
        return sum(each.was_human for each in self.seats) > 1

    @property
    def hints(self) -> bool:
        """Whether there are hints: alone against bots unless the host wants none, between people if all agreed."""
        return not self.hints_off and (self.hints_agreed or not self.between_people)

    @property
    def digest(self) -> str:
        """The digest of the position; empty before the game begins."""
        return self.taken[-1].digest if self.taken else self.begun or ""

    def was_hinted(self, seat: int) -> bool:
        """Whether the seat has had a hint at this position."""
        return (self.digest, seat) in self.hinted

    @property
    def seed_known(self) -> bool:
        """Whether somebody may know what is hidden: by the seed, a record, or having been further in this game."""
        return self.row.seed_known or self.downloaded or (self.peeked and self.between_people)

    def other_owners(self, seat: int) -> list[int]:
        """The other seats that belong to somebody, whoever plays them now."""
        return [number for number, each in enumerate(self.seats) if each.owned and number != seat]

    def other_humans(self, seat: int) -> list[int]:
        """The other seats that people play now."""
        return [number for number, each in enumerate(self.seats) if each.kind == "human" and number != seat]

    def role_of(self, token: str) -> Role:
        """What a token opens here; WrongToken if nothing."""
        token_hash = hash_of(token)
        found = SPECTATOR
        for number, seat in enumerate(self.seats):
            if is_one_of(token_hash, seat.hashes):
                found = number
        host = is_one_of(token_hash, self.host_hashes)
        link = is_one_of(token_hash, self.link_hashes)
        if found == SPECTATOR and not host and not link:
            raise WrongToken(message("error-wrong-token"))
        return Role(found, host)

    def stands(self, line: Line) -> bool:
        """Whether a line is an action that was not taken back."""
        number = line.position - 1
        return line.kind == "action" and number < len(self.standing) and self.standing[number] == line.seq
