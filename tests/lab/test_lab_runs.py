"""Runs: nothing is lost, nothing counts twice, and who plays makes no difference."""

import json
import os
import re
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest
from lab_files import quick, written

from conftest import ROOT, Run
from keeling.kernel.record import read_record
from keeling.lab.errors import BadFolder
from keeling.lab.experiment import Experiment
from keeling.lab.folder import Folder
from keeling.lab.run import gaps, run_plan, works_of
from keeling.titles import title_named

pytestmark = pytest.mark.once

SCANT = 9_000  # bytes: room for what an experiment begins with, and not for its games
ENVIRONMENT = os.environ | {"PYTHONPATH": str(ROOT / "src")}


def test_one_process_two_and_an_executor_of_somebody_play_the_same(tmp_path: Path, keeling_command: Run) -> None:
    file = written(tmp_path)
    told = {}
    for workers in ("1", "2"):
        done = keeling_command("lab", "run", str(file), "-o", str(tmp_path / workers), "--workers", workers, "--json")
        assert done.returncode == 0, done.stderr
        told[workers] = json.loads(done.stdout)
        assert (told[workers]["games"], told[workers]["conditions"], told[workers]["failed"]) == (8, 2, 0)
    experiment = Experiment.read(file)
    with ThreadPoolExecutor(2) as pool:
        other = experiment.run(tmp_path / "threads", executor=pool, workers=2)
    assert {told["1"]["digest"], told["2"]["digest"], other.digest} == {other.digest}


def test_a_killed_run_goes_on_without_loss_or_double_counting(tmp_path: Path) -> None:
    file = written(tmp_path, replications="150", bots='"random"')
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
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, stdout=quiet, stderr=quiet, env=ENVIRONMENT, start_new_session=True)
    try:
        deadline = time.monotonic() + 60
        rows = folder / "rows"
        while not any(path.stat().st_size for path in rows.glob("*.jsonl")) and time.monotonic() < deadline:
            assert process.poll() is None
            time.sleep(0.005)
    finally:
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
    plan = Experiment.read(file).plan
    before = sum(len(Folder(folder).played(condition)) for condition in plan.conditions)
    assert 0 < before < plan.games
    first = Folder(folder).rows_file(plan.conditions[0])
    with first.open("ab") as cut:
        cut.write(b'{"figures":{"end":"dec')  # as a kill in the middle of a line leaves it
    outcome = run_plan(plan, folder)
    assert (outcome.games, outcome.played) == (plan.games, plan.games - before)
    assert outcome.digest == run_plan(plan, tmp_path / "clean").digest
    for condition in plan.conditions:
        games = [line["game"] for line in Folder(folder).lines(condition)]
        assert sorted(games) == list(range(plan.replications))


def test_workers_end_with_whoever_started_them(tmp_path: Path) -> None:
    code = (
        "import os, time\nfrom keeling.lab.executors import processes\n"
        "if __name__ == '__main__':\n"
        "    with processes(2) as pool:\n"
        "        print(pool.submit(os.getpid).result(), flush=True)\n"
        "        time.sleep(600)\n"
    )
    script = tmp_path / "starts.py"
    script.write_text(code, encoding="utf-8")
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True, env=ENVIRONMENT) as process:
        assert process.stdout is not None
        worker = int(process.stdout.readline())
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
    deadline = time.monotonic() + 30
    while is_running(worker):
        assert time.monotonic() < deadline
        time.sleep(0.02)


def is_running(process: int) -> bool:
    try:
        return "State:\tZ" not in Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    except FileNotFoundError:
        return False


def test_replications_and_conditions_are_added_to_what_is_there(tmp_path: Path) -> None:
    folder = tmp_path / "out"
    small = run_plan(quick(tmp_path, replications="2"), folder)
    more = quick(tmp_path, "[factors]\npolicy = ['1', '2', '3']\n", replications="3")
    grown = run_plan(more, folder)
    assert (small.played, grown.played, grown.games) == (4, 5, 9)
    assert grown.digest == run_plan(more, tmp_path / "clean").digest
    assert run_plan(quick(tmp_path, replications="2"), folder).digest == small.digest


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    plan = quick(tmp_path)
    run_plan(plan, tmp_path / "out")
    before = {path: path.read_bytes() for path in (tmp_path / "out").rglob("*") if path.is_file()}
    other = quick(tmp_path, seed='"other"')
    with pytest.raises(BadFolder, match="holds another experiment: there seed is quick, here other"):
        run_plan(other, tmp_path / "out")
    assert before == {path: path.read_bytes() for path in (tmp_path / "out").rglob("*") if path.is_file()}
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("dear", encoding="utf-8")
    with pytest.raises(BadFolder, match="is not empty and holds no experiment"):
        run_plan(plan, tmp_path / "mine")
    assert [path.name for path in (tmp_path / "mine").iterdir()] == ["letter.txt"]
    with pytest.raises(BadFolder, match="is a file"):
        run_plan(plan, tmp_path / "mine" / "letter.txt")
    with pytest.raises(BadFolder, match="cannot be written"):
        run_plan(plan, Path("/proc/lab"))
    with pytest.raises(BadFolder, match="holds no experiment"):
        Experiment.open(tmp_path / "mine")


def test_two_runs_do_not_write_one_folder(tmp_path: Path) -> None:
    plan = quick(tmp_path)
    first = Folder.claimed(tmp_path / "out", plan, {})
    with pytest.raises(BadFolder, match="Another process"):
        run_plan(plan, tmp_path / "out")
    first.close()
    assert run_plan(plan, tmp_path / "out").games == plan.games


def test_where_no_more_can_be_written_it_is_one_sentence_and_it_goes_on_later(tmp_path: Path) -> None:
    plan = quick(tmp_path)

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (SCANT, SCANT))

    command = [sys.executable, "-m", "keeling.cli.main", "lab", "run", str(tmp_path / "quick.toml"), "-w", "1"]
    done = subprocess.run(
        [*command, "-o", str(tmp_path / "out")],
        capture_output=True,
        text=True,
        check=False,
        env=ENVIRONMENT,
        preexec_fn=limit,
    )
    assert done.returncode == 2
    assert "cannot be written: File too large" in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr
    assert run_plan(plan, tmp_path / "out").digest == run_plan(plan, tmp_path / "roomy").digest


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    plan = quick(tmp_path)
    run_plan(plan, tmp_path / "out")
    rows = Folder(tmp_path / "out").rows_file(plan.conditions[0])
    lines = rows.read_bytes().splitlines(keepends=True)
    rows.write_bytes(b"".join([lines[0], b"{}\n", *lines[1:]]))
    with pytest.raises(BadFolder, match="line 2 is no game"):
        run_plan(plan, tmp_path / "out")


def test_a_failed_game_is_reported_with_its_record_and_ends_nothing(tmp_path: Path, keeling_command: Run) -> None:
    bot = tmp_path / "moody.py"
    bot.write_text(
        "asked = 0\n\n\ndef choose(peek):\n    global asked\n    asked += 1\n    if asked == 30:\n"
        "        raise ValueError('no more')\n    return peek.options[0]\n",
        encoding="utf-8",
    )
    file = written(tmp_path, "", bots=f"['{bot}:choose', 'random', 'random']", players="", replications="3")
    done = keeling_command("lab", "run", str(file), "-o", str(tmp_path / "out"), "-w", "1", "--json")
    told = json.loads(done.stdout)
    assert (done.returncode, told["failed"], told["games"]) == (1, 1, 2)
    assert "no more" in told["failures"][0]
    records = list((tmp_path / "out" / "failed").iterdir())
    assert len(records) == 1
    record = read_record(records[0], title_named)
    assert record.actions
    record.replay()


def test_records_are_kept_and_any_game_can_be_had_again(tmp_path: Path, keeling_command: Run) -> None:
    plan = quick(tmp_path)
    run_plan(plan, tmp_path / "out", records=1)
    kept = sorted((tmp_path / "out" / "records").iterdir())
    assert [path.name for path in kept] == sorted(f"{condition.key}-0.json" for condition in plan.conditions)
    one = tmp_path / "one.json"
    key = plan.conditions[1].key
    done = keeling_command("lab", "game", str(tmp_path / "out"), key, "0", "-o", str(one))
    assert done.returncode == 0, done.stderr
    assert one.read_bytes() == (tmp_path / "out" / "records" / f"{key}-0.json").read_bytes()
    assert keeling_command("lab", "game", str(tmp_path / "out"), key, "0", "-o", str(one)).returncode == 2
    assert keeling_command("lab", "game", str(tmp_path / "out"), key, "99", "-o", f"{one}2").returncode == 2


def test_a_game_of_a_changed_content_is_replayed_with_that_content(tmp_path: Path, keeling_command: Run) -> None:
    tail = "content = 'sister'\n[contents.sister]\n'sources.solar.plants[1].cubes' = 3\n"
    plan = quick(tmp_path, tail)
    run_plan(plan, tmp_path / "out")
    record = tmp_path / "one.json"
    done = keeling_command("lab", "game", str(tmp_path / "out"), plan.conditions[0].key, "0", "-o", str(record))
    assert done.returncode == 0, done.stderr
    command = "".join(done.stdout.splitlines()[1:])
    content = tmp_path / "out" / "contents" / f"{plan.conditions[0].key}.json"
    assert command.split()[-2:] == ["--content", str(content)]
    assert read_record(record, title_named, content).replay().end
    assert keeling_command("replay", str(record)).returncode == 2  # not with the title's own content


def test_missing_games_come_in_parts_of_all_conditions(tmp_path: Path) -> None:
    assert list(gaps({0, 3, 4}, 0, 10)) == [(1, 3), (5, 10)]
    assert list(gaps(set(range(10)), 0, 10)) == []
    assert list(gaps({12}, 0, 2)) == [(0, 2)]
    plan = quick(tmp_path, replications="25")
    works = list(works_of(plan, {condition.key: {3} for condition in plan.conditions}, 1, 0))
    assert [work.first for work in works] == [0, 4, 0, 4, 6, 6, 12, 12, 18, 18, 24, 24]
    assert [work.condition.label for work in works[:4]] == ["policy 1"] * 2 + ["policy 2"] * 2


def test_every_title_can_be_played(tmp_path: Path) -> None:
    for title, players in (("classic", 3), ("second-chance-cooperative", 2), ("nim", 2)):
        plan = quick(tmp_path, "", title=f'"{title}"', players=str(players), replications="1", name=f'"{title}"')
        experiment = Experiment(plan)
        assert experiment.run(tmp_path / title).failed == 0
        row = experiment.rows()[0]
        assert len(row["worth"]) == players
        assert (title == "nim") == ("co2_final" not in row)
        assert experiment.summary()[0].games == 1


def test_parquet_holds_a_row_for_each_game_and_one_for_each_round(tmp_path: Path) -> None:
    duckdb = pytest.importorskip("duckdb")
    experiment = Experiment(quick(tmp_path))
    experiment.run(tmp_path / "out")
    tables = tmp_path / "out" / "tables"
    with duckdb.connect() as database:
        games = database.execute(f"SELECT condition, game, co2_final, worth FROM '{tables}/games-*.parquet'").fetchall()
        rounds = database.execute(
            f"SELECT condition, game, row - 1, co2, money FROM '{tables}/rounds-*.parquet'"
        ).fetchall()
    assert sorted(games) == sorted(
        tuple(row[n] for n in ("condition", "game", "co2_final", "worth")) for row in experiment.rows()
    )
    assert sorted(rounds) == sorted(
        tuple(row[n] for n in ("condition", "game", "row", "co2", "money")) for row in experiment.round_rows()
    )
    frame = experiment.frame()
    assert list(frame["policy"].unique()) == ["1", "2"]


def test_without_a_library_one_sentence_says_what_to_install(tmp_path: Path) -> None:
    script = "import sys\nsys.modules['distributed'] = None\nfrom keeling.cli.main import run\nrun()\n"
    command = ["lab", "run", str(written(tmp_path)), "-o", str(tmp_path / "out"), "--dask", "tcp://127.0.0.1:1"]
    done = subprocess.run(
        [sys.executable, "-c", script, *command], capture_output=True, text=True, check=False, env=ENVIRONMENT
    )
    assert done.returncode == 2
    said = " ".join(done.stderr.split())
    assert re.search(r"needs dask distributed, .* --editable '.\[lab\]'", said), said


@contextmanager
def started(*command: str) -> Iterator[None]:
    process = subprocess.Popen(
        [sys.executable, "-m", *command], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=ENVIRONMENT
    )
    try:
        yield
    finally:
        process.terminate()
        process.wait()


def test_a_dask_cluster_of_two_workers_plays_the_same(tmp_path: Path, keeling_command: Run) -> None:
    pytest.importorskip("distributed")
    plan = quick(tmp_path)
    address = tmp_path / "scheduler.json"
    local = ("--host", "127.0.0.1", "--no-dashboard")
    worker = (
        "distributed.cli.dask_worker",
        "--scheduler-file",
        str(address),
        *local,
        "--nthreads",
        "1",
        "--nworkers",
        "2",
    )
    scheduler = ("distributed.cli.dask_scheduler", "--scheduler-file", str(address), "--port", "0", *local)
    with started(*scheduler), started(*worker, "--local-directory", str(tmp_path)):
        deadline = time.monotonic() + 60
        while not address.exists():
            assert time.monotonic() < deadline
            time.sleep(0.02)
        where = json.loads(address.read_text(encoding="utf-8"))["address"]
        done = keeling_command(
            "lab", "run", str(tmp_path / "quick.toml"), "-o", str(tmp_path / "dask"), "--dask", where, "--json"
        )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["digest"] == run_plan(plan, tmp_path / "here").digest
