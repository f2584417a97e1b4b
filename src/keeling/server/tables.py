"""A table in memory: what its log says of the seats and the game, and who is connected to it."""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from pydantic_core import to_json

from keeling.chronicle import Tale
from keeling.kernel.digest import digest
from keeling.kernel.errors import KeelingError
from keeling.kernel.game import SPECTATOR
from keeling.kernel.match import Match
from keeling.kernel.messages import Message, message
from keeling.kernel.title import Setup
from keeling.kernel.view import EventView
from keeling.server.errors import WrongToken
from keeling.server.schemas import SeatKind, Status
from keeling.server.shelf import Shelf
from keeling.server.store import Entry, TableRow, now
from keeling.server.tokens import hash_of, is_one_of

if TYPE_CHECKING:
    from keeling.server.connection import Connection

CHECKPOINT_EVERY = 16
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
    """An action as the log has it: who took it, and its notation."""

    seat: int | None
    notation: str


class Proposal(NamedTuple):
    """Somebody asks the others to go back."""

    by: int
    to: int
    waiting: list[int]


class Table:
    """A table. Entries change it in `apply`, only after they were committed; everything else reads it."""

    def __init__(self, row: TableRow, shelf: Shelf) -> None:
        self.row = row
        self.shelf = shelf
        self.id = row.id
        self.setup: Setup | None = None
        self.stopped: Message | None = None
        try:
            self.setup = shelf.setup(row.title, row.players, row.seed, row.options)
        except KeelingError as error:
            self.stopped = message("error-stopped", reason=error.message)
        self.match: Match | None = None
        self.started = False
        self.seats = [
            Seat(plan["kind"], plan["name"], plan["bot"], list(plan["hashes"]), plan["kind"] == "human")
            for plan in row.seats
        ]
        self.link_hashes = [row.link_hash]
        self.host_hashes = [row.host_hash]
        self.downloaded = False
        self.peeked = False  # whether somebody went back over what had been revealed, without anybody to agree
        self.rematch: str | None = None
        self.seq = 0
        self.position_seq = 0
        self.lines: list[Line] = []
        self.undos = 0
        self.standing: list[int] = []  # the sequence numbers of the actions that stand
        self.taken: list[Taken] = []  # the actions that stand
        self.undone: list[list[Taken]] = []  # what each undo took back, the last one last; any other action empties it
        self.replaying = 0  # how many of the next actions a redo plays again
        self.labels: dict[int, Message] = {}  # what the actions that stand do, by their number, as far as known
        self.events: dict[int, list[bytes]] = {}  # by action, for each seat and then spectators, as JSON
        self.opened: list[bytes] | None = None
        self.checkpoints: dict[int, Any] = {}
        self.proposal: Proposal | None = None
        self.previews: tuple[int, dict[str, Any]] | None = None
        self.columns: dict[str, list[int | None]] = {}  # each public number at the positions that were charted
        self.charted = 0  # how many positions that are
        self.tale: tuple[int, Tale] | None = None
        self.lock = asyncio.Lock()
        self.filling = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.bot_task: asyncio.Task[None] | None = None
        self.bot_note: Message | None = None
        self.pushes: dict[tuple[int, int | None], bytes] = {}
        self.used = time.monotonic()

    # From the log

    @classmethod
    def load(cls, row: TableRow, entries: Sequence[Entry], shelf: Shelf) -> "Table":
        """The table its log leads to; it stops where the stored digests no longer agree."""
        table = cls(row, shelf)
        begun = ""
        played: list[tuple[str, str]] = []
        for entry in entries:
            table._fold(entry)
            if entry.kind == "start":
                begun = entry.digest or ""
            elif entry.kind == "action":
                played.append((entry.body["action"], entry.digest or ""))
            elif entry.kind == "undo":
                del played[entry.body["to"] :]
        if table.started and table.setup is not None:
            table._replay(begun, played)
        elif table.setup is None:
            table.standing.clear()
            table.taken.clear()
            table.undone.clear()
        return table

    def _replay(self, begun: str, played: list[tuple[str, str]]) -> None:
        assert self.setup is not None
        self.match = match = Match(self.setup, self.specs())
        if digest(match.game) != begun:
            self._stop(0)
            return
        parse = self.setup.title.alphabet.parse
        for number, (notation, expected) in enumerate(played):
            self._keep_checkpoint()
            try:
                match.follow(parse(notation))
            except KeelingError:
                self._stop(number)
                return
            if digest(match.game) != expected:
                match.rewind(number)
                self._stop(number)
                return

    def _stop(self, position: int) -> None:
        assert self.setup is not None
        del self.standing[position:], self.taken[position:]
        self.undone.clear()
        row = self.row
        why = self.shelf.what_is_different(row.title, row.rules_version, row.content) or message("why-program")
        self.stopped = message("error-stopped-at", reason=why, number=position + 1)

    def _fold(self, entry: Entry) -> None:
        self.seq = entry.seq
        seat = self.seats[entry.seat] if entry.seat is not None else None
        match entry.kind:
            case "start":
                self.started = True
                self.position_seq = entry.seq
                self.proposal = None
            case "action":
                self._fold_action(entry)
            case "undo":
                to = entry.body["to"]
                self.undone.append(self.taken[to:])
                del self.standing[to:], self.taken[to:]
                self.undos += 1
                self.proposal = None
                self.peeked |= entry.body.get("peek", False)
                self.position_seq = entry.seq
            case "redo":
                self.replaying = entry.body["count"]
                self.undone.pop()
                if entry.body["last"]:
                    self.undone.clear()
            case "join" if seat is not None:
                seat.kind, seat.name, seat.was_human = "human", entry.body["name"], True
                seat.bot, seat.hashes, seat.taken, seat.barrier = None, [entry.body["hash"]], False, 0
                seat.joined, seat.reissued = entry.body.get("key", ""), ""
                self.proposal = None
            case "leave" if seat is not None:
                seat.kind = "bot" if seat.kind == "bot" else "open"
                seat.hashes, seat.taken, seat.barrier = [], False, 0
                seat.joined, seat.reissued = "", ""
                self.proposal = None
            case "handover" if seat is not None:
                seat.bot = entry.body["bot"]
                seat.kind = "bot" if seat.bot else "human" if seat.owned else "open"
                seat.taken = seat.kind == "bot" and seat.owned and entry.body.get("by") != "owner"
                if seat.taken:
                    seat.barrier = len(self.standing)
                self.proposal = None
            case "grant":
                hashes = seat.hashes if seat else self.host_hashes
                hashes.append(entry.body["hash"])
                del hashes[:-TOKENS_PER_SEAT]
            case "reissue" if seat is not None:
                seat.hashes = [each for each in seat.hashes if each != seat.reissued] + [entry.body["hash"]]
                seat.reissued = entry.body["hash"]
                seat.barrier = len(self.standing)  # who sits there now may be somebody else
                self.proposal = None
            case "propose" if entry.seat is not None:
                self.proposal = Proposal(entry.seat, entry.body["to"], entry.body["waiting"])
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
        self.lines.append(Line(entry.seq, entry.kind, entry.seat, len(self.standing), entry.made))

    def _fold_action(self, entry: Entry) -> None:
        self.standing.append(entry.seq)
        self.taken.append(Taken(entry.seat, entry.body["action"]))
        self.position_seq = entry.seq
        self.proposal = None
        if self.replaying:
            self.replaying -= 1
        else:
            self.undone.clear()

    def apply(self, entry: Entry, told: bool = True) -> None:
        """Carry out an entry that was committed. The events of an action are made now, or not before they are asked for
        (`history.fill_events`) if it is one of many.
        """
        self._fold(entry)
        if entry.kind == "start":
            assert self.setup is not None
            self.match = Match(self.setup, self.specs())
        elif entry.kind == "action":
            assert self.match is not None
            self._keep_checkpoint()
            title = self.match.title
            number = len(self.match.actions)
            action = title.alphabet.parse(entry.body["action"])
            self.labels[number] = title.label(self.match.game, action)
            if told:
                self.events[number] = encoded(self.match.play(action))
            else:
                self.match.follow(action)
        elif entry.kind == "undo":
            assert self.match is not None
            to = entry.body["to"]
            self.match.rewind(to, self.game_at(to))
            self.events = {number: each for number, each in self.events.items() if number < to}
            self.labels = {number: each for number, each in self.labels.items() if number < to}
            self.checkpoints = {number: each for number, each in self.checkpoints.items() if number <= to}
            self.charted = min(self.charted, to + 1)
            for column in self.columns.values():
                del column[self.charted :]
        if self.position_seq == entry.seq:
            self.bot_note = None
        self.changed()

    def entry(
        self,
        kind: str,
        seat: int | None = None,
        body: dict[str, Any] | None = None,
        after: int = 0,
        game: Any = None,
        bots: Sequence[int] | None = None,
    ) -> Entry:
        """The next entry of the log, or the one `after` so many others.

        `game` is the position it leads to, if it changes it; `bots` are the seats of bots then, if they change.
        """
        stands = game if game is not None else self.match.game if self.match is not None else None
        bot_next = False
        if stands is not None and stands.decision is not None:
            bot_next = stands.decision.player in (self.bots() if bots is None else bots)
        made = digest(game) if game is not None else None
        return Entry(self.seq + 1 + after, kind, seat, body or {}, made, bot_next, now())

    # What is so

    @property
    def status(self) -> Status:
        """Whether the game has begun, goes on, is over, or cannot go on."""
        if self.stopped is not None:
            return "stopped"
        if not self.started or self.match is None:
            return "waiting"
        return "finished" if self.match.game.decision is None else "playing"

    @property
    def position(self) -> int:
        """How many actions stand."""
        return len(self.match.actions) if self.match is not None else 0

    def specs(self) -> list[str]:
        """The seats as a record names them."""
        return [seat.bot or "human" if seat.kind == "bot" else "human" for seat in self.seats]

    def bots(self) -> list[int]:
        """The seats that bots play now."""
        return [number for number, each in enumerate(self.seats) if each.kind == "bot"]

    def bot_is_asked(self) -> bool:
        """Whether a bot is to decide."""
        return self.match is not None and self.status == "playing" and self.match.game.decision.player in self.bots()

    @property
    def between_people(self) -> bool:
        """Whether more than one person ever sat here: then what is hidden stays so until the game is over for good."""
        return sum(each.was_human for each in self.seats) > 1

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

    def connected(self, seat: int) -> bool:
        """Whether somebody is connected on the seat."""
        return any(each.seat == seat for each in self.connections)

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

    def game_at(self, position: int) -> Any:
        """A copy of the game after so many actions."""
        assert self.match is not None
        base = max((number for number in self.checkpoints if number <= position), default=None)
        game = self.match.setup.start() if base is None else self.checkpoints[base].clone()
        for action in self.match.actions[base or 0 : position]:
            game.play(action)
        return game

    def label_of(self, number: int) -> Message:
        """What the action with that number does; only for the seat that took it, since it may name its secrets."""
        assert self.match is not None
        if number not in self.labels:
            self.labels[number] = self.match.title.label(self.game_at(number), self.match.actions[number])
        return self.labels[number]

    def opening(self) -> list[bytes]:
        """The events of the set-up, for each seat and then spectators, as JSON."""
        assert self.match is not None
        if self.opened is None:
            self.opened = encoded(self.match.opening)
        return self.opened

    def _keep_checkpoint(self) -> None:
        assert self.match is not None
        number = len(self.match.actions)
        if number % CHECKPOINT_EVERY == 0 and number not in self.checkpoints:
            self.checkpoints[number] = self.match.game.clone()

    def changed(self) -> None:
        """What was made for clients is out of date."""
        self.pushes.clear()
        self.used = time.monotonic()


def encoded(events: list[list[EventView]]) -> list[bytes]:
    """The events of each seat as JSON; what is equal for several seats is kept once."""
    texts: dict[bytes, bytes] = {}
    result = []
    for each in events:
        text = to_json(each)
        result.append(texts.setdefault(text, text))
    return result
