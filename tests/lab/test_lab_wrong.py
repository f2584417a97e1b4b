"""What strangers do: files that are none, folders of others, damaged games, workers that go away. Each is one sentence,
and nothing is overwritten."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import pytest
from lab_files import quick, text_of, written

from conftest import ROOT, Run
from keeling.lab.errors import BadExperiment, BadFolder
from keeling.lab.executors import processes, spread
from keeling.lab.experiment import Experiment
from keeling.lab.folder import MARK, Folder
from keeling.lab.reading import parse_plan, read_plan
from keeling.lab.run import run_plan
from keeling.words import say

pytestmark = pytest.mark.once

ENVIRONMENT = os.environ | {"PYTHONPATH": str(ROOT / "src")}
PATIENCE = 240.0


# Files


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("contents.x.sources.solar = 3\n" + text_of(), "contents.x.sources: .*write the whole place in quotes"),
        ("contents.x.'sources' = [[3]]\n" + text_of(), "contents.x.sources: .*write the whole place in quotes"),
        (text_of("[contents.x]\n'sources' = 3\n"), r"has the value .{59}…; another of its kind belongs here, not 3"),
        ("measures = [['gini']]\n" + text_of(), r"measures\[0\]: there is no such name here"),
        ("measures = [{ gini = 1 }]\n" + text_of(), r"measures\[0\]: there is no such name here"),
        (text_of(replications="9" * 5_000), "is not valid TOML: Exceeds the limit"),
        ("a = " + "[" * 5_000, "is not valid TOML"),
    ],
)
def test_a_wrong_file_is_one_sentence(text: str, said: str) -> None:
    with pytest.raises(BadExperiment, match=said) as caught:
        parse_plan(text, "x.toml")
    assert len(str(caught.value)) < 400
    assert "\n" not in str(caught.value)


def test_a_file_without_an_end_is_not_read_to_its_end() -> None:
    with pytest.raises(BadExperiment, match="more than a megabyte"):
        read_plan(Path("/dev/zero"))


def test_a_file_as_windows_saves_it_is_read(tmp_path: Path) -> None:
    file = tmp_path / "windows.toml"
    file.write_bytes(b"\xef\xbb\xbf" + text_of().replace("\n", "\r\n").encode())
    assert len(read_plan(file).conditions) == 2


def test_a_baseline_that_nobody_plays_is_told() -> None:
    plan = parse_plan(text_of("baseline = { policy = '3' }\n[factors]\npolicy = ['1', '2']\n"), "x.toml")
    assert [say(each) for each in plan.warnings] == [
        "No condition has 'policy 3', so nothing is compared with it."
    ]  # fmt: skip
    assert not parse_plan(text_of("baseline = { policy = '1' }\n[factors]\npolicy = ['1', '2']\n"), "x.toml").warnings


# Folders


@pytest.mark.parametrize(
    "mark",
    [
        "", "garbage", "null", "[]", "{}", '{"format": "keeling-lab-1"}', '{"format": "keeling-lab-1", "identity": 3}',
        '{"format": "keeling-lab-1", "identity": {}, "runs": 3}',
        '{"format": "keeling-lab-1", "identity": {}, "runs": [3]}',
        '{"format": "keeling-lab-9", "identity": {}}',
    ],
)  # fmt: skip
def test_a_folder_with_a_damaged_mark_is_left_alone(tmp_path: Path, mark: str) -> None:
    plan = quick(tmp_path, replications="1")
    run_plan(plan, tmp_path / "out")
    (tmp_path / "out" / MARK).write_text(mark, encoding="utf-8")
    before = {path: path.read_bytes() for path in (tmp_path / "out").rglob("*") if path.is_file()}
    with pytest.raises(BadFolder, match="holds no experiment"):
        run_plan(plan, tmp_path / "out")
    with pytest.raises(BadFolder, match="holds no experiment"):
        Experiment.open(tmp_path / "out")
    assert before == {path: path.read_bytes() for path in (tmp_path / "out").rglob("*") if path.is_file()}


@pytest.mark.parametrize(
    "line",
    [
        b"garbage", b"\xff\xfe", b"", b"3", b"[]", b"{}", b"[" * 9_000,
        b'{"game": "x", "figures": {}, "rounds": {}}',
        b'{"game": 0, "figures": 3, "rounds": 3}',
        b'{"game": -5, "figures": {"bots": ["a"], "worth": [1], "defeat": 0}, "rounds": {}}',
        b'{"game": true, "figures": {"bots": ["a"], "worth": [1], "defeat": 0}, "rounds": {}}',
        b'{"game": 1, "figures": {"bots": ["a"], "worth": [1, 2], "defeat": 0}, "rounds": {}}',
        b'{"game": 1, "figures": {"bots": ["a"], "worth": ["1"], "defeat": 0}, "rounds": {}}',
        b'{"game": 1, "figures": {"bots": ["a"], "worth": [1], "defeat": 0}, "rounds": {"co2": 3}}',
    ],
)  # fmt: skip
def test_a_line_that_is_no_game_is_named_with_what_to_do(tmp_path: Path, line: bytes) -> None:
    plan = quick(tmp_path, replications="2")
    digest = run_plan(plan, tmp_path / "out").digest
    folder = Folder(tmp_path / "out")
    rows = folder.rows_file(plan.conditions[0])
    lines = rows.read_bytes().splitlines(keepends=True)
    rows.write_bytes(lines[0] + line + b"\n")
    said = "line 2 is no game; take that line out, and the next run plays the game again"
    for attempt in (lambda: run_plan(plan, tmp_path / "out"), Experiment.open(tmp_path / "out").summary):
        with pytest.raises(BadFolder, match=said):
            attempt()
    rows.write_bytes(lines[0])
    assert run_plan(plan, tmp_path / "out").digest == digest


def test_a_folder_that_could_not_be_begun_is_begun_when_there_is_room(tmp_path: Path) -> None:
    plan = quick(tmp_path, replications="1")
    for left in ((".lock",), (".lock", ".lab.json.new")):
        out = tmp_path / str(len(left))
        out.mkdir()
        for name in left:
            (out / name).touch()
        assert run_plan(plan, out).games == 2
    run_plan(plan, tmp_path / "marked")
    (tmp_path / "marked" / "experiment.toml").unlink()
    (tmp_path / "marked" / ".experiment.toml.new").touch()
    assert run_plan(plan, tmp_path / "marked").games == 2


def test_a_report_overwrites_no_page_of_somebody_else(tmp_path: Path) -> None:
    pytest.importorskip("altair")
    experiment = Experiment(quick(tmp_path, "", replications="1"))
    experiment.run(tmp_path / "out")
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "report.html").write_text("dear", encoding="utf-8")
    with pytest.raises(BadFolder, match="is no report of the lab, and nothing is overwritten"):
        experiment.report(tmp_path / "mine")
    assert [path.name for path in (tmp_path / "mine").iterdir()] == ["report.html"]
    assert (tmp_path / "mine" / "report.html").read_text(encoding="utf-8") == "dear"
    assert experiment.report(tmp_path / "new") == experiment.report(tmp_path / "new")


# Whoever should play


def test_an_executor_that_fails_is_one_sentence(tmp_path: Path) -> None:
    """As a cluster does whose workers lack the package."""

    class Lacking(ThreadPoolExecutor):
        def submit(self, work: object, /, *given: object, **more: object) -> Future[object]:  # type: ignore[override]
            return super().submit(lambda: __import__("no_such_package"))

    with Lacking(1) as pool, pytest.raises(BadExperiment) as caught:
        Experiment(quick(tmp_path)).run(tmp_path / "out", executor=pool)
    assert str(caught.value) == (
        "Whoever should play could not (ModuleNotFoundError: No module named 'no_such_package'); "
        "once that is put right, the same command goes on where it stopped."
    )
    assert run_plan(quick(tmp_path), tmp_path / "out").games == 8


def test_a_worker_that_is_killed_is_one_sentence_and_the_rest_goes_on_later(tmp_path: Path) -> None:
    with pytest.raises(BadExperiment, match="has ended without a word"), processes(2) as pool:
        list(spread(pool, 2, _end_myself, range(20)))
    assert run_plan(quick(tmp_path), tmp_path / "out").games == 8


def _end_myself(number: int) -> int:
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_run_ends_soon_and_goes_on_later(tmp_path: Path, number: signal.Signals) -> None:
    file = written(tmp_path, replications="400", bots='"greedy"')
    folder = tmp_path / "out"
    command = [
        sys.executable,
        "-m",
        "keeling.cli.main",
        "lab",
        "run",
        str(file),
        "-o",
        str(folder),
        "-w",
        "2",
        "--json",
    ]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT, preexec_fn=_hear_interrupts
    ) as process:
        end = time.monotonic() + PATIENCE
        while not any(path.stat().st_size for path in (folder / "rows").glob("*.jsonl")):
            assert time.monotonic() < end
            assert process.poll() is None
            time.sleep(0.01)
        process.send_signal(number)
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert err == ""
    told = json.loads(out)
    assert told["interrupted"]
    assert 0 < told["games"] < 800
    lines = [line for path in (folder / "rows").glob("*.jsonl") for line in path.read_bytes().splitlines(keepends=True)]
    assert len(lines) == told["games"]
    assert all(line.endswith(b"}\n") for line in lines)


def _hear_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize("address", ["nonsense", "", "tcp://", "ftp://x:1", "tcp://127.0.0.1:1"])
def test_an_address_without_a_cluster_is_one_sentence(tmp_path: Path, address: str, keeling_command: Run) -> None:
    pytest.importorskip("distributed")
    file = written(tmp_path)
    done = keeling_command("lab", "run", str(file), "-o", str(tmp_path / "out"), "--dask", address)
    assert done.returncode == 2
    assert re.fullmatch(r"keeling: No Dask cluster answers at .*\.\n", done.stderr), done.stderr
    assert not (tmp_path / "out").exists()


# Reports of little


@pytest.mark.parametrize(
    ("tail", "changes"),
    [
        ("", {}),
        ("", {"replications": "1"}),
        ("", {"title": '"nim"', "players": "2"}),
        ("[factors]\nplayers = [1, 2]\n", {"title": '"second-chance-cooperative"', "players": ""}),
        ("", {"measures": '["un_goals", "permit_price_mean"]'}),
    ],
)
def test_little_makes_a_small_report(tmp_path: Path, tail: str, changes: dict[str, str]) -> None:
    pytest.importorskip("altair")
    experiment = Experiment(quick(tmp_path, tail, **{"replications": "2", **changes}))
    experiment.run(tmp_path / "out")
    page = experiment.report().read_text(encoding="utf-8")
    body = page.partition("<main>")[2].partition('<script type="module">')[0]
    assert "⟦" not in body
    assert ">None<" not in body
    assert not re.search(r"\bnan\b", body)


def test_markup_in_names_is_text_in_the_page(tmp_path: Path) -> None:
    pytest.importorskip("altair")
    bot = tmp_path / "e<b>.py"
    bot.write_text("def choose(peek):\n    return peek.options[0]\n", encoding="utf-8")
    tail = f"[factors]\nbots = [['{bot}:choose', 'random', 'random'], ['random', 'random', 'random']]\n"
    question = "</title></script><script>alert(1)</script><img src=x onerror=alert(1)>"
    experiment = Experiment(quick(tmp_path, tail, players="", bots="", replications="2", question=json.dumps(question)))
    experiment.run(tmp_path / "out")
    page = experiment.report().read_text(encoding="utf-8")
    assert not re.search(r"<img|<b>|<script>", page.partition('<script type="module">')[0])
    assert page.count("<script") == page.partition('<script type="module">')[0].count("<script") + 1
