"""Opinions: named features that sum up to the value, weights from files, and follow-ups answered before looking."""

import re
from pathlib import Path
from typing import Any

import pytest

from classic.positions import EMPTY, NOBODY, RED, SOLAR, by_region, by_slot, given, play
from everywhere import CASES, IDS, some_positions, start
from keeling.bots.bot import Peek, RandomBot
from keeling.bots.greedy import GreedyBot
from keeling.bots.opinions import opinion_for, opinion_name, opinion_with
from keeling.bots.opinions.opinion import COMMON_DEFEAT, ScoreOpinion, settle
from keeling.bots.opinions.weights import FOLDER, BadWeights, read_weights
from keeling.kernel.title import Title
from keeling.titles import title_named, title_names
from keeling.titles.classic.turn import Turn
from keeling.titles.nim.title import NimTitle

every_title = pytest.mark.parametrize("name", title_names())


# Features


@pytest.mark.parametrize(("name", "players"), CASES, ids=IDS)
def test_the_value_is_the_sum_of_the_features(name: str, players: int) -> None:
    opinion = opinion_for(title_named(name), players)
    assert len(set(opinion.names)) == len(opinion.names)
    for g in some_positions(name, players, seed=5, every=9):
        for settled in (False, True):
            if settled:
                settle(g, opinion)
            for seat in range(players):
                features = opinion.features(g, seat)
                assert len(features) == len(opinion.names)
                assert opinion.value(g, seat) == sum(features)
                assert opinion.fear(g, seat) >= 0
                assert opinion.value(g, seat, 0) == sum(features) + opinion.fear(g, seat)


@every_title
def test_common_defeat_is_worse_than_all_else_but_for_the_heedless(name: str) -> None:
    title = title_named(name)
    players = title.players.stop - 1
    opinion = opinion_for(title, players)
    for seed in range(4):
        positions = list(some_positions(name, players, seed, every=20))
        if not title.outcome(positions[-1]).winners:
            assert opinion.value(positions[-1], 0) < min(opinion.value(g, 0) for g in positions[:-1])


def test_a_title_without_an_opinion_is_played_by_its_score() -> None:
    class Unheard(Title[Any, Any, Any]):
        name = "unheard-of"

    assert isinstance(opinion_for(Unheard(), 2), ScoreOpinion)
    nim = title_named("nim")
    won = [0, 0]
    for seed in range(40):
        g = start("nim", 2, seed)
        bots = [GreedyBot(seed, ScoreOpinion(nim)), RandomBot(seed)]
        while g.decision is not None:
            g.play(bots[g.decision.player].choose(Peek(g, g.decision.player)))
        for seat in nim.outcome(g).winners:
            won[seat] += 1
    assert won[0] > won[1]


@every_title
def test_the_score_of_any_title_can_be_an_opinion(name: str) -> None:
    title = title_named(name)
    opinion = ScoreOpinion(title)
    for g in some_positions(name, title.players.start, seed=2, every=10):
        score, defeat = opinion.features(g, 0)
        assert score == 100 * title.scores(g)[0]
        lost = g.decision is None and not title.outcome(g).winners
        assert score + defeat == (COMMON_DEFEAT if lost else score)


def test_a_title_that_extends_another_is_judged_as_that_one() -> None:
    class Flood(NimTitle):
        name = "flood"

    assert opinion_name(Flood()) == "nim"
    assert opinion_for(Flood(), 2).names == opinion_for(title_named("nim"), 2).names


# Settled positions


@every_title
def test_settling_ends_at_something_new(name: str) -> None:
    players = title_named(name).players.stop - 1
    opinion = opinion_for(title_named(name), players)
    for g in some_positions(name, players, seed=8, every=3):
        settle(g, opinion)
        assert g.decision is None or opinion.is_beginning(g, g.decision)


def test_an_action_of_classic_counts_before_its_small_questions_are_answered() -> None:
    """The CEP for an installation may come from the hand or from a controlled region."""
    g = given(Turn(RED), project=by_slot(EMPTY, NA_money=SOLAR), controller=by_region(NOBODY, EU=RED))
    opinion = opinion_for(title_named("classic"), 2)
    play(g, "install NA-money")
    assert len(g.legal) == 2
    paid = play(g.clone(), "pay hand")
    assert opinion.value(g, RED) < opinion.value(paid, RED)
    settle(g, opinion)
    assert opinion.features(g, RED) == opinion.features(paid, RED)


# Weights


def written(tmp_path: Path, text: str) -> Path:
    """A weights file for nim."""
    file = tmp_path / "nim.toml"
    file.write_text(text, encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[default]", "Weights, nim.toml, default.flood: is missing."),
        ("[default]\nflood = 1\nfire = 2", "Weights, nim.toml, default.fire: is not known here."),
        ("[default]\nflood = 1.5", "Weights, nim.toml, default.flood: must be a whole number .*, not 1.5."),
        ("[default]\nflood = [1]", "Weights, nim.toml, default.flood: must be a whole number"),
        ("flood = 1", "Weights, nim.toml, default: is missing."),
        ("default = 3", "Weights, nim.toml, default: must be a table."),
        ("[default]\nflood = 1\n[two]\nflood = 2", "Weights, nim.toml, two: is not known here."),
        ("[default]\nflood = 1\n[players.two]\nflood = 2", "Weights, nim.toml, players.two: must be a number"),
        ("[default]\nflood = 1\n[players.2]\nfire = 2", "Weights, nim.toml, players.2.fire: is not known here."),
        ("[default]\nflood = 1\n[players.2]\nflood = true", "Weights, nim.toml, players.2.flood: must be a whole"),
        ("[default", "The weights file .*nim.toml is not valid TOML"),
    ],
)
def test_a_wrong_weights_file_is_refused_in_a_sentence(tmp_path: Path, text: str, message: str) -> None:
    file = written(tmp_path, text)
    with pytest.raises(BadWeights, match=message):
        opinion_with("nim", read_weights(file, 2))


def test_a_missing_weights_file_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadWeights, match=r"gone\.toml cannot be read"):
        read_weights(tmp_path / "gone.toml", 2)


def test_a_list_of_weights_is_not_empty(tmp_path: Path) -> None:
    file = tmp_path / "classic.toml"
    text = (FOLDER / "classic.toml").read_text(encoding="utf-8")
    file.write_text(re.sub(r"(?m)^shares = \[.*?\]", "shares = []", text), encoding="utf-8")
    with pytest.raises(BadWeights, match=r"classic\.toml, default\.shares: must have at least one value"):
        opinion_with("classic", read_weights(file, 4))


def test_weights_may_differ_by_the_number_of_players(tmp_path: Path) -> None:
    file = written(tmp_path, "[default]\nflood = 5\n[players.3]\nflood = 7\n")
    assert [read_weights(file, players).number("flood") for players in (2, 3, 4)] == [5, 7, 5]


@pytest.mark.parametrize(("name", "players"), CASES, ids=IDS)
def test_every_weight_of_a_file_is_used(name: str, players: int) -> None:
    assert opinion_for(title_named(name), players) is opinion_for(title_named(name), players)
    weights = read_weights(FOLDER / f"{name}.toml", players)
    opinion_with(name, weights)
    assert weights.read == set(weights.values)
