"""The folder of an experiment: a line of JSON for each game, by condition, and nothing that cannot be read by hand.

    experiment.toml     the file as it was last run
    lab.json            whose folder this is, and with which versions and commands it was filled
    rows/KEY.jsonl      the games of a condition: figures and curves, in whatever order they came
    contents/KEY.json   the content of a condition that changes something in it, to replay its records with
    records/KEY-N.json  whole games, where they were asked for
    failed/KEY-N.json   what was played of games that failed
    tables/             Parquet of complete conditions

Only one process writes, and it only appends whole lines; what an interruption cut off is removed before anything is
added. So a game counts once, or is played again.
"""

import json
import os
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import IO, Any, Final

from keeling.kernel.messages import message, verbatim
from keeling.lab.contents import content_json
from keeling.lab.errors import BadFolder, folder_fault
from keeling.lab.game import Line
from keeling.lab.plan import Condition, Plan
from keeling.lab.reading import parse_plan
from keeling.titles import title_named

MARK: Final = "lab.json"
SOURCE: Final = "experiment.toml"
FORMAT: Final = "keeling-lab-1"
LOCK: Final = ".lock"
BEGUN: Final = (LOCK, f".{MARK}.new")
"""What lies in a folder that could not even be begun."""


class Folder:
    """An experiment's folder that is there; `claimed` makes one, `opened` finds one."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._files: dict[str, IO[bytes]] = {}
        self._lock: IO[bytes] | None = None

    # Whose it is

    @classmethod
    def claimed(cls, path: Path, plan: Plan, run: dict[str, Any]) -> "Folder":
        """The folder for the games of a plan, to be written by this process alone until it is closed.

        BadFolder for a folder of something else or of another experiment, one that cannot be written, and one that
        another process writes; then nothing has changed.
        """
        folder = cls(path)
        try:
            marks = folder._marks(plan)
            path.mkdir(parents=True, exist_ok=True)
            folder._hold()
            marks["runs"] = [*marks.get("runs", []), run]
            # First, so that a folder in which nothing else could be written is known when there is room again.
            folder._write(MARK, json.dumps(marks, indent=1) + "\n")
            folder._write(SOURCE, plan.source)
            (path / "rows").mkdir(exist_ok=True)
            for condition in plan.conditions:
                folder._mend(condition)
                folder._keep_content(plan, condition)
        except OSError as error:
            folder.close()
            raise folder_fault(path, error) from None
        return folder

    @classmethod
    def opened(cls, path: Path) -> tuple["Folder", Plan]:
        """The folder of an experiment and its plan, to be read; BadFolder if there is none."""
        folder = cls(path)
        if folder.marks() is None:
            raise BadFolder(message("error-lab-no-folder", folder=verbatim(path)))
        try:
            text = (path / SOURCE).read_text(encoding="utf-8")
        except (OSError, ValueError):
            raise BadFolder(message("error-lab-no-folder", folder=verbatim(path))) from None
        return folder, parse_plan(text, str(path / SOURCE))

    def marks(self) -> dict[str, Any] | None:
        """What the folder says of itself; None if it is none of an experiment."""
        try:
            marks: dict[str, Any] = json.loads((self.path / MARK).read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return None
        return marks if is_mark(marks) else None

    def _marks(self, plan: Plan) -> dict[str, Any]:
        if self.path.exists() and not self.path.is_dir():
            raise BadFolder(message("error-lab-no-directory", folder=verbatim(self.path)))
        marks = self.marks()
        if marks is None:
            if self.path.is_dir() and any(each.name not in BEGUN for each in self.path.iterdir()):
                raise BadFolder(message("error-lab-foreign", folder=verbatim(self.path)))
            return {"format": FORMAT, "identity": plan.identity}
        for name, value in plan.identity.items():
            if marks["identity"].get(name) != value:
                raise BadFolder(
                    message(
                        "error-lab-other",
                        folder=verbatim(self.path),
                        name=verbatim(name),
                        old=verbatim(marks["identity"].get(name)),
                        new=verbatim(value),
                    )
                )
        return marks

    def _hold(self) -> None:
        """Keep other processes from writing, where the system has such locks; they end with this process."""
        self._lock = (self.path / LOCK).open("ab")
        try:
            import fcntl
        except ImportError:
            return
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self.close()
            raise BadFolder(message("error-lab-busy", folder=verbatim(self.path))) from None

    # Games

    def rows_file(self, condition: Condition) -> Path:
        """Where the games of a condition stand."""
        return self.path / "rows" / f"{condition.key}.jsonl"

    def lines(self, condition: Condition) -> Iterator[dict[str, Any]]:
        """The games of a condition as they came, a cut-off last line left out; BadFolder for a damaged one."""
        for number, line in enumerate(self._whole_lines(condition), 1):
            try:
                values = json.loads(line)
                if not is_game(values):
                    raise ValueError
            except (ValueError, RecursionError):
                raise BadFolder(
                    message("error-lab-line", file=verbatim(self.rows_file(condition)), number=number)
                ) from None
            yield values

    def _whole_lines(self, condition: Condition) -> Iterator[bytes]:
        try:
            with self.rows_file(condition).open("rb") as file:
                for line in file:
                    if line.endswith(b"\n"):
                        yield line
        except FileNotFoundError:
            return
        except OSError as error:
            raise folder_fault(self.path, error) from None

    def played(self, condition: Condition) -> set[int]:
        """The numbers of the games of a condition that are there."""
        return {line["game"] for line in self.lines(condition)}

    def figures(self, condition: Condition, replications: int) -> list[dict[str, Any]]:
        """The figures of the games of a condition by their numbers, each once, with the number as `game`."""
        found = {
            line["game"]: {"game": line["game"], **line["figures"]}
            for line in self.lines(condition)
            if line["game"] < replications
        }
        return [found[game] for game in sorted(found)]

    def curves(self, condition: Condition, replications: int) -> Iterator[tuple[int, dict[str, Any]]]:
        """The numbers of the games of a condition, and the curves of each."""
        for line in self.lines(condition):
            if line["game"] < replications:
                yield line["game"], line["rounds"]

    def digest(self, plan: Plan) -> str:
        """One text for all games of the plan that are there, however they were played: a hash of the sorted rows."""
        whole = sha256()
        for condition in sorted(plan.conditions, key=lambda each: each.key):
            rows = {
                line["game"]: sha256(as_json(line["figures"]).encode()).hexdigest()
                for line in self.lines(condition)
                if line["game"] < plan.replications
            }
            for game in sorted(rows):
                whole.update(f"{condition.key} {game} {rows[game]}\n".encode())
        return whole.hexdigest()

    # Writing

    def add(self, lines: list[Line]) -> None:
        """Append what was played; BadFolder if it cannot be written, for example because the disk is full."""
        try:
            for line in lines:
                if line.record:
                    kind = "failed" if line.failed else "records"
                    (self.path / kind).mkdir(exist_ok=True)
                    (self.path / kind / f"{line.condition}-{line.game}.json").write_text(line.record, encoding="utf-8")
                if not line.failed:
                    values = {"game": line.game, "figures": line.figures, "rounds": line.rounds}
                    self._file(line.condition).write(as_json(values).encode() + b"\n")
            for file in self._files.values():
                file.flush()
        except OSError as error:
            raise folder_fault(self.path, error) from None

    def _file(self, key: str) -> IO[bytes]:
        if key not in self._files:
            while len(self._files) >= 8:
                self._files.pop(next(iter(self._files))).close()
            self._files[key] = (self.path / "rows" / f"{key}.jsonl").open("ab")
        return self._files[key]

    def _mend(self, condition: Condition) -> None:
        """Remove what an interruption has cut off from the end of a condition's games."""
        path = self.rows_file(condition)
        if not path.exists():
            return
        whole = sum(len(line) for line in self._whole_lines(condition))
        if whole < path.stat().st_size:
            os.truncate(path, whole)

    def content_file(self, condition: Condition) -> Path:
        """Where the content of a condition stands if it is not the title's own."""
        return self.path / "contents" / f"{condition.key}.json"

    def _keep_content(self, plan: Plan, condition: Condition) -> None:
        if condition.content:
            file = self.content_file(condition)
            file.parent.mkdir(exist_ok=True)
            self._write(f"contents/{file.name}", content_json(title_named(plan.title), condition.content))

    def _write(self, name: str, text: str) -> None:
        """Write a file whole or not at all, even if the machine stops at once."""
        temporary = self.path / f".{name.replace('/', '.')}.new"
        with temporary.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, self.path / name)

    def close(self) -> None:
        """Nothing more is written."""
        for file in self._files.values():
            try:
                file.close()
            except OSError:
                continue  # a full disk: what could be flushed is there
        self._files = {}
        if self._lock is not None:
            self._lock.close()
            self._lock = None


def is_mark(marks: Any) -> bool:
    """Whether this is what a folder says of itself."""
    if not isinstance(marks, dict) or marks.get("format") != FORMAT or not isinstance(marks.get("identity"), dict):
        return False
    runs = marks.get("runs", [])
    return isinstance(runs, list) and all(isinstance(run, dict) for run in runs)


def is_game(line: Any) -> bool:
    """Whether a line has what all games have: a number, figures with a worth for each bot, and curves."""
    if not isinstance(line, dict) or type(line.get("game")) is not int or line["game"] < 0:
        return False
    figures, rounds = line.get("figures"), line.get("rounds")
    if not isinstance(figures, dict) or not isinstance(rounds, dict):
        return False
    worth, bots = figures.get("worth"), figures.get("bots")
    return (
        isinstance(worth, list)
        and isinstance(bots, list)
        and len(worth) == len(bots) > 0
        and all(isinstance(each, int) for each in worth)
        and all(isinstance(each, str) for each in bots)
        and isinstance(figures.get("defeat"), int)
        and all(isinstance(curve, list) for curve in rounds.values())
    )


def as_json(values: Any) -> str:
    """The shortest text of these values, always the same for equal ones."""
    return json.dumps(values, sort_keys=True, separators=(",", ":"))
