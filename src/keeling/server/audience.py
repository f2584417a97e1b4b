"""Who is at a table, and what was made for them: events, previews, charts, the tale, states.

All of it can be thrown away: it follows from the log and the game, or from who is connected.
"""

import asyncio
import time
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from pydantic_core import to_json

from keeling.chronicle import Tale
from keeling.kernel.chapters import PublicView
from keeling.kernel.game import SPECTATOR
from keeling.kernel.messages import Message
from keeling.kernel.title import AnyTitle
from keeling.kernel.view import EventView

if TYPE_CHECKING:
    from keeling.server.connection import Connection

KEPT_MESSAGES = 32


class Picture:
    """All that a seat may know at one moment, but for the log. Nobody changes it: connections keep what they were sent.

    `edition` tells the pictures of a table apart.
    """

    def __init__(self, edition: int, seat: int, values: dict[str, Any]) -> None:
        self.edition = edition
        self.seat = seat
        self.values = values


class Fragments:
    """What stands at the top of a public view, as JSON: made once as long as the value is the very same object."""

    def __init__(self) -> None:
        self.kept: dict[str, tuple[Any, bytes]] = {}

    def view_as_json(self, view: Mapping[str, Any]) -> bytes:
        """A view, of which everything that is not for one seat alone is kept."""
        return b"{" + b",".join(to_json(name) + b":" + self._of(name, value) for name, value in view.items()) + b"}"

    def keep(self, public: Mapping[str, Any]) -> None:
        """This is what everybody may know now."""
        before = self.kept
        self.kept = {}
        for name, value in public.items():
            kept = before.get(name)
            self.kept[name] = kept if kept is not None and kept[0] is value else (value, to_json(value))

    def _of(self, name: str, value: Any) -> bytes:
        kept = self.kept.get(name)
        return kept[1] if kept is not None and kept[0] is value else to_json(value)


class Charts:
    """The public numbers of all positions up to some one, looked up once."""

    def __init__(self) -> None:
        self.columns: dict[str, list[int | None]] = {}
        self.positions = 0
        """How many positions are there."""

    def note(self, numbers: Mapping[str, int]) -> None:
        """The numbers of the next position, by path."""
        for path in numbers:
            self.columns.setdefault(path, [None] * self.positions)
        for path, column in self.columns.items():
            column.append(numbers.get(path))
        self.positions += 1

    def back_to(self, position: int) -> None:
        """What came after a position is gone."""
        self.positions = min(self.positions, position + 1)
        for column in self.columns.values():
            del column[self.positions :]

    def series(self, paths: tuple[str, ...]) -> dict[str, list[int | None]]:
        """A value for each position, None where the number does not exist."""
        nothing: list[int | None] = [None] * self.positions
        return {path: list(self.columns.get(path, nothing)) for path in paths}


class Foresight(NamedTuple):
    """What is known of the open decision: for the position of which entry, and what each option would change."""

    position_seq: int
    changes: dict[str, Any]


class Audience:
    """The connections of a table, and everything that is kept for them."""

    def __init__(self) -> None:
        self.connections: set[Connection] = set()
        self.note: Message | None = None
        """Why nothing happens at the moment, if a bot fails."""
        self.used = time.monotonic()
        self.filling = asyncio.Lock()
        self.charts = Charts()
        self.events: dict[int, list[bytes]] = {}
        """Of each action that stands, as far as they were made: for each seat and then spectators, as JSON."""
        self.opening: list[bytes] | None = None
        self.tale: tuple[int, Tale] | None = None
        self.foresight = Foresight(0, {})
        self.edition = 0
        self.public: PublicView | None = None
        """What everybody may know, of the position or of one before it."""
        self.public_is_new = False
        """Whether it is that of the position."""
        self.fragments = Fragments()
        self.views: dict[int, dict[str, Any]] = {}
        self.pictures: dict[int, Picture] = {}
        self.messages: dict[tuple[int, int | None, int | None], bytes] = {}

    # Who is here

    def come(self, connection: "Connection") -> None:
        """Somebody is connected."""
        self.connections.add(connection)
        self.changed()

    def go(self, connection: "Connection") -> None:
        """Somebody is no longer connected."""
        self.connections.discard(connection)
        self.changed()

    def connected(self, seat: int) -> bool:
        """Whether somebody is connected on the seat."""
        return any(each.seat == seat for each in self.connections)

    @property
    def spectators(self) -> int:
        """How many people watch."""
        return sum(each.seat == SPECTATOR for each in self.connections)

    def is_used(self) -> None:
        """Somebody needs the table just now."""
        self.used = time.monotonic()

    # What is out of date

    def changed(self) -> None:
        """Something that is sent has changed."""
        self.edition += 1
        self.pictures.clear()
        self.messages.clear()
        self.is_used()

    def moved(self) -> None:
        """The position has changed."""
        self.note = None
        self.public_is_new = False
        self.views.clear()
        self.changed()

    def back_to(self, position: int) -> None:
        """The actions after a position were taken back."""
        self.events = {number: each for number, each in self.events.items() if number < position}
        self.charts.back_to(position)

    def tell(self, note: Message) -> None:
        """Why nothing happens at the moment."""
        self.note = note
        self.changed()

    # What is kept

    def keep_events(self, number: int, events: list[bytes]) -> None:
        """The events of the action with that number."""
        self.events[number] = events

    def keep_opening(self, events: list[bytes]) -> list[bytes]:
        """The events of the set-up."""
        self.opening = events
        return events

    def keep_tale(self, position_seq: int, tale: Tale) -> Tale:
        """The tale of the game that was over with that entry."""
        self.tale = (position_seq, tale)
        return tale

    def keep_previews(self, position_seq: int, changes: Mapping[str, Any]) -> None:
        """What some options would change in the position after that entry."""
        self.foresight = Foresight(position_seq, {**self.foreseen(position_seq), **changes})
        self.changed()

    def foreseen(self, position_seq: int) -> Mapping[str, Any]:
        """What is known of the options in the position after that entry, by their numbers as text."""
        return self.foresight.changes if self.foresight.position_seq == position_seq else {}

    def public_of(self, title: AnyTitle, game: Any) -> PublicView:
        """What everybody may know of the position that the game is in."""
        if self.public is None or not self.public_is_new:
            self.public = title.public(game) if self.public is None else self.public.after(game)
            self.public_is_new = True
        return self.public

    def view_of(self, title: AnyTitle, game: Any, seat: int) -> dict[str, Any]:
        """What a seat may know of the position that the game is in, made once."""
        view = self.views.get(seat)
        if view is None:
            public = self.public_of(title, game)
            view = self.views[seat] = public.view if seat == SPECTATOR else public.seen_by(game, seat)
        return view

    def view_as_json(self, view: Mapping[str, Any]) -> bytes:
        """A seat's view of the position, of which the public part is encoded once."""
        if self.public is not None and self.public_is_new:
            self.fragments.keep(self.public.view)
        return self.fragments.view_as_json(view)

    def keep_picture(self, picture: Picture) -> Picture:
        """All that a seat may know now."""
        self.pictures[picture.seat] = picture
        return picture

    def keep_message(self, key: tuple[int, int | None, int | None], message: bytes) -> bytes:
        """A message for all who are on the same seat and have seen equally much."""
        if len(self.messages) >= KEPT_MESSAGES:
            self.messages.clear()
        self.messages[key] = message
        return message


def encoded(events: list[list[EventView]]) -> list[bytes]:
    """The events of each seat as JSON; what is equal for several seats is kept once."""
    texts: dict[bytes, bytes] = {}
    result = []
    for each in events:
        text = to_json(each)
        result.append(texts.setdefault(text, text))
    return result
