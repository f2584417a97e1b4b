"""The independent scorer agrees with the engine in every finished game, and objects to every log that is wrong."""

import ast
import os
import sys
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from climate_policy.goldens import CLIMATE_POLICY, GOLDENS
from climate_policy.independent_scorer import Result, Scorer, accounted, score_log, scorer_for
from climate_policy.independent_table import Objection
from climate_policy.positions import CONTENT, CONTENT_FILE, POLICIES, TITLE
from climate_policy.wandering import choose_lively
from conftest import ROOT
from goldens import choose_by_bot
from keeling.bots.spec import bot_for
from keeling.kernel.digest import fields_of
from keeling.kernel.game import SPECTATOR, Game, Step
from keeling.kernel.generator import derive
from keeling.kernel.match import Match
from keeling.kernel.title import Setup
from keeling.kernel.view import Differences, EventView
from keeling.titles.climate_policy.state import ClimatePolicy

GAMES = int(os.environ.get("KEELING_SCORER_GAMES", "24"))
PARTS = 8

VARIANTS: list[dict[str, object]] = [
    *[dict[str, object](policy=policy) for policy in POLICIES],
    {"policy": "2AB", "tax_amount": 2, "tax_step": 30, "tax_rise": 1, "hidden_stock": True},
    {"policy": "3AB", "permit_count": 20, "permits_given": 3, "permit_shrink": 1, "fine": 2, "permit_use": "spent"},
    {"policy": "3B", "permit_decade": 3, "cep_floor": 0, "event_on_full": "skip", "shrink_side": "left"},
    {"policy": "1", "grant_source": "d6", "grant_size": 0, "d6_carry": True, "event_replacement": False},
    {"policy": "2", "grant_source": "fixed", "grant_sum": 10, "grant_rule": "cubes", "dividend": True},
    {"policy": "3A", "grant_rule": "researchers", "permit_check": "build", "trade_mode": "off", "dividend": True},
    {"policy": "2A", "grant_rule": "equal", "grant_size": 2, "trade_mode": "compliance", "dividend": True},
    {
        "policy": "2B",
        "loophole_count": 20,
        "loophole_price_low": 0,
        "loophole_price_middle": 1,
        "loophole_price_high": 2,
        "loophole_middle_from": 60,
        "loophole_high_above": 120,
        "trade_offers": 5,
        "policy_tie_break": "fewest_ppm",
    },
]
LIVELY = "lively"
KINDS = [[LIVELY], [LIVELY, "greedy:heedless"], ["random"], [LIVELY], ["greedy"]]


class Played(NamedTuple):
    """A finished game and what everybody was told of it."""

    setup: Setup
    game: Any
    log: list[EventView]


class Reporter:
    """Writes down what a spectator is told of a game, as a match does, but for nobody else and in less time."""

    def __init__(self, setup: Setup) -> None:
        self.game = setup.blank()
        self.before = TITLE.view(self.game, SPECTATOR)
        self.log: list[EventView] = []
        self.game.listener = self.listen
        self.game.advance()

    def listen(self, g: Game, step: Step[Any], action: int) -> None:
        assert isinstance(g, ClimatePolicy)
        after = TITLE.view(g, SPECTATOR)
        changed = Differences(self.before, after)
        self.before = after
        text = TITLE.describe(g, step, action, SPECTATOR)
        if text or changed.numbers or changed.words:
            facts = {name: value for name, value in fields_of(step) if isinstance(value, int)}
            kind = type(step).__name__
            self.log.append(
                {"kind": kind, "facts": facts, "text": text, "changes": changed.numbers, "words": changed.words}
            )


def play(index: int) -> Played:
    """The game with that index: policy, players and bots follow from it."""
    players = 2 + index % 4
    setup = Setup.of(TITLE, players, derive(2015, index), VARIANTS[index % len(VARIANTS)], CONTENT)
    specs = KINDS[index % len(KINDS)]
    reporter = Reporter(setup)
    g = reporter.game
    seats = [specs[seat % len(specs)] for seat in range(players)]
    bots = [bot_for("random" if spec == LIVELY else spec, derive(setup.seed, n)) for n, spec in enumerate(seats)]
    while g.decision is not None:
        seat = g.decision.player
        choose = choose_lively if seats[seat] == LIVELY else choose_by_bot
        g.play(choose(g, bots[seat]))
    return Played(setup, g, reporter.log)


def told(name: str) -> Played:
    """A golden record with what everybody was told."""
    record = CLIMATE_POLICY.read(name)
    reporter = Reporter(record.setup)
    for text in record.actions:
        reporter.game.play(TITLE.alphabet.parse(text))
    return Played(record.setup, reporter.game, reporter.log)


def test_the_log_of_these_tests_is_that_of_a_match() -> None:
    record = CLIMATE_POLICY.read("climate-policy-end-defeat")
    match = Match(record.setup, record.seats)
    log = list(match.opening[SPECTATOR])
    for text in record.actions:
        log += match.play(TITLE.alphabet.parse(text))[SPECTATOR]
    assert told("climate-policy-end-defeat").log == log


def score(played: Played, content: Path = CONTENT_FILE) -> Result:
    return score_log(content, played.setup.players, played.setup.options.as_dict(), played.log)


def check(played: Played) -> None:
    """The scorer's result is the engine's."""
    g = played.game
    result = score(played)
    assert result[:3] == TITLE.outcome(g)
    assert (result.money, result.funding, result.co2) == (g.money, g.funding, g.co2)


@pytest.mark.rule("P-SCO-06", "P-INC-01", "P-TAX-01", "P-CEP-01", "P-GRA-01", "P-MKT-01", "P-BLD-08", "P-RES-01")
@pytest.mark.parametrize("part", range(PARTS))
def test_the_scorer_agrees_with_the_engine(part: int) -> None:
    for index in range(part, GAMES, PARTS):
        check(play(index))


@pytest.mark.parametrize("name", sorted(GOLDENS))
def test_the_scorer_agrees_with_the_golden_records(name: str) -> None:
    check(told(name))


def test_the_scorer_shares_no_code_with_the_rules() -> None:
    files = sorted((ROOT / "tests" / "climate_policy").glob("independent_*.py"))
    assert len(files) == 2
    for file in files:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        imports = [node for node in ast.walk(tree) if isinstance(node, (ast.Import, ast.ImportFrom))]
        modules = [getattr(node, "module", None) or node.names[0].name for node in imports]
        assert all(module.split(".")[0] in sys.stdlib_module_names | {"climate_policy"} for module in modules)
        own = [module for module in modules if module.startswith("climate_policy")]
        assert all(module.startswith("climate_policy.independent_") for module in own)


# The scorer can fail


def corrupted(event: EventView) -> Iterator[tuple[str, EventView]]:
    """The event with one of its numbers changed."""
    for path, (before, after) in event["changes"].items():
        if accounted(path):
            for pair in ((before + 1, after), (before, after + 1)):
                changed = deepcopy(event)
                changed["changes"][path] = pair
                yield f"{event['kind']}, {path}: {(before, after)} as {pair}", changed


def is_noticed(scorer: Scorer, rest: list[EventView]) -> bool:
    """Whether the scorer, which has agreed so far, objects to the rest of a log."""
    fork = scorer.fork()
    try:
        for event in rest:
            fork.follow(event)
        fork.result()
    except Objection:
        return True
    return False


def unnoticed_errors(played: Played, every: int) -> tuple[list[str], int]:
    """Errors put into the log that the scorer accepts, and how many were tried; every n-th event is spoilt."""
    log = played.log
    scorer = scorer_for(CONTENT_FILE, played.setup.players, played.setup.options.as_dict())
    unnoticed = []
    tried = 0
    for number, event in enumerate(log):
        if number % every == 0:
            if any(accounted(path) for path in event["changes"]):
                tried += 1
                if not is_noticed(scorer, log[number + 1 :]):
                    unnoticed.append(f"{number}: without {event['kind']}")
            for what, changed in corrupted(event):
                tried += 1
                if not is_noticed(scorer, [changed, *log[number + 1 :]]):
                    unnoticed.append(f"{number}: {what}")
        scorer.follow(event)
    return unnoticed, tried


@pytest.mark.parametrize("index", [4, 8])
def test_the_scorer_objects_to_every_wrong_log(index: int) -> None:
    """Events that change an account are left out, and every number of them is changed once."""
    unnoticed, tried = unnoticed_errors(play(index), every=4)
    assert unnoticed == []
    assert tried > 500


def test_the_scorer_objects_to_a_log_that_is_cut_off_or_goes_on() -> None:
    played = play(0)
    for log in (played.log[:-1], played.log[: len(played.log) // 2], played.log + played.log[-1:]):
        with pytest.raises(Objection):
            score(played._replace(log=log))


WRONG_NUMBERS = [
    ("start_money = [8, 9, 9, 10, 10]", "start_money = [8, 9, 10, 10, 10]"),
    ("dirty = 1  ", "dirty = 2  "),
    ("cube = 1  ", "cube = 2  "),
    ("control = 1  ", "control = 2  "),
    ("money = 5  ", "money = 6  "),
    ("points = 6  ", "points = 5  "),
    ("permit_ppm = 10", "permit_ppm = 20"),
    ("draw = 3", "draw = 2"),
    ("transfer_money = 1", "transfer_money = 0"),
    ("transfer_spaces = 2", "transfer_spaces = 1"),
    ("dirty = 3  ", "dirty = 2  "),
    ("cube = 3  ", "cube = 2  "),
    ("permit = 2  ", "permit = 3  "),
    ("location = [1, 2, 3]", "location = [1, 1, 3]"),
    ("ppm = 30", "ppm = 31"),
    ("build_cost = 1", "build_cost = 2"),
    ("tiles = 2, cubes = 1", "tiles = 2, cubes = 2"),
    ("rounds = [5, 4, 3, 2]", "rounds = [5, 3, 3, 2]"),
]


def test_the_scorer_objects_if_the_engine_plays_with_other_numbers(tmp_path: Path) -> None:
    """Each of these numbers decides something that the scorer works out for itself."""
    games = [told(f"climate-policy-{name}") for name in ("3AB", "2AB", "end-decades", "1")]
    text = CONTENT_FILE.read_text(encoding="utf-8")
    unnoticed = []
    for right, wrong in WRONG_NUMBERS:
        assert right in text
        other = tmp_path / "other.toml"
        other.write_text(text.replace(right, wrong), encoding="utf-8")
        if not any(objects(game, other) for game in games):
            unnoticed.append((right, wrong))
    assert unnoticed == []


def objects(played: Played, content: Path) -> bool:
    """Whether the scorer objects to the log of a game, reading another content."""
    try:
        score(played, content)
    except Objection:
        return True
    return False
