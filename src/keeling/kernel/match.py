"""A match: a game being played, with its record, its undo and its events. Terminal and server both use it."""

from collections.abc import Sequence
from typing import Any

from keeling.kernel.digest import digest
from keeling.kernel.errors import CannotUndo, IllegalAction
from keeling.kernel.game import SPECTATOR, Game, Step
from keeling.kernel.record import Record
from keeling.kernel.title import Setup
from keeling.kernel.view import EventView, changes, numbers_in


class Match:
    """A game of a set-up with everything played so far. `game` is to be read, never changed directly."""

    def __init__(self, setup: Setup, seats: Sequence[str]) -> None:
        self.setup = setup
        self.title = setup.title
        self.seats = tuple(seats)
        self.game: Any = setup.start()
        self.actions: list[int] = []
        self._marks: list[tuple[int, int]] = []
        self._numbers: dict[str, int] = {}
        self._events: list[list[EventView]] = []

    @classmethod
    def resume(cls, record: Record) -> "Match":
        """The match a record leads to; BadRecord if it does not replay."""
        record.replay()
        match = cls(record.setup, record.seats)
        for text in record.actions:
            match.play(match.title.alphabet.parse(text))
        return match

    def play(self, action: int) -> list[list[EventView]]:
        """Take an action for the seat that is asked; returns the events for each seat, then for spectators.

        IllegalAction carries the sentence and the rule, and nothing has changed.
        """
        g = self.game
        refusal = self.title.explain(g, action)
        if refusal is not None:
            rule = f" ({refusal.rule})" if refusal.rule else ""
            raise IllegalAction(f"{refusal.sentence}{rule}")
        if len(g.legal) > 1:
            self._marks.append((g.decision.player, g.reveals))
            self.actions.append(action)
        self._numbers = numbers_in(self.title.view(g, SPECTATOR))
        self._events = [[] for _ in range(g.players + 1)]
        g.listener = self._listen
        try:
            g.play(action)
        finally:
            g.listener = None
        return self._events

    def _listen(self, g: Game, step: Step[Any], action: int) -> None:
        after = numbers_in(self.title.view(g, SPECTATOR))
        changed = changes(self._numbers, after)
        self._numbers = after
        for seat in [*range(g.players), SPECTATOR]:
            text = self.title.describe(g, step, action, seat)
            if text or changed:
                self._events[seat].append({"kind": type(step).__name__, "text": text, "changes": changed})

    def undo(self, seat: int, freely: bool = False) -> None:
        """Take back the seat's last decision and everything after it.

        CannotUndo if the seat has decided nothing, somebody else has decided since, or something that was
        unknown has become known since. With `freely` (against bots, alone) only the first of these counts.
        """
        last = len(self._marks) - 1
        while freely and last >= 0 and self._marks[last][0] != seat:
            last -= 1
        if last < 0:
            raise CannotUndo("There is nothing to take back.")
        player, reveals = self._marks[last]
        if player != seat:
            raise CannotUndo("Somebody else has decided since; your move stands.")
        if reveals != self.game.reveals and not freely:
            raise CannotUndo("Something unknown has been revealed since; your move stands.")
        self.rewind(last)

    def rewind(self, length: int) -> None:
        """Go back to the position after the first `length` actions, whatever happened since."""
        del self.actions[length:]
        del self._marks[length:]
        self.game = self.setup.start()
        for action in self.actions:
            self.game.play(action)

    def record(self) -> Record:
        """The record of the match so far."""
        notation = self.title.alphabet.notation
        return Record(self.setup, self.seats, tuple(notation(action) for action in self.actions), digest(self.game))
