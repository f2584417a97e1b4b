"""The independent scorer agrees with the engine in every finished game, and objects to every log that is wrong."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from classic.goldens import CLASSIC, GOLDENS, TITLE
from classic.independent_scorer import Scorer, scorer_for
from goldens import CONTENTS
from independent.accountant import Result
from independent.books import Objection
from keeling.kernel.game import SPECTATOR
from keeling.kernel.generator import derive
from keeling.kernel.title import Setup
from scoring import (
    GAMES,
    PARTS,
    Played,
    events_of_match,
    find_unnoticed,
    find_unnoticed_numbers,
    imports_of,
    report_bots,
    report_record,
    scorer_files,
)

pytestmark = pytest.mark.once

CONTENT = CONTENTS / "classic.toml"
ENDLESS = CONTENTS / "classic-5000.toml"

VARIANTS: list[dict[str, object]] = [
    {},
    {"auction": True, "lobby_draft": "alternate"},
    {"eviction_timing": "before", "own_scientist_on_construct": "free_to_hand", "stop_blocks": "both"},
    {"preset": "extreme", "lobby_draft": "right", "partial_refill": True, "lobby09_main": "move_scientist"},
    {},
    {"auction": True, "company_goal_discard": "own_turn", "safe_zone_end": "any_decade", "summit_reshuffle": True},
    {"preset": "normal", "final_income": "first_second", "own_scientist_on_construct": "free_move"},
    {"preset": "beginner", "classic_limits": False, "solo_limit": "ge500"},
]
KINDS = [(["random"], ENDLESS), (["greedy-0.1"], CONTENT), (["random", "greedy-0.1"], ENDLESS), (["random"], CONTENT)]


def play(index: int) -> Played:
    """The game with that index: players, bots, content and options follow from it."""
    specs, content = KINDS[index // 5 % len(KINDS)]
    options = VARIANTS[index // 3 % len(VARIANTS)]
    setup = Setup.of(TITLE, 1 + index % 5, derive(2012, index), options, TITLE.content(content))
    return report_bots(setup, content, goals_seen, specs)


def goals_seen(g: Any, seat: int) -> set[int]:
    """The Company Goal, counted from 0, that a seat sees in its own view."""
    return {TITLE.view(g, seat)["players"][seat]["goal"]["card"] - Scorer.first_goal}


def scorer(played: Played) -> Scorer:
    """A scorer that has seen nothing of the game yet."""
    return scorer_for(played.content, played.setup.players, played.setup.options.as_dict(), played.goals)


def check(played: Played) -> Result:
    """The scorer's result, compared with the engine."""
    g = played.game
    result = scorer(played).follow_all(played.log)
    outcome = TITLE.outcome(g)
    assert (result.reason, result.scores, result.winners) == outcome
    assert result.controllers == g.controller
    assert result.money == g.money
    assert result.co2 == g.co2
    if outcome.winners:
        assert result.sheets == [player["sheet"] for player in TITLE.view(g, SPECTATOR)["players"]]
    return result


@pytest.mark.rule("C-SCO-09", "C-SCO-10", "C-CTL-01", "C-CTL-08", "C-MKT-10", "C-MKT-11")
@pytest.mark.parametrize("part", range(PARTS))
def test_the_scorer_agrees_with_the_engine(part: int) -> None:
    for index in range(part, GAMES, PARTS):
        check(play(index))


def told(name: str) -> Played:
    """A golden record with what spectators were told."""
    return report_record(CLASSIC.read(name), GOLDENS[name].content_file, goals_seen)


def test_the_scorer_agrees_with_the_golden_records_and_every_reason_occurs() -> None:
    """They end in every way a game can end and play every variant; some games where CEPs must be bought join them."""
    flows: Counter[tuple[str, str]] = Counter()
    for game in [told(name) for name in sorted(GOLDENS)] + [play(index) for index in (51, 112, 113)]:
        flows.update(check(game).flows)
    assert REASONS - set(flows) == set()


def test_the_scorer_reads_the_events_that_players_get() -> None:
    played = play(3)
    assert events_of_match(played) == played.log


def test_the_scorer_shares_no_code_with_the_rules() -> None:
    files = scorer_files("classic")
    assert len(files) > 8
    modules = imports_of(files)
    assert "independent.books" in modules
    assert all(module.startswith(("independent.", "classic.independent_")) for module in modules)


# The scorer can fail

NOT_ACCOUNTED = {"active", "round", "round_space", "events.deck", "draft.round", "auction.bid", "auction.bidder"}
NOT_ACCOUNTED_IN = ("turn.", "supplies.lobby_played", "supplies.fossil_replaced", "market.stop")


def accounted(path: str) -> bool:
    """Whether the scorer answers for a number; it leaves counters of the flow and derived lists aside."""
    if path in NOT_ACCOUNTED or path.startswith(NOT_ACCOUNTED_IN):
        return False
    return not path.endswith((".points", ".money", ".cubes")) or path.startswith(("players.", "regions."))


@pytest.mark.parametrize("index", [3, 14])
def test_the_scorer_objects_to_every_wrong_log(index: int) -> None:
    """Every event that changes an account is left out once, every number of it is changed once.

    A log without a scientist who is recruited late and never sent anywhere is right in itself.
    """
    played = play(index)
    tried, unnoticed = find_unnoticed(scorer(played), played.log, accounted)
    never_used = [each for each in unnoticed if each.endswith("without RecruitScientist")]
    assert unnoticed == never_used
    assert len(never_used) < sum(event["kind"] == "RecruitScientist" for event in played.log)
    assert tried > 500


def test_the_scorer_objects_to_a_log_that_is_cut_off_or_goes_on() -> None:
    played = play(0)
    for log in (played.log[:-1], played.log[: len(played.log) // 2], played.log + played.log[-1:]):
        with pytest.raises(Objection):
            scorer(played).follow_all(log)


WRONG_NUMBERS = [
    ("start_ceps = 2", "start_ceps = 1"),
    ("scientist_coin = 1", "scientist_coin = 2"),
    ("disaster_points = 2", "disaster_points = 3"),
    ("coins_per_point = 2", "coins_per_point = 3"),
    ("most_cubes = 3", "most_cubes = 4"),
    ("most_un_goals = 3", "most_un_goals = 4"),
    ("cube_value = 2", "cube_value = 3"),
    ("refill = 2", "refill = 3"),
    ("safe_zone = 350", "safe_zone = 600"),
    ("ppm = 30", "ppm = 31"),
    ("money = 8 ", "money = 9 "),
    ("money = 5, cubes = 1, ceps = 0", "money = 4, cubes = 1, ceps = 0"),
    ("tiles = 2, money = 7, cubes = 1, points = 5", "tiles = 2, money = 7, cubes = 1, points = 6"),
    ("income = [2, 3, 4, 4, 5, 5]", "income = [2, 3, 5, 5, 5, 5]"),
    ("main = { discount = 3 }", "main = { discount = 2 }"),
    ('counts = "ceps_in_hand", points = 2', 'counts = "ceps_in_hand", points = 1'),
    ('{ sources = ["biomass", "recycling"], points = 4 }', '{ sources = ["biomass", "recycling"], points = 5 }'),
]


def test_the_scorer_objects_if_the_engine_plays_with_other_numbers(tmp_path: Path) -> None:
    """Each of these printed numbers decides something that the scorer works out for itself."""
    names = ("auction", "preset-expert", "preset-extreme", "preset-normal", "end-solo_over", "solitaire")
    games = [*(told(f"classic-{name}") for name in names), play(7)]
    assert find_unnoticed_numbers(games, scorer, WRONG_NUMBERS, tmp_path) == []


REASONS = {
    ("coins", "start"),
    ("coins", "grant"),
    ("coins", "benefit"),
    ("coins", "plant"),
    ("coins", "market purchase"),
    ("coins", "market sale"),
    ("coins", "scientist coin"),
    ("coins", "income"),
    ("coins", "lobby card"),
    ("coins", "Company Goal"),
    ("coins", "compulsory purchase"),
    ("coins", "missing coins"),
    ("coins", "auction"),
    ("coins", "final sale"),
    ("ceps", "start"),
    ("ceps", "install"),
    ("ceps", "benefit"),
    ("ceps", "bonus"),
    ("ceps", "refill"),
    ("ceps", "replacement"),
    ("ceps", "energy supply"),
    ("ceps", "compulsory purchase"),
    ("ceps", "lobby card"),
    ("ceps", "market purchase"),
    ("ceps", "market sale"),
    ("ceps", "auction"),
    ("ceps", "final scoring"),
    ("ceps", "final sale"),
    ("points", "plant"),
    ("points", "income"),
    ("points", "disaster"),
    ("points", "missing coins"),
    ("points", "UN Goal"),
    ("points", "lobby card"),
    ("points", "final income"),
    ("points", "Company Goal"),
    ("points", "coins"),
    ("points", "most_cubes"),
    ("points", "most_un_goals"),
}
