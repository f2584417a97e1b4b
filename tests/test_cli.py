"""The command line as a person uses it, in a process of its own."""

import json
import os
import pty
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

import keeling
from conftest import ROOT, Run

pytestmark = pytest.mark.once

RECORD = ROOT / "tests" / "records" / "nim-cleared.json"
CONTENT = ("--content", str(ROOT / "tests" / "content" / "nim.toml"))


def test_simulate_reports_everything(keeling_command: Run) -> None:
    done = keeling_command("simulate", "nim", "-p", "3", "-n", "50", "-s", "1", "--check", "--json")
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    summary = json.loads(done.stdout)
    assert summary["title"] == "nim"
    assert summary["build"] == keeling.BUILD
    assert (summary["players"], summary["games"], summary["violations"]) == (3, 50, 0)
    assert sum(summary["ends"].values()) == 50
    assert summary["options"] == {"last_counter": "bonus", "showing": True}
    assert summary["decisions"] > 300
    assert all(summary["steps_per_game"][step] > 0 for step in ("Take", "Show", "Refill", "ScoreCards"))


def test_simulate_gives_the_same_digest_everywhere(keeling_command: Run) -> None:
    digests = set()
    for workers, hash_seed, build in (("1", "0", "pure"), ("2", "1", "pure"), ("1", "2", ""), ("2", "0", "")):
        environment = {"PYTHONHASHSEED": hash_seed, "KEELING_BUILD": build}
        done = keeling_command(
            "simulate", "nim", "-n", "60", "-w", workers, "--check", "--json", environment=environment
        )
        digests.add(json.loads(done.stdout)["digest"])
    assert len(digests) == 1
    other = keeling_command("simulate", "nim", "-n", "60", "-s", "2", "--json")
    assert json.loads(other.stdout)["digest"] not in digests


def test_simulate_speaks_to_people(keeling_command: Run) -> None:
    done = keeling_command("simulate", "nim", "-n", "20", "--check")
    assert "20 games" in done.stdout
    assert "violations: 0" in done.stdout
    assert max(len(line) for line in done.stdout.splitlines()) <= 80


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["simulate", "chess"], "There is no title 'chess'; there is nim"),
        (["simulate", "nmi"], "did you mean 'nim'"),
        (["simulate", "nim", "-p", "9"], "2 to 4 players, not 9"),
        (["simulate", "nim", "-s", "\t"], "A seed is a text of 1 to 64 characters"),
        (["simulate", "nim", "-b", "deepblue"], "There is no bot 'deepblue'; there is easy, normal, hard"),
        (["simulate", "nim", "-b", "random,random"], "2 bots are named for 3 players"),
        (["simulate", "nim", "-o", "showing"], "An option is written NAME=VALUE, not 'showing'"),
        (["simulate", "nim", "-o", "shwing=no"], "did you mean 'showing'"),
        (["simulate", "nim", "-o", "showing=maybe"], "it takes true | false"),
        (["simulate", "nim", "-o", "showing=no", "-o", "showing=no"], "given twice"),
        (["simulate", "nim", "--content", "missing.toml"], "missing.toml cannot be read: No such file"),
        (["play"], "Which title? There is nim"),
        (["play", "nim", "--seats", "human"], "2 to 4 players, not 1"),
        (["play", "nim", "--seats", "human,hal"], "There is no bot 'hal'"),
        (["play", "nim", "--resume", "x.json"], "--resume continues a saved game"),
        (["play", "--resume", "missing.json"], "missing.json cannot be read: No such file"),
        (["replay", "missing.json"], "missing.json cannot be read: No such file"),
        (["content", "check", "nim", "missing.toml"], "missing.toml cannot be read"),
        (["content", "show", "go"], "There is no title 'go'"),
        (["rules", "X-YZ-01"], "There is no rule 'X-YZ-01'"),
        (["bench", "go"], "There is no title 'go'"),
        (["titles", "go"], "There is no title 'go'"),
    ],
)
def test_wrong_input_gets_one_sentence_and_exit_code_2(
    keeling_command: Run, arguments: list[str], message: str
) -> None:
    done = keeling_command(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("keeling: ")
    assert done.stderr.count("\n") == 1
    assert message in done.stderr


@pytest.mark.parametrize("arguments", [["simulate"], ["simulate", "nim", "-n", "0"], ["nonsense"], ["play", "--wrong"]])
def test_wrong_usage_is_exit_code_2_without_a_trace(keeling_command: Run, arguments: list[str]) -> None:
    done = keeling_command(*arguments)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


def damaged(change: str) -> str:
    text = RECORD.read_text()
    values = json.loads(text)
    if change == "cut off":
        return text[: len(text) // 2]
    if change == "not JSON":
        return "take a 1\n"
    if change == "foreign":
        return json.dumps({"format": "pgn"})
    if change == "earlier format":
        values |= {"format": "keeling-record-1", "seed": 7}
    if change == "no seed":
        del values["seed"]
    elif change == "other title":
        values["title"] = "chess"
    elif change == "other rules":
        values["rules_version"] = 99
    elif change == "other content":
        values["content"] = "0" * 64
    elif change == "other option":
        values["options"]["showing"] = "perhaps"
    elif change == "other seed":
        values["seed"] += "1"
    elif change == "illegal action":
        values["actions"][0] = "refill"
    elif change == "misspelt action":
        values["actions"][0] = "tkae a 1"
    elif change == "too many actions":
        values["actions"].append("leave")
    elif change == "missing action":
        values["actions"].pop()
    elif change == "other type":
        values["seats"] = 3
    elif change == "deep":
        return "[" * 100_000
    return json.dumps(values)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ("cut off", "not JSON, or was cut off"),
        ("not JSON", "not JSON, or was cut off"),
        ("deep", "not JSON, or was cut off"),
        ("foreign", "does not say format keeling-record-2"),
        ("earlier format", "played by an earlier rules version of its title"),
        ("no seed", "'seed' is missing"),
        ("other title", "There is no title 'chess'"),
        ("other rules", "rules version 99 of Nim with secrets and cannot be continued; this program has version"),
        ("other content", "another content"),
        ("other option", "it takes true | false"),
        ("other seed", "The record"),
        ("illegal action", "breaks at action 1, 'refill'"),
        ("misspelt action", "did you mean 'take'"),
        ("too many actions", "The game is over"),
        ("missing action", "it has been edited"),
        ("other type", "wrong type"),
    ],
)
def test_a_damaged_record_is_refused(keeling_command: Run, tmp_path: Path, change: str, message: str) -> None:
    file = tmp_path / "damaged.json"
    file.write_text(damaged(change))
    for command in (["replay", str(file), *CONTENT], ["play", "--resume", str(file), *CONTENT]):
        done = keeling_command(*command)
        assert done.returncode == 2, done.stdout
        assert message in done.stderr
        assert done.stderr.count("\n") == 1
        assert done.stdout == ""
    assert [path.name for path in tmp_path.iterdir()] == ["damaged.json"]


def test_replay_verifies_and_tells(keeling_command: Run) -> None:
    done = keeling_command("replay", str(RECORD), "--log", *CONTENT)
    assert done.returncode == 0, done.stderr
    assert "verified" in done.stdout
    assert "takes" in done.stdout
    values = json.loads(keeling_command("replay", str(RECORD), "--json", *CONTENT).stdout)
    assert values["verified"] is True
    assert values["outcome"]["reason"] == "cleared"


def test_a_game_in_the_terminal(keeling_command: Run, tmp_path: Path) -> None:
    """A whole game by typing, with help, refusals, undo, save, quit and resume."""
    file = tmp_path / "game.json"
    typed = f"help;?;? take a 5;foo;99;board;list;? take a 1;1;undo;save {file};save;quit;".replace(";", "\n")
    done = keeling_command("play", "nim", "--seats", "human,random", "--seed", "3", given=typed)
    assert done.returncode == 0, done.stderr
    for words in (
        "take your last decision back",
        "Not allowed: So many counters cannot be taken at once.",
        "`keeling rules N-TURN-02`",
        "There is no action 'foo'",
        "There is no option 99",
        "Allowed. It would change:",
        "heap 1:",
        "heap a 3→2  Player 1 score 0→1",
        "Taken back.",
        "Saved to",
        "Save where?",
        "The game is left.",
    ):
        assert words in done.stdout.replace("\n", " "), words
    assert max(len(line) for line in done.stdout.splitlines()) <= 120
    resumed = keeling_command("play", "--resume", str(file), given="1\n" * 200)
    assert resumed.returncode == 0, resumed.stderr
    assert any(end in resumed.stdout for end in ("the game is over.", "everybody has lost."))


def test_at_one_screen_the_other_players_card_stays_hidden(keeling_command: Run) -> None:
    done = keeling_command("play", "nim", "--seats", "human,human", "--seed", "3", given="\n1\n\nquit\n")
    assert done.stdout.count("Hand over the screen") == 2
    first, second = done.stdout.split("Hand over the screen")[1:]
    assert first.count("face down") == 1
    assert second.count("face down") == 1


def test_before_the_screen_is_handed_over_it_is_wiped() -> None:
    """In a real terminal nothing of a player is left when the next one comes, not even above the screen."""
    master, slave = pty.openpty()
    command = [sys.executable, "-m", "keeling.cli.main", "play", "nim", "--seats", "human,human", "--seed", "3"]
    environment = os.environ | {"TERM": "xterm", "COLUMNS": "80", "PYTHONPATH": str(ROOT / "src")}
    with subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, env=environment) as process:
        os.close(slave)
        os.write(master, b"\n1\n\nquit\n")
        printed = b""
        with suppress(OSError):  # the end of a terminal on Linux
            while part := os.read(master, 4096):
                printed += part
    os.close(master)
    assert process.returncode == 0
    first, second, third = printed.decode().split("Hand over the screen")
    assert first.rindex("\x1b[2J") < first.rindex("\x1b[3J")
    assert second.rindex("face down") < second.rindex("\x1b[2J") < second.rindex("\x1b[3J")
    assert "face down" in third


def test_save_where_nothing_can_be_written_loses_nothing(keeling_command: Run) -> None:
    done = keeling_command("play", "nim", "--seed", "3", given="save /nowhere/game.json\nsave /\n1\nquit\n")
    assert done.returncode == 0
    assert done.stdout.count("cannot be written") == 2


def test_content_show_and_check(keeling_command: Run, tmp_path: Path) -> None:
    shown = keeling_command("content", "show", "nim")
    assert "printed 6 of 6" in shown.stdout
    values = json.loads(keeling_command("content", "show", "nim", "--json").stdout)
    assert values["values"]["heaps"]["sizes"] == [3, 4, 5, 6, 7]
    own = ROOT / "src" / "keeling" / "titles" / "nim" / "content.toml"
    assert "equal to its own" in keeling_command("content", "check", "nim", str(own)).stdout
    other = tmp_path / "big.toml"
    other.write_text(own.read_text().replace("[3, 4, 5, 6, 7]", "[9, 9, 9]"))
    assert "is a valid content" in keeling_command("content", "check", "nim", str(other)).stdout
    played = keeling_command("simulate", "nim", "-n", "5", "--content", str(other), "--check", "--json")
    assert json.loads(played.stdout)["violations"] == 0
    other.write_text(own.read_text().replace("[3, 4, 5, 6, 7]", "[9, 9]"))
    wrong = keeling_command("content", "check", "nim", str(other))
    assert wrong.returncode == 2
    assert "heaps.sizes: must have at least 3 values" in wrong.stderr


def test_titles_lists_options(keeling_command: Run) -> None:
    everything = keeling_command("titles").stdout
    assert "nim" in everything
    assert "hard    Plans beyond its turn" in everything
    listed = keeling_command("titles", "nim").stdout
    assert "last_counter = bonus" in listed
    values = json.loads(keeling_command("titles", "nim", "--json").stdout)
    assert values[0]["players"] == [2, 4]


def test_rules_are_shown_by_id(keeling_command: Run) -> None:
    assert "1 to 3 counters" in keeling_command("rules", "N-TURN-02").stdout
    assert "C-" in keeling_command("rules").stdout
    assert json.loads(keeling_command("rules", "n-turn", "--json").stdout)["N-TURN-03"]


def test_every_command_has_help_with_an_example(keeling_command: Run) -> None:
    single = ("titles", "play", "simulate", "replay", "hint", "review", "puzzles")
    for command in (*([name] for name in single), ["content", "show"], ["content", "check"]):
        done = keeling_command(*command, "--help")
        assert done.returncode == 0
        assert "Example" in done.stdout, command
        assert max(len(line) for line in done.stdout.splitlines()) <= 80


def test_completion_knows_the_titles() -> None:
    """As a shell asks: the program goes by its name, which the variable is called after."""
    environment = {
        "PYTHONPATH": str(ROOT / "src"),
        "_KEELING_COMPLETE": "complete_bash",
        "COMP_WORDS": "keeling play n",
        "COMP_CWORD": "2",
        "_TYPER_COMPLETE_ARGS": "keeling play n",
    }
    command = [sys.executable, "-c", "import sys; sys.argv = ['keeling']; from keeling.cli.main import run; run()"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=os.environ | environment)
    assert done.stdout.split() == ["nim"]


def test_bench_measures(keeling_command: Run) -> None:
    done = keeling_command("bench", "nim", "--repeats", "1", "--seconds", "0.05", "--json")
    assert done.returncode == 0, done.stderr
    (result,) = json.loads(done.stdout)["results"].values()
    assert result["per_second"] > 0
    for cost in ("clone_us", "view_us", "events_us", "preview_us", "digest_us"):
        assert result[cost] > 0
    shown = keeling_command("bench", "nim", "--repeats", "2", "--seconds", "0.05").stdout
    assert "events us" in " ".join(shown.split())
