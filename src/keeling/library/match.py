"""A match as a program holds it: the whole of the front door's `keeling.new(...)`."""

from collections.abc import Mapping, Sequence
from html import escape
from os import PathLike
from pathlib import Path
from random import Random

from keeling.bots import foreign
from keeling.bots.bot import Bot
from keeling.bots.bot import Peek as KernelPeek
from keeling.bots.spec import bot_for, check_any, is_own
from keeling.bots.view import Action, AnyBot, Option, Peek, Position, said
from keeling.chronicle import Chronicler
from keeling.kernel.errors import BadSetup, CannotUndo, KeelingError
from keeling.kernel.game import SPECTATOR
from keeling.kernel.match import Match as KernelMatch
from keeling.kernel.messages import message
from keeling.kernel.record import read_record
from keeling.kernel.seeds import bot_seed, random_seed
from keeling.kernel.title import Setup
from keeling.kernel.view import EventView
from keeling.library.happenings import Event, Moment, events_of, moment_of
from keeling.library.picture import WIDTH, as_html, as_text
from keeling.titles import title_named
from keeling.words.keys import end_key

HUMAN = "human"
"""The seat of somebody whose decisions the program hands in."""
LEAST_COMPANY = 2

Happened = list[list[EventView]]
"""Events for each seat, then for those who watch."""


class Match(Position):
    """A game with everything played so far. `new` and `load` make one.

    Bots sit where `seats` names them, and play when `run` lets them; every action can also be handed in by `play`.
    """

    def __init__(self, match: KernelMatch, bots: Mapping[int, str | AnyBot], happened: Sequence[Happened] = ()) -> None:
        super().__init__(match.title, match.game)
        self._match = match
        self._given = dict(bots)
        self._minds: dict[int, Bot] = {}
        self._happened: list[Happened] = [match.opening, *happened]

    # What it is

    @property
    def seats(self) -> tuple[str, ...]:
        """Who sits where: `human`, the spec of a bot, or the name of a bot of your own."""
        return self._match.seats

    @property
    def seed(self) -> str:
        """The seed that decided all chance: the same seed and actions give the same game."""
        return self._match.setup.seed

    @property
    def rule_options(self) -> dict[str, bool | int | str]:
        """All rule options of this match with their values."""
        return self._match.setup.options.as_dict()

    @property
    def history(self) -> list[str]:
        """All actions so far in notation. What had only one option was taken by itself and is not among them."""
        notation = self._title.alphabet.notation
        return [notation(action) for action in self._match.actions]

    @property
    def result(self) -> str:
        """How the game ended and who won, in a sentence or two; empty while it goes on."""
        outcome = self.outcome
        if outcome is None:
            return ""
        winners = [f"seat-{seat}" for seat in outcome.winners]
        told = message("say-winners", amount=len(winners), players=[*winners]) if winners else message("say-nobody-won")
        end = message(end_key(self._title, outcome.reason))
        return f"{said(end, self._title)} {said(told, self._title)}"

    # Playing

    def play(self, action: Action) -> list[Event]:
        """Take an action for the seat that is asked, whoever sits there; returns what everybody saw of it.

        IllegalAction says why it is not legal, UnknownAction what is no action at all; then nothing has changed.
        """
        number = self._legal_number(action)
        happened = self._match.play(number)
        self._happened.append(happened)
        return events_of(self._title, len(self._match.actions), happened[SPECTATOR])

    def run(self, most: int | None = None) -> list[Event]:
        """Let the bots play until a human seat is asked or the game is over, at most so many actions.

        Returns what everybody saw. BotFailed names a bot that fails; what was played before it stays.
        """
        first = len(self._match.actions)
        seat = self.asked
        while seat is not None and seat in self._given and (most is None or len(self._match.actions) - first < most):
            mind = self._minds.get(seat)
            if mind is None:
                mind = self._minds[seat] = self._bot(self._given[seat], seat)
            self._happened.append(self._match.play(mind.choose(KernelPeek(self._now, seat))))
            seat = self.asked
        return [event for event in self.events() if event.number > first]

    def ask(self, bot: str | AnyBot) -> Option:
        """What a bot would do for the seat that is asked; nothing is played. KeelingError when the game is over."""
        seat = self._asked_seat()
        return self._option(self._bot(bot, seat).choose(KernelPeek(self._now, seat)))

    def peek(self) -> Peek:
        """What a bot would get to see now, to try one by hand. KeelingError when the game is over."""
        seat = self._asked_seat()
        return Peek(KernelPeek(self._now, seat), self._title, Random(bot_seed(self.seed, seat)))

    def undo(self, actions: int = 1) -> None:
        """Take back the last actions, whoever took them; CannotUndo if there are not so many. Bots forget their plans.

        Nothing is kept secret here: what became known since is unknown again, and comes the same way if you go on.
        """
        made = len(self._match.actions)
        if not 0 <= actions <= made:
            raise CannotUndo(message("error-library-undo", number=actions, most=made))
        self._match.rewind(made - actions)
        del self._happened[made - actions + 1 :]
        self._minds.clear()
        self._now = self._match.game

    # Looking

    def events(self, seat: int | None = None) -> list[Event]:
        """All that has happened since the set-up began, as the seat may know it; None is somebody who watches."""
        index = self._seat(seat)
        return [
            event
            for number, happened in enumerate(self._happened)
            for event in events_of(self._title, number, happened[index])
        ]

    def moments(self) -> list[Moment]:
        """The moments of a finished game worth telling, at most five, in order. KeelingError while it goes on."""
        chronicler = Chronicler(self._match.setup)
        for number, happened in enumerate(self._happened):
            chronicler.hear(number, happened[SPECTATOR])
        return [moment_of(self._title, told) for told in chronicler.tell(self._now)["moments"]]

    def board(self, seat: int | None = None, width: int = WIDTH) -> str:
        """The terminal board as text, at most so wide (80 is the least that is neat), as the seat may see it."""
        return as_text(self._title, self._now, self._seat(seat), self.seats, width)

    def __str__(self) -> str:
        """The board as the seat that is asked may see it, and its question; at the end how it went."""
        board = self.board(self.asked).rstrip()
        return f"{board}\n\n{self._asking()}"

    def _repr_html_(self) -> str:
        board = as_html(self._title, self._now, self._seat(self.asked), self.seats)
        return f"{board}<p>{escape(self._asking())}</p>"

    # Files

    def save(self, path: str | PathLike[str]) -> None:
        """Write the record of the match: set-up and actions. BadRecord if the file cannot be written."""
        self._match.record().write(Path(path))

    # Within

    def _asking(self) -> str:
        if self.asked is None:
            return self.result
        name = said(message("seat", number=self.asked + 1), self._title)
        return f"{name} (seat {self.asked}, {self.seats[self.asked]}): {self.question}"

    def _asked_seat(self) -> int:
        asked = self.asked
        if asked is None:
            raise KeelingError(message("refuse-game-over"))
        return asked

    def _bot(self, given: str | AnyBot, seat: int) -> Bot:
        seed = bot_seed(self.seed, seat)
        if isinstance(given, str):
            return bot_for(check_any(given), seed, self._title, self.players)
        return foreign.guest(foreign.name_of(given), given, seed, self._title)


def new(
    title: str,
    *,
    players: int | None = None,
    seed: int | str | None = None,
    options: Mapping[str, bool | int | str] | None = None,
    seats: Sequence[str | AnyBot] | None = None,
    content: str | PathLike[str] | None = None,
) -> Match:
    """A new match of a title, at its first decision.

    `seats` says who decides, one for each player: `human` (you, by `play`), the spec of a bot, or a bot of your own;
    all are human if it is left out. `players` follows from `seats`; without either it is the smallest number of at
    least two. Without a seed the game is another one each time. `content` is a file instead of the title's own.
    BadSetup, BadOption or BadContent says what the title does not take.
    """
    found = title_named(title)
    if players is None:
        company = [number for number in found.players if number >= LEAST_COMPANY] or list(found.players)
        players = company[0] if seats is None else len(seats)
    taken: Sequence[str | AnyBot] = [HUMAN] * players if seats is None else seats
    if len(taken) != players:
        raise BadSetup(message("error-library-seats", seats=len(taken), players=players))
    names, bots = _seated(taken)
    own_seed = random_seed() if seed is None else seed
    file = None if content is None else Path(content)
    setup = Setup.of(found, players, own_seed, dict(options or {}), found.content(file))
    return Match(KernelMatch(setup, names), bots)


def load(
    path: str | PathLike[str],
    *,
    seats: Sequence[str | AnyBot] | None = None,
    content: str | PathLike[str] | None = None,
) -> Match:
    """The match of a record file, played again to where it was saved.

    BadRecord for a file that is none, was edited, or is of other rules. Seats are those of the record; one that names
    no bot of this program is human then, because a file is no reason to run a program. `seats` says otherwise.
    """
    record = read_record(Path(path), title_named, None if content is None else Path(content))
    if seats is None:
        names: list[str] = list(record.seats)
        bots: dict[int, str | AnyBot] = {n: name for n, name in enumerate(names) if is_own(name)}
    else:
        if len(seats) != record.setup.players:
            raise BadSetup(message("error-library-seats", seats=len(seats), players=record.setup.players))
        names, bots = _seated(seats)
    match = KernelMatch(record.setup, names)
    happened: list[Happened] = []
    record.verify(match.game, lambda action: happened.append(match.play(action)))
    return Match(match, bots, happened)


def _seated(seats: Sequence[str | AnyBot]) -> tuple[list[str], dict[int, str | AnyBot]]:
    """The names of the seats, and the bots among them; BadSetup for one that is none."""
    names: list[str] = []
    bots: dict[int, str | AnyBot] = {}
    for seat, given in enumerate(seats):
        names.append(given if isinstance(given, str) else foreign.name_of(given))
        if given != HUMAN:
            bots[seat] = check_any(given) if isinstance(given, str) else given
    return names, bots
