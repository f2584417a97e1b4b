"""Reviews: what decisions cost, where the game turned, who got what; only of games that may be reviewed."""

import json
from typing import Any

import pytest

from conftest import Run
from keeling.bots.bot import Peek
from keeling.bots.review import ReviewEffort, Saving, refuse_unfinished, review_game
from keeling.bots.spec import bot_for
from keeling.chronicle.credits import credits_of, totals
from keeling.kernel.errors import BadSetup
from keeling.kernel.game import SPECTATOR
from keeling.kernel.match import Match
from keeling.kernel.title import Setup
from keeling.reviewing import review_match
from keeling.titles import title_named, title_names

pytestmark = pytest.mark.once
"""Interpreted, and the planner below decides the same on both builds: there are tests for that."""

QUICK = ReviewEffort(width=1, candidates=2, search=60, choosing=1, judging=2, games=1, rounds=1, points=6)
every_title = pytest.mark.parametrize("name", title_names())


def played(name: str, bots: str = "greedy", seed: str = "review", most: int = 10_000) -> Match:
    """A game between bots, to its end or so far."""
    title = title_named(name)
    players = 3
    match = Match(Setup.of(title, players, seed), (bots,) * players)
    minds = [bot_for(bots, seat, title, players) for seat in range(players)]
    while match.game.decision is not None and len(match.actions) < most:
        seat = match.game.decision.player
        match.follow(minds[seat].choose(Peek(match.game, seat)))
    return match


def test_a_review_of_a_whole_game_is_complete() -> None:
    match = played("nim")
    told: list[tuple[int, int]] = []
    found = review_match(match, lambda done, of: told.append((done, of)), effort=QUICK)
    assert [each["position"] for each in found["decisions"]] == list(range(len(match.actions)))
    assert told[-1][0] == told[-1][1] == len(told)
    assert found["curves"][-1]["position"] == len(match.actions)
    outcome = match.title.outcome(match.game)
    assert [chance == 1 for chance in found["curves"][-1]["winning"]] == [
        seat in outcome.winners for seat in range(match.setup.players)
    ]
    assert json.dumps(found)


@every_title
def test_credits_add_up_to_the_final_view(name: str) -> None:
    """Whatever a player has at the end was given or taken by something that a credit names."""
    match = played(name, "random")
    title = match.title
    sums = totals(credits_of(match))
    before = title.view(match.setup.blank(), SPECTATOR)
    after = title.view(match.game, SPECTATOR)
    for seat, player in enumerate(after["players"]):
        for good in {*title.goods, "score"} & set(player):
            got = sum(goods.get(good, 0) for goods in sums.get(seat, {}).values())
            assert got == player[good] - before["players"][seat][good], (seat, good)


def test_a_blunder_is_flagged_and_a_good_turn_is_not() -> None:
    """Random players of classic lose points for certain; the planner's own turns are hardly ever worse than it."""
    effort = ReviewEffort(width=2, candidates=2, search=400, choosing=1, judging=4, games=1, points=1)
    careless = review_game(played("classic", "random", most=50), effort=effort)
    careful = review_game(played("classic", "normal", most=50), effort=effort)
    flagged = [sum(each.flagged for each in found.turns) / len(found.turns) for found in (careless, careful)]
    assert flagged[0] > flagged[1]
    assert careless.turning_points
    for point in careless.turning_points:
        assert point.reason
        assert point.loss > 3 * point.error
        assert point.better
    assert all(each.loss > 2 * each.error for each in careless.turns if each.flagged)


def test_a_swing_is_told_without_blame() -> None:
    """Among careless players the chances move; where they do, what happened is told."""
    effort = QUICK._replace(games=4, points=24)
    found = [review_match(played("nim", "random", f"swing/{seed}"), effort=effort) for seed in range(6)]
    points = [point for review in found for point in review["turning_points"]]
    swings = [point for point in points if point["kind"] == "swing"]
    assert swings
    for swing in swings:
        assert swing["position"] < swing["until"]
        assert swing["before"] is not None
        assert swing["after"] is not None
        assert abs(swing["after"] - swing["before"]) >= 0.2
        assert swing["loss"] == 0
        assert not swing["better"]
    for review in found:
        kinds = [point["kind"] for point in review["turning_points"]]
        assert kinds == sorted(kinds)  # losses first


def test_the_same_seed_reviews_alike() -> None:
    match = played("nim")
    first, second = (review_match(match, effort=QUICK, seed=3) for _ in range(2))
    assert first == second


def test_a_lost_game_names_what_would_have_saved_it_or_nothing() -> None:
    match = next(
        match
        for seed in range(40)
        if not (match := played("nim", "random", f"lost/{seed}")).title.outcome(match.game).winners
    )
    found = review_game(match, effort=ReviewEffort(games=1, points=4))
    saving = found.saving
    assert saving is None or isinstance(saving, Saving)
    if saving is not None:
        assert saving.better - saving.played >= 100
        assert saving.labels


def test_only_games_that_are_over_or_against_bots_are_reviewed() -> None:
    title = title_named("nim")
    setup = Setup.of(title, 3, "on")
    refuse_unfinished(Match(setup, ("human", "normal", "easy")))
    with pytest.raises(BadSetup) as refused:
        review_game(Match(setup, ("human", "human", "normal")))
    assert refused.value.message["key"] == "error-review-on"


def test_the_command_reviews_and_refuses(keeling_command: Run, tmp_path: Any) -> None:
    file = tmp_path / "game.json"
    match = played("nim")
    match.record().write(file)
    done = keeling_command("review", str(file), "--json")
    assert done.returncode == 0, done.stderr
    values = json.loads(done.stdout)
    assert {"decisions", "turning_points", "curves", "credits"} <= set(values)
    spoken = keeling_command("review", str(file), "--language", "de")
    assert "Wo sich das Spiel gewendet hat" in spoken.stdout
    Match(match.setup, ("human", "Ada", "normal")).record().write(file)
    refused = keeling_command("review", str(file))
    assert refused.returncode == 2
    assert "can be reviewed when it is over" in refused.stderr.replace("\n", " ")
