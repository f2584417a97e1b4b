"""Find better weights for the `greedy` bot of a title, by playing.

    python tools/tune.py second-chance-cooperative --games 4:9 3:3 2:3 1:2 --minutes 30 --write

The weights are the whole numbers, and lists of them, in the title's file of `src/keeling/bots/opinions/weights`.
Generation after generation plays: candidates are mutations of the present weights, all of a generation play the same
new deals, and the weights move to the mean of the best quarter. `--games` says how many games a candidate plays, by
number of players; a rule option may follow (`4:5:start_co2=zero`). With `--players 4` only the weights for four
players change, otherwise those of all numbers of players that have no other.

What is wanted: to survive first, then to get far, then points. The same seed, games and number of generations give
the same weights. With --write the weights in the file are replaced, otherwise the new ones are printed. Look
afterwards, with `keeling simulate` and other seeds, whether the bot has become better.
"""

import argparse
import math
import os
import random
import re
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from keeling.bots.bot import Bot
from keeling.bots.greedy import GreedyBot
from keeling.bots.opinions import opinion_name, opinion_with
from keeling.bots.opinions.weights import FOLDER, Weights, read_weights
from keeling.bots.playout import play_some
from keeling.kernel.generator import derive
from keeling.kernel.title import Setup
from keeling.titles import title_named, title_names

SINGLE = -1
ANY_NUMBER = 0

WON = 1000.0
DECADE = 100.0
MOST_POINTS = 300.0

Values = dict[str, Any]
"""Weights by name: whole numbers and lists of them."""


class Weight(NamedTuple):
    """A weight of a file: a number, or an entry of a list."""

    name: str
    place: int  # in the list, or SINGLE


class Tuned(NamedTuple):
    """Whose weights are looked for: a title and its file; for so many players, or ANY_NUMBER."""

    title: str
    file: Path
    players: int


class Case(NamedTuple):
    """So many games with so many players and these options."""

    players: int
    games: int
    options: dict[str, object]


# The weights in the file


def weights_file(title: str) -> Path:
    """The file with the weights of a title."""
    return FOLDER / f"{opinion_name(title_named(title))}.toml"


def flat(values: Values) -> dict[Weight, int]:
    """Every number by its name and place."""
    found = {}
    for name, value in values.items():
        if isinstance(value, list):
            found.update({Weight(name, place): entry for place, entry in enumerate(value)})
        else:
            found[Weight(name, SINGLE)] = value
    return found


def folded(numbers: dict[Weight, int]) -> Values:
    """The numbers as weights by name."""
    values: Values = {}
    for weight, number in numbers.items():
        if weight.place == SINGLE:
            values[weight.name] = number
        else:
            values.setdefault(weight.name, []).append(number)
    return values


def write_weights(file: Path, values: Values, players: int = ANY_NUMBER) -> None:
    """Replace the weights in the file and leave everything else as it is.

    For one number of players those are written that differ from the default.
    """
    table = f"players.{players}" if players else "default"
    default = read_weights(file, ANY_NUMBER).values
    lines = file.read_text(encoding="utf-8").splitlines()
    if f"[{table}]" not in lines:
        lines += ["", f"[{table}]"]
    start = lines.index(f"[{table}]") + 1
    end = next((n for n in range(start, len(lines)) if lines[n].startswith("[")), len(lines))
    missing = dict(values)
    for n in range(start, end):
        found = re.match(r"(\w+)( *= *)(-?\d+|\[[^]]*\])(.*)", lines[n])
        if found and found[1] in missing:
            lines[n] = f"{found[1]}{found[2]}{missing.pop(found[1])}{found[4]}"
    while not lines[end - 1]:
        end -= 1
    lines[end:end] = [f"{name} = {value}" for name, value in missing.items() if value != default[name]]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


# Playing


class Table:
    """Plays games with changing weights."""

    def __init__(self, tuned: Tuned, weights: list[Weight]) -> None:
        self.tuned = tuned
        self.title = title_named(tuned.title)
        self.weights = weights
        self.values: Values = {}

    def put(self, numbers: list[int]) -> None:
        """Change the weights."""
        self.values = folded(dict(zip(self.weights, numbers, strict=True)))

    def bots(self, players: int, seed: int) -> list[Bot]:
        """Greedy bots with these weights, but for those that the file has for this number of players alone."""
        weights = read_weights(self.tuned.file, players)
        for name, value in self.values.items():
            if self.tuned.players or name not in weights.places:
                weights.values[name] = value
        opinion = opinion_with(opinion_name(self.title), Weights(self.tuned.file.name, "", weights.values))
        return [GreedyBot(derive(seed, seat), opinion) for seat in range(players)]

    def play(self, players: int, options: dict[str, object], seed: int) -> tuple[float, int]:
        """One game of greedy bots: what it is worth, and whether anybody won."""
        g: Any = Setup.of(self.title, players, seed, options).start()
        bots = self.bots(players, seed)
        while g.decision is not None:
            play_some(g, bots, 50, False)
        outcome = self.title.outcome(g)
        points = max(-MOST_POINTS, min(MOST_POINTS, sum(outcome.scores) / players))
        return WON * bool(outcome.winners) + DECADE * getattr(g, "decade", 0) + points, bool(outcome.winners)


tables: list[Table] = []


def begin(tuned: Tuned, weights: list[Weight]) -> None:
    """What a process does first."""
    tables.append(Table(tuned, weights))


def try_out(numbers: list[int], games: list[tuple[int, dict[str, object], int]]) -> tuple[float, int]:
    """The mean worth of these games with these weights, and how many were won."""
    tables[0].put(numbers)
    results = [tables[0].play(*game) for game in games]
    return sum(worth for worth, _ in results) / len(results), sum(won for _, won in results)


def search(tuned: Tuned, present: dict[Weight, int], arguments: argparse.Namespace) -> list[int]:
    """The search itself: an evolution strategy on the logarithms of the weights."""
    centre = [float(value) for value in present.values()]
    cases: list[Case] = arguments.games
    count, spread = arguments.candidates, arguments.spread
    best = max(2, count // 4)
    share = [math.log(best + 1) - math.log(rank + 1) for rank in range(best)]
    chance = random.Random(arguments.seed)
    started = time.monotonic()
    generation = 0
    begin_with = (tuned, list(present))
    with ProcessPoolExecutor(arguments.workers, get_context("spawn"), initializer=begin, initargs=begin_with) as pool:
        while generation < arguments.generations and time.monotonic() - started < 60 * arguments.minutes:
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
    """Search, then print or write what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title", choices=[name for name in title_names() if opinion_name(title_named(name))])
    parser.add_argument("--games", nargs="+", type=parse_case, required=True, metavar="PLAYERS:GAMES[:OPTIONS]")
    parser.add_argument("--players", type=int, default=ANY_NUMBER, help="only the weights for so many players")
    parser.add_argument("--minutes", type=float, default=30, help="stop after the generation that ends later (30)")
    parser.add_argument("--generations", type=int, default=1_000_000, help="at most so many")
    parser.add_argument("--candidates", type=int, default=14, help="of each generation (14)")
    parser.add_argument("--spread", type=float, default=0.2, help="of a mutation, in logarithms (0.2)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true", help="replace the weights in the file")
    arguments = parser.parse_args()
    tuned = Tuned(arguments.title, weights_file(arguments.title), arguments.players)
    if tuned.players and any(case.players != tuned.players for case in arguments.games):
        parser.error(f"all games must be for {tuned.players} players, whose weights are looked for")
    present = flat(read_weights(tuned.file, tuned.players).values)
    found = dict(zip(present, search(tuned, present, arguments), strict=True))
    for weight, value in found.items():
        place = f"[{weight.place}]" if weight.place != SINGLE else ""
        print(f"{weight.name}{place}: {present[weight]} -> {value}")
    if arguments.write:
        write_weights(tuned.file, folded(found), tuned.players)


if __name__ == "__main__":
    main()
