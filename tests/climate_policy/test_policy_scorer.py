"""The independent scorer agrees with the engine in every finished game, and objects to every log that is wrong."""

from pathlib import Path
from typing import Any

import pytest

from climate_policy.goldens import CLIMATE_POLICY, GOLDENS
from climate_policy.independent_scorer import Scorer, accounted, scorer_for
from climate_policy.positions import CONTENT, CONTENT_FILE, POLICIES, TITLE
from climate_policy.wandering import choose_lively
from goldens import choose_by_bot
from independent.books import Objection
from keeling.bots.spec import bot_for
from keeling.kernel.generator import derive
from keeling.kernel.seeds import bot_seed
from keeling.kernel.title import Setup
from scoring import (
    GAMES,
    PARTS,
    Played,
    events_of_match,
    find_unnoticed,
    find_unnoticed_numbers,
    imports_of,
    report,
    report_record,
    scorer_files,
)

pytestmark = pytest.mark.once

VARIANTS: list[dict[str, object]] = [
    *[dict[str, object](policy=policy) for policy in POLICIES],
    {"policy": "2AB", "tax_amount": 2, "tax_step": 30, "tax_rise": 1, "hidden_stock": True},
    {"policy": "3AB", "permit_count": 20, "permits_given": 3, "permit_shrink": 1, "fine": 2, "permit_use": "spent"},
    {"policy": "3", "permit_decade": 3, "permits_given": 4, "permits_given_by": "emissions", "trade_offers": 4},
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


def play(index: int) -> Played:
    """The game with that index: policy, players and bots follow from it."""
    players = 2 + index % 4
    setup = Setup.of(TITLE, players, derive(2015, index), VARIANTS[index % len(VARIANTS)], CONTENT)
    specs = KINDS[index % len(KINDS)]
    seats = [specs[seat % len(specs)] for seat in range(players)]
    bots = [
        bot_for("random" if spec == LIVELY else spec, bot_seed(setup.seed, n), TITLE, players)
        for n, spec in enumerate(seats)
    ]

    def choose(g: Any) -> int:
        seat = g.decision.player
        return (choose_lively if seats[seat] == LIVELY else choose_by_bot)(g, bots[seat])

    return report(setup, CONTENT_FILE, no_goals, choose)


def no_goals(g: Any, seat: int) -> set[int]:
    """Nobody has secret goals in this title."""
    return set()


def told(name: str) -> Played:
    """A golden record with what everybody was told."""
    return report_record(CLIMATE_POLICY.read(name), CONTENT_FILE, no_goals)


def test_the_scorer_reads_the_events_that_players_get() -> None:
    played = told("climate-policy-end-defeat")
    assert events_of_match(played) == played.log


def scorer(played: Played) -> Scorer:
    """A fresh scorer for the game."""
    return scorer_for(played.content, played.setup.players, played.setup.options.as_dict())


def check(played: Played) -> None:
    """The scorer's result is the engine's."""
    g = played.game
    result = scorer(played).follow_all(played.log)
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
    files = scorer_files("climate_policy")
    modules = imports_of(files)
    assert "climate_policy.independent_table" in modules
    assert all(module.startswith(("independent.", "climate_policy.independent_")) for module in modules)


# The scorer can fail


@pytest.mark.parametrize("index", [4, 8])
def test_the_scorer_objects_to_every_wrong_log(index: int) -> None:
    """Events that change an account are left out, and every number of them is changed once."""
    played = play(index)
    tried, unnoticed = find_unnoticed(scorer(played), played.log, accounted, every=4, missable=["offers_left"])
    assert unnoticed == []
    assert tried > 300


def test_the_scorer_objects_to_a_log_that_is_cut_off_or_goes_on() -> None:
    played = play(0)
    for log in (played.log[:-1], played.log[: len(played.log) // 2], played.log + played.log[-1:]):
        with pytest.raises(Objection):
            scorer(played).follow_all(log)


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
    assert find_unnoticed_numbers(games, scorer, WRONG_NUMBERS, tmp_path) == []
