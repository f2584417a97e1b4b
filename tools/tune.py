"""Find better weights for the `greedy` bot of a title, by playing.

    python tools/tune.py second-chance-cooperative --games 4:9 3:3 2:3 1:2 --minutes 30 --write

The weights are the whole numbers, and lists of them, that stand as constants in the evaluation modules of a title.
Since compiled code has its constants built in, a copy of the program is made under build/tune in which they can be
changed. Then generation after generation plays: candidates are mutations of the present weights, all of a generation
play the same new deals, and the weights move to the mean of the best quarter. `--games` says how many games a
candidate plays, by number of players; a rule option may follow (`4:5:start_co2=zero`).

What is wanted: to survive first, then to get far, then points. The same seed, games and number of generations give
the same weights. With --write the constants in the source are replaced, otherwise the new ones are printed. Look
afterwards, with `keeling simulate` and other seeds, whether the bot has become better.
"""

import argparse
import ast
import json
import math
import os
import random
import shutil
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from keeling.bots.playout import play_some
from keeling.bots.spec import bot_for
from keeling.kernel.generator import derive
from keeling.kernel.title import Setup
from keeling.titles import title_named, title_names

ROOT = Path(__file__).resolve().parents[1]
COPIES = ROOT / "build" / "tune"
NOT_WEIGHTS = {"POINT", "COMMON_DEFEAT", "STRIDE", "KINDS"}
"""Constants of the evaluations that are no opinions."""
MODULES = {
    "second-chance-cooperative": ("evaluation_team", "evaluation_goals"),
    "second-chance-competitive": ("evaluation_company",),
}
"""Where the weights of a title stand, if not in its module `evaluation`."""
SINGLE = -1

WON = 1000.0
DECADE = 100.0
MOST_POINTS = 300.0


class Weight(NamedTuple):
    """A weight of an evaluation module: a constant, or an entry of a list."""

    module: str
    name: str
    place: int  # in the list, or SINGLE


class Case(NamedTuple):
    """So many games with so many players and these options."""

    players: int
    games: int
    options: dict[str, object]


# The weights in the source


def evaluation_files(title: str, root: Path) -> list[Path]:
    """The modules with the weights of a title."""
    folder = root / "src" / Path(*type(title_named(title)).__module__.split(".")[:-1])
    return [folder / f"{name}.py" for name in MODULES.get(title, ("evaluation",))]


def constants(file: Path) -> dict[str, ast.AnnAssign]:
    """The constants of a module that are whole numbers or lists, by name."""
    found: dict[str, ast.AnnAssign] = {}
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            number = isinstance(node.value, ast.Constant) and isinstance(node.value.value, int)
            if (number or isinstance(node.value, ast.List)) and node.target.id not in NOT_WEIGHTS:
                found[node.target.id] = node
    return found


def weights_in(file: Path) -> dict[Weight, int]:
    """The weights of a module with their values; a list made of other constants has none of its own."""
    found = {}
    for name, node in constants(file).items():
        if isinstance(node.value, ast.Constant):
            found[Weight(file.stem, name, SINGLE)] = ast.literal_eval(node.value)
        elif isinstance(node.value, ast.List):
            for index, entry in enumerate(node.value.elts):
                if isinstance(entry, ast.Constant):
                    found[Weight(file.stem, name, index)] = ast.literal_eval(entry)
    return found


def derived_lists(file: Path) -> dict[str, list[str]]:
    """The lists of a module that are made of its constants."""
    lists = {name: node.value.elts for name, node in constants(file).items() if isinstance(node.value, ast.List)}
    named = {name: [entry.id for entry in entries if isinstance(entry, ast.Name)] for name, entries in lists.items()}
    return {name: parts for name, parts in named.items() if parts}


def replace(file: Path, changes: list[tuple[ast.expr | ast.stmt, str]]) -> None:
    """Put other texts in the places of some nodes of a module."""
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    for node, text in sorted(changes, key=lambda change: (change[0].lineno, change[0].col_offset), reverse=True):
        last = (node.end_lineno or node.lineno) - 1
        after = lines[last].encode()[node.end_col_offset :].decode()
        before = lines[node.lineno - 1].encode()[: node.col_offset].decode()
        lines[node.lineno - 1 : last + 1] = [before + text + after]
    file.write_text("".join(lines), encoding="utf-8")


def write_weights(file: Path, weights: dict[Weight, int]) -> None:
    """Replace the weights in the source of their module."""
    changes: list[tuple[ast.expr | ast.stmt, str]] = []
    for name, node in constants(file).items():
        if isinstance(node.value, ast.Constant):
            changes.append((node.value, str(weights[Weight(file.stem, name, SINGLE)])))
        elif isinstance(node.value, ast.List):
            for index, entry in enumerate(node.value.elts):
                if isinstance(entry, ast.Constant):
                    changes.append((entry, str(weights[Weight(file.stem, name, index)])))
    replace(file, changes)


# The copy in which they can be changed


def make_copy(title: str) -> Path:
    """A compiled copy of the program whose single weights are entries of lists; the folder to import it from."""
    copy = COPIES / title
    shutil.rmtree(copy / "src", ignore_errors=True)
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    (copy / "tools").mkdir(exist_ok=True)
    shutil.copy(ROOT / "tools" / "compile.py", copy / "tools")
    shutil.copy(ROOT / "pyproject.toml", copy)
    for file in evaluation_files(title, copy):
        loosen(file)
    subprocess.run([sys.executable, str(copy / "tools" / "compile.py")], check=True)
    return copy / "src"


def loosen(file: Path) -> None:
    """Turn the single weights of a module into entries of its list LOOSE, wherever they are used."""
    single = [name for name, node in constants(file).items() if isinstance(node.value, ast.Constant)]
    if not single:
        return
    values = [weights_in(file)[Weight(file.stem, name, SINGLE)] for name in single]
    definitions = [constants(file)[name] for name in single]
    changes: list[tuple[ast.expr | ast.stmt, str]] = [(definitions[0], f"LOOSE: Final[list[int]] = {values}")]
    changes += [(node, "") for node in definitions[1:]]
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in single:
            changes.append((node, f"LOOSE[{single.index(node.id)}]"))
    replace(file, changes)


# Playing, in the copy


class Table:
    """Plays games with changing weights; lives in a process that has imported the copy."""

    def __init__(self, title: str, weights: list[Weight], derived: dict[str, dict[str, list[str]]]) -> None:
        self.title = title_named(title)
        package = type(self.title).__module__.rpartition(".")[0]
        self.modules: dict[str, Any] = {name: import_module(f"{package}.{name}") for name in derived}
        self.weights = weights
        self.derived = derived

    def put(self, values: list[int]) -> None:
        """Change the weights; lists that are made of them follow."""
        single: dict[str, dict[str, int]] = {name: {} for name in self.modules}
        for weight, value in zip(self.weights, values, strict=True):
            if weight.place == SINGLE:
                single[weight.module][weight.name] = value
            else:
                getattr(self.modules[weight.module], weight.name)[weight.place] = value
        for name, module in self.modules.items():
            if single[name]:
                module.LOOSE[:] = list(single[name].values())
            for target, parts in self.derived[name].items():
                getattr(module, target)[:] = [single[name][part] for part in parts]

    def play(self, players: int, options: dict[str, object], seed: int) -> tuple[float, int]:
        """One game of greedy bots: what it is worth, and whether anybody won."""
        g: Any = Setup.of(self.title, players, seed, options).start()
        bots = [bot_for("greedy", derive(seed, seat)) for seat in range(players)]
        while g.decision is not None:
            play_some(g, bots, 50, False)
        outcome = self.title.outcome(g)
        points = max(-MOST_POINTS, min(MOST_POINTS, sum(outcome.scores) / players))
        return WON * bool(outcome.winners) + DECADE * g.decade + points, bool(outcome.winners)


tables: list[Table] = []


def begin(title: str, weights: list[Weight], derived: dict[str, dict[str, list[str]]]) -> None:
    """What a process does first."""
    tables.append(Table(title, weights, derived))


def try_out(values: list[int], games: list[tuple[int, dict[str, object], int]]) -> tuple[float, int]:
    """The mean worth of these games with these weights, and how many were won."""
    tables[0].put(values)
    results = [tables[0].play(*game) for game in games]
    return sum(worth for worth, _ in results) / len(results), sum(won for _, won in results)


def search(task: dict[str, Any]) -> list[int]:
    """The search itself: an evolution strategy on the logarithms of the weights."""
    weights = [Weight(*weight) for weight in task["weights"]]
    centre = [float(value) for value in task["values"]]
    cases = [Case(*case) for case in task["cases"]]
    count, spread = task["candidates"], task["spread"]
    best = max(2, count // 4)
    share = [math.log(best + 1) - math.log(rank + 1) for rank in range(best)]
    chance = random.Random(task["seed"])
    started = time.monotonic()
    generation = 0
    begin_with = (task["title"], weights, task["derived"])
    with ProcessPoolExecutor(task["workers"], get_context("spawn"), initializer=begin, initargs=begin_with) as pool:
        while generation < task["generations"] and time.monotonic() - started < 60 * task["minutes"]:
            generation += 1
            games = [(c.players, c.options, chance.randrange(1 << 40)) for c in cases for _ in range(c.games)]
            candidates = [centre] + [mutation(centre, spread, chance) for _ in range(count - 1)]
            results = list(pool.map(try_out, [rounded(one) for one in candidates], [games] * count))
            ranked = sorted(range(count), key=lambda n: -results[n][0])[:best]
            print(
                f"{generation}: present {results[0][0]:.0f}, {results[0][1]} of {len(games)} won; "
                f"best {results[ranked[0]][0]:.0f}, {results[ranked[0]][1]} won; {time.monotonic() - started:.0f} s",
                flush=True,
            )
            centre = [mean([candidates[n][k] for n in ranked], share) for k in range(len(centre))]
    return rounded(centre)


def mean(values: list[float], shares: list[float]) -> float:
    """The geometric mean of values that have one sign; 0 if they are 0."""
    if not values[0]:
        return 0.0
    logarithm = sum(share * math.log(abs(value)) for share, value in zip(shares, values, strict=True)) / sum(shares)
    return math.copysign(math.exp(logarithm), values[0])


def mutation(centre: list[float], spread: float, chance: random.Random) -> list[float]:
    """Half of the weights multiplied by something; zeros stay."""
    return [value * math.exp(chance.gauss(0, spread)) if chance.random() < 0.5 else value for value in centre]


def rounded(values: list[float]) -> list[int]:
    """Whole weights; none becomes zero that was not."""
    return [round(value) or (int(math.copysign(1, value)) if value else 0) for value in values]


# The command


def parse_case(text: str) -> Case:
    """PLAYERS:GAMES[:NAME=VALUE,...]"""
    parts = text.split(":")
    try:
        players, games = int(parts[0]), int(parts[1])
        pairs = [pair.split("=", 1) for pair in ":".join(parts[2:]).split(",") if pair]
        options: dict[str, object] = {name: value.strip() for name, value in pairs}
    except (ValueError, IndexError):
        raise argparse.ArgumentTypeError(f"'{text}' is not PLAYERS:GAMES or PLAYERS:GAMES:NAME=VALUE,...") from None
    return Case(players, games, options)


def main() -> None:
    """Make the copy, search in it, print or write what was found."""
    if len(sys.argv) == 2 and sys.argv[1] == "--in-copy":
        print(json.dumps(search(json.load(sys.stdin))), file=sys.stderr)
        return
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title", choices=[name for name in title_names() if name != "nim"])
    parser.add_argument("--games", nargs="+", type=parse_case, required=True, metavar="PLAYERS:GAMES[:OPTIONS]")
    parser.add_argument("--minutes", type=float, default=30, help="stop after the generation that ends later (30)")
    parser.add_argument("--generations", type=int, default=1_000_000, help="at most so many")
    parser.add_argument("--candidates", type=int, default=14, help="of each generation (14)")
    parser.add_argument("--spread", type=float, default=0.2, help="of a mutation, in logarithms (0.2)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true", help="replace the weights in the source")
    arguments = parser.parse_args()
    files = evaluation_files(arguments.title, ROOT)
    present = {weight: value for file in files for weight, value in weights_in(file).items()}
    if not present:
        parser.error(f"'{arguments.title}' has no evaluation with weights")
    copy = make_copy(arguments.title)
    task = vars(arguments) | {
        "weights": list(present),
        "values": list(present.values()),
        "cases": arguments.games,
        "derived": {file.stem: derived_lists(file) for file in files},
    }
    done = subprocess.run(
        [sys.executable, __file__, "--in-copy"],
        input=json.dumps(task),
        stderr=subprocess.PIPE,
        text=True,
        check=False,
        env=os.environ | {"PYTHONPATH": str(copy), "KEELING_BUILD": "compiled"},
    )
    if done.returncode != 0:
        sys.exit(done.stderr)
    found = dict(zip(present, json.loads(done.stderr.strip().splitlines()[-1]), strict=True))
    for weight, value in found.items():
        place = f"[{weight.place}]" if weight.place >= 0 else ""
        print(f"{weight.module} {weight.name}{place}: {present[weight]} -> {value}")
    if arguments.write:
        for file in files:
            write_weights(file, found)


if __name__ == "__main__":
    main()
