"""Puzzles: positions from games between bots in which one turn is clearly best.

They stand in files beside this one, one for each title; `tools/puzzles.py` finds them. A puzzle is the beginning of a
record with the turn that solves it and why; of a title whose rules or content have changed since, its puzzles are
refused until they are found anew.
"""

import tomllib
from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path
from typing import Any, Final, NamedTuple

from keeling.kernel.alphabet import Alphabet
from keeling.kernel.errors import BadRecord, KeelingError
from keeling.kernel.match import Match
from keeling.kernel.messages import Message, message, thing, verbatim
from keeling.kernel.record import Record
from keeling.kernel.title import AnyTitle, Setup
from keeling.titles import title_named

FOLDER: Final = Path(__file__).parent
DAY_ONE: Final = date(2026, 1, 1)


class Puzzle(NamedTuple):
    """A position and its solution.

    Whoever takes `accepted` in the turn has solved it; `solution` is the whole turn as far as it can be foreseen.
    `margin` is by how many points it beats the best turn without that action, `error` its standard error.
    """

    id: str
    title: str
    rules_version: int
    content: str
    players: int
    seed: str
    options: dict[str, Any]
    actions: list[str]
    digest: str
    accepted: str
    solution: list[str]
    margin: float
    error: float
    reason: list[Message]
    difficulty: int = 2
    """From 1, which the level `easy` finds, by 2, which `normal` finds, to 3, which neither does."""

    def match(self) -> Match:
        """The position as a match that can be played on; BadRecord if the rules or the content are others now."""
        title = title_named(self.title)
        if not self.is_of_today():
            raise BadRecord(message("error-puzzle-rules", puzzle=verbatim(self.id), title=thing("title", title.name)))
        setup = Setup.of(title, self.players, self.seed, self.options)
        return Match.resume(Record(setup, ("normal",) * self.players, tuple(self.actions), self.digest))

    def is_of_today(self) -> bool:
        """Whether the rules and the content are those it was made for; False if its title is not there."""
        try:
            title = title_named(self.title)
            return title.rules_version == self.rules_version and title.content().digest == self.content
        except KeelingError:
            return False

    def is_solved_by(self, actions: Sequence[str]) -> bool:
        """Whether a turn of these actions, in notation, solves it: whether it takes the one that counts."""
        alphabet: Alphabet = title_named(self.title).alphabet
        wanted = alphabet.parse(self.accepted)
        return any(alphabet.parse(action) == wanted for action in actions)


def puzzles_of(title: AnyTitle) -> list[Puzzle]:
    """The puzzles of a title, in the order of their numbers; none if it has no file."""
    path = FOLDER / f"{title.name}.toml"
    if not path.exists():
        return []
    values = tomllib.loads(path.read_text(encoding="utf-8"))
    return [Puzzle(**each) for each in values["puzzle"]]


def puzzle_of_day(title: AnyTitle, day: date) -> Puzzle | None:
    """The puzzle of a title for a day: all in turn, the same for everybody; None if the title has none."""
    found = puzzles_of(title)
    return found[(day - DAY_ONE).days % len(found)] if found else None


def puzzle_of_all(titles: Sequence[AnyTitle], day: date) -> Puzzle | None:
    """The one puzzle of a day, the same for everybody: the titles that have any take turns; None if none has."""
    found = [puzzles for puzzles in map(puzzles_of, titles) if puzzles]
    if not found:
        return None
    rounds, turn = divmod((day - DAY_ONE).days, len(found))
    return found[turn][rounds % len(found[turn])]


def mistakes(puzzle: Puzzle) -> Iterator[str]:
    """What is wrong with a puzzle, a line for each mistake: what does not replay, or is no turn of it."""
    try:
        match = puzzle.match()
        game = match.game
        seat = None if game.decision is None else game.decision.player
        for notation in puzzle.solution:
            if game.decision is None or game.decision.player != seat:
                yield f"{puzzle.id}: the turn is over before {notation}"
                return
            match.follow(match.title.alphabet.parse(notation))
        if not puzzle.is_solved_by(puzzle.solution):
            yield f"{puzzle.id}: the solution does not take {puzzle.accepted}"
    except KeelingError as error:
        yield f"{puzzle.id}: {error}"
    if not puzzle.reason:
        yield f"{puzzle.id}: no reason"


def as_toml(puzzles: Sequence[Puzzle]) -> str:
    """The text of a file with these puzzles."""
    tables = ["[[puzzle]]\n" + "".join(f"{k} = {_toml(v)}\n" for k, v in each._asdict().items()) for each in puzzles]
    return "\n".join(tables)


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return "{ " + ", ".join(f'"{key}" = {_toml(item)}' for key, item in value.items()) + " }" if value else "{}"
    if isinstance(value, list):
        return f"[{', '.join(_toml(item) for item in value)}]"
    if isinstance(value, str):
        escaped = value.replace("\\", "\\\\").replace('"', '\\"')
        return f'"{escaped}"'
    return repr(value)
