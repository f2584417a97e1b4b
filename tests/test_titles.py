"""What must hold for every title, whatever its rules."""

import ast
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from conftest import ROOT
from everywhere import (
    CASES,
    IDS,
    finished,
    listened,
    moves,
    some_positions,
    spread,
    start,
    start_variant,
    variants,
    walk,
)
from keeling.kernel.digest import NOT_STATE, digest, fields_of, state_of, text_of
from keeling.kernel.errors import IllegalAction, Sealed, UnknownAction
from keeling.kernel.game import GAME_OVER, LEGAL, SPECTATOR, Decision
from keeling.kernel.match import Match
from keeling.kernel.messages import Message, message
from keeling.kernel.title import AnyTitle, Setup
from keeling.kernel.words import Words
from keeling.titles import title_named, title_names
from keeling.titles.common.board import Board
from keeling.words import ENGLISH, language
from keeling.words.keys import difficulty_key
from keeling.words.rulebook import read_atoms

FLOW = ("stack", "decision", "legal", "decisions")

every_case = pytest.mark.parametrize(("name", "players"), CASES, ids=IDS)
every_title = pytest.mark.parametrize("name", title_names())


# Play


@every_case
def test_random_games_end_and_keep_every_invariant(name: str, players: int) -> None:
    title = title_named(name)
    for seed in range(5):
        for g in walk(start(name, players, seed), seed):
            assert g.violations() == []
            if g.decision is not None:
                assert len(g.legal) > 1
                assert 0 <= g.decision.player < players
        assert title.outcome(g).reason == title.ends[g.end]
        assert len(title.outcome(g).scores) == players


@every_case
def test_options_are_exactly_the_actions_that_are_not_refused(name: str, players: int) -> None:
    title = title_named(name)
    for g in some_positions(name, players, seed=3, every=5):
        legal = [action for action in range(title.alphabet.size) if g.refuse(action) == LEGAL]
        assert legal == sorted(g.legal)


@every_case
def test_every_action_is_explained_and_a_refused_one_changes_nothing(name: str, players: int) -> None:
    title = title_named(name)
    for g in some_positions(name, players, seed=4, every=11):
        before = digest(g)
        for action in spread(title, most=400):
            refusal = title.explain(g, action)
            assert (refusal is None) == (action in g.legal)
            if refusal is not None:
                with pytest.raises(IllegalAction):
                    g.play(action)
        assert digest(g) == before


@every_title
def test_every_refusal_is_a_sentence_and_names_a_rule(name: str) -> None:
    atoms = read_atoms(ROOT / "docs" / "rules")
    for rule, key in title_named(name).refusals.values():
        sentence = language(ENGLISH).say(message(key))
        assert rule in atoms
        assert sentence[0].isupper()
        assert sentence.endswith(".")


@every_case
def test_every_option_has_words_and_places(name: str, players: int) -> None:
    title = title_named(name)
    speaker = language(ENGLISH)
    for g in some_positions(name, players, seed=12, every=3):
        if g.decision is None:
            assert title.asked(g) is None
            continue
        asked = title.asked(g)
        assert asked is not None
        assert speaker.say(asked["question"])[-1] in ".?"
        options = title.options_for(g, g.decision.player)
        assert [option["action"] for option in options] == g.legal
        assert len({speaker.say(option["label"]) for option in options}) == len(options), "two options read the same"
        assert all(option["anchors"] for option in options)
        assert title.options_for(g, SPECTATOR) == []


@every_case
def test_a_refused_action_has_a_name_too(name: str, players: int) -> None:
    """Whoever asks why something is not possible reads what it would have been."""
    title = title_named(name)
    speaker = language(ENGLISH)
    for g in some_positions(name, players, seed=13, every=9):
        for action in spread(title, 150):
            assert speaker.say(title.label_if_asked(g, action))


@every_case
def test_a_menu_lists_every_verb_that_has_an_option(name: str, players: int) -> None:
    title = title_named(name)
    for g in some_positions(name, players, seed=14, every=3):
        asked = title.asked(g, g.decision.player) if g.decision is not None else None
        if asked is None or not asked["turn"]:
            assert asked is None or asked["verbs"] == []
            continue
        offered = {title.verb(action) for action in g.legal} - {"end"}
        assert {row["verb"] for row in asked["verbs"] if row["why"] is None} == offered
        assert len({row["verb"] for row in asked["verbs"]}) == len(asked["verbs"])


def words_of(name: str) -> Words:
    """The tables of a title's words."""
    title = title_named(name)
    if not hasattr(title, "words"):
        pytest.skip(f"the words of {name} are no tables")
    return title.words


@every_title
def test_every_kind_of_action_has_a_row_of_words_and_every_row_a_kind(name: str) -> None:
    assert set(words_of(name).kinds) == set(title_named(name).alphabet.by_word)


@every_title
def test_verbs_are_few_short_words(name: str) -> None:
    verbs = {row.verb for row in words_of(name).kinds.values()}
    assert len(verbs) <= 12
    assert all(re.fullmatch("[a-z]+", verb) for verb in verbs)


def packages_of(name: str) -> set[str]:
    """The packages that the rules of a title come from: its own, and those of the state it extends."""
    g = start(name, title_named(name).players.start, 1)
    packages = {cls.__module__.rpartition(".")[0] for cls in type(g).__mro__}
    return {package for package in packages if package.startswith("keeling.titles.")}


def kinds_of_decision(cls: type[Decision[Any]]) -> Iterator[type[Decision[Any]]]:
    """All classes that extend this one and are extended by none."""
    for found in cls.__subclasses__():
        if found.__subclasses__():
            yield from kinds_of_decision(found)
        else:
            yield found


@every_title
def test_every_decision_has_a_question(name: str) -> None:
    words = words_of(name)
    packages = packages_of(name)
    askable = [cls for cls in kinds_of_decision(Decision) if cls.__module__.rpartition(".")[0] in packages]
    assert askable
    assert [cls for cls in askable if not any(base in words.questions for base in cls.__mro__)] == []
    # and what is asked in play, even if another decision extends it
    for g in some_positions(name, title_named(name).players.start, seed=22, every=1):
        assert g.decision is None or words.question(g.decision) is not None


@every_title
def test_difficulties_begin_with_the_defaults_and_each_can_be_played(name: str) -> None:
    title = title_named(name)
    if title.difficulties:
        assert title.difficulties[0].options == {}
    for difficulty in title.difficulties:
        assert language(ENGLISH).name(difficulty_key(title, difficulty.name), "help").endswith(".")
        for players in difficulty.players or title.players:
            g = start(name, players, 31, **difficulty.options)
            assert g.decision is not None
    assert len({difficulty.name for difficulty in title.difficulties}) == len(title.difficulties)


@every_title
def test_a_finished_game_refuses_everything(name: str) -> None:
    g = finished(name, title_named(name).players.start, 1)
    assert g.refuse(0) == GAME_OVER
    with pytest.raises(IllegalAction, match="over"):
        g.play(0)


@every_title
def test_a_listener_hears_of_forced_decisions_and_they_do_not_count(name: str) -> None:
    g = start(name, title_named(name).players.start, 5)
    heard = listened(g)
    chosen = []
    for action in moves(g, 5):
        assert len(g.legal) > 1, "what is forced is never asked"
        chosen.append(action)
        g.play(action)
    assert g.decisions == len(chosen)
    unforced = iter(chosen)
    wanted = next(unforced, None)
    for _, action in heard:
        wanted = next(unforced, None) if action == wanted else wanted
    assert wanted is None, "those that were asked are heard in their order, with others between them"


# Clones


@every_case
def test_what_happens_to_clones_never_changes_the_past(name: str, players: int) -> None:
    past = [(g.clone(), digest(g)) for g in walk(start(name, players, 5), 5)]
    for number, (clone, _) in enumerate(past[:: max(1, len(past) // 10)]):
        other = clone.clone()
        for action in moves(other, number):
            other.play(action)
    assert [digest(clone) for clone, _ in past] == [before for _, before in past]


@every_case
def test_clones_share_only_lists_that_never_change(name: str, players: int) -> None:
    shared: list[tuple[str, list[int], list[int]]] = []
    for g in walk(start(name, players, 6), 6):
        copy = g.clone()
        assert [field for field, _ in state_of(copy)] == [field for field, _ in state_of(g)]
        assert copy.chance is not g.chance
        assert copy.stack is not g.stack
        assert copy.listener is None
        for (field, one), (_, two) in zip(state_of(g), state_of(copy), strict=True):
            if isinstance(one, list):
                assert field == "stack" or all(isinstance(item, int) for item in one), field
                if one is two:
                    shared.append((field, one, one[:]))
        copy.redetermine(g.decisions % players, g.decisions)
    assert {field for field, now, before in shared if now != before} == set()


@every_title
def test_lists_that_clones_share_are_replaced_and_never_changed_in_place(name: str) -> None:
    g = start(name, title_named(name).players.start, 6)
    copies = dict(state_of(g.clone()))
    shared = {field for field, value in state_of(g) if isinstance(value, list) and value is copies[field]}
    folder = Path(str(sys.modules[type(title_named(name)).__module__].__file__)).parent
    folders = [folder, folder.parent / "common"] if isinstance(g, Board) else [folder]
    for path in [path for each in folders for path in each.glob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text())):
            for touched in _changed_in_place(node):
                assert not (isinstance(touched, ast.Attribute) and touched.attr in shared), f"{path}: {touched.lineno}"


def _changed_in_place(node: ast.AST) -> list[ast.expr]:
    """What this piece of source changes without replacing it."""
    if isinstance(node, ast.AugAssign):
        return [node.target.value if isinstance(node.target, ast.Subscript) else node.target]
    if isinstance(node, ast.Assign):
        return [target.value for target in node.targets if isinstance(target, ast.Subscript)]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        if node.func.attr in ("append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort"):
            return [node.func.value]
        if node.func.attr in ("shuffle", "deal"):
            return list(node.args)
    return []


@every_case
def test_every_state_field_counts_in_the_digest(name: str, players: int) -> None:
    g = start(name, players, 6)
    changed_fields = 0
    for field, value in fields_of(g):
        if field in NOT_STATE or field in ("stack", "decision", "chance"):
            continue
        changed = g.clone()
        if isinstance(value, list):
            setattr(changed, field, [*value, 7])
        elif isinstance(value, bool):
            setattr(changed, field, not value)
        else:
            assert isinstance(value, int)
            setattr(changed, field, value + 1)
        assert digest(changed) != digest(g), field
        changed_fields += 1
    assert changed_fields > 8
    drawn = g.clone()
    drawn.chance.below(0, 2)
    assert digest(drawn) != digest(g)
    assert digest(g.redetermine(0, 1)) != digest(g.redetermine(0, 2))
    asked_otherwise = g.clone()
    asked_otherwise.stack.append(asked_otherwise.decision)
    assert digest(asked_otherwise) != digest(g)


@every_title
def test_interleaved_games_do_not_disturb_each_other(name: str) -> None:
    players = title_named(name).players.start
    alone = [digest(finished(name, players, seed)) for seed in (1, 2)]
    games = [start(name, players, seed) for seed in (1, 2)]
    pending = [moves(games[0], 1), moves(games[1], 2)]
    while any(g.decision is not None for g in games):
        for g, actions in zip(games, pending, strict=True):
            if g.decision is not None:
                g.play(next(actions))
    assert [digest(g) for g in games] == alone


# Records and processes


@every_case
def test_a_record_replays_to_the_same_position(name: str, players: int) -> None:
    match = Match(Setup.of(title_named(name), players, 8), ["random"] * players)
    for number, action in enumerate(moves(match.game, 8)):
        if number % 20 == 0:
            assert digest(match.record().replay()) == digest(match.game)
        match.play(action)
    record = match.record()
    assert digest(record.replay()) == digest(match.game) == record.digest
    assert digest(Match.resume(record).game) == record.digest
    assert len(record.actions) == match.game.decisions


@every_title
def test_the_same_game_in_every_process(name: str) -> None:
    """Another process, another hash seed, and the other build if it is there: the same digest."""
    players = title_named(name).players.start
    script = (
        "import sys, json; sys.path[:0] = ['tests']\n"
        "import keeling\n"
        "from everywhere import finished\n"
        "from keeling.kernel.digest import digest\n"
        f"print(json.dumps([keeling.BUILD, digest(finished({name!r}, {players}, 21))]))"
    )
    here = digest(finished(name, players, 21))
    for hash_seed, build in (("0", "pure"), ("1", ""), ("2", "")):
        environment = os.environ | {
            "PYTHONHASHSEED": hash_seed,
            "KEELING_BUILD": build,
            "PYTHONPATH": str(ROOT / "src"),
        }
        done = subprocess.run(
            [sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=ROOT, env=environment
        )
        assert json.loads(done.stdout)[1] == here


# Alphabets


@every_title
def test_notation_round_trips_for_the_whole_alphabet(name: str) -> None:
    alphabet = title_named(name).alphabet
    seen = set()
    for action in range(alphabet.size):
        text = alphabet.notation(action)
        assert alphabet.parse(text) == action
        assert alphabet.parse(f"  {text.upper()} ") == action
        value = alphabet.value(action)
        kind = alphabet.by_word[value.kind]
        words = [str(value.fields[field.name]) for field in kind.fields]
        assert [word.lstrip("0") for word in text.split()] == [word.lstrip("0") for word in [value.kind, *words]]
        seen.add(text)
    assert len(seen) == alphabet.size


@every_title
def test_numbers_and_texts_outside_the_alphabet_are_refused(name: str) -> None:
    title = title_named(name)
    g = start(name, title.players.start, 1)
    for number in (-1, title.alphabet.size):
        with pytest.raises(UnknownAction):
            title.alphabet.notation(number)
        with pytest.raises(UnknownAction):
            title.explain(g, number)
        with pytest.raises(IllegalAction):
            g.play(number)
    for text in ("", "   ", "no-such-action", title.alphabet.notation(0) + " more", "\x00"):
        with pytest.raises(UnknownAction):
            title.alphabet.parse(text)


@every_title
def test_the_alphabet_does_not_depend_on_the_content(name: str) -> None:
    """It is built when its module is imported; no content has been read then."""
    script = (
        "import sys\n"
        "from pathlib import Path\n"
        "Path.read_bytes = Path.read_text = None\n"
        f"from keeling.titles import title_named; print(title_named({name!r}).alphabet.size)"
    )
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src"), "KEELING_BUILD": "pure"}
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, env=environment)
    assert int(done.stdout) == title_named(name).alphabet.size


# Hidden information


def known_to(title: AnyTitle, g: Any, seat: int) -> list[object]:
    """Everything a seat gets to see: its view, its options with their previews, and why other actions are refused."""
    seen: list[object] = [title.view(g, seat)]
    if g.decision is not None and g.decision.player == seat:
        seen.append(title.asked(g))
        seen.append(title.options_for(g, seat))
        seen.append([title.preview(g, seat, action) for action in g.legal[:40]])
        seen.append([title.explain(g, action) for action in spread(title, most=200)])
    return seen


def asked(g: Any) -> tuple[str, int]:
    return (type(g.decision).__name__, g.decision.player) if g.decision is not None else ("", SPECTATOR)


@every_case
def test_a_seat_sees_the_same_whatever_it_cannot_know(name: str, players: int) -> None:
    title = title_named(name)
    compared = 0
    for seed in (9, 10):
        for g in some_positions(name, players, seed, every=9):
            for seat in [*range(players), SPECTATOR]:
                other = g.redetermine(seat, 1000 + seed)
                # Another seat's question may vanish with its cards; what this seat sees is then another moment.
                if asked(other) == asked(g) and other.decisions == g.decisions:
                    assert known_to(title, other, seat) == known_to(title, g, seat)
                    compared += 1
    assert compared > 10


@every_case
def test_what_a_seat_imagines_follows_from_what_it_knows(name: str, players: int) -> None:
    """Two games that differ only in what a seat cannot know are dealt again alike: a bot cannot see the difference."""
    for g in some_positions(name, players, seed=19, every=11):
        for seat in [*range(players), SPECTATOR]:
            other = g.redetermine(seat, 23)
            if asked(other) == asked(g) and other.decisions == g.decisions:
                assert digest(other.redetermine(seat, 29)) == digest(g.redetermine(seat, 29))


@pytest.mark.parametrize(("name", "option", "value"), variants())
def test_every_option_keeps_invariants_and_secrets(name: str, option: str, value: str) -> None:
    title = title_named(name)
    for number, g in enumerate(walk(start_variant(name, option, value), 41)):
        assert g.violations() == []
        if number % 10 == 0:
            for seat in [*range(g.players), SPECTATOR]:
                other = g.redetermine(seat, 43)
                if asked(other) == asked(g) and other.decisions == g.decisions:
                    assert title.view(other, seat) == title.view(g, seat)
                    assert digest(other.redetermine(seat, 47)) == digest(g.redetermine(seat, 47))
    assert g.decision is None


@every_case
def test_redetermining_keeps_the_invariants_and_what_the_seat_knows(name: str, players: int) -> None:
    title = title_named(name)
    different = 0
    for g in some_positions(name, players, seed=13, every=9):
        before = digest(g)
        for seat in [*range(players), SPECTATOR]:
            other = g.redetermine(seat, 17)
            assert digest(g) == before
            assert other.violations() == []
            if g.decision is not None and g.decision.player == seat:
                assert other.legal == g.legal
                assert title.view(other, seat) == title.view(g, seat)
            different += [pair for pair in state_of(other) if pair[0] != "chance"] != [
                pair for pair in state_of(g) if pair[0] != "chance"
            ]
            for action in moves(other, 3):
                other.play(action)
            assert other.violations() == []
    assert different > 0, "nothing was dealt again anywhere"


def board_of(g: Any) -> list[tuple[str, str]]:
    """The state without the flow: what a step can have changed before it reveals something."""
    return [(field, text_of(value)) for field, value in state_of(g) if field not in FLOW]


@every_case
def test_a_step_reveals_before_it_changes_anything(name: str, players: int) -> None:
    """A preview stops before what is unknown: the step that would reveal it has changed nothing by then."""
    stopped = 0
    for g in some_positions(name, players, seed=14, every=2):
        for action in g.legal[:10]:
            trial = g.clone()
            trial.seal(SPECTATOR)
            boards = [board_of(trial)]
            trial.listener = lambda game, step, act, boards=boards: boards.append(board_of(game))
            try:
                trial.play(action)
            except Sealed:
                stopped += 1
                assert board_of(trial) == boards[-1]
    assert stopped > 0


def log_until_reveal(title: AnyTitle, game: Any, seat: int, action: int) -> list[Message | None]:
    """What the seat is told about an action, up to the first thing that becomes known by it."""
    log: list[Message | None] = []
    game.seal(seat)
    game.listener = lambda now, step, act: log.append(title.describe(now, step, act, seat))
    try:
        game.play(action)
    except Sealed:
        log.append(message("sealed"))
    return log


@every_case
def test_events_tell_a_seat_nothing_it_cannot_know(name: str, players: int) -> None:
    """Two games that differ only in what a seat cannot know send it the same events, until they part in public."""
    title = title_named(name)
    compared = 0
    for seed in (15, 16):
        for g in some_positions(name, players, seed, every=13):
            for seat in range(players):
                if g.decision is None or g.decision.player != seat:
                    continue
                other = g.redetermine(seat, 5)
                for action in g.legal[:10]:
                    logs = []
                    for game in (g.clone(), other.clone()):
                        logs.append(log_until_reveal(title, game, seat, action))
                    assert logs[0] == logs[1]
                    compared += 1
    assert compared > 5
