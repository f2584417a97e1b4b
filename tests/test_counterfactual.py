"""Counterfactuals: a finished game from a decade on under another policy; what follows from what, what is refused."""

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from climate_policy.positions import TITLE
from conftest import ROOT, Run
from keeling._build import why_not_compiled
from keeling.bots.bot import Peek
from keeling.bots.spec import bot_for
from keeling.counterfactual import WhatIfView, percentile, position_at, what_if
from keeling.kernel.digest import digest
from keeling.kernel.errors import BadOption, BadSetup, KeelingError
from keeling.kernel.match import Match
from keeling.kernel.title import Setup
from keeling.titles import title_named
from keeling.titles.climate_policy.options import Policy, PolicyOptions

MADE_ELSEWHERE = """
import json, sys
from keeling.counterfactual import what_if
from keeling.kernel.match import Match
from keeling.kernel.record import parse_record
from keeling.titles import title_named
from keeling.titles.climate_policy.options import Policy, PolicyOptions
match = Match.resume(parse_record(sys.stdin.buffer.read(), title_named))
print(json.dumps(what_if(match, 3, {"policy": "2"}, games=3)))
"""


def played(title: str = "climate-policy", bot: str = "greedy", most: int = 10_000, **options: object) -> Match:
    """A game of three bots, to its end or so far."""
    match = Match(Setup.of(title_named(title), 3, "what if", options), (bot,) * 3)
    minds = [bot_for(bot, seat, match.title, 3) for seat in range(3)]
    while match.game.decision is not None and len(match.actions) < most:
        match.follow(minds[match.game.decision.player].choose(Peek(match.game, match.game.decision.player)))
    return match


@pytest.fixture(scope="module")
def game() -> Match:
    """A whole game without policy."""
    return played()


@pytest.fixture(scope="module")
def taxed(game: Match) -> WhatIfView:
    """What if there had been a tax from 1990 on?"""
    return what_if(game, 3, {"policy": "2"}, games=3)


def test_it_tells_the_game_itself_both_fans_and_what_the_policy_does(game: Match, taxed: WhatIfView) -> None:
    assert (taxed["year"], taxed["changed"], taxed["options"]["policy"]) == ("1990", {"policy": "2"}, "2")
    assert taxed["own_options"]["policy"] == "1"
    assert len(taxed["rows"]) == len(taxed["own"]["co2"]) == 5 * 5
    assert taxed["own"]["worth"] == TITLE.scores(game.game)
    rows_from_1990 = 3 * 5
    for branch in (taxed["as_it_was"], taxed["what_if"]):
        fan = branch["fan"]
        assert len(fan["p50"]) == rows_from_1990
        assert all(low <= middle <= high for low, middle, high in zip(fan["p5"], fan["p50"], fan["p95"], strict=True))
        assert len(branch["worth"]) == 3
    assert taxed["difference"]["co2"]["mean"] == pytest.approx(
        taxed["what_if"]["co2"]["mean"] - taxed["as_it_was"]["co2"]["mean"], abs=0.001
    )
    assert json.loads(json.dumps(taxed)) == taxed


def test_a_decade_has_a_number_and_a_name(game: Match, taxed: WhatIfView) -> None:
    assert what_if(game, "1990", {"policy": "2"}, games=3) == taxed


def test_the_game_stays_as_it_is(game: Match) -> None:
    before = digest(game.game), game.record().to_json()
    what_if(game, 2, {"policy": "3AB"}, games=1)
    assert (digest(game.game), game.record().to_json()) == before


@pytest.mark.parametrize(("build", "hashes"), [("pure", "1"), ("compiled", "2")])
@pytest.mark.once
def test_it_is_the_same_in_every_process_and_on_both_builds(
    game: Match, taxed: WhatIfView, build: str, hashes: str
) -> None:
    if build == "compiled" and why_not_compiled():
        pytest.skip(why_not_compiled())
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src"), "KEELING_BUILD": build, "PYTHONHASHSEED": hashes}
    done = subprocess.run(
        [sys.executable, "-c", MADE_ELSEWHERE],
        input=game.record().to_json(),
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == taxed


def test_who_sat_there_decides_nothing(game: Match, taxed: WhatIfView) -> None:
    others = Match(game.setup, ("human", "hard", "random"))
    for action in game.actions:
        others.follow(action)
    assert what_if(others, 3, {"policy": "2"}, games=3) == taxed


def test_progress_is_told_after_every_game(game: Match) -> None:
    told: list[tuple[int, int]] = []
    what_if(game, 5, {"policy": "2"}, games=2, progress=lambda done, of: told.append((done, of)))
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]


def test_both_branches_meet_the_same_chance(game: Match) -> None:
    """Events are drawn once in a decade from equal pools, so the continents that are struck are the same."""
    changeover = TITLE.changeover
    assert changeover is not None
    struck: list[list[int]] = []
    policies: tuple[Policy, Policy] = ("1", "2A")
    for policy in policies:
        position = position_at(game, changeover, 3)
        if policy != "1":
            changeover.change(position, TITLE.rules(3, PolicyOptions(policy=policy), TITLE.content().tables))
        changeover.draw_anew(position, "anew")
        draws: list[Any] = []
        position.chance.write_to(draws)
        bots = [bot_for("greedy", seat, TITLE, 3) for seat in range(3)]
        position.advance()
        while position.decision is not None:
            seat = position.decision.player
            position.apply(bots[seat].choose(Peek(position, seat)))
        struck.append(TITLE.by_stream(draws)["events"])  # type: ignore[arg-type]
    assert struck[0] == struck[1]
    assert len(struck[0]) == 3


def test_percentiles_are_values_that_were_there() -> None:
    assert [percentile(list(range(1, 101)), percent) for percent in (5, 50, 95)] == [5, 50, 95]
    assert [percentile([7], percent) for percent in (5, 50, 95)] == [7, 7, 7]
    assert percentile([1, 2, 3, 4], 50) == 2


# What is refused


@pytest.mark.parametrize(
    ("decade", "options", "error", "said"),
    [
        (3, {"policy": "1"}, BadOption, "That is what was played"),
        (3, {}, BadOption, "That is what was played"),
        (3, {"polcy": "2"}, BadOption, "policy"),
        (3, {"policy": "4"}, BadOption, "policy"),
        (3, {"tax_amount": 3}, BadOption, "no effect"),
        (3, {"policy": "2", "permit_count": 20}, BadOption, "no effect"),
        (3, {"policy": "3", "permit_decade": 4}, BadOption, "cannot begin late: permits begin with the decade"),
        (3, {"hidden_stock": True}, BadOption, "'hidden_stock' cannot begin late"),
        (0, {"policy": "2"}, BadSetup, "There is no decade '0'"),
        (6, {"policy": "2"}, BadSetup, "There is no decade '6'"),
        ("1995", {"policy": "2"}, BadSetup, "1970, 1980"),
        ("-1", {"policy": "2"}, BadSetup, "There is no decade"),
        ("³", {"policy": "2"}, BadSetup, "There is no decade"),
        (True, {"policy": "2"}, BadSetup, "There is no decade"),
        ("9" * 5000, {"policy": "2"}, BadSetup, "There is no decade"),
    ],
)
def test_what_cannot_be_asked_is_one_sentence(
    game: Match, decade: int | str, options: dict[str, object], error: type[KeelingError], said: str
) -> None:
    with pytest.raises(error) as caught:
        what_if(game, decade, options, games=1)
    assert said in str(caught.value)
    assert str(caught.value).endswith(".")


@pytest.mark.parametrize(("games", "bot"), [(0, "greedy"), (1001, "greedy"), (1, "gredy"), (1, "mine.py:choose")])
def test_a_number_of_games_and_a_bot_of_this_program(game: Match, games: int, bot: str) -> None:
    with pytest.raises(BadSetup):
        what_if(game, 3, {"policy": "2"}, games=games, bot=bot)


def test_a_game_that_goes_on_is_refused() -> None:
    with pytest.raises(BadSetup, match="goes on"):
        what_if(played(most=20), 1, {"policy": "2"}, games=1)


def test_other_titles_know_no_policy() -> None:
    with pytest.raises(BadSetup, match="only Climate Policy does"):
        what_if(played("nim"), 1, {"policy": "2"}, games=1)


def test_a_lost_game_keeps_its_last_co2_and_what_never_began_is_refused() -> None:
    """With a limit of 150 ppm all have lost before 1980 is over."""
    content = TITLE.content()
    low = replace(content, tables=content.tables._replace(defeat=150))
    match = Match(Setup.of(TITLE, 3, 1, {}, low), ("greedy:heedless",) * 3)
    minds = [bot_for("greedy:heedless", seat, TITLE, 3) for seat in range(3)]
    while match.game.decision is not None:
        match.follow(minds[match.game.decision.player].choose(Peek(match.game, match.game.decision.player)))
    with pytest.raises(BadSetup, match="was over before 2010 began"):
        what_if(match, 5, {"policy": "2"}, games=1)
    found = what_if(match, 1, {"policy": "2"}, games=2)
    assert found["own"]["lost"]
    assert len(found["own"]["co2"]) < len(found["rows"])
    for branch in (found["as_it_was"], found["what_if"]):
        assert len(branch["fan"]["p50"]) == len(found["rows"])
        assert branch["defeat"]["mean"] == 1
        assert branch["fan"]["p5"][-1] >= 150
        assert [worth["mean"] for worth in branch["worth"]] == [0, 0, 0]


# The command


@pytest.mark.once
def test_the_command_tells_programs_and_people(game: Match, tmp_path: Path, keeling_command: Run) -> None:
    record = tmp_path / "game.json"
    game.record().write(record)
    asked = ("lab", "whatif", str(record), "--decade", "1990", "-o", "policy=2", "-n", "3")
    done = keeling_command(*asked, "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == what_if(game, 3, {"policy": "2"}, games=3)
    shown = keeling_command(*asked)
    assert "Common defeat" in shown.stdout
    assert "Bots played on in both" in shown.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["-d", "3", "-o", "policy=1"], "That is what was played"),
        (["-d", "2040", "-o", "policy=2"], "There is no decade '2040'"),
        (["-d", "3", "-o", "policy=3", "-o", "shrink_side=left"], "'shrink_side' cannot begin late"),
        (["-d", "3", "-o", "policy"], "NAME=VALUE"),
    ],
)
@pytest.mark.once
def test_the_command_refuses_in_one_sentence(
    game: Match, tmp_path: Path, keeling_command: Run, arguments: list[str], said: str
) -> None:
    record = tmp_path / "game.json"
    game.record().write(record)
    done = keeling_command("lab", "whatif", str(record), *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr
    assert "Traceback" not in done.stderr
