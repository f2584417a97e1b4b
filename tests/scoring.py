"""What the tests of the independent scorers share: games with the log of a spectator, and logs that are wrong.

The scorers themselves import nothing of this: they stand in tests/independent and in the folders of the titles.
"""

import ast
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any, NamedTuple, Protocol, Self

import keeling
from conftest import ROOT
from independent.books import Objection
from keeling.bots.bot import Peek
from keeling.bots.spec import bot_for
from keeling.kernel.digest import fields_of
from keeling.kernel.game import SPECTATOR, Game, Step
from keeling.kernel.match import Match
from keeling.kernel.record import Record
from keeling.kernel.seeds import bot_seed
from keeling.kernel.title import Setup
from keeling.kernel.view import Differences, EventView

GAMES = int(os.environ.get("KEELING_SCORER_GAMES", "60" if keeling.BUILD == "compiled" else "20"))
"""How many games each scorer follows; by default fewer on the slow build, which plays the same games."""
PARTS = 10
"""In how many tests they are cut."""
FRAME = {"stack", "decision", "legal", "decisions", "reveals", "chance"}
"""What every game has and no view shows."""


class LogScorer(Protocol):
    """What the scorers of all titles can do."""

    def fork(self) -> Self:
        """A scorer of its own that has followed the same events."""

    def follow(self, event: EventView) -> None:
        """Follow one event; Objection if it cannot be."""

    def follow_all(self, log: list[EventView]) -> tuple[Any, ...]:
        """Follow a log to the end of the game."""

    def result(self) -> tuple[Any, ...]:
        """What the game came to; Objection if it is not over."""


Goals = Callable[[Any, int], set[int]]
"""The secret goals, counted from 0, that a seat sees in its own view of a game."""


def everything(g: Any) -> list[int]:
    """Bots may take every legal action."""
    legal: list[int] = g.legal
    return legal


class Played(NamedTuple):
    """A finished game, what spectators were told of it, and the goals each seat knew to have."""

    setup: Setup
    content: Path
    game: Any
    log: list[EventView]
    goals: list[set[int]]
    actions: list[int]


class Reporter:
    """Writes down what a spectator is told of a game, as a match does, but for nobody else and in less time."""

    def __init__(self, setup: Setup) -> None:
        self.title = setup.title
        self.game: Any = setup.blank()
        self.state = state_of(self.game)
        self.before = self.title.view(self.game, SPECTATOR)
        self.log: list[EventView] = []
        self.game.listener = self.listen
        self.game.advance()

    def listen(self, g: Game, step: Step[Any], action: int) -> None:
        state = state_of(g)
        after = self.before if state == self.state else self.title.view(g, SPECTATOR)
        changed = Differences(self.before, after, self.title.outlook)
        self.state = state
        self.before = after
        message = self.title.describe(g, step, action, SPECTATOR)
        if message or changed.numbers or changed.words:
            facts = {name: int(value) for name, value in fields_of(step) if isinstance(value, int)}
            self.log.append(
                {
                    "kind": type(step).__name__,
                    "seat": facts.get("player"),
                    "phase": self.title.phase_of(step, after),
                    "facts": facts,
                    "message": message,
                    "changes": changed.numbers,
                    "words": changed.words,
                }
            )


def state_of(g: Game) -> list[object]:
    """A copy of everything on the table, to see whether a step has changed something."""
    return [value[:] if isinstance(value, list) else value for name, value in fields_of(g) if name not in FRAME]


def report(setup: Setup, content: Path, goals: Goals, choose: Callable[[Any], int]) -> Played:
    """Play a game to its end; `choose` decides for whoever is asked.

    The goals are those that seats see when the first turn of the game begins, or when it ends before.
    """
    reporter = Reporter(setup)
    g = reporter.game
    seen: list[set[int]] = []
    actions = []
    while g.decision is not None:
        if not seen and g.active >= 0:
            seen = [goals(g, seat) for seat in range(setup.players)]
        actions.append(choose(g))
        g.play(actions[-1])
    seen = seen or [goals(g, seat) for seat in range(setup.players)]
    return Played(setup, content, g, reporter.log, seen, actions)


def report_bots(
    setup: Setup, content: Path, goals: Goals, specs: Sequence[str], offer: Callable[[Any], list[int]] = everything
) -> Played:
    """A game between bots, which take the seats in turn; `offer` leaves out what they shall not do."""
    bots = [
        bot_for(specs[seat % len(specs)], bot_seed(setup.seed, seat), setup.title, setup.players)
        for seat in range(setup.players)
    ]

    def choose(g: Any) -> int:
        peek = Peek(g, g.decision.player)
        peek.legal = offer(g)
        return bots[peek.seat].choose(peek)

    return report(setup, content, goals, choose)


def report_record(record: Record, content: Path, goals: Goals) -> Played:
    """The game of a record."""
    actions = iter(record.actions)
    return report(record.setup, content, goals, lambda g: record.setup.title.alphabet.parse(next(actions)))


def events_of_match(played: Played) -> list[EventView]:
    """What a match tells spectators of the same game."""
    match = Match(played.setup, ["random"] * played.setup.players)
    log = list(match.opening[SPECTATOR])
    for action in played.actions:
        log += match.play(action)[SPECTATOR]
    return log


def imports_of(files: Iterable[Path]) -> set[str]:
    """The modules that these files import, without those of the standard library."""
    modules = set()
    for file in files:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        nodes = [node for node in ast.walk(tree) if isinstance(node, (ast.Import, ast.ImportFrom))]
        modules |= {getattr(node, "module", None) or node.names[0].name for node in nodes}
    return {module for module in modules if module.split(".")[0] not in sys.stdlib_module_names}


def scorer_files(folder: str) -> list[Path]:
    """The files of the scorer of a title, with those that all scorers share."""
    shared = sorted((ROOT / "tests" / "independent").glob("*.py"))
    return shared + sorted((ROOT / "tests" / folder).glob("independent_*.py"))


# Wrong logs


def corrupted(event: EventView, accounted: Callable[[str], bool]) -> Iterator[tuple[str, EventView]]:
    """The event with one of its numbers changed."""
    for path, (before, after) in event["changes"].items():
        if accounted(path):
            for pair in ((before + 1, after), (before, after + 1)):
                changed = deepcopy(event)
                changed["changes"][path] = pair
                yield f"{event['kind']}, {path}: {(before, after)} as {pair}", changed


def is_noticed(agreed: LogScorer, rest: list[EventView], right: tuple[Any, ...]) -> bool:
    """Whether the scorer, which has agreed so far, objects to the rest of a log or comes to another result.

    What nobody had to do may be missing from a log that is right in itself.
    """
    fork = agreed.fork()
    try:
        for event in rest:
            fork.follow(event)
        return fork.result() != right
    except Objection:
        return True


def find_unnoticed(
    agreed: LogScorer,
    log: list[EventView],
    accounted: Callable[[str], bool],
    every: int = 1,
    missable: Sequence[str] = (),
) -> tuple[int, list[str]]:
    """Leave out every n-th event, if it changes an account, and change every number of it once.

    An event that changes nothing but `missable` numbers is not left out: a log without it is right in itself if
    nobody makes use of it. How many wrong logs were tried, and those to which the scorer does not object.
    """
    right = agreed.fork().follow_all(log)
    unnoticed = []
    tried = 0
    for number, event in enumerate(log):
        if number % every:
            agreed.follow(event)
            continue
        if any(accounted(path) and path not in missable for path in event["changes"]):
            tried += 1
            if not is_noticed(agreed, log[number + 1 :], right):
                unnoticed.append(f"{number}: without {event['kind']}")
        for what, changed in corrupted(event, accounted):
            tried += 1
            if not is_noticed(agreed, [changed, *log[number + 1 :]], right):
                unnoticed.append(f"{number}: {what}")
        agreed.follow(event)
    return tried, unnoticed


def objects(scorer: LogScorer, log: list[EventView]) -> bool:
    """Whether a fresh scorer objects to a log."""
    try:
        scorer.follow_all(log)
    except Objection:
        return True
    return False


def find_unnoticed_numbers(
    games: Sequence[Played],
    scorer: Callable[[Played], LogScorer],
    numbers: Iterable[tuple[str, str]],
    folder: Path,
) -> list[tuple[str, str]]:
    """The changes of a printed number that no scorer notices in the logs of these games, played by the right one."""
    other = folder / "other.toml"
    unnoticed = []
    for right, wrong in numbers:
        noticed = False
        for game in games:
            text = game.content.read_text(encoding="utf-8")
            assert right in text
            other.write_text(text.replace(right, wrong), encoding="utf-8")
            noticed = noticed or objects(scorer(game._replace(content=other)), game.log)
        if not noticed:
            unnoticed.append((right, wrong))
    return unnoticed
