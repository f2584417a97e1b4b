"""Golden records, playthroughs and counted move trees of the classic game: what there is, and how it is made.

`tools/golden.py` writes them, the tests read them. All use frozen contents of `tests/content`, so that tuning a
reconstructed value breaks none of them; a changed rule does, and then the tool makes them anew.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from keeling.bots.bot import Bot, Peek
from keeling.bots.spec import bot_for
from keeling.kernel.errors import BadRecord
from keeling.kernel.generator import derive
from keeling.kernel.match import Match
from keeling.kernel.record import Record, read_record
from keeling.kernel.title import Setup
from keeling.titles import title_named
from playthrough import playthrough

TESTS = Path(__file__).resolve().parents[1]
CONTENTS = TESTS / "content"
RECORDS = TESTS / "records"
PLAYTHROUGHS = TESTS / "playthroughs"
TREES = TESTS / "trees" / "classic.json"

TITLE = title_named("classic")
SEEDS = 400


# Records


class Golden(NamedTuple):
    """A game worth keeping: how it is played, and how it must end."""

    players: int
    content: str = "classic"
    end: str = ""
    options: dict[str, object] = {}
    seats: str = "greedy"

    @property
    def content_file(self) -> Path:
        """Its frozen content."""
        return CONTENTS / f"{self.content}.toml"


GOLDENS = {
    "classic-end-decades": Golden(4, end="decades", options={"preset": "beginner"}),
    "classic-end-green_regions": Golden(3, "classic-5000", "green_regions", seats="focused"),
    "classic-end-safe_zone": Golden(4, end="safe_zone", options={"preset": "beginner"}),
    "classic-end-defeat": Golden(5, end="defeat"),
    "classic-end-solo_over": Golden(1, end="solo_over"),
    "classic-preset-beginner": Golden(2, "classic-5000", options={"preset": "beginner"}),
    "classic-preset-normal": Golden(3, "classic-5000", options={"preset": "normal"}),
    "classic-preset-expert": Golden(4, "classic-5000", options={"preset": "expert"}),
    "classic-preset-extreme": Golden(5, "classic-5000", options={"preset": "extreme"}),
    "classic-auction": Golden(3, "classic-5000", options={"auction": True}, seats="random"),
    "classic-draft-alternate": Golden(4, "classic-5000", options={"lobby_draft": "alternate"}),
    "classic-draft-right": Golden(5, "classic-5000", options={"lobby_draft": "right"}, seats="random"),
    "classic-solitaire": Golden(1, "classic-5000", "decades"),
}


def record_file(name: str) -> Path:
    """The file of a golden record."""
    return RECORDS / f"{name}.json"


def read_golden(name: str) -> Record:
    """A golden record from its file."""
    return read_record(record_file(name), title_named, GOLDENS[name].content_file)


def make_record(name: str) -> Record:
    """Play games until one ends as it must; the seed of the present file is tried first."""
    golden = GOLDENS[name]
    for seed in [present_seed(name), *range(1, SEEDS)]:
        match = play_match(golden, seed)
        if golden.end in ("", TITLE.outcome(match.game).reason):
            return match.record()
    raise BadRecord(f"none of {SEEDS} games for {name} ended by {golden.end}")


def present_seed(name: str) -> int:
    """The seed of the record that is there, or 0."""
    file = record_file(name)
    return int(json.loads(file.read_text(encoding="utf-8"))["seed"]) if file.exists() else 0


def play_match(golden: Golden, seed: int) -> Match:
    """A game of the golden's kind, played to its end."""
    setup = Setup.of(TITLE, golden.players, seed, golden.options, TITLE.content(golden.content_file))
    match = Match(setup, [golden.seats] * golden.players)
    spec = "greedy" if golden.seats == "focused" else golden.seats
    bots = [bot_for(spec, derive(seed, seat)) for seat in range(golden.players)]
    choose: Callable[[Any, Bot], int] = choose_focused if golden.seats == "focused" else choose_by_bot
    while match.game.decision is not None:
        match.follow(choose(match.game, bots[match.game.decision.player]))
    return match


def choose_by_bot(g: Any, bot: Bot) -> int:
    """What the bot does."""
    return bot.choose(Peek(g, g.decision.player))


def choose_focused(g: Any, bot: Bot) -> int:
    """Everybody builds in the two smallest regions; otherwise what the bot does.

    No bot fills two regions with green plants by itself, and a golden record must.
    """
    for kind in ("construct", "construct-lobby", "install", "propose"):
        for action in g.legal:
            words = TITLE.alphabet.notation(action).split()
            if words[0] == kind and words[1].startswith(("AF", "SA")):
                return int(action)
    return choose_by_bot(g, bot)


# Playthroughs

TOLD = {"classic-2p": "classic-preset-beginner", "classic-solo": "classic-end-solo_over"}
"""The playthroughs, and which golden record each of them tells."""


def playthrough_file(name: str) -> Path:
    """The file of a playthrough."""
    return PLAYTHROUGHS / f"{name}.txt"


def make_playthrough(name: str) -> str:
    """A golden record as text."""
    record = read_golden(TOLD[name])
    actions = iter(record.actions)
    match = Match(record.setup, record.seats)
    return playthrough(match, lambda g: TITLE.alphabet.parse(next(actions)))


# Counted move trees


class Tree(NamedTuple):
    """A position from which move trees are counted: the first of a golden record in which this is asked."""

    record: str
    asks: str
    decade: int = 1
    depth: int = 4


TREE_POSITIONS = {
    "opening": Tree("classic-preset-beginner", "TurnMenu"),
    "draft": Tree("classic-draft-alternate", "DraftPick"),
    "solitaire": Tree("classic-end-solo_over", "ChooseStarterRegion"),
    "income": Tree("classic-preset-expert", "SplitIncome", decade=3),
    "auction": Tree("classic-auction", "Bid", decade=3),
    "eviction": Tree("classic-end-safe_zone", "LeaveForOpponent"),
    "summit": Tree("classic-preset-normal", "SummitPoint"),
    "late": Tree("classic-preset-extreme", "TurnMenu", decade=6),
}


def find_prefix(tree: Tree) -> int:
    """How many actions of the record lead to the position."""
    record = read_golden(tree.record)
    g = record.setup.start()
    for number, text in enumerate(record.actions):
        if type(g.decision).__name__ == tree.asks and g.decade >= tree.decade:
            return number
        g.play(TITLE.alphabet.parse(text))
    raise BadRecord(f"nobody is asked {tree.asks} in {tree.record}")


def position_after(name: str, length: int) -> Any:
    """The game after the first actions of a golden record."""
    record = read_golden(name)
    g = record.setup.start()
    for text in record.actions[:length]:
        g.play(TITLE.alphabet.parse(text))
    return g


def make_trees() -> dict[str, dict[str, Any]]:
    """For each position where it is, and the leaves at each depth."""
    found = {}
    for name, tree in TREE_POSITIONS.items():
        length = find_prefix(tree)
        g = position_after(tree.record, length)
        counts = [leaves(g, depth) for depth in range(1, tree.depth + 1)]
        found[name] = {"record": tree.record, "actions": length, "asks": tree.asks, "leaves": counts}
    return found


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
