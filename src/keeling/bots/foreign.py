"""Anyone's bot: a function, or an object with `choose`, of a file, of an installed package, or of a running program.

A spec names one: `bots/mine.py:choose` is something of a file, `careful` an entry point of the group `keeling.bots` or
what a program has `named`. `careful=bots/mine.py:choose` gives something of a file a shorter name. A class stands for
objects that it makes without arguments, one for each seat of each game; everything else is used as it is.

Servers take bots from nowhere: what their clients name is what the operator has `offered`, and nothing else.
"""

import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import sha256
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from keeling.bots.bot import Bot, GuestBot
from keeling.bots.bot import Peek as KernelPeek
from keeling.bots.errors import BotFailed
from keeling.bots.view import Action, AnyBot, Option, Peek
from keeling.kernel.alphabet import suggest
from keeling.kernel.errors import BadSetup, KeelingError
from keeling.kernel.messages import Arg, message, verbatim
from keeling.kernel.messages import seat as seat_id
from keeling.kernel.title import AnyTitle

GROUP = "keeling.bots"
SUFFIX = ".py"
DEFAULT_SECONDS = 60
"""How long a bot may think about one decision if nobody says otherwise."""
NO_LIMIT = 0
AGAIN = 1.0
"""Seconds after which a bot that caught the alarm is stopped once more."""

_named: dict[str, AnyBot] = {}
_offered: dict[str, str] = {}


class FileSpec(NamedTuple):
    """A bot of a file: what it is called, the file, and what of the file it is."""

    name: str
    file: Path
    attribute: str


# Names


def file_spec(spec: str) -> FileSpec | None:
    """The parts of a spec that names something of a file; None for any other spec."""
    name, equals, place = spec.partition("=")
    if not equals or SUFFIX in name:
        name, place = spec, spec
    file, colon, attribute = place.rpartition(":")
    if not colon or not file.endswith(SUFFIX):
        return None
    return FileSpec(name.strip(), Path(file), attribute)


def is_foreign(spec: str) -> bool:
    """Whether the spec names somebody's own bot; nothing is loaded for this."""
    return spec in _named or file_spec(spec) is not None or spec in _entries()


def check(spec: str) -> str:
    """The spec itself if it leads to a bot, which is loaded; BadSetup or BotFailed says why it does not."""
    if spec.endswith(SUFFIX):
        raise BadSetup(message("error-bot-file-form", file=verbatim(spec)))
    _found(spec)
    return spec


def names() -> list[str]:
    """The names of the bots that installed packages bring and that this program has named."""
    return [*_entries(), *_named]


@contextmanager
def named(given: Sequence[str | AnyBot], is_taken: Callable[[str], bool]) -> Iterator[list[str]]:
    """A spec for each of these. Functions and objects have a name while this lasts, one for each of them."""
    added: dict[str, AnyBot] = {}
    specs: list[str] = []
    for each in given:
        if isinstance(each, str):
            specs.append(each)
            continue
        known = next((name for name, other in added.items() if other is each), None)
        if known is None:
            own, number = name_of(each), 1
            known = own
            while known in added or known in _named or is_taken(known):
                number += 1
                known = f"{own}-{number}"
            added[known] = each
        specs.append(known)
    _named.update(added)
    try:
        yield specs
    finally:
        for name in added:
            _named.pop(name, None)


def name_of(given: AnyBot) -> str:
    """What a function is called, or the class of an object."""
    own: str = getattr(given, "__name__", None) or type(given).__name__
    return own


# Servers


def offer(text: str) -> None:
    """From now on clients may name these bots: names of entry points, or `NAME=FILE.py:SOMETHING`, with commas between.

    Nothing is loaded here: that happens where the bots think. BadSetup for what is neither.
    """
    found: dict[str, str] = {}
    for spec in filter(None, (part.strip() for part in text.split(","))):
        parts = file_spec(spec)
        if parts is None and spec not in _entries():
            raise BadSetup(message("error-bot-offered", bot=verbatim(spec), hint=suggest(spec, list(_entries()))))
        if parts is not None and (parts.name == spec or not parts.name.isidentifier()):
            raise BadSetup(message("error-bot-offered-name", bot=verbatim(spec)))
        if parts is not None and not parts.file.is_file():
            raise BadSetup(message("error-bot-file", bot=verbatim(spec), file=verbatim(parts.file)))
        found[spec if parts is None else parts.name] = spec
    _offered.clear()
    _offered.update(found)


def offered() -> dict[str, str]:
    """The bots that clients may name, and where they are found."""
    return dict(_offered)


# Finding


def _found(spec: str) -> AnyBot:
    if spec in _named:
        return _named[spec]
    parts = file_spec(spec)
    if parts is not None:
        return _of_file(spec, parts)
    entry = _entries().get(spec)
    if entry is None:
        raise BadSetup(message("error-no-bot", bot=verbatim(spec), hint=suggest(spec, names())))
    try:
        return _checked(spec, entry.load())
    except KeelingError:
        raise
    except Exception as error:
        raise _unloaded(spec, error) from error


def _entries() -> dict[str, EntryPoint]:
    return _entries_on(tuple(sys.path))


@cache
def _entries_on(path: tuple[str, ...]) -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def _of_file(spec: str, parts: FileSpec) -> AnyBot:
    if not parts.file.is_file():
        raise BadSetup(message("error-bot-file", bot=verbatim(spec), file=verbatim(parts.file)))
    try:
        module = _module_of(parts.file.resolve())
    except (Exception, SystemExit) as error:
        raise _unloaded(spec, error) from error
    if not hasattr(module, parts.attribute):
        known = [name for name, value in vars(module).items() if callable(value) and not name.startswith("_")]
        hint = suggest(parts.attribute, known) if known else message("hint-no-function")
        raise BadSetup(
            message("error-bot-attribute", file=verbatim(parts.file), name=verbatim(parts.attribute), hint=hint)
        )
    return _checked(spec, getattr(module, parts.attribute))


@cache
def _module_of(file: Path) -> object:
    """The module of a file, run once; what lies beside the file can be imported by it."""
    name = f"keeling_bot_{sha256(str(file).encode()).hexdigest()[:12]}"
    found = spec_from_file_location(name, file)
    assert found is not None
    assert found.loader is not None
    module = module_from_spec(found)
    folder = str(file.parent)
    if folder not in sys.path:
        sys.path.append(folder)
    sys.modules[name] = module
    try:
        found.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def _checked(spec: str, given: Any) -> AnyBot:
    if callable(given) or callable(getattr(given, "choose", None)):
        found: AnyBot = given
        return found
    raise BadSetup(message("error-bot-no-function", bot=verbatim(spec), type=verbatim(type(given).__name__)))


def _unloaded(spec: str, error: BaseException) -> BotFailed:
    return BotFailed(message("error-bot-unloaded", bot=verbatim(spec), reason=_told(error)))


# Playing


def make(spec: str, seed: int, title: AnyTitle, seconds: int = DEFAULT_SECONDS) -> Bot:
    """The bot that a spec names, for one seat of one game; BadSetup or BotFailed if there is none."""
    parts = file_spec(spec)
    return guest(spec if parts is None else parts.name, _found(spec), seed, title, seconds)


def guest(name: str, given: AnyBot, seed: int, title: AnyTitle, seconds: int = DEFAULT_SECONDS) -> Bot:
    """Somebody's own bot under a name, for one seat of one game; BadSetup or BotFailed if it cannot be one."""
    return GuestBot(Host(name, given, seed, title, seconds).choose)


class Host:
    """Asks somebody's own bot, and says by its name what it does wrong.

    It has so many seconds for a decision, 0 for any time; the limit holds in the main thread of a process, where the
    system has alarms.
    """

    def __init__(self, name: str, given: AnyBot, seed: int, title: AnyTitle, seconds: int) -> None:
        self.name = name
        self.title = title
        self.seconds = seconds
        self.random = Random(seed)
        self.ask = self._asking(given)

    def choose(self, peek: KernelPeek) -> int:
        """Its choice; BotFailed if it makes none that is legal."""
        shown = Peek(peek, self.title, self.random)
        try:
            with alarm(self.seconds):
                answer = self.ask(shown)
        except Late:
            raise self._fault(peek, "error-bot-slow", seconds=self.seconds) from None
        except (Exception, SystemExit) as error:
            raise self._fault(peek, "error-bot-raised", reason=_told(error)) from error
        return self._legal(answer, peek)

    def _asking(self, given: AnyBot) -> Callable[[Peek], Action]:
        try:
            with alarm(self.seconds):
                made: Any = given() if isinstance(given, type) else given
        except Late:
            late = message("say-bot-late", seconds=self.seconds)
            raise BotFailed(message("error-bot-made", bot=verbatim(self.name), reason=late)) from None
        except (Exception, SystemExit) as error:
            raise BotFailed(message("error-bot-made", bot=verbatim(self.name), reason=_told(error))) from error
        ask: Callable[[Peek], Action] = made.choose if callable(getattr(made, "choose", None)) else made
        if not callable(ask):
            raise BadSetup(
                message("error-bot-no-function", bot=verbatim(self.name), type=verbatim(type(made).__name__))
            )
        return ask

    def _legal(self, answer: object, peek: KernelPeek) -> int:
        if isinstance(answer, bool) or not isinstance(answer, Option | int | str):
            raise self._fault(peek, "error-bot-answer", type=verbatim(type(answer).__name__))
        alphabet = self.title.alphabet
        try:
            action = answer.action if isinstance(answer, Option) else answer
            action = alphabet.parse(action) if isinstance(action, str) else int(action)
            if action in peek.legal:
                return action
            refusal = self.title.explain(peek.imagine(0), action)
        except KeelingError as error:
            raise self._fault(peek, "error-bot-illegal", action=verbatim(answer), reason=error.message) from None
        reason = message("hint-not-offered") if refusal is None else refusal.message
        raise self._fault(peek, "error-bot-illegal", action=verbatim(alphabet.notation(action)), reason=reason)

    def _fault(self, peek: KernelPeek, key: str, **args: Arg) -> BotFailed:
        return BotFailed(message(key, bot=verbatim(self.name), player=seat_id(peek.seat), **args))


class Late(BaseException):
    """Raised inside a bot that has thought for too long; no `except Exception` of its own catches it."""


@contextmanager
def alarm(seconds: int) -> Iterator[None]:
    """Late for what takes longer. Without a limit where there are no alarms: in other threads, on some systems."""
    if not seconds or not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(number: int, frame: object) -> None:
        raise Late

    before = signal.signal(signal.SIGALRM, ring)
    try:
        signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
        yield
    finally:
        silent = False
        while not silent:  # the alarm may ring just here, and must not ring later
            with suppress(Late):
                signal.setitimer(signal.ITIMER_REAL, 0)
                signal.signal(signal.SIGALRM, before)
                silent = True


def _told(error: BaseException) -> Arg:
    """What was raised, on one line, and where in the bot's own file: the last place there on the way to it."""
    text = verbatim(" ".join(f"{type(error).__name__}: {error}".split()).removesuffix(":"))
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if _is_of_bot(frame.filename)]
    if not frames:
        return text
    place = [frame for frame in frames if frame.filename == frames[0].filename][-1]
    file, line = verbatim(Path(place.filename).name), place.lineno or 0
    return message("say-bot-error", error=text, file=file, line=line)


def _is_of_bot(file: str) -> bool:
    return file != __file__ and not file.startswith("<frozen") and "importlib" not in Path(file).parts
