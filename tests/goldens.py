"""Golden records, playthroughs and counted move trees: how they are made, kept and read, for every title.

What there is stands in the goldens.py of each title. `tools/golden.py` writes them,
the tests read them. All use frozen contents of `tests/content`, so that tuning a reconstructed value breaks none of
them; a changed rule does, and then the tool makes them anew.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from keeling.bots.bot import Bot, Peek
from keeling.bots.spec import bot_for
from keeling.kernel.errors import IllegalAction
from keeling.kernel.generator import derive
from keeling.kernel.match import Match
from keeling.kernel.record import Record, read_record
from keeling.kernel.title import AnyTitle, Setup
from keeling.titles import title_named
from playthrough import playthrough

TESTS = Path(__file__).resolve().parent
CONTENTS = TESTS / "content"
RECORDS = TESTS / "records"
PLAYTHROUGHS = TESTS / "playthroughs"
TREES = TESTS / "trees"

Chooser = Callable[[Any, Bot], int]
"""Decides for whoever is asked; the bot is that seat's own."""


def choose_by_bot(g: Any, bot: Bot) -> int:
    """What the bot does."""
    return bot.choose(Peek(g, g.decision.player))


class Golden(NamedTuple):
    """A game worth keeping: how it is played, how it must end, and what must occur in it.

    `shows` names steps and decisions by their classes, and kinds of action by their words.
    """

    title_name: str
    players: int
    content: str
    end: str = ""
    options: dict[str, object] = {}
    seats: str = "greedy"
    shows: tuple[str, ...] = ()
    seeds: int = 400

    @property
    def title(self) -> AnyTitle:
        """Its title."""
        return title_named(self.title_name)

    @property
    def content_file(self) -> Path:
        """Its frozen content."""
        return CONTENTS / f"{self.content}.toml"

    def setup(self, seed: int) -> Setup:
        """Its set-up with this seed."""
        return Setup.of(self.title, self.players, seed, self.options, self.title.content(self.content_file))

    def is_met(self, match: Match) -> bool:
        """Whether a game is finished, ended as it must and shows what it must."""
        g = match.game
        if g.decision is not None or self.end not in ("", self.title.outcome(g).reason):
            return False
        return not self.shows or set(self.shows) <= steps_of(match) | kinds_of(match)


def steps_of(match: Match) -> set[str]:
    """The steps and decisions that occur in a game, by the names of their classes."""
    kinds: set[str] = set()
    g: Any = match.setup.blank()
    g.listener = lambda g, step, action: kinds.add(type(step).__name__)
    g.advance()
    for action in match.actions:
        g.play(action)
    return kinds


def kinds_of(match: Match) -> set[str]:
    """The kinds of action that people chose in a game, by their words."""
    alphabet = match.setup.title.alphabet
    return {alphabet.kind_of(action).word for action in match.actions}


class Tree(NamedTuple):
    """A position from which move trees are counted: the first of a golden record in which this is asked."""

    record: str
    asks: str
    decade: int = 1
    depth: int = 4


class Collection:
    """The goldens of a title or of two that belong together.

    `told` names the playthroughs and which golden record each of them tells; `choosers` are ways to play by the
    name that stands for them in the seats of a record, besides the bots. `configurations` are options, each written
    NAME=VALUE, that `tools/soak.py` plays one after the other, and `late` is a frozen content with which random
    players come to the end of a game.
    """

    def __init__(
        self,
        name: str,
        goldens: Mapping[str, Golden],
        told: Mapping[str, str],
        trees: Mapping[str, Tree],
        choosers: Mapping[str, tuple[str, Chooser]],
        configurations: tuple[str, ...] = ("",),
        late: str = "",
    ) -> None:
        self.name = name
        self.configurations = configurations
        self.late = late
        self.goldens = goldens
        self.told = told
        self.trees = trees
        self.choosers = choosers
        self.trees_file = TREES / f"{name}.json"

    # Records

    def present(self) -> list[str]:
        """The records there are, by their files."""
        return sorted(path.stem for path in RECORDS.glob(f"{self.name}-*.json"))

    def record_file(self, name: str) -> Path:
        """The file of a golden record."""
        return RECORDS / f"{name}.json"

    def read(self, name: str) -> Record:
        """A golden record from its file."""
        return read_record(self.record_file(name), title_named, self.goldens[name].content_file)

    def make_record(self, name: str) -> Record:
        """The game of the present file, if it is still one by the rules; otherwise the first that ends as it must."""
        golden = self.goldens[name]
        kept = self.kept(name)
        if kept is not None:
            return kept
        for seed in range(golden.seeds):
            match = self.play(golden, seed)
            if golden.is_met(match):
                return match.record()
        raise LookupError(f"none of {golden.seeds} games for {name} ended by {golden.end or 'anything'} and showed all")

    def kept(self, name: str) -> Record | None:
        """The game of the present file with its digest by the present rules; None if it cannot be kept."""
        golden = self.goldens[name]
        file = self.record_file(name)
        if not file.exists():
            return None
        values = json.loads(file.read_text(encoding="utf-8"))
        setup = golden.setup(values["seed"])
        same = values["options"] == setup.options.as_dict() and values["content"] == setup.content.digest
        if not same or values["seats"] != [golden.seats] * golden.players:
            return None
        match = Match(setup, values["seats"])
        try:
            for text in values["actions"]:
                match.follow(golden.title.alphabet.parse(text))
        except IllegalAction:
            return None
        return match.record() if golden.is_met(match) else None

    def play(self, golden: Golden, seed: int) -> Match:
        """A game of the golden's kind, played to its end."""
        spec, choose = self.choosers.get(golden.seats, (golden.seats, choose_by_bot))
        match = Match(golden.setup(seed), [golden.seats] * golden.players)
        bots = [bot_for(spec, derive(seed, seat), golden.title, golden.players) for seat in range(golden.players)]
        while match.game.decision is not None:
            match.follow(choose(match.game, bots[match.game.decision.player]))
        return match

    # Playthroughs

    def playthrough_file(self, name: str) -> Path:
        """The file of a playthrough."""
        return PLAYTHROUGHS / f"{name}.txt"

    def make_playthrough(self, name: str) -> str:
        """A golden record as text."""
        record = self.read(self.told[name])
        actions = iter(record.actions)
        match = Match(record.setup, record.seats)
        return playthrough(match, lambda g: match.title.alphabet.parse(next(actions)))

    # Counted move trees

    def positions(self, name: str) -> Iterator[tuple[int, Any]]:
        """The positions of a golden record, one after the other, with the number of actions that led to them."""
        record = self.read(name)
        g: Any = record.setup.start()
        yield 0, g
        for number, text in enumerate(record.actions, 1):
            g.play(record.setup.title.alphabet.parse(text))
            yield number, g

    def position_after(self, name: str, length: int) -> Any:
        """The game after the first actions of a golden record."""
        return next(g for number, g in self.positions(name) if number == length)

    def make_trees(self) -> dict[str, dict[str, Any]]:
        """For each position where it is, and the leaves at each depth."""
        return {name: self.make_tree(tree) for name, tree in self.trees.items()}

    def make_tree(self, tree: Tree) -> dict[str, Any]:
        """Where the position of a tree is, and the leaves at each depth."""
        for number, g in self.positions(tree.record):
            if type(g.decision).__name__ == tree.asks and g.decade >= tree.decade:
                counts = [leaves(g, depth) for depth in range(1, tree.depth + 1)]
                return {"record": tree.record, "actions": number, "asks": tree.asks, "leaves": counts}
        raise LookupError(f"nobody is asked {tree.asks} in {tree.record}")


def collections() -> list[Collection]:
    """The collections of all titles: each folder of tests with a goldens.py has one."""
    modules = [import_module(f"{path.parent.name}.goldens") for path in sorted(TESTS.glob("*/goldens.py"))]
    return [value for module in modules for value in vars(module).values() if isinstance(value, Collection)]


def leaves(g: Any, depth: int) -> int:
    """How many sequences of that many unforced decisions there are; a game that ends earlier counts once."""
    if g.decision is None:
        return 1
    if depth == 1:
        return len(g.legal)
    count = 0
    for action in g.legal:
        trial = g.clone()
        trial.apply(action)
        count += leaves(trial, depth - 1)
    return count
