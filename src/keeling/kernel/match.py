"""A match: a game being played, with its record, its undo and its events. Terminal and server both use it."""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from keeling.kernel.chapters import PublicView
from keeling.kernel.differences import Differences
from keeling.kernel.digest import digest, fields_of
from keeling.kernel.errors import CannotUndo, IllegalAction
from keeling.kernel.game import SPECTATOR, Game, Step
from keeling.kernel.messages import Message, message
from keeling.kernel.record import Record
from keeling.kernel.title import AnyTitle, Setup
from keeling.kernel.view import EventView


class Mark(NamedTuple):
    """What is kept of the moment before an action: who took it, how often something had been revealed, which turn."""

    player: int
    reveals: int
    turn: tuple[int, ...]


class Match:
    """A game of a set-up with everything played so far. `game` is to be read, never changed directly."""

    def __init__(self, setup: Setup, seats: Sequence[str], game: Any = None) -> None:
        """From the begin; `game` is one in that position which nobody else uses, if there is one already."""
        self.setup = setup
        self.title = setup.title
        self.seats = tuple(seats)
        self.game: Any = setup.start() if game is None else game
        self._ear = Ear(self.title)
        self.actions: list[int] = []
        self._marks: list[Mark] = []

    @cached_property
    def opening(self) -> list[list[EventView]]:
        """The events of the set-up for each seat, then for spectators; it is played once more when they are wanted."""
        game = self.setup.blank()
        return events_while(self.title, game, game.advance)

    @classmethod
    def resume(cls, record: Record) -> "Match":
        """The match a record leads to; BadRecord if it does not replay to the position it was written for."""
        match = cls(record.setup, record.seats)
        record.verify(match.game, match.follow)
        return match

    def play(self, action: int) -> list[list[EventView]]:
        """Take an action for the seat that is asked; returns the events for each seat, then for spectators.

        IllegalAction carries the sentence and the rule, and nothing has changed.
        """
        g = self.game
        refusal = self.title.explain(g, action)
        if refusal is not None:
            raise IllegalAction(refusal.message, refusal.rule)
        self._note(action)
        return self._ear.events_while(g, lambda: g.play(action))

    def follow(self, action: int) -> None:
        """`play` without events, for replays; IllegalAction if it is not legal."""
        if action in self.game.legal:
            self._note(action)
        self.game.play(action)

    def adopt(self, action: int, game: Any) -> Any:
        """`follow` for callers that have played the action already, on a clone, which nobody else uses from now on.

        Returns the game before it, which is theirs.
        """
        self._note(action)
        before, self.game = self.game, game
        return before

    def _note(self, action: int) -> None:
        self._marks.append(Mark(self.game.decision.player, self.game.reveals, self.title.turn(self.game)))
        self.actions.append(action)

    def undo(self, seat: int, freely: bool = False) -> None:
        """Take back the seat's last decision and everything after it.

        CannotUndo if the seat has decided nothing, somebody else has decided since, or something that was
        unknown has become known since. With `freely` (against bots, alone) only the first of these counts.
        """
        last = len(self._marks) - 1
        while freely and last >= 0 and self._marks[last].player != seat:
            last -= 1
        if last < 0:
            raise CannotUndo(message("error-nothing-to-undo"))
        obstacle = None if freely else self.obstacle(seat, last)
        if obstacle is not None:
            raise CannotUndo(obstacle)
        self.rewind(last)

    def obstacle(self, seat: int, length: int) -> Message | None:
        """Why the seat cannot go back to its decision after the first `length` actions on its own; None if it can."""
        if length >= len(self._marks):
            return message("error-nothing-to-undo")
        if any(mark.player != seat for mark in self._marks[length:]):
            return message("error-others-decided")
        if self._marks[length].reveals != self.game.reveals:
            return message("error-revealed-since")
        return None

    def mark(self, number: int) -> Mark:
        """The moment before the action with that number, counted from 0."""
        return self._marks[number]

    def rewind(self, length: int, game: Any = None) -> None:
        """Go back to the position after the first `length` actions, whatever happened since.

        `game` is a game in that position which nobody else uses, if there is one; otherwise all is replayed.
        """
        del self.actions[length:]
        del self._marks[length:]
        if game is not None:
            self.game = game
            return
        self.game = self.setup.start()
        for action in self.actions:
            self.game.play(action)

    def record(self) -> Record:
        """The record of the match so far."""
        notation = self.title.alphabet.notation
        return Record(self.setup, self.seats, tuple(notation(action) for action in self.actions), digest(self.game))


class Ear:
    """Listens to a game while people play, and writes down what each seat may know of what happens.

    `public` is the public view of any position of the game, if there is one: the nearer, the cheaper the first events.
    """

    def __init__(self, title: AnyTitle, public: PublicView | None = None) -> None:
        self.title = title
        self.public = public.without(title.outlook) if public is not None else None
        self.events: list[list[EventView]] = []

    def events_while(self, g: Any, act: Callable[[], None]) -> list[list[EventView]]:
        """The events for each seat, then for spectators, while `act` makes the game go on, from whatever position."""
        outlook = self.title.outlook
        self.public = self.title.public(g).without(outlook) if self.public is None else self.public.after(g)
        self.events = [[] for _ in range(g.players + 1)]
        g.listener = self._listen
        try:
            act()
        finally:
            g.listener = None
        return self.events

    def _listen(self, g: Game, step: Step[Any], action: int) -> None:
        before = self.public
        assert before is not None
        after = self.public = before.after(g)
        changed = Differences(before.view, after.view, self.title.outlook)
        kind = type(step).__name__
        facts = {name: int(value) for name, value in fields_of(step) if isinstance(value, int)}
        phase = self.title.phase_of(step, after.view)
        for seat, events in zip([*range(g.players), SPECTATOR], self.events, strict=True):
            told = self.title.describe(g, step, action, seat)
            if told or changed.numbers or changed.words:
                events.append(
                    {
                        "kind": kind,
                        "seat": facts.get("player"),
                        "phase": phase,
                        "facts": facts,
                        "message": told,
                        "changes": changed.numbers,
                        "words": changed.words,
                    }
                )


def events_while(
    title: AnyTitle, g: Any, act: Callable[[], None], public: PublicView | None = None
) -> list[list[EventView]]:
    """The events for each seat, then for spectators, while `act` makes the game go on; `public` as `Ear` takes it."""
    return Ear(title, public).events_while(g, act)


def play_with_events(title: AnyTitle, g: Any, action: int, public: PublicView | None = None) -> list[list[EventView]]:
    """Play a legal action; the events for each seat, then for spectators; `public` as `Ear` takes it."""
    return events_while(title, g, lambda: g.play(action), public)
