"""A table: what its log says, the match it leads to, and who is there. Only what is in the database changes it."""

import asyncio
from collections.abc import Container, Iterable, Sequence
from typing import Any, NamedTuple

from keeling.kernel.digest import digest
from keeling.kernel.errors import KeelingError
from keeling.kernel.match import Match, play_with_events
from keeling.kernel.messages import Message, message
from keeling.kernel.title import Setup
from keeling.server.audience import Audience, encoded
from keeling.server.errors import NotNow
from keeling.server.log import Log, Seat
from keeling.server.schemas import Status
from keeling.server.shelf import Shelf
from keeling.server.store import Entry, TableRow, now

CHECKPOINT_EVERY = 16
"""Of so many positions one is kept for good."""
RECENT = 8
"""How many of the newest positions are kept, since it is there that people go back."""


class Change(NamedTuple):
    """An entry on its way to the database, and what it makes of the table if it gets there."""

    entry: Entry
    game: Any = None
    """The position it leads to, if it changes it; nobody else uses that game."""
    action: int | None = None
    events: list[bytes] | None = None
    """Of the action, for each seat and then spectators, as JSON; None if they are made when somebody wants them."""


class Table:
    """A table. Its log follows from the entries; its match and checkpoints are changed here alone."""

    def __init__(self, row: TableRow, shelf: Shelf, entries: Iterable[Entry] = ()) -> None:
        """The table its log leads to; it stops where the stored digests no longer agree."""
        self.row = row
        self.shelf = shelf
        self.id = row.id
        self.log = Log(row, entries)
        self.audience = Audience()
        self.lock = asyncio.Lock()
        self.setup: Setup | None = None
        self.match: Match | None = None
        self.stopped: Message | None = self.log.stopped
        self.checkpoints: dict[int, Any] = {}
        self.labels: dict[int, Message] = {}
        """What the actions that stand do, by their number, as far as known."""
        try:
            self.setup = shelf.setup(row.title, row.players, row.seed, row.options)
        except KeelingError as error:
            self.stopped = self.stopped or message("error-stopped", reason=error.message)
            self.log.forget_after(0)
            return
        if self.log.started:
            self._replay(self.setup)

    # From the log

    def _replay(self, setup: Setup) -> None:
        """Play what stands, and compare digests at checkpoints and in the newest positions: another program would not
        come back to the same ones. If one does not agree, all are compared to find the first.
        """
        count = len(self.log.taken)
        compared = {*range(0, count, CHECKPOINT_EVERY), *range(max(0, count - RECENT), count + 1)}
        if self._replay_comparing(setup, compared) is None:
            return
        agreed = self._replay_comparing(setup, range(count + 1))
        if agreed is not None:
            self._stop(max(0, agreed - 1))

    def _replay_comparing(self, setup: Setup, compared: Container[int]) -> int | None:
        """The first position that is not what it was, of those that are compared; None if all that stands was played.

        The position after n actions has the number n.
        """
        self.checkpoints.clear()
        self.match = match = Match(setup, self.log.specs())
        digests = [self.log.begun or "", *(each.digest for each in self.log.taken)]
        parse = setup.title.alphabet.parse
        for number, expected in enumerate(digests):
            try:
                if number:
                    match.follow(parse(self.log.taken[number - 1].notation))
            except KeelingError:
                return number
            if number in compared and digest(match.game) != expected:
                return number
            if number % CHECKPOINT_EVERY == 0:
                self.checkpoints[number] = match.game.clone()
        return None

    def _stop(self, position: int) -> None:
        """Go no further than a position, the last that agrees."""
        assert self.match is not None
        self.log.forget_after(position)
        if len(self.match.actions) > position:
            self.match.rewind(position, self.game_at(position))
        row = self.row
        why = self.shelf.what_is_different(row.title, row.rules_version, row.content) or message("why-program")
        self.stopped = message("error-stopped-at", reason=why, number=position + 1)

    # On the way to the database

    def change(
        self,
        kind: str,
        seat: int | None = None,
        body: dict[str, Any] | None = None,
        after: int = 0,
        game: Any = None,
        bots: Sequence[int] | None = None,
    ) -> Change:
        """The next entry of the log, or the one `after` so many others.

        `game` is the position it leads to, if it changes it; `bots` are the seats of bots then, if they change.
        """
        stands = game if game is not None else self.match.game if self.match is not None else None
        bot_next = False
        if stands is not None and stands.decision is not None:
            bot_next = stands.decision.player in (self.log.bots() if bots is None else bots)
        made = digest(game) if game is not None else None
        return Change(Entry(self.log.seq + 1 + after, kind, seat, body or {}, made, bot_next, now()), game)

    def start(self, after: int = 0, bots: Sequence[int] | None = None) -> Change:
        """The begin of the game."""
        assert self.setup is not None
        return self.change("start", after=after, game=self.setup.start(), bots=bots)

    def action(self, seat: int | None, action: int, after: int = 0, game: Any = None, told: bool = True) -> Change:
        """A legal action, played on a clone: the table is not changed. IllegalAction if it is not legal.

        `game` is the position it is taken in, if that is not the present one; events are made if it is `told`.
        """
        assert self.match is not None
        title = self.match.title
        trial = (self.match.game if game is None else game).clone()
        events = None
        if told:
            events = encoded(play_with_events(title, trial, action, self.audience.public))
        else:
            trial.play(action)
        change = self.change("action", seat, {"action": title.alphabet.notation(action)}, after, trial)
        return change._replace(action=action, events=events)

    def apply(self, change: Change) -> None:
        """Carry out what is in the database now."""
        entry = change.entry
        self.log.fold(entry)
        self.stopped = self.stopped or self.log.stopped
        if entry.kind == "start":
            assert self.setup is not None
            self.match = Match(self.setup, self.log.specs(), change.game)
        elif entry.kind == "action":
            self._adopt(change)
        elif entry.kind == "undo":
            assert self.match is not None
            to = entry.body["to"]
            self.match.rewind(to, change.game)
            self.labels = {number: each for number, each in self.labels.items() if number < to}
            self.checkpoints = {number: each for number, each in self.checkpoints.items() if number <= to}
            self.audience.back_to(to)
        if self.log.position_seq == entry.seq:
            self.audience.moved()
        else:
            self.audience.changed()

    def _adopt(self, change: Change) -> None:
        """The clone on which the action was played is the table's game from now on."""
        assert self.match is not None
        assert change.action is not None
        number = self.position
        self.labels[number] = self.match.title.label(self.match.game, change.action)
        self.checkpoints[number] = self.match.adopt(change.action, change.game)
        if (number - RECENT) % CHECKPOINT_EVERY:
            self.checkpoints.pop(number - RECENT, None)
        if change.events is not None:
            self.audience.keep_events(number, change.events)

    # What is so

    @property
    def seq(self) -> int:
        """How many entries the log has."""
        return self.log.seq

    @property
    def seats(self) -> list[Seat]:
        """The seats, by the log."""
        return self.log.seats

    @property
    def status(self) -> Status:
        """Whether the game has begun, goes on, is over, or cannot go on."""
        if self.stopped is not None:
            return "stopped"
        if self.match is None:
            return "waiting"
        return "finished" if self.match.game.decision is None else "playing"

    @property
    def position(self) -> int:
        """How many actions stand."""
        return len(self.match.actions) if self.match is not None else 0

    @property
    def note(self) -> Message | None:
        """Why the game cannot go on, or why nothing happens at the moment."""
        return self.stopped or self.audience.note

    def check_goes_on(self) -> None:
        """NotNow if the table has stopped."""
        if self.stopped is not None:
            raise NotNow(self.stopped, "stopped")

    @property
    def is_in_use(self) -> bool:
        """Whether somebody is here, or something is being done."""
        return bool(self.audience.connections) or self.lock.locked()

    @property
    def asked(self) -> int | None:
        """The seat that is to decide, if the game goes on."""
        if self.match is None or self.status != "playing":
            return None
        player: int = self.match.game.decision.player
        return player

    def bot_is_asked(self) -> bool:
        """Whether a bot is to decide."""
        return self.asked is not None and self.seats[self.asked].kind == "bot"

    def game_at(self, position: int) -> Any:
        """A copy of the game after so many actions."""
        assert self.match is not None
        if position == self.position:
            return self.match.game.clone()
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
        opening = self.audience.opening
        return opening if opening is not None else self.audience.keep_opening(encoded(self.match.opening))
