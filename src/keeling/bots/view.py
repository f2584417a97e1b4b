"""A position as a library shows it: typed, in English sentences, with no class of the rules in sight.

`Position` is what can be asked of any game, `Imagined` a game that a bot may play on in, and `Peek` all that a bot gets
to see. A peek knows the game only through imagined ones, so nothing in it leads to what the seat cannot know.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, Protocol, Self, TypeAlias, Union

from keeling.bots.bot import Peek as KernelPeek
from keeling.kernel.errors import BadSetup, IllegalAction
from keeling.kernel.game import SPECTATOR
from keeling.kernel.messages import Message, in_english, message, verbatim
from keeling.kernel.title import AnyTitle
from keeling.kernel.view import numbers_in

Value: TypeAlias = Union[bool, int, str, list["Value"], dict[str, "Value"], None]  # noqa: UP007 - it names itself
"""Anything in a view."""

View: TypeAlias = dict[str, "Value"]
"""What somebody may know of a position, as plain data that is yours to change."""

SEED_RANGE = 1 << 31
MOST_SHOWN = 6
"""Options that the representation of a position names."""


@dataclass(frozen=True)
class Option:
    """Something the seat that is asked can do: its number, its notation, and what it does in a sentence."""

    action: int
    notation: str
    verb: str
    """What a board offers it under; options of several kinds may share it."""
    places: tuple[str, ...]
    """The places of the board that it touches, by their ids."""
    _told: Message = field(compare=False, repr=False)
    _catalogues: Path | None = field(compare=False, repr=False)

    @property
    def label(self) -> str:
        """What it does, in a sentence. Making one takes some time, so a bot in a hurry does without."""
        return in_english(self._told, self._catalogues)

    def __str__(self) -> str:
        return self.notation


Action: TypeAlias = Option | int | str
"""An action as one may name it: an option, its number, or its notation (letter case and spaces do not matter)."""


class Chooser(Protocol):
    """An object that chooses."""

    def choose(self, peek: "Peek") -> Action:
        """One of `peek.options`, its number or its notation."""


@dataclass(frozen=True)
class Refusal:
    """Why an action is not legal: a sentence, and the id of the rule; empty if no rule of the game is against it."""

    text: str
    rule: str

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})" if self.rule else self.text


@dataclass(frozen=True)
class Outcome:
    """How a game ended: the word of its end, points by seat, and the seats that won (none: all have lost)."""

    reason: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Position:
    """A game as it stands. Seats are counted from 0; None as a seat is somebody who only watches."""

    def __init__(self, title: AnyTitle, game: Any) -> None:
        self._title = title
        self._now = game

    @property
    def title(self) -> str:
        """The name of the title."""
        return self._title.name

    @property
    def players(self) -> int:
        """How many seats there are."""
        return int(self._now.players)

    @property
    def asked(self) -> int | None:
        """The seat that has to decide; None when the game is over."""
        decision = self._now.decision
        return None if decision is None else int(decision.player)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._now.decision is None

    @property
    def question(self) -> str:
        """What is asked, in a sentence; empty when the game is over."""
        return "" if self.over else self._said(self._title.question(self._now))

    @property
    def legal(self) -> list[int]:
        """The numbers of the options, in their order: much quicker than `options`. Empty when the game is over."""
        return list(self._now.legal)

    @property
    def options(self) -> list[Option]:
        """What the seat that is asked can do, at least two of them; none when the game is over."""
        asked = self.asked
        return [] if asked is None else [self._option(action) for action in self._now.legal]

    @property
    def scores(self) -> list[int]:
        """The points by seat as they stand, what is hidden counted in."""
        return list(self._title.scores(self._now))

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        if not self.over:
            return None
        found = self._title.outcome(self._now)
        return Outcome(found.reason, tuple(found.scores), tuple(found.winners))

    def view(self, seat: int | None = None) -> View:
        """All that the seat may know, as nested data with English sentences. BadSetup for a seat there is not."""
        made: dict[str, Any] = _plain(self._title.view(self._now, self._seat(seat)), self._title)
        return made

    def numbers(self, seat: int | None = None) -> dict[str, int]:
        """All whole numbers of the seat's view by their path, `players.0.score`: the paths of changes and previews."""
        return numbers_in(self._title.view(self._now, self._seat(seat)))

    def explain(self, action: Action) -> Refusal | None:
        """Why the action is not legal now; None if it is. UnknownAction for what is no action of the title at all."""
        refusal = self._title.explain(self._now, self._number(action))
        return None if refusal is None else Refusal(self._said(refusal.message), refusal.rule)

    def preview(self, action: Action) -> dict[str, tuple[int, int]]:
        """The numbers of the asked seat's view that a legal action changes, before and after, by their path.

        It stops where something unknown would become known. Where the action asks the seat something else first, it
        holds what all answers share. IllegalAction if the action is not legal.
        """
        number = self._legal_number(action)
        return self._title.preview(self._now, self._now.decision.player, number)

    def describe(self, action: Action) -> str:
        """What an action does or would do, in a sentence; its notation if nothing like it is asked for."""
        return self._said(self._title.label_if_asked(self._now, self._number(action)))

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.title}, {self._state()}>"

    def _state(self) -> str:
        """Where the game stands, in a few words."""
        made = self._now.decisions
        count = f"{made} action{'' if made == 1 else 's'} so far"
        outcome = self.outcome
        if outcome is not None:
            return f"over after {made} actions: {outcome.reason}, {_won(outcome)}"
        return f"{self.players} players, {count}, seat {self.asked} is asked: {self.question}"

    def _option(self, action: int) -> Option:
        title = self._title
        return Option(
            action,
            title.alphabet.notation(action),
            title.verb(action),
            tuple(title.anchors(action)),
            title.label(self._now, action),
            title.catalogues,
        )

    def _number(self, action: Action) -> int:
        alphabet = self._title.alphabet
        if isinstance(action, Option):
            return action.action
        if isinstance(action, str):
            return alphabet.parse(action)
        number = int(action)
        alphabet.value(number)  # UnknownAction for a number outside it
        return number

    def _legal_number(self, action: Action) -> int:
        """The number of an action that is legal; IllegalAction with the reason if it is not."""
        number = self._number(action)
        refusal = self._title.explain(self._now, number)
        if refusal is not None:
            raise IllegalAction(refusal.message, refusal.rule)
        return number

    def _seat(self, seat: int | None) -> int:
        return SPECTATOR if seat is None else checked_seat(seat, self.players)

    def _said(self, told: Message) -> str:
        return said(told, self._title)


class Imagined(Position):
    """A game that agrees with what one seat knows and is made up otherwise. Play on in it, as often as you like."""

    def play(self, action: Action) -> None:
        """Take an action for the seat that is asked; IllegalAction says why it is not legal, and nothing changed."""
        self._now.apply(self._legal_number(action))

    def copy(self) -> Self:
        """The same position once more, to try something else from it."""
        return type(self)(self._title, self._now.clone())


class Peek:
    """What a bot gets to see when it is asked, and all it gets.

    It is good for one decision. What it says follows from what the seat knows: behind it are imagined games only.
    """

    def __init__(self, peek: KernelPeek, title: AnyTitle, random: Random) -> None:
        self._imagine = peek.imagine
        self._title = title
        self.title = title.name
        """The name of the title."""
        self.seat = peek.seat
        """The seat that is asked, counted from 0."""
        self.legal = list(peek.legal)
        """The numbers of the options, at least two."""
        self.random = random
        """Chance for this bot, from the seed of the game: who takes it from here plays the same game again."""

    @cached_property
    def _here(self) -> Imagined:
        return self.imagine(0)

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self._here.players

    @property
    def question(self) -> str:
        """What is asked, in a sentence."""
        return self._here.question

    @cached_property
    def options(self) -> list[Option]:
        """What the seat can do, in the order of `legal`."""
        return self._here.options

    @property
    def view(self) -> View:
        """All that the seat may know, as nested data."""
        return self._here.view(self.seat)

    @property
    def numbers(self) -> dict[str, int]:
        """All whole numbers of the view by their path, `players.0.score`."""
        return self._here.numbers(self.seat)

    def preview(self, action: Action) -> dict[str, tuple[int, int]]:
        """The numbers of the view that an option changes, before and after, as far as the seat can know."""
        return self._here.preview(action)

    def imagine(self, seed: int | None = None) -> Imagined:
        """A game that agrees with all the seat knows; what it cannot know, and chance to come, is dealt anew.

        Equal seeds deal alike; without one it is another game each time.
        """
        number = self.random.randrange(SEED_RANGE) if seed is None else seed
        return Imagined(self._title, self._imagine(number))

    def __repr__(self) -> str:
        shown = ", ".join(option.notation for option in self.options[:MOST_SHOWN])
        more = len(self.legal) - MOST_SHOWN
        return f"<Peek at {self.title}, seat {self.seat}: {shown}{f' and {more} more' if more > 0 else ''}>"


AnyBot: TypeAlias = Callable[[Peek], Action] | Chooser | type[Chooser]
"""Anyone's bot: a function, an object that chooses, or a class of such objects, one for each seat of each game."""


def said(told: Message, title: AnyTitle) -> str:
    """A message of a title as an English sentence."""
    return in_english(told, title.catalogues)


def checked_seat(seat: int, players: int) -> int:
    """The seat itself if there is one with that number; BadSetup otherwise."""
    if isinstance(seat, bool) or not 0 <= seat < players:
        raise BadSetup(message("error-library-seat", seat=verbatim(seat), most=players - 1))
    return int(seat)


def _won(outcome: Outcome) -> str:
    if not outcome.winners:
        return "nobody won"
    seats = " and ".join(map(str, outcome.winners))
    return f"won by seat{'' if len(outcome.winners) == 1 else 's'} {seats}"


def _plain(value: Any, title: AnyTitle) -> Any:
    """A copy as plain data, with sentences for messages."""
    if isinstance(value, Mapping):
        if "key" in value and isinstance(value["key"], str):
            return said(value, title)  # type: ignore[arg-type]
        return {str(key): _plain(item, title) for key, item in value.items()}
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [_plain(item, title) for item in value]
    return value
