"""Chapters of a view: what everybody may know of a game, made again only where the game has changed.

A title lists the chapters of its view. Each fills some names at the top of the view and says which fields of the game
it reads, so a public view that follows another makes only those chapters again whose fields differ, and shares all
others with it. Events, previews and whatever the server keeps of a position are made of that.
"""

import re
from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final

from keeling.kernel.game import Game

Part = dict[str, Any]
Fill = Callable[[Any], Any]
Own = Callable[[Any, int, Any], Any]

FRAME: Final = ("players", "rules")
"""What every chapter reads, and nothing changes while a game goes on."""


class Chapter:
    """Some names at the top of a view: how they are filled for everybody, of what, and what a seat sees instead.

    `fill(game)` returns them, always the same, with what everybody may know. `reads` names all fields of the game
    that this depends on (the number of players and the rules go without saying, and there may be no others); a generic
    test finds those that are missing. If nobody says, None, the chapter is always made again.

    `own(game, seat, part)` returns those of the names that may be different for the seat, whole; `part` is the chapter
    as everybody sees it, and is not to be changed.
    """

    def __init__(self, fill: Fill, reads: tuple[str, ...] | None = None, own: Own | None = None) -> None:
        self.fill = fill
        self.reads = reads
        self.own = own


class Chapters:
    """All chapters of a title's view, in the order of the view."""

    def __init__(self, chapters: tuple[Chapter, ...]) -> None:
        self.all = list(chapters)
        self.everything = (1 << len(self.all)) - 1
        self.always = 0
        self.fields = [*FRAME, *sorted({name for chapter in self.all for name in chapter.reads or ()})]
        self.readers = [0] * len(self.fields)
        """For each field a bit for each chapter that reads it."""
        for number, chapter in enumerate(self.all):
            if chapter.reads is None:
                self.always |= 1 << number
                continue
            for name in (*FRAME, *chapter.reads):
                self.readers[self.fields.index(name)] |= 1 << number
        self.read: Callable[[Any], tuple[Any, ...]] | None = None
        if self.always != self.everything:
            self.read = attrgetter(*self.fields)
        self._fixed: tuple[tuple[Any, ...] | None, list[Part | None]] = (None, [])
        self._without: tuple[re.Pattern[str] | None, int] = (None, self.everything)

    def public(self, g: Game) -> "PublicView":
        """What everybody may know of a position. Chapters that read only the frame are made once for all its games."""
        state = [value[:] if isinstance(value, list) else value for value in self.state_of(g)]
        frame = tuple(state[: len(FRAME)])
        known, fixed = self._fixed
        if known != frame:
            fixed = [
                chapter.fill(g) if chapter.reads is not None and not chapter.reads else None for chapter in self.all
            ]
            self._fixed = (frame, fixed)
        parts: list[Part] = []
        view: Part = {}
        for number, chapter in enumerate(self.all):
            made = fixed[number]
            part: Part = chapter.fill(g) if made is None else made
            parts.append(part)
            view.update(part)
        return PublicView(self, self.everything, view, parts, state)

    def state_of(self, g: Game) -> tuple[Any, ...]:
        """The fields that chapters read, as they are now; their lists may change in place. None if no chapter says."""
        return self.read(g) if self.read is not None else ()

    def without(self, pattern: re.Pattern[str], parts: list[Part]) -> int:
        """A bit for each chapter not all of whose names match, and for those that do not say what they read."""
        known, live = self._without
        if known is not pattern:
            live = 0
            for number, part in enumerate(parts):
                if self.all[number].reads is None or not all(pattern.fullmatch(name) for name in part):
                    live |= 1 << number
            self._without = (pattern, live)
        return live


class PublicView:
    """What everybody may know of a position; never changed once it is made, and shared by whoever needs it.

    `view` is the view of a spectator. It belongs to the position it was made of: `own` and `seen_by` take the game in
    that position, `after` takes any position of the same game.
    """

    def __init__(self, chapters: Chapters, live: int, view: Part, parts: list[Part], state: list[Any]) -> None:
        self.view = view
        self._chapters = chapters
        self._live = live
        self._parts = parts
        self._state = state

    def after(self, g: Game) -> "PublicView":
        """The public view of another position of the same game, before or after this one.

        A name whose value is equal is the very same object in both, so what was made of it can be kept. If nothing
        differs that anybody sees, it is this public view itself.
        """
        chapters = self._chapters
        dirty = chapters.always
        state = self._state
        now = chapters.state_of(g)
        fresh: list[Any] | None = None
        for n in range(len(state)):
            value = now[n]
            if value is state[n] or value == state[n]:
                continue
            if fresh is None:
                fresh = state[:]
            fresh[n] = value[:] if isinstance(value, list) else value
            dirty |= chapters.readers[n]
        dirty &= self._live
        if fresh is None and dirty == 0:
            return self
        if dirty == 0:
            return PublicView(chapters, self._live, self.view, self._parts, fresh or state)
        view = self.view.copy()
        parts = self._parts[:]
        number = 0
        while dirty:
            if dirty & 1:
                part = chapters.all[number].fill(g)
                for name in parts[number]:
                    if name not in part:
                        del view[name]
                parts[number] = part
                for name in part:
                    value = part[name]
                    old = view.get(name)
                    if old is not value:
                        if old == value:
                            part[name] = old
                        else:
                            view[name] = value
            dirty >>= 1
            number += 1
        return PublicView(chapters, self._live, view, parts, fresh or state)

    def own(self, g: Game, seat: int) -> Part:
        """The names at the top of the view that may be different for the seat, whole; none for spectators."""
        found: Part = {}
        if seat < 0:
            return found
        for number, chapter in enumerate(self._chapters.all):
            if chapter.own is not None:
                found.update(chapter.own(g, seat, self._parts[number]))
        return found

    def seen_by(self, g: Game, seat: int) -> Part:
        """What the seat may know: the public view with the seat's own part laid over it."""
        seen = self.view.copy()
        seen.update(self.own(g, seat))
        return seen

    def without(self, pattern: re.Pattern[str] | None) -> "PublicView":
        """The same without the chapters all of whose names match: neither this nor those that follow it have them."""
        if pattern is None:
            return self
        live = self._live & self._chapters.without(pattern, self._parts)
        view: Part = {}
        for number, part in enumerate(self._parts):
            if live >> number & 1:
                view.update(part)
        return PublicView(self._chapters, live, view, self._parts, self._state)
