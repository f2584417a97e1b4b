"""Hints: whole turns for every kind of decision, from nothing but what the seat knows, with reasons in words."""

import json
from typing import Any

import pytest

from conftest import Run
from everywhere import start
from keeling.bots.bot import Peek, RandomBot
from keeling.bots.hints import Advice, HintEffort, hint_effort, hints
from keeling.bots.judge import LOST, Judge, error_of
from keeling.bots.opinions import opinion_for
from keeling.bots.reasons import Scene, reasons_for
from keeling.bots.reasons.reasons import FEATURES
from keeling.bots.spec import bot_for
from keeling.bots.still import still
from keeling.kernel.game import PLAYING
from keeling.kernel.match import Match
from keeling.kernel.messages import message
from keeling.kernel.title import END_VERB, Setup
from keeling.titles import title_named, title_names
from keeling.words import language
from keeling.words.catalogue import languages

pytestmark = pytest.mark.once
"""Interpreted, and the planner below decides the same on both builds: there are tests for that."""

SMALL = HintEffort(2, 3, 1, 1, 3, 2, 200)
every_title = pytest.mark.parametrize("name", title_names())


def decisions_of_every_kind(name: str, seed: int) -> dict[str, Any]:
    """For each kind of decision in a game of careless bots, the first position that asks it."""
    g: Any = start(name, 3, seed)
    chance = RandomBot(seed)
    found: dict[str, Any] = {}
    while g.decision is not None:
        found.setdefault(type(g.decision).__name__, g.clone())
        g.apply(chance.choose(Peek(g, g.decision.player)))
    return found


def advise(name: str, g: Any, seed: int = 0) -> list[Advice]:
    """A small hint for whoever is asked."""
    return hints(title_named(name), Peek(g, g.decision.player), g.players, SMALL, seed)


@every_title
def test_every_kind_of_decision_gets_a_hint_that_can_be_played(name: str) -> None:
    speakers = [language(code) for code in languages()]
    for kind, g in decisions_of_every_kind(name, 3).items():
        seat = g.decision.player
        found = advise(name, g)
        assert 1 <= len(found) <= SMALL.shown, kind
        assert len({tuple(advice.actions) for advice in found}) == len(found), kind
        for advice in found:
            assert advice.actions[0] in g.legal, kind
            assert len(advice.labels) == len(advice.actions)
            assert advice.reason, kind
            assert 0 <= advice.survival <= 1000
            assert advice.survival_error > 0
            assert advice.deals >= 2
            told = [speaker.say(each) for speaker in speakers for each in [*advice.reason, *advice.labels]]
            assert not [line for line in told if "⟦" in line or "{" in line], kind
        trial = g.clone()
        for action in found[0].actions[:1]:
            assert trial.decision.player == seat
            trial.play(action)


@every_title
def test_hints_say_the_same_for_the_same_seed_and_leave_the_game_alone(name: str) -> None:
    g: Any = start(name, 3, 4)
    before = (g.decisions, list(g.legal), g.reveals)
    assert advise(name, g) == advise(name, g)
    assert (g.decisions, list(g.legal), g.reveals) == before


@every_title
def test_a_hint_knows_no_more_than_its_seat(name: str) -> None:
    """Two games that differ only in what the seat cannot know get the same hint."""
    g: Any = start(name, 3, 5)
    seat = g.decision.player
    other = g.redetermine(seat, 99)
    assert advise(name, g) == advise(name, other)


def test_different_main_actions_are_preferred() -> None:
    g: Any = start("classic", 3, 6)
    while type(g.decision).__name__ != "TurnMenu":
        g.apply(g.legal[0])
    found = hints(title_named("classic"), Peek(g, g.decision.player), 3, SMALL._replace(width=8, candidates=8))
    alphabet = g.alphabet
    mains = [
        action
        for advice in found
        for action in advice.actions
        if (choice := g.decision.choices(g).find(g, action)) is not None and choice.is_main()
    ]
    assert len(found) >= 2
    assert len(set(mains)) == len(mains) >= 2, [alphabet.notation(action) for action in mains]


def test_no_hint_sinks_the_table_while_there_is_another_way() -> None:
    """In nim some first turns flood the table at once."""
    name = "nim"
    title = title_named(name)
    for seed in range(4):
        g: Any = start(name, 2, seed)
        found = hints(title, Peek(g, g.decision.player), 2, SMALL._replace(width=4, candidates=6, deals=4))
        judge = Judge(title, opinion_for(title, 2))
        values = []
        for action in g.legal:
            trial = g.clone()
            trial.apply(action)
            values.append((judge.value(trial, g.decision.player), action))
        sinking = {action for value, action in values if value == LOST}
        assert found[0].actions[0] not in sinking or len(sinking) == len(g.legal)


def test_no_turn_promises_more_than_one_before_it() -> None:
    """What is told is what ranks."""
    for name in ("classic", "climate-policy"):
        for g in decisions_of_every_kind(name, 3).values():
            points = [advice.points for advice in advise(name, g)]
            assert points == sorted(points, reverse=True)


def test_effort_is_data_and_every_title_has_one() -> None:
    for name in title_names():
        effort = hint_effort(title_named(name))
        assert effort.positions > 1_000
        assert 2 <= effort.shown <= effort.candidates


# Reasons


@every_title
def test_every_feature_has_a_name(name: str) -> None:
    title = title_named(name)
    for players in title.players:
        assert set(opinion_for(title, players).names) <= set(FEATURES)


def test_a_plant_is_named_with_source_region_and_the_plant_it_replaces() -> None:
    """Of two turns of which one builds, the reason says what is built and which fossil plant goes."""
    title = title_named("classic")
    match = Match(Setup.of(title, 3, "hints"), ("normal",) * 3)
    bots = [bot_for("normal", seat, title, 3) for seat in range(3)]
    opinion = opinion_for(title, 3)
    told = set()
    while match.game.decision is not None:
        g = match.game
        seat = g.decision.player
        action = bots[seat].choose(Peek(g, seat))
        if title.alphabet.notation(action).startswith("construct"):
            here = g.clone()
            here.apply(action)
            if here.end == PLAYING:
                reason = reasons_for(title, opinion, Scene(g, here, g, seat))
                told |= {each["key"] for each in reason}
        match.follow(action)
    assert "because-builds" in told
    assert told & {"because-replaces", "because-fills"}


def test_what_both_turns_do_is_no_reason() -> None:
    title = title_named("classic")
    g: Any = start("classic", 3, 6)
    while type(g.decision).__name__ != "TurnMenu":
        g.apply(g.legal[0])
    here = g.clone()
    here.apply(here.legal[0])
    same = reasons_for(title, opinion_for(title, 3), Scene(g, here, here.clone(), g.decision.player))
    assert same == [message("because-equal")]


# You can still


@every_title
def test_what_is_left_is_free_legal_and_worth_a_word(name: str) -> None:
    title = title_named(name)
    g: Any = start(name, 3, 8)
    chance = RandomBot(8)
    found = 0
    while g.decision is not None and found < 3:
        seat = g.decision.player
        left = still(title, Peek(g, seat), 3)
        can_end = any(title.verb(action) == END_VERB for action in g.legal)
        if left is not None:
            found += 1
            assert can_end
            assert left.actions[0] in g.legal
            assert all(title.verb(action) != END_VERB for action in left.actions)
            assert left.points >= 1
            assert left.reason
        g.apply(chance.choose(Peek(g, seat)))
    assert found or name == "nim"


def test_nothing_is_left_where_no_turn_can_be_ended() -> None:
    g: Any = start("nim", 2, 1)
    assert still(title_named("nim"), Peek(g, g.decision.player), 2) is None


def test_errors_of_means() -> None:
    assert error_of([5]) == 5
    assert error_of([4, 4, 4]) == 0
    assert error_of([0, 200]) == 100


# The command


def test_the_command_recommends_turns(keeling_command: Run, tmp_path: Any) -> None:
    file = tmp_path / "game.json"
    match = Match(Setup.of(title_named("nim"), 3, "hint"), ("human", "normal", "normal"))
    match.record().write(file)
    done = keeling_command("hint", str(file), "--at", "0", "--positions", "500", "--json")
    assert done.returncode == 0, done.stderr
    values = json.loads(done.stdout)
    assert values["seat"] == match.game.decision.player
    for turn in values["turns"]:
        assert turn["actions"]
        assert isinstance(turn["points"], float)
        assert 0 <= turn["survival"] <= 1
        assert turn["reason"].startswith("Because")
    spoken = keeling_command("hint", str(file), "--positions", "500", "--language", "de")
    assert "Punkte am Ende" in spoken.stdout
    refused = keeling_command("hint", str(file), "--at", "7")
    assert refused.returncode == 2
    assert "no position 7" in refused.stderr
