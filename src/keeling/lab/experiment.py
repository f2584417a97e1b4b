"""Experiments for programs: read a file, run it, look at its games as rows or as frames of pandas.

from keeling.lab import Experiment

experiment = Experiment.read("experiments/smoke.toml")
experiment.run("build/smoke", workers=2)
print(experiment.summary()[0].means["co2_final"])
"""

from concurrent.futures import Executor
from pathlib import Path
from typing import Any

from keeling.lab.errors import needs
from keeling.lab.executors import processes
from keeling.lab.folder import Folder
from keeling.lab.plan import Condition, Plan
from keeling.lab.reading import parse_plan, read_plan
from keeling.lab.run import Outcome, run_plan
from keeling.lab.summary import Line, summarise


class Experiment:
    """A checked experiment, and the folder of its games once it has one."""

    def __init__(self, plan: Plan, folder: Path | None = None) -> None:
        self.plan = plan
        self.folder = folder

    @classmethod
    def read(cls, file: str | Path) -> "Experiment":
        """The experiment of a file; BadExperiment says what is wrong with it."""
        return cls(read_plan(Path(file)))

    @classmethod
    def parse(cls, text: str) -> "Experiment":
        """The experiment of a TOML text."""
        return cls(parse_plan(text, "experiment"))

    @classmethod
    def open(cls, folder: str | Path) -> "Experiment":
        """The experiment whose games are in a folder; BadFolder if there are none."""
        found, plan = Folder.opened(Path(folder))
        return cls(plan, found.path)

    def run(self, folder: str | Path, workers: int = 1, records: int = 0, executor: Executor | None = None) -> Outcome:
        """Play what is missing: here, in so many processes, or through any executor of the standard library's kind.

        With several processes a script needs `if __name__ == "__main__":`.
        """
        self.folder = Path(folder)
        if executor is not None:
            return run_plan(self.plan, self.folder, executor, workers, records)
        with processes(workers) as own:
            return run_plan(self.plan, self.folder, own, workers, records)

    @property
    def conditions(self) -> list[Condition]:
        """All conditions in their order."""
        return self.plan.conditions

    def rows(self) -> list[dict[str, Any]]:
        """A dictionary for each game: its condition, its factors and all figures."""
        folder = self._own()
        return [
            {"condition": each.key, "label": each.label, **each.factors, **row}
            for each in self.conditions
            for row in folder.figures(each, self.plan.replications)
        ]

    def round_rows(self) -> list[dict[str, Any]]:
        """A dictionary for each game and row of its books (or each decade)."""
        folder = self._own()
        return [
            {"condition": each.key, **each.factors, "game": game, "row": place, **picked(curves, place)}
            for each in self.conditions
            for game, curves in folder.curves(each, self.plan.replications)
            for place in range(len(next(iter(curves.values()), [])))
        ]

    def frame(self) -> Any:
        """`rows` as a frame of pandas; NotInstalled without it."""
        return _frame(self.rows())

    def rounds(self) -> Any:
        """`round_rows` as a frame of pandas; NotInstalled without it."""
        return _frame(self.round_rows())

    def summary(self) -> list[Line]:
        """Means with intervals, and differences to the reference, a line for each condition."""
        return summarise(self._own(), self.plan)

    def report(self, folder: str | Path | None = None) -> Path:
        """Write the report, in English, and return the path of its page; NotInstalled without Altair."""
        from keeling.lab.report import write_report

        return write_report(self._own(), self.plan, None if folder is None else Path(folder))

    def digest(self) -> str:
        """One text for all games there are."""
        return self._own().digest(self.plan)

    def _own(self) -> Folder:
        if self.folder is None:
            raise ValueError("run the experiment first, or open its folder")
        return Folder.opened(self.folder)[0]


def picked(curves: dict[str, list[Any]], place: int) -> dict[str, Any]:
    """One row of all curves; curves by company give a list."""
    return {
        name: [column[place] for column in values] if values and isinstance(values[0], list) else values[place]
        for name, values in curves.items()
    }


def _frame(rows: list[dict[str, Any]]) -> Any:
    try:
        import pandas
    except ImportError:
        raise needs("pandas") from None
    return pandas.DataFrame(rows)
