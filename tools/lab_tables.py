"""The tables of docs/lab and of docs/climate-policy.md, from the games of experiments.

    keeling lab run experiments/tax-rate.toml -o build/tax-rate
    python tools/lab_tables.py build/tax-rate [build/cap ...] [--write]

A document says which table stands where; what stands between two marks is replaced:

    <!-- lab tax-rate means co2_final defeat worth_mean -->
    <!-- end of lab -->

| table | |
|---|---|
| `means FIGURES` | a row for each condition, a column for each figure |
| `differences FIGURES` | each condition less its reference, game by game |
| `cross ROWS COLUMNS FIGURE` | one figure, the values of one factor down and those of another across |
| `gains [POPULATION]` | in populations of two kinds, how much more the rarer kind is worth than the other |
| `about` | how many games, under which options and seed, and their digest |

Without --write the tables are printed. The games follow from the seed of the experiment, so the same program gives the
same tables.
"""

import argparse
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

from keeling.bots.intervals import Estimate
from keeling.lab.findings import gains
from keeling.lab.folder import Folder
from keeling.lab.plan import Plan, shown
from keeling.lab.summary import MEASURES, SHARES, Line, summarise

ROOT: Final = Path(__file__).resolve().parents[1]
DOCUMENTS: Final = ROOT / "docs"
MARK: Final = re.compile(r"<!-- lab ([\w-]+) (\w+)((?: [^\n]+?)?) -->\n(.*?)<!-- end of lab -->", re.DOTALL)
PER_MILLE: Final = frozenset(["gini", "permit_concentration"])
HEADS: Final = {
    "defeat": "common defeat",
    "co2_final": "ppm at the end",
    "co2_peak": "highest ppm",
    "worth_mean": "worth (points)",
    "gini": "inequality (per mille)",
    "cost_per_ppm": "points for a ppm less",
    "permit_concentration": "concentration of permits (per mille)",
}
"""Figures whose names need more words in a table than the name itself."""
COST: Final = "cost_per_ppm"
Table = tuple[Sequence[str], list[list[str]]]


class Results:
    """The games of one experiment, and the tables that can be made of them."""

    def __init__(self, path: Path) -> None:
        self.folder, self.plan = Folder.opened(path)
        self.lines = summarise(self.folder, self.plan)

    def table(self, kind: str, words: list[str]) -> str:
        """The table of that kind as Markdown; SystemExit says what is wrong with its mark."""
        makers: dict[str, Callable[[list[str]], Table]] = {
            "means": self.means,
            "differences": self.differences,
            "cross": self.cross,
            "gains": self.gains,
        }
        if kind == "about":
            return self.about() + "\n"
        if kind not in makers:
            raise SystemExit(f"{self.plan.name}: there is no table {kind}; there is about, {', '.join(makers)}.")
        heads, rows = makers[kind](words)
        lines = ["| " + " | ".join(row) + " |" for row in (heads, *rows)]
        lines.insert(1, "|---" * len(heads) + "|")
        return "\n".join(lines) + "\n"

    def about(self) -> str:
        """How many games of what, and by which they can be made again."""
        counts = sorted({line.games for line in self.lines})
        games = str(counts[0]) if len(counts) == 1 else f"{counts[0]} to {counts[-1]}"
        marks = self.folder.marks() or {}
        players = sorted({each.players for each in self.plan.conditions})
        options = ", ".join(f"`{name}={shown(value)}`" for name, value in self.fixed().items())
        return (
            f"{games} games for each of {len(self.lines)} conditions, {' or '.join(map(str, players))} players, "
            f"{options + ', ' if options else ''}everything else by default; seed `{self.plan.seed}`, rules version "
            f"{marks['identity']['rules_version']}, digest `{self.folder.digest(self.plan)[:12]}`. "
            "Intervals are 95 %; \\* the interval of the difference excludes zero."
        )

    def fixed(self) -> dict[str, object]:
        """The options that all conditions share and that are no factor."""
        first, *others = self.plan.conditions
        return {
            name: value
            for name, value in first.options.items()
            if name not in self.plan.factors and all(each.options.get(name) == value for each in others)
        }

    def means(self, names: list[str]) -> Table:
        """A row for each condition."""
        check_names(self.plan, names)
        rows = [[label(line), *(figure(line.means.get(name), name) for name in names)] for line in self.lines]
        return ["condition", *map(head, names)], rows

    def differences(self, names: list[str]) -> Table:
        """A row for each condition that has a reference; `cost_per_ppm` is what a company gives up for a ppm less."""
        check_names(self.plan, [name for name in names if name != COST])
        rows = [
            [label(line), line.reference.label, *(change(line, name) for name in names)]
            for line in self.lines
            if line.reference is not None
        ]
        return ["condition", "against", *map(head, names)], rows

    def cross(self, words: list[str]) -> Table:
        """One figure by two factors."""
        if len(words) != 3 or not set(words[:2]) <= set(self.plan.factors):
            raise SystemExit(
                f"{self.plan.name}: cross takes two factors ({', '.join(self.plan.factors)}) and a figure."
            )
        down, across, name = words
        check_names(self.plan, [name])
        places = {(line.condition.factors[down], line.condition.factors[across]): line for line in self.lines}
        columns = list(dict.fromkeys(each for _, each in places))
        rows = [
            [row, *(cross_cell(places.get((row, column)), name) for column in columns)]
            for row in dict.fromkeys(each for each, _ in places)
        ]
        return [f"{head(name)} by {down}", *columns], rows

    def gains(self, words: list[str]) -> Table:
        """Where kinds of companies meet, how much more the rarer one is worth."""
        only = " ".join(words)
        rows = [
            [each.condition.label, f"{each.bot} {figure(each.worth)}", f"{each.other} {figure(each.other_worth)}",
             figure(each.difference) + " \\*" * each.is_sure]
            for each in gains(self.folder, self.plan)
            if only in ("", each.condition.factors.get("bots"))
        ]  # fmt: skip
        return ["condition", "the rarer kind", "the other", "difference"], rows


def check_names(plan: Plan, names: list[str]) -> None:
    """Stop at a figure that the lab does not have."""
    unknown = [name for name in names if name not in MEASURES]
    if unknown or not names:
        wrong = ", ".join(unknown) or "without a name"
        raise SystemExit(f"{plan.name}: there is no figure {wrong}; there is {', '.join(MEASURES)}.")


def label(line: Line) -> str:
    """What a condition is called in a table."""
    return line.condition.label


def head(name: str) -> str:
    """What a figure is called in a table."""
    return HEADS.get(name, name.replace("_", " "))


def figure(each: Estimate | None, name: str = "", signed: bool = False) -> str:
    """`83 (81 to 85)`, shares in percent; small figures with a decimal."""
    if each is None or each.mean is None:
        return "-"
    scale, sign = (100, " %") if name in SHARES else (1, "")
    digits = 0 if name in SHARES or name in PER_MILLE or abs(scale * each.mean) >= 10 else 1
    form = f"{'+' if signed else ''}.{digits}f"

    def told(value: float) -> str:
        text = f"{scale * value:{form}}"
        return text.lstrip("+-") if float(text) == 0 else text

    if each.low is None or each.high is None:
        return told(each.mean) + sign
    return f"{told(each.mean)}{sign} ({told(each.low)} to {told(each.high)})"


def change(line: Line, name: str) -> str:
    """A difference, with a star where it is sure."""
    if name == COST:
        return "-" if line.cost_per_ppm is None else f"{line.cost_per_ppm:z.2f}"
    each = line.differences.get(name)
    return "-" if each is None else figure(each.paired, name, signed=True) + " \\*" * each.is_sure


def cross_cell(line: Line | None, name: str) -> str:
    """A figure of a condition that may not be there."""
    return "-" if line is None else figure(line.means.get(name), name)


def documents() -> Iterator[Path]:
    """Every page that may hold a table."""
    return iter(sorted(DOCUMENTS.rglob("*.md")))


def filled(text: str, results: Results) -> tuple[str, int]:
    """A page with the tables of this experiment made anew, and how many there are."""
    count = 0

    def anew(mark: re.Match[str]) -> str:
        nonlocal count
        if mark[1] != results.plan.name:
            return mark[0]
        count += 1
        words = mark[3].split()
        table = results.table(mark[2], words)
        return f"<!-- lab {' '.join([mark[1], mark[2], *words])} -->\n{table}<!-- end of lab -->"

    return MARK.sub(anew, text), count


def main() -> None:
    """Print or write the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", type=Path, nargs="+", metavar="FOLDER", help="the folder of an experiment")
    parser.add_argument("--write", action="store_true", help="replace the tables in the documents")
    arguments = parser.parse_args()
    for path in arguments.folders:
        results = Results(path)
        found = 0
        for document in documents():
            before = document.read_text(encoding="utf-8")
            after, count = filled(before, results)
            found += count
            if arguments.write and after != before:
                document.write_text(after, encoding="utf-8")
                print(f"written: {document.relative_to(ROOT)}")
            elif not arguments.write:
                for mark in MARK.finditer(after):
                    if mark[1] == results.plan.name:
                        print(mark[0], end="\n\n")
        if not found:
            print(f"No document has a mark for {results.plan.name}.")


if __name__ == "__main__":
    main()
