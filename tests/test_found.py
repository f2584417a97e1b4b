"""Titles and their boards are found: by folder, by entry point, by registration; each thing is read once."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from conftest import ROOT, Run
from keeling.bots.series import Series, play_series
from keeling.cli.boards import board_for, nim, plain, tally_for
from keeling.cli.simulate import simulate
from keeling.cli.values import short
from keeling.kernel.content import Table
from keeling.kernel.errors import BadSetup
from keeling.kernel.game import SPECTATOR
from keeling.kernel.match import Match
from keeling.kernel.title import AnyTitle, Setup
from keeling.titles import all_titles, register, title_named, title_names
from keeling.titles.nim.content import NimTables
from keeling.titles.nim.options import NimOptions
from keeling.titles.nim.state import Nim
from keeling.titles.nim.title import NimTitle
from keeling.words import say

pytestmark = pytest.mark.once

FOREIGN = ROOT / "tests" / "foreign"
COLLECTION = title_names()
WITH_FOREIGN = {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{FOREIGN}"}


class Counted(NimTitle):
    """Nim that counts how often its content is read and a game of it begins."""

    name = "counted"

    def __init__(self) -> None:
        self.reads = 0
        self.begins = 0

    def read_tables(self, table: Table) -> NimTables:
        self.reads += 1
        return super().read_tables(table)

    def blank(self, players: int, seed: int | str, options: NimOptions, tables: NimTables) -> Nim:
        self.begins += 1
        return super().blank(players, seed, options, tables)


@pytest.fixture
def counted() -> Iterator[Counted]:
    """A title that is registered while a test runs."""
    title = Counted()
    forget = register(title)
    yield title
    forget()


@pytest.fixture
def foreign() -> Iterator[Callable[[str], AnyTitle]]:
    """Another package is on the import path while a test runs."""
    sys.path.append(str(FOREIGN))
    yield title_named
    sys.path.remove(str(FOREIGN))


# Finding


def test_the_collection_has_its_order() -> None:
    assert COLLECTION[:3] == ["nim", "classic", "second-chance-cooperative"]
    assert len(set(COLLECTION)) == len(COLLECTION) == 5
    assert [title.name for title in all_titles()[0]] == COLLECTION
    assert all_titles()[1] == []


def test_naming_the_titles_imports_no_rules() -> None:
    script = "import sys; from keeling.titles import title_names; title_names(); print(*sys.modules)"
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, env=environment)
    below = [name.split(".")[2:] for name in done.stdout.split() if name.startswith("keeling.titles.")]
    assert all(len(parts) == 1 for parts in below), "packages, and nothing in them"


def test_a_title_is_registered_once(counted: Counted) -> None:
    assert title_names() == [*COLLECTION, "counted"]
    assert title_named("counted") is counted
    with pytest.raises(BadSetup, match="'counted' cannot be registered: there is one of that name already"):
        register(Counted())


def test_what_is_registered_can_be_taken_off() -> None:
    register(Counted())()
    assert title_names() == COLLECTION
    with pytest.raises(BadSetup, match="There is no title 'counted'"):
        title_named("counted")


def test_titles_of_other_packages_are_found_and_broken_ones_stop_nobody(foreign: Callable[[str], AnyTitle]) -> None:
    assert title_names() == [*COLLECTION, "bare", "drawn", "gone", "other", "nothing"]
    assert foreign("bare").name == "bare"
    titles, problems = all_titles()
    assert [title.name for title in titles] == [*COLLECTION, "bare", "drawn"]
    assert [say(problem) for problem in problems] == [
        "The title 'nim' of the package foreign (foreign_titles:BARE) is passed over: "
        "there is a title of that name already.",
        "The title 'gone' of the package foreign (nowhere:TITLE) cannot be loaded: "
        "ModuleNotFoundError: No module named 'nowhere'.",
        "The title 'other' of the package foreign (foreign_titles:BARE) calls itself 'bare'; "
        "both names must be the same.",
        "The title 'nothing' of the package foreign (foreign_titles:NOTHING) leads to no title "
        "but to something of type int.",
    ]
    assert foreign("nim") is title_named("nim")
    with pytest.raises(BadSetup, match="No module named 'nowhere'"):
        foreign("gone")


def test_the_command_line_knows_titles_of_other_packages(keeling_command: Run) -> None:
    listed = keeling_command("titles", environment=WITH_FOREIGN)
    assert listed.returncode == 0
    assert "Nim without a board of its own." in listed.stdout
    assert listed.stderr.count("keeling: The title ") == 4
    played = keeling_command("simulate", "bare", "-n", "4", "-w", "2", "--check", "--json", environment=WITH_FOREIGN)
    assert json.loads(played.stdout)["violations"] == 0
    refused = keeling_command("simulate", "gone", environment=WITH_FOREIGN)
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)


# Boards


def text_of(title: AnyTitle, players: int, width: int = 100, seat: int = 0) -> str:
    g = Setup.of(title, players, 3).start()
    console = Console(file=StringIO(), width=width)
    console.print(board_for(title)(title, title.view(g, seat), seat, [f"name-{n}" for n in range(players)]))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def test_a_board_is_found_by_the_name_of_its_title(counted: Counted, foreign: Callable[[str], AnyTitle]) -> None:
    for name in COLLECTION:
        assert board_for(title_named(name)) is not plain.board
    assert board_for(counted) is nim.board, "that of the title it extends"
    assert board_for(foreign("bare")) is plain.board
    assert "drawn by another package" in text_of(foreign("drawn"), 2)


def test_the_plain_board_shows_what_the_view_holds(foreign: Callable[[str], AnyTitle]) -> None:
    title = foreign("bare")
    shown = text_of(title, 3)
    g = Setup.of(title, 3, 3).start()
    assert "heaps" in shown
    assert " ".join(map(str, g.heap)) in shown
    assert "1 name-0 (you)" in shown
    assert "2 name-1" in shown
    assert tally_for(title)(title.view(g, 0)) == {
        "": {"tiles": len(g.tiles)},
        "Player 1": {"score": 0},
        "Player 2": {"score": 0},
        "Player 3": {"score": 0},
    }


@pytest.mark.parametrize("name", COLLECTION)
@pytest.mark.parametrize("width", [80, 100, 200])
def test_the_plain_board_draws_any_view(name: str, width: int) -> None:
    """Every text of the view is there, and nothing is wider than the terminal or 100 columns."""
    title = title_named(name)
    g = Setup.of(title, title.players.stop - 1, 3).start()
    for seat in (0, SPECTATOR):
        view = title.view(g, seat)
        console = Console(file=StringIO(), width=width)
        console.print(plain.board(title, view, seat, ["somebody"] * g.players))
        assert isinstance(console.file, StringIO)
        lines = console.file.getvalue().splitlines()
        assert max(len(line) for line in lines) <= min(width, plain.WIDEST)
        words = " ".join(lines).split()
        for text in texts_in(view):
            assert set(text.split()) <= {word.strip("(),;") for word in words} | set(words), text


def texts_in(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value.strip("(),;")
    elif isinstance(value, dict):
        for item in value.values():
            yield from texts_in(item)
    elif isinstance(value, list):
        for item in value:
            yield from texts_in(item)


def test_a_game_of_a_title_without_a_board(keeling_command: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = f"1\nsave {file}\n" + "1\n" * 200
    seats = ("--seats", "human,random", "--seed", "3")
    played = keeling_command("play", "bare", *seats, given=typed, environment=WITH_FOREIGN)
    assert played.returncode == 0, played.stderr
    assert "1 human (you)" in played.stdout
    assert "score 0→" in played.stdout
    assert "The game is over" in played.stdout
    told = keeling_command("replay", str(file), "--log", environment=WITH_FOREIGN)
    assert "verified" in told.stdout


def test_values_are_said_on_one_line() -> None:
    assert short({"a_b": 1, "c": [1, None], "d": {"e": True, "f": ""}}) == "a b 1, c 1 -, d (e yes, f -)"
    assert short([{"x": 1, "y": 2}, {"x": 3, "y": []}]) == "(x 1, y 2); (x 3, y -)"


# Once


def test_a_content_is_read_once(counted: Counted, capsys: pytest.CaptureFixture[str]) -> None:
    simulate("counted", games=2, players=2, json=True)
    assert json.loads(capsys.readouterr().out)["games"] == 2
    assert (counted.reads, counted.begins) == (1, 2)
    play_series(Series("counted", 3, ("random",) * 3, 4))
    Match(Setup.of(counted, 2, 5), ["human"] * 2)
    assert counted.reads == 1


def test_a_content_file_is_read_once_for_a_series(counted: Counted) -> None:
    play_series(Series("counted", 3, ("random",) * 3, 4, content=ROOT / "tests" / "content" / "nim.toml"))
    assert counted.reads == 1


def test_a_record_is_replayed_once(counted: Counted) -> None:
    match = Match(Setup.of(counted, 2, 5), ["human"] * 2)
    while match.game.decision is not None:
        match.play(match.game.legal[0])
    before = counted.begins
    resumed = Match.resume(match.record())
    assert counted.begins == before + 1
    assert resumed.actions == match.actions
