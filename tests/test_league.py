"""Leagues: rotations, shares and their intervals, a file that loses nothing, and pages that are written by it."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from conftest import ROOT, Run
from keeling.bots.intervals import Cluster, average, share, student, wilson
from keeling.bots.league import League, Played, Player, Standings, play_league
from keeling.bots.league_file import FORMAT, BadLeague, LeagueFile
from keeling.bots.ranges import HELD_OUT, JUDGING, RANGES, TUNING, name_within, seed_within
from keeling.cli.page import COLUMNS, BadPage, marks, rows_by_league, write_section
from keeling.kernel.errors import BadSetup
from keeling.kernel.record import read_record
from keeling.titles import title_named, title_names

pytestmark = pytest.mark.once

KEYS = [
    "bot", "games", "wins", "win_low", "win_high", "survived", "mean_score", "lead", "ms_per_decision", "ms_worst"
]  # fmt: skip


def nim(bots: str = "greedy,random,random", deals: int = 4, **given: object) -> League:
    specs = tuple(bots.split(","))
    return League("nim", len(specs), specs, deals, **given)  # type: ignore[arg-type]


def standings(league: League, *games: tuple[int, int, list[int], list[int]]) -> Standings:
    """What a league would have come to: deal, rotation, scores and winners of each game."""
    found = Standings(league, Player(league).setup)
    seats = [0] * league.players
    for deal, rotation, scores, winners in games:
        found.add(Played(deal, rotation, "", scores, winners, f"{deal}-{rotation}", seats, seats, seats))
    return found


# Rotations


def test_each_deal_is_played_by_every_rotation_once() -> None:
    assert nim("a,b,c").rotations == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert nim("a,b,a,b").rotations == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert nim("a,a,a,a", deals=7).games == 7


def test_a_seat_that_always_wins_makes_no_bot_better() -> None:
    """The first seat wins every game: each bot has what it would have by chance."""
    games = [(deal, rotation, [9, 1, 1], [0]) for deal in range(5) for rotation in range(3)]
    found = standings(nim("greedy,random,random", deals=5), *games)
    assert [standing.wins.mean for standing in found.standings()] == pytest.approx([1 / 3, 1 / 3])
    greedy = found.standings()[0]
    assert greedy.games == 15
    assert greedy.score.mean == pytest.approx(11 / 3)
    assert greedy.lead.mean == pytest.approx((8 - 8 - 8) / 3)


def test_a_shared_victory_counts_in_parts_and_a_lost_game_for_nobody() -> None:
    games = [(0, 0, [5, 5], [0, 1]), (0, 1, [7, 3], [0]), (1, 0, [1, 1], []), (1, 1, [2, 2], [])]
    found = standings(nim("greedy,random", deals=2), *games)
    greedy, other = found.standings()
    assert (greedy.wins.mean, other.wins.mean) == (0.25 * 0.5, 0.25 * 1.5)
    assert greedy.survived.mean == other.survived.mean == 0.5
    assert (greedy.decided.mean, other.decided.mean) == (0.25, 0.75)


def test_a_team_wins_together() -> None:
    league = League("second-chance-cooperative", 2, ("greedy", "random"), 1)
    found = standings(league, (0, 0, [3, 3], [0, 1]), (0, 1, [0, 0], []))
    for standing in found.standings():
        assert standing.wins.mean == standing.survived.mean == 0.5
        assert standing.lead.mean is None


def test_a_deal_counts_only_when_all_rotations_are_played() -> None:
    league = nim("greedy,random", deals=3)
    found = standings(league, (0, 0, [9, 1], [0]), (0, 1, [9, 1], [0]), (2, 0, [1, 9], [1]))
    assert found.as_dict()["deals"] == 1
    assert [standing.wins.mean for standing in found.standings()] == [0.5, 0.5]
    assert standings(league).as_dict()["bots"][0]["wins"] is None


def test_the_result_does_not_depend_on_the_number_of_workers() -> None:
    documents = []
    for workers in (1, 3):
        values = play_league(nim(), [], workers).as_dict()
        values["seconds"] = 0
        for bot in values["bots"]:
            bot["ms_per_decision"] = bot["ms_worst"] = 0
        documents.append(values)
    assert documents[0] == documents[1]
    assert documents[0]["games"] == 12


# Intervals


def test_wilson_gives_the_intervals_of_the_textbook() -> None:
    assert wilson(0.5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(0, 20) == pytest.approx((0, 0.1611), abs=1e-4)
    assert wilson(1, 20) == pytest.approx((0.8389, 1), abs=1e-4)


@pytest.mark.parametrize(
    ("freedom", "known"), [(1, 12.7062), (2, 4.3027), (3, 3.1824), (5, 2.5706), (10, 2.2281), (100, 1.9840)]
)
def test_students_quantiles_are_those_of_the_table(freedom: int, known: float) -> None:
    assert student(freedom) == pytest.approx(known, rel=2e-3)


def test_games_of_one_deal_that_go_alike_count_as_one() -> None:
    alike = share([Cluster(4 * (deal % 2), 4) for deal in range(20)])
    assert alike == pytest.approx(share([Cluster(deal % 2, 1) for deal in range(20)]))
    mixed = share([Cluster(2, 4)] * 20)
    assert mixed == pytest.approx((0.5, *wilson(0.5, 80)))


def test_a_share_of_all_or_none_is_told_from_as_many_games_as_there_are_deals() -> None:
    assert share([Cluster(4, 4)] * 25) == pytest.approx((1, *wilson(1, 25)))
    assert share([Cluster(0, 4)] * 25) == pytest.approx((0, *wilson(0, 25)))


def test_the_mean_of_a_figure_has_the_interval_of_student() -> None:
    assert average([Cluster(total, 1) for total in (1, 2, 3)]) == pytest.approx((2, 2 - 2.4841, 2 + 2.4841), abs=1e-3)
    assert average([Cluster(3, 1)]) == (3, None, None)
    assert average([]) == share([]) == (None, None, None)


# Ranges of deals


def test_judging_tuning_and_checking_share_no_deal() -> None:
    assert len({seed_within(wanted, "1") for wanted in RANGES}) == len(RANGES)
    assert seed_within(JUDGING, 1) == seed_within(JUDGING, "judge/1") == "judge/1"
    assert name_within(HELD_OUT, "held-out/night/2") == "night/2"
    for wanted in RANGES:
        for other in set(RANGES) - {wanted}:
            with pytest.raises(BadSetup, match=f"names deals of the range '{other}'"):
                seed_within(wanted, f"{other}/1")
    assert seed_within(JUDGING, "tuned") == "judge/tuned"
    assert seed_within(TUNING, "x/judge/1") == "tune/x/judge/1"


def test_a_league_plays_no_deal_of_tuning(keeling_command: Run) -> None:
    done = keeling_command("league", "nim", "--bots", "random", "--deals", "1", "--seed", "tune/1", "--json")
    assert done.returncode == 2
    assert done.stdout == ""
    assert "'tune'" in done.stderr
    assert Player(nim(seed="judge/5")).setup_of(3).seed == "judge/5/3"


# The file


def test_a_file_goes_on_where_it_was_left(tmp_path: Path) -> None:
    path = tmp_path / "league.jsonl"
    whole = play_league(nim(deals=5), [])
    for deals in (2, 5):
        league = nim(deals=deals)
        with LeagueFile(path, Player(league)) as file:
            file.check_bots()
            found = play_league(league, file.games, hear=file.append)
    assert found.digest() == whole.digest()
    assert len(path.read_text().splitlines()) == 1 + 15
    with LeagueFile(path, Player(nim(deals=3))) as file:
        fewer = play_league(nim(deals=3), file.games, hear=file.append)
    assert fewer.as_dict()["games"] == 9
    assert len(path.read_text().splitlines()) == 1 + 15


@pytest.mark.parametrize("cut", [1, 60, 5])
def test_a_torn_last_line_is_played_again(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "league.jsonl"
    league = nim(deals=2)
    with LeagueFile(path, Player(league)) as file:
        whole = play_league(league, file.games, hear=file.append)
    path.write_bytes(path.read_bytes()[:-cut])
    with LeagueFile(path, Player(league)) as file:
        assert len(file.games) == 5
        found = play_league(league, file.games, hear=file.append)
    assert found.digest() == whole.digest()
    lines = path.read_text().splitlines()
    assert len(lines) == 7
    assert all(json.loads(line) for line in lines)


def test_a_torn_first_line_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "league.jsonl"
    with LeagueFile(path, Player(nim())):
        header = path.read_bytes()
    path.write_bytes(header[:30])
    with LeagueFile(path, Player(nim())):
        assert path.read_bytes() == header


def test_a_game_that_stands_there_twice_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "league.jsonl"
    league = nim(deals=2)
    with LeagueFile(path, Player(league)) as file:
        whole = play_league(league, file.games, hear=file.append)
    path.write_text(path.read_text() + path.read_text().splitlines()[1] + "\n")
    with LeagueFile(path, Player(league)) as file:
        found = play_league(league, file.games, hear=file.append)
    assert found.as_dict()["bots"] == whole.as_dict()["bots"]


@pytest.mark.parametrize(
    ("other", "name"),
    [
        (nim("greedy,random"), "players"),
        (nim("random,greedy,random"), "bots"),
        (nim(seed=2), "seed"),
        (nim(options={"showing": False}), "options"),
    ],
)
def test_the_file_of_another_league_is_refused(tmp_path: Path, other: League, name: str) -> None:
    path = tmp_path / "league.jsonl"
    with LeagueFile(path, Player(nim())):
        before = path.read_bytes()
    with pytest.raises(BadLeague, match=f"holds another league: there '{name}' is"):
        LeagueFile(path, Player(other))
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", ["a letter", "a letter\n", '{"format": "other"}\n', "[]\n"])
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "letter.txt"
    path.write_text(text)
    with pytest.raises(BadLeague, match=f"is no file of a league .{FORMAT}"):
        LeagueFile(path, Player(nim()))
    assert path.read_text() == text


def test_a_damaged_line_is_refused_by_its_number(tmp_path: Path) -> None:
    path = tmp_path / "league.jsonl"
    with LeagueFile(path, Player(nim())) as file:
        play_league(nim(deals=1), file.games, hear=file.append)
    lines = path.read_text().splitlines()
    lines[2] = lines[2].replace('"scores":[', '"scores":["x",')
    path.write_text("\n".join(lines) + "\n")
    with pytest.raises(BadLeague, match="line 3 is no game"):
        LeagueFile(path, Player(nim()))


def test_games_of_bots_that_have_changed_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "league.jsonl"
    league = nim(deals=1)
    with LeagueFile(path, Player(league)) as file:
        game = Player(league).play(0, 0)
        file.append(game._replace(digest="0" * 64))
    with LeagueFile(path, Player(league)) as file, pytest.raises(BadLeague, match="bots that have changed"):
        file.check_bots()


def test_a_league_that_was_killed_goes_on_without_loss(tmp_path: Path, keeling_command: Run) -> None:
    path = tmp_path / "league.jsonl"
    arguments = ["league", "nim", "-p", "3", "--bots", "greedy,random,random", "--deals", "1500", "--file", str(path)]
    command = [sys.executable, "-m", "keeling.cli.main", *arguments, "--json", "-w", "2"]
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    with subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment, start_new_session=True
    ) as process:
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline and (not path.exists() or path.read_bytes().count(b"\n") < 20):
            time.sleep(0.01)
        os.killpg(process.pid, signal.SIGKILL)
    left = path.read_bytes().count(b"\n") - 1
    assert left >= 19
    done = keeling_command(*arguments, "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 4500
    places = [(json.loads(line)["deal"], json.loads(line)["rotation"]) for line in path.read_text().splitlines()[1:]]
    assert len(places) == len(set(places)) == 4500
    assert json.loads(done.stdout)["digest"] == play_league(nim(deals=1500), []).digest()


def test_ctrl_c_keeps_what_was_played(tmp_path: Path) -> None:
    path = tmp_path / "league.jsonl"
    arguments = ["league", "nim", "-p", "2", "--bots", "random", "--deals", "900000", "--file", str(path), "--json"]
    command = [sys.executable, "-m", "keeling.cli.main", *arguments, "-w", "2"]
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:  # the tests run in the background, and so would the command
        signal.signal(signal.SIGINT, signal.default_int_handler)
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment, start_new_session=True
    ) as process:
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline and (not path.exists() or path.read_bytes().count(b"\n") < 20):
            time.sleep(0.01)
        process.send_signal(signal.SIGINT)
        output, errors = process.communicate(timeout=240)
    assert process.returncode == 130, errors
    assert "Traceback" not in errors
    document = json.loads(output)
    assert document["interrupted"] is True
    assert 19 <= document["games"] <= path.read_bytes().count(b"\n") - 1


# The command


def test_the_document_has_what_others_rely_on(keeling_command: Run) -> None:
    done = keeling_command(
        "league", "classic", "-p", "4", "--bots", "greedy,greedy-0.1,greedy-0.1,greedy-0.1",
        "--deals", "2", "--seed", "1", "--json",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    document = json.loads(done.stdout)
    assert {"title", "players", "options", "seed", "deals", "digest", "bots"} <= set(document)
    assert (document["title"], document["players"], document["seed"], document["deals"]) == ("classic", 4, "1", 2)
    assert [bot["bot"] for bot in document["bots"]] == ["greedy", "greedy-0.1"]
    for bot in document["bots"]:
        assert set(KEYS) <= set(bot)
        assert bot["games"] == 8
        assert 0 <= bot["win_low"] <= bot["wins"] <= bot["win_high"] <= 1
        assert bot["survived_low"] <= bot["survived"] <= bot["survived_high"]
        assert 0 < bot["ms_per_decision"] <= bot["ms_worst"]
    shares = [bot["wins"] * seats for bot, seats in zip(document["bots"], (1, 3), strict=True)]
    assert sum(shares) == pytest.approx(document["bots"][0]["survived"], abs=1e-3)


def test_records_of_the_games_replay(tmp_path: Path, keeling_command: Run) -> None:
    folder = tmp_path / "some" / "records"
    done = keeling_command(
        "league", "nim", "-p", "2", "--bots", "greedy,random", "--deals", "2", "--records", str(folder)
    )
    assert done.returncode == 0, done.stderr
    assert sorted(path.name for path in folder.iterdir()) == ["0-0.json", "0-1.json", "1-0.json", "1-1.json"]
    record = read_record(folder / "1-1.json", title_named)
    record.replay()
    assert record.seats == ("random", "greedy")
    assert record.setup.seed == "judge/1/1"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--write", "x.md"], "--write and --section belong together"),
        (["--section", "x"], "--write and --section belong together"),
        (["--file", "/nowhere/x.jsonl"], "cannot be written: No such file"),
        (["--records", "/dev/null/x"], "cannot be kept in /dev/null/x"),
        (["--write", "missing.md", "--section", "x"], "missing.md cannot be read or written: No such file"),
    ],
)
def test_wrong_input_gets_one_sentence(keeling_command: Run, arguments: list[str], message: str) -> None:
    done = keeling_command("league", "nim", "-p", "2", "--bots", "random", "--deals", "1", *arguments)
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].startswith("keeling: ")
    assert message in done.stderr


# Pages


def page_with(folder: Path, text: str = "") -> Path:
    page = folder / "bots.md"
    begin, end = marks("survival")
    page.write_text(f"# Bots\n\nSome words.\n\n{begin}\n{text}{end}\n\nMore words.\n")
    return page


def test_a_section_gets_the_rows_of_its_leagues(tmp_path: Path) -> None:
    page = page_with(tmp_path)
    for league in (nim("greedy,random", deals=1), nim("random,random", deals=2), nim("greedy,random", deals=2)):
        write_section(page, "survival", play_league(league, []), ["showing=yes"])
    lines = page.read_text().splitlines()
    rows = [line for line in lines if line.startswith("| ")][1:]
    assert [row.split("|")[1].strip() for row in rows] == [
        "`nim -p 2 --bots greedy,random --seed 1 -o showing=yes --deals 2`",
        "",
        "`nim -p 2 --bots random --seed 1 -o showing=yes --deals 2`",
    ]
    assert [row.split("|")[2].strip() for row in rows] == ["greedy", "random", "random"]
    assert lines[:4] == ["# Bots", "", "Some words.", ""]
    assert lines[-2:] == ["", "More words."]
    assert len({line.count("|") for line in lines if line.startswith("|")}) == 1


def test_a_page_without_the_section_is_refused(tmp_path: Path) -> None:
    page = page_with(tmp_path)
    with pytest.raises(BadPage, match="has no section 'speed'; it is what stands between the lines <!-- league: speed"):
        write_section(page, "speed", play_league(nim(deals=1), []), [])


def test_the_tables_of_the_documentation_are_as_the_command_writes_them() -> None:
    lines = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8").splitlines()
    begun = [re.fullmatch("<!-- league: ([a-z0-9-]+) -->", line) for line in lines]
    sections = [found[1] for found in begun if found]
    assert len(set(sections)) == len(sections) > 0
    for section in sections:
        begin, end = (lines.index(mark) for mark in marks(section))
        assert not [line for line in lines[begin + 1 : end] if line and line.count("|") != len(COLUMNS) + 1]
        for command in rows_by_league(lines[begin + 1 : end]):
            assert re.fullmatch(r"[a-z-]+ -p \d --bots \S+ --seed \S+( -o \S+=\S+)*( --content \S+)?", command)
            assert command.split()[0] in title_names()
