"""Anyone's bot: found, asked, shown only what its seat knows, and named when it does something wrong."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

import bots_of_others
import keeling
from conftest import ROOT, Run
from everywhere import some_positions
from keeling.bots import foreign
from keeling.bots.bot import Peek as KernelPeek
from keeling.bots.spec import bot_for, check_any, check_spec
from keeling.kernel.errors import BadSetup
from keeling.kernel.game import Game
from keeling.titles import title_named, title_names

FILE = ROOT / "tests" / "bots_of_others.py"
FOREIGN = ROOT / "tests" / "foreign"
NIM = title_named("nim")

MISBEHAVIOUR = {
    "raises": r"has failed when Player \d was asked: ZeroDivisionError: .* \(bots_of_others.py, line \d+\)\.",
    "leaves": r"has failed when Player \d was asked: SystemExit: 3",
    "illegal": r"took '.*' when Player \d was asked, and that is not legal: \S.*\.",
    "unknown": r"took 'fly to the moon' when Player \d was asked, and that is not legal: There is no action 'fly'",
    "nothing": r"answered with something of type NoneType",
    "endless": r"has thought for more than a second when Player \d was asked",
}


@pytest.mark.parametrize("name", list(MISBEHAVIOUR))
def test_a_bot_that_misbehaves_is_named_with_what_it_did(name: str) -> None:
    with pytest.raises(keeling.BotFailed, match=f"The bot '{name}' {MISBEHAVIOUR[name]}"):
        keeling.simulate("nim", [getattr(bots_of_others, name), "random"], games=1, bot_seconds=1)


def test_a_bot_that_is_never_made_is_named() -> None:
    with pytest.raises(keeling.BotFailed, match="'Sluggish' cannot be made without arguments: it takes more than a s"):
        keeling.simulate("nim", bots_of_others.Sluggish, games=1, bot_seconds=1)


def test_the_error_of_a_bot_is_the_cause_of_its_failure() -> None:
    with pytest.raises(keeling.BotFailed) as caught:
        keeling.new("nim", seed=1).ask(bots_of_others.raises)
    assert isinstance(caught.value.__cause__, ZeroDivisionError)


@pytest.mark.parametrize("name", ["raises", "illegal", "nothing", "endless"])
@pytest.mark.parametrize("command", ["simulate", "league"])
def test_the_terminal_names_a_bot_that_misbehaves_on_several_processes(
    command: str, name: str, keeling_command: Run
) -> None:
    how_many = "-n" if command == "simulate" else "--deals"
    arguments = ["-p", "2", how_many, "8", "-w", "2", "--bot-seconds", "1", "--bots", f"bad={FILE}:{name},random"]
    done = keeling_command(command, "nim", *arguments, environment={"NO_COLOR": "1"})
    assert done.returncode == 2
    assert done.stderr.strip().splitlines()[-1].startswith(f"keeling: The bot 'bad' {MISBEHAVIOUR[name].split()[0]}")
    assert "Traceback" not in done.stderr


def test_play_takes_a_bot_of_a_file(keeling_command: Run) -> None:
    done = keeling_command("play", "nim", "--seats", f"one={FILE}:tries,two={FILE}:chance", "--seed", "3")
    assert done.returncode == 0, done.stderr
    assert "won" in done.stdout


def test_a_record_runs_no_program_that_it_names(keeling_command: Run, tmp_path: Path) -> None:
    match = keeling.new("nim", seats=["human", f"{FILE}:tries"], seed=3)
    match.save(tmp_path / "game.json")
    assert keeling.load(tmp_path / "game.json").run() == []
    done = keeling_command("play", "--resume", str(tmp_path / "game.json"))
    assert done.returncode == 2
    assert "a record is no reason to run another one" in done.stderr


# Finding


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        (f"{FILE}:trys", "has no 'trys'; did you mean 'tries'"),
        (f"{FILE}", "is a file; say also which function of it is the bot"),
        ("nowhere.py:choose", "there is no file nowhere.py"),
        (f"{FILE}:number", "is no bot but of type int"),
        ("nobody", "There is no bot 'nobody'"),
    ],
)
def test_a_spec_that_leads_to_no_bot_is_told(spec: str, sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        check_any(spec)


def test_a_file_that_fails_and_a_class_that_wants_something_are_told(tmp_path: Path) -> None:
    file = tmp_path / "bad.py"
    file.write_text("def choose(peek):\n    return 0\n\nraise ValueError('not today')\n")
    with pytest.raises(keeling.BotFailed, match=r"cannot be loaded: ValueError: not today \(bad.py, line 4\)"):
        check_any(f"{file}:choose")
    with pytest.raises(keeling.BotFailed, match="'Demanding' cannot be made without arguments: TypeError"):
        keeling.new("nim", seed=1).ask(bots_of_others.Demanding)


def test_a_bot_may_import_what_lies_beside_its_file(tmp_path: Path) -> None:
    (tmp_path / "wisdom_of_mine.py").write_text("PLACE = -1\n")
    file = tmp_path / "wise.py"
    file.write_text("import wisdom_of_mine\n\ndef choose(peek):\n    return peek.legal[wisdom_of_mine.PLACE]\n")
    match = keeling.new("nim", seed=1)
    assert match.ask(f"{file}:choose") == match.options[-1]


def test_installed_bots_are_found_by_their_names(keeling_command: Run) -> None:
    with_foreign = {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{FOREIGN}"}
    done = keeling_command("simulate", "nim", "-p", "2", "-n", "2", "-b", "last,random", environment=with_foreign)
    assert done.returncode == 0, done.stderr
    done = keeling_command("simulate", "nim", "-p", "2", "-n", "2", "-b", "broken", environment=with_foreign)
    assert done.returncode == 2
    assert "The bot 'broken' cannot be loaded: AttributeError" in done.stderr


def g_peek(match: keeling.Match) -> KernelPeek:
    """The kernel's peek at a match, which no library call hands out."""
    assert match.asked is not None
    return KernelPeek(match._now, match.asked)


# What may be named where


@pytest.fixture
def offer() -> Iterator[Callable[[str], None]]:
    """Offers bots while a test runs."""
    yield foreign.offer
    foreign.offer("")


def test_who_serves_others_names_every_bot_that_they_may_name(offer: Callable[[str], None]) -> None:
    for spec in (f"{FILE}:tries", f"tries={FILE}:tries", "tries"):
        with pytest.raises(BadSetup, match="There is no bot"):
            check_spec(spec)
    offer(f" tries={FILE}:tries , ")
    assert check_spec("tries") == "tries"
    for spec in (f"{FILE}:tries", f"tries={FILE}:tries", f"tries={FILE}:raises", "raises"):
        with pytest.raises(BadSetup, match="There is no bot"):
            check_spec(spec)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (f"{FILE}:tries", "a bot of a file is offered under a name"),
        (f"no name={FILE}:tries", "a bot of a file is offered under a name"),
        ("a=nowhere.py:tries", "there is no file nowhere.py"),
        ("nobody", "no installed package has a bot of that name"),
    ],
)
def test_what_cannot_be_offered_is_told(offer: Callable[[str], None], text: str, sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        offer(text)
    assert foreign.offered() == {}


# What a peek shows


def reachable(found: object, depth: int = 6) -> list[object]:
    """Everything that public attributes, calls without arguments and parts of it lead to."""
    if depth == 0 or isinstance(found, int | str | type(None) | type):
        return []
    parts: list[object] = []
    if isinstance(found, dict):
        parts += [*found.values()]
    elif isinstance(found, list | tuple):
        parts += found[:5]
    elif type(found).__module__.startswith("keeling"):
        parts += [getattr(found, name) for name in dir(found) if not name.startswith("_")]
        parts += [vars(found)[name] for name in getattr(found, "__dict__", {}) if not name.startswith("_")]
    return parts + [each for part in parts for each in reachable(part, depth - 1)]


@pytest.mark.parametrize("name", title_names())
def test_no_public_attribute_of_a_peek_leads_to_a_game(name: str) -> None:
    players = max(2, title_named(name).players.start)
    match = keeling.new(name, players=players, seed=3)
    found = reachable(match.peek())
    assert found
    assert not [each for each in found if isinstance(each, Game | KernelPeek | keeling.Match)]
    assert not [each for each in found if getattr(each, "__self__", None) is match._now]


@pytest.mark.parametrize("name", title_names())
def test_a_peek_shows_the_same_however_the_rest_is_dealt(name: str) -> None:
    """Everything a peek says follows from what the seat knows."""
    title = title_named(name)
    players = title.players.stop - 1
    for g in some_positions(name, players, 4, 40):
        if g.decision is None:
            continue
        seat = g.decision.player
        one, two = (keeling.Peek(KernelPeek(game, seat), title, Random(5)) for game in (g, g.redetermine(seat, 99)))
        assert all_of(one) == all_of(two)


def all_of(peek: keeling.Peek) -> object:
    """What a peek says, with an option's preview."""
    option = peek.options[0]
    labels = [each.label for each in peek.options[:10]]
    return peek.legal, peek.options, labels, peek.view, peek.numbers, peek.question, peek.preview(option)


def test_a_peek_is_read_only_to_the_match() -> None:
    match = keeling.new("nim", seed=2)
    before = (match.legal, match.view(0), match.scores)
    peek = match.peek()
    peek.legal.clear()
    game = peek.imagine(1)
    game.play(game.options[0])
    peek.view.clear()
    assert (match.legal, match.view(0), match.scores) == before


def test_equal_seeds_deal_alike_and_a_bots_chance_follows_from_the_match() -> None:
    match = keeling.new("classic", players=3, seed=2)
    assert match.asked is not None
    others = [seat for seat in range(3) if seat != match.asked]
    one, two = match.peek(), match.peek()
    assert [one.imagine(7).view(seat) for seat in others] == [two.imagine(7).view(seat) for seat in others]
    assert [one.random.random() for _ in range(3)] == [two.random.random() for _ in range(3)]
    first = keeling.simulate("nim", bots_of_others.chance, games=3)
    assert keeling.simulate("nim", bots_of_others.chance, games=3).digest == first.digest


def test_a_limit_of_none_is_none_and_the_alarm_is_given_back() -> None:
    import signal

    before = signal.getsignal(signal.SIGALRM)
    bot = bot_for(f"{FILE}:tries", 1, NIM, 2, seconds=foreign.NO_LIMIT)
    match = keeling.new("nim", seed=2)
    assert bot.choose(g_peek(match)) in match.legal
    with pytest.raises(keeling.BotFailed):
        keeling.simulate("nim", bots_of_others.endless, games=1, bot_seconds=1)
    assert signal.getsignal(signal.SIGALRM) is before
    assert signal.getitimer(signal.ITIMER_REAL)[0] == 0
