"""The first table of docs/climate-policy.md: what the nine policies do to four greedy companies.

    python tools/policy_table.py [--games 200] [--workers 2] [--write]

For every policy four companies play, first careful ones (`greedy`), then such that do not fear common defeat
(`greedy:heedless`). Without --write the table is printed, with it the part of the document between its two marks is
replaced. The games follow from the seed alone, so the same program gives the same table.
"""

import argparse
import math
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

import keeling
from keeling.bots.playout import play_some
from keeling.bots.spec import bot_for
from keeling.kernel.seeds import bot_seed, series_seed
from keeling.kernel.title import Setup
from keeling.titles import title_named
from keeling.titles.climate_policy.options import POLICIES

ROOT = Path(__file__).resolve().parents[1]
DOCUMENT = ROOT / "docs" / "climate-policy.md"
BEGIN = "<!-- table by tools/policy_table.py -->"
END = "<!-- end of table -->"

COMPANIES = (("careful", "greedy"), ("heedless", "greedy:heedless"))
PLAYERS = 4
SEED = "2026"
CONFIDENT = 1.96  # normal quantile of an interval of 95 %


class Condition(NamedTuple):
    """One line of the table: a policy, a kind of company, and how many games are played."""

    policy: str
    kind: str
    bot: str
    games: int
    trade_mode: str


class Game(NamedTuple):
    """What counts of a game: common defeat, CO2 at the end, and the mean worth of a company (none in defeat)."""

    defeat: bool
    ppm: int
    worth: float


def play(condition: Condition) -> list[Game]:
    """Play the games of a condition."""
    title = title_named("climate-policy")
    options = {"policy": condition.policy, "trade_mode": condition.trade_mode}
    games = []
    for number in range(condition.games):
        seed = series_seed(SEED, number)
        g = Setup.of(title, PLAYERS, seed, options).start()
        bots = [bot_for(condition.bot, bot_seed(seed, seat), title, PLAYERS) for seat in range(PLAYERS)]
        while g.decision is not None:
            play_some(g, bots, 50, False)
        outcome = title.outcome(g)
        games.append(Game(not outcome.winners, g.co2, sum(outcome.scores) / PLAYERS))
    return games


def share(hits: int, of: int) -> str:
    """A share in per cent with its Wilson interval."""
    if of == 0:
        return "-"
    p = hits / of
    square = CONFIDENT**2
    middle = (p + square / (2 * of)) / (1 + square / of)
    half = CONFIDENT * math.sqrt(p * (1 - p) / of + square / (4 * of**2)) / (1 + square / of)
    return f"{100 * p:.0f} % ({100 * max(0.0, middle - half):.0f} to {100 * min(1.0, middle + half):.0f})"


def mean(values: list[float]) -> str:
    """A mean with its interval, by the normal approximation; too few values have none."""
    if len(values) < 2:
        return "-"
    average = sum(values) / len(values)
    variance = sum((value - average) ** 2 for value in values) / (len(values) - 1)
    return f"{average:.0f} ± {CONFIDENT * math.sqrt(variance / len(values)):.1f}"


def row(condition: Condition, games: list[Game]) -> str:
    """A line of the table."""
    cells = (
        condition.policy,
        condition.kind,
        share(sum(game.defeat for game in games), len(games)),
        mean([float(game.ppm) for game in games]),
        mean([game.worth for game in games if not game.defeat]),
        mean([0.0 if game.defeat else game.worth for game in games]),
    )
    return "| " + " | ".join(cells) + " |"


def main() -> None:
    """Play everything and print or write the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--trade-mode", default="compliance", choices=("off", "compliance", "free"))
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    conditions = [
        Condition(policy, kind, bot, arguments.games, arguments.trade_mode)
        for policy in POLICIES
        for kind, bot in COMPANIES
    ]
    lines = [
        f"{arguments.games} games for each line, {PLAYERS} companies, `trade_mode={arguments.trade_mode}`, "
        f"everything else by default, series seed {SEED}; 95 % intervals.",
        "",
        "| policy | companies | common defeat | CO2 at the end (ppm) | worth of a company, if not defeated "
        "| worth, defeat counting 0 |",
        "|---|---|---|---|---|---|",
    ]
    with ProcessPoolExecutor(arguments.workers, multiprocessing.get_context("spawn")) as pool:
        for condition, games in zip(conditions, pool.map(play, conditions), strict=True):
            lines.append(row(condition, games))
            print(lines[-1], flush=True)
    if arguments.write:
        text = DOCUMENT.read_text(encoding="utf-8")
        before, begin, rest = text.partition(BEGIN)
        _, end, after = rest.partition(END)
        if not (begin and end):
            raise SystemExit(f"{DOCUMENT.relative_to(ROOT)} has no marks {BEGIN} and {END}; nothing is written.")
        DOCUMENT.write_text(before + BEGIN + "\n" + "\n".join(lines) + "\n" + END + after, encoding="utf-8")
        print(f"written: {DOCUMENT.relative_to(ROOT)} ({keeling.BUILD} build)")


if __name__ == "__main__":
    main()
